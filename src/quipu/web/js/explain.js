// Everything explains itself: on hover, focus, long press, or walked by arrows after the key X.

import { byId, disc, make, picture, words } from "./dom.js";
import { byKeys, isPointedAt } from "./pointing.js";

const HOVER = 350;
const HOVER_GLOWING = 900;
const LEAVE = 220;
const PRESS = 480;
const GAP = 12;
const EDGE = 8;
const DUE = ".layer-targets .glow"; // what must stay in sight while a choice is due
const SHOWN = ["[data-what]", "[data-key]", "[data-place]"].join(",");

export class Explain {
  /**
   * @param {(question: object) => Promise<any>} ask the server
   * @param {(markup: string) => void} define symbols
   * @param {(title: string, why: {paragraph: string, text: string}) => void} rule opens the rules there
   */
  constructor(ask, define, rule) {
    this.ask = ask;
    this.define = define;
    this.rule = rule;
    this.own = new WeakMap(); // what elements say themselves
    this.seats = [];
    this.box = byId("explain");
    this.timer = 0;
    this.turn = 0;
    this.target = null;
    this.hovered = null; // what the pointer was moved to last
    this.walked = [];
    this.listen();
  }

  /** An element that knows what it means, such as a button. @param {() => object} says */
  says(element, says) {
    this.own.set(element, says);
    element.dataset.says = "";
    return element;
  }

  listen() {
    for (const kind of ["pointerover", "pointermove"])
      document.addEventListener(kind, (event) => this.over(event));
    document.addEventListener("pointerdown", (event) => this.down(event));
    document.addEventListener("focusin", (event) => this.focused(event.target));
    document.addEventListener("focusout", () => this.leave());
    document.addEventListener("keydown", (event) => this.key(event), true);
    for (const gone of ["pointerup", "pointercancel"])
      document.addEventListener(gone, () => clearTimeout(this.pressing));
    document.addEventListener("pointermove", (event) => {
      if (this.from && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > 9)
        clearTimeout(this.pressing);
    });
    addEventListener("contextmenu", (event) => {
      if (this.pressed) event.preventDefault();
    });
    addEventListener("click", (event) => this.swallow(event), true);
    addEventListener("resize", () => this.hide());
  }

  // ---- who asks --------------------------------------------------------------------------

  over(event) {
    if (event.pointerType === "touch") return;
    if (this.box.contains(event.target)) return clearTimeout(this.timer);
    const target = this.meant(event.target);
    if (target === this.hovered) return;
    this.hovered = target && isPointedAt(event) ? target : null;
    if (!target) return this.leave();
    if (!this.hovered) return;
    if (target === this.target) return clearTimeout(this.timer);
    this.soon(
      () => this.show(target, this.keys(target, event.clientX, event.clientY), true),
      target.closest(".glow") ? HOVER_GLOWING : HOVER,
    );
    if (this.target) this.away = setTimeout(() => this.hide(), LEAVE);
  }

  /** On touch a long press asks; what would have been clicked stays as it is. */
  down(event) {
    if (!this.box.contains(event.target)) this.hide();
    clearTimeout(this.timer);
    this.pressed = false;
    if (event.pointerType !== "touch") return;
    const target = this.meant(event.target);
    if (!target) return;
    this.from = [event.clientX, event.clientY];
    clearTimeout(this.pressing);
    this.pressing = setTimeout(() => {
      this.pressed = true;
      this.show(target, this.keys(target, event.clientX, event.clientY));
    }, PRESS);
  }

  swallow(event) {
    if (!this.pressed || this.box.contains(event.target)) return;
    this.pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  focused(element) {
    if (!byKeys() || this.box.contains(element) || !element.matches(":focus-visible")) return;
    const target = this.meant(element);
    if (!target) return;
    const [x, y] = middle(element);
    this.soon(
      () => this.show(target, this.keys(target, x, y)),
      element.classList.contains("explained") ? 0 : HOVER_GLOWING,
    );
  }

  leave() {
    clearTimeout(this.timer);
    clearTimeout(this.away);
    if (this.target)
      this.timer = setTimeout(() => {
        if (!this.box.contains(document.activeElement) && !this.box.matches(":hover")) this.hide();
      }, LEAVE);
  }

  soon(what, wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, wait);
  }

  /** The nearest thing around that means something. */
  meant(element) {
    return element.closest?.(`[data-says],${SHOWN}`) || null;
  }

  /** The keys of what lies there, from above down: those in the row of a seat with the seat. */
  keys(target, x, y) {
    if (this.own.has(target)) return [];
    const below =
      target.ownerSVGElement && target.closest("#zoomed, #own-cards")
        ? document.elementsFromPoint(x, y)
        : [target];
    const found = [target, ...below].flatMap((each) => {
      const at = each.closest(SHOWN);
      if (!at) return [];
      const seat = at.closest("[data-seat]")?.dataset.seat;
      const key = at.dataset.what || at.dataset.place || at.dataset.key;
      return at.dataset.what && seat !== undefined
        ? [`${key}@${seat}`]
        : [key, key.replace(/^do-/, "")];
    });
    return [...new Set(found)].slice(0, 12);
  }

