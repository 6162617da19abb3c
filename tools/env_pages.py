"""Pages of the documentation about each environment, and the table of baselines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from quipu.core.game import Game
from quipu.envs.registration import env_id
from quipu.envs.spaces import Described, described, usual_seats
from quipu.envs.spiel import name_of
from quipu.registry import games
from tools.doc_pages import FENCE, GLUE, defaults, value_words, words_of

MEASURED = Path(__file__).resolve().parent.parent / "docs" / "researchers" / "baselines.json"
MOST_ARGUMENTS = 12  # values of an argument that are listed

LOOP = """import numpy as np
from quipu.envs import GamesEnv

games = GamesEnv("{key}", seats={seats}, num_envs=4, seat=None)
luck = np.random.default_rng(1)
seen, info = games.reset(seed=1)
ended = 0
while ended < 2:
    acts = games.sample(luck)  # any number will do for a game that is over
    seen, rewards, terminated, truncated, info = games.step(acts)
    ended += int((terminated | truncated).sum())
"""
AGENTS = """from quipu.envs import aec

env = aec("{key}", seats={seats})
env.reset(seed=1)
for agent in env.agent_iter(max_iter=200):
    seen, reward, terminated, truncated, info = env.last()
    over = terminated or truncated
    env.step(None if over else int(env.action_space(agent).sample(seen["action_mask"])))
