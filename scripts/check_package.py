#!/usr/bin/env python3
"""Build the source distribution and the wheel, and try what they are for.

usage: check_package.py

The source distribution must hold every file of the repository, the wheel what runs and nothing else. The wheel, built
from the source distribution, is installed into a new virtual environment, and its commands are run from there.
"""
from __future__ import annotations

import fnmatch
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_IN_WHEEL = ("zvm/*/generator/*", "zvm/handlers/definitions/*", "zvm/handlers/native/kernels/*", "zvm/fuzzing/*",
                "*.asdl")  # read where ZVM is built
TOUR = ROOT / "examples/tour.php"


def run(*words: str | Path, cwd: Path = ROOT) -> str:
    """Run a command outside of the repository's packages; what it prints. Fails loudly."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ZVM_"))}
    done = subprocess.run(words, cwd=cwd, env=environment, stdout=subprocess.PIPE, check=True, encoding="utf-8")
    return done.stdout


def committed() -> set[str]:
    return set(run("git", "ls-files").splitlines())


def check_sdist(path: Path) -> None:
    """Every file of the repository is in it."""
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    if missing := sorted(committed() - names):
        sys.exit(f"{path.name} lacks {', '.join(missing)}")
    print(f"{path.name}: all {len(committed())} files of the repository")


def check_wheel(path: Path) -> None:
    """Its files below zvm are those of the repository without what only builds them, and there are no others."""
    with zipfile.ZipFile(path) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name and ".data/scripts/" not in name}
    wanted = {name for name in committed() if name.startswith("zvm/")
              and not any(fnmatch.fnmatch(name, pattern) for pattern in NOT_IN_WHEEL)}
    if names != wanted:
        sys.exit(f"{path.name}: missing {sorted(wanted - names)}, too many {sorted(names - wanted)}")
    print(f"{path.name}: the {len(names)} files that run")


def check_installed(wheel: Path, work: Path) -> None:
    """The commands of an installation from the wheel do what those of the repository do."""
    run(sys.executable, "-m", "venv", work / "venv")
    programs = work / "venv/bin"
    run(programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel)
    ours = Path(sys.executable).parent
    for words in (["zvm", TOUR], ["python", "-m", "zvm", TOUR], ["zvm-dump", TOUR], ["zvm", "-v"],
                  ["zvm-dump", "--format=json", TOUR]):
        if run(programs / words[0], *words[1:], cwd=work) != run(ours / words[0], *words[1:], cwd=work):
            sys.exit(f"{' '.join(map(str, words))} prints something else than in the repository")
    print(run(programs / "zvm-phpt", ROOT / "tests/php", "--filter", "arrays", cwd=work), end="")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="zvm-package-") as folder:
        work = Path(folder)
        run(sys.executable, "-m", "build", "--outdir", work, ROOT)
        sdist, wheel = next(work.glob("*.tar.gz")), next(work.glob("*.whl"))
        check_sdist(sdist)
        check_wheel(wheel)
        check_installed(wheel, work)


if __name__ == "__main__":
    main()
