"""`make wheels`: a source package, and a wheel for every CPython from 3.11 to 3.13 that is here.

Each wheel is built from the unpacked source package, in an environment and a folder of its own,
and repaired by auditwheel, so that it runs wherever its tag says. They lie in build/wheels.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "wheels"
WORK = ROOT / "build" / "wheels-work"
VERSIONS = ("3.11", "3.12", "3.13")
SDIST = "import sys, setuptools.build_meta as made; print(made.build_sdist(sys.argv[1]))"


def run(*words: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False
    )
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        raise SystemExit(f"{tail}\nwheels: {' '.join(str(word) for word in words[:6])} failed")
    return done.stdout


def source() -> Path:
    """The source package, unpacked."""
    name = run(sys.executable, "-c", SDIST, OUT).splitlines()[-1]
    print(f"{name}")
    with tarfile.open(OUT / name) as packed:
        packed.extractall(WORK, filter="data")
    return WORK / name.removesuffix(".tar.gz")


def interpreter(version: str) -> str | None:
    """A CPython of this version: on the path, or one that pyenv keeps."""
    on_path = shutil.which(f"python{version}")
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for found in [*([on_path] if on_path else []), *(str(each) for each in kept)]:
        said = subprocess.run(
            [found, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
        if said.stdout.strip() == version:
            return found
    return None


def wheel(version: str, python: str, unpacked: Path) -> None:
    """Build, repair and try the wheel of one version."""
    folder = WORK / version
    shutil.copytree(unpacked, folder)
    env = WORK / f"env-{version}"
    run(python, "-m", "venv", env)
    own = env / "bin" / "python"
    run(own, "-m", "pip", "install", "-q", "--no-deps", "-r", ROOT / "requirements" / "build.txt")
    built = WORK / f"built-{version}"
    flags = ("-q", "--no-build-isolation", "--no-deps", "-w")
    run(own, "-m", "pip", "wheel", *flags, built, ".", cwd=folder)
    made = next(built.glob("*.whl"))
    if "none-any" in made.name:
        raise SystemExit(f"wheels: {version} could not be compiled")
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run(sys.executable, "-m", "auditwheel", "repair", "-w", OUT, made)
    tried = next(
        each for each in OUT.glob("*.whl") if f"-cp{version.replace('.', '')}-" in each.name
    )
    run(own, "-m", "pip", "install", "-q", tried)
    run(own, "-c", "import quipu; assert quipu.COMPILED; quipu.game('egypt')", cwd=WORK)
    print(tried.name)


def main() -> None:
    wanted = sys.argv[1:] or list(VERSIONS)
    for folder in (OUT, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    unpacked = source()
    for version in wanted:
        python = interpreter(version)
        if python is None:
            print(f"there is no CPython {version} here: no wheel for it")
            continue
        wheel(version, python, unpacked)
    shutil.rmtree(WORK)


if __name__ == "__main__":
    main()
