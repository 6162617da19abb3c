"""The example game as a stranger would have it: a package built by pip, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.paths import EXAMPLES, ROOT

EXAMPLE = EXAMPLES / "pebbles"
PACKAGE = EXAMPLE / "src" / "pebbles"
BUILD = ROOT / "build"
INSTALL = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")


def files_of(folder: Path) -> list[Path]:
    """What the example is made of, without what Python or a build leaves behind."""
    every = (path for path in sorted(folder.rglob("*")) if path.is_file())
    left = {"__pycache__", "build"}
    return [
        path
        for path in every
        if not left.intersection(path.parts[len(ROOT.parts) :])
        and not any(part.endswith(".egg-info") for part in path.parts)
    ]


def installed() -> Path:
    """The folder with the installed package; built once for what the example holds."""
    mark = sha256()
    for path in files_of(EXAMPLE):
        mark.update(str(path.relative_to(EXAMPLE)).encode() + b"\0" + path.read_bytes())
    folder = BUILD / f"pebbles-{mark.hexdigest()[:12]}"
    if not folder.is_dir():
        BUILD.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=BUILD) as room:
            install(Path(room) / "source", Path(room) / "installed", folder)
    return folder


def install(source: Path, target: Path, folder: Path) -> None:
    for path in files_of(EXAMPLE):  # a copy, so that the build writes nothing into the example
        copy = source / path.relative_to(EXAMPLE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    command = [sys.executable, *INSTALL, "--target", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    try:
        target.rename(folder)
    except OSError:  # another worker was quicker
        assert folder.is_dir()


def environment() -> dict[str, str]:
    """The environment of a program that finds the installed game, and Quipu as this one does."""
    given = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    paths = [str(installed()), *(str(Path(each).resolve()) for each in given)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
