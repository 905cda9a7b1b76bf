"""Scripts of files, by way of the cache of compiled files (zvm/opfile/cache.py).

What is kept was compiled as if no class of a script were declared yet, since that is all one file can know; loading
binds the classes whose parents other files declared, as under OPcache. Where a class would be bound whose name is in
use already, the source is compiled again, in the present world. Called by include.py and the facade.
"""
from __future__ import annotations

import os

from zvm.engine.optimizing import settings
from zvm.engine.superglobals import make_auto_globals
from zvm.opfile import format as r

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable

    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script
    from zvm.opfile.cache import Cache, Source
    from zvm.opfile.reader import OpFile
    from zvm.runtime.classes.class_entry import ClassEntry

_MORE = 1 << 16  # bytes of a source that is longer than was said, read at a time
_SUPERGLOBALS = ((r.NAMES_SERVER, "_SERVER"), (r.NAMES_ENV, "_ENV"), (r.NAMES_REQUEST, "_REQUEST"))


def compile_path(engine: Engine, cache: Cache, path: str) -> Script:
    """The linked Script of a plain file. Raises OSError, and as Engine.compile_source() does."""
    world, asked = engine.world, settings(engine)
    stored = None if world is None else world.recent_file(path, asked)
    file = cache.file_of(path, asked) if stored is None else ""
    if stored is not None:
        cache.note_hits([stored])
    else:
        seen, engine.seen_file = engine.seen_file, None
        status = seen[1] if seen is not None and seen[0] == path.encode("latin-1") else None
        stored = cache.find(path, file, status)
        if stored is None and engine.owns_process:
            from zvm.engine.pending_files import files_of

            stored = files_of(engine).find_after_writer(cache, path, file)
        if world is not None and stored is not None:
            world.note_file(path, asked, stored)
    if stored is not None and not in_use(engine, stored.early, path):
        engine.included_files[path] = None
        return _shared_script_of(engine, cache, stored)
    source = read(path)
    engine.included_files[path] = None
    text = source.text.decode("latin-1")
    if stored is not None or cache.is_protected(source):
        return engine.compile_source(text, path)
    return _compile(engine, cache, source, text, path, file)


def script_of(engine: Engine, stored: OpFile) -> Script:
    """A new Script of a file that was read, as if its source had just been compiled."""
    script = stored.script(engine)
    announce(engine, stored, script)
    return script


def announce(engine: Engine, stored: OpFile, script: Script) -> None:
    """What compiling a file does besides making its Script: what it reports, and superglobals."""
    if script.diagnostics:
        engine.report_all(script.diagnostics, stored.path)
    if stored.superglobals:
        _make_superglobals(engine, stored)


def _shared_script_of(engine: Engine, cache: Cache, stored: OpFile) -> Script:
    """script_of(); the resident Script where the engine has a World, or that of an earlier run where it is the same:
    is_only_main(), in the same scope."""
    if engine.world is not None:
        return engine.world.script_of(engine, stored, script_of)
    frame = engine.current_execute_data
    script = cache.scripts.get(stored)
    if script is None or script.main.scope is not (frame and frame.func.scope):
        script = script_of(engine, stored)
        if script.is_only_main():
            cache.scripts[stored] = script
    elif stored.superglobals:
        _make_superglobals(engine, stored)
    return script


def _make_superglobals(engine: Engine, stored: OpFile) -> None:
    named = stored.superglobals
    make_auto_globals(engine, " ".join(name for flag, name in _SUPERGLOBALS if named & flag))


def keep_compiled(engine: Engine, cache: Cache, path: str) -> Script:
    """The linked Script of a plain file, kept in the cache if it can be. Raises as compile_path() does; nothing of the
    file is declared or run (persistent_compile_file)."""
    file = cache.file_of(path, settings(engine))
    stored = cache.find(path, file)
    if stored is not None:
        engine.included_files[path] = None  # as OPcache has it, which does not when it compiles
        return script_of(engine, stored)
    source = read(path)
    return _compile(engine, cache, source, source.text.decode("latin-1"), path, file, is_run=False)


