"""InternalIterator: an Iterator object over an internal class's own iteration (zend_interfaces.c).

Built on the `get_iterator` hook of a class, which makes the iterators zvm/runtime/iterators.py describes.
"""
from __future__ import annotations

from zvm.ext.vocabulary import PRIVATE, Bool, Mixed, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.iterators import get_iterator
from zvm.runtime.objects import PhpObject, initialise, prepare_object_type
from zvm.runtime.values import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def iterator_for(engine: Engine, target: PhpObject) -> PhpObject:
    """An InternalIterator over `target`, whose class has a get_iterator hook (zend_create_internal_iterator_zval)."""
    ce = engine.lookup_class("InternalIterator", False)
    iterator: Any = prepare_object_type(engine, ce)()
    initialise(engine, iterator, ce)
    iterator.target = target
    return iterator


@php_class("InternalIterator", implements=("Iterator",), final=True, flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class InternalIterator(PhpObject):
    """`source` is the iterator, None before the first use."""

    __slots__ = ("target", "source", "moved")

    def __init__(self) -> None:
        self.target: Any = None
        self.source: Any = None
        self.moved = False

    def start(self, engine: Engine) -> Any:
        """The iterator, at its first element when it was not used yet (zend_internal_iterator_ensure_rewound)."""
        if self.source is None:
            self.source = get_iterator(engine, self.target)
            self.source.rewind()
        return self.source

    @method(visibility=PRIVATE)
    def __construct(self) -> Untyped:
        return None

    @method
    def current(self, engine: Engine) -> Mixed:
        source = self.start(engine)
        value = source.current() if source.valid() else None
        return value.value if type(value) is Reference else value

    @method
    def key(self, engine: Engine) -> Mixed:
        source = self.start(engine)
        return source.key() if source.valid() else None

    @method
    def next(self, engine: Engine) -> Void:
        source = self.start(engine)
        self.moved = True
        source.next()

    @method
    def valid(self, engine: Engine) -> Bool:
        return self.start(engine).valid()

    @method
    def rewind(self, engine: Engine) -> Void:
        if self.moved:
            engine.throw("Error", "Iterator does not support rewinding")
        self.source = None
        self.start(engine)
