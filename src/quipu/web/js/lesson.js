// A lesson at the table: says what is to be done, points at it, shows it, goes back. It judges nothing.

import { canonical, fits } from "./board.js";
import { byId, make } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 12;

export class Lesson {
  /**
   * @param {(body: object) => void} send
   * @param {any[]} boards on which something may be pointed at
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   */
  constructor(send, boards, rule) {
    this.send = send;
    this.boards = boards;
    this.rule = rule;
    this.narrow = matchMedia("(max-width: 760px)");
    this.box = byId("lesson");
    this.told = null;
    this.key = "";
    this.at = 0;
    byId("lesson-on").addEventListener("click", () => this.turn(1));
    byId("lesson-back").addEventListener("click", () => this.back());
    byId("lesson-show").addEventListener("click", () => this.send({ type: "lesson", do: "show" }));
    addEventListener("resize", () => this.place());
    byId("bottom").addEventListener("scroll", () => this.point());
    new ResizeObserver(() => this.place()).observe(byId("board-room"));
    this.narrow.addEventListener("change", () => this.place());
  }

  /** @param {any} view */
  show(view) {
    const { lesson } = view;
    if (!lesson) return;
    const key = canonical([lesson.at, lesson.pages]);
    if (key !== this.key) this.at = 0;
    this.key = key;
    this.told = lesson;
    this.render();
  }

  get page() {
    return this.told?.pages[this.at] || { text: "", at: [], rule: "" };
  }

  get isLast() {
    return this.at >= this.told.pages.length - 1;
  }

  turn(by) {
    this.at += by;
    this.render();
    byId("lesson-on").hidden ? byId("lesson-show").focus() : byId("lesson-on").focus();
  }

  back() {
    if (this.at > 0) this.turn(-1);
    else this.send({ type: "lesson", do: "back" });
  }

  /** A kind answer to an act that is not the lesson's. @returns {boolean} whether it was one */
  answer(body) {
    if (body.code !== "lesson_other") return false;
    byId("lesson-kind").textContent = body.text;
    byId("lesson-kind").hidden = false;
    this.place();
    return true;
  }

  render() {
    const { told, page } = this;
    const waits = !told.pages.length;
    byId("lesson-title").textContent = told.title;
    byId("lesson-kind").hidden = true;
    const rule = page.rule ? make("button", { class: "par", text: page.rule, onclick: () => this.rule(told.title, page.rule) }) : null;
    if (!waits) byId("lesson-words").replaceChildren(make("p", { text: `${page.text} ` }, rule));
    byId("lesson-dots").replaceChildren(...Array.from({ length: told.of + 1 }, (_, n) => make("li", { class: n < told.at ? "past" : n === told.at ? "now" : "" })));
    byId("lesson-count").textContent = `${Math.min(told.at + 1, told.of + 1)}/${told.of + 1}`;
    byId("lesson-on").hidden = waits || this.isLast;
    byId("lesson-show").hidden = waits || !this.isLast || !told.act;
    byId("lesson-back").hidden = !told.back && this.at === 0;
    const done = told.done && this.isLast;
    for (const each of document.querySelectorAll("#lesson-skip [data-next]")) each.hidden = !done;
    for (const each of document.querySelectorAll("#lesson-skip [data-skip]")) each.hidden = done;
    if (told.done) document.querySelector("#shelf .now")?.classList.add("done");
    this.box.hidden = false;
    this.place();
  }

  // ---- where it is ------------------------------------------------------------------------

  /** What the page points at: what it names, and with its last page also what does the act. */
  targets() {
    const named = this.page.at.flatMap((name) => this.named(name));
    const act = this.told?.act && this.isLast ? this.doing(this.told.act) : [];
    return [...act, ...named].filter((each) => each.getBoundingClientRect().width);
  }

  named(name) {
    const seen = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility()).slice(0, 1);
    if (/^seat-\d+$/.test(name)) return seen(`li[data-seat="${name.slice(5)}"]`);
    if (name === "hand") return seen("#own-cards:not([hidden]), #hand:not([hidden])");
    const own = CSS.escape(name);
    return seen(`[data-key="${own}"], [data-key="do-${own}"], [data-place="${own}"], [data-kind="${own}"], #${own}`);
  }

  /** The element that does the act, or opens what does. */
  doing(action) {
    const wanted = canonical(action);
    const does = (each) => {
      const { dataset } = each;
      const ways = dataset.turns ? JSON.parse(dataset.turns) : dataset.action ? [JSON.parse(dataset.action)] : [];
      return ways.some((way) => canonical(way) === wanted);
    };
    const shown = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
    const direct = shown(".glow[data-action], .glow[data-turns]").filter(does);
    if (direct.length) return direct.slice(0, 1);
    const pressed = shown("[data-act]").filter((each) => each.dataset.act === wanted);
    if (pressed.length) return pressed.slice(0, 1);
    const listed = shown(".glow[data-menu]").filter((each) => fits(each, action));
    const kind = CSS.escape(action.kind);
    return [...listed, ...shown(`.glow[data-form="${kind}"], [data-kind="${kind}"], [data-form-kind="${kind}"], #forms .form`)].slice(0, 1);
  }

  /** On a phone it stands first in the sheet; at a desk in the corner that hides nothing it means. */
  place() {
    if (this.box.hidden || !this.told) return;
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
    return ["bottom-left", "bottom-right", "top-left", "top-right"].find((each) => !hides(each)) || "bottom-left";
  }

  /** Rings round what is meant, and a dotted line from the words to the first. */
  point() {
    const layer = byId("pointing");
    const boxes = this.targets().map((each) => each.getBoundingClientRect());
    layer.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
    layer.replaceChildren(...boxes.flatMap((box) => [ring(box, "case"), ring(box, "ring")]), ...this.leading(boxes[0]));
  }

  leading(box) {
    if (!box || this.narrow.matches) return [];
    const mine = this.box.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const [fx, fy] = [Math.min(Math.max(x, mine.left + 30), mine.right - 30), y < mine.top ? mine.top : mine.bottom];
    const away = Math.hypot(x - fx, y - fy) || 1;
    const reach = Math.max(0, away - Math.max(box.width, box.height) / 2 - 6);
    if (reach < 24 || box.width > innerWidth / 2) return [];
    return [drawn("line", { class: "lead", x1: fx, y1: fy, x2: fx + ((x - fx) * reach) / away, y2: fy + ((y - fy) * reach) / away })];
  }
}

function ring(box, css) {
  const room = 5;
  return drawn("rect", { class: css, x: box.left - room, y: box.top - room, width: box.width + 2 * room, height: box.height + 2 * room, rx: Math.min(18, (Math.min(box.width, box.height) + 2 * room) / 2) });
}

function drawn(tag, values) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  return element;
}
