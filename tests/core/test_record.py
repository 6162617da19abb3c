"""Record: a chain in which every edit shows, at its line, as BadRecord and nothing else."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quipu import BadRecord, Record, Table, verify
from quipu.core.record import FORMAT, FORMATS, LONGEST_LINE, read_record
from quipu.core.replay import replay, resume, take_place
from tests.support.games_under_test import play
from tests.support.hypothesis_settings import searched
from tests.support.tables import DICE, KEY, PEBBLES, dice, pebbles
from tests.support.tampering import bad_line, bad_line_of, do_again, edited, played, played_again

FINISHED = play(pebbles(3, heap=6), 1)
TEXT = FINISHED.record.text()
LINES = TEXT.split("\n")[:-1]


def kept(form: int) -> str:
    """The record of a game that was played when this format was new."""
    folder = Path(__file__).with_name("records")
    return folder.joinpath(f"pebbles-{form}.quipu").read_bytes().decode()


# ---- the chain ----------------------------------------------------------------------------------


def test_every_hash_covers_its_line_and_all_lines_before() -> None:
    """Written out once more, so that anybody can check a record without Quipu."""
    head = ""
    for line in LINES:
        body = json.loads(line)
        given_hash = body.pop("hash")
        plain = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        head = hashlib.sha256(f"{head}\n{plain}".encode()).hexdigest()
        assert given_hash == head
    assert head == FINISHED.record.head


def test_the_form_of_a_record_is_as_it_was() -> None:
    """A change here needs a new FORMAT, or nobody can read the old files."""
    stored = kept(FORMAT)
    assert played().record.text() == stored
    assert verify(PEBBLES, read_record(stored)).luck


def test_a_record_of_format_1_is_read_and_proved_by_its_own_rule() -> None:
    """There the number of a knot decided about its luck, in format 2 how often luck was drawn."""
    old = read_record(kept(1))
    assert verify(PEBBLES, old).luck
    table = take_place(PEBBLES, Record(old.header), KEY)
    table.adopt(table.prepare_start())
    played_again(table)
    assert table.record.text() == kept(1)
    given_by = [[knot.get("luck") for knot in read_record(kept(n)).knots] for n in FORMATS]
    assert given_by[0][0] == given_by[1][0]
    assert given_by[0] != given_by[1]


def test_a_record_of_format_1_plays_on_by_its_own_rule() -> None:
    lines = kept(1).splitlines(keepends=True)
    for length in range(2, len(lines)):
        table = resume(PEBBLES, read_record("".join(lines[:length])), KEY)
        for knot in read_record(kept(1)).knots[length - 1 :]:
            if "action" in knot:
                assert type(knot["seat"]) is int
                table.submit(knot["seat"], PEBBLES.parse(knot["action"]))
            elif knot["table"] != "end":
                do_again(table, knot)
        assert table.record.text() == kept(1)


def test_a_record_reads_back() -> None:
    record = read_record(TEXT)
    assert record.text() == TEXT
    assert record.header == FINISHED.record.header
    assert record.knots == FINISHED.record.knots
    assert record.head == FINISHED.record.head


def test_names_in_any_writing_read_back() -> None:
    names = ["Åsa Öhman", "日本", "🎲", 'a"b\\c', "two\nlines", "", "\u2028\x85\r"]
    for name in names:
        table = Table.open_seeded(PEBBLES, [name, "Bo"], 1)
        assert read_record(table.record.text()).lines() == table.record.lines()
        assert len(table.record.text().split("\n")) == 3


def test_a_running_record_does_not_show_its_key() -> None:
    table = play(pebbles(3), 2, 5)
    assert KEY.hex() not in table.record.text()
    assert table.record.revealed_key() is None
    assert not verify(PEBBLES, table.record).luck
    assert FINISHED.record.revealed_key() == KEY


# ---- edits --------------------------------------------------------------------------------------


def first_changed(text: str) -> int | None:
    """The first line that is not as it was; None if lines are only missing at the end."""
    before = [line + "\n" for line in LINES]
    after = text.split("\n")
    last = after.pop()
    now = [line + "\n" for line in after] + ([last] if last else [])
    for number, line in enumerate(now):
        if number >= len(before) or line != before[number]:
            return number + 1
    return None


def assert_caught(text: str) -> None:
    changed = first_changed(text)
    if changed is not None:
        assert bad_line(lambda: read_record(text)) == changed
    elif text:
        assert read_record(text).lines() == LINES[: text.count("\n")]
    else:
        assert bad_line(lambda: read_record(text)) == 1


places = st.integers(0, len(TEXT) - 1)
signs = st.one_of(st.sampled_from('0123456789abcdef{}[],:" \n\r\t\\-+.eE'), st.characters())


@given(places, signs)
@searched(400)
@example(TEXT.index("\n") - 1, "\n}")
def test_a_changed_sign_is_caught_at_its_line(place: int, sign: str) -> None:
    assert_caught(TEXT[:place] + sign + TEXT[place + 1 :])


@given(places, signs)
@searched(300)
@example(1, " ")
@example(len(TEXT) - 1, " ")
@example(len(TEXT) - 1, "\r")
def test_an_inserted_sign_is_caught_at_its_line(place: int, sign: str) -> None:
    assert_caught(TEXT[:place] + sign + TEXT[place:])


@given(places, st.integers(1, 40))
@searched(200)
def test_deleted_signs_are_caught_at_their_line(place: int, count: int) -> None:
    assert_caught(TEXT[:place] + TEXT[place + count :])


@given(st.permutations(LINES), st.integers(0, len(LINES)))
@searched()
def test_lines_in_another_order_are_caught(lines: list[str], count: int) -> None:
    assert_caught("".join(line + "\n" for line in lines[:count]))


@given(st.lists(st.integers(0, len(LINES) - 1), max_size=30))
@searched()
def test_missing_and_doubled_lines_are_caught(numbers: list[int]) -> None:
    assert_caught("".join(LINES[number] + "\n" for number in numbers))


def test_every_single_line_deleted_doubled_or_swapped() -> None:
    for number in range(len(LINES)):
        for lines in (
            LINES[:number] + LINES[number + 1 :],
            LINES[: number + 1] + LINES[number:],
            LINES[:number] + LINES[number + 1 : number + 2] + LINES[number:],
        ):
            assert_caught("".join(line + "\n" for line in lines))


@pytest.mark.parametrize(
    "edit",
    [
        lambda line: line.replace(":", ": ", 1),
        lambda line: line + " ",
        lambda line: line + "\r",
        lambda line: "\ufeff" + line,
        lambda line: line.replace('"hash"', '"h\\u0061sh"'),
        lambda line: line.replace('"hash"', '"hash":"","hash"'),
        lambda line: line.replace("{", '{"knot":0,', 1),
        lambda line: line.replace(":0,", ":0.0,", 1) if ":0," in line else line + " ",
        lambda line: line.replace(":1,", ":true,", 1) if ":1," in line else line + " ",
    ],
)
def test_any_edit_of_a_line_is_caught_at_that_line_though_it_means_the_same(edit: object) -> None:
    assert callable(edit)
    for number, line in enumerate(LINES):
        lines = [*LINES[:number], edit(line), *LINES[number + 1 :]]
        text = "".join(line + "\n" for line in lines)
        assert bad_line(lambda text=text: read_record(text)) == number + 1  # type: ignore[misc]


@given(st.text(), st.booleans())
@searched()
def test_any_other_text_is_no_record(text: str, cut_off: bool) -> None:
    assert bad_line(lambda: read_record(text, cut_off)) >= 1


@pytest.mark.parametrize(
    "text",
    [
        "\n",
        "\n\n\n",
        "null\n",
        "[]\n",
        "{}\n",
        '"quipu"\n',
        "NaN\n",
        '[Event "London"]\n1. e4 e5\n',
        '{"quipu":2}\n',
        '{"quipu":1}\n',
        "\x00\x01\x02\n",
        "9" * 5000 + "\n",
        '{"quipu":' + "9" * 5000 + "}\n",
        "x" * (LONGEST_LINE + 1) + "\n",
        '{"quipu":1,"game":"\\ud800"}\n',
        '{"quipu":1,"game":"\ud800"}\n',
    ],
    ids=range(16),
)
def test_foreign_files_are_no_records(text: str) -> None:
    assert bad_line(lambda: read_record(text)) == 1


# ---- a program killed while it wrote ------------------------------------------------------------


@given(st.integers(0, len(TEXT)))
@searched(200)
def test_a_cut_off_last_line_is_forgiven_only_if_asked(length: int) -> None:
    text = TEXT[:length]
    whole = text.count("\n")
    if whole:
        assert read_record(text, cut_off=True).lines() == LINES[:whole]
    else:
        assert bad_line(lambda: read_record(text, cut_off=True)) == 1
    if text and not text.endswith("\n"):
        assert bad_line(lambda: read_record(text)) == whole + 1


def test_only_the_last_line_is_forgiven() -> None:
    text = "\n".join([*LINES[:3], LINES[3][:-5], *LINES[4:]])
    assert bad_line(lambda: read_record(text, cut_off=True)) == 4


def test_a_cut_off_game_goes_on_as_if_it_had_not_been_cut() -> None:
    whole = dice(2)
    play(whole, 3, 40)
    text = whole.record.text()
    for length in range(len(text) // 2, len(text), 97):
        table = resume(DICE, read_record(text[:length], cut_off=True), KEY)
        for knot in whole.record.knots[len(table.record.knots) :]:
            seat = knot["seat"]
            assert isinstance(seat, int)
            table.submit(seat, DICE.parse(knot["action"]))
        assert table.record.text() == text


# ---- what a record must belong to ---------------------------------------------------------------


def test_the_record_of_another_game_is_refused() -> None:
    assert bad_line_of(DICE, TEXT) == 1
    assert bad_line(lambda: resume(DICE, read_record(TEXT), KEY)) == 1


def test_a_record_of_other_rules_is_refused() -> None:
    for version in (0, 2, 99, -1):
        text = edited(TEXT, None, lambda lines, v=version: lines[0].update(rules=v))  # type: ignore[misc]
        assert bad_line_of(PEBBLES, text) == 1
        assert bad_line(lambda text=text: resume(PEBBLES, read_record(text), KEY)) == 1  # type: ignore[misc]


def test_a_record_without_a_start_is_refused() -> None:
    assert bad_line_of(PEBBLES, LINES[0] + "\n") == 2
    assert bad_line(lambda: resume(PEBBLES, read_record(LINES[0] + "\n"), KEY)) == 2


def test_a_game_resumes_only_with_its_own_key() -> None:
    for key in (KEY[::-1], bytes(32), b"", KEY + b"x"):
        assert bad_line(lambda key=key: resume(PEBBLES, read_record(TEXT), key)) == 1  # type: ignore[misc]


def test_a_published_head_must_lie_in_the_cord() -> None:
    record = read_record(TEXT)
    for knot in record.knots:
        head = knot["hash"]
        assert isinstance(head, str)
        assert verify(PEBBLES, record, head).head
    assert not verify(PEBBLES, record).head
    for head in ("x", "0" * 64, FINISHED.record.head[:-1], FINISHED.record.head.upper()):
        assert bad_line_of(PEBBLES, TEXT, head) == len(LINES)


def test_a_shortened_record_is_caught_by_the_published_head() -> None:
    text = "".join(line + "\n" for line in LINES[:-2])
    assert not verify(PEBBLES, read_record(text)).finished
    assert bad_line_of(PEBBLES, text, FINISHED.record.head) == len(LINES) - 2


def test_a_verdict_says_what_was_checked() -> None:
    running = play(pebbles(2), 4, 3)
    assert verify(PEBBLES, running.record).to_json() == {
        "knots": 4,
        "finished": False,
        "chain": True,
        "head": False,
        "luck": False,
        "drawn": False,
        "origin": "unproven",
    }
    seeded = verify(PEBBLES, Table.open_seeded(PEBBLES, ["a", "b"], 5).record)
    assert seeded.luck  # its key is open from the start
    assert (seeded.drawn, seeded.origin) == (False, "seed")  # and could be picked


def test_a_bad_record_names_line_and_reason() -> None:
    error = BadRecord(3, "why")
    assert (error.line, error.reason, str(error)) == (3, "why", "line 3: why")
    assert isinstance(error, ValueError)


def test_replaying_gives_the_table_after_every_knot() -> None:
    record = read_record(TEXT)
    steps = [len(table.record.knots) and len(table.steps) for table in replay(PEBBLES, record)]
    assert steps == [*range(len(LINES) - 2), len(LINES) - 3]


def test_a_record_grows_line_by_line() -> None:
    record = Record.begin("g", 1, {}, [], {"commitment": "", "table": "", "nonces": []})
    first = record.head
    knot = record.tie({"table": "start"}, KEY)
    assert knot["hash"] == record.head != first
    assert [*knot] == ["knot", "table", "salt", "hash"]
    assert record.lines()[1] == json.dumps(knot, separators=(",", ":"))
