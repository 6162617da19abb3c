// Seats to tap: whoever can be chosen now is chosen at the seat itself, beside the board or above it.

import { byId } from "./dom.js";

export class Seats {
  /** @param {(action: object, from: Element) => void} act @param {any} composing */
  constructor(act, composing) {
    this.act = act;
    this.composing = composing;
    this.choices = new Map();
    for (const room of [byId("seats"), byId("strip")]) {
      room.addEventListener("click", (event) => this.tap(event));
      room.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") this.tap(event);
      });
    }
  }

  /** @param {any} body the view: acts that differ by a seat alone, one for each */
  show(body) {
    const found = new Map();
    for (const each of body.groups.flatMap((group) => group.choices)) {
      if (each.by === "seat") found.set(each.what, found.has(each.what) ? null : each);
    }
    this.choices = new Map([...found].filter(([, each]) => each));
    this.mark();
  }

  mark() {
    const asks = this.composing.composer?.seats || [];
    for (const row of document.querySelectorAll("#seats > [data-seat], #strip > [data-seat]")) {
      const seat = Number(row.dataset.seat);
      const choice = this.choices.get(seat);
      const can = Boolean(choice) || asks.includes(seat);
      row.classList.toggle("choosable", can);
      row.classList.toggle("to", asks.length > 0 && this.composing.composer.asks(seat));
      if (choice) row.title = choice.text;
      else row.removeAttribute("title");
    }
  }

  tap(event) {
    const row = event.target.closest("[data-seat].choosable");
    if (!row || event.target.closest("button")) return;
    event.preventDefault();
    const seat = Number(row.dataset.seat);
    const choice = this.choices.get(seat);
    if (choice) this.act(choice.action, row);
    else this.composing.composer?.ask(seat);
  }
}
