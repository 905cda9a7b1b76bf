"""The classes Phar and PharData (ext/phar/phar_object.c). What they do is in the other modules."""
from __future__ import annotations

import contextlib
import os

from zvm.ext.phar import building, contents, converting, extraction, names, web
from zvm.ext.phar.aliases import free_alias, release
from zvm.ext.phar.constants import (
    ALIAS,
    API_VERSION,
    BZ2,
    CONSTANTS_OF_CLASS,
    GZ,
    PHAR,
    SIGNATURE_NAMES,
    STUB,
    TAR,
    WHOLE_BZ2,
    WHOLE_GZ,
    ZIP,
)
from zvm.ext.phar.default_stub import default_stub
from zvm.ext.phar.entries import BOTH, find_entry, mount, stat_path
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.exceptions import throwing
from zvm.ext.phar.flushing import flush
from zvm.ext.phar.holding import (
    DISABLED,
    ArchiveObject,
    archive_of,
    construct,
    own_copy,
    save,
    writable_archive,
)
from zvm.ext.phar.metadata import change, value_of
from zvm.ext.phar.opening import open_archive, open_running, phar_state
from zvm.ext.phar.signatures import has_keys
from zvm.ext.phar.state import has_bz2, has_zlib
from zvm.ext.phar.stubs import read_stub, refuse_data, stub_argument, text_or_stream
from zvm.ext.spl.directory_iterators import SKIP_DOTS, UNIX_PATHS
from zvm.ext.spl.iterators import make_object
from zvm.ext.vocabulary import (
    EMPTY,
    UNDEF,
    Array,
    Bool,
    Callable,
    False_,
    Int,
    Methods,
    Mixed,
    Null,
    Path,
    Str,
    Untyped,
    Void,
    method,
    php_class,
)
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive
    from zvm.ext.spl.file_info import SplFileInfo
    from zvm.runtime.values.php_object import PhpObject as Traversable

# ruff: noqa: F821, N802, N803, N805, UP037

_FLAGS = SKIP_DOTS | UNIX_PATHS
COUNT_NORMAL = 0


def _compress_all(engine: Engine, archive: Archive, compression: int) -> None:
    """Have all entries compressed one way."""
    archive = own_copy(engine, archive)
    for entry in archive.entries.values():
        if not entry.is_deleted and not entry.is_folder:
            entry.flags = contents.with_compression(entry.flags, compression)
            entry.is_modified = True
    archive.is_modified = True
    save(engine, archive, "BadMethodCallException")


def _compress(engine: Engine, obj: Any, compression: int, extension: str | None) -> Any:
    archive = writable_archive(engine, obj, (
        "UnexpectedValueException", "Cannot compress phar archive, phar is read-only"))
    if archive.is_zip:
        engine.throw("UnexpectedValueException", "Cannot compress zip-based archives with whole-archive compression")
    flags = converting.whole_flag(engine, compression, False)
    return converting.convert(engine, archive, TAR if archive.is_tar else PHAR, extension, flags, archive.is_data)


def _decompress(engine: Engine, obj: Any, extension: str | None) -> Any:
    archive = writable_archive(engine, obj, (
        "UnexpectedValueException", "Cannot decompress phar archive, phar is read-only"))
    if archive.is_zip:
        engine.throw("UnexpectedValueException", "Cannot decompress zip-based archives with whole-archive compression")
    return converting.convert(engine, archive, TAR if archive.is_tar else PHAR, extension, 0, archive.is_data)


def _magic_problem(archive: Archive, name: str, what: str) -> str:
    """Why an entry of the extension's own cannot be got or set, "" for another entry."""
    if name == STUB:
        return f'Cannot {what} stub ".phar/stub.php" directly in phar "{archive.path}", use {what}Stub'
    if name == ALIAS:
        return f'Cannot {what} alias ".phar/alias.txt" directly in phar "{archive.path}", use {what}Alias'
    if not names.is_magic(name):
        return ""
    return 'Cannot directly get any files or directories in magic ".phar" directory' if what == "get" else \
        'Cannot set any files or directories in magic ".phar" directory'


