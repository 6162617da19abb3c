"""The refusal cites the rule that forbids this very act: what occurs was reviewed, and exists.

Every refusal that other tests provoke is looked up in the same tables
(`tests/support/refusals.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from quipu import FastLuck, IllegalAction, Luck, Malformed, State, games
from quipu.texts.ledger import ledger
from tests.support.games_under_test import CASES, Case, at_some_moments
from tests.support.refusal_paragraphs import reviewed, unreviewed

MOMENTS = 6
FORMS = 30
LANGUAGES = ("en", "de", "nl")
ROW = r"^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$"
ANCHORS = sorted({game.anchor for game in games().values()})
AT_THE_START = {"wrong_seats", "wrong_option", "needs_printed_board"}  # refused to no act

# Sections that say of all acts when they are possible: the turn, the founding that comes before,
# and the end. Any other section must stand in the table of actions beside the kind.
GENERAL = {"D3", "D4", "D13", "DP8", "E2", "E3", "E14", "P9", "I2", "I3", "I15", "J3", "J15"}

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_ledger = pytest.mark.parametrize("anchor", ANCHORS)


# ---- what occurs --------------------------------------------------------------------------------


@every_case
def test_random_games_cite_what_was_reviewed(case: Case) -> None:
    luck = FastLuck(19)
    for way in at_some_moments(case, 29, MOMENTS):
        for seat in range(case.seats):
            for kind, refusal in refusals(case, way.state, seat, luck):
                assert unreviewed(case.game, kind, refusal) == ""


def refusals(case: Case, state: State, seat: int, luck: Luck) -> Iterator[tuple[str, Any]]:
    """Of all acts of the catalogue, and of forms that are composed or spoilt."""
    told = {(act.kind, act.refusal(state, seat)) for act in case.game.catalogue.actions}
    for form in forms(case, state, seat, luck):
        try:
            told.add((str(form["kind"]), case.game.parse(form).refusal(state, seat)))
        except IllegalAction as illegal:
            told.add((str(form["kind"]), illegal.refusal))
        except Malformed:
            continue
    return ((kind, refusal) for kind, refusal in told if refusal is not None)


def forms(case: Case, state: State, seat: int, luck: Luck) -> Iterator[dict[str, Any]]:
    actions = case.game.catalogue.actions
    whole: list[dict[str, Any]] = [{"kind": kind} for kind in case.game.kinds]
    whole += [opening.sample(luck) for opening in state.openings(seat)]
    whole += [actions[luck.below(len(actions))].to_json() for _ in range(FORMS)]
    for form in whole:
        yield form
        yield {"kind": form["kind"], **{k: spoilt(v, luck) for k, v in form.items() if k != "kind"}}


def spoilt(value: object, luck: Luck) -> object:
    """A value as it is, or one of its type that is likely to be wrong."""
    if luck.below(3) == 0:
        return value
    if isinstance(value, dict):
        return {name: count + luck.below(3) for name, count in value.items()}
    if isinstance(value, list):
        return value[:-1] if luck.below(2) else value * 2
    return 99 if isinstance(value, int) else "nothing"


# ---- what was reviewed --------------------------------------------------------------------------


@every_ledger
def test_every_kind_of_act_was_reviewed(anchor: str) -> None:
    kinds = {kind for game in games().values() if game.anchor == anchor for kind in game.kinds}
    assert set(reviewed(anchor)) == kinds


@every_ledger
def test_every_reviewed_paragraph_is_about_the_act(anchor: str) -> None:
    """It exists in every language, and its section stands beside the kind among the actions."""
    books = [ledger(anchor, language) for language in LANGUAGES]
    for kind, codes in reviewed(anchor).items():
        about = GENERAL | set(re.findall(r"\b([A-Z]{1,2}\d+)", books[0].rules_of(kind)))
        for code, paragraphs in codes.items():
            for paragraph in paragraphs:
                where = f"{kind}, {code}, {paragraph}"
                assert all(book.paragraph(paragraph) is not None for book in books), where
                assert paragraph.partition(".")[0] in about, where


@every_ledger
def test_the_ledgers_list_the_paragraphs_of_every_code(anchor: str) -> None:
    cited: dict[str, set[str]] = {}
    for codes in reviewed(anchor).values():
        for code, paragraphs in codes.items():
            cited.setdefault(code, set()).update(paragraphs)
    for language in LANGUAGES:
        rows = re.findall(ROW, refusal_table(anchor, language), re.MULTILINE)
        listed = {code: set(re.findall(r"[A-Z]{1,2}\d+\.\d+", cell)) for code, cell in rows}
        assert {code: cell for code, cell in listed.items() if code not in AT_THE_START} == cited


def refusal_table(anchor: str, language: str) -> str:
    """The section of the ledger that holds it; `game_over` stands in no other."""
    sections = ledger(anchor, language).sections
    return next(text for text in (s.markdown() for s in sections) if "| `game_over` |" in text)
