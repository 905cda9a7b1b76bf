"""What commands have used: children note it, and the server, when it has nothing else to do, gets that ready.

A child writes a file in the server's private folder when its run has used what the server does not know of the program;
the server reads it when the child has ended.
"""
from __future__ import annotations

import gc
import marshal
import os
import signal
import sys
from contextlib import suppress

from zvm.cli.warm.protocol import NOTES_SUFFIX
from zvm.engine import Engine, resident
from zvm.engine.resident.usage import Filling, Usage, usage_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from zvm.runtime.services.ini_files import Configuration

_MOST_PROGRAMS = 16
_MOST_SCRIPTS = 2_000  # of all programs
_MOST_FAILURES = 3
_DAMAGED = (OSError, EOFError, ValueError, TypeError)


class Notes:
    """What the server knows of programs, by the path of the first script, "" where there is none; the newest last."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.programs: dict[str, Usage] = {}
        self._complete: set[str] = set()  # the last runs of these have used nothing new
        self._failures: dict[str, int] = {}  # to get them ready
        self._pending: dict[str, None] = {}
        self._steps: Generator[None] | None = None
        self.engine: Engine | None = None  # the command's, of a child

    # -- in the server

    def take(self, process: int) -> None:
        """A child has ended."""
        try:
            with open(self._file_of(process), "rb", 0) as file:
                os.unlink(file.name)
                program, is_stale, tables = marshal.load(file)
            known = self.programs.pop(program, None) or Usage()
            is_new = known.update(tables)
        except _DAMAGED:
            return
        self.programs[program] = known
        if is_stale or sum(len(each.scripts) for each in self.programs.values()) > _MOST_SCRIPTS or \
                len(self.programs) > _MOST_PROGRAMS:
            self._begin_again(None if is_stale else program)
        elif is_new:
            self._complete.discard(program)
            self._pending[program] = None
        else:
            self._complete.add(program)

    def _file_of(self, process: int) -> str:
        return f"{self.folder}/{process}{NOTES_SUFFIX}"

    def _begin_again(self, kept: str | None) -> None:
        """Drop what is ready; get ready all programs, or only the one to be kept."""
        if self._steps is not None:
            self._steps.close()
            self._steps = None
        resident.drop_idle()
        gc.collect()  # which nothing else asks for in this process
        if kept is not None:
            self.programs = {kept: self.programs[kept]}
        self._complete.clear()
        self._pending = dict.fromkeys(self.programs)

    def has_work(self) -> bool:
        return self._steps is not None or bool(self._pending)

    def work(self) -> None:
        """Do a small part of what is to be got ready."""
        if self._steps is None:
            self._program, _ = self._pending.popitem()
            self._filling = Filling(self.programs[self._program], _make_engine)
            self._steps = self._filling.steps()
        try:
            next(self._steps)
        except StopIteration:
            self._steps = None
            if not self._filling.is_done:
                self._note_failure(self._program)

    def _note_failure(self, program: str) -> None:
        """A program cannot be got ready as it is known; its next run tells what it uses now."""
        self._failures[program] = self._failures.get(program, 0) + 1
        del self.programs[program]
        self._begin_again(None)

    # -- in a child

    def begin(self, engine: Engine) -> None:
        """The command's engine is there. One with a script of opcache.preload has a World that begins with that; one
        that verifies what it compiles has none."""
        if engine.ini.configured.get("opcache.preload") or os.environ.get("ZVM_VERIFY"):
            return
        self.engine, self.modules = engine, len(sys.modules)
        resident.lease(engine)
        world = engine.world
        if world is not None:
            world.trusts_files = False  # a command looks at files whenever it includes them
            world.forget_files()
            self.prepared = world.prepared

    def end(self, status: int) -> None:
        """The command has run: note what is new of it, and end the process."""
        if self.engine is not None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            with suppress(Exception):  # whatever it is, the command has run well
                self._write(self.engine)
        os._exit(status)

    def _write(self, engine: Engine) -> None:
        world: Any = engine.world
        program = "" if world is None else next(iter(world.taken), "")
        if world is None or engine.diagnostics.bailed_out or engine.interrupted or \
                self._failures.get(program, 0) >= _MOST_FAILURES:
            return
        known = self.programs.get(program)
        if known is not None and not world.is_spoilt and world.taken.keys() <= known.scripts.keys() and \
                (program in self._complete or world.prepared == self.prepared and len(sys.modules) == self.modules):
            return
        used = usage_of(engine)
        if used is not None:
            descriptor = os.open(self._file_of(os.getpid()), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "wb") as file:
                marshal.dump((program, world.is_spoilt, used.tables()), file)


def _make_engine(configuration: Configuration) -> Engine:
    """An engine that nothing is run on."""
    return Engine(write=lambda data: None, configuration=configuration)
