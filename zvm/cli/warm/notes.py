"""What commands have used: children note it, and the server, when it has nothing else to do, gets that ready for others.

A child writes a file in the server's private folder when its run has used what the server does not know of the program;
the server reads it when the child has ended.
"""
from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # signal without its enums, which take time to make
import marshal
import os
import sys

from zvm.engine import Engine, resident
from zvm.engine.resident.usage import Filling, Usage, usage_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_MOST_PROGRAMS = 16
_MOST_SCRIPTS = 2_000  # of all programs
_DAMAGED = (OSError, EOFError, ValueError, TypeError)


class Notes:
    """What the server knows of programs, by the path of the first script; the newest last."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.programs: dict[str, Usage] = {}
        self._complete: set[str] = set()  # the last runs of these have used nothing new
        self._unfit: set[str] = set()  # these cannot be got ready
        self._pending: dict[str, None] = {}
        self._steps: Iterator[bool] | None = None

    # -- in the server

    def take(self, process: int) -> None:
        """A child has ended."""
        try:
            with open(f"{self.folder}/{process}.used", "rb", 0) as file:
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

    def _begin_again(self, kept: str | None) -> None:
        """Drop what is ready; get ready all programs, or only the one to be kept."""
        resident.drop_idle()
        if kept is not None:
            self.programs = {kept: self.programs[kept]}
        self._complete.clear()
        self._pending = dict.fromkeys(self.programs)

    def has_work(self) -> bool:
        return self._steps is not None or bool(self._pending)

    def work(self) -> None:
        """Do a small part of what is to be got ready."""
        if self._steps is None:
            self._steps = self._prepare(self._pending.popitem()[0])
        if next(self._steps, None) is None:
            self._steps = None

    def _prepare(self, program: str) -> Iterator[bool]:
        if program in self._unfit:
            return
        filling = Filling(self.programs[program], lambda configuration: Engine(write=lambda data: None,
                                                                               configuration=configuration))
        for _ in filling.steps():
            yield True
        if not filling.is_done:
            self._unfit.add(program)
            self._begin_again(None)

    # -- in a child

    def begin(self, engine: Engine) -> None:
        """The command's engine is there."""
        self.engine, self.modules = engine, set(sys.modules)
        resident.lease(engine)
        world = engine.world
        if world is not None:
            world.trusts_files = False  # a command looks at files whenever it includes them
            world.forget_files()
            self.blocks = len(world.blocks)

    def end(self, status: int) -> None:
        """The command has run: note what is new of it, and end the process."""
        try:
            _signal.signal(_signal.SIGXFSZ, _signal.SIG_IGN)
            self._write(self.engine)
        except Exception:
            pass
        os._exit(status)

    def _write(self, engine: Engine) -> None:
        world: Any = engine.world
        if world is None or not world.taken or engine.diagnostics.bailed_out or engine.interrupted:
            return
        program = next(iter(world.taken))
        known = self.programs.get(program)
        if known is not None and not world.is_spoilt and world.taken.keys() <= known.scripts.keys() and \
                (program in self._complete or len(world.blocks) == self.blocks):
            return
        used = usage_of(engine, self.modules)
        if used is not None:
            descriptor = os.open(f"{self.folder}/{os.getpid()}.used", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "wb") as file:
                marshal.dump((program, world.is_spoilt, used.tables()), file)
