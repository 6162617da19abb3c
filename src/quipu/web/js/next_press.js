// What to press next on the way to an act: the place, the button, the card, the entry of a menu.

import { fits } from "./board.js";
import { canonical } from "./canonical.js";
import { byId } from "./dom.js";

/** Visible elements of a selector. @param {string} selector @returns {HTMLElement[]} */
export const visible = (selector) =>
  [...document.querySelectorAll(selector)].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0,
  );

function count(kinds) {
  const found = {};
  for (const kind of kinds) found[kind] = (found[kind] || 0) + 1;
  return found;
}

/** Kinds of which more are needed than are there. */
const missing = (needed, there) =>
  Object.keys(needed).filter((kind) => needed[kind] > (there[kind] || 0));

const SMALL = 24; // pixels; what is smaller is hard to press

/** Whether a place is large enough to be pressed as it is. */
function isLarge(place) {
  const { width, height } = place.getBoundingClientRect();
  return Math.min(width, height) >= SMALL;
}

/** Whether the open panel of log, chat and rules lies over it, as on a phone. @param {Element} each */
export const isUnderPanel = (each) =>
  document.body.classList.contains("talking") && !isInSight(each) && !each.closest(".side");

/** Whether the middle of a place or button can be pressed as the page is now. */
function isInSight(place) {
  const { left, top, width, height } = place.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return Boolean(found && (found.closest(".glow") === place || place.contains(found)));
}

const roomOf = (each) => each.parentElement?.closest("svg, .picks, .group, #choices");

export class NextPress {
  /** @param {any} composing the composers of the table */
  constructor(composing) {
    this.composing = composing;
  }

  /**
   * One element, or several that are as good as each other; none while the page has no way to it.
   * @param {{act: any, also: any[], free: boolean}} wish
   * @returns {Element[]}
   */
  find({ act, also = [], free = false }) {
    this.act = act;
    this.also = also;
    this.free = free;
    this.wanted = canonical(act);
    const ways = [
      () => this.entries(),
      () => this.laying(),
      () => this.checking(),
      () => this.places(),
      () => this.chips(),
      () => this.composition(),
      () => this.openers(),
      () => this.closers(),
    ];
    for (const way of ways) {
      const found = way();
      if (found.length) return this.isHidden(found[0]) ? this.closers() : found;
    }
    return [];
  }

  /** Whether an action goes on: the act itself, or one that is allowed as well. */
  isAccepted(action) {
    if (canonical(action) === this.wanted) return true;
    return this.also.some((one) =>
      Object.entries(one).every(([name, value]) => canonical(value) === canonical(action[name])),
    );
  }

  /** Of elements with their actions: the one of the act, or all that are accepted if it is free. */
  chosen(pairs) {
    const exact = pairs.find(([, action]) => canonical(action) === this.wanted);
    const good = pairs.filter(([, action]) => this.isAccepted(action)).map(([each]) => each);
    const together = this.free ? good.filter((each) => isInSight(each)) : [];
    if (together.length > 1) return together.filter((each) => roomOf(each) === roomOf(together[0]));
    return exact ? [exact[0]] : good.slice(0, 1);
  }

  /** The entry of an open menu. */
  entries() {
    return this.chosen(
      visible("#choices [data-act]").map((each) => [each, JSON.parse(each.dataset.act)]),
    );
  }

  /** A tile in the air is turned until it fits, then laid. */
  laying() {
    const [place] = visible(".glow.turned");
    if (byId("lay").hidden || !place) return [];
    if (this.isAccepted(JSON.parse(place.dataset.action))) return [byId("lay-it")];
    const ways = JSON.parse(place.dataset.turns);
    return ways.some((way) => this.isAccepted(way)) ? [byId("lay-turn")] : [];
  }

  /** The first box that is checked otherwise than the act has it, then what sends the form. */
  checking() {
    const boxes = visible(".glow[data-toggle]");
    const things = Object.values(this.act).find(Array.isArray)?.map(String);
    if (!boxes.length || !things) return [];
    const wrong = boxes.filter((each) => {
      const { toggle, checked } = each.dataset;
      const named = things.includes(each.dataset[toggle]);
      return (
        (each.getAttribute("aria-checked") === "true") !== (checked === "keep" ? !named : named)
      );
    });
    return (wrong.length ? wrong : visible("#forms .btn.primary")).slice(0, 1);
  }

