"""Imported first by what runs without pytest, so that the example game is found as it is there."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "examples" / "pebbles" / "src"))
