"""Properties that are read from a connection, a result or a statement (mysqli_read_property)."""
from __future__ import annotations

from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.functions.type_check import verify_property_type
from zvm.runtime.objects import properties
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.zval import INT_MAX, UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqlnd.errors import ErrorInfo

class Hooks:
    """The hooks of a class with these properties: (reader, writer or None) by name, in the order in which var_dump()
    shows them. A reader gets (engine, object, quiet) and answers UNDEF, or throws, where there is nothing to read."""

    __slots__ = ("handlers",)

    def __init__(self, handlers: dict[str, tuple[Any, Any]]) -> None:
        self.handlers = handlers

    def read_property(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        handler = self.handlers.get(name)
        if handler is not None:
            value = handler[0](engine, obj, mode == BP_VAR_IS)
            return None if value is UNDEF else value
        value = properties.read_standard(engine, obj, name, scope, mode)
        return value.value if type(value) is Reference else value

    def write_property(self, engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        handler = self.handlers.get(name)
        if handler is None:
            return properties.write_standard(engine, obj, name, value, scope, strict)
        if handler[1] is None:
            engine.throw("Error", f"Cannot write read-only property {obj.ce.display_name}::${name}")
        value = verify_property_type(engine, obj.ce.properties_info[name], value, strict)
        handler[1](engine, value)
        return value

    def has_property(self, engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        handler = self.handlers.get(name)
        if handler is None:
            return properties.has_standard(engine, obj, name, scope, check)
        if check == properties.PROPERTY_EXISTS:
            return True
        value = handler[0](engine, obj, True)
        if value is UNDEF:
            return False
        return to_bool(engine, value) if check == properties.PROPERTY_NOT_EMPTY else value is not None

    def get_property_pointer(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        return None if name in self.handlers else properties.pointer_standard(engine, obj, name, scope, mode)

    def get_debug_info(self, engine: Engine, obj: Any) -> PhpArray:
        values = {name: handler[0](engine, obj, True) for name, handler in self.handlers.items()}
        return PhpArray.from_dict({name: value for name, value in values.items() if value is not UNDEF})


def count_value(number: int) -> Any:
    """A count of rows or an id, as a text where it is too large (MYSQLI_RETURN_LONG_INT)."""
    return number if number < INT_MAX else str(number)


def error_list(error: ErrorInfo) -> PhpArray:
    """All errors since the last operation began."""
    return PhpArray.from_list([PhpArray.from_dict({"errno": code, "sqlstate": sqlstate, "error": message})
                               for code, sqlstate, message in error.entries])
