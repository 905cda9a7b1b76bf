"""What SPL's classes share in keeping an object's own properties (object_properties_load, php_var_serialize).

Imported by the modules of zvm/ext/spl.
"""
from __future__ import annotations

from zvm.ext.standard.state import StandardState
from zvm.ext.standard.variables.serialize import Serializer
from zvm.ext.standard.variables.unserialize import Failure, Unserializer
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


class Writer:
    """Appends serialized values to a text in SPL's older formats, numbered as part of the serialize() under way."""

    __slots__ = ("serializer",)

    def __init__(self, engine: Engine) -> None:
        self.serializer = Serializer(engine, engine.state_of(StandardState).serializer)

    def text(self, text: str) -> None:
        """Append text as it is."""
        self.serializer.out.append(text)

    def value(self, value: Any) -> None:
        """Append a serialized value."""
        self.serializer.value(value)

    def result(self) -> str:
        """The whole text."""
        return "".join(self.serializer.out)


class Reader:
    """Reads what Writer wrote, as part of the unserialize() under way: `with Reader(engine, data) as reader: …`."""

    __slots__ = ("engine", "data", "at", "reader", "is_outermost")

    def __init__(self, engine: Engine, data: str) -> None:
        self.engine, self.data, self.at = engine, data, 0
        outer = engine.state_of(StandardState).unserializer
        self.is_outermost = outer is None
        self.reader = Unserializer(engine) if outer is None else outer

    def peek(self) -> str:
        """The next character, "" at the end."""
        return self.data[self.at:self.at + 1]

    def expect(self, text: str) -> None:
        """Pass over characters that must be there; raises Failure at the first that is not."""
        for char in text:
            if self.peek() != char:
                raise Failure
            self.at += 1

    def value(self) -> Any:
        """The next serialized value; raises Failure."""
        reader = self.reader
        saved = reader.data, reader.at
        reader.data, reader.at = self.data, self.at
        holder: list[Any] = [None]
        try:
            reader.value(holder, 0)
        finally:
            self.at = reader.at
            reader.data, reader.at = saved
        return holder[0].value if type(holder[0]) is Reference else holder[0]

    def __enter__(self) -> Reader:
        return self

    def __exit__(self, kind: type[BaseException] | None, failure: object, trace: object) -> None:
        """The end of the reading: a Failure becomes the exception about the place reached, and what __wakeup and
        __unserialize methods wait is called, when no unserialize() around does."""
        try:
            if kind is Failure:
                self.engine.throw("UnexpectedValueException", f"Error at offset {self.at} of {len(self.data)} bytes")
        finally:
            if self.is_outermost:
                self.reader.finish()
