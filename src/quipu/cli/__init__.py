"""The `quipu` command: it shows, asks and stores, and decides nothing about the games."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, 2 for bad input, 130 when stopped by Ctrl-C."""
    try:
        from quipu.cli.app import app

        app.main(arguments, prog_name="quipu")
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    except KeyboardInterrupt:  # while the command itself was being loaded
        print("quipu: stopped", file=sys.stderr)
        return 130
    return 0
