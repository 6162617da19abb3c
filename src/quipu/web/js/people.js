// The host's list of people: fetched when it is opened, and again after every change.

/** @param {HTMLDialogElement} dialog @param {HTMLElement} opener @param {string} address */
export function people(dialog, opener, address) {
  const list = dialog.querySelector("div");

  async function show(answer) {
    if (!answer.ok) return location.reload();
    list.innerHTML = await answer.text();
  }

  opener.addEventListener("click", async () => {
    await show(await fetch(address));
    dialog.showModal();
  });
  list.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(event.target, event.submitter));
    await show(await fetch(event.target.action, { method: "POST", body }));
  });
}
