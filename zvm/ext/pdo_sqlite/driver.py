"""PDO's driver for SQLite (ext/pdo_sqlite/sqlite_driver.c, sqlite_statement.c)."""
from __future__ import annotations

from zvm.ext.pdo import errors
from zvm.ext.pdo.constants import (
    ATTR_CLIENT_VERSION,
    ATTR_CURSOR,
    ATTR_SERVER_VERSION,
    ATTR_TIMEOUT,
    CURSOR_FWDONLY,
    FETCH_ORI_NEXT,
    PARAM_BOOL,
    PARAM_INT,
    PARAM_LOB,
    PARAM_NULL,
    PARAM_STMT,
    PARAM_STR,
)
from zvm.ext.pdo.drivers import Driver, DriverConnection, DriverFailure, DriverStatement
from zvm.ext.pdo.handle import int_value, option
from zvm.ext.pdo.records import RecordFunctions
from zvm.ext.pdo_sqlite import callbacks
from zvm.ext.pdo_sqlite.constants import (
    ATTR_BUSY_STATEMENT,
    ATTR_EXTENDED_RESULT_CODES,
    ATTR_OPEN_FLAGS,
    ATTR_READONLY_STATEMENT,
    ATTR_TRANSACTION_MODE,
    OPEN_CREATE,
    OPEN_READONLY,
    OPEN_READWRITE,
    OPEN_URI,
    TRANSACTION_MODES,
)
from zvm.ext.sqlite3 import library
from zvm.ext.sqlite3.library import Connection, Failure, Statement, from_text, from_value
from zvm.ext.standard.streams.path_checks import absolute_file, may_write, permitted
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import UNDEF, deref
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.pdo.binding import Parameter
    from zvm.ext.pdo.handle import Handle
    from zvm.runtime.values.arrays import PhpArray

_TIMEOUT = 60  # seconds that a locked database is waited for
_STATES = {9: "01002", 12: "42S02", 18: "22001", 19: "23000", 22: "HYC00"}  # result codes' SQLSTATEs, others HY000
_NATIVE_TYPES = {int: ("integer", PARAM_INT), float: ("double", PARAM_STR), str: ("string", PARAM_STR),
                 bytes: ("string", PARAM_STR), type(None): ("null", PARAM_NULL)}
_ROW = 100  # the result code of a step to a row
_ATTACH, _OK, _DENY = 24, 0, 1  # an authorizer's question and answers


