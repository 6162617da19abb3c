"""The public surface: a list; and what importing and playing costs and pulls in."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import types

import pytest

import quipu
from tests.support.paths import ROOT

SURFACE = [
    "COMPILED",
    "SPECTATOR",
    "Action",
    "BadRecord",
    "Chronicle",
    "Event",
    "FairLuck",
    "FastLuck",
    "FreeLuck",
    "Game",
    "IllegalAction",
    "Journal",
    "Luck",
    "LuckMismatch",
    "Malformed",
    "Memory",
    "NamedLuck",
    "NoLuck",
    "Observation",
    "Outcome",
    "Phase",
    "Position",
    "Record",
    "RecordedLuck",
    "Refusal",
    "Result",
    "State",
    "Table",
    "TooManyOutcomes",
    "UnknownGame",
    "UnknownName",
    "__version__",
    "each_outcome",
    "game",
    "games",
    "outcomes",
    "replay",
    "verify",
]
ALLOWED = {"quipu", "mypy_extensions", "librt"}
LONGEST_IMPORT = 0.2  # seconds

PLAY = """
game = quipu.game("dice")
state = game.start(seats=2, luck=quipu.FastLuck(7))
luck = quipu.FastLuck(8)
while state.waiting():
    seat = state.waiting()[0]
    state.apply(seat, state.legal(seat)[0], luck)
game.observe(state, 0), game.position(state), state.result()
table = quipu.Table.open_seeded(game, ["a"], 1)
while table.waiting():
    table.submit(0, table.legal(0)[-1])
assert quipu.verify(game, table.record).luck
"""
LOADED = """
import json, sys
before = set(sys.modules)
import quipu
{play}
print(json.dumps(sorted({{name.partition(".")[0] for name in set(sys.modules) - before}})))
"""
TIMED = "import time; t = time.process_time(); import quipu; print(time.process_time() - t)"


def run(code: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_public_surface_is_this_list() -> None:
    assert sorted(quipu.__all__) == sorted(SURFACE)
    assert all(hasattr(quipu, name) for name in SURFACE)
    assert len(set(quipu.__all__)) == len(quipu.__all__)


def test_nothing_else_lies_open() -> None:
    """But the rooms, which are modules, and what begins with an underscore."""
    others = {name for name in vars(quipu) if not name.startswith("_")} - set(SURFACE)
    assert all(isinstance(getattr(quipu, name), types.ModuleType) for name in others)


def test_the_function_games_does_not_bar_the_way_to_the_package() -> None:
    code = "import quipu.games.dice.state as state, quipu; print(state.Dice, *quipu.games())"
    assert run(code).startswith("<class 'quipu.games.dice.state.Dice'> dice ")


@pytest.mark.parametrize("play", ["", PLAY], ids=["import", "play"])
def test_nothing_foreign_is_loaded(play: str) -> None:
    loaded = set(json.loads(run(LOADED.format(play=play))))
    foreign = loaded - set(sys.stdlib_module_names) - ALLOWED
    assert {name for name in foreign if not name.endswith("__mypyc")} == set()


def test_importing_takes_less_than_a_fifth_of_a_second() -> None:
    """The best of five, in time of the processor, so that a busy machine does not count."""
    times: list[float] = []
    while len(times) < 15 and (len(times) < 5 or min(times) >= LONGEST_IMPORT):
        times.append(float(run(TIMED)))
    assert min(times) < LONGEST_IMPORT


def test_the_version_is_that_of_the_package() -> None:
    """Everywhere the same, and the changelog has a dated section for it."""
    assert re.fullmatch(r"\d+\.\d+\.\d+", quipu.__version__)
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert package["version"] == quipu.__version__
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.search(rf"^version: {quipu.__version__}$", cited, re.MULTILINE)
    released = re.findall(
        r"^## \[([\d.]+)\] - \d{4}-\d{2}-\d{2}$",
        (ROOT / "CHANGELOG.md").read_text("utf-8"),
        re.MULTILINE,
    )
    assert quipu.__version__ in released
