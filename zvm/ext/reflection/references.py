"""ReflectionReference: telling references in arrays apart."""
from __future__ import annotations

from hashlib import sha1
from os import urandom
from sys import getrefcount

from zvm.ext.reflection.mirrors import CLASS_FLAGS, Mirror, fail, make
from zvm.ext.vocabulary import PRIVATE, Array, Int, Null, Str, Untyped, Void, method, php_class
from zvm.runtime.values.counting import UNSHARED
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N805, UP037


class ReferenceState:
    """What makes one engine's identifiers of references differ from another's."""

    __slots__ = ("secret",)

    def __init__(self, engine: Engine) -> None:
        self.secret = urandom(16)


@php_class("ReflectionReference", final=True, flags=CLASS_FLAGS)
class ReflectionReference(Mirror):
    __slots__ = ("reference",)
    reference: Reference

    @method(static=True)
    def fromArrayElement(scope, engine: Engine, array: Array, key: Int | Str) -> 'ReflectionReference' | Null:
        value = array.get(key, UNDEF)  # "0" is not 0 here
        if value is UNDEF:
            fail(engine, "Array key not found")
        if type(value) is not Reference:
            return None
        if getrefcount(value) <= UNSHARED and value.value is not array:
            return None  # held by the array alone, and so none in PHP's eyes (is_ignorable_reference)
        mirror: ReflectionReference = make(engine, "reflectionreference")
        mirror.reference = value
        return mirror

    @method
    def getId(self, engine: Engine) -> Str:
        secret = engine.state_of(ReferenceState).secret
        return sha1(id(self.reference).to_bytes(8, "little") + secret, usedforsecurity=False).digest().decode("latin-1")

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method(visibility=PRIVATE)
    def __construct(self) -> Untyped:
        return None