  // ---- the bubble ------------------------------------------------------------------------

  /** @param {boolean} isPassing by hovering alone: it takes no presses on the board */
  async show(target, keys, isPassing = false) {
    const turn = ++this.turn;
    const said = this.own.get(target)?.() || (keys.length ? await this.told(keys) : null);
    if (turn !== this.turn || !target.isConnected) return;
    if (!said) return this.hide();
    clearTimeout(this.timer);
    clearTimeout(this.away);
    this.target = target;
    byId("bubble").hidden = true;
    this.box.firstElementChild.replaceChildren(...this.parts(said, target));
    this.box.hidden = false;
    this.box.classList.toggle("passing", isPassing && Boolean(target.closest(".board, .bottom")));
    const fits = this.place(boxOf(target, said.at));
    if (isPassing && !fits) return this.hide();
    document.activeElement
      ?.closest?.("[aria-describedby=explain]")
      ?.removeAttribute("aria-describedby");
    if (target.contains(document.activeElement))
      document.activeElement.setAttribute("aria-describedby", "explain");
  }

  async told(keys) {
    const answer = await this.ask({ type: "what", at: keys });
    if (!answer?.what) return null;
    this.define(answer.symbols);
    return answer.what;
  }

  parts(said, target) {
    const does = target.closest(".glow")?.getAttribute("aria-label");
    const head = make(
      "header",
      {},
      said.picture ? picture(said.picture, `pic${said.tint ? ` seat-${said.tint}` : ""}`) : null,
      make(
        "div",
        {},
        make("b", { class: "name", text: said.name }),
        does ? make("p", { class: "does", text: does }) : null,
        said.text ? make("p", { text: said.text }) : null,
      ),
    );
    const facts = said.facts?.length
      ? make(
          "ul",
          { class: said.facts.every((each) => each.seat >= 0) ? "facts seats" : "facts" },
          ...said.facts.map((each) => this.fact(each)),
        )
      : null;
    const now = said.now ? make("p", { class: "now", text: said.now }) : null;
    const rule = said.paragraph
      ? make(
          "footer",
          {},
          make("button", {
            class: "par",
            text: said.paragraph,
            "aria-label": `${words.rule} ${said.paragraph}`,
            onclick: () => this.open(said),
          }),
          make("span", { text: said.chapter || "" }),
        )
      : null;
    return [head, facts, now, rule].filter(Boolean);
  }

  fact(each) {
    const seat = this.seats[each.seat];
    const sign = seat ? disc(seat, "sm") : null;
    const shown = each.picture ? picture(each.picture, "i i16") : null;
    const n =
      each.n === null ? null : make("b", { class: "num", text: String(each.n).replace("-", "−") });
    return make(
      "li",
      seat ? { title: each.name } : {},
      sign,
      shown,
      seat ? make("span", { class: "said", text: each.name }) : make("span", { text: each.name }),
      n,
    );
  }

  open(said) {
    this.hide();
    this.rule(said.name, { paragraph: said.paragraph, text: said.text });
  }

  hide() {
    this.turn += 1;
    clearTimeout(this.timer);
    clearTimeout(this.away);
    this.target = null;
    this.box.hidden = true;
  }

  /**
   * Beside what it explains, never over it and never off the screen; whether nothing that is due
   * lies under it there.
   */
  place(at) {
    const due = document.querySelector(".app.yours") ? boxesOf(DUE) : [];
    const sides = this.sides(at);
    for (const side of sides) {
      this.put(side, at);
      const here = this.box.getBoundingClientRect();
      if (!due.some((each) => overlaps(here, each))) return true;
    }
    this.put(sides[0], at);
    return false;
  }

  /** The sides on which there is room, the best first. */
  sides(at) {
    const { box } = this;
    const within = box.firstElementChild;
    within.style.maxHeight = "";
    const wide = box.offsetWidth;
    const high = box.offsetHeight;
    const rooms = [
      ["right", innerWidth - at.right, wide],
      ["left", at.left, wide],
      ["above", at.top, high],
      ["below", innerHeight - at.bottom, high],
    ].map(([side, room, needs]) => [side, room - GAP - EDGE - needs]);
    if (this.target.closest(".bottom")) rooms.unshift(rooms.splice(2, 1)[0]);
    const fitting = rooms.filter(([, spare]) => spare >= 0);
    const most = rooms
      .filter(([each]) => each === "above" || each === "below")
      .sort((one, other) => other[1] - one[1]);
    return [...(fitting.length ? fitting : most.slice(0, 1)).map(([side]) => side), "apart"];
  }

