// Motion: short effects on what changed, by transform and opacity only; none if less is wanted.

const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether anything is to move now. */
export const moving = () => !quiet.matches && !document.hidden;

function run(element, frames, options) {
  if (!moving() || !element.animate) return null;
  return element.animate(frames, { easing: "cubic-bezier(.2,.8,.3,1)", ...options });
}

function centred(element) {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "50% 50%";
}

/** A piece drops in. */
export function arrive(element, delay = 0) {
  centred(element);
  run(element, [{ transform: "translateY(-12px)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: 180, delay, fill: "backwards" });
}

/** Something turned into something else. */
export function pulse(element, delay = 0) {
  centred(element);
  run(element, [{ transform: "scale(1)" }, { transform: "scale(1.1)" }, { transform: "scale(1)" }], { duration: 200, delay });
}

/** A die rolls and settles with one small bounce. */
export function roll(element, delay = 0) {
  centred(element);
  const frames = [
    { transform: "translateY(-16px) rotate(-200deg) scale(1.1)" },
    { transform: "translateY(2px) rotate(14deg) scale(1)", offset: 0.75 },
    { transform: "none" },
  ];
  run(element, frames, { duration: 400, delay });
}

/** The same thing at another place moves there; false if it did not move. */
export function move(element, before, after) {
  const dx = before.left + before.width / 2 - after.left - after.width / 2;
  const dy = before.top + before.height / 2 - after.top - after.height / 2;
  if (Math.hypot(dx, dy) < 6 || !before.width) return false;
  const scale = element.ownerSVGElement ? element.getScreenCTM().a || 1 : 1;
  run(element, [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }], { duration: 300 });
  return true;
}

/** Points pop. */
export function pop(element) {
  run(element, [{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "scale(1)" }], { duration: 220 });
}

/** Something small flies from a place on the board to a seat. */
export function fly(from, to, colour, delay = 0) {
  if (!moving() || !from || !to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!start.width || !end.width) return;
  const card = document.createElement("i");
  card.className = `flying seat-${colour}`;
  document.body.append(card);
  const at = (box) => `translate(${box.left + box.width / 2 - 9}px, ${box.top + box.height / 2 - 12}px)`;
  const flight = card.animate([{ transform: `${at(start)} scale(.6)`, opacity: 0.4 }, { transform: `${at(start)} scale(1)`, opacity: 1, offset: 0.2 }, { transform: `${at(end)} scale(.7)`, opacity: 0.2 }], { duration: 340, delay, easing: "ease-in-out", fill: "both" });
  flight.onfinish = () => card.remove();
}

/** Not here. */
export function shake(element) {
  centred(element);
  run(element, [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })), { duration: 260 });
}
