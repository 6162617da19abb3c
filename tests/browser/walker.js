// A learner inside the page: it does what the page says and nothing else, until the lesson is done.
(touch) => {
  const byId = (id) => document.getElementById(id);
  const seen = (each) => each && each.checkVisibility() && !each.hidden;
  const log = { pressed: 0, shown: 0, read: 0, done: false };
  let stuck = 0;
  let before = "";

  function press(element, x, y) {
    const how = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType: touch ? "touch" : "mouse" };
    for (const type of ["pointerdown", "pointerup", "click"]) element.dispatchEvent(new PointerEvent(type, how));
  }

  /** Presses what the first ring marks, if that does something by itself. */
  function marked() {
    const ring = document.querySelector("#pointing .ring")?.getBoundingClientRect();
    if (!ring) return false;
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest("[data-act], .glow[data-action], .glow[data-turns], .glow[data-menu], .glow[data-toggle], #forms .btn.primary");
    if (!hit) return false;
    press(hit, x, y);
    if (hit.dataset.turns) press(byId("lay-it"), 0, 0);
    if (hit.classList.contains("picked") && hit.isConnected) press(hit, x, y);
    const entry = [...document.querySelectorAll("#choices button")].find((each) => each.textContent === byId("lesson-show").title);
    if (seen(byId("choices")) && entry) press(entry, 0, 0);
    return true;
  }

  function step() {
    if (byId("app").getAttribute("aria-busy") === "true") return;
    const ring = document.querySelector("#pointing .ring");
    const now = byId("lesson-count").textContent + byId("lesson-words").textContent + ring?.getAttribute("x") + ring?.getAttribute("y");
    stuck = now === before ? stuck + 1 : 0;
    before = now;
    if (seen(document.querySelector("#lesson-skip [data-next]")) || (document.querySelector("#lesson-skip [data-next]") === null && byId("lesson-show").hidden)) log.done = true;
    else if (seen(byId("lesson-on"))) { byId("lesson-on").click(); log.read += 1; }
    else if (!seen(byId("lesson-show"))) return;
    else if (stuck < 1 && marked()) log.pressed += 1;
    else if (stuck === 0 || stuck === 12) { byId("lesson-show").click(); log.shown += 1; }
    window.walked = log;
  }

  window.walked = log;
  const loop = () => {
    step();
    if (log.done) document.body.dataset.walked = "done";
    else setTimeout(loop, 60);
  };
  loop();
}
