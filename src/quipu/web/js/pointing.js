// Pointing: by what the page was used last, and whether a pointer rests or was moved on purpose.

const MOVED_PX = 8;

let isByKeys = false;
let at = { x: -1, y: -1 }; // where the pointer was moved to last
let pressed = null; // where it was pressed last, until it has moved away from there

addEventListener("keydown", () => (isByKeys = true), { capture: true });
addEventListener(
  "pointerdown",
  (event) => {
    isByKeys = false;
    pressed = { x: event.clientX, y: event.clientY };
  },
  { capture: true },
);
addEventListener("pointermove", (event) => moveTo(event), { capture: true, passive: true });

function moveTo({ clientX: x, clientY: y }) {
  at = { x, y };
  if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > MOVED_PX) pressed = null;
}

/** Whether the page was last used by keys, so that the focus shows where one is. */
export const byKeys = () => isByKeys;

/**
 * Whether somebody pointed at what an event is about: a finger does not hover, and what appears
 * under a resting pointer, or under one that has just pressed, was not pointed at.
 * @param {PointerEvent} event
 */
export function isPointedAt(event) {
  if (event.pointerType === "touch") return false;
  const rests = event.clientX === at.x && event.clientY === at.y && event.type !== "pointermove";
  const away = pressed
    ? Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
    : Number.POSITIVE_INFINITY;
  return !rests && away > MOVED_PX;
}
