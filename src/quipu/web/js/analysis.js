// Was it luck? The analysis of a finished game beside its replay: asked for, waited for, shown.

import { arrangement } from "./arrangement.js";
import { byId, make, words } from "./dom.js";
import { define, overlay, spot } from "./places.js";

const SVG = "http://www.w3.org/2000/svg";
const SHOWN = 5;
const AGAIN = 1500;
const [WIDE, HIGH, LEFT, RIGHT, FOOT, TOP] = [350, 190, 40, 66, 18, 8];
const page = byId("rp").dataset;
const faces = [...document.querySelectorAll("#eyes [data-eyes] .disc")];
const colours = faces.map((each) => [...each.classList].find((name) => name.startsWith("seat-")));
const names = [...document.querySelectorAll("#eyes [data-eyes]:not([data-eyes='-2']) span")].map(
  (each) => each.textContent,
);
const form = byId("ask-analysis");
const bubble = make("div", { class: "better", role: "note", hidden: true });

let found = null;
let moment = { step: 0 };

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const percent = (share) => {
  const number = Math.abs(share * 100).toLocaleString(document.documentElement.lang, ONE_DIGIT);
  return `${number} %`;
};
const signed = (share) => `${share < 0 ? "−" : "+"}${percent(share)}`;
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const face = (seat) => faces[seat].cloneNode(true);

// ---- asking and waiting ------------------------------------------------------------------------

async function look() {
  const answer = await fetch(`/r/${page.word}/analysis?arrangement=${arrangement.name}`);
  if (answer.ok) told(await answer.json());
}

function told(body) {
  const waits = body.stage === "waiting";
  form.hidden = body.stage !== "none" && body.stage !== "failed";
  byId("judging").hidden = !waits;
  byId("judging").querySelector("progress").value = body.done / Math.max(1, body.of);
  const note =
    {
      waiting: body.done ? words.judged : words.waits,
      failed: words.failed,
      stopped: words.stopped,
    }[body.stage] || "";
  say(filled(note, body));
  byId("analysis").hidden = body.stage === "done";
  asked(body.stage);
  if (waits) setTimeout(look, AGAIN);
  if (!body.chances) return;
  found = body;
  define(body.symbols);
  for (const id of ["chances", "costliest", "lucks"]) byId(id).hidden = false;
  lucks();
  show();
}

/** Whoever came by "Was it luck?" sees this first, and need not ask a second time. */
function asked(stage) {
  if (page.luck !== "yes" || asked.done) return;
  asked.done = true;
  const found = byId("analysis").hidden ? byId("chances") : byId("analysis");
  found
    .closest(".side")
    .prepend(byId("analysis"), byId("chances"), byId("costliest"), byId("lucks"));
  if (stage === "none") form.requestSubmit();
  if (narrow.matches) found.scrollIntoView({ block: "start" });
}

function say(text) {
  byId("judged-note").textContent = text;
  byId("judged-note").hidden = !text;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  const answer = await fetch(form.action, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(new FormData(form)),
  });
  button.disabled = false;
  if (answer.ok) told(await answer.json());
  else say(answer.status === 429 ? words.enough : words.failed);
});

// ---- what was found ----------------------------------------------------------------------------

/** The dearest of all, and of each seat its own. */
const dearest = () =>
  found.decisions.filter(
    (each, n) => n < SHOWN || found.decisions.findIndex(({ seat }) => seat === each.seat) === n,
  );
const last = () => Number(byId("slider").max) || 1;
const go = (step) => {
  location.hash = `#${step}`;
};

/** To a decision, through the eyes of who decided. */
function visit(decision) {
  document.querySelector(`[data-eyes="${decision.seat}"][aria-pressed="false"]`)?.click();
  go(decision.step);
}

function show() {
  chart();
  const list = dearest();
  byId("decisions").replaceChildren(
    ...list.map((each) => {
      const title = filled(words.decided, {
        name: names[each.seat],
        n: each.step,
        what: each.played.text,
      });
      return make(
        "li",
        {},
        make(
          "button",
          {
            "aria-current": each.step === moment.step ? "true" : undefined,
            onclick: () => visit(each),
          },
          face(each.seat),
          make("b", { text: title }),
          make("span", { text: filled(words.better, { what: each.better.text }) }),
          make("i", { text: signed(-each.cost) }),
        ),
      );
    }),
  );
  byId("no-mistakes").hidden = list.length > 0;
  byId("costly").replaceChildren(
    ...list.map((each) => {
      const said = { name: names[each.seat], n: each.step, what: each.played.text };
      const title = `${filled(words.decided, said)}, ${signed(-each.cost)}`;
      const button = make("button", {
        title,
        "aria-label": title,
        "aria-current": each.step === moment.step ? "true" : undefined,
        onclick: () => visit(each),
      });
      button.style.left = `${(each.step / last()) * 100}%`;
      return button;
    }),
  );
  rings(list.find((each) => each.step === moment.step));
}

