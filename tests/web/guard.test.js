// @ts-check
import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { eventOf, FakeElement, page, tellWindow } from "./fake_page.js";

const { Guard, INERT_MS, PageGuard } = await import("../../src/quipu/web/js/guard.js");
const HERE = { x: 100, y: 100, isTouch: false };

test("what changed under a resting pointer cannot be pressed for a moment", () => {
  const guard = new Guard();
  guard.move(100, 100);
  guard.see(1000, { name: "end turn", pending: null }, "roll", ["roll"]);
  const press = { ...HERE, name: "roll" };
  assert.ok(guard.ignores({ ...press, time: 1000 + INERT_MS - 1 }));
  assert.ok(!guard.ignores({ ...press, time: 1000 + INERT_MS }));
  assert.ok(!guard.ignores({ ...press, x: 130, time: 1001 }), "elsewhere it counts");
  guard.move(111, 100);
  assert.ok(!guard.ignores({ ...press, time: 1001 }), "the pointer was moved on purpose");
});

test("what is as it was can be pressed", () => {
  const guard = new Guard();
  guard.move(100, 100);
  guard.see(1000, { name: "roll", pending: null }, "roll", ["roll"]);
  assert.ok(!guard.ignores({ ...HERE, name: "roll", time: 1001 }));
});

test("the gesture that made an act does not make the next at once", () => {
  const guard = new Guard();
  guard.press({ x: 50, y: 50, isTouch: true });
  guard.acted();
  assert.ok(guard.pending);
  guard.see(2000, { name: "a", pending: guard.pending }, "b", []);
  guard.answered();
  assert.equal(guard.pending, null);
  const press = { x: 90, y: 50, isTouch: true, name: "" };
  assert.ok(guard.ignores({ ...press, time: 2001 }), "a finger is broad");
  guard.move(400, 400);
  assert.ok(guard.ignores({ ...press, time: 2001 }), "a mouse does not move a finger");
});

test("a key that is held, or pressed again after its act, is ignored", () => {
  const guard = new Guard();
  assert.ok(guard.ignoresKey({ key: "e", time: 0, repeat: true }));
  guard.press({ key: "e" });
  guard.acted();
  guard.see(1000, { name: "", pending: guard.pending }, "", []);
  assert.ok(guard.ignoresKey({ key: "e", time: 1100, repeat: false }));
  assert.ok(!guard.ignoresKey({ key: "f", time: 1100, repeat: false }));
  assert.ok(!guard.ignoresKey({ key: "e", time: 1000 + INERT_MS, repeat: false }));
  assert.ok(!guard.ignores({ ...HERE, name: "", time: 1100 }), "a key has no place");
});

test("for a finger what is new is inert wherever it is", () => {
  const guard = new Guard();
  guard.know(["old"]);
  guard.see(1000, { name: "", pending: null }, "", ["old", "new"]);
  const press = { x: 1, y: 1, time: 1100 };
  assert.ok(guard.ignores({ ...press, isTouch: true, name: "new" }));
  assert.ok(!guard.ignores({ ...press, isTouch: true, name: "old" }));
  assert.ok(!guard.ignores({ ...press, isTouch: false, name: "new" }));
  assert.ok(!guard.isFresh("", 1100));
  assert.equal(guard.left(1100, true), INERT_MS - 100);
  assert.equal(guard.left(1100, false), 0);
  guard.see(1200, { name: "", pending: null }, "", ["old"]);
  assert.ok(!guard.isFresh("new", 1200), "what is gone is forgotten");
});

// ---- on a page ---------------------------------------------------------------------------------

/** @param {Record<string, any>} values */
function pressed(values) {
  const event = eventOf("click", {
    detail: 1,
    clientX: 100,
    clientY: 100,
    target: page.underPointer,
    timeStamp: performance.now(),
    ...values,
  });
  let counts = false;
  const note = () => {
    counts = true;
  };
  addEventListener("click", note);
  tellWindow(event);
  removeEventListener("click", note);
  return counts;
}

test("a page ignores a press on what has just come under the pointer", (context) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  context.after(() => mock.timers.reset());
  const app = new FakeElement();
  const roll = new FakeElement({ id: "roll" });
  const end = new FakeElement({ id: "end" });
  Object.defineProperty(globalThis, "navigator", {
    value: { maxTouchPoints: 0 },
    configurable: true,
  });
  page.found = [roll];
  page.underPointer = roll;
  const guard = new PageGuard(/** @type {any} */ (app));
  tellWindow(eventOf("pointerdown", { pointerType: "mouse" }));
  tellWindow(eventOf("pointermove", { pointerType: "mouse", clientX: 100, clientY: 100 }));
  assert.ok(pressed({ detail: 0 }), "keys and scripts are not guarded here");
  assert.ok(pressed({}));
  guard.acted();
  guard.during(() => {
    page.found = [end];
    page.underPointer = end;
  });
  mock.timers.tick(16);
  assert.ok(app.attributes.has("data-settling"));
  guard.answered();
  assert.ok(!pressed({ target: end }), "the same spot means something else now");
  const later = { target: end, timeStamp: performance.now() + INERT_MS + 1 };
  assert.ok(pressed(later));
  guard.look();
  assert.ok(!guard.isFresh(/** @type {any} */ (end)), "for a mouse nothing is too early");
});

test("keys are guarded where they press something", () => {
  const app = new FakeElement();
  const guard = new PageGuard(/** @type {any} */ (app));
  const button = new FakeElement({ dataset: { means: "end" } });
  const press = { target: button, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  const held = eventOf("keydown", { ...press, key: "Enter", repeat: true });
  tellWindow(held);
  assert.ok(held.defaultPrevented);
  const first = eventOf("keydown", { ...press, key: "e" });
  tellWindow(first);
  assert.ok(!first.defaultPrevented);
  assert.deepEqual(guard.guard.gesture, { key: "e" });
  tellWindow(eventOf("keydown", { ...press, key: "ArrowLeft" }));
  tellWindow(eventOf("keydown", { ...press, key: "a", ctrlKey: true }));
  assert.deepEqual(guard.guard.gesture, { key: "e" });
  tellWindow(eventOf("keydown", { ...press, key: "z", ctrlKey: true }));
  assert.deepEqual(guard.guard.gesture, { key: "z" });
});

test("a control is named by what it means, not by how it looks", () => {
  const glow = new FakeElement({ css: new Set(["glow"]), dataset: { action: "{}" } });
  const named = [
    [new FakeElement({ dataset: { seat: "2" } }), "seat 2"],
    [new FakeElement({ dataset: { card: "ore" } }), "card ore"],
    [new FakeElement({ dataset: { held: "ore" } }), "card ore"],
    [new FakeElement({ dataset: { want: "ore" } }), "want ore"],
    [new FakeElement({ dataset: { means: "end", sure: "" } }), "end for sure"],
    [new FakeElement({ textContent: "Roll" }), "Roll"],
    [glow, " {}"],
  ];
  page.found = named.map(([each]) => /** @type {FakeElement} */ (each));
  const guard = new PageGuard(/** @type {any} */ (new FakeElement()));
  guard.during(() => {});
  assert.deepEqual([...guard.guard.born.keys()], [...new Set(named.map(([, name]) => name))]);
  guard.look();
});