class SqliteStatement(DriverStatement):
    """`has_row` tells that execute() has stepped to a row that was not fetched yet."""

    __slots__ = ("owner", "statement", "described", "has_row", "is_done", "positions")

    def __init__(self, owner: SqliteConnection, statement: Statement) -> None:
        self.owner, self.statement = owner, statement
        self.described = statement.columns  # what the names are of
        self.column_names = [column.name for column in self.described]
        self.row_count = 0
        self.has_row, self.is_done = False, True
        self.positions: dict[str, int] = {}  # of named parameters, from 0; -1 for those that are not there

    def _position_of(self, name: str) -> int:
        """The position of a named parameter from 0, -1 for one that is not there."""
        position = self.positions.get(name)
        if position is None:
            position = self.positions[name] = self.statement.position_of(name) - 1
        return position

    def bind(self, engine: Engine, parameter: Parameter) -> None:
        if parameter.position == -1:
            parameter.position = self._position_of(parameter.name or "")
        kind = parameter.base_type
        if kind == PARAM_STMT:
            raise DriverFailure("00000", 0, "")
        value: Any = None if kind == PARAM_NULL else parameter.current()
        if value is not None:
            if kind in (PARAM_INT, PARAM_BOOL):
                value = to_int(engine, value)
            elif kind == PARAM_LOB and isinstance(value, Stream):
                value = value.read_all()
            elif type(value) is not str:
                value = to_string(engine, value)
            parameter.set_current(value)
            if kind == PARAM_LOB:
                value = value.encode("latin-1")
        try:
            self.statement.bind(parameter.position + 1, value)
        except Failure as failure:
            raise self.owner.failed(failure) from None

    def bind_texts(self, engine: Engine, values: PhpArray) -> bool:
        statement = self.statement
        if statement.texts:
            return False
        bindings = statement.bindings
        count = len(bindings)
        for key, value in values.items() if values.packed is None else enumerate(values.packed):
            if type(key) is str:
                key = self._position_of(key if key[:1] == ":" else ":" + key)
            if not 0 <= key < count:
                return False
            kind = type(value)
            if kind is str:
                if not value.isascii():
                    statement.bind(key + 1, value)
                    continue
                bindings[key] = value
            elif kind is int:
                bindings[key] = str(value)
            elif kind is float or kind is bool:
                bindings[key] = to_string(engine, value)
            elif value is None:
                bindings[key] = None
            else:
                return False
        return True

    def execute_texts(self, values: PhpArray) -> bool:
        statement = self.statement
        bindings = statement.bindings
        if values.packed is None or statement.texts or len(values.packed) > len(bindings):
            return False
        texts = self.owner.records.texts_of(values.packed)
        if texts is None:
            return False
        bindings[:len(texts)] = texts
        self.execute()
        return True

    def execute(self) -> None:
        statement = self.statement
        if not statement.sql:
            raise DriverFailure("00000", 0, "")  # which is not what the library complains about, either
        if statement.running:
            statement.reset()
        self.is_done = False
        try:
            self.has_row = has_row = statement.step()
        except Failure as failure:
            raise self.owner.failed(failure) from None
        if not has_row:
            self.is_done = True
            self.row_count = statement.connection.native.changes()
        elif self.described is not statement.columns:  # a table has changed since the library prepared it
            self.described = statement.columns
            self.column_names = [column.name for column in self.described]

    def fetch(self, orientation: int = FETCH_ORI_NEXT, offset: int = 0) -> Sequence[Any] | None:
        statement = self.statement
        if self.has_row:
            self.has_row = False
            row: Any = statement.row
        else:
            if self.is_done:
                return None
            try:
                row = statement.next_row()
            except Failure as failure:
                raise self.owner.failed(failure) from None
            if row is None:
                self.is_done = True
                return None
        return row if self.owner.records.is_plain_row(row) else [from_value(value) for value in row]

    def get_attribute(self, attribute: int) -> Any:
        if attribute == ATTR_BUSY_STATEMENT and self.owner.target >= V8_5:
            return self.statement.running
        return self.statement.is_readonly if attribute == ATTR_READONLY_STATEMENT else None

    def column_meta(self, column: int) -> dict[str, Any] | None:
        from zvm.runtime.values.arrays import PhpArray

        if column >= len(self.statement.columns):
            if self.statement.running:  # what the library last said
                raise self.owner.failed(Failure(_ROW, _ROW, "another row available"))
            return None
        row = self.statement.row
        value = None if row is None else row[column]
        native, kind = _NATIVE_TYPES[type(value)]
        meta: dict[str, Any] = {"native_type": native, "pdo_type": kind}
        described = self.statement.columns[column]
        if described.declared_type is not None:
            meta["sqlite:decl_type"] = described.declared_type
        if described.table is not None:
            meta["table"] = described.table
        meta["flags"] = PhpArray.from_list(["blob"] if type(value) is bytes else [])
        return meta

    def close_cursor(self) -> None:
        self.statement.reset()


