"""Options: what may be agreed before a game, each declared once with type, default, paragraph."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from quipu.core.refusal import IllegalAction, Refusal, closest, shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option; start, command line, lobby form and record read this declaration."""

    type = "option"

    def __init__(self, name: str, default: bool | int | str, paragraph: str) -> None:
        self.name = name
        self.default = default
        self.paragraph = paragraph
        self.version = 0  # of the rules that brought it
        self.before: bool | int | str | None = None  # what was played until then

    def since(self, version: int, before: bool | int | str | None = None) -> Option:
        """Brought by this version of the rules; without `before` its default was played before."""
        self.version = version
        self.before = before
        return self

    def takes(self, value: object, seats: int) -> bool:
        """Whether a value is allowed at a table of so many seats."""
        raise NotImplementedError

    def samples(self, seats: int) -> list[bool | int | str]:
        """Values worth trying: all of few, the ends of many."""
        raise NotImplementedError

    def words(self) -> str:
        """The values as the command line takes them, in signs of no language."""
        raise NotImplementedError

    def read(self, text: str) -> bool | int | str:
        """A value from the command line; what it means is judged by `takes`."""
        digits = text.removeprefix("-")
        return int(text) if digits.isascii() and digits.isdecimal() and len(text) < 10 else text

    def to_json(self) -> dict[str, object]:
        """The declaration as JSON, for pages and programs."""
        return {"name": self.name, "default": self.default, "paragraph": self.paragraph}


class Flag(Option):
    """Yes or no."""

    def takes(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def samples(self, seats: int) -> list[bool | int | str]:
        return [False, True]

    def words(self) -> str:
        return "true, false"

    def read(self, text: str) -> bool | int | str:
        known = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        return known.get(text.lower(), text)

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form["type"] = "bool"
        return form


class Range(Option):
    """A whole number between two ends."""

    def __init__(self, name: str, default: int, low: int, high: int, paragraph: str) -> None:
        super().__init__(name, default, paragraph)
        self.low = low
        self.high = high

    def takes(self, value: object, seats: int) -> bool:
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )

    def samples(self, seats: int) -> list[bool | int | str]:
        values: list[bool | int | str] = [self.low, self.high]
        return values if self.default in values else [*values, self.default]

    def words(self) -> str:
        return f"{self.low}–{self.high}"

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(type="range", low=self.low, high=self.high)
        return form


class Choice(Option):
    """One of a few words."""

    def __init__(self, name: str, default: str, values: list[str], paragraph: str) -> None:
        super().__init__(name, default, paragraph)
        self.values = values

    def takes(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.values

    def samples(self, seats: int) -> list[bool | int | str]:
        return list(self.values)

    def words(self) -> str:
        return ", ".join(self.values)

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(type="choice", values=list(self.values))
        return form


class Limit(Option):
    """A whole number between two ends, or a word for no limit at all."""

    def __init__(
        self, name: str, default: int | str, usual: int, low: int, high: int, word: str, at: str
    ) -> None:
        super().__init__(name, default, at)
        self.usual = usual  # the number to begin with when a limit is wished for
        self.low = low
        self.high = high
        self.word = word

    def takes(self, value: object, seats: int) -> bool:
        if isinstance(value, int) and not isinstance(value, bool):
            return self.low <= value <= self.high
        return value == self.word

    def samples(self, seats: int) -> list[bool | int | str]:
        return [*sorted({self.low, self.usual, self.high}), self.word]

    def words(self) -> str:
        return f"{self.low}–{self.high}, {self.word}"

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(type="limit", low=self.low, high=self.high, word=self.word)
        return form


class FirstSeat(Option):
    """Who begins: drawn by lot, or a seat number."""

    def __init__(self, paragraph: str) -> None:
        super().__init__("first_seat", "random", paragraph)

    def takes(self, value: object, seats: int) -> bool:
        if isinstance(value, int) and not isinstance(value, bool):
            return 0 <= value < seats
        return value == "random"

    def samples(self, seats: int) -> list[bool | int | str]:
        return ["random", *range(seats)]

    def words(self) -> str:
        return "random, 0, 1, …"

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form["type"] = "seat"
        return form


def settle(
    declared: list[Option], seats: int, chosen: dict[str, object], lenient: bool = False
) -> dict[str, bool | int | str]:
    """All options with the chosen values; a wrong name or value is refused, or passed over."""
    known = [option.name for option in declared]
    for name in chosen:
        if not lenient and name not in known:
            close = closest(name, known)
            meant = f"; {close}?" if close else ""
            detail = f"{shown(name)}{meant} ({', '.join(known)})"
            raise IllegalAction(Refusal("wrong_option", "O", detail))
    agreed: dict[str, bool | int | str] = {}
    for option in declared:
        value = chosen.get(option.name, option.default)
        if option.takes(value, seats) and isinstance(value, (bool, int, str)):
            agreed[option.name] = value
        elif lenient:
            agreed[option.name] = option.default
        else:
            detail = f"{option.name}={shown(value)} ({option.words()})"
            raise IllegalAction(Refusal("wrong_option", "O", detail))
    return agreed


def former(declared: list[Option], version: int) -> dict[str, object]:
    """What games of an older version of the rules meant by the options they could not name."""
    values: dict[str, object] = {}
    for option in declared:
        if option.version > version and option.before is not None:
            values[option.name] = option.before
    return values
