"""ReflectionClassConstant. Reads ClassConstant."""
from __future__ import annotations

from zvm.ext.reflection.attribute_lists import reflect_attributes
from zvm.ext.reflection.mirrors import (
    CLASS_FLAGS,
    HOOKS,
    Mirror,
    class_name_text,
    class_of,
    fail,
    make,
    name_text,
    reflect_class,
    set_name,
)
from zvm.ext.reflection.types import reflect_type
from zvm.ext.vocabulary import (
    PRIVATE,
    Array,
    Bool,
    False_,
    Int,
    Mixed,
    Null,
    Object,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes import flags
from zvm.opcodes.attribute import TARGET_CLASS_CONST, find_attribute
from zvm.runtime.objects.class_constants import constant_value
from zvm.runtime.objects.properties import read_property

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.reflection.classes import ReflectionClass
    from zvm.ext.reflection.types import ReflectionType

# ruff: noqa: F821, N802, N805, UP037

_KEPT = flags.ACC_PPP_MASK | flags.ACC_FINAL


def reflect_constant(engine: Any, name: str, constant: Any, mirror_class: str = "reflectionclassconstant") -> Any:
    """A ReflectionClassConstant, or a ReflectionEnum…Case by `mirror_class`."""
    mirror: ReflectionClassConstant = make(engine, mirror_class, name, constant.ce.name)
    mirror.constant, mirror.constant_name = constant, name
    return mirror


@php_class("ReflectionClassConstant", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           properties=[prop("name", type="Str"), prop("class", type="Str")], constants={
               "IS_PUBLIC": flags.ACC_PUBLIC, "IS_PROTECTED": flags.ACC_PROTECTED, "IS_PRIVATE": flags.ACC_PRIVATE,
               "IS_FINAL": flags.ACC_FINAL})
class ReflectionClassConstant(Mirror):
    __slots__ = ("constant", "constant_name")

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method
    def __construct(self, engine: Engine, class_: Object | Str, constant: Str) -> Untyped:
        self._set(engine, class_, constant)

    def _set(self, engine: Any, class_: Any, name: str) -> None:
        ce = class_of(engine, class_)
        constant = ce.constants_table.get(name)
        if constant is None:
            fail(engine, f"Constant {class_name_text(engine, ce)}::{name_text(engine, name)} does not exist")
        self.constant, self.constant_name = constant, name
        set_name(self, name, constant.ce.name)

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.text import constant_text

        constant = self.constant
        return constant_text(engine, self._name(engine), constant, "")

    @method(tentative=True)
    def getName(self, engine: Engine) -> Str:
        return self._name(engine)

    def _name(self, engine: Any) -> str:
        """The PHP property, which a subclass may have unset."""
        return read_property(engine, self, "name", None)  # type: ignore[no-any-return]

    @method(tentative=True)
    def getValue(self, engine: Engine) -> Mixed:
        return self._value(engine)

    def _value(self, engine: Any) -> Any:
        return constant_value(engine, self.constant)

    @method(tentative=True)
    def isPublic(self) -> Bool:
        return bool(self.constant.flags & flags.ACC_PUBLIC)

    @method(tentative=True)
    def isPrivate(self) -> Bool:
        return bool(self.constant.flags & flags.ACC_PRIVATE)

    @method(tentative=True)
    def isProtected(self) -> Bool:
        return bool(self.constant.flags & flags.ACC_PROTECTED)

    @method
    def isFinal(self) -> Bool:
        return bool(self.constant.flags & flags.ACC_FINAL)

    @method(tentative=True)
    def getModifiers(self) -> Int:
        return self.constant.flags & _KEPT

    @method(tentative=True)
    def getDeclaringClass(self, engine: Engine) -> 'ReflectionClass':
        return reflect_class(engine, self.constant.ce)

    @method(tentative=True)
    def getDocComment(self) -> Str | False_:
        return False if self.constant.doc_comment is None else self.constant.doc_comment

    @method
    def getAttributes(self, engine: Engine, name: Str | Null = None, flags: Int = 0) -> Array:
        constant = self.constant
        return reflect_attributes(engine, constant.attributes, constant.ce, TARGET_CLASS_CONST, name, flags,
                                  constant.ce.filename)

    @method
    def isEnumCase(self) -> Bool:
        return bool(self.constant.flags & flags.CLASS_CONST_IS_CASE)

    @method(since=80400)
    def isDeprecated(self) -> Bool:
        return find_attribute(self.constant.attributes, "deprecated") is not None

    @method(since=80300)
    def hasType(self) -> Bool:
        return self.constant.type is not None

    @method(since=80300)
    def getType(self, engine: Engine) -> 'ReflectionType' | Null:
        return reflect_type(engine, self.constant.type)
