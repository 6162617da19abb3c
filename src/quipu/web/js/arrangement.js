// Arrangement: how the page is laid out. css/arrangement.css chooses it by the size of the page
// alone; scripts ask here and are told when it changes.

const probe = document.querySelector("main");
const listeners = new EventTarget();

const read = () => getComputedStyle(probe).getPropertyValue("--arrangement").trim() || "desk";

let current = read();

new ResizeObserver(() => {
  const now = read();
  if (now === current) return;
  current = now;
  listeners.dispatchEvent(new Event("change"));
}).observe(document.body);

export const arrangement = {
  /** phone, tablet, landscape, tablet-wide or desk */
  get name() {
    return current;
  },
  /** @param {string[]} names */
  is: (...names) => names.includes(current),
  /** @param {() => void} told */
  onChange: (told) => listeners.addEventListener("change", told),
};

/** Whether hand, actions and panels share one sheet under the board, as on a phone. */
export const narrow = {
  get matches() {
    return arrangement.is("phone");
  },
  addEventListener: (_, told) => arrangement.onChange(told),
};
