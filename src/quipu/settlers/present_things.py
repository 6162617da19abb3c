"""What lies on the board of a settlers game, place by place, and what own cards are good for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.presenting import Explanation, Fact, Looking, capital
from quipu.settlers.draw_desk import members
from quipu.settlers.layout import NOBODY, ROW
from quipu.texts import sentence_list, thing_name

if TYPE_CHECKING:
    from quipu.settlers.present import SettlersPresenter
    from quipu.settlers.view import SettlersObservation

SEVEN: Final = 7


def ways(number: int) -> int:
    """How many of the 36 rolls of two dice have this sum."""
    return 6 - abs(SEVEN - number) if number else 0


class Things:
    """One look at the board, for explaining it."""

    def __init__(self, shown: SettlersPresenter[Any], looking: Looking[Any]) -> None:
        self.shown = shown
        self.looking = looking
        self.speak = looking.speak
        self.view: SettlersObservation = looking.view
        self.grid = self.view.terms.grid
        self.lands = shown.lands(looking)
        self.chips = self.view.chips
        self.kinds = [int(kind) for kind in self.view.terms.land.kinds]
        self.standing = {
            **self.spread(self.view.settlements, 1),
            **self.spread(self.view.cities, 2),
        }

    @staticmethod
    def spread(places: Sequence[Sequence[int]], worth: int) -> dict[int, tuple[int, int]]:
        """By crossing: whose building stands there and how many cards it takes."""
        return {place: (seat, worth) for seat, each in enumerate(places) for place in each}

    def all(self) -> Iterator[Explanation]:
        yield from (self.hex(hex) for hex in range(int(self.grid.hexes)))
        for crossing in range(int(self.grid.corners)):
            yield self.crossing(crossing)
        yield from self.routes()
        yield from (self.card(kind) for kind in self.view.terms.box.kind_names)
        yield self.dice()

    def thing(self, name: str) -> str:
        return thing_name(self.speak, name)

    def of(self, thing: str, seat: int) -> str:
        named = self.speak("draw-piece-of", thing=self.thing(thing), name=self.looking.names[seat])
        return capital(named)

    # ---- hexes ----------------------------------------------------------------------------

    def land(self, hex: int) -> str:
        name, chip = self.thing(self.lands[hex]), self.chips[hex]
        return capital(self.speak("draw-hex", land=name, number=chip) if chip else name)

    def hex(self, hex: int) -> Explanation:
        """What it yields, how often, and to whom how much."""
        kind, chip, speak = self.kinds[hex], self.chips[hex], self.speak
        if kind == NOBODY or not chip:
            text, now, picture = speak("explain-hex-nothing"), "", None
        else:
            name = self.view.terms.box.kind_names[kind]
            card, city = self.thing(name), self.thing(self.shown.city)
            text = speak("explain-hex-yields", number=chip, card=card, city=city)
            robbed = hex == self.view.robber
            now = speak("now-hex-robbed" if robbed else "now-rolls", n=ways(chip))
            picture = self.shown.picture(name)
        return Explanation(
            thing="hex",
            name=self.land(hex),
            text=text,
            now=now,
            paragraph=self.shown.rules["hex"],
            picture=picture,
            at=[f"hex-{hex}", f"chip-{hex}"],
            facts=self.takers(hex) if kind != NOBODY else [],
        )

    def takers(self, hex: int) -> list[Fact]:
        cards: dict[int, int] = {}
        for crossing in members(self.grid.hex_corners, 6 * hex, 6):
            seat, worth = self.standing.get(crossing, (NOBODY, 0))
            if seat != NOBODY:
                cards[seat] = cards.get(seat, 0) + worth
        names = self.looking.names
        return [Fact(names[seat], cards[seat], None, seat) for seat in sorted(cards)]

    # ---- crossings and routes -------------------------------------------------------------

    def crossing(self, crossing: int) -> Explanation:
        """A building, or a free crossing: what it would draw on."""
        around = members(self.grid.corner_hexes, 3 * crossing, 3)
        paying = {self.chips[h] for h in around if h != self.view.robber and self.chips[h]}
        seat, worth = self.standing.get(crossing, (NOBODY, 0))
        if seat == NOBODY:
            thing, name = "crossing", self.speak("name-crossing", n=crossing)
            text, paragraph = self.speak("explain-crossing"), self.shown.rules["crossing"]
            at = [f"crossing-{crossing}"]
        else:
            thing = self.shown.building(self.looking, crossing, worth)
            name, text = self.of(thing, seat), self.shown.explain(self.looking, thing)
            paragraph, at = self.shown.explained[thing], [f"crossing-{crossing}"]
        return Explanation(
            thing=thing,
            name=name,
            text=text,
            now=self.speak("now-rolls-pay", n=sum(ways(number) for number in paying)),
            paragraph=paragraph,
            picture=self.shown.picture(thing),
            at=at,
            facts=[Fact(self.land(hex), None, self.icon(hex)) for hex in around],
        )

    def icon(self, hex: int) -> Any:
        kind = self.kinds[hex]
        if kind == NOBODY:
            return None
        return self.shown.picture(self.view.terms.box.kind_names[kind])

    def routes(self) -> Iterator[Explanation]:
        """The pieces of a seat lie in many places and are explained once."""
        for seat in range(self.looking.seats):
            for thing, paths in self.shown.routes(self.looking, seat).items():
                if paths:
                    at = [f"{sort}-{path}" for path in paths for sort in ("path", "bar")]
                    yield self.route(seat, thing, at)

    def route(self, seat: int, thing: str, at: Sequence[str]) -> Explanation:
        return Explanation(
            thing=thing,
            name=self.of(thing, seat),
            text=self.shown.explain(self.looking, thing),
            now=capital(self.speak("fact-length", n=int(self.view.route_length(seat)))),
            paragraph=self.shown.explained[thing],
            picture=self.shown.picture(thing),
            at=at,
        )

    # ---- cards and dice -------------------------------------------------------------------

    def card(self, kind: str) -> Explanation:
        """Where a kind comes from, what it pays for, and what the bank takes for it."""
        box, number = self.view.terms.box, self.view.terms.box.kind_names.index(kind)
        lands = {
            self.thing(self.lands[hex]): 0 for hex, of in enumerate(self.kinds) if of == number
        }
        found = sentence_list(list(lands), self.speak.lang)
        costs: Mapping[str, int] = {
            box.things[thing]: int(box.costs[thing * ROW + number])
            for thing in range(len(box.things))
        }
        rate = self.shown.rate(self.looking, number) if self.looking.seat >= 0 else 0
        held = self.view.hand.get(kind, 0)
        return Explanation(
            thing=kind,
            name=capital(self.thing(kind)),
            text=self.speak("explain-card", lands=found),
            now=self.speak("now-card", n=held, rate=rate) if rate else "",
            paragraph=self.shown.rules["card"],
            picture=self.shown.picture(kind),
            at=[f"card-{kind}"],
            facts=[
                Fact(capital(self.thing(thing)), n, self.shown.picture(thing))
                for thing, n in costs.items()
                if n and thing in self.shown.explained
            ],
        )

    def dice(self) -> Explanation:
        total = sum(self.view.dice)
        return Explanation(
            thing="dice",
            name=self.speak("name-dice"),
            text=self.speak("explain-dice"),
            now=self.speak("now-dice", sum=total, n=ways(total)) if total else "",
            paragraph=self.shown.rules["dice"],
            picture=None,
            at=["die-0", "die-1", "dice-sum"],
        )
