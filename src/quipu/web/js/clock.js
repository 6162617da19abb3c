// Clocks: counts down beside each seat from the figure the server gave; the server alone decides.

import { byId, make } from "./dom.js";

const LOW = 10;
let ends = [];

/** @param {number} left seconds */
function face(left) {
  const seconds = Math.ceil(left);
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function tick() {
  for (const each of document.querySelectorAll("[data-clock]")) {
    const left = Math.max(0, (ends[Number(each.dataset.clock)] - performance.now()) / 1000);
    each.textContent = face(left);
    each.classList.toggle("low", left < LOW);
  }
}

/** @param {{seat: number, clock: number | null}[]} seats @param {{seat: number}} turn */
export function showClocks(seats, turn) {
  const now = performance.now();
  ends = seats.map((seat) => now + 1000 * (seat.clock ?? 0));
  for (const seat of seats.filter((each) => each.clock !== null)) {
    const clock = () =>
      make("span", { class: "clock num", role: "timer", "data-clock": seat.seat });
    document.querySelector(`#seats [data-seat="${seat.seat}"] .tag`)?.after(clock());
    document.querySelector(`#strip [data-seat="${seat.seat}"]`)?.append(clock());
    if (seat.seat === turn.seat) byId("turn").append(clock());
  }
  tick();
}

setInterval(tick, 500);
