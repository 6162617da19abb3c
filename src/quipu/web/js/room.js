// The room before the start: forms are sent in place, and changes by others are fetched.

import { Line } from "./line.js";

const room = document.querySelector("[data-room]");
const address = `/t/${room.dataset.room}`;

async function refresh() {
  const answer = await fetch(`${address}?part=true`);
  if (!answer.ok) return location.reload();
  const text = await answer.text();
  if (!text.includes('class="cols"')) return location.reload();
  const held = document.activeElement;
  const mark = held?.name ? `[name="${held.name}"][value="${CSS.escape(held.value)}"]` : "";
  const typed = [...room.querySelectorAll(".word")].map((form) => [form.elements.option.value, form.elements.value]);
  room.innerHTML = text;
  if (mark) room.querySelector(mark)?.focus();
  for (const [option, field] of typed) keep(option, field, field === held);
}

/** What somebody is typing stays, whatever the others change meanwhile. */
function keep(option, field, focused) {
  const form = [...room.querySelectorAll(".word")].find((each) => each.elements.option.value === option);
  if (!form) return;
  form.elements.value.value = field.value;
  if (focused) form.elements.value.focus();
}

room.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.action.endsWith("/room")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const answer = await fetch(form.action, { method: "POST", body });
  if (form.matches(".word")) form.reset();
  if (body.has("start") || new URL(answer.url).searchParams.has("why")) location.href = answer.url;
  else refresh();
});

const line = new Line(room.dataset.room, () => ({ type: "hello", lang: room.dataset.lang, narrow: false, grounds: [] }));
line.addEventListener("told", (event) => {
  const { type, stage } = event.detail;
  if (type === "promise" || type === "began" || (type === "welcome" && stage !== "open")) location.reload();
  else if (type === "room" || type === "here") refresh();
});
line.addEventListener("shut", () => location.assign("/"));
line.connect();
