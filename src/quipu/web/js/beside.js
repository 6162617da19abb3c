// Beside the board: all that lies openly before another seat, kept up to date while it is open.

import { byId, disc, make } from "./dom.js";

export class Beside {
  /** @param {(question: object) => Promise<any>} ask @param {(markup: string) => void} define symbols */
  constructor(ask, define) {
    this.ask = ask;
    this.define = define;
    this.seat = null;
    this.box = byId("beside");
    this.box.querySelector("button").addEventListener("click", () => this.close());
    for (const rows of [byId("seats"), byId("strip")]) {
      rows.addEventListener("click", (event) => {
        const row = event.target.closest("[data-opens]");
        if (row) this.open(Number(row.dataset.seat));
      });
    }
  }

  open(seat) {
    if (this.seat === seat) return this.close();
    this.seat = seat;
    document.body.classList.add("talking");
    this.show();
  }

  close() {
    this.seat = null;
    this.box.hidden = true;
    document.body.classList.remove("talking");
  }

  /** @param {any[]} [seats] as they are shown now */
  async show(seats) {
    if (seats) this.seats = seats;
    if (this.seat === null) return;
    const { seat } = this;
    const answer = await this.ask({ type: "what", open: seat });
    if (this.seat !== seat || !answer?.drawing) return;
    this.define(answer.symbols);
    this.box
      .querySelector("header")
      .replaceChildren(
        disc(this.seats[seat]),
        make("b", { text: this.seats[seat].name }),
        this.box.querySelector("header button"),
      );
    this.box.querySelector(".laid-open").innerHTML = answer.drawing;
    this.box.hidden = false;
  }
}
