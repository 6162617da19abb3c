// The table: shows what the server tells, sends what the player wants. It knows no rules.

import { arrangement, narrow } from "./arrangement.js";
import { Board, fits } from "./board.js";
import { canonical } from "./canonical.js";
import { Calling } from "./calling.js";
import { byId, cardFace, disc, icon, make, picture, words } from "./dom.js";
import { showClocks } from "./clock.js";
import { Beside } from "./beside.js";
import { Coach } from "./coach.js";
import { Composing } from "./composer.js";
import { Curtain } from "./curtain.js";
import { Ending } from "./ending.js";
import { Explain } from "./explain.js";
import { keeping } from "./focus.js";
import { Forms } from "./forms.js";
import { PageGuard } from "./guard.js";
import { Hand } from "./hand.js";
import { Hint } from "./hint.js";
import { keys } from "./keys.js";
import { Lesson } from "./lesson.js";
import { Puzzle } from "./puzzle.js";
import { Line, showLost, token, shutPage } from "./line.js";
import { Marks } from "./marks.js";
import { shake, Theatre } from "./motion.js";
import { Offers } from "./offers.js";
import { people } from "./people.js";
import { notice, Rematch } from "./rematch.js";
import { scrollers } from "./scrollers.js";
import { Seats } from "./seats.js";
import { sheet } from "./sheet.js";
import { Side } from "./side.js";
import { whole } from "./since.js";
import { Sounds } from "./sounds.js";
import { Stats } from "./stats.js";
import { cardsOf, Special } from "./special.js";
import { Turning } from "./turning.js";
import { zoomable } from "./zoom.js";

const MANY = 6; // lasting buttons, from which on they need more room
const app = byId("app");
const guard = new PageGuard(app);
const board = new Board(byId("zoomed"), byId("symbols"), byId("bubble"));
const hand = new Board(byId("own-cards"), byId("symbols"), byId("bubble"), board.grounds);
const boards = [board, hand];
const line = new Line(app.dataset.table, () => ({
  type: "hello",
  lang: app.dataset.lang,
  arrangement: arrangement.name,
  grounds: board.known(),
  ...(curtain.open < 0 ? {} : { open: curtain.open }),
}));
const side = new Side(app.dataset.game, (body) => line.send(body));
const curtain = new Curtain((body) => line.send(body), side.told);
const tried = new Map();
const pressed = new Map();
const forms = new Forms(byId("forms"), board, act, attempt);
const composing = new Composing({
  hand: new Hand(byId("own-cards"), byId("hand")),
  act,
  attempt,
  order: (order, on) => line.send({ type: "order", order, on }),
  rule: (title, paragraph) => rule(title, paragraph),
});
const offers = new Offers(composing, act);
const chairs = new Seats(act, composing);
composing.after = () => chairs.mark();
const special = new Special(act, (title, paragraph) =>
  side.refused(title, { paragraph, text: "" }),
);
const turning = new Turning(board, act);
const theatre = new Theatre(board, hand);
const marks = new Marks(board);
const sounds = new Sounds(theatre);
const calling = new Calling(() => sounds.play("asked"));
const beside = new Beside(asked, (markup) => board.define(markup));
const explain = new Explain(
  asked,
  (markup) => board.define(markup),
  (title, why) => side.refused(title, why),
);
const rule = (title, paragraph) => side.refused(title, { paragraph, text: "" });
const hint = new Hint(boards, act, (body) => line.send(body));
const zoom = zoomable(byId("board-room"), byId("zoomed"), (on) => {
  board.dragged = on;
});
const puzzle = byId("puzzle") ? new Puzzle((body) => line.send(body)) : null;
const lesson = byId("lesson") ? new Lesson(command, rule, zoom, composing) : null;
const stats = new Stats(asked, (markup) => board.define(markup));
const ending = new Ending(board);
const rematch = byId("ending") ? new Rematch((seat) => view.seats[seat]) : null;
const coach = byId("coach") ? new Coach((body) => line.send(body), rule, zoom) : null;

let view = null;
let promise = null;
let nonce = "";

