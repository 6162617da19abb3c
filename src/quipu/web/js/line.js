// @ts-check
// The line to the server: connects, comes back by itself, and sends again what was not answered.

import { elementById } from "./dom.js";

/** @typedef {ReturnType<typeof setTimeout> | number} Timer */

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
const SILENCE = 45000; // without anything heard, until the line is doubted
const ANSWER = 6000; // the same while an act waits for its answer
const OPENING = 12000; // until a line that does not open is given up
const PONG = 4000;
const SLOW = 2500; // until it is said that an act is still on its way
const OFTEN = 1000;
const RETRY = /^retry (\d+)$/; // why the server closed: come back within so many seconds

/** A random word of 24 letters and digits. */
export function token() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

/** @typedef {import("./protocol.js").Act} Act */
/** @typedef {import("./protocol.js").Action} Action */
/** @typedef {import("./protocol.js").ClientMessage} ClientMessage */
/** @typedef {import("./protocol.js").Hello} Hello */
/** @typedef {import("./protocol.js").ServerMessage} ServerMessage */

/** Events: `told` with a message, `on`, `off`, `slow` with a boolean, `shut` with a code. */
export class Line extends EventTarget {
  /** @param {string} table @param {() => Hello} hello what to say first on every connection */
  constructor(table, hello) {
    super();
    this.table = table;
    this.hello = hello;
    this.tries = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Timer} */
    this.timer = 0;
    /** @type {Timer} of a line that was asked whether it lives */
    this.doubt = 0;
    this.heard = Date.now();
    this.patience = ANSWER;
    this.spread = 0; // seconds over which all pages come back, as the server told
    /** @type {Map<string, {body: Act, since: number}>} requests not answered yet, by token */
    this.open = new Map();
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.lost());
    document.addEventListener("visibilitychange", () => this.look());
    setInterval(() => this.look(), OFTEN);
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/t/${this.table}/line`);
    this.socket = socket;
    this.timer = setTimeout(() => {
      if (socket === this.socket) this.lost();
    }, OPENING);
    let first = true;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      clearTimeout(this.timer);
      this.heard = Date.now();
      this.send(this.hello());
      for (const { body } of this.open.values()) this.send(body);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return; // what a line that was given up still says comes again
      this.heard = Date.now();
      this.patience = ANSWER;
      /** @type {ServerMessage} */
      const body = JSON.parse(event.data);
      if ("retry" in body) this.spread = body.retry;
      if (body.type === "wait") return; // the server is busy with others who came before
      if (first) this.back();
      first = false;
      if (body.type === "done" || body.type === "refused") this.open.delete(String(body.token));
      this.dispatchEvent(new CustomEvent("told", { detail: body }));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code >= 4400 && event.code < 4500) {
        this.dispatchEvent(new CustomEvent("shut", { detail: event.code }));
        return;
      }
      const told = RETRY.exec(event.reason);
      if (told) this.spread = Number(told[1]);
      this.lost(Boolean(told) && this.spread === 0);
    };
  }

  /** The line lives once the server has said something, not when it is open. */
  back() {
    this.tries = 0;
    for (const each of this.open.values()) each.since = Date.now();
    this.dispatchEvent(new Event("on"));
  }

  /** @param {boolean} elsewhere whether another worker serves: it is tried at once */
  lost(elsewhere = false) {
    if (this.socket) {
      const old = this.socket;
      this.socket = null;
      old.close();
    }
    clearTimeout(this.doubt);
    this.doubt = 0;
    this.dispatchEvent(new Event("off"));
    clearTimeout(this.timer);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] * (0.7 + Math.random() * 0.6);
    const turn = Math.random() * this.spread * 1000;
    const first = elsewhere && this.tries === 1;
    this.timer = setTimeout(() => this.connect(), first ? 20 : Math.max(wait, turn));
  }

  /** Try at once. */
  now() {
    if (this.socket?.readyState === 1) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.tries = 0;
    this.connect();
  }

  /** A line may be dead without having said so: after sleep, or where nothing comes through. */
  look() {
    if (document.hidden || !this.socket || this.socket.readyState !== 1) return;
    const now = Date.now();
    this.dispatchEvent(
      new CustomEvent("slow", {
        detail: [...this.open.values()].some((each) => now - each.since > SLOW),
      }),
    );
    const before = this.heard;
    if (this.doubt || now - before < (this.open.size ? this.patience : SILENCE)) return;
    this.send({ type: "ping" });
    this.doubt = setTimeout(() => {
      this.doubt = 0;
      if (this.heard !== before) return;
      this.patience = Math.min(2 * this.patience, SILENCE); // what is only slow must get through
      this.lost();
    }, PONG);
  }

  /** Whether it went out; only acts are sent again. @param {ClientMessage} body */
  send(body) {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(body));
    return true;
  }

  /**
   * An act is kept until it is answered, over any number of connections.
   * @param {Action} action @param {number} seen
   */
  act(action, seen) {
    /** @type {Act} */
    const body = { type: "act", token: token(), seen, action };
    this.open.set(body.token, { body, since: Date.now() });
    this.send(body);
    return body.token;
  }
}

/** Where a page goes that was shut out: to what happened, or to the door. @param {number} code */
export function shutPage(code) {
  return [4403, 4404, 4410, 4429].includes(code) ? `/closed/${code}` : "/";
}

/** The page says that its line is down, unless it is back at once. @param {Line} line */
export function showLost(line) {
  const box = elementById("offline");
  /** @type {Timer} */
  let timer = 0;
  line.addEventListener("off", () => {
    timer ||= setTimeout(() => {
      box.hidden = false;
    }, 500);
  });
  line.addEventListener("on", () => {
    clearTimeout(timer);
    timer = 0;
    box.hidden = true;
  });
  elementById("try-now").addEventListener("click", () => line.now());
}
