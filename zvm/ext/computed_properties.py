"""Hooks of classes some of whose properties are asked of what the object stands for, instead of being kept.

    @php_class("DOMNodeList", native=ComputedProperties({"length": (length, None)}), …)
"""
from __future__ import annotations

from zvm.runtime.functions.type_check import verify_property_type
from zvm.runtime.objects import properties
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class ComputedProperties:
    """The hooks of a class with these `handlers`: (reader, writer or None) by name, in the order in which var_dump()
    shows them. A reader gets the object and answers UNDEF where there is nothing to read; a writer gets a value, too,
    which is of the declared type."""

    __slots__ = ("handlers",)

    def __init__(self, handlers: dict[str, tuple[Any, Any]]) -> None:
        self.handlers = handlers

    def handler_of(self, engine: Engine, name: str) -> tuple[Any, Any] | None:
        """The reader and writer of a property, None where it has none."""
        return self.handlers.get(name)

    def value_of(self, engine: Engine, obj: Any, name: str) -> Any:
        """The value of a property that has a handler, found without a complaint; UNDEF for none."""
        return self.handlers[name][0](obj)

    def read_property(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        handler = self.handler_of(engine, name)
        if handler is not None:
            value = handler[0](obj)
            return None if value is UNDEF else value
        value = properties.read_standard(engine, obj, name, scope, mode)
        return value.value if type(value) is Reference else value

    def write_property(self, engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        handler = self.handler_of(engine, name)
        if handler is None:
            return properties.write_standard(engine, obj, name, value, scope, strict)
        if handler[1] is None:
            engine.throw("Error", f"Cannot write read-only property {obj.ce.display_name}::${name}")
        info = obj.ce.properties_info.get(name)
        if info is not None and info.type is not None:
            value = verify_property_type(engine, info, value, strict)
        handler[1](obj, value)
        return value

    def has_property(self, engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        if self.handler_of(engine, name) is None:
            return properties.has_standard(engine, obj, name, scope, check)
        if check == properties.PROPERTY_EXISTS:
            return True
        value = self.value_of(engine, obj, name)
        if value is UNDEF:
            return False
        return to_bool(engine, value) if check == properties.PROPERTY_NOT_EMPTY else value is not None

    def get_property_pointer(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        if self.handler_of(engine, name) is not None:
            return None
        return properties.pointer_standard(engine, obj, name, scope, mode)
