"""The class IntlIterator, over enumerations of ICU (ext/intl/common/common_enum.cpp).

Such an object and the iterator that foreach makes of it are one: both move together.
"""
from __future__ import annotations

from zvm.ext.icu.library import Status, icu, name_at
from zvm.ext.icu.objects import begin, new_object
from zvm.ext.intl import errors
from zvm.ext.vocabulary import Bool, Mixed, Void, method, php_class
from zvm.opcodes import flags
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_NAME = "IntlIterator"


class Sequence:
    """What an IntlIterator walks over: `current` is UNDEF where there is nothing more."""

    def __init__(self) -> None:
        self.current: Any = UNDEF
        self.index = 0
        self.token: Any = None  # the handle that it has as an iterator

    def rewind(self, engine: Engine, obj: Any) -> None:
        """Go to the first element."""
        raise NotImplementedError

    def advance(self, engine: Engine, obj: Any) -> None:
        """Go to the next element."""
        raise NotImplementedError


class Enumeration(Sequence):
    """The strings of a UEnumeration."""

    def __init__(self, address: int) -> None:
        super().__init__()
        self.address = address

    def __del__(self) -> None:
        icu.uenum_close(self.address)

    def rewind(self, engine: Engine, obj: Any) -> None:
        status = Status()
        icu.uenum_reset(self.address, status)
        if status.failed:
            errors.fail(engine, status.value, "Error resetting enumeration", obj)
            return
        self.advance(engine, obj)

    def advance(self, engine: Engine, obj: Any) -> None:
        status = Status()
        found = icu.uenum_next(self.address, None, status)
        self.current = name_at(found) if found and not status.failed else UNDEF
        errors.note(engine, status.value, obj)
        if status.failed:
            errors.fail(engine, status.value, "Error fetching next iteration element", obj)


class _Walk(ObjectIterator):
    """What foreach uses: the sequence, which has a handle already."""

    __slots__ = ("engine", "obj", "sequence")
    token = property(lambda self: self.sequence.token, lambda self, unused: None)

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine, self.obj, self.sequence = engine, obj, obj.held

    def rewind(self) -> None:
        self.sequence.index = 0
        self.sequence.rewind(self.engine, self.obj)

    def valid(self) -> bool:
        return self.sequence.current is not UNDEF

    def current(self) -> Any:
        return self.sequence.current

    def key(self) -> Any:
        return self.sequence.index

    def next(self) -> None:
        self.sequence.index += 1
        self.sequence.advance(self.engine, self.obj)


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Walk:
    """ClassEntry.get_iterator of IntlIterator."""
    if by_ref:
        engine.throw("Exception", "Iteration by reference is not supported")
    if obj.held is None:
        engine.throw("Exception", "The IntlIterator is not properly constructed")
    return _Walk(engine, obj)


@php_class("IntlIterator", implements=("Iterator",), get_iterator=_get_iterator, serializable=False,
           flags=flags.ACC_NOT_CLONEABLE)
class IntlIterator(PhpObject):
    __slots__ = ("held", "error_code", "error_message")

    def __init__(self) -> None:
        self.held: Sequence | None = None
        self.error_code = errors.ZERO_ERROR
        self.error_message: str | None = None

    @method(tentative=True)
    def current(self, engine: Engine) -> Mixed:
        value = begin(engine, self, _NAME).current
        return None if value is UNDEF else value

    @method(tentative=True)
    def key(self, engine: Engine) -> Mixed:
        return begin(engine, self, _NAME).index

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        sequence = begin(engine, self, _NAME)
        sequence.advance(engine, self)
        sequence.index += 1

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        begin(engine, self, _NAME).rewind(engine, self)

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        return begin(engine, self, _NAME).current is not UNDEF


def make(engine: Engine, lower_name: str, sequence: Sequence) -> Any:
    """An object of IntlIterator, or of a class derived from it, over a sequence."""
    made = new_object(engine, lower_name, sequence)
    sequence.token = engine.objects.new_token()
    return made


def over_enumeration(engine: Engine, address: int) -> Any:
    """An IntlIterator over the strings of a UEnumeration, which it closes."""
    return make(engine, "intliterator", Enumeration(address))
