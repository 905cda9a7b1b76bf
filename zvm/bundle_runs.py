"""Keeping what the runs of a program have read of the bundle: the next one reads it at one go (bundle.recall()).

A file of `runs` in the cache folder has RUNS_MAGIC, the hash of the bundle's state and the program's path, the hash of
the rest, and the fields of Recalled with memos (marshal). The records in it are those of the bundle, but that functions
which were called have their code in place of a stub. It grows with what later runs read, loses much that a run does not
use (MOST_REMOVALS times), and begins again with another bundle.
"""
from __future__ import annotations

import os
from _imp import source_hash
from marshal import dumps
from resource import RLIM_INFINITY, RLIMIT_FSIZE, getrlimit
from time import time_ns
from types import CodeType

from zvm.bundle import RUNS_MAGIC, BundleFinder, hash_of, is_private, number_of_stub, runs_file

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

MAX_FILES = 64  # of about 1.5 MB each


def keep(finder: BundleFinder) -> None:
    """Write the file of the finder's program. Does nothing where it cannot be written."""
    path = runs_file(finder.program)
    if path is None:
        return
    try:
        data = contents(finder)
    except (MemoryError, ValueError):  # code that marshal has no memory for is "unmarshallable" to it
        return
    limit = getrlimit(RLIMIT_FSIZE)[0]
    if limit != RLIM_INFINITY and len(data) > limit:  # the signal would end the process
        return
    temporary = f"{path}.{os.getpid()}.{time_ns()}"
    try:
        os.makedirs(os.path.dirname(path), 0o700, exist_ok=True)
        if not is_private(os.stat(os.path.dirname(path))):
            return
        with open(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_NOFOLLOW, 0o600), "wb") as file:
            file.write(data)
        os.replace(temporary, path)
        _remove_oldest(os.path.dirname(path))
    except OSError:
        return


def _remove_oldest(folder: str) -> None:
    """Leave MAX_FILES, those that were written last. Raises OSError."""
    with os.scandir(folder) as entries:
        files = [(entry.stat().st_mtime_ns, entry.path) for entry in entries if entry.is_file()]
    for _, path in sorted(files)[:-MAX_FILES]:
        os.unlink(path)


def contents(finder: BundleFinder) -> bytes:
    """The file of what was kept before and what the run has read."""
    data = fields(finder)
    return RUNS_MAGIC + hash_of(finder.program) + source_hash(0, data) + data


def fields(finder: BundleFinder, warm_bodies: tuple[int, ...] = ()) -> bytes:
    """The fields of Recalled, of what was kept before and what the run has read, and memos."""
    recalled, removes = finder.recalled, finder.removes_unused()
    names = dict.fromkeys([*recalled.names_to_keep(removes), *finder.read_names])
    wanted = dict.fromkeys([*recalled.texts_to_keep(), *finder.read_texts])
    texts = {text: finder.compiled_text(text) for text in wanted}
    places = dict.fromkeys([*recalled.places_to_keep(removes), *finder.definitions])
    merging = _Merging(finder, {*recalled.bodies_to_keep(), *finder.bodies})
    modules = {name: merging.record(name) for name in names if name in finder.index}
    definitions = {place: merging.with_bodies(finder.code(place), ()) for place in places}
    return dumps((modules, definitions, {text: kept for text, kept in texts.items() if kept is not None},
                  tuple(merging.bodies), finder.memos, warm_bodies,
                  recalled.removals + int(removes and not recalled.is_usual)))


class _Merging:
    """Puts the bodies of functions in place of their stubs."""

    def __init__(self, finder: BundleFinder, bodies: set[int]) -> None:
        self.finder, self.bodies = finder, bodies
        self.files: dict[str, str] = {}
        self.stubs: dict[bytes, CodeType] = {}  # which records share

    def record(self, name: str) -> tuple[tuple[str, ...], tuple[Any, ...]]:
        """A record of the bundle."""
        needed, members = self.finder.record(name)
        return needed, tuple((*state, self.with_bodies(code, places), definitions, places)
                             for *state, code, definitions, places in members)

    def with_bodies(self, code: CodeType, places: tuple[int, ...]) -> CodeType:
        """The code of a module or class with the bodies that were read in place of their stubs."""
        number = number_of_stub(code)
        if number >= 0 and places[number] in self.bodies:
            code = self.finder.code(places[number])
        elif number >= 0:
            return self.stubs.setdefault(dumps(code), code)
        return code.replace(co_filename=self.files.setdefault(code.co_filename, code.co_filename),
                            co_consts=tuple(self.with_bodies(each, places) if isinstance(each, CodeType) else each
                                            for each in code.co_consts))
