// Forms: what may be composed now, in four shapes; the server names each composition and judges it.

import { canonical } from "./board.js";
import { disc, make, picture, words } from "./dom.js";

export class Forms {
  /**
   * @param {HTMLElement} room for short forms @param {HTMLElement} aside for cards, on a desk
   * @param {any} board @param {(action: object) => void} act
   * @param {(action: object) => Promise<any>} attempt
   */
  constructor(room, aside, board, act, attempt) {
    this.room = room;
    this.aside = aside;
    this.narrow = matchMedia("(max-width: 760px)");
    this.board = board;
    this.act = act;
    this.attempt = attempt;
    this.shown = "";
    this.parts = [];
    board.addEventListener("toggled", () => this.parts.forEach((part) => part.judge()));
  }

  /** @param {any[]} forms @param {any[]} seats */
  show(all, seats) {
    const placed = this.board.actions();
    const forms = all.filter((form) => form.shape !== "turning" || !placed.has(canonical(form.choices[0].action)));
    const text = canonical(forms);
    if (text !== this.shown) {
      this.shown = text;
      this.parts = forms.map((each) => this.part(each, seats));
      const cards = this.parts.filter((part) => part instanceof Cards);
      const short = this.parts.filter((part) => !cards.includes(part));
      const folded = this.folded(cards);
      const beside = this.narrow.matches ? [] : folded;
      const below = [...short.map((part) => part.element), ...(this.narrow.matches ? folded : [])];
      this.room.replaceChildren(...below);
      this.aside.replaceChildren(...beside);
      this.room.hidden = below.length === 0;
      this.aside.hidden = beside.length === 0;
    }
    this.parts.forEach((part) => part.judge());
  }

  /**
   * A single card form lies open; of several one is, on a phone none until it is wanted.
   * What a place on the board opens stays folded until then.
   */
  folded(parts) {
    const called = (part) => document.querySelector(`.layer-targets [data-form="${part.form.kind}"]`);
    if (parts.length < 2 && !parts.some(called)) return parts.map((part) => part.element);
    return parts.map((part, n) => {
      const title = make("summary", { text: part.form.title + this.side(part.form) });
      return make("details", { name: "offers", class: "fold", open: n === 0 && !this.narrow.matches && !called(part) }, title, part.element);
    });
  }

  /** What a form for one side only is about. */
  side({ asked: [{ give_count: [, give], want_count: [, want] }], taken }) {
    if (taken || (give && want)) return "";
    return `: ${give ? words.sideGive : words.sideWant}`;
  }

  /** The card form for this kind of action is unfolded and at hand. */
  open(kind) {
    const part = this.parts.find((each) => each instanceof Cards && each.form.kind === kind);
    const fold = part?.element.closest("details");
    if (fold) fold.open = true;
    part?.element.scrollIntoView({ block: "nearest" });
    part?.element.querySelector(".pm button:last-child")?.focus({ preventScroll: true });
  }

  part(form, seats) {
    if (form.shape === "subset") return new Subset(this, form);
    if (form.shape === "cards") return new Cards(this, form, seats);
    return new Listing(this, form);
  }
}

/** What all forms have: a title, a confirming button, and the server's word on it. */
class Part {
  constructor(forms, form, css) {
    this.forms = forms;
    this.form = form;
    this.turn = 0;
    this.confirm = make("button", { class: "btn primary", onclick: () => this.forms.act(this.action()) });
    this.note = make("small", { class: "why" });
    this.element = make("section", { class: `form ${css}` });
  }

  /** The reason why it cannot be sent yet, or nothing. */
  lacking() {
    return "";
  }

  async judge() {
    const turn = ++this.turn;
    const lacking = this.lacking();
    if (lacking) return this.say(lacking, false, true);
    const said = await this.forms.attempt(this.action());
    if (turn !== this.turn || !said) return;
    if (said.refusal) this.say(said.refusal.text, false);
    else {
      this.confirm.textContent = said.text;
      this.say("", true);
    }
  }

