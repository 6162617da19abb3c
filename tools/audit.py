"""Asks PyPI for known vulnerabilities of every pinned package: `make audit`.

The answers are those that pip-audit uses by default. A finding that was judged and does not matter
here is listed in SECURITY.md with its id and its reason, and is not counted. Exits with 1 if
something was found, and with 2 if the advisories could not be asked for.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = "https://pypi.org/pypi"
PINNED: Final = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;#]+)", re.MULTILINE)
TIMEOUT_S: Final = 20.0
AT_ONCE: Final = 8


def pinned(folder: Path) -> list[tuple[str, str]]:
    """Every package with its version, as the files in `requirements` pin it."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.txt"))]
    return sorted({each for text in texts for each in PINNED.findall(text)})


def advisories(source: str, name: str, version: str) -> list[dict[str, Any]]:
    """What is known of one version; raises OSError if nobody answers.

    Some mirrors know only the latest version of a package; that is asked for as well.
    """
    try:
        found = answer_of(f"{source}/{name}/{version}/json")
    except urllib.error.HTTPError:
        found = answer_of(f"{source}/{name}/json")
        if found["info"]["version"] != version:
            raise
    return [each for each in found["vulnerabilities"] if not each.get("withdrawn")]


def answer_of(address: str) -> dict[str, Any]:
    with urllib.request.urlopen(address, timeout=TIMEOUT_S) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def main() -> int:
    source = os.environ.get("QUIPU_ADVISORIES", SOURCE).rstrip("/")
    packages = pinned(ROOT / "requirements")
    judged = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    wrong, unknown, why = 0, [], ""

    def ask(package: tuple[str, str]) -> list[dict[str, Any]] | str:
        try:
            return advisories(source, *package)
        except (OSError, ValueError, KeyError) as error:
            return f"{type(error).__name__}: {error}"

    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(ask, packages))
    for (name, version), answer in zip(packages, answers, strict=True):
        if isinstance(answer, str):
            unknown.append(f"{name} {version}")
            why = answer
            continue
        for each in answer:
            names = {each["id"], *each.get("aliases", ())}
            known = any(one in judged for one in names)
            wrong += not known
            fixed = ", ".join(each.get("fixed_in", ())) or "no version"
            mark = "listed in SECURITY.md" if known else "NEW"
            print(f"{name} {version}: {' '.join(sorted(names))}, fixed in {fixed} ({mark})")
    asked = len(packages) - len(unknown)
    print(f"{asked} of {len(packages)} pinned packages were asked for at {source}; {wrong} new.")
    if unknown:
        print(f"not answered ({why}): {', '.join(unknown)}")
    return 1 if wrong else 2 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
