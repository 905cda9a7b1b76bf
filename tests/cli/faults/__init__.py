"""Shell command lines in which something goes wrong, with what php answers: cases.txt, recorded.json."""
from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RECORDED = HERE / "recorded.json"
FILES = HERE.parent / "command_lines" / "files"
FULL = "full/"  # cases that name it need the small disk


def read_cases() -> dict[str, str]:
    """By line why zvm does not answer as php does, "" where it must."""
    found: dict[str, str] = {}
    last = ""
    for line in (HERE / "cases.txt").read_text().splitlines():
        if line.startswith("    differs: "):
            found[last] = line.removeprefix("    differs: ")
        elif line and line[0] != "#":
            last = line
            found[line] = ""
    return found


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of 64 KB at a folder; whether one could be mounted."""
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)], capture_output=True,
                          check=False)
    try:
        yield done.returncode == 0
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", "-l", str(folder)], check=False)


def run_line(line: str, command: str, folder: Path) -> list[str | int] | None:
    """What the line answers in a new copy of the files in `folder`; None where it needs a disk that cannot be had."""
    shutil.copytree(FILES, folder)
    programs = folder.with_name(folder.name + ".bin")
    programs.mkdir()
    (programs / "php").symlink_to(command)
    (folder / "full").mkdir()
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "PHP_INI_SCAN_DIR": "", "LC_ALL": "C.UTF-8",
                   "PHP": f"{programs}/php -n"}
    with small_disk(folder / "full") if FULL in line else contextlib.nullcontext(True) as is_there:
        if not is_there:
            return None
        done = subprocess.run(["bash", "-c", line], cwd=folder, env=environment, capture_output=True, timeout=60,
                              stdin=subprocess.DEVNULL, check=False, preexec_fn=_listen)
    return [_shown(done.stdout, folder), _shown(done.stderr, folder), done.returncode]


def _listen() -> None:
    """Take signals that the caller of the tests may ignore, as nohup does: scripts would outlive them."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


def _shown(text: bytes, folder: Path) -> str:
    shown = text.decode("latin-1").replace(str(folder), "{PWD}")
    return re.sub(r"^bash: line \d+: +\d+ (\w[^$]*?) *\$PHP.*$", r"\1", shown, flags=re.MULTILINE)
