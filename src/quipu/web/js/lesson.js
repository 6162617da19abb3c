// A lesson at the table: says what is to be done, points at it, shows it, goes back. It judges nothing.

import { canonical } from "./board.js";
import { byId, make, picture } from "./dom.js";
import { Note } from "./note.js";

export class Lesson extends Note {
  /**
   * @param {(body: object) => void} send
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   * @param {(what: Element) => void} see brings a part of the board into view
   */
  constructor(send, rule, see) {
    super(byId("lesson"), rule, see);
    this.send = send;
    this.veils = true;
    this.told = null;
    this.cost = [];
    document.querySelector("#shelf .now")?.scrollIntoView({ block: "nearest" });
    this.key = "";
    this.at = 0;
    byId("lesson-on").addEventListener("click", () => this.turn(1));
    byId("lesson-back").addEventListener("click", () => this.back());
    byId("lesson-show").addEventListener("click", () => this.send({ type: "lesson", do: "show" }));
  }

  /** @param {any} view */
  show(view) {
    const { lesson } = view;
    if (!lesson) return;
    const key = canonical([lesson.at, lesson.pages]);
    if (key !== this.key) this.at = 0;
    this.key = key;
    this.told = lesson;
    this.cost = view.groups.find((each) => each.kind === lesson.act?.kind)?.cost || [];
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
    if (!waits) byId("lesson-words").replaceChildren(this.said(page.text, told.title, page.rule));
    this.price(told.act && this.isLast && !waits ? this.cost : []);
    byId("lesson-dots").replaceChildren(...Array.from({ length: told.of + 1 }, (_, n) => make("li", { class: n < told.at ? "past" : n === told.at ? "now" : "" })));
    byId("lesson-count").textContent = `${Math.min(told.at + 1, told.of + 1)}/${told.of + 1}`;
    byId("lesson-on").hidden = waits || this.isLast;
    byId("lesson-show").hidden = waits || !this.isLast || !told.act;
    byId("lesson-show").title = told.does;
    byId("lesson-back").hidden = !told.back && this.at === 0;
    const done = told.done && this.isLast;
    for (const each of document.querySelectorAll("#lesson-skip [data-next]")) each.hidden = !done;
    for (const each of document.querySelectorAll("#lesson-skip [data-skip]")) each.hidden = done;
    if (told.done) document.querySelector("#shelf .now")?.classList.add("done");
    this.box.hidden = false;
    this.place();
  }

  /** What the act costs, and whether all of it is there. */
  price(cost) {
    byId("lesson-cost").hidden = !cost.length;
    byId("lesson-price").replaceChildren(...cost.flatMap((card) => Array.from({ length: card.count }, (_, n) => picture(card.picture, n < card.count - card.short ? "i" : "i short"))));
    byId("lesson-have").hidden = cost.some((card) => card.short);
  }

  /** What the page points at: what it names, and with its last page also what does the act. */
  targets() {
    const named = this.page.at.flatMap((name) => this.named(name));
    const act = this.told?.act && this.isLast ? this.doing(this.told.act) : [];
    return [...act, ...named].filter((each) => each.getBoundingClientRect().width);
  }
}
