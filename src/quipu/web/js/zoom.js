// Zoom: pinch, drag, wheel and buttons; one transform on the board's own box. A double tap, or the
// button for it, brings the whole board back.

const MOST = 4;
const CLOSE = 2; // how much larger a place is shown, at least, that is tapped while it is small
const FINGER = 44; // pixels; such a place becomes so large, if it may
const TWICE = 320; // milliseconds between two taps that belong together
const NEAR = 24; // pixels between them

/** @param {HTMLElement} room @param {HTMLElement} inner @param {(on: boolean) => void} onDrag */
export function zoomable(room, inner, onDrag) {
  let [scale, x, y] = [1, 0, 0];
  const points = new Map();
  let moved = 0;
  let start = null;
  let tapped = { at: 0, x: 0, y: 0 };
  let isCloseUp = false; // enlarged by a tap on a small place, not by the player's own wish

  /** How much of the drawing lies outside the room. */
  const beyond = () => {
    const { paddingRight, paddingBottom } = getComputedStyle(room);
    const wide = inner.offsetLeft + inner.offsetWidth + Number.parseFloat(paddingRight);
    const high = inner.offsetTop + inner.offsetHeight + Number.parseFloat(paddingBottom);
    return [
      Math.max(0, wide * scale - room.clientWidth),
      Math.max(0, high * scale - room.clientHeight),
    ];
  };

  const place = () => {
    const [wide, high] = beyond();
    x = Math.min(0, Math.max(-wide, x));
    y = Math.min(0, Math.max(-high, y));
    const still = scale === 1 && !x && !y;
    inner.style.transform = still ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    room.classList.toggle("large", scale > 1);
    room.classList.toggle("folded", scale === 1 && high > 2);
    const more = [
      y < -2 && "above",
      y > 2 - high && high > 2 && "below",
      x < -2 && "left",
      x > 2 - wide && wide > 2 && "right",
    ];
    const told = more.filter(Boolean).join(" ");
    if (room.dataset.more !== told) room.dataset.more = told;
  };

  const zoom = (to, cx, cy) => {
    isCloseUp = false;
    const next = Math.min(MOST, Math.max(1, to));
    x = cx - ((cx - x) * next) / scale;
    y = cy - ((cy - y) * next) / scale;
    scale = next;
    place();
  };

  const local = (event) => {
    const box = room.getBoundingClientRect();
    return [event.clientX - box.left - inner.offsetLeft, event.clientY - box.top - inner.offsetTop];
  };

  const whole = () => {
    [scale, x, y] = [1, 0, 0];
    isCloseUp = false;
    place();
  };

  room.addEventListener("pointerdown", (event) => {
    points.set(event.pointerId, local(event));
    if (points.size === 1) moved = 0;
    start = gesture();
  });
  addEventListener("pointermove", (event) => {
    if (!points.has(event.pointerId)) return;
    const before = points.get(event.pointerId);
    points.set(event.pointerId, local(event));
    const now = gesture();
    if (points.size === 2 && start) {
      zoom((scale * now.wide) / start.wide, now.x, now.y);
      moved += 20;
    } else if (points.size === 1 && beyond().some((each) => each > 2)) {
      const [px, py] = points.get(event.pointerId);
      moved += Math.abs(px - before[0]) + Math.abs(py - before[1]);
      x += px - before[0];
      y += py - before[1];
      place();
    }
    start = now;
    if (moved > 12) onDrag(true);
  });
  const end = (event) => {
    if (points.delete(event.pointerId) && event.type === "pointerup") tap(event);
    start = gesture();
    setTimeout(() => onDrag(false), 0);
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  room.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !beyond().some((each) => each > 2)) return;
      event.preventDefault();
      if (event.ctrlKey || scale > 1) zoom(scale * Math.exp(-event.deltaY / 400), ...local(event));
      else {
        y -= event.deltaY;
        place();
      }
    },
    { passive: false },
  );

  /** Two quick taps where nothing can be chosen bring the whole board back. */
  function tap(event) {
    if (event.pointerType !== "touch" || moved > 12 || points.size) return;
    if (event.target.closest?.(".glow, button, a")) return;
    const near = Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < NEAR;
    if (scale > 1 && near && event.timeStamp - tapped.at < TWICE) whole();
    tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  function gesture() {
    const [one, two] = [...points.values()];
    if (!one) return null;
    if (!two) return { x: one[0], y: one[1], wide: 1 };
    return {
      x: (one[0] + two[0]) / 2,
      y: (one[1] + two[1]) / 2,
      wide: Math.max(20, Math.hypot(one[0] - two[0], one[1] - two[1])),
    };
  }

  const by = (factor) => {
    const box = room.getBoundingClientRect();
    zoom(scale * factor, box.width / 2, box.height / 2);
  };

  /** Enlarge the surroundings of a place that is too small to be meant; whether that was needed. */
  const close = (target) => {
    if (scale > 1) return false;
    const [box, at] = [room.getBoundingClientRect(), target.getBoundingClientRect()];
    const [cx, cy] = [at.left + at.width / 2 - box.left, at.top + at.height / 2 - box.top];
    const factor = Math.max(CLOSE, FINGER / Math.min(at.width, at.height));
    zoom(factor, cx - inner.offsetLeft, cy - inner.offsetTop);
    isCloseUp = true;
    return true;
  };

  /** The small place was used: back from its close-up to the whole board. */
  const endCloseUp = () => {
    if (isCloseUp) whole();
  };

  /** Where all that is meant lies beside what is seen, it is shown. */
  const reveal = (places) => {
    if (points.size || !places.length || !beyond().some((each) => each > 2)) return;
    const box = room.getBoundingClientRect();
    const middles = places
      .map((each) => each.getBoundingClientRect())
      .map((at) => [at.left + at.width / 2, at.top + at.height / 2]);
    if (
      middles.some(([px, py]) => px > box.left && px < box.right && py > box.top && py < box.bottom)
    )
      return;
    x += box.left + box.width / 2 - middles[0][0];
    y += box.top + box.height / 2 - middles[0][1];
    place();
  };

  /** What lies outside the room is brought into it, as far as the drawing goes. */
  const see = (what) => {
    const [box, at] = [room.getBoundingClientRect(), what.getBoundingClientRect()];
    x += Math.min(0, box.right - at.right - 8) + Math.max(0, box.left - at.left + 8);
    y += Math.min(0, box.bottom - at.bottom - 8) + Math.max(0, box.top - at.top + 8);
    place();
  };

  return { by, close, endCloseUp, place, reveal, see, whole };
}
