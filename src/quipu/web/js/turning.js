// Turning: a place where a thing may lie in several ways shows one of them; a click shows the next.

import { byId } from "./dom.js";

export class Turning {
  /** @param {any} board @param {(action: object, target: Element) => void} act */
  constructor(board, act) {
    this.act = act;
    this.box = byId("lay");
    this.target = null;
    this.at = 0;
    board.addEventListener("turn", (event) => this.turn(event.detail));
    board.addEventListener("lay", () => this.lay());
    byId("lay-turn").addEventListener("click", () => this.turn(this.target));
    byId("lay-it").addEventListener("click", () => this.lay());
    this.box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.drop();
    });
    board.room.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.drop();
    });
  }

  /** The first click takes the place, every further one turns what would lie there. */
  turn(target) {
    const same = target === this.target;
    if (!same) this.drop();
    this.target = target;
    this.ways = JSON.parse(target.dataset.turns);
    this.show(same ? (this.at + 1) % this.ways.length : 0);
  }

  show(at) {
    this.at = at;
    const groups = [...this.target.querySelectorAll("[data-turn]")];
    for (const [n, each] of groups.entries()) {
      if (n === at) each.removeAttribute("display");
      else each.setAttribute("display", "none");
    }
    this.target.dataset.action = JSON.stringify(this.ways[at]);
    this.target.classList.add("picked", "turned");
    byId("lay-words").textContent = groups[at]?.getAttribute("aria-label") || "";
    byId("lay-count").textContent = `${at + 1}/${this.ways.length}`;
    this.box.hidden = false;
    this.beside();
  }

  /** Beside the place, where nothing of it is hidden; on a phone the style says where. */
  beside() {
    const at = this.target.getBoundingClientRect();
    const room = this.box.parentElement.getBoundingClientRect();
    const half = this.box.offsetWidth / 2 + 6;
    const x = Math.min(Math.max(at.left + at.width / 2 - room.left, half), room.width - half);
    const below = at.bottom - room.top + 8;
    const fits = below + this.box.offsetHeight < room.height;
    this.box.style.left = `${x}px`;
    this.box.style.top = `${fits ? below : Math.max(4, at.top - room.top - this.box.offsetHeight - 8)}px`;
  }

  lay() {
    const { target } = this;
    if (!target) return;
    this.drop();
    this.act(JSON.parse(target.dataset.action), target);
  }

  /** The table moved on: what lies in the air is put away unless its place is as it was. */
  keep() {
    if (this.target && !this.target.isConnected) this.drop();
  }

  drop() {
    this.target?.classList.remove("picked", "turned");
    this.target = null;
    this.box.hidden = true;
  }
}
