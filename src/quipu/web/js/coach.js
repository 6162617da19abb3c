// The coach: explains each new situation once, where it happens, to whoever asked for that.

import { byId, words } from "./dom.js";
import { Note } from "./note.js";

export class Coach extends Note {
  /**
   * @param {(body: object) => void} send
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   * @param {(what: Element) => void} see brings a part of the board into view
   */
  constructor(send, rule, see) {
    super(byId("coach"), rule, see);
    this.send = send;
    this.on = false;
    this.known = new Set();
    this.now = [];
    byId("coach-understood").addEventListener("click", () => this.understood());
    for (const each of [byId("coach-away"), byId("coach-here")]) each.addEventListener("click", () => this.turn(!this.on));
  }

  /** @param {{on: boolean, known: string[]}} told with the welcome */
  welcome(told) {
    this.on = told.on;
    for (const each of told.known) this.known.add(each);
    this.render();
  }

  /** @param {any[]} situations */
  show(situations) {
    this.now = situations;
    this.render();
  }

  turn(on) {
    this.on = on;
    this.send({ type: "coach", on });
    this.render();
  }

  understood() {
    const { name } = this.meant;
    this.known.add(name);
    this.send({ type: "coach", known: name });
    this.render();
  }

  get meant() {
    return this.now.find((each) => !this.known.has(each.name));
  }

  /** What is named, or else where the next act is done. */
  targets() {
    if (!this.meant) return [];
    const named = this.meant.at.flatMap((name) => this.named(name));
    const next = ["#acts .lone", "#special .act", "#special-below .act", ".layer-targets .glow"];
    return named.length ? named : next.map((what) => document.querySelector(what)).filter((each) => each?.checkVisibility()).slice(0, 1);
  }

  render() {
    byId("coach-here").textContent = this.on ? words.coachOff : words.coachOn;
    if (!this.on || !this.meant) return this.hide();
    byId("coach-words").replaceChildren(this.said(this.meant.text, "", this.meant.paragraph));
    this.box.hidden = false;
    this.place();
  }
}
