"""CachingIterator and RecursiveCachingIterator: one element ahead of what they show (ext/spl/spl_iterators.c)."""
from __future__ import annotations

from zvm.ext.spl.iterators import IteratorIterator, make_object, plain
from zvm.ext.vocabulary import Array, Bool, Int, Mixed, Null, Str, Untyped, Void, method, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.convert import to_key
from zvm.runtime.values.dimensions import report_missing
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject as Iterator
    from zvm.runtime.values.php_object import PhpObject as RecursiveIterator

# ruff: noqa: F821, N802, UP037

CALL_TOSTRING, TOSTRING_USE_KEY, TOSTRING_USE_CURRENT, TOSTRING_USE_INNER = 1, 2, 4, 8
CATCH_GET_CHILD, FULL_CACHE = 16, 256
_TOSTRING = CALL_TOSTRING | TOSTRING_USE_KEY | TOSTRING_USE_CURRENT | TOSTRING_USE_INNER
_PUBLIC = 0xFFFF
_VALID = 0x10000


def _check_flags(engine: Engine, number: int, flags: int) -> None:
    if (flags & _TOSTRING).bit_count() > 1:
        value_error(engine, number, "must contain only one of CachingIterator::CALL_TOSTRING, "
                                    "CachingIterator::TOSTRING_USE_KEY, CachingIterator::TOSTRING_USE_CURRENT, or "
                                    "CachingIterator::TOSTRING_USE_INNER")


@php_class("CachingIterator", extends="IteratorIterator", implements=("ArrayAccess", "Countable", "Stringable"),
           constants={"CALL_TOSTRING": CALL_TOSTRING, "CATCH_GET_CHILD": CATCH_GET_CHILD,
                      "TOSTRING_USE_KEY": TOSTRING_USE_KEY, "TOSTRING_USE_CURRENT": TOSTRING_USE_CURRENT,
                      "TOSTRING_USE_INNER": TOSTRING_USE_INNER, "FULL_CACHE": FULL_CACHE})
