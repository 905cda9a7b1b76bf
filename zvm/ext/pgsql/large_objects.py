"""Large objects (pgsql.c)."""
from __future__ import annotations

from ctypes import create_string_buffer

from zvm.ext.pgsql.arguments import c_bytes, text_argument
from zvm.ext.pgsql.handles import Connection, Link, Lob, default_opened
from zvm.ext.pgsql.library import pq
from zvm.ext.pgsql.names import SEEK_CUR
from zvm.ext.standard.streams.path_checks import may_write, permitted
from zvm.ext.vocabulary import UNDEF, Bool, False_, Int, Null, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F722, F821, UP037
# mypy: disable-error-code="valid-type"

_WRITE, _READ = 0x20000, 0x40000
_MODES = {"r": _READ, "w": _WRITE, "r+": _READ | _WRITE, "w+": _READ | _WRITE}
_CHUNK = 8192
_LARGEST = 0xFFFFFFFF


def _number(engine: Engine, value: Any) -> int:
    """The number that a text gives; ints are taken as texts (is_valid_oid_string)."""
    digits = str(value).lstrip(" \t\n\r\v\f")
    sign = -1 if digits[:1] == "-" else 1
    digits = digits[1:] if digits[:1] in ("+", "-") else digits
    if digits and not (digits.isascii() and digits.isdigit()):
        engine.throw("ValueError", "Invalid OID value passed")
    return sign * int(digits or 0) & _LARGEST


def _wanted_number(engine: Engine, value: Any) -> int:
    """The number that a new large object is to have."""
    if type(value) not in (str, int):
        engine.throw("TypeError", f"OID value must be of type string|int, {value_name(engine, value)} given")
    if type(value) is int and value < 0:
        engine.throw("ValueError", "Invalid OID value passed")
    return _number(engine, value)


def _shift(engine: Engine, first: Any, others: list[Any], expected: str) -> tuple[Link, list[Any]]:
    """A connection, by default the last one, and the arguments behind it."""
    given = [value for value in (first, *others) if value is not UNDEF]
    if given and isinstance(given[0], Connection):
        link, rest = given[0].opened(engine), given[1:]
        wanted = len(others)
    else:
        link, rest, wanted = None, given, len(others)
    if len(rest) != wanted or any(type(value) not in (int, str) for value in rest):
        engine.throw("ArgumentCountError", f"Requires {expected} arguments, {len(given)} given")
    return link if link is not None else default_opened(engine), rest


def _warn(engine: Engine, problem: str) -> bool:
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")
    return False


@function
def pg_lo_create(engine: Engine, connection: Untyped = UNDEF, oid: Untyped = UNDEF) -> Str | Int | False_:
    if connection is not UNDEF and oid is UNDEF and not hasattr(connection, "ce"):
        connection, oid = UNDEF, connection
    if connection is UNDEF:
        link = default_opened(engine)
    elif isinstance(connection, Connection):
        link = connection.opened(engine)
    else:
        argument_type_error(engine, 1, "must be of type PgSql\\Connection when the connection is provided")
    if oid is not UNDEF:
        number: int = pq().lo_create(link.pointer, _wanted_number(engine, oid))
    else:
        number = pq().lo_creat(link.pointer, _READ | _WRITE)
    return number or _warn(engine, "Unable to create PostgreSQL large object")


@function
def pg_lo_unlink(engine: Engine, connection: Untyped, oid: Untyped = UNDEF) -> Bool:
    link, (value,) = _shift(engine, connection, [oid], "1 or 2")
    number = _number(engine, value)
    if pq().lo_unlink(link.pointer, number) == -1:
        return _warn(engine, f"Unable to delete PostgreSQL large object {number}")
    return True


@function
def pg_lo_open(engine: Engine, connection: Untyped, oid: Untyped = UNDEF, mode: Str = UNDEF) -> 'PgSql\\Lob' | False_:
    link, (value, wanted) = _shift(engine, connection, [oid, mode], "1 or 2")
    number = _number(engine, value)
    if wanted not in _MODES:
        engine.throw("ValueError", "Mode must be one of 'r', 'r+', 'w', or 'w+'")
    opened = pq().lo_open(link.pointer, number, _MODES[wanted])
    if opened == -1 and wanted[0] == "w":
        number = pq().lo_creat(link.pointer, _READ | _WRITE)
        if not number:
            return _warn(engine, "Unable to create PostgreSQL large object")
        opened = pq().lo_open(link.pointer, number, _MODES[wanted])
        if opened == -1:
            pq().lo_unlink(link.pointer, number)
    if opened == -1:
        return _warn(engine, "Unable to open PostgreSQL large object")
    made: Lob = instantiate(engine, engine.internal_class("PgSql\\Lob"))
    made.link, made.number = link, opened
    return made


