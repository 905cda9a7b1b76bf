"""Dom\\NodeList, Dom\\HTMLCollection, Dom\\NamedNodeMap and Dom\\DtdNamedNodeMap: live views of a tree, or the result
of a query (nodelist.c, html_collection.c, namednodemap.c)."""
from __future__ import annotations

from zvm.ext.dom.kinds import ENTITIES
from zvm.ext.dom.lists import entries_of, entry_object
from zvm.ext.dom.names import attributes_of, name_of, qualified_name
from zvm.ext.dom.objects import wrap_beside
from zvm.ext.dom.tree import children_of, kind_of
from zvm.ext.libxml.layout import ELEMENT, NAME, NEXT
from zvm.ext.libxml.library import text_at, words
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.namespaces import is_html_element, uri_of
from zvm.ext.living_dom.objects import Anchor, is_html_document
from zvm.ext.living_dom.selectors import value_of
from zvm.ext.vocabulary import UNDEF, Int, Null, Str, method, php_class, prop
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values import convert
from zvm.runtime.values.numbers import scan_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any
    from typing import Any as Iterator

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, UP037

_INT_MAX = 0x7FFF_FFFF


class LivingList(PhpObject):
    """Nodes of the tree that `base` stands in: what `find` gives for its node, asked again after changes; or, without
    it, the objects of `found`. `is_children`: they are siblings, which a loop goes along."""

    __slots__ = ("base", "find", "found", "is_children", "_nodes", "_changes")

    def __init__(self) -> None:
        self.base: Any = None
        self.find: Callable[[int], Iterable[int]] | None = None
        self.found: list[Any] = []
        self.is_children = False
        self._nodes: list[int] = []
        self._changes = -1

    def size(self) -> int:
        return len(self.found if self.find is None else self.nodes())

    def nodes(self) -> list[int]:
        """The addresses of the nodes, in order."""
        ref = self.base.ref
        if self.find is None or ref is None or not ref.node:
            return []
        changes = ref.document.state.changes
        if self._changes != changes:
            self._nodes, self._changes = list(self.find(ref.node)), changes
        return self._nodes

    def item_at(self, index: int) -> Any:
        """The object at that place, None for none."""
        members: list[Any] = self.found if self.find is None else self.nodes()
        if not 0 <= index < len(members):
            return None
        return members[index] if self.find is None else wrap_beside(self.base, members[index])

    def named(self, name: str) -> Any:
        """The member of that name, None for none and for lists whose members have none."""
        return None

    def key_of(self, index: int, member: Any) -> Any:
        return index


def new_list(name: str, base: Any, find: Callable[[int], Iterable[int]], is_children: bool = False) -> Any:
    """A live list of the class with that lower-case name."""
    made = instantiate(base.ce.engine, base.ce.engine.classes[name])
    made.base, made.find, made.is_children = Anchor(base), find, is_children
    return made


def new_result(engine: Engine, found: list[Any]) -> Any:
    """A Dom\\NodeList of what a query found."""
    made = instantiate(engine, engine.classes["dom\\nodelist"])
    made.found = found
    return made


def child_elements(node: int) -> Iterable[int]:
    """The elements among the children of a node."""
    return (child for child in children_of(node) if kind_of(child) == ELEMENT)


# ---- iteration -------------------------------------------------------------------------------------------------------

class LivingIterator(ObjectIterator):
    """Goes from member to member, of children to whatever is the next sibling by then (dom_iterators.c)."""

    __slots__ = ("obj", "index", "value")
    rewindable = False

    def __init__(self, obj: Any) -> None:
        self.obj = obj
        self.index = 0
        self.value: Any = None

    def rewind(self) -> None:
        self.index, self.value = 0, self.obj.item_at(0)

    def valid(self) -> bool:
        return self.value is not None

    def current(self) -> Any:
        return self.value

    def key(self) -> Any:
        return self.obj.key_of(self.index, self.value)

    def next(self) -> None:
        self.index += 1
        if not self.obj.is_children:
            self.value = self.obj.item_at(self.index)
            return
        ref = self.value.ref
        following = words[(ref.node >> 3) + NEXT] if ref.node else 0
        self.value = wrap_beside(self.obj.base, following) if following else None


def get_iterator(engine: Engine, obj: Any, by_ref: bool) -> LivingIterator:
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return LivingIterator(obj)


# ---- the classes -----------------------------------------------------------------------------------------------------

class ListHooks(LivingHooks):
    """`$list[0]`, and `$list['name']` where members have names."""

    __slots__ = ()

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        if offset is UNDEF:
            engine.throw("Error", f"Cannot append to {obj.ce.name}")
        return _member(engine, obj, offset)

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        return _member(engine, obj, offset) is not None


