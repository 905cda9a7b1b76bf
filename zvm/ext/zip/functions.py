"""The old functions zip_open(), zip_read() and the like, deprecated (ext/zip/php_zip.c)."""
from __future__ import annotations

from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.vocabulary import Bool, False_, Int, Path, Resource, Str, Untyped, Void, function
from zvm.ext.zip.archive import Archive, open_archive
from zvm.ext.zip.contents import Reader
from zvm.ext.zip.errors import ZipError
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.working_directory import absolute_path
from zvm.runtime.values.resources import Resource as AnyResource

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

_METHODS = {0: "stored", 1: "shrunk", 2: "reduced", 3: "reduced", 4: "reduced", 5: "reduced", 6: "imploded",
            7: "tokenized", 8: "deflated", 9: "deflatedX", 10: "implodedX"}
_USUAL_LENGTH = 1024


class ZipFolder(AnyResource):
    """What zip_open() gives: an archive, and how far it has been read."""

    __slots__ = ("archive", "index")

    def __init__(self, engine: Engine, archive: Archive) -> None:
        super().__init__(engine, "Zip Directory")
        self.archive = archive
        self.index = 0


class ZipEntry(AnyResource):
    """What zip_read() gives: an entry."""

    __slots__ = ("facts", "reader")

    def __init__(self, engine: Engine, facts: dict[int | str, Any], reader: Reader) -> None:
        super().__init__(engine, "Zip Entry")
        self.facts = facts
        self.reader = reader


def _refuse(engine: Engine, kind: str) -> NoReturn:
    engine.throw("TypeError", f"{running_function(engine)}(): supplied resource is not a valid {kind} resource")


def _folder(engine: Engine, resource: Any) -> ZipFolder:
    if not isinstance(resource, ZipFolder) or resource.is_closed:
        _refuse(engine, "Zip Directory")
    return resource


def _entry(engine: Engine, resource: Any) -> ZipEntry:
    if not isinstance(resource, ZipEntry) or resource.is_closed:
        _refuse(engine, "Zip Entry")
    return resource


@function(deprecated=True)
def zip_open(engine: Engine, filename: Path) -> Untyped:
    if not filename:
        value_error(engine, 1, "cannot be empty")
    if not permitted(engine, filename):
        return False
    try:
        return ZipFolder(engine, open_archive(absolute_path(filename.encode("latin-1")).decode("latin-1"), 0))
    except ZipError as error:
        return error.number


@function(deprecated=True)
def zip_close(engine: Engine, zip: Resource) -> Void:
    _folder(engine, zip).close()


@function(deprecated=True)
def zip_read(engine: Engine, zip: Resource) -> Untyped:
    folder = _folder(engine, zip)
    if folder.index >= len(folder.archive.entries):
        return False
    try:
        facts = folder.archive.stat(folder.index)
        made = ZipEntry(engine, facts, folder.archive.open_entry(folder.index))
    except ZipError:
        return False
    folder.index += 1
    return made


@function(deprecated=True)
def zip_entry_open(engine: Engine, zip_dp: Resource, zip_entry: Resource, mode: Str = "rb") -> Bool:
    _entry(engine, zip_entry)
    _folder(engine, zip_dp)
    return True


@function(deprecated=True)
def zip_entry_close(engine: Engine, zip_entry: Resource) -> Bool:
    _entry(engine, zip_entry).close()
    return True


@function(deprecated=True)
def zip_entry_read(engine: Engine, zip_entry: Resource, len: Int = 1024) -> Str | False_:
    entry = _entry(engine, zip_entry)
    try:
        return entry.reader.read(len if len > 0 else _USUAL_LENGTH).decode("latin-1")
    except ZipError:
        return ""


@function(deprecated=True)
def zip_entry_name(engine: Engine, zip_entry: Resource) -> Str | False_:
    return _entry(engine, zip_entry).facts["name"]  # type: ignore[no-any-return]


@function(deprecated=True)
def zip_entry_compressedsize(engine: Engine, zip_entry: Resource) -> Int | False_:
    return _entry(engine, zip_entry).facts["comp_size"]  # type: ignore[no-any-return]


@function(deprecated=True)
def zip_entry_filesize(engine: Engine, zip_entry: Resource) -> Int | False_:
    return _entry(engine, zip_entry).facts["size"]  # type: ignore[no-any-return]


@function(deprecated=True)
def zip_entry_compressionmethod(engine: Engine, zip_entry: Resource) -> Str | False_:
    return _METHODS.get(_entry(engine, zip_entry).facts["comp_method"], False)
