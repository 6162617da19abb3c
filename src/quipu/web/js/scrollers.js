// What scrolls is marked `data-scroller`, and says on which sides there is more to see.
// The board, which is dragged, says so itself.

const NEAR = 4;

function look(box) {
  const more = [];
  if (box.scrollTop > NEAR) more.push("above");
  if (box.scrollTop + box.clientHeight < box.scrollHeight - NEAR) more.push("below");
  if (box.scrollLeft > NEAR) more.push("left");
  if (box.scrollLeft + box.clientWidth < box.scrollWidth - NEAR) more.push("right");
  const told = more.join(" ");
  if (box.dataset.more !== told) box.dataset.more = told;
}

/** Watches every scroller of the page, whatever changes in it. */
export function scrollers() {
  for (const box of document.querySelectorAll("[data-scroller]:not([data-scroller=drag])"))
    scroller(box);
}

/** Watches one that comes later. @template {HTMLElement} T @param {T} box @returns {T} */
export function scroller(box) {
  let asked = 0;
  const soon = () => {
    if (asked) return;
    asked = requestAnimationFrame(() => {
      asked = 0;
      look(box);
    });
  };
  box.addEventListener("scroll", soon, { passive: true });
  new ResizeObserver(soon).observe(box);
  new MutationObserver(soon).observe(box, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "open", "class"],
  });
  soon();
  return box;
}
