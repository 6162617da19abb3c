"""Makes .venv ready: packages, then Quipu from its wheel; one at a time and never by halves.

`make` calls it with the Python that is to be used, and it needs nothing but that. Whoever changes
.venv or build/ holds a lock. A mark lies in .venv for as long as something is being installed; who
finds one that nobody holds begins anew. Whether something is up to date is asked of its content.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
MARK = VENV / "installing"
BUILD = ROOT / "build"
DIST = BUILD / "dist"
MADE_OF = DIST / "made-of"  # the key of the wheel beside it
COMPILING = BUILD / "compiling"  # lies there while the compiler works
PROJECT = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "requirements/build.txt")
TO_PLAY = ("run", "requirements/run.txt", "requirements/server.txt")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else changes this tree meanwhile."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("waiting for another build in this folder")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def installing() -> Iterator[None]:
    MARK.touch()
    yield
    MARK.unlink()  # not reached by whoever fails or is stopped


def environment() -> None:
    """A whole .venv: what was left by halves, or by a Python that is gone, is made anew."""
    if PYTHON.exists() and not MARK.exists():
        return
    if VENV.exists():
        say("making .venv anew: it was left unfinished")
        shutil.rmtree(VENV)
    say("making an environment")
    VENV.mkdir()
    with installing():
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)


# ---- packages -------------------------------------------------------------------------------


def packages(name: str, files: list[str]) -> None:
    """All that these files pin, if it is not there yet."""
    environment()
    stamp = VENV / f"{name}.stamp"
    texts = [(ROOT / file).read_bytes() for file in files]
    key = sha256(b"\0".join(texts)).hexdigest()
    if stamp.is_file() and stamp.read_text() == key:
        return
    count = sum(1 for text in texts for line in text.splitlines() if b"==" in line)
    stamp.unlink(missing_ok=True)
    with installing():
        wanted = [word for file in files for word in ("-r", str(ROOT / file))]
        pip(f"installing {count} packages ({name})", count, "--no-deps", *wanted)
        stamp.write_text(key)


def pip(what: str, count: int, *words: str) -> None:
    """Run pip, showing how far it is to whoever sits at a terminal."""
    own = [str(PYTHON), "-m", "pip", "install", "--no-compile", "--no-build-isolation"]
    terminal = sys.stderr.isatty()
    if not terminal:
        say(what)
    heard: list[str] = []
    with subprocess.Popen(
        [*own, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            heard.append(line)
            if terminal:
                found = sum(1 for each in heard if re.match(r"Collecting|Requirement", each))
                last = "" if count == 0 else f": {min(found, count)} of {count}"
                sys.stderr.write(f"\r\x1b[K{what}{last}")
                sys.stderr.flush()
    if terminal:
        sys.stderr.write("\r\x1b[K")
    if process.returncode:
        raise SystemExit("".join(heard[-20:]) + "ready: pip could not install that")


# ---- Quipu ----------------------------------------------------------------------------------


def key() -> str:
    """What a wheel is made of: the sources, the project, the Python, and whether it is compiled."""
    found = sha256(
        f"{sysconfig.get_config_var('SOABI')} {os.environ.get('QUIPU_PURE', '')}".encode()
    )
    source = ROOT / "src" / "quipu"
    files = [path for path in sorted(source.rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    for path in [*(ROOT / name for name in PROJECT), *files]:
        found.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def wheel(wanted: str) -> Path:
    """The wheel of these sources: the one at hand, or a new one."""
    if read(MADE_OF) != wanted:
        packages("build", ["requirements/build.txt"])
        say("building Quipu (a minute or two the first time)")
        shutil.rmtree(DIST, ignore_errors=True)
        if COMPILING.exists():
            forget_objects()
        COMPILING.touch()
        log = BUILD / "wheel.log"
        command = [str(PYTHON), "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps"]
        with log.open("w") as story:
            built = subprocess.run(
                [*command, "-w", str(DIST), "."], cwd=ROOT, stdout=story, stderr=story, check=False
            )
        if built.returncode >= 0:  # else something stopped it
            COMPILING.unlink()
        lines = log.read_text().splitlines()
        if built.returncode:
            faults = [line for line in lines if re.search(r"(error|note|Error):", line)]
            say("\n".join(faults or lines[-40:]))
            raise SystemExit("the whole story: build/wheel.log")
        for line in lines:
            if re.match(r" *quipu: .*pure Python$", line):
                say(line.strip())
        MADE_OF.write_text(wanted)
    return next(DIST.glob("*.whl"))


def forget_objects() -> None:
    """A compiler that was stopped leaves half a library, as new as a whole one."""
    for kind in ("lib", "temp"):
        for folder in BUILD.glob(f"{kind}.*"):
            shutil.rmtree(folder)


def quipu() -> None:
    """Quipu as its sources are now, built and installed."""
    environment()
    wanted, stamp = key(), VENV / "quipu.stamp"
    if read(stamp) == wanted:
        return
    made = wheel(wanted)
    stamp.unlink(missing_ok=True)
    with installing():
        pip("installing Quipu", 0, "--no-deps", "--force-reinstall", str(made))
        stamp.write_text(wanted)


# ---- play -----------------------------------------------------------------------------------


def play(words: list[str]) -> NoReturn:
    """Open the table at once: compiled if a wheel is at hand, else pure while one is made."""
    with alone():
        packages(TO_PLAY[0], [*TO_PLAY[1:]])
        wanted = key()
        compiled = wanted in (read(VENV / "quipu.stamp"), read(MADE_OF))
        if compiled:
            quipu()
    left = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH"}
    inherited = {name: value for name, value in os.environ.items() if name not in left}
    if not compiled:
        build_meanwhile(inherited)
        inherited["PYTHONPATH"] = str(ROOT / "src")
    command = [str(PYTHON), "-m", *words]
    os.execve(command[0], command, inherited)


def build_meanwhile(inherited: dict[str, str]) -> None:
    """`make build` in a session of its own, so that it outlives a short look at the page."""
    BUILD.mkdir(exist_ok=True)
    if shutil.which("cc") or shutil.which("gcc") or shutil.which("clang"):
        say("opening in pure Python while Quipu is compiled: the next start is quicker")
    else:
        say("opening in pure Python: there is no C compiler here")
    with (BUILD / "meanwhile.log").open("w") as log:
        subprocess.Popen(
            ["nice", "-n", "10", "make", "--no-print-directory", "build"],
            cwd=ROOT,
            env=inherited,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def main(words: list[str]) -> int:
    if words[0] == "play":
        play(words[1:])
    with alone():
        if words[0] == "quipu":
            quipu()
        else:
            packages(words[1], words[2:])
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\nstopped; the next start goes on")
        raise SystemExit(130) from None
    except subprocess.CalledProcessError as failed:
        raise SystemExit(f"ready: {failed}") from None
