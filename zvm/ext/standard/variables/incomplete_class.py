"""__PHP_Incomplete_Class: what unserialize() makes of objects of unknown classes (ext/standard/incomplete_class.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import php_class
from zvm.opcodes import flags
from zvm.opcodes.attribute import Attribute
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

MAGIC_MEMBER = "__PHP_Incomplete_Class_Name"


def is_incomplete(obj: PhpObject) -> bool:
    """Is the object one of an unknown class?"""
    return obj.ce.name == "__PHP_Incomplete_Class"


def _complaint(obj: PhpObject, what: str) -> str:
    name = (obj.dynamic or {}).get(MAGIC_MEMBER, "unknown")
    return (f"The script tried to {what} on an incomplete object. Please ensure that the class definition "
            f'"{name}" of the object you are trying to operate on was loaded _before_ '
            "unserialize() gets called or provide an autoloader to load the class definition")


def _warn(engine: Any, complaint: str) -> None:
    engine.diagnostics.warning(f"{engine.active_function_name()}(): {complaint}")


class _Hooks:
    """Property access and method calls on incomplete objects are errors (ClassEntry.native)."""

    @staticmethod
    def read_property(engine: Any, obj: PhpObject, name: str, scope: Any, mode: int) -> None:
        _warn(engine, _complaint(obj, "access a property"))

    @staticmethod
    def write_property(engine: Any, obj: PhpObject, name: str, value: Any, scope: Any, strict: bool) -> None:
        engine.throw("Error", _complaint(obj, "modify a property"))

    @staticmethod
    def unset_property(engine: Any, obj: PhpObject, name: str, scope: Any) -> None:
        engine.throw("Error", _complaint(obj, "modify a property"))

    @staticmethod
    def has_property(engine: Any, obj: PhpObject, name: str, scope: Any, check: int) -> bool:
        _warn(engine, _complaint(obj, "access a property"))
        return False

    @staticmethod
    def get_property_pointer(engine: Any, obj: PhpObject, name: str, scope: Any, mode: int) -> None:
        engine.throw("Error", _complaint(obj, "modify a property"))

    @staticmethod
    def get_method(engine: Any, obj: PhpObject, name: str, lower_name: str) -> None:
        engine.throw("Error", _complaint(obj, "call a method"))


@php_class("__PHP_Incomplete_Class", final=True, flags=flags.ACC_ALLOW_DYNAMIC_PROPERTIES, native=_Hooks(),
           attributes=[Attribute("AllowDynamicProperties", "allowdynamicproperties", [], False, 0)])
class IncompleteClass(PhpObject):
    __slots__ = ()