/** @param {object} action @param {Element} [from] what was pressed for it */
function act(action, from) {
  hideChoices();
  byId("toast").hidden = true;
  if (!view || line.open.size) return;
  guard.acted();
  pressed.set(line.act(action, view.seen), from);
  zoom.endCloseUp();
  busy();
}

/** Something else than an act that changes the table for all. @param {object} body */
function command(body) {
  guard.acted();
  line.send(body);
}

/** While an act is on its way nothing else is sent. */
function busy() {
  app.setAttribute("aria-busy", String(line.open.size > 0));
  if (!line.open.size) byId("slow").hidden = true;
}

/** What an action would be called, or why not; null if the line is down. */
function attempt(action) {
  return asked({ type: "try", action });
}

function asked(question) {
  return new Promise((resolve) => {
    const id = token();
    tried.set(id, resolve);
    line.send({ ...question, id });
    setTimeout(() => {
      if (tried.delete(id)) resolve(null);
    }, 5000);
  });
}

// ---- what is told ----------------------------------------------------------------------------

const told = {
  welcome(body) {
    side.welcome(body);
    hint.welcome(body);
    coach?.welcome(body.coach);
    if (body.stage === "starting") turnWords(null, words.starting, "");
  },
  promise(body) {
    promise = body;
    const kept = `nonce ${app.dataset.table}`;
    nonce = localStorage.getItem(kept) || token();
    localStorage.setItem(kept, nonce);
    line.send({ type: "nonce", nonce });
  },
  began(body) {
    const mine = Number(app.dataset.seat);
    const kept =
      !promise || (body.luck.commitment === promise.commitment && body.luck.nonces[mine] === nonce);
    if (!kept && mine >= 0) toast(words.unfair, { text: body.luck.commitment });
  },
  curtain: (body) => curtain.hear(body),
  view(update) {
    const body = whole(view, update);
    const isSame = Boolean(view && body.full) && decision(view) === decision(body);
    view = body;
    side.show(body.seats);
    const before = board.show(
      body.board,
      body.full,
      body.log.flatMap((each) => each.motions || []).flatMap((each) => each.keys || []),
      isSame,
    );
    turning.keep();
    side.told.show(body.log, body.full, body.seats);
    came(body);
    const seat = body.seats[body.turn.seat];
    turnWords(seat, body.turn.title, body.turn.note);
    showClocks(body.seats, body.turn);
    curtain.view(body);
    calling.hear(curtain.called(body.turn), body.full);
    for (const each of document.querySelectorAll("[data-pace]"))
      each.setAttribute("aria-pressed", String(each.dataset.pace === body.pace));
    app.classList.toggle("yours", body.turn.you);
    app.classList.toggle("offered", Boolean(body.offer));
    app.classList.toggle("handless", !body.hand && !body.cards.length);
    explain.seats = body.seats;
    beside.show(body.seats);
    byId("own-cards").hidden = !body.hand;
    if (body.hand) hand.show(body.hand, body.full);
    faces(body.hand ? [] : body.cards);
    offers.show(body);
    bar(body);
    forms.show(body.forms);
    composing.show(body);
    chairs.show(body);
    if (body.turn.you) zoom.reveal([...board.layers.targets.querySelectorAll(".glow")]);
    undoing(body);
    proposal(body.proposal);
    hint.view(body);
    over(body);
    ending.show(body);
    stats.view(body);
    marks.show(body.marks, body.seats, !isChoosing(body));
    if (!body.full) theatre.play(body.log, before, body.seat);
    lesson?.show(body);
    coach?.show(body.situations);
  },
  refused(body) {
    if (body.code === "repeated") return told.done(body); // its first answer was lost
    side.refusedWords(body.code);
    hint.refused(body);
    mark(pressed.get(body.token));
    pressed.delete(body.token);
    if (lesson?.answer(body)) return;
    const title = body.code === "stale" ? words.moved : words.refused;
    toast(title, body);
  },
  tried: answered,
  explained: answered,
  stats: answered,
  hint: (body) => hint.show(body),
  puzzle: (body) => puzzle?.told(body),
  chat: (body) => side.chat(body),
  rematch(body) {
    if (body.of === app.dataset.table) rematch?.show(body);
    else notice(body, app.dataset.csrf, words);
  },
  room() {},
  here(body) {
    byId("watching").hidden = body.watching === 0;
    byId("watching").querySelector("b").textContent = String(body.watching);
  },
  done(body) {
    if (pressed.get(body.token)?.closest?.("[data-composed]")) composing.done();
    pressed.delete(body.token);
  },
  not_shown: (body) => toast(body.text, { text: "", paragraph: "" }),
  pong() {},
  announce(body) {
    if (body.words) toast(words.announcement, { text: body.words, paragraph: "" });
  },
};