def read(path: str) -> Source:
    """A source. Raises OSError; IsADirectoryError stands for anything that is not a regular file."""
    from stat import S_ISDIR, S_ISREG

    from zvm.opfile.cache import Source
    from zvm.runtime.services.descriptors import check_own

    descriptor = os.open(path.encode("latin-1"), os.O_RDONLY | os.O_CLOEXEC)
    try:
        check_own(descriptor)
        status = os.fstat(descriptor)
        if not S_ISREG(status.st_mode) and not S_ISDIR(status.st_mode):  # reading a folder raises it
            raise IsADirectoryError
        data = os.read(descriptor, status.st_size + 1)
        while more := len(data) != status.st_size and os.read(descriptor, _MORE):
            data += more
        return Source(data, status.st_size, status.st_mtime_ns)
    finally:
        os.close(descriptor)


def in_use(engine: Engine, names: Iterable[str], path: str = "") -> bool:
    """Whether a class has one of the names, in lower case, that was not preloaded from the file of that path."""
    classes = engine.classes
    used = [name for name in names if classes.get(name) is not None]
    return bool(used) and (engine.world is None or not engine.world.has_preloaded_names(used, path))


def _compile(engine: Engine, cache: Cache, source: Source, text: str, path: str, file: str, is_run: bool = True,
             ) -> Script:
    from zvm.engine.compilation import compile_only, may_defer
    from zvm.engine.pending_files import PendingFile, files_of

    may_store = cache.writable and len(source.text) == source.size and not cache.is_protected(source)
    is_later = is_run and may_store and may_defer(engine) and files_of(engine).accepts(file, len(text))
    script = compile_only(engine, text, path, internal_classes(engine), defers=is_later)
    if is_run and in_use(engine, script.early, path):
        return engine.compile_source(text, path)
    if is_later:
        files_of(engine).add(PendingFile(file, len(text), settings(engine),
                                         lambda: _write_later(engine, cache, source, path, file)))
    elif may_store:
        data = written(script, text, path, r.digest(source.text, 32), source.size, source.mtime_ns)
        if data is not None:
            from zvm.opfile.reader import OpFile

            cache.store(data, file)
            stored = None if engine.world is None else cache.find(path, file)
            if stored is not None:
                return _shared_script_of(engine, cache, stored)
            return script_of(engine, OpFile(data, path))  # which links what is called, not everything
    return linked(engine, script, text, path)


def _write_later(engine: Engine, cache: Cache, source: Source, path: str, file: str) -> None:
    """Compile a source that ran before whole, and write it, unless another process has done so."""
    from zvm.engine.compilation import compile_only

    if os.path.exists(file) and cache.has(path, file):
        return
    text = source.text.decode("latin-1")
    script = compile_only(engine, text, path, internal_classes(engine))
    data = written(script, text, path, r.digest(source.text, 32), source.size, source.mtime_ns)
    if data is not None:
        cache.store(data, file)


def linked(engine: Engine, script: Script, text: str, path: str) -> Script:
    """The script, to be run as it was compiled."""
    from zvm.linker.links import link_script

    engine.report_all(script.diagnostics, path)
    link_script(script)
    make_auto_globals(engine, text)
    return script


def written(script: Script, text: str, path: str, source_hash: bytes, size: int, mtime_ns: int = 0) -> bytes | None:
    """A compiled script as an op-array file; None where something in it is beyond the format: it is compiled each
    time."""
    from zvm.opfile.cache import compiler_fingerprint
    from zvm.opfile.writer import Origin, superglobals_named, write

    origin = Origin(path, source_hash, size, mtime_ns, compiler_fingerprint())
    try:
        return write(script, origin, superglobals_named(text))
    except r.OpFileError:
        return None


class internal_classes:  # noqa: N801  # a function with an engine
    """The classes that are there before any script runs."""

    __slots__ = ("engine",)

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __call__(self, name: str) -> ClassEntry | None:
        found: ClassEntry | None = self.engine.classes.get(name)
        return found if found is not None and found.is_internal else None
