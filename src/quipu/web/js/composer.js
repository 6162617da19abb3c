// The composer: cards tapped in and out of the hand, kinds wanted, whom to ask, and what can be had
// at once. A composition fits some ways to use it; the server names and judges the one chosen.

import { narrow } from "./arrangement.js";
import { canonical } from "./canonical.js";
import { Composition, counts, fixed, some, total } from "./composition.js";
import { byId, disc, icon, make, picture, words } from "./dom.js";
import { scroller } from "./scrollers.js";
import { shake } from "./motion.js";

export class Composer extends Composition {
  /** @param {any} shell what it acts through: `act`, `attempt`, `order`, `changed`, `close` */
  constructor(shell, { title, forms, choices, must }) {
    super(forms, choices);
    this.shell = shell;
    this.must = must;
    this.turn = 0;
    this.element = make("section", { class: "composer form cards", "aria-label": title });
    this.title = title;
    this.set(forms, choices);
  }

  /** What can be composed has changed; what was named stays as far as it may. */
  set(forms, choices) {
    const { heading = "", sentence = "", paragraph = "" } = forms.length === 1 ? forms[0] : {};
    Object.assign(this, { heading, sentence, paragraph });
    this.setWays(forms, choices);
  }

  /** A tap adds one; where no more may be named the card shakes, and what was named stays. */
  add(side, kind) {
    if (!this.canAdd(side, kind)) return this.shell.refuse(side, kind);
    this[side][kind] = (this[side][kind] || 0) + 1;
    this.shell.changed();
  }

  take(side, kind) {
    this[side][kind] -= 1;
    this.shell.changed();
  }

  /** What is missing, in a few words. */
  lacking() {
    const missing = this.missing();
    if (missing === null) return words.doesNotFit;
    return missing ? `${words.stillMissing} ${missing}` : "";
  }

  // ---- showing ---------------------------------------------------------------------------

  show(body) {
    const held = document.activeElement?.dataset?.focus;
    this.confirm = make("button", {
      class: "btn primary go-on",
      "data-focus": "confirm",
      onclick: () => this.send(),
    });
    this.note = make("small", { class: "why hint", role: "status" });
    this.element.replaceChildren(
      ...[
        this.head(),
        this.about(),
        this.tray(),
        this.kept(body),
        this.wanted(),
        ...this.deals(),
        this.rates(body),
        this.standing(body),
      ].filter(Boolean),
    );
    this.shell.foot(this.foot(body));
    if (held)
      document
        .querySelector(
          `.composer [data-focus="${CSS.escape(held)}"], .go [data-focus="${CSS.escape(held)}"]`,
        )
        ?.focus({ preventScroll: true });
    this.judge();
  }

  head() {
    const tool = (name, label, does, off = false) =>
      make(
        "button",
        { class: "sqb", "aria-label": label, title: label, disabled: off, onclick: does },
        icon(name),
      );
    const { last } = this.shell;
    const asks = this.seats.length > 0;
    const swapped = () =>
      total(this.give) + total(this.want)
        ? [this.want, this.give]
        : [last?.want || {}, last?.give || {}];
    const refill = (cards) => {
      this.fill(...cards);
      this.shell.changed();
    };
    return make(
      "header",
      { class: "head" },
      make("h2", { text: this.heading || this.title }),
      make(
        "div",
        { class: "tl" },
        asks ? tool("again", words.repeatOffer, () => refill([last.give, last.want]), !last) : null,
        asks
          ? tool(
              "swap",
              words.mirrorOffer,
              () => refill(swapped()),
              !last && !total(this.give) && !total(this.want),
            )
          : null,
        this.must ? null : tool("close", words.close, () => this.shell.close()),
      ),
    );
  }

  /** Why it is to be composed. */
  about() {
    if (!this.sentence) return null;
    const rule = this.paragraph
      ? make("button", {
          class: "par",
          text: this.paragraph,
          onclick: () => this.shell.rule(this.title, this.paragraph),
        })
      : null;
    return make("p", { class: "about" }, `${this.sentence} `, rule);
  }

  /** What is given and what is got, each card a tap to take it out. */
  tray() {
    const chips = (side) =>
      Object.entries(some(this[side])).map(([kind, n]) =>
        make(
          "button",
          {
            class: `sl ${side}`,
            "data-focus": `${side} ${kind}`,
            "aria-label": `${words.less}: ${this.named[kind].name}`,
            title: this.named[kind].name,
            onclick: () => this.take(side, kind),
          },
          this.shown(kind),
          make("b", { class: "num", text: n }),
        ),
      );
    const gives = this.ways.some((way) => way.count.give[1]);
    const wants = this.ways.some((way) => way.count.want[1]);
    const given = chips("give");
    const parts = [
      gives
        ? make(
            "span",
            { class: "gv" },
            ...given,
            given.length ? null : make("small", { text: words.tapYourHand }),
          )
        : null,
      gives && wants ? make("i", { class: "sw", "aria-hidden": "true" }, icon("swap")) : null,
      wants
        ? make(
            "span",
            { class: "gv" },
            ...chips("want"),
            total(this.want) ? null : make("small", { text: words.tapWanted }),
          )
        : null,
    ];
    return make("div", { class: "tray" }, ...parts, this.counter());
  }

