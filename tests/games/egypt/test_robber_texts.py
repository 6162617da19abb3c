"""Where the robber went is told by the land and its chip, never by the number of a hex."""

from __future__ import annotations

import pytest

from quipu import SPECTATOR
from quipu.texts import LANGUAGES, describe_event, speaker
from tests.support.egypt.scenes import GAMES, KINDS, dice, do, heard, scene

ANCHOR = GAMES["egypt"].anchor
NAMES = ["Ada", "Bo", "Cleo", "Dev"]


def sentence(lang: str, hex: int, robber: int) -> str:
    state = do(scene(phase="before_roll", robber=robber), "roll", luck=dice(3, 4))
    moved = heard(state, f"move_robber {hex}")[0].told(SPECTATOR)
    assert moved is not None
    return describe_event(speaker(ANCHOR, lang, strict=True), "robber_moved", moved, NAMES)


@pytest.mark.parametrize(
    ("lang", "fields", "desert"),
    [
        ("en", "Ada moved the robber to the fields (12).", "Ada moved the robber to the desert."),
        (
            "de",
            "Ada hat den Räuber auf das Ackerland (12) versetzt.",
            "Ada hat den Räuber in die Wüste versetzt.",
        ),
        (
            "nl",
            "Ada verplaatste de struikrover naar het akkerland (12).",
            "Ada verplaatste de struikrover naar de woestijn.",
        ),
    ],
)
def test_the_land_and_its_chip_are_named(lang: str, fields: str, desert: str) -> None:
    assert sentence(lang, 3, 9) == fields
    assert sentence(lang, 9, 3) == desert


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_land_has_its_name(lang: str) -> None:
    speak = speaker(ANCHOR, lang, strict=True)
    assert len({speak(f"land-{kind}") for kind in KINDS}) == len(KINDS)
