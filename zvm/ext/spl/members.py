"""What SPL's classes share in keeping an object's own properties (object_properties_load, php_var_serialize).

Imported by the modules of zvm/ext/spl.
"""
from __future__ import annotations

from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.objects.properties import write_standard
from zvm.runtime.objects.property_tables import mangled_name, standard_table, unmangle
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool, to_int
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def load_properties(engine: Engine, obj: PhpObject, members: PhpArray) -> None:
    """Give the object the properties of a table with mangled names (object_properties_load)."""
    declared = {mangled_name(info): info for info in obj.ce.slot_infos}
    for key, value in members.items():
        value = value.value if type(value) is Reference else value
        info = declared.get(key)
        if info is not None and info.type is None:
            obj.slots[info.slot] = value
        elif type(key) is int:
            write_standard(engine, obj, str(key), value, obj.ce, False)
        else:
            class_name, name = unmangle(key)
            scope = info.ce if info is not None else obj.ce
            if class_name not in (None, "*"):
                scope = engine.lookup_class(class_name) or scope
            write_standard(engine, obj, name, value, scope, False)


def debug_table(obj: PhpObject, **private: Any) -> PhpArray:
    """The object's own properties and, as if they were private ones of the named class, further ones.

    Keywords are `Class__name=value`.
    """
    table = standard_table(obj)
    for key, value in private.items():
        class_name, _, name = key.partition("__")
        table.set(f"\0{class_name}\0{name}", value)
    return table


def own_properties(obj: PhpObject) -> PhpArray:
    """The object's own properties by mangled name, integer-like names as integers (zend_proptable_to_symtable)."""
    return standard_table(obj)


def overrides(obj: Any, lower_name: str) -> bool:
    """Has a PHP class its own method of that name?"""
    return not obj.ce.function_table[lower_name].is_internal


class MethodDimensions:
    """Dimension hooks that call the ArrayAccess methods, for classes whose own hooks have short cuts."""

    __slots__ = ()

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        """`$obj[offset]` by offsetGet(), in mode BP_VAR_IS after offsetExists()."""
        offset = None if offset is UNDEF else offset
        if mode == BP_VAR_IS and not to_bool(engine, engine.call_method(obj, "offsetexists", offset)):
            return UNDEF
        return engine.call_function_by_reference(obj.ce.function_table["offsetget"], [offset], obj)

    @staticmethod
    def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
        """`$obj[offset] = value` by offsetSet()."""
        engine.call_method(obj, "offsetset", None if offset is UNDEF else offset, value)

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        """isset() by offsetExists(); !empty() asks offsetGet(), too."""
        if not to_bool(engine, engine.call_method(obj, "offsetexists", offset)):
            return False
        return not check_empty or to_bool(engine, engine.call_method(obj, "offsetget", offset))

    @staticmethod
    def unset_dimension(engine: Engine, obj: Any, offset: Any) -> None:
        """unset($obj[offset]) by offsetUnset()."""
        engine.call_method(obj, "offsetunset", offset)

    @staticmethod
    def count_elements(engine: Engine, obj: Any) -> int:
        """count($obj) by count()."""
        return to_int(engine, engine.call_method(obj, "count"))
