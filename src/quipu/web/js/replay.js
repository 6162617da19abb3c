// A replay: a slider over the steps of a finished game, through any seat's eyes.

import { arrangement } from "./arrangement.js";
import { Board } from "./board.js";
import { become, byId, disc, make, picture, redraw, words } from "./dom.js";
import { Marks } from "./marks.js";
import { scrollers } from "./scrollers.js";
import { whole } from "./since.js";
import { zoomable } from "./zoom.js";

const PACE = 900;
const SOON = 60; // milliseconds
const page = byId("rp").dataset;
const course = JSON.parse(byId("course").textContent);
const board = new Board(byId("zoomed"), byId("symbols"), byId("bubble"));
board.put = redraw;
const done = new Marks(board);
const zoom = zoomable(byId("board-room"), byId("zoomed"), () => {});
const slider = byId("slider");
const MOST_TICKS = 9;

let step = wanted();
let eyes = -2;
let curve = "points";
let have = "";
let shown = null;
let asked = 0;
let playing = 0;

/** The moment that the address means: `#184`, else where the page opens. */
function wanted() {
  const said = Number.parseInt(location.hash.slice(1), 10);
  return Number.isNaN(said) ? Number(page.step) : Math.min(course.last, Math.max(0, said));
}

/** @param {number} to */
async function go(to) {
  step = Math.min(course.last, Math.max(0, to));
  slider.value = String(step);
  history.replaceState(null, "", `#${step}`);
  asked += 1;
  const mine = asked;
  const late = setTimeout(told, SOON);
  const want = { step, eyes, arrangement: arrangement.name, ground: board.ground };
  const answer = await fetch(`/r/${page.word}/frame?${new URLSearchParams({ ...want, have })}`);
  if (!answer.ok || mine !== asked) return;
  const body = whole(shown, await answer.json());
  shown = body;
  clearTimeout(late);
  told();
  have = `${body.step},${body.eyes}`;
  board.show(body.board, body.full);
  dispatchEvent(new CustomEvent("moment", { detail: { step: body.step } }));
  seats(body);
  done.show(body.marks, body.seats);
  byId("happened").replaceChildren(
    ...body.said.slice(-4).map((line, n, every) =>
      make(
        "li",
        { class: line.seat < 0 ? "" : `seat-${body.seats[line.seat].colour}` },
        line.seat < 0 ? null : disc(body.seats[line.seat]),
        make(
          "span",
          { text: line.text },
          n === every.length - 1
            ? make("small", {
                text: `${words.turn.replace("{n}", body.turn)}, ${words.step.replace("{n}", body.step)}`,
              })
            : null,
        ),
      ),
    ),
  );
}

/** What is said of the step itself: with its board, or before it if that takes long. */
function told() {
  byId("step-now").textContent = words.step.replace("{n}", step);
  byId("step-of").textContent = words.of
    .replace("{n}", course.last)
    .replace("{turn}", course.turns[step]);
  slider.setAttribute(
    "aria-valuetext",
    `${byId("step-now").textContent} ${byId("step-of").textContent}`,
  );
  here();
  if (page.embed === "yes") return;
  const address = `${location.origin}/r/${page.word}`;
  byId("link").textContent = `${address}?step=${step}`;
  byId("opens-at").textContent = words.opens.replace("{n}", step);
  byId("embed-code").textContent =
    `<iframe src="${address}?step=${step}&embed=true" width="640" height="560" loading="lazy"></iframe>`;
  for (const kind of ["svg", "png"])
    byId(`as-${kind}`).href =
      `/r/${page.word}/board.${kind}?step=${step}&eyes=${Math.max(-1, eyes)}`;
  byId("as-json").href = `/r/${page.word}/position.json?step=${step}`;
  const form = byId("explore");
  form.step.value = String(step);
  form.eyes.value = String(eyes);
  form.querySelector("button").disabled = step === course.last && course.winners.length > 0;
}

// ---- seats and hands ---------------------------------------------------------------------------

/** Rows stay, and what is the same in a hand is not drawn anew: drawings cost the browser most. */
function seats(body) {
  const hands = new Map(body.hands.map((each) => [each.seat, each]));
  const rows = byId("seats");
  for (const seat of body.seats) {
    const row =
      rows.children[seat.seat] ||
      rows.appendChild(make("li", {}, make("div", {}), make("div", { class: "hand" })));
    const counts = seat.counts.map((each) =>
      make(
        "span",
        { title: each.name },
        each.picture ? picture(each.picture, "i16") : null,
        each.picture ? ` ${each.n}` : each.name,
      ),
    );
    row.className = `seat seat-${seat.colour}${body.asked.includes(seat.seat) ? " on" : ""}`;
    const head = make(
      "div",
      {},
      disc(seat),
      make("b", { text: seat.name }),
      make("span", { class: "stats" }, ...counts),
      make("span", { class: "pts num", text: String(body.points[seat.seat]).replace("-", "−") }),
    );
    become(row.firstElementChild, head);
    hand(row.lastElementChild, hands.get(seat.seat));
  }
}

