// What a learner sees at this moment of a lesson: how far it is, what is ringed, what is wrong with it.
() => {
  const byId = (id) => document.getElementById(id);
  const shown = (each) => Boolean(each?.checkVisibility());
  const text = (id) => byId(id)?.textContent.trim() || "";
  const SPARE = 6;
  const LEAST = 24;
  const lesson = byId("lesson");
  const rings = [...document.querySelectorAll("#pointing .ring")];
  const ringed = [...document.querySelectorAll("[data-ring]")];
  const waiting = lesson.classList.contains("waiting");
  const faults = [];

  const named = (each) =>
    each.getAttribute("aria-label") || each.id || each.textContent.trim().slice(0, 40);

  /** Whether this point of the page belongs to one of the ringed things. */
  const hits = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return ringed.some((each) => found && (each === found || each.contains(found)));
  };

  function check(each) {
    const exact = each.getBoundingClientRect();
    const box = Object.fromEntries(
      ["left", "top", "right", "bottom", "width", "height"].map((side) => [
        side,
        Math.round(exact[side]),
      ]),
    );
    const who = named(each);
    if (
      box.left < SPARE ||
      box.top < SPARE ||
      box.right > innerWidth - SPARE ||
      box.bottom > innerHeight - SPARE
    )
      faults.push(`off screen: ${who} ${[box.left, box.top, box.right, box.bottom]}`);
    else if (!hits(box.left + box.width / 2, box.top + box.height / 2))
      faults.push(`covered: ${who}`);
    if (Math.min(box.width, box.height) < LEAST)
      faults.push(`small: ${who} ${box.width}×${box.height}`);
    if (each.disabled) faults.push(`disabled: ${who}`);
  }

  if (!waiting) {
    if (rings.length !== 1) faults.push(`${rings.length} rings`);
    ringed.forEach(check);
    for (const ring of rings.map((each) => each.getBoundingClientRect()))
      if (ring.left < 0 || ring.top < 0 || ring.right > innerWidth || ring.bottom > innerHeight)
        faults.push("ring cut");
  }
  const { scrollTop, scrollLeft } = document.scrollingElement;
  if (scrollTop || scrollLeft || document.body.scrollTop) faults.push("page scrolled");
  if (document.querySelector(".top").getBoundingClientRect().top < 0) faults.push("header gone");
  const words = lesson.querySelector(".words");
  if (words.scrollHeight > words.clientHeight + 2 && !shown(lesson.querySelector(".more")))
    faults.push("words cut");
  const row = lesson.querySelector(".row").getBoundingClientRect();
  if (row.right > innerWidth || row.bottom > innerHeight) faults.push("buttons of the lesson cut");
  for (const each of lesson.querySelectorAll(".row button, .dots li"))
    if (shown(each) && each.getBoundingClientRect().right > row.right + 1)
      faults.push(`cut: ${named(each) || "dots"}`);

  return {
    busy:
      byId("app").getAttribute("aria-busy") === "true" ||
      shown(document.querySelector('.composer [aria-busy="true"]')),
    waiting,
    finished: lesson.classList.contains("finished"),
    moment: `${text("lesson-count")} ${text("lesson-words")}`,
    ringed: ringed.map(named).join(" | "),
    onBoard: ringed.some((each) => each instanceof SVGElement),
    state: JSON.stringify([
      text("lesson-count"),
      text("lesson-words"),
      ringed.map((each) => [
        named(each),
        ...Object.values(each.getBoundingClientRect().toJSON()).map(Math.round),
      ]),
      ringed.map((each) => Boolean(each.disabled)),
      document.querySelectorAll(".picked").length,
      text("lay-count"),
      [...document.querySelectorAll("[aria-checked]")].map((each) => each.ariaChecked),
      [...document.querySelectorAll(".tray, .going")].map((each) => each.textContent),
      byId("choices").hidden,
    ]),
    faults,
  };
};
