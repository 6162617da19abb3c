"""Scripts and styles are sent without comments and indentation, and mean the same."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from quipu.server.web.assets import compact_css, compact_js
from tests.support.server.client import Visitor, serving

WEB = files("quipu.web")


def test_what_is_left_out_is_comments_and_space() -> None:
    css = "/* a */\n.b {\n  color: red; /* c */\n}\n"
    assert compact_css(css) == ".b { color: red; }"
    js = '// a\n/** b\n * c */\nexport function d() {\n  // e\n  return "// f";\n}\n'
    assert compact_js(js) == 'export function d() {\nreturn "// f";\n}'


def test_no_literal_of_a_script_spans_lines() -> None:
    """Or its indentation would be lost."""
    for script in (WEB / "js").iterdir():
        text = re.sub(r"^\s*(//|\*|/\*\*).*$", "", script.read_text(), flags=re.MULTILINE)
        for number, line in enumerate(text.splitlines(), 1):
            assert line.count("`") % 2 == 0, (script.name, number)


def test_the_page_gets_the_short_form(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        page = Visitor(client).get("/").text
        found = re.search(r'href="(/static/\w+/css/house\.css)"', page)
        assert found is not None
        assert "\n" not in client.get(found[1]).text
