// Zoom: pinch, drag, wheel and buttons; one transform on the board's own box.

const MOST = 4;
const WIDEST = 2.4;
const SMALL = 0.56; // of the room's width; a drawing that would be smaller begins enlarged

/** @param {HTMLElement} room @param {HTMLElement} inner @param {(on: boolean) => void} onDrag */
export function zoomable(room, inner, onDrag) {
  let [scale, x, y] = [1, 0, 0];
  const points = new Map();
  let moved = 0;
  let start = null;

  const place = () => {
    const box = room.getBoundingClientRect();
    const [wide, high] = [box.width * (scale - 1), box.height * (scale - 1)];
    x = Math.min(0, Math.max(-wide, x));
    y = Math.min(0, Math.max(-high, y));
    inner.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    room.classList.toggle("large", scale > 1);
    const more = [y < -2 && "above", y > 2 - high && "below", x < -2 && "left", x > 2 - wide && "right"];
    room.dataset.more = more.filter(Boolean).join(" ");
  };

  const zoom = (to, cx, cy) => {
    const next = Math.min(MOST, Math.max(1, to));
    x = cx - ((cx - x) * next) / scale;
    y = cy - ((cy - y) * next) / scale;
    scale = next;
    place();
  };

  const local = (event) => {
    const box = room.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
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
    } else if (points.size === 1 && scale > 1) {
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
    points.delete(event.pointerId);
    start = gesture();
    setTimeout(() => onDrag(false), 0);
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  room.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && scale === 1) return;
    event.preventDefault();
    zoom(scale * Math.exp(-event.deltaY / 400), ...local(event));
  }, { passive: false });

  function gesture() {
    const [one, two] = [...points.values()];
    if (!one) return null;
    if (!two) return { x: one[0], y: one[1], wide: 1 };
    return { x: (one[0] + two[0]) / 2, y: (one[1] + two[1]) / 2, wide: Math.max(20, Math.hypot(one[0] - two[0], one[1] - two[1])) };
  }

  const by = (factor) => {
    const box = room.getBoundingClientRect();
    zoom(scale * factor, box.width / 2, box.height / 2);
  };

  /** A drawing much taller than its room begins as wide as the room, from its top. */
  const fit = (ratio) => {
    const box = room.getBoundingClientRect();
    const drawn = Math.min(box.width, box.height * ratio);
    if (scale === 1 && drawn > 0 && drawn < box.width * SMALL) zoom(Math.min((box.width / drawn) * 0.98, WIDEST), box.width / 2, 0);
  };

  /** Where all that is meant lies beside what is seen of an enlarged drawing, it is shown. */
  const reveal = (places) => {
    if (scale === 1 || points.size || !places.length) return;
    const box = room.getBoundingClientRect();
    const middles = places.map((each) => each.getBoundingClientRect()).map((at) => [at.left + at.width / 2, at.top + at.height / 2]);
    if (middles.some(([px, py]) => px > box.left && px < box.right && py > box.top && py < box.bottom)) return;
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

  return { by, fit, reveal, see };
}
