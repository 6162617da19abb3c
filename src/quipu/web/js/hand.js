// The own cards as things to tap: which can be, how many are chosen, which somebody would take.

import { make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

export class Hand extends EventTarget {
  /** @param {HTMLElement} room of the drawing @param {HTMLElement} faces of cards without one */
  constructor(room, faces) {
    super();
    this.rooms = [room, faces];
    for (const each of this.rooms) {
      each.addEventListener("click", (event) => this.tap(event), true);
      each.addEventListener(
        "keydown",
        (event) => {
          if (event.key === "Enter" || event.key === " ") this.tap(event);
        },
        true,
      );
    }
  }

  /** A card that can be tapped now is meant before anything else that lies there. */
  tap(event) {
    const card = event.target.closest("[data-card].tap");
    if (!card) return;
    event.preventDefault();
    event.stopPropagation();
    this.dispatchEvent(new CustomEvent("card", { detail: card.dataset.card }));
  }

  cards() {
    return this.rooms.flatMap((room) => [...room.querySelectorAll("[data-card]")]);
  }

  /** The card of a kind. @param {string} kind */
  card(kind) {
    return this.cards().find((each) => each.dataset.card === kind);
  }

  /**
   * @param {Set<string>} open kinds that can be tapped @param {Record<string, number>} chosen
   * @param {Set<string>} lit kinds that would be taken at once
   */
  mark(open, chosen, lit) {
    for (const card of this.cards()) {
      const kind = card.dataset.card;
      const can = open.has(kind);
      card.classList.toggle("tap", can);
      card.classList.toggle("lit", can && lit.has(kind));
      card.classList.toggle("up", (chosen[kind] || 0) > 0);
      if (can) {
        card.setAttribute("tabindex", "0");
        card.setAttribute("role", "button");
      } else if (card.hasAttribute("tabindex")) {
        card.removeAttribute("tabindex");
        card.setAttribute("role", "img");
      }
      this.pill(card, chosen[kind] || 0);
    }
  }

  /** A frame around what is chosen or would be taken, and how many of it are to go. */
  pill(card, count) {
    for (const each of card.querySelectorAll(":scope > .going")) each.remove();
    const words = count ? `−${count}` : "";
    if (!(card instanceof SVGElement)) {
      if (count) card.append(make("span", { class: "going", text: words }));
      return;
    }
    if (count || card.classList.contains("lit"))
      card.firstElementChild.after(
        drawn('<rect class="edge" x="0" y="0" width="62" height="86" rx="10"/>'),
      );
    if (!count) return;
    const pill = drawn(
      '<rect class="pill" x="11" y="77" width="40" height="21" rx="10.5"/>' +
        '<text x="31" y="92.500" text-anchor="middle"></text>',
    );
    pill.querySelector("text").textContent = words;
    card.append(pill);
  }
}

/** Cards are drawn 62 by 86 from their own corner. */
function drawn(markup) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "going");
  group.innerHTML = markup;
  return group;
}