class SqliteConnection(DriverConnection):
    """An open database; `extended_codes` tells whether failures bear SQLite's extended result codes."""

    __slots__ = ("connection", "records", "extended_codes", "functions", "target", "transaction_mode")

    def __init__(self, connection: Connection, records: RecordFunctions, target: int) -> None:
        self.connection, self.records, self.target = connection, records, target
        self.transaction_mode = TRANSACTION_MODES[0]
        self.last_failure = None
        self.extended_codes = False
        self.functions: list[tuple[str, Any]] = []  # (name, number of arguments, None for a collation), to forget

    def failed(self, failure: Failure) -> DriverFailure:
        """The failure as PDO knows it, kept as the last one (_pdo_sqlite_error)."""
        code = failure.extended if self.extended_codes else failure.code
        self.last_failure = DriverFailure(_STATES.get(code, "HY000"), code, failure.message)
        return self.last_failure

    def prepare(self, engine: Engine, sql: str, options: PhpArray | None) -> SqliteStatement:
        cursor = None if options is None else deref(options.get(ATTR_CURSOR, None))
        if cursor is not None and to_int(engine, cursor) != CURSOR_FWDONLY:
            raise DriverFailure("00000", 0, "")
        try:
            return SqliteStatement(self, self.connection.prepare(sql))
        except Failure as failure:
            raise self.failed(failure) from None

    def run(self, sql: str) -> int:
        try:
            self.connection.run(sql)
        except Failure as failure:
            raise self.failed(failure) from None
        changes: int = self.connection.native.changes()
        return changes

    def quote(self, string: str, type: int) -> str:
        return "'" + string.partition("\0")[0].replace("'", "''") + "'"

    def begin(self) -> None:
        self.run(f"BEGIN {self.transaction_mode}")

    def in_transaction(self) -> bool | None:
        return self.connection.native.in_transaction if self.target >= V8_4 else None

    def commit(self) -> None:
        self.run("COMMIT")

    def roll_back(self) -> None:
        self.run("ROLLBACK")

    def set_attribute(self, engine: Engine, attribute: int, value: Any) -> bool:
        if attribute == ATTR_TIMEOUT:
            self.connection.native.set_busy_timeout(int_value(engine, value) * 1000)
        elif attribute == ATTR_EXTENDED_RESULT_CODES:
            self.extended_codes = bool(int_value(engine, value))
        elif attribute == ATTR_TRANSACTION_MODE and self.target >= V8_5:
            mode = int_value(engine, value)
            if not 0 <= mode < len(TRANSACTION_MODES):
                return False
            self.transaction_mode = TRANSACTION_MODES[mode]
        else:
            return False
        return True

    def get_attribute(self, attribute: int) -> Any:
        if attribute in (ATTR_CLIENT_VERSION, ATTR_SERVER_VERSION):
            return library.load().sqlitelibversion()
        if attribute == ATTR_TRANSACTION_MODE and self.target >= V8_5:
            return TRANSACTION_MODES.index(self.transaction_mode)
        return UNDEF

    def last_insert_id(self, name: str | None) -> str:
        return str(self.connection.native.last_insert_rowid())

    def forget_callbacks(self) -> None:
        native = self.connection.native
        for name, count in self.functions:
            if count is None:
                native.create_collation(name, None)
            else:
                native.create_scalar_function(name, None, count)
        self.functions.clear()

    def close(self) -> None:
        self.connection.close()


class SqliteDriver(Driver):
    name, extension, class_name = "sqlite", "pdo_sqlite", "Pdo\\Sqlite"
    methods = callbacks.METHODS

    def connect(self, engine: Engine, data_source: str, handle: Handle, user: str | None, password: str | None,
                options: PhpArray | None) -> SqliteConnection:
        library.load()
        path = _safe_path(engine, data_source)
        if path is None:
            errors.throw(engine, f"open_basedir prohibits opening {data_source}")
        flags = option(engine, options, ATTR_OPEN_FLAGS, OPEN_READWRITE | OPEN_CREATE)
        if path not in ("", ":memory:") and not may_write(engine, path):
            flags = OPEN_READONLY
        elif not engine.ini.open_basedir:
            flags |= OPEN_URI
        try:
            made = SqliteConnection(Connection(path, flags), engine.state_of(RecordFunctions), engine.target)
        except Failure as failure:
            raise DriverFailure(_STATES.get(failure.code, "HY000"), failure.code, failure.message) from None
        native = made.connection.native
        if engine.ini.open_basedir or engine.may_write is not None:
            native.authorizer = lambda question, name, *rest: _OK if question != _ATTACH or _may_attach(engine, name) \
                else _DENY
        native.set_busy_timeout(option(engine, options, ATTR_TIMEOUT, _TIMEOUT) * 1000)
        return made


def _safe_path(engine: Engine, name: str) -> str | None:
    """The absolute path of a database, None where open_basedir forbids it or there can be none; a name that is not a
    file's stays as it is (make_filename_safe)."""
    name = c_string(name)
    if name[:5].lower() == "file:":
        return None if engine.ini.open_basedir else name
    if not name or name == ":memory:":
        return name
    try:
        path = absolute_file(name)
    except OSError:
        return None
    return path if permitted(engine, path, False) else None


def _may_attach(engine: Engine, name: str | None) -> bool:
    path = None if name is None else _safe_path(engine, from_text(name))
    return path is not None and (path in ("", ":memory:") or may_write(engine, path))


DRIVER = SqliteDriver()
