"""Encoding: messages as JSON objects; the server writes them with its own JSON library."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def encode(message: Any) -> dict[str, Any]:
    """A message as a JSON object, its fields in the order of their declaration.

    A field with the default None is left out while it is None.
    """
    own: dict[str, Any] = message.__dict__
    kind: Any = type(message)
    return {
        name: plain(own[attribute])
        for attribute, name, is_optional in wire_fields(kind)
        if not is_optional or own[attribute] is not None
    }


@cache
def wire_fields(kind: Any) -> list[tuple[str, str, bool]]:
    """Of every field: attribute, name in JSON (without the `_` of keywords), may it be left out."""
    return [(each.name, each.name.rstrip("_"), each.default is None) for each in fields(kind)]


def plain(value: object) -> object:
    """A value as JSON; messages inside of messages are encoded as well."""
    if isinstance(value, (list, tuple)) and value and is_dataclass(value[0]):
        return [encode(each) for each in value]
    return value
