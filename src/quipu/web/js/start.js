// Before all others: if a script or a style did not come through, the page says so and begins anew.

(() => {
  const KEPT = "begun anew";
  let tries = 0;
  const again = () => location.reload();

  addEventListener(
    "error",
    ({ target }) => {
      if (tries || !(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement))
        return;
      tries = Number(sessionStorage.getItem(KEPT) || 0) + 1;
      sessionStorage.setItem(KEPT, String(tries));
      setTimeout(again, Math.min(1000 * 2 ** tries, 30000));
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", say);
      else say();
    },
    true,
  );
  addEventListener("load", () => {
    if (!tries) sessionStorage.removeItem(KEPT);
  });

  function say() {
    document.getElementById("offline")?.removeAttribute("hidden");
    document.getElementById("try-now")?.addEventListener("click", again);
  }
})();
