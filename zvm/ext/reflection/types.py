"""ReflectionType and its kinds. Reads DeclaredType."""
from __future__ import annotations

from zvm.ext.reflection.mirrors import CLASS_FLAGS, HOOKS, Mirror, make, object_list
from zvm.ext.vocabulary import PRIVATE, Array, Bool, Str, Void, method, php_class
from zvm.opcodes import types
from zvm.opcodes.types import DeclaredType

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N805, UP037

# the order in which the members of a union are listed (ReflectionUnionType::getTypes)
_MEMBERS = (types.MAY_BE_STATIC, types.MAY_BE_CALLABLE, types.MAY_BE_ITERABLE, types.MAY_BE_OBJECT, types.MAY_BE_ARRAY,
            types.MAY_BE_STRING, types.MAY_BE_LONG, types.MAY_BE_DOUBLE)
_LAST = (types.MAY_BE_FALSE, types.MAY_BE_TRUE, types.MAY_BE_NULL)


def reflect_type(engine: Any, declared: DeclaredType | None, legacy: bool = True) -> ReflectionType | None:
    """The ReflectionType of a declared type, None for none; `legacy`: a nullable name goes by the name alone
    (reflection_type_factory)."""
    if declared is None:
        return None
    mirror: ReflectionType = make(engine, _class_for(declared))
    mirror.declared, mirror.legacy = declared, legacy
    return mirror


def _class_for(declared: DeclaredType) -> str:
    """get_type_kind()."""
    if declared.is_intersection:
        return "reflectionintersectiontype"
    mask = declared.mask & ~types.MAY_BE_NULL
    if declared.names:
        if is_iterable(declared):
            return "reflectionnamedtype"
        is_union = mask or len(declared.names) > 1 or type(declared.names[0]) is not str
        return "reflectionuniontype" if is_union else "reflectionnamedtype"
    if mask == types.MAY_BE_BOOL or declared.mask == types.MAY_BE_ANY or not mask & (mask - 1):
        return "reflectionnamedtype"
    return "reflectionuniontype"


def is_iterable(declared: DeclaredType) -> bool:
    """Is it `iterable` or `?iterable`, which is Traversable|array inside (ZEND_TYPE_IS_ITERABLE_FALLBACK)?"""
    if declared.mask & ~types.MAY_BE_NULL == types.MAY_BE_ITERABLE:
        return not declared.names
    return declared.iterable and len(declared.names) == 1 and declared.mask & ~types.MAY_BE_NULL == types.MAY_BE_ARRAY


def type_text(declared: DeclaredType) -> str:
    """The type as reflection shows it."""
    if is_iterable(declared):
        return "?iterable" if declared.mask & types.MAY_BE_NULL else "iterable"
    return declared.to_string()


@php_class("ReflectionType", abstract=True, implements=("Stringable",), flags=CLASS_FLAGS, native=HOOKS)
class ReflectionType(Mirror):
    __slots__ = ("declared", "legacy")
    declared: DeclaredType
    legacy: bool

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method(tentative=True)
    def allowsNull(self) -> Bool:
        return bool(self.declared.mask & types.MAY_BE_NULL)

    @method
    def __toString(self) -> Str:
        return type_text(self.declared)


@php_class("ReflectionNamedType", extends="ReflectionType")
class ReflectionNamedType(ReflectionType):
    __slots__ = ()

    @method(tentative=True)
    def getName(self) -> Str:
        declared = self.declared
        text = type_text(declared)
        return text[1:] if self.legacy and text[:1] == "?" else text

    @method(tentative=True)
    def isBuiltin(self) -> Bool:
        declared = self.declared
        return is_iterable(declared) or not declared.names and not declared.mask & types.MAY_BE_STATIC


@php_class("ReflectionUnionType", extends="ReflectionType")
class ReflectionUnionType(ReflectionType):
    __slots__ = ()

    @method
    def getTypes(self, engine: Engine) -> Array:
        declared = self.declared
        members = [DeclaredType(0, (name,)) if isinstance(name, str) else DeclaredType(0, name, True)
                   for name in declared.names]
        members += [DeclaredType(bit) for bit in _MEMBERS if declared.mask & bit]
        mask = declared.mask
        if mask & types.MAY_BE_BOOL == types.MAY_BE_BOOL:
            members.append(DeclaredType(types.MAY_BE_BOOL))
            mask &= ~types.MAY_BE_BOOL
        members += [DeclaredType(bit) for bit in _LAST if mask & bit]
        return object_list([reflect_type(engine, member, False) for member in members])


@php_class("ReflectionIntersectionType", extends="ReflectionType")
class ReflectionIntersectionType(ReflectionType):
    __slots__ = ()

    @method
    def getTypes(self, engine: Engine) -> Array:
        return object_list([reflect_type(engine, DeclaredType(0, (name,)), False)
                                   for name in self.declared.names])
