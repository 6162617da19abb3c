// What somebody says stands for some seconds at their seat, beside the board or in the strip above it.

import { make } from "./dom.js";

const SHORTEST = 4000; // milliseconds
const EACH_LETTER = 60;
const LONGEST = 9000;
const GAP = 8;
const WIDEST = 260;

/** @type {Map<number, {box: HTMLElement, timer: number}>} by seat */
const open = new Map();

/** Says it at the seat; whatever was said there before goes. @param {number} seat @param {string} text */
export function say(seat, text) {
  hush(seat);
  const row = rowOf(seat);
  if (!row) return;
  const box = make("div", { class: "said-bubble", "aria-hidden": "true", text });
  document.body.append(box);
  const lasts = Math.min(LONGEST, SHORTEST + EACH_LETTER * text.length);
  open.set(seat, { box, timer: setTimeout(() => hush(seat), lasts) });
  place(box, row);
}

/** Rows are drawn again with every view: bubbles stay where their seats are. */
export function follow() {
  for (const [seat, { box }] of open) {
    const row = rowOf(seat);
    if (row) place(box, row);
    else hush(seat);
  }
}

export function hush(seat) {
  const said = open.get(seat);
  if (!said) return;
  clearTimeout(said.timer);
  said.box.remove();
  open.delete(seat);
}

export function hushAll() {
  for (const seat of [...open.keys()]) hush(seat);
}

/** The row beside the board, or the chip above it: whichever is in sight. */
function rowOf(seat) {
  return [
    ...document.querySelectorAll(`#seats > [data-seat="${seat}"], #strip > [data-seat="${seat}"]`),
  ].find((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
}

function place(box, row) {
  const at = row.getBoundingClientRect();
  box.style.maxWidth = `${Math.min(WIDEST, innerWidth - 2 * GAP)}px`;
  const { offsetWidth: wide, offsetHeight: high } = box;
  const spots = row.closest("#strip")
    ? [
        [at.left, at.bottom + GAP, "below"],
        [at.left, at.top, "over"],
      ]
    : [
        [at.left - wide - GAP, at.top + (at.height - high) / 2, "beside"],
        [at.left + 48, at.top, "over"],
      ];
  const [x, y, how] = spots.find(([x, y]) => isFree(x, y, wide, high)) || spots.at(-1);
  box.dataset.how = how;
  box.style.left = `${Math.max(GAP, Math.min(x, innerWidth - wide - GAP))}px`;
  box.style.top = `${Math.max(GAP, Math.min(y, innerHeight - high - GAP))}px`;
}

/** Nothing that glows is covered. */
function isFree(x, y, wide, high) {
  return ![...document.querySelectorAll(".layer-targets .glow, .ring, .choosable")].some((each) => {
    const box = each.getBoundingClientRect();
    return (
      box.width && box.left < x + wide && box.right > x && box.top < y + high && box.bottom > y
    );
  });
}
