"""Record: the cord of one game, a header and knots, one JSON line each, hash-chained."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from quipu.core.fairluck import KEY_BYTES, commitment_to, key_from_seed, salt_for
from quipu.core.refusal import Malformed

FORMAT: Final = 2
FORMATS: Final = [1, 2]  # those that are read, and played on by their own rules
LONGEST_LINE: Final = 200_000
DEEPEST: Final = 12
HEADER_FIELDS: Final = ["quipu", "game", "rules", "options", "seats", "luck"]
CANONICAL: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))
WRITTEN: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class BadRecord(ValueError):
    """A record that cannot be trusted; names its first bad line, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def canonical(data: dict[str, object]) -> str:
    return CANONICAL.encode(data)


def must_be_readable(line: str) -> None:
    """Nothing is written that could not be read again."""
    if len(line) > LONGEST_LINE:
        raise ValueError(f"too long: a line of a record has at most {LONGEST_LINE} letters")


def written(data: dict[str, object]) -> str:
    """A line for people: fields in the order in which they were put."""
    return WRITTEN.encode(data)


def chained(previous: str, body: dict[str, object]) -> str:
    """The hash of a line: of what it says and of all lines before it."""
    return hashlib.sha256(f"{previous}\n{canonical(body)}".encode()).hexdigest()


class Record:
    """Header and knots as JSON objects, each with its hash. Records only grow."""

    def __init__(self, header: dict[str, object]) -> None:
        self.header = header
        self.knots: list[dict[str, object]] = []
        self.head = chained("", header)

    def __repr__(self) -> str:
        return f"<record of {self.header.get('game')}, {len(self.knots)} entries>"

    @staticmethod
    def begin(
        game: str,
        rules: int,
        options: dict[str, bool | int | str],
        seats: list[dict[str, object]],
        luck: dict[str, object],
        position: object = None,
    ) -> Record:
        """A cord without knots; one that begins at a position carries it in its header."""
        header: dict[str, object] = {
            "quipu": FORMAT,
            "game": game,
            "rules": rules,
            "options": options,
            "seats": seats,
            "luck": luck,
        }
        if position is not None:
            header["position"] = position
        check_header(header)
        record = Record(header)
        must_be_readable(record.header_line())
        return record

    def tie(self, body: dict[str, object], key: bytes) -> dict[str, object]:
        """Append a knot: number it, salt it, chain it."""
        knot = tied(len(self.knots), self.head, body, key)
        self.add(knot)
        return knot

    def add(self, knot: dict[str, object]) -> None:
        """Append a knot whose number and hash are known to fit."""
        self.head = str(knot["hash"])
        self.knots.append(knot)

    def header_line(self) -> str:
        """The first line: the header with its hash."""
        return written({**self.header, "hash": chained("", self.header)})

    def lines(self) -> list[str]:
        """The header, then the knots, one line of JSON each."""
        return [self.header_line(), *[written(knot) for knot in self.knots]]

    def text(self) -> str:
        """The whole record as it is kept in a file."""
        return "".join(line + "\n" for line in self.lines())

    @property
    def luck_origin(self) -> str:
        """Where its luck comes from.

        A `position`, a `script` or a `seed` was chosen by somebody. Without its key luck is
        `unproven`: it may have been invented. Luck that nobody chose, with its key, is `drawn`.
        """
        luck = self.header["luck"]
        assert isinstance(luck, dict)
        if "position" in self.header:
            return "position"
        for chosen in ("script", "seed"):
            if chosen in luck:
                return chosen
        return "drawn" if self.revealed_key() is not None else "unproven"

    @property
    def is_drawn(self) -> bool:
        """Whether nobody chose its luck, and its key is there to prove it."""
        return self.luck_origin == "drawn"

    def revealed_key(self) -> bytes | None:
        """The luck key: open from the start in a seeded game, otherwise shown with the end."""
        luck = self.header["luck"]
        assert isinstance(luck, dict)
        seed = luck.get("seed")
        if isinstance(seed, int):
            return key_from_seed(seed)
        return read_key(self.knots[-1].get("key")) if self.knots else None


def tied(number: int, previous: str, body: dict[str, object], key: bytes) -> dict[str, object]:
    """A knot to follow the line of that hash: numbered, salted, chained."""
    knot: dict[str, object] = {"knot": number}
    knot.update(body)
    knot["salt"] = salt_for(key, number)
    knot["hash"] = chained(previous, knot)
    must_be_readable(written(knot))
    return knot