function hand(box, held) {
  box.hidden = !held || (!held.drawn && !held.cards.length);
  if (held?.drawn) return redraw(box, held.drawn);
  const cards = (held?.cards || []).map((card) =>
    make(
      "span",
      {},
      card.picture ? picture(card.picture, "i") : null,
      `${card.count} ${card.picture ? "" : card.name}`,
    ),
  );
  box.replaceChildren(make("div", { class: "held" }, ...cards));
}

// ---- marks and curves --------------------------------------------------------------------------

/** Marks of one step share a button: the first has its picture, all are named. */
function marks() {
  const placed = course.marks.map((mark) => ({ ...mark, big: false }));
  for (const seat of course.winners)
    placed.push({ step: course.last, seat, name: words.win, picture: null, big: true });
  const steps = Map.groupBy(placed, (mark) => mark.step);
  byId("marks").replaceChildren(...[...steps].map(([at, each]) => markButton(at, each)));
  name();
}

function markButton(at, each) {
  const mark = each.find((one) => one.big) || each[0];
  const face = mark.picture
    ? picture(mark.picture, "i")
    : faces[mark.seat]?.cloneNode(true) || null;
  const said = [...new Set(each.map((one) => one.name))].join(", ");
  const button = make(
    "button",
    {
      title: said,
      "aria-label": `${said}, ${words.step.replace("{n}", at)}`,
      class: mark.big ? "big" : "",
      onclick: () => go(at),
    },
    make("i", {}, face),
    make("span", { text: said }),
  );
  button.style.left = share(at);
  return button;
}

const share = (at) => `${(at / Math.max(1, course.last)) * 100}%`;

/** Words stand beside a mark where they reach no other. */
function name() {
  const buttons = [...byId("marks").children];
  const width = byId("marks").clientWidth;
  const at = buttons.map((each) => (Number.parseFloat(each.style.left) / 100) * width);
  let free = -9;
  for (const [n, button] of buttons.entries()) {
    const wide = button.lastElementChild.scrollWidth + 22;
    const next = n + 1 < at.length ? at[n + 1] - 15 : width + 9;
    const right = at[n] + wide <= next;
    const left = !right && at[n] - wide >= free;
    button.dataset.word = right ? "right" : left ? "left" : "";
    free = at[n] + (right ? wide : 15);
  }
}

/** Under the slider where turns begin, as many as can be read. */
function ticks() {
  const begins = new Map();
  for (const [at, turn] of course.turns.entries())
    if (turn > 0 && !begins.has(turn)) begins.set(turn, at);
  const most = Math.max(0, ...begins.keys());
  const every = [1, 2, 3, 5, 10, 20, 25, 50, 100, 200].find((n) => most / n <= MOST_TICKS) || 500;
  const shown = [...begins].filter(([turn]) => turn % every === 0);
  byId("ticks").replaceChildren(
    ...shown.map(([turn, at], n) => {
      const tick = make("span", { text: n ? String(turn) : words.turn.replace("{n}", turn) });
      tick.style.left = share(at);
      return tick;
    }),
  );
}

const faces = [...document.querySelectorAll("#eyes [data-eyes] .disc")];
const colours = faces.map((each) => [...each.classList].find((name) => name.startsWith("seat-")));

const [WIDE, HIGH, LEFT, RIGHT, FOOT, TOP] = [350, 132, 36, 8, 18, 8];
const across = (n) => LEFT + (n / Math.max(1, course.last)) * (WIDE - LEFT - RIGHT);

