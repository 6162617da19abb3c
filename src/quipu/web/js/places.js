// Places: where an element of a drawing would lie, and rings around it.

const SVG = "http://www.w3.org/2000/svg";

/** Symbols that such elements need, beside those of the board. */
export function define(markup) {
  const holder = document.createElementNS(SVG, "defs");
  holder.innerHTML = markup;
  for (const each of [...holder.children])
    if (!document.getElementById(each.id)) document.getElementById("symbols").append(each);
}

/** A layer over the board, in its measure. @param {string} css */
export function overlay(css) {
  document.querySelector(`.${css}`)?.remove();
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", `drawing ${css}`);
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute(
    "viewBox",
    document.querySelector("#zoomed .layer-pieces").getAttribute("viewBox"),
  );
  document.getElementById("zoomed").append(layer);
  return layer;
}

/** Where an element would lie; it is measured and leaves no trace. */
export function spot(layer, markup) {
  if (!markup) return null;
  const trial = document.createElementNS(SVG, "g");
  trial.setAttribute("visibility", "hidden");
  trial.innerHTML = markup;
  layer.append(trial);
  const drawn = trial.getBBox();
  trial.remove();
  const placement = document.getElementById("zoomed").placement;
  const box = drawn.width && placement ? placement.placed(drawn) : drawn;
  return box.width
    ? {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        r: Math.min(60, Math.max(22, Math.max(box.width, box.height) / 2 + 4)),
      }
    : null;
}
