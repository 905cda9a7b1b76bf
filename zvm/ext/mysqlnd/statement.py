"""Prepared statements on the server (mysqlnd_ps.c, mysqlnd_ps_codec.c).

Operations answer whether they succeeded; why they did not is in `error`. Values come and go by the binary protocol.
"""
from __future__ import annotations

from struct import pack, unpack_from

from zvm.ext.mysqlnd.connection import (
    COM_STMT_CLOSE,
    COM_STMT_EXECUTE,
    COM_STMT_FETCH,
    COM_STMT_PREPARE,
    COM_STMT_RESET,
    COM_STMT_SEND_LONG_DATA,
    ERROR_ROWS,
    NEXT_RESULT_PENDING,
    QUERY_SENT,
    QUIT_SENT,
    READY,
    SELECT,
    SERVER_CURSOR_EXISTS,
    SERVER_OUT_PARAMS,
    UPSERT,
    Connection,
)
from zvm.ext.mysqlnd.errors import (
    CR_COMMANDS_OUT_OF_SYNC,
    CR_INVALID_BUFFER_USE,
    CR_INVALID_PARAMETER_NO,
    CR_NO_PREPARE_STMT,
    CR_NOT_IMPLEMENTED,
    CR_PARAMS_NOT_BOUND,
    NOT_PREPARED,
    OUT_OF_SYNC,
    ErrorInfo,
    ServerError,
)
from zvm.ext.mysqlnd.fields import TYPE_DOUBLE, TYPE_LONG_BLOB, TYPE_LONGLONG, TYPE_TINY, TYPE_VAR_STRING, Field
from zvm.ext.mysqlnd.results import FETCHING_DATA, BufferedResult, FetchFailed, Result, UnbufferedResult, read_row
from zvm.ext.mysqlnd.wire import server_error, store_length
from zvm.runtime.objects.typed_references import assign_to_reference
from zvm.runtime.values.convert import to_float, to_int, to_string
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

INITIALISED, PREPARED, EXECUTED, WAITING_USE_OR_STORE, USE_OR_STORE_CALLED, USER_FETCHING = range(6)
ATTR_UPDATE_MAX_LENGTH, ATTR_CURSOR_TYPE, ATTR_PREFETCH_ROWS = range(3)
CURSOR_TYPE_NO_CURSOR, CURSOR_TYPE_READ_ONLY = 0, 1
_LONG_LIMIT = float(1 << 63)


class _CursorResult(UnbufferedResult):
    """Rows that the server keeps, asked for one by one."""

    __slots__ = ()

    def _next(self) -> bytes | None:
        statement, connection = self.owner, self.connection
        if self.is_done:
            return None
        if not connection.send(COM_STMT_FETCH, pack("<II", statement.id, 1)):
            statement.error.copy(connection.error)
            raise FetchFailed
        try:
            data = read_row(connection)
            if data is not None:
                read_row(connection)  # the end of the one row
        except ServerError as error:
            self.is_done = True
            connection.error.note(error)
            statement.error.note(error)
            raise FetchFailed from None
        connection.warning_count, connection.status = connection.row_end
        if data is None:
            self.is_done = True
        else:
            self.count += 1
            connection.count("rows_fetched_from_client_ps_cursor")
        return data

    def skip(self) -> None:
        self.is_done = True  # closing or resetting the statement ends the cursor


class Bound:
    """A value for a parameter, or the Reference to it; `was_sent` tells that it went by send_long_data()."""

    __slots__ = ("value", "type", "was_sent")

    def __init__(self, value: Any, type: int) -> None:
        self.value, self.type = value, type
        self.was_sent = False


