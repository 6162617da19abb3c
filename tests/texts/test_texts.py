"""Speakers and descriptions, whatever they speak of; what games say is tested with the games."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event

import pytest
from fluent.syntax.ast import Resource

from quipu.texts import (
    LANGUAGES,
    BrokenText,
    MissingText,
    UnknownLanguage,
    describe_event,
    describe_refusal,
    sentence_list,
    speaker,
    speaking,
)
from quipu.texts.speaking import HOUSE, Texts, _parse
from tests.support.texts import NAMES, Voice

DICE = "quipu.games.dice"
VOICE = Voice(DICE)
event = VOICE.event


# ---- speakers -----------------------------------------------------------------------------


def test_importing_the_texts_and_playing_does_not_load_fluent() -> None:
    code = """if True:
        import quipu, quipu.texts, sys
        quipu.game("dice").start(2, quipu.FastLuck(1))
        sys.exit(any(name in sys.modules for name in ("fluent", "babel")))
    """
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_an_unknown_language_names_those_that_exist() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'; there are en, de, nl"):
        speaker(None, "fr")
    with pytest.raises(UnknownLanguage):
        sentence_list(["a"], "fr")


def test_a_speaker_is_made_once() -> None:
    assert speaker(DICE, "de") is speaker(DICE, "de")


def test_a_game_is_asked_before_the_house() -> None:
    assert speaker(DICE, "nl")("undo") == "Terugnemen"
    assert speaker(DICE, "nl")("thing-ore") == "erts"
    assert not speaker(None, "nl").has("thing-ore")


def test_a_missing_text_is_its_key_and_raises_only_when_strict() -> None:
    assert speaker(None, "de")("no-such-key", n=1) == "⟨no-such-key⟩"
    assert not speaker(None, "de").has("no-such-key")
    with pytest.raises(MissingText):
        speaker(None, "de", strict=True)("no-such-key")


def test_a_missing_argument_raises_only_when_strict() -> None:
    assert speaker(None, "en")("seat-number") == "seat n"
    with pytest.raises(BrokenText, match="seat-number"):
        speaker(None, "en", strict=True)("seat-number")


def test_nothing_and_yes_and_no_can_be_said() -> None:
    speak = speaker(None, "en", strict=True)
    said = [speak("counted", n=value, thing="x") for value in (None, True, False)]
    assert said == [" x", "true x", "false x"]


def make_game(folder: Path, called: str = "tiny_game", /, **texts: str) -> str:
    package = folder / called
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    for lang, text in texts.items():
        (package / "text" / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return package.name


def test_a_game_from_elsewhere_falls_back_to_its_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = make_game(tmp_path, en="event-sang = { $seat } sang.\nevent-sang-you = You sang.\n")
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / name / "text" / "nl.ftl").write_text("event-sang = { $seat } zong.\n")
    told = [
        describe_event(speaker(name, lang), "sang", {"seat": 0}, NAMES, me=0) for lang in LANGUAGES
    ]
    assert told == ["You sang.", "You sang.", "Ada zong."]
    assert speaker(name, "de")("undo") == "Zurücknehmen"


def test_a_game_may_share_texts_and_says_some_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = make_game(tmp_path, "choral_game", en="phase-main = hums\n")
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / name / "__init__.py").write_text('SHARED = ("quipu.settlers",)\n')
    speak = speaker(name, "en", strict=True)
    said = [speak(key) for key in ("phase-main", "action-roll", "undo")]
    assert said == ["hums", "Roll the dice", "Undo"]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("a = { $n\n", "line 2: .*}"),
        ("a = yes\nb\n", "line 2: "),
        ("a = yes\na = no\n", "a stands there twice"),
        ("-a = yes\n-a = no\n", "-a stands there twice"),
        ("a =\n  .title = yes\n", "a has no text"),
    ],
)
def test_a_broken_file_is_refused_with_the_place(source: str, complaint: str) -> None:
    with pytest.raises(BrokenText, match=f"house en.ftl.*{complaint}"):
        _parse(source, "house en.ftl")


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "1,234.5"), ("de", "1.234,5"), ("nl", "1.234,5")]
)
def test_numbers_are_written_as_the_language_does(lang: str, text: str) -> None:
    speak = speaker(None, lang)
    assert speak("seat-number", n=1234.5).endswith(text)
    assert speak.number(1234.5) == text


@pytest.mark.parametrize(("lang", "word"), [("en", "and"), ("de", "und"), ("nl", "en")])
def test_lists_are_joined_as_in_a_sentence(lang: str, word: str) -> None:
    assert sentence_list(["a", "b", "c"], lang) == f"a, b {word} c"
    assert sentence_list(["a", "b"], lang) == f"a {word} b"
    assert sentence_list(["a"], lang) == "a"
    assert sentence_list([], lang) == ""
    assert speaker(None, lang)("seat-number", n=["a", 2]).endswith(f"a {word} 2")


def test_a_text_is_parsed_with_those_it_refers_to_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "a = { b }, { -c } and { undo }\nb = { $n ->\n    [one] one\n   *[other] { -c }s\n}\n"
    name = make_game(tmp_path, "lazy_game", en=source + "-c = lama\nd = { $broken\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert speaker(name, "en")("a", n=2) == "lamas, lama and Undo"
    with pytest.raises(BrokenText, match=r"lazy_game en\.ftl, d"):
        speaker(name, "en")("d")
    with pytest.raises(BrokenText, match=f"{name} en.ftl, line 8"):
        speaker(name, "en", strict=True)


# ---- descriptions -------------------------------------------------------------------------


def test_a_second_thread_waits_for_a_text_that_is_being_parsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts = Texts("en", [DICE, HOUSE])
    began, go_on = Event(), Event()

    def slow(source: str, name: str) -> Resource:
        began.set()
        assert go_on.wait(30)
        return _parse(source, name)

    monkeypatch.setattr(speaking, "_parse", slow)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(texts.say, "thing-road", {})
        assert began.wait(30)
        second = threads.submit(texts.say, "thing-road", {})
        assert not wait([second], timeout=0.2).done
        go_on.set()
        assert first.result(30) == second.result(30)


def test_the_end_names_one_winner_several_or_nobody() -> None:
    assert event("en", "ended", winners=[1]) == "Game over: Bo won."
    assert event("en", "ended", 1, winners=[1]) == "Game over: you won!"
    assert event("nl", "ended", winners=[0, 1, 2]) == (
        "Het spel is afgelopen: Ada, Bo en Cleo delen de overwinning."
    )
    assert event("de", "ended", 0, winners=[0, 2]) == (
        "Die Partie ist zu Ende: Du teilst dir den Sieg mit Cleo."
    )
    assert event("de", "ended_shared", winners=[0, 1]) == (
        "Die Partie ist zu Ende: Ada und Bo teilen sich den Sieg."
    )
    assert event("en", "ended", winners=[]) == "Game over: nobody won."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert event("en", "taken_over", seat=8) == "A bot took over for seat 9."


def test_the_told_form_of_an_event_is_taken_as_it_is() -> None:
    told: dict[str, object] = {"event": "stopped", "seat": 2}
    assert event("nl", "stopped", **told) == "Cleo stopte met dobbelen."


def test_counts_and_unknown_things_are_said_too() -> None:
    def build(road: object) -> str:
        return VOICE.action("en", "build_road", road=road)

    assert build("over there") == "Build over there"
    assert build({"ore": 2, "gold": 0, "x": 1}) == "Build 2 ore and 1 x"
    assert build([7, "R1"]) == "Build 7 and road 1"


def test_a_refusal_carries_its_detail() -> None:
    speak = speaker(None, "en", strict=True)
    assert describe_refusal(speak, "malformed") == "This could not be understood."
    assert describe_refusal(speak, "malformed", "x=") == "This could not be understood: x="
    assert describe_refusal(speak, "stale", "").endswith("Please look again.")
    assert describe_refusal(speaker(None, "en"), "odd_code") == "⟨refusal-odd-code⟩"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_knows_its_own_refusals_and_events(lang: str) -> None:
    speak = speaker(None, lang, strict=True)
    codes = ["stale", "malformed", "unknown-action", "unknown-game", "unknown-place", "game-over"]
    codes += [
        "wrong-seats",
        "wrong-option",
        "nothing-to-undo",
        "needs-consent",
        "no-such-seat",
        "other-game",
    ]
    kinds = ["resigned", "taken-over", "returned", "undone", "agreed-end", "timeout", "ended"]
    assert all(speak.has("refusal-" + code) for code in codes)
    assert all(speak.has("event-" + kind) for kind in kinds)


def test_numbers_in_a_field_called_cards_are_listed() -> None:
    """Only the ids of cards are counted; a hand of numbers is a list like any other."""
    speak = speaker("bucket", "en")
    told: dict[str, object] = {"seat": 0, "hand": [2, 5], "cards": [1, 1]}
    assert describe_event(speak, "dealt", told, ["Ada"], 0) == "You were dealt 2 and 5."