function answered(body) {
  tried.get(body.id)?.(body);
  tried.delete(body.id);
}

line.addEventListener("told", (event) => {
  if (curtain.hasFallen) return;
  guard.during(() => keeping(() => told[event.detail.type]?.(event.detail)));
  if (!line.open.size) guard.answered();
  busy();
});
showLost(line);
line.addEventListener("off", () => {
  byId("slow").hidden = true;
});
line.addEventListener("slow", (event) => {
  byId("slow").hidden = !event.detail;
});
let leaving = false; // by a form: its answer says where to
addEventListener("submit", () => {
  leaving = true;
});
line.addEventListener("shut", (event) => leaving || location.assign(shutPage(event.detail)));
if (byId("people"))
  people(byId("people"), byId("people-here"), `/t/${app.dataset.table}/people?part=true`);

// ---- top, hand and actions -------------------------------------------------------------------

function turnWords(seat, title, note) {
  const parts = [make("b", { text: title }), make("span", { text: note })];
  byId("turn").className = `turn${seat ? ` seat-${seat.colour}` : ""}`;
  byId("turn").replaceChildren(...(seat ? [disc(seat)] : []), ...parts);
}

/** What came of a roll, over the board; it takes no room and goes by itself. */
function came(body) {
  const text = canonical(body.strip);
  if (text === came.shown) return;
  came.shown = text;
  const box = byId("came");
  box.hidden = !body.strip.length;
  box.replaceChildren(...side.told.shown(body.strip, true));
  for (const each of box.getAnimations()) each.play();
}

function faces(cards) {
  byId("hand").hidden = !cards.length;
  byId("hand").replaceChildren(
    ...cards.map((card) => cardFace(card, card.count ? "" : "none", true)),
  );
}

