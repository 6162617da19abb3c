"""Why something is not allowed: a code and the paragraph that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

LONGEST_SHOWN: Final = 60
MOST_KNOWN: Final = 40  # names that a message lists


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """A reason as data: texts, buttons and help pages are all made from it."""

    def __init__(self, code: str, paragraph: str, detail: str = "") -> None:
        self.code = code
        self.paragraph = paragraph
        self.detail = detail

    def with_detail(self, detail: str) -> Refusal:
        """The same reason with what it is about."""
        return Refusal(self.code, self.paragraph, detail)

    def to_json(self) -> dict[str, object]:
        """The code, the paragraph and, if there is one, the detail."""
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


class Reasons:
    """The refusals of a game by reason and kind of act, each of them one object made once.

    A reason has its code and a paragraph. Where another paragraph forbids a kind of act for that
    reason, `acts` names it; `ends` are the refusals of a game that is over, by what ended it.
    """

    def __init__(
        self, usual: list[Refusal], acts: dict[str, dict[int, str]], ends: dict[str, Refusal]
    ) -> None:
        self.usual = usual
        self.by_kind: dict[str, list[Refusal]] = {}
        self.ends = ends
        for kind, own in acts.items():
            told = list(usual)
            for reason, paragraph in own.items():
                told[reason] = Refusal(usual[reason].code, paragraph)
            self.by_kind[kind] = told

    def of(self, kind: str) -> list[Refusal]:
        """By reason: why an act of this kind is not allowed."""
        return self.by_kind.get(kind, self.usual)


def shown(value: object) -> str:
    """A foreign value for a message: on one line, short, never its depths."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


NO_SUCH_SEAT: Final = Refusal("no_such_seat", "")
OTHER_GAME: Final = Refusal("other_game", "")


def closest(name: str, known: list[str]) -> str:
    """The known name that was probably meant, or nothing."""
    from difflib import get_close_matches  # here, since hardly anybody needs it

    close = get_close_matches(name, known, 1)
    return close[0] if close else ""


def instead_of(name: str, known: list[str], called: str) -> str:
    """The end of a message about an unknown name: which was meant, and which there are."""
    close = closest(name, known)
    hint = f"; did you mean {close!r}?" if close else ""
    listed = ", ".join(known[:MOST_KNOWN]) + (", …" if len(known) > MOST_KNOWN else "")
    return f"{hint} ({called}: {listed or 'none'})"


@mypyc_attr(native_class=False)
class UnknownName(KeyError):
    """There is no game, bot or thing of that name; the message names those that exist."""

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        super().__init__(f"there is no {what} {shown(name)}{instead_of(name, known, what + 's')}")

    def __str__(self) -> str:
        return str(self.args[0])


class IllegalAction(Exception):
    """Raised instead of changing anything; carries the refusal."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        super().__init__(sentence or str(refusal))
        self.refusal = refusal


class Malformed(ValueError):
    """Input that is not of the right form at all: an action, a position, a record line."""
