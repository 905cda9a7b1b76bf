"""Statements of PDO's driver for MySQL: with values in the SQL, and prepared on the server
(ext/pdo_mysql/mysql_statement.c)."""
from __future__ import annotations

from zvm.ext.mysqlnd import fields as types
from zvm.ext.mysqlnd.results import FetchFailed
from zvm.ext.pdo.constants import FETCH_ORI_NEXT, PARAM_INT, PARAM_LOB, PARAM_NULL, PARAM_STMT, PARAM_STR
from zvm.ext.pdo.drivers import Complaint, DriverFailure, DriverStatement
from zvm.ext.pdo.placeholders import UNKNOWN, Query, expand
from zvm.ext.pdo_mysql.errors import failure_of
from zvm.runtime.services.streams import Stream
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.resources import Resource

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqlnd.fields import Field
    from zvm.ext.mysqlnd.statement import PreparedStatement
    from zvm.ext.pdo.binding import Parameter

_NAMES = ("STRING VAR_STRING TINY BIT SHORT LONG LONGLONG INT24 FLOAT DOUBLE DECIMAL NEWDECIMAL GEOMETRY TIMESTAMP "
          "YEAR SET ENUM DATE NEWDATE TIME DATETIME TINY_BLOB MEDIUM_BLOB LONG_BLOB BLOB NULL")
_TYPE_NAMES = {getattr(types, f"TYPE_{name}"): name for name in _NAMES.split()}
_INTEGERS = (types.TYPE_BIT, types.TYPE_YEAR, types.TYPE_TINY, types.TYPE_SHORT, types.TYPE_INT24, types.TYPE_LONG,
             types.TYPE_LONGLONG)
_FLAGS = ((types.NOT_NULL_FLAG, "not_null"), (types.PRI_KEY_FLAG, "primary_key"),
          (types.MULTIPLE_KEY_FLAG, "multiple_key"), (types.UNIQUE_KEY_FLAG, "unique_key"), (types.BLOB_FLAG, "blob"))


class MysqlStatement(DriverStatement):
    """What both kinds have in common. `owner` is the MysqlConnection, `result` are the rows, None where there are none,
    `failure` is the last one;
    `is_done` tells that no results are left to skip."""

    __slots__ = ("owner", "result", "failure", "is_done")
    has_rowsets = True

    def __init__(self, owner: Any) -> None:
        self.owner = owner
        self.result: Any = None
        self.failure: DriverFailure | None = None
        self.is_done = False
        self.column_names = []
        self.row_count = 0

    def __del__(self) -> None:
        self.free_result()
        if self.is_done or self.owner.native.wire is None:
            return
        native = self.owner.native
        while native.has_more_results and native.next_result():
            native.store_result()

    def last_failure(self, connection: Any) -> DriverFailure | None:
        return self.failure

    def failed(self, error: Any) -> DriverFailure:
        """The failure that an error is, kept as the last one."""
        failure = failure_of(self.owner.native, error)
        self.failure = failure if failure.code else None
        return failure

    def free_result(self) -> None:
        """Let go of the rows."""
        result, self.result = self.result, None
        if result is not None:
            result.free(False)

    def take(self, result: Any) -> None:
        """Have these rows be the result."""
        self.result = result
        names = [field.name for field in result.fields]
        if self.owner.table_names:
            names = [f"{field.table}.{field.name}" for field in result.fields]
        self.column_names = names

    @property
    def fields(self) -> list[Field] | None:
        """The columns, None without a result."""
        return None if self.result is None else self.result.fields

    def fetch(self, orientation: int = FETCH_ORI_NEXT, offset: int = 0) -> Sequence[Any] | None:
        if self.result is None:
            return None
        try:
            row: list[Any] | None = self.result.fetch()
        except FetchFailed:
            raise self.failed(self.owner.native.error) from None
        return row

    def get_attribute(self, attribute: int) -> Any:
        return None

    def column_size(self, column: int) -> tuple[int, int]:
        fields = self.fields
        return (-1, 0) if fields is None else (fields[column].length, fields[column].decimals)

    def column_meta(self, column: int) -> dict[str, Any] | None:
        fields = self.fields
        if fields is None or column >= len(fields):
            return None
        field = fields[column]
        meta: dict[str, Any] = {}
        if field.default:
            meta["mysql:def"] = field.default
        if field.type in _TYPE_NAMES:
            meta["native_type"] = _TYPE_NAMES[field.type]
        meta["pdo_type"] = PARAM_INT if field.type in _INTEGERS else PARAM_STR
        meta["flags"] = PhpArray.from_list([name for flag, name in _FLAGS if field.flags & flag])
        meta["table"] = field.table
        return meta

    def source(self) -> Any:
        """What gives results: the connection, or a statement that was prepared there."""
        return self.owner.native

    def take_answer(self) -> None:
        """Have the rows, or their number, that the source has received."""
        raise NotImplementedError

    def next_rowset(self) -> bool:
        self.free_result()
        self.column_names = []
        source = self.source()
        if not source.next_result():
            self.is_done = True
            failure = self.failed(source.error)
            if failure.code:
                raise failure
            return False
        self.take_answer()
        return True

    def skip_results(self) -> None:
        """Read and forget what is left of several results. Raises DriverFailure."""
        self.is_done = True
        native = self.owner.native
        while native.has_more_results:
            if not native.next_result():
                raise self.failed(native.error)
            native.store_result()


