"""Rows as PDO's fetch modes shape them (do_fetch in pdo_stmt.c).

A `statement` is a PDOStatement, a `row` the list of PHP values that its driver gave.
"""
from __future__ import annotations

from zvm.ext.pdo import errors
from zvm.ext.pdo.constants import (
    FETCH_ASSOC,
    FETCH_BOTH,
    FETCH_BOUND,
    FETCH_CLASS,
    FETCH_CLASSTYPE,
    FETCH_COLUMN,
    FETCH_DEFAULT,
    FETCH_FLAGS,
    FETCH_FUNC,
    FETCH_GROUP,
    FETCH_INTO,
    FETCH_KEY_PAIR,
    FETCH_LAZY,
    FETCH_NAMED,
    FETCH_NUM,
    FETCH_OBJ,
    FETCH_ORI_NEXT,
    FETCH_PROPS_LATE,
    FETCH_SERIALIZE,
    FETCH_UNIQUE,
    NULL_EMPTY_STRING,
    NULL_TO_STRING,
    PARAM_BOOL,
    PARAM_INT,
    PARAM_LOB,
    PARAM_NULL,
    PARAM_STR,
)
from zvm.ext.pdo.drivers import DriverFailure
from zvm.opcodes.op_array import BY_VALUE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import write_property
from zvm.runtime.services.streams import MemoryStream, Stream
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.convert import to_bool, to_int, to_string
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Sequence
    from typing import Any

    from zvm.engine import Engine

NOTHING: Any = object()  # instead of a row: there is none, or the fetch failed


# ---- values --------------------------------------------------------------------------------------------------------

def convert_value(engine: Engine, statement: Any, value: Any, type: int | None) -> Any:
    """A column's value after the connection's conversions and, with a type, after that one (fetch_value)."""
    handle = statement.database
    if value == "" and handle.oracle_nulls == NULL_EMPTY_STRING:
        value = None
    if handle.stringify:
        type = PARAM_STR
    if type is not None and value is not None:
        value = _converted(engine, value, type)
    return "" if value is None and handle.oracle_nulls == NULL_TO_STRING else value


def _converted(engine: Engine, value: Any, type: int) -> Any:
    if type == PARAM_STR:
        if isinstance(value, Stream):  # a large object
            return value.read_all()
        return "0" if value is False else to_string(engine, value)
    if type == PARAM_INT:
        return to_int(engine, value)
    if type == PARAM_BOOL:
        return to_bool(engine, value)
    if type == PARAM_NULL:
        return None
    return MemoryStream(engine, "rb", "php://memory", value) if type == PARAM_LOB and _is_text(value) else value


def _is_text(value: Any) -> bool:
    return type(value) is str


def column_value(engine: Engine, statement: Any, column: int, type: int | None = None) -> Any:
    """The value of a column of the row fetched last; throws ValueError for one that is not there."""
    if column < 0:
        engine.throw("ValueError", "Column index must be greater than or equal to 0")
    if column >= len(statement.columns):
        engine.throw("ValueError", "Invalid column index")
    if type == PARAM_LOB:
        stream = statement.driver_statement.open_large_object(engine, column, statement.pdo)
        if stream is not None:
            return stream
    return convert_value(engine, statement, statement.row[column], type)


def next_row(engine: Engine, statement: Any, place: tuple[int, int] = (FETCH_ORI_NEXT, 0)) -> Sequence[Any] | None:
    """The next row, or that at a place of a cursor, bound columns set from it; None after the last one and after an
    error, which the statement notes (do_fetch_common)."""
    if not statement.executed:
        return None
    try:
        row: Sequence[Any] | None = statement.driver_statement.fetch(*place)
    except DriverFailure as failure:
        statement.note(failure)
        return None
    if row is None:
        return None
    statement.row = row
    if statement.bound_columns:
        for bound in list(statement.bound_columns.values()):
            if bound.position >= 0 and type(bound.value) is Reference:
                bound.value.value = None
                bound.value.value = column_value(engine, statement, bound.position, bound.type)
    if statement.database.converts:
        statement.row = row = [convert_value(engine, statement, value, None) for value in row]
    return row


# ---- modes ---------------------------------------------------------------------------------------------------------

def fetch(engine: Engine, statement: Any, mode: int, place: tuple[int, int] | None = None) -> Any:
    """The next row in that mode, or that at a place of a cursor, NOTHING where there is none or it failed."""
    if mode & ~FETCH_FLAGS == FETCH_DEFAULT:
        mode = statement.default_mode
    if place is None and statement.executed and not statement.bound_columns and not statement.database.converts:
        try:  # as next_row(), for what most fetches are
            row = statement.driver_statement.fetch()
        except DriverFailure as failure:
            statement.note(failure)
            return NOTHING
        if row is None:
            return NOTHING
        statement.row = row
    else:
        row = next_row(engine, statement, place or (FETCH_ORI_NEXT, 0))
        if row is None:
            return NOTHING
    if mode == FETCH_ASSOC and statement.record is not None:
        return statement.records.record_of(statement.record, row)
    flags, mode = mode & FETCH_FLAGS, mode & ~FETCH_FLAGS
    if mode == FETCH_NUM:
        return PhpArray.from_list(list(row))
    return shape(engine, statement, row, mode, flags, 0)


