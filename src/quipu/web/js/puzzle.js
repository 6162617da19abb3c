// A puzzle at the table: its tries with what they are worth, and its proof. It judges nothing.

import { narrow } from "./arrangement.js";
import { byId, make, words } from "./dom.js";
import { define, overlay, spot } from "./places.js";

const WIDE = 330;
const [KEPT, SHOWN] = [99, 6]; // tries

const share = (text) => {
  const [over, under] = text.split("/").map(Number);
  return over / (under || 1);
};
const decimal = (value, digits) =>
  value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  });
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

export class Puzzle {
  /** @param {(body: object) => void} send */
  constructor(send) {
    this.box = byId("puzzle");
    this.home = this.box.parentElement;
    this.kept = `puzzle ${this.box.dataset.key}`;
    this.isOver = false;
    byId("puzzle-show").addEventListener("click", () => send({ type: "puzzle", do: "show" }));
    byId("puzzle-share").addEventListener("click", () => this.share());
    const place = () => (narrow.matches ? byId("bottom") : this.home).prepend(this.box);
    narrow.addEventListener("change", place);
    place();
    this.tries();
    this.offers(false);
  }

  /** What was tried before at this puzzle, in this window. */
  before() {
    return JSON.parse(sessionStorage.getItem(this.kept) || "[]");
  }

  tries() {
    const before = this.before();
    byId("tries-title").hidden = !before.length;
    const rows = before
      .map((each, n) => ({ ...each, mark: each.good ? "✓" : String(n + 1) }))
      .slice(-SHOWN);
    byId("tries").replaceChildren(
      ...rows.map((each) =>
        make(
          "li",
          { class: each.good ? "good" : "" },
          make("i", { text: each.mark }),
          make("span", { text: each.text }),
          make("b", { text: each.worth }),
        ),
      ),
    );
  }

  worth(value, points) {
    return points
      ? filled(words.pzMean, { n: decimal(share(value), 2) })
      : `${decimal(100 * share(value), 1)} %`;
  }

  async share() {
    const link = new URL(this.box.dataset.link, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      byId("puzzle-share").querySelector("span").textContent = words.pzCopied;
    } catch {
      location.assign(link);
    }
  }

  /** What can be done next: the likeliest stands out. */
  offers(isProved) {
    byId("puzzle-again").hidden = !this.isOver && !isProved;
    byId("puzzle-play").hidden = !isProved;
    byId("puzzle-show").hidden = isProved;
    byId("puzzle-again")
      .querySelector("button")
      .classList.toggle("primary", this.isOver && !isProved);
    byId("puzzle-next").classList.toggle("primary", isProved);
  }

  /** @param {any} body */
  told(body) {
    if (body.over && body.value !== null && !this.isOver) {
      const text = body.tried.join(" · ");
      sessionStorage.setItem(
        this.kept,
        JSON.stringify(
          [
            ...this.before(),
            { text, worth: this.worth(body.value, body.points), good: body.best },
          ].slice(-KEPT),
        ),
      );
      this.tries();
    }
    this.isOver = this.isOver || body.over;
    byId("puzzle-verdict").textContent = this.said(body);
    byId("puzzle-verdict").hidden = false;
    document.body.classList.toggle("tried", this.isOver);
    byId("turn").dataset.verdict =
      body.value === null ? "–" : body.best ? words.pzGood : words.pzBetter;
    this.offers(Boolean(body.proof));
    if (body.proof) this.proof(body.proof, body.points);
    byId(body.proof ? "proof" : "puzzle-verdict").scrollIntoView({ block: "nearest" });
  }

  said(body) {
    const tries = this.before().length;
    if (body.solved) return tries > 1 ? filled(words.pzFound, { n: tries }) : words.pzFirst;
    if (body.proof) return words.pzSeen;
    return body.value === null ? words.pzLost : words.pzNot;
  }