/** Points or outlook by step; once, for a long game has thousands of them. */
function draw() {
  const rows = course[curve];
  const most = curve === "outlook" ? 1 : Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const y = (value) => TOP + ((most - value) / (most - least)) * (HIGH - TOP - FOOT);
  const lines = colours.map((css, seat) => {
    const path = stairs(rows.map((row) => y(row[seat]) - (curve === "points" ? seat * 1.4 : 0)));
    return `<g class="${css}"><path class="case" d="${path}"/><path class="ln" d="${path}"/></g>`;
  });
  const ticks =
    curve === "outlook" ? [0, 0.5, 1] : [...new Set([least, Math.round((least + most) / 2), most])];
  const grid = ticks.map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDE - RIGHT}" y1="${y(value)}" y2="${y(value)}"/>` +
      `<text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">` +
      `${curve === "outlook" ? `${value * 100} %` : value}</text>`,
  );
  byId("curve").setAttribute("viewBox", `0 0 ${WIDE} ${HIGH}`);
  byId("curve").innerHTML = grid.join("") + lines.join("");
  byId("curve-now").setAttribute("viewBox", `0 0 ${WIDE} ${HIGH}`);
  here();
}

/** A path through these heights; where nothing changes it goes straight. */
function stairs(heights) {
  const high = heights.map((each) => each.toFixed(1));
  const bends = high.map((each, n) =>
    n && n < high.length - 1 && each === high[n - 1] && each === high[n + 1]
      ? ""
      : `${across(n).toFixed(1)} ${each}`,
  );
  return `M${bends.filter(Boolean).join("L")}`;
}

/** A line at this step. */
function here() {
  const [line, word] = byId("curve-now").children;
  const at = across(step);
  line.setAttribute("x1", at);
  line.setAttribute("x2", at);
  line.setAttribute("y2", HIGH - FOOT);
  word.setAttribute("x", at);
  word.setAttribute("y", HIGH - 4);
  word.textContent = step;
}

byId("curve").addEventListener("click", (event) => {
  const box = byId("curve").getBoundingClientRect();
  const at = ((event.clientX - box.left) / box.width) * WIDE;
  go(Math.round(((at - LEFT) / (WIDE - LEFT - RIGHT)) * course.last));
});

for (const each of document.querySelectorAll("[data-curve]")) {
  each.addEventListener("click", () => {
    curve = each.dataset.curve;
    for (const one of document.querySelectorAll("[data-curve]"))
      one.setAttribute("aria-pressed", String(one === each));
    byId("curve-title").textContent = words[curve];
    byId("curve-about").hidden = curve !== "outlook";
    draw();
  });
}

// ---- steering ----------------------------------------------------------------------------------

function look(through) {
  eyes = through;
  for (const each of document.querySelectorAll("[data-eyes]"))
    each.setAttribute("aria-pressed", String(Number(each.dataset.eyes) === eyes));
  byId("eyes-about").textContent = eyes < 0 ? words.all : words.known;
  go(step);
}

function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (step < course.last ? go(step + 1) : play(false)), PACE) : 0;
  byId("play").setAttribute("aria-pressed", String(on));
  byId("play").setAttribute("aria-label", on ? words.pause : words.play);
  byId("play").classList.toggle("on", on);
}

const jump = (turn) => {
  const steps = [0, ...course.marks.map((each) => each.step), course.last];
  const next =
    turn > 0 ? steps.filter((each) => each > step)[0] : steps.filter((each) => each < step).at(-1);
  if (next !== undefined) go(next);
};

const DOES = {
  ArrowLeft: () => go(step - 1),
  ArrowRight: () => go(step + 1),
  Home: () => go(0),
  End: () => go(course.last),
  n: () => jump(1),
  p: () => jump(-1),
  " ": () => play(!playing),
};

byId("to-first").addEventListener("click", () => go(0));
byId("back").addEventListener("click", () => go(step - 1));
byId("on").addEventListener("click", () => go(step + 1));
byId("to-last").addEventListener("click", () => go(course.last));
byId("play").addEventListener("click", () => {
  if (!playing && step === course.last) go(0);
  play(!playing);
});
slider.addEventListener("input", () => go(Number(slider.value)));
for (const each of document.querySelectorAll("[data-eyes]"))
  each.addEventListener("click", () => look(Number(each.dataset.eyes)));
addEventListener("hashchange", () => {
  if (wanted() !== step) go(wanted());
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target === slider) return;
  if (event.key === " " && event.target.closest?.("button, a, summary")) return;
  const does = DOES[event.key];
  if (!does) return;
  event.preventDefault();
  does();
});
byId("zoom-in").addEventListener("click", () => zoom.by(1.4));
byId("zoom-out").addEventListener("click", () => zoom.by(1 / 1.4));
addEventListener("resize", name);
const mayFold = () => board.fold(!arrangement.is("desk"));
mayFold();
board.addEventListener("placed", () => zoom.place());
board.follow();
arrangement.onChange(() => {
  mayFold();
  have = "";
  go(step);
});
board.define(course.symbols);
scrollers();
marks();
ticks();
draw();
look(eyes);
