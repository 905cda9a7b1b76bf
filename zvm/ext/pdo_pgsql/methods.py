"""The methods that PDO objects of the driver for PostgreSQL have: copying, large objects, notifications
(class PDO_PGSql_Ext)."""
from __future__ import annotations

import select

from zvm.ext.pdo.constants import FETCH_ASSOC, FETCH_BOTH, FETCH_DEFAULT, FETCH_NUM
from zvm.ext.pdo.drivers import DriverFailure
from zvm.ext.pdo_pgsql.library import COMMAND_OK, COPY_IN, COPY_OUT, FATAL_ERROR
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Path, Resource, Str, method
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.zval import C_INT_MAX

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802, N803

_FETCH_MODES = (FETCH_BOTH, FETCH_ASSOC, FETCH_NUM)


def _begin(pdo: Any, engine: Engine) -> Any:
    """The handle, without the last error."""
    handle = pdo.opened(engine)
    handle.clear_error()
    return handle


def _fail(engine: Engine, handle: Any, failure: DriverFailure) -> bool:
    handle.fail(engine, failure)
    return False


# ---- copying -------------------------------------------------------------------------------------------------------

def _copy_command(table: str, fields: str | None, direction: str, separator: str, null_as: str) -> str:
    columns = "" if fields is None else f" ({fields})"
    null = null_as or "\\\\N"
    return f"COPY {table}{columns} {direction} STDIN WITH DELIMITER E'{separator[:1] or chr(9)}' NULL AS E'{null}'"


def _copy_in(engine: Engine, handle: Any, command: str, lines: Any) -> bool:
    """Have the server read lines; False after an error."""
    connection = handle.connection
    native = connection.native
    result = connection.execute(command)
    if result.status != COPY_IN:
        return _fail(engine, handle, connection.failed(result))
    for line in lines:
        native.put_copy_data(line.encode("latin-1"))
    native.put_copy_end()
    failure = None
    while (result := native.get_result()) is not None:
        if result.status != COMMAND_OK:
            failure = connection.failed(result)
            failure.code = FATAL_ERROR
    return True if failure is None else _fail(engine, handle, failure)


def _copy_out(engine: Engine, handle: Any, command: str) -> list[str] | None:
    """The lines that the server writes; None after an error."""
    connection = handle.connection
    native = connection.native
    result = connection.execute(command)
    if result.status != COPY_OUT:
        _fail(engine, handle, connection.failed(result))
        return None
    lines = []
    while True:
        size, data = native.get_copy_data(0)
        if size < 0:
            break
        lines.append(bytes(data).decode("latin-1"))
    while native.get_result() is not None:
        pass
    return lines


@method
def pgsqlCopyFromArray(self: Any, engine: Engine, tableName: Str, rows: Array, separator: Str = "\t",
                       nullAs: Str = "\\\\N", fields: Str | Null = None) -> Bool:
    if not len(rows):
        value_error(engine, 2, "cannot be empty")
    handle = _begin(self, engine)
    texts = [to_string(engine, value) for value in rows.plain_values()]
    return _copy_in(engine, handle, _copy_command(tableName, fields, "FROM", separator, nullAs),
                    [text if text.endswith("\n") else text + "\n" for text in texts])


@method
def pgsqlCopyFromFile(self: Any, engine: Engine, tableName: Str, filename: Path, separator: Str = "\t",
                      nullAs: Str = "\\\\N", fields: Str | Null = None) -> Bool:
    handle = _begin(self, engine)
    stream = open_stream(engine, filename, "rb", report=False)
    if stream is None:
        return _fail(engine, handle, handle.connection.keep("HY000", FATAL_ERROR, "Unable to open the file"))
    try:
        return _copy_in(engine, handle, _copy_command(tableName, fields, "FROM", separator, nullAs),
                        iter(stream.read_line, None))
    finally:
        stream.close()


@method
def pgsqlCopyToFile(self: Any, engine: Engine, tableName: Str, filename: Path, separator: Str = "\t",
                    nullAs: Str = "\\\\N", fields: Str | Null = None) -> Bool:
    handle = _begin(self, engine)
    stream = open_stream(engine, filename, "wb", report=False)
    if stream is None:
        return _fail(engine, handle,
                     handle.connection.keep("HY000", FATAL_ERROR, "Unable to open the file for writing"))
    try:
        lines = _copy_out(engine, handle, _copy_command(tableName, fields, "TO", separator, nullAs))
        for line in lines or ():
            stream.write(line)
    finally:
        stream.close()
    return lines is not None


