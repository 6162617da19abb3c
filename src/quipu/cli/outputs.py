"""Files that the command writes: asked before long work, and never left half written."""

from __future__ import annotations

import os
from pathlib import Path

from quipu.cli.voice import Fault


def check_output(path: Path) -> None:
    """Refuse what cannot be written, without touching it."""
    if path.is_dir():
        raise Fault("is-a-folder", file=str(path))
    parent = path.parent
    if not parent.is_dir():
        raise Fault("unwritable", file=str(path), reason=f"{parent}: no such folder")
    where = path if path.exists() else parent
    if not os.access(where, os.W_OK):
        raise Fault("unwritable", file=str(path), reason="permission denied")


def write_whole(path: Path, data: bytes) -> None:
    """Put a file there in one move; who reads it meanwhile sees the old one or the new one."""
    check_output(path)
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        made = path.with_name(f".{path.name}.{os.getpid()}")
        made.write_bytes(data)
        made.replace(path)
    except OSError as error:
        raise Fault("unwritable", file=str(path), reason=str(error.strerror)) from None
