// A player who presses what glows: which element is next, and what is to be seen. It only reads.
({ made, cards, turns, turned }) => {
  const app = document.getElementById("app");
  const all = (what) =>
    [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
  const pick = (list) => list[made % list.length];

  /** Board and bar keep their place and size, whatever is asked. */
  const box = ["board-room", "bottom"]
    .map((id) => {
      const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    })
    .join(", ");

  /** What changes when a press has an effect. */
  const shown = [
    "#bottom, #offers, #deal, #special, #choices, #lay, .layer-targets, .layer-pieces, #turn",
  ]
    .flatMap((what) => [...document.querySelectorAll(what)])
    .map((each) => each.hidden + each.outerHTML);
  let state = 0;
  for (const each of [...shown, document.querySelectorAll("#log li").length].join())
    state = (state * 31 + each.charCodeAt(0)) | 0;

  const sort = (target) =>
    target.dataset.turns
      ? "turning"
      : target.dataset.menu
        ? "menu"
        : target.dataset.form
          ? "fold"
          : "place";
  const place = (target) => [target, sort(target)];

  /** Some cards of what may be given and wanted, each in turn; the form says when it is enough. */
  const compose = () => {
    const steps = all("[data-card].tap, .composer .wk:enabled");
    const out = all(".composer .sl");
    if (out.length && made % 11 === 0) return [pick(out), "out"];
    return steps.length ? [steps[cards % steps.length], "card"] : null;
  };

  /** What was begun is ended first: a tile in the air, a place that asks again, a menu. */
  const goOn = () => {
    const lay = all("#lay-it");
    const tile = all(".glow.turned");
    if (lay.length) return turned < turns ? [tile[0], "turn"] : [lay[0], "lay"];
    const again = all(".glow.picked");
    if (again.length) return [again[0], "place again"];
    const entries = all("#choices button");
    return entries.length ? [pick(entries), "entry"] : null;
  };

  const decide = () => {
    const glowing = all(".glow[data-action], .glow[data-menu]");
    const folds = all(".glow[data-form]");
    const boxes = all(".glow[data-toggle]");
    const ready = all(".form .btn.primary, .go .btn.primary").filter((each) => !each.disabled);
    const acts = all(".act:not(.off):not(.trade)");
    const trade = all(".act.trade:not(.off)");
    const trading = made % 5 === 4 && all(".composer .wk:enabled, [data-card].tap").length > 0;
    const deals = all(".composer .opt");
    const away = all(".composer .head .sqb:last-child");
    if (trade.length && !away.length && made % 9 === 5) return [trade[0], "trade"];
    if (trading && deals.length) return [pick(deals), "deal"];
    if (trading && !ready.length) return compose();
    if (trading) return [ready[0], "form"];
    if (away.length && made % 5 === 2) return [away[0], "away"];
    if (folds.length && made % 7 === 3) return place(pick(folds));
    if (glowing.length) return place(pick(glowing));
    if (boxes.length && ready.length && made % 4 === 1) return [pick(boxes), "box"];
    if (boxes.length && ready.length && made % 4 === 2) return [ready[0], "form"];
    if (acts.length) return [pick(acts), "act"];
    return ready.length ? [ready[0], "form"] : compose();
  };

  const over = document.querySelector("#ending:not([hidden])") !== null;
  const busy = over || !app.classList.contains("yours") || app.getAttribute("aria-busy") === "true";
  const [element, what] = (!busy && (goOn() || decide())) || [null, ""];
  return { element, sort: what, state, box, over };
};
