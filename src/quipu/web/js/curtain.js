// The curtain between people who share this device: down, the page has only what everybody may see.

import { byId, disc, icon, make, words } from "./dom.js";
import { spoken } from "./log.js";

const LONG = 1000;
const AGAIN = 6000;
const MOST = 4;

export class Curtain {
  /** @param {(body: object) => void} send @param {any} log that knows how parts of a line are shown */
  constructor(send, log) {
    this.send = send;
    this.log = log;
    this.box = byId("curtain");
    this.told = null;
    this.seats = [];
    this.lines = [];
    this.shown = "";
    this.hasFallen = false; // nothing is shown until the page has begun anew
    if (this.box) byId("app").inert = true;
  }

  /** The seat that lies open on this page, to be said again when the line comes back. */
  get open() {
    return this.told?.open ?? -1;
  }

  get isDown() {
    return Boolean(this.box) && this.open < 0;
  }

  /** What of the last hand is in this page goes with it: a page that falls begins anew. */
  hear(body) {
    if (this.open >= 0 && body.open < 0) {
      this.hasFallen = true;
      this.box.hidden = false;
      document.body.classList.add("fallen");
      location.reload();
      return;
    }
    this.told = body;
    this.lower(body.open < 0 && body.named >= 0 && !body.over);
    this.draw();
  }

  view(body) {
    this.seats = body.seats;
    this.lines = body.full ? body.log : [...this.lines, ...body.log];
    this.draw();
  }

  lower(down) {
    if (this.box.hidden === !down) return;
    this.box.hidden = !down;
    byId("app").inert = down;
    byId("proposal").classList.toggle("over-curtain", down);
    if (down) this.box.focus();
  }

  draw() {
    if (!this.box || this.box.hidden || !this.told || !this.seats.length) return;
    const { named } = this.told;
    const now = JSON.stringify([
      this.told,
      this.lines.length,
      this.seats.map((each) => each.points),
    ]);
    if (now === this.shown) return;
    this.shown = now;
    byId("curtain-who").replaceChildren(disc(this.seats[named]));
    byId("curtain-title").textContent = this.told.title;
    byId("curtain-lead").textContent = this.told.lead;
    byId("curtain-hold").replaceChildren(this.holding(named, "btn primary"));
    const others = this.told.asked.filter((seat) => seat !== named);
    byId("curtain-others").hidden = !others.length;
    byId("curtain-others").replaceChildren(
      words.or,
      ...others.map((seat) => this.holding(seat, "btn")),
    );
    this.since(named);
    byId("curtain-scores").replaceChildren(
      ...this.seats.map((seat) => score(seat, seat.seat === named)),
    );
  }

  /** What all could see since the last turn of who is named, a row for each turn. */
  since(named) {
    const now = this.lines.at(-1);
    // A turn that begins is not the last.
    const lines = this.lines.filter((line) => line.owner !== named || line.turn !== now.turn);
    const last = lines.findLastIndex((line) => line.owner === named);
    const turns = new Map();
    for (const line of last < 0 ? [] : lines.slice(last + 1)) {
      if (this.seats[line.owner] && line.place !== "turn")
        turns.set(line.turn, [...(turns.get(line.turn) || []), line]);
    }
    const rows = [...turns.values()].slice(-MOST);
    byId("curtain-since").hidden = !rows.length;
    byId("curtain-since")
      .querySelector("ul")
      .replaceChildren(...rows.map((lines) => this.row(lines)));
  }

  row(lines) {
    const owner = this.seats[lines[0].owner];
    const folds = lines.filter((line) => line.fold?.length);
    const told = lines
      .filter((line) => line.place === "head" || line.place === "line")
      .flatMap((line) => this.parts(line));
    return make(
      "li",
      {},
      disc(owner),
      make(
        "span",
        {},
        make("b", { text: `${owner.name} ` }),
        ...told,
        ...(folds.length ? this.log.shown(folds.at(-1).fold) : []),
      ),
    );
  }

  parts(line) {
    if (!line.parts) return line.place === "head" ? [] : [...spoken(line.text), " "];
    return this.log.shown(
      line.parts[0].name && line.seat === line.owner ? line.parts.slice(1) : line.parts,
    );
  }

  /** A button that has to be held: by a finger, by a key, or pressed twice by what cannot hold. */
  holding(seat, css) {
    const label = make("span", { text: this.told.holds[seat] });
    const button = make(
      "button",
      { class: `${css} holding`, "data-hold": seat },
      icon("hand"),
      label,
    );
    let timer = 0;
    let touched = 0;
    const begin = () => {
      touched = Date.now();
      button.classList.add("held");
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.classList.add("ready");
        label.textContent = words.letGo;
      }, LONG);
    };
    const end = () => {
      clearTimeout(timer);
      if (button.classList.contains("ready")) label.textContent = this.told.holds[seat];
      button.classList.remove("held", "ready");
    };
    /** It opens when it is let go of, so that nothing behind it is pressed by that. */
    const release = () => {
      const isReady = button.classList.contains("ready");
      end();
      if (isReady) this.send({ type: "curtain", open: seat });
    };
    const isKey = (event) => event.key === " " || event.key === "Enter";
    button.addEventListener("pointerdown", (event) => {
      if (event.button === 0) begin();
    });
    button.addEventListener("pointerup", release);
    for (const each of ["pointerleave", "pointercancel", "blur"])
      button.addEventListener(each, end);
    button.addEventListener("keydown", (event) => {
      if (!isKey(event)) return;
      event.preventDefault();
      if (!event.repeat) begin();
    });
    button.addEventListener("keyup", (event) => {
      if (isKey(event)) release();
    });
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    let asked = 0;
    button.addEventListener("click", () => {
      const now = Date.now();
      if (now - touched < AGAIN && touched) return;
      if (now - asked < AGAIN) this.send({ type: "curtain", open: seat });
      asked = now;
      label.textContent = words.onceMore;
    });
    return button;
  }

  /** While nobody here is asked each may look at their own cards. */
  peeks(body) {
    if (!this.told || body.over) return [];
    const back = this.told.seats
      .filter((seat) => body.seats[seat].bot)
      .map((seat) =>
        make("button", {
          class: "btn",
          text: `${body.seats[seat].name}: ${words.return}`,
          onclick: () => this.send({ type: "return", seat }),
        }),
      );
    const mine = this.told.seats.filter((seat) => !body.seats[seat].bot);
    return [
      make("div", { class: "peeks" }, ...mine.map((seat) => this.holding(seat, "btn")), ...back),
    ];
  }

  /** Whose hand lies open puts it away before the device goes round. */
  away() {
    return this.open < 0
      ? []
      : [
          make("button", {
            class: "btn",
            id: "cover",
            text: words.cover,
            onclick: () => this.send({ type: "curtain", open: -1 }),
          }),
        ];
  }

  /** Who of this device answers what was proposed, if anybody has to. */
  answers() {
    const seat = this.told?.answers ?? -1;
    return seat >= 0 ? this.seats[seat]?.name : "";
  }

  /** Whoever is called by it is asked. */
  called(turn) {
    return this.isDown && this.told?.named >= 0
      ? { ...turn, you: true, title: this.told.title, note: "" }
      : turn;
  }
}

function score(seat, on) {
  const count = seat.counts?.[0];
  return make(
    "div",
    { class: `seat-${seat.colour}${on ? " on" : ""}` },
    disc(seat),
    make("b", { class: "num", text: seat.points ?? "" }),
    make("small", { text: seat.name }),
    count ? make("small", { text: count.name }) : null,
  );
}
