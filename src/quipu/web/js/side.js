// Beside the board: seats, log, chat and the rules.

import { byId, disc, make, picture, words } from "./dom.js";
import { follow, hushAll, say } from "./bubbles.js";
import { Log } from "./log.js";
import { pop } from "./motion.js";

/** Why words may be refused. */
const UNHEARD = new Set(["too_fast", "muted", "malformed", "not_stored", "foreign"]);

/** A number with the minus sign of printers. */
const figure = (n) => (n === null || n === undefined ? "" : String(n).replace("-", "−"));

/** The points of a seat: all that who looks knows, and of their own how many are hidden. */
function points(seat, css) {
  const parts = seat.hidden
    ? make("small", {
        title: words.pointsHidden,
        text: `${figure(seat.points - seat.hidden)}+${seat.hidden}`,
      })
    : null;
  return make(
    "span",
    { class: `${css} num`, "data-what": "points", "data-points": seat.seat },
    ...(parts ? [parts, " "] : []),
    make("b", { text: figure(seat.points) }),
  );
}

/** Marks what an element shows, so that it can be explained. */
function what(element, key) {
  element.dataset.what = key;
  return element;
}

export class Side {
  constructor(game, send) {
    this.game = game;
    this.send = send;
    this.seats = [];
    this.muted = new Set(JSON.parse(localStorage.getItem("muted") || "[]"));
    this.me = null;
    this.points = [];
    this.saying = ""; // what was said and not heard yet
    this.last = -1; // line of the chat
    for (const tab of document.querySelectorAll("[data-tab]"))
      tab.addEventListener("click", () => this.open(tab.dataset.tab));
    byId("say").addEventListener("submit", (event) => this.say(event));
    byId("find").addEventListener("submit", (event) => event.preventDefault());
    this.told = new Log();
    let wait = 0;
    byId("find").addEventListener("input", (event) => {
      clearTimeout(wait);
      wait = setTimeout(() => this.rules({ q: event.target.value }), 250);
    });
    byId("ledger").addEventListener("click", (event) => this.follow(event));
    byId("open-rules").addEventListener("click", () => this.open("rules"));
    byId("rules-here").addEventListener("click", () => this.open("rules"));
    byId("talk-here").addEventListener("click", () => document.body.classList.add("talking"));
    byId("latest").addEventListener("click", () => {
      this.open("log");
      document.body.classList.add("talking");
    });
    byId("unmute").addEventListener("click", () => this.unmute());
    byId("unmute").hidden = this.muted.size === 0;
    byId("talk-away").addEventListener("click", () => document.body.classList.remove("talking"));
  }

  open(name) {
    for (const tab of document.querySelectorAll("[data-tab]")) {
      const on = tab.dataset.tab === name;
      tab.classList.toggle("on", on);
      tab.setAttribute("aria-selected", String(on));
    }
    for (const panel of document.querySelectorAll("[data-panel]"))
      panel.hidden = panel.dataset.panel !== name;
    document.body.classList.toggle("reading", name === "rules");
    this.numbers();
    if (name === "rules") {
      document.body.classList.add("talking");
      if (!byId("ledger").childElementCount) this.rules({});
    }
    if (name === "chat") byId("chat-dot").hidden = true;
    document.dispatchEvent(new CustomEvent("tab", { detail: name }));
  }

  // ---- seats -----------------------------------------------------------------------------

  show(seats) {
    this.seats = seats;
    byId("seats").replaceChildren(...seats.map((seat) => this.row(seat)));
    byId("strip").replaceChildren(...seats.map((seat) => this.chip(seat)));
    seats.forEach((seat, n) => {
      if (this.points[n] !== undefined && this.points[n] !== seat.points) {
        for (const each of document.querySelectorAll(`[data-points="${n}"]`)) pop(each);
      }
    });
    this.points = seats.map((seat) => seat.points);
    follow();
  }

  row(seat) {
    const counts = seat.counts.map((each) => this.count(each));
    return make(
      "li",
      {
        class: `seat seat-${seat.colour}${seat.on ? " on" : ""}${seat.asked ? " asked" : ""}`,
        "data-seat": seat.seat,
        "data-opens": seat.opens || undefined,
        "aria-current": seat.on ? "true" : undefined,
      },
      what(disc(seat), "seat"),
      make(
        "div",
        { class: "who" },
        make("b", { "data-what": "seat", text: seat.name }),
        make("span", { class: "tag", text: seat.tag }),
        make("span", { class: "did" }),
        make("div", { class: "stats" }, ...counts),
      ),
      this.away(seat) || this.opener(seat) || this.things(seat),
      points(seat, "pts"),
    );
  }

  /** A number with its symbol, or in words. */
  count(count) {
    if (!count.picture) return make("span", { "data-what": count.key, text: count.name });
    return make(
      "span",
      { class: "fact", "data-what": count.key, role: "img", "aria-label": count.name },
      picture(count.picture, "i i16"),
      make("span", { class: "num", text: count.n }),
    );
  }

  /** The host, or anybody while the host is away, may give the seat of somebody away to a bot. */
  away(seat) {
    if (!seat.give) return null;
    return make("button", {
      class: "btn small",
      text: words.giveToBot,
      onclick: () => this.send({ type: "takeover", seat: seat.seat }),
    });
  }

  /** The row of a seat that can be opened beside the board has a button for keys. */
  opener(seat) {
    return seat.opens
      ? make("button", {
          class: "btn small",
          text: words.openSeat,
          "aria-label": `${words.openSeat} ${seat.name}`,
        })
      : null;
  }

