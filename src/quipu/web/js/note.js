// A note at the table: words beside the board, a ring round what to press, a line round what they mean.
// Where there is room they stand in a corner of the board that hides neither; on small screens in a
// strip under the header.

import { byId, make } from "./dom.js";
import { visible } from "./next_press.js";
import { boxOf, drawn, drawRing, drawShade, isPacked, leading } from "./rings.js";

const MARGIN = 12; // between words and the edge of the board
const CLEAR = 20; // between words and what they mean
const SMALL = 24; // pixels; places that are smaller are enlarged
const ROOM = 10; // round a ringed thing in a scroller
const WATCHED = [
  "hidden",
  "class",
  "style",
  "disabled",
  "open",
  "aria-checked",
  "aria-pressed",
  "data-action",
];

export class Note {
  /**
   * @param {HTMLElement} box
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   * @param {any} zoom brings a part of the board into view, and enlarges it
   */
  constructor(box, rule, zoom) {
    this.box = box;
    this.rule = rule;
    this.zoom = zoom;
    this.isEnlarged = false; // by this note, for a place too small to be pressed
    this.isShading = false;
    this.last = null; // what was ringed last
    this.due = 0;
    this.shade = drawn("svg", { class: "shade", "aria-hidden": "true" });
    byId("zoomed").after(this.shade);
    this.watch();
    box.querySelector(".more")?.addEventListener("click", () => this.unfold());
  }

