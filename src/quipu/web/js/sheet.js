// The sheet of a phone has two stops: as high as usual, and high enough for what is long.

import { byId } from "./dom.js";

export function sheet() {
  const handle = byId("handle");
  handle.addEventListener("click", () => {
    handle.setAttribute("aria-expanded", String(byId("app").classList.toggle("high")));
  });
}
