"""Records in files: what a run took from outside, and what it was started with. They hold plain data only, and reading
one runs nothing."""
from __future__ import annotations

import marshal
import os
import zlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LATER = ("ZVM_", "PYTHON")  # variables of the environment that are for the process that repeats the run
_MAGIC = b"ZVM record 1\n"


class Record:
    """`log` are the entries of a Recording; `start`, by name, what the command was started with: "words", "folder",
    "environment", "time", "file" and "source"."""

    def __init__(self, log: list[Any], start: dict[str, Any] | None = None) -> None:
        self.log = log
        self.start = start or {}


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record. Raises OSError."""
    data = zlib.compress(marshal.dumps((record.start, record.log)), 1)
    with open(path, "wb") as file:
        file.write(_MAGIC + data)


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record. Raises OSError, ValueError for another file."""
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(_MAGIC):
        raise ValueError(f"{os.fspath(path)} is no record of a run")
    try:
        start, log = marshal.loads(zlib.decompress(data[len(_MAGIC):]))
    except (zlib.error, ValueError, EOFError, TypeError) as error:
        raise ValueError(f"{os.fspath(path)} is damaged: {error}") from None
    return Record(log, start)


def start_of(words: list[str], file: str | None, time_of_start: float) -> dict[str, Any]:
    """What a command line is started with; `file` is the program."""
    return {"words": list(words), "folder": os.getcwd(), "environment": dict(os.environ), "file": file,
            "time": time_of_start, "source": _source(file)}


def enter(record: Record) -> None:
    """Have the process start as the recorded one did. Raises OSError, ValueError where the program is another now."""
    start = record.start
    if not start:
        raise ValueError("the record is one of a Python program: Debugger.replay() runs it")
    os.chdir(start["folder"])
    kept = {name: value for name, value in os.environ.items() if name.startswith(_LATER)}
    os.environ.clear()
    os.environ.update({name: value for name, value in start["environment"].items() if not name.startswith(_LATER)})
    os.environ.update(kept)
    if start["file"] is not None and _source(start["file"]) != start["source"]:
        raise ValueError(f"{start['file']} has changed since it was recorded")


def _source(file: str | None) -> bytes | None:
    if file is None:
        return None
    try:
        with open(file.encode("latin-1"), "rb") as program:
            return program.read()
    except OSError:
        return None
