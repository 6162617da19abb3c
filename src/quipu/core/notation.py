"""Notation: reads the arguments of actions from JSON and text, each of a declared type."""

from __future__ import annotations

from typing import Final

from quipu.core.refusal import Malformed, shown

ID: Final = "id"  # a word: R3, grain, K6
NUMBER: Final = "number"  # a place or a seat
NUMBERS: Final = "numbers"  # a list of places
IDS: Final = "ids"  # a list of words
CARDS: Final = "cards"  # counts by kind: {"grain": 2}

LONGEST_LIST: Final = 200
LARGEST_NUMBER: Final = 1_000_000


class Parameter:
    """One named argument of a kind of action."""

    def __init__(self, name: str, type: str, optional: bool = False, nothing: str = "-") -> None:
        self.name = name
        self.type = type
        self.optional = optional
        self.nothing = nothing  # the word for it when it is left out

    def means_nothing(self, value: object) -> bool:
        """Whether a value stands for an argument that was left out."""
        return self.optional and (value is None or value == self.nothing)


def read_arguments(
    kind: str, parameters: list[Parameter], data: dict[str, object]
) -> dict[str, object]:
    """The arguments in their order; Malformed names the one that is missing, wrong or foreign."""
    names = [parameter.name for parameter in parameters]
    for name in data:
        if name != "kind" and name not in names:
            raise Malformed(f"{kind} has no argument {shown(name)}")
    arguments: dict[str, object] = {}
    for parameter in parameters:
        value = data.get(parameter.name)
        if parameter.means_nothing(value):
            value = None
        elif value is None:
            raise Malformed(f"{kind} needs the argument {parameter.name!r}")
        if value is not None and not fits(value, parameter.type):
            raise Malformed(f"{kind}: {parameter.name!r} is not of the type {parameter.type}")
        arguments[parameter.name] = value
    return arguments


def fits(value: object, type: str) -> bool:
    if type == ID:
        return is_word(value)
    if type == NUMBER:
        return is_number(value)
    if type == CARDS:
        return (
            isinstance(value, dict)
            and len(value) <= LONGEST_LIST
            and all(is_word(card) and is_number(count) for card, count in value.items())
        )
    if not isinstance(value, list) or len(value) > LONGEST_LIST:
        return False
    if type == NUMBERS:
        return all(is_number(item) for item in value)
    return all(is_word(item) for item in value)


def is_word(value: object) -> bool:
    """A word that stays one in the text form."""
    return (
        isinstance(value, str)
        and value.split() == [value]
        and value != "-"
        and not any(sign in value for sign in ",:")
    )


def is_number(value: object) -> bool:
    return (
        isinstance(value, int)
        and not isinstance(value, bool)
        and -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    )


def split_text(text: str, kinds: dict[str, list[Parameter]]) -> dict[str, object]:
    """The JSON form of a text form."""
    words = text.split()
    if not words or words[0] not in kinds:
        raise Malformed(f"no action begins with {shown(words[0])}" if words else "an empty action")
    parameters = kinds[words[0]]
    if len(words) - 1 != len(parameters):
        form = " ".join([words[0], *[f"<{parameter.name}>" for parameter in parameters]])
        raise Malformed(f"{shown(text)} is not of the form: {form}")
    data: dict[str, object] = {"kind": words[0]}
    for parameter, word in zip(parameters, words[1:], strict=True):
        data[parameter.name] = read_word(word, parameter)
    return data


def read_word(word: str, parameter: Parameter) -> object:
    if parameter.optional and word in ("-", parameter.nothing):
        return None
    if word == "-":
        empty: object = {} if parameter.type == CARDS else []
        return empty if parameter.type in (CARDS, NUMBERS, IDS) else word
    if parameter.type == NUMBER:
        return read_number(word)
    if parameter.type == NUMBERS:
        return [read_number(part) for part in word.split(",")]
    if parameter.type == IDS:
        return list(word.split(","))
    if parameter.type == CARDS:
        counts: dict[str, object] = {}
        for part in word.split(","):
            card, sign, count = part.partition(":")
            if not sign:
                raise Malformed(
                    f"{parameter.name!r} counts cards, as in {card}:1, not {shown(word)}"
                )
            counts[card] = read_number(count)
        return counts
    return word


def read_number(word: str) -> int:
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 7:
        raise Malformed(f"{shown(word)} is not a number")
    return int(word)
