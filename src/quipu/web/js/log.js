// The log: turn by turn, in pictures; every line has its words for those who hear it.

import { arrangement, narrow } from "./arrangement.js";
import { byId, disc, make, picture, words } from "./dom.js";

const LATEST = 3; // turns that are shown again on a phone
const MOST = 400;
const FOLDED = new Set(["offer", "talk", "deal"]);

export class Log {
  constructor() {
    this.list = byId("log");
    this.seats = [];
    this.turn = null; // the block that is being written
    this.follows = true;
    this.high = 0;
    const { list } = this;
    list.addEventListener("scroll", () => {
      if (list.clientHeight === this.high)
        this.follows = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    });
    new ResizeObserver(() => {
      this.high = list.clientHeight;
      this.newest();
    }).observe(list);
    this.last = null;
    this.narrow = narrow;
    new ResizeObserver(() => this.latest()).observe(byId("latest"));
  }

  /** @param {any[]} lines @param {boolean} full @param {any[]} seats */
  show(lines, full, seats) {
    this.seats = seats;
    if (full) {
      this.list.replaceChildren();
      this.turn = null;
      this.follows = true;
    }
    for (const line of lines) this.add(line);
    while (this.list.querySelectorAll("li").length > MOST && this.list.childElementCount > 1)
      this.list.firstElementChild.remove();
    this.newest();
    this.last = lines.at(-1) || this.last;
    this.latest();
  }

  /** Who reads the end of the log stays there, also when a form takes of its room. */
  newest() {
    if (this.follows) this.list.scrollTop = this.list.scrollHeight;
  }

  add(line) {
    if (!this.turn || this.turn.number !== line.turn) this.begin(line);
    if (line.place === "turn") {
      this.turn.head.append(heard(line));
      return;
    }
    if (FOLDED.has(line.place)) return this.fold(line);
    const item = this.item(line, line.place === "head" ? "head" : "told");
    const own = line.place === "head" && line.seat === this.turn.owner;
    item.dataset.kind = line.kind;
    this.turn.tale.insertBefore(item, own ? this.first(line.kind) : null);
    if (own) item.dataset.own = "true";
  }

  /** Of several that got the same at once, whose turn it is stands first, without a disc. */
  first(kind) {
    let found = null;
    for (
      let each = this.turn.tale.lastElementChild;
      each?.dataset.kind === kind && !each.dataset.own;
      each = each.previousElementSibling
    )
      found = each;
    return found;
  }

  /** What everybody is to see though the game does not tell it. */
  note(seat, text) {
    this.add({
      turn: this.turn?.number ?? 0,
      owner: this.turn?.owner ?? -1,
      place: "told",
      seat,
      text,
    });
    this.newest();
  }

  begin(line) {
    const seat = this.seats[line.owner];
    const name = seat ? (seat.me ? words.you : seat.name) : words.begins;
    const head = make(
      "li",
      { class: "head who-on" },
      seat ? disc(seat, "sm") : make("i", { class: "nobody" }),
      make("b", { text: name }),
    );
    const tale = make("ol", { class: "tale" }, head);
    this.turn = { number: line.turn, owner: line.owner, head, tale, fold: null };
    this.list.append(make("li", { class: "turn-of" }, tale));
  }

  item(line, css) {
    return make(
      "li",
      { class: css },
      heard(line),
      make("span", { class: "seen", "aria-hidden": "true" }, ...this.parts(line)),
    );
  }

  /** All trades of a turn stand in one line that opens. */
  fold(line) {
    const { turn } = this;
    if (!turn.fold) {
      turn.fold = { sum: make("summary", { class: "chip" }), inner: make("ol", {}) };
      turn.tale.append(
        make("li", { class: "trades" }, make("details", {}, turn.fold.sum, turn.fold.inner)),
      );
    }
    turn.fold.sum.replaceChildren(...this.shown(line.fold || []));
    turn.fold.inner.append(this.item(line, "told"));
  }

  parts(line) {
    if (!line.parts) return line.place === "head" ? [] : spoken(line.text);
    const named = line.parts[0].name && line.seat === this.turn.owner; // as the heading does
    return this.shown(named ? line.parts.slice(1) : line.parts);
  }

  /** Pictures, numbers, names; whose turn it is need not be said again. */
  shown(parts, all = false) {
    return parts.map((part) => {
      const owner =
        part.seat !== undefined && (all || part.seat !== this.turn?.owner)
          ? this.seats[part.seat]
          : null;
      return make(
        "span",
        { class: `part${part.chip ? " rolled" : ""}${part.name ? " name" : ""}` },
        owner ? disc(owner, "xs") : null,
        part.count ? make("span", { class: "num", text: part.count }) : null,
        part.text ? make("span", { text: part.text }) : null,
        part.picture
          ? picture(
              part.picture,
              `i${part.of >= 0 ? ` piece seat-${this.seats[part.of]?.colour}` : ""}`,
            )
          : null,
      );
    });
  }

  /** On a phone the last turns are seen in what room the sheet has left, else the last line. */
  latest() {
    const box = byId("latest");
    if (!this.last || !arrangement.is("phone", "tablet")) return;
    if (this.narrow.matches) {
      box.classList.remove("one");
      box.replaceChildren(...[...this.list.children].slice(-LATEST).map(copied));
      while (box.childElementCount > 1 && box.scrollHeight > box.clientHeight + 1)
        box.firstElementChild.remove();
      if (box.scrollHeight <= box.clientHeight + 1) return;
    }
    const seat = this.seats[this.last.seat];
    box.classList.add("one");
    box.replaceChildren(
      seat ? disc(seat, "sm") : make("i", { class: "nobody" }),
      make("span", {}, ...spoken(this.last.text)),
    );
  }
}

/** A turn of the log without what can be opened. */
function copied(turn) {
  const copy = turn.cloneNode(true);
  for (const each of copy.querySelectorAll("details"))
    each.replaceWith(make("span", { class: "chip" }, ...each.querySelector("summary").childNodes));
  const shown = make("span", { class: "turn-of" }, ...copy.childNodes);
  shown.setAttribute("aria-hidden", "true");
  return shown;
}

/** The words of a line, for those who hear the log. */
function heard(line) {
  return make("span", { class: "unseen", text: `${line.text.replace(/[\u2068\u2069]/g, "")} ` });
}

/** A sentence with the names in it, which the server sets apart, standing out. */
export function spoken(text) {
  return text
    .split(/\u2068(.*?)\u2069/)
    .map((each, n) => (n % 2 ? make("b", { text: each }) : each));
}
