// A rematch that somebody asked for: who wants it, who has joined, and the button to join.

import { byId, disc, icon, make } from "./dom.js";

export class Rematch {
  /** @param {(seat: number) => {colour: string, stamp: string}} seatOf how a seat of this game looks */
  constructor(seatOf) {
    this.seatOf = seatOf;
    this.state = null;
    this.declined = ""; // the table of a rematch that was answered by "not now"
    byId("rematch-not-now")?.addEventListener("click", () => {
      this.declined = this.state?.table || "";
      this.draw();
    });
  }

  /** @param {any} state as the server tells it, or null */
  show(state) {
    this.state = state;
    this.draw();
  }

  draw() {
    const { state } = this;
    if (!state) return;
    const away = this.declined === state.table;
    byId("rematch-strip").hidden = away;
    byId("rematch-by").replaceChildren(...(state.by < 0 ? [] : [disc(this.seatOf(state.by))]));
    byId("rematch-title").textContent = state.title;
    byId("rematch-note").textContent = state.note;
    byId("rematch-joined").replaceChildren(...state.seats.map((each) => this.member(each)));
    this.buttons(state, away);
  }

  /** A seat with a tick once it has joined. */
  member(each) {
    return make(
      "li",
      { class: each.joined ? "in" : "", title: each.words },
      disc(this.seatOf(each.seat)),
      make("i", { "aria-hidden": "true" }, each.joined ? icon("check") : null),
      make("span", { class: "unseen", text: each.words }),
    );
  }

  buttons(state, away) {
    const button = byId("rematch-button");
    if (button) {
      byId("rematch-form").hidden = !state.may_join;
      byId("rematch-not-now").hidden = !state.may_join || away;
      button.querySelector("span").textContent = button.dataset.join;
      button.querySelector("svg")?.replaceWith(icon("check"));
    }
    const next = byId("rematch-next");
    next.hidden = state.may_join || (!state.is_in && state.stage === "open");
    next.href = `/t/${state.table}`;
  }
}

/** At another page of the site the same sentence comes as a notice with its button. */
export function notice(state, csrf, words) {
  let box = byId("rematch-notice");
  if (!state.may_join || box?.dataset.away === state.table) return box?.remove();
  const fresh = make(
    "div",
    { class: "ban rematch-notice", id: "rematch-notice", role: "status" },
    make("div", {}, make("b", { text: state.title }), make("span", { text: state.note })),
    make("button", {
      class: "btn",
      text: words.notNow,
      onclick: () => {
        box.dataset.away = state.table;
        box.hidden = true;
      },
    }),
    make(
      "form",
      { method: "post", action: `/t/${state.of}/rematch` },
      make("input", { type: "hidden", name: "csrf", value: csrf }),
      make("button", { class: "btn primary", text: words.join }),
    ),
  );
  if (box) box.replaceWith(fresh);
  else document.body.append(fresh);
  box = fresh;
}
