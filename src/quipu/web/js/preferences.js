// Preferences that only this browser keeps; those that pages need before they are drawn are cookies.

/** Where each is kept in the browser's storage. */
export const KEYS = {
  sound: "sound",
  volume: "quipu.volume",
  "call me": "call me",
  confirmEnd: "quipu.confirmEnd",
};

const USUAL = { "quipu.volume": "100" };

/** @param {string} key */
export function read(key) {
  return localStorage.getItem(key) ?? USUAL[key] ?? "off";
}

/** @param {string} key @param {string} value */
export function write(key, value) {
  localStorage.setItem(key, value);
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things are to stay still, by the system or by the settings. */
export const isStill = () =>
  reduced.matches || document.documentElement.dataset.motion === "reduced";

/** How loud sounds are, from 0 to 1. */
export const volume = () => Math.min(1, Math.max(0, Number(read(KEYS.volume)) / 100 || 0));