def _set_alias(engine: Engine, archive: Archive, alias: str) -> None:
    state = phar_state(engine)
    known = state.aliases.get(alias) if alias else None
    if known is not None:
        if not free_alias(state, known):
            engine.throw("PharException", f'alias "{alias}" is already used for archive "{known.path}" and cannot be '
                                          "used for other archives")
    elif not names.is_valid_alias(alias):
        engine.throw("UnexpectedValueException", f'Invalid alias "{alias}" specified for phar "{archive.path}"')
    archive = own_copy(engine, archive)
    before = archive.alias, archive.is_alias_temporary
    was_known = before[0] in state.aliases
    if before[0]:
        state.aliases.pop(before[0], None)
    archive.alias, archive.is_alias_temporary = alias or None, False
    text = None
    try:
        flush(engine, archive)
    except PharError as error:
        text = error.text
    if text is not None:
        archive.alias, archive.is_alias_temporary = before
        if was_known and before[0]:
            state.aliases[before[0]] = archive
        engine.throw("PharException", text)
    state.aliases.setdefault(alias, archive)


def _running_archive(engine: Engine) -> str | None:
    """The path of the archive whose script is running; None where it is of none."""
    url = engine.diagnostics.position()[0]
    if not url.startswith(names.SCHEME):
        return None
    try:
        return names.split_path(phar_state(engine), url, names.ANY)[0]
    except PharError:
        return None


def _mount(engine: Engine, name: str, external: str) -> None:
    state = phar_state(engine)
    path = _running_archive(engine)
    archive = None
    if path is not None:
        if name.startswith(names.SCHEME):
            engine.throw("PharException", "Can only mount internal paths within a phar archive, use a relative path "
                                          f'instead of "{name}"')
    else:
        running = engine.diagnostics.position()[0]
        archive = state.archives.get(running) or state.cached.get(running)
        if archive is None:
            try:
                path, name = names.split_path(state, name, names.ANY)
            except PharError:
                path = None
            if path is None:
                engine.throw("PharException", f"Mounting of {name} to {external} failed")
    if archive is None:
        archive = state.archives.get(path or "") or state.cached.get(path or "")
        if archive is None:
            engine.throw("PharException", f"{path} is not a phar archive, cannot mount")
    failed = False
    try:
        mount(engine, own_copy(engine, archive), external, name)
    except PharError:
        failed = True
    if failed:
        engine.throw("PharException", f"Mounting of {name} to {external} within phar {path or '(null)'} failed")


def _unlink(engine: Engine, path: str) -> None:
    """Remove an archive that is not in use, and its file."""
    state = phar_state(engine)
    problem = 'Unknown phar archive ""'
    archive = None
    if path:
        try:
            archive = open_archive(engine, path)
        except PharError as error:
            problem = f'Unknown phar archive "{path}"' + ("" if error.text is None else f": {error.text}")
    if archive is not None:
        problem = ""
        if _running_archive(engine) == path:
            problem = f'phar archive "{path}" cannot be unlinked from within itself'
        elif archive.is_cached:
            problem = f'phar archive "{path}" is in phar.cache_list, cannot unlinkArchive()'
        elif archive.users:
            problem = f'phar archive "{path}" has open file handles or objects.  fclose() all file handles, and ' \
                      "unset() all objects prior to calling unlinkArchive()"
    if problem or archive is None:
        engine.throw("PharException", problem)
    state.forget_last()
    release(state, archive)
    with contextlib.suppress(OSError):
        os.unlink(archive.path.encode("latin-1"))


