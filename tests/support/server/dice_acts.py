"""Shared by tests: STOP, THROW."""

from __future__ import annotations

THROW = {"kind": "throw_dice", "dice": [0, 1, 2, 3, 4, 5]}


STOP = {"kind": "stop_throwing"}
