// The line to the server: connects, comes back by itself, and sends again what was not answered.

const WAITS = [300, 700, 1500, 3000, 5000, 8000];
const SILENCE = 45000;

/** A random word of 24 letters and digits. */
export function token() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

export class Line extends EventTarget {
  /** @param {string} table @param {() => object} hello what to say first on every connection */
  constructor(table, hello) {
    super();
    this.table = table;
    this.hello = hello;
    this.tries = 0;
    this.socket = null;
    this.timer = 0;
    this.heard = Date.now();
    /** @type {Map<string, object>} requests not answered yet, by token */
    this.open = new Map();
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.lost());
    document.addEventListener("visibilitychange", () => this.look());
    setInterval(() => this.look(), 15000);
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/t/${this.table}/line`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.send(this.hello());
      for (const body of this.open.values()) this.send(body);
      this.dispatchEvent(new Event("on"));
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const body = JSON.parse(event.data);
      if (body.type === "done" || (body.type === "refused" && body.token)) this.open.delete(body.token);
      this.dispatchEvent(new CustomEvent("told", { detail: body }));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code >= 4400 && event.code < 4500) {
        this.dispatchEvent(new CustomEvent("shut", { detail: event.code }));
      } else this.lost();
    };
  }

  lost() {
    if (this.socket) {
      const old = this.socket;
      this.socket = null;
      old.close();
    }
    this.dispatchEvent(new Event("off"));
    clearTimeout(this.timer);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer = setTimeout(() => this.connect(), wait * (0.7 + Math.random() * 0.6));
  }

  /** Try at once. */
  now() {
    if (this.socket && this.socket.readyState < 2) return;
    this.tries = 0;
    this.connect();
  }

  /** After sleep a line may be dead without having said so. */
  look() {
    if (document.hidden || !this.socket || this.socket.readyState !== 1) return;
    const before = this.heard;
    if (Date.now() - before < SILENCE && !document.wasDiscarded) return;
    this.send({ type: "ping" });
    setTimeout(() => {
      if (this.heard === before && this.socket) this.lost();
    }, 4000);
  }

  send(body) {
    if (this.socket && this.socket.readyState === 1) this.socket.send(JSON.stringify(body));
  }

  /** An act is kept until it is answered, over any number of connections. */
  act(action, seen) {
    const body = { type: "act", token: token(), seen, action };
    this.open.set(body.token, body);
    this.send(body);
    return body.token;
  }
}
