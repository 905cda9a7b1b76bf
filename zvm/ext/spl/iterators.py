"""IteratorIterator and the iterators built on it, but those that cache or match patterns; EmptyIterator
(ext/spl/spl_iterators.c).

An outer iterator fetches key and value from its inner one when it moves. Imported by caching_iterator.py and
regex_iterator.py.
"""
from __future__ import annotations

from zvm.executor.callables import Callable as Resolved
from zvm.ext.spl.array_storage import ArrayIteration, current_key
from zvm.ext.vocabulary import Bool, Callable, False_, Int, Mixed, Never, Null, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.array_access import OUTER_ITERATOR
from zvm.runtime.objects.iterators import get_iterator, is_traversable
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.signals import Thrown
from zvm.runtime.values.convert import to_bool
from zvm.runtime.values.numbers import wrap
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.spl.array_object import ArrayIterator
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject as Iterator
    from zvm.runtime.values.php_object import PhpObject as RecursiveIterator
    from zvm.runtime.values.php_object import PhpObject as Traversable

# ruff: noqa: F821, N802, UP037

NOT_CONSTRUCTED = "The object is in an invalid state as the parent constructor was not called"


def plain(value: Any) -> Any:
    """A value to return: references followed, null where there is none."""
    if type(value) is Reference:
        return value.value
    return None if value is UNDEF else value


def make_object(engine: Engine, ce: Any, *arguments: Any) -> Any:
    """`new ce(...arguments)` (spl_instantiate_arg_n)."""
    obj = instantiate(engine, ce)
    engine.call_function(ce.constructor, list(arguments), this=obj, called_scope=ce)
    return obj


def aggregated(engine: Engine, ce: Any, obj: PhpObject) -> PhpObject:
    """What getIterator() of an IteratorAggregate gives; throws LogicException when it is nothing to iterate."""
    found = engine.call_function(ce.function_table["getiterator"], [], this=obj, called_scope=ce)
    if not is_traversable(engine, found):
        engine.throw("LogicException", f"{ce.display_name}::getIterator() must return an object that implements "
                                       "Traversable")
    return found  # type: ignore[no-any-return]


def implements(engine: Engine, ce: Any, name: str) -> bool:
    """Is a class that of a name, or does it extend or implement it?"""
    return engine.lookup_class(name, False) in ce.ancestors


def forwarded(engine: Engine, inner: Any, name: str, lower_name: str) -> Any:
    """A method the outer iterator has not, as callable of the inner one; None when that has not either."""
    from zvm.executor.methods import find_method

    found = inner.ce.function_table.get(lower_name)
    if found is None:
        hook = getattr(inner.ce.native, "get_method", None)
        resolved = hook(engine, inner, name, lower_name) if hook is not None else None
        if resolved is not None:
            return resolved
        found = find_method(engine, inner.ce, name, lower_name, None)
    return None if found is None else Resolved(engine, found, inner, inner.ce)


class _Hooks:
    """Method calls of outer iterators (spl_dual_it_get_method)."""

    __slots__ = ()

    @staticmethod
    def get_method(engine: Engine, obj: Any, name: str, lower_name: str) -> Any:
        """Methods the class has not are those of the inner iterator."""
        if lower_name in obj.ce.function_table or obj.ce.call is not None or obj.inner_object is None:
            return None
        return forwarded(engine, obj.inner_object, name, lower_name)

    @staticmethod
    def method_owner(obj: Any, is_dynamic: bool) -> Any:
        """The class that messages about missing methods name; `is_dynamic`: of a call of an array."""
        is_own = obj.inner_object is None or not is_dynamic and obj.ce.engine.target >= V8_4
        return obj.ce if is_own else owner_of(obj.inner_object, is_dynamic)


def owner_of(inner: Any, is_dynamic: bool) -> Any:
    """The class messages about missing methods name for an inner iterator, which may have one, too."""
    hook = getattr(inner.ce.native, "method_owner", None)
    return inner.ce if hook is None else hook(inner, is_dynamic)


