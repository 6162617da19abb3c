// What all pages share: theme, menus that close, links to copy.

const root = document.documentElement;

for (const form of document.querySelectorAll("[data-theme-form]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const next = (root.dataset.theme || system) === "dark" ? "light" : "dark";
    root.dataset.theme = next;
    const body = new URLSearchParams(new FormData(form));
    body.set("theme", next);
    fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true });
  });
}

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target) || event.target.closest(".pop")) menu.open = false;
  }
  const copy = event.target.closest("[data-copy]");
  if (copy) copyText(copy.closest(".url").querySelector("[data-copy-text]"));
  const share = event.target.closest("[data-share]");
  if (share) shareLink(share);
});

/** By the device's own way to share; where there is none the link is copied. */
async function shareLink(button) {
  const { share: url, shareTitle: title, copied } = button.dataset;
  if (navigator.share) {
    await navigator.share({ title, url }).catch(() => {}); // closed without choosing
    return;
  }
  const boxes = [...document.querySelectorAll("[data-copy-text]")];
  const box = boxes.find((each) => each.textContent === url);
  await copyText(box);
  const words = button.querySelector("span");
  const before = words.textContent;
  if (box.parentElement.classList.contains("copied")) words.textContent = copied;
  setTimeout(() => {
    words.textContent = before;
  }, 1600);
}

document.addEventListener("change", ({ target }) => {
  if (target.type !== "file" || !target.files.length) return;
  target.parentElement.querySelector("[data-file]").textContent = target.files[0].name;
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

async function copyText(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    element.parentElement.classList.add("copied");
    setTimeout(() => element.parentElement.classList.remove("copied"), 1200);
  } catch {
    getSelection().selectAllChildren(element);
  }
}
