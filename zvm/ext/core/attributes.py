"""The classes of the engine's own attributes (zend_attributes.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import (
    PRIVATE,
    PUBLIC,
    READONLY,
    Array,
    Int,
    Mixed,
    Null,
    Str,
    Untyped,
    method,
    php_class,
    prop,
    since,
)
from zvm.opcodes.attribute import (
    TARGET_ALL,
    TARGET_CLASS,
    TARGET_CLASS_CONST,
    TARGET_FUNCTION,
    TARGET_METHOD,
    TARGET_PARAMETER,
    TARGET_PROPERTY,
)
from zvm.opcodes.attribute import Attribute as AttributeRecord
from zvm.opcodes.flags import ACC_NO_DYNAMIC_PROPERTIES, ACC_NOT_SERIALIZABLE
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def _attribute_of(targets: int) -> list[Any]:
    """The attributes of a class that is itself an attribute for `targets`."""
    return [AttributeRecord("Attribute", "attribute", [(None, targets)], False, 0)]


@php_class("Attribute", final=True, properties=[prop("flags", type="Int")], constants={
    "TARGET_CLASS": 1, "TARGET_FUNCTION": 2, "TARGET_METHOD": 4, "TARGET_PROPERTY": 8, "TARGET_CLASS_CONSTANT": 16,
    "TARGET_PARAMETER": 32, "TARGET_CONSTANT": since(80500, 64), "TARGET_ALL": since(80500, 127, before=63),
    "IS_REPEATABLE": since(80500, 128, before=64)}, attributes=_attribute_of(TARGET_CLASS))
class Attribute(PhpObject):
    __slots__ = ()

    @method(defaults={"flags": "Attribute::TARGET_ALL"})
    def __construct(self, flags: Int = TARGET_ALL) -> Untyped:
        self.slots[0] = flags


@php_class("ReturnTypeWillChange", final=True, attributes=_attribute_of(TARGET_METHOD))
class ReturnTypeWillChange(PhpObject):
    __slots__ = ()

    @method
    def __construct(self) -> Untyped:
        return None


@php_class("AllowDynamicProperties", final=True, attributes=_attribute_of(TARGET_CLASS))
class AllowDynamicProperties(PhpObject):
    __slots__ = ()

    @method
    def __construct(self) -> Untyped:
        return None


@php_class("SensitiveParameter", final=True, flags=ACC_NO_DYNAMIC_PROPERTIES,
           attributes=_attribute_of(TARGET_PARAMETER))
class SensitiveParameter(PhpObject):
    __slots__ = ()

    @method
    def __construct(self) -> Untyped:
        return None


@php_class("Override", since=80300, final=True, attributes=_attribute_of(TARGET_METHOD),
           changes=(80500, {"attributes": _attribute_of(TARGET_METHOD | TARGET_PROPERTY)}))
class Override(PhpObject):
    __slots__ = ()

    @method
    def __construct(self) -> Untyped:
        return None


@php_class("Deprecated", since=80400, final=True, flags=ACC_NO_DYNAMIC_PROPERTIES, properties=[
    prop("message", visibility=PUBLIC | READONLY, type="Str | Null"),
    prop("since", visibility=PUBLIC | READONLY, type="Str | Null")],
    attributes=_attribute_of(TARGET_FUNCTION | TARGET_METHOD | TARGET_CLASS_CONST),
    changes=(80500, {"attributes": _attribute_of(87)}))
class Deprecated(PhpObject):
    __slots__ = ()

    @method
    def __construct(self, message: Str | Null = None, since: Str | Null = None) -> Untyped:
        self.slots[:2] = [message, since]


@php_class("NoDiscard", since=80500, final=True, flags=ACC_NO_DYNAMIC_PROPERTIES, properties=[
    prop("message", visibility=PUBLIC | READONLY, type="Str | Null")],
    attributes=_attribute_of(TARGET_FUNCTION | TARGET_METHOD))
class NoDiscard(PhpObject):
    __slots__ = ()

    @method
    def __construct(self, message: Str | Null = None) -> Untyped:
        self.slots[0] = message


@php_class("DelayedTargetValidation", since=80500, final=True, attributes=_attribute_of(127))
class DelayedTargetValidation(PhpObject):
    __slots__ = ()


class _Hidden:
    """The hooks of SensitiveParameterValue: no dump shows the value."""

    __slots__ = ()
    has_no_table = True
    needs_constructor = True  # reflection makes no object without it

    @staticmethod
    def get_debug_info(engine: Any, obj: PhpObject) -> PhpArray:
        return PhpArray()

    @staticmethod
    def get_properties_for(engine: Any, obj: PhpObject) -> PhpArray:
        """Of casts, exports and JSON."""
        return PhpArray()


class _LaterHidden(_Hidden):
    __slots__ = ()
    needs_constructor = False


@php_class("SensitiveParameterValue", final=True, native=_Hidden(), changes=(80400, {"native": _LaterHidden()}),
           flags=ACC_NO_DYNAMIC_PROPERTIES | ACC_NOT_SERIALIZABLE,
           properties=[prop("value", visibility=PRIVATE | READONLY, type="Mixed")])
class SensitiveParameterValue(PhpObject):
    __slots__ = ()

    @method
    def __construct(self, value: Mixed) -> Untyped:
        self.slots[0] = value

    @method
    def getValue(self) -> Mixed:  # noqa: N802
        return self.slots[0]

    @method
    def __debugInfo(self) -> Array:  # noqa: N802
        return PhpArray()
