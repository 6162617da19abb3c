"""Texts: complete, alike in all languages and said correctly; their beauty is not judged."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quipu
from quipu.texts import (
    LANGUAGES,
    BrokenText,
    MissingText,
    UnknownLanguage,
    describe_action,
    describe_event,
    describe_refusal,
    sentence_list,
    speaker,
    thing_name,
)
from quipu.texts.speaking import _parse

DICE = "quipu.games.dice"
PLACES = [("quipu.texts", "."), (DICE, "text")]
NAMES = ["Ada", "Bo", "Cleo"]
SAME_EVERYWHERE = {
    *("bot", "language-en", "language-de", "language-nl"),
    *("counted", "each-dice", "thing-gold", "thing-joker", "cards-gold", "draw-total"),
}
SELECTED = {"from": -1, "detail": "none", "step": "ready"}

Messages = dict[str, ast.Message]


class Variables(Visitor):
    """Collects the names of all variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Words(Visitor):
    """Collects all plain text below a node."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


@cache
def messages(package: str, folder: str, lang: str) -> Messages:
    source = files(package).joinpath(folder, f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def words(message: ast.Message) -> str:
    found = Words()
    found.visit(message)
    return found.text.strip()


def ledger(lang: str) -> str:
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    return files(DICE).joinpath(name).read_text(encoding="utf-8")


def section(lang: str, letter: str) -> str:
    return re.split(r"\n# ", ledger(lang).split(f"\n# {letter}. ", 1)[1], maxsplit=1)[0]


def ledger_rows(lang: str, letter: str) -> list[list[str]]:
    lines = [line for line in section(lang, letter).splitlines() if line.startswith("| `")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def ledger_ids() -> set[str]:
    found: set[str] = set()
    for block in re.findall(r"```json\n(.*?)```", ledger("en"), re.DOTALL):
        sheet = json.loads(block)
        found.update(sheet.get("faces", []))
        for kind in ("roads", "settlements", "cities", "knights", "jokers"):
            found.update(entry["id"] for entry in sheet.get(kind, []))
        found.update([sheet["start"]["id"]] if "start" in sheet else [])
    return found


# ---- the files ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize(("package", "folder"), PLACES)
def test_all_languages_have_the_same_keys_and_variables(
    package: str, folder: str, lang: str
) -> None:
    english, other = messages(package, folder, "en"), messages(package, folder, lang)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1234])
def test_every_text_can_be_said(lang: str, number: int) -> None:
    speak = speaker(DICE, lang, strict=True)
    for place in PLACES:
        for key, message in messages(*place, lang).items():
            args = dict.fromkeys([*variables(message), "seat"], number) | SELECTED
            text = speak(key, **args)
            assert text.strip(), key
            assert not re.search("[{\u2068]", text), key


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_english_is_left(lang: str) -> None:
    for place in PLACES:
        english = messages(*place, "en")
        for key, message in messages(*place, lang).items():
            if key not in SAME_EVERYWHERE and words(message):
                assert words(message) != words(english[key]), key
            foreign = re.findall(r"\b(the|your|you|built|with|dice|turn)\b", words(message))
            assert not foreign, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_and_refusals_are_sentences_and_actions_are_not(lang: str) -> None:
    for place in PLACES:
        for key, message in messages(*place, lang).items():
            if key.startswith("event-") and words(message):
                assert words(message)[-1] in ".!", key
            if key.startswith("action-"):
                assert not words(message).endswith("."), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_ledger_is_said_as_the_ledger_says_it(lang: str) -> None:
    speak = speaker(DICE, lang, strict=True)
    rows = ledger_rows(lang, "R")
    assert len(rows) == 25
    for code, _, sentence in rows:
        assert describe_refusal(speak, code) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_the_ledger_has_its_texts(lang: str) -> None:
    speak = speaker(DICE, lang, strict=True)
    rows = ledger_rows(lang, "O")
    assert len(rows) == 7
    for name, *_ in rows:
        key = "option-" + name.replace("_", "-")
        assert speak(key)
        assert speak(key + "-about").endswith(".")
    values = ["first-seat-random", "route-spurs-never", "route-spurs-tip", "round-limit-0"]
    assert all(speak.has("option-" + value) for value in values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_action_of_the_ledger_has_its_text(lang: str) -> None:
    speak = speaker(DICE, lang, strict=True)
    table = section("en", "K").split("## K1", 1)[1].split("## K2", 1)[0]
    kinds = re.findall(r"^\| [^|]+ \| `(\w+)`", table, re.MULTILINE)
    assert len(kinds) == 9
    assert all(speak.has("action-" + kind.replace("_", "-")) for kind in kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_sheets_has_a_name(lang: str) -> None:
    speak = speaker(DICE, lang, strict=True)
    ids = ledger_ids()
    assert len(ids) == 1 + 16 + 6 + 4 + 6 + 1 + 17 + 7 + 4 + 9 + 6 + 2
    for id in ids:
        name = thing_name(speak, id)
        assert name != id or speak.has("thing-" + id), id
        number = re.search(r"\d+", id)
        assert number is None or id == "P0" or name.endswith(" " + number[0])


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
    (tmp_path / name / "__init__.py").write_text('SHARED_TEXTS = ("quipu.settlers",)\n')
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


# ---- descriptions -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "texts"),
    [
        (
            {"kind": "throw_dice", "dice": [0, 2, 3]},
            ["Throw dice 1, 3 and 4", "Würfel 1, 3 und 4 werfen", "Gooi dobbelstenen 1, 3 en 4"],
        ),
        (
            {"kind": "throw_dice", "dice": [5]},
            ["Throw die 6", "Würfel 6 werfen", "Gooi dobbelsteen 6"],
        ),
        (
            {"kind": "throw_dice", "dice": [0, 1, 2, 3, 4, 5]},
            ["Throw all six dice", "Alle sechs Würfel werfen", "Gooi alle zes dobbelstenen"],
        ),
        (
            {"kind": "use_joker", "joker": "K1", "give": "wool", "take": "ore"},
            [
                "Use the joker of knight 1: turn wool to ore",
                "Joker von Ritter 1 einsetzen: Wolle auf Erz drehen",
                "Zet de joker van ridder 1 in: draai wol naar erts",
            ],
        ),
        (
            {"kind": "use_joker", "joker": "ore", "give": "gold", "take": "ore"},
            [
                "Use the ore joker: turn gold to ore",
                "Erz-Joker einsetzen: Gold auf Erz drehen",
                "Zet de ertsjoker in: draai goud naar erts",
            ],
        ),
        (
            {"kind": "build_city", "city": "PC2"},
            ["Build city 2", "Stadt 2 bauen", "Bouw stad 2"],
        ),
        ({"kind": "end_turn"}, ["End the turn", "Zug beenden", "Beëindig de beurt"]),
    ],
)
def test_actions_are_described(action: dict[str, object], texts: list[str]) -> None:
    said = [describe_action(speaker(DICE, lang, strict=True), action) for lang in LANGUAGES]
    assert said == texts


def event(kind: str, data: dict[str, object], lang: str = "en", me: int | None = None) -> str:
    return describe_event(speaker(DICE, lang, strict=True), kind, data, NAMES, me)


def test_events_are_told_to_others_and_to_oneself() -> None:
    built: dict[str, object] = {"seat": 1, "symbol": "R3", "points": 1}
    for me in (None, -1, 0):
        assert event("built", built, me=me) == "Bo built road 3: 1 point."
    assert event("built", built, me=1) == "You built road 3: 1 point."
    assert event("built", built, "de", 1) == "Du hast Straße 3 gebaut: 1 Punkt."
    assert event("built", built | {"points": 0}, "nl") == "Bo bouwde straat 3."


def test_cards_in_a_list_are_counted() -> None:
    speak = speaker("quipu.games.inca", "en", strict=True)
    trade = {"kind": "trade_goods_set", "take": ["wood", "wood"]}
    assert describe_action(speak, trade) == "Trade feathers, coca and fish for 2 wood"
    trade["take"] = ["wood", "ore"]
    assert describe_action(speak, trade) == "Trade feathers, coca and fish for 1 wood and 1 ore"


def test_faces_are_listed_in_the_order_of_their_places() -> None:
    threw: dict[str, object] = {"seat": 0, "faces": ["ore", "gold", "ore"], "throws": 2}
    assert event("threw", threw) == "Ada threw ore, gold and ore (throw 2)."


def test_a_title_is_won_or_taken_from_somebody() -> None:
    taken: dict[str, object] = {"seat": 0, "title": "route", "from": 2}
    assert event("title_won", taken) == "Ada took the Longest Trade Route from Cleo."
    assert event("title_won", taken, "de", 0) == (
        "Du hast Cleo die Längste Handelsroute abgenommen."
    )
    assert event("title_won", taken, "nl", 2) == "Ada veroverde de Langste Handelsroute op jou."
    for nobody in (-1, None):
        won = taken | {"title": "army", "from": nobody}
        assert event("title_won", won, me=-1) == "Ada won the Largest Army."


def test_an_empty_turn_is_told_as_a_cross() -> None:
    cross = "Ada built nothing: a cross in box 4, minus 2."
    assert event("crossed", {"seat": 0, "box": 4}) == cross
    assert event("scored", {"seat": 0, "box": 4, "points": 0}) == cross
    assert event("scored", {"seat": 0, "box": 4, "points": 5}) == "Ada wrote 5 in box 4."


def test_the_end_names_one_winner_several_or_nobody() -> None:
    assert event("ended", {"winners": [1]}) == "The game ended: Bo won."
    assert event("ended", {"winners": [1]}, me=1) == "The game ended: you won!"
    assert event("ended", {"winners": [0, 1, 2]}, "nl") == (
        "Het spel is afgelopen: Ada, Bo en Cleo delen de overwinning."
    )
    assert event("ended", {"winners": [0, 2]}, "de", 0) == (
        "Das Spiel ist zu Ende: Du teilst dir den Sieg mit Cleo."
    )
    assert event("ended_shared", {"winners": [0, 1]}, "de") == (
        "Das Spiel ist zu Ende: Ada und Bo teilen sich den Sieg."
    )
    assert event("ended", {"winners": []}) == "The game ended without a winner."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert event("taken_over", {"seat": 3}) == "A bot took over for seat 4."


def test_the_told_form_of_an_event_is_taken_as_it_is() -> None:
    told: dict[str, object] = {"event": "stopped", "seat": 2}
    assert event("stopped", told, "nl") == "Cleo stopte met dobbelen."


def test_counts_and_unknown_things_are_said_too() -> None:
    def build(road: object) -> str:
        return describe_action(speaker(DICE, "en"), {"kind": "build_road", "road": road}, NAMES)

    assert build("over there") == "Build over there"
    assert build({"ore": 2, "gold": 0, "x": 1}) == "Build 2 ore and 1 x"
    assert build([7, "R1"]) == "Build 7 and road 1"


def test_a_refusal_carries_its_detail() -> None:
    speak = speaker(None, "en", strict=True)
    assert describe_refusal(speak, "malformed") == "This cannot be read."
    assert describe_refusal(speak, "malformed", "x=") == "This cannot be read: x="
    assert describe_refusal(speak, "stale", "").endswith("Please look again.")
    assert describe_refusal(speaker(None, "en"), "odd_code") == "⟨refusal-odd-code⟩"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_knows_its_own_refusals_and_events(lang: str) -> None:
    speak = speaker(None, lang, strict=True)
    codes = ["stale", "malformed", "unknown-action", "unknown-game", "unknown-place", "game-over"]
    codes += ["wrong-seats", "wrong-option", "nothing-to-undo", "needs-consent", "no-such-seat"]
    kinds = ["resigned", "taken-over", "returned", "undone", "agreed-end", "timeout", "ended"]
    assert all(speak.has("refusal-" + code) for code in codes)
    assert all(speak.has("event-" + kind) for kind in kinds)


# ---- with the games -----------------------------------------------------------------------


def played(key: str, seed: int) -> tuple[quipu.State, list[quipu.Event], set[str]]:
    """A random game: how it stands at the end, what was told, and one action of each shape."""
    chronicle, luck = quipu.Chronicle(), quipu.FastLuck(seed)
    options = {"round_limit": 12} if key == "dice-plus" else {}
    state = quipu.game(key).start(3, luck, chronicle, **options)
    texts: set[str] = set()
    while state.waiting():
        seat = state.waiting()[0]
        legal = state.legal(seat)
        texts.update(json.dumps(action.to_json()) for action in legal)
        state.apply(seat, legal[luck.below(len(legal))], luck, chronicle)
    return state, chronicle.events, texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_whole_games_can_be_told(key: str, lang: str) -> None:
    speak = speaker(quipu.game(key).anchor, lang, strict=True)
    state, events, actions = played(key, 7)
    for action in actions:
        assert describe_action(speak, json.loads(action), NAMES)
    for told in events:
        for me in (-1, 0, 1, 2):
            assert describe_event(speak, told.kind, told.told(me) or {}, NAMES, me)
    result = state.result()
    assert result is not None
    assert speak("reason-" + result.reason.replace("_", "-"))
    assert all(speak("source-" + source) for source in state.points(0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(quipu.games()))
def test_every_game_and_each_of_its_options_has_its_texts(key: str, lang: str) -> None:
    game = quipu.game(key)
    speak = speaker(game.anchor, lang, strict=True)
    assert speak(f"game-{key}")
    assert speak(f"game-{key}-about").endswith(".")
    for option in game.options:
        label = "option-" + option.name.replace("_", "-")
        assert speak(label)
        assert speak(label + "-about").endswith(".")
        for value in option.samples(3):
            assert not isinstance(value, str) or speak(f"{label}-{value}")


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
