// The cards of the lobby follow the chosen variant; a first game is asked about in a dialog.

import { first } from "./first.js";
import { saySetup } from "./setup.js";

const dialog = document.getElementById("first");

function follow(form) {
  const chosen = form.querySelector('[name="game"]:checked, [name="game"][type="hidden"]');
  const game = chosen.value;
  const card = form.closest(".game");
  const about = chosen.closest("[data-about]")?.dataset.about;
  if (about) card.querySelector("p[data-about]").textContent = about;
  for (const each of form.querySelectorAll("[data-setup]"))
    each.hidden = each.dataset.setup !== game;
  const learn = form.querySelector("[data-learn]");
  if (learn) learn.href = `/learn/${game}`;
  saySetup(form, game);
  form.dataset.game = game;
  form.dataset.isNew = String(chosen.closest("[data-new]") !== null);
}

/** The form before a first game; false if it could not be fetched. */
async function ask(form) {
  const fields = new URLSearchParams(new FormData(form));
  fields.delete("csrf");
  fields.set("part", "true");
  const answer = await fetch(`/first/${form.dataset.game}?${fields}`).catch(() => null);
  if (!answer?.ok) return false;
  dialog.innerHTML = await answer.text();
  first(dialog, () => dialog.close());
  dialog.showModal();
  return true;
}

for (const form of document.querySelectorAll("form.start")) {
  follow(form);
  form.addEventListener("change", () => follow(form));
  form.addEventListener("submit", async (event) => {
    const elsewhere = event.submitter?.hasAttribute("formaction");
    if (elsewhere || form.dataset.isNew !== "true" || !dialog.showModal) return;
    event.preventDefault();
    if (!(await ask(form))) form.submit();
  });
}

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
