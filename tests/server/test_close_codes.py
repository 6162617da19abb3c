"""Close codes are the same for server, pages and what a closed page says."""

from __future__ import annotations

import re
from importlib.resources import files

from quipu.server import close_codes
from quipu.server.web.closed_page import REASONS

COME_BACK = ("SERVER_RESTARTS", "TRY_AGAIN_LATER")  # after these a page connects again


def test_the_page_shows_a_reason_for_every_code_that_has_one() -> None:
    script = (files("quipu.web") / "js" / "line.js").read_text("utf-8")
    listed = re.search(r"\[([\d, ]+)\]\.includes\(code\)", script)
    assert listed is not None
    assert {int(each) for each in listed[1].split(",")} == set(REASONS)


def test_codes_are_all_different_and_final_ones_are_above_4400() -> None:
    codes = {name: code for name, code in vars(close_codes).items() if name.isupper()}
    assert len(set(codes.values())) == len(codes)
    final = {code for name, code in codes.items() if name not in COME_BACK}
    assert all(4400 <= code < 4500 for code in final)
