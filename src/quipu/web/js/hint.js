// The hint: what a bot would do here and why; the best act glows until the table goes on.

import { canonical } from "./canonical.js";
import { byId, make, picture, words } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

export class Hint {
  /**
   * @param {import("./board.js").Board[]} boards
   * @param {(action: object, from?: Element) => void} act
   * @param {(body: object) => void} send
   */
  constructor(boards, act, send) {
    this.boards = boards;
    this.act = act;
    this.send = send;
    this.asked = "";
    this.count = 0;
    this.button = byId("hint");
    this.card = byId("hint-card");
    this.panel = byId("hint-panel");
    this.button.addEventListener("click", () => (this.card.hidden ? this.ask() : this.away()));
  }

  /** @param {any} body the welcome */
  welcome(body) {
    this.button.hidden = !body.hints || body.seat < 0;
  }

  ask() {
    if (this.asked || this.button.disabled) return;
    this.count += 1;
    this.asked = `hint-${this.count}`;
    this.button.setAttribute("aria-busy", "true");
    this.send({ type: "hint", id: this.asked });
  }

  /** A view came: what was advised before counts no more. @param {any} body */
  view(body) {
    this.button.disabled = !body.turn.you || body.over;
    if (this.seen !== body.seen) this.away();
  }

  /** Whether a refusal answers a hint that was asked for. */
  refused(body) {
    const mine = Boolean(this.asked) && body.token === this.asked;
    if (mine) this.rest();
    return mine;
  }

  rest() {
    this.asked = "";
    this.button.removeAttribute("aria-busy");
  }

  away() {
    this.card.hidden = true;
    this.panel.hidden = true;
    this.button.classList.remove("on");
    this.button.setAttribute("aria-pressed", "false");
    for (const each of document.querySelectorAll(".advised")) each.classList.remove("advised");
    for (const each of document.querySelectorAll(".sun")) each.remove();
  }

  /** @param {any} body */
  show(body) {
    if (body.id !== this.asked) return;
    this.rest();
    this.away();
    this.seen = body.seen;
    this.boards[0].define(body.symbols);
    const why = body.reasons.map((each) => each.text).join(" ") || words.hintMost;
    this.card.querySelector("h2").lastChild.textContent = body.text;
    this.card.querySelector("p").textContent = why;
    this.card.querySelector("[data-do]").onclick = (event) =>
      this.act(body.action, event.currentTarget);
    this.card.querySelector("[data-not]").onclick = () => this.away();
    this.card.hidden = false;
    this.button.classList.add("on");
    this.button.setAttribute("aria-pressed", "true");
    this.weighed(body);
    this.light(canonical(body.action), body.action);
    this.card.querySelector("[data-do]").focus({ preventScroll: true });
  }

  /** What speaks for it and against it, then the other acts that were weighed. */
  weighed(body) {
    const reasons = body.reasons.map((each) =>
      make(
        "li",
        {},
        make("i", { class: each.good ? "plus" : "minus", text: each.good ? "+" : "−" }),
        each.picture ? picture(each.picture, "i") : null,
        make("span", { text: each.text }),
      ),
    );
    const others = body.weighed.map((each, n) => {
      const bar = make("meter", {
        min: "0",
        max: "1",
        value: String(each.share),
        "aria-label": each.points || `${Math.round(each.share * 100)} %`,
      });
      return make(
        "li",
        { class: n ? "" : "best" },
        make("span", { text: this.named(each) }),
        bar,
        make("b", { class: "num", text: each.points }),
      );
    });
    this.panel.querySelector("[data-why]").replaceChildren(...reasons);
    this.panel.querySelector("[data-others]").replaceChildren(...others);
    this.panel.querySelector("[data-others]").hidden = others.length < 2;
    this.panel.querySelector(".about").textContent =
      `${body.exact ? words.hintExact : body.by} ${body.told ? words.hintTold : ""}`.trim();
    this.panel.hidden = !reasons.length && others.length < 2;
  }

  /** The card keeps off the place it speaks of. @param {DOMRect} place */
  aside(place) {
    const room = this.card.parentElement.getBoundingClientRect();
    const [x, y] = [
      place.left + place.width / 2 - room.left,
      place.top + place.height / 2 - room.top,
    ];
    this.card.classList.toggle("high", y > room.height / 2);
    this.card.classList.toggle("left", x > room.width - 280 && y < this.card.offsetHeight + 40);
  }

  /** The board and the place on it where an act is done. @param {string} wanted */
  place(wanted) {
    for (const board of this.boards) {
      for (const each of board.layers.targets.querySelectorAll("[data-action]")) {
        const ways = each.dataset.turns
          ? JSON.parse(each.dataset.turns)
          : [JSON.parse(each.dataset.action)];
        if (ways.some((way) => canonical(way) === wanted)) return [board, each];
      }
    }
    return [];
  }

  /** An act at a place is called as the place is, which says more than its number. */
  named(weighed) {
    const [, place] = this.place(canonical(weighed.action));
    return (place && !place.dataset.turns && place.getAttribute("aria-label")) || weighed.text;
  }

  /** A sun around its place on the board, or its button; else whatever opens its form. */
  light(wanted, action) {
    const [board, place] = this.place(wanted);
    if (place) return this.aside(sun(board.layers.targets, place));
    const parts = this.boards.flatMap((board) =>
      board.toggles().map((each) => [board.layers.targets, each]),
    );
    for (const [layer, each] of parts) if (isMeant(each, action)) sun(layer, each);
    const button =
      document.querySelector(`[data-act='${CSS.escape(wanted)}']`) ||
      document.querySelector(`[data-kind='${CSS.escape(action.kind)}']`);
    button?.classList.add("advised");
    return undefined;
  }
}

/** Whether a thing that can be checked would be, for this action. */
function isMeant({ dataset }, action) {
  const named = action[dataset.toggle];
  if (!Array.isArray(named)) return false;
  const listed = named.map(String).includes(dataset[dataset.toggle]);
  return dataset.checked === "keep" ? !listed : listed;
}

/** Rays around an element of a drawing, in the drawing's own measure. */
function sun(layer, target) {
  const box = target.getBoundingClientRect();
  const matrix = layer.getScreenCTM()?.inverse();
  if (!matrix) return box;
  const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(
    matrix,
  );
  const size = Math.min(46, Math.max(24, (Math.max(box.width, box.height) * matrix.a) / 2 + 4));
  const rays = Array.from({ length: 16 }, (_, n) => {
    const turn = (n * Math.PI) / 8;
    const far = size + (n % 2 ? 9 : 14);
    const at = (length) =>
      `${(Math.cos(turn) * length).toFixed(1)} ${(Math.sin(turn) * length).toFixed(1)}`;
    return `M${at(size + 4)}L${at(far)}`;
  });
  const made = document.createElementNS(SVG, "g");
  made.setAttribute("class", "sun");
  made.setAttribute("transform", `translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`);
  made.innerHTML = `<circle r="${size.toFixed(1)}"/><path d="${rays.join("")}"/>`;
  layer.append(made);
  return box;
}
