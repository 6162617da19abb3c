"""Playing in the terminal: what is shown, what can be typed, and what happens then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quipu.registry
from pebbles.game import PebblesGame
from quipu import Table
from quipu.core.record import read_record
from quipu.core.replay import replay
from quipu.terminal import scene
from tests.support.command_line import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def solitaire(desk: Desk, *lines: str) -> str:
    """Seed 7 alone: after the first throw a road can be built."""
    record = desk.folder / "solo.quipu"
    typed = "".join(line + "\n" for line in lines)
    return desk.ok("play", "dice", "--seats", "me", "--seed", "7", "--record", record, typed=typed)


def played(path: Path) -> Table:
    """The table at the end of a record."""
    record = read_record(path.read_text())
    *_, table = replay(quipu.game(str(record.header["game"])), record)
    return table


def actions(path: Path) -> list[str]:
    return [str(step.action) for step in played(path).steps]


# ---- deciding ---------------------------------------------------------------------------------


def test_a_number_does_what_stands_in_the_list(desk: Desk) -> None:
    shown = solitaire(desk, "1", "2")
    assert "   1  Throw all six dice  (Enter)" in shown
    assert "   2  Stop throwing" in shown
    assert actions(desk.folder / "solo.quipu") == ["throw_dice 0,1,2,3,4,5", "stop_throwing"]


def test_enter_does_the_only_thing_there_is(desk: Desk) -> None:
    solitaire(desk, "", "")
    assert actions(desk.folder / "solo.quipu") == ["throw_dice 0,1,2,3,4,5"]


def test_sixty_three_throws_are_not_listed(desk: Desk) -> None:
    shown = solitaire(desk, "1")
    assert "Throw some dice again …" in shown
    assert "   3  " not in shown


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        (["1 3 4"], "throw_dice 0,2,3"),
        (["k 2 5"], "throw_dice 0,2,3,5"),
        (["t 3"], "throw_dice 2"),
        (["1", "1 3 4"], "throw_dice 0,2,3"),
        (["1", "k 1"], "throw_dice 1,2,3,4,5"),
        (["throw_dice 4,5"], "throw_dice 4,5"),
    ],
)
def test_dice_to_throw_again_or_to_keep(desk: Desk, typed: list[str], action: str) -> None:
    solitaire(desk, "1", *typed)
    assert actions(desk.folder / "solo.quipu")[1:] == [action]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("1 9", "Numbers from 1 to 6, please, not “9”."),
        ("k x", "Numbers from 1 to 6, please, not “x”."),
        ("k 1 2 3 4 5 6", "Choose at least one die, or stop."),
        ("7", "There is no 7 in the list (1 to 2)."),
        ("0", "There is no 0 in the list"),
        ("build_road R99999", "Throw again or stop throwing first"),
        ("build_road", "is not of the form: build_road <road>"),
        ("throw_dice 77", "You do not have this die this turn."),
        ("throw_dice x", "is not a number"),
        ("dance", "“dance” was not understood"),
        ("²", "was not understood"),
        ("l fr", "there are no texts for fr"),
        ("l", "languages: en, de, nl"),
        ("b nobody", "there is no seat nobody"),
        ("r D99.9", "have no paragraph D99.9"),
        ("r xyzzy", "no paragraph of dice contains: xyzzy"),
        ("u", "the last move involved luck"),
        ("u 5", "the last move involved luck"),
    ],
)
def test_what_cannot_be_done_is_said_and_the_question_stays(
    desk: Desk, typed: str, says: str
) -> None:
    shown = solitaire(desk, "1", typed, "2")
    assert says in " ".join(shown.split())
    assert actions(desk.folder / "solo.quipu") == ["throw_dice 0,1,2,3,4,5", "stop_throwing"]


def test_a_refusal_shows_the_sentence_and_the_rule(desk: Desk) -> None:
    shown = solitaire(desk, "1", "2", "build_settlement S4")
    assert "✗ Build the lower number first." in shown
    assert "D8.1    Settlements are built only in the order of their points" in shown


def test_a_refusal_in_german(desk: Desk) -> None:
    shown = solitaire(desk, "1", "2", "l de", "build_settlement S4")
    assert "✗ Bau zuerst die niedrigere Zahl." in shown
    assert "D8.1    Siedlungen baust du nur in der Reihenfolge" in shown


def test_the_language_changes_in_mid_game(desk: Desk) -> None:
    shown = solitaire(desk, "1", "l de", "2", "l nl")
    assert "Stop throwing" in shown
    assert "Du hast das Würfeln beendet." in shown
    assert "Bouw straat 0" in shown or "straat 0" in shown


# ---- asking -----------------------------------------------------------------------------------


def test_a_hint_names_what_a_bot_would_do_and_the_rules(desk: Desk) -> None:
    shown = solitaire(desk, "1", "2", "?")
    assert "perfect would: " in shown
    assert "Expected score of each choice:" in shown
    assert "build_road R0" in shown
    assert "D5, D6" in shown
    assert actions(desk.folder / "solo.quipu") == ["throw_dice 0,1,2,3,4,5", "stop_throwing"]


def test_rules_are_looked_up_by_address_section_and_word(desk: Desk) -> None:
    shown = solitaire(desk, "r D8.2", "r d13", "r lagoon", "r")
    assert "D8.2    At least one built road must lead to the settlement" in shown
    assert "D13.4" in shown
    assert "D1.3" in shown
    assert "DP6 Longest Trade Route" in shown


def test_help_log_and_save_answer(desk: Desk) -> None:
    shown = solitaire(desk, "1", "help", "log", "save")
    assert "undo the last move" in shown
    assert shown.count("You threw ") == 2
    assert f"quipu play --resume {desk.folder / 'solo.quipu'}" in shown


def test_a_long_log_is_shortened_unless_all_is_wanted(desk: Desk) -> None:
    turn = ["1", "2", "end_turn"]
    shown = solitaire(desk, *turn * 9, "log", "log all")
    assert "earlier; log all shows them" in shown
    assert shown.count("The game has started") == 2


def test_the_board_again_and_that_of_another(desk: Desk) -> None:
    record = desk.folder / "two.quipu"
    words = ["play", "dice", "--seats", "Ada,Ben", "--seed", "1", "--record", str(record)]
    shown = desk.ok(*words, "--option", "first_seat=0", typed="b\nb Ben\n")
    assert shown.count("The Dice Game · Ada · Turn 1 of 15") == 2
    assert shown.count("The Dice Game · Ben · Ada, turn 1 of 15") == 1


# ---- taking back ------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_roll_and_no_further(desk: Desk) -> None:
    shown = solitaire(desk, "1", "2", "build_road R0", "u 2", "2", "build_road R0", "u", "u", "u")
    assert "You undid 2 moves." in shown
    assert shown.count("You undid one move.") == 2
    assert "This cannot be undone: the last move involved luck" in " ".join(shown.split())
    assert actions(desk.folder / "solo.quipu") == ["throw_dice 0,1,2,3,4,5"]
    desk.ok("verify", desk.folder / "solo.quipu")


def test_nothing_can_be_taken_back_before_the_first_step(desk: Desk) -> None:
    assert "You have not done anything yet" in solitaire(desk, "u")


def two_people(desk: Desk, *lines: str) -> str:
    words = ["play", "dice", "--seats", "Ada,Ben", "--seed", "7", "--option", "first_seat=0"]
    typed = "".join(line + "\n" for line in lines)
    return desk.ok(*words, "--record", desk.folder / "two.quipu", typed=typed)


def test_people_at_one_keyboard_may_agree_to_more(desk: Desk) -> None:
    shown = two_people(desk, "1", "2", "u", "u", "y")
    assert "This undoes: Throw all six dice. Does everyone agree? (y/n)" in shown
    assert actions(desk.folder / "two.quipu") == []


def test_without_consent_nothing_is_taken_back(desk: Desk) -> None:
    two_people(desk, "1", "u", "n")
    assert actions(desk.folder / "two.quipu") == ["throw_dice 0,1,2,3,4,5"]


def test_consent_goes_back_beyond_the_others_steps(desk: Desk) -> None:
    """Ada takes her end of turn back although Ben has thrown since."""
    turn = ["1", "2", "end_turn"]
    shown = two_people(desk, *turn, *turn, "u", "y")
    assert "This undoes 4 moves, back to: End the turn." in shown
    assert len(actions(desk.folder / "two.quipu")) == 2


# ---- seats ------------------------------------------------------------------------------------


def test_bots_are_named_by_their_names_and_all_others_are_people(desk: Desk) -> None:
    record = desk.folder / "mixed.quipu"
    desk.ok("play", "dice", "--seats", "Ada,greedy,random,greedy", "--record", record)
    assert read_record(record.read_text()).header["seats"] == [
        {"name": "Ada"},
        {"name": "greedy", "bot": "greedy"},
        {"name": "random", "bot": "random"},
        {"name": "greedy 2", "bot": "greedy"},
    ]


def test_a_name_that_is_almost_a_bot_is_a_person_and_that_is_said(desk: Desk) -> None:
    assert "gredy is a person here" in desk.ok("play", "dice", "--seats", "me,gredy")
    assert "is a person here" not in desk.ok("play", "dice", "--seats", "Greg,Rosa,greedy")


def test_the_default_is_me_against_greedy(desk: Desk) -> None:
    desk.ok("play", "dice")
    (record,) = (desk.folder / "data" / "quipu" / "games").glob("*-dice.quipu")
    seats = read_record(record.read_text()).header["seats"]
    assert seats == [{"name": "me"}, {"name": "greedy", "bot": "greedy"}]


def test_where_more_are_needed_more_bots_sit_down(desk: Desk) -> None:
    record = desk.folder / "named.quipu"
    desk.ok("play", "egypt", "--plain", "--record", record)
    seats = read_record(record.read_text()).header["seats"]
    bots = [{"name": name, "bot": "greedy"} for name in ("greedy", "greedy 2")]
    assert seats == [{"name": "me"}, *bots]


def test_options_reach_the_record(desk: Desk) -> None:
    record = desk.folder / "options.quipu"
    desk.ok("play", "dice", "--option", "fresh_joker=true", "--record", record)
    options = read_record(record.read_text()).header["options"]
    assert options == {
        "extra_seats": False,
        "first_seat": "random",
        "fresh_joker": True,
        "joker_gold": False,
    }


def test_the_same_seed_is_the_same_game(desk: Desk) -> None:
    for name in ("a", "b"):
        words = ["play", "dice", "--seats", "random,random", "--seed", "3", "--record"]
        desk.ok(*words, desk.folder / name)
    assert (desk.folder / "a").read_bytes() == (desk.folder / "b").read_bytes()


def test_without_a_seed_no_two_games_are_alike(desk: Desk) -> None:
    for name in ("a", "b"):
        desk.ok("play", "dice", "--seats", "random", "--record", desk.folder / name)
    assert (desk.folder / "a").read_bytes() != (desk.folder / "b").read_bytes()


# ---- the end ----------------------------------------------------------------------------------


def test_a_game_to_the_end_shows_points_winner_record_and_proof(desk: Desk) -> None:
    record = desk.folder / "end.quipu"
    typed = "1\n2\nend_turn\n" * 15
    words = ["play", "dice", "--seats", "me,random", "--record", str(record)]
    shown = desk.ok(*words, typed=typed)
    assert "Game over: " in shown
    assert "Crosses" in shown
    assert "★" in shown
    assert f"Record: {record}" in shown
    assert "Verified: the chain and luck of all " in shown
    assert played(record).ended is not None


def test_plus_shows_titles_and_rivals(desk: Desk) -> None:
    record = desk.folder / "plus.quipu"
    words = ["play", "dice-plus", "--seats", "random,random", "--seed", "2"]
    shown = desk.ok(*words, "--option", "points_to_win=5", "--record", record)
    assert "Longest Route" in shown
    assert " of 5" in shown
    assert "wins." in shown


@pytest.mark.parametrize("width", ["60", "80", "120", "200"])
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize("game", ["dice", "dice-plus"])
def test_nothing_is_wider_than_the_screen(desk: Desk, game: str, lang: str, width: str) -> None:
    words = ["play", game, "--lang", lang, "--seats", "me,Charlotte the Great", "--seed", "7"]
    typed = "1\n?\n2\nhelp\nend_turn\n"
    shown = desk.ok(*words, typed=typed, COLUMNS=width)
    most = max(len(line) for line in shown.splitlines() if "--resume" not in line)
    assert most <= min(max(int(width), 80), 120)


# ---- any game ---------------------------------------------------------------------------------


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**quipu.registry.games(), "pebbles": PebblesGame()}
    monkeypatch.setattr(quipu.registry, "games", lambda: known)


@pytest.mark.usefixtures("pebbles")
def test_a_game_from_elsewhere_is_played_without_a_view_of_its_own(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene, "declared", lambda *_: None)
    record = desk.folder / "pebbles.quipu"
    words = ["play", "pebbles", "--seats", "Ada,random", "--seed", "1", "--record", str(record)]
    shown = desk.ok(*words, typed="\n".join(["1", "?", "log"] * 40))
    assert "tokens" in shown
    assert "⟨" not in shown
    assert "pebbles" in desk.ok("games", "pebbles")


@pytest.mark.usefixtures("pebbles")
def test_secrets_are_not_shown_to_the_next_person(desk: Desk) -> None:
    record = desk.folder / "pebbles.quipu"
    words = ["play", "pebbles", "--seats", "Ada,Ben", "--seed", "1", "--record", str(record)]
    shown = desk.ok(*words, typed="\nb Ben\nb Ada\n")
    assert "the keyboard, then press Enter." in shown
    assert "secret in this game" in shown


@pytest.mark.usefixtures("pebbles")
def test_everything_else_takes_a_game_from_elsewhere_too(desk: Desk) -> None:
    record = desk.folder / "pebbles.quipu"
    desk.ok("play", "pebbles", "--seats", "random,random", "--seed", "1", "--record", record)
    desk.ok("verify", record)
    steps = desk.ok("replay", record, "--json").splitlines()
    assert json.loads(steps[-1])["table"] == "end"
    assert "B1.1" in desk.ok("rules", "pebbles", "B1.1")