@function
def pg_lo_close(engine: Engine, lob: 'PgSql\\Lob') -> Bool:
    link = lob.opened(engine)
    if pq().lo_close(link.pointer, lob.number) < 0:
        return _warn(engine, f"Unable to close PostgreSQL large object descriptor {lob.number}")
    return True


def _read(link: Link, number: int, length: int) -> str | None:
    buffer = create_string_buffer(length + 1)
    count = pq().lo_read(link.pointer, number, buffer, length)
    return None if count < 0 else buffer.raw[:count].decode("latin-1")


@function
def pg_lo_read(engine: Engine, lob: 'PgSql\\Lob', length: Int = 8192) -> Str | False_:
    link = lob.opened(engine)
    if length < 0:
        value_error(engine, 2, "must be greater or equal than 0")
    data = _read(link, lob.number, length)
    return data if data is not None else False


@function
def pg_lo_write(engine: Engine, lob: 'PgSql\\Lob', data: Str, length: Int | Null = None) -> Int | False_:
    if length is not None:
        if length < 0:
            value_error(engine, 3, "must be greater than or equal to 0")
        if length > len(data):
            value_error(engine, 3, "must be less than or equal to the length of argument #2 ($buf)")
        data = data[:length]
    link = lob.opened(engine)
    count: int = pq().lo_write(link.pointer, lob.number, data.encode("latin-1"), len(data))
    return count if count >= 0 else False


@function
def pg_lo_read_all(engine: Engine, lob: 'PgSql\\Lob') -> Int:
    link = lob.opened(engine)
    total = 0
    while data := _read(link, lob.number, _CHUNK):
        engine.output.write(data)
        total += len(data)
    return total


@function
def pg_lo_import(engine: Engine, connection: Untyped, filename: Untyped = UNDEF,
                 oid: Untyped = UNDEF) -> Str | Int | False_:
    link = connection.opened(engine) if isinstance(connection, Connection) else None
    if link is None:
        if oid is not UNDEF:
            argument_type_error(engine, 1, f"must be of type PgSql\\Connection, {value_name(engine, connection)} given")
        filename, oid = connection, filename
        link = default_opened(engine)
    path = text_argument(engine, 2, filename)
    if not permitted(engine, path):
        return False
    if oid is not UNDEF:
        number: int = pq().lo_import_with_oid(link.pointer, c_bytes(path), _wanted_number(engine, oid))
    else:
        number = pq().lo_import(link.pointer, c_bytes(path))
    return number or False


@function
def pg_lo_export(engine: Engine, connection: Untyped, oid: Untyped = UNDEF, filename: Untyped = UNDEF) -> Bool:
    link, (value, path) = _shift(engine, connection, [oid, filename], "2 or 3")
    number = _number(engine, value)
    if not permitted(engine, path) or not may_write(engine, path):
        return False
    return bool(pq().lo_export(link.pointer, number, c_bytes(path)) != -1)


@function
def pg_lo_seek(engine: Engine, lob: 'PgSql\\Lob', offset: Int, whence: Int = SEEK_CUR) -> Bool:
    if whence not in (0, 1, 2):
        value_error(engine, 3, "must be one of PGSQL_SEEK_SET, PGSQL_SEEK_CUR, or PGSQL_SEEK_END")
    return bool(pq().lo_lseek64(lob.opened(engine).pointer, lob.number, offset, whence) > -1)


@function
def pg_lo_tell(engine: Engine, lob: 'PgSql\\Lob') -> Int:
    place: int = pq().lo_tell64(lob.opened(engine).pointer, lob.number)
    return place


@function
def pg_lo_truncate(engine: Engine, lob: 'PgSql\\Lob', size: Int) -> Bool:
    return not pq().lo_truncate64(lob.opened(engine).pointer, lob.number, size)
