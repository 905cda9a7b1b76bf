"""getAttributes() of all reflection classes (reflect_attributes in php_reflection.c)."""
from __future__ import annotations

from zvm.ext.reflection.mirrors import make, object_list
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.reflection.attributes import ReflectionAttribute

IS_INSTANCEOF = 2


def reflect_attributes(engine: Any, attributes: list[Any] | None, scope: Any, target: int, name: str | None,
                       flags: int, filename: str | None) -> PhpArray:
    """The ReflectionAttributes for a list of attributes on a `target`, of that name, or with IS_INSTANCEOF of that
    class or its descendants, if `name` is given. Throws ValueError, Error."""
    if flags & ~IS_INSTANCEOF:
        value_error(engine, 2, "must be a valid attribute filter flag")
    base = None
    if name is not None and flags & IS_INSTANCEOF:
        base = engine.lookup_class(name)
        if base is None:
            engine.throw("Error", f'Class "{name}" not found')
    if not attributes:
        return PhpArray()
    found = []
    for attribute in attributes:
        if base is not None:
            ce = engine.lookup_class(attribute.name)
            if ce is None or not is_subclass(ce, base):
                continue
        elif name is not None and attribute.lc_name != lower(name):
            continue
        mirror: ReflectionAttribute = make(engine, "reflectionattribute")
        mirror.attribute, mirror.attributes, mirror.scope = attribute, attributes, scope
        mirror.target, mirror.filename = target, filename
        if engine.target >= V8_4:
            mirror.slots[0] = attribute.name
        found.append(mirror)
    return object_list(found)
