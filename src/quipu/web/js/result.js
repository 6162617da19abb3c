// The result page: it asks now and then whether somebody wants a rematch, ever more seldom.

import { Rematch } from "./rematch.js";

const [FIRST, LONGEST] = [3000, 60000]; // milliseconds between two questions
const SLOWER = 1.25;
const page = document.querySelector(".rs");
const looks = JSON.parse(page.dataset.seats);
const rematch = new Rematch((seat) => looks[seat]);

let wait = FIRST;
let timer = 0;

async function ask() {
  clearTimeout(timer);
  let state = null;
  try {
    const answer = await fetch(`/t/${page.dataset.table}/rematch`);
    if (answer.ok) state = await answer.json();
  } catch {
    // the server is away for a moment; the next question finds it again
  }
  if (state) rematch.show(state);
  if (state && state.stage !== "open") return; // it has begun: there is nothing more to learn
  wait = Math.min(LONGEST, wait * SLOWER);
  if (!document.hidden) timer = setTimeout(ask, wait);
}

/** A page that nobody looks at asks nothing; who comes back to it hears at once. */
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return clearTimeout(timer);
  wait = FIRST;
  ask();
});
ask();