  /** "3 of 5", where so many are to be named. */
  counter() {
    const side = ["give", "want"].find((each) => this.ways.every((way) => fixed(way.count[each])));
    return side
      ? make("b", {
          class: "counter num",
          role: "status",
          text: `${total(this[side])} ${words.of} ${this.ways[0].count[side][1]}`,
        })
      : null;
  }

  /** What stays in the hand of who must give. */
  kept({ cards }) {
    if (!this.must || !total(this.give)) return null;
    const left = cards
      .filter((card) => this.named[card.card])
      .map((card) => [card.card, card.count - (this.give[card.card] || 0)]);
    return make(
      "p",
      { class: "rates keeps" },
      make("span", { text: words.youKeep }),
      ...this.few(Object.fromEntries(left)),
    );
  }

  shown(kind) {
    const thing = this.named[kind];
    return thing.picture ? picture(thing.picture, "i i24") : make("small", { text: thing.name });
  }

  /** Kinds to want, in a row of cards. */
  wanted() {
    const kinds = this.kinds("want");
    if (!kinds.length) return null;
    const row = make(
      "div",
      { class: "wt", "data-scroller": "", role: "group", "aria-label": words.want },
      ...kinds.map((kind) => {
        const n = this.want[kind] || 0;
        const off = !n && !this.canAdd("want", kind);
        const { name, tint } = this.named[kind];
        const card = make(
          "button",
          {
            class: `wk${n ? " has" : ""}`,
            disabled: off,
            "data-focus": `want-${kind}`,
            "data-want": kind,
            title: name,
            "aria-label": n ? `${name}: ${n}` : name,
            onclick: () => this.add("want", kind),
          },
          this.shown(kind),
          n ? make("i", { class: "num", text: n }) : null,
        );
        if (tint) card.style.setProperty("--tint", tint);
        return card;
      }),
    );
    return scroller(row);
  }

  /** A chip for everybody and for each who can be asked alone; the seats themselves do the same. */
  whom({ seats }) {
    if (this.seats.length < 2) return null;
    const chip = (seat) =>
      make(
        "button",
        {
          class: "pc",
          "data-focus": `to ${seat}`,
          "aria-label": seat === null ? words.all : seats[seat].name,
          "aria-pressed": String(seat === this.to),
          onclick: () => this.ask(seat),
        },
        seat === null ? null : disc(seats[seat], "sm"),
        make("span", { text: seat === null ? words.all : seats[seat].name }),
      );
    const row = make(
      "div",
      { class: "ps", "data-scroller": "", role: "group", "aria-label": words.ask },
      ...this.seats.map(chip),
    );
    return scroller(row);
  }

  /** @param {number | null} seat */
  ask(seat) {
    if (this.choose(seat)) this.shell.changed();
  }

  deals() {
    return this.atOnce().map((way) => {
      const give = way.choice ? way.most.give : this.give;
      const named = [
        ...this.few(give),
        total(give) ? icon("swap") : null,
        ...this.few(way.choice ? way.most.want : this.want),
      ];
      const act = way.action(this.give, this.want);
      return make(
        "button",
        {
          class: "opt lit",
          "data-focus": canonical(act),
          title: (way.choice || way.form).text || way.form?.title,
          "data-deal": canonical(act),
          onclick: (event) => this.shell.act(act, event.currentTarget),
        },
        make(
          "span",
          { class: "tx" },
          make("b", { text: (way.choice || way.form).name || way.form?.title }),
          ...named,
        ),
        make("small", { text: words.atOnce }),
      );
    });
  }

  few(cards) {
    return Object.entries(some(cards)).map(([kind, n]) =>
      make(
        "span",
        { class: "few", title: this.named[kind].name },
        make("b", { class: "num", text: n }),
        this.shown(kind),
      ),
    );
  }

