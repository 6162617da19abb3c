"""What happened in a settlers game, in pictures: cards that fly, pieces, trades in one line.

A card that passes between others is seen from its back, for no seat is told what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.presenting import (
    Event,
    Looking,
    Mark,
    Motion,
    Part,
    Picture,
    Strip,
    Telling,
    Thing,
    stamp,
    telling,
)
from quipu.presenting.telling import BANK, counted, flights, parted, pictured, seat_spot, spots
from quipu.texts import thing_name

if TYPE_CHECKING:
    from quipu.settlers.present import SettlersPresenter

DICE: Final = ("die-0", "die-1")
SUM: Final = ("dice-sum",)
ROBBER: Final = "robber"
TALKS: Final = {
    **dict.fromkeys(("offered", "called"), telling.OFFER),
    **dict.fromkeys(("answered", "accepted", "declined", "countered", "withdrawn"), telling.TALK),
    "traded": telling.DEAL,
}
STAMP: Final = "-circle"  # the end of a symbol that there is for every stamp
SWAP: Final = "⇄"


def tell(presenter: SettlersPresenter[Any], looking: Looking[Any], event: Event) -> Telling | None:
    """How an event that both games know is shown; None if nothing is special about it."""
    kind = str(event["event"])
    if kind in TALKS:
        motions = traded(presenter, event) if kind == "traded" else []
        return Telling(TALKS[kind], pictured(presenter, looking, event), motions)
    return KNOWN[kind](presenter, looking, event) if kind in KNOWN else None


# ---- rolls --------------------------------------------------------------------------------------


def rolled(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    total = Part(str(sum(event["dice"])), chip=True)
    return Telling(telling.HEAD, [total], [Motion(telling.ROLL, DICE), Motion(telling.DROP, SUM)])


def start_rolled(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    total = Part(str(sum(event["dice"])), seat=event["seat"], chip=True)
    return Telling(telling.HEAD, [total])


def yielded(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    gained, seat = event["gained"], event["seat"]
    if not gained:
        return Telling(telling.HEAD)
    parts = counted(presenter, gained, seat)
    return Telling(telling.HEAD, parts, list(harvest(presenter, looking, event)))


def discard_picked(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    """A choice on the way is said, not shown: what was given back is."""
    return Telling(telling.HEAD)


def harvest(presenter: Any, looking: Looking[Any], event: Event) -> list[Motion]:
    """Each card from a field of its kind, by turns if several paid; else from the bank."""
    terms, end = looking.view.terms, seat_spot(event["seat"])
    kinds = {hex: terms.box.kind_names[terms.land.kinds[hex]] for hex in event.get("hexes", ())}
    found: list[Motion] = []
    for card, count in event["gained"].items():
        fields = [f"hex-{hex}" for hex, kind in kinds.items() if kind == card] or [BANK]
        for n, field in enumerate(fields):
            share = count // len(fields) + (n < count % len(fields))
            found += flights(presenter, {card: share}, field, end) if share else []
    return found


def start_cards(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    seat, gained = event["seat"], event["gained"]
    motions = flights(presenter, gained, BANK, seat_spot(seat))
    return Telling(telling.HEAD, counted(presenter, gained, seat), motions)


# ---- between seats ------------------------------------------------------------------------------


def stole(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    start, end = seat_spot(event["from"]), seat_spot(event["seat"])
    card = event.get("card")
    motion = flights(presenter, {card: 1}, start, end) if card else [telling.back(start, end)]
    return Telling(parts=pictured(presenter, looking, event), motions=motion)


def handed(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    start, end = seat_spot(event["seat"]), seat_spot(event["to"])
    motions = flights(presenter, event["cards"], start, end)
    return Telling(parts=pictured(presenter, looking, event), motions=motions)


def traded(presenter: Any, event: Event) -> list[Motion]:
    one, other = seat_spot(event["seat"]), seat_spot(event["to"])
    return [
        *flights(presenter, event["give"], one, other),
        *flights(presenter, event["take"], other, one),
    ]


def bank_traded(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    seat, paid, gained = seat_spot(event["seat"]), event["paid"], event["gained"]
    motions = [*flights(presenter, paid, seat, BANK), *flights(presenter, gained, BANK, seat)]
    parts = [*counted(presenter, paid), Part(SWAP), *counted(presenter, gained)]
    return Telling(telling.LINE, parts, motions)


# ---- building and cards -------------------------------------------------------------------------


def built(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    """Paid from the hand, then the piece; stones rise, all others drop."""
    seat, thing = event["seat"], str(event["piece"])
    shown, at = piece(presenter, thing, seat), places(presenter, event)
    how = telling.RISE if "place" in event else telling.DROP
    motions = flights(presenter, event.get("paid", {}), seat_spot(seat), BANK)
    parts = [Part("" if shown else thing, shown, seat=seat, of=seat)]
    mark = Mark(at, named(presenter, looking, thing), shown)
    return Telling(telling.HEAD, parts, [*motions, Motion(how, at)], mark)


def places(presenter: Any, event: Event) -> list[str]:
    """Where it stands: a crossing, a path, or a place of its own."""
    stone = [f"stone-{event['place']}"] if "place" in event else []
    return stone or spots(presenter, event)


def piece(presenter: Any, thing: str, seat: int) -> Picture | None:
    """The picture of a piece with the stamp of whose it is."""
    found: Picture | None = presenter.picture(thing)
    if found is None or not found.symbol.endswith(STAMP):
        return found
    return Picture(found.symbol.removesuffix(STAMP) + f"-{stamp(seat)}", found.box)


def named(presenter: Any, looking: Looking[Any], thing: str) -> str:
    found: Thing = presenter.thing(looking, thing)
    return found.name


def card_bought(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    seat = event["seat"]
    shown = presenter.picture(str(event.get("card", ""))) or presenter.picture("development_card")
    motions = flights(presenter, event["paid"], seat_spot(seat), BANK)
    card = Motion(telling.FLY, start=BANK, end=seat_spot(seat), picture=shown)
    mark = Mark([], named(presenter, looking, "development_card"), shown)
    return Telling(telling.HEAD, [Part(picture=shown, seat=seat)], [*motions, card], mark)


def card_played(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    shown = presenter.picture(str(event["card"]))
    mark = Mark([], named(presenter, looking, str(event["card"])), shown)
    return Telling(telling.LINE, pictured(presenter, looking, event), (), mark)


def robber_moved(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    mark = Mark([ROBBER], looking.speak("thing-robber"), None)
    parts = pictured(presenter, looking, event)
    return Telling(telling.LINE, parts, [Motion(telling.WALK, [ROBBER])], mark)


def title_won(presenter: Any, looking: Looking[Any], event: Event) -> Telling:
    holder, title = event["from"], str(event["title"])
    start = seat_spot(holder) if holder >= 0 else BANK
    shown = presenter.picture(presenter.titles.get(title, title))
    motion = Motion(telling.FLY, start=start, end=seat_spot(event["seat"]), picture=shown)
    mark = Mark([], thing_name(looking.speak, title, "title"), shown)
    return Telling(telling.LINE, pictured(presenter, looking, event), [motion], mark)


KNOWN: Final[Mapping[str, Callable[[Any, Looking[Any], Event], Telling]]] = {
    "rolled": rolled,
    "start_rolled": start_rolled,
    "yielded": yielded,
    "start_cards": start_cards,
    "discard_picked": discard_picked,
    "stole": stole,
    "handed": handed,
    "bank_traded": bank_traded,
    "built": built,
    "placed": built,
    "card_bought": card_bought,
    "card_played": card_played,
    "robber_moved": robber_moved,
    "title_won": title_won,
}


# ---- a turn in one line -------------------------------------------------------------------------


def outcome(
    presenter: SettlersPresenter[Any], looking: Looking[Any], events: Sequence[Event]
) -> Strip | None:
    """The last roll of a turn: its sum, what one got oneself, what the others got."""
    rolls = [n for n, event in enumerate(events) if event["event"] == "rolled"]
    if not rolls:
        return None
    got = {
        event["seat"]: event["gained"]
        for event in events[rolls[-1] :]
        if event["event"] == "yielded" and event["gained"]
    }
    total = Part(str(sum(events[rolls[-1]]["dice"])), chip=True)
    mine = got.pop(looking.seat, {})
    others = [part for seat, cards in got.items() for part in counted(presenter, cards, seat)]
    return Strip([total, *own_part(presenter, looking, mine, bool(others)), *others])


def own_part(
    presenter: SettlersPresenter[Any], looking: Looking[Any], mine: Mapping[str, int], others: bool
) -> list[Part]:
    if mine:
        signs = " ".join(f"\ue000{card}:{count}\ue001" for card, count in mine.items())
        return list(parted(presenter, looking.speak("strip-got", cards=signs)))
    if others:
        return [Part(looking.speak("strip-nothing"))] if looking.seat >= 0 else []
    return [Part(looking.speak("strip-nobody"))]


def folded(
    presenter: SettlersPresenter[Any], looking: Looking[Any], offers: int, deals: Sequence[Event]
) -> Sequence[Part]:
    """So many offers, and each trade that came of them."""
    asked = looking.speak("fold-offers", offers=offers)
    parts = [Part(asked), Part(looking.speak("fold-trades", deals=len(deals)))]
    for deal in deals:
        give, take = counted(presenter, deal["give"]), counted(presenter, deal["take"])
        parts += [*give, Part(SWAP), *take]
    return parts
