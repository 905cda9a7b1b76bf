"""InternalIterator: an Iterator object over an internal class's own iteration (zend_interfaces.c).

Built on the `get_iterator` hook of a class, which makes the iterators zvm/runtime/objects/iterators.py describes.
"""
from __future__ import annotations

from zvm.ext.vocabulary import PRIVATE, Bool, Mixed, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.objects.iterators import iterate_by_hook
from zvm.runtime.objects.lifecycle import initialise, prepare_object_type
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def iterator_for(engine: Engine, target: PhpObject) -> PhpObject:
    """An InternalIterator over `target`, whose internal class has a get_iterator hook
    (zend_create_internal_iterator_zval). A class in PHP that extends it may override getIterator() and call this from
    there."""
    base = target.ce
    while not base.is_internal:
        assert base.parent is not None  # the internal class is among its ancestors
        base = base.parent
    ce = engine.internal_class("InternalIterator")
    source = iterate_by_hook(engine, target, base)
    iterator: InternalIterator = prepare_object_type(engine, ce)()
    initialise(engine, iterator, ce)
    iterator.source = source
    return iterator


@php_class("InternalIterator", implements=("Iterator",), final=True, flags=ACC_NOT_CLONEABLE | ACC_NOT_SERIALIZABLE)
class InternalIterator(PhpObject):
    """`source` is the iterator, rewound on first use."""

    __slots__ = ("source", "started")

    def __init__(self) -> None:
        self.source: Any = None
        self.started = False

    def start(self) -> Any:
        """The iterator, at its first element when it was not used yet (zend_internal_iterator_ensure_rewound)."""
        if not self.started:
            self.started = True
            self.source.rewind()
        return self.source

    @method(visibility=PRIVATE)
    def __construct(self) -> Untyped:
        return None

    @method
    def current(self) -> Mixed:
        source = self.start()
        value = source.current() if source.refuses_past_end or source.valid() else None
        return value.value if type(value) is Reference else value

    @method
    def key(self) -> Mixed:
        source = self.start()
        return source.key() if source.refuses_past_end or source.valid() else None

    @method
    def next(self) -> Void:
        self.start().next()

    @method
    def valid(self) -> Bool:
        is_valid: bool = self.start().valid()
        return is_valid

    @method
    def rewind(self, engine: Engine) -> Void:
        if self.source.rewindable:
            self.started = True
            self.source.rewind()
        elif self.start().index:
            engine.throw("Error", "Iterator does not support rewinding")
