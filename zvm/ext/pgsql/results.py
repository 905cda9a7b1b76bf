"""What the server has answered (pgsql.c)."""
from __future__ import annotations

from ctypes import string_at

from zvm.ext.pgsql.arguments import c_bytes, int_argument, text_argument
from zvm.ext.pgsql.handles import PgsqlState, Rows
from zvm.ext.pgsql.library import TUPLES_OK, pq, text
from zvm.ext.pgsql.names import PGSQL_ASSOC, PGSQL_BOTH, PGSQL_NUM, PGSQL_STATUS_LONG, PGSQL_STATUS_STRING
from zvm.ext.vocabulary import EMPTY, UNDEF, Array, Bool, False_, Int, Null, Object, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import class_argument, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import write_property
from zvm.runtime.values.arrays import PhpArray, normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject

# ruff: noqa: F722, F821, UP037
# mypy: disable-error-code="valid-type"

_MODES = "must be one of PGSQL_ASSOC, PGSQL_NUM, or PGSQL_BOTH"


# ---- values ---------------------------------------------------------------------------------------------------------

def _value(rows: Rows, row: int, field: int, is_whole: bool = False) -> str | None:
    """A value; up to its first NUL unless it is to be whole."""
    if pq().PQgetisnull(rows.pointer, row, field):
        return None
    address = pq().PQgetvalue(rows.pointer, row, field)
    length = pq().PQgetlength(rows.pointer, row, field)
    data = string_at(address, length) if is_whole else string_at(address)
    return data.decode("latin-1")


def _count(rows: Rows) -> int:
    count: int = pq().PQntuples(rows.pointer)
    return count


def _fields(rows: Rows) -> list[Any]:
    """The fields' names as keys of arrays."""
    return [normalize_key(text(pq().PQfname(rows.pointer, field))) for field in range(pq().PQnfields(rows.pointer))]


def row_array(rows: Rows, row: int, mode: int) -> PhpArray:
    """A row as an array."""
    result = PhpArray()
    for index, name in enumerate(_fields(rows)):
        value = _value(rows, row, index)
        if mode & PGSQL_NUM:
            result.set(index, value)
        if mode & PGSQL_ASSOC:
            result.set(name, value)
    return result


def all_rows(rows: Rows, mode: int) -> PhpArray:
    """All rows (php_pgsql_result2array)."""
    return PhpArray.from_list([row_array(rows, row, mode) for row in range(_count(rows))])


def _checked_field(engine: Engine, rows: Rows, field: int) -> int:
    if field < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if field >= pq().PQnfields(rows.pointer):
        value_error(engine, 2, "must be less than the number of fields for this result set")
    return field


# ---- of the whole ---------------------------------------------------------------------------------------------------

@function
def pg_num_rows(engine: Engine, result: 'PgSql\\Result') -> Int:
    return _count(result.opened(engine))


@function
def pg_num_fields(engine: Engine, result: 'PgSql\\Result') -> Int:
    count: int = pq().PQnfields(result.opened(engine).pointer)
    return count


@function
def pg_affected_rows(engine: Engine, result: 'PgSql\\Result') -> Int:
    shown = text(pq().PQcmdTuples(result.opened(engine).pointer))
    return int(shown) if shown.isdigit() else 0


@function
def pg_result_status(engine: Engine, result: 'PgSql\\Result', mode: Int = PGSQL_STATUS_LONG) -> Str | Int:
    rows = result.opened(engine)
    if mode == PGSQL_STATUS_LONG:
        status: int = pq().PQresultStatus(rows.pointer)
        return status
    if mode != PGSQL_STATUS_STRING:
        value_error(engine, 2, "must be either PGSQL_STATUS_LONG or PGSQL_STATUS_STRING")
    return text(pq().PQcmdStatus(rows.pointer))


@function(since=80400)
def pg_result_memory_size(engine: Engine, result: 'PgSql\\Result') -> Int:
    """Bytes that the library holds for it."""
    size: int = pq().PQresultMemorySize(result.opened(engine).pointer)
    return size


@function
def pg_result_error(result: 'PgSql\\Result') -> Str | False_:
    if result.rows is None:
        return False
    return text(pq().PQresultErrorMessage(result.rows.pointer))


