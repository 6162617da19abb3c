"""Report: one page of HTML about a tournament, with its charts inside and nothing else needed."""

from __future__ import annotations

from collections import Counter
from functools import partial
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from babel.numbers import format_decimal
from jinja2 import Environment
from markupsafe import Markup, escape

from quipu.arena import charts
from quipu.drawing import library
from quipu.texts import speaker

if TYPE_CHECKING:
    from quipu.arena.figures import Figures, Standing
    from quipu.arena.intervals import Estimate
    from quipu.arena.tournament import Tournament

COLOURS: Final = ("violet", "turquoise", "grey", "red", "orange", "blue", "yellow", "white")
BOLD: Final = ("\x02", "\x03")  # around what is bold in a sentence, until it is escaped
UNITS: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))
FILES: Final = ("games.jsonl", "games.parquet", "figures.json", "times.jsonl")


def page(tournament: Tournament, lang: str = "en", command: str = "") -> str:
    return Page(tournament, lang).render(command)


class Page:
    """Turns figures into words and charts of one language."""

    def __init__(self, tournament: Tournament, lang: str) -> None:
        self.tournament = tournament
        self.contest = tournament.contest
        self.figures: Figures = tournament.figures
        self.lang = lang
        self.say = speaker("quipu.arena", lang)
        self.of_game = speaker(self.contest.game.anchor, lang)

    def render(self, command: str) -> str:
        here = files("quipu.arena")
        environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
        template = environment.from_string((here / "report.html").read_text(encoding="utf-8"))
        css = (here / "report.css").read_text(encoding="utf-8")
        brand = (files("quipu.web") / "css" / "quipu.svg").read_text(encoding="utf-8")
        stamps = "".join(library()[f"stamp-{name}"] for name in charts.STAMPS)
        return template.render(
            t=self.say,
            lang=self.lang,
            css=Markup(css),
            brand=Markup(brand),
            stamps=Markup(stamps),
            command=command,
            **self.words(),
            **self.drawings(),
        )

    # ---- numbers --------------------------------------------------------------------------------

    def number(self, value: float, form: str = "#,##0") -> str:
        return format_decimal(value, format=form, locale=self.lang)

    def percent(self, value: float, form: str = "0.0") -> str:
        return f"{self.number(100 * value, form)} %"

    def whole_percent(self, value: float) -> str:
        """Without decimals, unless only they tell it from nothing or all."""
        near = 0 < value < 0.01 or 0.99 < value < 1
        return self.percent(value, "0.0" if near else "0")

    def off(self, half: float) -> str:
        return f"± {self.number(100 * half, '0.0')}"

    def ranged(self, each: Estimate, form: str, factor: float = 1.0) -> str:
        low, high = (self.number(factor * end, form) for end in (each.low, each.high))
        return f"{low} {self.say('to')} {high}"

    def seconds(self, value: float) -> str:
        """A time in a unit that fits."""
        size, unit = next((pair for pair in UNITS if value >= pair[0] * 0.9995), UNITS[-1])
        return f"{self.short(value / size)} {unit}"

    def short(self, value: float) -> str:
        """Three figures."""
        return self.number(value, "0" if value >= 99.95 else "0.0" if value >= 9.995 else "0.00")

    def between(self, each: Estimate) -> str:
        """Two times in the unit of the greater one."""
        size = next((size for size, _ in UNITS if each.high >= size * 0.9995), UNITS[-1][0])
        return f"{self.short(each.low / size)} {self.say('to')} {self.seconds(each.high)}"

    def named(self, kind: str, name: str) -> str:
        """What the game calls an ending or a fact."""
        key = f"{kind}-{name.replace('_', '-')}"
        return self.of_game(key).rstrip(".") if self.of_game.has(key) else name.replace("_", " ")

    def unit(self) -> str:
        fact = self.figures.length.fact
        return self.say("unit-decisions") if fact == "decisions" else self.named("fact", fact)

    # ---- words ----------------------------------------------------------------------------------

    def words(self) -> dict[str, Any]:
        key = f"game-{self.contest.key}"
        limit = self.number(self.contest.limit, "0.##")
        return {
            "game": self.of_game(key) if self.of_game.has(key) else self.contest.key,
            "lead": self.lead(),
            "tiles": self.tiles(),
            "result_columns": [self.say(f"column-{name}") for name in RESULTS],
            "result_rows": [self.result_row(each) for each in self.figures.standings],
            "result_note": self.say("results-note"),
            "begins": self.begins(),
            "lengths_sub": [self.lengths_sub(most) for most in charts.BARS],
            "endings": self.endings(),
            "facts": self.facts(),
            "faults": self.faults(),
            "sent_off": [
                self.say("sent-off", bot=bot, deals=deals)
                for bot, deals in self.tournament.sent_off.items()
            ],
            "limit": self.say("how-limit", seconds=limit),
            "how": self.how(),
            "files": FILES,
        }

    def lead(self) -> Markup:
        """Who is best, whether a seat is, and that nobody saw too much."""
        standings, shares = self.figures.standings, self.figures.by_seat
        said = []
        if len(standings) == 1:
            said.append(self.say("lead-alone", bot=bold(standings[0].name)))
        for place, each in enumerate(standings[: len(standings) - 1][:2]):
            fair, form = each.of_fair, "0.00"
            ends = {"low": self.number(fair.low, form), "high": self.number(fair.high, form)}
            times = {"bot": bold(each.name), "times": self.number(fair.value, form)}
            said.append(self.say("lead-next" if place else "lead-best", **times, **ends))
        best = max(range(len(shares)), key=lambda seat: shares[seat].value)
        if len(shares) > 1 and shares[best].low > 1 / len(shares):
            more = self.number(100 * (shares[best].value - 1 / len(shares)), "0.0")
            seat = self.say("seat", n=str(best))
            said.append(self.say("lead-seat-more", seat=seat, points=more))
        elif len(shares) > 1:
            said.append(self.say("lead-seats-even"))
        said.append(self.say("lead-knowing"))
        text = str(escape(" ".join(said)))
        return Markup(text.replace(BOLD[0], "<b>").replace(BOLD[1], "</b>"))

    def tiles(self) -> list[dict[str, Any]]:
        figures, contest = self.figures, self.contest
        named = (name.replace("_", "-") for name in contest.game.limits())
        limits = [
            name.replace("-", "_") for name in named if self.of_game.has(f"reason-{name}")
        ]  # some limits only keep a turn short
        limited = sum(line["reason"] in limits for line in self.tournament.lines)
        lost = self.tournament.lost
        about_limit = (
            self.say("fact-limit", limit=", ".join(limits)) if limits else self.say("fact-no-limit")
        )
        made = [
            (self.number(figures.games), self.say("fact-games", deals=figures.deals), False),
            (self.number(len(contest.names)), self.say("fact-bots", seats=contest.seats), False),
            (self.number(limited if limits else figures.games), about_limit, limited > 0),
            (
                self.number(figures.length.median.value),
                self.say("fact-length", unit=self.unit()),
                False,
            ),
            (self.number(lost), self.say("fact-lost"), lost > 0),
            (self.say("fact-seed", seed=str(contest.seed)), self.say("fact-seed-about"), False),
        ]
        return [{"value": value, "about": about, "warn": warn} for value, about, warn in made]

    def result_row(self, each: Standing) -> list[dict[str, Any]]:
        share, think = each.win_share, each.thinking
        wins = "#,##0" if each.wins == int(each.wins) else "#,##0.0"
        cells: list[tuple[str, str, bool]] = [
            (each.name, "", True),
            (self.number(share.games), "", False),
            (self.number(each.wins, wins), "", False),
            (self.percent(share.value), self.ranged(share, "0.0", 100), False),
            (
                f"{self.number(each.of_fair.value, '0.00')} ×",
                self.ranged(each.of_fair, "0.00"),
                True,
            ),
        ]
        if think is not None:
            cells.append((self.seconds(think.median.value), self.between(think.median), False))
            cells.append((self.seconds(think.longest), "", False))
        return [{"value": a, "ranged": b, "strong": c} for a, b, c in cells]

    def begins(self) -> bool:
        return self.contest.chosen().get("first_seat") == 0

    def lengths_sub(self, most: int) -> str:
        step, _ = charts.bars_of(self.figures.length, most)
        return self.say("lengths-sub", unit=self.unit(), step=step)

    def endings(self) -> list[tuple[str, ...]]:
        count = Counter(line["reason"] for line in self.tournament.lines)
        return [
            (
                self.named("reason", reason),
                self.number(count[reason]),
                self.percent(each.value),
                self.ranged(each, "0.0", 100),
            )
            for reason, each in self.figures.endings.items()
        ]

    def facts(self) -> list[tuple[str, ...]]:
        means = [(self.named("fact", name), each) for name, each in self.figures.facts.items()]
        for each in self.figures.standings:
            means.append((self.say("points-of", bot=each.name), each.points))
        return [
            (words, self.number(each.value, "0.0"), self.ranged(each, "0.0"))
            for words, each in means
        ]

    def faults(self) -> list[tuple[str, ...]]:
        rows: list[tuple[str, ...]] = []
        for each in self.figures.standings:
            for kind, count in each.lost.items():
                game, fault = next(
                    (line["game"], fault)
                    for line in self.tournament.lines
                    for fault in line["faults"]
                    if fault["bot"] == each.name and fault["fault"] == kind
                )
                where = self.say("fault-at", game=str(game), n=fault["after"])
                words = self.say(f"fault-{kind}")
                rows.append((each.name, words, self.number(count), fault["detail"], where))
        return rows

    def how(self) -> list[tuple[str, str]]:
        from quipu import COMPILED

        tournament, say = self.tournament, self.say
        named = [f"{name} {number}" for name, number in tournament.versions.items()]
        named[0] += f" ({say('compiled' if COMPILED else 'pure')})"
        rules = f"{self.contest.key} {self.contest.to_json()['rules']}"
        versions = ", ".join([named[0], rules, *named[1:]])
        options = self.contest.to_json()["options"]
        said = ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())
        made = [
            (say("how-luck"), say("how-luck-about")),
            (say("how-knowing"), say("how-knowing-about")),
            (say("how-intervals"), say("how-intervals-about", deals=self.figures.deals)),
            (say("how-again"), say("how-again-about", versions=versions)),
            (say("how-options"), said),
        ]
        if tournament.narrow and tournament.within is not None:
            within = self.number(100 * tournament.within, "0.##")
            about = say("how-stopped-about", within=within, planned=tournament.planned)
            made.append((say("how-stopped"), about))
        return made

    # ---- charts ---------------------------------------------------------------------------------

    def drawings(self) -> dict[str, Any]:
        rated = [each for each in self.figures.standings if each.rating is not None]
        draw_ratings = partial(
            charts.ratings,
            rated,
            label=self.say("ratings-label"),
            number=partial(self.number, form="0"),
            between=lambda _: self.say("to"),
        )
        names = [each.name for each in self.figures.standings]
        draw_pairs = partial(
            charts.pairs,
            names,
            self.figures.pairs,
            label=self.say("pairs-label"),
            ends=(self.say("pairs-behind"), self.say("pairs-ahead")),
            percent=self.whole_percent,
            points=self.off,
        )
        return {
            "ratings": both(draw_ratings) if rated else "",
            "pairs": both(draw_pairs) if len(names) > 1 else "",
            "seats": both(self.draw_seats),
            "lengths": both(self.draw_lengths, charts.WIDE),
        }

    def draw_seats(self, *, width: float) -> str:
        shares = self.figures.by_seat
        return charts.seats(
            shares,
            self.colours(),
            width,
            self.say("seats-label"),
            self.say("fair-share"),
            [self.say("seat", n=str(seat)) for seat in range(len(shares))],
            self.percent,
        )

    def draw_lengths(self, *, width: float) -> str:
        length = self.figures.length
        low, high = (self.number(end) for end in (length.median.low, length.median.high))
        middle = self.number(length.median.value)
        most = {"low": self.number(length.tenth), "high": self.number(length.ninetieth)}
        return charts.lengths(
            length,
            width,
            self.say("lengths-label"),
            self.say("lengths-median", value=middle, low=low, high=high),
            self.say("lengths-most", **most),
            self.unit(),
            self.number,
        )

    def colours(self) -> tuple[str, ...]:
        """The seat colours of the game, as its drawing has them."""
        try:
            drawing = import_module(f"{self.contest.game.anchor}.draw")
        except ImportError:
            return COLOURS
        return tuple(getattr(drawing, "SEATS", COLOURS))


RESULTS: Final = ("bot", "games", "wins", "share", "fair", "median", "longest")


def bold(name: str) -> str:
    return f"{BOLD[0]}{name}{BOLD[1]}"


def both(draw: Any, desk: float = charts.DESK) -> Markup:
    """A chart twice; the style sheet shows the one that fits."""
    wide, narrow = draw(width=desk), draw(width=charts.PHONE)
    return Markup(f'<div class="desk">{wide}</div><div class="phone scroll">{narrow}</div>')
