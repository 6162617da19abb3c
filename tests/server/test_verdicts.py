"""A game from a file is shown with what could be checked of it, wherever it is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.finished_games import kept
from tests.support.server.client import Visitor, begin, serving, two_at_a_table
from tests.support.server.uploads import bring
from tests.support.tampering import Line, edited

KEY = bytes.fromhex("2992792f1ee8ba18bfd7288ce666a82496ac938b100ec97f61959fea28c14bdc")


def invented(lines: list[Line]) -> None:
    """Six ones with the first throw, a commitment to nothing, and no end."""
    del lines[0]["luck"]["seed"]
    lines[0]["luck"]["commitment"] = "0" * 64
    lines[2]["luck"] = [1, 1, 1, 1, 1, 1]
    del lines[3:]


def unseeded(lines: list[Line]) -> None:
    del lines[0]["luck"]["seed"]


def as_it_is(lines: list[Line]) -> None:
    pass


def cut_off(lines: list[Line]) -> None:
    del lines[20:]


CASES: dict[str, tuple[Callable[[list[Line]], None], bytes | None, str, str]] = {
    "invented": (invented, None, "Not verified", "could be made up. The game is unfinished."),
    "seeded": (as_it_is, KEY, "Not verified", "which somebody may have picked."),
    "seeded, no end": (cut_off, KEY, "Not verified", "may have picked. The game is unfinished."),
    "its own key": (unseeded, KEY, "From a file", "match the key in the file"),
}


@pytest.mark.parametrize("case", CASES)
def test_a_file_says_on_page_embed_and_preview_what_is_not_verified(
    tmp_path: Path, case: str
) -> None:
    edit, key, label, why = CASES[case]
    text = edited(kept("dice-agreed").read_text(encoding="utf-8"), key, edit)
    with serving(tmp_path) as client:
        one = Visitor(client)
        answer = bring(one, text.encode())
        assert answer.status_code == 303, answer.text
        where = answer.headers["location"]
        must_warn(one, where, label, why)
    with serving(tmp_path) as client:  # it is judged again when it is read again
        must_warn(Visitor(client), where, label, why)


def must_warn(visitor: Visitor, where: str, label: str, why: str) -> None:
    for path in (where, f"{where}?step=1", f"{where}?embed=true"):
        page = visitor.get(path).text
        assert f"<summary>{label}</summary>" in page, path
        assert why in page, path
        about = page.partition('og:description" content="')[2].partition('"')[0]
        assert about.endswith(f" · {label}"), path


@pytest.mark.parametrize(("lang", "label"), [("de", "Nicht bestätigt"), ("nl", "Niet bevestigd")])
def test_it_is_said_in_the_language_of_the_reader(tmp_path: Path, lang: str, label: str) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client, lang)
        where = bring(one, kept("dice-agreed").read_bytes()).headers["location"]
        assert f"<summary>{label}</summary>" in one.get(where).text


def test_a_game_of_this_server_needs_no_warning_not_even_as_a_file(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            one.say(type="resign")
            over(two)
        assert 'class="verdict' not in host.get(f"/r/{table}").text
        text = host.get(f"/r/{table}/record").text
        answer = bring(host, text.encode())
        assert 'class="verdict' not in host.get(answer.headers["location"]).text
        lines = text.splitlines()
        changed = bring(host, ("\n".join(lines[:-1]) + "\n").encode())
        page = host.get(changed.headers["location"]).text
        assert "<summary>Not verified</summary>" in page, "another end, or none, is another game"


def over(line: Any) -> None:
    for _ in range(20):
        if line.until("view")["over"]:
            return
