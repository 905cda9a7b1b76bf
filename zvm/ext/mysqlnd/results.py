"""Sets of rows: stored whole, or read as they are fetched (mysqlnd_result.c).

A `connection` is a Connection, see connection.py.
"""
from __future__ import annotations

from struct import unpack_from

from zvm.ext.mysqlnd.errors import (
    CR_COMMANDS_OUT_OF_SYNC,
    CR_SERVER_GONE_ERROR,
    OUT_OF_SYNC,
    SERVER_GONE,
    UNKNOWN_SQLSTATE,
    ConnectionLost,
    ServerError,
)
from zvm.ext.mysqlnd.fields import Field, binary_row, text_converter, text_row
from zvm.ext.mysqlnd.wire import server_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

FETCHING_DATA = 4  # a state of connections that results ask for


class Result:
    """A set of rows with its columns. `fetch()` gives a list of values, None after the last, and raises FetchFailed;
    `lengths` are those of the row fetched last, None where there is none."""

    __slots__ = ("connection", "fields", "is_binary", "converters", "current_field", "keys", "is_freed")
    is_buffered = True

    def __init__(self, connection: Any, fields: list[Field], is_binary: bool) -> None:
        self.connection, self.fields, self.is_binary = connection, fields, is_binary
        self.converters = [text_converter(field, connection.options.native) for field in fields]
        self.current_field = 0
        self.keys: list[Any] | None = None  # the columns' names as arrays have them
        self.is_freed = False

    def decode(self, data: bytes) -> list[Any]:
        """A row's values; those of a broken row raise FetchFailed, after a warning."""
        try:
            return binary_row(data, self.fields) if self.is_binary else text_row(data, self.converters)
        except Exception as error:
            if not isinstance(error, (IndexError, ValueError, ArithmeticError)) and type(error).__name__ != "error":
                raise
            self.connection.warn("Malformed server packet. Field length pointing 1 bytes after end of packet")
            raise FetchFailed from None

    @property
    def row_count(self) -> int:
        """How many rows there are, as far as that is known."""
        raise NotImplementedError

    @property
    def lengths(self) -> list[int] | None:
        """The lengths of the values of the row fetched last."""
        raise NotImplementedError

    def fetch(self) -> list[Any] | None:
        """The next row."""
        raise NotImplementedError

    def free(self, implicit: bool = True) -> None:
        """Let go of it; what was not read yet is read."""
        if not self.is_freed:
            self.is_freed = True
            self.skip()
            self.connection.count("implicit_free_result" if implicit else "explicit_free_result")

    def skip(self) -> None:
        """Read what is left, so that the connection can be used."""


class FetchFailed(Exception):
    """A row cannot be had; why stands with the connection."""


def _text_lengths(values: list[Any] | None) -> list[int] | None:
    return None if values is None else [len(value) if type(value) is str else 0 for value in values]


class BufferedResult(Result):
    """A set that was read whole: its rows as they came."""

    __slots__ = ("rows", "position", "last")

    def __init__(self, connection: Any, fields: list[Field], rows: list[bytes], is_binary: bool) -> None:
        super().__init__(connection, fields, is_binary)
        self.rows = rows
        self.position = 0
        self.last: list[Any] | None = None

    @property
    def row_count(self) -> int:
        return len(self.rows)

    @property
    def lengths(self) -> list[int] | None:
        return None if self.is_binary or self.position > len(self.rows) or not self.position else \
            _text_lengths(self.last)

    def fetch(self) -> list[Any] | None:
        position = self.position
        if position < len(self.rows):
            self.last = self.decode(self.rows[position])
            self.position = position + 1
            self.connection.count("rows_fetched_from_client_ps_buffered" if self.is_binary else
                                  "rows_fetched_from_client_normal_buffered")
            return self.last
        self.position = len(self.rows) + 1
        return None

    def seek(self, row: int) -> None:
        """Go on with that row, from 0."""
        self.position = min(row, len(self.rows))


class UnbufferedResult(Result):
    """A set whose rows are read one by one. `owner` is the statement it is of, whose errors it notes, too."""

    __slots__ = ("is_done", "count", "last", "owner")
    is_buffered = False

    def __init__(self, connection: Any, fields: list[Field], owner: Any = None, is_done: bool = False) -> None:
        super().__init__(connection, fields, owner is not None)
        self.is_done = is_done
        self.count = 0
        self.last: list[Any] | None = None
        self.owner = owner

    @property
    def row_count(self) -> int:
        return self.count if self.is_done else 0

    @property
    def lengths(self) -> list[int] | None:
        if self.is_binary:
            return None
        return _text_lengths(self.last) if self.last is not None or not self.is_done else [0] * len(self.fields)

    def fetch(self) -> list[Any] | None:
        data = self._next()
        if data is None:
            return None
        self.last = self.decode(data)
        return self.last

    def _next(self) -> bytes | None:
        """The next row as it comes."""
        connection = self.connection
        if self.is_done:
            return None
        if connection.state != FETCHING_DATA:
            connection.error.set(CR_COMMANDS_OUT_OF_SYNC, UNKNOWN_SQLSTATE, OUT_OF_SYNC)
            raise FetchFailed
        try:
            data = read_row(connection)
        except ServerError as error:
            self.is_done = True
            connection.error.note(error)
            if self.owner is not None:
                self.owner.error.note(error)
            connection.end_of_failed_rows()
            raise FetchFailed from None
        if data is None:
            self.is_done = True
            connection.end_of_rows()
            return None
        self.count += 1
        connection.count("rows_fetched_from_client_ps_unbuffered" if self.is_binary else
                         "rows_fetched_from_client_normal_unbuffered")
        return data

    def skip(self) -> None:
        if self.is_done or self.connection.state != FETCHING_DATA:
            return
        self.connection.count("flushed_ps_sets" if self.is_binary else "flushed_normal_sets")
        try:
            while self._next() is not None:
                self.connection.count("rows_skipped_ps" if self.is_binary else "rows_skipped_normal")
        except FetchFailed:
            return


def read_row(connection: Any) -> bytes | None:
    """The next row's packet, None after the last, whose warnings and status the connection then has. Raises
    ServerError, also where the server is gone."""
    try:
        data: bytes = connection.wire.read()
    except ConnectionLost:
        connection.lose()
        raise ServerError(CR_SERVER_GONE_ERROR, UNKNOWN_SQLSTATE, SERVER_GONE) from None
    first = data[:1]
    if first == b"\xff":
        raise server_error(data)
    if first == b"\xfe" and len(data) < 9:
        connection.row_end = unpack_from("<HH", data, 1)  # warnings, status
        return None
    return data
