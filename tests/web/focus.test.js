// @ts-check
import assert from "node:assert/strict";
import test from "node:test";
import { FakeElement, page } from "./fake_page.js";

const { keeping, next } = await import("../../src/quipu/web/js/focus.js");
const bottom = new FakeElement();
page.ids.set("bottom", bottom);

test("the next thing is the first that can be seen, else the bar", () => {
  const hidden = new FakeElement({ isVisible: false });
  const seen = new FakeElement();
  page.found = [hidden, seen];
  assert.equal(next(), seen);
  page.found = [hidden];
  assert.equal(next(), bottom);
});

test("a missing bar is a loud error", () => {
  page.found = [];
  page.ids.delete("bottom");
  assert.throws(() => next(), /no element #bottom/);
  page.ids.set("bottom", bottom);
});

test("the focus goes on when what had it is gone", () => {
  const old = new FakeElement();
  const fresh = new FakeElement();
  page.activeElement = old;
  page.found = [fresh];
  keeping(() => {
    old.isVisible = false;
  });
  assert.equal(page.activeElement, fresh);
});

test("the focus stays where it can, and comes from nowhere", () => {
  const here = new FakeElement();
  page.activeElement = here;
  page.found = [new FakeElement()];
  keeping(() => {});
  assert.equal(page.activeElement, here);
  page.activeElement = page.body;
  keeping(() => {});
  assert.equal(page.activeElement, page.body);
});
