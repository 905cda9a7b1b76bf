"""PDORow, what FETCH_LAZY gives: the statement's current row, its columns read when they are asked for."""
from __future__ import annotations

from zvm.ext.pdo import errors
from zvm.ext.pdo.fetching import column_value
from zvm.ext.vocabulary import php_class, prop
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.properties import read_standard
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.convert import to_bool, to_string
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

_QUERY = "queryString"


def make_row(engine: Engine, statement: Any) -> PDORow:
    """The row object of a statement."""
    made: PDORow = instantiate(engine, engine.classes["pdorow"])
    made.statement = statement
    return made


def _column(engine: Engine, statement: Any, name: Any) -> int | None:
    """The column that a name or number means, None where there is none."""
    number = name if type(name) is int else parse_numeric(to_string(engine, name))
    if type(number) is int:
        return number if 0 <= number < len(statement.columns) else None
    text = to_string(engine, name)
    return statement.columns.index(text) if text in statement.columns else None


class _Hooks:
    """Properties and offsets are the columns; nothing of it can be written."""

    __slots__ = ()

    @staticmethod
    def read_property(engine: Engine, obj: Any, name: str, scope: ClassEntry | None, mode: int) -> Any:
        """A column's value, null where there is none."""
        if name == _QUERY:
            return read_standard(engine, obj.statement, name, scope, mode)
        column = _column(engine, obj.statement, name)
        return None if column is None else column_value(engine, obj.statement, column)

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        """The same by offset."""
        if offset == _QUERY:
            return read_standard(engine, obj.statement, _QUERY, None)
        column = _column(engine, obj.statement, offset)
        return None if column is None else column_value(engine, obj.statement, column)

    @staticmethod
    def has_property(engine: Engine, obj: Any, name: str, scope: ClassEntry | None, check: int) -> bool:
        """isset() and !empty()."""
        return _has(engine, obj.statement, name, bool(check))

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        """The same by offset."""
        return _has(engine, obj.statement, offset, check_empty)

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> NoReturn:
        """Refuse."""
        engine.throw("Error", "Cannot write to PDORow property")

    @staticmethod
    def get_property_pointer(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> None:
        """There are no places to point at."""

    @staticmethod
    def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> NoReturn:
        """Refuse."""
        engine.throw("Error", "Cannot write to PDORow offset")

    @staticmethod
    def unset_property(engine: Engine, obj: Any, name: str, scope: Any) -> NoReturn:
        """Refuse."""
        engine.throw("Error", "Cannot unset PDORow property")

    @staticmethod
    def unset_dimension(engine: Engine, obj: Any, offset: Any) -> NoReturn:
        """Refuse."""
        engine.throw("Error", "Cannot unset PDORow offset")

    @staticmethod
    def get_debug_info(engine: Engine, obj: Any) -> PhpArray:
        """The statement's properties and the columns."""
        table = standard_table(obj.statement)
        for column, name in enumerate(obj.statement.columns):
            if name != _QUERY:
                table.set(name, column_value(engine, obj.statement, column))
        return table

    @staticmethod
    def get_constructor(engine: Engine, obj: Any) -> NoReturn:
        """Refuse `new`."""
        errors.throw(engine, "You may not create a PDORow manually")

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int:
        """Rows are not comparable."""
        return UNCOMPARABLE


def _has(engine: Engine, statement: Any, name: Any, check_empty: bool) -> bool:
    column = _column(engine, statement, name)
    if column is None or type(name) is int or type(parse_numeric(to_string(engine, name))) is int:
        return column is not None
    value = column_value(engine, statement, column)
    return to_bool(engine, value) if check_empty else value is not None


@php_class("PDORow", final=True, native=_Hooks(), properties=[prop(_QUERY, type="Str")],
           flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class PDORow(PhpObject):
    __slots__ = ("statement",)

    def __init__(self) -> None:
        self.statement: Any = None
