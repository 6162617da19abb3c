// Where a person would press this element, or why it cannot be pressed. It only reads the page.
async (element, { least, off, still, sizes }) => {
  const touch = navigator.maxTouchPoints > 0;
  const table = document.body.classList.contains("table");

  const name = (each) => {
    if (!each) return "nothing";
    const classes = each.getAttribute("class") || "";
    const id = each.id ? `#${each.id}` : "";
    const key = each.closest("[data-key]")?.dataset.key;
    const words = (each.textContent || "").trim().replace(/\s+/g, " ").slice(0, 40);
    const tag = `<${each.localName}${id}${classes && `.${classes.trim().split(/\s+/).join(".")}`}>`;
    const where = each.id ? "" : each.closest("[id]")?.id;
    return [tag, key && `key ${key}`, words && `"${words}"`, where && `in #${where}`]
      .filter(Boolean)
      .join(" ");
  };
  const round = (box) =>
    `${Math.round(box.width)}x${Math.round(box.height)} at ${Math.round(box.left)},${Math.round(box.top)}`;
  const refuse = (fault, says) => ({ touch, fault, says: `${name(element)}: ${says}` });
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  const same = (one, other) =>
    ["left", "top", "width", "height"].every((side) => Math.abs(one[side] - other[side]) < 0.5);
  const cut = (box, by) => {
    const left = Math.max(box.left, by.left);
    const top = Math.max(box.top, by.top);
    const right = Math.min(box.right, by.right);
    const bottom = Math.min(box.bottom, by.bottom);
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** The ancestors that cut the element off, from the innermost to the outermost. */
  function* clips() {
    let position = getComputedStyle(element).position;
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (position === "fixed" || each === document.documentElement) return;
      const style = getComputedStyle(each);
      const holds = position !== "absolute" || style.position !== "static";
      if (
        holds &&
        each !== document.body &&
        `${style.overflowX}${style.overflowY}` !== "visiblevisible"
      )
        yield each;
      if (holds) position = style.position;
    }
  }

  /** What is left of a box after everything that cuts it off, and the first that hides the rest. */
  const seen = (box) => {
    let left = box;
    let by = null;
    for (const each of clips()) {
      const rest = cut(left, each.getBoundingClientRect());
      if (short(rest, box)) by ??= each;
      left = rest;
    }
    left = cut(left, screen);
    if (short(left, box)) by ??= document.scrollingElement;
    return { left, by };
  };
  // the outline of a drawing may stick out
  const short = (rest, box) =>
    rest.width < Math.min(box.width, size) - 2 || rest.height < Math.min(box.height, size) - 2;

  /** Whether a gesture moves what is in it; a board that is dragged says what lies outside. */
  const scrolls = (each, across) => {
    if (each === document.body && each !== document.scrollingElement) return false;
    if (each.dataset?.scroller === "drag")
      return (across ? /left|right/ : /above|below/).test(each.dataset.more || "");
    const style = getComputedStyle(each);
    const way = across ? style.overflowX : style.overflowY;
    const room = across
      ? each.scrollWidth - each.clientWidth
      : each.scrollHeight - each.clientHeight;
    if (each === document.scrollingElement) return room > 1 && way !== "hidden";
    return room > 1 && (way === "auto" || way === "scroll");
  };

  /** A point in the scroller whose own gestures scroll it, not something that scrolls inside it. */
  const grip = (scroller, across) => {
    const root = scroller === document.scrollingElement;
    const box = cut(root ? screen : scroller.getBoundingClientRect(), screen);
    for (const down of [0.5, 0.7, 0.3, 0.85, 0.15, 0.95, 0.05])
      for (const over of [0.5, 0.3, 0.7, 0.1, 0.9, 0.02]) {
        const x = box.left + box.width * over;
        const y = box.top + box.height * down;
        let each = document.elementFromPoint(x, y);
        while (each && each !== scroller && !scrolls(each, across)) each = each.parentElement;
        if (each === scroller) return [x, y];
      }
    return null;
  };

  /** How the hidden element could be brought into sight, or that it cannot. */
  const bring = (box, by) => {
    const root = by === document.scrollingElement;
    const view = root
      ? { ...screen, width: innerWidth, height: innerHeight }
      : by.getBoundingClientRect();
    const away = [
      (box.left + box.right) / 2 - (view.left + view.right) / 2,
      (box.top + box.bottom) / 2 - (view.top + view.bottom) / 2,
    ];
    const beyond = [
      box.left < view.left || box.right > view.right,
      box.top < view.top || box.bottom > view.bottom,
    ];
    const marked = root ? !table : by.dataset.scroller !== undefined;
    const across = !(beyond[1] && scrolls(by, false));
    if (across && !(beyond[0] && scrolls(by, true)))
      return refuse(
        "off screen",
        `${round(box)} lies outside ${root ? "the window" : name(by)} ${round(view)}`,
      );
    if (!marked)
      return refuse("off screen", `${round(box)} is cut by ${name(by)}, no marked scroller`);
    const at = grip(by, across);
    if (!at) return refuse("off screen", `${name(by)} cannot be gripped to scroll`);
    const most = (across ? view.width : view.height) * 0.6;
    const far = away[across ? 0 : 1];
    const way = Math.sign(far) * Math.min(Math.abs(far), most);
    const moved = by.dataset?.scroller === "drag" && by.querySelector("#zoomed");
    const place = [by.scrollLeft, by.scrollTop, moved ? moved.style.transform : ""].join();
    const says = `${round(box)}, cut by ${name(by)} ${round(view)} scrolled to ${place},`;
    return { ...refuse("scroll", says), at, by: across ? [way, 0] : [0, way], place };
  };

  /** How to scroll it out from under a bar that stays at the edge of the page, if that is so. */
  const moveFrom = (over, [x, y]) => {
    let bar = over;
    while (bar && !["fixed", "sticky"].includes(getComputedStyle(bar).position))
      bar = bar.parentElement;
    const page = document.scrollingElement;
    if (!bar || table || bar.contains(element) || !scrolls(page, false)) return null;
    const way = y - innerHeight / 2;
    const end = page.scrollHeight - innerHeight;
    if (way > 0 ? page.scrollTop >= end - 1 : page.scrollTop < 1) return null;
    const at = grip(page, false);
    if (!at) return null;
    const says = `at ${Math.round(x)},${Math.round(y)} under ${name(bar)}`;
    return { ...refuse("scroll", says), at, by: [0, way], place: `${page.scrollTop}` };
  };

  const label = (each) => each.labels?.[0] ?? null;
  const mine = (hit) =>
    hit && (element.contains(hit) || label(element)?.contains(hit) || element.control === hit);

  // ---- what may be wrong, in the order a person would notice it ----

  if (!element.isConnected) return refuse("gone", "it is no longer in the page");
  const shown = { visibilityProperty: true, opacityProperty: true };
  if (!element.checkVisibility(shown)) return refuse("hidden", "it is not shown");
  const box = element.getBoundingClientRect();
  for (let frames = still ? 2 : 0; frames > 0; frames--) await frame();
  if (!element.isConnected) return refuse("gone", "it is no longer in the page");
  if (!same(box, element.getBoundingClientRect())) return refuse("moving", "it moves");
  if (document.querySelector("[data-settling]"))
    return refuse("settling", "the page has just changed");
  const dead =
    element.closest("[inert]") || element.matches(":disabled") || element.control?.disabled;
  if (!off && (dead || element.closest('[aria-disabled="true"]')))
    return refuse("disabled", "it is disabled");

  const button = element.closest("button, summary, .btn, [role=button]") !== null;
  const field = element.ownerSVGElement && element.closest("#board-room") !== null;
  const size = least ?? (field ? sizes.field : touch && button ? sizes.finger : sizes.mouse);
  const parts = element.ownerSVGElement ? [...element.querySelectorAll("*")] : [];
  const area = (each) => each.width * each.height;
  const main = [...element.getClientRects()].sort((a, b) => area(b) - area(a))[0] ?? box;
  const { left, by } = seen(main);
  if (by) return bring(main, by);

  // the middle of a drawn shape may be empty: then one of its parts is pressed
  const middle = (each) => [(each.left + each.right) / 2, (each.top + each.bottom) / 2];
  const points = [left, ...parts.map((each) => each.getBoundingClientRect())].map(middle);
  const at = (point) => document.elementFromPoint(...point);
  const point = points.find((each) => mine(at(each)));
  if (!point) {
    const over = at(points[0]);
    const away = moveFrom(over, points[0]);
    if (away) return away;
    const what = over ? `${name(over)} ${round(over.getBoundingClientRect())}` : "nothing to press";
    return refuse("covered", `at ${points[0].map(Math.round)} lies ${what}`);
  }
  const [x, y] = point;
  const half = size / 2 - 1;
  const reaches = [
    [half, 0],
    [-half, 0],
    [0, half],
    [0, -half],
  ].every(([over, down]) => mine(at([x + over, y + down])));
  const large = box.width >= size - 0.5 && box.height >= size - 0.5;
  if (!large && !reaches) return refuse("small", `${round(box)} is less than ${size} px`);
  return { touch, fault: null, x, y };
};
