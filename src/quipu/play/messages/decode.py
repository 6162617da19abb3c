"""Decoding: JSON objects into message classes, checked by the types that their fields declare."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from quipu.core.refusal import Malformed
from quipu.play.messages.limits import MAX_FRAME_CHARACTERS, Limit

M = TypeVar("M")
Check = Callable[[object], bool]
FieldCheck = tuple[str, Check, str, bool]  # name, check, what is expected, is it required
MAX_INTEGER: Final = 2**64 - 1  # what every JSON encoder in use can write
MIN_INTEGER: Final = -(2**63)
STRICT: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
TYPES_IN_WORDS: Final[dict[object, str]] = {
    str: "a text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    dict: "an object",
    list: "a list",
}


def read_frame(text: str) -> dict[str, Any]:
    """Parse a frame as a JSON object. Refuses what could not be encoded again."""
    if len(text) > MAX_FRAME_CHARACTERS:
        raise Malformed(f"a frame has at most {MAX_FRAME_CHARACTERS} characters")
    try:
        body = json.loads(text, parse_int=bounded_integer)
        STRICT.encode(body).encode()
    except (ValueError, TypeError, RecursionError):
        raise Malformed("this is not JSON") from None
    if not isinstance(body, dict):
        raise Malformed("a message is a JSON object")
    return body


def bounded_integer(digits: str) -> int:
    """Parse a whole number of at most 64 bits."""
    value = int(digits)
    if not MIN_INTEGER <= value <= MAX_INTEGER:
        raise ValueError("a number is too large")
    return value


class Decoder(Generic[M]):
    """Decodes the classes of one union; their `type` fields tell them apart."""

    def __init__(self, union: object) -> None:
        self.classes: dict[str, type[M]] = {
            message_type(each): each for each in get_args(union) or (union,)
        }

    def decode(self, body: Mapping[str, Any]) -> M:
        """Make the message that a JSON object means; raises Malformed and names the field.

        Fields that the class does not have are ignored.
        """
        name = body.get("type")
        kind = self.classes.get(name) if isinstance(name, str) else None
        if kind is None:
            known = ", ".join(self.classes)
            raise Malformed(f"type: one of {known} is expected")
        given: dict[str, Any] = {}
        made: Any = kind
        checks: list[FieldCheck] = field_checks(made)
        for each, check, expected, is_required in checks:
            if each not in body:
                if is_required:
                    raise Malformed(f"{name}.{each}: {expected} is expected")
            elif check(body[each]):
                given[each] = body[each]
            else:
                raise Malformed(f"{name}.{each}: {expected} is expected")
        return kind(**given)


def message_type(kind: Any) -> str:
    """The value of the `type` field of a message class."""
    return str(kind.__dataclass_fields__["type"].default)


@cache
def field_checks(kind: Any) -> list[FieldCheck]:
    """The checks of every field but `type`."""
    hints = get_type_hints(kind, include_extras=True)
    return [
        (each.name, checker(hints[each.name]), expected(hints[each.name]), is_required(each))
        for each in fields(kind)
        if each.name != "type"
    ]


def is_required(each: Field[Any]) -> bool:
    return each.default is MISSING and each.default_factory is MISSING


def checker(hint: Any) -> Check:
    """A function that tells whether a JSON value is of a declared type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return limited(checker(args[0]), args[1])
    if origin is Literal:
        return lambda value: isinstance(value, (str, int)) and is_literal(value, args)
    if origin in (Union, types.UnionType):
        checks = [checker(each) for each in args]
        return lambda value: any(check(value) for check in checks)
    if origin is list:
        entry = checker(args[0])
        return lambda value: isinstance(value, list) and all(map(entry, value))
    if origin is dict:
        return lambda value: isinstance(value, dict)
    if hint is float:
        return lambda value: type(value) in (int, float)
    if hint in (str, int, bool, type(None)):
        return lambda value: type(value) is hint
    raise TypeError(f"no check for {hint}")


def is_literal(value: object, allowed: tuple[object, ...]) -> bool:
    return any(type(value) is type(each) and value == each for each in allowed)


def limited(check: Check, limit: Limit) -> Check:
    return lambda value: check(value) and limit.is_met(value)


def expected(hint: Any) -> str:
    """What a field has to hold, in words."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return str(args[1].expected)
    if origin is Literal:
        named = [str(each) for each in args]
        return named[0] if len(named) == 1 else f"one of {', '.join(named)}"
    if origin in (Union, types.UnionType):
        return " or ".join(expected(each) for each in args if each is not type(None))
    return TYPES_IN_WORDS.get(origin or hint, "a value")
