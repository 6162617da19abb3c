// @ts-check
// The focus outlives what it stood on: after a change it is at the next thing that can be done.

import { elementById } from "./dom.js";

const NEXT = [
  ".layer-targets [tabindex]",
  "#bottom .lone",
  "#special .act",
  "#sheet .act",
  "#forms .btn:enabled",
  "#acts .act:not(.off)",
  "#acts .act",
].join(", ");

const isHeld = () =>
  document.activeElement !== document.body && Boolean(document.activeElement?.checkVisibility());

/** The first thing that can be done now. @returns {HTMLElement} */
export function next() {
  /** @type {NodeListOf<HTMLElement>} */
  const every = document.querySelectorAll(NEXT);
  return [...every].find((each) => each.checkVisibility()) || elementById("bottom");
}

/** Changes the page; whoever goes by keys is not thrown back to its beginning. @param {() => void} change */
export function keeping(change) {
  const held = isHeld();
  change();
  if (held && !isHeld()) next().focus({ preventScroll: true });
}
