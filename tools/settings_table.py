"""The table of environment variables in docs/hosting.md, made of the declared settings.

`python -m tools.settings_table` writes it; a test compares.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from quipu.server.config import declared, variable

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "hosting.md"
HEAD: Final = ("| variable | default | what it is |", "|---|---|---|")
TABLE: Final = re.compile(re.escape("\n".join(HEAD)) + r"(?:\n\|.*)*")
OTHERS: Final = (  # read elsewhere than by a server
    ("QUIPU_DEBUG", "none", "Set it to 1 and a command that fails prints its traceback."),
    ("QUIPU_PURE", "none", "Set it to 1 when installing, to stay without compiled modules."),
    (
        "XDG_DATA_HOME",
        "`~/.local/share`",
        "The folder of the user's data; `quipu` in it holds the SQLite file.",
    ),
)
INTERNAL: Final = ("QUIPU_WORKER", "QUIPU_PLACE")  # set by the supervisor for its workers


def table() -> str:
    """All variables, a row for each."""
    rows = list(HEAD)
    for each, about in declared():
        default = each.default if isinstance(each.default, int | float) else str(each.default or "")
        usual = about.usual or (f"{default:g}" if isinstance(default, float) else str(default))
        shown = f"{usual or 'none'} {about.unit}".strip()
        rows.append(f"| `{variable(each)}` | {shown} | {about.doc} |")
    rows += [f"| `{name}` | {usual} | {doc} |" for name, usual, doc in OTHERS]
    return "\n".join(rows)


def main() -> None:
    text = PAGE.read_text("utf-8")
    PAGE.write_text(TABLE.sub(lambda _: table(), text, count=1), "utf-8")


if __name__ == "__main__":
    main()
