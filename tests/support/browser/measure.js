// What is wrong with the page as it lies: acts out of reach or too small for a finger, texts that do
// not fit or are too small, labels on labels, a board that wastes its room.
({ finger }) => {
  const NEAR = 1.5; // pixels that nobody sees
  const LEAST = 7; // pixels; smaller letters are part of a picture
  const SMALLEST = 11; // pixels of a letter in the page
  const TARGET = finger ? 44 : 24; // pixels of a button
  const GLOW = 10; // of a place on the board: a tap on a small one enlarges it up to four times
  const CUT_SHORT =
    ".turn span, .turn b, .who b, .sc b, .sc .sub, .latest span, .owner b, .url span, .where"; // by design
  const COVERS = ".side, #ending, .ending, .composing .bottom, .offered .bottom"; // come up over others
  const OVERLAYS =
    ".side, .bottom, .ending, .happened, .came, .bubble, .toast, .explain, .lay, .hint-card, .ban, .menu-pop";
  const app = document.getElementById("app") || document.body;
  const isTable = app !== document.body;
  const faults = [];

  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inside = (box, room, near = NEAR) =>
    box.left >= room.left - near &&
    box.right <= room.right + near &&
    box.top >= room.top - near &&
    box.bottom <= room.bottom + near;
  const meet = (one, two) => ({
    left: Math.max(one.left, two.left),
    right: Math.min(one.right, two.right),
    top: Math.max(one.top, two.top),
    bottom: Math.min(one.bottom, two.bottom),
  });
  const shape = (box) =>
    [box.left, box.top, box.right - box.left, box.bottom - box.top].map(Math.round).join(" ");
  const page = document.documentElement;
  const screen = isTable
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    : {
        left: 0,
        top: -page.scrollTop,
        right: innerWidth,
        bottom: Math.max(page.scrollHeight, document.body.scrollHeight) - page.scrollTop,
      };

  function name(element) {
    const key = element.closest("[data-key]")?.dataset.key;
    const near = element.closest("[id]");
    const own = `${element.tagName.toLowerCase()}${[...element.classList].map((each) => `.${each}`).join("")}`;
    const where = key ? `[${key}] ` : near && near !== element ? `#${near.id} ` : "";
    return `${where}${element.id ? `#${element.id}` : own}`;
  }

  const words = (element) =>
    (element.getAttribute("aria-label") || element.textContent || "")
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 48);

  function fault(kind, element, detail) {
    element.setAttribute("data-fault", kind);
    faults.push({ kind, element: name(element), words: words(element), detail });
  }

  // ---- what is seen of a box ---------------------------------------------------------------

  const clips = new Map();

  /** What of the page this element leaves to be seen of what is in it. */
  function clipOf(element) {
    if (!clips.has(element)) {
      const style = getComputedStyle(element);
      const cut =
        element instanceof SVGElement
          ? element.tagName === "svg" &&
            style.overflow !== "visible" &&
            element.parentElement?.closest("svg") === null
          : style.overflowX !== "visible" || style.overflowY !== "visible";
      const room = cut ? element.getBoundingClientRect() : null;
      clips.set(
        element,
        room && {
          room,
          scrolls:
            "scroller" in element.dataset || (!isTable && /auto|scroll/.test(style.overflowY)),
        },
      );
    }
    return clips.get(element);
  }

  /** Who cuts a box off, unless one can scroll to it; and what is seen of it now. */
  function cut(element, box) {
    let left = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let isFixed = getComputedStyle(element).position === "fixed";
    let by = null;
    let scrolled = false;
    for (
      let at = element.parentElement;
      at && at !== document.documentElement && !isFixed;
      at = at.parentElement
    ) {
      isFixed = getComputedStyle(at).position === "fixed"; // nothing around it cuts it off
      const clip = clipOf(at);
      if (!clip) continue;
      if (!inside(left, clip.room)) {
        if (clip.scrolls) {
          scrolled = true;
          left = meet(left, clip.room);
          if (left.right - left.left < 1 || left.bottom - left.top < 1)
            return { by: null, left: null, scrolled };
          continue;
        }
        by ||= at;
        left = meet(left, clip.room);
      }
    }
    if (!inside(left, screen)) by ||= document.body;
    return { by, left: meet(left, screen), scrolled };
  }

  /** The bar at an edge of the window that holds an element while the page scrolls. */
  function barOf(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  }

  // ---- acts ----------------------------------------------------------------------------------

  const ACTS = "button:enabled, a[href], summary, input, .glow[tabindex], .glow[data-action]";

  function* spots(element) {
    for (const each of [element, ...element.querySelectorAll("*")]) {
      const box = each.getBoundingClientRect();
      if (box.width || box.height) yield [box.left + box.width / 2, box.top + box.height / 2];
    }
  }

  function act(element) {
    if (element.matches(".skip:not(:focus)")) return; // comes into sight with the focus
    const box = (element.querySelector?.(".hit") || element).getBoundingClientRect();
    if (!box.width && !box.height) return;
    const { by, scrolled } = cut(element, box);
    if (by) return fault("cut", element, `${shape(box)} by ${name(by)}`);
    if (scrolled) return;
    size(element, box);
    if (box.bottom > innerHeight || box.top < 0) return;
    for (const [x, y] of spots(element))
      if (element.contains(document.elementFromPoint(x, y))) return;
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (over?.closest(COVERS) && !element.closest(COVERS)) return;
    const bar = barOf(over);
    if (!isTable && bar !== barOf(element)) return; // the page scrolls under a bar
    if (bar?.closest("[data-scroller]")?.contains(element)) return; // so does what is in a scroller
    fault("covered", element, over ? `by ${name(over)}` : "by nothing");
  }

  /** A finger needs room; words inside a sentence are as high as the sentence. */
  function size(element, box) {
    if (element.matches(".glow")) {
      const large = Math.max(box.width, box.height);
      if (finger && large < GLOW) fault("small place", element, shape(box));
      return;
    }
    if (getComputedStyle(element).display === "inline" || element.matches(".skip, .par, .adr"))
      return;
    const label = element.closest("label");
    const around = label ? label.getBoundingClientRect() : box;
    if (Math.min(around.width, around.height) < TARGET - 0.6)
      fault("small target", element, shape(around));
  }

  /** What is hidden in a scroller is hinted at. */
  function scroller(element) {
    if (element.dataset.scroller === "drag") return;
    const more = [];
    if (element.scrollHeight - element.clientHeight > 4)
      more.push(
        element.scrollTop + element.clientHeight < element.scrollHeight - 4 ? "below" : "above",
      );
    if (element.scrollWidth - element.clientWidth > 4)
      more.push(
        element.scrollLeft + element.clientWidth < element.scrollWidth - 4 ? "right" : "left",
      );
    const told = (element.dataset.more || "").split(" ");
    const silent = more.filter((each) => !told.includes(each));
    if (silent.length) fault("no hint", element, silent.join(" "));
    const { left } = cut(element, element.getBoundingClientRect());
    if (!left || left.bottom - left.top < SMALLEST) return; // folded away
    if (isTable && !inside(element.getBoundingClientRect(), screen))
      fault("cut", element, "a scroller");
  }

  // ---- texts ---------------------------------------------------------------------------------

  const painted = (style) =>
    style.backgroundImage !== "none" ||
    !/, 0\)$|transparent/.test(style.backgroundColor) ||
    (parseFloat(style.borderTopWidth) > 0 &&
      style.borderTopStyle !== "none" &&
      !/, 0\)$/.test(style.borderTopColor));

  /** The box somebody sees around a text. */
  function boxAround(element) {
    for (let at = element; at && at !== app; at = at.parentElement)
      if (painted(getComputedStyle(at)) && at.getBoundingClientRect().width) return at;
    return app;
  }

  /** Letters are smaller than the lines they stand in. */
  const letters = (box) => ({
    left: box.left,
    right: box.right,
    top: box.top + (box.bottom - box.top) * 0.18,
    bottom: box.bottom - (box.bottom - box.top) * 0.18,
  });

  const labels = [];

  function text(node) {
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element) || element.closest("script, style, .skip, option"))
      return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || parseFloat(style.fontSize) === 0) return;
    const holder = boxAround(element);
    const around = holder === document.body ? screen : holder.getBoundingClientRect();
    if (parseFloat(style.fontSize) < SMALLEST - 0.05)
      fault("small text", element, `${style.fontSize}`);
    if (element.closest(CUT_SHORT)) return;
    for (const each of range.getClientRects()) {
      const box = letters(each);
      if (box.right - box.left < 1) continue;
      const { by, left } = cut(element, box);
      if (!left) continue;
      if (by) {
        fault("text cut", element, `${shape(box)} by ${name(by)}`);
        break;
      }
      if (!inside(left, around, 2)) {
        fault("text beyond", element, `${shape(box)} in ${shape(around)}`);
        break;
      }
      labels.push({ element, box: left, words: node.data.trim() });
    }
    if (style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      fault("text cut", element, `${element.scrollWidth} in ${element.clientWidth}`);
    const lines = getComputedStyle(element).webkitLineClamp;
    if (lines !== "none" && element.scrollHeight > element.clientHeight + 2)
      fault("text cut", element, `${element.scrollHeight} in ${element.clientHeight}`);
  }

  const SHAPES = "rect, circle, ellipse, path, polygon, use";

  /** The smallest shape beside a drawn text that it stands on. */
  function shapeUnder(element, box) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    let least = null;
    for (const each of element.parentElement.children) {
      if (!each.matches(SHAPES) || getComputedStyle(each).fill === "none") continue;
      const room = each.getBoundingClientRect();
      if (room.left > x || room.right < x || room.top > y || room.bottom < y) continue;
      if (!least || room.width * room.height < least.width * least.height) least = room;
    }
    return least;
  }

  function drawn(element) {
    if (!element.textContent.trim() || !seen(element) || element.querySelector("text")) return;
    if (element.closest("svg.scene")) return; // a picture that is cropped on purpose
    const whole = element.getBoundingClientRect();
    if (whole.height < LEAST) return;
    const box = letters(whole);
    const { by, left } = cut(element, box);
    if (!left) return;
    if (by) return fault("text cut", element, `${shape(box)} by ${name(by)}`);
    const under = shapeUnder(element, box);
    if (under && (box.left < under.left - NEAR || box.right > under.right + NEAR))
      fault("text beyond", element, `${shape(box)} on ${shape(under)}`);
    labels.push({ element, box: left, words: element.textContent.trim() });
  }

  function overlaps() {
    labels.sort((one, other) => one.box.left - other.box.left);
    labels.forEach((one, n) => {
      for (let m = n + 1; m < labels.length && labels[m].box.left < one.box.right; m++) {
        const two = labels[m];
        const both = meet(one.box, two.box);
        if (both.right - both.left < 2 || both.bottom - both.top < 2) continue;
        if (one.element === two.element || one.words === two.words) continue; // lines of one, or its halo
        if (one.element.closest(OVERLAYS) !== two.element.closest(OVERLAYS)) continue; // it lies over the board for a moment
        if (!isTable && barOf(one.element) !== barOf(two.element)) continue; // the page scrolls under a bar
        fault(
          "overlap",
          two.element,
          `${shape(two.box)} and "${one.words.slice(0, 30)}" ${shape(one.box)}`,
        );
      }
    });
  }

  // ---- all of it -----------------------------------------------------------------------------

  for (const each of document.querySelectorAll("[data-fault]")) each.removeAttribute("data-fault");
  for (const each of app.querySelectorAll(ACTS)) if (seen(each)) act(each);
  for (const each of app.querySelectorAll("[data-scroller]")) if (seen(each)) scroller(each);
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!(node.parentElement instanceof SVGElement)) text(node);
  for (const each of app.querySelectorAll("svg text"))
    if (!each.closest("defs, symbol")) drawn(each);
  overlaps();
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) fault("cut", document.body, `${wide} wider than the screen`);

  // ---- the board ---------------------------------------------------------------------------

  const placement = document.getElementById("zoomed")?.placement;
  const board = placement?.spots.get("board");
  let share = null;
  if (board) {
    const [, , wide, high] = placement.parts.find((part) => part.name === "board").box;
    const upright = innerWidth < innerHeight;
    share = upright ? (wide * board.scale) / innerWidth : (high * board.scale) / innerHeight;
    const least = upright ? (innerHeight < 600 ? 0.55 : 0.75) : innerHeight < 480 ? 0.6 : 0.5;
    if (share < least)
      fault("small board", document.getElementById("board-room"), share.toFixed(2));
    for (const part of placement.parts)
      if (!/nowhere|above|-(left|right)$/.test(part.place))
        if (!placement.spots.has(part.name))
          fault("missing part", document.getElementById("board-room"), part.name);
    for (const holder of document.querySelectorAll("#zoomed .part:not([style*=none]) [data-key]")) {
      const at = holder.closest(".part").classList[1].slice(5);
      const part = placement.parts.find((each) => each.name === at);
      if (at === "board" || !part || !holder.getBBox().width) continue;
      const drawnAt = holder.getBBox();
      const [x, y] = [drawnAt.x + drawnAt.width / 2, drawnAt.y + drawnAt.height / 2];
      const [left, top, across, down] = part.box;
      if (x < left || x > left + across || y < top || y > top + down)
        fault("wrong part", holder, at);
    }
  }

  const boxes = {};
  for (const id of ["board-room", "zoomed", "own-cards", "hand", "seats", "strip"]) {
    const each = document.getElementById(id);
    if (each && seen(each) && each.getBoundingClientRect().height)
      boxes[id] = shape(each.getBoundingClientRect());
  }
  const ground = document.querySelector("#zoomed .layer-ground")?.getScreenCTM();
  const large = document.querySelector("#board-room:is(.large, .folded)"); // it may be moved about
  if (large) delete boxes.zoomed;
  if (ground)
    boxes.drawing = (large ? [ground.a] : [ground.a, ground.e, ground.f])
      .map((each) => each.toFixed(2))
      .join(" ");
  return { faults, boxes, share };
};
