// The form before a first game, on a page of its own or in a dialog of the lobby.

import { saySetup } from "./setup.js";

/** @param {ParentNode} holder of the form @param {() => void} [close] instead of going to the lobby */
export function first(holder, close) {
  const form = holder.querySelector(".first-form");
  if (!form) return;
  const game = form.elements.game.value;
  form.addEventListener("change", () => saySetup(form, game));
  if (matchMedia("(max-width: 640px)").matches) form.querySelector(".setup").open = false;
  for (const each of form.querySelectorAll("[data-shut]"))
    each.addEventListener("click", (event) => {
      if (!close) return;
      event.preventDefault();
      close();
    });
}

first(document);