class FillingMethods(ArchiveObject):
    """What Phar and PharData have in common in front of compress() and decompress(), whose types differ."""

    __slots__ = ()

    @method
    def __destruct(self) -> Untyped:
        pass

    @method(tentative=True)
    def addEmptyDir(self, engine: Engine, directory: Path) -> Void:
        archive = archive_of(engine, self)
        if names.is_magic(directory):
            engine.throw("BadMethodCallException", 'Cannot create a directory in magic ".phar" directory')
        building.add_folder(engine, archive, directory)

    @method(tentative=True)
    def addFile(self, engine: Engine, filename: Path, localName: Str | Null = None) -> Void:
        building.add_path(engine, archive_of(engine, self), filename, localName)

    @method(tentative=True)
    def addFromString(self, engine: Engine, localName: Path, contents: Str) -> Void:
        building.add_file(engine, archive_of(engine, self), localName, contents)

    @method(tentative=True)
    def buildFromDirectory(self, engine: Engine, directory: Path, pattern: Str = "") -> Array:
        archive = writable_archive(engine, self, (
            "UnexpectedValueException", "Cannot write to archive - write operations restricted by INI setting"))
        return building.build_from_folder(engine, archive, directory, pattern)

    @method(tentative=True)
    def buildFromIterator(self, engine: Engine, iterator: 'Traversable', baseDirectory: Str | Null = None) -> Array:
        archive = writable_archive(engine, self)
        return building.build(engine, own_copy(engine, archive), iterator, baseDirectory or "")

    @method(tentative=True)
    def compressFiles(self, engine: Engine, compression: Int) -> Void:
        archive = writable_archive(engine, self, (
            "BadMethodCallException", "Phar is readonly, cannot change compression"))
        problem = None
        if compression not in (GZ, BZ2):
            problem = "Unknown compression specified, please pass one of Phar::GZ or Phar::BZ2"
        elif not (has_zlib() if compression == GZ else has_bz2()):
            name, extension = ("gzip", "zlib") if compression == GZ else ("bz2", "bz2")
            problem = f"Cannot compress files within archive with {name}, enable ext/{extension} in php.ini"
        elif archive.is_tar:
            problem = "Cannot compress with Gzip compression, tar archives cannot compress individual files, use " \
                      "compress() to compress the whole archive"
        if problem is not None:
            engine.throw("BadMethodCallException", problem)
        _compress_all(engine, archive, compression)

    @method
    def decompressFiles(self, engine: Engine) -> Untyped:
        archive = writable_archive(engine, self, (
            "BadMethodCallException", "Phar is readonly, cannot change compression"))
        if not archive.is_tar:
            _compress_all(engine, archive, 0)
        return True


