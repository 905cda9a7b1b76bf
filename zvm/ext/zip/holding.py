"""What a ZipArchive object holds, its properties, and how its methods find the archive and keep its errors."""
from __future__ import annotations

import os

from zvm.ext.computed_properties import ComputedProperties
from zvm.ext.standard.streams.path_checks import permitted
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.zip.archive import READ_ONLY, TRUNCATE, Archive, display, open_archive
from zvm.ext.zip.committing import close_archive
from zvm.ext.zip.errors import OK, ZipError, text_of
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.services.working_directory import absolute_path
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine


class Held:
    """An archive that is written when it is let go."""

    __slots__ = ("engine", "archive", "filename")

    def __init__(self, engine: Engine, archive: Archive, filename: str) -> None:
        self.engine, self.archive, self.filename = engine, archive, filename

    def close(self) -> tuple[int, int]:
        """Write the changes; the error, which leaves the file as it was."""
        try:
            close_archive(self.archive)
            error = (OK, 0)
        except ZipError as problem:
            error = (problem.number, problem.errno)
        finally:
            self.archive.discard()
            self.engine.state_of(StreamState).forget_paths()
        return error

    def __del__(self) -> None:
        if not self.archive.is_open:
            return
        try:
            error = self.close()
            if error[0] != OK:
                self.engine.diagnostics.warning(f"Cannot destroy the zip context: {text_of(*error)}")
        except Thrown as thrown:
            self.engine.defer_exception(thrown)


def archive_of(engine: Engine, obj: Any) -> Archive:
    """The open archive of a ZipArchive; throws ValueError where there is none."""
    if obj.held is None:
        engine.throw("ValueError", "Invalid or uninitialized Zip object")
    return obj.held.archive  # type: ignore[no-any-return]


def open_into(engine: Engine, obj: Any, filename: str, flags: int) -> bool | int:
    """ZipArchive::open(): true, or libzip's number of the error."""
    if not filename:
        value_error(engine, 1, "cannot be empty")
    if not permitted(engine, filename):
        return False
    path = absolute_path(filename.encode("latin-1"))
    if obj.held is not None:
        held, obj.held = obj.held, None
        if held.close()[0] != OK:
            engine.diagnostics.warning(f"{running_function(engine)}(): Empty string as source")
            return False
    if not flags & (TRUNCATE | READ_ONLY) and os.path.isfile(path) and not os.path.getsize(path):
        message = f"{running_function(engine)}(): Using empty file as ZipArchive is deprecated"
        engine.diagnostics.deprecated(message)
        flags |= TRUNCATE
    try:
        archive = open_archive(path.decode("latin-1"), flags)
    except ZipError as error:
        return error.number
    obj.held = Held(engine, archive, path.decode("latin-1"))
    return True


def attempt(archive: Archive, task: Callable[[], Any], clears: bool = False) -> bool:
    """Carry out an operation; False where it fails, which the archive remembers."""
    try:
        task()
    except ZipError as error:
        archive.error = (error.number, error.errno)
        return False
    if clears:
        archive.error = (OK, 0)
    return True


def locate(engine: Engine, archive: Archive, name: str, flags: int = 0) -> int | None:
    """The index of an entry, None where there is none. Throws ValueError for ""."""
    if not name:
        value_error(engine, 1, "cannot be empty")
    try:
        return archive.locate(name, flags)
    except ZipError as error:
        archive.error = (error.number, error.errno)
        return None


def _error_part(part: int) -> Callable[[Any], int]:
    def read(obj: Any) -> int:
        error = obj.error if obj.held is None else obj.held.archive.error
        return error[part]  # type: ignore[no-any-return]
    return read


def _comment(obj: Any) -> str:
    return "" if obj.held is None else display(obj.held.archive.comment, 0, False)


PROPERTIES: dict[str, tuple[Callable[[Any], int | str], None]] = {
    "lastId": (lambda obj: obj.last_id, None), "status": (_error_part(0), None), "statusSys": (_error_part(1), None),
    "numFiles": (lambda obj: 0 if obj.held is None else len(obj.held.archive.entries), None),
    "filename": (lambda obj: "" if obj.held is None else obj.held.filename, None), "comment": (_comment, None),
}


class ZipHooks(ComputedProperties):
    """The engine's hooks: properties that the archive answers for."""

    __slots__ = ()

    @property
    def computed_in_table(self) -> dict[str, Any]:
        """The properties that unserialize() sets in vain: each table of an object's properties has them anew."""
        return self.handlers

    def get_properties(self, engine: Engine, obj: Any) -> PhpArray:
        table = PhpArray.from_dict({name: self.value_of(engine, obj, name) for name in self.handlers})
        for key, value in standard_table(obj).items():
            table.set(key, value)
        return table

    get_properties_for = get_properties