"""


def measured() -> dict[str, Any]:
    """What `python -m tools.baselines` found."""
    found: dict[str, Any] = json.loads(MEASURED.read_text("utf-8"))
    return found


def environment_page(game: Game) -> str:
    """All that a paper says about one environment."""
    seats = usual_seats(game)
    space = described(game.key, seats)
    parts = [
        [f"# {game.key}", "", opening(game, space), ""],
        action_lines(game, space),
        observation_lines(game, space),
        ending_lines(game, seats),
        length_lines(game),
        version_lines(game),
        ["## Loops that survive the end of a game", ""],
        [f"{FENCE}python", LOOP.format(key=game.key, seats=seats).rstrip(), FENCE, ""],
        [f"{FENCE}python", AGENTS.format(key=game.key, seats=seats).rstrip(), FENCE, ""],
    ]
    return "\n".join(line for part in parts for line in part)


def opening(game: Game, space: Described) -> str:
    counts = game.seat_counts(defaults(game))
    short = game.anchor.rpartition(".")[2]
    rows = [
        ("PettingZoo", f'`quipu.envs.aec("{game.key}", seats={space.seats})`'),
        ("Gymnasium", f'`import quipu.envs`, then `gymnasium.make("{env_id(game)}")`'),
        ("many games at once", f'`quipu.envs.GamesEnv("{game.key}", {space.seats}, num_envs=64)`'),
        ("OpenSpiel", f'`spiel.register()`, then `pyspiel.load_game("{name_of(game.key)}")`'),
        ("agents", f"`seat_0` to `seat_{space.seats - 1}`; {counts[0]} to {counts[-1]} seats"),
        ("action space", f"`Discrete({space.choices})`: {acts_in_words(space)}"),
        ("observation", f"`Box(({space.numbers.shape[0]},), int16)` with {space.seats} seats"),
        ("rules", f"[rules](../../rules/{short}.md), version {game.rules_version}"),
    ]
    lines = [f"| {name} | {value} |" for name, value in rows]
    return "\n".join(["| | |", "|---|---|", *lines])


def acts_in_words(space: Described) -> str:
    if not space.words:
        return f"{space.listed:,} acts"
    return f"{space.listed:,} acts and {len(space.words)} words that compose others"


def action_lines(game: Game, space: Described) -> list[str]:
    """A row for each kind of act, in the order of the ids, and the words."""
    lines = ["## Actions", "", "| ids | kind | arguments | the first |", "|---|---|---|---|"]
    first = 0
    actions = game.catalogue.actions
    for id in range(1, len(actions) + 1):
        if id < len(actions) and actions[id].kind == actions[first].kind:
            continue
        named = ", ".join(f"`{each}`" for each in actions[first].arguments()) or "none"
        ids = f"{first}" if id - first == 1 else f"{first} to {id - 1}"
        lines.append(f"| {ids} | `{actions[first].kind}` | {named} | `{actions[first]}` |")
        first = id
    lines.append("")
    if not space.words:
        return [*lines, "These are all acts of the game.", ""]
    kinds = [f"`{kind}`" for kind in space.composing.kinds if kind in space.words]
    words = [f"| {space.listed + n} | `{word}` |" for n, word in enumerate(space.words)]
    return [
        *lines,
        (
            f"Composed acts ({', '.join(kinds)}) are said word by word; see "
            "[Environments](../environments.md#acts). "
            'With `actions="catalogue"` there are no words.'
        ),
        "",
        *("| id | word |", "|---|---|", *words, ""),
    ]


def observation_lines(game: Game, space: Described) -> list[str]:
    lines = [
        "## Observation",
        "",
        f"With {space.seats} seats, counted from the one that looks.",
        "",
    ]
    lines += ["| places | name | shape | numbers | says |", "|---|---|---|---|---|"]
    for part in space.parts:
        shape = f"{GLUE}×{GLUE}".join(str(each) for each in part.shape) or "1"
        span = f"{part.low}{GLUE}to{GLUE}{part.high}".replace("-", "−")
        last = part.start + part.size - 1
        places = f"{part.start}" if part.size == 1 else f"{part.start} to {last}"
        says = f"{words_of(game, part.name)}{value_words(part)}"
        lines.append(f"| {places} | `{part.name}` | {shape} | {span} | {says} |")
    lines.append("")
    if space.board:
        arrays = ", ".join(
            f"`{name}` {'×'.join(str(each) for each in rows.shape)}"
            for name, rows in space.board.items()
        )
        lines += [f"The board as arrays (`described(…).board`): {arrays}.", ""]
    return lines


def ending_lines(game: Game, seats: int) -> list[str]:
    limits = game.limits()
    told = ", ".join(f"`{name}={value}`" for name, value in limits.items())
    rest = -1 / (seats - 1)
    lines = [
        *("## Rewards and ends", ""),
        f'There is no reward before the end. With `reward="zero_sum"` and {seats} seats a sole '
        f"winner gets 1 and the others {rest:.3g} each".replace("-", "−")
        + "; shared places get the mean. "
        "`rank`, `win` and `points` are described in [Environments](../environments.md).",
        "",
    ]
    if limits:
        lines += [
            f"Environments set {told}. A game that such a limit ends is truncated.",
            "",
        ]
    return lines


def length_lines(game: Game) -> list[str]:
    row = measured()["lengths"][game.key]
    return [
        *("## Length and branching", ""),
        (
            f"Players who choose by chance, {row['seats']} seats, {row['games']} games "
            f"(`python -m tools.baselines lengths --seed {row['seed']}`):"
        ),
        "",
        "| steps in a game, median | most | acts in a game, median | choices, mean | most | cut |",
        "|---|---|---|---|---|---|",
        (
            f"| {row['steps']:,} | {row['steps_most']:,} | {row['acts']:,} | {row['choices']} "
            f"| {row['choices_most']} | {row['cut']} |"
        ),
        "",
        f"OpenSpiel cuts a game after {game.longest():,} decisions (`max_game_length`).",
        "",
    ]


def version_lines(game: Game) -> list[str]:
    oldest = int(game.oldest_rules) or game.rules_version
    return [
        *("## Versions", ""),
        (
            f"The version of the environment is that of the rules: {game.rules_version}. It rises "
            "when a decision or its result changes; what changed is in the "
            "[changelog](../../changelog.md). "
            f"Records of rules {oldest} to {game.rules_version} can be replayed."
        ),
        "",
    ]


def baseline_lines() -> list[str]:
    """The table of baselines, a row for each mode and bot."""
    lines = [
        "| mode | bot | field | seats | games | seed | won (95 %) | times its share | points |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in measured()["baselines"]:
        won = f"{row['share']:.1%} [{row['low']:.1%} to {row['high']:.1%}]"
        times = f"{row['share'] / row.get('fair', 1 / row['seats']):.2f}"
        points = "not kept" if row["points"] is None else row["points"]
        bot = f"{row['bot']} ({row['note']})" if row.get("note") else row["bot"]
        lines.append(
            f"| {row['mode']} | {bot} | {row['field']} | {row['seats']} | {row['games']} "
            f"| {row['seed']} | {won} | {times} | {points} |"
        )
    return [*lines, ""]


def environment_pages() -> list[tuple[str, str]]:
    """The page of every mode, and that of the baselines."""
    pages = [
        (f"researchers/envs/{key}.md", environment_page(game)) for key, game in games().items()
    ]
    text = (MEASURED.parent / "baselines.md").read_text("utf-8")
    table = "\n".join(baseline_lines())
    return [*pages, ("researchers/baselines.md", text.replace("<!-- baselines -->\n", table))]