class ArchiveMethods(FillingMethods):
    """What they have in common at the end."""

    __slots__ = ()

    @method(tentative=True)
    def convertToExecutable(self, engine: Engine, format: Int | Null = None, compression: Int | Null = None,
                            extension: Str | Null = None) -> 'Phar' | Null:
        archive = archive_of(engine, self)
        if phar_state(engine).is_read_only:
            engine.throw("UnexpectedValueException", "Cannot write out executable phar archive, phar is read-only")
        wanted = format, compression, extension
        return converting.to_other(engine, archive, wanted, False)  # type: ignore[no-any-return]

    @method(tentative=True)
    def convertToData(self, engine: Engine, format: Int | Null = None, compression: Int | Null = None,
                      extension: Str | Null = None) -> 'PharData' | Null:
        wanted = format, compression, extension
        return converting.to_other(engine, archive_of(engine, self), wanted, True)  # type: ignore[no-any-return]

    @method
    def copy(self, engine: Engine, from_: Path, to: Path) -> Untyped:
        building.copy_entry(engine, archive_of(engine, self), from_, to)
        return True

    @method(tentative=True)
    def count(self, engine: Engine, mode: Int = COUNT_NORMAL) -> Int:
        return len(archive_of(engine, self).entries)

    @method
    def delete(self, engine: Engine, localName: Path) -> Untyped:
        archive = own_copy(engine, writable_archive(engine, self))
        entry = archive.entries.get(localName)
        if entry is None:
            engine.throw("BadMethodCallException", f"Entry {localName} does not exist and cannot be deleted")
        if not entry.is_deleted:
            entry.is_deleted = entry.is_modified = archive.is_modified = True
            save(engine, archive)
        return True

    @method
    def delMetadata(self, engine: Engine) -> Untyped:
        archive = writable_archive(engine, self, DISABLED)
        if archive.metadata.exists:
            archive = own_copy(engine, archive)
            archive.metadata.clear()
            archive.is_modified = True
            save(engine, archive)
        return True

    @method(tentative=True)
    def extractTo(self, engine: Engine, directory: Path, files: Array | Str | Null = None,
                  overwrite: Bool = False) -> Bool:
        return extraction.extract(engine, archive_of(engine, self), directory, files, overwrite)

    @method(tentative=True)
    def getAlias(self, engine: Engine) -> Str | Null:
        return archive_of(engine, self).alias

    @method(tentative=True)
    def getPath(self, engine: Engine) -> Str:  # type: ignore[override]
        return archive_of(engine, self).path

    @method(tentative=True)
    def getMetadata(self, engine: Engine, unserializeOptions: Array = EMPTY) -> Mixed:
        return value_of(engine, archive_of(engine, self).metadata, unserializeOptions)

    @method(tentative=True)
    def getModified(self, engine: Engine) -> Bool:
        return archive_of(engine, self).is_modified

    @method(tentative=True)
    def getSignature(self, engine: Engine) -> Array | False_:
        archive = archive_of(engine, self)
        if archive.signature is None:
            return False
        kind = archive.signature_kind
        return PhpArray.from_dict({"hash": archive.signature,
                                   "hash_type": SIGNATURE_NAMES.get(kind, f"Unknown ({kind})")})

    @method(tentative=True)
    def getStub(self, engine: Engine) -> Str:
        return read_stub(engine, archive_of(engine, self))

    @method(tentative=True)
    def getVersion(self, engine: Engine) -> Str:
        return archive_of(engine, self).version

    @method(tentative=True)
    def hasMetadata(self, engine: Engine) -> Bool:
        return archive_of(engine, self).metadata.exists

    @method(tentative=True)
    def isBuffering(self, engine: Engine) -> Bool:
        return archive_of(engine, self).is_buffering

    @method(tentative=True)
    def isCompressed(self, engine: Engine) -> Int | False_:
        flags = archive_of(engine, self).flags
        return GZ if flags & WHOLE_GZ else BZ2 if flags & WHOLE_BZ2 else False

    @method(tentative=True)
    def isFileFormat(self, engine: Engine, format: Int) -> Bool:
        archive = archive_of(engine, self)
        if format not in (PHAR, TAR, ZIP):
            engine.throw("PharException", "Unknown file format specified")
        return format == (TAR if archive.is_tar else ZIP if archive.is_zip else PHAR)

    @method(tentative=True)
    def isWritable(self, engine: Engine) -> Bool:
        archive = archive_of(engine, self)
        if not archive.is_writable:
            return False
        found = stat_path(engine, archive.path)
        return archive.is_new if found is None else bool(found.st_mode & 0o222)

    @method(tentative=True, shown={"localName": "Untyped"})
    def offsetExists(self, engine: Engine, localName: Path) -> Bool:
        archive = archive_of(engine, self)
        entry = archive.entries.get(localName)
        if entry is None:
            return localName in archive.folders
        return not entry.is_deleted and not names.is_magic(localName)

    @method(tentative=True, shown={"localName": "Untyped"})
    def offsetGet(self, engine: Engine, localName: Path) -> 'SplFileInfo':
        archive = archive_of(engine, self)
        problem = f"Entry {localName} does not exist"
        try:
            entry = find_entry(engine, archive, localName, BOTH, False)
        except PharError as error:
            entry = None
            problem += f", {error.text}"
        if entry is not None:
            problem = _magic_problem(archive, localName, "get")
        if problem:
            engine.throw("BadMethodCallException", problem)
        ce = self.info_class or engine.lookup_class("PharFileInfo", False)
        return make_object(engine, ce, f"{names.SCHEME}{archive.path}/{localName}")  # type: ignore[no-any-return]

    @method(tentative=True, shown={"localName": "Untyped", "value": "Untyped"})
    def offsetSet(self, engine: Engine, localName: Path, value: Mixed) -> Void:
        archive = writable_archive(engine, self, DISABLED)
        problem = _magic_problem(archive, localName, "set")
        if problem:
            engine.throw("BadMethodCallException", problem)
        building.add_file(engine, archive, localName, text_or_stream(engine, 2, value))

    @method(tentative=True, shown={"localName": "Untyped"})
    def offsetUnset(self, engine: Engine, localName: Path) -> Void:
        archive = writable_archive(engine, self, DISABLED)
        entry = archive.entries.get(localName)
        if entry is not None and not entry.is_deleted:
            archive = own_copy(engine, archive)
            entry = archive.entries[localName]
            entry.is_modified, entry.is_deleted = False, True
            save(engine, archive)

    @method(tentative=True)
    def setAlias(self, engine: Engine, alias: Str) -> Bool:
        archive = writable_archive(engine, self)
        state = phar_state(engine)
        state.forget_last()
        refuse_data(engine, archive, "alias")
        if alias != archive.alias:
            _set_alias(engine, archive, alias)
        return True

    @method(tentative=True)
    def setDefaultStub(self, engine: Engine, index: Str | Null = None, webIndex: Str | Null = None) -> Bool:
        archive = archive_of(engine, self)
        refuse_data(engine, archive, "stub")
        is_other = archive.is_tar or archive.is_zip
        if is_other and (index is not None or webIndex is not None):
            value_error(engine, 1 if index is not None else 2,
                        "must be null for a tar- or zip-based phar stub, string given")
        if phar_state(engine).is_read_only:
            engine.throw("UnexpectedValueException", "Cannot change stub: phar.readonly=1")
        stub = None
        if not is_other:
            with throwing(engine, "UnexpectedValueException"):
                stub = default_stub(index, webIndex)
        archive = own_copy(engine, archive)
        with throwing(engine):
            flush(engine, archive, stub, True)
        return True

    @method(tentative=True)
    def setMetadata(self, engine: Engine, metadata: Mixed) -> Void:
        archive = own_copy(engine, writable_archive(engine, self, DISABLED))
        change(engine, archive.metadata, metadata)
        archive.is_modified = True
        save(engine, archive)

    @method(tentative=True)
    def setSignatureAlgorithm(self, engine: Engine, algo: Int, privateKey: Str | Null = None) -> Void:
        archive = writable_archive(engine, self, (
            "UnexpectedValueException", "Cannot set signature algorithm, phar is read-only"))
        if algo not in SIGNATURE_NAMES:
            engine.throw("UnexpectedValueException", "Unknown signature algorithm specified")
        archive = own_copy(engine, archive)
        archive.signature_kind = algo
        archive.is_modified = True
        phar_state(engine).private_key = privateKey or ""
        save(engine, archive)

    @method(shown={"stub": "Untyped"})
    def setStub(self, engine: Engine, stub: Mixed, length: Int = UNDEF) -> Untyped:
        archive = writable_archive(engine, self, (
            "UnexpectedValueException", "Cannot change stub, phar is read-only"))
        refuse_data(engine, archive, "stub")
        text = stub_argument(engine, archive, text_or_stream(engine, 1, stub), 0 if length is UNDEF else length)
        archive = own_copy(engine, archive)
        with throwing(engine):
            flush(engine, archive, text)
        return True

    @method(tentative=True)
    def startBuffering(self, engine: Engine) -> Void:
        archive_of(engine, self).is_buffering = True

    @method(tentative=True)
    def stopBuffering(self, engine: Engine) -> Void:
        archive = writable_archive(engine, self)
        archive.is_buffering = False
        save(engine, archive)

    @method(static=True, final=True)
    def apiVersion(scope: Any) -> Str:
        return API_VERSION

    @method(static=True, final=True)
    def canCompress(scope: Any, compression: Int = 0) -> Bool:
        return has_zlib() if compression == GZ else has_bz2() if compression == BZ2 else has_zlib() or has_bz2()

    @method(static=True, final=True)
    def canWrite(scope: Any, engine: Engine) -> Bool:
        return not phar_state(engine).is_read_only

    @method(static=True, final=True)
    def createDefaultStub(scope: Any, engine: Engine, index: Path | Null = None,
                          webIndex: Path | Null = None) -> Str:
        with throwing(engine):
            return default_stub(index, webIndex)
        return ""

    @method(static=True, final=True)
    def getSupportedCompression(scope: Any) -> Array:
        return PhpArray.from_list([name for name, is_there in (("GZ", has_zlib()), ("BZIP2", has_bz2())) if is_there])

    @method(static=True, final=True)
    def getSupportedSignatures(scope: Any) -> Array:
        found = list(SIGNATURE_NAMES.values())
        return PhpArray.from_list(found if has_keys() else found[:4])

    @method(static=True, final=True)
    def interceptFileFuncs(scope: Any, engine: Engine) -> Void:
        from zvm.ext.phar.interception import intercept

        intercept(engine)

    @method(static=True, final=True)
    def isValidPharFilename(scope: Any, engine: Engine, filename: Path, executable: Bool = True) -> Bool:
        found = names.detect(phar_state(engine), filename, int(executable), 2, True)
        return found.kind == names.FOUND

    @method(static=True, final=True)
    def loadPhar(scope: Any, engine: Engine, filename: Path, alias: Str | Null = None) -> Bool:
        with throwing(engine):
            open_archive(engine, filename, alias)
            return True
        return False

    @method(static=True, final=True)
    def mapPhar(scope: Any, engine: Engine, alias: Str | Null = None, offset: Int = 0) -> Bool:
        with throwing(engine):
            open_running(engine, alias)
            return True
        return False

    @method(static=True, final=True)
    def running(scope: Any, engine: Engine, returnPhar: Bool = True) -> Str:
        path = _running_archive(engine)
        return "" if path is None else names.SCHEME + path if returnPhar else path

    @method(static=True, final=True)
    def mount(scope: Any, engine: Engine, pharPath: Path, externalPath: Path) -> Void:
        _mount(engine, pharPath, externalPath)

    @method(static=True, final=True)
    def mungServer(scope: Any, engine: Engine, variables: Array) -> Void:
        web.mung(engine, variables)

    @method(static=True, final=True)
    def unlinkArchive(scope: Any, engine: Engine, filename: Path) -> Bool:
        _unlink(engine, filename)
        return True

    @method(static=True, final=True)
    def webPhar(scope: Any, engine: Engine, alias: Str | Null = None, index: Str | Null = None,
                fileNotFoundScript: Str | Null = None, mimeTypes: Array = EMPTY,
                rewrite: Callable | Null = None) -> Void:
        web.serve(engine, (alias, index, fileNotFoundScript), mimeTypes, rewrite)