  /** A place on the board or a button; a place that is small or cannot be seen now counts least. */
  places() {
    const placed = visible(".glow[data-action], .glow[data-turns]").flatMap((each) => {
      const { turns, action } = each.dataset;
      const ways = turns ? JSON.parse(turns) : [JSON.parse(action)];
      return ways.map((way) => [each, way]);
    });
    const pressed = visible("[data-act]").map((each) => [each, JSON.parse(each.dataset.act)]);
    const hidden = ([each]) => !isInSight(each) || !isLarge(each);
    return this.chosen([
      ...placed.filter((pair) => !hidden(pair)),
      ...pressed,
      ...placed.filter(hidden),
    ]);
  }

  /** Things to be picked in a form that has no place on the board. */
  chips() {
    const things = Object.values(this.act).find(Array.isArray)?.map(String);
    const chips = visible("#forms .chip[data-value]");
    if (!things || !chips.length) return [];
    const wrong = chips.filter(
      (each) =>
        (each.getAttribute("aria-pressed") === "true") !== things.includes(each.dataset.value),
    );
    return (wrong.length ? wrong : visible("#forms .btn.primary")).slice(0, 1);
  }

  // ---- composed of cards -------------------------------------------------------------------

  composition() {
    const key = Object.keys(this.composing?.sets || {}).find((each) => this.isOf(each));
    if (!key) return [];
    const { composer, kind } = this.composing;
    if (composer && kind === key) return this.composed(composer);
    if (composer) return this.closers();
    if (key === "trade") return visible("#trade");
    if (key === "counter") return visible("[data-counter]");
    return visible(`.glow[data-form="${CSS.escape(key)}"]`).slice(0, 1);
  }

  /** Whether a set of forms and exchanges leads to the act. */
  isOf(key) {
    const { forms, choices } = this.composing.sets[key];
    return (
      forms.some((form) => form.kind === this.act.kind) ||
      choices.some((each) => canonical(each.action) === this.wanted)
    );
  }

  /** The wanted kind, then the card of the hand, then whom to ask, then what confirms. */
  composed(composer) {
    const deals = visible(".composer [data-deal]").map((each) => [
      each,
      JSON.parse(each.dataset.deal),
    ]);
    const deal = this.chosen(deals);
    if (deal.length) return deal;
    const way = composer.way();
    if (way && this.isAccepted(way.action(composer.give, composer.want))) return [composer.confirm];
    const goal = this.goal(composer);
    if (!goal) return [];
    const [extra] = ["want", "give"].flatMap((side) =>
      missing(composer[side], goal[side]).map((kind) => `${side} ${kind}`),
    );
    if (extra) return visible(`.composer .sl[data-focus="${CSS.escape(extra)}"]`).slice(0, 1);
    const [want] = missing(goal.want, composer.want);
    if (want) return visible(`.composer [data-want="${CSS.escape(want)}"]`).slice(0, 1);
    const [give] = missing(goal.give, composer.give);
    if (give) return this.card(give);
    return visible(`.pc[data-focus="to ${goal.seat}"]`).slice(0, 1);
  }

  card(kind) {
    const name = CSS.escape(kind);
    return visible(`#own-cards [data-card="${name}"].tap, #hand [data-card="${name}"].tap`).slice(
      -1,
    );
  }

  /** What has to be given and wanted so that the composer makes the act. */
  goal(composer) {
    for (const way of composer.ways) {
      if (way.choice) {
        if (canonical(way.choice.action) === this.wanted) return { ...way.most, seat: way.seat };
        continue;
      }
      if (way.form.kind !== this.act.kind) continue;
      const give = this.act.give || {};
      const taken = way.form.taken && this.act[way.form.taken.name];
      const want = taken ? count([taken].flat()) : this.act.want || {};
      if (canonical(way.action(give, want)) === this.wanted) return { give, want, seat: way.seat };
    }
    return null;
  }

  // ---- what leads there --------------------------------------------------------------------

  /** What opens a menu or a form in which the act is. */
  openers() {
    const kind = CSS.escape(this.act.kind);
    const listed = visible(".glow[data-menu]").filter((each) => fits(each, this.act));
    return [...listed, ...visible(`.glow[data-form="${kind}"], [data-kind="${kind}"]`)].slice(0, 1);
  }

  /** Whether something lies over it that can be closed. */
  isHidden(each) {
    return this.isUnderComposer(each) || (isUnderPanel(each) && visible("#talk-away").length > 0);
  }

  /** Whether an open composer lies over it, as in landscape. */
  isUnderComposer(each) {
    if (!this.composing?.composer || isInSight(each) || !this.closers().length) return false;
    const { left, top, width, height } = each.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(over?.closest(".composer, #offers")) && !each.closest(".composer, #offers");
  }

  /** What lies over the way to the act, to be closed first. */
  closers() {
    const shut = visible("#talk-away");
    if (shut.length && document.body.classList.contains("talking")) return shut;
    return visible(".composer .head .sqb").slice(-1);
  }
}
