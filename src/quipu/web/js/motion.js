// Motion: what happened is told by what moves, as the server declares it, one thing after another.
// Only transform and opacity move, nothing waits for it, and any press lets it be over.

import { byId, make, picture } from "./dom.js";
import { isStill } from "./preferences.js";

const LONGEST = 2400; // milliseconds for all that one view brings
const MOST_CARDS = 4; // of a kind that fly at once
const EASE = "cubic-bezier(.2,.8,.3,1)";

/** Whether anything is to move now. */
export const moving = () => !isStill() && !document.hidden;

function centred(element) {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "50% 50%";
}

function run(element, frames, options) {
  if (!moving() || !element.animate) return null;
  return element.animate(frames, { easing: EASE, ...options });
}

/** Something calls out. */
export function pulse(element) {
  centred(element);
  run(
    element,
    [{ transform: "scale(1)" }, { transform: "scale(1.1)" }, { transform: "scale(1)" }],
    { duration: 200 },
  );
}

/** Points pop. */
export function pop(element) {
  run(
    element,
    [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }],
    { duration: 300 },
  );
}

/** Not here. */
export function shake(element) {
  centred(element);
  run(
    element,
    [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 260 },
  );
}

// ---- how elements of the board move ----------------------------------------------------------

const FADE = [{ opacity: 0 }, { opacity: 1 }];

/** How a step of a walk lies on the way from where it was; with small hops. */
function walk([dx, dy]) {
  const hop = Math.min(14, Math.hypot(dx, dy) / 6);
  return [1, 0.75, 0.5, 0.25, 0].map((left, n) => ({
    transform: `translate(${dx * left}px, ${dy * left - (n % 2 ? hop : 0)}px)`,
  }));
}

