// An open offer: who asks, what one would get and give, the answers; a counter-offer in its place.

import { canonical } from "./canonical.js";
import { byId, cardFace, disc, make, picture, words } from "./dom.js";

export class Offers {
  /** @param {any} composing makes counter-offers @param {(action: object, from: Element) => void} act */
  constructor(composing, act) {
    this.composing = composing;
    this.act = act;
    this.shown = "";
    this.box = make("section", { class: "deal-box", "aria-live": "polite" });
  }

  /** Shows the offer with its answers and what can be said to it. */
  show(body) {
    const { offer } = body;
    const text = canonical([offer, body.orders, body.cards]);
    if (text === this.shown) return;
    this.shown = text;
    this.buttons = offer ? this.row(offer, offer.seat === body.seat) : null;
    this.box.replaceChildren(...(offer ? this.parts(body) : []));
    this.place(Boolean(offer));
  }

  place(on) {
    const narrow = this.composing.narrow.matches;
    byId("deal").hidden = !on || narrow;
    byId("deal-below").hidden = !on || !narrow;
    byId(narrow ? "deal-below" : "deal").append(this.box);
    byId("deal-foot").hidden = !narrow || !this.buttons;
    if (this.buttons && narrow) byId("deal-foot").replaceChildren(this.buttons);
  }

  parts(body) {
    const { offer, seats } = body;
    const asks = offer.seat === body.seat;
    const title = asks ? words.yourOffer : offer.title;
    const head = make("header", {}, disc(seats[offer.seat]), make("h2", { text: title }));
    const sides =
      asks || !offer.asked
        ? [
            this.side(words.give, offer.give, asks ? words.whatTheyAsk : words.openTerms),
            this.side(words.want, offer.want, asks ? words.whatTheyOffer : words.openTerms),
          ]
        : [
            this.side(words.youGet, offer.give, words.openSide),
            this.side(words.youGive, offer.want, words.openSide, body.cards),
          ];
    const deal = make(
      "div",
      { class: "sides" },
      sides[0],
      make("span", { class: "swap", text: "⇄", "aria-hidden": "true" }),
      sides[1],
    );
    const rows = offer.answers
      .filter((each) => each.seat !== body.seat)
      .sort((one, other) => Boolean(other.choice) - Boolean(one.choice))
      .map((each) => this.answer(each, seats));
    const orders =
      offer.choices.length || asks ? body.orders.map((order) => this.composing.toggle(order)) : [];
    return [
      head,
      deal,
      this.after(body, asks),
      this.composing.narrow.matches ? null : this.buttons,
      make("ul", { class: "answers" }, ...rows),
      orders.length ? make("div", { class: "orders" }, ...orders) : null,
    ].filter(Boolean);
  }

  /** What one would hold once it is done. */
  after({ offer, cards }, asks) {
    if (asks || !offer.asked || !offer.give || !offer.want) return null;
    const change = new Map([
      ...offer.give.map((card) => [card.card, card.count]),
      ...offer.want.map((card) => [card.card, -card.count]),
    ]);
    const held = cards
      .filter((card) => change.has(card.card))
      .map((card) => ({ ...card, count: card.count + change.get(card.card) }));
    if (held.some((card) => card.count < 0)) return null;
    return make(
      "p",
      { class: "after" },
      make("span", { text: words.afterIt }),
      ...this.small(held),
    );
  }

  /** One side of an offer; `open` is said where nothing is named. */
  side(label, cards, open, hand = null) {
    const faces = cards
      ? cards.map((card) =>
          this.face(card, hand && (hand.find((each) => each.card === card.card)?.count ?? 0)),
        )
      : [make("em", { text: open })];
    return make(
      "div",
      { class: "side-of" },
      make("small", { text: label }),
      make("div", { class: "faces" }, ...faces),
    );
  }

  /** A card with its count; one's own side says how many one has. */
  face(card, held) {
    const have =
      held === null
        ? null
        : make("small", {
            class: held < card.count ? "have short" : "have",
            text: `${words.have} ${held}`,
          });
    return make("div", { class: "faced" }, cardFace(card), have);
  }

  /** What can be said to it, on a phone where else the lasting buttons are. */
  row(offer, asks) {
    const { choices: acts } = offer;
    const made = acts.map((each, n) =>
      make("button", {
        class: n === 0 && acts.length > 1 && !asks ? "btn primary act" : "btn act",
        "data-act": canonical(each.action),
        text: each.text,
        onclick: (event) => this.act(each.action, event.currentTarget),
      }),
    );
    if (offer.counter)
      made.push(
        make("button", {
          class: "btn",
          "data-counter": "",
          text: words.counter,
          onclick: () => this.composing.counter(offer),
        }),
      );
    return made.length ? make("div", { class: "row" }, ...made.reverse()) : null;
  }

  answer(each, seats) {
    const { choice: chosen } = each;
    const pick = chosen
      ? make("button", {
          class: "btn primary act",
          "data-act": canonical(chosen.action),
          text: chosen.text,
          onclick: (event) => this.act(chosen.action, event.currentTarget),
        })
      : null;
    const terms = each.give
      ? make("span", { class: "terms" }, ...this.small(each.give), "⇄", ...this.small(each.want))
      : null;
    return make(
      "li",
      { class: each.answer },
      disc(seats[each.seat], "sm"),
      make("b", { text: seats[each.seat].name }),
      make("span", { text: each.text }),
      terms,
      pick,
    );
  }

  small(cards) {
    return cards.map((card) =>
      make(
        "span",
        { class: "few", title: card.name },
        make("b", { class: "num", text: card.count }),
        card.picture ? picture(card.picture, "i i24") : make("span", { text: card.name }),
      ),
    );
  }
}
