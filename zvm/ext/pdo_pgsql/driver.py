"""PDO's driver for PostgreSQL, on libpq as psycopg has it (ext/pdo_pgsql/pgsql_driver.c)."""
from __future__ import annotations

import os
from errno import EPERM

from zvm.ext.pdo.constants import (
    ATTR_CLIENT_VERSION,
    ATTR_CONNECTION_STATUS,
    ATTR_CURSOR,
    ATTR_EMULATE_PREPARES,
    ATTR_SERVER_INFO,
    ATTR_SERVER_VERSION,
    ATTR_TIMEOUT,
    CURSOR_FWDONLY,
    CURSOR_SCROLL,
    PARAM_LOB,
)
from zvm.ext.pdo.drivers import Driver, DriverConnection, DriverFailure
from zvm.ext.pdo.handle import bool_value, option
from zvm.ext.pdo_pgsql import methods
from zvm.ext.pdo_pgsql.constants import ATTR_DISABLE_PREPARES
from zvm.ext.pdo_pgsql.library import COMMAND_OK, FATAL_ERROR, TUPLES_OK, load
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.pdo.drivers import DriverStatement
    from zvm.ext.pdo.handle import Handle
    from zvm.runtime.values.arrays import PhpArray

_CONNECTION_FAILURE = "08006"


def trimmed(message: bytes) -> str:
    """A message of the library without the end of its last line (_pdo_pgsql_trim_message)."""
    text = message.decode("latin-1")
    if len(text) > 2 and text[-2] in "\r\n" and text[-1] == ".":
        text = text[:-1]
    return text[:1] + text[1:].rstrip("\r\n")