  say(why, ready, hint = false) {
    this.note.textContent = why;
    this.note.classList.toggle("hint", hint);
    this.confirm.disabled = !ready;
    if (!this.confirm.textContent) this.confirm.textContent = this.form.title || "…";
  }
}

class Subset extends Part {
  constructor(forms, form) {
    super(forms, form, "subset");
    this.onBoard = this.boxes().length > 0;
    this.forced = form.least === form.values.length;
    const items = this.onBoard || this.forced ? [] : form.values.map((value) => this.chip(value));
    this.element.append(make("div", { class: "chips" }, ...items), this.note, this.confirm);
  }

  chip(value) {
    const thing = this.form.named[String(value)];
    return make("button", { class: "chip pick", "aria-pressed": "false", onclick: (event) => this.toggle(event.currentTarget) }, thing.picture ? picture(thing.picture) : null, make("span", { text: thing.name }));
  }

  toggle(button) {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    this.judge();
  }

  /** The boxes on the board that stand for these things. */
  boxes() {
    const things = new Set(this.form.values.map(String));
    return this.forms.board.toggles().filter((each) => things.has(each.dataset[each.dataset.toggle]));
  }

  picked() {
    if (this.forced) return this.form.values;
    const boxes = this.boxes();
    if (!boxes.length) {
      const chips = [...this.element.querySelectorAll(".chip")];
      return this.form.values.filter((_, n) => chips[n]?.getAttribute("aria-pressed") === "true");
    }
    const chosen = boxes.filter((each) => (each.getAttribute("aria-checked") === "true") !== (each.dataset.checked === "keep"));
    const names = new Set(chosen.map((each) => each.dataset[each.dataset.toggle]));
    return this.form.values.filter((thing) => names.has(String(thing)));
  }

  action() {
    return { kind: this.form.kind, [this.form.field]: this.picked() };
  }

  lacking() {
    const n = this.picked().length;
    const { least, most } = this.form;
    this.confirm.hidden = n === 0 && this.onBoard;
    return n < least || n > most ? `${n} / ${least === most ? least : `${least}–${most}`}` : "";
  }
}

export class Cards extends Part {
  constructor(forms, form, seats) {
    super(forms, form, "cards");
    this.asked = form.asked[0];
    this.give = {};
    this.want = {};
    this.set = {};
    const rows = [];
    if (this.asked.give_count[1]) rows.push(this.row(words.give, "give"));
    if (this.asked.want_count[1]) rows.push(this.row(this.form.taken ? words.take : words.want, "want"));
    const title = this.form.title ? make("h2", { text: this.form.title }) : null;
    this.deal = make("span", { class: "deal" });
    const clear = make("button", { class: "btn quiet", text: words.clear, onclick: () => this.clear() });
    if (title) this.element.append(title);
    this.element.append(...rows);
    if (form.asked.length > 1) this.element.append(this.whom(seats));
    this.sum = make("div", { class: "sum" }, this.deal, clear);
    this.element.append(this.sum, this.note, this.confirm);
  }

  row(label, side) {
    const kinds = Object.keys(this.asked[side]);
    return make("div", { class: "line" }, make("span", { text: label }), ...kinds.map((kind) => this.stepper(side, kind)));
  }

  stepper(side, kind) {
    const count = make("b", { class: "num", text: "0" });
    const thing = this.form.named[kind];
    const box = make("div", { class: "stp", title: thing.name });
    const set = (next) => {
      this[side][kind] = next;
      count.textContent = String(next);
      box.classList.toggle("has", next > 0);
    };
    this.set[`${side} ${kind}`] = set;
    const step = (by) => {
      const next = (this[side][kind] || 0) + by;
      if (next < 0 || next > this.asked[side][kind] || (by > 0 && total(this[side]) >= this.asked[`${side}_count`][1])) return;
      set(next);
      this.judge();
    };
    const { name } = thing;
    box.append(make("span", { class: "tap", onclick: () => step(1) }, thing.picture ? picture(thing.picture, "i i24") : make("small", { text: name })));
    box.append(make("div", { class: "pm" }, make("button", { "aria-label": `${words.less}: ${name}`, text: "−", onclick: () => step(-1) }), count, make("button", { "aria-label": `${words.more}: ${name}`, text: "+", onclick: () => step(1) })));
    return box;
  }

