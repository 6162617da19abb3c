// @ts-check
// Guard against impatience: what changed its meaning under a finger or a resting pointer cannot be
// pressed for a moment, and the gesture that made an act does not make the next one at once.

export const INERT_MS = 400;
const SAME_SPOT_PX = { mouse: 24, touch: 44 };
const MOVED_PX = 10; // further than this a pointer was moved on purpose

/**
 * What was pressed: a place, with a finger or not, or a key.
 * @typedef {{x?: number, y?: number, isTouch?: boolean, key?: string}} Gesture
 * @typedef {{x: number, y: number, isTouch?: boolean}} Spot
 */

/** Decides which presses count. It knows times, places and names of things, but no page. */
export class Guard {
  constructor() {
    /** @type {Spot | null} where the pointer rests */
    this.spot = null;
    /** @type {Gesture | null} what was pressed last */
    this.gesture = null;
    /** @type {Gesture | null} the gesture whose act was not answered yet */
    this.pending = null;
    /** @type {(Gesture & {at: number}) | null} where or by which key something changed, and when */
    this.changed = null;
    /** @type {Map<string, number>} what can be pressed, and since when */
    this.born = new Map();
    this.latest = -Infinity; // when the last of it came
  }

  /**
   * The pointer is here now; a change under its former place does not matter any more.
   * @param {number} x @param {number} y
   */
  move(x, y) {
    this.spot = { x, y };
    const { changed } = this;
    const at = changed && !changed.isTouch ? spotOf(changed) : null;
    if (at && distance(at, this.spot) > MOVED_PX) this.changed = null;
  }

  /** A press that counts: it may make an act. @param {Gesture} gesture */
  press(gesture) {
    this.gesture = gesture;
    this.spot = spotOf(gesture) ?? this.spot;
  }

  /** The last press made an act, whose answer will change the page. */
  acted() {
    this.pending = this.gesture;
  }

  /** The act was answered. */
  answered() {
    this.pending = null;
  }

  /** These can be pressed before a change: none of them is new by it. @param {Iterable<string>} present */
  know(present) {
    for (const each of present) if (!this.born.has(each)) this.born.set(each, -Infinity);
  }

  /**
   * The page has changed at this time. @param {number} at
   * @param {{name: string, pending: Gesture | null}} before what was under the pointer, and the
   * gesture whose act was open @param {string} name what is under the pointer now
   * @param {Iterable<string>} present all that can be pressed
   */
  see(at, before, name, present) {
    if (before.pending) this.changed = { ...before.pending, at };
    else if (this.spot && name && name !== before.name) this.changed = { ...this.spot, at };
    const named = new Set(present);
    for (const each of this.born.keys()) if (!named.has(each)) this.born.delete(each);
    for (const each of named) {
      if (this.born.has(each)) continue;
      this.born.set(each, at);
      this.latest = at;
    }
  }

  /** Whether this came so lately that no finger can mean it. @param {string} name @param {number} time */
  isFresh(name, time) {
    return Boolean(name) && time - (this.born.get(name) ?? -Infinity) < INERT_MS;
  }

  /**
   * Whether a press of the pointer is to be ignored.
   * @param {Spot & {time: number, isTouch: boolean, name: string}} press
   */
  ignores({ x, y, time, isTouch, name }) {
    if (isTouch && this.isFresh(name, time)) return true;
    const { changed } = this;
    const at = changed ? spotOf(changed) : null;
    if (!changed || !at || time - changed.at >= INERT_MS) return false;
    return distance(at, { x, y }) <= SAME_SPOT_PX[isTouch ? "touch" : "mouse"];
  }

  /**
   * The same of a key: one that is held, or pressed again at once after its act.
   * @param {{key: string, time: number, repeat: boolean}} press
   */
  ignoresKey({ key, time, repeat }) {
    if (repeat) return true;
    const { changed } = this;
    return Boolean(changed && changed.key === key && time - changed.at < INERT_MS);
  }

  /** How long something stays inert yet, in milliseconds. @param {number} now @param {boolean} isTouch for fingers */
  left(now, isTouch) {
    const last = Math.max(this.changed?.at ?? -Infinity, isTouch ? this.latest : -Infinity);
    return Math.max(0, last + INERT_MS - now);
  }
}

/** Where a gesture was; null for a key. @param {Gesture} gesture @returns {Spot | null} */
function spotOf({ x, y, isTouch }) {
  return x === undefined || y === undefined ? null : { x, y, isTouch };
}

/** @param {Spot} one @param {Spot} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

// ---- on a page -------------------------------------------------------------------------------

const CONTROLS = "button, a[href], summary, .glow, .choosable, [data-card].tap";

/**
 * What a control means; the same thing drawn again keeps its name.
 * @param {HTMLElement | null | undefined} control
 */
