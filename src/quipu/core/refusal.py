"""Why something is not allowed: a code and the paragraph that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

LONGEST_SHOWN: Final = 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """A reason as data: texts, buttons and help pages are all made from it."""

    def __init__(self, code: str, paragraph: str, detail: str = "") -> None:
        self.code = code
        self.paragraph = paragraph
        self.detail = detail

    def with_detail(self, detail: str) -> Refusal:
        return Refusal(self.code, self.paragraph, detail)

    def to_json(self) -> dict[str, object]:
        form: dict[str, object] = {"code": self.code, "paragraph": self.paragraph}
        if self.detail:
            form["detail"] = self.detail
        return form

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.code, self.paragraph, self.detail))

    def __str__(self) -> str:
        return f"{self.code} ({self.paragraph})" + (f": {self.detail}" if self.detail else "")

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.paragraph!r})"


def shown(value: object) -> str:
    """A foreign value for a message: on one line, short, never its depths."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


class IllegalAction(Exception):
    """Raised instead of changing anything; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Malformed(ValueError):
    """Input that is not of the right form at all: an action, a position, a record line."""
