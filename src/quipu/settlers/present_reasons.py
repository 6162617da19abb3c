"""Why a bot advises an act: what greedy weighs in the settlers games, as a seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.core.state import Action
from quipu.presenting import Looking, Reason
from quipu.settlers.layout import NOBODY, RATE, ROW
from quipu.settlers.offer_terms import answers_json, offer_json
from quipu.settlers.phases import Offering
from quipu.settlers.supply import pips
from quipu.settlers.view import SettlersObservation
from quipu.texts import sentence_list, thing_name

if TYPE_CHECKING:
    from quipu.settlers.present import SettlersPresenter

FARTHEST: Final = 2  # paths that a way may still need to a site that is named
ANSWERS: Final = ("accept_trade", "choose_partner")
LEFT: Final = ("end_turn", "decline_trade", "withdraw_trade", "skip_theft")

PRICES: Final = {"trade_three": 3, "trade_two_goods": 2, "swap_by_favour": 1}

Cards = dict[str, int]
Sheaf = tuple[str, int]  # what a field yields, and its number


class Weighing:
    """One seat's look at the board, in the terms of what greedy counts."""

    def __init__(
        self, shown: SettlersPresenter[Any], looking: Looking[SettlersObservation]
    ) -> None:
        self.shown = shown
        self.looking = looking
        self.view = looking.view
        self.grid = looking.view.terms.grid
        self.land = looking.view.terms.land
        self.names = looking.view.terms.box.kind_names
        self.income = {kind for crossing in self.own() for kind, _ in self.yields(crossing)}

    # ---- the board ------------------------------------------------------------------------

    def own(self) -> list[int]:
        seat = self.looking.seat
        return [*self.view.settlements_of(seat), *self.view.cities_of(seat)]

    def sheaf(self, hex: int) -> Sheaf | None:
        kind, number = self.land.kinds[hex], int(self.land.numbers[hex])
        return None if kind == NOBODY or not number else (self.names[kind], number)

    def yields(self, crossing: int) -> list[Sheaf]:
        """What the fields at a crossing yield, the most frequent numbers first."""
        fields = [int(self.grid.corner_hexes[crossing * 3 + n]) for n in range(3)]
        found = [self.sheaf(hex) for hex in fields if hex != NOBODY]
        return sorted([each for each in found if each], key=lambda each: -pips(each[1]))

    def claims(self, hex: int) -> dict[int, int]:
        """By seat, the cards that a field yields to it; none are left out."""
        corners = {int(self.grid.hex_corners[hex * 6 + n]) for n in range(6)}
        found = {}
        for seat in range(self.looking.seats):
            cities = corners.intersection(self.view.cities_of(seat))
            count = len(corners.intersection(self.view.settlements_of(seat))) + 2 * len(cities)
            if count:
                found[seat] = count
        return found

    def beside(self, crossing: int) -> list[int]:
        found = [int(self.grid.neighbours[crossing * 3 + n]) for n in range(3)]
        return [each for each in found if each != NOBODY]

    def is_free(self, crossing: int) -> bool:
        """Whether a settlement could stand there, ways aside."""
        built = {
            each
            for seat in range(self.looking.seats)
            for each in (*self.view.settlements_of(seat), *self.view.cities_of(seat))
        }
        return not built.intersection([crossing, *self.beside(crossing)])

    def ends(self, path: int) -> list[int]:
        return [int(self.grid.ends[path * 2]), int(self.grid.ends[path * 2 + 1])]

    def rivals_at(self, crossing: int) -> list[str]:
        """Who has a way that ends at a crossing."""
        return [
            self.looking.names[seat]
            for seat in range(self.looking.seats)
            if seat != self.looking.seat
            and any(crossing in self.ends(path) for path in self.view.paths_of(seat))
        ]

    # ---- words ----------------------------------------------------------------------------

    def say(self, key: str, good: bool = True, card: str = "", **said: object) -> Reason:
        speak, picture = self.looking.speak, self.shown.picture(card) if card else None
        if card:
            said["card"] = thing_name(speak, card, "card")
        return Reason(speak(f"because-{key}", **said), picture, good)

    def sheaves(self, crossing: int) -> str:
        speak = self.looking.speak
        each = [
            speak("because-sheaf", card=thing_name(speak, kind, "card"), number=number)
            for kind, number in self.yields(crossing)
        ]
        return sentence_list(each, speak.lang)

    # ---- reasons --------------------------------------------------------------------------

    def site(self, crossing: int, raised: bool) -> list[Reason]:
        """What a building there brings; one that stands already yields once more."""
        found = []
        for kind, number in self.yields(crossing):
            lacks = kind not in self.income
            found.append(self.say("new" if lacks else "more", card=kind, number=number))
        served = int(self.land.served[crossing])
        if not raised and served > -2:
            kind = "any" if served == NOBODY else self.names[served]
            found.append(self.say("harbour", card=kind if served >= 0 else "", kind=kind))
        if not raised:
            rivals = self.rivals_at(crossing)
            names = sentence_list(rivals, self.looking.speak.lang) if rivals else ""
            found.append(self.say("ahead", names=names) if rivals else self.say("nobody"))
        return found

    def way(self, path: int) -> list[Reason]:
        """The free site that it brings nearer, and the longest route."""
        own = set(self.own())
        laid = self.view.paths_of(self.looking.seat)
        known = {end for each in laid for end in self.ends(each)} | own
        reached = [end for end in self.ends(path) if end not in known]
        for steps in range(FARTHEST + 1):
            sites = [each for each in reached if self.is_free(each) and self.yields(each)]
            if sites:
                best = max(sites, key=lambda each: sum(pips(n) for _, n in self.yields(each)))
                return [self.say("leads", sheaves=self.sheaves(best), steps=steps)]
            known.update(reached)
            reached = [far for each in reached for far in self.beside(each) if far not in known]
        return [self.say("longer")]

    def robber(self, hex: int) -> list[Reason]:
        if hex < 0:  # it stands beside the board
            return []
        sheaf, claims = self.sheaf(hex), self.claims(hex)
        if sheaf is None:
            return [self.say("harmless")]
        kind, number = sheaf
        mine = claims.pop(self.looking.seat, 0)
        found = []
        if claims:
            people = sentence_list(
                [self.looking.names[seat] for seat in claims], self.looking.speak.lang
            )
            found.append(self.say("stops", card=kind, number=number, names=people))
        found += [self.leads_with(seat) for seat in claims if self.is_leader(seat)]
        own = self.say("own-field", good=False, card=kind, number=number)
        return [*found, own] if mine else found

    def is_leader(self, seat: int) -> bool:
        points = [int(self.view.visible_points(each)) for each in range(self.looking.seats)]
        return points[seat] == max(points) and points.count(max(points)) == 1

    def leads_with(self, seat: int) -> Reason:
        points = int(self.view.visible_points(seat))
        return self.say("leader", name=self.looking.names[seat], n=points)

    def theft(self, seat: int) -> list[Reason]:
        cards = int(self.view.hand_size(seat))
        found = [self.say("holds", name=self.looking.names[seat], n=cards)]
        return [*found, self.leads_with(seat)] if self.is_leader(seat) else found

    def changed(self, gone: Mapping[str, int], come: Mapping[str, int]) -> list[Reason]:
        """What the hand can pay for after a trade, and could not before."""
        hand = self.view.hand
        after = {kind: n - gone.get(kind, 0) + come.get(kind, 0) for kind, n in hand.items()}
        box, found = self.view.terms.box, []
        for thing, name in enumerate(box.things):
            cost = box.cost_json(thing)
            if pays(after, cost) and not pays(hand, cost):
                word = thing_name(self.looking.speak, name)
                found.append(self.say("pays", thing=word))
        for kind in come:
            if kind not in self.income:
                found.append(self.say("rare", card=kind))
        return found or [self.say("nearer")]

    def soldier(self) -> list[Reason]:
        """Where the robber stands now, and how far the army has come."""
        hex, seat, found = int(self.view.robber), self.looking.seat, []
        sheaf = self.sheaf(hex) if hex >= 0 else None
        if sheaf is not None and seat in self.claims(hex):
            found.append(self.say("frees", card=sheaf[0], number=sheaf[1]))
        return [*found, self.say("army", n=int(self.view.open_cards(seat)) + 1)]


