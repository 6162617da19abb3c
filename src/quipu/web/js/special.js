// What is special now: groups of acts that do not last, in one panel of their own.

import { narrow } from "./arrangement.js";
import { canonical } from "./canonical.js";
import { byId, disc, make, picture } from "./dom.js";

/** The things that an act names, as pictures. */
export function cardsOf({ cards }) {
  return cards.map((card) =>
    make(
      "span",
      { class: "few", title: card.name },
      card.count > 1 ? make("b", { class: "num", text: card.count }) : null,
      card.picture ? picture(card.picture, "i i24") : make("span", { text: card.name }),
    ),
  );
}

/** What is done with a card of the hand is a button here as well. */
const isCard = (choice) => choice.by !== "place" && !choice.give;

export class Special {
  /**
   * @param {(action: object, from: Element) => void} act
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   */
  constructor(act, rule) {
    this.act = act;
    this.rule = rule;
    this.narrow = narrow;
    this.shown = "";
    this.box = make("div", { class: "specials", "aria-live": "polite" });
  }

  /** @param {any[]} groups with what is `free` to choose @param {any[]} seats */
  show(groups, seats) {
    const text = canonical([groups, this.narrow.matches]);
    if (text === this.shown) return;
    this.shown = text;
    const held = document.activeElement?.dataset?.act;
    this.box.replaceChildren(...groups.map((group) => this.group(group, seats)));
    const here = byId(this.narrow.matches ? "special-below" : "special");
    here.append(this.box);
    for (const room of [byId("special"), byId("special-below")])
      room.hidden = room !== here || !groups.length;
    if (held) this.box.querySelector(`[data-act='${CSS.escape(held)}']`)?.focus();
  }

  group(group, seats) {
    const free = group.free.length ? group.free : group.choices.filter(isCard);
    const pictured = free.filter((each) => each.picture || each.by === "seat");
    const whose = [...new Set(pictured.map((each) => each.seat ?? null))];
    const spoken = free.filter((each) => !pictured.includes(each));
    const rows = [
      ...whose.map((seat) =>
        this.picks(
          pictured.filter((each) => (each.seat ?? null) === seat),
          seat,
          seats,
        ),
      ),
      spoken.length
        ? make("div", { class: "says" }, ...spoken.map((each) => this.says(each, group)))
        : null,
    ];
    return make("section", { class: "group" }, this.head(group, pictured), ...rows);
  }

  /** An act in words, or in the cards that it names. */
  says(each, group) {
    const words = make("span", { class: "nm", text: each.text });
    const button = this.button(each, "act say", ...(each.cards.length ? cardsOf(each) : [words]));
    if (group.ends) button.dataset.ends = "";
    return button;
  }

  /** Things to tap; of each seat for itself, where it is also chosen whose they are. */
  picks(choices, seat, seats) {
    const owner =
      seat === null
        ? null
        : make(
            "span",
            { class: "owner" },
            disc(seats[seat], "sm"),
            make("b", { text: seats[seat].name }),
          );
    return make(
      "div",
      { class: owner ? "picks owned" : "picks" },
      owner,
      ...choices.map((each) => this.pick(each, seats)),
    );
  }

  /** A group without a sentence whose acts speak for themselves needs no head. */
  head(group, pictured) {
    if (!group.sentence && !pictured.length) return null;
    const rule = group.paragraph
      ? make("button", {
          class: "par",
          text: group.paragraph,
          onclick: () => this.rule(group.title, group.paragraph),
        })
      : null;
    const about = group.sentence ? make("p", { text: `${group.sentence} ` }, rule) : null;
    return make(
      "header",
      {},
      group.picture ? picture(group.picture, "pic") : null,
      make("div", {}, make("h2", { text: group.title }), about),
    );
  }

  /** A card, a thing or a seat to tap; what the act would do is its name for those who hear it. */
  pick(each, seats) {
    const shown = each.by === "seat" ? disc(seats[each.what]) : picture(each.picture, "pic");
    return this.button(
      each,
      `act pick by-${each.by}`,
      shown,
      make("span", { class: "nm", text: each.name || each.text }),
    );
  }

  button(each, css, ...parts) {
    return make(
      "button",
      {
        class: css,
        title: each.text,
        "aria-label": each.text,
        "data-act": canonical(each.action),
        onclick: (event) => this.act(each.action, event.currentTarget),
      },
      ...parts,
    );
  }
}
