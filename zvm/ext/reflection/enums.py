"""ReflectionEnum and the reflection of cases."""
from __future__ import annotations

from zvm.ext.reflection.classes import ReflectionClass
from zvm.ext.reflection.constants import ReflectionClassConstant, reflect_constant
from zvm.ext.reflection.mirrors import class_name_text, fail, name_text, object_list, reflect_class
from zvm.ext.reflection.types import reflect_type
from zvm.ext.vocabulary import Array, Bool, Int, Null, Object, Str, Untyped, method, php_class
from zvm.opcodes import flags, types
from zvm.opcodes.types import DeclaredType

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.reflection.types import ReflectionNamedType
    from zvm.runtime.values.php_object import PhpObject as UnitEnum

# ruff: noqa: F821, N802, N805, UP037


def _reflect_case(engine: Any, ce: Any, name: str, constant: Any) -> Any:
    kind = "reflectionenumbackedcase" if ce.enum_backing_type else "reflectionenumunitcase"
    return reflect_constant(engine, name, constant, kind)


@php_class("ReflectionEnum", extends="ReflectionClass")
class ReflectionEnum(ReflectionClass):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, objectOrClass: Object | Str) -> Untyped:
        self._set(engine, objectOrClass)
        if not self.reflected.flags & flags.ACC_ENUM:
            fail(engine, f'Class "{self.reflected.display_name}" is not an enum', -1)

    @method
    def hasCase(self, name: Str) -> Bool:
        constant = self.reflected.constants_table.get(name)
        return constant is not None and bool(constant.flags & flags.CLASS_CONST_IS_CASE)

    @method
    def getCase(self, engine: Engine, name: Str) -> 'ReflectionEnumUnitCase':
        ce = self.reflected
        constant = ce.constants_table.get(name)
        if constant is None:
            fail(engine, f"Case {class_name_text(engine, ce)}::{name_text(engine, name)} does not exist")
        if not constant.flags & flags.CLASS_CONST_IS_CASE:
            fail(engine, f"{ce.display_name}::{name} is not a case")
        case: ReflectionEnumUnitCase = _reflect_case(engine, ce, name, constant)
        return case

    @method
    def getCases(self, engine: Engine) -> Array:
        ce = self.reflected
        return object_list([_reflect_case(engine, ce, name, constant)
                                   for name, constant in ce.constants_table.items()
                                   if constant.flags & flags.CLASS_CONST_IS_CASE])

    @method
    def isBacked(self) -> Bool:
        return bool(self.reflected.enum_backing_type)

    @method
    def getBackingType(self, engine: Engine) -> 'ReflectionNamedType' | Null:
        backing = self.reflected.enum_backing_type
        if not backing:
            return None
        mask = types.MAY_BE_LONG if backing == types.IS_LONG else types.MAY_BE_STRING
        return reflect_type(engine, DeclaredType(mask))  # type: ignore[return-value]  # one name, int or string


@php_class("ReflectionEnumUnitCase", extends="ReflectionClassConstant")
class ReflectionEnumUnitCase(ReflectionClassConstant):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, class_: Object | Str, constant: Str) -> Untyped:
        self._set_case(engine, class_, constant)

    def _set_case(self, engine: Any, class_: Any, name: str) -> None:
        self._set(engine, class_, name)
        if not self.constant.flags & flags.CLASS_CONST_IS_CASE:
            fail(engine, f"Constant {self.constant.ce.display_name}::{name} is not a case")

    @method
    def getEnum(self, engine: Engine) -> 'ReflectionEnum':
        return reflect_class(engine, self.constant.ce)  # type: ignore[return-value]  # of an enum

    @method(tentative=False)
    def getValue(self, engine: Engine) -> 'UnitEnum':
        case: UnitEnum = self._value(engine)
        return case


@php_class("ReflectionEnumBackedCase", extends="ReflectionEnumUnitCase")
class ReflectionEnumBackedCase(ReflectionEnumUnitCase):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, class_: Object | Str, constant: Str) -> Untyped:
        self._set_case(engine, class_, constant)
        if not self.constant.ce.enum_backing_type:
            fail(engine, f"Enum case {self.constant.ce.display_name}::{constant} is not a backed case")

    @method
    def getBackingValue(self, engine: Engine) -> Int | Str:
        case = self._value(engine)
        value: int | str = case.slots[case.ce.properties_info["value"].slot]
        return value