  put(side, at) {
    const { box } = this;
    const within = box.firstElementChild;
    within.style.maxHeight = "";
    const wide = box.offsetWidth;
    box.dataset.side = side;
    if (side === "apart") return this.putApart();
    const beside = side === "right" || side === "left";
    const most = beside
      ? innerHeight - 2 * EDGE
      : (side === "above" ? at.top : innerHeight - at.bottom) - GAP - EDGE;
    within.style.maxHeight = `${Math.max(80, most) - 3}px`;
    const tall = box.offsetHeight;
    const middleX = (at.left + at.right) / 2;
    const middleY = (at.top + at.bottom) / 2;
    const left = beside
      ? side === "right"
        ? at.right + GAP
        : at.left - GAP - wide
      : clamp(middleX - wide / 2, EDGE, innerWidth - wide - EDGE);
    const top = beside
      ? clamp(middleY - tall / 2, EDGE, innerHeight - tall - EDGE)
      : side === "above"
        ? at.top - GAP - tall
        : at.bottom + GAP;
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    box.style.setProperty(
      "--tail",
      `${beside ? clamp(middleY - top, 16, tall - 16) : clamp(middleX - left, 16, wide - 16)}px`,
    );
  }

  /** In the lower corner of the window, where the log is. */
  putApart() {
    const { box } = this;
    box.firstElementChild.style.maxHeight = `${innerHeight - 2 * EDGE}px`;
    box.style.left = `${innerWidth - box.offsetWidth - EDGE}px`;
    box.style.top = `${innerHeight - box.offsetHeight - EDGE}px`;
  }

  // ---- by keys ---------------------------------------------------------------------------

  key(event) {
    if (event.key === "Escape" && !this.box.hidden) {
      this.hide();
      if (byId("lay").hidden) event.stopPropagation(); // what is about to be laid is put away with it
    } else if (event.key === "Escape" && this.walked.length) {
      this.rest();
    } else if (
      this.walked.length &&
      event.key.startsWith("Arrow") &&
      event.target.classList?.contains("explained")
    ) {
      event.preventDefault();
      event.stopPropagation();
      this.step(event.target, event.key.slice(5));
    } else if (
      event.key === "Enter" &&
      event.target.classList?.contains("explained") &&
      !this.box.hidden
    ) {
      event.preventDefault();
      this.box.querySelector(".par")?.click();
      byId("ledger").focus();
    }
  }

  /** All that can be explained is walked by arrows until Escape; Enter opens the rule. */
  async walk() {
    if (this.walked.length) return this.rest();
    const answer = await this.ask({ type: "what", at: [] });
    for (const { name, at } of answer?.things || []) {
      for (const key of at) {
        const element = this.find(key);
        if (
          !element ||
          element.closest("[tabindex='0'], button, a") ||
          !element.getBoundingClientRect().width
        )
          continue;
        for (const [attribute, value] of [
          ["tabindex", "0"],
          ["role", "note"],
          ["aria-label", name],
        ])
          element.setAttribute(attribute, value);
        element.classList.add("explained");
        this.walked.push(element);
      }
    }
    this.walked[0]?.focus({ preventScroll: true });
  }

  find(key) {
    const [what, seat] = key.split("@");
    if (seat !== undefined)
      return [
        ...document.querySelectorAll(`[data-seat="${seat}"] [data-what="${CSS.escape(what)}"]`),
      ].find((each) => each.getBoundingClientRect().width);
    return byId(`at-${what}`) || document.querySelector(`[data-what="${CSS.escape(what)}"]`);
  }

  step(from, side) {
    const [x, y] = middle(from);
    const [dx, dy] = { Left: [-1, 0], Right: [1, 0], Up: [0, -1], Down: [0, 1] }[side];
    let best = null;
    let least = Infinity;
    for (const each of this.walked) {
      const [mx, my] = middle(each);
      const along = (mx - x) * dx + (my - y) * dy;
      const across = Math.abs((mx - x) * dy) + Math.abs((my - y) * dx);
      if (along > 2 && along + across * 2 < least) [best, least] = [each, along + across * 2];
    }
    best?.focus({ preventScroll: true });
  }

  rest() {
    for (const each of this.walked) {
      each.classList.remove("explained");
      for (const attribute of ["tabindex", "role", "aria-label"]) each.removeAttribute(attribute);
    }
    this.walked = [];
    this.hide();
    document.activeElement?.blur();
  }
}

/** The box of what was pointed at; of a thing on the board its own box, not that of its ring. */
function boxOf(target, at) {
  const own = (at || []).map((key) => byId(`at-${key}`)).find((each) => each?.contains(target));
  return (own || target).getBoundingClientRect();
}

const overlaps = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const boxesOf = (what) =>
  [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());

function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
