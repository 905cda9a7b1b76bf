"""Compiled files in a folder: what was compiled once is read from then on (what OPcache's file cache is for PHP).

A file's name is a hash of the source's path and of everything that compiling depends on beside the source: the compiler
itself and the settings it asks for. Files are written under another name and renamed, so that a reader sees whole ones
only, and none is trusted that does not pass `read_header()`. A folder that others may write is not used. Nothing here
is ever reported to a script: what cannot be read is compiled, what cannot be written is left.

Files that were read stay in memory and are shared by the engines of the process.
"""
from __future__ import annotations

import os
import sys
from marshal import dumps
from stat import S_ISDIR, S_ISREG
from time import time, time_ns

from zvm import bundle
from zvm.bundle import RUNS_SUFFIX, cache_folder
from zvm.opfile import format as r
from zvm.opfile.reader import OpFile

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.opcodes.op_array import Function
    from zvm.opcodes.script import Script
    from zvm.opfile.eval_texts import EvalTexts
    from zvm.opfile.reader import Header

SUFFIX, TEXTS_SUFFIX = ".zvmc", ".zvme"
FOLDER = "scripts"  # of all these files: the first one in a new folder takes ten times as long to write as others
DEFAULT_LIMIT = 512 << 20  # bytes
PROTECTED_NS = 2_000_000_000  # a source changed less than so long ago may change again within one tick of the clock
USED_NS = 86_400_000_000_000  # how exactly it is known when a file was used last
SWEPT = 64  # of so many files written one looks whether the folder has grown too large
ABANDONED_NS = 3_600_000_000_000  # temporary files this old belong to no process any more
BY_TIME, BY_HASH, NEVER = "time", "hash", "never"  # zvm.cache_validate

# the folders of the package whose modules decide what a source compiles to
_COMPILER = ("compiler", "compiler/declarations", "compiler/expressions", "compiler/passes", "compiler/statements",
             "compiler/export", "frontend", "frontend/generated", "frontend/grammar", "opcodes", "opfile",
             "runtime/values", "runtime/classes", "ext/generated", "ext/core", "ext/standard")

_READABLE = 0o444  # by everybody
_OFF = ("0", "", "off", "no", "false")
OPEN_FLAGS = os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK  # of a pipe: nothing
_files: dict[str, OpFile] = {}  # by path of the cache file
texts_by_file: dict[str, EvalTexts] = {}  # likewise
_fingerprint = b""


def compiler_fingerprint() -> bytes:
    """Changes with the compiler: sizes and times of its modules, and the platform whose constants it substitutes. What
    an installer has put there it only changes by installing it again."""
    global _fingerprint
    if not _fingerprint:
        installed = None if bundle.installation is None else bundle.installation.state
        _fingerprint = r.digest(dumps((sys.platform, installed or _states()), 2), 16)
    return _fingerprint


