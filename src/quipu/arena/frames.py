"""Frames: the games of a tournament as a data frame, a row for every seat of every game."""

from __future__ import annotations

from typing import Any

import polars as pl


def frame(lines: list[dict[str, Any]]) -> pl.DataFrame:
    """Columns are the same for every game of a contest; facts and sources have a column each."""
    rows = [row for line in lines for row in rows_of(line)]
    return pl.DataFrame(rows, infer_schema_length=None)


def rows_of(line: dict[str, Any]) -> list[dict[str, Any]]:
    faults = {fault["seat"]: fault["fault"] for fault in line["faults"]}
    facts = {f"fact_{name}": value for name, value in line["facts"].items()}
    rows = []
    for seat, bot in enumerate(line["seats"]):
        won = 1 / len(line["winners"]) if seat in line["winners"] else 0.0
        sources = {f"points_{name}": value for name, value in line["sources"][seat].items()}
        rows.append(
            {
                "game": line["game"],
                "deal": line["deal"],
                "rotation": line["rotation"],
                "seat": seat,
                "bot": bot,
                "rank": line["ranks"][seat],
                "points": line["points"][seat],
                "won": won,
                "decisions": line["decisions"][seat],
                "fault": faults.get(seat, ""),
                "reason": line["reason"],
                **facts,
                **sources,
            }
        )
    return rows