/** Acts that do not stand on the board are buttons; lasting groups say what they cost or why not. */
function bar(body) {
  const placed = new Set(boards.flatMap((each) => [...each.actions()]));
  const open = ({ action }) =>
    !placed.has(canonical(action)) && !boards.some((one) => one.menuFor(action));
  const groups = body.groups.map((group) => ({
    ...group,
    free: group.choices.filter((each) => !each.give && open(each)),
  }));
  const free = groups.flatMap((group) => group.free);
  const dealt = Boolean(
    body.offer?.choices.length || body.offer?.answers.some((each) => each.choice),
  );
  const leading = groups.find(
    (group) => group.first && !group.lasting && group.free.length === 1 && body.turn.you,
  );
  const lone =
    free.length === 1 && !body.forms.length && body.turn.you && placed.size === 0 && !dealt;
  const now = groups.filter((group) => !group.lasting && group.free.length && group !== leading);
  const lasting = groups
    .filter((group) => group.lasting)
    .sort((one, other) => rank(one) - rank(other));
  const only =
    body.turn.you &&
    lasting.length > 0 &&
    !lone &&
    !groups.some((group) => group.first || (group.lasting && !group.blocked));
  const plain =
    !narrow.matches &&
    !lasting.length &&
    body.turn.you &&
    now.every((group) => !group.sentence && group.free.every(isSpoken));
  special.show(
    (lone && !leading) || plain
      ? []
      : groups.filter(
          (group) =>
            group !== leading &&
            (now.includes(group) || (only && !group.lasting && group.sentence)),
        ),
    body.seats,
  );
  const left = groups.filter(isFree).map((group) => group.title);
  const kept = lasting.map((group) => lastingButton(group, body.seats[body.seat], left));
  if (lasting.length) app.classList.toggle("many", lasting.length > MANY);
  const orders = standing(body);
  if (kept.length && body.rates.length)
    kept.splice(
      lasting.findLastIndex((group) => rank(group) < 2) + 1,
      0,
      ...(orders.length && !narrow.matches ? orders.map(inRow) : [tradeButton(body)]),
    );
  const spoken = lone || plain ? now : [];
  const buttons = [
    ...kept,
    ...(leading ? [actButton(leading.free[0], leading, true)] : []),
    ...spoken.flatMap((group) => group.free.map((each) => actButton(each, group, lone))),
  ];
  const note =
    (buttons.length && !plain && (body.turn.you || !narrow.matches)) ||
    (now.length && !plain) ||
    body.forms.some(
      (form) => form.shape !== "turning" || !placed.has(canonical(form.choices[0].action)),
    ) ||
    dealt
      ? []
      : [make("p", { class: "idle", text: idle(body) })];
  const held = document.activeElement?.dataset?.act;
  const [first, rest] = narrow.matches
    ? [buttons.filter(isLone), buttons.filter((each) => !isLone(each))]
    : [[], buttons];
  const reasons = new Set(lasting.map((group) => group.blocked?.note));
  byId("acts").classList.toggle("alike", reasons.size === 1 && lasting.length > 1);
  const above = rest.length && narrow.matches ? [...note, ...orders] : [];
  byId("lone").replaceChildren(...first, ...above);
  byId("acts").classList.toggle("plain", plain);
  byId("acts").replaceChildren(
    ...(plain ? note : []),
    ...rest,
    ...(above.length || plain ? [] : note),
    ...(kept.length && body.rates.length ? [] : orders),
    ...extra(body),
  );
  if (held)
    (
      byId("bottom").querySelector(`[data-act='${CSS.escape(held)}']`) ||
      byId("acts").querySelector("button")
    )?.focus();
}

/** Trade with whoever can: it opens the composer, as a card of the hand does. */
function tradeButton(body) {
  const can =
    body.forms.some((form) => form.shape === "cards") ||
    body.groups.some((group) => group.choices.some((each) => each.give));
  return make(
    "button",
    {
      class: can ? "act trade" : "act trade off",
      id: "trade",
      "aria-disabled": String(!can),
      "aria-pressed": "false",
      onclick: () => composing.trade(),
    },
    make("span", { class: "pic" }, icon("swap")),
    make("span", { class: "nm", text: words.trade }),
  );
}

/** Said in words only: it needs no panel where the row of buttons would be empty. */
const isSpoken = (each) => !each.picture && each.by !== "seat" && !each.cards.length;

/** What stands out is at the top of a phone's sheet. */
const isLone = (button) => button.classList.contains("lone");

/** What ends a turn has no price and no place: it keeps the last corner. */
function rank(group) {
  return group.first ? 0 : group.cost.length || group.picture ? 1 : 2;
}

const end = (group) => (rank(group) === 2 ? " end" : "");

function actButton(each, group, lone) {
  return make(
    "button",
    {
      class: lone ? "act lone" : "act",
      "data-act": canonical(each.action),
      "data-ends": group.ends ? "" : undefined,
      onclick: (event) => act(each.action, event.currentTarget),
    },
    make("span", { class: "nm", text: each.text }),
  );
}

/** Whether something is left to do that costs no card. */
const isFree = (group) =>
  !group.ends && !group.cost.length && group.choices.some((each) => !each.give);

/** Whoever wants it is asked once before a turn ends with something free left. */
function endTurn(action, button, left) {
  const asks = localStorage.getItem("quipu.confirmEnd") === "on" && left.length > 0;
  if (!asks || "sure" in button.dataset) return act(action, button);
  button.dataset.sure = "";
  button.querySelector(".nm").textContent = words.endAnyway;
  toast(words.endLeft, { text: left.join(", ") });
}

