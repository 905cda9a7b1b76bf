"""The class ZipArchive (ext/zip/php_zip.c). What it does is in archive.py, extraction.py and adding.py."""
from __future__ import annotations

from zvm.ext.vocabulary import (
    EMPTY,
    Array,
    Bool,
    ByRef,
    Callable,
    False_,
    Float,
    Int,
    Null,
    Path,
    Scope,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.ext.zip import adding, ciphers, extraction
from zvm.ext.zip.archive import FL_OVERWRITE, Archive
from zvm.ext.zip.constants import CONSTANTS_OF_CLASS
from zvm.ext.zip.contents import Source, can_pack
from zvm.ext.zip.errors import OK, ZipError, text_of
from zvm.ext.zip.holding import PROPERTIES, Held, ZipHooks, archive_of, attempt, locate, open_into
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values import convert
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802, N803, N805

_LONGEST_COMMENT = 0xFFFF


def _check_comment(engine: Engine, number: int, comment: str) -> None:
    if len(comment) > _LONGEST_COMMENT:
        value_error(engine, number, "must be less than 65535 bytes")


@php_class("ZipArchive", implements=("Countable",), flags=ACC_NOT_CLONEABLE, native=ZipHooks(PROPERTIES),
           constants=CONSTANTS_OF_CLASS,
           properties=[prop("lastId", type="Int"), prop("status", type="Int"), prop("statusSys", type="Int"),
                       prop("numFiles", type="Int"), prop("filename", type="Str"), prop("comment", type="Str")])
class ZipArchive(PhpObject):
    """`held` is what is open, None for nothing; `error` is that of an archive closed, `last_id` the last new entry."""

    __slots__ = ("held", "error", "last_id")

    def __init__(self) -> None:
        self.held: Held | None = None
        self.error = (OK, 0)
        self.last_id = -1

    @method(tentative=True)
    def open(self, engine: Engine, filename: Path, flags: Int = 0) -> Bool | Int:
        return open_into(engine, self, filename, flags)

    @method(tentative=True, sensitive=("password",))
    def setPassword(self, engine: Engine, password: Str) -> Bool:
        archive = archive_of(engine, self)
        if password:
            archive.password = password.encode("latin-1")
        return bool(password)

    @method(tentative=True)
    def close(self, engine: Engine) -> Bool:
        archive_of(engine, self)
        held, self.held = self.held, None
        assert held is not None
        self.error = held.close()
        if self.error[0] == OK:
            return True
        engine.diagnostics.warning(f"{running_function(engine)}(): {text_of(*self.error)}")
        return False

    @method(tentative=True)
    def count(self, engine: Engine) -> Int:
        return len(archive_of(engine, self).entries)

    @method(tentative=True)
    def getStatusString(self) -> Str:
        return text_of(*(self.error if self.held is None else self.held.archive.error))

    @method
    def clearError(self) -> Void:
        self.error = (OK, 0)
        if self.held is not None:
            self.held.archive.error = (OK, 0)

    @method(tentative=True)
    def addEmptyDir(self, engine: Engine, dirname: Str, flags: Int = 0) -> Bool:
        archive_of(engine, self)
        if not dirname:
            return False
        name = dirname if dirname[-1] == "/" else dirname + "/"
        return adding.add(self, name, Source(), flags)

    @method(tentative=True, defaults={"flags": "ZipArchive::FL_OVERWRITE"})
    def addFromString(self, engine: Engine, name: Str, content: Str, flags: Int = FL_OVERWRITE) -> Bool:
        archive_of(engine, self)
        return adding.add(self, name, Source(content.encode("latin-1")), flags)

    @method(tentative=True, defaults={"flags": "ZipArchive::FL_OVERWRITE"})
    def addFile(self, engine: Engine, filepath: Path, entryname: Str = "", start: Int = 0, length: Int = 0,
                flags: Int = FL_OVERWRITE) -> Bool:
        archive_of(engine, self)
        if not filepath:
            value_error(engine, 1, "cannot be empty")
        return adding.add_file(engine, self, filepath, entryname or filepath, (start, length), flags)

    @method(tentative=True)
    def replaceFile(self, engine: Engine, filepath: Path, index: Int, start: Int = 0, length: Int = 0,
                    flags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        if not filepath:
            value_error(engine, 1, "cannot be empty")
        if index < 0:
            value_error(engine, 2, "must be greater than or equal to 0")
        source = adding.file_source(engine, filepath, (start, length))
        return source is not None and attempt(archive, lambda: archive.replace(index, source), clears=True)

    @method(tentative=True)
    def addGlob(self, engine: Engine, pattern: Path, flags: Int = 0, options: Array = EMPTY) -> Array | False_:
        archive_of(engine, self)
        return adding.add_glob(engine, self, pattern, flags, options)

    @method(tentative=True)
    def addPattern(self, engine: Engine, pattern: Path, path: Path = ".", options: Array = EMPTY) -> Array | False_:
        archive_of(engine, self)
        return adding.add_pattern(engine, self, pattern, path, options)

    @method(tentative=True)
    def renameIndex(self, engine: Engine, index: Int, new_name: Str) -> Bool:
        if index < 0:
            return False
        archive = archive_of(engine, self)
        if not new_name:
            value_error(engine, 2, "cannot be empty")
        return attempt(archive, lambda: archive.rename(index, new_name))

    @method(tentative=True)
    def renameName(self, engine: Engine, name: Str, new_name: Str) -> Bool:
        archive = archive_of(engine, self)
        if not new_name:
            value_error(engine, 2, "cannot be empty")
        index = locate(engine, archive, name)
        return index is not None and attempt(archive, lambda: archive.rename(index, new_name))

    @method(tentative=True)
    def setArchiveComment(self, engine: Engine, comment: Str) -> Bool:
        archive = archive_of(engine, self)
        _check_comment(engine, 1, comment)
        archive.comment = comment.encode("latin-1")
        return True

    @method(tentative=True)
    def getArchiveComment(self, engine: Engine, flags: Int = 0) -> Str | False_:
        return extraction.archive_comment(archive_of(engine, self), flags)

    @method(tentative=True)
    def setCommentIndex(self, engine: Engine, index: Int, comment: Str) -> Bool:
        archive = archive_of(engine, self)
        _check_comment(engine, 2, comment)
        return attempt(archive, lambda: archive.set_comment(index, comment))

    @method(tentative=True)
    def setCommentName(self, engine: Engine, name: Str, comment: Str) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        _check_comment(engine, 2, comment)
        return index is not None and attempt(archive, lambda: archive.set_comment(index, comment))

    @method(tentative=True)
    def setMtimeIndex(self, engine: Engine, index: Int, timestamp: Int, flags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        return attempt(archive, lambda: archive.set_modified(index, timestamp))

    @method(tentative=True)
    def setMtimeName(self, engine: Engine, name: Str, timestamp: Int, flags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        return index is not None and attempt(archive, lambda: archive.set_modified(index, timestamp))

    @method(tentative=True)
    def getCommentIndex(self, engine: Engine, index: Int, flags: Int = 0) -> Str | False_:
        archive = archive_of(engine, self)
        return extraction.comment(archive, index, flags)

    @method(tentative=True)
    def getCommentName(self, engine: Engine, name: Str, flags: Int = 0) -> Str | False_:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        return False if index is None else extraction.comment(archive, index, flags)

    @method(tentative=True)
    def deleteIndex(self, engine: Engine, index: Int) -> Bool:
        archive = archive_of(engine, self)
        return index >= 0 and attempt(archive, lambda: archive.delete(index))

    @method(tentative=True)
    def deleteName(self, engine: Engine, name: Str) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name) if name else None
        return index is not None and attempt(archive, lambda: archive.delete(index))

    @method(tentative=True)
    def statName(self, engine: Engine, name: Path, flags: Int = 0) -> Array | False_:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name, flags)
        return False if index is None else extraction.stat(archive, index, flags)

    @method(tentative=True)
    def statIndex(self, engine: Engine, index: Int, flags: Int = 0) -> Array | False_:
        return extraction.stat(archive_of(engine, self), index, flags)

    @method(tentative=True)
    def locateName(self, engine: Engine, name: Path, flags: Int = 0) -> Int | False_:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name, flags) if name else None
        return False if index is None else index

    @method(tentative=True)
    def getNameIndex(self, engine: Engine, index: Int, flags: Int = 0) -> Str | False_:
        archive = archive_of(engine, self)
        try:
            return archive.name(index, flags)
        except ZipError as error:
            archive.error = (error.number, error.errno)
            return False

    @method(tentative=True)
    def unchangeArchive(self, engine: Engine) -> Bool:
        archive = archive_of(engine, self)
        archive.comment = archive.original_comment
        return True

    @method(tentative=True)
    def unchangeAll(self, engine: Engine) -> Bool:
        archive_of(engine, self).unchange_all()
        return True

    @method(tentative=True)
    def unchangeIndex(self, engine: Engine, index: Int) -> Bool:
        archive = archive_of(engine, self)
        return index >= 0 and attempt(archive, lambda: archive.unchange(index))

    @method(tentative=True)
    def unchangeName(self, engine: Engine, name: Str) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name) if name else None
        return index is not None and attempt(archive, lambda: archive.unchange(index))

    @method(tentative=True)
    def extractTo(self, engine: Engine, pathto: Path, files: Array | Str | Null = None) -> Bool:
        return extraction.extract(engine, archive_of(engine, self), pathto, files)

    @method(tentative=True)
    def getFromName(self, engine: Engine, name: Path, len: Int = 0, flags: Int = 0) -> Str | False_:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name, flags)
        return False if index is None else extraction.contents(archive, index, len, flags)

    @method(tentative=True)
    def getFromIndex(self, engine: Engine, index: Int, len: Int = 0, flags: Int = 0) -> Str | False_:
        return extraction.contents(archive_of(engine, self), index, len, flags)

    @method
    def getStreamIndex(self, engine: Engine, index: Int, flags: Int = 0) -> Untyped:
        return extraction.stream(engine, archive_of(engine, self), index, flags)

    @method
    def getStreamName(self, engine: Engine, name: Path, flags: Int = 0) -> Untyped:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name, flags)
        return False if index is None else extraction.stream(engine, archive, index, flags)

    @method
    def getStream(self, engine: Engine, name: Path) -> Untyped:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        return False if index is None else extraction.stream(engine, archive, index, 0)

    @method(tentative=True)
    def setExternalAttributesIndex(self, engine: Engine, index: Int, opsys: Int, attr: Int, flags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        return attempt(archive, lambda: archive.set_attributes(index, opsys, attr))

    @method(tentative=True)
    def setExternalAttributesName(self, engine: Engine, name: Str, opsys: Int, attr: Int, flags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        return index is not None and attempt(archive, lambda: archive.set_attributes(index, opsys, attr))

    @method(tentative=True)
    def getExternalAttributesIndex(self, engine: Engine, index: Int, opsys: ByRef, attr: ByRef, flags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        return _give_attributes(engine, archive, (index, flags), opsys, attr)

    @method(tentative=True)
    def getExternalAttributesName(self, engine: Engine, name: Str, opsys: ByRef, attr: ByRef, flags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        return index is not None and _give_attributes(engine, archive, (index, flags), opsys, attr)

    @method(tentative=True)
    def setCompressionIndex(self, engine: Engine, index: Int, method: Int, compflags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        return attempt(archive, lambda: archive.set_compression(index, method, compflags))

    @method(tentative=True)
    def setCompressionName(self, engine: Engine, name: Str, method: Int, compflags: Int = 0) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        return index is not None and attempt(archive, lambda: archive.set_compression(index, method, compflags))

    @method(tentative=True, sensitive=("password",))
    def setEncryptionIndex(self, engine: Engine, index: Int, method: Int, password: Str | Null = None) -> Bool:
        archive = archive_of(engine, self)
        return attempt(archive, lambda: archive.set_encryption(index, method, password))

    @method(tentative=True, sensitive=("password",))
    def setEncryptionName(self, engine: Engine, name: Str, method: Int, password: Str | Null = None) -> Bool:
        archive = archive_of(engine, self)
        index = locate(engine, archive, name)
        return index is not None and attempt(archive, lambda: archive.set_encryption(index, method, password))

    @method(tentative=True)
    def registerProgressCallback(self, engine: Engine, rate: Float, callback: Callable) -> Bool:
        archive_of(engine, self).progress = (rate, lambda share: callback.call([share]))
        return True

    @method(tentative=True)
    def registerCancelCallback(self, engine: Engine, callback: Callable) -> Bool:
        archive_of(engine, self).cancel = lambda: convert.to_int(engine, callback.call([])) != 0
        return True

    @method(static=True)
    def isCompressionMethodSupported(scope: Scope, method: Int, enc: Bool = True) -> Bool:
        return can_pack(method)

    @method(static=True)
    def isEncryptionMethodSupported(scope: Scope, method: Int, enc: Bool = True) -> Bool:
        return ciphers.is_supported(method)


def _give_attributes(engine: Engine, archive: Archive, which: tuple[int, int], opsys: Any, attr: Any) -> bool:
    """Assign the external attributes of an entry, by index and flags."""
    try:
        record = archive.record(*which)
    except ZipError as error:
        archive.error = (error.number, error.errno)
        return False
    assign_by_reference(engine, opsys, record.system)
    assign_by_reference(engine, attr, record.attributes)
    return True
