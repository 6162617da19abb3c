// Settings: every change is saved as it is made, by the server in cookies or in this browser.

import { KEYS, read, write } from "./preferences.js";

const root = document.documentElement;

/** What a saved setting changes on this page at once; a language needs its words from the server. */
const APPLY = {
  theme: (value) => {
    if (value === "system") delete root.dataset.theme;
    else root.dataset.theme = value;
  },
  text: (value) => {
    root.dataset.text = value;
  },
  motion: (value) => {
    root.dataset.motion = value;
  },
  pace: () => {},
};

for (const form of document.querySelectorAll("[data-setting]")) {
  form.addEventListener("submit", async (event) => {
    const apply = APPLY[form.dataset.setting];
    if (!apply) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const value = event.submitter.value;
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(
      () => null,
    );
    if (answer?.type !== "opaqueredirect") return form.submit();
    apply(value);
    for (const each of form.querySelectorAll("button")) {
      const on = each.value === value;
      each.classList.toggle("on", on);
      each.setAttribute("aria-pressed", String(on));
    }
  });
}

for (const row of document.querySelectorAll("[data-local]")) {
  const box = row.querySelector("input");
  const key = KEYS[row.dataset.local];
  box.disabled = false;
  box.checked = read(key) === "on";
  box.addEventListener("change", async () => {
    if (row.dataset.local === "call me" && box.checked) box.checked = await mayNotify();
    write(key, box.checked ? "on" : "off");
    volume.disabled = read(KEYS.sound) !== "on";
  });
}

/** Notifications need the browser's permission, which it asks for only once. */
async function mayNotify() {
  const allowed = globalThis.Notification && (await Notification.requestPermission());
  document.getElementById("call-refused").hidden = allowed === "granted";
  return allowed === "granted";
}

const volume = document.getElementById("volume");
volume.value = read(KEYS.volume);
volume.disabled = read(KEYS.sound) !== "on";
volume.addEventListener("input", () => write(KEYS.volume, volume.value));
