"""The report: whole, in three languages, without anything from elsewhere, at any size."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from xml.etree import ElementTree

import pytest

pytest.importorskip("openskill")

from quipu.arena import charts
from quipu.arena.contest import Contest, Named
from quipu.arena.figures import Length
from quipu.arena.intervals import Estimate
from quipu.arena.referee import Thought
from quipu.arena.report import Page
from quipu.arena.tournament import Tournament
from quipu.texts import LANGUAGES, speaker
from tests.support.synthetic_games import NAMES, games

SAID = re.compile(r"\b(?:say|t)\(\s*['\"]([a-z][\w-]*)['\"]")
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@cache
def synthetic() -> Tournament:
    """A tournament that nobody played, of five bots, one with an ugly name and faults."""
    names = [*NAMES[:4], "<b>&\"Wilhelmina's"]
    lines = []
    for number, line in enumerate(games(3, 60)):
        seats = [names[NAMES.index(bot)] for bot in line["seats"]]
        sources = [{"all": points} for points in line["points"]]
        lines.append({"game": number, **line, "seats": seats, "sources": sources})
    fault = {
        "seat": 0,
        "bot": names[4],
        "fault": "illegal",
        "after": 1,
        "detail": "<i>no</i> (E7.2)",
    }
    lines[5] = {**lines[5], "faults": [fault]}
    thought = Thought()
    for took in (800, 90_000, 4_000_000, 1_700_000_000):
        thought.add(took)
    contest = Contest("egypt", tuple(Named(name) for name in names), 4, seed=12)
    made = Tournament(contest, {"quipu": "0.1.0"}, lines)
    made.thoughts = [dict.fromkeys(names, thought) for _ in range(60)]
    made.sent_off = {names[4]: 8}
    made.within, made.narrow, made.planned = 0.02, True, 9999
    return made


class Reader(HTMLParser):
    """Notes what a page loads, and whether its elements close."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert tag not in ("script", "link", "iframe", "img")
        assert "style" not in given
        if tag == "use":
            assert (given["href"] or "").startswith("#")
        if tag != "meta" and not self.get_starttag_text().endswith("/>"):  # type: ignore[union-attr]
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == self.open[-1]:
            self.open.pop()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_stands_alone(lang: str) -> None:
    page = synthetic().report(lang, "quipu arena egypt --bots 'a<b'")
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert "⟨" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "url(" not in page
    assert '<b>&"W' not in page
    assert "<i>no" not in page
    assert "&lt;i&gt;no&lt;/i&gt; (E7.2)" in page
    assert "quipu arena egypt --bots &#39;a&lt;b&#39;" in page
    for svg in re.findall(r"<svg class=\"ch\".*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(svg)


def test_every_figure_has_its_interval_games_seed_and_versions() -> None:
    page, figures = synthetic().report("en"), synthetic().figures
    text = re.sub(r"<[^>]*>", " ", page)
    for each in figures.standings:
        assert each.rating is not None
        assert f"{each.rating.value:.0f}" in text
        assert f"{each.rating.low:.0f} to {each.rating.high:.0f}" in text
        share = each.win_share
        assert f"{100 * share.low:.1f} to {100 * share.high:.1f}" in text
    for seat in figures.by_seat:
        assert f"{100 * seat.value:.1f} %" in text
    assert "seed 12" in text
    assert "240" in text
    assert "quipu 0.1.0" in text
    assert "1.70 s" in text
    assert "9,999 games were planned" in text


def test_times_are_shown_in_units_that_fit() -> None:
    page = Page(synthetic(), "en")
    times = {4e-7: "0.40 µs", 1.5e-6: "1.50 µs", 0.0123: "12.3 ms", 0.1184: "118 ms", 1.6: "1.60 s"}
    assert {value: page.seconds(value) for value in times} == times
    assert page.between(Estimate(0.9e-3, 0.8e-3, 1.2e-3, 5)) == "0.80 to 1.20 ms"


def test_shades_run_from_behind_to_ahead() -> None:
    assert (charts.shade(0), charts.shade(0.5), charts.shade(1)) == (
        "#6DB0CE",
        "#FBF3E2",
        "#E3955F",
    )


@pytest.mark.parametrize(
    ("counts", "step", "bars"),
    [
        ({15: 40}, 1, [(15, 40)]),
        ({3: 1, 5: 2}, 1, [(3, 1), (4, 0), (5, 2)]),
        ({31: 1, 78: 2, 99: 1}, 5, None),
        ({100: 1, 2000: 1}, 200, None),
    ],
)
def test_bars_have_round_widths(
    counts: dict[int, int], step: int, bars: list[tuple[int, int]] | None
) -> None:
    length = Length("turns", Estimate(15, 15, 15, 1), 15, 15, counts)
    found_step, found = charts.bars_of(length, charts.BARS[0])
    assert found_step == step
    assert sum(games for _, games in found) == sum(counts.values())
    assert bars is None or found == bars
    assert len(found) <= charts.BARS[0] + 1


# ---- words --------------------------------------------------------------------------------------


def test_all_languages_say_the_same_things() -> None:
    keys = {
        lang: KEY.findall((files("quipu.arena") / "text" / f"{lang}.ftl").read_text("utf-8"))
        for lang in LANGUAGES
    }
    assert keys["de"] == keys["en"] == keys["nl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_report_exists(lang: str) -> None:
    speak = speaker("quipu.arena", lang, strict=True)
    for name in ("report.py", "report.html"):
        for key in SAID.findall((files("quipu.arena") / name).read_text("utf-8")):
            assert speak.has(key), key
    for fault in ("late", "crashed", "malformed", "illegal", "sent_off"):
        assert speak.has(f"fault-{fault}")
