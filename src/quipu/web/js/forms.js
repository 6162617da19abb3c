// Forms: some of several things, ways to lie, lists; the server names each and judges it. Cards are
// composed by the composer.

import { canonical } from "./canonical.js";
import { make, picture, words } from "./dom.js";

export class Forms {
  /**
   * @param {HTMLElement} room @param {any} board @param {(action: object) => void} act
   * @param {(action: object) => Promise<any>} attempt
   */
  constructor(room, board, act, attempt) {
    this.room = room;
    this.board = board;
    this.act = act;
    this.attempt = attempt;
    this.shown = "";
    this.parts = [];
    board.addEventListener("toggled", () => this.judge());
  }

  /** @param {any[]} all */
  show(all) {
    const placed = this.board.actions();
    const forms = all.filter(
      (form) =>
        form.shape !== "cards" &&
        (form.shape !== "turning" || !placed.has(canonical(form.choices[0].action))),
    );
    const text = canonical(forms);
    if (text !== this.shown) {
      this.shown = text;
      this.parts = forms.map((each) => this.part(each));
      this.room.replaceChildren(...this.parts.map((part) => part.element));
      this.room.hidden = forms.length === 0;
    }
    this.judge();
  }

  judge() {
    for (const part of this.parts) part.judge();
  }

  part(form) {
    return form.shape === "subset" ? new Subset(this, form) : new Listing(this, form);
  }
}

/** What all forms have: a title, a confirming button, and the server's word on it. */
class Part {
  constructor(forms, form, css) {
    this.forms = forms;
    this.form = form;
    this.turn = 0;
    this.confirm = make("button", {
      class: "btn primary",
      text: form.title || "…",
      onclick: () => this.forms.act(this.action()),
    });
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
    const action = this.action();
    const said = await this.forms.attempt(action);
    if (turn !== this.turn || !said) return;
    this.confirm.dataset.act = canonical(action);
    if (said.refusal) this.say(said.refusal.text, false);
    else {
      this.confirm.textContent = this.name(said.text);
      this.say("", true);
    }
  }

  /** What the confirming button says. @param {string} text what the server calls the act */
  name(text) {
    return text;
  }

  say(why, ready, hint = false) {
    this.note.textContent = why;
    this.note.classList.toggle("hint", hint);
    this.confirm.disabled = !ready;
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
    return make(
      "button",
      {
        class: "chip pick",
        "data-value": value,
        "aria-pressed": "false",
        onclick: (event) => this.toggle(event.currentTarget),
      },
      thing.picture ? picture(thing.picture) : null,
      make("span", { text: thing.name }),
    );
  }

  toggle(button) {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    this.judge();
  }

  /** The boxes on the board that stand for these things. */
  boxes() {
    const things = new Set(this.form.values.map(String));
    return this.forms.board
      .toggles()
      .filter((each) => things.has(each.dataset[each.dataset.toggle]));
  }

  picked() {
    if (this.forced) return this.form.values;
    const boxes = this.boxes();
    if (!boxes.length) {
      const chips = [...this.element.querySelectorAll(".chip")];
      return this.form.values.filter((_, n) => chips[n]?.getAttribute("aria-pressed") === "true");
    }
    const chosen = boxes.filter(
      (each) =>
        (each.getAttribute("aria-checked") === "true") !== (each.dataset.checked === "keep"),
    );
    const names = new Set(chosen.map((each) => each.dataset[each.dataset.toggle]));
    return this.form.values.filter((thing) => names.has(String(thing)));
  }

  action() {
    return { kind: this.form.kind, [this.form.field]: this.picked() };
  }

  /** To choose everything where one need not is seldom meant: it is said so, in a quieter way. */
  name(text) {
    const all = !this.forced && this.picked().length === this.form.values.length;
    const isAgain = all && Boolean(this.form.heading);
    this.confirm.classList.toggle("again", isAgain);
    return isAgain ? this.form.heading : text;
  }

  lacking() {
    const n = this.picked().length;
    const { least, most } = this.form;
    this.confirm.hidden = n === 0 && this.onBoard;
    return n < least || n > most ? `${n} / ${least === most ? least : `${least}–${most}`}` : "";
  }
}

/** A list of finished actions, or the ways in which one thing may lie: step through and confirm. */
class Listing extends Part {
  constructor(forms, form) {
    super(forms, form, "listing");
    this.choices = form.choices;
    this.at = 0;
    if (form.shape === "turning") {
      const turn = make("button", {
        class: "btn",
        text: words.turn,
        onclick: () => {
          this.at = (this.at + 1) % this.choices.length;
          this.judge();
        },
      });
      this.element.append(turn, this.note, this.confirm);
    } else {
      const all = this.choices.map((each) =>
        make("button", {
          class: "btn",
          text: each.text,
          "data-act": canonical(each.action),
          onclick: () => this.forms.act(each.action),
        }),
      );
      this.element.append(...all);
      this.judge = async () => {};
    }
  }

  action() {
    return this.choices[this.at].action;
  }
}
