"""RecursiveIteratorIterator and RecursiveTreeIterator: a tree of iterators walked as one (ext/spl/spl_iterators.c)."""
from __future__ import annotations

from zvm.ext.spl.array_storage import ArrayIteration
from zvm.ext.spl.iterators import NOT_CONSTRUCTED, aggregated, forwarded, implements, make_object, owner_of, plain
from zvm.ext.vocabulary import Bool, False_, Int, Mixed, Null, Object, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.array_access import TREE_ITERATOR
from zvm.runtime.objects.iterators import TreeWalk, get_iterator
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject as RecursiveIterator

# ruff: noqa: F821, N802, UP037

LEAVES_ONLY, SELF_FIRST, CHILD_FIRST = range(3)
CATCH_GET_CHILD = 16
BYPASS_CURRENT, BYPASS_KEY = 4, 8

# what the next step does with a level
_NEXT, _TEST, _SELF, _CHILD, _START = range(5)

_CALLED = ("beginIteration", "endIteration", "callHasChildren", "callGetChildren", "beginChildren", "endChildren",
           "nextElement")


class _Level:
    """One level of the tree: the engine's iterator over an object, and where the walk stands."""

    __slots__ = ("iterator", "obj", "state")

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.obj = obj
        self.iterator = get_iterator(engine, obj)
        self.state = _START


class _Hooks:
    """Method calls (spl_recursive_it_get_method)."""

    __slots__ = ()

    @staticmethod
    def get_method(engine: Engine, obj: Any, name: str, lower_name: str) -> Any:
        """Methods the class has not are those of the iterator it is at."""
        if not obj.levels:
            engine.throw("Error", f"The {obj.ce.display_name} instance wasn't initialized properly")
        if lower_name in obj.ce.function_table or obj.ce.call is not None:
            return None
        return forwarded(engine, obj.levels[-1].obj, name, lower_name)

    @staticmethod
    def method_owner(obj: Any, is_dynamic: bool) -> Any:
        """The class that messages about missing methods name; `is_dynamic`: of a call of an array."""
        is_own = not obj.levels or not is_dynamic and obj.ce.engine.target >= V8_4
        return obj.ce if is_own else owner_of(obj.levels[-1].obj, is_dynamic)


def _walk(engine: Engine, obj: Any, by_ref: bool) -> TreeWalk:
    """ClassEntry.get_iterator of RecursiveIteratorIterator."""
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    if not obj.levels:
        engine.throw("Error", "Object is not initialized")
    return TreeWalk(engine, obj)


def refuse_child(engine: Engine) -> NoReturn:
    """Throw for what getChildren() must not return."""
    engine.throw("UnexpectedValueException",
                 "Objects returned by RecursiveIterator::getChildren() must implement RecursiveIterator")


@php_class("RecursiveIteratorIterator", implements=("OuterIterator",), native=_Hooks(), flags=ACC_NOT_CLONEABLE,
           get_iterator=_walk, constants={"LEAVES_ONLY": LEAVES_ONLY, "SELF_FIRST": SELF_FIRST,
                                          "CHILD_FIRST": CHILD_FIRST, "CATCH_GET_CHILD": CATCH_GET_CHILD})