def read_key(shown: object) -> bytes | None:
    """A luck key in hexadecimal, or None if it is none."""
    if not isinstance(shown, str) or len(shown) != 2 * KEY_BYTES or not shown.isalnum():
        return None
    try:
        return bytes.fromhex(shown)
    except ValueError:
        return None


def read_record(text: str, cut_off: bool = False) -> Record:
    """The record in a text, its chain checked line by line.

    `cut_off` forgives a last line that a killed program did not finish writing.
    """
    lines = text.split("\n")
    last = lines.pop()
    if last and not cut_off:
        raise BadRecord(len(lines) + 1, "the line is cut off")
    if not lines:
        raise BadRecord(1, "there is no header")
    header = read_line(lines[0], 1)
    check_header(header)
    given = header.pop("hash", None)
    record = Record(header)
    if given != record.head:
        raise BadRecord(1, "the header was changed: its hash does not fit")
    for number, line in enumerate(lines[1:], start=2):
        knot = read_line(line, number)
        hang(record, knot, number)
    return record


def hang(record: Record, knot: dict[str, object], line: int) -> None:
    """Put a read knot on the cord if number and hash fit."""
    given = knot.pop("hash", None)
    if type(knot.get("knot")) is not int or knot["knot"] != len(record.knots):
        raise BadRecord(line, f"knot {len(record.knots)} was expected here")
    if given != chained(record.head, knot):
        raise BadRecord(line, "the line was changed: its hash does not fit")
    assert isinstance(given, str)
    record.head = given
    knot["hash"] = given
    record.knots.append(knot)


def read_line(line: str, number: int) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise BadRecord(number, "the line is too long")
    try:
        data = json.loads(line)
        line.encode()
        same = isinstance(data, dict) and written(data) == line
    except (ValueError, RecursionError):
        raise BadRecord(number, "this is not a line of JSON") from None
    if not same:
        raise BadRecord(number, "this is not a JSON object as Quipu writes it")
    if is_deeper(data, DEEPEST):
        raise BadRecord(number, "the line is nested too deeply")
    assert isinstance(data, dict)
    return data


def is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects lie in each other more than so many levels deep."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return False
    return levels == 0 or any(is_deeper(item, levels - 1) for item in value)


def check_header(header: dict[str, object]) -> None:
    """Refuse what is no header before anything relies on its shape."""
    if type(header.get("quipu")) is not int or header["quipu"] not in FORMATS:
        raise BadRecord(1, "this is not a Quipu record")
    for field in HEADER_FIELDS:
        if field not in header:
            raise BadRecord(1, f"the header lacks {field!r}")
    luck, seats = header["luck"], header["seats"]
    if (
        not isinstance(header["game"], str)
        or type(header["rules"]) is not int
        or not isinstance(header["options"], dict)
        or not isinstance(luck, dict)
        or not isinstance(seats, list)
        or not all(isinstance(seat, dict) and isinstance(seat.get("name"), str) for seat in seats)
        or not isinstance(luck.get("commitment"), str)
        or not isinstance(luck.get("table"), str)
        or not is_words(luck.get("nonces"), len(seats))
    ):
        raise BadRecord(1, "the header is malformed")
    seed = luck.get("seed")
    if seed is not None and (
        type(seed) is not int or commitment_to(key_from_seed(seed)) != luck["commitment"]
    ):
        raise BadRecord(1, "the seed does not fit the commitment")
    check_beginning(header, luck)


def check_beginning(header: dict[str, object], luck: dict[str, object]) -> None:
    """A script or a position says openly that not all was drawn; format 1 had neither."""
    if header["quipu"] == 1 and ("script" in luck or "position" in header):
        raise BadRecord(1, "a record of format 1 has neither script nor position")
    if "script" in luck and ("seed" not in luck or not is_script(luck["script"])):
        raise BadRecord(1, "a script is a list of lists of numbers, and needs a seed beside it")
    if "position" in header and not isinstance(header["position"], dict):
        raise BadRecord(1, "the position is not an object")


def is_script(value: object) -> bool:
    return isinstance(value, list) and all(
        step is None
        or (isinstance(step, list) and all(type(item) is int and item >= 0 for item in step))
        for step in value
    )


def is_words(value: object, count: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(item, str) for item in value)
    )


def numbers(knot: dict[str, object], field: str) -> list[int]:
    value = knot.get(field, [])
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise Malformed(f"{field!r} is not a list of numbers")
    return list(value)
