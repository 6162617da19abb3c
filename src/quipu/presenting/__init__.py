"""Presenting: one typed answer to what a seat sees and what it can do, for page and terminal."""

from __future__ import annotations

from quipu.presenting.advice import Reason, advisor
from quipu.presenting.door import draw, presenter
from quipu.presenting.explaining import capital
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
    Fact,
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
from quipu.presenting.telling import Event, Mark, Motion, Part, Strip, Telling

__all__ = [
    "Answer",
    "Asked",
    "Blocked",
    "Card",
    "CardsForm",
    "Choice",
    "ChoiceForm",
    "Count",
    "Event",
    "Explanation",
    "Fact",
    "Form",
    "Group",
    "Lasting",
    "Looking",
    "Mark",
    "Motion",
    "OfferShown",
    "Part",
    "Picture",
    "Presented",
    "Presenter",
    "Prompt",
    "Reason",
    "Seat",
    "Situation",
    "Strip",
    "SubsetForm",
    "Telling",
    "Thing",
    "advisor",
    "capital",
    "draw",
    "looking_at",
    "plain",
    "presenter",
    "stamp",
]
