"""`quipu analyse`: figures, JSON and a plot of a stored game, and answers to what is none."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.support.command_line import Desk


def test_the_command_prints_writes_and_draws(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    lines = desk.finished().read_text("utf-8").splitlines(keepends=True)[:5]
    file, plot = tmp_path / "begun.quipu", tmp_path / "chances.svg"
    file.write_text("".join(lines), "utf-8")
    form = json.loads(desk.ok("analyse", file, "--worlds", "1", "--json", "--plot", plot))
    assert form["game"] == "dice"
    assert len(form["steps"]) == sum("action" in json.loads(line) for line in lines)
    assert plot.read_text("utf-8").count("<polyline") == len(form["names"])
    told = desk.ok("analyse", file, "--worlds", "1")
    assert "chances to win" in told
    ends = [float(end) for end in re.findall(r"([\d.]+) % *$", told, re.MULTILINE)]
    last = form["steps"][-1]["chances"]
    assert ends[: len(last)] == [round(100 * chance, 1) for chance in last]
    assert desk.run("analyse", tmp_path / "none.quipu").exit_code == 2
    assert desk.run("analyse", file, "--worlds", "0").exit_code == 2
