"""Files that a command has compiled and that are not in the cache yet: a process that nobody waits for writes them.

What a command runs is compiled as far as it is called (zvm/compiler/deferral). The cache has files whole, so when the
command is over a child compiles them again and writes them: the output is there, the exit status is told, and the next
command finds them. The child has none of the command's descriptors, is a session of its own, and does its work at low
priority. A command of the same script that is started meanwhile waits for it rather than compile the same again.

Files stay unwritten where the command is killed. The setting `zvm.cache_later=0` has each file compiled whole and
written when it is included.
"""
from __future__ import annotations

import fcntl
import os
from time import monotonic, sleep

from zvm.engine.optimizing import settings

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine.facade import Engine
    from zvm.opfile.cache import Cache
    from zvm.opfile.reader import OpFile

SMALL = 1 << 14  # bytes of sources that are written without a process
MOST = 16 << 20  # bytes of sources that may wait
PATIENCE, INTERVAL = 3.0, 0.004  # seconds: to wait for another process, between two looks
NICENESS = 10
_SUFFIX = ".busy"
_FIRST_PROCESS = 1  # of a container, which ends with it
_OFF = ("0", "", "off", "no", "false")


class PendingFile:
    """A file that was compiled."""

    __slots__ = ("file", "size", "settings", "write")

    def __init__(self, file: str, size: int, settings: tuple[object, ...], write: Callable[[], None]) -> None:
        """`file` is its name in the cache, `size` that of the source in bytes; `write` compiles and writes it."""
        self.file, self.size, self.settings, self.write = file, size, settings, write


class PendingFiles:
    """Those of one engine."""

    __slots__ = ("engine", "process", "files", "size", "first", "is_on")

    def __init__(self, engine: Engine) -> None:
        self.engine, self.process = engine, os.getpid()
        self.files: dict[str, PendingFile] = {}  # by the names of their files in the cache
        self.size = 0
        self.first: str | None = None  # the file of the first source that was missing from the cache
        self.is_on = engine.ini.configured.get("zvm.cache_later", "1").lower() not in _OFF

    def accepts(self, file: str, size: int) -> bool:
        """Whether a file may be written later. One that is included again is written now."""
        if file in self.files:
            self.size -= self.files.pop(file).size
            return False
        return self.is_on and self.size + size <= MOST and os.getpid() == self.process

    def add(self, pending: PendingFile) -> None:
        """Note a file to be written."""
        self.files[pending.file] = pending
        self.size += pending.size

    def find_after_writer(self, cache: Cache, path: str, file: str) -> OpFile | None:
        """What another process has written that was still at it when the first file of the run was missing."""
        if self.first is not None or not self.is_on:
            return None
        self.first = file
        try:
            lock = os.open(file + _SUFFIX, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
        except OSError:
            return None
        limit = monotonic() + PATIENCE
        while not _try_lock(lock, fcntl.LOCK_SH) and monotonic() < limit:
            sleep(INTERVAL)
        os.close(lock)
        return cache.find(path, file)

    def write(self) -> None:
        """Write them, by a process of their own where there is much to do. Raises nothing."""
        if not self.files or os.getpid() != self.process:
            return
        if self.size <= SMALL or self.process == _FIRST_PROCESS or not self._start():
            self._write_all()

    def _start(self) -> bool:
        """Start the process, whose lock tells others. It has left our descriptors behind when this returns."""
        try:
            os.makedirs(os.path.dirname(self.first or next(iter(self.files))), 0o700, exist_ok=True)
            lock = os.open((self.first or next(iter(self.files))) + _SUFFIX,
                           os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
            if not _try_lock(lock, fcntl.LOCK_EX):
                os.close(lock)
                return True  # another is writing the same
            reader, writer = os.pipe()
            child = os.fork()
        except OSError:
            return False
        if child == 0:
            try:
                self._write_alone(lock, writer)
            finally:
                os._exit(0)
        os.close(writer)
        os.read(reader, 1)
        return True

    def _write_alone(self, lock: int, writer: int) -> None:
        """What the process does."""
        import gc

        null = os.open(os.devnull, os.O_RDWR)
        for number in range(3):
            os.dup2(null, number)
        low, high = sorted((lock, writer))
        os.closerange(3, low)
        os.closerange(low + 1, high)
        os.closerange(high + 1, os.sysconf("SC_OPEN_MAX"))
        os.setsid()
        os.chdir("/")
        os.close(writer)
        os.nice(NICENESS)
        gc.disable()
        try:
            self._write_all()
        finally:
            os.unlink((self.first or next(iter(self.files))) + _SUFFIX)

    def _write_all(self) -> None:
        for pending in self.files.values():
            if settings(self.engine) == pending.settings:
                try:
                    pending.write()
                except Exception:  # noqa: BLE001  # a cache that is not written is no error
                    continue


def files_of(engine: Engine) -> PendingFiles:
    """Those of an engine."""
    if engine.pending_files is None:
        engine.pending_files = PendingFiles(engine)
    return engine.pending_files


def _try_lock(descriptor: int, kind: int) -> bool:
    try:
        fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
