"""Joining arrays: array_merge, array_replace and their recursive forms (ext/standard/array.c)."""
from __future__ import annotations

from gc import is_tracked
from itertools import chain

from zvm.ext.standard.arrays.general import copied_items, copied_values, renumbered
from zvm.ext.vocabulary import Array, function
from zvm.runtime.objects.casts import to_array
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


@function(pure=True)
def array_merge(engine: Engine, *arrays: Array) -> Array:
    if len(arrays) == 2:
        joined_two = _joined(*arrays)
        if joined_two is not None:
            return joined_two
    filled = [array for array in arrays if len(array)]
    if not filled:
        return PhpArray.empty()
    if len(filled) == 1 and (filled[0].packed is not None or int not in map(type, filled[0].keys())):
        return filled[0]
    if all(array.packed is not None for array in filled):
        joined: list[Any] = []
        for array in filled:
            joined += copied_values(array)
        return PhpArray.from_list(joined)
    return renumbered(chain.from_iterable(map(copied_items, filled)))


def _joined(one: PhpArray, two: PhpArray) -> PhpArray | None:
    """Two arrays that are not empty where both have string keys, or both none, and neither holds references."""
    if one.packed and two.packed:
        values = one.packed + two.packed
        return None if Reference in map(type, values) else PhpArray.from_list(values)
    first, second = one.hash, two.hash
    if first and second and one.has_only_names() and two.has_only_names():
        elements = {**first, **second}
        if not is_tracked(elements) or Reference not in map(type, elements.values()):
            return PhpArray.from_record(elements)
    return None


@function
def array_replace(array: Array, *replacements: Array) -> Array:
    result = array.clone()
    for replacement in replacements:
        if replacement.has_only_names() and result.hash is not None and result.order is None \
                and not replacement.holds_references():
            result.hash.update(replacement.hash)  # type: ignore[arg-type]
            continue
        items = copied_items(replacement)
        if result.packed is None and result.order is None and {type(key) for key, _ in items} == {str}:
            result.hash.update(items)  # type: ignore[union-attr]
            continue
        for key, value in items:
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