class RecursiveIteratorIterator(PhpObject):
    """`levels` is empty before construction; the last one is where the walk is. `overridden` are the names of the
    methods the walk calls because a PHP class has its own, `is_plain` says that there are none."""

    __slots__ = ("levels", "order", "rii_flags", "max_depth", "in_iteration", "overridden", "is_plain")
    layout = (TREE_ITERATOR, "levels", "order", "rii_flags", "max_depth", "in_iteration", "is_plain",
              (_Level, "iterator"), (_Level, "obj"), (_Level, "state"), _Level, ArrayIteration)

    def __init__(self) -> None:
        self.levels: list[_Level] = []
        self.order = LEAVES_ONLY
        self.rii_flags = 0
        self.max_depth = -1
        self.in_iteration = False
        self.overridden: frozenset[str] = frozenset()
        self.is_plain = True

    # -- the walk ------------------------------------------------------------------------------------------------

    def start(self, engine: Engine, iterator: Any, mode: int, flags: int) -> None:
        """Take the root; throws InvalidArgumentException when it is not a RecursiveIterator."""
        if not implements(engine, iterator.ce, "RecursiveIterator"):
            engine.throw("InvalidArgumentException",
                         "An instance of RecursiveIterator or IteratorAggregate creating it is required")
        self.order, self.rii_flags, self.max_depth, self.in_iteration = mode, flags, -1, False
        table = self.ce.function_table
        self.overridden = frozenset(name for name in _CALLED if not table[name.lower()].is_internal)
        self.is_plain = not self.overridden
        self.levels = [_Level(engine, iterator)]

    def check(self, engine: Engine) -> None:
        """Throw unless the constructor has run."""
        if not self.levels:
            engine.throw("Error", NOT_CONSTRUCTED)

    def call(self, engine: Engine, name: str) -> None:
        """Call an event method, if the class has its own; with CATCH_GET_CHILD what it throws is forgotten."""
        if name in self.overridden:
            try:
                engine.call_method(self, name.lower())
            except Thrown:
                if not self.rii_flags & CATCH_GET_CHILD:
                    raise

    def has_element(self, engine: Engine) -> bool:
        """Is any level at an element? (spl_recursive_it_valid_ex)"""
        for level in reversed(self.levels):
            if level.iterator.valid():
                return True
        if self.in_iteration and "endIteration" in self.overridden:
            engine.call_method(self, "enditeration")
        self.in_iteration = False
        return False

    def begin(self, engine: Engine) -> None:
        """Back to the root's first element (spl_recursive_it_rewind_ex)."""
        self.check(engine)
        while len(self.levels) > 1:
            self.levels.pop()
            if "endChildren" in self.overridden:
                engine.call_method(self, "endchildren")
        root = self.levels[0]
        root.state = _START
        root.iterator.rewind()
        if not self.in_iteration and "beginIteration" in self.overridden:
            engine.call_method(self, "beginiteration")
        self.in_iteration = True
        self.step(engine)

    def step(self, engine: Engine) -> None:
        """To the next element of the walk (spl_recursive_it_move_forward_ex)."""
        self.check(engine)
        while True:
            level = self.levels[-1]
            if level.state == _NEXT:
                self.move(level)
                level.state = _START
            if level.state == _START:
                if not level.iterator.valid():
                    if not self.leave(engine):
                        return
                    continue
                level.state = _TEST
            if level.state == _TEST:
                if self.test(engine, level):
                    return
            elif level.state == _SELF:
                level.state = _CHILD if self.order == SELF_FIRST else _NEXT
                if "nextElement" in self.overridden:  # what this throws is not caught
                    engine.call_method(self, "nextelement")
                return
            elif level.state == _CHILD:
                self.descend(engine, level)

    def move(self, level: _Level) -> None:
        """Move a level's iterator on."""
        try:
            level.iterator.next()
        except Thrown:
            if not self.rii_flags & CATCH_GET_CHILD:
                raise

    def test(self, engine: Engine, level: _Level) -> bool:
        """Is the element one to stop at? Otherwise the level's state says how it goes on (RS_TEST)."""
        if self.has_children(engine, level):
            if self.max_depth == -1 or self.max_depth > len(self.levels) - 1:
                if LEAVES_ONLY <= self.order <= CHILD_FIRST:  # any other mode descends nowhere
                    level.state = _SELF if self.order == SELF_FIRST else _CHILD
                    return False
            elif self.order == LEAVES_ONLY:
                level.state = _NEXT
                return False
        level.state = _NEXT
        self.call(engine, "nextElement")
        return True

    def has_children(self, engine: Engine, level: _Level) -> bool:
        """Ask for children, the class's own way if it has one."""
        try:
            if "callHasChildren" in self.overridden:
                found = engine.call_method(self, "callhaschildren")
            else:
                found = engine.call_method(level.obj, "haschildren")
            return convert.to_bool(engine, found)
        except Thrown:
            level.state = _NEXT
            if not self.rii_flags & CATCH_GET_CHILD:
                raise
            return False

    def descend(self, engine: Engine, level: _Level) -> None:
        """Go into the element's children (RS_CHILD)."""
        try:
            if "callGetChildren" in self.overridden:
                child = engine.call_method(self, "callgetchildren")
            else:
                child = engine.call_method(level.obj, "getchildren")
        except Thrown:
            if not self.rii_flags & CATCH_GET_CHILD:
                raise
            level.state = _NEXT
            return
        if not isinstance(child, PhpObject) or not implements(engine, child.ce, "RecursiveIterator"):
            refuse_child(engine)
        level.state = _SELF if self.order == CHILD_FIRST else _NEXT
        below = _Level(engine, child)
        self.levels.append(below)
        below.iterator.rewind()
        self.call(engine, "beginChildren")

    def leave(self, engine: Engine) -> bool:
        """Go up from a finished level; False when it is the root."""
        if len(self.levels) == 1:
            return False
        self.call(engine, "endChildren")
        if len(self.levels) > 1:
            self.levels.pop()
        return True

    # -- methods -------------------------------------------------------------------------------------------------

    @method(defaults={"mode": "RecursiveIteratorIterator::LEAVES_ONLY"}, shown={"iterator": "'Traversable'"})
    def __construct(self, engine: Engine, iterator: Object, mode: Int = LEAVES_ONLY, flags: Int = 0) -> Untyped:
        if implements(engine, iterator.ce, "IteratorAggregate"):
            iterator = aggregated(engine, iterator.ce, iterator)
        self.start(engine, iterator, mode, flags)

    @method(tentative=True)
    def rewind(self, engine: Engine) -> Void:
        self.begin(engine)

    @method(tentative=True)
    def valid(self, engine: Engine) -> Bool:
        return bool(self.levels) and self.has_element(engine)

    @method(tentative=True)
    def key(self, engine: Engine) -> Mixed:
        self.check(engine)
        return plain(self.levels[-1].iterator.key())

    @method(tentative=True)
    def current(self, engine: Engine) -> Mixed:
        self.check(engine)
        return plain(self.levels[-1].iterator.current())

    @method(tentative=True)
    def next(self, engine: Engine) -> Void:
        self.step(engine)

    @method(tentative=True)
    def getDepth(self, engine: Engine) -> Int:
        return max(len(self.levels) - 1, 0)

    @method(tentative=True)
    def getSubIterator(self, engine: Engine, level: Int | Null = None) -> 'RecursiveIterator' | Null:
        if level is not None and not 0 <= level < max(len(self.levels), 1):
            return None
        self.check(engine)
        iterator: PhpObject = self.levels[-1 if level is None else level].obj
        return iterator

    @method(tentative=True)
    def getInnerIterator(self, engine: Engine) -> 'RecursiveIterator':
        self.check(engine)
        iterator: PhpObject = self.levels[-1].obj
        return iterator

    @method(tentative=True)
    def beginIteration(self) -> Void:
        return None

    @method(tentative=True)
    def endIteration(self) -> Void:
        return None

    @method(tentative=True)
    def callHasChildren(self, engine: Engine) -> Bool:
        return bool(self.levels) and engine.call_method(self.levels[-1].obj, "haschildren")

    @method(tentative=True)
    def callGetChildren(self, engine: Engine) -> 'RecursiveIterator' | Null:
        self.check(engine)
        children: PhpObject | None = engine.call_method(self.levels[-1].obj, "getchildren")
        return children

    @method(tentative=True)
    def beginChildren(self) -> Void:
        return None

    @method(tentative=True)
    def endChildren(self) -> Void:
        return None

    @method(tentative=True)
    def nextElement(self) -> Void:
        return None

    @method(tentative=True)
    def setMaxDepth(self, engine: Engine, maxDepth: Int = -1) -> Void:
        if maxDepth < -1:
            value_error(engine, 1, "must be greater than or equal to -1")
        self.max_depth = min(maxDepth, 0x7FFF_FFFF)

    @method(tentative=True)
    def getMaxDepth(self) -> Int | False_:
        return False if self.max_depth == -1 else self.max_depth


