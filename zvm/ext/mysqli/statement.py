"""The class mysqli_stmt: prepared statements (mysqli_api.c)."""
from __future__ import annotations

from zvm.ext.mysqli.driver import get_warnings
from zvm.ext.mysqli.errors import argument_error, report, report_index
from zvm.ext.mysqli.handles import INITIALIZED, VALID, Handle
from zvm.ext.mysqli.properties import Hooks, count_value, error_list
from zvm.ext.mysqli.result import make_result
from zvm.ext.standard.arrays.general import array_is_list
from zvm.ext.vocabulary import (
    Array,
    Bool,
    ByRef,
    False_,
    Int,
    Mixed,
    Null,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqli.driver import mysqli_warning
    from zvm.ext.mysqli.link import mysqli
    from zvm.ext.mysqli.result import mysqli_result
    from zvm.ext.mysqlnd.statement import PreparedStatement

# ruff: noqa: F821, UP037, N801

_ATTR_UPDATE_MAX_LENGTH, _ATTR_CURSOR_TYPE, _ATTR_PREFETCH_ROWS = range(3)
_CURSOR_TYPES = (0, 1, 2, 4)
_NO_ATTRIBUTE = ("must be one of MYSQLI_STMT_ATTR_UPDATE_MAX_LENGTH, MYSQLI_STMT_ATTR_PREFETCH_ROWS, or "
                 "STMT_ATTR_CURSOR_TYPE")
_TYPES = {"d": 5, "i": 8, "b": 251, "s": 253}  # types of parameters as the server numbers them
_TEXT = 253


def _reader(read: Any, least: int = VALID, closed: bool = True) -> Any:
    """A property that is read from the statement."""
    def reader(engine: Engine, obj: Any, quiet: bool) -> Any:
        statement = obj.peek(engine, quiet, least, closed)
        return statement if statement is UNDEF else read(statement)

    return reader, None


_PROPERTIES = {
    "affected_rows": _reader(lambda statement: count_value(statement.affected_rows), VALID, False),
    "insert_id": _reader(lambda statement: count_value(statement.insert_id)),
    "num_rows": _reader(lambda statement: count_value(statement.row_count)),
    "param_count": _reader(lambda statement: statement.param_count),
    "field_count": _reader(lambda statement: statement.field_count),
    "errno": _reader(lambda statement: statement.error.code, INITIALIZED),
    "error": _reader(lambda statement: statement.error.message, INITIALIZED),
    "error_list": _reader(lambda statement: error_list(statement.error), INITIALIZED, False),
    "sqlstate": _reader(lambda statement: statement.error.sqlstate, INITIALIZED),
    "id": _reader(lambda statement: statement.id, VALID, False),
}


# ---- making and running --------------------------------------------------------------------------------------------

def _new(connection: Any) -> PreparedStatement:
    from zvm.ext.mysqlnd.statement import PreparedStatement

    return PreparedStatement(connection)


def make_statement(engine: Engine, connection: Any) -> mysqli_stmt:
    """An object for a statement that is not prepared."""
    made: mysqli_stmt = instantiate(engine, engine.internal_class("mysqli_stmt"))
    made.target, made.status = _new(connection), INITIALIZED
    return made


def _prepared(engine: Engine, connection: Any, query: str) -> Any:
    """A statement for the SQL; None after an error, which is told."""
    statement = _new(connection)
    if statement.prepare(query):
        return statement
    kept = connection.error.saved_state()
    statement.close(False)
    connection.error.restore(kept)
    report(engine, connection.error)
    return None


def prepare(engine: Engine, connection: Any, query: str) -> mysqli_stmt | bool:
    """mysqli_prepare()."""
    statement = _prepared(engine, connection, query)
    if statement is None:
        return False
    made: mysqli_stmt = instantiate(engine, engine.internal_class("mysqli_stmt"))
    made.target, made.status, made.query = statement, VALID, query
    return made


def _bind_list(engine: Engine, statement: Any, params: PhpArray, number: int) -> bool:
    """Take the values that argument `number` lists, as texts; throws ValueError."""
    from zvm.ext.mysqlnd.statement import Bound

    if not array_is_list(params):
        argument_error(engine, number, "must be a list array")
    if len(params) != statement.param_count:
        argument_error(engine, number, f"must consist of exactly {statement.param_count} elements, {len(params)} "
                                       "present")
    if statement.bind_parameters([Bound(value, _TEXT) for value in params.plain_values()]):
        return True
    report(engine, statement.error)
    return False


def execute_query(engine: Engine, connection: Any, query: str, params: PhpArray | None) -> mysqli_result | bool:
    """mysqli_execute_query(): prepare, bind, execute, all rows."""
    statement = _prepared(engine, connection, query)
    if statement is None:
        return False
    try:
        if params is not None and not _bind_list(engine, statement, params, 3):
            return False
        if not statement.execute():
            report(engine, statement.error)
            return False
        report_index(engine, query, statement.status)
        if not statement.field_count:
            return True
        result = statement.get_result()
        if result is None:
            report(engine, statement.error)
            return False
        return make_result(engine, result)
    finally:
        statement.close(False)
        connection.affected_rows = statement.affected_rows


# ---- the class -----------------------------------------------------------------------------------------------------

@php_class("mysqli_stmt", native=Hooks(_PROPERTIES), flags=ACC_NOT_CLONEABLE,
           properties=[prop("affected_rows", type="Str | Int"), prop("insert_id", type="Str | Int"),
                       prop("num_rows", type="Str | Int"), prop("param_count", type="Int"),
                       prop("field_count", type="Int"), prop("errno", type="Int"), prop("error", type="Str"),
                       prop("error_list", type="Array"), prop("sqlstate", type="Str"), prop("id", type="Int")])
class mysqli_stmt(Handle):
    """`query` is the SQL, which is shown where it uses no index."""

    __slots__ = ("query",)
    target: PreparedStatement | None

    def __init__(self) -> None:
        super().__init__()
        self.query = ""

    def __del__(self) -> None:
        if self.target is not None:
            self.target.close(True)

    def succeed(self, engine: Engine, succeeded: bool) -> bool:
        """The outcome of an operation; errors are told."""
        if not succeeded:
            report(engine, self.opened(engine, INITIALIZED).error)
        return succeeded

    @method
    def __construct(self, engine: Engine, mysql: 'mysqli', query: Str | Null = None) -> Untyped:
        self.target, self.status = _new(mysql.connection(engine)), INITIALIZED
        if query is not None and self.succeed(engine, self.target.prepare(query)):
            self.status, self.query = VALID, query

    @method(tentative=True)
    def attr_get(self, engine: Engine, attribute: Int) -> Int:
        value = self.opened(engine).get_attribute(attribute)
        if value is None:
            argument_error(engine, 2, _NO_ATTRIBUTE)
        return value  # type: ignore[no-any-return]

    @method(tentative=True)
    def attr_set(self, engine: Engine, attribute: Int, value: Int) -> Bool:
        statement = self.opened(engine)
        if attribute == _ATTR_UPDATE_MAX_LENGTH:
            if value not in (0, 1):
                argument_error(engine, 3, "must be 0 or 1 for attribute MYSQLI_STMT_ATTR_UPDATE_MAX_LENGTH")
        elif attribute == _ATTR_CURSOR_TYPE:
            if value not in _CURSOR_TYPES:
                argument_error(engine, 3, "must be one of the MYSQLI_CURSOR_TYPE_* constants for attribute "
                                          "MYSQLI_STMT_ATTR_CURSOR_TYPE")
        elif attribute == _ATTR_PREFETCH_ROWS:
            if value < 1:
                argument_error(engine, 3, "must be greater than 0 for attribute MYSQLI_STMT_ATTR_PREFETCH_ROWS")
        else:
            argument_error(engine, 2, _NO_ATTRIBUTE)
        return self.succeed(engine, statement.set_attribute(attribute, value))

    @method(tentative=True)
    def bind_param(self, engine: Engine, types: Str, *vars: ByRef[Mixed]) -> Bool:
        from zvm.ext.mysqlnd.statement import Bound

        statement = self.opened(engine)
        if not types:
            argument_error(engine, 2, "cannot be empty")
        if len(types) != len(vars):
            engine.throw("ArgumentCountError", "The number of elements in the type definition string must match the "
                                               "number of bind variables")
        if len(types) != statement.param_count:
            engine.throw("ArgumentCountError", "The number of variables must match the number of parameters in the "
                                               "prepared statement")
        if not _TYPES.keys() >= set(types):
            argument_error(engine, 2, 'must only contain the "b", "d", "i", "s" type specifiers')
        return self.succeed(engine, statement.bind_parameters(
            [Bound(reference, _TYPES[kind]) for kind, reference in zip(types, vars, strict=True)]))

    @method(tentative=True)
    def bind_result(self, engine: Engine, *vars: ByRef[Mixed]) -> Bool:
        statement = self.opened(engine)
        if len(vars) != statement.field_count:
            engine.throw("ArgumentCountError",
                         "Number of bind variables doesn't match number of fields in prepared statement")
        return statement.bind_results(list(vars))  # type: ignore[no-any-return]

    @method
    def close(self, engine: Engine) -> Untyped:
        self.opened(engine).close(False)
        self.target = None
        return True

    @method(tentative=True)
    def data_seek(self, engine: Engine, offset: Int) -> Void:
        if offset < 0:
            argument_error(engine, 2, "must be greater than or equal to 0")
        self.opened(engine).seek(offset)

    @method(tentative=True)
    def execute(self, engine: Engine, params: Array | Null = None) -> Bool:
        statement = self.opened(engine)
        if params is not None:
            _bind_list(engine, statement, params, 2)
        succeeded = self.succeed(engine, statement.execute())
        report_index(engine, self.query, statement.status)
        return succeeded

    @method(tentative=True)
    def fetch(self, engine: Engine) -> Bool | Null:
        statement = self.opened(engine)
        fetched = statement.fetch()
        if fetched is False:
            report(engine, statement.error)
        return fetched  # type: ignore[no-any-return]

    @method(tentative=True)
    def get_warnings(self, engine: Engine) -> 'mysqli_warning' | False_:
        statement = self.opened(engine)
        return get_warnings(engine, statement.connection) if statement.warning_count else False

    @method(tentative=True)
    def result_metadata(self, engine: Engine) -> 'mysqli_result' | False_:
        statement = self.opened(engine)
        return self._made(engine, statement, statement.metadata())

    @staticmethod
    def _made(engine: Engine, statement: Any, result: Any) -> mysqli_result | bool:
        if result is None:
            report(engine, statement.error)
            return False
        return make_result(engine, result)

    @method(tentative=True)
    def more_results(self, engine: Engine) -> Bool:
        return self.opened(engine).has_more_results  # type: ignore[no-any-return]

    @method(tentative=True)
    def next_result(self, engine: Engine) -> Bool:
        return self.succeed(engine, self.opened(engine).next_result())

    @method(tentative=True)
    def num_rows(self, engine: Engine) -> Int | Str:
        return count_value(self.opened(engine).row_count)

    @method(tentative=True)
    def send_long_data(self, engine: Engine, param_num: Int, data: Str) -> Bool:
        statement = self.opened(engine)
        if param_num < 0:
            argument_error(engine, 2, "must be greater than or equal to 0")
        return statement.send_long_data(param_num, data)  # type: ignore[no-any-return]

    @method(tentative=True)
    def free_result(self, engine: Engine) -> Void:
        self.opened(engine).free_result()

    @method(tentative=True)
    def reset(self, engine: Engine) -> Bool:
        return self.opened(engine).reset()  # type: ignore[no-any-return]

    @method(tentative=True)
    def prepare(self, engine: Engine, query: Str) -> Bool:
        statement = self.opened(engine, INITIALIZED)
        if not self.succeed(engine, statement.prepare(query)):
            return False
        self.status, self.query = VALID, query
        return True

    @method(tentative=True)
    def store_result(self, engine: Engine) -> Bool:
        return self.succeed(engine, self.opened(engine).store_result())

    @method(tentative=True)
    def get_result(self, engine: Engine) -> 'mysqli_result' | False_:
        statement = self.opened(engine)
        return self._made(engine, statement, statement.get_result())