function nameOf(control) {
  if (!control) return "";
  const { dataset, id } = control;
  if (control.classList.contains("glow")) {
    const keyed = /** @type {HTMLElement | null} */ (control.closest("[data-key]"));
    const key = keyed?.dataset.key || "";
    return `${key} ${dataset.action || dataset.menu || control.getAttribute("aria-label") || ""}`;
  }
  if (dataset.seat) return `seat ${dataset.seat}`;
  const { card, held, want } = dataset; // their numbers change with each press, not their meaning
  if (card || held) return `card ${card || held}`;
  if (want) return `want ${want}`;
  const { means, act, deal, focus } = dataset;
  if ("sure" in dataset) return `${means} for sure`;
  return means || act || deal || focus || id || control.textContent || "";
}

/** The control at an element. @param {EventTarget | null} target @returns {HTMLElement | null} */
const controlAt = (target) => (target instanceof Element ? target.closest(CONTROLS) : null);

/** @returns {string[]} */
const present = () => {
  /** @type {NodeListOf<HTMLElement>} */
  const every = document.querySelectorAll(CONTROLS);
  return [...every].map(nameOf);
};

/** @param {Spot | null} spot */
const under = (spot) => (spot ? nameOf(controlAt(document.elementFromPoint(spot.x, spot.y))) : "");

/**
 * Whether a key presses something: a letter that is a command, or what presses a control.
 * @param {KeyboardEvent} event
 */
function presses(event) {
  const isField =
    event.target instanceof Element && event.target.closest("input, textarea, select");
  if (isField) return false;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (isCommand) return event.key === "z";
  const isLetter = event.key.length === 1 && event.key !== " ";
  return isLetter || (["Enter", " "].includes(event.key) && Boolean(controlAt(event.target)));
}

/** Watches over the presses of a page. */
export class PageGuard {
  /** @param {HTMLElement} app has the attribute `data-settling` while something is inert */
  constructor(app) {
    this.app = app;
    this.guard = new Guard();
    this.frame = 0;
    /** @type {ReturnType<typeof setTimeout> | number} */
    this.timer = 0;
    /**
     * The last change of the page that was not looked at yet.
     * @type {{name: string, at: number, pending: Gesture | null} | null}
     */
    this.before = null;
    this.type = "mouse";
    const early = { capture: true };
    addEventListener("pointermove", (event) => this.moved(event), { ...early, passive: true });
    addEventListener("pointerdown", (event) => this.down(event), early);
    addEventListener("click", (event) => this.click(event), early);
    addEventListener("keydown", (event) => this.key(event), early);
  }

  /** Call this when a press has sent something that will be answered by a change of the page. */
  acted() {
    this.guard.acted();
  }

  answered() {
    this.guard.answered();
  }

  /** Whether a finger is still too early for this element. @param {HTMLElement} element */
  isFresh(element) {
    if (this.before) this.look();
    return this.type === "touch" && this.guard.isFresh(nameOf(element), performance.now());
  }

  /**
   * Change the page; what then lies under the pointer and did not before is inert for a while.
   * @param {() => void} change
   */
  during(change) {
    this.expect(under(this.guard.spot));
    change();
  }

  /** The page is about to change. @param {string} name what is under the pointer */
  expect(name) {
    const { pending } = this.guard;
    const at = performance.now();
    if (!this.before) this.guard.know(present());
    const first = this.before?.name ?? name;
    this.before = { name: first, at, pending: pending || this.before?.pending || null };
    this.frame ||= requestAnimationFrame(() => this.look());
  }

  /** Look at what the change brought: in the next frame, or earlier if something is pressed. */
  look() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { before, guard } = this;
    this.before = null;
    if (!before) return;
    guard.see(before.at, before, under(guard.spot), present());
    this.settle();
  }

  settle() {
    const left = this.guard.left(performance.now(), navigator.maxTouchPoints > 0);
    clearTimeout(this.timer);
    this.app.toggleAttribute("data-settling", left > 0);
    if (left > 0) this.timer = setTimeout(() => this.settle(), left + 1);
  }

  /** @param {PointerEvent} event */
  moved(event) {
    if (event.pointerType !== "touch") this.guard.move(event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.type = event.pointerType;
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (event.detail === 0) return; // made by a key or by a script
    if (this.before) this.look();
    const pointerType = event instanceof PointerEvent ? event.pointerType : "";
    const isTouch = (pointerType || this.type) === "touch";
    const press = { x: event.clientX, y: event.clientY, isTouch };
    const name = nameOf(controlAt(event.target));
    if (this.guard.ignores({ ...press, time: event.timeStamp, name })) return swallow(event);
    this.guard.press(press);
    this.expect(name);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!presses(event)) return;
    if (this.before) this.look();
    const { key, timeStamp: time, repeat } = event;
    if (this.guard.ignoresKey({ key, time, repeat })) return swallow(event);
    this.guard.press({ key });
  }
}

/** @param {Event} event */
function swallow(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}