@function
def pg_result_error_field(result: 'PgSql\\Result', field_code: Int) -> Str | False_ | Null:
    if result.rows is None or not field_code & 0x7F:
        return False
    found = pq().PQresultErrorField(result.rows.pointer, field_code & 0x7FFFFFFF)
    return found.decode("latin-1") if found is not None else None


@function
def pg_last_oid(engine: Engine, result: 'PgSql\\Result') -> Str | Int | False_:
    number: int = pq().PQoidValue(result.opened(engine).pointer)
    return number or False


@function
def pg_free_result(engine: Engine, result: 'PgSql\\Result') -> Bool:
    result.opened(engine)
    result.rows = None
    return True


@function
def pg_result_seek(engine: Engine, result: 'PgSql\\Result', row: Int) -> Bool:
    rows = result.opened(engine)
    if not 0 <= row < _count(rows):
        return False
    rows.row = row
    return True


# ---- of fields ------------------------------------------------------------------------------------------------------

@function
def pg_field_table(engine: Engine, result: 'PgSql\\Result', field: Int, oid_only: Bool = False) -> Str | Int | False_:
    rows = result.opened(engine)
    number: int = pq().PQftable(rows.pointer, _checked_field(engine, rows, field))
    if not number:
        return False
    if oid_only:
        return number
    known = engine.state_of(PgsqlState).tables
    if number not in known:
        answer = pq().PQexec(rows.link.pointer, b"select relname from pg_class where oid=%d" % number)
        found = Rows(rows.link, answer)
        if pq().PQresultStatus(answer) != TUPLES_OK or not _count(found):
            return False
        known[number] = _value(found, 0, 0) or ""
    return known[number]


@function
def pg_field_name(engine: Engine, result: 'PgSql\\Result', field: Int) -> Str:
    rows = result.opened(engine)
    return text(pq().PQfname(rows.pointer, _checked_field(engine, rows, field)))


@function
def pg_field_size(engine: Engine, result: 'PgSql\\Result', field: Int) -> Int:
    rows = result.opened(engine)
    size: int = pq().PQfsize(rows.pointer, _checked_field(engine, rows, field))
    return size


@function
def pg_field_type(engine: Engine, result: 'PgSql\\Result', field: Int) -> Str:
    rows = result.opened(engine)
    number: int = pq().PQftype(rows.pointer, _checked_field(engine, rows, field))
    known = engine.state_of(PgsqlState).types
    if number not in known:
        answer = pq().PQexec(rows.link.pointer, b"select oid,typname from pg_type")
        found = Rows(rows.link, answer)
        if pq().PQresultStatus(answer) != TUPLES_OK:
            return ""
        for row in range(_count(found)):
            known[int(_value(found, row, 0) or 0)] = _value(found, row, 1) or ""
    return known.get(number, "")


@function
def pg_field_type_oid(engine: Engine, result: 'PgSql\\Result', field: Int) -> Str | Int:
    rows = result.opened(engine)
    number: int = pq().PQftype(rows.pointer, _checked_field(engine, rows, field))
    return number


@function
def pg_field_num(engine: Engine, result: 'PgSql\\Result', field: Str) -> Int:
    number: int = pq().PQfnumber(result.opened(engine).pointer, c_bytes(field))
    return number


# ---- fetching -------------------------------------------------------------------------------------------------------

def _field_place(engine: Engine, rows: Rows, field: Any, number: int) -> int:
    """The number of a field by its name or number (field_arg_to_offset)."""
    if type(field) is not int:
        place: int = pq().PQfnumber(rows.pointer, c_bytes(text_argument(engine, number, field)))
        if place < 0:
            engine.throw("ValueError", f"Argument #{number} must be a field name from this result set")
        return place
    if field < 0:
        engine.throw("ValueError", f"Argument #{number} must be greater than or equal to 0")
    if field >= pq().PQnfields(rows.pointer):
        engine.throw("ValueError", f"Argument #{number} must be less than the number of fields for this result set")
    return field


def _place(engine: Engine, rows: Rows, row: Any, field: Any, advances: bool) -> tuple[int, int] | None:
    """The row and the field that arguments name, None where there is no such row."""
    count = _count(rows)
    if field is UNDEF:
        rows.row = max(rows.row, 0)
        at, field, number = rows.row, row, 2
        if at >= count:
            return None
        if advances:
            rows.row += 1
    else:
        at, number = int_argument(engine, 2, row), 3
        if at < 0:
            value_error(engine, 2, "must be greater than or equal to 0")
        if at >= count:
            _cannot_jump(engine, at)
            return None
    return at, _field_place(engine, rows, field, number)


