"""Every lesson is played to its end: by its script, with other acts in between, back and forth."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any

import pytest

from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.core.state import Action
from quipu.core.table import Table
from quipu.learning import BadLesson, Lesson, lessons
from quipu.learning.lesson import LEARNER, Step
from quipu.registry import games
from quipu.texts import LANGUAGES
from quipu.texts.ledger import ledger
from tests.support.tables import PEBBLES

GAMES: dict[str, Game] = {**games(), "pebbles": PEBBLES}
TAUGHT = [(key, name) for key, game in GAMES.items() for name in lessons(game)]
# What nobody can do (E13.11), and what is another spelling of `discard` (E12.8, I9.10).
NEVER_DONE = {"play_victory_point", "discard_card"}
SHORTEST, MOST = 6, 10


def taught(key: str, name: str) -> Lesson:
    return lessons(GAMES[key])[name]


def begun(lesson: Lesson) -> Table:
    return lesson.table([f"seat {seat}" for seat in range(lesson.seats)])


def position(table: Table) -> Any:
    return table.game.position(table.state)


def going_on(lesson: Lesson, step: Step, table: Table) -> list[Action[Any]]:
    """The acts with which a lesson goes on now: its own, and those it takes as well."""
    assert step.act is not None
    others = [each for each in table.legal(step.seat) if step.goes_on(each)]
    return [step.act, *[each for each in others if each != step.act]]


@pytest.mark.parametrize(("key", "name"), TAUGHT)
def test_a_lesson_is_played_to_its_end_by_its_script(key: str, name: str) -> None:
    lesson = taught(key, name)
    table = begun(lesson)
    for step in lesson.steps[:-1]:
        assert lesson.due(table) is step
        assert step.act is not None
        table.submit(step.seat, step.act)
    assert lesson.is_done(table)
    drawn = [knot["luck"] for knot in table.record.knots if knot.get("luck")]
    assert [*filter(None, lesson.script)] == drawn


@pytest.mark.parametrize(("key", "name"), TAUGHT)
def test_it_goes_on_with_every_act_it_takes_and_back_to_the_same_luck(key: str, name: str) -> None:
    lesson = taught(key, name)
    rolled = Random(f"{key} {name}")
    for _ in range(3):
        table = begun(lesson)
        while not lesson.is_done(table):
            step = lesson.due(table)
            before = position(table)
            table.submit(step.seat, rolled.choice(going_on(lesson, step, table)))
            if step.is_learners and rolled.random() < 0.3 and table.ended is None:
                table.undo(LEARNER, lesson.back(table), consent=True)
                assert position(table) == before
                table.submit(step.seat, step.act or table.legal(LEARNER)[0])


@pytest.mark.parametrize(("key", "name"), TAUGHT)
def test_other_acts_in_between_are_told_apart_and_change_nothing(key: str, name: str) -> None:
    lesson = taught(key, name)
    table = begun(lesson)
    rolled, luck = Random(f"{key} {name}"), FastLuck(7)
    for step in lesson.steps[:-1]:
        assert step.act is not None
        if step.is_learners:
            legal = table.legal(LEARNER)
            tried = [rolled.choice(legal) for _ in range(3 if legal else 0)]
            forms = [each.sample(luck) for each in table.state.openings(LEARNER)]
            tried += [lesson.game.parse(form) for form in forms]
            forbidden = lesson.game.catalogue.actions[rolled.randrange(len(legal) + 1)]
            for action in [*tried, forbidden]:
                allowed = action.refusal(table.state, LEARNER) is None
                assert lesson.is_other(table, action) == (allowed and not step.goes_on(action))
        assert not lesson.is_other(table, step.act)
        table.submit(step.seat, step.act)


@pytest.mark.parametrize(("key", "name"), TAUGHT)
def test_its_words_are_said_in_every_language_and_cite_paragraphs(key: str, name: str) -> None:
    lesson = taught(key, name)
    known = {each.address for each in ledger(lesson.game.anchor, "en").paragraphs()}
    assert set(lesson.title) == set(LANGUAGES)
    for step in lesson.steps:
        assert step.pages or not step.is_learners, f"nothing is said before {step.act}"
        for page in step.pages:
            assert set(page.words) == set(LANGUAGES)
            assert all(0 < len(words) <= 220 for words in page.words.values())
            assert not page.rule or page.rule in known, page.rule


@pytest.mark.parametrize("anchor", sorted({game.anchor for game in games().values()}))
def test_the_lessons_of_a_game_let_the_learner_do_every_kind_of_act(anchor: str) -> None:
    modes = [game for game in games().values() if game.anchor == anchor]
    done = {kind for game in modes for each in lessons(game).values() for kind in each.kinds()}
    assert {kind for game in modes for kind in game.kinds} - NEVER_DONE == done


@pytest.mark.parametrize("key", games())
def test_every_mode_has_six_to_ten_lessons(key: str) -> None:
    assert SHORTEST <= len(lessons(games()[key])) <= MOST
    names = [file.name for file in (files(games()[key].anchor) / "lessons" / key).iterdir()]
    assert len(names) == len(lessons(games()[key]))


SMALL = 'title = { en = "x" }\nseats = 2\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title = 3", "title and steps"),
        ("titel = 3", "no field 'titel'"),
        ("title = [", "Invalid"),
        (SMALL + '[[step]]\nact = "fly 3"\n', "fly"),
        (SMALL + '[set]\ncolour = "red"\n[[step]]\nen = "x"\n', "colour"),
        (SMALL + '[set]\nturn = "late"\n[[step]]\nen = "x"\n', "turn"),
    ],
)
def test_what_is_no_lesson_says_why(text: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        Lesson(PEBBLES, "bad", text)


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ('act = "take_pebble 99"', "take_pebble"),
        ('act = "take_pebble 0"\nseat = 1', "take_pebble 0"),
        ('act = "grab_pebbles 0,1"', "nothing more is said"),
        ('act = "take_pebble 0"\nluck = "dice 3"', "not all of its luck"),
    ],
)
def test_a_lesson_that_its_game_does_not_play_says_where(row: str, why: str) -> None:
    first = SMALL + "options = { first_seat = 0 }\n"
    with pytest.raises(BadLesson, match=why):
        assert Lesson(PEBBLES, "bad", f"{first}[[step]]\n{row}\n").script
