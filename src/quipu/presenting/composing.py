"""Composing: openings as forms with words and pictures; what differs in whom it asks is one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from quipu.core.openings import Cards, Listing, Opening, Subset, Turning
from quipu.presenting.shown import Asked, CardsForm, ChoiceForm, Form, SubsetForm, Thing
from quipu.texts import describe_action

if TYPE_CHECKING:
    from quipu.presenting.looking import Looking
    from quipu.presenting.presenter import Presenter


def forms_of(presenter: Presenter[Any], looking: Looking[Any]) -> list[Form]:
    together: dict[object, list[Opening]] = {}
    for opening in looking.openings:
        together.setdefault(likeness(opening), []).append(opening)
    return [form(presenter, looking, openings) for openings in together.values()]


def likeness(opening: Opening) -> object:
    """Openings of equal likeness become one form."""
    if isinstance(opening, Cards):
        return opening.kind, opening.give_count[1] > 0, opening.want_count[1] > 0
    if isinstance(opening, Turning):
        return opening.kind, str(opening.place)
    return opening


def form(presenter: Presenter[Any], looking: Looking[Any], openings: Sequence[Opening]) -> Form:
    first = openings[0]
    title, about = presenter.form_title(looking, first), presenter.form_about(looking, first)
    if isinstance(first, Subset):
        named = things(presenter, looking, first.things)
        if first.least == len(first.things):
            whole = {"kind": first.kind, first.field: list(first.things)}
            title = describe_action(looking.speak, whole, looking.names)
        said = (first.kind, first.shape, title, first, named, *about)
        return SubsetForm(*said, first.field, first.things, first.least, first.most)
    if isinstance(first, Cards):
        sides = [each for each in openings if isinstance(each, Cards)]
        named = things(presenter, looking, dict.fromkeys([*first.give, *first.want]))
        taken = first.taken
        field = {"name": taken.name, "type": taken.type} if taken is not None else None
        to = [asked for each in sides for asked in asked_by(each)]
        return CardsForm(first.kind, first.shape, title, first, named, *about, to, field)
    acts = [act for each in openings for act in finished(each)]
    choices = [presenter.choice(looking, presenter.game.parse(act)) for act in acts]
    place = first.place if isinstance(first, Turning) else None
    return ChoiceForm(first.kind, first.shape, title, first, {}, *about, place, choices)


def things(
    presenter: Presenter[Any], looking: Looking[Any], names: Iterable[object]
) -> dict[str, Thing]:
    return {str(each): presenter.thing(looking, each) for each in names}


def asked_by(opening: Cards) -> list[Asked]:
    sides = (opening.give, opening.want, opening.give_count, opening.want_count)
    return [Asked(seat, *sides) for seat in (opening.to if opening.to is not None else [None])]


def finished(opening: Opening) -> list[dict[str, object]]:
    if isinstance(opening, Turning):
        return opening.turns
    return opening.choices if isinstance(opening, Listing) else []
