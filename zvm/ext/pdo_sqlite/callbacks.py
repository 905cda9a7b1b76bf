"""Functions, aggregates and collations of the script's for SQLite: the methods that PDO objects of the driver have."""
from __future__ import annotations

from zvm.ext.pdo_sqlite.constants import DETERMINISTIC
from zvm.ext.sqlite3.library import from_value, native_errors
from zvm.ext.vocabulary import Bool, Callable, Int, Str, method
from zvm.opcodes.op_array import BY_VALUE
from zvm.runtime.values.convert import to_int, to_string
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def _c_int(number: int) -> int:
    """What a C int keeps of the number: functions get and give no more."""
    return (number + 0x80000000 & 0xFFFFFFFF) - 0x80000000


def _argument(value: Any) -> Any:
    return _c_int(value) if type(value) is int else from_value(value)


def _result(engine: Engine, value: Any) -> Any:
    """What SQLite gets: numbers and null as they are, all else as text."""
    kind = type(value)
    if kind is int:
        return _c_int(value)
    if value is None or kind is float:
        return value
    text = value if kind is str else to_string(engine, value)
    return text if text.isascii() else text.encode("latin-1").decode("utf-8", "surrogateescape")


class _Aggregate:
    """One aggregation: what step() returned goes on to the next step, and to the function that ends it."""

    __slots__ = ("engine", "step_function", "final_function", "context", "row")

    def __init__(self, engine: Engine, step: Any, final: Any) -> None:
        self.engine, self.step_function, self.final_function = engine, step, final
        self.context = Reference(None)
        self.row = 0

    def _call(self, function: Any, args: tuple[Any, ...]) -> Any:
        self.row += 1
        infos = function.func.arg_info
        context = self.context if infos and infos[0].by_ref != BY_VALUE else self.context.value
        return function.call([context, self.row, *map(_argument, args)])

    def step(self, *args: Any) -> None:
        self.context.value = self._call(self.step_function, args)

    def final(self) -> Any:
        return _result(self.engine, self._call(self.final_function, ()))


@method
def sqliteCreateFunction(self: Any, engine: Engine, function_name: Str, callback: Callable,  # noqa: N802
                         num_args: Int = -1, flags: Int = 0) -> Bool:
    connection = self.opened(engine).connection
    name = function_name.encode("latin-1").decode("utf-8", "replace")
    try:
        connection.connection.native.create_scalar_function(
            name, connection.connection.keep(
                "function", f"{name}/{num_args}",
                lambda *args: _result(engine, callback.call([_argument(value) for value in args]))), num_args,
            deterministic=bool(flags & DETERMINISTIC))
    except native_errors():
        return False
    connection.functions.append((name, num_args))
    return True


@method
def sqliteCreateAggregate(self: Any, engine: Engine, function_name: Str, step: Callable, finalize: Callable,  # noqa: N802
                          num_args: Int = -1) -> Bool:
    connection = self.opened(engine).connection
    name = function_name.encode("latin-1").decode("utf-8", "replace")
    try:
        connection.connection.native.create_aggregate_function(
            name, connection.connection.keep(
                "function", f"{name}/{num_args}", lambda: _Aggregate(engine, step, finalize)), num_args)
    except native_errors():
        return False
    connection.functions.append((name, num_args))
    return True


@method
def sqliteCreateCollation(self: Any, engine: Engine, name: Str, callback: Callable) -> Bool:  # noqa: N802
    connection = self.opened(engine).connection
    decoded = name.encode("latin-1").decode("utf-8", "replace")

    def compare(left: str, right: str) -> int:
        difference = to_int(engine, callback.call([from_value(left), from_value(right)]))
        return (difference > 0) - (difference < 0)

    connection.connection.native.create_collation(decoded, connection.connection.keep("collation", decoded, compare))
    connection.functions.append((decoded, None))
    return True


METHODS = {function.__name__.lower(): function
           for function in (sqliteCreateFunction, sqliteCreateAggregate, sqliteCreateCollation)}
