// Calling: when one is asked while looking elsewhere, the title says so; on request also a message.

import { byId } from "./dom.js";

const KEPT = "call me";
const SIGN = "● ";

export class Calling {
  /** @param {() => void} sound when one is asked */
  constructor(sound) {
    this.sound = sound;
    this.asked = false;
    this.message = null;
    this.button = byId("call-me");
    this.on =
      localStorage.getItem(KEPT) === "on" && globalThis.Notification?.permission === "granted";
    this.button?.addEventListener("click", () => this.turn());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.message?.close();
    });
    this.show();
  }

  /** Asks the browser at the first time; what was chosen is remembered here. */
  async turn() {
    const allowed =
      !this.on && globalThis.Notification ? await Notification.requestPermission() : "";
    if (!this.on && allowed !== "granted") {
      this.button.textContent = this.button.dataset.no;
      return;
    }
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? "on" : "off");
    this.show();
  }

  show() {
    if (!this.button) return;
    this.button.setAttribute("aria-pressed", String(this.on));
    this.button.textContent = this.on ? this.button.dataset.on : this.button.dataset.off;
  }

  /** @param {{you: boolean, title: string, note: string}} turn @param {boolean} first the page has just come */
  hear(turn, first) {
    const plain = document.title.replace(SIGN, "");
    document.title = `${turn.you ? SIGN : ""}${plain}`;
    const calls = turn.you && !this.asked && !first;
    this.asked = turn.you;
    if (!turn.you) this.message?.close();
    if (!calls) return;
    this.sound();
    if (!this.on || !document.hidden) return;
    navigator.vibrate?.([90, 60, 90]);
    this.message = new Notification(turn.title, {
      body: turn.note,
      tag: "quipu",
      icon: document.querySelector("link[rel=icon]")?.href,
    });
    this.message.onclick = () => {
      focus();
      this.message.close();
    };
  }
}