@php_class("RecursiveTreeIterator", extends="RecursiveIteratorIterator",
           constants={"BYPASS_CURRENT": BYPASS_CURRENT, "BYPASS_KEY": BYPASS_KEY, "PREFIX_LEFT": 0,
                      "PREFIX_MID_HAS_NEXT": 1, "PREFIX_MID_LAST": 2, "PREFIX_END_HAS_NEXT": 3, "PREFIX_END_LAST": 4,
                      "PREFIX_RIGHT": 5})
class RecursiveTreeIterator(RecursiveIteratorIterator):
    __slots__ = ("prefix", "postfix")

    def __init__(self) -> None:
        super().__init__()
        self.prefix = ["", "| ", "  ", "|-", "\\-", ""]
        self.postfix = ""

    def drawn_prefix(self, engine: Engine) -> str:
        """The lines that lead to the element."""
        parts = [self.prefix[0]]
        last = len(self.levels) - 1
        for number, level in enumerate(self.levels):
            has_next = engine.call_method(level.obj, "hasnext") is True
            parts.append(self.prefix[(1 if has_next else 2) + (2 if number == last else 0)])
        parts.append(self.prefix[5])
        return "".join(parts)

    def entry(self, engine: Engine) -> str:
        """The element as text."""
        value = plain(self.levels[-1].iterator.current())
        return "Array" if type(value) is PhpArray else convert.to_string(engine, value)

    @method(defaults={"flags": "RecursiveTreeIterator::BYPASS_KEY", "mode": "RecursiveTreeIterator::SELF_FIRST",
                      "cachingIteratorFlags": "CachingIterator::CATCH_GET_CHILD"}, shown={"iterator": "Untyped"})
    def __construct(self, engine: Engine, iterator: Object, flags: Int = BYPASS_KEY,
                    cachingIteratorFlags: Int = CATCH_GET_CHILD, mode: Int = SELF_FIRST) -> Untyped:
        if implements(engine, iterator.ce, "IteratorAggregate"):
            iterator = aggregated(engine, iterator.ce, iterator)
        ce = engine.internal_class("RecursiveCachingIterator")
        self.start(engine, make_object(engine, ce, iterator, cachingIteratorFlags), mode, flags)

    @method(tentative=True)
    def key(self, engine: Engine) -> Mixed:
        self.check(engine)
        key = plain(self.levels[-1].iterator.key())
        if self.rii_flags & BYPASS_KEY:
            return key
        text = convert.to_string(engine, key)
        return self.drawn_prefix(engine) + text + self.postfix

    @method(tentative=True)
    def current(self, engine: Engine) -> Mixed:
        self.check(engine)
        if self.rii_flags & BYPASS_CURRENT:
            return plain(self.levels[-1].iterator.current())
        entry = self.entry(engine)
        return self.drawn_prefix(engine) + entry + self.postfix

    @method(tentative=True)
    def getPrefix(self, engine: Engine) -> Str:
        self.check(engine)
        return self.drawn_prefix(engine)

    @method(tentative=True)
    def setPostfix(self, postfix: Str) -> Void:
        self.postfix = postfix

    @method(tentative=True)
    def setPrefixPart(self, engine: Engine, part: Int, value: Str) -> Void:
        if not 0 <= part <= 5:
            value_error(engine, 1, "must be a RecursiveTreeIterator::PREFIX_* constant")
        self.prefix[part] = value

    @method(tentative=True)
    def getEntry(self, engine: Engine) -> Str:
        self.check(engine)
        return self.entry(engine)

    @method(tentative=True)
    def getPostfix(self, engine: Engine) -> Str:
        self.check(engine)
        return self.postfix
