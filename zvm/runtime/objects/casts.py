"""The casts (array) and (object), which lead from values to objects and back."""
from __future__ import annotations

from zvm.opcodes import types
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.property_tables import to_array as object_to_array
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def cast_to(engine: Engine, kind: int, value: Any) -> Any:
    """(int), (string) and so on, by the code of the type."""
    if kind == types.IS_LONG:
        return convert.to_int(engine, value)
    if kind == types.IS_DOUBLE:
        return convert.to_float(engine, value)
    if kind == types.IS_STRING:
        return convert.to_string(engine, value)
    if kind == types.IS_ARRAY:
        return to_array(engine, value)
    return to_object(engine, value) if kind == types.IS_OBJECT else convert.to_bool(engine, value)


def to_array(engine: Engine, value: Any) -> PhpArray:
    """(array): the array itself, an object's properties, [] for null, [value] otherwise."""
    if type(value) is PhpArray:
        return value
    if value is None:
        return PhpArray.empty()
    if isinstance(value, PhpObject) and value.ce.name != "Closure":
        return object_to_array(engine, value)
    if value != value:
        convert.report_nan(engine, "array")
    return PhpArray.from_list([value])


def to_object(engine: Engine, value: Any) -> Any:
    """(object): the object itself, a stdClass of an array's elements, of nothing for null, of `scalar` otherwise."""
    if isinstance(value, PhpObject):
        return value
    if value != value:
        convert.report_nan(engine, "object")
    made = instantiate(engine, engine.classes["stdclass"])
    if type(value) is PhpArray:
        source = value.clone()
        made.dynamic = {key if type(key) is str else str(key): element for key, element in source.items()}
    elif value is not None:
        made.dynamic = {"scalar": value}
    return made