class CachingIterator(IteratorIterator):
    """`text` is the string fetched with the element, `children` a RecursiveCachingIterator."""

    __slots__ = ("cit_flags", "cache", "text", "children")
    layout = (*IteratorIterator.layout, "cit_flags", "text")

    def __init__(self) -> None:
        super().__init__()
        self.cit_flags = 0
        self.cache = [PhpArray()]
        self.text: str | None = None
        self.children: Any = None

    def forget(self) -> None:
        """Let go of what was fetched."""
        super().forget()
        self.text = self.children = None

    def ahead(self, engine: Engine) -> None:
        """Take over the element the inner iterator is at, and move that on (spl_caching_it_next)."""
        if not self.fetch():
            self.cit_flags &= ~_VALID
            return
        self.cit_flags |= _VALID
        if self.cit_flags & FULL_CACHE:
            self.own_cache().set(to_key(engine, self.current_key), plain(self.current_data))
        self.fetch_children(engine)
        try:
            if self.cit_flags & TOSTRING_USE_INNER:
                self.text = convert.to_string(engine, self.inner_object)
            elif self.cit_flags & CALL_TOSTRING:
                self.text = convert.to_string(engine, plain(self.current_data))
        finally:  # the inner iterator goes on even when that throws
            self.inner_iterator.next()
            self.position += 1

    def fetch_children(self, engine: Engine) -> None:
        """Only RecursiveCachingIterator has any."""

    def own_cache(self) -> PhpArray:
        """The cache, to be written."""
        from zvm.runtime.values.arrays import separate

        return separate(self.cache, 0)

    def check_cache(self, engine: Engine) -> None:
        """Throw unless constructed, and with FULL_CACHE."""
        self.check(engine)
        if not self.cit_flags & FULL_CACHE:
            engine.throw("BadMethodCallException",
                         f"{self.ce.display_name} does not use a full cache (see CachingIterator::__construct)")

    @method(defaults={"flags": "CachingIterator::CALL_TOSTRING"})
    def __construct(self, engine: Engine, iterator: 'Iterator', flags: Int = CALL_TOSTRING) -> Untyped:
        self.begin(engine, "CachingIterator")
        _check_flags(engine, 2, flags)
        self.cit_flags |= flags & _PUBLIC
        self.start(engine, iterator)

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.check(engine)
        self.rewind_inner()
        self.cache[0] = PhpArray()
        self.ahead(engine)

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        self.check(engine)
        return bool(self.cit_flags & _VALID)

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.ahead(engine)

    @method(tentative=True)
    def hasNext(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.inner_valid()

    @method
    def __toString(self, engine: Engine) -> Str:
        self.check(engine)
        if not self.cit_flags & _TOSTRING:
            engine.throw("BadMethodCallException",
                         f"{self.ce.display_name} does not fetch string value (see CachingIterator::__construct)")
        if self.cit_flags & TOSTRING_USE_KEY:
            return convert.to_string(engine, plain(self.current_key))
        if self.cit_flags & TOSTRING_USE_CURRENT:
            return convert.to_string(engine, plain(self.current_data))
        return self.text or ""

    @method(tentative=True)
    def getFlags(self, engine: Engine) -> Int:
        self.check(engine)
        return self.cit_flags

    @method(tentative=True)
    def setFlags(self, engine: Engine, flags: Int) -> Void:
        self.check(engine)
        _check_flags(engine, 1, flags)
        for flag, name in ((CALL_TOSTRING, "CALL_TO_STRING"), (TOSTRING_USE_INNER, "TOSTRING_USE_INNER")):
            if self.cit_flags & flag and not flags & flag:
                engine.throw("InvalidArgumentException", f"Unsetting flag {name} is not possible")
        if flags & FULL_CACHE and not self.cit_flags & FULL_CACHE:
            self.cache[0] = PhpArray()
        self.cit_flags = self.cit_flags & ~_PUBLIC | flags & _PUBLIC

    @method(tentative=True, shown={"key": "Untyped"})
    def offsetGet(self, engine: Engine, key: Str) -> Mixed:
        self.check_cache(engine)
        value = self.cache[0].get(normalize_key(key), UNDEF)
        if value is UNDEF:
            report_missing(engine, key)
            return None
        return plain(value)

    @method(tentative=True, shown={"key": "Untyped"})
    def offsetSet(self, engine: Engine, key: Str, value: Mixed) -> Void:
        self.check_cache(engine)
        self.own_cache().set(normalize_key(key), value)

    @method(tentative=True, shown={"key": "Untyped"})
    def offsetUnset(self, engine: Engine, key: Str) -> Void:
        self.check_cache(engine)
        self.own_cache().delete(normalize_key(key))

    @method(tentative=True, shown={"key": "Untyped"})
    def offsetExists(self, engine: Engine, key: Str) -> Bool:
        self.check_cache(engine)
        return normalize_key(key) in self.cache[0]

    @method(tentative=True)
    def getCache(self, engine: Engine) -> Array:
        self.check_cache(engine)
        return self.cache[0]

    @method(tentative=True)
    def count(self, engine: Engine) -> Int:
        self.check_cache(engine)
        return len(self.cache[0])


@php_class("RecursiveCachingIterator", extends="CachingIterator", implements=("RecursiveIterator",))
class RecursiveCachingIterator(CachingIterator):
    __slots__ = ()
    layout = ()  # it forgets more than native code does

    def fetch_children(self, engine: Engine) -> None:
        """Wrap the element's children; with CATCH_GET_CHILD what that throws is forgotten."""
        try:
            if convert.to_bool(engine, engine.call_method(self.inner_object, "haschildren")):
                children = engine.call_method(self.inner_object, "getchildren")
                ce = engine.internal_class("RecursiveCachingIterator")
                self.children = make_object(engine, ce, children, self.cit_flags & _PUBLIC)
        except Thrown:
            if not self.cit_flags & CATCH_GET_CHILD:
                raise

    @method(defaults={"flags": "RecursiveCachingIterator::CALL_TOSTRING"}, shown={"iterator": "'Iterator'"})
    def __construct(self, engine: Engine, iterator: 'RecursiveIterator', flags: Int = CALL_TOSTRING) -> Untyped:
        self.begin(engine, "RecursiveCachingIterator")
        _check_flags(engine, 2, flags)
        self.cit_flags |= flags & _PUBLIC
        self.start(engine, iterator)

    @method(tentative=True)
    def hasChildren(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.children is not None

    @method(tentative=True)
    def getChildren(self, engine: Engine) -> 'RecursiveCachingIterator' | Null:
        self.check(engine)
        children: RecursiveCachingIterator | None = self.children
        return children
