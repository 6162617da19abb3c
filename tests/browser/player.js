// A player inside the page: it presses what glows, where it lies, until the result page comes.
(touch) => {
  const app = document.getElementById("app");
  const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
  const log = { made: 0, covered: [], pressed: {}, boxes: [] };

  /** The points of an element where a finger would try: its middle, then those of its parts. */
  function* points(element) {
    for (const each of [element, ...element.querySelectorAll("*")]) {
      const box = each.getBoundingClientRect();
      if (box.width || box.height) yield [box.left + box.width / 2, box.top + box.height / 2];
    }
  }

  /** Presses the element at a point where nothing lies over it; what is covered is noted. */
  function press(element, sort) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    let hit = null;
    for (const [clientX, clientY] of points(element)) {
      hit = document.elementFromPoint(clientX, clientY);
      if (!hit || !element.contains(hit)) continue;
      const how = { bubbles: true, cancelable: true, clientX, clientY, pointerId: 1, isPrimary: true, pointerType: touch ? "touch" : "mouse" };
      for (const type of ["pointerdown", "pointerup", "click"]) hit.dispatchEvent(new PointerEvent(type, how));
      log.pressed[sort] = (log.pressed[sort] || 0) + 1;
      return true;
    }
    log.covered.push(`${sort} ${element.closest("[data-key]")?.dataset.key || element.textContent} under ${hit?.closest("[data-key]")?.dataset.key || hit?.closest("[id]")?.id}`);
    return false;
  }

  const pick = (list) => list[log.made % list.length];

  /** A target is turned at times, and pressed again while it asks for that. */
  function place(target) {
    press(target, target.dataset.turns ? "turning" : target.dataset.menu ? "menu" : target.dataset.form ? "fold" : "place");
    if (target.dataset.turns) {
      for (let turn = log.made % 3; turn > 0; turn--) press(target, "turn");
      return press(document.getElementById("lay-it"), "lay");
    }
    if (target.classList.contains("picked")) press(target, "place again");
    const entries = all("#choices button");
    if (entries.length) press(pick(entries), "entry");
  }

  /** Some cards of what may be given and wanted, each in turn; the form says when it is enough. */
  function compose() {
    const steps = all("[data-card].tap, .composer .wk:enabled");
    const out = all(".composer .sl");
    if (out.length && log.made % 11 === 0) press(pick(out), "out");
    else if (steps.length) press(steps[(log.pressed.card || 0) % steps.length], "card");
  }

  /** Board and bar keep their place and size, whatever is asked. */
  function measure() {
    const box = ["board-room", "bottom"].map((id) => {
      const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }).join(", ");
    if (!log.boxes.includes(box)) log.boxes.push(box);
  }

  function step() {
    measure();
    const glowing = all(".glow[data-action], .glow[data-menu]");
    const folds = all(".glow[data-form]");
    const boxes = all(".glow[data-toggle]");
    const ready = all(".form .btn.primary, .go .btn.primary").filter((each) => !each.disabled);
    const acts = all(".act:not(.off):not(.trade)");
    const trade = all(".act.trade:not(.off)");
    const trading = log.made % 5 === 4 && all(".composer .wk:enabled, [data-card].tap").length > 0;
    const deals = all(".composer .opt");
    const away = all(".composer .head .sqb:last-child");
    if (trade.length && !away.length && log.made % 9 === 5) press(trade[0], "trade");
    else if (trading && deals.length) press(pick(deals), "deal");
    else if (trading && !ready.length) compose();
    else if (trading) press(ready[0], "form");
    else if (away.length && log.made % 5 === 2) press(away[0], "away");
    else if (folds.length && log.made % 7 === 3) place(pick(folds));
    else if (glowing.length) place(pick(glowing));
    else if (boxes.length && ready.length && log.made % 4 === 1) press(pick(boxes), "box");
    else if (boxes.length && ready.length && log.made % 4 === 2) press(ready[0], "form");
    else if (acts.length) press(pick(acts), "act");
    else if (ready.length) press(ready[0], "form");
    else compose();
    log.made += 1;
    sessionStorage.player = JSON.stringify(log);
  }

  const busy = () => !app.classList.contains("yours") || app.getAttribute("aria-busy") === "true";
  const loop = () => {
    if (!busy()) step();
    setTimeout(loop, 12);
  };
  loop();
}
