// Placement: where the parts of a drawing lie in the room that a page has for it. The board is as
// large as it can be; dice, cards and panels stand beside or under it, never smaller than they can
// be read. Everything is computed from the size of the room, in pixels.

const GAP = 8;
const STEP = 1.03; // by which parts grow while the board stays as large
const LOW = 340; // pixels; a lower room has no line over the board
const CORNER = 1.3; // a part in a corner may be this much larger than the board is drawn
const UPRIGHT = 0.78; // of the width that a board keeps so that nothing lies below the fold
const LYING = 0.66; // of the height, where the room is wider than high
const FEW = 3; // cells in a row beside the board
const SQUEEZED = 0.88; // of their least size to which parts shrink so that a column fits
const GIVES = 0.92; // of its size that a board keeps while parts grow to their own size
const BESIDE = 0.66; // of its size that a board keeps so that parts stand beside it
const NARROW = 480; // pixels; in a narrower room parts lie below the fold rather than beside

/** @typedef {import("./protocol.js").DrawingPart} Part */
/** @typedef {{x: number, y: number, scale: number, columns?: number}} Spot */

/** The size of a part with this many cells in a row. @param {Part} part @param {number} [columns] */
function sizeOf(part, columns) {
  const [, , wide, high] = part.box;
  if (!part.cells || !columns || columns === part.columns) return [wide, high];
  const rows = Math.ceil(part.cells / part.columns);
  return [(wide / part.columns) * columns, (high / rows) * Math.ceil(part.cells / columns)];
}

/** Parts grow alike; one that is drawn large enough does not grow with the others. */
const scaleOf = (part, grown) => Math.min(part.most, part.least * grown);

/** Parts below each other in some columns. @returns {{wide: number, high: number, spots: Map<string, Spot>}} */
function stack(parts, count, grown) {
  const columns = Array.from({ length: count }, () => ({ wide: 0, high: 0, parts: [] }));
  for (const part of parts) {
    const least = columns.reduce((one, other) => (other.high < one.high ? other : one));
    const [wide, high] = sizeOf(part, FEW).map((each) => each * scaleOf(part, grown));
    least.parts.push({ part, wide, y: least.high });
    least.high += high + GAP;
    least.wide = Math.max(least.wide, wide);
  }
  const spots = new Map();
  let x = 0;
  for (const column of columns) {
    for (const { part, wide, y } of column.parts)
      spots.set(part.name, {
        x: x + (column.wide - wide) / 2,
        y,
        scale: scaleOf(part, grown),
        columns: part.cells ? FEW : 0,
      });
    x += column.wide + GAP;
  }
  return {
    wide: x - GAP,
    high: Math.max(0, ...columns.map((each) => each.high - GAP)),
    spots,
  };
}

/** Parts beside each other in as many rows as they need. */
function rows(parts, room, grown) {
  const spots = new Map();
  let first = 0; // height of the first row
  let [row, used, y] = [[], 0, 0];
  const close = () => {
    if (!row.length) return;
    let x = Math.max(0, (room - used) / 2);
    const tall = Math.max(...row.map((each) => each.high));
    for (const { part, wide, high, scale } of row) {
      spots.set(part.name, { x, y: y + (tall - high) / 2, scale });
      x += wide + GAP;
    }
    first ||= tall;
    y += tall + GAP;
    [row, used] = [[], 0];
  };
  for (const part of parts) {
    const [across, down] = sizeOf(part);
    const scale = Math.min(scaleOf(part, grown), room / across);
    if (row.length && used + GAP + across * scale > room + 0.5) close();
    used += (row.length ? GAP : 0) + across * scale;
    row.push({ part, wide: across * scale, high: down * scale, scale });
  }
  close();
  return { high: Math.max(0, y - GAP), first, spots };
}

const shifted = (spots, dx, dy) =>
  [...spots].map(([name, spot]) => [name, { ...spot, x: spot.x + dx, y: spot.y + dy }]);

const NOTHING = { wide: 0, high: 0, spots: new Map() };

