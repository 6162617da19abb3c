// @ts-check
// A composition: cards given and wanted, and the ways in which they may be used. It knows no page.

import { canonical } from "./canonical.js";

/** @typedef {import("./protocol.js").Action} Action */
/** @typedef {import("./protocol.js").Asked} Asked */
/** @typedef {import("./protocol.js").Card} Card */
/** @typedef {import("./protocol.js").CardsForm} CardsForm */
/** @typedef {import("./protocol.js").Choice} Choice */
/** @typedef {import("./protocol.js").Thing} Thing */
/** @typedef {Record<string, number>} Cards how many of each kind */
/** @typedef {"give" | "want"} Side */

const MOST_AT_ONCE = 3;

/** How many cards these are. @param {Cards} cards */
export const total = (cards) => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** Without kinds of which there are none. @param {Cards} cards @returns {Cards} */
export const some = (cards) => Object.fromEntries(Object.entries(cards).filter(([, n]) => n > 0));

/** By kind. @param {Card[] | null} cards @returns {Cards} */
export const counts = (cards) =>
  Object.fromEntries((cards || []).map((card) => [card.card, card.count]));

/** So many, no more and no fewer; else 0. @param {[number, number]} bounds */
export const fixed = ([least, most]) => (least === most && most > 1 ? most : 0);

/** @param {Cards} one @param {Cards} other */
const equal = (one, other) => canonical(some(one)) === canonical(some(other));

/** @param {Cards} cards @returns {[number, number]} */
const exactly = (cards) => [total(cards), total(cards)];

/** A way to use a composition: a form as it asks one seat or all, or an exchange made at once. */
export class Way {
  /**
   * @param {CardsForm | null} form
   * @param {Asked | null} asked
   * @param {Choice | null} choice
   */
  constructor(form, asked, choice = null) {
    this.form = form;
    this.choice = choice;
    this.seat = asked ? asked.seat : null;
    const [give, want] = choice
      ? [counts(choice.give), counts(choice.want)]
      : [asked?.give ?? {}, asked?.want ?? {}];
    /** @type {Record<Side, Cards>} */
    this.most = { give, want };
    /** @type {Record<Side, [number, number]>} */
    this.count = choice
      ? { give: exactly(give), want: exactly(want) }
      : { give: asked?.give_count ?? [0, 0], want: asked?.want_count ?? [0, 0] };
    /** @type {Record<string, Thing>} */
    this.named = choice
      ? Object.fromEntries(
          [...(choice.give ?? []), ...(choice.want ?? [])].map((card) => [card.card, card]),
        )
      : (form?.named ?? {});
    this.isAsking = Boolean(form && !form.taken && asked?.want_count[1]);
  }

  /** Whether so many cards of a side may be named on the way to it. @param {Side} side @param {Cards} cards */
  allows(side, cards) {
    const within = Object.entries(cards).every(([kind, n]) => n <= (this.most[side][kind] || 0));
    return within && total(cards) <= this.count[side][1];
  }

  /** @param {Cards} give @param {Cards} want */
  suits(give, want) {
    return this.allows("give", give) && this.allows("want", want);
  }

  /** Whether nothing is missing. @param {Cards} give @param {Cards} want */
  isMet(give, want) {
    if (this.choice) return equal(give, this.most.give) && equal(want, this.most.want);
    return (
      this.suits(give, want) &&
      total(give) >= this.count.give[0] &&
      total(want) >= this.count.want[0]
    );
  }

  /** @param {Cards} give @param {Cards} want @returns {Action} */
  action(give, want) {
    if (this.choice) return this.choice.action;
    /** @type {Action} */
    const action = { kind: this.form?.kind ?? "" };
    if (this.count.give[1]) action.give = some(give);
    const taken = this.form?.taken;
    if (taken) {
      const kinds = Object.entries(want).flatMap(([kind, n]) => Array(n).fill(kind));
      action[taken.name] = taken.type === "id" ? kinds[0] : kinds;
    } else if (this.count.want[1]) action.want = some(want);
    if (this.seat !== null) action.to = this.seat;
    return action;
  }
}