def shape(engine: Engine, statement: Any, row: Sequence[Any], mode: int, flags: int, first: int) -> Any:
    """A row from column `first` on, in that mode; NOTHING after an error."""
    shaper = _SHAPERS.get(mode)
    if shaper is None:
        engine.throw("ValueError", "Fetch mode must be a bitmask of PDO::FETCH_* constants")
    return shaper(engine, statement, row, flags, first)


def _bound(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> bool:
    return True


def _lazy(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> Any:
    return statement.lazy_row(engine)


def _assoc(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> PhpArray:
    return PhpArray.from_dict(dict(zip(statement.keys[first:], row[first:], strict=False)))


def _num(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> PhpArray:
    return PhpArray.from_list(list(row[first:]))


def _both(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> PhpArray:
    if not first and statement.both is not None:
        array: PhpArray = statement.records.record_of(statement.both, row)
        return array
    both: dict[Any, Any] = {}
    keys = statement.keys
    for column in range(first, len(keys)):
        both[keys[column]] = row[column]
        both.setdefault(column, row[column])
    return PhpArray.from_dict(both)


def _named(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> PhpArray:
    """As FETCH_ASSOC, but columns of one name become a list; what a single column holds is never an array."""
    found: dict[Any, Any] = {}
    for name, value in zip(statement.columns[first:], row[first:], strict=False):
        if name not in found:
            found[name] = value
        elif type(found[name]) is PhpArray:
            found[name].append(value)
        else:
            found[name] = PhpArray.from_list([found[name], value])
    return PhpArray.from_dict(found)


def _obj(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> Any:
    made = instantiate(engine, engine.classes["stdclass"])
    made.dynamic = dict(zip(statement.columns[first:], row[first:], strict=False))
    return made


def _column(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> Any:
    return column_value(engine, statement, max(statement.fetch_column, 0))


def _key_pair(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> Any:
    if len(statement.columns) != 2:
        errors.complain(engine, statement.database, statement, "HY000",
                        "PDO::FETCH_KEY_PAIR fetch mode requires the result set to contain exactly 2 columns.")
        return NOTHING
    return PhpArray.from_dict({_key(engine, row[0]): row[1]})


def _key(engine: Engine, value: Any) -> Any:
    return value if type(value) is int else normalize_key(to_string(engine, value))


def _into(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> Any:
    target = statement.fetch_into
    if target is None:
        errors.complain(engine, statement.database, statement, "HY000", "No fetch-into object specified.")
        return NOTHING
    for name, value in zip(statement.columns[first:], row[first:], strict=False):
        write_property(engine, target, name, value, None)
    return target


def _func(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> Any:
    if statement.fetch_function is None:
        errors.complain(engine, statement.database, statement, "HY000", "No fetch function specified")
        return NOTHING
    return statement.fetch_function.call(list(row[first:]))


def _class(engine: Engine, statement: Any, row: Sequence[Any], flags: int, first: int) -> Any:
    """An object of the class named before or, with FETCH_CLASSTYPE, by the first column."""
    ce = statement.fetch_class
    if flags & FETCH_CLASSTYPE:
        first += 1
        if row[0] is not None:
            ce = engine.lookup_class(to_string(engine, row[0])) or engine.classes["stdclass"]
    if ce is None:
        errors.complain(engine, statement.database, statement, "HY000", "No fetch class specified")
        return NOTHING
    if flags & FETCH_SERIALIZE:
        return _unserialized(engine, statement, row, ce, first)
    made = instantiate(engine, ce)
    check_constructor(engine, ce, statement.fetch_arguments)
    if flags & FETCH_PROPS_LATE:
        construct(engine, made, statement.fetch_arguments)
    for name, value in zip(statement.columns[first:], row[first:], strict=False):
        write_property(engine, made, name, value, ce)
    if not flags & FETCH_PROPS_LATE:
        construct(engine, made, statement.fetch_arguments)
    return made


def check_constructor(engine: Engine, ce: Any, arguments: list[Any] | None, class_position: int = 0) -> None:
    """Throw for arguments of a constructor that is not there (do_fetch_class_prepare), since PHP 8.5 as of the argument
    after the class, which is argument `class_position` if that is not 0."""
    if ce.constructor is None and arguments is not None and class_position and engine.target >= V8_5:
        value_error(engine, class_position + 1, f"must be empty when class provided in argument #{class_position} "
                                                "($class) does not have a constructor")
    if ce.constructor is None and arguments is not None:
        engine.throw("Error", "User-supplied statement does not accept constructor arguments")


def construct(engine: Engine, made: Any, arguments: list[Any] | None) -> None:
    """Call the constructor, if there is one; what it takes by reference goes from one object to the next."""
    constructor = made.ce.constructor
    if constructor is None:
        return
    if isinstance(arguments, NamedArguments):
        engine.call_function(constructor, list(arguments), made, made.ce, arguments.named)
        return
    values = arguments or []
    for number, info in enumerate(constructor.arg_info[:len(values)]):
        if info.by_ref != BY_VALUE and type(values[number]) is not Reference:
            values[number] = Reference(values[number])
    engine.call_function(constructor, values, made, made.ce)


class NamedArguments(list["Any"]):
    """Constructor arguments, of which those with names are in `named`: as call_user_func_array() takes them, which PHP
    does since 8.5."""

    __slots__ = ("named",)

    def __init__(self, array: PhpArray) -> None:
        super().__init__(value for key, value in array.items() if type(key) is int)
        named = {key: value for key, value in array.items() if type(key) is str}
        self.named = PhpArray.from_dict(named) if named else None


def constructor_arguments(engine: Engine, array: PhpArray | None) -> list[Any] | None:
    """The arguments that an array gives, None for none."""
    if array is None or not len(array):
        return None
    return array.plain_values() if engine.target < V8_5 else NamedArguments(array)


def _unserialized(engine: Engine, statement: Any, row: Sequence[Any], ce: Any, first: int) -> Any:
    """The object that Serializable::unserialize() makes of a column, the others as its properties."""
    if engine.classes["serializable"] not in ce.ancestors:
        errors.complain(engine, statement.database, statement, "HY000", "cannot unserialize class")
        return NOTHING
    made = instantiate(engine, ce)
    engine.call_method(made, "unserialize", row[first] if type(row[first]) is str else "")
    for name, value in zip(statement.columns[first + 1:], row[first + 1:], strict=False):
        write_property(engine, made, name, value, ce)
    return made


_SHAPERS = {
    FETCH_LAZY: _lazy, FETCH_ASSOC: _assoc, FETCH_NUM: _num, FETCH_BOTH: _both, FETCH_OBJ: _obj, FETCH_BOUND: _bound,
    FETCH_COLUMN: _column, FETCH_CLASS: _class, FETCH_INTO: _into, FETCH_FUNC: _func, FETCH_NAMED: _named,
    FETCH_KEY_PAIR: _key_pair,
}


# ---- all rows ------------------------------------------------------------------------------------------------------

def fetch_all(engine: Engine, statement: Any, mode: int, flags: int) -> PhpArray | None:
    """All rows that are left; None where the first one fails or is not there."""
    if flags & FETCH_GROUP:
        return _fetch_groups(engine, statement, mode, flags)
    if mode == FETCH_KEY_PAIR:
        return _fetch_pairs(engine, statement)
    value = fetch(engine, statement, mode | flags)
    if value is NOTHING:
        return None
    found = []
    while value is not NOTHING:
        found.append(value)
        value = fetch(engine, statement, mode | flags)
    return PhpArray.from_list(found)


def _fetch_pairs(engine: Engine, statement: Any) -> PhpArray | None:
    pairs: dict[Any, Any] = {}
    row = next_row(engine, statement)
    if row is None or _key_pair(engine, statement, row, 0, 0) is NOTHING:
        return None
    while row is not None:
        pairs[_key(engine, row[0])] = row[1]
        row = next_row(engine, statement)
    return PhpArray.from_dict(pairs)


def _fetch_groups(engine: Engine, statement: Any, mode: int, flags: int) -> PhpArray | None:
    """Rows under their first column's value: lists of them, or with FETCH_UNIQUE the last one."""
    groups: dict[Any, Any] = {}
    row = next_row(engine, statement)
    if row is None:
        return None
    while row is not None:
        key, value = _grouped(engine, statement, row, mode, flags)
        if value is NOTHING:
            break
        if flags & FETCH_UNIQUE == FETCH_UNIQUE:
            groups[key] = value
        else:
            groups.setdefault(key, PhpArray()).append(value)
        row = next_row(engine, statement)
    return PhpArray.from_dict(groups)


def _grouped(engine: Engine, statement: Any, row: Sequence[Any], mode: int, flags: int) -> tuple[Any, Any]:
    """(key of the group, what belongs to it) of one row."""
    if mode == FETCH_COLUMN:
        chosen = statement.fetch_column
        column = 1 if chosen == -1 else chosen
        column_value(engine, statement, column)
        at_key, at_value = (column, 0) if flags == FETCH_GROUP and chosen > 0 else (0, column)
        return normalize_key(to_string(engine, row[at_key])), row[at_value]
    first = 1 if flags & FETCH_CLASSTYPE and mode == FETCH_CLASS else 0
    value = shape(engine, statement, row, mode, flags, 1)
    return normalize_key(to_string(engine, row[first])), value
