// @ts-check
// Small builders of elements; words are always text, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {import("./protocol.js").Card} Card */
/** @typedef {import("./protocol.js").Picture} Picture */
/** @typedef {{colour: string, stamp: string}} Disc how a seat is drawn */

/**
 * An element with attributes, `text`, and handlers as `onclick`. What is null, undefined or false is left out.
 * @param {string} tag
 * @param {Record<string, any>} values
 * @param {...(Node | string | null | undefined)} children
 */
export function make(tag, values = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const each of children) if (each !== null && each !== undefined) element.append(each);
  return element;
}

/** A symbol of the library in its box. @param {Picture} shown */
export function picture(shown, css = "i") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", css);
  svg.setAttribute("viewBox", shown.box);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${shown.symbol}`);
  svg.append(use);
  return svg;
}

/** A card that its game does not draw: picture, name and count, in the tint of its kind. @param {Card} card */
export function cardFace(card, css = "", own = false) {
  const face = make(
    "span",
    { class: "face" },
    card.picture ? picture(card.picture, "") : null,
    make("b", { text: card.name }),
  );
  const box = make(
    "div",
    {
      class: `card ${css}`,
      role: "img",
      "data-card": own ? card.card : undefined,
      "aria-label": `${card.count} ${card.name}`,
    },
    face,
    make("i", { class: "cnt num", text: card.count }),
  );
  if (card.tint) box.style.setProperty("--tint", card.tint);
  return box;
}

/** The disc of a seat with its stamp. @param {Disc} seat */
export function disc(seat, css = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `disc ${css} seat-${seat.colour}`);
  svg.setAttribute("viewBox", "-15 -15 30 30");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = [
    '<circle r="13.2" class="s" stroke="#2A1D18" stroke-width="1.5"/>',
    '<path d="M-10-5A11 11 0 0 1 4-10" fill="none" stroke="#FFF6E0" stroke-opacity=".55"',
    ' stroke-width="2" stroke-linecap="round"/>',
    `<use href="#stamp-${seat.stamp}" transform="scale(1.35)"/>`,
  ].join("");
  return svg;
}

/** A line drawing of the interface, from those that lie in the page. @param {string} name */
export function icon(name) {
  return document.querySelector(`#icons [data-icon="${name}"] svg`)?.cloneNode(true) || null;
}

/** An element that a page may have or not. @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/** An element that the page must have; fails loudly if it is missing. @param {string} id */
export function elementById(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element #${id}`);
  return found;
}

/** @type {NodeListOf<HTMLElement>} */
const worded = document.querySelectorAll("#words, [data-words]");

/** The words of the page that scripts need, in its language. @type {Record<string, string>} */
export const words = Object.assign({}, ...[...worded].map((each) => ({ ...each.dataset })));

/**
 * Make this what a drawing says: what is as it should be stays, for new elements cost the browser most.
 * @param {Element} holder @param {string} markup
 */
export function redraw(holder, markup) {
  const fresh = /** @type {Element} */ (holder.cloneNode(false));
  fresh.innerHTML = markup;
  become(holder, fresh);
}

/** Make an element like another one, which is used up. @param {Element} old @param {Element} fresh */
export function become(old, fresh) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const news = [...fresh.childNodes];
  while (old.childNodes.length > news.length) old.lastChild?.remove();
  for (const [n, each] of news.entries()) {
    const now = old.childNodes[n];
    if (!now) old.append(each);
    else if (now.isEqualNode(each)) continue;
    else if (now instanceof Text && each instanceof Text) now.data = each.data;
    else if (now instanceof Element && each instanceof Element && now.nodeName === each.nodeName)
      become(now, each);
    else now.replaceWith(each);
  }
}
