"""Presenting: one typed answer to what a seat sees and what it can do, for page and terminal."""

from __future__ import annotations

from quipu.presenting.door import draw, presenter
from quipu.presenting.looking import Looking, looking_at
from quipu.presenting.presenter import Lasting, Presenter, stamp
from quipu.presenting.shown import (
    Answer,
    Asked,
    Blocked,
    Card,
    CardsForm,
    Choice,
    ChoiceForm,
    Count,
    Explanation,
    Form,
    Group,
    OfferShown,
    Picture,
    Presented,
    Prompt,
    Seat,
    Situation,
    SubsetForm,
    Thing,
    plain,
)

__all__ = [
    "Answer",
    "Asked",
    "Blocked",
    "Card",
    "CardsForm",
    "Choice",
    "ChoiceForm",
    "Count",
    "Explanation",
    "Form",
    "Group",
    "Lasting",
    "Looking",
    "OfferShown",
    "Picture",
    "Presented",
    "Presenter",
    "Prompt",
    "Seat",
    "Situation",
    "SubsetForm",
    "Thing",
    "draw",
    "looking_at",
    "plain",
    "presenter",
    "stamp",
]