const HOW = {
  roll: {
    duration: 400,
    frames: () => [
      { transform: "translateY(-16px) rotate(-200deg) scale(1.1)" },
      { transform: "translateY(2px) rotate(14deg) scale(1)", offset: 0.75 },
      { transform: "none" },
    ],
  },
  walk: { duration: 400, frames: walk },
  drop: {
    duration: 220,
    frames: () => [
      { transform: "translateY(-14px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
  },
  rise: {
    duration: 320,
    frames: () => [
      { transform: "translateY(18px) scale(1, .2)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
  },
  lay: {
    duration: 400,
    frames: () => [
      { transform: "rotate(-180deg) scale(1.35)", opacity: 0.2 },
      { transform: "rotate(8deg) scale(1.04)", opacity: 1, offset: 0.8 },
      { transform: "none", opacity: 1 },
    ],
  },
  grow: {
    duration: 400,
    frames: () => [
      { transform: "scale(.55)", opacity: 0 },
      { transform: "scale(1.12)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
  },
  slide: {
    duration: 300,
    frames: ([dx, dy]) => [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }],
  },
};

/** How far away an element was, in its own units; null if it was nowhere or has not moved. */
function distance(element, before) {
  const after = element.getBoundingClientRect();
  if (!before?.width) return null;
  const dx = before.left + before.width / 2 - after.left - after.width / 2;
  const dy = before.top + before.height / 2 - after.top - after.height / 2;
  if (Math.hypot(dx, dy) < 6) return null;
  const scale = element.ownerSVGElement ? element.getScreenCTM().a || 1 : 1;
  return [dx / scale, dy / scale];
}

export class Theatre extends EventTarget {
  /** @param {any} board @param {any} hand of the own cards */
  constructor(board, hand) {
    super();
    this.board = board;
    this.hand = hand;
    this.me = -1;
    /** @type {Set<Animation>} */
    this.running = new Set();
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(kind, () => this.skip(), { capture: true });
  }

  /** What still moves is at its end. */
  skip() {
    for (const each of this.running) each.finish();
    this.running.clear();
  }

  /** What still moves goes on four times as fast: the next thing has happened. */
  hurry() {
    for (const each of this.running) each.updatePlaybackRate(4);
  }

  /**
   * @param {any[]} lines of the log, with their motions
   * @param {Map<string, DOMRect | undefined>} before where changed pieces were
   */
  play(lines, before, me) {
    this.me = me;
    this.hurry();
    if (document.hidden) return;
    const motions = lines.map((line) => line.motions || []).filter((each) => each.length);
    const declared = new Set(motions.flat().flatMap((each) => each.keys || []));
    const others = [...before].filter(([key]) => !declared.has(key));
    if (isStill())
      return this.fade(
        [...before.keys()].filter((key) => !before.get(key)?.width || declared.has(key)),
      );
    const acts = [];
    let at = 0;
    for (const each of motions) at = this.plan(acts, each, at, before);
    for (const [key, was] of others) this.other(acts, key, was, at);
    const pace = Math.max(1, at / LONGEST);
    for (const act of acts) this.start(act, pace);
  }

  /** With less motion, what is new fades in. */
  fade(keys) {
    for (const key of keys) this.board.holders.pieces.get(key)?.animate?.(FADE, { duration: 200 });
  }

  /** What one event moves: its cards together, then its pieces; the next event begins after it. */
  plan(acts, motions, at, before) {
    let end = at;
    for (const motion of motions) {
      if (motion.how === "fly") end = Math.max(end, this.flight(acts, motion, at));
    }
    const flown = end > at ? end - 120 : at;
    for (const motion of motions) {
      const how = HOW[motion.how];
      if (!how) continue;
      (motion.keys || []).forEach((key, n) => {
        const element = this.board.holders.pieces.get(key);
        if (!element?.firstElementChild) return;
        const away = motion.how === "walk" ? distance(element, before.get(key)) : null;
        if (motion.how === "walk" && !away) return;
        acts.push({
          how: n ? "" : motion.how,
          element,
          frames: how.frames(away),
          delay: flown + n * 30,
          duration: how.duration,
        });
        end = Math.max(end, flown + how.duration + n * 30);
      });
    }
    return end > at ? end - 60 : at;
  }

  /** A piece that nothing was told of: it came, or it is somewhere else. */
  other(acts, key, was, at) {
    const element = this.board.holders.pieces.get(key);
    if (!element?.firstElementChild) return;
    const away = was?.width ? distance(element, was) : null;
    if (was?.width && !away) return;
    const how = away ? HOW.slide : HOW.drop;
    acts.push({
      how: "",
      element,
      frames: how.frames(away),
      delay: Math.max(0, at - 200),
      duration: how.duration,
    });
  }

  flight(acts, motion, at) {
    const start = this.spot(motion.start, motion.card);
    const end = this.spot(motion.end, motion.card);
    if (!start || !end) return at;
    const cards = Math.min(motion.count || 1, MOST_CARDS);
    for (let n = 0; n < cards; n++) {
      acts.push({
        how: n ? "" : "fly",
        card: flyer(motion),
        start,
        end,
        delay: at + n * 70,
        duration: 380,
      });
    }
    return at + (cards - 1) * 70 + 380;
  }

  /** The middle of a place: a seat, for one's own the hand; the bank; or an element of the board. */
  spot(name, card) {
    const found = this.place(name, card);
    const box = found?.getBoundingClientRect();
    return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  }

  place(name, card) {
    const seat = name.match(/^seat (\d+)$/);
    if (name === "bank")
      return byId(`at-bank-${card}`) || document.querySelector('.layer-pieces [id^="at-bank-"]');
    if (!seat) return byId(`at-${name}`);
    if (Number(seat[1]) === this.me) {
      const own = [card && byId(`at-card-${card}`), byId("own-cards"), byId("hand")].find(
        (each) => each?.getBoundingClientRect().width,
      );
      if (own) return own;
    }
    return [...document.querySelectorAll(`[data-seat="${seat[1]}"] .disc`)].find(
      (each) => each.getBoundingClientRect().width,
    );
  }

  start(act, pace) {
    const { element, card } = act;
    const timing = {
      duration: act.duration,
      delay: act.delay,
      fill: "both",
      easing: card ? "ease-in-out" : EASE,
    };
    if (element) centred(element);
    else document.body.append(card);
    const frames = card ? path(act.start, act.end) : act.frames;
    const animation = (element || card).animate(frames, timing);
    animation.playbackRate = pace;
    this.running.add(animation);
    animation.finished
      .catch(() => {})
      .then(() => {
        this.running.delete(animation);
        animation.cancel();
        card?.remove();
      });
    if (act.how)
      this.dispatchEvent(
        new CustomEvent("moves", { detail: { how: act.how, delay: act.delay / pace } }),
      );
  }
}

/** A card on its way: its kind if that was told, else its back. */
function flyer(motion) {
  const shown = motion.picture ? picture(motion.picture, "pic") : null;
  const card = make(
    "i",
    {
      class: `flying${shown ? "" : " back"}`,
      "aria-hidden": "true",
      "data-card": motion.card,
      "data-start": motion.start,
      "data-end": motion.end,
    },
    shown,
  );
  if (motion.tint) card.style.setProperty("--tint", motion.tint);
  return card;
}

function path(start, end) {
  const at = ({ x, y }, scale) => `translate(${x - 17}px, ${y - 23}px) scale(${scale})`;
  const middle = {
    x: (start.x + end.x) / 2,
    y: Math.min(start.y, end.y) + Math.abs(start.y - end.y) * 0.4 - 20,
  };
  return [
    { transform: at(start, 0.5), opacity: 0 },
    { transform: at(start, 1.05), opacity: 1, offset: 0.2 },
    { transform: at(middle, 1), opacity: 1, offset: 0.6 },
    { transform: at(end, 0.6), opacity: 0.3 },
  ];
}
