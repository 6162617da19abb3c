// The focus outlives what it stood on: after a change it is at the next thing that can be done.

import { byId } from "./dom.js";

const NEXT =
  ".layer-targets [tabindex], #bottom .lone, #special .act, #sheet .act, #forms .btn:enabled, #acts .act:not(.off), #acts .act";

const isHeld = () =>
  document.activeElement !== document.body && document.activeElement.checkVisibility();

/** The first thing that can be done now. */
export function next() {
  return (
    [...document.querySelectorAll(NEXT)].find((each) => each.checkVisibility()) || byId("bottom")
  );
}

/** Changes the page; whoever goes by keys is not thrown back to its beginning. */
export function keeping(change) {
  const held = isHeld();
  change();
  if (held && !isHeld()) next().focus({ preventScroll: true });
}