class OuterIteratorObject(PhpObject):
    """What all of them are (spl_dual_it_object): `inner_object` is the inner iterator, `inner_iterator` the engine's
    iterator over it; `current_data` and `current_key` are UNDEF where nothing was fetched."""

    __slots__ = ("constructed", "inner_iterator", "inner_object", "current_data", "current_key", "position")
    layout: tuple[Any, ...] = (OUTER_ITERATOR, "constructed", "inner_iterator", "inner_object", "current_data",
                               "current_key", "position", ArrayIteration)
    own_bytes = 248

    def __init__(self) -> None:
        self.constructed = False
        self.inner_iterator: Any = None
        self.inner_object: Any = None
        self.current_data: Any = UNDEF
        self.current_key: Any = UNDEF
        self.position = 0

    def begin(self, engine: Engine, base_name: str) -> None:
        """Throw when the constructor of the class `base_name` has run before."""
        if self.constructed:
            engine.throw("BadMethodCallException", f"{base_name}::getIterator() must be called exactly once per "
                                                   "instance")

    def start(self, engine: Engine, inner: Any) -> None:
        """Take the inner iterator; the constructor has succeeded."""
        self.constructed = True
        self.inner_object = inner
        self.inner_iterator = get_iterator(engine, inner)

    def inner_has_children(self, engine: Engine) -> bool:
        """What hasChildren() of the inner iterator says."""
        has_children: bool = engine.call_method(self.inner_object, "haschildren")
        return has_children

    def outer_of_children(self, engine: Engine, *arguments: Any) -> Any:
        """An iterator like this one over the inner iterator's children, made with these further arguments."""
        children = engine.call_method(self.inner_object, "getchildren")
        return make_object(engine, self.ce, children, *arguments)

    def check(self, engine: Engine) -> None:
        """Throw unless the constructor has run."""
        if not self.constructed:
            engine.throw("Error", NOT_CONSTRUCTED)

    def forget(self) -> None:
        """Let go of what was fetched (spl_dual_it_free)."""
        if self.inner_iterator is not None:
            self.inner_iterator.invalidate()
        self.current_data = self.current_key = UNDEF

    def rewind_inner(self) -> None:
        """Rewind without fetching (spl_dual_it_rewind)."""
        self.forget()
        self.position = 0
        if self.inner_iterator is not None:
            self.inner_iterator.rewind()

    def inner_valid(self) -> bool:
        """Has the inner iterator an element?"""
        return self.inner_iterator is not None and self.inner_iterator.valid()

    def fetch(self, check_more: bool = True) -> bool:
        """Take key and value from the inner iterator; False at its end (spl_dual_it_fetch)."""
        self.forget()
        if check_more and not self.inner_valid():
            return False
        self.current_data = self.inner_iterator.current()
        key = self.inner_iterator.key()
        self.current_key = key.value if type(key) is Reference else key
        return True

    def advance(self) -> None:
        """Move the inner iterator on (spl_dual_it_next)."""
        self.forget()
        if self.inner_iterator is not None:
            self.inner_iterator.next()
        self.position += 1


# ---- plain ---------------------------------------------------------------------------------------------------------

@php_class("IteratorIterator", implements=("OuterIterator",), native=_Hooks(), flags=ACC_NOT_CLONEABLE)
class IteratorIterator(OuterIteratorObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, iterator: 'Traversable', class_: Str | Null = None) -> Untyped:
        self.begin(engine, "IteratorIterator")
        ce: ClassEntry | None = iterator.ce
        if not implements(engine, ce, "Iterator"):
            if class_ is not None:
                ce = engine.lookup_class(class_)
                if ce is None or ce not in iterator.ce.ancestors or not implements(engine, ce, "Traversable"):
                    engine.throw("LogicException", "Class to downcast to not found or not base class or does not "
                                                   "implement Traversable")
            if implements(engine, ce, "IteratorAggregate"):
                iterator = aggregated(engine, ce, iterator)
        self.start(engine, iterator)

    @method(tentative=True)
    def getInnerIterator(self, engine: Engine) -> 'Iterator' | Null:
        self.check(engine)
        inner: PhpObject | None = self.inner_object
        return inner

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.check(engine)
        self.rewind_inner()
        self.fetch()

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.current_data is not UNDEF

    @method(tentative=True)
    def key(self, engine: Engine) -> Mixed:
        self.check(engine)
        return plain(self.current_key)

    @method(tentative=True)
    def current(self, engine: Engine) -> Mixed:
        self.check(engine)
        return plain(self.current_data)

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.advance()
        self.fetch()


@php_class("NoRewindIterator", extends="IteratorIterator")
class NoRewindIterator(IteratorIterator):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, iterator: 'Iterator') -> Untyped:
        self.begin(engine, "NoRewindIterator")
        self.start(engine, iterator)

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        return None

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        self.check(engine)
        is_valid: bool = self.inner_iterator.valid()
        return is_valid

    @method(tentative=True)
    def key(self, engine: Engine) -> Mixed:
        self.check(engine)
        return plain(self.inner_iterator.key())

    @method(tentative=True)
    def current(self, engine: Engine) -> Mixed:
        self.check(engine)
        return plain(self.inner_iterator.current())

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.inner_iterator.next()


@php_class("InfiniteIterator", extends="IteratorIterator")
class InfiniteIterator(IteratorIterator):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, iterator: 'Iterator') -> Untyped:
        self.begin(engine, "InfiniteIterator")
        self.start(engine, iterator)

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.advance()
        if not self.inner_valid():
            self.rewind_inner()
            if not self.inner_valid():
                return
        self.fetch(False)


