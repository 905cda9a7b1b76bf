"""The functions of mysqli about statements, which do what the methods do (mysqli_api.c)."""
from __future__ import annotations

from zvm.ext.mysqli.handles import INITIALIZED
from zvm.ext.mysqli.properties import count_value, error_list
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Mixed, Null, Str, True_, Void, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.ext.mysqli.driver import mysqli_warning
    from zvm.ext.mysqli.result import mysqli_result
    from zvm.ext.mysqli.statement import mysqli_stmt

# ruff: noqa: F821, UP037


@function(aliases=("mysqli_execute",))
def mysqli_stmt_execute(engine: Engine, statement: 'mysqli_stmt', params: Array | Null = None) -> Bool:
    return statement.execute(engine, params)


@function
def mysqli_stmt_affected_rows(engine: Engine, statement: 'mysqli_stmt') -> Str | Int:
    return count_value(statement.opened(engine).affected_rows)


@function
def mysqli_stmt_attr_get(engine: Engine, statement: 'mysqli_stmt', attribute: Int) -> Int:
    return statement.attr_get(engine, attribute)


@function
def mysqli_stmt_attr_set(engine: Engine, statement: 'mysqli_stmt', attribute: Int, value: Int) -> Bool:
    return statement.attr_set(engine, attribute, value)


@function
def mysqli_stmt_bind_param(engine: Engine, statement: 'mysqli_stmt', types: Str, *vars: ByRef[Mixed]) -> Bool:
    return statement.bind_param(engine, types, *vars)


@function
def mysqli_stmt_bind_result(engine: Engine, statement: 'mysqli_stmt', *vars: ByRef[Mixed]) -> Bool:
    return statement.bind_result(engine, *vars)


@function
def mysqli_stmt_close(engine: Engine, statement: 'mysqli_stmt') -> True_:
    return statement.close(engine)  # type: ignore[no-any-return]


@function
def mysqli_stmt_data_seek(engine: Engine, statement: 'mysqli_stmt', offset: Int) -> Void:
    statement.data_seek(engine, offset)


@function
def mysqli_stmt_errno(engine: Engine, statement: 'mysqli_stmt') -> Int:
    return statement.opened(engine, INITIALIZED).error.code  # type: ignore[no-any-return]


@function
def mysqli_stmt_error(engine: Engine, statement: 'mysqli_stmt') -> Str:
    return statement.opened(engine, INITIALIZED).error.message  # type: ignore[no-any-return]


@function
def mysqli_stmt_error_list(engine: Engine, statement: 'mysqli_stmt') -> Array:
    return error_list(statement.opened(engine, INITIALIZED).error)


@function
def mysqli_stmt_fetch(engine: Engine, statement: 'mysqli_stmt') -> Bool | Null:
    return statement.fetch(engine)


@function
def mysqli_stmt_field_count(engine: Engine, statement: 'mysqli_stmt') -> Int:
    return statement.opened(engine).field_count  # type: ignore[no-any-return]


@function
def mysqli_stmt_free_result(engine: Engine, statement: 'mysqli_stmt') -> Void:
    statement.free_result(engine)


@function
def mysqli_stmt_get_result(engine: Engine, statement: 'mysqli_stmt') -> 'mysqli_result' | False_:
    return statement.get_result(engine)


@function
def mysqli_stmt_get_warnings(engine: Engine, statement: 'mysqli_stmt') -> 'mysqli_warning' | False_:
    return statement.get_warnings(engine)


@function
def mysqli_stmt_insert_id(engine: Engine, statement: 'mysqli_stmt') -> Str | Int:
    return count_value(statement.opened(engine).insert_id)


@function
def mysqli_stmt_more_results(engine: Engine, statement: 'mysqli_stmt') -> Bool:
    return statement.more_results(engine)


@function
def mysqli_stmt_next_result(engine: Engine, statement: 'mysqli_stmt') -> Bool:
    return statement.next_result(engine)


@function
def mysqli_stmt_num_rows(engine: Engine, statement: 'mysqli_stmt') -> Str | Int:
    return statement.num_rows(engine)


@function
def mysqli_stmt_param_count(engine: Engine, statement: 'mysqli_stmt') -> Int:
    return statement.opened(engine).param_count  # type: ignore[no-any-return]


@function
def mysqli_stmt_prepare(engine: Engine, statement: 'mysqli_stmt', query: Str) -> Bool:
    return statement.prepare(engine, query)


@function
def mysqli_stmt_reset(engine: Engine, statement: 'mysqli_stmt') -> Bool:
    return statement.reset(engine)


@function
def mysqli_stmt_result_metadata(engine: Engine, statement: 'mysqli_stmt') -> 'mysqli_result' | False_:
    return statement.result_metadata(engine)


@function
def mysqli_stmt_send_long_data(engine: Engine, statement: 'mysqli_stmt', param_num: Int, data: Str) -> Bool:
    return statement.send_long_data(engine, param_num, data)


@function
def mysqli_stmt_store_result(engine: Engine, statement: 'mysqli_stmt') -> Bool:
    return statement.store_result(engine)


@function
def mysqli_stmt_sqlstate(engine: Engine, statement: 'mysqli_stmt') -> Str:
    return statement.opened(engine).error.sqlstate  # type: ignore[no-any-return]
