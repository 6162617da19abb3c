// The end of a game at the table: who won and by what, seats by rank, and where to go from here.

import { byId, disc, icon, make, picture, words } from "./dom.js";
import { vignette } from "./vignette.js";

const LATE = 1300; // milliseconds in which the last move is seen before the panel covers it
const MINUS = "−";
const figure = (n) => String(n).replace("-", MINUS);

export class Ending {
  /** @param {any} board whose place that decided the game is shown */
  constructor(board) {
    this.box = byId("ending");
    this.board = board;
    this.shown = "";
    this.wasOver = null;
    this.isOpen = false;
    this.timer = 0;
    if (!this.box) return;
    byId("ending-fold").addEventListener("click", () => this.fold());
    byId("turn").addEventListener("click", () => this.open());
    const fit = () => this.fit();
    new ResizeObserver(fit).observe(byId("board-room"));
    addEventListener("resize", fit);
  }

  /** @param {any} body the view */
  show(body) {
    if (!this.box || !body.ending) {
      this.wasOver = Boolean(body.over);
      return;
    }
    const text = JSON.stringify([body.ending, body.seats.map((each) => [each.name, each.tag])]);
    if (text !== this.shown) this.fill(body);
    this.shown = text;
    if (this.wasOver !== true) this.begin(this.wasOver === false);
    this.wasOver = true;
    this.reopener();
  }

  begin(live) {
    if (location.hash === "#board") return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.timer = setTimeout(() => this.open(), live && !still ? LATE : 0);
  }

  open() {
    if (!this.box || this.wasOver !== true || this.isOpen) return;
    clearTimeout(this.timer);
    this.isOpen = true;
    this.fit();
    this.box.hidden = false;
    document.body.classList.add("ended");
    this.reopener();
    const typing = document.activeElement?.closest?.("input, textarea");
    if (!typing) byId("ending-title").focus({ preventScroll: true });
  }

  fold() {
    this.isOpen = false;
    this.box.hidden = true;
    document.body.classList.remove("ended");
    this.reopener();
    byId("turn").querySelector(".reopen")?.focus({ preventScroll: true });
  }

  /** While the panel is folded, the pill in the header brings it back. */
  reopener() {
    const pill = byId("turn");
    pill.classList.toggle("reopens", !this.isOpen);
    pill.querySelector(".reopen")?.remove();
    if (!this.isOpen)
      pill.append(
        make("button", { class: "reopen", "aria-label": words.endingShow }, icon("right")),
      );
  }

  /** The panel covers the board and what lies below it, never the column beside it. */
  fit() {
    if (!this.isOpen) return;
    const room = byId("board-room").getBoundingClientRect();
    const beside = room.width < 0.86 * innerWidth && innerWidth >= 560;
    const top = document.querySelector(".app .top").getBoundingClientRect().bottom;
    this.box.style.left = `${beside ? room.left : 0}px`;
    this.box.style.width = beside ? `${room.width}px` : "100%";
    this.box.style.top = `${Math.max(0, top)}px`;
  }

  fill(body) {
    const { ending, seats } = body;
    const winner = ending.winners.length === 1 ? seats[ending.winners[0]] : null;
    this.box.className = `ending${winner ? ` seat-${winner.colour}` : ""}`;
    byId("ending-title").textContent = ending.title;
    byId("ending-about").textContent = ending.about;
    byId("ending-own").textContent = ending.own;
    const most = Math.max(1, ...ending.rows.map((row) => total(row)));
    byId("ending-ranks").replaceChildren(
      ...ending.rows.map((row) => rankRow(row, seats[row.seat], ending.sources, most)),
    );
    byId("ending-legend").replaceChildren(
      ...ending.sources.map((each) =>
        make("span", {}, make("i", { class: `src-${each.shade}` }), each.words),
      ),
    );
    if (!this.shown) byId("ending-picture").replaceChildren(vignette(this.board, body, winner));
  }
}

/** Points above zero: what the bar shows. */
const total = (row) => row.parts.reduce((sum, part) => sum + part.points, 0);

function rankRow(row, seat, sources, most) {
  const bar = make(
    "span",
    { class: "bar", role: "img", "aria-label": heard(row, sources) },
    ...row.parts.map((part) => segment(part, sources, most)),
  );
  if (row.minus) bar.append(make("span", { class: "minus num", text: figure(row.minus) }));
  return make(
    "li",
    { class: `seat-${seat.colour}${seat.me ? " me" : ""}${row.rank === 1 ? " first" : ""}` },
    make("span", { class: "rank num", text: row.rank }),
    disc(seat),
    make(
      "span",
      { class: "nm" },
      make("b", { text: seat.name }),
      seat.tag ? make("small", { text: ` ${seat.tag}` }) : null,
    ),
    bar,
    make("strong", { class: "num", text: figure(row.points) }),
  );
}

function segment(part, sources, most) {
  const source = sources.find((each) => each.name === part.name);
  const box = make(
    "span",
    { class: `part src-${part.shade}`, title: source.words },
    make(
      "span",
      { class: "shown" },
      source.picture ? picture(source.picture, "i") : null,
      make("b", { class: "num", text: part.points }),
    ),
  );
  box.style.width = `${(100 * part.points) / most}%`;
  return box;
}

/** The bar in words, for those who hear it. */
function heard(row, sources) {
  return row.parts
    .map((part) => `${sources.find((each) => each.name === part.name).words}: ${part.points}`)
    .join(", ");
}