  /** A chip for everybody and for each who can be asked alone. */
  whom(seats) {
    const row = make("div", { class: "ask" }, make("span", { text: words.ask }));
    for (const asked of this.form.asked) {
      const seat = asked.seat === null ? null : seats[asked.seat];
      const chip = make("button", { class: "chip", "aria-pressed": String(asked === this.asked), onclick: () => {
        this.asked = asked;
        for (const each of row.querySelectorAll(".chip")) each.setAttribute("aria-pressed", String(each === chip));
        this.judge();
      } }, seat ? disc(seat, "sm") : null, make("span", { text: seat ? seat.name : words.all }));
      row.append(chip);
    }
    return row;
  }

  clear() {
    this.fill({}, {});
    this.judge();
  }

  /** These cards are named, as far as they may be. */
  fill(give, want) {
    for (const [name, set] of Object.entries(this.set)) {
      const [side, kind] = name.split(" ");
      const wished = (side === "give" ? give : want)[kind] || 0;
      set(Math.min(wished, this.asked[side][kind] || 0));
    }
  }

  action() {
    const some = (cards) => Object.fromEntries(Object.entries(cards).filter(([, n]) => n > 0));
    const action = { kind: this.form.kind };
    if (this.asked.give_count[1]) action.give = some(this.give);
    const { taken } = this.form;
    if (taken) {
      const kinds = Object.entries(this.want).flatMap(([kind, n]) => Array(n).fill(kind));
      action[taken.name] = taken.type === "id" ? kinds[0] : kinds;
    } else if (this.asked.want_count[1]) action.want = some(this.want);
    if (this.asked.seat !== null) action.to = this.asked.seat;
    return action;
  }

  lacking() {
    const [give, want] = [total(this.give), total(this.want)];
    this.sum.hidden = give + want === 0;
    this.deal.replaceChildren(...this.few(this.give), give && want ? "⇄" : "", ...this.few(this.want));
    const short = (n, [least, most]) => n < least || n > most;
    return short(give, this.asked.give_count) || short(want, this.asked.want_count) ? this.range() : "";
  }

  /** The cards named so far, as pictures. */
  few(cards) {
    const named = Object.entries(cards).filter(([, n]) => n > 0);
    return named.map(([kind, n]) => make("span", { class: "few", title: this.form.named[kind].name }, `${n}`, this.form.named[kind].picture ? picture(this.form.named[kind].picture) : this.form.named[kind].name));
  }

  /** How many cards there are to be on each side. */
  range() {
    const { give_count, want_count } = this.asked;
    const { taken } = this.form;
    const sides = [[words.give, give_count], [taken ? words.take : words.want, want_count]];
    const said = sides.filter(([, [, most]]) => most).map(([side, [least, most]]) => `${side} ${least === most ? least : `${least}–${most}`}`);
    return said.join(" · ");
  }
}

const total = (cards) => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** A list of finished actions, or the ways in which one thing may lie: step through and confirm. */
class Listing extends Part {
  constructor(forms, form) {
    super(forms, form, "listing");
    this.choices = form.choices;
    this.at = 0;
    if (form.shape === "turning") {
      const turn = make("button", { class: "btn", text: words.turn, onclick: () => { this.at = (this.at + 1) % this.choices.length; this.judge(); } });
      this.element.append(turn, this.note, this.confirm);
    } else {
      const all = this.choices.map((each) => make("button", { class: "btn", text: each.text, onclick: () => this.forms.act(each.action) }));
      this.element.append(...all);
      this.judge = async () => {};
    }
  }

  action() {
    return this.choices[this.at].action;
  }
}
