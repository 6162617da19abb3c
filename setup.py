"""Builds Quipu: the rules compiled by mypyc, or in pure Python where that is not possible.

Everything a build makes lies below build/; nothing is written into src/.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.errors import CCompilerError, ExecError, PlatformError

PACKAGE = Path("src", "quipu")
BUILD = Path("build")
C_FILES = BUILD / f"mypyc-{sys.implementation.cache_tag}"
EGG = BUILD / "egg"

ROOMS = ("core", "hexes", "settlers", "bots", "games")
INTERPRETED = (  # these name things, draw, present or show
    "__init__.py",
    "draw.py",
    "draw_*.py",
    "present.py",
    "present_*.py",
    "show.py",
    "show_*.py",
    "solution.py",
    "tasks.py",
)
INTERPRETED_FOLDERS = {"text"}
MYPYC_CANNOT: tuple[str, ...] = ()  # paths below src/quipu, each with its reason on its line

# Modules that few decisions need make libraries of their own, which compile in half the time or
# less because less is tried to make them fast: what bots look at, and what a game asks once.
AT_LEISURE = (*("bots.py", "bots_*.py", "imagin*.py", "memory.py", "prospects.py", "*view.py"),)
SELDOM = (
    *("box.py", "change.py", "events.py", "fairluck.py", "founding.py", "game.py"),
    *("homes.py", "namedluck.py", "notation.py", "offer_terms.py", "openings.py", "options.py"),
    *("position.py", "reading.py", "reasons.py", "record.py", "replay.py", "setup.py"),
    *("soundness.py", "source.py", "starting.py", "table.py", "telling.py", "timeline.py"),
)
LIBRARIES = {".leisure": AT_LEISURE, ".seldom": SELDOM}

UNIX = os.name != "nt"
# Calls within a library need not ask whether another one takes their place.
OWN_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"] if UNIX else []
UNWARNED = "-Wno-all"  # looking for faults in generated C takes gcc a third of its time

# What -O2 has over -O1 and what a decision gains by it; the rest of -O2 only takes time.
OFTEN = [
    "-O1",
    *("-fcaller-saves", "-fcrossjumping", "-finline-small-functions", "-fipa-cp", "-fipa-ra"),
    *("-fipa-sra", "-foptimize-sibling-calls", "-fpeephole2", "-fschedule-insns2"),
    *("-fstrict-aliasing", "-ftree-switch-conversion"),
]

COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}  # those that compile

PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


def compiled_files() -> list[str]:
    """The modules that become native: the rules, what they stand on, and the search."""
    return [
        str(path)
        for room in ROOMS
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if is_compiled(path.relative_to(PACKAGE))
    ]


def is_compiled(path: Path) -> bool:
    return not (
        any(path.match(pattern) for pattern in INTERPRETED)
        or INTERPRETED_FOLDERS.intersection(path.parts)
        or path.as_posix() in MYPYC_CANNOT
    )


def library_of(file: str) -> str:
    """The library of a module: one for each room and game, others for what is asked less often."""
    path = Path(file)
    parts = path.parent.relative_to(PACKAGE.parent).parts
    room = ".".join(parts[: 3 if parts[1] == "games" else 2])
    if room == "quipu.hexes":
        room = "quipu.settlers"  # its small questions are asked there all the time
    for suffix, patterns in LIBRARIES.items():
        if any(path.match(pattern) for pattern in patterns):
            return room + suffix
    return room


def reason_for_pure() -> str:
    """Why this build has to stay in pure Python; empty if it can be compiled."""
    if os.environ.get("QUIPU_PURE"):
        return "QUIPU_PURE is set"
    try:
        import mypyc.build  # noqa: F401  # asked only whether it is there
    except ImportError:
        return "mypy is not installed"
    return "" if can_compile() else "no C compiler with Python headers found"


def can_compile() -> bool:
    """Whether a trivial extension can be built the way the real ones are."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        for place in ("build_lib", "build_temp"):
            probe.get_option_dict("build_ext")[place] = ("setup.py", folder)
        try:
            probe.run_command("build_ext")
        except (CCompilerError, ExecError, PlatformError, OSError):
            return False
    return True


def extensions() -> list[Any]:
    """The libraries, and a door per module; a change compiles only its library."""
    from mypyc.build import mypycify

    libraries: dict[str, list[str]] = {}
    for file in compiled_files():
        libraries.setdefault(library_of(file), []).append(file)
    made = mypycify(
        [
            "--config-file=",  # strictness is for `make lint`; here only errors stop
            f"--cache-dir={os.devnull}",  # mypyc 2.4.1 forgets layouts in its cache: never use it
            "--follow-imports=silent",
            "--ignore-missing-imports",
            *compiled_files(),
        ],
        target_dir=str(C_FILES),
        separate=[(files, name) for name, files in libraries.items()],
        opt_level="3",
        debug_level="0",
    )
    for extension in made:
        extension.depends.append("setup.py")
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = flags + own_flags(
            extension.name
        )  # an unknown compiler may warn
    return sorted(made, key=source_size, reverse=True)  # the longest first, for two jobs


def own_flags(name: str) -> list[str]:
    """The last level named counts: doors do nothing, and what is seldom asked need not run."""
    if not UNIX:
        return []
    if not name.endswith("__mypyc"):
        return [UNWARNED, "-O0"]
    if ".seldom" in name:
        return [UNWARNED, *OWN_CALLS, "-O0"]
    return [UNWARNED, *OWN_CALLS, *(["-O1"] if ".leisure" in name else OFTEN)]


def source_size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class SweptBuild(build):
    """Sweeps build/lib first, so that nothing deleted or renamed gets into a wheel."""

    def run(self) -> None:
        build_ext: Any = self.get_finalized_command("build_ext")
        current = {Path(path) for path in build_ext.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in current:
                path.unlink()
        super().run()


def extensions_or_reason() -> list[Any]:
    if not COMMANDS.intersection(sys.argv):
        return []  # pip asks for the metadata first
    reason = reason_for_pure()
    if reason:
        sys.stderr.write(f"quipu: {reason}, installing in pure Python\n")
        return []
    return extensions()


EGG.mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=extensions_or_reason(),
    cmdclass={"build": SweptBuild},
    options={"egg_info": {"egg_base": str(EGG)}, "build_ext": {"parallel": "2"}},
)