def _cannot_jump(engine: Engine, row: int) -> None:
    frame = engine.current_execute_data
    handle = frame.slots[0].handle if frame is not None else 0
    engine.diagnostics.warning(f"{running_function(engine)}(): Unable to jump to row {row} on PostgreSQL result index "
                               f"{handle}")


@function
def pg_fetch_result(engine: Engine, result: 'PgSql\\Result', row: Untyped,
                    field: Str | Int = UNDEF) -> Str | False_ | Null:
    rows = result.opened(engine)
    place = _place(engine, rows, row, field, True)
    return _value(rows, *place, is_whole=True) if place is not None else False


@function
def pg_field_prtlen(engine: Engine, result: 'PgSql\\Result', row: Untyped, field: Str | Int = UNDEF) -> Int | False_:
    rows = result.opened(engine)
    place = _place(engine, rows, row, field, False)
    if place is None:
        return False
    length: int = pq().PQgetlength(rows.pointer, *place)
    return length


@function
def pg_field_is_null(engine: Engine, result: 'PgSql\\Result', row: Untyped, field: Str | Int = UNDEF) -> Int | False_:
    rows = result.opened(engine)
    place = _place(engine, rows, row, field, False)
    if place is None:
        return False
    is_null: int = pq().PQgetisnull(rows.pointer, *place)
    return is_null


def _fetch(engine: Engine, result: Any, row: int | None, mode: int) -> PhpArray | bool:
    """The next row, or a certain one (php_pgsql_fetch_hash)."""
    if row is not None and row < 0:
        value_error(engine, 2, "must be greater than or equal to 0")
    if not mode & PGSQL_BOTH:
        value_error(engine, 3, _MODES)
    rows = result.opened(engine)
    if row is None:
        row = rows.row
        if not 0 <= row < _count(rows):
            return False
        rows.row += 1
    else:
        if row >= _count(rows):
            _cannot_jump(engine, row)
            return False
        rows.row = row
    return row_array(rows, row, mode)


@function
def pg_fetch_row(engine: Engine, result: 'PgSql\\Result', row: Int | Null = None,
                 mode: Int = PGSQL_NUM) -> Array | False_:
    return _fetch(engine, result, row, mode)


@function
def pg_fetch_assoc(engine: Engine, result: 'PgSql\\Result', row: Int | Null = None) -> Array | False_:
    return _fetch(engine, result, row, PGSQL_ASSOC)


@function
def pg_fetch_array(engine: Engine, result: 'PgSql\\Result', row: Int | Null = None,
                   mode: Int = PGSQL_BOTH) -> Array | False_:
    return _fetch(engine, result, row, mode)


@function
def pg_fetch_object(engine: Engine, result: 'PgSql\\Result', row: Int | Null = None, class_: Str = "stdClass",
                    constructor_args: Array = EMPTY) -> Object | False_:
    ce = class_argument(engine, 3, class_)
    values = _fetch(engine, result, row, PGSQL_ASSOC)
    if not isinstance(values, PhpArray):
        return values
    made: PhpObject = instantiate(engine, ce)
    if not ce.default_properties and ce.set is None:
        made.dynamic = {str(name): value for name, value in values.plain_items()}
    else:
        for name, value in values.plain_items():
            write_property(engine, made, str(name), value, ce)
    if ce.constructor is not None:
        engine.call_function(ce.constructor, constructor_args.plain_values(), this=made, called_scope=ce)
    elif len(constructor_args):
        engine.throw("Exception", f"{running_function(engine)}(): Argument #3 ($class) must be empty when the "
                                  f"specified class ({ce.name}) does not have a constructor")
    return made


@function
def pg_fetch_all(engine: Engine, result: 'PgSql\\Result', mode: Int = PGSQL_ASSOC) -> Array:
    if not mode & PGSQL_BOTH:
        value_error(engine, 2, _MODES)
    return all_rows(result.opened(engine), mode)


@function
def pg_fetch_all_columns(engine: Engine, result: 'PgSql\\Result', field: Int = 0) -> Array:
    rows = result.opened(engine)
    _checked_field(engine, rows, field)
    return PhpArray.from_list([_value(rows, row, field) for row in range(_count(rows))])