/** What is named so far, and which ways lead on from there. */
export class Composition {
  /** @param {CardsForm[]} forms @param {Choice[]} choices */
  constructor(forms, choices) {
    /** @type {Cards} */
    this.give = {};
    /** @type {Cards} */
    this.want = {};
    /** @type {number | null} the seat that is asked, null for all */
    this.to = null;
    /** @type {Way[]} */
    this.ways = [];
    /** @type {(number | null)[]} that can be asked */
    this.seats = [];
    /** @type {Record<string, Thing>} */
    this.named = {};
    this.setWays(forms, choices);
  }

  /**
   * What can be composed has changed; what was named stays as far as it may.
   * @param {CardsForm[]} forms @param {Choice[]} choices
   */
  setWays(forms, choices) {
    this.ways = [
      ...forms.flatMap((form) => form.asked.map((asked) => new Way(form, asked))),
      ...choices.map((choice) => new Way(null, null, choice)),
    ];
    this.seats = [...new Set(this.ways.filter((way) => way.isAsking).map((way) => way.seat))];
    this.named = Object.assign({}, ...this.ways.map((way) => way.named));
    if (!this.seats.includes(this.to)) this.to = this.seats[0] ?? null;
    this.fill(this.give, this.want);
  }

  /** @param {Side} side */
  kinds(side) {
    return [...new Set(this.ways.flatMap((way) => Object.keys(way.most[side])))];
  }

  /** Ways that lead on from here. */
  open(give = this.give, want = this.want) {
    return this.ways.filter((way) => way.suits(give, want));
  }

  /** @param {Side} side @param {string} kind */
  canAdd(side, kind) {
    const other = side === "give" ? this.want : this.give;
    if (other[kind]) return false;
    const more = { ...this[side], [kind]: (this[side][kind] || 0) + 1 };
    return this.open(...(side === "give" ? [more, this.want] : [this.give, more])).length > 0;
  }

  /** These cards are named, one after another, as far as they may be. @param {Cards} give @param {Cards} want */
  fill(give, want) {
    this.give = {};
    this.want = {};
    this.#fillSide("give", give);
    this.#fillSide("want", want);
  }

  /** @param {Side} side @param {Cards} cards */
  #fillSide(side, cards) {
    for (const [kind, n] of Object.entries(cards)) {
      for (let one = 0; one < n && this.canAdd(side, kind); one++)
        this[side][kind] = (this[side][kind] || 0) + 1;
    }
  }

  /** The way the confirming button goes: asking whom was chosen, else what is met at once. */
  way() {
    const met = this.ways.filter((way) => way.isMet(this.give, this.want));
    return (
      met.find((way) => way.isAsking && way.seat === this.to) ||
      met.find((way) => !way.isAsking) ||
      null
    );
  }

  /** Exchanges that one tap makes: all that is wanted is named, or the whole of it. */
  atOnce() {
    if (!total(this.want)) return [];
    const found = this.ways.filter(
      (way) =>
        !way.isAsking &&
        way.suits(this.give, this.want) &&
        (way.choice ? equal(this.want, way.most.want) : way.isMet(this.give, this.want)),
    );
    return found
      .sort((one, other) => total(one.most.give) - total(other.most.give))
      .slice(0, MOST_AT_ONCE);
  }

  /** Kinds of the hand that would be taken for what is wanted. */
  lit() {
    return new Set(this.atOnce().flatMap((way) => (way.choice ? Object.keys(way.most.give) : [])));
  }

  /** How many cards are missing on the way to what fits; null if nothing fits. */
  missing() {
    const [way] = this.open();
    if (!way) return null;
    const left = /** @type {Side[]} */ (["give", "want"]).map(
      (side) => fixed(way.count[side]) - total(this[side]),
    );
    return left.find((n) => n > 0) ?? 0;
  }

  /** Whether an offer goes to this seat as well. @param {number} seat */
  asks(seat) {
    return this.to === seat || (this.to === null && this.seats.includes(seat));
  }

  /** Choose whom to ask; the same seat again means all. @param {number | null} seat */
  choose(seat) {
    if (!this.seats.includes(seat)) return false;
    this.to = seat === this.to && this.seats.includes(null) ? null : seat;
    return true;
  }
}
