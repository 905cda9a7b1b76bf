"""Large objects as streams (pdo_pgsql_lob_stream_ops); libpq's functions for them are the server's own."""
from __future__ import annotations

from zvm.ext.pdo_pgsql.library import TUPLES_OK
from zvm.runtime.services.streams import Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

INV_WRITE, INV_READ = 0x20000, 0x40000


def call(connection: Any, function: str, *arguments: int | bytes) -> bytes | None:
    """What a function of the server's answers, None after an error."""
    places = ", ".join(f"${number}::{'bytea' if type(argument) is bytes else 'bigint'}" + _cast(function, number)
                       for number, argument in enumerate(arguments, 1))
    values = [argument if type(argument) is bytes else str(argument).encode() for argument in arguments]
    formats = [int(type(argument) is bytes) for argument in arguments]
    result = connection.native.exec_params(f"SELECT {function}({places})".encode(), values, None, formats, 1)
    if result.status != TUPLES_OK:
        connection.failed(result)
        return None
    found: bytes | None = result.get_value(0, 0)
    return found


def _cast(function: str, number: int) -> str:
    if function in ("lo_open", "lo_unlink") and number == 1:
        return "::oid"
    return "" if function in ("lowrite", "lo_lseek64") and number == 2 else "::int"


def number_of(answer: bytes | None) -> int:
    """A number that a function has answered, -1 for an error."""
    return -1 if answer is None else int.from_bytes(answer, "big", signed=True)


class LargeObjectStream(Stream):
    """An open large object; `number` is its oid, `opened_as` the server's number of it while it is open."""

    __slots__ = ("connection", "pdo", "number", "opened_as")

    def __init__(self, engine: Engine, connection: Any, pdo: Any, number: int, opened_as: int) -> None:
        super().__init__(engine, "r+b", "", "", "pdo_pgsql lob stream")
        self.connection, self.pdo, self.number, self.opened_as = connection, pdo, number, opened_as
        self.readable = self.writable = self.seekable = True

    def read_raw(self, length: int) -> str:
        data = call(self.connection, "loread", self.opened_as, length)
        if not data:
            self.eof = True
            return ""
        return data.decode("latin-1")

    def write_raw(self, data: str) -> int:
        return number_of(call(self.connection, "lowrite", self.opened_as, data.encode("latin-1")))

    def seek_raw(self, offset: int, whence: int) -> int:
        return number_of(call(self.connection, "lo_lseek64", self.opened_as, offset, whence))

    def close_raw(self) -> None:
        if self.connection.native.status == 0:
            call(self.connection, "lo_close", self.opened_as)
        self.pdo = None


def open_large_object(engine: Engine, connection: Any, pdo: Any, number: int, mode: int) -> LargeObjectStream | None:
    """The stream of a large object; None after an error, which the connection keeps."""
    opened_as = number_of(call(connection, "lo_open", number, mode))
    return None if opened_as < 0 else LargeObjectStream(engine, connection, pdo, number, opened_as)