def _member(engine: Engine, obj: Any, offset: Any) -> Any:
    if type(offset) is str and scan_numeric(offset)[0] is None:
        return obj.named(offset)
    return obj.item_at(convert.to_int(engine, offset))


_HOOKS = ListHooks({"length": (lambda obj: obj.size(), None)})
_LENGTH = [prop("length", UNDEF, type="Int")]


@php_class("Dom\\NodeList", since=80400, implements=("IteratorAggregate", "Countable"), native=_HOOKS,
           changes=(80500, {"flags": ACC_NOT_CLONEABLE}),
           get_iterator=get_iterator, properties=_LENGTH, serializable=False)
class NodeList(LivingList):
    __slots__ = ()

    @method
    def count(self) -> Int:
        return self.size()

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)

    @method
    def item(self, index: Int) -> 'Dom\\Node' | Null:
        return self.item_at(index)


def _attribute_named(obj: Any, name: str) -> Any:
    ref = obj.base.ref
    if ref is None or not ref.node:
        return None
    if is_html_document(ref.node) and is_html_element(ref.node):
        name = lower(name)
    return next((wrap_beside(obj.base, attribute) for attribute in attributes_of(ref.node)
                 if qualified_name(attribute) == name), None)


@php_class("Dom\\NamedNodeMap", since=80400, implements=("IteratorAggregate", "Countable"), native=_HOOKS,
           changes=(80500, {"flags": ACC_NOT_CLONEABLE}),
           get_iterator=get_iterator, properties=_LENGTH, serializable=False)
class NamedNodeMap(LivingList):
    __slots__ = ()

    def named(self, name: str) -> Any:
        return _attribute_named(self, name)

    def key_of(self, index: int, member: Any) -> Any:
        return qualified_name(member.ref.node)

    @method
    def item(self, index: Int) -> 'Dom\\Attr' | Null:
        return self.item_at(index)

    @method
    def getNamedItem(self, qualifiedName: Str) -> 'Dom\\Attr' | Null:
        return _attribute_named(self, qualifiedName)

    @method
    def getNamedItemNS(self, namespace: Str | Null, localName: Str) -> 'Dom\\Attr' | Null:
        return next((wrap_beside(self.base, attribute) for attribute in self.nodes()
                     if name_of(attribute) == localName and (uri_of(attribute) or "") == (namespace or "")), None)

    @method
    def count(self) -> Int:
        return self.size()

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)


@php_class("Dom\\DtdNamedNodeMap", since=80400, implements=("IteratorAggregate", "Countable"), native=_HOOKS,
           changes=(80500, {"flags": ACC_NOT_CLONEABLE}),
           get_iterator=get_iterator, properties=_LENGTH, serializable=False)
class DtdNamedNodeMap(LivingList):
    """`kind` says whether it has entities or notations."""

    __slots__ = ("kind",)

    def __init__(self) -> None:
        super().__init__()
        self.kind = ENTITIES

    def size(self) -> int:
        return len(entries_of(self))

    def item_at(self, index: int) -> Any:
        entries = entries_of(self)
        return entry_object(self, entries[index]) if 0 <= index < len(entries) else None

    def named(self, name: str) -> Any:
        field = NAME if self.kind == ENTITIES else 0
        return next((entry_object(self, entry) for entry in entries_of(self)
                     if text_at(words[(entry >> 3) + field]) == name), None)

    @method
    def item(self, index: Int) -> 'Dom\\Entity' | 'Dom\\Notation' | Null:
        return self.item_at(index)

    @method
    def getNamedItem(self, qualifiedName: Str) -> 'Dom\\Entity' | 'Dom\\Notation' | Null:
        return self.named(qualifiedName)

    @method
    def getNamedItemNS(self, namespace: Str | Null, localName: Str) -> 'Dom\\Entity' | 'Dom\\Notation' | Null:
        return self.named(localName)

    @method
    def count(self) -> Int:
        return self.size()

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)


def _element_named(obj: Any, key: str) -> Any:
    """The first element with that id, or of HTML with that name."""
    if not key:
        return None
    return next((wrap_beside(obj.base, node) for node in obj.nodes()
                 if value_of(node, "id") == key or is_html_element(node) and value_of(node, "name") == key), None)


@php_class("Dom\\HTMLCollection", since=80400, implements=("IteratorAggregate", "Countable"), native=_HOOKS,
           changes=(80500, {"flags": ACC_NOT_CLONEABLE}),
           get_iterator=get_iterator, properties=_LENGTH, serializable=False)
class HTMLCollection(LivingList):
    __slots__ = ()

    def named(self, name: str) -> Any:
        return _element_named(self, name)

    @method
    def item(self, index: Int) -> 'Dom\\Element' | Null:
        return self.item_at(index)

    @method
    def namedItem(self, key: Str) -> 'Dom\\Element' | Null:
        return _element_named(self, key)

    @method
    def count(self) -> Int:
        return self.size()

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)