@php_class("LimitIterator", extends="IteratorIterator")
class LimitIterator(IteratorIterator):
    __slots__ = ("first", "limit")
    layout = (*IteratorIterator.layout, "first", "limit")

    def __init__(self) -> None:
        super().__init__()
        self.first, self.limit = 0, -1

    @method
    def __construct(self, engine: Engine, iterator: 'Iterator', offset: Int = 0, limit: Int = -1) -> Untyped:
        self.begin(engine, "LimitIterator")
        if offset < 0:
            value_error(engine, 2, "must be greater than or equal to 0")
        if limit < -1:
            value_error(engine, 3, "must be greater than or equal to -1")
        self.first, self.limit = offset, limit
        self.start(engine, iterator)

    def within(self, position: int) -> bool:
        """Is a position before the end of the range? Before PHP 8.4 the end may wrap around."""
        if self.limit == -1:
            return True
        if self.inner_object.ce.engine.target >= V8_4:
            return bool(position - self.first < self.limit)
        return bool(position < wrap(self.first + self.limit))

    def go_to(self, engine: Engine, position: int) -> None:
        """Seek, with the inner iterator's seek() or step by step (spl_limit_it_seek)."""
        self.forget()
        if position < self.first:
            engine.throw("OutOfBoundsException", f"Cannot seek to {position} which is below the offset {self.first}")
        if not self.within(position):
            engine.throw("OutOfBoundsException", f"Cannot seek to {position} which is behind offset {self.first} plus "
                                                 f"count {self.limit}")
        if position != self.position and implements(engine, self.inner_object.ce, "SeekableIterator"):
            engine.call_method(self.inner_object, "seek", position)
            self.position = position
            if self.within(self.position) and self.inner_valid():
                self.fetch(False)
            return
        if position < self.position:
            self.rewind_inner()
        while position > self.position and self.inner_valid():
            self.advance()
        if self.inner_valid():
            self.fetch()

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.check(engine)
        self.rewind_inner()
        self.go_to(engine, self.first)

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.within(self.position) and self.current_data is not UNDEF

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.advance()
        if self.within(self.position):
            self.fetch()

    @method(tentative=True)
    def seek(self, engine: Engine, offset: Int) -> Int:
        self.check(engine)
        self.go_to(engine, offset)
        return self.position

    @method(tentative=True)
    def getPosition(self, engine: Engine) -> Int:
        self.check(engine)
        return self.position


@php_class("AppendIterator", extends="IteratorIterator")
class AppendIterator(IteratorIterator):
    """`list_iterator` is the engine's iterator over `list_object`, an ArrayIterator of the iterators appended."""

    __slots__ = ("list_iterator", "list_object")

    @method
    def __construct(self, engine: Engine) -> Untyped:
        self.begin(engine, "AppendIterator")
        self.constructed = True
        self.list_object = make_object(engine, engine.internal_class("ArrayIterator"))
        self.list_iterator = get_iterator(engine, self.list_object)

    def next_iterator(self, engine: Engine) -> bool:
        """Go on with the iterator the list is at; False at its end (spl_append_it_next_iterator)."""
        self.forget()
        self.inner_iterator = self.inner_object = None
        if not self.list_iterator.valid():
            return False
        self.inner_object = plain(self.list_iterator.current())
        self.inner_iterator = get_iterator(engine, self.inner_object)
        self.rewind_inner()
        return True

    def fetch_appended(self, engine: Engine) -> None:
        """Fetch from the first iterator that has something (spl_append_it_fetch)."""
        while not self.inner_valid():
            self.list_iterator.next()
            if not self.next_iterator(engine):
                return
        self.fetch(False)

    @method(tentative=True)
    def append(self, engine: Engine, iterator: 'Iterator') -> Void:
        from zvm.ext.spl.array_object import append

        self.check(engine)
        finished = self.list_iterator.valid() and not self.inner_valid()
        append(engine, self.list_object, iterator)
        if finished:
            self.list_iterator.next()
        if not self.inner_valid():
            if not self.list_iterator.valid():
                self.list_iterator.rewind()
            while True:
                self.next_iterator(engine)
                if self.inner_object is iterator or self.inner_object is None:
                    break
            self.fetch_appended(engine)

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.check(engine)
        self.list_iterator.rewind()
        if self.next_iterator(engine):
            self.fetch_appended(engine)

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.current_data is not UNDEF

    @method(tentative=True)
    def current(self, engine: Engine) -> Mixed:
        self.check(engine)
        self.fetch()
        return plain(self.current_data)

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        if self.inner_valid():
            self.advance()
        self.fetch_appended(engine)

    @method(tentative=True)
    def getIteratorIndex(self, engine: Engine) -> Int | Null:
        self.check(engine)
        index: int | None = current_key(self.list_object)
        return index

    @method(tentative=True)
    def getArrayIterator(self, engine: Engine) -> 'ArrayIterator':
        self.check(engine)
        iterators: ArrayIterator = self.list_object
        return iterators


