"""Scripts and styles as they are sent: without comments and indentation, for a small first view."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
DOC_COMMENT: Final = re.compile(r"^[ \t]*/\*\*.*?\*/[ \t]*\n", re.DOTALL | re.MULTILINE)
SPACE: Final = re.compile(r"\s+")


@cache
def sent_file(folder: str, name: str) -> bytes:
    """A file of the page; the caller has checked that it exists."""
    content = (files("quipu.web") / folder / name).read_bytes()
    if name.endswith(".css"):
        return compact_css(content.decode()).encode()
    if name.endswith(".js"):
        return compact_js(content.decode()).encode()
    return content


def compact_css(text: str) -> str:
    """The same rules on one line."""
    return SPACE.sub(" ", COMMENT.sub("", text)).strip()


def compact_js(text: str) -> str:
    """The same statements, each on its line. No literal of ours spans lines; a test checks it."""
    lines = [line.strip() for line in DOC_COMMENT.sub("", text).splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))
