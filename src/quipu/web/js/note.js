// A note at the table: words in a corner that hides nothing they mean, with rings round what that is.

import { canonical, fits } from "./board.js";
import { byId, make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 12;
const ROUND = 60; // what is smaller and about as wide as high gets a round ring
const shown = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());

export class Note {
  /**
   * @param {HTMLElement} box
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   * @param {(what: Element) => void} see brings a part of the board into view
   */
  constructor(box, rule, see) {
    this.box = box;
    this.rule = rule;
    this.see = see;
    this.veils = false;
    this.narrow = matchMedia("(max-width: 760px)");
    addEventListener("resize", () => this.place());
    for (const each of ["bottom", "special"]) byId(each).addEventListener("scroll", () => this.point());
    byId("app").addEventListener("click", () => requestAnimationFrame(() => this.point()));
    new ResizeObserver(() => this.place()).observe(byId("board-room"));
    this.narrow.addEventListener("change", () => this.place());
  }

  /** What the words mean. @returns {Element[]} */
  targets() {
    return [];
  }

  /** A sentence and the paragraph it goes by. */
  said(text, title, paragraph) {
    const rule = paragraph ? make("button", { class: "par", text: paragraph, onclick: () => this.rule(title, paragraph) }) : null;
    return make("p", { text: `${text} ` }, rule);
  }

  named(name) {
    const seen = (what) => shown(what).slice(0, 1);
    if (/^seat-\d+$/.test(name)) return seen(`li[data-seat="${name.slice(5)}"]`);
    if (name === "hand") return seen("#own-cards:not([hidden]), #hand:not([hidden])");
    const own = CSS.escape(name);
    return seen(`[data-key="${own}"], [data-key="do-${own}"], [data-place="${own}"], [data-kind="${own}"], [data-act*='"kind":"${own}"'], #${own}`);
  }

  /** Boxes that are checked otherwise than this act has it; then what sends the form. */
  checking(action) {
    const boxes = shown(".glow[data-toggle]");
    const things = Object.values(action).find(Array.isArray)?.map(String);
    if (!boxes.length || !things) return [];
    const wrong = boxes.filter((each) => {
      const { toggle, checked } = each.dataset;
      const named = things.includes(each.dataset[toggle]);
      return (each.getAttribute("aria-checked") === "true") !== (checked === "keep" ? !named : named);
    });
    return wrong.length ? wrong : shown("#forms .btn.primary").slice(0, 1);
  }

  /** The element that does the act, or opens what does. */
  doing(action) {
    const boxes = this.checking(action);
    if (boxes.length) return boxes;
    const wanted = canonical(action);
    const does = (each) => {
      const { dataset } = each;
      const ways = dataset.turns ? JSON.parse(dataset.turns) : dataset.action ? [JSON.parse(dataset.action)] : [];
      return ways.some((way) => canonical(way) === wanted);
    };
    const direct = shown(".glow[data-action], .glow[data-turns]").filter(does);
    if (direct.length) return direct.slice(0, 1);
    const pressed = shown("[data-act]").filter((each) => each.dataset.act === wanted);
    if (pressed.length) return pressed.slice(0, 1);
    const listed = shown(".glow[data-menu]").filter((each) => fits(each, action));
    const kind = CSS.escape(action.kind);
    return [...listed, ...shown(`.glow[data-form="${kind}"], [data-kind="${kind}"], #offers .form, #offers summary, #forms .form, #forms summary`)].slice(0, 1);
  }

  /** On a phone it stands first in the sheet; at a desk in the corner that hides nothing it means. */
  place() {
    if (this.box.hidden) return;
    const [first] = this.targets();
    if (first?.closest("#zoomed")) this.see(first);
    else first?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const home = byId(this.narrow.matches ? "bottom" : "board-room");
    if (this.box.parentElement !== home) home.prepend(this.box);
    this.box.removeAttribute("data-corner");
    if (!this.narrow.matches) this.box.dataset.corner = this.corner();
    requestAnimationFrame(() => this.point());
  }

  corner() {
    const room = byId("board-room").getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.box;
    const meant = this.targets().map((each) => each.getBoundingClientRect());
    const hides = (corner) => {
      const left = corner.endsWith("left") ? room.left + MARGIN : room.right - MARGIN - wide;
      const top = corner.startsWith("top") ? room.top + MARGIN : room.bottom - MARGIN - high;
      return meant.some((box) => box.left < left + wide + 24 && box.right > left - 24 && box.top < top + high + 24 && box.bottom > top - 24);
    };
    const right = meant.length > 0 && meant[0].left + meant[0].width / 2 > room.right;
    const sides = right ? ["right", "left"] : ["left", "right"];
    const corners = ["bottom", "top"].flatMap((edge) => sides.map((side) => `${edge}-${side}`));
    return corners.find((each) => !hides(each)) || corners[0];
  }

  /** Rings round what is meant, and a dotted line from the words to the first. */
  point() {
    const layer = byId("pointing");
    if (this.box.hidden) return;
    const boxes = this.targets().filter((each) => each.getBoundingClientRect().width).map((each) => each.getBoundingClientRect());
    layer.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
    layer.replaceChildren(...this.veil(boxes), ...boxes.flatMap((box) => [ring(box, "case"), ring(box, "ring")]), ...this.leading(boxes[0]));
  }

  /** Where a place of the board is meant, all of the board but that lies in the shade. */
  veil(boxes) {
    const room = byId("board-room").getBoundingClientRect();
    const within = boxes.filter((box) => box.left < room.right && box.top < room.bottom);
    const area = within.reduce((sum, box) => sum + box.width * box.height, 0);
    if (!this.veils || !within.length || within[0] !== boxes[0] || area > (room.width * room.height) / 4) return [];
    const whole = { x: room.left, y: room.top, width: room.width, height: room.height };
    const mask = drawn("mask", { id: "but-this", maskUnits: "userSpaceOnUse", ...whole });
    mask.append(drawn("rect", { class: "rest", ...whole }), ...within.map((box) => ring(box, "hole")));
    return [mask, drawn("rect", { class: "veil", mask: "url(#but-this)", ...whole })];
  }

  hide() {
    this.box.hidden = true;
    byId("pointing").replaceChildren();
  }

  leading(box) {
    if (!box || this.narrow.matches) return [];
    const mine = this.box.getBoundingClientRect();
    const room = byId("board-room").getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x > room.right || y > room.bottom) return [];
    const [fx, fy] = [Math.min(Math.max(x, mine.left + 30), mine.right - 30), y < mine.top ? mine.top : mine.bottom];
    const away = Math.hypot(x - fx, y - fy) || 1;
    const reach = Math.max(0, away - Math.max(box.width, box.height) / 2 - 6);
    if (reach < 24 || box.width > innerWidth / 2) return [];
    return [drawn("line", { class: "lead", x1: fx, y1: fy, x2: fx + ((x - fx) * reach) / away, y2: fy + ((y - fy) * reach) / away })];
  }
}

function ring(box, css) {
  const room = 5;
  const [long, short] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  const round = long < ROUND && short > long / 1.5;
  const [wide, high] = round ? [long, long] : [box.width, box.height];
  const [x, y] = [box.left - room - (wide - box.width) / 2, box.top - room - (high - box.height) / 2];
  return drawn("rect", { class: css, x, y, width: wide + 2 * room, height: high + 2 * room, rx: round ? long / 2 + room : Math.min(18, short / 2 + room) });
}

function drawn(tag, values) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  return element;
}