/** One that means a single act does it; one with places on the board shows them. */
function lastingButton(group, seat, left) {
  return explain.says(lasting(group, seat, left), () => meant(group, seat));
}

/** What the bubble of a button says: what it makes, what it costs, why not. */
function meant(group, seat) {
  const price = group.cost.map((card) => ({
    name: card.name,
    n: card.count,
    picture: card.picture,
    seat: -1,
  }));
  const paragraph = group.blocked?.paragraph || group.paragraph;
  return {
    name: group.title,
    text: group.sentence,
    now: reason(group),
    picture: group.picture,
    tint: seat.colour,
    facts: price,
    paragraph,
  };
}

/** Why not, in one sentence: what is missing, or what the rules say. */
function reason({ blocked, cost }) {
  if (!blocked) return "";
  return cost.some((card) => card.short) ? `${blocked.note} · ${blocked.text}` : blocked.text;
}

function lasting(group, seat, left) {
  const piece = group.picture ? picture(group.picture, `pic piece seat-${seat.colour}`) : null;
  const cost = make(
    "span",
    { class: "cost" },
    ...group.cost.flatMap((card) =>
      Array.from({ length: card.count }, (_, n) =>
        picture(card.picture, n < card.count - card.short ? "i i16" : "i i16 short"),
      ),
    ),
  );
  const shown = [piece, cost, make("span", { class: "nm", text: group.title })];
  const { blocked } = group;
  if (blocked) {
    const note = make("span", { class: "why", text: blocked.note });
    return make(
      "button",
      {
        class: `act off${end(group)}`,
        "data-means": group.kind,
        "aria-disabled": "true",
        onclick: ({ currentTarget }) => {
          mark(currentTarget);
          explain.show(currentTarget, []);
        },
      },
      note,
      ...shown,
      group.cost.length ? null : make("small", { text: blocked.text }),
    );
  }
  const [only] = group.free;
  if (group.free.length === 1)
    return make(
      "button",
      {
        class: `act${group.first ? " lone" : end(group)}`,
        "data-means": group.kind,
        "data-ends": group.ends ? "" : undefined,
        "data-act": canonical(only.action),
        onclick: ({ currentTarget }) =>
          group.ends ? endTurn(only.action, currentTarget, left) : act(only.action, currentTarget),
      },
      ...shown,
    );
  return make(
    "button",
    {
      class: "act lights",
      "data-means": group.kind,
      "data-kind": group.kind,
      onclick: (event) =>
        group.free.length ? menu(event.currentTarget, group.free) : board.light(group.kind),
    },
    ...shown,
  );
}

function idle(body) {
  if (body.over) return "";
  if (body.seat < 0) return curtain.isDown ? words.nobodyAsked : words.watching;
  if (!board.holders.targets.size || !body.turn.you) return words.nothing;
  const facts = body.facts.filter((each) => !each.picture).map((each) => each.name);
  return facts.length ? [body.turn.note, ...facts].join(" · ") : "";
}

function extra(body) {
  if (body.over && (lesson || puzzle)) return [];
  if (body.over)
    return [
      make("button", {
        class: "btn primary to-ending",
        text: words.endingShow,
        onclick: () => ending.open(),
      }),
    ];
  if (curtain.isDown) return curtain.peeks(body);
  if (body.seats[body.seat]?.bot)
    return [
      make("button", {
        class: "btn",
        text: words.return,
        onclick: () => line.send({ type: "return" }),
      }),
    ];
  return body.turn.you ? [] : curtain.away();
}

/** What may be ordered while others decide; in the row of buttons it has the place of trade. */
function standing(body) {
  return body.turn.you || body.offer || body.over || body.seats[body.seat]?.bot
    ? []
    : body.orders.map((order) => composing.toggle(order));
}

function inRow(order) {
  order.classList.add("act", "trade");
  return order;
}

