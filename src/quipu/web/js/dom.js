// Small builders of elements; words are always text, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {object} values attributes, `text`, and handlers as `onclick` */
export function make(tag, values = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((each) => each !== null && each !== undefined));
  return element;
}

/** A symbol of the library in a box of 24. */
export function symbol(name, css = "i") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", css);
  svg.setAttribute("viewBox", name.startsWith("die-") ? "-24 -24 48 48" : "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${name}`);
  svg.append(use);
  return svg;
}

/** What a button makes: a piece in the colour of its seat, or an icon. */
export function picture(name, seat) {
  const svg = symbol(name, `pic piece seat-${seat.colour}`);
  if (!name.startsWith("icon-")) svg.setAttribute("viewBox", "-23 -25 46 44");
  return svg;
}

/** The disc of a seat with its stamp. */
export function disc(seat, css = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `disc ${css} seat-${seat.colour}`);
  svg.setAttribute("viewBox", "-15 -15 30 30");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<circle r="13.2" class="s" stroke="#2A1D18" stroke-width="1.5"/><path d="M-10-5A11 11 0 0 1 4-10" fill="none" stroke="#FFF6E0" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/><use href="#stamp-${seat.stamp}" transform="scale(1.35)"/>`;
  return svg;
}

export const byId = (id) => document.getElementById(id);

/** The words of the page that scripts need, in its language. */
export const words = byId("words")?.dataset || {};