  proof(body, points) {
    byId("proof").hidden = false;
    const [over, under] = body.value.split("/");
    byId("proof-value").textContent = points
      ? this.worth(body.value, true)
      : filled(words.pzOf, { n: over, all: under || "1" });
    byId("proof-line").replaceChildren(...body.line.map((each) => make("li", { text: each.text })));
    this.bars(body, points);
    define(body.symbols);
    const layer = overlay("layer-proof");
    const places = body.line.map((each) => spot(layer, each.at));
    layer.innerHTML = places
      .map((place, n) =>
        place
          ? `<circle class="case" cx="${place.x}" cy="${place.y}" r="${place.r}"/>` +
            `<circle cx="${place.x}" cy="${place.y}" r="${place.r}"/>` +
            `<circle class="no" cx="${place.x + place.r * 0.75}"` +
            ` cy="${place.y - place.r * 0.75}" r="12"/>` +
            `<text x="${place.x + place.r * 0.75}" y="${place.y - place.r * 0.75 + 5}">${n + 1}</text>`
          : "",
      )
      .join("");
  }

  /** All that luck may bring as one bar; what is then still open is split again below. */
  bars(body, points) {
    const svg = byId("proof-bars");
    svg.toggleAttribute("hidden", !body.shares.length);
    const shares = body.shares.map(([chance, value]) => ({
      chance: share(chance),
      value: share(value),
    }));
    if (points) return this.columns(svg, shares);
    const sure = shares
      .filter(({ value }) => value === 1)
      .reduce((sum, { chance }) => sum + chance, 0);
    const open = shares.filter(({ value }) => value > 0 && value < 1);
    const wide = open.reduce((sum, { chance }) => sum + chance, 0);
    const won = open.reduce((sum, { chance, value }) => sum + chance * value, 0);
    const rows = [
      [
        [sure, "won", words.pzWon],
        [wide, "rest", words.pzOpen],
        [1 - sure - wide, "rest", words.pzNone],
      ],
    ];
    if (wide > 0)
      rows.push([
        [won / wide, "won", words.pzWon],
        [1 - won / wide, "rest", words.pzNone],
      ]);
    const parts = rows.map((row, n) => {
      let x = 0;
      return row
        .map(([part, css, name]) => {
          const [left, size] = [x, part * WIDE];
          x += size;
          if (part < 1e-9) return "";
          const figure = `${decimal(part * (n ? wide : 1) * 100, 1)} %`;
          const text = size > 120 ? filled(name, { share: figure }) : figure;
          return (
            `<rect class="${css}" x="${left.toFixed(1)}" y="${n * 50}"` +
            ` width="${size.toFixed(1)}" height="28" rx="4"/>` +
            `<text class="${css === "won" ? "in" : ""}" x="${(left + size / 2).toFixed(1)}"` +
            ` y="${n * 50 + 18}" text-anchor="middle">${size > 44 ? text : ""}</text>`
          );
        })
        .join("");
    });
    const lines =
      rows.length > 1
        ? `<line x1="${sure * WIDE}" y1="28" x2="0" y2="50"/>` +
          `<line x1="${(sure + wide) * WIDE}" y1="28" x2="${WIDE}" y2="50"/>`
        : "";
    svg.setAttribute("viewBox", `0 0 ${WIDE} ${rows.length * 50 - 20}`);
    svg.innerHTML = parts.join("") + lines;
    return undefined;
  }

  /** Points: how likely each number of them is. */
  columns(svg, shares) {
    const shown = shares.slice(0, 8);
    svg.setAttribute("viewBox", `0 0 ${WIDE} ${shown.length * 24}`);
    const most = Math.max(0.01, ...shown.map(({ chance }) => chance));
    svg.innerHTML = shown
      .map(
        ({ chance, value }, n) =>
          `<text x="44" y="${n * 24 + 16}" text-anchor="end">${decimal(value, 2)}</text>` +
          `<rect class="won" x="52" y="${n * 24 + 3}"` +
          ` width="${((chance / most) * 200).toFixed(1)}" height="17" rx="3"/>` +
          `<text x="${58 + (chance / most) * 200}" y="${n * 24 + 16}">` +
          `${decimal(chance * 100, 1)} %</text>`,
      )
      .join("");
  }
}
