"""Escaping, and copying whole tables (pgsql.c)."""
from __future__ import annotations

from ctypes import byref, c_size_t, c_void_p, create_string_buffer

from zvm.ext.pgsql.arguments import c_bytes, link_and_text, text_argument
from zvm.ext.pgsql.handles import Link, default_link, first_link, link_of
from zvm.ext.pgsql.library import COMMAND_OK, COPY_IN, COPY_OUT, pq, take
from zvm.ext.vocabulary import UNDEF, Array, Bool, False_, Int, Null, Path, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F722, F821, UP037
# mypy: disable-error-code="valid-type"



# ---- escaping -------------------------------------------------------------------------------------------------------

def escaped_text(link: Link | None, value: str) -> str:
    """A text as it stands between single quotes."""
    data = value.encode("latin-1")
    buffer = create_string_buffer(2 * len(data) + 1)
    if link is not None:
        length = pq().PQescapeStringConn(link.pointer, buffer, data, len(data), None)
    else:
        length = pq().PQescapeString(buffer, data, len(data))
    return buffer.raw[:length].decode("latin-1")


def escaped_bytes(link: Link | None, value: str) -> str:
    """Bytes as they stand between single quotes."""
    data, length = value.encode("latin-1"), c_size_t()
    if link is not None:
        pointer = pq().PQescapeByteaConn(link.pointer, data, len(data), byref(length))
    else:
        pointer = pq().PQescapeBytea(data, len(data), byref(length))
    return take(pointer, length.value - 1) or ""


def escaped_name(link: Link, value: str) -> str | None:
    """A name in double quotes."""
    data = value.encode("latin-1")
    return take(pq().PQescapeIdentifier(link.pointer, data, len(data)))


def _optional_link(engine: Engine, connection: Any, value: Any) -> tuple[Link | None, str]:
    """A connection, by default the last one if there is any, and a text."""
    if value is UNDEF:
        shown = text_argument(engine, 1, connection)
        return default_link(engine), shown
    return first_link(engine, connection), value


@function
def pg_escape_string(engine: Engine, connection: Untyped, string: Str = UNDEF) -> Str:
    return escaped_text(*_optional_link(engine, connection, string))


@function
def pg_escape_bytea(engine: Engine, connection: Untyped, string: Str = UNDEF) -> Str:
    return escaped_bytes(*_optional_link(engine, connection, string))


@function
def pg_unescape_bytea(string: Str) -> Str:
    length = c_size_t()
    pointer = pq().PQunescapeBytea(c_bytes(string), byref(length))
    return take(pointer, length.value) or ""


def _failed(engine: Engine, shown: str | None) -> str | bool:
    if shown is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Failed to escape")
        return False
    return shown


@function
def pg_escape_literal(engine: Engine, connection: Untyped, string: Str = UNDEF) -> Str | False_:
    link, value = link_and_text(engine, connection, string)
    data = value.encode("latin-1")
    return _failed(engine, take(pq().PQescapeLiteral(link.pointer, data, len(data))))


@function
def pg_escape_identifier(engine: Engine, connection: Untyped, string: Str = UNDEF) -> Str | False_:
    link, value = link_and_text(engine, connection, string)
    return _failed(engine, escaped_name(link, value))


# ---- copying --------------------------------------------------------------------------------------------------------

@function
def pg_put_line(engine: Engine, connection: Untyped, query: Str = UNDEF) -> Bool:
    link, line = link_and_text(engine, connection, query)
    if pq().PQputline(link.pointer, c_bytes(line)) == -1:
        link.complain("Query failed")
        return False
    return True


@function
def pg_end_copy(engine: Engine, connection: 'PgSql\\Connection' | Null = None) -> Bool:
    link = link_of(engine, connection)
    if pq().PQendcopy(link.pointer):
        link.complain("Query failed")
        return False
    return True


@function(since=80400)
def pg_put_copy_data(engine: Engine, connection: 'PgSql\\Connection', cmd: Str) -> Int:
    data = cmd.encode("latin-1")
    sent: int = pq().PQputCopyData(connection.opened(engine).pointer, data, len(data))
    return sent


@function(since=80400)
def pg_put_copy_end(engine: Engine, connection: 'PgSql\\Connection', error: Str | Null = None) -> Int:
    ended: int = pq().PQputCopyEnd(connection.opened(engine).pointer, None if error is None else c_bytes(error))
    return ended


def _begin_copy(engine: Engine, link: Link, table: str, direction: str, separator: str, null_as: str, number: int,
                wanted: int) -> bool:
    """Have the server copy; a warning where it does not."""
    if len(separator) != 1:
        value_error(engine, number, "must be one character")
    link.drop_results()
    sql = f"COPY {table} {direction} DELIMITER E'{separator}' NULL AS E'{null_as}'"
    pointer = pq().PQexec(link.pointer, c_bytes(sql))
    status = pq().PQresultStatus(pointer)
    pq().PQclear(pointer)
    if status != wanted:
        link.complain("Copy command failed")
        return False
    return True


@function
def pg_copy_to(engine: Engine, connection: 'PgSql\\Connection', table_name: Path, separator: Str = "\t",
               null_as: Str = "\\\\N") -> Array | False_:
    link = connection.opened(engine)
    if not _begin_copy(engine, link, table_name, "TO STDOUT", separator, null_as, 3, COPY_OUT):
        return False
    lines = []
    while True:
        line = c_void_p()
        length = pq().PQgetCopyData(link.pointer, byref(line), 0)
        if length == -1:
            break
        if length <= 0:
            link.complain("getline failed")
            return False
        lines.append(take(line.value))
    link.drop_results()
    return PhpArray.from_list(lines)


@function
def pg_copy_from(engine: Engine, connection: 'PgSql\\Connection', table_name: Path, rows: Array,
                 separator: Str = "\t", null_as: Str = "\\\\N") -> Bool:
    link = connection.opened(engine)
    if not _begin_copy(engine, link, table_name, "FROM STDIN", separator, null_as, 4, COPY_IN):
        return False
    for row in rows.plain_values():
        line = c_bytes(to_string(engine, row.value if type(row) is Reference else row))
        if line and line[-1:] != b"\n":
            line += b"\n"
        if pq().PQputCopyData(link.pointer, line, len(line)) != 1:
            link.complain("copy failed")
            return False
    if pq().PQputCopyEnd(link.pointer, None) != 1:
        link.complain("putcopyend failed")
        return False
    good = True
    while pointer := pq().PQgetResult(link.pointer):
        if pq().PQresultStatus(pointer) != COMMAND_OK:
            link.complain("Copy command failed")
            good = False
        pq().PQclear(pointer)
    return good