@method
def pgsqlCopyToArray(self: Any, engine: Engine, tableName: Str, separator: Str = "\t", nullAs: Str = "\\\\N",
                     fields: Str | Null = None) -> Array | False_:
    handle = _begin(self, engine)
    lines = _copy_out(engine, handle, _copy_command(tableName, fields, "TO", separator, nullAs))
    return False if lines is None else PhpArray.from_list(lines)


# ---- large objects -------------------------------------------------------------------------------------------------

def _number(oid: str) -> int:
    text = oid.strip(" \t\n\r\v\f")
    digits = text[:len(text) - len(text.lstrip("0123456789"))]
    return int(digits or 0)


@method
def pgsqlLOBCreate(self: Any, engine: Engine) -> Str | False_:
    from zvm.ext.pdo_pgsql.large_objects import call

    handle = _begin(self, engine)
    answer = call(handle.connection, "lo_creat", -1)
    if answer is None:
        return _fail(engine, handle, _last(handle))
    return str(int.from_bytes(answer, "big"))


def _last(handle: Any) -> DriverFailure:
    failure: DriverFailure = handle.connection.last_failure
    return handle.connection.keep("HY000", FATAL_ERROR, failure.message)  # type: ignore[no-any-return]


@method
def pgsqlLOBOpen(self: Any, engine: Engine, oid: Str, mode: Str = "rb") -> Resource | False_:
    from zvm.ext.pdo_pgsql.large_objects import INV_READ, INV_WRITE, open_large_object

    handle = _begin(self, engine)
    wanted = INV_READ | INV_WRITE if "+" in mode or "w" in mode else INV_READ
    stream = open_large_object(engine, handle.connection, self, _number(oid), wanted)
    return _fail(engine, handle, _last(handle)) if stream is None else stream


@method
def pgsqlLOBUnlink(self: Any, engine: Engine, oid: Str) -> Bool:
    from zvm.ext.pdo_pgsql.large_objects import call, number_of

    handle = _begin(self, engine)
    if number_of(call(handle.connection, "lo_unlink", _number(oid))) == 1:
        return True
    return _fail(engine, handle, _last(handle))


# ---- notifications -------------------------------------------------------------------------------------------------

@method
def pgsqlGetNotify(self: Any, engine: Engine, fetchMode: Int = FETCH_DEFAULT,
                   timeoutMilliseconds: Int = 0) -> Array | False_:
    handle = self.opened(engine)
    mode = handle.default_fetch_mode if fetchMode == FETCH_DEFAULT else fetchMode
    if mode not in _FETCH_MODES:
        value_error(engine, 1, "must be one of PDO::FETCH_BOTH, PDO::FETCH_ASSOC, or PDO::FETCH_NUM")
    if timeoutMilliseconds < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if timeoutMilliseconds > C_INT_MAX:
        engine.diagnostics.warning(f"{running_function(engine)}(): Timeout was shrunk to {C_INT_MAX}")
        timeoutMilliseconds = C_INT_MAX
    native = handle.connection.native
    native.consume_input()
    notice = native.notifies()
    if notice is None and timeoutMilliseconds:
        select.select([native.socket], [], [], timeoutMilliseconds / 1000)
        native.consume_input()
        notice = native.notifies()
    if notice is None:
        return False
    facts: list[tuple[str, Any]] = [("message", notice.relname.decode("latin-1")), ("pid", notice.be_pid)]
    if notice.extra:
        facts.append(("payload", notice.extra.decode("latin-1")))
    found: dict[Any, Any] = {}
    if mode != FETCH_ASSOC:
        found.update((number, value) for number, (_, value) in enumerate(facts))
    if mode != FETCH_NUM:
        found.update(facts)
    return PhpArray.from_dict(found)


@method
def pgsqlGetPid(self: Any, engine: Engine) -> Int:
    return self.opened(engine).connection.native.backend_pid  # type: ignore[no-any-return]


METHODS = {function.__name__.lower(): function for function in (
    pgsqlCopyFromArray, pgsqlCopyFromFile, pgsqlCopyToArray, pgsqlCopyToFile, pgsqlLOBCreate, pgsqlLOBOpen,
    pgsqlLOBUnlink, pgsqlGetNotify, pgsqlGetPid)}
