"""What is given to run Quipu for others says what the program understands."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from quipu.cli.serve import command
from quipu.server.settings import from_environment

DEPLOY = Path(__file__).parents[1] / "deploy"
NAMED = re.compile(r"\bQUIPU_[A-Z_]+\b")
OF_COMPOSE = {"QUIPU_DB_PASSWORD"}  # asked of who starts it, not a setting


def test_every_setting_that_is_named_is_one() -> None:
    known = {f"QUIPU_{name.upper()}" for name in from_environment({}, {}).__dict__}
    known |= {"QUIPU_TRUSTED_PROXY", "QUIPU_NO_BROWSER"}
    for file in DEPLOY.iterdir():
        assert set(NAMED.findall(file.read_text())) - known <= OF_COMPOSE, file.name


def test_the_unit_starts_the_command_with_options_it_has() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "quipu.service")
    words = unit["Service"]["ExecStart"].split()
    assert words[1] == "serve"
    options = {option for parameter in command.params for option in parameter.opts}
    assert set(words[2:]) <= options


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "quipu.service"
    told = (DEPLOY / "quipu.service").read_text()
    unit.write_text(told.replace("/opt/quipu/bin/quipu", "/bin/true"))
    said = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert "quipu.service" not in said.stderr, said.stderr


def test_the_compose_file_is_whole() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert set(found["services"]) == {"quipu", "database"}
    quipu = found["services"]["quipu"]
    assert quipu["environment"]["QUIPU_DATABASE"].startswith("postgresql://")
    made = (DEPLOY / "Containerfile").read_text()
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", made, re.MULTILINE):
        for name in copied.split():
            assert (DEPLOY.parent / name).exists(), name
