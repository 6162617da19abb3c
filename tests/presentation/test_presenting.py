"""What every game owes to those who show it: groups, forms, reasons and pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pebbles.game import PebblesGame
from quipu import SPECTATOR, FastLuck, State
from quipu.drawing.symbols import library
from quipu.presenting import (
    Card,
    CardsForm,
    ChoiceForm,
    Looking,
    Picture,
    Presented,
    Presenter,
    looking_at,
    presenter,
)
from quipu.registry import games
from quipu.texts import LANGUAGES
from quipu.texts.ledger import ledger
from tests.support.games_under_test import GAMES, Case
from tests.support.presented_moments import Moment, moments, pictures, shown, walked

LONGEST_NOTE = 24  # letters that fit over a button
KEYS = pytest.mark.parametrize("key", list(GAMES))


def each_view(key: str) -> Iterator[tuple[Moment, int, Presented]]:
    for way in moments(key):
        for seat in way.views:
            yield way, seat, shown(way, seat)


def first_moment(key: str, phase: str) -> Moment:
    """The first moment of some random game in this phase."""
    for seed in range(200):
        for way in walked(Case(games()[key], 3, {}), seed, range(150)):
            if presenter(way.game).phase(looking_at(way.game, way.state, 0)) == phase:
                return way
    raise AssertionError(f"{key} never comes to {phase}")


# ---- acts -----------------------------------------------------------------------------------


@KEYS
def test_every_legal_act_is_a_choice_once_or_is_composed_by_a_form(key: str) -> None:
    for way, seat, view in each_view(key):
        legal = way.state.legal(seat) if seat >= 0 else []
        offered = [choice.action for choice in view.choices()]
        assert len(offered) == len(set(offered))
        assert set(offered) <= set(legal)
        forms = [*view.forms, *([view.offer.counter] if view.offer else [])]
        openings = [form.opening for form in forms if form is not None]
        for action in set(legal) - set(offered):
            assert any(presenter(way.game).composes(each, action) for each in openings), action


@KEYS
def test_a_group_has_choices_or_says_why_not_in_few_words(key: str) -> None:
    paragraphs = ledger(GAMES[key].anchor, "en")
    for lang in LANGUAGES:
        for way in moments(key):
            for seat in way.state.waiting():
                for group in shown(way, seat, lang).groups:
                    assert group.title
                    assert bool(group.choices) != (group.blocked is not None), group.kind
                    if group.blocked is not None:
                        assert group.lasting
                        note = group.blocked.note
                        if key in games():  # the plain presenter has only the sentence
                            assert note != group.blocked.text, (group.kind, group.blocked.code)
                            assert len(note) <= LONGEST_NOTE
                        assert paragraphs.paragraph(group.blocked.paragraph) is not None


@KEYS
def test_what_lasts_stands_there_whoever_decides(key: str) -> None:
    """While others decide each group says in few words why not; after the end there is none."""
    for way in moments(key):
        rows = []
        for seat in range(way.state.seats):
            view = shown(way, seat)
            lasting = [group for group in view.groups if group.lasting]
            rows.append([group.kind for group in lasting])
            if seat not in way.state.waiting():
                assert [group.kind for group in view.groups] == rows[-1]
                assert not any(group.choices for group in lasting)
        assert len({tuple(sorted(row)) for row in rows}) == 1


def test_what_is_asked_before_all_else_says_so_in_a_sentence() -> None:
    for way in moments("egypt-gods"):
        for seat in way.state.waiting():
            groups = shown(way, seat).groups
            special = [group for group in groups if not group.lasting and not group.first]
            if special and not any(group.choices for group in groups if group.lasting):
                assert special[0].sentence
                assert special[0].title


@KEYS
def test_whoever_may_not_act_is_offered_nothing(key: str) -> None:
    for way in moments(key):
        for seat in way.state.waiting():
            view = shown(way, seat, acts=False)
            assert not list(view.choices())
            assert not view.groups
            assert not view.forms
            assert not view.board.elements("targets")
            assert not view.prompt.you


def test_a_choice_says_by_what_it_is_made() -> None:
    game = games()["egypt"]
    looking = looking_at(game, game.start(3, FastLuck(1)), 0, "en", ["Ada", "Ben", "Cleo"])
    by: dict[str, tuple[str, object, str]] = {}
    for text in ("steal_from 2", "build_settlement 12", "play_monopoly grain", "end_turn"):
        choice = presenter(game).choice(looking, game.parse(text))
        by[choice.action.kind] = (choice.by, choice.what, choice.name)
    assert by == {
        "steal_from": ("seat", 2, "Cleo"),
        "build_settlement": ("place", "crossing-12", ""),
        "play_monopoly": ("card", "grain", "grain"),
        "end_turn": ("text", "", ""),
    }


def test_to_pass_belongs_to_the_god_who_could_have_helped() -> None:
    """G4.3: the window of Hapi shows the god, the cards to take, and the way out of it."""
    way = first_moment("egypt-gods", "hapi_window")
    (seat,) = way.state.waiting()
    group, *others = shown(way, seat).groups
    assert group.title == "Take a card with Hapi"
    assert group.picture == Picture("god-hapi", "0 0 64 80")
    assert group.sentence.startswith("The roll brought you nothing")
    assert group.paragraph == "G4.3"
    assert {choice.action.kind for choice in group.choices} == {"take_with_hapi", "pass"}
    assert {choice.by for choice in group.choices} == {"card", "text"}
    assert all(each.lasting for each in others)


def test_an_open_offer_is_answered_where_it_is_shown() -> None:
    way = first_moment("egypt", "offering")
    asked = way.state.waiting()[0]
    offer = shown(way, asked).offer
    assert offer is not None
    assert offer.asked
    assert {choice.action.kind for choice in offer.choices} <= {"accept_trade", "decline_trade"}
    assert offer.counter is not None
    assert offer.counter.kind == "counter_trade"
    view = shown(way, asked)
    assert offer.counter not in view.forms
    assert not [group for group in view.groups if group.choices]
    watched = shown(way, SPECTATOR).offer
    assert watched is not None
    assert (watched.asked, watched.choices, watched.counter) == (False, [], None)


def test_what_is_missing_is_counted_by_card() -> None:
    game = games()["egypt"]
    looking = looking_at(game, game.start(3, FastLuck(1)), 0)

    class Poor(type(presenter(game))):  # type: ignore[misc]
        """Somebody with these cards."""

        def held(self, looking: Looking[Any]) -> dict[str, int]:
            return {"grain": 3, "stone": 1}

    price: list[Card] = Poor(game).price(looking, {"grain": 2, "stone": 3})
    assert [(card.card, card.count, card.short) for card in price] == [
        ("grain", 2, 0),
        ("stone", 3, 2),
    ]


def test_offers_to_all_and_to_each_are_one_form() -> None:
    way = next(
        way
        for seed in range(20)
        for way in walked(Case(games()["egypt"], 3, {}), seed, range(80))
        if "offer_trade" in [opening.kind for opening in openings(way.state)]
    )
    (seat,) = way.state.waiting()
    forms = [form for form in shown(way, seat).forms if isinstance(form, CardsForm)]
    assert [(form.kind, form.sides) for form in forms] == [
        ("offer_trade", (True, True)),
        ("call_for_proposals", (False, True)),
        ("call_for_proposals", (True, False)),
    ]
    split = [each for each in openings(way.state) if each.kind == "offer_trade"]
    to = [None if each.to is None else each.to[0] for each in split]
    assert [asked.seat for asked in forms[0].asked] == to
    assert len(to) > 1


def openings(state: State) -> list[Any]:
    waiting = state.waiting()
    return state.openings(waiting[0]) if waiting else []


# ---- what is seen ---------------------------------------------------------------------------


@KEYS
def test_nothing_presented_depends_on_what_a_seat_cannot_know(key: str) -> None:
    for number, way in enumerate(moments(key)):
        for seat in (*way.state.waiting(), SPECTATOR):
            before = json.dumps(shown(way, seat).to_json())
            seen = way.game.observe(way.state, seat, way.memories[seat])
            truth, way.state = way.state, way.game.imagine(seen, FastLuck(number))
            after = json.dumps(shown(way, seat).to_json())
            way.state = truth
            assert after == before


@KEYS
def test_everything_has_words_and_pictures_in_every_language(key: str) -> None:
    game = GAMES[key]
    known = library(game.anchor)
    for lang in LANGUAGES:
        for way in moments(key)[::2]:
            for seat in (way.state.waiting() or [0])[0], SPECTATOR:
                told = json.dumps(shown(way, seat, lang).to_json(), ensure_ascii=False)
                assert "⟨" not in told
    for _, _, view in each_view(key):
        for symbol in pictures(view.to_json()):
            assert symbol in known


@KEYS
def test_seats_have_colours_of_their_own_and_points_as_far_as_they_are_known(key: str) -> None:
    for way, seat, view in each_view(key):
        seats = view.seats
        assert len({each.colour for each in seats}) == len(seats)
        assert seat < 0 or key == "pebbles" or seats[seat].points is not None
        assert list(view.prompt.seats) == way.state.waiting()


@KEYS
def test_lasting_groups_have_a_picture_for_every_seat_that_pays(key: str) -> None:
    game = GAMES[key]
    shows = presenter(game)
    for kind, each in shows.lasting().items():
        assert kind in game.kinds
        assert each.picture is not None or not each.cost, kind
        for stamp in ("circle", "triangle", "square", "star"):
            if each.picture is not None:
                assert each.picture.symbol.format(stamp=stamp) in library(game.anchor)


# ---- the door -------------------------------------------------------------------------------


def test_a_game_without_a_presenter_has_a_plain_one() -> None:
    game = GAMES["pebbles"]
    assert type(Presenter(game)) is Presenter
    way = moments("pebbles")[1]
    view = Presenter[Any](game).present(looking_at(game, way.state, 0))
    assert len(view.board.elements("pieces")) == int(way.state.seats)
    assert json.dumps(view.to_json())


def test_a_game_brings_a_presenter_and_nothing_else() -> None:
    class Odd(PebblesGame):
        """It thinks that a word presents it."""

        def presenter(self) -> Any:
            return "pebbles"

    with pytest.raises(TypeError, match="no Presenter"):
        presenter(Odd())


def test_a_presenter_is_made_once() -> None:
    for game in games().values():
        assert presenter(game) is presenter(game)


def test_turns_of_one_place_are_one_form() -> None:
    """J5.8: whichever tile of the display would lie there."""
    for way in walked(Case(games()["jade"], 3, {}), 3, range(60)):
        for seat in way.state.waiting():
            forms = [form for form in shown(way, seat).forms if isinstance(form, ChoiceForm)]
            places = [str(form.place) for form in forms]
            assert len(places) == len(set(places))
