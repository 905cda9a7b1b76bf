"""Properties that are read from a connection, a result or a statement (mysqli_read_property)."""
from __future__ import annotations

from zvm.ext.computed_properties import ComputedProperties
from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import INT_MAX, UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mysqlnd.errors import ErrorInfo


class Hooks(ComputedProperties):
    """A reader gets (engine, object, quiet) here, and throws unless it is to be quiet."""

    __slots__ = ()

    def value_of(self, engine: Engine, obj: Any, name: str) -> Any:
        return self.handlers[name][0](engine, obj, True)

    def read_property(self, engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        handler = self.handlers.get(name)
        if handler is None:
            return super().read_property(engine, obj, name, scope, mode)
        value = handler[0](engine, obj, mode == BP_VAR_IS)
        return None if value is UNDEF else value

    def get_debug_info(self, engine: Engine, obj: Any) -> PhpArray:
        values = {name: self.value_of(engine, obj, name) for name in self.handlers}
        return PhpArray.from_dict({name: value for name, value in values.items() if value is not UNDEF})


def count_value(number: int) -> int | str:
    """A count of rows or an id, as a text where it is too large (MYSQLI_RETURN_LONG_INT)."""
    return number if number < INT_MAX else str(number)


def error_list(error: ErrorInfo) -> PhpArray:
    """All errors since the last operation began."""
    return PhpArray.from_list([PhpArray.from_dict({"errno": code, "sqlstate": sqlstate, "error": message})
                               for code, sqlstate, message in error.entries])