def reasons(
    shown: SettlersPresenter[Any], looking: Looking[SettlersObservation], action: Action[Any]
) -> Sequence[Reason]:
    """By what an act names; acts that name nothing are advised because nothing promises more."""
    weighing, named, kind = Weighing(shown, looking), action.arguments(), action.kind
    if isinstance(crossing := named.get("crossing"), int):
        raised = crossing in weighing.own()
        return weighing.site(crossing, raised)
    if isinstance(path := named.get("path"), int):
        return weighing.way(path)
    if isinstance(hex := named.get("hex"), int):
        return weighing.robber(hex)
    if kind == "steal_from" and isinstance(seat := named.get("seat"), int):
        return weighing.theft(seat)
    if kind in LEFT:
        return [weighing.say("keep")]
    if kind.startswith("discard"):
        return [weighing.say("least")]
    if shown.about.get(kind) == shown.soldier:
        return weighing.soldier()
    if kind == "buy_card":
        return [weighing.say("deck", n=int(looking.view.deck))]
    return traded(weighing, kind, named)


def traded(weighing: Weighing, kind: str, named: Mapping[str, Any]) -> Sequence[Reason]:
    """Cards for cards, with the bank or with somebody."""
    if kind in ANSWERS:
        give, take = agreed(weighing.view, kind, named)
    else:
        give, take = counted(named.get("give")), counted(named.get("take") or named.get("want"))
    if kind in PRICES and give:
        give = dict.fromkeys(give, PRICES[kind])
    elif kind == "trade_bank":
        view, names = weighing.view, weighing.names
        give = {card: int(view.cells[RATE + view.seat * ROW + names.index(card)]) for card in give}
    for word in ("one", "two") if kind == "trade_by_route" else ():
        give[named[word]] = give.get(named[word], 0) + 1
    return weighing.changed(give, take) if take else []


def agreed(view: SettlersObservation, kind: str, named: Mapping[str, Any]) -> tuple[Cards, Cards]:
    """What an answer to an offer gives away and brings, a counter-offer included."""
    phase = view.phase
    if not isinstance(phase, Offering):
        return {}, {}
    box = view.terms.box
    terms: Mapping[str, Any] = offer_json(box, phase)
    if kind == "accept_trade":
        return counted(terms["want"]), counted(terms["give"])
    for answer in answers_json(box, phase):
        if answer["seat"] == named.get("seat") and "give" in answer:
            return counted(answer["want"]), counted(answer["give"])
    return counted(terms["give"]), counted(terms["want"])


def counted(cards: object) -> Cards:
    if isinstance(cards, str):
        return {cards: 1}
    if isinstance(cards, Mapping):
        return {str(kind): int(n) for kind, n in cards.items() if n}
    return {}


def pays(hand: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    return all(hand.get(kind, 0) >= n for kind, n in cost.items())