/** Parts in columns, a little smaller than they should be if they fit then; null if they do not. */
function fitted(parts, mode, grown, space) {
  const made = stack(parts, mode.columns, grown);
  if (made.high <= space + 0.5 || mode.folds) return made;
  const less = space / made.high;
  return less < SQUEEZED ? null : stack(parts, mode.columns, grown * less * 0.995);
}

/** One way to place everything; `high` is more than the room where some lies below the fold. */
function arranged(kinds, width, height, mode, grown) {
  const { board, above, under, beside } = kinds;
  const [, , across, down] = board.box;
  const heading = rows(above, width, grown);
  const top = heading.high ? heading.high + GAP / 2 : 0;
  const foot = rows(under, width, grown);
  const low = foot.high ? foot.high + GAP : 0;
  const space = height - top - low;
  const block = beside.length && mode.columns ? fitted(beside, mode, grown, space) : NOTHING;
  if (!block) return null;
  const rest = mode.columns ? NOTHING : rows(beside, width, grown);
  const taken = block.wide ? block.wide + GAP : 0;
  const shown = mode.folds === "all" ? 0 : mode.folds === "rest" ? rest.first : rest.high;
  const after = shown ? shown + GAP : 0;
  const scale = Math.min((width - taken) / across, (space - after) / down);
  if (scale <= 0) return null;
  const [wide, high] = [across * scale, down * scale];
  const free = width - taken - wide;
  const left = taken ? free / 3 : free / 2;
  const room = mode.folds && !mode.columns ? high : space - after;
  const boardTop = top + Math.max(0, (room - high) / 2);
  const bottom = top + room;
  const spots = new Map([
    ...heading.spots,
    ["board", { x: left, y: boardTop, scale }],
    ...shifted(
      block.spots,
      left + wide + free / 3 + GAP,
      top + Math.max(0, (space - block.high) / 2),
    ),
    ...shifted(foot.spots, 0, bottom + GAP),
    ...shifted(rest.spots, 0, bottom + low + GAP),
  ]);
  const end = mode.folds
    ? Math.max(bottom + low + (rest.high ? rest.high + GAP : 0), top + block.high)
    : height;
  return {
    scale,
    high: Math.max(height, end),
    spots,
    edges: { top, left: 0, right: width, bottom },
  };
}

const FOLDS = [
  { columns: 0, folds: "all" },
  { columns: 0, folds: "rest" },
  { columns: 1, folds: "all" },
];
const MODES = [{ columns: 1 }, { columns: 2 }, { columns: 0 }];

/** The way in which the board is largest; parts then grow as far as they do not make it smaller. */
function best(kinds, width, height, mayFold) {
  const ways = MODES.map((mode) => ({ mode, made: arranged(kinds, width, height, mode, 1) }));
  const found = ways.filter((each) => each.made);
  let chosen = found.reduce(
    (one, other) => (!one || other.made.scale > one.made.scale * 1.01 ? other : one),
    null,
  );
  if (mayFold) {
    const [under, row, right] = FOLDS.map((mode) => ({
      mode,
      made: arranged(kinds, width, height, mode, 1),
    }));
    const [, , across, down] = kinds.board.box;
    const wanted = width > height ? (LYING * height) / down : (UPRIGHT * width) / across;
    const least = Math.min(wanted, (under.made?.scale || 0) * 0.98);
    const waits = kinds.beside.every((part) => part.waits);
    const enough = (each) => each?.made?.scale >= least;
    if (!enough(chosen))
      chosen = [
        width > Math.max(height, NARROW) && !waits && right.made?.scale > least * BESIDE && right,
        enough(row) && row,
        under.made && under,
        chosen,
      ].find(Boolean);
  }
  if (!chosen) return null;
  const largest = chosen.made.scale;
  for (let grown = STEP; grown < 3; grown *= STEP) {
    const small = [...kinds.under, ...kinds.beside].some((part) => scaleOf(part, grown) < 1);
    const made = arranged(kinds, width, height, chosen.mode, grown);
    if (!made || made.scale < largest * (small && !chosen.mode.folds ? GIVES : 0.999)) break;
    if (made.high > chosen.made.high + 0.5 && made.high > height) break;
    chosen.made = made;
  }
  return chosen.made;
}