  /** What the bank takes for one card. */
  rates({ rates }) {
    if (!this.seats.length && !this.ways.some((way) => way.choice?.give.length)) return null;
    if (!rates.length || this.must) return null;
    const lit = this.lit();
    return make(
      "p",
      { class: "rates" },
      make("span", { text: words.bankTakes }),
      ...rates.map((card) =>
        make(
          "span",
          { class: lit.has(card.card) ? "few b" : "few", title: card.name },
          make("b", { class: "num", text: card.count }),
          card.picture ? picture(card.picture, "i i16") : card.name,
        ),
      ),
    );
  }

  standing({ orders }) {
    return this.seats.length && orders.length
      ? make("div", { class: "orders" }, ...orders.map((order) => this.shell.toggle(order)))
      : null;
  }

  foot(body) {
    const clear = this.must
      ? make("button", {
          class: "btn",
          text: words.clear,
          disabled: !total(this.give) && !total(this.want),
          "data-focus": "clear",
          onclick: () => {
            this.fill({}, {});
            this.shell.changed();
          },
        })
      : null;
    return make("footer", { class: "go" }, this.whom(body), clear, this.note, this.confirm);
  }

  // ---- judging ---------------------------------------------------------------------------

  label(way, body) {
    if (!way?.isAsking || this.seats.length < 2)
      return way?.choice?.name || way?.form?.title || this.title;
    return way.seat === null ? words.askAll : `${words.ask} ${body.seats[way.seat].name}`;
  }

  async judge() {
    const turn = ++this.turn;
    const way = this.way();
    const body = this.shell.body();
    this.confirm.textContent = this.label(
      way || this.ways.find((each) => each.isAsking && each.seat === this.to),
      body,
    );
    this.confirm.disabled = true;
    this.confirm.setAttribute("aria-busy", String(Boolean(way)));
    if (!way) {
      this.note.textContent = this.lacking();
      return;
    }
    const said = await this.shell.attempt(way.action(this.give, this.want));
    if (turn !== this.turn || !said) return;
    this.note.textContent = said.refusal ? said.refusal.text : "";
    this.confirm.title = said.text;
    this.confirm.setAttribute("aria-busy", "false");
    this.confirm.disabled = Boolean(said.refusal);
  }

  send() {
    const way = this.way();
    if (!way) return;
    if (way.isAsking) this.shell.remember({ give: some(this.give), want: some(this.want) });
    this.shell.act(way.action(this.give, this.want), this.confirm);
  }
}

/** Which composers there are now: trade, what a card of the hand opens, what must be answered. */
export class Composing {
  constructor({ hand, act, attempt, order, rule }) {
    Object.assign(this, { hand, sendAct: act, attempt, order, rule });
    this.composer = null;
    this.kind = "";
    this.last = null;
    this.wished = ""; // the kind whose composer was opened
    this.narrow = narrow;
    hand.addEventListener("card", (event) => this.tapped(event.detail));
    this.after = () => {}; // told of every change
  }

  body() {
    return this.view;
  }

  // ---- what there is -----------------------------------------------------------------------

  /** @param {any} body the view */
  show(body) {
    const past = this.view;
    this.view = body;
    this.hear(body.offer, body.seat);
    const called = new Set(
      [...document.querySelectorAll("#own-cards [data-form]")].map((each) => each.dataset.form),
    );
    const forms = body.forms.filter((form) => form.shape === "cards");
    const choices = body.groups.flatMap((group) => group.choices.filter((each) => each.give));
    const own = (list) => list.filter((each) => !called.has(each.kind || each.action.kind));
    this.sets = { trade: { title: words.yourTrade, forms: own(forms), choices: own(choices) } };
    for (const kind of called) {
      const mine = {
        forms: forms.filter((form) => form.kind === kind),
        choices: choices.filter((each) => each.action.kind === kind),
      };
      this.sets[kind] = { title: mine.forms[0]?.title || mine.choices[0]?.name || "", ...mine };
    }
    if (body.offer?.counter)
      this.sets.counter = { title: words.counter, forms: [body.offer.counter], choices: [] };
    const others = body.groups.some((group) => group.choices.some((each) => !each.give));
    const { trade } = this.sets;
    const asked = trade.forms.length === 1 && !others && body.turn.you && !body.offer;
    if (asked) Object.assign(trade, { title: trade.forms[0].title, must: true });
    if (asked && this.wished !== "trade") this.wished = "trade";
    if (this.isMust && !asked) this.wished = "";
    this.isMust = asked;
    if (past?.turn.you && !body.turn.you) this.wished = "";
    this.refresh();
  }

  get canTrade() {
    const { trade } = this.sets || {};
    return Boolean(trade && (trade.forms.length || trade.choices.length) && this.view.turn.you);
  }

  /** The last offer at this table as it would be made by who looks: one's own, or the other side. */
  hear(offer, seat) {
    if (!offer?.give || !offer.want || seat < 0) return;
    const [give, want] = [counts(offer.give), counts(offer.want)];
    this.last = offer.seat === seat ? { give, want } : { give: want, want: give };
  }

