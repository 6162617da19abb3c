"""What rules.md itself prints: its JSON blocks and the tables of its worked values."""

from __future__ import annotations

import json
import re
from typing import Any

from quipu.games.jade.faces import FACE_PARTS, FACES
from tests.support.paths import rulebook

RULES = rulebook("jade")
PRINTED = re.findall(r"```json\n(.*?)```", RULES, re.DOTALL)
BLOCKS: list[Any] = [json.loads(block) for block in PRINTED]
TILES: Any = next(block for block in BLOCKS if "tiles" in block)
CROSS: Any = next(block for block in BLOCKS if "cross" in block)
ARTEFACTS: Any = next(block for block in BLOCKS if "artefacts" in block)
COSTS: Any = next(block for block in BLOCKS if "start_gold" in block)
POSITIONS: Any = next(block for block in BLOCKS if "P1" in block)

KINDS: list[str] = list(ARTEFACTS["artefacts"])
TYPE_IDS: list[str] = [tile["id"] for tile in TILES["tiles"]]


def parts_of_face(face: int) -> int:
    """How many parts a laid face has; a field of the cross at most one."""
    return int(FACE_PARTS[face]) if face < FACES + 5 else 0


def turned(sides: str, turn: int) -> str:
    """The four sides of a tile after so many quarter turns clockwise."""
    return "".join(sides[(side - turn) % 4] for side in range(4))


def paragraph(address: str) -> str:
    """The text of one paragraph."""
    found = re.search(rf"^- \*\*{re.escape(address)}\*\* (.*)$", RULES, re.MULTILINE)
    assert found is not None
    return found.group(1)


def table(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, as cells without code marks."""
    lines = RULES.split(f"\n{heading}\n", 1)[1].splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return rows
