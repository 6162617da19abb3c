// The board: keyed elements in layers, swapped in place; what glows can be hovered, focused, clicked.

import { canonical } from "./canonical.js";
import { pulse } from "./motion.js";
import { byKeys, isPointedAt } from "./pointing.js";
import { Placement } from "./placement.js";

const SVG = "http://www.w3.org/2000/svg";
const LAYERS = ["ground", "pieces", "targets"];
const REACH = 44;
const SMALL = 20; // pixels; a place below it is enlarged by the first tap

export class Board extends EventTarget {
  /** @param {HTMLElement} room @param {SVGDefsElement} symbols @param {HTMLElement} bubble */
  constructor(room, symbols, bubble, grounds = new Map()) {
    super();
    this.room = room;
    this.symbols = symbols;
    this.bubble = bubble;
    this.layers = {};
    this.holders = {};
    for (const name of LAYERS) {
      this.layers[name] = document.createElementNS(SVG, "svg");
      this.layers[name].setAttribute("class", `drawing layer-${name}`);
      this.holders[name] = new Map();
    }
    room.setAttribute("role", "group");
    room.append(...LAYERS.map((name) => this.layers[name]));
    this.grounds = grounds;
    this.parts = null; // of the drawing, each placed by itself; none: it is shown as it is drawn
    this.placement = null;
    this.mayFold = false; // whether something may lie below the fold
    this.groups = Object.fromEntries(LAYERS.map((name) => [name, new Map()]));
    this.ground = "";
    this.picked = null;
    this.hinted = null; // the target whose words are shown
    this.isTooEarly = () => false; // for a finger that cannot mean what has just come
    this.listen();
  }

  /** Grounds this page has, for the server to leave out. */
  known() {
    return [...this.grounds.keys()];
  }

  define(markup) {
    if (!markup) return;
    const holder = document.createElementNS(SVG, "defs");
    holder.innerHTML = markup;
    for (const each of [...holder.children]) {
      if (!each.id || !this.symbols.querySelector(`#${CSS.escape(each.id)}`))
        this.symbols.append(each);
    }
  }

  /**
   * Show a view. @param {any} board @param {boolean} full @param {string[]} first those that matter most
   * @param {boolean} isSame the same decision is drawn once more: what was checked stays so
   * @returns where the pieces were that changed, for motion
   */
  show(board, full, first = [], isSame = false) {
    const checked = isSame ? this.checked() : new Map();
    this.define(board.symbols);
    if (full) this.parts = (this.frame && board.parts) || null;
    if (!this.parts) this.placement = null;
    if (!this.parts) this.resize(`0 0 ${board.size[0]} ${board.size[1]}`);
    else if (board.parts) this.arrangeParts();
    this.room.setAttribute("aria-label", board.title);
    if (board.laid) this.grounds.set(board.ground, board.laid);
    if (board.ground !== this.ground) this.lay(board.ground);
    const focused = document.activeElement?.closest?.(".layer-targets [data-key]")?.dataset.key;
    const before = full ? new Map() : this.measured(board.changed.pieces || {}, first);
    for (const layer of ["pieces", "targets"])
      this.swap(layer, board.changed[layer] || {}, board.order[layer], full);
    for (const each of this.toggles())
      if (checked.has(each.ariaLabel)) each.ariaChecked = checked.get(each.ariaLabel);
    this.byChecked();
    if (focused) this.refocus(focused);
    if (this.hinted && !this.hinted.isConnected) this.hint(null);
    return before;
  }

  // ---- parts ------------------------------------------------------------------------------

  /** Watch the frame: at one size nothing moves, at another all is placed again. @param {HTMLElement} frame */
  follow(frame = this.room.parentElement) {
    this.frame = frame;
    new ResizeObserver(() => this.arrangeParts()).observe(frame);
    this.arrangeParts();
  }

  /** Whether parts may lie below the fold of this room. @param {boolean} may */
  fold(may) {
    if (this.mayFold === may) return;
    this.mayFold = may;
    this.arrangeParts();
  }