  remember(cards) {
    this.last = cards;
  }

  refresh() {
    const set = this.sets[this.wished];
    const is = set && (set.forms.length || set.choices.length) && this.view.turn.you;
    if (!is) this.composer = null;
    else if (this.composer && this.kind === this.wished && this.composer.must === Boolean(set.must))
      this.composer.set(set.forms, set.choices);
    else this.composer = new Composer(this, { ...set, must: Boolean(set.must) });
    this.kind = is ? this.wished : "";
    this.changed();
  }

  /** No more of this kind may be named. */
  refuse(side, kind) {
    const card =
      side === "give"
        ? this.hand.card(kind)
        : this.composer.element.querySelector(`[data-want="${CSS.escape(kind)}"]`);
    if (card) shake(card);
  }

  /** Whether a composer is open; then it has the room of what else there is. */
  changed() {
    const { composer } = this;
    byId("app").classList.toggle("composing", Boolean(composer));
    byId("app").classList.toggle("composing-must", Boolean(composer?.must));
    const here = byId(this.narrow.matches ? "compose-below" : "offers");
    for (const room of [byId("compose-below"), byId("offers")]) {
      room.hidden = room !== here || !composer;
      if (composer && room === here && composer.element.parentElement !== room)
        room.replaceChildren(composer.element);
      else if (room.hidden) room.replaceChildren();
    }
    byId("compose-foot").hidden = !composer || !this.narrow.matches;
    composer?.show(this.view);
    byId("trade")?.setAttribute(
      "aria-pressed",
      String(Boolean(composer) && this.kind === "trade" && !this.isMust),
    );
    if (this.isMust) byId("trade")?.classList.add("off");
    if (this.isMust) byId("trade")?.setAttribute("aria-disabled", "true");
    const kinds = composer
      ? composer
          .kinds("give")
          .filter((kind) => composer.give[kind] || composer.canAdd("give", kind))
      : this.canTrade
        ? this.tradable()
        : [];
    this.hand.mark(new Set(kinds), composer?.give || {}, composer?.lit() || new Set());
    this.after();
  }

  /** The confirming row: below the composer, on a phone where else the lasting buttons are. */
  foot(row) {
    if (this.narrow.matches) byId("compose-foot").replaceChildren(row);
    else this.composer.element.append(row);
  }

  tradable() {
    const { trade } = this.sets;
    return [
      ...trade.forms.flatMap((form) => form.asked.flatMap((asked) => Object.keys(asked.give))),
      ...trade.choices.flatMap((each) => each.give.map((card) => card.card)),
    ];
  }

  // ---- what is done ------------------------------------------------------------------------

  open(kind) {
    this.wished = kind;
    if (!this.sets[kind])
      this.wished = this.sets.trade.forms.some((form) => form.kind === kind) ? "trade" : "";
    this.refresh();
    this.composer?.element
      .querySelector("button:enabled:not(.sqb)")
      ?.focus({ preventScroll: true });
  }

  /** The counter-offer begins as the offer itself, seen from the other side. */
  counter(offer) {
    this.composer = null;
    this.open("counter");
    this.composer?.fill(counts(offer.want), counts(offer.give));
    this.changed();
  }

  trade() {
    if (this.isMust) return;
    if (this.composer && this.kind === "trade") this.close();
    else if (this.canTrade) this.open("trade");
  }

  close() {
    this.composer = null;
    this.wished = "";
    this.refresh();
    byId("trade")?.focus({ preventScroll: true });
  }

  /** Escape puts away what need not be composed. */
  escape() {
    if (this.composer && !this.isMust && !document.querySelector("dialog[open]")) this.close();
  }

  /** A card of the hand: into what is composed, or it begins a trade. */
  tapped(kind) {
    if (!this.composer && this.canTrade) this.open("trade");
    this.composer?.add("give", kind);
  }

  act(action, from) {
    from?.setAttribute("data-composed", ""); // it may be out of the page when the answer comes
    this.sendAct(action, from);
  }

  /** What was composed was done: the next composition begins empty. */
  done() {
    if (this.kind !== "trade" || this.isMust) this.wished = "";
    this.composer?.fill({}, {});
  }

  /** A standing order as a switch. */
  toggle(order) {
    return make(
      "button",
      {
        class: "switch",
        role: "switch",
        "aria-checked": String(order.on),
        "data-focus": `order ${order.order}`,
        onclick: () => this.order(order.order, !order.on),
      },
      make("i", { "aria-hidden": "true" }),
      make("span", { text: order.title }),
    );
  }
}
