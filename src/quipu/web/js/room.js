// The room before the start: forms are sent in place, and changes by others are fetched.

import { words } from "./dom.js";
import { Line, showLost, shutPage } from "./line.js";
import { morph } from "./morph.js";
import { notice } from "./rematch.js";

const room = document.querySelector("[data-room]");
const address = `/t/${room.dataset.room}`;

/** What did not come through is asked again: a room is told what is to be, never how it changes. */
async function asked(where, how) {
  for (let wait = 500; ; wait = Math.min(2 * wait, 8000)) {
    try {
      return await fetch(where, how);
    } catch {
      await new Promise((go) => {
        setTimeout(go, wait);
      });
    }
  }
}

let stale = false; // something changed since the room was asked for
let asking = false;

async function refresh() {
  stale = true;
  if (asking) return;
  asking = true;
  try {
    while (stale) {
      stale = false;
      await redraw();
    }
  } finally {
    asking = false;
  }
}

async function redraw() {
  const answer = await asked(`${address}?part=true`);
  if (!answer.ok) return location.reload();
  const text = await answer.text();
  if (!text.includes('class="cols"')) return location.reload();
  await released();
  morph(room, text);
}

/** A button that is being pressed stays until it is let go, or its click would meet nothing. */
let pressed = false;
document.addEventListener(
  "pointerdown",
  () => {
    pressed = true;
  },
  true,
);
for (const end of ["pointerup", "pointercancel"])
  document.addEventListener(
    end,
    () =>
      setTimeout(() => {
        pressed = false;
      }),
    true,
  );

async function released() {
  for (let waited = 0; pressed && waited < 5000; waited += 20)
    await new Promise((go) => {
      setTimeout(go, 20);
    });
}

room.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.action.endsWith("/room")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const answer = await asked(form.action, { method: "POST", body });
  if (form.matches(".word")) form.reset();
  if (body.has("start") || new URL(answer.url).searchParams.has("why")) location.href = answer.url;
  else refresh();
});

const line = new Line(room.dataset.room, () => ({
  type: "hello",
  lang: room.dataset.lang,
  grounds: [],
}));
line.addEventListener("told", (event) => {
  const { type, stage } = event.detail;
  if (type === "promise" || type === "began" || (type === "welcome" && stage !== "open"))
    location.reload();
  else if (type === "room" || type === "here") refresh();
  else if (type === "rematch" && event.detail.of !== room.dataset.room)
    notice(event.detail, document.querySelector('[name="csrf"]').value, words);
});
showLost(line);
line.addEventListener("shut", (event) => location.assign(shutPage(event.detail)));
line.connect();
