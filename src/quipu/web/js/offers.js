// An open offer: who asks, what one would get and give, the answers; a counter-offer in its place.

import { canonical } from "./board.js";
import { byId, cardFace, disc, make, picture, words } from "./dom.js";
import { Cards } from "./forms.js";

export class Offers {
  /** @param {any} forms what card forms need @param {(action: object, from: Element) => void} act */
  constructor(forms, act) {
    this.forms = forms;
    this.act = act;
    this.shown = "";
    this.box = make("section", { class: "deal-box", "aria-live": "polite" });
  }

  /** Shows the offer with its answers and what can be said to it. */
  show(body) {
    const { offer } = body;
    const text = canonical([offer]);
    if (text === this.shown) return;
    this.shown = text;
    this.box.replaceChildren(...(offer ? this.parts(body) : []));
    this.place(Boolean(offer));
  }

  place(on) {
    const narrow = this.forms.narrow.matches;
    byId("deal").hidden = !on || narrow;
    byId("deal-below").hidden = !on || !narrow;
    byId(narrow ? "deal-below" : "deal").append(this.box);
  }

  parts(body) {
    const { offer, seats } = body;
    const asks = offer.seat === body.seat;
    const title = asks ? words.yourOffer : offer.title;
    const head = make("header", {}, disc(seats[offer.seat]), make("h2", { text: title }));
    const sides = asks || !offer.asked
      ? [this.side(words.give, offer.give), this.side(words.want, offer.want)]
      : [this.side(words.youGet, offer.give), this.side(words.youGive, offer.want, body.cards)];
    const deal = make("div", { class: "sides" }, sides[0], make("span", { class: "swap", text: "⇄", "aria-hidden": "true" }), sides[1]);
    const rows = offer.answers.filter((each) => each.seat !== body.seat).map((each) => this.answer(each, seats));
    const form = offer.counter ? this.counter(offer.counter, offer, seats) : null;
    return [head, deal, form, this.buttons(offer.choices, form, asks), make("ul", { class: "answers" }, ...rows)].filter(Boolean);
  }

  side(label, cards, hand = null) {
    const faces = cards
      ? cards.map((card) => this.face(card, hand && (hand.find((each) => each.card === card.card)?.count ?? 0)))
      : [make("em", { text: words.openSide })];
    return make("div", { class: "side-of" }, make("small", { text: label }), make("div", { class: "faces" }, ...faces));
  }

  /** A card with its count; one's own side says how many one has. */
  face(card, held) {
    const have = held === null ? null : make("small", { class: held < card.count ? "have short" : "have", text: `${words.have} ${held}` });
    return make("div", { class: "faced" }, cardFace(card), have);
  }

  buttons(acts, form, asks) {
    const made = acts.map((each, n) => make("button", { class: n === 0 && acts.length > 1 && !asks ? "btn primary act" : "btn act", "data-act": canonical(each.action), text: each.text, onclick: (event) => this.act(each.action, event.currentTarget) }));
    if (form) {
      const open = make("button", { class: "btn", text: words.counter, "aria-expanded": "false", onclick: () => {
        form.hidden = !form.hidden;
        open.setAttribute("aria-expanded", String(!form.hidden));
        if (!form.hidden) form.querySelector(".pm button:last-child")?.focus();
      } });
      made.push(open);
    }
    return made.length ? make("div", { class: "row" }, ...made.reverse()) : null;
  }

  /** The counter begins as the offer itself, seen from the other side. */
  counter(form, offer, seats) {
    const part = new Cards(this.forms, form, seats);
    const counts = (cards) => Object.fromEntries((cards || []).map((card) => [card.card, card.count]));
    part.fill(counts(offer.want), counts(offer.give));
    part.judge();
    part.element.hidden = true;
    return part.element;
  }

  answer(each, seats) {
    const { choice: chosen } = each;
    const pick = chosen ? make("button", { class: "btn primary act", "data-act": canonical(chosen.action), text: chosen.text, onclick: (event) => this.act(chosen.action, event.currentTarget) }) : null;
    const terms = each.give ? make("span", { class: "terms" }, ...this.small(each.give), "⇄", ...this.small(each.want)) : null;
    return make("li", { class: each.answer }, disc(seats[each.seat], "sm"), make("b", { text: seats[each.seat].name }), make("span", { text: each.text }), terms, pick);
  }

  small(cards) {
    return cards.map((card) => make("span", { class: "few", title: card.name }, make("b", { class: "num", text: card.count }), card.picture ? picture(card.picture, "i i24") : make("span", { text: card.name })));
  }
}
