"""Plays a bot of ours as one seat at catanatron's own table against three of its players.

`PYTHONPATH=<its source> python bench/match_catanatron.py --opponents value --games 40`: the source
of catanatron 3.3.0 (the folder that holds the package `catanatron`), or QUIPU_PEER names that
folder; the package on PyPI lacks the strong players. It needs `networkx` (requirements/bench.txt),
`click` and `rich`. Without it nothing is played.

Game n depends on the seed and n alone: our seat moves on from game to game. What was played is
kept in build/catanatron, so a run that was stopped goes on. In every decision of every seat the
legal acts of both engines are compared.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.catanatron_acts import EXPECTED  # noqa: E402  # found from anywhere
from bench.catanatron_mirror import GAME, Mirror  # noqa: E402
from bench.catanatron_seat import Seat, Watch  # noqa: E402
from quipu.arena.summary import wilson  # noqa: E402
from quipu.core.luck import FastLuck  # noqa: E402

FOLDER = ROOT / "build" / "catanatron"
SEATS = 4
TURNS = 1000  # as catanatron counts them
NO_LIMIT = 10**9  # seconds
OPPONENTS = {
    "random": "catanatron.models.player:RandomPlayer",
    "weighted": "catanatron.players.weighted_random:WeightedRandomPlayer",
    "points": "catanatron.players.search:VictoryPointPlayer",
    "value": "catanatron.players.value:ValueFunctionPlayer",
    "alphabeta": "catanatron.players.minimax:AlphaBetaPlayer",
}
ABSENT = (
    "catanatron with its strong players is not here: name the folder of its source in QUIPU_PEER "
    "or PYTHONPATH. Nothing was played."
)


def find_peer() -> bool:
    """Whether catanatron and its strong players can be imported."""
    source = os.environ.get("QUIPU_PEER", "")
    if source:
        sys.path.insert(0, source)
    try:
        import_module("catanatron.players.minimax")
    except ImportError:
        return False
    return True


def fetched(name: str) -> Any:
    """A class of players; AlphaBeta may think as long as it likes, so that no load weakens it."""
    module, _, wanted = OPPONENTS[name].partition(":")
    alphabeta: Any = import_module("catanatron.players.minimax")
    alphabeta.MAX_SEARCH_TIME_SECS = NO_LIMIT
    return getattr(import_module(module), wanted)


def seated(players: list[Any], seed: int, numbers: str) -> Any:
    """A game in which everybody sits where he stands in the list; catanatron shuffles."""
    made = import_module("catanatron.game").Game(players, seed=seed, number_placement=numbers)
    state = made.state
    state.players = list(players)
    state.colors = tuple(player.color for player in players)
    state.color_to_index = {colour: seat for seat, colour in enumerate(state.colors)}
    moves = import_module("catanatron.models.actions")
    made.playable_actions = moves.generate_playable_actions(state)
    return made


def play(asked: argparse.Namespace, number: int) -> dict[str, Any]:
    """One game, and what is to be known of it."""
    began = time.process_time()
    colours = list(import_module("catanatron.models.player").Color)
    seed = asked.seed * 1_000_003 + number
    ours = Seat(colours[0], GAME.bot(asked.bot), FastLuck(2 * seed))
    players = [ours, *[fetched(asked.opponents)(colour) for colour in colours[1:]]]
    place = number % SEATS
    players = players[SEATS - place :] + players[: SEATS - place]
    game = seated(players, seed, asked.numbers)
    mirror = Mirror(game, FastLuck(2 * seed + 1))
    watch = Watch(mirror)
    ours.sit_down(mirror)
    while game.winning_color() is None and game.state.num_turns < TURNS:
        watch.look()
        before = [mirror.hand(seat) for seat in range(SEATS)]
        record = game.play_tick()
        ours.hear(record, before, [mirror.hand(seat) for seat in range(SEATS)])
    return {
        "game": number,
        "seat": place,
        "won": game.winning_color() == ours.color,
        "over": game.winning_color() is not None,
        "turns": game.state.num_turns,
        "points": [mirror.figure(seat, "ACTUAL_VICTORY_POINTS") for seat in range(SEATS)],
        "made": {seat: shape(mirror, seat) for seat in range(SEATS)},
        "compared": watch.compared,
        "differing": dict(watch.differing),
        "strange": watch.strange,
        "unknown": dict(ours.unknown),
        "times": [round(each, 1) for each in ours.times],
        "seconds": round(time.process_time() - began, 1),
    }


def shape(mirror: Mirror, seat: int) -> list[int]:
    """Settlements, cities, points of cards, route, army."""
    colour = mirror.colours[seat]
    buildings = Counter(
        kind for owner, kind in mirror.state.board.buildings.values() if owner == colour
    )
    names = ["VICTORY_POINT_IN_HAND", "HAS_ROAD", "HAS_ARMY"]
    return [
        buildings["SETTLEMENT"],
        buildings["CITY"],
        *[int(mirror.figure(seat, name)) for name in names],
    ]


def played(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The games that were kept, then those that are missing, each kept when it is done."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    numbers = "" if asked.numbers == "official_spiral" else f"-{asked.numbers}"
    path = FOLDER / f"{asked.bot}-{asked.opponents}{numbers}-{asked.seed}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    kept = {game["game"]: game for game in map(json.loads, lines)}
    yield from (kept[number] for number in range(asked.games) if number in kept)
    missing = [number for number in range(asked.games) if number not in kept]
    for game in all_of(asked, missing):
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")
        yield game


def all_of(asked: argparse.Namespace, numbers: list[int]) -> Iterator[dict[str, Any]]:
    if asked.jobs == 1:
        yield from (play(asked, number) for number in numbers)
        return
    with ProcessPoolExecutor(asked.jobs, initializer=find_peer) as pool:
        yield from pool.map(partial(play, asked), numbers)


def report(asked: argparse.Namespace, games: list[dict[str, Any]]) -> str:
    """Share of wins with its interval, times, and how the engines differ."""
    count, wins = len(games), sum(game["won"] for game in games)
    low, high = wilson(wins, count)
    share = f"{wins / count:.0%} [{low:.0%}-{high:.0%}], 25% is fair"
    turns = statistics.mean(game["turns"] for game in games)
    seconds = statistics.mean(game["seconds"] for game in games)
    unfinished = sum(not game["over"] for game in games)
    return "\n".join(
        [
            f"{asked.bot} against three {asked.opponents}: {wins} of {count} games, {share}",
            f"turns {turns:.0f}, unfinished {unfinished}, {seconds:.1f} s a game",
            paces(sorted(each for game in games for each in game["times"])),
            *compared(games),
        ]
    )


def paces(times: list[float]) -> str:
    median, most = statistics.median(times), times[-1]
    usual = times[int(0.95 * len(times))]
    pace = f"median {median:.1f} ms, 95 of 100 under {usual:.0f} ms, most {most:.0f} ms"
    return f"our decisions: {len(times)}, {pace}"


def compared(games: list[dict[str, Any]]) -> list[str]:
    decisions = sum(game["compared"] for game in games)
    differing, unknown = (dict(total(games, name)) for name in ("differing", "unknown"))
    strange = [each for game in games for each in game["strange"]]
    found = f"differing: {differing}, not expected: {len(strange)}, not known: {unknown}"
    return [
        f"legal acts compared at {decisions} decisions; {found}",
        *[f"  {name}: {why}" for name, why in EXPECTED.items() if name in differing],
        *[f"  ! {each}" for each in strange[:10]],
    ]


def total(games: list[dict[str, Any]], name: str) -> Counter[str]:
    return sum((Counter(game[name]) for game in games), Counter())


def asked_for(words: list[str] | None = None) -> argparse.Namespace:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--opponents", choices=list(OPPONENTS), default="value")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--numbers", choices=["official_spiral", "random"], default="official_spiral"
    )
    return parser.parse_args(words)


def main() -> None:
    if os.environ.get("PYTHONHASHSEED") != "0":  # its sets of words go round in hash order
        os.execve(
            sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"}
        )
    asked = asked_for()
    if not find_peer():
        print(ABSENT)
        return
    games: list[dict[str, Any]] = []
    for game in played(asked):
        games.append(game)
        wins = sum(each["won"] for each in games)
        print(f"game {game['game']}: {wins} of {len(games)} won, {game['seconds']} s", flush=True)
    print(report(asked, games))


if __name__ == "__main__":
    main()