/** The result page checks that the last knot told here while the game ran is in the cord. */
function resultPage() {
  const head = localStorage.getItem(`head ${app.dataset.table}`);
  return `/t/${app.dataset.table}/result${head ? `?head=${head}` : ""}`;
}

function over(body) {
  if (!body.over) localStorage.setItem(`head ${app.dataset.table}`, body.head);
  byId("to-result").hidden = !body.over || Boolean(lesson || puzzle);
  byId("to-result").href = resultPage();
  if (byId("ending-full")) byId("ending-full").href = resultPage();
}

/** Whether a place on the board has to be chosen before anything else can be done. */
function isChoosing({ turn, groups }) {
  const mayEnd = groups.some((group) => group.ends && group.choices.length);
  return turn.you && !mayEnd && Boolean(board.layers.targets.querySelector(".glow"));
}

/** What would be taken back, and whether the others have to agree. */
function undoing({ over, seat, undo, undoes }) {
  const button = byId("undo");
  button.disabled = over || seat < 0;
  button.classList.toggle("quiet", undo === 0 && !undoes.asks);
  button.classList.toggle("asks", undoes.asks);
  const name = undoes.asks ? words.undoAsk : words.undo;
  button.querySelector(".wide").textContent = name;
  button.title = undoes.why || (undoes.text ? `${name}: ${undoes.text}` : name);
  button.setAttribute("aria-label", button.title);
}

function proposal(asked) {
  const box = byId("proposal");
  box.hidden = !asked;
  if (!asked) return;
  const who = curtain.answers();
  box.querySelector("b").textContent = who ? `${asked.text} ${who}:` : asked.text;
  for (const each of box.querySelectorAll("button")) each.hidden = !asked.answer && !who;
}

for (const each of byId("proposal").querySelectorAll("[data-answer]")) {
  each.addEventListener("click", () =>
    command({ type: "answer", yes: each.dataset.answer === "yes" }),
  );
}

// ---- refusals, menus and tools ---------------------------------------------------------------

function toast(title, why) {
  const box = byId("toast");
  box.querySelector("b").textContent = title;
  box.querySelector("p").textContent = why.text;
  const rule = box.querySelector("[data-rule]");
  rule.hidden = !why.paragraph;
  rule.textContent = `${words.rule} ${why.paragraph}`;
  rule.onclick = () => {
    box.hidden = true;
    side.refused(title, why);
  };
  box.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => {
    box.hidden = true;
  }, 9000);
}

/** Where something was refused stays marked while the eye looks for it. */
function mark(place) {
  if (!place?.isConnected) return;
  place.classList.add("refused-here");
  shake(place);
  setTimeout(() => place.classList.remove("refused-here"), 1600);
}

/** A place that offers nothing says why, or else what it is. */
async function why({ place, x, y }) {
  const key = place.dataset.place || place.dataset.key;
  const keys = explain.keys(place, x, y);
  const said =
    !view || view.over || view.seat < 0 ? null : await asked({ type: "why", place: key });
  if (said?.refusal) {
    mark(place);
    toast(said.text, said.refusal);
    return;
  }
  explain.show(place, keys);
}

byId("toast")
  .querySelector("[data-shut]")
  .addEventListener("click", () => {
    byId("toast").hidden = true;
  });

/** What there is to decide in a view, to be compared. */
const decision = ({ turn, groups, forms }) => canonical([turn, groups, forms]);

let menuOf = null; // the place whose menu is open

function hideChoices() {
  byId("choices").hidden = true;
  menuOf = null;
}

/** What a place offers: what a click would do first, then what its menu names. */
function choices(target) {
  const direct = target.dataset.action ? canonical(JSON.parse(target.dataset.action)) : "";
  const acts = view?.groups.flatMap((group) => group.choices) || [];
  const first = acts.filter((each) => canonical(each.action) === direct);
  return [
    ...first,
    ...acts.filter((each) => fits(target, each.action) && canonical(each.action) !== direct),
  ];
}