  arrangeParts() {
    if (!this.frame) return;
    const [left, top, wide, high] = this.content();
    if (wide < 40 || high < 40) return;
    const placement = this.parts && new Placement(this.parts, wide, high, this.mayFold);
    if (this.frame !== this.room)
      Object.assign(this.room.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${wide}px`,
        height: `${placement?.size[1] || high}px`,
      });
    if (!placement) return;
    this.grow(high, placement.size[1]);
    const before = this.placement;
    this.placement = placement;
    this.room.placement = placement;
    this.resize(`0 0 ${placement.size.join(" ")}`);
    for (const layer of LAYERS)
      for (const [name, group] of this.groups[layer]) this.putGroup(name, group);
    if (before) for (const each of this.room.querySelectorAll("g.cell")) this.putCell(each);
    this.dispatchEvent(new Event("placed"));
  }

  /** What is inside the padding of the frame; of one with a least height, before it grew. */
  content() {
    const style = getComputedStyle(this.frame);
    const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) =>
      Number.parseFloat(style[`padding${side}`]),
    );
    const { clientWidth, clientHeight } = this.frame;
    const height = Number.parseFloat(style.minHeight) || clientHeight;
    return [left, top, clientWidth - left - right, height - top - bottom];
  }

  /** A frame with a least height, in a page that scrolls, shows also what lies below the fold. */
  grow(from, to) {
    const style = getComputedStyle(this.frame);
    const least = Number.parseFloat(style.minHeight);
    this.frame.style.height = least && to > from ? `${least + to - from}px` : "";
  }

  putGroup(name, group) {
    const transform = this.placement.transform(name);
    group.style.display = transform ? "" : "none";
    if (transform) group.setAttribute("transform", transform);
  }

  putCell(cell) {
    const shift = this.placement.cellShift(cell.dataset.part, cell.firstElementChild.getBBox());
    if (shift) cell.setAttribute("transform", shift);
    else cell.removeAttribute("transform");
  }

  /** The group of a part in a layer. @param {string} layer @param {string} name */
  group(layer, name) {
    const groups = this.groups[layer];
    if (!groups.has(name)) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", `part part-${name}`);
      groups.set(name, group);
      this.layers[layer].append(group);
      this.putGroup(name, group);
    }
    return groups.get(name);
  }

  /** Put an element into the part that it belongs to. @param {string} layer @param {SVGGElement} holder */
  home(layer, holder) {
    if (!this.placement) return;
    const name = this.placement.partOf(holder.dataset.key, () => holder.getBBox());
    const group = this.group(layer, name);
    if (this.parts.find((part) => part.name === name)?.cells)
      return this.inCell(group, name, holder);
    if (holder.parentElement !== group) group.append(holder);
  }

  /** Elements of a part of equal cells each have a place of their own. */
  inCell(group, name, holder) {
    let cell = holder.parentElement;
    if (!cell?.classList.contains("cell")) {
      cell = document.createElementNS(SVG, "g");
      cell.setAttribute("class", "cell");
      cell.dataset.part = name;
      group.append(cell);
      cell.append(holder);
    }
    this.putCell(cell);
  }

  /** Set only if it is another: the browser lays out the whole drawing anew. */
  resize(box) {
    for (const name of LAYERS) {
      if (this.layers[name].getAttribute("viewBox") !== box)
        this.layers[name].setAttribute("viewBox", box);
    }
  }

  lay(hash) {
    this.ground = hash;
    const markup = Object.entries(this.grounds.get(hash) || {});
    this.groups.ground.clear();
    this.layers.ground.innerHTML = markup
      .map(([key, each]) => `<g data-key="${key}" id="at-${key}">${each}</g>`)
      .join("");
    if (this.parts) for (const each of [...this.layers.ground.children]) this.home("ground", each);
  }

  /** Where the pieces are that will change; asked before anything does, so that it costs once. */
  measured(changes, first) {
    const changed = Object.keys(changes).filter((key) => changes[key] !== null);
    const kept = new Set([...first.filter((key) => key in changes), ...changed.slice(0, 24)]);
    return new Map(
      [...kept].map((key) => [key, this.holders.pieces.get(key)?.getBoundingClientRect()]),
    );
  }

  swap(layer, changes, order, full) {
    const parent = this.layers[layer];
    const holders = this.holders[layer];
    if (full) {
      parent.replaceChildren();
      holders.clear();
      this.groups[layer].clear();
    }
    for (const [key, markup] of Object.entries(changes)) {
      let holder = holders.get(key);
      if (markup === null) {
        (holder?.closest("g.cell") || holder)?.remove();
        holders.delete(key);
        continue;
      }
      if (!holder) {
        holder = document.createElementNS(SVG, "g");
        holder.dataset.key = key;
        holder.id = `at-${key}`;
        holders.set(key, holder);
        parent.append(holder);
      }
      this.put(holder, markup);
      this.home(layer, holder);
    }
    if (order) this.arrange(holders, order);
  }

  /** What a thing shows now; at a table it is drawn anew, so that it can move. */
  put(holder, markup) {
    holder.innerHTML = markup;
  }

  arrange(holders, order) {
    const places = new Map(); // by parent: the next child that is in order
    for (const key of order) {
      const holder = holders.get(key);
      if (!holder || holder.parentElement.classList.contains("cell")) continue;
      const within = holder.parentElement;
      if (!places.has(within)) places.set(within, within.firstElementChild);
      const place = places.get(within);
      if (holder === place) places.set(within, place.nextElementSibling);
      else within.insertBefore(holder, place);
    }
  }

  refocus(key) {
    const same = this.holders.targets.get(key)?.querySelector("[tabindex]");
    const next = same || this.layers.targets.querySelector("[tabindex]");
    if (next && document.activeElement !== next) next.focus({ preventScroll: true });
    if (!next) this.dispatchEvent(new Event("empty"));
  }

  // ---- what can be done ------------------------------------------------------------------

  /** Actions that stand on the board, as canonical JSON; of a thing to be turned all its turns. */
  actions() {
    const found = new Set();
    for (const { dataset } of this.layers.targets.querySelectorAll("[data-action]")) {
      const ways = dataset.turns ? JSON.parse(dataset.turns) : [JSON.parse(dataset.action)];
      for (const way of ways) found.add(canonical(way));
    }
    return found;
  }

  /** Whether a menu on the board offers this action. */
  menuFor(action) {
    for (const each of this.layers.targets.querySelectorAll("[data-menu]"))
      if (fits(each, action)) return true;
    return false;
  }

  /** Places for this kind of action call out, and the first can be used by keys. */
  light(kind) {
    const some = [...this.layers.targets.querySelectorAll(".glow")].filter(
      ({ dataset }) =>
        (dataset.action || "").includes(`"${kind}"`) ||
        (dataset.menu || "").split(" ").includes(kind),
    );
    for (const each of some) pulse(each);
    some[0]?.focus({ preventScroll: true });
  }

  /** Words that depend on which boxes are checked: one for each set of them, as a bit set. */
  byChecked() {
    const some = this.layers.pieces.querySelectorAll("[data-by-checked]");
    if (!some.length) return;
    const sum = this.toggles().reduce(
      (all, { dataset, ariaChecked }) =>
        all + (ariaChecked === "true" ? 2 ** Number(dataset[dataset.toggle]) : 0),
      0,
    );
    for (const each of some) {
      const told = JSON.parse(each.dataset.byChecked);
      const words = told[Math.min(sum, told.length - 1)];
      each.querySelector("text").textContent = words;
      each.classList.toggle("sure", words === each.dataset.sure);
      each.classList.toggle("none", !words);
    }
  }

  /** Which boxes are checked now, by their labels. */
  checked() {
    return new Map(this.toggles().map((each) => [each.ariaLabel, each.ariaChecked]));
  }

  toggles() {
    return [...this.layers.targets.querySelectorAll("[data-toggle]")];
  }

  listen() {
    const { room } = this;
    room.addEventListener("click", (event) => this.click(event));
    room.addEventListener("keydown", (event) => this.key(event));
    for (const kind of ["pointerover", "pointermove"])
      room.addEventListener(kind, (event) => this.hover(event));
    room.addEventListener("pointerleave", () => this.hint(null));
    room.addEventListener("focusin", (event) => {
      if (byKeys()) this.hint(event.target.closest(".glow"));
    });
    room.addEventListener("focusout", () => this.hint(null));
  }

  /** What is pointed at on purpose says what it is for. */
  hover(event) {
    const target = event.target.closest(".glow");
    if (target && !isPointedAt(event)) return;
    if (target !== this.hinted) this.hint(target);
  }

  click(event) {
    if (this.dragged) return;
    this.hint(null);
    const touch = event.pointerType === "touch";
    const target =
      event.target.closest(".glow") || (touch ? this.nearest(event.clientX, event.clientY) : null);
    if (!target) {
      if (!this.picked) this.ask(event);
      return this.pick(null);
    }
    if (event.detail && this.isTooEarly(target)) return;
    if (touch && isSmall(target) && this.enlarge?.(target)) return undefined;
    if (touch && target.querySelector(".ghost") && this.picked !== target) return this.pick(target);
    this.pick(null);
    this.use(target);
  }

  /** A place that does not glow was meant: why can nothing be done there? */
  ask(event) {
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const place = below.find((each) => each.dataset?.place) || event.target.closest("[data-key]");
    const { clientX: x, clientY: y } = event;
    if (place) this.dispatchEvent(new CustomEvent("why", { detail: { place, x, y } }));
  }

  /** On touch the nearest place within a finger's width is meant. */
  nearest(x, y) {
    let best = null;
    let least = REACH;
    for (const each of this.layers.targets.querySelectorAll(".glow")) {
      const [mx, my] = middle(each);
      const away = Math.hypot(mx - x, my - y);
      if (away < least) [best, least] = [each, away];
    }
    return best;
  }

  /** The first tap shows what would be built; the second builds. */
  pick(target) {
    this.picked?.classList.remove("picked");
    this.picked = target;
    target?.classList.add("picked");
    if (target) this.hint(target);
    this.dispatchEvent(
      new CustomEvent("picked", { detail: target?.getAttribute("aria-label") || "" }),
    );
  }

  use(target) {
    if (target.dataset.toggle) {
      const on = target.getAttribute("aria-checked") !== "true";
      target.setAttribute("aria-checked", String(on));
      this.byChecked();
      this.dispatchEvent(new Event("toggled"));
    } else if (target.dataset.turns) {
      this.dispatchEvent(new CustomEvent("turn", { detail: target }));
    } else if (target.dataset.form) {
      this.dispatchEvent(new CustomEvent("form", { detail: target.dataset.form }));
    } else if (target.dataset.menu) {
      this.dispatchEvent(new CustomEvent("menu", { detail: target }));
    } else if (target.dataset.action) {
      this.dispatchEvent(
        new CustomEvent("act", { detail: { action: JSON.parse(target.dataset.action), target } }),
      );
    }
  }

  key(event) {
    const target = event.target.closest(".glow");
    if (!target) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (event.key === "Enter" && target.classList.contains("turned"))
        this.dispatchEvent(new Event("lay"));
      else this.use(target);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.walk(target, event.key.slice(5));
    }
  }

  /** The next place in the direction of an arrow key. */
  walk(from, side) {
    const [x, y] = middle(from);
    const turn = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }[side];
    let best = null;
    let least = Infinity;
    for (const each of this.layers.targets.querySelectorAll("[tabindex]")) {
      const [mx, my] = middle(each);
      const along = (mx - x) * turn[0] + (my - y) * turn[1];
      const across = Math.abs((mx - x) * turn[1]) + Math.abs((my - y) * turn[0]);
      if (along > 2 && along + across * 2 < least) [best, least] = [each, along + across * 2];
    }
    best?.focus({ preventScroll: true });
  }

  hint(target) {
    this.hinted = target;
    const words = target?.getAttribute("aria-label");
    this.bubble.hidden = !words;
    if (!words) return;
    this.bubble.textContent = words;
    const at = target.getBoundingClientRect();
    const room = this.bubble.parentElement.getBoundingClientRect();
    const half = this.bubble.offsetWidth / 2 + 6;
    const x = Math.min(Math.max(at.left + at.width / 2 - room.left, half), room.width - half);
    const above = at.top - room.top > 54;
    this.bubble.style.left = `${x}px`;
    this.bubble.style.top = `${above ? at.top - room.top - 10 : at.bottom - room.top + 10}px`;
    this.bubble.classList.toggle("under", !above);
  }
}

/** Whether the fields that a menu names are those of the action, or among several things there. */
export function fits(element, action) {
  if (!(element.dataset.menu || "").split(" ").includes(action.kind)) return false;
  return Object.entries(element.dataset).every(
    ([name, value]) => !(name in action) || things(action[name]).includes(value),
  );
}

function things(value) {
  if (value === null || typeof value !== "object") return [String(value)];
  return (Array.isArray(value) ? value : Object.keys(value)).map(String);
}

/** Whether a finger could mean its neighbour. */
function isSmall(element) {
  const box = (element.querySelector(".hit") || element).getBoundingClientRect();
  return Math.max(box.width, box.height) < SMALL;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