class PreparedStatement:
    """`fields` are the columns, None where there are none or they are not known; `result` are the rows, once they are
    used or stored; `results` are what bind_result() was given."""

    __slots__ = ("connection", "error", "state", "id", "param_count", "field_count", "fields", "result", "params",
                 "sends_types", "bound_results", "cursor_type", "prefetch_rows", "update_max_length", "has_cursor",
                 "stores", "affected_rows", "insert_id", "warning_count", "status", "execute_count", "is_closed")

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.error = ErrorInfo()
        self.cursor_type, self.prefetch_rows, self.update_max_length = CURSOR_TYPE_NO_CURSOR, 1, False
        self.is_closed = False
        self._forget()

    def _forget(self) -> None:
        """As it is before a statement was prepared."""
        self.state = INITIALISED
        self.id = self.param_count = self.field_count = self.execute_count = 0
        self.fields: list[Field] | None = None
        self.result: Result | None = None
        self.params: list[Bound] | None = None
        self.bound_results: list[Reference] | None = None
        self.sends_types = True
        self.has_cursor = self.stores = False
        self.affected_rows = self.insert_id = self.warning_count = self.status = 0

    def _clear_errors(self) -> None:
        self.error.clear()
        self.connection.error.clear()

    # ---- preparing ----

    def prepare(self, sql: str) -> bool:
        """Have the server prepare SQL; what was prepared before stays where that fails."""
        connection = self.connection
        self.affected_rows = connection.affected_rows = ERROR_ROWS
        self._clear_errors()
        if self.state > INITIALISED:
            self._clear_line()
        if not connection.send(COM_STMT_PREPARE, sql.encode("latin-1")):
            self.error.copy(connection.error)
            self.state = INITIALISED
            return False
        prepared = self._read_prepared()
        if prepared is None:
            self.state = INITIALISED
            return False
        if self.id:
            self._close_on_server()
        errors = self.error
        self._forget()
        self.error = errors
        self.id, self.field_count, self.param_count, self.fields = prepared
        self.warning_count, self.status = connection.warning_count, connection.status
        self.state = PREPARED
        return True

    def _clear_line(self) -> None:
        if self.state == WAITING_USE_OR_STORE:
            self.use_result()
        if self.result is not None:
            self.result.skip()

    def _read_prepared(self) -> tuple[int, int, int, list[Field] | None] | None:
        """(id, columns, parameters, the columns themselves); None after an error."""
        connection = self.connection
        data = connection.read()
        if data is None:
            self.error.copy(connection.error)
            return None
        if data[:1] == b"\xff":
            error = server_error(data)
            self.error.note(error)
            connection.error.note(error)
            return None
        number, columns, parameters = unpack_from("<IHH", data, 1)
        connection.warning_count = unpack_from("<H", data, 10)[0] if len(data) >= 12 else 0
        connection.field_count = columns
        if parameters and connection.read_fields(parameters) is None:
            return None
        fields = connection.read_fields(columns) if columns else None
        if columns and fields is None:
            return None
        return number, columns, parameters, fields

    # ---- parameters ----

    def _expect_prepared(self) -> bool:
        if self.state < PREPARED:
            return self.error.fail(CR_NO_PREPARE_STMT, NOT_PREPARED)
        self._clear_errors()
        return True

    def bind_parameters(self, params: list[Bound]) -> bool:
        """Take the parameters' values."""
        if not self._expect_prepared():
            return False
        if self.param_count:
            self.params, self.sends_types = params, True
        return True

    def bind_parameter(self, number: int, value: Any, type: int) -> bool:
        """Take one parameter's value, by its number from 0."""
        if self.state < PREPARED:
            return self.error.fail(CR_NO_PREPARE_STMT, NOT_PREPARED)
        if number >= self.param_count:
            return self.error.fail(CR_INVALID_PARAMETER_NO, "Invalid parameter number")
        self._clear_errors()
        if self.params is None:
            self.params = [Bound(UNDEF, 0) for _ in range(self.param_count)]
        self.params[number] = Bound(value, type)
        self.sends_types = True
        return True

    def bind_results(self, references: list[Reference]) -> bool:
        """Have fetch() set these."""
        if not self._expect_prepared():
            return False
        if self.field_count:
            self.bound_results = references
        return True

    def send_long_data(self, number: int, data: str) -> bool:
        """Send a part of a blob's value before execute()."""
        self._clear_errors()
        if self.state < PREPARED:
            return self.error.fail(CR_NO_PREPARE_STMT, NOT_PREPARED)
        if self.params is None:
            return self.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)
        if number >= self.param_count:
            return self.error.fail(CR_INVALID_PARAMETER_NO, "Invalid parameter number")
        if self.params[number].type != TYPE_LONG_BLOB:
            return self.error.fail(CR_INVALID_BUFFER_USE,
                                   "Can't send long data for non-string/non-binary data types")
        if self.connection.state != READY:
            return False
        self.params[number].was_sent = True
        if self.connection.send(COM_STMT_SEND_LONG_DATA, pack("<IH", self.id, number) + data.encode("latin-1")):
            return True
        self.error.copy(self.connection.error)
        return False

    def _as_sent(self, bound: Bound) -> tuple[int, bytes | None]:
        """(type, bytes) of a value, None for null. Throws where the value has no text."""
        engine = self.connection.engine
        value = bound.value.value if type(bound.value) is Reference else bound.value
        kind = bound.type
        if kind == TYPE_LONG_BLOB:
            return kind, b"" if bound.was_sent else b"\0"
        if value is None:
            return kind, None
        if kind == TYPE_DOUBLE:
            return kind, pack("<d", to_float(engine, value))
        if kind == TYPE_TINY:
            return kind, pack("<b", to_int(engine, value))
        if kind == TYPE_LONGLONG:
            if type(value) is int or -_LONG_LIMIT <= to_float(engine, value) < _LONG_LIMIT:
                return kind, pack("<q", to_int(engine, value))
            self.sends_types = True  # now, and with the next value as well
            kind = TYPE_VAR_STRING
        text = (value if type(value) is str else to_string(engine, value)).encode("latin-1")
        return kind, store_length(len(text)) + text

    def _execute_request(self) -> bytes:
        request = pack("<IBI", self.id, self.cursor_type, 1)
        if not self.param_count:
            return request
        assert self.params is not None
        sends_types, self.sends_types = self.sends_types, False
        sent = [self._as_sent(bound) for bound in self.params]
        nulls = bytearray((self.param_count + 7) // 8)
        for number, (_, data) in enumerate(sent):
            if data is None:
                nulls[number >> 3] |= 1 << (number & 7)
        request += bytes(nulls)
        if sends_types or self.sends_types:
            request += b"\1" + b"".join(pack("<H", kind) for kind, _ in sent)
        else:
            request += b"\0"
        for bound in self.params:
            bound.was_sent = False
        return request + b"".join(data for _, data in sent if data is not None)

    # ---- executing ----

    def execute(self) -> bool:
        """Run it, up to the columns of its result."""
        connection = self.connection
        self.affected_rows = connection.affected_rows = ERROR_ROWS
        if self.fields is not None and self.state >= PREPARED and self.field_count:
            self.flush()
            self.result = None
            self.state = PREPARED
        elif self.state < PREPARED:
            return self.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)
        if self.param_count:
            if self.params is None:
                return self.error.fail(CR_PARAMS_NOT_BOUND, "No data supplied for parameters in prepared statement")
            missing = sum(bound.value is UNDEF for bound in self.params)
            if missing:
                return self.error.fail(CR_PARAMS_NOT_BOUND, f"No data supplied for {missing} "
                                       f"parameter{'s' if missing > 1 else ''} in prepared statement")
        self.execute_count += 1
        if not connection.send(COM_STMT_EXECUTE, self._execute_request()):
            self.error.copy(connection.error)
            return False
        return self._read_response()

    def _take_status(self) -> None:
        connection = self.connection
        self.affected_rows, self.insert_id = connection.affected_rows, connection.insert_id
        self.warning_count, self.status = connection.warning_count, connection.status

    def _read_response(self) -> bool:
        """What the server answers to execute() (mysqlnd_stmt_execute_parse_response)."""
        connection = self.connection
        connection.state = QUERY_SENT
        if not connection.read_result_header():
            self.error.copy(connection.error)
            self.affected_rows, self.insert_id = connection.affected_rows, 0
            self.warning_count = self.status = 0
            if connection.state != QUIT_SENT:
                self.state, self.sends_types = PREPARED, True
            return False
        self._clear_errors()
        self._take_status()
        self.state = EXECUTED
        if connection.query_kind != SELECT:
            if connection.query_kind == UPSERT and self.affected_rows > 0:
                connection.count("rows_affected_ps", self.affected_rows)
            return True
        self.fields, connection.pending = connection.pending, None
        if self.bound_results is not None and connection.field_count != len(self.bound_results):
            del self.bound_results[connection.field_count:]
        self.field_count = connection.field_count
        self.state = WAITING_USE_OR_STORE
        self.has_cursor = False
        self.stores = bool(self.cursor_type & CURSOR_TYPE_READ_ONLY)
        if self.stores and self.status & SERVER_CURSOR_EXISTS:
            self.has_cursor, self.stores = True, False
            connection.state = READY
        if self.status & SERVER_OUT_PARAMS:
            self._skip_out_parameters()
            return self._read_response()
        return True

    def _skip_out_parameters(self) -> None:
        """Values that a procedure gives back by its parameters are not shown."""
        self.connection.store_rows(True)
        self.fields = self.bound_results = None
        self.params = None

    # ---- results ----

    def _is_waiting(self) -> bool:
        return self.state == WAITING_USE_OR_STORE and \
            self.connection.state == (READY if self.has_cursor else FETCHING_DATA)

    def use_result(self) -> Result | None:
        """Have the rows read as they are fetched."""
        if self.fields is None or not self.field_count or not self._is_waiting():
            self.connection.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)
            return None
        self.error.clear()
        self.connection.count("ps_unbuffered_sets")
        kind = _CursorResult if self.has_cursor else UnbufferedResult
        self.result = kind(self.connection, self.fields, self)
        self.state = USE_OR_STORE_CALLED
        return self.result

    def _read_all(self) -> BufferedResult | None:
        """All rows, None after an error."""
        connection = self.connection
        if self.has_cursor and not connection.send(COM_STMT_FETCH, pack("<II", self.id, 0xFFFFFFFF)):
            self.error.copy(connection.error)
            return None
        assert self.fields is not None
        rows = connection.store_rows(True)
        if rows is None:
            self.error.copy(connection.error)
            self.state = PREPARED
            return None
        self._take_status()
        self.affected_rows = len(rows)
        return BufferedResult(connection, self.fields, rows, True)

    def store_result(self) -> bool:
        """Read all rows, for fetch()."""
        if self.fields is None and self.result is None and self.state < EXECUTED:
            return False
        if not self.field_count:
            return True
        if not self._is_waiting():
            return self.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)
        self._clear_errors()
        self.connection.count("ps_buffered_sets")
        result = self._read_all()
        if result is None:
            return False
        self.result = result
        self.state = USE_OR_STORE_CALLED
        return True

    def get_result(self) -> BufferedResult | None:
        """All rows as a result of its own."""
        if self.fields is None or not self.field_count:
            return None
        if not self._is_waiting():
            self.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)
            return None
        self._clear_errors()
        self.connection.count("buffered_sets")
        result = self._read_all()
        self.state = PREPARED
        return result

    def fetch(self) -> bool | None:
        """Set the bound variables to the next row's values; None after the last row."""
        if self.fields is None or self.state < WAITING_USE_OR_STORE:
            return self.error.fail(CR_COMMANDS_OUT_OF_SYNC, OUT_OF_SYNC)
        if self.state == WAITING_USE_OR_STORE:
            self._begin_fetching()
        self.state = USER_FETCHING
        self._clear_errors()
        try:
            row = None if self.result is None else self.result.fetch()
        except FetchFailed:
            return False
        if row is None:
            return None
        for reference, value in zip(self.bound_results or (), row, strict=False):
            assign_to_reference(self.connection.engine, reference, value, False)
        return True

    def _begin_fetching(self) -> None:
        if self.stores:
            self.store_result()
        else:
            self.use_result()

    @property
    def row_count(self) -> int:
        """Of the rows that were used or stored."""
        return 0 if self.result is None else self.result.row_count

    def seek(self, row: int) -> None:
        """Go on with that row of those stored."""
        if isinstance(self.result, BufferedResult):
            self.result.seek(row)

    def metadata(self) -> UnbufferedResult | None:
        """A result without rows, that has the columns."""
        if not self.field_count or self.fields is None:
            return None
        return UnbufferedResult(self.connection, self.fields, self, True)

    @property
    def has_more_results(self) -> bool:
        return self.connection.has_more_results

    def next_result(self) -> bool:
        """Go on to the next result of a procedure."""
        connection = self.connection
        if self.state < EXECUTED and self.fields is None:
            return False
        if connection.state != NEXT_RESULT_PENDING or not connection.has_more_results:
            return False
        self.bound_results = self.result = self.fields = None
        return self._read_response()

    # ---- ending ----

    def flush(self) -> None:
        """Read what is left of all results."""
        while True:
            if self.state == WAITING_USE_OR_STORE:
                self._begin_fetching()
                self.state = USER_FETCHING
            if self.result is not None:
                self.result.skip()
            if not self.has_more_results or not self.next_result():
                return

    def free_result(self) -> None:
        """Let go of the rows."""
        if self.fields is None:
            return
        if self.state == WAITING_USE_OR_STORE:
            self.use_result()
        if self.state > WAITING_USE_OR_STORE:
            if self.result is not None:
                self.result.skip()
            self.bound_results = self.result = None
        self.state = min(self.state, PREPARED)

    def reset(self) -> bool:
        """Forget what was sent, and the rows."""
        self._clear_errors()
        if not self.id:
            return True
        for bound in self.params or ():
            bound.was_sent = False
        self.flush()
        succeeded = True
        connection = self.connection
        if connection.state == READY:
            succeeded = connection.send(COM_STMT_RESET, pack("<I", self.id)) and connection.read_ok(COM_STMT_RESET)
            if not succeeded:
                self.error.copy(connection.error)
        self._take_status()
        return succeeded

    def _close_on_server(self) -> None:
        connection = self.connection
        if connection.state == READY:
            connection.send(COM_STMT_CLOSE, pack("<I", self.id))

    def close(self, implicit: bool) -> None:
        """Have the server forget it."""
        if self.is_closed:
            return
        self.is_closed = True
        connection = self.connection
        self._clear_errors()
        if self.id:
            self.flush()
            if self.execute_count < 2:
                connection.count("ps_prepared_once_executed" if self.execute_count else "ps_prepared_never_executed")
            self._close_on_server()
        connection.count("implicit_stmt_close" if implicit else "explicit_stmt_close")
        self.state = INITIALISED
        self.params = self.bound_results = self.result = None

    def set_attribute(self, attribute: int, value: int) -> bool:
        """Set one of the three attributes."""
        if attribute == ATTR_UPDATE_MAX_LENGTH:
            self.update_max_length = bool(value)
        elif attribute == ATTR_CURSOR_TYPE and value <= CURSOR_TYPE_READ_ONLY:
            self.cursor_type = value
        elif attribute == ATTR_PREFETCH_ROWS and value <= 1:
            self.prefetch_rows = value or 1
        else:
            return self.error.fail(CR_NOT_IMPLEMENTED, "Not implemented")
        return True

    def get_attribute(self, attribute: int) -> int | None:
        """One of them; None for another."""
        return {ATTR_UPDATE_MAX_LENGTH: int(self.update_max_length), ATTR_CURSOR_TYPE: self.cursor_type,
                ATTR_PREFETCH_ROWS: self.prefetch_rows}.get(attribute)
