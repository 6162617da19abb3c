// A lesson at the table: says what is to be done, points at it, shows it, goes back. It judges nothing.

import { canonical } from "./canonical.js";
import { byId, make, picture, words } from "./dom.js";
import { NextPress, visible } from "./next_press.js";
import { Note } from "./note.js";

export class Lesson extends Note {
  /**
   * @param {(body: object) => void} send
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   * @param {any} zoom brings a part of the board into view, and enlarges it
   * @param {any} composing the composers of the table
   */
  constructor(send, rule, zoom, composing) {
    super(byId("lesson"), rule, zoom);
    this.send = send;
    this.press = new NextPress(composing);
    this.isShading = true;
    this.told = null;
    this.cost = [];
    this.key = "";
    this.at = 0;
    const list = byId("shelf");
    const now = list?.querySelector(".now");
    if (now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
    byId("lesson-on").addEventListener("click", () => this.turn(1));
    byId("lesson-back").addEventListener("click", () => this.back());
    byId("lesson-show").addEventListener("click", () => this.send({ type: "lesson", do: "show" }));
  }

  /** @param {any} view */
  show(view) {
    const { lesson } = view;
    if (!lesson) return;
    const key = canonical([lesson.at, lesson.pages, lesson.done]);
    if (key !== this.key) {
      this.at = 0;
      this.zoom.whole?.();
    }
    this.key = key;
    this.told = lesson;
    this.cost = view.groups.find((each) => each.kind === lesson.act?.kind)?.cost || [];
    byId("app").classList.toggle("alone", view.seats.length === 1);
    this.render();
  }

  get page() {
    const { pages = [], done } = this.told || {};
    return (
      pages[this.at] || { text: done ? words.lessonDone : words.lessonOthers, at: [], rule: "" }
    );
  }

  /** Nothing to read and nothing to do: the others are moving. */
  get isWaiting() {
    return !this.told.pages.length && !this.told.done;
  }

  get isLast() {
    return this.at >= this.told.pages.length - 1;
  }

  turn(by) {
    this.at += by;
    this.render();
    const next = byId("lesson-on").hidden ? byId("lesson-show") : byId("lesson-on");
    next.focus({ preventScroll: true });
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
    const finished = told.done && this.isLast;
    byId("lesson-title").textContent = told.title;
    byId("lesson-kind").hidden = true;
    const says = canonical([page, this.isWaiting, finished]);
    if (says !== this.says) {
      this.says = says;
      byId("lesson-words").replaceChildren(this.said(page.text, told.title, page.rule));
    }
    this.box.classList.toggle("waiting", this.isWaiting);
    this.box.classList.toggle("finished", finished);
    byId("lesson-finished").hidden = !finished || !told.pages.length;
    this.price(told.act && this.isLast ? this.cost : []);
    this.dots();
    byId("lesson-on").hidden = this.isWaiting || this.isLast;
    byId("lesson-show").hidden = this.isWaiting || !this.isLast || !told.act;
    byId("lesson-show").title = told.does;
    byId("lesson-back").hidden = this.isWaiting || (!told.back && this.at === 0);
    byId("lesson-next").hidden = !finished;
    for (const each of document.querySelectorAll("[data-skip]")) each.hidden = finished;
    byId("app").classList.toggle(
      "about-seats",
      page.at.some((name) => name.startsWith("seat-")),
    );
    if (told.done) document.querySelector("#shelf .now")?.classList.add("done");
    this.box.hidden = false;
    this.place();
  }

  dots() {
    const { at, of } = this.told;
    byId("lesson-dots").replaceChildren(
      ...Array.from({ length: of + 1 }, (_, n) =>
        make("li", { class: n < at ? "past" : n === at ? "now" : "" }),
      ),
    );
    byId("lesson-count").textContent = `${Math.min(at + 1, of + 1)} / ${of + 1}`;
  }

  /** What the act costs, and whether all of it is there. */
  price(cost) {
    byId("lesson-cost").hidden = !cost.length;
    byId("lesson-price").replaceChildren(
      ...cost.flatMap((card) =>
        Array.from({ length: card.count }, (_, n) =>
          picture(card.picture, n < card.count - card.short ? "i" : "i short"),
        ),
      ),
    );
    byId("lesson-have").hidden = cost.some((card) => card.short);
  }

  /** The button that turns the page, what leads to the act, or what begins the next lesson. */
  next() {
    if (!this.told || this.isWaiting) return [];
    if (!this.isLast) return visible("#lesson-on");
    if (this.told.act) return this.press.find(this.told);
    return visible("#lesson-next button").slice(0, 1);
  }

  meant() {
    return this.page.at.flatMap((name) => this.named(name));
  }
}
