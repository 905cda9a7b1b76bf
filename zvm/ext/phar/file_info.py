"""PharFileInfo: an entry of an archive (ext/phar/phar_object.c)."""
from __future__ import annotations

from zvm.ext.phar import contents
from zvm.ext.phar.aliases import copy_on_write
from zvm.ext.phar.constants import BZ2, COMPRESSION, GZ, LEGACY_SAME, NONE, PERMISSIONS
from zvm.ext.phar.entries import BOTH, find_entry
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.holding import DISABLED, save
from zvm.ext.phar.metadata import change, value_of
from zvm.ext.phar.names import ANY, SCHEME, NoArchive, split_path
from zvm.ext.phar.opening import open_archive, phar_state
from zvm.ext.phar.state import PharState, has_bz2, has_zlib
from zvm.ext.spl.file_info import SplFileInfo
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.vocabulary import EMPTY, Array, Bool, Int, Mixed, Null, Path, Str, Untyped, Void, method, php_class

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Entry

# ruff: noqa: N802

_OTHER = {GZ: (BZ2, "bzip2", "gzip", has_bz2), BZ2: (GZ, "gzip", "bzip2", has_zlib)}


def _find(engine: Engine, url: str) -> Entry:
    """The entry that a URL names; throws RuntimeException."""
    state = phar_state(engine)
    try:
        if url[:7] != SCHEME:
            raise NoArchive(None)
        path, name = split_path(state, url, ANY)
    except NoArchive:
        engine.throw("RuntimeException", f"'{url}' is not a valid phar archive URL (must have at least "
                                         "phar://filename.phar)")
    text = None
    try:
        archive = open_archive(engine, path)
    except PharError as error:
        text = f"Cannot open phar file '{url}'" + ("" if error.text is None else f": {error.text}")
    if text is None:
        text = f"Cannot access phar file entry '{name}' in archive '{path}'"
        try:
            found = find_entry(engine, archive, name, BOTH)
            if found is not None:
                return found
        except PharError as error:
            text += f", {error.text}"
    engine.throw("RuntimeException", text)


def _entry_of(engine: Engine, obj: Any) -> Entry:
    if obj.entry is None:
        engine.throw("BadMethodCallException", "Cannot call method on an uninitialized PharFileInfo object")
    return obj.entry  # type: ignore[no-any-return]


def _own(engine: Engine, obj: Any) -> Entry:
    """The entry of an archive that may be changed."""
    entry: Entry = obj.entry
    if entry.archive.is_cached:
        text = None
        try:
            archive = copy_on_write(engine.state_of(PharState), entry.archive)
            entry = obj.entry = archive.entries[entry.name]
        except PharError:
            text = f'phar "{entry.archive.path}" is persistent, unable to copy on write'
        if text is not None:
            engine.throw("PharException", text)
    return entry


def _save(engine: Engine, entry: Entry) -> None:
    entry.is_modified = entry.archive.is_modified = True
    save(engine, entry.archive)


def _writable(engine: Engine, entry: Entry, refusal: tuple[str, str]) -> None:
    if engine.state_of(PharState).forbids(entry.archive):
        engine.throw(*refusal)


def _check_compressible(engine: Engine, entry: Entry, what: str) -> None:
    if entry.is_folder:
        engine.throw("BadMethodCallException", "Phar entry is a directory, cannot set compression")
    if what == "decompress" and not entry.compression:
        return
    refusal = "change compression" if what == "compress" else "decompress"
    _writable(engine, entry, ("BadMethodCallException", f"Phar is readonly, cannot {refusal}"))
    if entry.is_deleted:
        engine.throw("BadMethodCallException", "Cannot compress deleted file")


def _unpack(engine: Engine, entry: Entry, problem: str) -> None:
    text = None
    try:
        contents.place_of(engine, entry)
    except PharError as error:
        text = f"{problem}: {error.text}"
    if text is not None:
        engine.throw("BadMethodCallException", text)


