// A puzzle at the table: its tries with what they are worth, and its proof. It judges nothing.

import { byId, make, words } from "./dom.js";
import { define, overlay, spot } from "./places.js";

const WIDE = 330;

const share = (text) => { const [over, under] = text.split("/").map(Number); return over / (under || 1); };
const decimal = (value, digits) => value.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 0, maximumFractionDigits: digits });
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

export class Puzzle {
  /** @param {(body: object) => void} send */
  constructor(send) {
    this.box = byId("puzzle");
    this.kept = `puzzle ${this.box.dataset.key}`;
    this.told_ = false;
    byId("puzzle-show").addEventListener("click", () => send({ type: "puzzle", do: "show" }));
    this.tries();
  }

  /** What was tried before at this puzzle, in this window. */
  before() {
    return JSON.parse(sessionStorage.getItem(this.kept) || "[]");
  }

  tries() {
    byId("tries").replaceChildren(...this.before().map((each) => make("li", { class: each.good ? "good" : "" }, make("span", { text: each.text }), make("b", { text: each.worth }))));
  }

  worth(value, points) {
    return points ? filled(words.pzMean, { n: decimal(share(value), 2) }) : `${decimal(100 * share(value), 1)} %`;
  }

  /** @param {any} body */
  told(body) {
    if (body.over && body.value !== null && !this.told_) {
      const text = body.tried.join(" · ");
      sessionStorage.setItem(this.kept, JSON.stringify([...this.before(), { text, worth: this.worth(body.value, body.points), good: body.value === body.best }].slice(-6)));
      this.tries();
    }
    this.told_ = this.told_ || body.over;
    const said = !body.over ? words.pzSeen : body.solved ? words.pzFound : body.value === null ? words.pzLost : body.value === body.best ? words.pzSeen : words.pzNot;
    byId("puzzle-verdict").textContent = said;
    byId("puzzle-verdict").hidden = false;
    this.proof(body);
  }

  proof(body) {
    byId("proof").hidden = false;
    byId("puzzle-show").hidden = true;
    const [over, under] = body.best.split("/");
    byId("proof-value").textContent = body.points ? this.worth(body.best, true) : filled(words.pzOf, { n: over, all: under || "1" });
    byId("proof-line").replaceChildren(...body.line.map((each) => make("li", { text: each.text })));
    this.bars(body);
    define(body.symbols);
    const layer = overlay("layer-proof");
    const places = body.line.map((each) => spot(layer, each.at));
    layer.innerHTML = places.map((place, n) => (place ? `<circle class="case" cx="${place.x}" cy="${place.y}" r="${place.r}"/><circle cx="${place.x}" cy="${place.y}" r="${place.r}"/><circle class="no" cx="${place.x + place.r * 0.75}" cy="${place.y - place.r * 0.75}" r="12"/><text x="${place.x + place.r * 0.75}" y="${place.y - place.r * 0.75 + 5}">${n + 1}</text>` : "")).join("");
  }

  /** All that luck may bring as one bar; what is then still open is split again below. */
  bars(body) {
    const svg = byId("proof-bars");
    svg.toggleAttribute("hidden", !body.shares.length);
    const shares = body.shares.map(([chance, value]) => ({ chance: share(chance), value: share(value) }));
    if (body.points) return this.columns(svg, shares);
    const sure = shares.filter(({ value }) => value === 1).reduce((sum, { chance }) => sum + chance, 0);
    const open = shares.filter(({ value }) => value > 0 && value < 1);
    const wide = open.reduce((sum, { chance }) => sum + chance, 0);
    const won = open.reduce((sum, { chance, value }) => sum + chance * value, 0);
    const rows = [[[sure, "won", words.pzWon], [wide, "rest", words.pzOpen], [1 - sure - wide, "rest", words.pzNot]]];
    if (wide > 0) rows.push([[won / wide, "won", words.pzWon], [1 - won / wide, "rest", words.pzNot]]);
    const parts = rows.map((row, n) => {
      let x = 0;
      return row.map(([part, css, name]) => {
        const [left, size] = [x, part * WIDE];
        x += size;
        if (part < 1e-9) return "";
        const text = `${name === words.pzOpen ? name : ""} ${decimal(part * (n ? wide : 1) * 100, 1)} %`.trim();
        return `<rect class="${css}" x="${left.toFixed(1)}" y="${n * 50}" width="${size.toFixed(1)}" height="28" rx="4"/><text class="${css === "won" ? "in" : ""}" x="${(left + size / 2).toFixed(1)}" y="${n * 50 + 18}" text-anchor="middle">${size > 44 ? text : ""}</text>`;
      }).join("");
    });
    const lines = rows.length > 1 ? `<line x1="${sure * WIDE}" y1="28" x2="0" y2="50"/><line x1="${(sure + wide) * WIDE}" y1="28" x2="${WIDE}" y2="50"/>` : "";
    svg.setAttribute("viewBox", `0 0 ${WIDE} ${rows.length * 50 - 20}`);
    svg.innerHTML = parts.join("") + lines;
    return undefined;
  }

  /** Points: how likely each number of them is. */
  columns(svg, shares) {
    const shown = shares.slice(0, 8);
    svg.setAttribute("viewBox", `0 0 ${WIDE} ${shown.length * 24}`);
    const most = Math.max(0.01, ...shown.map(({ chance }) => chance));
    svg.innerHTML = shown.map(({ chance, value }, n) => `<text x="44" y="${n * 24 + 16}" text-anchor="end">${decimal(value, 2)}</text><rect class="won" x="52" y="${n * 24 + 3}" width="${((chance / most) * 200).toFixed(1)}" height="17" rx="3"/><text x="${58 + (chance / most) * 200}" y="${n * 24 + 16}">${decimal(chance * 100, 1)} %</text>`).join("");
  }
}
