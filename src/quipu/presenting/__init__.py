"""Presenting: one typed answer to what a seat sees and what it can do, for page and terminal."""

from __future__ import annotations

from quipu.presenting.advice import Reason, advisor
from quipu.presenting.door import draw, presenter
from quipu.presenting.explaining import capital
from quipu.presenting.figures import Example, differences, examples
from quipu.presenting.grouping import Lasting
from quipu.presenting.looking import Looking, looking_at
from quipu.presenting.presenter import Presenter
from quipu.presenting.seeing import stamp
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
    Listed,
    OfferShown,
    Picture,
    Presented,
    Prompt,
    Row,
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
    "Example",
    "Explanation",
    "Fact",
    "Form",
    "Group",
    "Lasting",
    "Listed",
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
    "Row",
    "Seat",
    "Situation",
    "Strip",
    "SubsetForm",
    "Telling",
    "Thing",
    "advisor",
    "capital",
    "differences",
    "draw",
    "examples",
    "looking_at",
    "plain",
    "presenter",
    "stamp",
]
