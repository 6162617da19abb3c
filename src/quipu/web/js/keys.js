// Keys: what is done most is one key away, and a question mark tells them all.

import { byId } from "./dom.js";
import { next } from "./focus.js";

/** Presses the first of these that can be seen; says whether there was one. */
function press(what) {
  const found = [...document.querySelectorAll(what)].find((each) => each.checkVisibility());
  found?.click();
  return Boolean(found);
}

const DOES = {
  r: () => press(".act.lone:not(.off)") || press("#forms .btn.primary:enabled:not(.again)"),
  e: () => press(".act[data-ends]:not(.off)") || press("#acts .end:not(.off)"),
  u: () => press("#undo:enabled"),
  h: () => press("#hint:enabled"),
  l: () => press('[data-tab="log"]'),
  c: () => press('[data-tab="chat"]'),
  b: () => press("#open-rules"),
  "?": () => byId("keys").showModal(),
};

/** An arrow key leads to what can be done; there the board and lists have arrows of their own. */
function arrow(from) {
  return from === document.body || from === byId("bottom")
    ? () => next().focus({ preventScroll: true })
    : null;
}

/**
 * Keys work wherever nothing is typed; on the phone the panel opens with its tab.
 * @param {{walk: () => void}} explain
 */
export function keys(explain) {
  const does = { ...DOES, x: () => explain.walk() };
  addEventListener("keydown", (event) => {
    const busy =
      event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]");
    if (busy || event.target.closest?.("input, textarea, select")) return;
    const now = event.key.startsWith("Arrow") ? arrow(event.target) : does[event.key];
    if (!now) return;
    event.preventDefault();
    now();
  });
}
