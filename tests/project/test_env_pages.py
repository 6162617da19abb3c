"""The pages of the environments: complete tables, and loops that run past the end of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quipu.envs import described
from quipu.envs.spaces import usual_seats
from quipu.registry import games
from tools.env_pages import baseline_lines, environment_page, measured

BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
IDS = re.compile(r"^\| (\d+)(?: to (\d+))? \| `", re.MULTILINE)
MODES = list(games())


@pytest.fixture(scope="module", params=MODES)
def page(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param, environment_page(games()[request.param])


def test_its_loops_run(page: tuple[str, str]) -> None:
    key, text = page
    blocks = BLOCK.findall(text)
    assert len(blocks) == 2
    names: dict[str, Any] = {"__name__": "a_page"}
    for block in blocks:
        exec(compile(block, key, "exec", dont_inherit=True), names)
    assert names["ended"] >= 2


def test_every_id_and_every_number_has_its_row(page: tuple[str, str]) -> None:
    key, text = page
    space = described(key, usual_seats(games()[key]))
    actions = text[text.index("## Actions") : text.index("## Observation")]
    observation = text[text.index("## Observation") : text.index("## Rewards")]
    for part, size in ((actions, space.choices), (observation, len(space.names()))):
        due = 0
        for first, last in IDS.findall(part):
            assert int(first) == due
            due = int(last or first) + 1
        assert due == size


def test_all_modes_were_measured() -> None:
    found = measured()
    assert sorted(found["lengths"]) == sorted(MODES)
    for key, row in found["lengths"].items():
        assert row["seats"] == usual_seats(games()[key])
        assert row["steps_most"] < games()[key].longest()
    assert {row["mode"] for row in found["baselines"]} == set(MODES)
    lines = baseline_lines()
    assert len([line for line in lines if line.startswith("| ")]) == 1 + len(found["baselines"])
