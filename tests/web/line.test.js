// @ts-check
import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import { FakeElement, page, tellWindow } from "./fake_page.js";

/** A socket in the hands of a test. */
class FakeSocket {
  /** @type {FakeSocket[]} */
  static made = [];

  /** @param {string} url */
  constructor(url) {
    this.url = url;
    this.readyState = 0;
    /** @type {any[]} */
    this.sent = [];
    this.isClosed = false;
    /** @type {(event: any) => void} */
    this.onopen = () => {};
    /** @type {(event: any) => void} */
    this.onmessage = () => {};
    /** @type {(event: any) => void} */
    this.onclose = () => {};
    FakeSocket.made.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.isClosed = true;
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen({});
  }

  /** @param {object} body */
  say(body) {
    this.onmessage({ data: JSON.stringify(body) });
  }

  /** @param {number} code */
  end(code, reason = "") {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

Object.assign(globalThis, { WebSocket: FakeSocket });
const { Line, showLost, shutPage, token } = await import("../../src/quipu/web/js/line.js");
const last = () => /** @type {FakeSocket} */ (FakeSocket.made.at(-1));
const ACTION = { kind: "end_turn" };

/** @type {InstanceType<typeof Line>} */
let line;
/** @type {any[]} */
let heard = [];

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  mock.method(Math, "random", () => 0.5);
  FakeSocket.made = [];
  page.hidden = false;
  heard = [];
  line = new Line("T1", () => ({ type: "hello", lang: "en" }));
  line.addEventListener("told", (event) => heard.push(/** @type {any} */ (event).detail.type));
  line.addEventListener("on", () => heard.push("on"));
  line.addEventListener("off", () => heard.push("off"));
  line.addEventListener("slow", (event) => {
    if (/** @type {any} */ (event).detail) heard.push("slow");
  });
  line.addEventListener("shut", (event) => heard.push(/** @type {any} */ (event).detail));
  line.connect();
});

/** Connected, and the server has said something. */
function connected() {
  last().open();
  last().say({ type: "welcome", retry: 0 });
}

test("it says hello first, and lives once the server has answered", () => {
  assert.equal(last().url, "wss://table.example/t/T1/line");
  last().open();
  assert.deepEqual(last().sent, [{ type: "hello", lang: "en" }]);
  assert.deepEqual(heard, []);
  last().say({ type: "wait", ahead: 3 });
  assert.deepEqual(heard, [], "waiting is no answer");
  last().say({ type: "welcome", retry: 0 });
  assert.deepEqual(heard, ["on", "welcome"]);
});

test("a line that ends comes back, ever more slowly", () => {
  connected();
  const first = last();
  first.end(1006);
  assert.deepEqual(heard.at(-1), "off");
  mock.timers.tick(299);
  assert.equal(last(), first);
  mock.timers.tick(1);
  assert.notEqual(last(), first);
  const second = last();
  second.end(1006);
  mock.timers.tick(699);
  assert.equal(last(), second);
  mock.timers.tick(1);
  assert.notEqual(last(), second);
});

test("an act that was not answered is sent again on the next line, an answered one is not", () => {
  connected();
  const kept = line.act(ACTION, 7);
  const done = line.act(ACTION, 7);
  last().say({ type: "done", token: done });
  const refused = line.act(ACTION, 8);
  last().say({ type: "refused", token: refused, code: "stale", paragraph: "", text: "" });
  last().end(1006);
  mock.timers.tick(1000);
  last().open();
  assert.deepEqual(
    last().sent.map((each) => each.token ?? each.type),
    ["hello", kept],
  );
  assert.equal(last().sent[1].seen, 7);
});

test("what is no act is not sent while the line is down", () => {
  assert.equal(line.send({ type: "undo" }), false);
  connected();
  assert.equal(line.send({ type: "undo" }), true);
  last().end(1006);
  mock.timers.tick(1000);
  last().open();
  assert.deepEqual(
    last().sent.map((each) => each.type),
    ["hello"],
  );
});

test("a silent line is doubted and given up if it does not answer", () => {
  connected();
  const socket = last();
  mock.timers.tick(45_000);
  assert.equal(socket.sent.at(-1).type, "ping");
  mock.timers.tick(3_999);
  assert.equal(socket.isClosed, false);
  mock.timers.tick(1);
  assert.equal(socket.isClosed, true);
  assert.equal(heard.at(-1), "off");
  socket.say({ type: "pong", retry: 0 });
  assert.equal(heard.at(-1), "off", "what a line that was given up says does not count");
});

test("an answer ends the doubt", () => {
  connected();
  mock.timers.tick(45_000);
  last().say({ type: "pong", retry: 0 });
  mock.timers.tick(4_000);
  assert.equal(last().isClosed, false);
});

test("an open act is called slow, and doubted sooner", () => {
  connected();
  line.act(ACTION, 1);
  mock.timers.tick(2_000);
  assert.ok(!heard.includes("slow"));
  mock.timers.tick(1_000);
  assert.ok(heard.includes("slow"));
  mock.timers.tick(3_000);
  assert.equal(last().sent.at(-1).type, "ping");
  mock.timers.tick(4_000);
  assert.equal(heard.at(-1), "off");
  assert.equal(line.patience, 12_000, "a slow line gets more time the next time");
});

test("a hidden page doubts nothing", () => {
  connected();
  page.hidden = true;
  mock.timers.tick(60_000);
  assert.notEqual(last().sent.at(-1).type, "ping");
});

test("a line that does not open is given up", () => {
  const socket = last();
  mock.timers.tick(12_000);
  assert.equal(socket.isClosed, true);
  assert.equal(heard.at(-1), "off");
});

test("the server says when to come back", () => {
  connected();
  const socket = last();
  socket.end(1013, "retry 60");
  mock.timers.tick(29_999);
  assert.equal(last(), socket, "a random time within the minute: its middle");
  mock.timers.tick(1);
  assert.notEqual(last(), socket);
});

test("where another worker serves the page goes at once", () => {
  connected();
  const socket = last();
  socket.end(1012, "retry 0");
  mock.timers.tick(20);
  assert.notEqual(last(), socket);
});

test("a page that is shut out does not come back", () => {
  connected();
  last().end(4404);
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.made.length, 1);
  assert.equal(heard.at(-1), 4404);
  assert.deepEqual([shutPage(4404), shutPage(4401)], ["/closed/4404", "/"]);
});

test("it tries at once when the network is back, or the player asks", () => {
  connected();
  tellWindow(new Event("offline"));
  assert.equal(heard.at(-1), "off");
  tellWindow(new Event("online"));
  const count = FakeSocket.made.length;
  last().open();
  line.now();
  assert.equal(FakeSocket.made.length, count, "an open line stays");
});

test("the page says that its line is down, unless it is back at once", () => {
  const box = new FakeElement({ hidden: true });
  const button = new FakeElement();
  page.ids.set("offline", box).set("try-now", button);
  showLost(line);
  connected();
  last().end(1006);
  mock.timers.tick(499);
  assert.equal(box.hidden, true);
  mock.timers.tick(1);
  assert.equal(box.hidden, false);
  last().end(1006);
  button.dispatchEvent(new Event("click"));
  connected();
  assert.equal(box.hidden, true);
});

test("tokens are random words of 24 letters and digits", () => {
  assert.match(token(), /^[0-9a-f]{24}$/);
  assert.notEqual(token(), token());
});
