// Beside the board: seats, log, chat and the rules.

import { byId, disc, make, picture, words } from "./dom.js";
import { fly, pop } from "./motion.js";

/** A number with the minus sign of printers. */
const figure = (n) => (n === null || n === undefined ? "" : String(n).replace("-", "−"));

export class Side {
  constructor(game, send) {
    this.game = game;
    this.send = send;
    this.seats = [];
    this.muted = new Set(JSON.parse(localStorage.getItem("muted") || "[]"));
    this.me = null;
    this.points = [];
    for (const tab of document.querySelectorAll("[data-tab]")) tab.addEventListener("click", () => this.open(tab.dataset.tab));
    byId("say").addEventListener("submit", (event) => this.say(event));
    byId("find").addEventListener("submit", (event) => event.preventDefault());
    const list = byId("log");
    this.follows = true;
    this.high = 0;
    list.addEventListener("scroll", () => {
      if (list.clientHeight === this.high) this.follows = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    });
    new ResizeObserver(() => {
      this.high = list.clientHeight;
      this.newest();
    }).observe(list);
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
    for (const panel of document.querySelectorAll("[data-panel]")) panel.hidden = panel.dataset.panel !== name;
    document.body.classList.toggle("reading", name === "rules");
    if (name === "rules") {
      document.body.classList.add("talking");
      if (!byId("ledger").childElementCount) this.rules({});
    }
    if (name === "chat") byId("chat-dot").hidden = true;
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
  }

  row(seat) {
    const counts = seat.counts.map((each) => this.count(each));
    return make("li", { class: `seat seat-${seat.colour}${seat.on ? " on" : ""}${seat.asked ? " asked" : ""}`, "data-seat": seat.seat, "aria-current": seat.on ? "true" : undefined }, disc(seat), make("div", { class: "who" }, make("b", { text: seat.name }), make("span", { class: "tag", text: seat.tag }), make("div", { class: "stats" }, ...counts)), this.away(seat) || this.things(seat), make("span", { class: "pts num", "data-points": seat.seat, text: figure(seat.points) }));
  }

  /** A number with its symbol, or in words. */
  count(count) {
    if (!count.picture) return make("span", { text: count.name });
    return make("span", { class: "fact", title: count.name, role: "img", "aria-label": count.name }, picture(count.picture, "i i16"), make("span", { class: "num", text: count.n }));
  }

  /** The host, or anybody while the host is away, may give the seat of somebody away to a bot. */
  away(seat) {
    if (!seat.give) return null;
    return make("button", { class: "btn small", text: words.giveToBot, onclick: () => this.send({ type: "takeover", seat: seat.seat }) });
  }

  /** What lies before a seat, drawn by its game. */
  things(seat) {
    const box = make("span", { class: "things" });
    box.innerHTML = seat.things;
    return box;
  }

  chip(seat) {
    return make("li", { class: `sc seat-${seat.colour}${seat.on ? " on" : ""}${seat.asked ? " asked" : ""}`, "data-seat": seat.seat }, disc(seat), make("b", { text: seat.name }), make("span", { class: "sub" }, ...(seat.counts.length ? [this.count(seat.counts[0])] : [seat.tag])), make("span", { class: "p num", "data-points": seat.seat, text: figure(seat.points) }));
  }

  // ---- log -------------------------------------------------------------------------------

  /** @param {any[]} lines @param {boolean} full */
  log(lines, full) {
    const list = byId("log");
    const items = lines.map((line) => this.line(line));
    if (full) list.replaceChildren(...items);
    else list.append(...items);
    while (list.childElementCount > 400) list.firstElementChild.remove();
    this.follows ||= full;
    this.newest();
    if (lines.length) byId("latest").replaceChildren(...this.line(lines.at(-1)).childNodes);
    if (!full) lines.slice(-12).forEach((line, n) => this.flight(line, n));
  }

  /** Who reads the end of the log stays there, also when a form takes of its room. */
  newest() {
    if (this.follows) byId("log").scrollTop = byId("log").scrollHeight;
  }

  line(line) {
    const seat = this.seats[line.seat];
    return make("li", {}, seat ? disc(seat, "sm") : make("i", { class: "nobody" }), make("span", {}, ...spoken(line.text)));
  }

  /** What everybody is to see though the game does not tell it. */
  note(seat, text) {
    byId("log").append(this.line({ seat, text }));
    this.newest();
  }

  flight(line, n) {
    const seat = this.seats[line.seat];
    if (!seat || !line.at.length) return;
    const from = byId(`at-${line.at[0]}`);
    const to = [...document.querySelectorAll(`[data-seat="${line.seat}"] .disc`)].find((each) => each.getBoundingClientRect().width);
    fly(from, to, seat.colour, n * 60);
  }

  // ---- chat ------------------------------------------------------------------------------

  welcome(body) {
    this.me = body.person;
    byId("chat").replaceChildren();
    for (const line of body.chat) this.chat(line, true);
    byId("phrases").replaceChildren(...body.phrases.map(([name, text]) => make("button", { class: "chip", text, onclick: () => this.send({ type: "say", phrase: name }) })));
  }

  chat(line, old = false) {
    const seat = this.seats[line.seat];
    const item = make("li", { "data-from": line.from }, seat ? disc(seat, "sm") : make("i", { class: "nobody" }), make("span", {}, make("b", { text: `${line.name} ` }), line.text));
    if (line.from !== this.me) item.append(make("button", { class: "mute", text: words.mute, onclick: () => this.mute(line.from) }));
    item.hidden = this.muted.has(line.from);
    if ((line.phrase === "hint" && !old) || line.phrase === "explored") this.note(line.seat, `${line.name} ${line.text}`);
    byId("chat").append(item);
    byId("chat").scrollTop = byId("chat").scrollHeight;
    if (!old && !item.hidden && line.phrase !== "hint" && document.querySelector('[data-panel="chat"]').hidden) byId("chat-dot").hidden = false;
  }

  mute(person) {
    this.muted.add(person);
    this.quiet();
  }

  unmute() {
    this.muted.clear();
    this.quiet();
  }

  /** Who is muted stays so after a reload, at every table, until all are heard again. */
  quiet() {
    localStorage.setItem("muted", JSON.stringify([...this.muted]));
    for (const each of document.querySelectorAll("#chat [data-from]")) each.hidden = this.muted.has(Number(each.dataset.from));
    byId("unmute").hidden = this.muted.size === 0;
  }

  say(event) {
    event.preventDefault();
    const field = event.target.querySelector("input");
    if (field.value.trim()) this.send({ type: "say", words: field.value });
    field.value = "";
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
    const mark = what.at ? ledger.querySelector(`#${CSS.escape(what.at)}`) : null;
    if (mark) mark.scrollIntoView({ block: "center" });
    else ledger.scrollTop = 0;
  }

  follow(event) {
    const link = event.target.closest("[data-paragraph]");
    if (!link) return;
    event.preventDefault();
    this.rules({ at: link.dataset.paragraph });
  }

  /** The rule behind a refusal: what was refused on top, the chapter with its paragraph below. */
  refused(title, why) {
    const box = byId("refused-rule");
    box.hidden = false;
    box.replaceChildren(make("b", { text: title }), make("p", { text: why.text }));
    this.open("rules");
    if (why.paragraph) this.rules({ at: why.paragraph });
  }
}

/** A sentence with the names in it, which the server sets apart, standing out. */
function spoken(text) {
  return text.split(/\u2068(.*?)\u2069/).map((each, n) => (n % 2 ? make("b", { text: each }) : each));
}
