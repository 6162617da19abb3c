// An open offer: who asks, what one would get and give, the answers; a counter-offer in its place.

import { canonical } from "./board.js";
import { byId, disc, make, symbol, words } from "./dom.js";
import { Cards } from "./forms.js";

export class Offers {
  /** @param {any} forms what card forms need @param {(action: object, from: Element) => void} act */
  constructor(forms, act) {
    this.forms = forms;
    this.act = act;
    this.shown = "";
    this.box = make("section", { class: "deal-box", "aria-live": "polite" });
  }

  /** Shows the offer; returns the actions and forms that stand in it, for nobody else to show. */
  show(body) {
    const { offer } = body;
    const asks = offer && offer.from === body.seat;
    const acts = offer ? body.acts : [];
    const counter = offer && !asks ? body.forms.find((form) => form.shape === "cards") : null;
    const text = canonical([offer, acts, counter ?? null]);
    if (text !== this.shown) {
      this.shown = text;
      this.box.replaceChildren(...(offer ? this.parts(body, acts, counter) : []));
      this.place(Boolean(offer));
    }
    return { acts: new Set(acts.map((each) => canonical(each.action))), forms: counter ? [counter] : [] };
  }

  place(on) {
    const narrow = this.forms.narrow.matches;
    byId("deal").hidden = !on || narrow;
    byId("deal-below").hidden = !on || !narrow;
    byId(narrow ? "deal-below" : "deal").append(this.box);
  }

  parts(body, acts, counter) {
    const { offer, seats } = body;
    const mine = offer.answers.find((each) => each.seat === body.seat);
    const asks = offer.from === body.seat;
    const title = asks ? words.yourOffer : offer.title;
    const head = make("header", {}, disc(seats[offer.from]), make("h2", { text: title }));
    const sides = asks || !mine
      ? [this.side(words.give, offer.give), this.side(words.want, offer.want)]
      : [this.side(words.youGet, offer.give), this.side(words.youGive, offer.want, body.hand)];
    const deal = make("div", { class: "sides" }, sides[0], make("span", { class: "swap", text: "⇄", "aria-hidden": "true" }), sides[1]);
    const rows = offer.answers.filter((each) => each.seat !== body.seat).map((each) => this.answer(each, seats, acts));
    const form = counter ? this.counter(counter, offer, seats) : null;
    const free = acts.filter((each) => each.action.seat === undefined);
    return [head, deal, form, this.buttons(free, form, asks), make("ul", { class: "answers" }, ...rows)].filter(Boolean);
  }

  side(label, cards, hand = null) {
    const faces = cards
      ? cards.map((card) => this.face(card, hand && (hand.find((each) => each.card === card.card)?.count ?? 0)))
      : [make("em", { text: words.openSide })];
    return make("div", { class: "side-of" }, make("small", { text: label }), make("div", { class: "faces" }, ...faces));
  }

  /** A card with its count; one's own side says how many one has. */
  face(card, held) {
    const own = held !== null;
    const count = make("i", { class: "cnt num", text: card.count });
    const face = make("span", { class: "face" }, card.icon ? symbol(card.icon, "") : null, make("b", { text: card.name }));
    const have = own ? make("small", { class: held < card.count ? "have short" : "have", text: `${words.have} ${held}` }) : null;
    return make("div", { class: "faced" }, make("div", { class: `card t-${card.card}`, role: "img", "aria-label": `${card.count} ${card.name}` }, face, count), have);
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
    const part = new Cards(this.forms, [form], seats);
    const counts = (cards) => Object.fromEntries((cards || []).map((card) => [card.card, card.count]));
    part.fill(counts(offer.want), counts(offer.give));
    part.judge();
    part.element.hidden = true;
    return part.element;
  }

  answer(each, seats, acts) {
    const chosen = acts.find(({ action }) => action.seat === each.seat);
    const pick = chosen ? make("button", { class: "btn primary act", "data-act": canonical(chosen.action), text: chosen.text, onclick: (event) => this.act(chosen.action, event.currentTarget) }) : null;
    const terms = each.give ? make("span", { class: "terms" }, ...this.small(each.give), "⇄", ...this.small(each.want)) : null;
    return make("li", { class: each.answer }, disc(seats[each.seat], "sm"), make("b", { text: seats[each.seat].name }), make("span", { text: each.text }), terms, pick);
  }

  small(cards) {
    return cards.map((card) => make("span", { class: "few", title: card.name }, make("b", { class: "num", text: card.count }), card.icon ? symbol(card.icon, "i i24") : make("span", { text: card.name })));
  }
}