def _states() -> list[tuple[str, int, int]]:
    """Name, size and time of each module of the compiler."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    found = []
    for folder in _COMPILER:
        with os.scandir(f"{package}/{folder}") as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    status = entry.stat()
                    found.append((f"{folder}/{entry.name}", status.st_size, status.st_mtime_ns))
    return sorted(found)


class Statistics:
    """What opcache_get_status() counts, of all engines of the process that use one folder. Times are seconds."""

    __slots__ = ("hits", "misses", "stored", "resets", "start_time", "last_reset_time")

    def __init__(self) -> None:
        self.hits = self.misses = self.stored = self.resets = self.last_reset_time = 0
        self.start_time = int(time())


_statistics: dict[str, Statistics] = {}  # by folder


class Source:
    """A source as it was read: its bytes and what the file system said of it before."""

    __slots__ = ("text", "size", "mtime_ns")

    def __init__(self, text: bytes, size: int, mtime_ns: int) -> None:
        self.text, self.size, self.mtime_ns = text, size, mtime_ns


def _may_have(size: int) -> bool:
    """Whether the process may write a file of that size; one that is larger would end it (RLIMIT_FSIZE)."""
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, getrlimit

    limit = getrlimit(RLIMIT_FSIZE)[0]
    return limit == RLIM_INFINITY or size <= limit


class Cache:
    """The cache as one engine sees it. `find()` and `store()` never raise."""

    __slots__ = ("root", "validate", "limit", "internal_function", "options", "keys", "scripts", "writable",
                 "statistics", "protected_ns", "eval_files")

    def __init__(self, root: str, options: str = "", validate: str = BY_TIME,
                 limit: int = DEFAULT_LIMIT,
                 internal_function: Callable[[str], Function | None] | None = None) -> None:
        """`options` are the settings that compiling depends on and that do not change during a run. Where
        `internal_function` is given, files are checked as those from elsewhere are."""
        self.root = root
        self.validate, self.limit, self.internal_function = validate, limit, internal_function
        self.options = options
        self.keys: dict[tuple[object, ...], bytes] = {}
        self.eval_files: dict[tuple[str, tuple[object, ...]], str] = {}  # of eval()'d texts, by their path and settings
        self.scripts: dict[OpFile, Script] = {}  # of files that are nothing but code, which several runs share
        self.writable = True
        self.statistics = _statistics.get(root) or _statistics.setdefault(root, Statistics())
        self.protected_ns = PROTECTED_NS

    def file_of(self, path: str, settings: tuple[object, ...], suffix: str = SUFFIX) -> str:
        """Where the file of a source is kept; `settings` are those that a script may have changed."""
        name = r.digest(self.key_of(settings) + path.encode("latin-1"), 16).hex()
        return f"{self.root}/{FOLDER}/{name}{suffix}"

    def key_of(self, settings: tuple[object, ...]) -> bytes:
        """What is hashed before the path of a source."""
        key = self.keys.get(settings)
        if key is None:
            key = self.keys[settings] = compiler_fingerprint() + f"{self.options}\0{settings}\0".encode("latin-1")
        return key

    def find(self, path: str, file: str, status: os.stat_result | None = None) -> OpFile | None:
        """The compiled file of a source that may be read, if there is one and the source has not changed: it has that
        state, where it was looked at just now."""
        found = self._look_up(path, file, status)
        if found is None:
            self.statistics.misses += 1
        else:
            self.note_hits([found])
        return found

    def note_hits(self, files: list[OpFile]) -> None:
        """Compiled files are used."""
        self.statistics.hits += len(files)
        now = time()
        for file in files:
            file.hits += 1
            file.last_used = now

    def note_found(self, file: str, found: OpFile) -> None:
        """A compiled file was read, by its path, and is used."""
        _files[file] = found
        self.note_hits([found])

    def has(self, path: str, file: str) -> bool:
        """Whether find() would find it."""
        return self._look_up(path, file) is not None

    def _look_up(self, path: str, file: str, status: os.stat_result | None = None) -> OpFile | None:
        try:
            if status is None:
                status = os.stat(path.encode("latin-1"))
            mode = status.st_mode
            if not S_ISREG(mode) or mode & _READABLE != _READABLE and not os.access(path.encode("latin-1"), os.R_OK):
                return None
            found = _files.get(file) or self._read(path, file)
            if found is None or self._is_valid(found.header, path, status):
                return found
            _files.pop(file, None)  # the source has changed
            return None
        except (OSError, ValueError):
            return None

    def known_files(self) -> list[OpFile]:
        """The compiled files this process has in memory."""
        return [file for name, file in list(_files.items()) if name.startswith(f"{self.root}/")]

    def _is_valid(self, header: Header, path: str, status: os.stat_result) -> bool:
        if self.validate == NEVER:
            return True
        if self.validate == BY_HASH:
            with open(path.encode("latin-1"), "rb") as handle:
                return bool(r.digest(handle.read(), 32) == header.source_hash)
        return bool(header.source_size == status.st_size and header.mtime_ns == status.st_mtime_ns)

    def _read(self, path: str, file: str) -> OpFile | None:
        """The file, if it is a sound one of that source."""
        data, status = contents(file)
        if status is None:
            return None
        try:
            found = OpFile(data, file)
            self.check(found, file)
        except r.OpFileError:
            return None
        if found.path != path or found.header.compiler != compiler_fingerprint():
            return None
        note_use(file, status)
        _files[file] = found
        return found

    def check(self, found: OpFile, file: str) -> None:
        """Look at all a file has, where the settings ask for that. Raises OpFileError."""
        if self.internal_function is not None:
            from zvm.opfile.checking import check

            check(found, file, self.internal_function)

    def is_protected(self, source: Source) -> bool:
        """Whether a source is too young to be kept: it could change without a trace."""
        return self.validate == BY_TIME and time_ns() - source.mtime_ns < self.protected_ns

    def store(self, data: bytes, file: str) -> None:
        """Keep a compiled file."""
        if self.write(data, file):
            self.statistics.stored += 1
            _files.pop(file, None)

    def write(self, data: bytes, file: str) -> bool:
        """Write a file of the cache; whether that was possible."""
        if not self.writable or not _may_have(len(data)):
            return False
        temporary = f"{file}.{os.getpid()}.{time_ns()}"
        try:
            try:
                descriptor = create(temporary)
            except FileNotFoundError:
                os.makedirs(os.path.dirname(file), 0o700, exist_ok=True)
                descriptor = create(temporary)
            try:
                rest = memoryview(data)
                while rest:
                    rest = rest[os.write(descriptor, rest):]
            except OSError:
                os.unlink(temporary)
                raise
            finally:
                os.close(descriptor)
            os.rename(temporary, file)
        except OSError:
            self.writable = False
            return False
        if time_ns() // 1000 % SWEPT == 0:
            sweep(self.root, self.limit)
        return True

    def forget(self, file: str) -> bool:
        """Remove a compiled file; whether there was one."""
        known = _files.pop(file, None) is not None
        try:
            os.unlink(file)
        except OSError:
            return known
        return True

    def clear(self) -> None:
        """Remove all compiled files."""
        _files.clear()
        texts_by_file.clear()
        self.statistics.resets += 1
        self.statistics.last_reset_time = int(time())
        sweep(self.root, 0)


def is_known(file: str) -> bool:
    """Whether this process has the compiled file of a path in memory."""
    return file in _files


def in_memory() -> list[tuple[str, OpFile]]:
    """The compiled files that this process has in memory, each after its path."""
    return list(_files.items())


def contents(file: str) -> tuple[bytes, os.stat_result | None]:
    """The bytes of a file of the cache and its state; none, and None, where it cannot be read."""
    try:
        descriptor = os.open(file, OPEN_FLAGS)
    except OSError:
        return b"", None
    try:
        status = os.fstat(descriptor)
        return os.read(descriptor, status.st_size), status
    except OSError:
        return b"", None
    finally:
        os.close(descriptor)


def note_use(file: str, status: os.stat_result) -> None:
    """Have the time of a file that is read say that it is in use."""
    if time_ns() - status.st_mtime_ns > USED_NS:
        try:
            os.utime(file)
        except OSError:  # it is another's, or gone
            return


def create(path: str) -> int:
    """A new file of the cache, which only the user may read, to be written. Raises OSError where there is one."""
    return os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)


def sweep(root: str, limit: int) -> None:
    """Remove the files unused for longest until the others take no more than `limit` bytes, and what writers that were
    killed have left."""
    found = []
    now = time_ns()
    try:
        for folder in os.scandir(root):
            if not folder.is_dir(follow_symlinks=False):
                continue
            for entry in os.scandir(folder.path):
                try:
                    status = entry.stat(follow_symlinks=False)
                    if entry.name.endswith((SUFFIX, TEXTS_SUFFIX, RUNS_SUFFIX)):
                        found.append((status.st_mtime_ns, status.st_size, entry.path))
                    elif now - status.st_mtime_ns > ABANDONED_NS:
                        os.unlink(entry.path)
                except OSError:  # another process was faster
                    continue
    except OSError:
        return
    excess = sum(size for _, size, _ in found) - limit
    for _, size, path in sorted(found):
        if excess <= 0:
            break
        try:
            os.unlink(path)
        except OSError:
            continue
        excess -= size


def is_private(folder: str) -> bool:
    """Whether no other user may write into a folder, which is made where it is missing."""
    try:
        try:
            status = os.stat(folder)
        except FileNotFoundError:
            os.makedirs(folder, 0o700, exist_ok=True)
            status = os.stat(folder)
    except OSError:
        return False
    return S_ISDIR(status.st_mode) and status.st_uid == os.geteuid() and not status.st_mode & 0o022


def _native_compiler(engine: Engine) -> str:
    """What tells apart the native code that compiles for an engine; "" where Python does."""
    if engine.tier is None:
        return ""
    path = engine.tier.path
    if path not in _native_compilers:
        try:
            status = os.stat(path)
            _native_compilers[path] = f"{status.st_size}:{status.st_mtime_ns}"
        except OSError:
            return path
    return _native_compilers[path]


_native_compilers: dict[str, str] = {}  # by the image's path, as it was when it was first asked for


def cache_of(engine: Engine) -> Cache | None:
    """The cache that an engine's settings ask for; None where they forbid it or its folder is not safe."""
    settings = engine.ini.configured
    if settings.get("zvm.cache", "1").lower() in _OFF:
        return None
    root = settings.get("zvm.cache_dir") or cache_folder()
    if root is None or not is_private(root):
        return None
    options = "\0".join([*(settings.get(name, "") for name in ("disable_functions", "disable_classes", "zvm.claim")),
                         _native_compiler(engine)])
    validate = settings.get("zvm.cache_validate", BY_TIME)
    verify = settings.get("zvm.cache_verify", "0").lower() not in _OFF
    from zvm.runtime.services.ini import parse_quantity

    limit = parse_quantity(settings["zvm.cache_size"]) if "zvm.cache_size" in settings else DEFAULT_LIMIT
    return Cache(root, options, validate, limit, engine.internal_function if verify else None)