function lucks() {
  const most = Math.max(0.05, ...found.luck.map(Math.abs));
  byId("luck-list").replaceChildren(
    ...found.luck.map((luck, seat) => {
      const scale = document.createElementNS(SVG, "svg");
      scale.setAttribute("class", `scale ${colours[seat]}`);
      scale.setAttribute("viewBox", "0 0 200 20");
      scale.setAttribute("preserveAspectRatio", "none");
      scale.setAttribute("aria-hidden", "true");
      const wide = (Math.abs(luck) / most) * 98;
      scale.innerHTML =
        `<rect x="${luck < 0 ? 100 - wide : 100}" y="3" width="${wide.toFixed(1)}" height="14"/>` +
        '<line x1="100" x2="100" y1="0" y2="20"/>';
      const row = make(
        "li",
        {},
        face(seat),
        scale,
        make("b", { text: signed(luck) }),
        make("span", {
          text: `${names[seat]}: ${filled(words.gave, { n: percent(found.cost[seat]) })}`,
        }),
      );
      return row;
    }),
  );
}

/** Chances of all seats by step, and at the right those of this one. */
function chart() {
  const rows = found.chances;
  const x = (n) => LEFT + (n / last()) * (WIDE - LEFT - RIGHT);
  const y = (value) => TOP + (1 - value) * (HIGH - TOP - FOOT);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDE - RIGHT}" y1="${y(value)}" y2="${y(value)}"/>` +
      `<text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">` +
      `${value === 1 ? "100 %" : value * 100}</text>`,
  );
  const lines = colours.map((css, seat) => {
    const path = rows
      .map((row, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(row[seat]).toFixed(1)}`)
      .join("");
    return `<g class="${css}"><path class="case" d="${path}"/><path class="ln" d="${path}"/></g>`;
  });
  const now = rows[Math.min(moment.step, rows.length - 1)];
  const here = x(moment.step);
  const at =
    `<line class="now" x1="${here}" x2="${here}" y1="0" y2="${HIGH - FOOT}"/>` +
    `<text x="${here}" y="${HIGH - 4}" text-anchor="middle">${moment.step}</text>`;
  const svg = byId("chance-curve");
  svg.setAttribute("viewBox", `0 0 ${WIDE} ${HIGH}`);
  svg.innerHTML = `${grid.join("")}${lines.join("")}${at}`;
  const order = now
    .map((share, seat) => ({ share, seat }))
    .sort((one, other) => other.share - one.share);
  let low = TOP - 12;
  for (const { share, seat } of order) {
    low = Math.min(Math.max(low + 22, y(share)), HIGH - FOOT);
    const disc = face(seat);
    for (const [name, value] of Object.entries({
      x: WIDE - RIGHT + 8,
      y: low - 9,
      width: 18,
      height: 18,
    }))
      disc.setAttribute(name, String(value));
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("class", "pct");
    text.setAttribute("x", String(WIDE - RIGHT + 30));
    text.setAttribute("y", String(low + 4));
    text.textContent = `${Math.round(share * 100)} %`;
    svg.append(disc, text);
  }
  byId("chance-at").textContent = filled(words.atStep, { n: moment.step });
}

byId("chance-curve").addEventListener("click", (event) => {
  const box = byId("chance-curve").getBoundingClientRect();
  const at = ((event.clientX - box.left) / box.width) * WIDE;
  go(Math.min(last(), Math.max(0, Math.round(((at - LEFT) / (WIDE - LEFT - RIGHT)) * last()))));
});

// ---- on the board ------------------------------------------------------------------------------

/** A ring where the act was chosen that was played, a dashed one and a bubble where a better was. */
function rings(decision) {
  document.querySelector(".layer-costly")?.remove();
  bubble.hidden = !decision;
  if (!decision) return;
  const layer = overlay("layer-costly");
  const spots = ["played", "better"].map((way) => spot(layer, decision[way].at));
  const apart =
    spots[0] && spots[1] && Math.hypot(spots[0].x - spots[1].x, spots[0].y - spots[1].y) < 4
      ? 6
      : 0;
  layer.innerHTML = spots
    .map((place, n) => (place ? ring(place, decision.seat, n ? "dashed" : "", n ? apart : 0) : ""))
    .join("");
  bubble.replaceChildren(
    make("b", { text: filled(words.better, { what: decision.better.text }) }),
    make("span", { text: signed(-decision.cost) }),
  );
  beside(layer, spots[1]);
}

const ring = ({ x, y, r }, seat, css, more) =>
  `<g class="${colours[seat]}"><circle class="case" cx="${x}" cy="${y}" r="${r + more}"/>` +
  `<circle class="ring ${css}" cx="${x}" cy="${y}" r="${r + more}"/></g>`;

function beside(layer, place) {
  const room = byId("board-room");
  room.append(bubble);
  const box = room.getBoundingClientRect();
  const at =
    place && layer.getScreenCTM()
      ? new DOMPoint(place.x, place.y).matrixTransform(layer.getScreenCTM())
      : new DOMPoint(box.left + box.width / 2, box.top);
  const far = place ? place.r * layer.getScreenCTM().a + 10 : 10;
  const above = at.y - box.top - far - bubble.offsetHeight;
  const within = (value, most) => Math.max(6, Math.min(value, most - 6));
  bubble.style.left = `${within(at.x - box.left - bubble.offsetWidth / 2, box.width - bubble.offsetWidth)}px`;
  bubble.style.top = `${place && above > 6 ? above : within(at.y - box.top + far, box.height - bubble.offsetHeight)}px`;
}

addEventListener("moment", ({ detail }) => {
  moment = detail;
  if (found) show();
});
arrangement.onChange(() => {
  if (found) look();
});
look();