def go_on_appended(engine: Engine, iterator: AppendIterator) -> None:
    """Fetch from the iterators after one that is at its end: the rest of AppendIterator::next() of native code."""
    iterator.list_iterator.next()
    if iterator.next_iterator(engine):
        iterator.fetch_appended(engine)


# ---- filters -------------------------------------------------------------------------------------------------------

@php_class("FilterIterator", extends="IteratorIterator", abstract=True)
class FilterIterator(IteratorIterator):
    __slots__ = ()

    def fetch_accepted(self, engine: Engine) -> None:
        """Fetch the next element that accept() takes (spl_filter_it_fetch)."""
        while self.fetch_or_forget():
            if to_bool(engine, engine.call_method(self, "accept")):
                return
            self.inner_iterator.next()
        self.forget()

    def fetch_or_forget(self) -> bool:
        """fetch(); nothing stays fetched where that throws."""
        try:
            return self.fetch()
        except Thrown:
            self.forget()
            raise

    @method(tentative=True, abstract=True)
    def accept(self, engine: Engine) -> Bool: ...  # type: ignore[empty-body]

    @method
    def __construct(self, engine: Engine, iterator: 'Iterator') -> Untyped:
        self.begin(engine, "FilterIterator")
        self.start(engine, iterator)

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.check(engine)
        self.rewind_inner()
        self.fetch_accepted(engine)

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.advance()
        self.fetch_accepted(engine)


@php_class("CallbackFilterIterator", extends="FilterIterator")
class CallbackFilterIterator(FilterIterator):
    __slots__ = ("callback",)
    layout = (*FilterIterator.layout, "callback", (Resolved, "value"))

    @method
    def __construct(self, engine: Engine, iterator: 'Iterator', callback: Callable) -> Untyped:
        self.begin(engine, "CallbackFilterIterator")
        self.callback = callback
        self.start(engine, iterator)

    @method(tentative=True)
    def accept(self, engine: Engine) -> Bool:
        self.check(engine)
        if self.current_data is UNDEF or self.current_key is UNDEF:
            return False
        accepted: bool = self.callback.call([self.current_data, self.current_key, self.inner_object])
        return accepted


@php_class("RecursiveFilterIterator", extends="FilterIterator", implements=("RecursiveIterator",), abstract=True)
class RecursiveFilterIterator(FilterIterator):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, iterator: 'RecursiveIterator') -> Untyped:
        self.begin(engine, "RecursiveFilterIterator")
        self.start(engine, iterator)

    @method(tentative=True)
    def hasChildren(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.inner_has_children(engine)

    @method(tentative=True)
    def getChildren(self, engine: Engine) -> 'RecursiveFilterIterator' | Null:
        self.check(engine)
        children: RecursiveFilterIterator = self.outer_of_children(engine)
        return children


@php_class("ParentIterator", extends="RecursiveFilterIterator")
class ParentIterator(RecursiveFilterIterator):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, iterator: 'RecursiveIterator') -> Untyped:
        self.begin(engine, "ParentIterator")
        self.start(engine, iterator)

    @method(tentative=True)
    def accept(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.inner_has_children(engine)


@php_class("RecursiveCallbackFilterIterator", extends="CallbackFilterIterator", implements=("RecursiveIterator",))
class RecursiveCallbackFilterIterator(CallbackFilterIterator):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, iterator: 'RecursiveIterator', callback: Callable) -> Untyped:
        self.begin(engine, "RecursiveCallbackFilterIterator")
        self.callback = callback
        self.start(engine, iterator)

    @method(tentative=True)
    def hasChildren(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.inner_has_children(engine)

    @method(tentative=True)
    def getChildren(self, engine: Engine) -> 'RecursiveCallbackFilterIterator':
        self.check(engine)
        children: RecursiveCallbackFilterIterator = self.outer_of_children(engine, self.callback.value)
        return children


# ---- nothing -------------------------------------------------------------------------------------------------------

@php_class("EmptyIterator", implements=("Iterator",))
class EmptyIterator(PhpObject):
    __slots__ = ()

    @method(tentative=True)
    def current(self, engine: Engine) -> Never:
        engine.throw("BadMethodCallException", "Accessing the value of an EmptyIterator")

    @method(tentative=True)
    def next(self) -> Void:
        return None

    @method(tentative=True)
    def key(self, engine: Engine) -> Never:
        engine.throw("BadMethodCallException", "Accessing the key of an EmptyIterator")

    @method(tentative=True)
    def valid(self) -> False_:
        return False

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        return None
