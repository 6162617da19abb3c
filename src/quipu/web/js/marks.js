// Marks: what the others did since one's own last act, on the board and at their seats.

import { make, picture } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const STAMP = 7;

function svg(tag, values = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export class Marks {
  /** @param {any} board */
  constructor(board) {
    this.board = board;
    this.layer = svg("svg", { class: "drawing layer-marks", "aria-hidden": "true" });
    board.room.append(this.layer);
  }

  /** @param {any[]} marks @param {any[]} seats @param {boolean} isNamed whether names are shown, too */
  show(marks, seats, isNamed = true) {
    const box = this.board.layers.pieces.getAttribute("viewBox");
    if (this.layer.getAttribute("viewBox") !== box) this.layer.setAttribute("viewBox", box);
    this.layer.replaceChildren();
    this.isNamed = isNamed;
    const taken = marks.some((mark) => mark.name && mark.at.length) ? this.written() : [];
    for (const mark of marks) {
      const seat = seats[mark.seat];
      if (seat && mark.at.length) this.ring(mark, seat, taken);
    }
    for (const seat of seats)
      this.beside(
        seat,
        marks.filter((mark) => mark.seat === seat.seat && (mark.picture || !mark.at.length)),
      );
  }

  /** Where something is written on the board already, or lies that is read: tokens with numbers. */
  written() {
    const now = this.layer.getScreenCTM()?.inverse();
    if (!now) return [];
    const read = "svg:not(.layer-marks) text, svg:not(.layer-marks) > [data-key^='chip-']";
    return [...this.board.room.querySelectorAll(read)].map((each) => {
      const box = each.getBoundingClientRect();
      const { x, y } = new DOMPoint(box.left, box.top).matrixTransform(now);
      return { x, y, right: x + box.width * now.a, low: y + box.height * now.d };
    });
  }

  /** Where an element lies, in the measure of this layer; nothing if its part is not shown. */
  boxOf(element) {
    const now = this.layer.getScreenCTM()?.inverse();
    const box = element.getBoundingClientRect();
    if (!now || !box.width) return null;
    const { x, y } = new DOMPoint(box.left, box.top).matrixTransform(now);
    return { x, y, width: box.width * now.a, height: box.height * now.d };
  }

  /** A ring around what stands there, and its name where nothing else is written. */
  ring(mark, seat, taken) {
    const found = mark.at
      .map(
        (key) =>
          this.board.holders.pieces.get(key) ||
          this.board.layers.ground.querySelector(`#at-${CSS.escape(key)}`),
      )
      .find((each) => each?.getBBox().width);
    const { x, y, width, height } = (found && this.boxOf(found)) || { width: 0 };
    if (!width) return;
    const [mx, my, r] = [
      x + width / 2,
      y + height / 2,
      Math.min(60, Math.max(width, height) / 2 + 5),
    ];
    const group = svg(
      "g",
      { class: `mark seat-${seat.colour}` },
      svg("circle", { cx: mx, cy: my, r, class: "case" }),
      svg("circle", { cx: mx, cy: my, r, class: "ring" }),
    );
    this.layer.append(group);
    if (mark.name && this.isNamed) this.label(group, mark, seat, [mx, my, r], taken);
  }

  label(group, mark, seat, [mx, my, r], taken) {
    const unit = 1 / (this.layer.getScreenCTM()?.a || 1);
    const [size, high] = [Math.max(12 * unit, 11), Math.max(20 * unit, 18)];
    const word = svg("text", { "font-size": size, class: "word" });
    word.textContent = mark.name;
    const holder = svg("g", { class: "label" }, word);
    group.append(holder);
    const wide = word.getComputedTextLength() + high * 1.35;
    const [left, top, right, low] = this.layer.getAttribute("viewBox").split(" ").map(Number);
    const spots = [
      [mx - wide / 2, my + r + 3],
      [mx - wide / 2, my - r - 3 - high],
      [mx + r + 3, my - high / 2],
      [mx - r - 3 - wide, my - high / 2],
      ...[
        [mx + r * 0.7, my + r * 0.7],
        [mx + r * 0.7, my - r * 0.7 - high],
        [mx - r * 0.7 - wide, my + r * 0.7],
        [mx - r * 0.7 - wide, my - r * 0.7 - high],
      ],
    ];
    const free = spots.find(
      ([x, y]) =>
        x >= left &&
        y >= top &&
        x + wide <= right &&
        y + high <= low &&
        !taken.some(
          (each) => x < each.right && each.x < x + wide && y < each.low && each.y < y + high,
        ),
    );
    if (!free) return holder.remove();
    const [x, y] = free;
    taken.push({ x, y, right: x + wide, low: y + high });
    const scale = high / 2 / (STAMP * 1.9);
    const disc = svg(
      "g",
      { transform: `translate(${x + high * 0.52} ${y + high / 2}) scale(${scale})` },
      svg("circle", { r: STAMP * 1.25, class: "s" }),
      svg("use", { href: `#stamp-${seat.stamp}`, transform: "scale(.86)" }),
    );
    holder.prepend(
      svg("rect", { x, y, width: wide, height: high, rx: high / 2, class: "slip" }),
      disc,
    );
    word.setAttribute("x", x + high);
    word.setAttribute("y", y + high / 2 + size * 0.36);
  }

  /** At its seat the pictures of what it did. */
  beside(seat, marks) {
    for (const row of document.querySelectorAll(`[data-seat="${seat.seat}"] .did`)) {
      row.replaceChildren(
        ...marks
          .slice(-5)
          .map((mark) =>
            make(
              "span",
              { title: mark.name, text: mark.picture ? undefined : mark.name },
              mark.picture ? picture(mark.picture, `i i16 piece seat-${seat.colour}`) : null,
            ),
          ),
      );
    }
  }
}
