"""Reading of positions: every field by its name, and one clear word for what is wrong with it."""

from __future__ import annotations

from quipu.core.refusal import Malformed, shown

Form = dict[str, object]


def fields(data: object, what: str = "a position") -> Form:
    if not isinstance(data, dict):
        raise Malformed(f"{what} is a JSON object, not {shown(data)}")
    return data


def only(form: Form, names: list[str], what: str = "a position") -> None:
    """No other fields than these."""
    for name in form:
        if name not in names:
            raise Malformed(f"{what} has no field {shown(name)} (fields: {', '.join(names)})")


def field(form: Form, name: str) -> object:
    if name not in form:
        raise Malformed(f"{name!r} is missing")
    return form[name]


def part(form: Form, name: str) -> Form:
    """A field that is an object itself."""
    return fields(field(form, name), repr(name))


def whole(form: Form, name: str, low: int, high: int) -> int:
    return number(field(form, name), name, low, high)


def number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Malformed(f"{name!r}: {shown(value)} is not a number from {low} to {high}")
    return value


def optional(form: Form, name: str, high: int) -> int:
    """A number from 0, or -1 where there is null or nothing."""
    return -1 if form.get(name) is None else whole(form, name, 0, high)


def flag(form: Form, name: str) -> bool:
    value = field(form, name)
    if not isinstance(value, bool):
        raise Malformed(f"{name!r}: {shown(value)} is neither true nor false")
    return value


def listed(form: Form, name: str, count: int) -> list[object]:
    return row(field(form, name), name, count, count)


def row(value: object, name: str, least: int, most: int) -> list[object]:
    """A list of at least and at most so many."""
    if not isinstance(value, list):
        raise Malformed(f"{name!r}: {shown(value)} is not a list")
    if not least <= len(value) <= most:
        bounds = str(least) if least == most else f"{least} to {most}"
        raise Malformed(f"{name!r} is not a list of {bounds}, but of {len(value)}")
    return value


def places(form: Form, name: str, count: int) -> list[int]:
    """Different numbers below a count."""
    found = [number(item, name, 0, count - 1) for item in row(field(form, name), name, 0, count)]
    if len(set(found)) != len(found):
        raise Malformed(f"{name!r} names something twice")
    return found


def one_of(value: object, name: str, names: list[str]) -> int:
    """Where a name stands in a list."""
    if not isinstance(value, str) or value not in names:
        raise Malformed(f"{name!r}: {shown(value)} is none of {', '.join(names)}")
    return names.index(value)


def counts(form: Form, name: str, names: list[str]) -> list[tuple[int, int]]:
    """Numbers by name, as pairs of index and count."""
    value = part(form, name)
    return [(one_of(key, name, names), number(value[key], key, 0, 99)) for key in value]
