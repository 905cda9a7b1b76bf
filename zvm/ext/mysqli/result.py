"""The class mysqli_result: rows and columns (mysqli_api.c, mysqli_result_iterator.c)."""
from __future__ import annotations

from zvm.ext.mysqli.constants import MYSQLI_ASSOC, MYSQLI_BOTH, MYSQLI_NUM, MYSQLI_STORE_RESULT, MYSQLI_USE_RESULT
from zvm.ext.mysqli.errors import argument_error
from zvm.ext.mysqli.handles import VALID, Handle
from zvm.ext.mysqli.properties import Hooks, count_value
from zvm.ext.mysqlnd.results import FetchFailed
from zvm.ext.vocabulary import (
    EMPTY,
    Array,
    Bool,
    False_,
    Float,
    Int,
    Null,
    Object,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes.flags import (
    ACC_EXPLICIT_ABSTRACT_CLASS,
    ACC_IMPLICIT_ABSTRACT_CLASS,
    ACC_INTERFACE,
    ACC_NOT_CLONEABLE,
    ACC_TRAIT,
)
from zvm.runtime.execute_data import running_function, running_internal
from zvm.runtime.functions.parameters import class_argument, type_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import write_property
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any
    from typing import Any as Iterator

    from zvm.engine import Engine
    from zvm.ext.mysqli.link import mysqli
    from zvm.ext.mysqlnd.fields import Field
    from zvm.ext.mysqlnd.results import Result
    from zvm.runtime.values.php_object import PhpObject

# ruff: noqa: F821, UP037, N801, N802

_NO_OBJECTS = ACC_INTERFACE | ACC_TRAIT | ACC_IMPLICIT_ABSTRACT_CLASS | ACC_EXPLICIT_ABSTRACT_CLASS


# ---- rows ----------------------------------------------------------------------------------------------------------

def _keys(result: Any) -> list[Any]:
    """The columns' names as keys of arrays."""
    if result.keys is None:
        result.keys = [normalize_key(field.name) for field in result.fields]
    found: list[Any] = result.keys
    return found


def fetch_into(engine: Engine, result: Any, mode: int) -> PhpArray | bool | None:
    """The next row as an array; None after the last, False after an error (mysqlnd_res::fetch_into)."""
    try:
        row = result.fetch()
    except FetchFailed:
        engine.diagnostics.warning(f"{running_function(engine)}(): Error while reading a row")
        return False
    if row is None:
        return None
    if mode == MYSQLI_NUM:
        return PhpArray.from_list(list(row))
    if mode == MYSQLI_ASSOC:
        return PhpArray.from_dict(dict(zip(_keys(result), row, strict=True)))
    both: dict[Any, Any] = {}
    for column, (key, value) in enumerate(zip(_keys(result), row, strict=True)):
        both.setdefault(column, value)
        both[key] = value
    return PhpArray.from_dict(both)


def _make_object(engine: Engine, ce: Any, row: PhpArray, arguments: PhpArray) -> Any:
    """An object with a row's values as its properties, constructed after them."""
    made = instantiate(engine, ce)
    if not ce.default_properties and ce.set is None:
        made.dynamic = dict(row.plain_items())
    else:
        for name, value in row.plain_items():
            write_property(engine, made, str(name), value, ce)
    if ce.constructor is not None:
        named = [(name, value) for name, value in arguments.plain_items() if type(name) is str]
        engine.call_function(ce.constructor, [value for name, value in arguments.plain_items() if type(name) is int],
                             made, ce, PhpArray.from_dict(dict(named)) if named else None)
    elif len(arguments):
        function: Any = running_internal(engine)
        type_error(engine, function, 2 - (function.scope is not None), "must be empty when the specified class "
                   f"({ce.display_name}) does not have a constructor", "Exception")
    return made


# ---- columns -------------------------------------------------------------------------------------------------------

def _field_object(engine: Engine, field: Field) -> PhpObject:
    made: PhpObject = instantiate(engine, engine.classes["stdclass"])
    made.dynamic = {
        "name": field.name, "orgname": field.org_name, "table": field.table, "orgtable": field.org_table,
        "def": field.default, "db": field.db, "catalog": "def", "max_length": 0, "length": field.length,
        "charsetnr": field.charset, "flags": field.flags, "type": field.type, "decimals": field.decimals}
    return made


# ---- the class -----------------------------------------------------------------------------------------------------

def _lengths(engine: Engine, obj: Any, quiet: bool) -> Any:
    result = obj.peek(engine, quiet, VALID, False)
    if result is UNDEF or (lengths := result.lengths) is None:
        return result if result is UNDEF else None
    return PhpArray.from_list(lengths)


def _type(engine: Engine, obj: Any, quiet: bool) -> Any:
    result = obj.peek(engine, quiet, VALID, False)
    return result if result is UNDEF else MYSQLI_STORE_RESULT if result.is_buffered else MYSQLI_USE_RESULT


def _reader(read: Any) -> Any:
    """A property that is read from the result."""
    def reader(engine: Engine, obj: Any, quiet: bool) -> Any:
        result = obj.peek(engine, quiet)
        return result if result is UNDEF else read(result)

    return reader, None


_PROPERTIES = {
    "current_field": _reader(lambda result: result.current_field),
    "field_count": _reader(lambda result: len(result.fields)),
    "lengths": (_lengths, None),
    "num_rows": _reader(lambda result: count_value(result.row_count)),
    "type": (_type, None),
}


class _Iteration(ObjectIterator):
    """foreach over the rows, by name: stored ones from the first, others once."""

    __slots__ = ("engine", "result", "row", "number")

    def __init__(self, engine: Engine, result: Any) -> None:
        self.engine, self.result = engine, result
        self.row: Any = None
        self.number = -1

    def rewind(self) -> None:
        target = self.result.opened(self.engine)
        if target.is_buffered:
            target.seek(0)
        elif target.is_done:
            self.engine.diagnostics.warning(f"{running_function(self.engine)}(): Data fetched with MYSQLI_USE_RESULT "
                                            "can be iterated only once")
            return
        self.number = -1
        self.next()

    def valid(self) -> bool:
        return type(self.row) is PhpArray

    def current(self) -> Any:
        return self.row

    def key(self) -> int:
        return self.number

    def next(self) -> None:
        self.row = fetch_into(self.engine, self.result.opened(self.engine), MYSQLI_ASSOC)
        if type(self.row) is PhpArray:
            self.number += 1


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Iteration:
    """ClassEntry.get_iterator of mysqli_result."""
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return _Iteration(engine, obj)


@php_class("mysqli_result", implements=("IteratorAggregate",), native=Hooks(_PROPERTIES), get_iterator=_get_iterator,
           flags=ACC_NOT_CLONEABLE,
           properties=[prop("current_field", type="Int"), prop("field_count", type="Int"),
                       prop("lengths", UNDEF, type="Array | Null"), prop("num_rows", type="Str | Int"),
                       prop("type", type="Int")])
class mysqli_result(Handle):
    __slots__ = ()
    target: Result | None

    def __del__(self) -> None:
        if self.target is not None:
            self.target.free()

    @method
    def __construct(self, engine: Engine, mysql: 'mysqli', result_mode: Int = MYSQLI_STORE_RESULT) -> Untyped:
        connection = mysql.connection(engine)
        if result_mode not in (MYSQLI_STORE_RESULT, MYSQLI_USE_RESULT):
            argument_error(engine, 3, "must be either MYSQLI_STORE_RESULT or MYSQLI_USE_RESULT")
        result = connection.store_result() if result_mode == MYSQLI_STORE_RESULT else connection.use_result()
        if result is not None:
            self.target, self.status = result, VALID

    @method(tentative=True)
    def close(self, engine: Engine) -> Void:
        self.opened(engine).free(False)
        self.target = None

    @method(tentative=True)
    def free(self, engine: Engine) -> Void:
        self.close(engine)

    @method(tentative=True)
    def data_seek(self, engine: Engine, offset: Int) -> Bool:
        if offset < 0:
            argument_error(engine, 2, "must be greater than or equal to 0")
        result = self.opened(engine)
        if not result.is_buffered:
            engine.throw("Error", f"{running_function(engine)}() cannot be used in MYSQLI_USE_RESULT mode")
        if offset >= result.row_count:
            return False
        result.seek(offset)
        return True

    @method(tentative=True)
    def fetch_field(self, engine: Engine) -> Object | False_:
        result = self.opened(engine)
        if result.current_field >= len(result.fields):
            return False
        result.current_field += 1
        return _field_object(engine, result.fields[result.current_field - 1])

    @method(tentative=True)
    def fetch_fields(self, engine: Engine) -> Array:
        return PhpArray.from_list([_field_object(engine, field) for field in self.opened(engine).fields])

    @method(tentative=True)
    def fetch_field_direct(self, engine: Engine, index: Int) -> Object | False_:
        return _field_object(engine, self._fields_from(engine, index).fields[index])

    def _fields_from(self, engine: Engine, index: int) -> Any:
        """The result, which has a column of that number; throws ValueError."""
        if index < 0:
            argument_error(engine, 2, "must be greater than or equal to 0")
        result = self.opened(engine)
        if index >= len(result.fields):
            argument_error(engine, 2, "must be less than the number of fields for this result set")
        return result

    @method(tentative=True, defaults={"mode": "MYSQLI_NUM"})
    def fetch_all(self, engine: Engine, mode: Int = MYSQLI_NUM) -> Array:
        result = self.opened(engine)
        self._check_mode(engine, mode)
        rows = []
        while type(row := fetch_into(engine, result, mode)) is PhpArray:
            rows.append(row)
        return PhpArray.from_list(rows)

    @staticmethod
    def _check_mode(engine: Engine, mode: int) -> None:
        if not MYSQLI_ASSOC <= mode <= MYSQLI_BOTH:
            argument_error(engine, 2, "must be one of MYSQLI_NUM, MYSQLI_ASSOC, or MYSQLI_BOTH")

    @method(tentative=True)
    def fetch_array(self, engine: Engine, mode: Int = MYSQLI_BOTH) -> Array | False_ | Null:
        result = self.opened(engine)
        self._check_mode(engine, mode)
        return fetch_into(engine, result, mode)

    @method(tentative=True)
    def fetch_assoc(self, engine: Engine) -> Array | False_ | Null:
        return fetch_into(engine, self.opened(engine), MYSQLI_ASSOC)

    @method(tentative=True, defaults={"class_": '"stdClass"'})
    def fetch_object(self, engine: Engine, class_: Str = "stdClass",
                     constructor_args: Array = EMPTY) -> Object | False_ | Null:
        return self.next_object(engine, class_, constructor_args, 1)

    def next_object(self, engine: Engine, class_name: str, arguments: PhpArray, number: int) -> PhpObject | bool | None:
        """fetch_object(), whose argument of that number names the class."""
        ce = class_argument(engine, number, class_name)
        if ce.flags & _NO_OBJECTS:
            engine.throw("Error", f"Class {ce.display_name} cannot be instantiated")
        row = fetch_into(engine, self.opened(engine), MYSQLI_ASSOC)
        return _make_object(engine, ce, row, arguments) if isinstance(row, PhpArray) else row

    @method(tentative=True)
    def fetch_row(self, engine: Engine) -> Array | False_ | Null:
        return fetch_into(engine, self.opened(engine), MYSQLI_NUM)

    @method
    def fetch_column(self, engine: Engine, column: Int = 0) -> Null | Int | Float | Str | False_:
        result = self.opened(engine)
        self._fields_from(engine, column)
        row = fetch_into(engine, result, MYSQLI_NUM)
        return row.get(column) if type(row) is PhpArray else False

    @method(tentative=True)
    def field_seek(self, engine: Engine, index: Int) -> Bool:
        self._fields_from(engine, index).current_field = index
        return True

    @method(tentative=True)
    def free_result(self, engine: Engine) -> Void:
        self.close(engine)

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)


def make_result(engine: Engine, result: Result) -> mysqli_result:
    """An object for a result."""
    made: mysqli_result = instantiate(engine, engine.internal_class("mysqli_result"))
    made.target, made.status = result, VALID
    return made
