"""What only jade says: secrets, tiles, and how they are laid."""

from __future__ import annotations

import re

import pytest

from quipu.games.jade.actions.kit import KINDS_OF_ACTION, KIT
from quipu.texts import LANGUAGES
from tests.support.finished_games import kept, replayed
from tests.support.texts import Voice, messages

JADE = "quipu.games.jade"
VOICE = Voice(JADE)
event = VOICE.event


def test_returning_nothing_is_said_too() -> None:
    assert all(VOICE.action(lang, "return_artefacts", kinds=[]) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_with_several_ways_has_a_title(lang: str) -> None:
    several = [kind for kind, parameters in KINDS_OF_ACTION.items() if parameters]
    assert all("kind-" + kind.replace("_", "-") in messages(JADE, lang) for kind in several)


def test_the_finished_games_show_every_event_but_the_swap() -> None:
    games = [replayed(kept(name)) for name in ("tiles", "artefacts")]
    kinds = {told.kind for table in games for told in table.events}
    texts = [key for key in messages("quipu.games.jade", "en") if key.startswith("event-")]
    keys = {key.removeprefix("event-") for key in texts}
    told = {key.removesuffix("-you").replace("-", "_") for key in keys}
    assert told - kinds == {"tile_swapped"}
    assert kinds - told == {"ended"}


def test_a_secret_is_told_with_kinds_to_who_knows_them_and_without_to_the_others() -> None:
    found = {"seat": 1, "count": 2, "gold": 1, "hidden": 40}
    assert event("en", "artefacts_found", 0, **found) == "Bo excavated 2 artefacts and 1 gold."
    assert event("de", "artefacts_found", **found) == "Bo hat 2 Artefakte und 1 Gold ausgegraben."
    own = event("en", "artefacts_found", 1, **found, kinds=["1A+", "2C-"])
    assert own.startswith("You excavated 1 gold and these artefacts: 1A")
    nothing = found | {"count": 0, "kinds": []}
    assert event("nl", "artefacts_found", 1, **nothing) == "Je groef 1 goud en geen artefact op."
    drew = {"seat": 0, "count": 1, "hidden": 40}
    assert event("nl", "exchanged_hidden", 1, **drew) == (
        "Ada betaalde 1 goud en trok 1 verdekt artefact."
    )
    assert "1A" in event("nl", "exchanged_hidden", 0, **drew, kinds=["1A+"])


def test_tiles_are_told_by_name() -> None:
    drawn = {"seat": 0, "stack": 2, "tile": "J0", "fits": True}
    assert event("en", "tile_drawn", **drawn) == (
        "Ada drew a jungle tile from stack 2: it fits here."
    )
    assert event("de", "tile_drawn", 0, **drawn | {"tile": "B3", "fits": False}) == (
        "Du hast von Stapel 2 Stadtkärtchen B3 gezogen: "
        "Es passt hier nicht und kommt in deine Auslage."
    )


def test_a_swap_is_told() -> None:
    swapped = {"seat": 0, "tile": "A1", "stack": 2, "drawn": "J0"}
    assert event("en", "tile_swapped", **swapped) == (
        "Ada put city tile A1 under stack 2 and took a jungle tile."
    )
    assert event("nl", "tile_swapped", 0, **swapped) == (
        "Je schoof stadstegel A1 onder stapel 2 en nam een oerwoudtegel."
    )


def test_a_laid_tile_is_described_by_side_and_turn() -> None:
    said = [VOICE.action(lang, "lay_tile", tile="B3", turn=1, side="N") for lang in LANGUAGES]
    assert said == [
        "Place city tile B3 to the north, turned a quarter right",
        "Stadtkärtchen B3 im Norden anlegen, Vierteldrehung nach rechts",
        "Leg stadstegel B3 aan in het noorden, kwartslag naar rechts",
    ]


@pytest.mark.rule("J13.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_exchange_promises_no_number_to_put_back(lang: str) -> None:
    """It is as many as were drawn, or with `hidden_return` free none to two."""
    for act in KIT.hiddens:
        form = act.to_json()
        numbers = re.findall(r"\d", VOICE.action(lang, str(form.pop("kind")), **form))
        assert numbers == ["1", str(act.count)]  # the gold, and what is drawn
