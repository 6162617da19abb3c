"""Where the robber went is told by the land and its chip, never by the number of a hex."""

from __future__ import annotations

import pytest

from quipu.texts import LANGUAGES, describe_event, speaker
from tests.support.inca.scenes import GAME, RESOURCES, dice, do, scene, told

NAMES = ["Ada", "Bo", "Cleo", "Dev"]


def sentence(lang: str, hex: int, me: int) -> str:
    state = do(scene(phase="before_roll"), "roll", luck=dice(3, 4))
    (moved,) = told(state, f"move_robber {hex}")
    return describe_event(speaker(GAME.anchor, lang, strict=True), "robber_moved", moved, NAMES, me)


@pytest.mark.parametrize(
    ("lang", "mine", "others"),
    [
        (
            "en",
            "You moved the robber to the mountains (8).",
            "Ada moved the robber to the quarry (11).",
        ),
        (
            "de",
            "Du hast den Räuber auf das Gebirge (8) versetzt.",
            "Ada hat den Räuber auf den Steinbruch (11) versetzt.",
        ),
        (
            "nl",
            "Je verplaatste de struikrover naar de bergen (8).",
            "Ada verplaatste de struikrover naar de steengroeve (11).",
        ),
    ],
)
def test_the_land_and_its_chip_are_named(lang: str, mine: str, others: str) -> None:
    assert sentence(lang, 22, 0) == mine
    assert sentence(lang, 11, 1) == others


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_land_has_its_name(lang: str) -> None:
    speak = speaker(GAME.anchor, lang, strict=True)
    assert len({speak(f"land-{kind}") for kind in RESOURCES}) == len(RESOURCES)
