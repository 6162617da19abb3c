"""The registry: built-in games in code, other people's games through entry points."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import quipu
from pebbles.game import PebblesGame
from tests.support.example_package import PACKAGE
from tests.support.games_under_test import GAMES
from tests.support.paths import ROOT

PLAYED = """
import json, quipu
game = quipu.game("pebbles")
table = quipu.Table.open_seeded(game, ["a", "b"], 3)
luck = quipu.FastLuck(1)
while table.waiting():
    seat = table.waiting()[0]
    legal = table.legal(seat)
    table.submit(seat, legal[luck.below(len(legal))])
print(json.dumps([sorted(quipu.games()), quipu.verify(game, table.record).luck]))
"""
LEFT_OUT = """
import quipu
from quipu.registry import broken_plugins
assert {"dice", "jade"} <= set(quipu.games())
for left in broken_plugins():
    print(left.name, left.reason)
"""


def installed(folder: Path, *points: str) -> dict[str, str]:
    """The environment of a program that finds a distribution with these entry points."""
    info = folder / "pebbles-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    info.joinpath("entry_points.txt").write_text("\n".join(["[quipu.games]", *points, ""]))
    paths = [str(folder), str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def run(code: str, env: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=env,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_of_somebody_else_is_found_and_played(tmp_path: Path) -> None:
    env = installed(tmp_path, "pebbles = pebbles.game:PebblesGame")
    names, luck = json.loads(run(PLAYED, env))
    assert names == sorted({*quipu.games(), "pebbles"})
    assert luck


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (["a = quipu.games.dice.game:DiceGame"], "two games are registered as 'dice'"),
        (["a = builtins:dict"], "makes no Game"),
        (
            [f"{name} = pebbles.game:PebblesGame" for name in "ab"],
            "two games are registered as 'pebbles'",
        ),
    ],
    ids=["built-in", "no game", "twice"],
)
def test_a_wrong_registration_is_left_out_and_named(
    tmp_path: Path, points: list[str], said: str
) -> None:
    (line,) = run(LEFT_OUT, installed(tmp_path, *points)).splitlines()
    assert said in line


def test_games_are_known_by_their_keys() -> None:
    games = quipu.games()
    assert {"dice", "dice-plus"} <= set(games)
    for key, game in games.items():
        assert game.key == key
        assert quipu.game(key) is game
        assert repr(game) == f"<game {key}>"


def test_the_list_of_games_cannot_be_spoilt() -> None:
    quipu.games().clear()
    assert quipu.games()


def test_an_unknown_game_is_said_with_those_that_exist() -> None:
    for key, hint in (("dicee", "did you mean 'dice'?"), ("chess", "games: dice"), ("", "games:")):
        with pytest.raises(quipu.UnknownGame) as caught:
            quipu.game(key)
        assert hint in str(caught.value)
        assert len(str(caught.value).splitlines()) == 1


def test_the_contract_suite_meets_every_game() -> None:
    assert set(quipu.games()) <= set(GAMES)
    assert isinstance(GAMES["pebbles"], PebblesGame)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_game_has_bots_that_decide(game: quipu.Game) -> None:
    """From what a seat may know, and only what is legal."""
    seats = game.seat_counts({option.name: option.default for option in game.options})[-1]
    for name in game.bots():
        bot = game.bot(name)
        assert bot.name == name
        searches = any(option.name == "playouts" for option in bot.adjustable())
        if searches:
            bot.adjust({"playouts": 12})
        luck = quipu.FastLuck(4)
        state = game.start(seats, luck, quipu.Journal(), **game.limits())
        for _ in range(40 if quipu.COMPILED or not searches else 2):
            for seat in state.waiting()[:1]:
                view = game.observe(state, seat) if bot.looks else None
                action = bot.decide(view, state.legal(seat), state.openings(seat), luck)
                assert action.refusal(state, seat) is None
                state.apply(seat, action, luck)
