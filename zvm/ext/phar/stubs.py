"""Reading and changing the stub of an archive (ext/phar/phar_object.c)."""
from __future__ import annotations

from zvm.ext.phar import contents
from zvm.ext.phar.constants import STUB
from zvm.ext.phar.errors import PharError
from zvm.ext.phar.holding import format_word
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.phar.records import Archive


def read_stub(engine: Engine, archive: Archive) -> str:
    """The stub, "" where there is none."""
    problem = None
    try:
        if archive.is_tar or archive.is_zip:
            entry = archive.entries.get(STUB)
            return "" if entry is None else contents.read(engine, entry).decode("latin-1")
        if archive.is_new and archive.file is None:
            raise PharError
        file = contents.archive_file(engine, archive)
        file.seek(0)
        data = file.read(archive.halt_offset)
        if len(data) == archive.halt_offset:
            return data.decode("latin-1")  # type: ignore[no-any-return]
    except PharError:
        problem = "Unable to read stub"
    engine.throw("RuntimeException", problem or "Unable to read stub")


def refuse_data(engine: Engine, archive: Archive, what: str) -> None:
    """Throw for an archive that does not run, since it has no stub or alias."""
    if archive.is_data:
        engine.throw("UnexpectedValueException", f"A Phar {what} cannot be set in a plain {format_word(archive)} "
                                                 "archive")


def text_or_stream(engine: Engine, number: int, value: Any) -> str | Stream:
    """An argument that is a stream or else taken as a string; throws TypeError for what is neither."""
    if isinstance(value, Stream | str):
        return value
    if type(value) in (int, float, bool) or isinstance(value, PhpObject) and value.ce.tostring is not None:
        return to_string(engine, value)
    argument_type_error(engine, number, f"must be of type string, {value_name(engine, value)} given")


def stub_argument(engine: Engine, archive: Archive, stub: Any, length: int) -> str:
    """The text of a stub that is given as a string or as a stream, of which `length` bytes count if that is more than
    0."""
    if not isinstance(stub, Stream):
        return stub  # type: ignore[no-any-return]
    data = stub.read(length) if length > 0 else stub.read_all()
    if not data and (archive.is_tar or archive.is_zip):
        engine.throw("PharException", f"unable to read resource to copy stub to new {format_word(archive)}-based phar "
                                      f'"{archive.path}"')
    return data
