"""Pebbles as it is shown: board, seats, prompt, and acts in groups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pebbles.draw import SEATS, draw
from pebbles.state import IN_HEAP
from pebbles.view import PebblesObservation
from quipu.drawing import Drawing
from quipu.presenting import Count, Lasting, Looking, Picture, Presenter, Thing


class PebblesPresenter(Presenter[PebblesObservation]):
    """What page and terminal say of the game."""

    colours: ClassVar[Sequence[str]] = SEATS
    places: ClassVar[frozenset[str]] = frozenset({"pebble"})
    pictures: ClassVar[Mapping[str, Picture]] = {
        "pebble": Picture("pebble-1", "-30 -24 60 48"),
        "token": Picture("token-back", "-17 -17 34 34"),
    }
    situations: ClassVar[Mapping[str, str]] = {"taking": "B2.1", "answering": "B3.1"}
    explained: ClassVar[Mapping[str, str]] = {"pebble": "B2.1", "token": "B1.2", "mark": "B2.4"}
    about: ClassVar[Mapping[str, str]] = {
        "take_pebble": "pebble",
        "mark_pebble": "mark",
        "swap_token": "token",
        "peek": "token",
    }

    def lasting(self) -> Mapping[str, Lasting]:
        return {"swap_token": Lasting(picture=self.pictures["token"])}

    def board(self, looking: Looking[PebblesObservation]) -> Drawing:
        names, narrow = looking.names, looking.narrow
        return draw(looking.view, looking.legal, looking.speak, names, narrow=narrow)

    def points(self, looking: Looking[PebblesObservation]) -> Sequence[int | None]:
        """Pebbles are open; the rest is known at the end."""
        return [looking.view.owner.count(seat) for seat in range(looking.seats)]

    def thing(self, looking: Looking[PebblesObservation], thing: object) -> Thing:
        """A pebble by its number."""
        return Thing(str(thing)) if isinstance(thing, int) else super().thing(looking, thing)

    def counts(self, looking: Looking[PebblesObservation], seat: int) -> Sequence[Count]:
        token = looking.view.tokens[seat] or looking.view.known[seat]
        face = Picture("token-front", "-17 -17 34 34")
        return [Count(looking.speak("fact-token", n=token), token, face)] if token else []

    def facts(self, looking: Looking[PebblesObservation]) -> Sequence[Count]:
        return [self.count(looking, "heap", looking.view.owner.count(IN_HEAP))]

    def phase(self, looking: Looking[PebblesObservation]) -> str:
        return looking.view.phase
