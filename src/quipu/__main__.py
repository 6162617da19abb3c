"""`python -m quipu` is the `quipu` command."""

from __future__ import annotations

from quipu.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
