// @ts-check
import assert from "node:assert/strict";
import test from "node:test";
import { Composition, counts, fixed, some, total } from "../../src/quipu/web/js/composition.js";

/** @typedef {import("../../src/quipu/web/js/protocol.js").CardsForm} CardsForm */
/** @typedef {import("../../src/quipu/web/js/protocol.js").Choice} Choice */

/** @param {string} card @param {number} count */
const cards = (card, count) => ({ card, count, short: 0, name: card, picture: null, tint: "" });

/** @param {Partial<CardsForm>} more @returns {CardsForm} */
const form = (more) => ({
  kind: "offer_trade",
  shape: "cards",
  title: "Offer",
  named: Object.fromEntries(["ore", "wood", "grain"].map((kind) => [kind, cards(kind, 0)])),
  heading: "",
  sentence: "",
  paragraph: "",
  asked: [],
  taken: null,
  ...more,
});

const SIDES = {
  give: { ore: 2, wood: 1 },
  want: { grain: 3, wood: 3 },
  give_count: /** @type {[number, number]} */ ([1, 3]),
  want_count: /** @type {[number, number]} */ ([1, 2]),
};
const OFFER = form({ asked: [null, 1, 2].map((seat) => ({ seat, ...SIDES })) });

/** @param {string} give @param {number} n @param {string} want @returns {Choice} */
const exchange = (give, n, want) => ({
  action: { kind: "trade_with_bank", give, want },
  text: "",
  by: "text",
  what: "",
  name: "Bank",
  picture: null,
  seat: null,
  cards: [],
  give: [cards(give, n)],
  want: [cards(want, 1)],
});

test("cards are counted", () => {
  assert.equal(total({ ore: 2, wood: 1 }), 3);
  assert.deepEqual(some({ ore: 2, wood: 0 }), { ore: 2 });
  assert.deepEqual(counts([cards("ore", 2)]), { ore: 2 });
  assert.deepEqual(counts(null), {});
  assert.deepEqual([fixed([4, 4]), fixed([1, 1]), fixed([1, 4])], [4, 0, 0]);
});

test("no more may be named than is there, and no kind on both sides", () => {
  const made = new Composition([OFFER], []);
  made.fill({ ore: 5, wood: 5 }, { wood: 1, grain: 9 });
  assert.deepEqual(made.give, { ore: 2, wood: 1 });
  assert.deepEqual(made.want, { grain: 2 });
  assert.equal(made.canAdd("give", "ore"), false);
  assert.equal(made.canAdd("want", "ore"), false);
  assert.equal(made.canAdd("give", "gold"), false);
});

test("an offer goes to all, or to the seat that was chosen", () => {
  const made = new Composition([OFFER], []);
  assert.deepEqual(made.seats, [null, 1, 2]);
  made.fill({ ore: 1 }, { grain: 1 });
  assert.deepEqual(made.way()?.action(made.give, made.want), {
    kind: "offer_trade",
    give: { ore: 1 },
    want: { grain: 1 },
  });
  assert.ok(made.asks(1) && made.asks(2) && !made.asks(3));
  assert.ok(made.choose(2));
  assert.ok(made.asks(2) && !made.asks(1));
  assert.equal(made.way()?.action(made.give, made.want).to, 2);
  assert.ok(made.choose(2), "chosen again it is for all");
  assert.equal(made.to, null);
  assert.equal(made.choose(7), false);
});

test("nothing is confirmed before all is named", () => {
  const made = new Composition([OFFER], []);
  assert.equal(made.way(), null);
  made.fill({ ore: 1 }, {});
  assert.equal(made.way(), null);
  assert.equal(made.missing(), 0);
});

test("exactly so many cards to give away", () => {
  const asked = [{ ...SIDES, seat: null, give_count: [3, 3], want: {}, want_count: [0, 0] }];
  const discard = form({ kind: "discard", asked: /** @type {any} */ (asked) });
  const made = new Composition([discard], []);
  assert.deepEqual(made.kinds("give"), ["ore", "wood"]);
  assert.deepEqual(made.kinds("want"), []);
  made.fill({ ore: 2 }, {});
  assert.equal(made.missing(), 1);
  assert.equal(made.way(), null);
  made.fill({ ore: 2, wood: 1 }, {});
  assert.equal(made.missing(), 0);
  const way = made.way();
  assert.equal(way?.isAsking, false);
  assert.deepEqual(way?.action(made.give, made.want), {
    kind: "discard",
    give: { ore: 2, wood: 1 },
  });
});

test("kinds that are taken have the field that the form names", () => {
  const asked = [
    { seat: null, give: {}, want: { ore: 2, wood: 2 }, give_count: [0, 0], want_count: [1, 2] },
  ];
  const list = form({
    kind: "take",
    asked: /** @type {any} */ (asked),
    taken: { name: "cards", type: "ids" },
  });
  const many = new Composition([list], []);
  many.fill({}, { ore: 1, wood: 1 });
  assert.deepEqual(many.way()?.action({}, many.want), { kind: "take", cards: ["ore", "wood"] });
  const one = new Composition([form({ ...list, taken: { name: "card", type: "id" } })], []);
  one.fill({}, { wood: 1 });
  assert.deepEqual(one.way()?.action({}, one.want), { kind: "take", card: "wood" });
});

test("exchanges at once: the cheapest first, three at most, their kinds are lit", () => {
  const choices = [
    exchange("ore", 4, "grain"),
    exchange("wood", 2, "grain"),
    exchange("gold", 3, "grain"),
    exchange("fish", 5, "grain"),
    exchange("ore", 4, "wood"),
  ];
  const made = new Composition([], choices);
  assert.deepEqual(made.atOnce(), [], "nothing is wanted yet");
  made.fill({}, { grain: 1 });
  assert.deepEqual(
    made.atOnce().map((way) => Object.keys(way.most.give)[0]),
    ["wood", "gold", "ore"],
  );
  assert.deepEqual(made.lit(), new Set(["wood", "gold", "ore"]));
  made.fill({ wood: 1 }, { grain: 1 });
  assert.deepEqual(made.lit(), new Set(["wood"]));
  assert.equal(made.way(), null);
  made.fill({ wood: 2 }, { grain: 1 });
  assert.deepEqual(made.way()?.action(made.give, made.want), choices[1].action);
});

test("what was named stays as far as it may when the ways change", () => {
  const made = new Composition([OFFER], []);
  made.choose(2);
  made.fill({ ore: 2, wood: 1 }, { grain: 2 });
  made.setWays([form({ asked: [{ ...SIDES, seat: 1, give: { ore: 1 } }] })], []);
  assert.deepEqual(made.give, { ore: 1 });
  assert.deepEqual(made.want, { grain: 2 });
  assert.equal(made.to, 1);
  made.setWays([], []);
  assert.deepEqual([made.give, made.want, made.to, made.missing()], [{}, {}, null, null]);
});