@php_class("PharFileInfo", extends="SplFileInfo")
class PharFileInfo(SplFileInfo):
    """`entry` is None before construction."""

    __slots__ = ("entry",)

    def __init__(self) -> None:
        super().__init__()
        self.entry: Any = None

    @method
    def __construct(self, engine: Engine, filename: Path) -> Untyped:
        if self.entry is not None:
            engine.throw("BadMethodCallException", "Cannot call constructor twice")
        self.entry = _find(engine, filename)
        self.set_name(filename)

    @method
    def __destruct(self) -> Untyped:
        if self.entry is not None and self.entry.is_virtual:
            self.entry = None

    @method(tentative=True)
    def chmod(self, engine: Engine, perms: Int) -> Void:
        entry = _entry_of(engine, self)
        if entry.is_virtual:
            engine.throw("BadMethodCallException", f'Phar entry "{entry.name}" is a temporary directory (not an actual '
                                                   "entry in the archive), cannot chmod")
        _writable(engine, entry, ("PharException", f'Cannot modify permissions for file "{entry.name}" in phar '
                                                   f'"{entry.archive.path}", write operations are prohibited'))
        entry = _own(engine, self)
        entry.flags = entry.flags & ~PERMISSIONS | perms & 0o777
        engine.state_of(StreamState).forget_paths(False)
        _save(engine, entry)

    @method
    def compress(self, engine: Engine, compression: Int) -> Untyped:
        entry = _entry_of(engine, self)
        if entry.archive.is_tar:
            engine.throw("BadMethodCallException", "Cannot compress with Gzip compression, not possible with tar-based "
                                                   "phar archives")
        _check_compressible(engine, entry, "compress")
        entry = _own(engine, self)
        if compression not in _OTHER:
            engine.throw("BadMethodCallException", "Unknown compression type specified")
        if entry.flags & compression:
            return True
        other, other_name, name, has_other = _OTHER[compression]
        is_there = has_zlib() if compression == GZ else has_bz2()
        if entry.flags & other:
            extension = "bz2" if other == BZ2 else "zlib"
            if not has_other():
                engine.throw("BadMethodCallException", (
                    f"Cannot compress with {name} compression, file is already compressed with {other_name} "
                    f"compression and {extension} extension is not enabled, cannot decompress"))
            _unpack(engine, entry, f'phar error: Cannot decompress {other_name}-compressed file "{entry.name}" in phar '
                                   f'"{entry.archive.path}" in order to compress with {name}')
        if not is_there:
            extension = "zlib" if compression == GZ else "bz2"
            engine.throw("BadMethodCallException", f"Cannot compress with {name} compression, {extension} extension is "
                                                   "not enabled")
        entry.flags = contents.with_compression(entry.flags, compression)
        _save(engine, entry)
        return True

    @method
    def decompress(self, engine: Engine) -> Untyped:
        entry = _entry_of(engine, self)
        _check_compressible(engine, entry, "decompress")
        if not entry.compression:
            return True
        if entry.compression not in _OTHER:
            engine.throw("BadMethodCallException", "Cannot decompress file compressed with unknown compression type")
        is_gz = entry.compression == GZ
        if not (has_zlib() if is_gz else has_bz2()):
            engine.throw("BadMethodCallException", f"Cannot decompress {'Gzip' if is_gz else 'Bzip2'}-compressed file, "
                                                   f"{'zlib' if is_gz else 'bz2'} extension is not enabled")
        entry = _own(engine, self)
        _unpack(engine, entry, f'Phar error: Cannot decompress {"gzip" if is_gz else "bz2"}-compressed file '
                               f'"{entry.name}" in phar "{entry.archive.path}"')
        entry.flags = contents.with_compression(entry.flags, NONE)
        _save(engine, entry)
        return True

    @method
    def delMetadata(self, engine: Engine) -> Untyped:
        entry = _entry_of(engine, self)
        _writable(engine, entry, DISABLED)
        if entry.is_virtual:
            engine.throw("BadMethodCallException", "Phar entry is a temporary directory (not an actual entry in the "
                                                   "archive), cannot delete metadata")
        if entry.metadata.exists:
            entry = _own(engine, self)
            entry.metadata.clear()
            _save(engine, entry)
        return True

    @method(tentative=True)
    def getCompressedSize(self, engine: Engine) -> Int:
        return _entry_of(engine, self).packed_size

    @method(tentative=True)
    def getCRC32(self, engine: Engine) -> Int:
        entry = _entry_of(engine, self)
        if entry.is_folder:
            engine.throw("BadMethodCallException", "Phar entry is a directory, does not have a CRC")
        if not entry.is_checked:
            engine.throw("BadMethodCallException", "Phar entry was not CRC checked")
        return entry.crc

    @method(tentative=True)
    def getContent(self, engine: Engine) -> Str:
        entry = _entry_of(engine, self)
        where = f'"{entry.name}" in phar "{entry.archive.path}"'
        if entry.is_folder:
            engine.throw("BadMethodCallException", f"phar error: Cannot retrieve contents, {where} is a directory")
        text = None
        try:
            return contents.read(engine, contents.link_source(entry) or entry).decode("latin-1")
        except PharError as error:
            text = f"phar error: Cannot retrieve contents, {where}: {error.text}"
        engine.throw("BadMethodCallException", text)

    @method(tentative=True)
    def getMetadata(self, engine: Engine, unserializeOptions: Array = EMPTY) -> Mixed:
        return value_of(engine, _entry_of(engine, self).metadata, unserializeOptions)

    @method(tentative=True)
    def getPharFlags(self, engine: Engine) -> Int:
        return _entry_of(engine, self).flags & ~(PERMISSIONS | COMPRESSION)

    @method(tentative=True)
    def hasMetadata(self, engine: Engine) -> Bool:
        return _entry_of(engine, self).metadata.exists

    @method(tentative=True)
    def isCompressed(self, engine: Engine, compression: Int | Null = None) -> Bool:
        entry = _entry_of(engine, self)
        if compression is None or compression == LEGACY_SAME:
            return entry.compression != 0
        if compression not in (GZ, BZ2):
            engine.throw("BadMethodCallException", "Unknown compression type specified")
        return bool(entry.flags & compression)

    @method(tentative=True)
    def isCRCChecked(self, engine: Engine) -> Bool:
        return _entry_of(engine, self).is_checked

    @method(tentative=True)
    def setMetadata(self, engine: Engine, metadata: Mixed) -> Void:
        entry = _entry_of(engine, self)
        _writable(engine, entry, DISABLED)
        if entry.is_virtual:
            engine.throw("BadMethodCallException", "Phar entry is a temporary directory (not an actual entry in the "
                                                   "archive), cannot set metadata")
        entry = _own(engine, self)
        change(engine, entry.metadata, metadata)
        _save(engine, entry)
