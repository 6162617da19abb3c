"""What lies on a dice sheet, symbol by symbol: what it costs and scores, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.games.dice.draw_places import BASE, COSTS, PLUS, Joker, Place
from quipu.games.dice.sheet import CROSS, FACES, TITLE_POINTS, TURNS, bit
from quipu.games.dice.state import MADE
from quipu.presenting import Explanation, Fact, Looking, capital
from quipu.texts import thing_name

if TYPE_CHECKING:
    from quipu.games.dice.present import DicePresenter
    from quipu.games.dice.view import DiceObservation

PRICES: Final[Mapping[str, Sequence[str]]] = dict(COSTS)
BOXES: Final = 10  # DP1.5


class Things:
    """One look at a sheet, for explaining it: the observer's own, or that of the active seat."""

    def __init__(self, shown: DicePresenter, looking: Looking[DiceObservation]) -> None:
        self.shown = shown
        self.looking = looking
        self.speak = looking.speak
        self.view = looking.view
        self.owner = looking.seat if looking.seat >= 0 else self.view.active
        self.built = set(self.view.built[self.owner])
        self.page = PLUS if self.view.variant == "dice-plus" else BASE

    def all(self) -> Iterator[Explanation]:
        for place in self.page.places:
            yield self.place(place)
        for joker in self.page.jokers:
            yield self.joker(joker)
        for die, face in enumerate(self.view.faces):
            if face >= 0:
                yield self.die(die, FACES[face], self.view.dice_state[die] == MADE)
        yield self.simple("costs", ["costs", "costs-title"], "D5.2")
        if self.page.plus:
            yield self.simple("boxes", ["points", *boxes(BOXES)], "DP4.2")
        else:
            yield self.simple("boxes", ["turns", "total", *boxes(TURNS)], "D12.1")

    def simple(self, thing: str, at: Sequence[str], paragraph: str) -> Explanation:
        name, text = self.speak(f"name-{thing}"), self.speak(f"explain-{thing}")
        return Explanation(thing, name, text, "", paragraph, None, at)

    # ---- symbols --------------------------------------------------------------------------

    def place(self, place: Place) -> Explanation:
        price = PRICES[place.kind]
        return Explanation(
            thing=place.kind,
            name=capital(thing_name(self.speak, place.id)),
            text=self.shown.explain(self.looking, place.kind),
            now=self.how(place),
            paragraph=self.shown.explained[place.kind],
            picture=None,
            at=[f"{place.kind}-{place.id}", f"odds-{place.id}"],
            facts=[
                Fact(thing_name(self.speak, face), price.count(face), self.shown.picture(face))
                for face in dict.fromkeys(price)
            ],
        )

    def how(self, place: Place) -> str:
        """Built, or what it waits for, or that only dice are missing."""
        if place.id in self.built:
            return self.speak("now-built", n=place.points)
        missing = self.before(place)
        if missing:
            return self.speak("now-first", thing=thing_name(self.speak, missing))
        return self.speak("now-next", n=place.points)

    def before(self, place: Place) -> str:
        """D6.2, D7.2, D8.2, D8.3: what must be built first, if anything must."""
        sheet = self.view.copy.sheet
        number = sheet.number[place.id]
        mask = sum(int(bit(sheet.number[each])) for each in self.built)
        for needed in (int(sheet.after[number]), int(sheet.road[number])):
            if needed & ~mask:
                return sheet.names(needed & ~mask)[0]
        return ""

    # ---- jokers and dice ------------------------------------------------------------------

    def joker(self, joker: Joker) -> Explanation:
        """D10.1, D10.5, D10.7: not yet, ready, resting, or used."""
        ready = all(knight in self.built for knight in joker.needs)
        fresh = self.view.fresh if self.owner == self.view.active else []
        rests = any(knight in fresh for knight in joker.needs)
        state = "used" if joker.id in self.view.used[self.owner] else "missing"
        if state == "missing" and ready:
            state = "rests" if rests and not self.view.options["fresh_joker"] else "ready"
        gives = thing_name(self.speak, joker.gives)
        return Explanation(
            thing="joker",
            name=self.speak("name-joker", gives=gives),
            text=self.shown.explain(self.looking, "joker"),
            now=self.speak(f"now-joker-{state}"),
            paragraph=self.shown.explained["joker"],
            picture=self.shown.picture(joker.gives),
            at=[f"joker-{joker.id}"],
        )

    def die(self, die: int, face: str, made: bool) -> Explanation:
        """What a face pays for; D11.6: gold made by a joker for nothing."""
        uses = [kind for kind, price in PRICES.items() if face in price]
        if not uses:
            text = self.shown.explain(self.looking, "gold")
        else:
            names = [thing_name(self.speak, kind) for kind in uses]
            text = self.speak("explain-die", things=names)
        return Explanation(
            thing="die",
            name=capital(thing_name(self.speak, face)),
            text=text,
            now=self.speak("now-gold-made") if made else "",
            paragraph="D5.3" if uses else "D11.6" if made else "D11.1",
            picture=self.shown.picture(face),
            at=[f"die-{die}"],
        )


def boxes(count: int) -> list[str]:
    return [f"box-{n + 1}" for n in range(count)]


def sources(shown: DicePresenter, looking: Looking[DiceObservation], seat: int) -> list[Fact]:
    """D1.4, D12.5, DP4.3: points by what they were built for."""
    view, plus = looking.view, looking.view.variant == "dice-plus"
    page = PLUS if plus else BASE
    points: dict[str, int] = {}
    for place in page.places:
        if place.id in view.built[seat]:
            points[place.kind] = points.get(place.kind, 0) + place.points
    found = [Fact(capital(thing_name(looking.speak, kind)), n) for kind, n in points.items() if n]
    crosses = 0 if plus else view.boxes[seat].count(0)
    if crosses:
        found.append(Fact(capital(thing_name(looking.speak, "cross")), CROSS * crosses))
    for title, holder in (("army", view.army), ("route", view.route)):
        if plus and holder == seat:
            found.append(Fact(looking.speak(f"draw-{title}"), TITLE_POINTS))
    return found


def compared(looking: Looking[Any], numbers: Sequence[int]) -> list[Fact]:
    return [Fact(looking.names[seat], n, None, seat) for seat, n in enumerate(numbers)]
