// The coach: explains each new situation once, where it happens, to those who asked for it.

import { byId, words } from "./dom.js";
import { isUnderPanel, visible } from "./next_press.js";
import { Note } from "./note.js";

export class Coach extends Note {
  /**
   * @param {(body: object) => void} send
   * @param {(title: string, paragraph: string) => void} rule shows a paragraph
   * @param {any} zoom brings a part of the board into view, and enlarges it
   */
  constructor(send, rule, zoom) {
    super(byId("coach"), rule, zoom);
    this.send = send;
    this.on = false;
    this.known = new Set();
    this.now = [];
    byId("coach-understood").addEventListener("click", () => this.understood());
    for (const each of [byId("coach-away"), byId("coach-here")])
      each.addEventListener("click", () => this.turn(!this.on));
    const hinted = new MutationObserver(() => this.render());
    hinted.observe(byId("hint-card"), { attributes: true, attributeFilter: ["hidden"] });
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
    const { name } = this.situation;
    this.known.add(name);
    this.send({ type: "coach", known: name });
    this.render();
  }

  get situation() {
    return this.now.find((each) => !this.known.has(each.name));
  }

  /** A ring says "press this": only what is the one thing to do gets it, never one of several. */
  next() {
    const acts = visible("#acts .lone, #lone .lone, #special .act, #special-below .act");
    const places = visible(".layer-targets .glow");
    const all = [...acts, ...places];
    return all.length === 1 && !isUnderPanel(all[0]) ? all : [];
  }

  meant() {
    return this.situation ? this.situation.at.flatMap((name) => this.named(name)) : [];
  }

  render() {
    byId("coach-here").textContent = this.on ? words.coachOff : words.coachOn;
    const silent = !this.on || !this.situation || !byId("hint-card").hidden;
    byId("app").classList.toggle("coached", !silent);
    if (silent) return this.hide();
    const { name, text, paragraph } = this.situation;
    if (this.shown !== name || this.box.hidden)
      byId("coach-words").replaceChildren(this.said(text, "", paragraph));
    this.shown = name;
    this.box.hidden = false;
    return this.place();
  }
}
