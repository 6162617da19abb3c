// The picture over the result: the place that decided the game, or the winner's disc before rays.

import { disc } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH] = [640, 188]; // of the picture
const ACROSS = 300; // units of the board that are seen from left to right
const RAYS = 16;

/** @param {any} board @param {any} body the view @param {any} winner its seat, or null */
export function vignette(board, body, winner) {
  const svg = document.createElementNS(SVG, "svg");
  const place = winner ? decidingPlace(board, body, winner.seat) : null;
  svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  if (place) svg.setAttribute("viewBox", `${place.x - ACROSS / 2} ${place.y - 44} ${ACROSS} 88`);
  else svg.setAttribute("viewBox", `${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`);
  if (place) svg.append(layer(board, "ground"), rays(place.x, place.y, 90), layer(board, "pieces"));
  else svg.append(rays(0, 0, 420), ...medal(winner, body));
  return svg;
}

/** The last thing the winner put on the board, in the board's own units. */
function decidingPlace(board, body, seat) {
  const lines = body.log.filter((line) => line.seat === seat && line.mark?.at?.length);
  for (const line of lines.reverse())
    for (const key of line.mark.at) {
      const piece = board.holders.pieces.get(key);
      const box = piece?.getBBox();
      if (box?.width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  return null;
}

/** A layer of the board as it lies there; a reference costs no second drawing in the document. */
function layer(board, name) {
  const drawn = board.layers[name];
  drawn.id ||= `board-${name}`;
  const [, , wide, high] = drawn.getAttribute("viewBox").split(" ");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${drawn.id}`);
  use.setAttribute("width", wide);
  use.setAttribute("height", high);
  return use;
}

function rays(x, y, long) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "rays");
  group.setAttribute("transform", `translate(${x} ${y})`);
  for (let n = 0; n < RAYS; n += 1) {
    const ray = document.createElementNS(SVG, "path");
    const wide = long * Math.tan(Math.PI / RAYS / 2);
    ray.setAttribute("d", `M0 0L${-wide} ${-long}H${wide}Z`);
    ray.setAttribute("transform", `rotate(${(360 / RAYS) * n})`);
    group.append(ray);
  }
  return group;
}

/** The discs of those who won, large. */
function medal(winner, body) {
  const seats = winner ? [winner] : body.ending.winners.map((seat) => body.seats[seat]);
  return seats.map((seat, n) => {
    const drawn = disc(seat);
    const size = 104;
    drawn.setAttribute("x", String((n - (seats.length - 1) / 2) * (size + 16) - size / 2));
    drawn.setAttribute("y", String(-size / 2));
    drawn.setAttribute("width", String(size));
    drawn.setAttribute("height", String(size));
    return drawn;
  });
}
