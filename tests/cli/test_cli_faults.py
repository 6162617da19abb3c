"""Bad input: one clear line, exit code 2, and nothing on the disk has changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.command_line import Desk, finished_game, unfinished_game

RECORD_COMMANDS = [
    ["verify", "FILE"],
    ["replay", "FILE"],
    ["replay", "FILE", "--json"],
    ["draw", "FILE", "--out", "OUT.svg"],
    ["play", "--resume", "FILE"],
]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def fault(desk: Desk, *words: str | Path) -> str:
    """The one line that a bad command gives."""
    before = desk.tree()
    result = desk.run(*words, typed="1\n")
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("quipu: ")
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.endswith("\n")
    assert "Traceback" not in result.output
    assert "⟨" not in result.stderr
    assert desk.tree() == before
    return result.stderr


def faults_of(desk: Desk, file: Path) -> list[str]:
    """What every command says that reads a record."""
    said = []
    for words in RECORD_COMMANDS:
        places = {"FILE": str(file), "OUT.svg": str(desk.folder / "OUT.svg")}
        said.append(fault(desk, *[places.get(word, word) for word in words]))
    return said


# ---- games, seats, bots, options, languages, numbers ------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("nonsense", "there is no command nonsense"),
        ("pley dice", "did you mean play?"),
        ("play", "which game?"),
        ("play dcie", "there is no game dcie; did you mean dice?"),
        ("play chess", "(games: dice, dice-plus, "),
        ("play dice --sets me", "did you mean --seats?"),
        ("play dice extra", "extra"),
        ("play dice --seats", "--seats"),
        ("play dice --seats a,b,c,d,e", "with --option extra_seats=true it is"),
        ("play dice-plus --seats me", "dice-plus is for 2 to 4 seats, not 1 (DP1.2)"),
        ("play dice --seats a,,b", "--seats takes names"),
        ("play dice --seats me,aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "1 to 24 letters"),
        ("play dice --seats a\nb", "--seats takes names"),
        (f"play dice --seats {','.join('abcdefghij' * 7)}", "70 seats are too many"),
        ("play dice --option nonsense=1", "dice has no option nonsense"),
        ("play dice --option fresh_jker=true", "did you mean fresh_joker?"),
        ("play dice --option fresh_joker", "NAME=VALUE"),
        ("play dice --option fresh_joker=maybe", "fresh_joker takes true or false, not maybe"),
        ("play dice --option first_seat=2", "random or the number of a seat"),
        ("play dice --option first_seat=0 --option first_seat=1", "given twice"),
        ("play dice-plus --option points_to_win=99", "takes 5 to 15, not 99 (DP8.1)"),
        ("play dice-plus --option route_spurs=x", "takes tip, never, not x"),
        (
            "play inca --option map=variable --option founding=printed --seats a,b,c",
            "do not go together: The printed start needs the printed board. (I2.1)",
        ),
        ("play inca --option offers_per_turn=many", "takes 0–99, unlimited, not many (I6.19)"),
        ("play dice --lang fr", "there are no texts for fr (languages: en, de, nl)"),
        ("games --lang klingon", "klingon"),
        ("play dice --seed -1", "--seed takes a number from 0"),
        ("play dice --seed seven", "not seven"),
        ("play dice --seed 99999999999999999999999", "--seed takes"),
        ("games chess", "there is no game chess"),
        ("rules", "GAME is missing"),
        ("rules dice D99.9", "the rules of dice have no paragraph D99.9"),
        ("rules dice xyzzy", "no paragraph of dice contains: xyzzy"),
        ("rules dice --lang", "--lang"),
        ("sim", "GAME is missing"),
        ("sim dice --bots gredy", "dice has no bot gredy; did you mean greedy?"),
        ("sim dice --bots me", "(bots: random, greedy, perfect, easy, medium, hard, expert)"),
        ("sim dice --bots ,", "--bots takes names"),
        ("sim dice-plus --bots random", "2 to 4"),
        ("sim dice --games 0", "--games takes a number from 1"),
        ("sim dice --games -5", "not -5"),
        ("sim dice --games 1e3", "not 1e3"),
        ("sim dice --games 99999999999999", "--games takes"),
        ("sim dice --jobs 0", "--jobs takes a number from 1"),
        ("sim dice --jobs 100000", "--jobs takes"),
        ("sim dice --seed -1", "--seed takes"),
        ("sim dice --option heap=3", "dice has no option heap"),
        ("arena", "GAME is missing"),
        ("arena chess", "there is no game chess"),
        ("arena dice --bots gredy", "dice has no bot gredy; did you mean greedy?"),
        ("arena dice --bots greedy,greedy", "two bots are called greedy"),
        ("arena dice --games 0", "--games takes a number from 1"),
        ("arena dice --seats 5", "with --option extra_seats=true it is"),
        ("arena dice --jobs 0", "--jobs takes"),
        ("arena dice --backend abacus", "no backend abacus (backends: loky, ray, dask)"),
        ("arena dice --within 51", "--within takes a number from 0 to 50"),
        ("arena dice --within nan", "--within takes"),
        ("arena dice --limit 0", "--limit takes"),
        ("arena dice --records best", "--records takes numbers of games and shortest"),
        ("arena dice --python mine", "--python takes NAME=…, not mine"),
        ("arena dice --python mine=x", "'x' is not of the form module:Class or file.py:Class"),
        ("arena dice --python mine=no.py:A", "there is no file no.py"),
        ("arena dice --program mine=", "--program takes NAME=…"),
        ("arena dice --program mine=no-such-program", "mine: no-such-program: No such file"),
        ("arena dice --program m='a", "--program takes"),
        ("arena dice --option heap=3", "dice has no option heap"),
        ("new", "GAME is missing"),
        ("new Heap", "the name of a game consists of lower-case letters"),
        ("new 9x", "the name of a game consists of lower-case letters"),
        ("new class", "the name of a game consists of lower-case letters"),
        ("new dice", "a game or package called dice already exists"),
        ("new json", "a game or package called json already exists"),
        ("new heap --in ", "a file needs a name"),
        ("check", "GAME is missing"),
        ("check chess", "there is no game chess"),
        ("verify", "FILE is missing"),
        ("replay", "FILE is missing"),
        ("draw a.quipu", "--out is missing"),
        ("play --resume last", "there is no unfinished game in"),
        ("play dice --record ", "a file needs a name"),
    ],
)
def test_a_bad_command_line_is_told_in_one_line(desk: Desk, words: str, says: str) -> None:
    assert says in fault(desk, *words.split(" "))


# ---- files ------------------------------------------------------------------------------------


def test_a_missing_file_a_folder_and_a_file_as_folder(desk: Desk) -> None:
    missing = desk.folder / "missing.quipu"
    assert all(f"there is no file {missing}" in said for said in faults_of(desk, missing))
    assert all("is a folder" in said for said in faults_of(desk, desk.folder))
    inside = desk.finished() / "inside"
    assert all("cannot be read: Not a directory" in said for said in faults_of(desk, inside))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "is empty"),
        (b"\n", "line 1: this is not a line of JSON"),
        (b"hello\n", "line 1: this is not a line of JSON"),
        (b"hello", "line 1"),
        (b'{"a": 1}\n', "line 1"),
        (b'{"quipu":99}\n', "line 1: this is not a Quipu record"),
        (b"[1]\n", "line 1"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "line 1: not text"),
        (b"\xff\xfe\n", "line 1: not text"),
        (b"[" * 100_000 + b"\n", "line 1"),
        (b'{"quipu":1,"game":"\\ud800"}\n', "line 1"),
    ],
)
def test_foreign_and_binary_files(desk: Desk, content: bytes, says: str) -> None:
    file = desk.write("foreign.quipu", content)
    assert all(says in said for said in faults_of(desk, file))


def test_a_record_of_an_unknown_game_names_those_there_are(desk: Desk) -> None:
    from quipu import Record

    luck: dict[str, object] = {"commitment": "", "table": "", "nonces": [""]}
    record = Record.begin("chess", 1, {}, [{"name": "me"}], luck)
    file = desk.write("chess.quipu", record.text())
    assert all("there is no game 'chess'" in said for said in faults_of(desk, file))


def test_a_truncated_record_is_caught_at_its_last_line(desk: Desk) -> None:
    text = finished_game()
    file = desk.write("short.quipu", text[:-20])
    lines = text.count("\n")
    for words in RECORD_COMMANDS[:3]:
        said = fault(desk, *[str(file) if word == "FILE" else word for word in words])
        assert f"line {lines}: the line is cut off" in said


def test_a_record_with_a_line_taken_out_is_caught_there(desk: Desk) -> None:
    lines = finished_game().splitlines(keepends=True)
    file = desk.write("gap.quipu", "".join(lines[:9] + lines[10:]))
    assert all("line 10: knot 8 was expected here" in said for said in faults_of(desk, file))


def test_an_edited_record_is_caught_at_the_edited_line(desk: Desk) -> None:
    lines = finished_game().splitlines(keepends=True)
    for number in (1, 2, 3, 17, len(lines)):
        edited = lines[:]
        digit = max(at for at, sign in enumerate(edited[number - 1]) if sign.isdecimal())
        line = edited[number - 1]
        other = "1" if line[digit] != "1" else "2"
        edited[number - 1] = line[:digit] + other + line[digit + 1 :]
        file = desk.write("edited.quipu", "".join(edited))
        assert f"line {number}: " in fault(desk, "verify", file)
        assert f"line {number}: " in fault(desk, "replay", file)
        assert f"line {number}: " in fault(desk, "play", "--resume", file)


def test_a_record_edited_and_hashed_anew_is_caught_by_its_luck(desk: Desk) -> None:
    from quipu.core.record import Record, read_record

    record = read_record(unfinished_game())
    forged = Record(record.header)
    key = record.revealed_key()
    assert key is not None
    forged.tie({"table": "start", "luck": []}, key)
    body = {"seat": 0, "action": record.knots[1]["action"], "luck": [4, 4, 4, 4, 4, 4]}
    forged.tie(body, key)
    file = desk.write("forged.quipu", forged.text())
    assert "line 3: the luck is not that of the key" in fault(desk, "verify", file)


def test_verify_says_bad_in_json_as_well(desk: Desk) -> None:
    file = desk.write("gap.quipu", "".join(finished_game().splitlines(keepends=True)[1:]))
    result = desk.run("verify", file, "--json")
    assert result.exit_code == 2
    verdict = json.loads(result.stdout)
    assert verdict["sound"] is False
    assert verdict["line"] == 1
    assert result.stderr.count("\n") == 1


def test_a_published_head_must_be_in_the_cord_and_be_a_hash(desk: Desk) -> None:
    file = desk.finished()
    assert "64 hexadecimal digits" in fault(desk, "verify", file, "--head", "abc")
    said = fault(desk, "verify", file, "--head", "0" * 64)
    assert "the published head is not in this cord" in said


def test_steps_and_seats_that_do_not_exist(desk: Desk) -> None:
    file = desk.finished()
    last = finished_game().count("\n") - 2
    out = desk.folder / "a.svg"
    assert f"there is no step {last + 1} (0 to {last})" in fault(
        desk, "replay", file, "--step", str(last + 1)
    )
    assert "there is no step 9999" in fault(desk, "draw", file, "--step", "9999", "--out", out)
    assert "--step takes a number" in fault(desk, "replay", file, "--step", "-1")
    assert "there is no seat 2 (0 to 1" in fault(desk, "replay", file, "--seat", "2")
    assert "by name: Ada, Ben" in fault(desk, "draw", file, "--seat", "Cleo", "--out", out)


# ---- what is to be written --------------------------------------------------------------------


def unwritable(desk: Desk, name: str) -> list[Path]:
    """Places where no file can be: no folder, a folder, below a file."""
    (desk.folder / f"folder{Path(name).suffix}").mkdir(exist_ok=True)
    desk.write("file", "")
    return [
        desk.folder / "nowhere" / name,
        desk.folder / f"folder{Path(name).suffix}",
        desk.folder / "file" / name,
    ]


def test_unwritable_pictures(desk: Desk) -> None:
    file = desk.finished()
    for out in unwritable(desk, "a.svg"):
        said = fault(desk, "draw", file, "--out", out)
        assert "cannot be written" in said or "is a folder" in said
    assert "must end in .svg, .png" in fault(desk, "draw", file, "--out", desk.folder / "a.jpg")
    out = desk.folder / "a.png"
    assert "--scale takes" in fault(desk, "draw", file, "--out", out, "--scale", "0")
    assert "--scale takes" in fault(desk, "draw", file, "--out", out, "--scale", "nan")


def test_unwritable_results_are_refused_before_the_work(desk: Desk) -> None:
    for out in unwritable(desk, "a.jsonl"):
        said = fault(desk, "sim", "dice", "--games", "1000000", "--out", out)
        assert "cannot be written" in said or "is a folder" in said


def test_a_bad_simulation_leaves_an_older_result_alone(desk: Desk) -> None:
    out = desk.write("old.jsonl", "precious\n")
    fault(desk, "sim", "dice", "--bots", "nobody", "--out", out)
    assert out.read_text() == "precious\n"


def test_unwritable_records(desk: Desk) -> None:
    for record in unwritable(desk, "a.quipu"):
        said = fault(desk, "play", "dice", "--record", record)
        assert "cannot be written" in said or "already exists" in said


def test_a_data_folder_that_cannot_be_made(desk: Desk) -> None:
    desk.write("data", "this is a file")
    assert "cannot be written" in fault(desk, "play", "dice")


def test_a_game_is_never_written_over(desk: Desk) -> None:
    file = desk.unfinished()
    assert f"{file} already exists" in fault(desk, "play", "dice", "--record", file)
    desk.write("left.quipu.key", "00\n")
    said = fault(desk, "play", "dice", "--record", desk.folder / "left.quipu")
    assert "left.quipu.key already exists" in said


# ---- going on ---------------------------------------------------------------------------------


def test_a_finished_game_is_not_resumed(desk: Desk) -> None:
    assert "is over (quipu replay shows it)" in fault(desk, "play", "--resume", desk.finished())


def test_resume_takes_the_game_as_it_was(desk: Desk) -> None:
    file = desk.unfinished()
    for extra in (["--seats", "a,b"], ["--seed", "0"], ["--option", "x=1"], ["--record", "y"]):
        assert f"{extra[0]} cannot be used with --resume" in fault(
            desk, "play", "--resume", file, *extra
        )
    assert "is a game of dice, not of dice-plus" in fault(
        desk, "play", "dice-plus", "--resume", file
    )


def without_seed(desk: Desk) -> Path:
    """An unfinished game whose luck is secret."""
    desk.ok("play", "dice", "--seats", "me", "--record", desk.folder / "s.quipu", typed="1\n")
    return desk.folder / "s.quipu"


def test_without_its_secret_a_game_cannot_go_on(desk: Desk) -> None:
    file = without_seed(desk)
    secret = desk.folder / "s.quipu.key"
    secret.write_text("this is no key")
    assert "is not the secret of a game" in fault(desk, "play", "--resume", file)
    secret.write_text("00" * 32)
    assert "the key does not fit the commitment" in fault(desk, "play", "--resume", file)
    secret.unlink()
    assert "can be replayed but not continued" in fault(desk, "play", "--resume", file)


def test_a_bot_that_does_not_exist_here(desk: Desk) -> None:
    from quipu import Table, game
    from quipu.core.fairluck import key_from_seed

    seats: list[dict[str, object]] = [{"name": "me"}, {"name": "x", "bot": "oracle"}]
    table = Table.open(game("dice"), seats, key_from_seed(1), "seed 1", None, 1)
    file = desk.write("oracle.quipu", table.record.text())
    assert "a bot oracle that does not exist here" in fault(desk, "play", "--resume", file)


def test_names_in_a_foreign_record_do_not_steer_the_terminal(desk: Desk) -> None:
    from quipu import Table, game

    table = Table.open_seeded(game("dice"), ["\x1b[2Jevil\n"], 1)
    file = desk.write("evil.quipu", table.record.text())
    for words in (["replay", "--step", "0"], ["play", "--resume"]):
        shown = desk.run(words[0], *words[1:], file, typed="q\n").stdout
        assert "\x1b[2J" not in shown
        assert "?[2Jevil?" in shown


def test_the_header_alone_is_not_a_game_to_show(desk: Desk) -> None:
    file = desk.write("header.quipu", unfinished_game().splitlines(keepends=True)[0])
    for words in (["verify"], ["replay"]):
        assert "the game has no start" in fault(desk, *words, file)


def test_a_new_game_is_never_written_over(desk: Desk) -> None:
    made = desk.ok("new", "heap", "--in", desk.folder)
    assert "pip install -e ." in made
    before = desk.tree()
    assert "already exists" in fault(desk, "new", "heap", "--in", desk.folder)
    assert desk.tree() == before
    assert "cannot be written" in fault(desk, "new", "heap", "--in", desk.write("file", ""))
