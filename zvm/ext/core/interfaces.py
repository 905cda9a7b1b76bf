"""The interfaces the engine knows (zend_interfaces.c, zend_enum.c, zend_exceptions.c) and stdClass.

What they demand of classes is in zvm/runtime/classes/interface_rules.py.
"""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, Int, Mixed, Null, Protocol, Static, Str, Untyped, Void, method, php_class
from zvm.opcodes import flags
from zvm.opcodes.attribute import Attribute
from zvm.runtime.values.php_object import PhpObject

# ruff: noqa: N802


@php_class("stdClass", flags=flags.ACC_ALLOW_DYNAMIC_PROPERTIES,
           attributes=[Attribute("AllowDynamicProperties", "allowdynamicproperties", [], False, 0)])
class StdClass(PhpObject):
    __slots__ = ()


@php_class("Traversable", interface=True)
class Traversable(Protocol):
    pass


@php_class("Iterator", implements=("Traversable",), interface=True)
class Iterator(Protocol):
    @method(tentative=True)
    def current(self) -> Mixed: ...

    @method(tentative=True)
    def next(self) -> Void: ...

    @method(tentative=True)
    def key(self) -> Mixed: ...

    @method(tentative=True)
    def valid(self) -> Bool: ...

    @method(tentative=True)
    def rewind(self) -> Void: ...


@php_class("IteratorAggregate", implements=("Traversable",), interface=True)
class IteratorAggregate(Protocol):
    @method(tentative=True)
    def getIterator(self) -> 'Traversable': ...  # noqa: UP037


@php_class("ArrayAccess", interface=True)
class ArrayAccess(Protocol):
    @method(tentative=True)
    def offsetExists(self, offset: Mixed) -> Bool: ...

    @method(tentative=True)
    def offsetGet(self, offset: Mixed) -> Mixed: ...

    @method(tentative=True)
    def offsetSet(self, offset: Mixed, value: Mixed) -> Void: ...

    @method(tentative=True)
    def offsetUnset(self, offset: Mixed) -> Void: ...


@php_class("Countable", interface=True)
class Countable(Protocol):
    @method(tentative=True)
    def count(self) -> Int: ...


@php_class("Serializable", interface=True)
class Serializable(Protocol):
    @method
    def serialize(self) -> Untyped: ...

    @method
    def unserialize(self, data: Str) -> Untyped: ...


@php_class("Stringable", interface=True)
class Stringable(Protocol):
    @method
    def __toString(self) -> Str: ...


@php_class("UnitEnum", interface=True)
class UnitEnum(Protocol):
    @method(static=True)
    def cases(scope) -> Array: ...  # noqa: N805


@php_class("BackedEnum", implements=("UnitEnum",), interface=True)
class BackedEnum(Protocol):
    @method(static=True)
    def from_(scope, value: Int | Str) -> Static: ...  # noqa: N805

    @method(static=True)
    def tryFrom(scope, value: Int | Str) -> Static | Null: ...  # noqa: N805


@php_class("Throwable", implements=("Stringable",), interface=True)
class Throwable(Protocol):
    @method
    def getMessage(self) -> Str: ...

    @method
    def getCode(self) -> Untyped: ...

    @method
    def getFile(self) -> Str: ...

    @method
    def getLine(self) -> Int: ...

    @method
    def getTrace(self) -> Array: ...

    @method
    def getPrevious(self) -> 'Throwable' | Null: ...  # noqa: UP037

    @method
    def getTraceAsString(self) -> Str: ...