  /** Whatever changes in the page, the ring goes with it. */
  watch() {
    const soon = () => this.soon();
    addEventListener("resize", () => {
      this.last = null; // it may lie elsewhere, or be too small now
      this.place();
    });
    for (const type of ["scroll", "transitionend", "animationend"])
      byId("app").addEventListener(type, soon, true);
    const seen = new MutationObserver(soon);
    for (const each of [byId("app"), byId("choices")])
      seen.observe(each, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: WATCHED,
      });
    const sized = new ResizeObserver(() => {
      this.place();
      requestAnimationFrame(() => this.place()); // once the board has found its own size
    });
    for (const each of ["board-room", "bottom"]) sized.observe(byId(each));
  }

  soon() {
    if (this.due || this.box.hidden) return;
    this.due = requestAnimationFrame(() => {
      this.due = 0;
      this.point();
    });
  }

  /** What to press next: one thing, or several that are as good. @returns {Element[]} */
  next() {
    return [];
  }

  /** What the words are about. @returns {Element[]} */
  meant() {
    return [];
  }

  /** A sentence and the paragraph it goes by, which stays with the last word. */
  said(text, title, paragraph) {
    if (!paragraph) return make("p", { text });
    const at = text.lastIndexOf(" ") + 1;
    const rule = make("button", {
      class: "par",
      text: paragraph,
      onclick: () => this.rule(title, paragraph),
    });
    return make(
      "p",
      { text: text.slice(0, at) },
      make("span", { class: "last", text: `${text.slice(at)} ` }, rule),
    );
  }

  named(name) {
    if (/^seat-\d+$/.test(name)) return visible(`li[data-seat="${name.slice(5)}"]`).slice(0, 1);
    if (name === "hand")
      return visible("#own-cards:not([hidden]), #hand:not([hidden])").slice(0, 1);
    const own = CSS.escape(name);
    return visible(
      `[data-key="${own}"], [data-key="do-${own}"], [data-place="${own}"], [data-kind="${own}"], ` +
        `[data-act*='"kind":"${own}"'], #${own}`,
    ).slice(0, 1);
  }

  /** Whether the words stand in a strip; the style decides that by the room there is. */
  get isStrip() {
    return getComputedStyle(byId("note-row")).getPropertyValue("--note").trim() === "strip";
  }

  place() {
    if (this.box.hidden) return;
    const home = this.isStrip ? byId("note-row") : byId("board-room");
    if (this.box.parentElement !== home) home.append(this.box);
    this.last = null;
    this.fold();
    this.point();
  }

  /** In a strip long words are cut after two lines, and a chevron shows the rest. */
  fold() {
    const more = this.box.querySelector(".more");
    const words = this.box.querySelector(".words");
    if (!more || !words) return;
    this.box.classList.remove("unfolded");
    more.hidden = !this.isStrip || words.scrollHeight <= words.clientHeight + 2;
    more.setAttribute("aria-expanded", "false");
  }

  unfold() {
    const on = this.box.classList.toggle("unfolded");
    this.box.querySelector(".more").setAttribute("aria-expanded", String(on));
  }

  /** Draw the ring, the line round what is meant, and the shade. */
  point() {
    if (this.box.hidden) return;
    const next = this.grouped(this.next());
    const ring = next.length ? next : null;
    if (ring && ring[0] !== this.last) this.reveal(ring);
    if (ring?.[0] !== this.last || !ring) this.corner(ring);
    this.last = ring?.[0] || null;
    for (const each of document.querySelectorAll("[data-ring]"))
      if (!next.includes(each)) each.removeAttribute("data-ring");
    for (const each of next) each.setAttribute("data-ring", "");
    const box = ring && boxOf(ring);
    drawRing(box, this.lead(box));
    this.cover(next, box);
  }

  /** Several that are as good get one ring if they lie together; else the first gets it. */
  grouped(next) {
    return next.length > 1 && !isPacked(next) ? next.slice(0, 1) : next;
  }

  /** Bring what is ringed into view, inside the board or a scroller; the page itself never moves. */
  reveal(ring) {
    if (this.isEnlarged) this.zoom.whole?.();
    this.isEnlarged = false;
    if (ring[0].closest("#zoomed")) return this.enlarge(ring);
    for (let up = ring[0].parentElement; up && up !== document.body; up = up.parentElement) {
      if (up.scrollHeight <= up.clientHeight + 1 && up.scrollWidth <= up.clientWidth + 1) continue;
      if (!/auto|scroll/.test(getComputedStyle(up).overflow)) continue;
      const [room, box] = [up.getBoundingClientRect(), boxOf(ring)];
      const foot = up.querySelector(".composer > .go"); // it may stick to the lower edge
      const edge = foot && !foot.contains(ring[0]) ? foot.getBoundingClientRect().top : room.bottom;
      up.scrollTop +=
        Math.max(0, box.bottom + ROOM - Math.min(edge, room.bottom)) ||
        Math.min(0, box.top - ROOM - room.top);
      up.scrollLeft +=
        Math.max(0, box.right + ROOM - room.right) || Math.min(0, box.left - ROOM - room.left);
    }
    return undefined;
  }

  /** On the board, a place that is too small for a finger is shown larger. */
  enlarge(ring) {
    const { width, height } = boxOf(ring);
    if (Math.min(width, height) < SMALL) this.isEnlarged = Boolean(this.zoom.close?.(ring[0]));
    for (const each of ring) this.zoom.see(each);
    return undefined;
  }

  /** Where words stand on the board: the first corner that hides nothing; the ring counts most. */
  corner(ring) {
    if (this.isStrip) return this.box.removeAttribute("data-corner");
    const room = byId("board-room").getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.box;
    const hides = (corner, box) => {
      const left = corner.endsWith("left") ? room.left + MARGIN : room.right - MARGIN - wide;
      const top = corner.startsWith("top") ? room.top + MARGIN : room.bottom - MARGIN - high;
      return (
        box.left < left + wide + CLEAR &&
        box.right > left - CLEAR &&
        box.top < top + high + CLEAR &&
        box.bottom > top - CLEAR
      );
    };
    const marked = ring && !this.box.contains(ring[0]) ? [boxOf(ring)] : [];
    const spots = this.meant().map((each) => each.getBoundingClientRect());
    const right = marked.length > 0 && marked[0].left + marked[0].width / 2 > room.right;
    const sides = right ? ["right", "left"] : ["left", "right"];
    const corners = ["bottom", "top"].flatMap((edge) => sides.map((side) => `${edge}-${side}`));
    const free = (boxes) => corners.find((each) => !boxes.some((box) => hides(each, box)));
    this.box.dataset.corner = free([...marked, ...spots]) || free(marked) || corners[0];
    return undefined;
  }

  /** A line from the words to what is ringed on the board. */
  lead(box) {
    if (!box || this.isStrip) return [];
    const room = byId("board-room").getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const words = this.box.getBoundingClientRect();
    const within = x > words.left && x < words.right && y > words.top && y < words.bottom;
    const far = x > room.right || y > room.bottom || y < room.top;
    return within || far || box.width > room.width / 2 ? [] : leading(words, box);
  }

  /** A shade over the board where a small part of it is meant; never over dice to be chosen. */
  cover(next, ring) {
    const room = byId("board-room").getBoundingClientRect();
    const onBoard = (each) => each.closest("#zoomed");
    const spots = this.meant()
      .filter((each) => onBoard(each) && !next.includes(each))
      .map((each) => each.getBoundingClientRect());
    const hole = ring && onBoard(next[0]) ? ring : null;
    const all = [...spots, ...(hole ? [hole] : [])];
    const area = all.reduce((sum, box) => sum + box.width * box.height, 0);
    const busy = !byId("lay").hidden || !byId("choices").hidden;
    const choosing = visible(".glow[data-toggle]").length > 0;
    const small = all.length > 0 && area < (room.width * room.height) / 4;
    const shaded = this.isShading && small && !busy && !choosing;
    drawShade(this.shade, spots, hole, shaded);
  }

  hide() {
    this.box.hidden = true;
    this.last = null;
    drawRing(null, []);
    this.shade.replaceChildren();
    this.shade.dataset.drawn = "";
    for (const each of document.querySelectorAll("[data-ring]")) each.removeAttribute("data-ring");
  }
}
