// Stats at the table: what chance gave against what was to be expected. Asked for while it is seen.

import { byId, disc, make, picture, words } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH, FOOT, HEAD] = [340, 134, 18, 16];
const SELDOM = 1500; // milliseconds between two questions
const NEAR = 12; // a number keeps so far from the line of the expectation

const filled = (text, n) => text.replace("{n}", n);

function drawn(tag, values, text = "") {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

export class Stats {
  /** @param {(question: object) => Promise<any>} ask @param {(markup: string) => void} define */
  constructor(ask, define) {
    this.ask = ask;
    this.define = define;
    this.box = byId("stats");
    this.seats = [];
    this.facts = [];
    this.timer = 0;
    this.asked = 0; // when
    this.found = null;
    document.addEventListener("tab", (event) => {
      if (event.detail === "stats") this.refresh();
    });
  }

  get isSeen() {
    return Boolean(this.box) && !this.box.hidden && this.box.checkVisibility();
  }

  /** @param {any} body the view; only who looks at the tab asks again */
  view(body) {
    this.seats = body.seats;
    this.facts = body.facts;
    if (this.isSeen && body.log.length) this.refresh();
  }

  /** Several moves in a row are one question. */
  refresh() {
    clearTimeout(this.timer);
    const wait = Math.max(0, this.asked + SELDOM - Date.now());
    this.timer = setTimeout(() => this.look(), wait);
  }

  async look() {
    if (!this.isSeen) return;
    this.asked = Date.now();
    const found = await this.ask({ type: "stats" });
    if (!found) return;
    this.define(found.symbols);
    this.found = found;
    this.draw();
  }

  draw() {
    const { chance, cards } = this.found;
    this.box.replaceChildren(
      ...this.chance(chance),
      ...(cards ? this.cards(cards) : []),
      ...this.held(),
    );
  }

  chance(chance) {
    const title = (about) => make("h3", {}, words.statsChance, " ", make("small", { text: about }));
    if (!chance) return [title(""), make("p", { class: "note", text: words.statsNone })];
    return [
      title(filled(words.statsSoFar, chance.draws)),
      this.chart(chance),
      make("p", { class: "note", text: filled(words.statsStray, chance.stray) }),
    ];
  }

  chart(chance) {
    const most = Math.max(...chance.bars.flatMap((bar) => [bar.n, bar.due]));
    const pitch = WIDE / chance.bars.length;
    const y = (n) => HIGH - FOOT - (n / most) * (HIGH - FOOT - HEAD);
    const said = chance.bars.map((bar) => `${bar.name}: ${bar.n}`).join(", ");
    const svg = drawn("svg", { class: "ch", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img" });
    svg.setAttribute("aria-label", said);
    for (const [n, bar] of chance.bars.entries()) {
      const x = pitch * (n + 0.5);
      const wide = Math.min(34, pitch * 0.68);
      const over = y(bar.n) - y(bar.due);
      const top = over > 0 && over < NEAR ? y(bar.due) : y(bar.n);
      svg.append(
        drawn("rect", {
          x: x - wide / 2,
          y: y(bar.n),
          width: wide,
          height: HIGH - FOOT - y(bar.n),
          rx: 2,
          class: "drawn",
        }),
        drawn("path", { d: `M${x - wide * 0.62} ${y(bar.due)}H${x + wide * 0.62}`, class: "due" }),
        drawn("text", { x, y: top - 4, "text-anchor": "middle", class: "k" }, bar.n),
        this.face(bar, x),
      );
    }
    svg.append(drawn("path", { d: `M0 ${HIGH - FOOT}H${WIDE}`, class: "axis" }));
    return svg;
  }

  face(bar, x) {
    if (!bar.picture) return drawn("text", { x, y: HIGH - 4, "text-anchor": "middle" }, bar.name);
    const shown = picture(bar.picture, "");
    for (const [name, value] of Object.entries({ x: x - 8, y: HIGH - 17, width: 16, height: 16 }))
      shown.setAttribute(name, String(value));
    return shown;
  }

  cards(cards) {
    const head = cards.kinds.map((kind) =>
      make(
        "th",
        { scope: "col", title: kind.name },
        picture(kind.picture, "i i16"),
        make("span", { class: "unseen", text: kind.name }),
      ),
    );
    const many = cards.kinds.length > 6;
    return [
      make("h3", { text: words.statsCards }),
      make(
        "table",
        { class: many ? "many" : "" },
        make(
          "thead",
          {},
          make(
            "tr",
            {},
            make("th", { scope: "col" }),
            ...head,
            make("th", { scope: "col", text: words.statsAll }),
            make("th", {
              scope: "col",
              colspan: many ? 1 : 2,
              class: "due",
              text: words.statsExpected,
            }),
          ),
        ),
        make("tbody", {}, ...cards.rows.map((row) => this.row(row, many))),
      ),
    ];
  }

  row(row, many) {
    const seat = this.seats[row.seat];
    const best = Math.max(1, ...row.counts);
    return make(
      "tr",
      { class: seat.me ? "me" : "" },
      make("th", { scope: "row" }, disc(seat, "sm"), make("span", { text: seat.name })),
      ...row.counts.map((n) => make("td", { class: n === best ? "num best" : "num", text: n })),
      make("td", { class: "num best", text: row.total }),
      many ? null : make("td", { class: "num due", text: row.due }),
      make("td", { class: "num best", title: row.due, text: row.more }),
    );
  }

  held() {
    const held = this.facts.filter((each) => each.picture);
    if (!held.length) return [];
    return [
      make("h3", {}, words.statsBank, " ", make("small", { text: words.statsBankAbout })),
      make(
        "ul",
        { class: "held" },
        ...held.map((each) =>
          make(
            "li",
            { title: each.name, role: "img", "aria-label": each.name },
            picture(each.picture, "i"),
            make("b", { class: "num", text: each.n }),
          ),
        ),
      ),
    ];
  }
}
