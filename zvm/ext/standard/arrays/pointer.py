"""The internal pointer: current, key, next, prev, reset, end (ext/standard/array.c)."""
from __future__ import annotations

from zvm.ext.standard.state import StandardState
from zvm.ext.vocabulary import Array, ByRef, Int, Mixed, Null, Object, Str, function
from zvm.runtime.values.arrays import PhpArray, separate_reference
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def _object_table(engine: Engine, obj: Any) -> PhpArray:
    """An object's properties with the pointer where it was left: deprecated (get_ht_for_iap)."""
    from zvm.runtime.objects.property_tables import real_object, to_array

    name = engine.active_function_name()
    engine.diagnostics.deprecated(f"{name}(): Calling {name}() on an object is deprecated")
    table = to_array(engine, real_object(engine, obj), False)
    known = engine.state_of(StandardState).property_pointers.get(id(obj))
    if known is not None and known[0]() is obj:
        key = known[1]
        if key is None or key not in table:
            table.pointer_end()
            table.pointer_next()
        else:
            while table.current_key() != key:
                table.pointer_next()
    return table


def _remember(engine: Engine, obj: Any, table: PhpArray) -> None:
    """Keeps where the pointer of an object's properties is; PHP keeps it in their table, which is rebuilt here."""
    from _weakref import ref

    engine.state_of(StandardState).property_pointers[id(obj)] = (ref(obj), table.current_key())


def _table(engine: Engine, value: Any) -> PhpArray:
    return value if type(value) is PhpArray else _object_table(engine, value)


def _at_pointer(array: PhpArray) -> Any:
    key = array.current_key()
    value = False if key is None else array.get(key, UNDEF)
    return value.value if type(value) is Reference else value


def _move(engine: Engine, array: Reference, step: Any) -> Any:
    """Moves the pointer; the value it is at then."""
    value = array.value
    if type(value) is PhpArray:
        value = None
        table = separate_reference(array)
        step(table)
    else:
        table = _object_table(engine, value)
        step(table)
        _remember(engine, value, table)
    return _at_pointer(table)


@function(aliases=("pos",))
def current(engine: Engine, array: Array | Object) -> Mixed:
    return _at_pointer(_table(engine, array))


@function
def key(engine: Engine, array: Array | Object) -> Int | Str | Null:
    current: int | str | None = _table(engine, array).current_key()
    return current


@function
def next(engine: Engine, array: ByRef[Array | Object]) -> Mixed:
    return _move(engine, array, PhpArray.pointer_next)


@function
def prev(engine: Engine, array: ByRef[Array | Object]) -> Mixed:
    return _move(engine, array, PhpArray.pointer_prev)


@function
def reset(engine: Engine, array: ByRef[Array | Object]) -> Mixed:
    return _move(engine, array, PhpArray.pointer_reset)


@function
def end(engine: Engine, array: ByRef[Array | Object]) -> Mixed:
    return _move(engine, array, PhpArray.pointer_end)
