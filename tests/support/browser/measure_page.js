// What a page shows wrongly at this size: wider than the window, cut words, small or hidden targets.
() => {
  const faults = [];
  const called = (e) =>
    `${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""} "${e.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${wide} wide`);
  for (const each of document.querySelectorAll("body *")) {
    if (each.closest("svg, .vh, .skip, [data-copy-text], .own-name span")) continue;
    if (!each.checkVisibility()) continue;
    const box = each.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue; // for screen readers only
    if (box.right > innerWidth + 0.5 || box.left < -0.5) faults.push(`outside: ${called(each)}`);
    const display = getComputedStyle(each).display;
    const holds = each.matches("button, .btn, label, .tool, summary, b, h1, h2, li, legend");
    if (holds && display !== "inline" && each.scrollWidth > each.clientWidth + 1)
      faults.push(`cut: ${called(each)}, ${each.scrollWidth} in ${each.clientWidth}`);
    const pressed = each.matches("button, a, input:not([type=hidden]), summary");
    if (pressed && !each.closest("p") && Math.min(box.width, box.height) < 24)
      faults.push(`small: ${called(each)}, ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
  return faults;
};
