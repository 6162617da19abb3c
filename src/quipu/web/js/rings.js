// Rings and shade: one dashed ring round what is to be pressed, a plain line round what is talked about.

import { byId } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const GAP = 5; // pixels between a thing and the middle of its ring
const EDGE = 3; // a ring stays so far inside the window
const LEAST = 30; // no ring is smaller
const ROUND = 60; // what is smaller and about as wide as high gets a round ring
const PACKED = 0.45; // things that fill so much of their common box get one ring

/** The box round several elements. @param {Element[]} elements */
export function boxOf(elements) {
  const boxes = elements.map((each) => each.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Whether one ring may go round all of them. @param {Element[]} elements */
export function isPacked(elements) {
  const box = boxOf(elements);
  const filled = elements
    .map((each) => each.getBoundingClientRect())
    .reduce((sum, one) => sum + one.width * one.height, 0);
  return filled > box.width * box.height * PACKED;
}

/** A ring over everything. @param {DOMRect | null} box @param {Element[]} lead */
export function drawRing(box, lead) {
  const layer = byId("pointing");
  layer.setAttribute("viewBox", `0 0 ${innerWidth} ${innerHeight}`);
  const shape = box ? outline(box) : null;
  layer.replaceChildren(
    ...(shape
      ? [drawn("rect", { class: "case", ...shape }), drawn("rect", { class: "ring", ...shape })]
      : []),
    ...lead,
  );
}

/**
 * Shade over the board with holes, each with a plain line; it lies in the board's own room, under
 * captions, the bar for turning and all menus.
 * @param {SVGElement} layer @param {DOMRect[]} spots what is talked about @param {DOMRect | null} ring
 * @param {boolean} shaded
 */
export function drawShade(layer, spots, ring, shaded) {
  const room = byId("board-room").getBoundingClientRect();
  const inside = (box) =>
    new DOMRect(box.left - room.left, box.top - room.top, box.width, box.height);
  const holes = [...spots, ...(ring ? [ring] : [])].map(inside);
  const whole = { x: 0, y: 0, width: room.width, height: room.height };
  const mask = drawn("mask", { id: "but-this", maskUnits: "userSpaceOnUse", ...whole });
  mask.append(
    drawn("rect", { class: "rest", ...whole }),
    ...holes.map((box) => drawn("rect", { class: "hole", ...shaped(box) })),
  );
  const parts = [
    ...(shaded ? [mask, drawn("rect", { class: "veil", mask: "url(#but-this)", ...whole })] : []),
    ...spots.map(inside).map((box) => drawn("rect", { class: "spot", ...shaped(box) })),
  ];
  const text = parts.map((each) => each.outerHTML).join("");
  if (layer.dataset.drawn === text) return; // the page is watched for changes
  layer.dataset.drawn = text;
  layer.setAttribute("viewBox", `0 0 ${room.width} ${room.height}`);
  layer.replaceChildren(...parts);
}

/** A dotted line from the words to a place. @param {DOMRect} words @param {DOMRect} box */
export function leading(words, box) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const fx = Math.min(Math.max(x, words.left + 30), words.right - 30);
  const fy = y < words.top ? words.top : words.bottom;
  const away = Math.hypot(x - fx, y - fy) || 1;
  const reach = Math.max(0, away - Math.max(box.width, box.height) / 2 - 8);
  if (reach < 24) return [];
  const [dx, dy] = [((x - fx) * reach) / away, ((y - fy) * reach) / away];
  return [drawn("line", { class: "lead", x1: fx, y1: fy, x2: fx + dx, y2: fy + dy })];
}

/** A ring as it is drawn: round a small thing, never smaller than a finger sees, inside the window. */
function outline(box) {
  const { x, y, width, height, rx } = shaped(box);
  const [left, top] = [Math.max(x, EDGE), Math.max(y, EDGE)];
  const [right, bottom] = [
    Math.min(x + width, innerWidth - EDGE),
    Math.min(y + height, innerHeight - EDGE),
  ];
  return {
    x: left,
    y: top,
    width: Math.max(0, right - left),
    height: Math.max(0, bottom - top),
    rx,
  };
}

function shaped(box) {
  const [long, short] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  const round = long < ROUND && short > long / 1.5;
  const [wide, high] = round ? [long, long] : [box.width, box.height];
  const [width, height] = [wide, high].map((each) => Math.max(each + 2 * GAP, LEAST));
  return {
    x: box.left + (box.width - width) / 2,
    y: box.top + (box.height - height) / 2,
    width,
    height,
    rx: round ? Math.max(width, height) / 2 : Math.min(16, height / 2),
  };
}

export function drawn(tag, values) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  return element;
}