@php_class("Phar", extends="RecursiveDirectoryIterator", implements=("Countable", "ArrayAccess"),
           constants=CONSTANTS_OF_CLASS)
class Phar(ArchiveMethods):
    __slots__ = ()

    @method(defaults={"flags": "FilesystemIterator::SKIP_DOTS | FilesystemIterator::UNIX_PATHS"})
    def __construct(self, engine: Engine, filename: Path, flags: Int = _FLAGS,
                    alias: Str | Null = None) -> Untyped:
        construct(engine, self, filename, flags, alias, None)

    shared_filling = Methods(FillingMethods)

    @method(tentative=True)
    def compress(self, engine: Engine, compression: Int, extension: Str | Null = None) -> 'Phar' | Null:
        return _compress(engine, self, compression, extension)  # type: ignore[no-any-return]

    @method(tentative=True)
    def decompress(self, engine: Engine, extension: Str | Null = None) -> 'Phar' | Null:
        return _decompress(engine, self, extension)  # type: ignore[no-any-return]

    shared_others = Methods(ArchiveMethods)


@php_class("PharData", extends="RecursiveDirectoryIterator", implements=("Countable", "ArrayAccess"))
class PharData(ArchiveMethods):
    __slots__ = ()

    @method(defaults={"flags": "FilesystemIterator::SKIP_DOTS | FilesystemIterator::UNIX_PATHS"})
    def __construct(self, engine: Engine, filename: Path, flags: Int = _FLAGS, alias: Str | Null = None,
                    format: Int = 0) -> Untyped:
        construct(engine, self, filename, flags, alias, format)

    shared_filling = Methods(FillingMethods)

    @method(tentative=True)
    def compress(self, engine: Engine, compression: Int, extension: Str | Null = None) -> 'PharData' | Null:
        return _compress(engine, self, compression, extension)  # type: ignore[no-any-return]

    @method(tentative=True)
    def decompress(self, engine: Engine, extension: Str | Null = None) -> 'PharData' | Null:
        return _decompress(engine, self, extension)  # type: ignore[no-any-return]

    shared_others = Methods(ArchiveMethods)
