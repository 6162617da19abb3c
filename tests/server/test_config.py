"""Settings are declared once: what the table in the documentation says is what counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quipu.server.config import Settings, declared, from_environment, variable
from tools.settings_table import INTERNAL, OTHERS, PAGE, table

SOURCES = Path(__file__).parents[2] / "src" / "quipu"
NAMED = re.compile(r"\bQUIPU_[A-Z_]*[A-Z]\b")


def test_the_table_of_the_documentation_is_that_of_the_declarations() -> None:
    assert table() in PAGE.read_text("utf-8"), "python -m tools.settings_table"


def test_every_variable_that_is_read_is_in_the_table() -> None:
    listed = {variable(each) for each, _ in declared()} | {name for name, _, _ in OTHERS}
    for file in SOURCES.rglob("*.py"):
        named = set(NAMED.findall(file.read_text("utf-8")))
        assert named <= listed | set(INTERNAL), file


def test_without_arguments_and_variables_the_defaults_count() -> None:
    assert from_environment({}, {}) == Settings()


def test_arguments_come_before_variables() -> None:
    environ = {"QUIPU_PORT": "99", "QUIPU_HOST": "::1", "QUIPU_TRUSTED_PROXY": "10.0.0.1, 10.0.0.2"}
    made = from_environment({"port": 0, "host": None, "trusted_proxies": ()}, environ)
    assert (made.port, made.host) == (0, "::1")
    assert made.trusted_proxies == ("10.0.0.1", "10.0.0.2")
    assert from_environment({"trusted_proxies": ("a",)}, environ).trusted_proxies == ("a",)


@pytest.mark.parametrize(("said", "opens"), [("1", False), ("yes", False), ("0", True), ("", True)])
def test_a_browser_is_not_opened_if_the_variable_says_so(said: str, opens: bool) -> None:
    environ = {"QUIPU_NO_BROWSER": said}
    assert from_environment({}, environ).browser is opens
    assert from_environment({"browser": False}, {}).browser is False


def test_numbers_have_the_type_and_the_limits_of_their_setting() -> None:
    small = {"QUIPU_WORKERS": "0", "QUIPU_LEASE": "0", "QUIPU_POOL": "1", "QUIPU_BOT_PAUSE": "0"}
    made = from_environment({}, small)
    assert (made.workers, made.lease, made.pool, made.bot_pause) == (1, 0.5, 2, 0.0)
    assert isinstance(from_environment({}, {"QUIPU_LEASE": "3"}).lease, float)
    assert isinstance(made.workers, int)


@pytest.mark.parametrize(
    ("name", "said"),
    [("QUIPU_PORT", "65536"), ("QUIPU_WORKERS", "65"), ("QUIPU_LEASE", "-1"), ("QUIPU_LINES", "x")],
)
def test_a_value_that_cannot_be_used_is_named(name: str, said: str) -> None:
    with pytest.raises(ValueError, match=f"{name} .*{said}"):
        from_environment({}, {name: said})


def test_the_key_of_the_data_is_not_printed() -> None:
    assert "sesame" not in repr(from_environment({}, {"QUIPU_DATA_KEY": "sesame"}))