/** A drawing of equal cells alone: as many in a row as make them largest. */
function inRows(board, width, height) {
  let spot = null;
  for (let columns = 1; columns <= board.cells; columns++) {
    const [wide, high] = sizeOf(board, columns);
    const scale = Math.min(width / wide, height / high, board.most);
    if (!spot || scale > spot.scale + 0.001) spot = { x: 0, y: 0, scale, columns };
  }
  const edges = { top: 0, left: 0, right: width, bottom: height };
  return { scale: spot.scale, high: height, spots: new Map([["board", spot]]), edges };
}

/** A part in a corner of the room, over what the board leaves free there. */
function corner(part, edges, boardScale) {
  if (part.least > boardScale * CORNER) return null;
  const scale = Math.min(part.most, Math.max(part.least, boardScale));
  const [wide, high] = sizeOf(part).map((each) => each * scale);
  return {
    scale,
    x: part.place.endsWith("right") ? edges.right - wide : edges.left,
    y: part.place.startsWith("top") ? edges.top : edges.bottom - high,
  };
}

export class Placement {
  /** @param {Part[]} parts @param {number} width @param {number} height @param {boolean} mayFold */
  constructor(parts, width, height, mayFold) {
    this.parts = parts;
    const at = (place) => parts.filter((each) => each.place === place);
    const kinds = {
      board: at("board")[0],
      above: height < LOW ? [] : at("above"), // the header says it too
      under: at("under"),
      beside: at("beside"),
    };
    const made = kinds.board.cells
      ? inRows(kinds.board, width, height)
      : best(kinds, width, height, mayFold);
    this.size = [width, made?.high || height];
    this.spots = made?.spots || new Map();
    if (!made) return;
    for (const part of parts) {
      if (!/-(left|right)$/.test(part.place)) continue;
      const spot = corner(part, made.edges, made.scale);
      if (spot) this.spots.set(part.name, spot);
    }
  }

  /** The part that an element belongs to. @param {string} key @param {() => DOMRect} measure */
  partOf(key, measure) {
    const named = this.parts.filter((part) => part.keys?.some((each) => key.startsWith(each)));
    if (!named.length) return "board";
    return named.length === 1 ? named[0].name : this.partAt(measure(), named);
  }

  /** The part in whose box something lies. @param {{x: number, y: number, width: number, height: number}} box */
  partAt(box, among = this.parts.filter((part) => part.place !== "nowhere")) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const inside = ({ box: [left, top, wide, high] }) =>
      x >= left && x <= left + wide && y >= top && y <= top + high;
    const others = among.filter((part) => part.place !== "board");
    return others.find(inside)?.name || "board";
  }

  /** How the elements of a part are moved and scaled; nothing if it is not shown. */
  transform(name) {
    const spot = this.spots.get(name);
    const part = this.parts.find((each) => each.name === name);
    if (!spot || !part) return null;
    const [left, top] = part.box;
    const { x, y, scale } = spot;
    return `translate(${(x - left * scale).toFixed(2)} ${(y - top * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;
  }

  /** How far the cell in which something lies is moved inside its part. */
  cellShift(name, box) {
    const part = this.parts.find((each) => each.name === name);
    const columns = this.spots.get(name)?.columns;
    if (!part?.cells || !columns || columns === part.columns) return "";
    const [wide, high] = [
      part.box[2] / part.columns,
      part.box[3] / Math.ceil(part.cells / part.columns),
    ];
    const column = Math.floor((box.x + box.width / 2 - part.box[0]) / wide);
    const row = Math.floor((box.y + box.height / 2 - part.box[1]) / high);
    const number = row * part.columns + column;
    const [dx, dy] = [(number % columns) - column, Math.floor(number / columns) - row];
    return `translate(${(dx * wide).toFixed(2)} ${(dy * high).toFixed(2)})`;
  }

  /** A box of the whole drawing, where it lies in the room. */
  placed(box) {
    const name = this.partAt(box);
    const part = this.parts.find((each) => each.name === name);
    const spot = this.spots.get(name);
    if (!spot) return box;
    const { scale } = spot;
    return {
      x: spot.x + (box.x - part.box[0]) * scale,
      y: spot.y + (box.y - part.box[1]) * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
  }
}