class PgsqlConnection(DriverConnection):
    """An open connection; `counter` numbers statements and cursors."""

    __slots__ = ("native", "emulates", "disables_prepares", "counter", "__weakref__")

    def __init__(self, native: Any) -> None:
        self.native = native
        self.last_failure = None
        self.emulates = self.disables_prepares = False
        self.counter = 0

    def failed(self, result: Any = None, sqlstate: str | None = None) -> DriverFailure:
        """What the library says went wrong, kept as the last failure (_pdo_pgsql_error)."""
        code = FATAL_ERROR
        if result is not None:
            code = int(result.status)
            state = result.error_field(load().DiagnosticField.SQLSTATE)
            sqlstate = state.decode("latin-1") if state else sqlstate
        return self.keep(sqlstate or "HY000", code, trimmed(self.native.error_message))

    def keep(self, sqlstate: str, code: int, message: str) -> DriverFailure:
        """A failure, kept as the last one."""
        self.last_failure = DriverFailure(sqlstate, code, message)
        return self.last_failure

    def execute(self, sql: str) -> Any:
        """What SQL gives, whatever that is. Raises DriverFailure where the server is gone."""
        try:
            return self.native.exec_(sql.partition("\0")[0].encode("latin-1"))
        except _library_errors():
            raise self.failed() from None

    def expect(self, result: Any, *statuses: int) -> Any:
        """The result, whose status is one of these. Raises DriverFailure for another one."""
        if result.status not in statuses:
            raise self.failed(result)
        return result

    def prepare(self, engine: Engine, sql: str, options: PhpArray | None) -> DriverStatement:
        from zvm.ext.pdo_pgsql.statements import CursorStatement, EmulatedStatement, NativeStatement

        if option(engine, options, ATTR_CURSOR, CURSOR_FWDONLY) == CURSOR_SCROLL:
            return CursorStatement(engine, self, sql)
        if option(engine, options, ATTR_EMULATE_PREPARES, int(self.emulates)) == 1:
            return EmulatedStatement(engine, self, sql)
        only_executes = option(engine, options, ATTR_DISABLE_PREPARES, int(self.disables_prepares)) == 1
        return NativeStatement(engine, self, sql, not only_executes)

    def next_number(self) -> int:
        """The number of a new statement or cursor."""
        self.counter += 1
        return self.counter

    def run(self, sql: str) -> int:
        result = self.expect(self.execute(sql), COMMAND_OK, TUPLES_OK)
        return result.command_tuples or 0 if result.status == COMMAND_OK else 0

    def quote(self, string: str, type: int) -> str:
        escaping = load().Escaping(self.native)
        data = string.encode("latin-1")
        if type == PARAM_LOB:
            return f"'{bytes(escaping.escape_bytea(data)).decode('latin-1')}'"
        return f"'{bytes(escaping.escape_string(data.partition(bytes(1))[0])).decode('latin-1')}'"

    def begin(self) -> None:
        self.expect(self.execute("BEGIN"), COMMAND_OK)

    def commit(self) -> None:
        self.expect(self.execute("COMMIT"), COMMAND_OK)

    def roll_back(self) -> None:
        self.expect(self.execute("ROLLBACK"), COMMAND_OK)

    def set_attribute(self, engine: Engine, attribute: int, value: Any) -> bool:
        if attribute == ATTR_EMULATE_PREPARES:
            self.emulates = bool_value(engine, value)
        elif attribute == ATTR_DISABLE_PREPARES:
            self.disables_prepares = bool_value(engine, value)
        else:
            return False
        return True

    def _status(self, name: bytes) -> str:
        value = self.native.parameter_status(name)
        return "" if value is None else value.decode("latin-1")

    def get_attribute(self, attribute: int) -> Any:
        native = self.native
        if attribute == ATTR_EMULATE_PREPARES:
            return self.emulates
        if attribute == ATTR_DISABLE_PREPARES:
            return self.disables_prepares
        if attribute == ATTR_CLIENT_VERSION:
            version = load().version()
            return f"{version // 10000}.{version % 10000}"
        if attribute == ATTR_SERVER_VERSION:
            return self._status(b"server_version")
        if attribute == ATTR_CONNECTION_STATUS:
            return "Connection OK; waiting to send." if native.status == 0 else "Bad connection."
        if attribute == ATTR_SERVER_INFO:
            return f"PID: {native.backend_pid}; Client Encoding: {self._status(b'client_encoding')}; Is Superuser: " \
                   f"{self._status(b'is_superuser')}; Session Authorization: " \
                   f"{self._status(b'session_authorization')}; Date Style: {self._status(b'DateStyle')}"
        return UNDEF

    def in_transaction(self) -> bool:
        return bool(self.native.transaction_status > 0)

    def is_alive(self) -> bool:
        try:
            self.native.consume_input()
        except _library_errors():
            self.native.reset()
        return bool(self.native.status == 0)

    def last_insert_id(self, name: str | None) -> str:
        if name is None:
            result = self.execute("SELECT LASTVAL()")
        else:
            result = self.native.exec_params(b"SELECT CURRVAL($1)", [name.encode("latin-1")])
        self.expect(result, TUPLES_OK)
        return (result.get_value(0, 0) or b"").decode("latin-1")

    def forget_callbacks(self) -> None:
        """There are none."""

    def close(self) -> None:
        self.native.finish()


def _library_errors() -> tuple[type[Exception], ...]:
    """What psycopg raises where the library reports an error."""
    from psycopg import Error

    return (Error,)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("'", "\\'")


class PgsqlDriver(Driver):
    name, extension, class_name = "pgsql", "pdo_pgsql", "Pdo\\Pgsql"
    methods = methods.METHODS

    def connect(self, engine: Engine, data_source: str, handle: Handle, user: str | None, password: str | None,
                options: PhpArray | None) -> PgsqlConnection:
        wanted = data_source.replace(";", " ")
        if user is not None:
            wanted += f" user='{_escaped(user)}'"
        if password is not None:
            wanted += f" password='{_escaped(password)}'"
        wanted += f" connect_timeout={option(engine, options, ATTR_TIMEOUT, 30)}"
        if not engine.may_connect:
            raise DriverFailure(_CONNECTION_FAILURE, FATAL_ERROR, os.strerror(EPERM))
        native = load().PGconn.connect(wanted.partition("\0")[0].encode("latin-1"))
        made = PgsqlConnection(native)
        if native.status != 0:
            failure = made.failed(None, _CONNECTION_FAILURE)
            native.finish()
            raise failure
        return made


DRIVER = PgsqlDriver()