class EmulatedStatement(MysqlStatement):
    """SQL into which the values are written."""

    __slots__ = ("sql", "query", "sent_sql")

    def __init__(self, owner: Any, sql: str) -> None:
        super().__init__(owner)
        self.sql = sql
        self.query: Query | None = None
        self.sent_sql: str | None = None

    def bind_parameters(self, engine: Engine, parameters: dict[Any, Any]) -> None:
        if self.query is None:
            self.query = Query(self.sql)
        self.sent_sql = None
        if self.query.placeholders:
            self.sent_sql = expand(engine, self.query, parameters, self.owner.quote)
        elif parameters:
            raise Complaint(UNKNOWN, "number of bound variables does not match number of tokens")

    def execute(self) -> None:
        self.free_result()
        self.is_done = False
        native = self.owner.native
        if not native.query(self.sql if self.sent_sql is None else self.sent_sql):
            raise self.failed(native.error)
        self.take_answer()

    def take_answer(self) -> None:
        native = self.owner.native
        if native.affected_rows != -1:
            self.row_count = native.affected_rows
            return
        result = native.store_result() if self.owner.buffers else native.use_result()
        if result is None:
            raise self.failed(native.error)
        self.take(result)
        self.row_count = result.row_count

    def close_cursor(self) -> None:
        self.free_result()
        self.skip_results()


class NativeStatement(MysqlStatement):
    """A statement that the server has prepared; `names` are the parameters' names, where they have any."""

    __slots__ = ("native", "names")

    def __init__(self, owner: Any, native: PreparedStatement, query: Query) -> None:
        super().__init__(owner)
        self.native = native
        self.names = query.names if query.is_named else None

    def __del__(self) -> None:
        self.free_result()
        self.native.close(False)
        super().__del__()

    def source(self) -> PreparedStatement:
        return self.native

    def register(self, engine: Engine, parameter: Parameter) -> None:
        names = self.names
        if names is not None:
            if parameter.name is None:
                if not 0 <= parameter.position < len(names):
                    raise Complaint(UNKNOWN, "parameter was not defined")
                parameter.name = names[parameter.position]
            else:
                self._find(parameter, names)
        if not 0 <= parameter.position < self.native.param_count:
            raise DriverFailure(UNKNOWN, 0, "")

    @staticmethod
    def _find(parameter: Parameter, names: list[str]) -> None:
        """Give a named parameter its position (rewrite_name_to_position)."""
        if parameter.name not in names:
            raise Complaint(UNKNOWN, "parameter was not defined")
        if parameter.position >= 0:
            raise Complaint("IM001", "PDO refuses to handle repeating the same :named parameter for multiple positions "
                            "with this driver, as it might be unsafe to do so.  Consider using a separate name for "
                            "each parameter instead")
        parameter.position = names.index(parameter.name)

    def bind_parameters(self, engine: Engine, parameters: dict[Any, Any]) -> None:
        super().bind_parameters(engine, parameters)
        if len(parameters) < self.native.param_count:
            raise DriverFailure(UNKNOWN, 0, "")

    def bind(self, engine: Engine, parameter: Parameter) -> None:
        value = parameter.current()
        kind = parameter.base_type
        if kind == PARAM_NULL or value is None:
            self.native.bind_parameter(parameter.position, None, types.TYPE_NULL)
            return
        if kind == PARAM_LOB and isinstance(value, Resource):
            if not isinstance(value, Stream):
                raise Complaint("HY105", "Expected a stream resource")
            value = value.read_all()
            parameter.set_current(value)
        sent = {str: types.TYPE_VAR_STRING, int: types.TYPE_LONGLONG, bool: types.TYPE_TINY,
                float: types.TYPE_DOUBLE}.get(type(value))
        if sent is None or kind == PARAM_STMT:
            raise DriverFailure("00000", 0, "")
        self.native.bind_parameter(parameter.position, value, sent)

    def execute(self) -> None:
        self.free_result()
        self.is_done = False
        if not self.native.execute():
            raise self.failed(self.native.error)
        self.take_answer()

    def take_answer(self) -> None:
        native = self.native
        if native.field_count and native.fields is not None:
            if self.owner.buffers:
                if not native.store_result():
                    raise self.failed(native.error)
            elif native.use_result() is None:
                raise self.failed(self.owner.native.error)
            self.take(native.result)
        if native.affected_rows != -1:
            self.row_count = native.affected_rows

    def free_result(self) -> None:
        if self.result is not None:
            self.native.free_result()
            self.result = None

    def close_cursor(self) -> None:
        self.free_result()
        self.native.free_result()
        self.skip_results()


