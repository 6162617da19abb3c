"""Keep words out of documents and texts that readers stumble over: `python tools/plain_words.py`.

Each pattern has a plain word instead. Code blocks, code spans, quotations and rules paragraphs are
not looked at: `rules*.md` is the specification, which changes only with the rules.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = (".md", ".ftl", ".toml", ".html")
INSTEAD = {
    r"anew": "again",
    r"whoever": "anyone who, the player who",
    r"of late|lately": "recently",
    r"keeps? a place": "runs a server",
    r"chapter before": "previous chapter",
    r"the own": "your own",
    r"\d+ signs|signs of": "characters",
    r"stands? in the (?:documentation|rules|log|header|folder|file)": "is in",
    r"(?:is|are) pressed within": "is compressed",
    r"by itself": "automatically, alone",
    r"most points win": "the player with the most points wins",
    r"knots? on the cord": "moves",
    r"bot of the house|of the house": "built in, of the server",
}
LEFT = {  # not read: written by a tool, or rewritten elsewhere
    "ARCHITECTURE.md",
    "src/quipu/server/PROTOCOL.md",
    "src/quipu/play/PROTOCOL.md",
    "src/quipu/arena/PROTOCOL.md",
}
LEFT_FOLDERS = ("docs/dev/", "docs/adr/", "tests/", "build/")
QUOTED = re.compile(
    r"^```.*?^```$|`[^`\n]*`|“[^”\n]*”|^#(?!#* [A-Z]).*$|^[\w-]+ = ",
    re.DOTALL | re.MULTILINE,
)
WORDS = re.compile(
    "|".join(rf"(?P<w{number}>\b(?:{word})\b)" for number, word in enumerate(INSTEAD)),
    re.IGNORECASE,
)


def blank(text: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", text[0])


def found(text: str) -> list[tuple[int, str, str]]:
    """Line number, word and what to write instead, for each word that is swept out."""
    shown = QUOTED.sub(blank, text)
    instead = list(INSTEAD.values())
    return [
        (shown.count("\n", 0, hit.start()) + 1, hit[0], instead[int((hit.lastgroup or "w0")[1:])])
        for hit in WORDS.finditer(shown)
    ]


def is_read(path: str) -> bool:
    name = path.rsplit("/", 1)[-1]
    own = path.endswith(SUFFIXES) and not name.startswith("rules") and path not in LEFT
    return own and not path.startswith(LEFT_FOLDERS) and name not in ("de.ftl", "nl.ftl")


def main() -> int:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    faults = 0
    for path in filter(is_read, listed):
        for line, word, instead in found((ROOT / path).read_text("utf-8")):
            faults += 1
            print(f"{path}:{line}: “{word}”; write: {instead}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
