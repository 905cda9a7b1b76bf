"""Iterating Traversable objects from the engine: foreach, unpacking, yield from, iterator functions (zend_iterators.c,
zend_interfaces.c).

An iterator has five methods: `rewind()`, `valid() -> bool`, `current()` (perhaps a Reference), `key()` and `next()`. It
may have a sixth that does all steps of a foreach by value at once: `walk(with_keys)`, a generator of values or of (key,
value) for a rewound iterator that is valid.
Internal classes make their own: `ce.get_iterator(engine, obj, by_ref)`; for PHP classes the methods are called, for
their children, too, unless these define none of the five (runtime/classes/interface_rules.py).
"""
from __future__ import annotations

from zvm.runtime.values import convert
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

METHODS = ("rewind", "valid", "current", "key", "next")
REWIND, VALID, CURRENT, KEY, NEXT = range(5)  # places in METHODS and ClassEntry.iterator_funcs


class ObjectIterator:
    """An iterator (zend_object_iterator). It has an object's handle while it lives, hence the token."""

    __slots__ = ("token",)
    token: Any
    refuses_past_end = False  # whether current() throws there, and key() counts on
    rewindable = True  # if not, `index` says whether it is still at its first element

    def invalidate(self) -> None:
        """Forget what is remembered of the current element."""


class UserIterator(ObjectIterator):
    """Calls the methods of an object that implements Iterator (zend_user_iterator), current() once for an element."""

    __slots__ = ("engine", "obj", "value")

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine, self.obj = engine, obj
        self.value: Any = UNDEF
        ce = obj.ce
        if ce.iterator_funcs is None:
            ce.iterator_funcs = tuple(ce.function_table[name] for name in METHODS)

    def _call(self, index: int) -> Any:
        """The value of one of the methods, by its place in iterator_funcs."""
        obj = self.obj
        return self.engine.call_function(obj.ce.iterator_funcs[index], [], obj, obj.ce)

    def rewind(self) -> None:
        self.value = UNDEF
        self._call(REWIND)

    def valid(self) -> bool:
        return convert.to_bool(self.engine, self._call(VALID))

    def current(self) -> Any:
        if self.value is UNDEF:
            self.value = self._call(CURRENT)
        return self.value

    def key(self) -> Any:
        return self._call(KEY)

    def next(self) -> None:
        self.value = UNDEF
        self._call(NEXT)

    def invalidate(self) -> None:
        """Forget the element (zend_user_it_invalidate_current)."""
        self.value = UNDEF


class TreeWalk(ObjectIterator):
    """foreach over a RecursiveIteratorIterator itself; its end brings that back to the first level."""

    __slots__ = ("engine", "obj")

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine, self.obj = engine, obj

    def rewind(self) -> None:
        self.obj.begin(self.engine)

    def valid(self) -> bool:
        has_element: bool = self.obj.has_element(self.engine)
        return has_element

    def current(self) -> Any:
        return self.obj.levels[-1].iterator.current()

    def key(self) -> Any:
        return self.obj.levels[-1].iterator.key()

    def next(self) -> None:
        self.obj.step(self.engine)

    def __del__(self) -> None:
        try:
            levels = self.obj.levels
        except AttributeError:
            return
        while len(levels) > 1:
            levels.pop()


class ElementIterator(ObjectIterator):
    """Of an object that holds its elements itself, as ClassEntry.elements tells native code."""

    __slots__ = ("obj", "by_ref")

    def __init__(self, obj: Any, by_ref: bool) -> None:
        self.obj, self.by_ref = obj, by_ref


def not_unpackable(engine: Engine, value: Any) -> str:
    """What is wrong with `...$value`, in the words of the engine's PHP."""
    given = f", {value_name(engine, value)} given" if engine.target >= V8_4 else ""
    return "Only arrays and Traversables can be unpacked" + given


def is_traversable(engine: Engine, value: Any) -> bool:
    """Whether the value is an object foreach asks for an iterator, not for its properties."""
    if not isinstance(value, PhpObject):
        return False
    ce = value.ce
    return ce.get_iterator is not None or (bool(ce.interfaces) and engine.classes["traversable"] in ce.ancestors)


def get_iterator(engine: Engine, obj: Any, by_ref: bool = False) -> Any:
    """The iterator of a Traversable object, not rewound yet (zend_class_entry.get_iterator)."""
    ce = obj.ce
    if ce.get_iterator is not None or engine.classes["iterator"] in ce.ancestors:
        if ce.get_iterator is not None:
            return iterate_by_hook(engine, obj, ce, by_ref)
        if by_ref:
            engine.throw("Error", "An iterator cannot be used with foreach by reference")
        iterator = UserIterator(engine, obj)
        iterator.token = engine.objects.new_token()
        return iterator
    return iterator_of_aggregate(engine, obj, engine.call_method(obj, "getiterator"), by_ref)


def iterate_by_hook(engine: Engine, obj: Any, ce: Any, by_ref: bool = False) -> Any:
    """The iterator that the get_iterator hook of `ce`, a class of the object, makes."""
    iterator = ce.get_iterator(engine, obj, by_ref)
    iterator.token = engine.objects.new_token()
    return iterator


def iterator_of_aggregate(engine: Engine, obj: Any, inner: Any, by_ref: bool = False) -> Any:
    """Of what the getIterator() of an IteratorAggregate returned. Throws Exception where that is not Traversable."""
    if not is_traversable(engine, inner) or inner is obj:
        engine.throw("Exception", f"Objects returned by {obj.ce.display_name}::getIterator() must be traversable or "
                                  "implement interface Iterator")
    return get_iterator(engine, inner, by_ref)
