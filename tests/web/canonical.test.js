// @ts-check
import assert from "node:assert/strict";
import test from "node:test";
import { canonical } from "../../src/quipu/web/js/canonical.js";

test("the order of fields and null fields do not matter", () => {
  assert.equal(canonical({ b: 1, a: [{ d: null, c: "x" }] }), '{"a":[{"c":"x"}],"b":1}');
  assert.equal(canonical({ kind: "end", to: null }), canonical({ kind: "end" }));
});

test("the order of a list and the kind of a value matter", () => {
  assert.notEqual(canonical([1, 2]), canonical([2, 1]));
  assert.notEqual(canonical({ n: 1 }), canonical({ n: "1" }));
  assert.equal(canonical(null), "null");
  assert.equal(canonical([null]), "[null]");
});
