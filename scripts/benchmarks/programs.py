"""The programs that are measured: bench/*.php, and clients laid out elsewhere."""
from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / "bench"
CARRIED, CLIENTS, SCALE = "carried", "clients", "scale"
GROUPS = {  # in the order they are shown
    "loops": "numeric, array and string loops",
    "calls": "calls, methods and objects",
    "callbacks": "generators, exceptions, closures, callbacks",
    "library": "functions of the library",
    CARRIED: "XML, SQLite, compression, ciphers: the work of other libraries",
    SCALE: "memory",
    CLIENTS: "real programs",
}
_HEAD = re.compile(r"^// Group (\w+); quick size (\d+)(?:; needs (\w+(?:, \w+)*))?\.$", re.M)


@dataclass(frozen=True)
class Program:
    """One PHP script. Its first argument is its size; what it takes without is right for timing."""

    name: str
    group: str
    script: str
    folder: Path
    quick_size: int | None = None  # small enough to count oplines and instructions
    extensions: tuple[str, ...] = ()  # that php has to load for it
    expected: Path | None = None  # a file with what it prints, else it is compared with php
    words: tuple[str, ...] = ()  # its arguments

    def arguments(self, size: int | None = None) -> list[str]:
        return [self.script, *self.words] if size is None else [self.script, *self.words, str(size)]


def bench_program(path: Path) -> Program:
    """A program of bench/, which says in its head what it is. Raises ValueError."""
    head = _HEAD.search(path.read_text(encoding="utf-8"))
    if head is None or head[1] not in GROUPS:
        raise ValueError(f"{path}: no line '// Group NAME; quick size N.' in its head")
    return Program(path.stem, head[1], path.name, path.parent, int(head[2]),
                   tuple(head[3].split(", ")) if head[3] else ())


def bench_programs(names: list[str]) -> list[Program]:
    """Those of bench/, all if none are named, by group. Raises ValueError for names there are not."""
    found = {path.stem: bench_program(path) for path in sorted(BENCH.glob("*.php"))}
    unknown = [name for name in names if name not in found]
    if unknown:
        raise ValueError(f"no such program: {', '.join(unknown)}")
    order = list(GROUPS)
    return sorted((found[name] for name in names or found), key=lambda each: (order.index(each.group), each.name))


def client_programs(folder: Path) -> list[Program]:
    """The real programs laid out in FOLDER, each in a folder of its own, in which it is run: driver.php or, where there
    is a file `run`, the script and the arguments that its line says. expected.txt beside it has what it prints. Other
    folders, such as those with what programs share, are passed over."""
    return [_client_program(place) for place in sorted(folder.iterdir())
            if (place / "run").exists() or (place / "driver.php").exists()]


def _client_program(folder: Path) -> Program:
    run, expected = folder / "run", folder / "expected.txt"
    script, *words = shlex.split(run.read_text(encoding="utf-8")) if run.exists() else ["driver.php"]
    return Program(folder.name, CLIENTS, script, folder, expected=expected if expected.exists() else None,
                   words=tuple(words))
