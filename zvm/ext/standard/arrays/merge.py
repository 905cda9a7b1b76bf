"""Joining arrays: array_merge, array_replace and their recursive forms (ext/standard/array.c)."""
from __future__ import annotations

from zvm.ext.standard.arrays.general import add_copied, copied_items, has_int_keys
from zvm.ext.vocabulary import Array, function
from zvm.runtime.objects.casts import to_array
from zvm.runtime.services.memory import check_array
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine


@function(pure=True, native=True)
def array_merge(engine: Engine, *arrays: Array) -> Array:
    filled = total = 0
    for array in arrays:
        if len(array):
            filled += 1
            total += len(array)
    if filled == 0:
        return PhpArray.empty()
    if filled == 1:
        for array in arrays:
            if len(array) and (array.packed is not None or not has_int_keys(array)):
                return array
    check_array(engine, total)
    result = PhpArray()
    for array in arrays:
        add_copied(result, array)
    return result


@function(native=True)
def array_replace(array: Array, *replacements: Array) -> Array:
    result = array.clone()
    for replacement in replacements:
        for key, value in copied_items(replacement):
            result.set(key, value)
    return result


def _merge_into(engine: Engine, target: PhpArray, source: PhpArray, active: list[PhpArray]) -> None:
    """php_array_merge_recursive: values under equal string keys are gathered in arrays."""
    for key, value in copied_items(source):
        if type(key) is int:
            target.append(value)
            continue
        if key not in target:
            target.set(key, value)
            continue
        plain = value.value if type(value) is Reference else value
        present = target.get(key)
        if type(present) is Reference:
            present = present.value
        if any(present is other for other in active):
            engine.throw("Error", "Recursion detected")
        if type(present) is PhpArray:
            gathered = present.clone()
        elif present is None:
            gathered = PhpArray.from_list([None])
        else:
            gathered = to_array(engine, present)
        if isinstance(plain, PhpObject):
            plain = to_array(engine, plain)
        if type(plain) is PhpArray:
            _merge_into(engine, gathered, plain, [*active, present] if type(present) is PhpArray else active)
        else:
            gathered.append(plain)
        target.set(key, gathered)


@function(pure=True)
def array_merge_recursive(engine: Engine, *arrays: Array) -> Array:
    result = PhpArray()
    for array in arrays:
        _merge_into(engine, result, array, [])
    return result


def _replace_into(engine: Engine, target: PhpArray, source: PhpArray, active: list[PhpArray]) -> None:
    """php_array_replace_recursive."""
    for key, value in copied_items(source):
        plain = value.value if type(value) is Reference else value
        present = target.get(key)
        if type(present) is Reference:
            present = present.value
        if type(plain) is not PhpArray or type(present) is not PhpArray:
            target.set(key, value)
            continue
        if any(present is other or plain is other for other in active):
            engine.throw("Error", "Recursion detected")
        inner = present.clone()
        _replace_into(engine, inner, plain, [*active, plain])
        target.set(key, inner)


@function(pure=True)
def array_replace_recursive(engine: Engine, array: Array, *replacements: Array) -> Array:
    result = array.clone()
    for replacement in replacements:
        _replace_into(engine, result, replacement, [])
    return result
