"""Sentences about actions, events and refusals, made from their plain data by a speaker.

**Keys.** An action is said by `action-<kind>`, an event by `event-<kind>`, a refusal by
`refusal-<code>`, with `_` written `-`; the data are the arguments, under their own names.

**Things.** A word among the data is an id: lower-cased, a last + or - written `-plus` or
`-minus`, other signs than letters and digits `-`. It is named by the first of these texts that
exists; otherwise it stays as it is:

1. `<argument>-<id>`      `title: "army"` by `title-army`
2. `<argument>-<letters>` `joker: "K2"` by `joker-k`, given `$n` = 2 and `$nth` = 3
3. `thing-<id>`           `take: "ore"` by `thing-ore`, "P0" by `thing-p0`
4. `thing-<letters>`      `city: "PC2"` by `thing-pc`, given `$n` = 2 and `$nth` = 3

**Many.** A list is joined as a sentence ("a, b and c"), and `$<argument>_count` says how many; so
it does of counted things, all together. Lists of `cards`, or of what to `take`, are counted.
A text that says nothing keeps an event to itself.
Numbers in a list go through `each-<argument>` if it exists, given `$n` and `$nth` (counted from
one). Numbers of things by id (`{"ore": 2}`) are said by `cards-<id>`, given `$n`. Where there is
nothing in it, `nothing` says so. What is left open (None) is "none" to the text.

**Cells.** A cell is said by `cell-<x>-<y>` or else by `cell-at`, given `$x` and `$y`.

**People.** Seats are replaced by names; nobody is -1. Who is told of an own act hears
`event-<kind>-you` where it exists, and who is concerned otherwise `event-<kind>-<role>-you`, such
as `event-title-won-from-you`. An end with several winners is `…-shared`, without any `…-nobody`;
`$others` are the other winners.

**Types.** Which fields of an event hold seats or cells, its game declares (`EventKind`). Actions,
and events of a game that declares none, are read by the names of their arguments: `seat`, `to`,
`from`, `holder`, `victim`, `winners` and `seats` are seats, `cell` and `cells` cells.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from quipu.core.events import CELL, CELLS, SEAT, EventKind
from quipu.core.events import PEOPLE as TYPES_OF_PEOPLE
from quipu.core.homes import event_kinds
from quipu.texts.speaking import Speak, sentence_list

CARDS: Final = ("cards", "take")
ROLES: Final = ("to", "from", "holder", "victim")
PEOPLE: Final = frozenset(("seat", "winners", "seats", *ROLES))
NOBODY: Final = -1
OPEN: Final = "none"
SIGNS: Final = {"+": "-plus", "-": "-minus"}
Sign = Callable[[str, int], str]  # what stands for so many of a thing; nothing: its name
NUMBERED: Final = re.compile(r"(.*[a-z])-?(\d+)")


def describe_action(speak: Speak, action: Mapping[str, object], names: Sequence[str] = ()) -> str:
    """What an action would do, short enough for a button."""
    args = _arguments(speak, action, names)
    return speak("action-" + _dashed(str(action["kind"])), **args)


def describe_event(
    speak: Speak,
    kind: str,
    data: Mapping[str, object],
    names: Sequence[str],
    me: int | None = None,
    sign: Sign | None = None,
) -> str:
    """What happened, as one sentence for the seat `me`, or for a spectator.

    A `sign` for things puts signs into it, for which pictures may be shown. An event for which its
    game brings no text is listed field by field.
    """
    declared = _declared(speak, kind)
    args = _arguments(speak, data, names, declared, sign)
    seats = _seats(data.get("winners"))
    args["others"] = _people(speak, [seat for seat in seats if seat != me], names)
    roles = ROLES if declared is None else declared.roles
    keys = _event_keys("event-" + _dashed(kind), data, me, roles)
    key = speak.first(*keys)
    if key is None and not speak.strict:
        return ", ".join(f"{name}: {value}" for name, value in data.items())
    return speak(key or keys[-1], **args)


def event_sentence(
    speak: Speak,
    told: Mapping[str, object],
    names: Sequence[str],
    seat: int,
    sign: Sign | None = None,
) -> str:
    """What a seat, or a spectator, was told of an event, as one sentence."""
    me = int(seat) if seat >= 0 else None
    return describe_event(speak, str(told["event"]), told, names, me, sign)


def describe_refusal(speak: Speak, code: str, detail: str | None = None) -> str:
    """Why not, as one sentence; `$detail` is "none" when there is none."""
    return speak("refusal-" + _dashed(code), detail=detail or "none")


def thing_name(speak: Speak, word: str, argument: str = "thing") -> str:
    """The name of a thing by its id, such as "R3" or "ore"; the id itself if it has no name."""
    key, number = _thing_key(speak, word, argument)
    if key is None:
        return word
    return speak(key, n=number, nth=number + 1)


def is_thing(speak: Speak, word: str) -> bool:
    """Whether there is a text for this thing."""
    return _thing_key(speak, word, "thing")[0] is not None


def things(speak: Speak) -> list[str]:
    """The ids of all things that have a text; those of many numbered things without number."""
    return [key.removeprefix("thing-").replace("-", "_") for key in speak.keys("thing-")]


@lru_cache(65536)
def _thing_key(speak: Speak, word: str, argument: str) -> tuple[str | None, int]:
    spelled = word[:-1] + SIGNS.get(word[-1:], word[-1:])
    exact = re.sub(r"[^a-z0-9]+", "-", spelled.lower()).strip("-")
    match = NUMBERED.fullmatch(exact)
    ids = [exact] if match is None else [exact, match[1]]
    keys = [f"{kind}-{one}" for kind in (argument, "thing") for one in ids]
    return speak.first(*keys), 0 if match is None else int(match[2])


def _declared(speak: Speak, kind: str) -> EventKind | None:
    """What the game says of this kind of event, if it says anything."""
    return None if speak.anchor is None else event_kinds(speak.anchor).get(kind)


def _event_keys(
    base: str, data: Mapping[str, object], me: int | None, roles: Iterable[str]
) -> list[str]:
    """The texts that could say it, best first."""
    told = me is not None and me >= 0
    if "winners" in data:
        winners = _seats(data["winners"])
        base = base.removesuffix("-shared")
        base += "-nobody" if not winners else "-shared" if len(winners) > 1 else ""
        return [base + "-you", base] if told and me in winners else [base]
    if told and data.get("seat") == me:
        return [base + "-you", base]
    return [f"{base}-{role}-you" for role in roles if told and data.get(role) == me] + [base]


def _arguments(
    speak: Speak,
    data: Mapping[str, object],
    names: Sequence[str],
    declared: EventKind | None = None,
    sign: Sign | None = None,
) -> dict[str, object]:
    args: dict[str, object] = {}
    for name, value in data.items():
        if name in ("kind", "event"):
            continue
        type = _usual_type(name, value) if declared is None else declared.types.get(name, "")
        if type in TYPES_OF_PEOPLE:
            args[name] = _person_or_people(speak, value, names)
        elif type == CELL and isinstance(value, (list, tuple)):
            args[name] = _cell(speak, value)
        elif type == CELLS and isinstance(value, (list, tuple)):
            args[name] = _joined(speak, [_cell(speak, cell) for cell in value])
        else:
            signed = "" if sign is None else _signed(value, sign)
            args[name] = signed or _named(speak, name, value)
        if isinstance(value, (list, tuple)):
            args[name + "_count"] = len(value)
        elif isinstance(value, Mapping):
            args[name + "_count"] = sum(n for n in value.values() if isinstance(n, int))
    return args


def _signed(value: object, sign: Sign) -> str:
    """Things by signs; nothing if one of them has none."""
    if isinstance(value, str):
        return sign(value, 0)
    if isinstance(value, Mapping):
        signs = [sign(word, n) for word, n in value.items() if n]
    elif isinstance(value, (list, tuple)):
        signs = [sign(word, 0) if isinstance(word, str) else "" for word in value]
    else:
        return ""
    return " ".join(signs) if all(signs) else ""


def _usual_type(name: str, value: object) -> str:
    """The type by the name alone, where nothing is declared."""
    pair = isinstance(value, (list, tuple)) and len(value) == 2
    if name == "cell" and pair:
        return CELL
    if name == "cells":
        return CELLS
    return SEAT if name in PEOPLE else ""


def _person_or_people(speak: Speak, value: object, names: Sequence[str]) -> object:
    if isinstance(value, (list, tuple)):
        return _people(speak, _seats(value), names)
    if value is None:
        return NOBODY
    return _person(speak, value, names) if isinstance(value, int) else value


def _people(speak: Speak, seats: Iterable[int], names: Sequence[str]) -> str:
    return sentence_list([str(_person(speak, seat, names)) for seat in seats], speak.lang)


def _person(speak: Speak, seat: int, names: Sequence[str]) -> object:
    if seat < 0:
        return NOBODY
    return names[seat] if seat < len(names) else speak("seat-number", n=seat + 1)


def _seats(value: object) -> list[int]:
    if not isinstance(value, (list, tuple)):
        return []
    return [seat for seat in value if isinstance(seat, int)]


def _named(speak: Speak, argument: str, value: object) -> object:
    """A value in words: things by name, lists and counts joined; the rest as it is."""
    if value is None:
        return OPEN
    if isinstance(value, str):
        return thing_name(speak, value, argument)
    if isinstance(value, (list, tuple)):
        if argument in CARDS and all(isinstance(word, str) for word in value):
            value = {word: value.count(word) for word in value}
        else:
            return _joined(speak, [_each(speak, argument, item) for item in value])
    if isinstance(value, Mapping):
        return _joined(speak, [_counted(speak, *item) for item in value.items() if item[1]])
    return value


def _joined(speak: Speak, items: Sequence[str]) -> str:
    return sentence_list(items, speak.lang) if items else speak("nothing")


def _cell(speak: Speak, cell: Sequence[int]) -> str:
    x, y = cell
    return speak(speak.first(f"cell-{x}-{y}", "cell-at") or "cell-at", x=x, y=y)


def _each(speak: Speak, argument: str, item: object) -> str:
    if not isinstance(item, int):
        return thing_name(speak, str(item), argument)
    key = speak.first("each-" + _dashed(argument))
    return speak.number(item) if key is None else speak(key, n=item, nth=item + 1)


def _counted(speak: Speak, word: str, number: object) -> str:
    key, _ = _thing_key(speak, word, "cards")
    if key is not None and key.startswith("cards-"):
        return speak(key, n=number)
    return speak("counted", n=number, thing=thing_name(speak, word))


def _dashed(word: str) -> str:
    return word.replace("_", "-")
