// @ts-check
import assert from "node:assert/strict";
import test from "node:test";
import { whole } from "../../src/quipu/web/js/since.js";

const FULL = { full: true, seen: 1, seats: [{ n: 1 }, { n: 2 }], offer: { seat: 0 }, log: ["a"] };

test("a whole message is taken as it is", () => {
  assert.equal(whole(null, FULL), FULL);
  const next = { full: true, seen: 2 };
  assert.equal(whole(FULL, next), next);
});

test("the first message counts even if it calls itself an update", () => {
  const update = { full: false, seen: 2 };
  assert.equal(whole(null, update), update);
});

test("parts that are left out stay", () => {
  const found = whole(FULL, { full: false, ...{ seen: 2 } });
  assert.deepEqual(found, { ...FULL, full: false, seen: 2 });
});

test("a part that is null is gone, an entry that is null stays", () => {
  const update = { full: false, offer: null, seats: [null, { n: 3 }] };
  const found = whole(FULL, update);
  assert.equal(found.offer, null);
  assert.deepEqual(found.seats, [{ n: 1 }, { n: 3 }]);
  assert.deepEqual(FULL.seats, [{ n: 1 }, { n: 2 }], "the message before is not changed");
});

test("a list may become longer or shorter", () => {
  assert.deepEqual(whole(FULL, { seats: [null] }).seats, [{ n: 1 }]);
  assert.deepEqual(whole(FULL, { seats: [null, null, { n: 9 }] }).seats, [
    { n: 1 },
    { n: 2 },
    { n: 9 },
  ]);
});