  /** What lies before a seat, drawn by its game. */
  things(seat) {
    const box = make("span", { class: "things" });
    box.innerHTML = seat.things;
    return box;
  }

  chip(seat) {
    return make(
      "li",
      {
        class: `sc seat-${seat.colour}${seat.on ? " on" : ""}${seat.asked ? " asked" : ""}`,
        "data-seat": seat.seat,
        "data-opens": seat.opens || undefined,
      },
      what(disc(seat), "seat"),
      make("b", { "data-what": "seat", text: seat.name }),
      make(
        "span",
        { class: "sub" },
        ...(seat.counts.length ? [this.count(seat.counts[0])] : [seat.bot ? "" : seat.tag]),
        make("span", { class: "did" }),
      ),
      points(seat, "p"),
    );
  }

  // ---- chat ------------------------------------------------------------------------------

  welcome(body) {
    this.me = body.person;
    byId("chat").replaceChildren();
    for (const line of body.chat) this.chat(line, true);
    this.unsaid();
    byId("phrases").replaceChildren(
      ...body.phrases.map(([name, text]) =>
        make("button", {
          class: "chip",
          text,
          onclick: () => this.send({ type: "say", phrase: name }),
        }),
      ),
    );
  }

  chat(line, old = false) {
    if (line.id > this.last && line.from === this.me && !line.phrase) this.saying = "";
    this.last = Math.max(this.last, line.id);
    const seat = this.seats[line.seat];
    const item = make(
      "li",
      { "data-from": line.from },
      seat ? disc(seat, "sm") : make("i", { class: "nobody" }),
      make("span", {}, make("b", { text: `${line.name} ` }), line.text),
    );
    if (line.from !== this.me)
      item.append(
        make("button", { class: "mute", text: words.mute, onclick: () => this.mute(line.from) }),
      );
    item.hidden = this.muted.has(line.from);
    if ((line.phrase === "hint" && !old) || line.phrase === "explored")
      this.told.note(
        line.seat,
        line.phrase === "hint" && line.from === this.me
          ? words.youAskedHint
          : `${line.name} ${line.text}`,
      );
    byId("chat").append(item);
    byId("chat").scrollTop = byId("chat").scrollHeight;
    if (
      !old &&
      !item.hidden &&
      line.phrase !== "hint" &&
      document.querySelector('[data-panel="chat"]').hidden
    )
      this.unread(line);
  }

  /** A line that nobody reads in its tab: a dot there, and a bubble at the seat that said it. */
  unread(line) {
    byId("chat-dot").hidden = false;
    if (line.seat >= 0) say(line.seat, line.text);
  }

  mute(person) {
    this.muted.add(person);
    hushAll();
    this.quiet();
  }

  unmute() {
    this.muted.clear();
    this.quiet();
  }

  /** Who is muted stays so after a reload, at every table, until all are heard again. */
  quiet() {
    localStorage.setItem("muted", JSON.stringify([...this.muted]));
    for (const each of document.querySelectorAll("#chat [data-from]"))
      each.hidden = this.muted.has(Number(each.dataset.from));
    byId("unmute").hidden = this.muted.size === 0;
  }

  say(event) {
    event.preventDefault();
    const field = event.target.querySelector("input");
    const words = field.value;
    if (this.saying || (words.trim() && !this.send({ type: "say", words }))) return;
    this.saying = words.trim();
    field.value = "";
  }

  /** What was not heard, on a line that broke or because it was refused, is there to be said again. */
  unsaid() {
    const field = byId("say").querySelector("input");
    field.value ||= this.saying;
    this.saying = "";
  }

  refusedWords(code) {
    if (UNHEARD.has(code)) this.unsaid();
  }

  // ---- rules -----------------------------------------------------------------------------

  /** The latest question counts, whichever answer comes first. @param {{q?: string, at?: string}} what */
  async rules(what) {
    const asked = new URLSearchParams({ panel: "true", ...what });
    this.asked = asked;
    const answer = await fetch(`/rules/${this.game}?${asked}`);
    const text = await answer.text();
    if (!answer.ok || this.asked !== asked) return;
    const ledger = byId("ledger");
    ledger.innerHTML = text;
    this.numbers();
    const mark = what.at ? ledger.querySelector(`#${CSS.escape(what.at)}`) : null;
    if (mark) mark.scrollIntoView({ block: "center" });
    else ledger.scrollTop = 0;
  }

  /** While a rule names numbered places, the board shows their numbers. */
  numbers() {
    const ledger = byId("ledger");
    const open = ledger.querySelector(".rule.on");
    const named = open
      ? open.classList.contains("numbered")
      : Boolean(ledger.querySelector(".numbered"));
    document.body.classList.toggle(
      "numbered",
      named && document.body.classList.contains("reading"),
    );
  }

  follow(event) {
    const table = event.target.closest("[data-cites]");
    if (table) {
      event.preventDefault();
      const cited = table.closest(".rule").querySelector(`[data-cited="${table.dataset.cites}"]`);
      cited.open = !cited.open;
      return;
    }
    const link = event.target.closest("[data-paragraph]");
    if (!link) return;
    event.preventDefault();
    this.rules({ at: link.dataset.paragraph });
  }

  /** The rule behind a refusal: what was refused on top, the chapter with its paragraph below. */
  refused(title, why) {
    const box = byId("refused-rule");
    box.hidden = !why.text;
    box.replaceChildren(make("b", { text: title }), make("p", { text: why.text }));
    this.open("rules");
    if (why.paragraph) this.rules({ at: why.paragraph });
  }
}