function menu(target, entries) {
  const box = byId("choices");
  box.classList.toggle(
    "pictured",
    entries.every((each) => each.picture),
  );
  box.replaceChildren(
    ...entries.map((each) =>
      make(
        "button",
        {
          role: "menuitem",
          title: each.text,
          "data-act": canonical(each.action),
          onclick: () => act(each.action, target),
        },
        each.picture ? picture(each.picture, "pic") : null,
        each.by === "seat" ? disc(view.seats[each.what], "sm") : null,
        ...cardsOf(each),
        make("span", { text: ((each.picture || each.cards.length) && each.name) || each.text }),
      ),
    ),
  );
  box.hidden = false;
  menuOf = target;
  placeMenu();
  box.querySelector("button")?.focus();
}

/** Put the open menu beside its place, wherever that is now. */
function placeMenu() {
  const box = byId("choices");
  if (box.hidden || !menuOf) return;
  const key = menuOf.closest("[data-key]")?.dataset.key;
  if (!menuOf.isConnected && key) menuOf = byId(`at-${key}`)?.querySelector(".glow") || menuOf;
  const at = menuOf.getBoundingClientRect();
  const below = at.bottom + box.offsetHeight + 8 < innerHeight;
  const top = below ? at.bottom + 6 : Math.max(8, at.top - box.offsetHeight - 6);
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(top, innerHeight - box.offsetHeight - 8))}px`;
}

addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#choices")) hideChoices();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && byId("choices").hidden) composing.escape();
  if (event.key === "Escape") hideChoices();
  const inField = event.target.closest?.("input, textarea");
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !inField) byId("undo").click();
});

for (const each of boards) {
  each.isTooEarly = (target) => guard.isFresh(target);
  each.addEventListener("menu", (event) => menu(event.detail, choices(event.detail)));
  each.addEventListener("form", (event) => composing.open(event.detail));
  each.addEventListener("act", (event) => act(event.detail.action, event.detail.target));
  each.addEventListener("why", (event) => why(event.detail));
}
board.addEventListener("empty", () => byId("acts").querySelector("button")?.focus());
board.addEventListener("picked", (event) => {
  const bubble = byId("bubble");
  if (event.detail) bubble.textContent = `${event.detail} · ${words.tapAgain}`;
  bubble.classList.toggle("caption", Boolean(event.detail));
  if (!event.detail) bubble.hidden = true;
});
byId("undo").addEventListener("click", () => command({ type: "undo" }));
byId("zoom-in").addEventListener("click", () => zoom.by(1.4));
byId("zoom-out").addEventListener("click", () => zoom.by(1 / 1.4));
byId("whole").addEventListener("click", () => zoom.whole());
board.enlarge = (target) => zoom.close(target);
byId("offer-end")?.addEventListener("click", () => line.send({ type: "end" }));
for (const each of document.querySelectorAll("[data-pace]"))
  each.addEventListener("click", () => line.send({ type: "pace", pace: each.dataset.pace }));
byId("takeover")?.addEventListener("click", () => line.send({ type: "takeover" }));
byId("resign")?.addEventListener("click", () => {
  const sure = byId("sure");
  sure.returnValue = "no";
  sure.showModal();
  sure.onclose = () => {
    if (sure.returnValue === "yes") line.send({ type: "resign" });
  };
});
/** What depends on the arrangement besides styles; where there is no column seats stand above. */
function arranged() {
  board.fold(!arrangement.is("desk"));
  hand.frame = arrangement.is("landscape") ? byId("own-cards") : null;
  if (arrangement.is("tablet")) byId("stripped").append(byId("seats"));
  else byId("side").prepend(byId("seats"));
  zoom.whole();
}
board.addEventListener("placed", () => {
  zoom.place();
  placeMenu();
});
addEventListener("resize", placeMenu);
board.follow();
new ResizeObserver(() => hand.arrangeParts()).observe(byId("own-cards"));
arranged();
arrangement.onChange(() => {
  arranged();
  composing.refresh();
  forms.shown = offers.shown = special.shown = "";
  line.send(line.hello());
});
keys(explain);
scrollers();
sheet();
byId("keys-here").addEventListener("click", () => byId("keys").showModal());
line.connect();
