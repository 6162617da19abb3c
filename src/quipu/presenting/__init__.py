"""Presenting: one typed answer to what a seat sees and what it can do, for page and terminal."""

from __future__ import annotations

from quipu.presenting.advice import Reason, advisor
from quipu.presenting.door import draw, presenter
from quipu.presenting.figures import Example, differences, examples
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
    "Example",
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
    "Reason",
    "Seat",
    "SubsetForm",
    "Thing",
    "advisor",
    "differences",
    "draw",
    "examples",
    "looking_at",
    "plain",
    "presenter",
    "stamp",
]
