"""Finding the compiled file of a source that native code includes by itself (kernels/compiling/scripts.py).

Asks fewer questions than include.py and script_cache.py, to which unusual files and settings are left.
"""
from __future__ import annotations

from _blake2 import blake2b
from os import close, fstat, lstat, open, read
from time import time_ns

from zvm.engine.include import NO_NAMES, note_known_include, real_folder_of
from zvm.engine.optimizing import settings
from zvm.opcodes.flags import INCLUDE_ONCE, REQUIRE_ONCE
from zvm.opfile import cache as caching
from zvm.opfile import format as r
from zvm.opfile.reader import OpFile

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script

_FORMAT, _REGULAR, _READABLE = 0o170000, 0o100000, 0o444  # of st_mode


class CompiledFiles:
    """How one engine finds its compiled files, as long as `revision` is that of its directives. `is_simple`: no setting
    asks for what only include.py and script_cache.py do."""

    __slots__ = ("revision", "is_simple", "folder", "hash", "head", "used_since")

    def __init__(self, engine: Engine) -> None:
        cache = engine.script_cache
        self.revision = engine.ini.revision
        self.is_simple = engine.owns_process and cache is not None and cache.validate == caching.BY_TIME \
            and cache.internal_function is None and cache.root.isascii() and engine.interrupts.meter is None \
            and engine.tier is not None and engine.tier.counts is None and not engine.ini.open_basedir
        if cache is None:
            return
        self.folder = f"{cache.root}/{caching.FOLDER}/"
        self.hash = blake2b(cache.key_of(settings(engine)), digest_size=16)  # as Cache.file_of() begins it
        self.head = r.MAGIC + r.WORD.pack(r.FORMAT_VERSION) + r.WORD.pack(0) + r.OPCODE_FINGERPRINT \
            + caching.compiler_fingerprint()
        self.used_since = time_ns() - caching.USED_NS


def find_included(engine: Engine, name: str, kind: int) -> OpFile | bool | None:
    """The compiled file that an include of that kind, of a path that is the real path of a plain file, is to run; True
    where the file has been included and is to be included once; None for all else, and nothing is done then."""
    frame = engine.current_execute_data
    if engine.world is not None or engine.observer is not None or name[:1] != "/" or ":" in name or "\0" in name \
            or ".phar" in name or frame is None or frame.func.filename[:5] == "phar:":  # type: ignore[attr-defined]
        return None
    files = engine.states.get(CompiledFiles)
    if files is None or files.revision != engine.ini.revision:
        files = engine.states[CompiledFiles] = CompiledFiles(engine)
    if not files.is_simple:
        return None
    path = name.encode("latin-1")
    folder, _, last = path.rpartition(b"/")
    if not folder or last in NO_NAMES or real_folder_of(engine, folder) != folder:
        return None
    try:
        status = lstat(path)
    except OSError:
        return None
    mode = status.st_mode
    if mode & _FORMAT != _REGULAR or mode & _READABLE != _READABLE:
        return None
    engine.real_folders[folder] = folder
    if name in engine.included_files:
        if kind not in (INCLUDE_ONCE, REQUIRE_ONCE):
            return None
        note_known_include(engine, name)
        return True
    digest = files.hash.copy()
    digest.update(path)
    file = f"{files.folder}{digest.hexdigest()}{caching.SUFFIX}"
    if caching.is_known(file):
        return None
    data = _contents(file, files.used_since)
    if data is None or not data.startswith(files.head) or len(data) < r.HEADER_SIZE:
        return None
    source_size, mtime_ns, size, checksum = r.STATE.unpack_from(data, r.STATE_AT)
    if source_size != status.st_size or mtime_ns != status.st_mtime_ns or size != len(data) \
            or checksum != r.checksum(data):
        return None
    try:
        compiled = OpFile(data, file, is_sound=True)
    except r.OpFileError:
        return None
    if compiled.path != name:
        return None
    cache = engine.script_cache
    if cache is not None:
        cache.note_found(file, compiled)
    return compiled


def _contents(file: str, used_since: int) -> bytes | None:
    """The bytes of a file of the cache; None where it cannot be read, or its use is to be noted."""
    try:
        descriptor = open(file, caching.OPEN_FLAGS)
    except OSError:
        return None
    try:
        status = fstat(descriptor)
        return read(descriptor, status.st_size) if status.st_mtime_ns > used_since else None
    except OSError:
        return None
    finally:
        close(descriptor)


def share(engine: Engine, stored: OpFile, script: Script) -> None:
    """Keep a script that every include of its file may run."""
    cache = engine.script_cache
    if cache is not None and script.is_only_main():
        cache.scripts[stored] = script
