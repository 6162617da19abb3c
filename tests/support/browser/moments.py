"""Moments: what a person sees of whole games; every kind of decision once, and the fullest.

The table plays on; whoever looks is shown the same moment in every language and shape.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from quipu import Table
from quipu.play import table_setup
from quipu.play.session import TableSession
from quipu.play.views.renderer import ViewRenderer
from quipu.registry import games
from quipu.server.db.models import Person
from quipu.texts import LANGUAGES, speaker
from tests.support.games_under_test import Case, cases_of, step_by_step

View = dict[str, Any]
ME: Final = 0  # the seat that looks
SEED: Final = 3
Shape = tuple[str, bool]  # a language, and whether the screen is narrow
SHAPES: Final = tuple((lang, narrow) for lang in LANGUAGES for narrow in (False, True))
LINES: Final = 30  # of the log; more than are ever seen at once
LONGEST: Final = 1200  # decisions; what comes later looks like what came before


@dataclass
class Moment:
    """A step of a game, with its view by language and shape."""

    game: str
    step: int
    name: str
    views: dict[Shape, str]


def played(case: Case, seed: int) -> Iterator[tuple[int, Table]]:
    """A game step by step; chance decides, and composes now and then."""
    table = case.table(seed)
    step = step_by_step(table, seed + 1)
    for number in range(LONGEST):
        yield number, table
        if not table.waiting():
            return
        step()


def live(case: Case, table: Table) -> TableSession:
    """The table as a house keeps it: a person at the first seat, bots at the others."""
    host = Person(id=1, secret="", recovery="", name="", made=0.0)
    row = table_setup.new_table(case.game, host, True, {})
    store: Any = None
    made = TableSession(table_setup.seated(row, case.game, host, case.seats, bots=True), store)
    made.table = table
    return made


def view(kept: TableSession, lang: str, narrow: bool) -> View:
    """The whole view; names are those that the house gives in that language."""
    table = kept.table
    assert table is not None
    speak = speaker("quipu.web", lang)
    nameless = [replace(each, name="") for each in kept.seats]
    named = table_setup.name_seats(nameless, speak("bot"), speak("guest"))
    kept.apply_state(replace(kept.state, seats=named))
    table.names[:] = [each.name for each in kept.seats]
    made: View = json.loads(ViewRenderer(kept, ME, lang, narrow).look(0.0).text(None, set()))
    return made | {"log": made["log"][-LINES:]}


# ---- which ----------------------------------------------------------------------------------


def outline(table: Table) -> tuple[object, ...]:
    """What may be decided, roughly: of moments that are alike in this the last is looked at."""
    legal = frozenset(action.kind for action in table.legal(ME))
    forms = frozenset(opening.kind for opening in table.state.openings(ME))
    phase = type(getattr(table.state, "phase", None)).__name__
    return phase, ME in table.waiting(), legal, forms


def features(seen: View) -> set[str]:
    """What a view has that must be seen once."""
    found = {f"phase {seen['turn']['note']}", f"over {seen['over']}"}
    for group in seen["groups"]:
        blocked = group["blocked"]
        found.add(f"group {group['kind']} {blocked['note'] if blocked else ''}")
        found |= {f"choice {group['kind']} {each['by']}" for each in group["choices"]}
    found |= {f"form {form['kind']} {form['shape']}" for form in seen["forms"]}
    offer = seen["offer"]
    if offer is not None:
        answers = sorted({each["answer"] for each in offer["answers"]})
        found.add(f"offer {offer['asked']} {bool(offer['counter'])} {answers}")
    return found


def fullest(views: dict[int, View]) -> set[int]:
    """The steps with the most words, the most places and the most acts."""

    def words(step: int) -> int:
        return sum(len(json.dumps(views[step][part])) for part in ("groups", "forms", "offer"))

    def places(step: int) -> int:
        return len(views[step]["board"]["changed"].get("targets", {}))

    def pieces(step: int) -> int:
        return len(views[step]["board"]["changed"].get("pieces", {}))

    return {max(views, key=measure) for measure in (words, places, pieces)}


def covering(views: dict[int, View]) -> list[int]:
    """Few steps that together have everything that any has."""
    left = {step: features(each) for step, each in views.items()}
    wanted = set().union(*left.values())
    chosen = fullest(views)
    for step in chosen:
        wanted -= left[step]
    while wanted:
        best = max(left, key=lambda step: len(left[step] & wanted))
        chosen.add(best)
        wanted -= left[best]
    return sorted(chosen)


@cache
def moments(key: str, shapes: tuple[Shape, ...] = SHAPES) -> list[Moment]:
    """The moments of a mode that matter, in its largest company, each in these shapes."""
    case = cases_of(games()[key])[-1]
    last = {outline(table): step for step, table in played(case, SEED)}
    steps = set(last.values())
    seen = {
        step: view(live(case, table), "en", narrow=False)
        for step, table in played(case, SEED)
        if step in steps
    }
    wanted = covering(seen)
    found = []
    for step, table in played(case, SEED):
        if step in wanted:
            name = f"step {step}: {seen[step]['turn']['note']}"
            kept = live(case, table)
            views = {shape: json.dumps(view(kept, *shape)) for shape in shapes}
            found.append(Moment(key, step, name, views))
    return found
