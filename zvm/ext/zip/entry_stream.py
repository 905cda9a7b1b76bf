"""Streams of the contents of entries, and the wrapper zip:// (ext/zip/zip_stream.c)."""
from __future__ import annotations

import os

from zvm.ext.standard.streams.contexts import options_of
from zvm.ext.standard.streams.packed import PackedStream
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.wrapper_base import StreamWrapper, WrapperError
from zvm.ext.zip.archive import CREATE, FL_NOCASE, Archive, open_archive
from zvm.ext.zip.contents import Reader
from zvm.ext.zip.errors import ZipError, text_of
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource

_SCHEME = "zip://"
_REGULAR, _FOLDER = 0o100000, 0o040000


class ZipStream(PackedStream):
    """Contents of an entry. `archive` stays open as long as this is."""

    __slots__ = ("reader", "archive", "name")

    def __init__(self, engine: Engine, reader: Reader, archive: Archive, mode: str, name: str,
                 wrapper_type: str = "") -> None:
        super().__init__(engine, mode, name, wrapper_type, "zip")
        self.reader, self.archive, self.name = reader, archive, name
        self.readable, self.writable = True, False
        self.seekable = False

    def read_raw(self, length: int) -> str:
        try:
            data = self.reader.read(length)
        except ZipError as error:
            self.eof = True
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): Zip stream error: "
                                            f"{text_of(error.number, error.errno)}")
            raise OSError from None
        if len(data) < length:
            self.eof = True
        return data.decode("latin-1")

    def write_raw(self, data: str) -> int:
        return len(data)  # which is lost

    def stat(self) -> os.stat_result | None:
        path, mark, name = self.uri.partition("#")
        if not mark:
            return None
        try:
            archive = open_archive(_without_scheme(path), CREATE)
            facts = archive.stat(archive.locate(name, FL_NOCASE))
            archive.discard()
        except ZipError:
            return None
        is_folder = name[-1:] == "/"
        moment, size = int(facts["mtime"]), 0 if is_folder else int(facts["size"])
        kind = _FOLDER if is_folder else _REGULAR
        return os.stat_result((kind, -1, 0, 1, 0, 0, size, moment, moment, moment), {
            "st_rdev": -1, "st_blksize": -1, "st_blocks": -1})

    def close_raw(self) -> None:
        del self.reader, self.archive


def _without_scheme(path: str) -> str:
    return path[len(_SCHEME):] if path[:len(_SCHEME)].lower() == _SCHEME else path


class ZipWrapper(StreamWrapper):
    """zip://ARCHIVE#ENTRY, for reading."""

    __slots__ = ()
    label = "zip wrapper"

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> ZipStream:
        place, mark, name = path.partition("#")
        place = _without_scheme(place)
        if not mark or mode[:1] != "r" or not permitted(engine, place):
            raise WrapperError
        try:
            archive = open_archive(place, CREATE)
            given = options_of(context, "zip")
            if "password" in given:
                password = deref(given["password"])
                if type(password) is str and password:
                    archive.password = password.encode("latin-1")
                else:
                    engine.diagnostics.warning(f"{running_function(engine)}(): Can't set zip password")
            return ZipStream(engine, archive.open_entry(archive.locate(name)), archive, mode, path, self.label)
        except ZipError:
            raise WrapperError from None
