"""The functions of mysqli about results, which do what the methods do (mysqli_api.c, mysqli_nonapi.c)."""
from __future__ import annotations

from zvm.ext.mysqli.constants import MYSQLI_BOTH, MYSQLI_NUM
from zvm.ext.mysqli.properties import count_value
from zvm.ext.vocabulary import EMPTY, Array, Bool, False_, Float, Int, Null, Object, Str, Void, function
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqli.result import mysqli_result

# ruff: noqa: F821, UP037


def _lengths(result: Any) -> PhpArray | bool:
    lengths = result.lengths
    return False if lengths is None else PhpArray.from_list(lengths)


@function
def mysqli_data_seek(engine: Engine, result: 'mysqli_result', offset: Int) -> Bool:
    return result.data_seek(engine, offset)


@function
def mysqli_fetch_field(engine: Engine, result: 'mysqli_result') -> Object | False_:
    return result.fetch_field(engine)


@function
def mysqli_fetch_fields(engine: Engine, result: 'mysqli_result') -> Array:
    return result.fetch_fields(engine)


@function
def mysqli_fetch_field_direct(engine: Engine, result: 'mysqli_result', index: Int) -> Object | False_:
    return result.fetch_field_direct(engine, index)


@function
def mysqli_fetch_lengths(engine: Engine, result: 'mysqli_result') -> Array | False_:
    return _lengths(result.opened(engine))


@function
def mysqli_fetch_all(engine: Engine, result: 'mysqli_result', mode: Int = MYSQLI_NUM) -> Array:
    return result.fetch_all(engine, mode)


@function
def mysqli_fetch_array(engine: Engine, result: 'mysqli_result', mode: Int = MYSQLI_BOTH) -> Array | False_ | Null:
    return result.fetch_array(engine, mode)


@function
def mysqli_fetch_assoc(engine: Engine, result: 'mysqli_result') -> Array | False_ | Null:
    return result.fetch_assoc(engine)


@function
def mysqli_fetch_object(engine: Engine, result: 'mysqli_result', class_: Str = "stdClass",
                        constructor_args: Array = EMPTY) -> Object | False_ | Null:
    return result.next_object(engine, class_, constructor_args, 2)


@function
def mysqli_fetch_row(engine: Engine, result: 'mysqli_result') -> Array | False_ | Null:
    return result.fetch_row(engine)


@function
def mysqli_fetch_column(engine: Engine, result: 'mysqli_result', column: Int = 0) -> Str | Int | Float | False_ | Null:
    return result.fetch_column(engine, column)


@function
def mysqli_field_seek(engine: Engine, result: 'mysqli_result', index: Int) -> Bool:
    return result.field_seek(engine, index)


@function
def mysqli_field_tell(engine: Engine, result: 'mysqli_result') -> Int:
    return result.opened(engine).current_field  # type: ignore[no-any-return]


@function
def mysqli_free_result(engine: Engine, result: 'mysqli_result') -> Void:
    result.close(engine)


@function
def mysqli_num_fields(engine: Engine, result: 'mysqli_result') -> Int:
    return len(result.opened(engine).fields)


@function
def mysqli_num_rows(engine: Engine, result: 'mysqli_result') -> Str | Int:
    target = result.opened(engine)
    if not target.is_buffered and not target.is_done:
        engine.throw("Error", "mysqli_num_rows() cannot be used in MYSQLI_USE_RESULT mode")
    return count_value(target.row_count)
