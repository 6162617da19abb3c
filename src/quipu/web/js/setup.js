// The setup of a quick game: what is chosen is also said in one line, which folds the choices away.

/** @param {HTMLFormElement} form @param {string} game whose choices count */
export function saySetup(form, game) {
  const line = form.querySelector("[data-setup-line]");
  if (!line) return;
  const said = [...form.querySelectorAll("[data-say] :checked")]
    .filter((each) => !each.name.includes(":") || each.name.endsWith(`:${game}`))
    .map((each) => each.closest("[data-say]").dataset.say);
  line.textContent = said.join(" · ");
}
