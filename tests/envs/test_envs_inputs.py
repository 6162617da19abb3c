"""One observation everywhere: environments, arena and table give the same numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quipu
from quipu import Game, replay
from quipu.arena.contest import Coded
from quipu.arena.tournament import run
from quipu.bots.bot import Bot
from quipu.core.batch import episode_luck
from quipu.core.openings import Opening
from quipu.core.record import read_record
from quipu.envs import GamesEnv, SingleEnv, aec, described
from tests.support.hypothesis_settings import SPARING

SEATS = {"dice": 2, "dice-plus": 2, "jade": 2}
MODES = list(quipu.games())
STEPS = 6000 // SPARING // SPARING  # decisions of one game, at most

every_mode = pytest.mark.parametrize("key", MODES)


def seats_of(key: str) -> int:
    return SEATS.get(key, 3)


def numbers(game: Game, view: quipu.Observation) -> list[int]:
    tensor = game.tensor(seats_of(game.key))
    cells = tensor.room()
    tensor.write(view, cells, 0)
    return [int(cell) for cell in cells]


@every_mode
def test_vector_and_turns_see_the_same_in_a_whole_game(key: str) -> None:
    """Numbers, masks and what was said, at every step, from every seat."""
    seats = seats_of(key)
    games, turns = GamesEnv(key, seats, 2, seat=None), aec(key, seats)
    seen, info = games.reset(seed=[4, 9])
    turns.reset(seed=4)
    luck = np.random.default_rng(1)
    for _ in range(STEPS):
        agent = turns.agent_selection
        assert agent == f"seat_{info['seat'][0]}"
        other = turns.observe(agent)
        assert other.keys() == seen.keys()
        for name, array in seen.items():
            assert (array[0] == other[name]).all(), name
        acts = games.sample(luck)
        turns.step(int(acts[0]))
        seen, _, over, cut, info = games.step(acts)
        ended = turns.terminations[agent] or turns.truncations[agent]
        assert ended == bool(over[0] or cut[0])
        if ended:
            assert info["rewards"][0].tolist() == list(turns.rewards.values())
            break


@every_mode
@pytest.mark.parametrize("opponents", ["random", "medium"])
def test_vector_and_single_play_the_same_game(key: str, opponents: str) -> None:
    """With the same seed and the same bots, from one seat."""
    seats = seats_of(key)
    games = GamesEnv(key, seats, 1, seat=1, opponents=opponents)
    single = SingleEnv(key, seats, opponents, seat=1)
    seen, _ = games.reset(seed=4)
    other, _ = single.reset(seed=4)
    luck = np.random.default_rng(1)
    for _ in range(120 // SPARING):
        for name, array in seen.items():
            assert (array[0] == other[name]).all(), name
        acts = games.sample(luck)
        seen, reward, over, cut, _ = games.step(acts)
        other, one_reward, one_over, one_cut, _ = single.step(acts[0])
        assert (reward[0], over[0], cut[0]) == (one_reward, one_over, one_cut)
        if over[0] or cut[0]:
            break


class Noting(Bot):
    """Plays the first legal act, and notes what it saw as numbers."""

    seen: list[tuple[int, list[int]]] = []  # noqa: RUF012  # of one game

    def __init__(self, game: Game) -> None:
        super().__init__("noting")
        self.game = game
        self.made = 0

    def decide(self, view: Any, legal: list[Any], openings: list[Opening], luck: quipu.Luck) -> Any:
        self.seen.append((int(view.seat), numbers(self.game, view)))
        self.made += 1
        return legal[self.made % len(legal)]


@pytest.mark.parametrize("key", ["egypt", "egypt-gods", "inca", "jade", "dice"])
def test_arena_and_table_give_the_same_numbers(key: str, tmp_path: Path) -> None:
    """A game of the arena, played again by its acts in the vector environment and at a table."""
    Noting.seen.clear()
    seats = seats_of(key)
    limit: dict[str, Any] = {} if key in ("jade", "dice") else {"turn_limit": 12}
    held = run(
        key,
        [Coded("noting", Noting)],
        games=1,
        seed=5,
        seats=seats,
        options=limit,
        out=tmp_path / "held",
        records=[0],
    )
    assert held.lines[0]["faults"] == []
    count = sum(held.lines[0]["decisions"])
    noted = Noting.seen[-count:]
    [path] = held.records.values()
    record = read_record(path.read_text("utf-8"))
    tables = replay(quipu.game(key), record)
    for (seat, expected), table in zip(noted, tables, strict=False):
        assert table.waiting()[0] == seat
        assert numbers(table.game, table.observe(seat)) == expected
    contest = held.contest
    batch = GamesEnv(key, seats, 1, seat=None, first_seat=0, **limit).batch
    luck = contest.luck(0)
    # The same luck, not the same seed: the game is dealt as the arena deals it.
    assert batch.lucks[0].seed() == episode_luck(0, 0).seed()
    state = batch.states[0] = batch.deal(0, luck)
    batch.show(0)
    made = [0] * seats
    for seat, expected in noted:
        assert int(batch.deciding[0]) == seat
        row = seat * len(expected)
        assert [int(cell) for cell in batch.observations[row : row + len(expected)]] == expected
        legal = state.legal(seat)
        made[seat] += 1
        batch.act(0, legal[made[seat] % len(legal)].index)
        batch.show(0)
    assert batch.over[0]


def test_without_memory_the_metadata_says_so() -> None:
    plain = GamesEnv("egypt", 3, 1, seat=None, memory=False)
    full = GamesEnv("egypt", 3, 1, seat=None)
    assert (plain.metadata["memory"], full.metadata["memory"]) == (False, True)
    luck, differs = np.random.default_rng(1), 0
    one, two = full.reset(seed=1)[0], plain.reset(seed=1)[0]
    for _ in range(150):
        acts = full.sample(luck)
        differs += int((one["observation"] != two["observation"]).any())
        assert (one["action_mask"] == two["action_mask"]).all()
        one, two = full.step(acts)[0], plain.step(acts)[0]
    assert differs > 20


@every_mode
def test_every_number_and_value_has_a_name(key: str) -> None:
    space = described(key, seats_of(key))
    names = space.names()
    assert len(names) == len(set(names)) == space.numbers.shape[0]
    for part in space.parts:
        if part.values:
            assert len(part.values) == part.high - part.low + 1, part
    assert len(space.act_names()) == space.choices


@every_mode
def test_named_values_are_all_that_occur_and_usual_sizes_are_usual(key: str) -> None:
    env = GamesEnv(key, seats_of(key), 4, seat=None)
    space, luck = described(key, seats_of(key)), np.random.default_rng(1)
    env.reset(seed=1)
    rows = []
    for _ in range(1500 // SPARING):
        rows.append(env.step(env.sample(luck))[0]["observation"])
    seen = np.concatenate(rows)
    for name, numbers in space.split(seen).items():
        values = space.value_names(name)
        assert not values or all(values[each] for each in np.unique(numbers)), name
        [part] = [each for each in space.parts if each.name == name]
        assert part.usual == part.high or np.abs(numbers).max() <= 8 * part.usual, name
    scaled = space.scaled(seen)
    assert (np.abs(scaled) <= 1).mean() > 0.97
    assert np.abs(scaled).max() < 10


@every_mode
def test_boards_are_arrays_of_neighbours(key: str) -> None:
    board = described(key, seats_of(key)).board
    assert board
    if "path_crossings" in board:
        for path, ends in enumerate(board["path_crossings"]):
            for one, other in (ends, ends[::-1]):
                assert path in board["crossing_paths"][one]
                assert other in board["crossing_neighbours"][one]
        for hex, corners in enumerate(board["hex_crossings"]):
            for corner in corners[corners >= 0]:
                assert hex in board["crossing_hexes"][corner]
    elif "field_neighbours" in board:
        for field, around in enumerate(board["field_neighbours"]):
            for side, other in enumerate(around):
                assert other < 0 or board["field_neighbours"][other][(side + 2) % 4] == field
    else:
        assert (board["symbol_after"] < len(board["symbol_after"])).all()


def test_phases_are_called_as_the_game_calls_them() -> None:
    """The name of the number is the name in the observation."""
    for key in MODES:
        space, env = described(key, seats_of(key)), aec(key, seats_of(key))
        env.reset(seed=2)
        luck = np.random.default_rng(1)
        for _ in range(200):
            if not env.agents or env.terminations[env.agent_selection]:
                break
            seen = env.observe(env.agent_selection)
            number = int(space.split(seen["observation"])["phase"][0])
            view = env.course.game.observe(env.course.state, 0).to_json()
            phase: Any = view["phase"]
            called = phase["name"] if isinstance(phase, dict) else str(phase)
            known = space.value_names("phase")[number].split()[0]
            assert known == called or key == "inca", (key, known, called)
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
