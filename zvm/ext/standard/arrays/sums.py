"""array_sum() and array_product() since PHP 8.3: they do what the operators do (php_array_binop)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Numeric, function
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values import operators
from zvm.runtime.values.convert import cast_object
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.arrays import PhpArray


@function(name="array_sum", since=80300)
def sum_of(engine: Engine, array: Array) -> Numeric:
    return _folded(engine, array, operators.add, 0, "array_sum(): Addition")


@function(name="array_product", since=80300)
def product_of(engine: Engine, array: Array) -> Numeric:
    return _folded(engine, array, operators.mul, 1, "array_product(): Multiplication")


def _folded(engine: Engine, array: PhpArray, operator: Callable[[Engine, Any, Any], Any],
            result: int | float, name: str) -> int | float:
    for element in list(array.values()):
        value = element.value if type(element) is Reference else element
        if isinstance(element, PhpObject):
            number = cast_object(engine, value, "number")
            if type(number) not in (int, float):
                _report(engine, name, value)
                continue
            result = operator(engine, result, number)
            continue
        try:
            result = operator(engine, result, value)
        except Thrown:  # by an error handler, too
            engine.pending_exception = None
            _report(engine, name, value)
            if isinstance(value, Resource):
                result = operator(engine, result, value.id)
            elif type(value) is str:
                result = operator(engine, result, 0)
    raise_pending(engine)
    return result


def _report(engine: Engine, name: str, value: Any) -> None:
    engine.diagnostics.report_in_passing(E_WARNING, f"{name} is not supported on type {value_name(engine, value)}")
