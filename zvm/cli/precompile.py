"""zvm --precompile DIR: compile all files of a tree into the cache, with all processors, and name those that do not.

Each process has its share of the list; what PHP says of a file that does not compile is shown as it comes.
"""
from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

from zvm.engine import Engine, request
from zvm.opfile.cache import PROTECTED_NS
from zvm.runtime.signals import Bailout, Thrown

SUFFIXES = (".php", ".inc", ".phtml", ".module")
BAR = 40  # characters
DEEPEST = 100_000  # calls of Python functions, which take no C stack
KEPT, FAILED, UNKEPT = "kept", "failed", "unkept"


def php_files(folder: str) -> Iterator[str]:
    """The PHP files below a folder, or the file itself, by their real paths; pipes and the like are passed over."""
    if os.path.isfile(folder):
        yield os.path.realpath(folder)
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.realpath(os.path.join(place, name))
            if name.endswith(SUFFIXES) and (os.path.isfile(path) or not os.path.exists(path)):
                yield path


def compile_one(path: str, settings: list[tuple[str, str]]) -> tuple[str, str]:
    """KEPT and nothing, or FAILED or UNKEPT and what is to be said of it."""
    written: list[bytes] = []
    engine = Engine(settings, written.append)
    try:
        _let_age(path)
        engine.keep_compiled(os.fsencode(path).decode("latin-1"))
        assert engine.script_cache is not None
        counts = engine.script_cache.statistics
        kept: bool | None = counts.hits + counts.stored > 0
    except Thrown as thrown:
        request.report_uncaught(engine, thrown)
        kept = None
    except Bailout:
        kept = None
    except OSError as error:
        return FAILED, f"{path}: {error.strerror}"
    engine.guarded(engine.output.end_all)
    engine.guarded(engine.output.flush)
    message = b"".join(written).decode("utf-8", "replace").strip()
    if kept is None:
        return FAILED, message
    return (KEPT, message) if kept else (UNKEPT, f"{path}: it cannot be kept")


def _let_age(path: str) -> None:
    """Wait until a file that has just been written is old enough to be kept."""
    young = PROTECTED_NS - (time.time_ns() - os.stat(path).st_mtime_ns)
    if 0 < young <= PROTECTED_NS:
        time.sleep(young / 1e9 + 0.01)


def precompile(folder: str, settings: list[tuple[str, str]]) -> int:
    """Compile a tree; the exit status: 0, 255 where a file does not compile, 1 where nothing can be kept."""
    from concurrent.futures import ProcessPoolExecutor
    from functools import partial
    from multiprocessing import get_context

    if not os.path.exists(folder):
        print(f"Could not open input file: {folder}")
        return 1
    if Engine(settings).script_cache is None:
        print("zvm: there is no cache: it is switched off, or its folder is missing or not private", file=sys.stderr)
        return 1
    paths = list(dict.fromkeys(php_files(folder)))
    counts = {KEPT: 0, FAILED: 0, UNKEPT: 0}
    processes = get_context("fork")  # which has all modules; from Python 3.14 on another way is the default
    with ProcessPoolExecutor(mp_context=processes, initializer=sys.setrecursionlimit, initargs=(DEEPEST,)) as pool:
        for number, (result, message) in enumerate(pool.map(partial(compile_one, settings=settings), paths,
                                                            chunksize=8), 1):
            counts[result] += 1
            if message:
                _show_progress("")
                print(message)
            _show_progress(f"[{'#' * (BAR * number // len(paths)):{BAR}}] {number:,} of {len(paths):,}")
    _show_progress("")
    print(f"{counts[KEPT]:,} files compiled" + (f", {counts[UNKEPT]:,} cannot be kept" if counts[UNKEPT] else "")
          + (f", {counts[FAILED]:,} do not compile" if counts[FAILED] else ""))
    return 255 if counts[FAILED] else 1 if counts[UNKEPT] else 0


def _show_progress(text: str) -> None:
    """A bar in place of the one before, where a person looks."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()
