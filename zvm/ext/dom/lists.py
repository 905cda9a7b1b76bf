"""DOMNodeList and DOMNamedNodeMap: live views of a tree, or the result of a query (nodelist.c, namednodemap.c).

A list remembers where it stopped, with the number of changes made to trees until then, so that item() in a loop does
not count from the beginning each time.
"""
from __future__ import annotations

from ctypes import CFUNCTYPE, c_void_p, cast

from zvm.ext.dom.fakes import new_notation
from zvm.ext.dom.kinds import BY_NAME, CHILDREN_LIST, ENTITIES, NOTATIONS, RESULT
from zvm.ext.dom.names import name_of
from zvm.ext.dom.objects import NodeObject, node_of, wrap_beside
from zvm.ext.dom.properties import DomHooks
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CHILDREN,
    ELEMENT,
    NAME,
    NEXT,
    NS,
    NS_HREF,
    PARENT,
    PROPERTIES,
    TYPE,
)
from zvm.ext.libxml.library import ints, text_at, texts, words, xml
from zvm.ext.vocabulary import UNDEF, Int, Methods, Null, Str, Untyped, method, php_class, prop
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values import convert
from zvm.runtime.values.numbers import scan_numeric
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator as PythonIterator
    from typing import Any
    from typing import Any as DOMNode
    from typing import Any as Iterator

    from zvm.engine import Engine

# ruff: noqa: F821, N802, UP037

INT_MAX = 0x7FFF_FFFF
_HASH_SCANNER = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)
_ENTITY_TABLE, _NOTATION_TABLE = 12, 9  # xmlDtd, in words


class ListObject(PhpObject):
    """A list: `base` is the object whose node it belongs to, `found` the objects of a RESULT."""

    __slots__ = ("base", "kind", "found", "local", "uri", "place", "size", "is_map")

    def __init__(self) -> None:
        self.base: Any = None
        self.kind = RESULT
        self.is_map = False
        self.found: list[Any] = []
        self.local: bytes = b""
        self.uri: bytes | None = None
        self.place = (-1, 0, 0)  # changes to trees, index and node when a node was last asked for
        self.size = (-1, 0)  # changes to trees and length when that was last asked for

    @method(tentative=True)
    def count(self) -> Int:
        return _count(self)

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)


def new_list(base: Any, kind: int, local: str = "", uri: str | None = None) -> DOMNodeList:
    """A DOMNodeList over the node of `base`."""
    made: DOMNodeList = instantiate(base.ce.engine, base.ce.engine.classes["domnodelist"])
    made.base, made.kind = base, kind
    made.local = local.partition("\0")[0].encode("latin-1")
    made.uri = uri.encode("latin-1") if uri is not None and uri != "*" else None
    return made


class ElementsByName(NodeObject):
    """The searches that documents and elements have in common."""

    __slots__ = ()

    @method(tentative=True)
    def getElementsByTagName(self, qualifiedName: Str) -> 'DOMNodeList':
        node_of(self)
        return new_list(self, BY_NAME, qualifiedName)

    @method(tentative=True)
    def getElementsByTagNameNS(self, namespace: Str | Null, localName: Str) -> 'DOMNodeList':
        node_of(self)
        return new_list(self, BY_NAME, localName, namespace or "")


def new_result(engine: Engine, found: list[Any]) -> Any:
    """A DOMNodeList of what a query found."""
    made = instantiate(engine, engine.classes["domnodelist"])
    made.found = found
    return made


def new_map(base: Any, kind: int) -> Any:
    """A DOMNamedNodeMap over the node of `base`."""
    made = instantiate(base.ce.engine, base.ce.engine.classes["domnamednodemap"])
    made.base, made.kind, made.is_map = base, kind, True
    return made


def _base_node(obj: Any) -> int:
    base = obj.base
    ref = base.ref if base is not None else None
    return ref.node if ref is not None else 0


# ---- nodes of a list -------------------------------------------------------------------------------------------------

def elements_below(root: int, local: bytes, uri: bytes | None, start: int = 0) -> PythonIterator[int]:
    """The elements below a node of that name, in document order, those after `start` if given; b"*" stands for any.
    `uri` None: in any namespace or none (dom_get_elements_by_tag_name_ns_raw)."""
    any_name = local == b"*"
    node = start or root
    while True:
        word = node >> 3
        following = words[word + CHILDREN] if node == root or ints[(node >> 2) + 2 * TYPE] == ELEMENT else 0
        while not following:
            if node == root:
                return
            following = words[(node >> 3) + NEXT]
            if not following:
                node = words[(node >> 3) + PARENT]
        node = following
        if ints[(node >> 2) + 2 * TYPE] == ELEMENT:
            word = node >> 3
            if (any_name or texts[word + NAME] == local) and (uri is None or _is_in(words[word + NS], uri)):
                yield node


def _is_in(namespace: int, uri: bytes) -> bool:
    if not namespace:
        return not uri
    return texts[(namespace >> 3) + NS_HREF] == uri


def _siblings(node: int) -> PythonIterator[int]:
    while node:
        yield node
        node = words[(node >> 3) + NEXT]


def _nodes(obj: Any) -> PythonIterator[int]:
    """The nodes of a live list, in order."""
    node = _base_node(obj)
    if not node:
        return iter(())
    if obj.kind == CHILDREN_LIST:
        return _siblings(words[(node >> 3) + CHILDREN])
    if obj.kind == ATTRIBUTE:
        return _siblings(words[(node >> 3) + PROPERTIES]) if ints[(node >> 2) + 2 * TYPE] == ELEMENT else iter(())
    return elements_below(node, obj.local, obj.uri)


def entries_of(obj: Any) -> list[int]:
    """The entities or notations of a document type."""
    node = _base_node(obj)
    table = words[(node >> 3) + (_ENTITY_TABLE if obj.kind == ENTITIES else _NOTATION_TABLE)] if node else 0
    found: list[int] = []
    if table:
        scanner = _HASH_SCANNER(lambda payload, data, name: found.append(payload or 0))
        xml.xmlHashScan(table, cast(scanner, c_void_p), None)
    return found


def entry_object(obj: Any, entry: int) -> Any:
    if obj.kind == ENTITIES:
        return wrap_beside(obj.base, entry)
    return new_notation(obj.base, entry)


def _count(obj: Any) -> int:
    if obj.kind == RESULT:
        return len(obj.found)
    if obj.kind in (ENTITIES, NOTATIONS):
        return len(entries_of(obj))
    changes = obj.base.ref.document.state.changes if obj.base.ref is not None else 0
    if obj.size[0] != changes:
        obj.size = (changes, sum(1 for _ in _nodes(obj)))
    return obj.size[1]  # type: ignore[no-any-return]


def _item(obj: Any, index: int) -> Any:
    if obj.kind == RESULT:
        return obj.found[index] if index < len(obj.found) else None
    if obj.kind in (ENTITIES, NOTATIONS):
        entries = entries_of(obj)
        return entry_object(obj, entries[index]) if index < len(entries) else None
    node = _node_at(obj, index)
    return wrap_beside(obj.base, node) if node else None


def _node_at(obj: Any, index: int) -> int:
    """The node at that index of a live list, 0 for none."""
    base = _base_node(obj)
    if not base:
        return 0
    changes = obj.base.ref.document.state.changes
    number, node = obj.place[1:] if obj.place[0] == changes else (-1, 0)
    if number > index:
        number, node = -1, 0
    natives = obj.base.ref.document.state.natives
    if obj.kind == BY_NAME and obj.uri is None and natives is not None:
        node = node or base
        while number < index and node:
            node = natives.element_after(base, node, obj.local)
            number += 1
        if node:
            obj.place = (changes, number, node)
        return node
    if node and obj.kind == BY_NAME:
        nodes = elements_below(base, obj.local, obj.uri, node)
    else:
        nodes = _siblings(words[(node >> 3) + NEXT]) if node else _nodes(obj)
    while number < index:
        node = next(nodes, 0)
        if not node:
            return 0
        number += 1
    obj.place = (changes, number, node)
    return node


def length(obj: Any) -> int:
    return _count(obj)


# ---- iteration -------------------------------------------------------------------------------------------------------

class ListIterator(ObjectIterator):
    """Goes from the node it is at to the next one, wherever that is by then (dom_iterators.c)."""

    __slots__ = ("obj", "index", "value")
    rewindable = False

    def __init__(self, obj: Any) -> None:
        self.obj = obj
        self.index = 0
        self.value: Any = UNDEF

    def rewind(self) -> None:
        self.index = 0
        first = _item(self.obj, 0)
        self.value = UNDEF if first is None else first

    def valid(self) -> bool:
        return self.value is not UNDEF

    def current(self) -> Any:
        return self.value

    def key(self) -> Any:
        obj = self.obj
        if not obj.is_map:
            return self.index
        ref = getattr(self.value, "ref", None)
        return name_of(ref.node) if ref is not None and ref.node else getattr(self.value, "name", None)

    def walk(self, with_keys: bool) -> PythonIterator[Any]:
        """All steps in one, for foreach; the value is kept here alone."""
        while self.value is not UNDEF:
            yield (self.key(), self.value) if with_keys else self.value
            self.next()

    def next(self) -> None:
        self.index += 1
        obj = self.obj
        former, self.value = self.value, UNDEF
        if obj.kind in (CHILDREN_LIST, ATTRIBUTE):
            ref = former.ref if former is not UNDEF else None
            following = words[(ref.node >> 3) + NEXT] if ref is not None and ref.node else 0
            found = wrap_beside(obj.base, following) if following and _base_node(obj) else None
        else:
            found = _item(obj, self.index)
        if found is not None:
            self.value = found


def get_iterator(engine: Engine, obj: Any, by_ref: bool) -> ListIterator:
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return ListIterator(obj)


# ---- the classes -----------------------------------------------------------------------------------------------------

def _is_name(offset: Any) -> bool:
    """Is that a text that does not begin as a number does (dom_nodemap_or_nodelist_process_offset_as_named)?"""
    return type(offset) is str and scan_numeric(offset)[0] is None


class ListHooks(DomHooks):
    """`$list[0]`."""

    __slots__ = ()

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        if offset is UNDEF:
            engine.throw("Error", f"Cannot access {obj.ce.name} without offset")
        return None if _is_name(offset) else engine.call_method(obj, "item", convert.to_int(engine, offset))

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        return not _is_name(offset) and 0 <= convert.to_int(engine, offset) < _count(obj)


class MapHooks(ListHooks):
    """`$attributes[0]`, `$attributes['name']`."""

    __slots__ = ()

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        if _is_name(offset):
            return _named(obj, offset, False, None)
        index = 0 if offset is UNDEF else convert.to_int(engine, offset)
        if offset is not UNDEF and not 0 <= index <= INT_MAX:
            engine.throw("ValueError", f"must be between 0 and {INT_MAX}")
        return ListHooks.read_dimension(engine, obj, offset, mode)

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        if _is_name(offset):
            return _named(obj, offset, False, None) is not None
        return ListHooks.has_dimension(engine, obj, offset, check_empty)


_PROPERTIES = {"length": (length, None)}


@php_class("DOMNodeList", implements=("IteratorAggregate", "Countable"), native=ListHooks(_PROPERTIES),
           get_iterator=get_iterator, changes=(80500, {"flags": ACC_NOT_CLONEABLE}), properties=[
    prop("length", UNDEF, type="Int")])
class DOMNodeList(ListObject):
    __slots__ = ()

    shared_walking = Methods(ListObject)

    @method
    def item(self, index: Int) -> Untyped:
        return _item(self, index) if index >= 0 else None


@php_class("DOMNamedNodeMap", implements=("IteratorAggregate", "Countable"), native=MapHooks(_PROPERTIES),
           get_iterator=get_iterator, changes=(80500, {"flags": ACC_NOT_CLONEABLE}), properties=[
    prop("length", UNDEF, type="Int")])
class DOMNamedNodeMap(ListObject):
    __slots__ = ()

    @method(tentative=True)
    def getNamedItem(self, qualifiedName: Str) -> 'DOMNode' | Null:
        return _named(self, qualifiedName, False, None)

    @method(tentative=True)
    def getNamedItemNS(self, namespace: Str | Null, localName: Str) -> 'DOMNode' | Null:
        return _named(self, localName, True, namespace)

    @method(tentative=True)
    def item(self, engine: Engine, index: Int) -> 'DOMNode' | Null:
        if not 0 <= index <= INT_MAX:
            value_error(engine, 1, f"must be between 0 and {INT_MAX}")
        return _item(self, index)

    shared_walking = Methods(ListObject)


def _named(obj: Any, name: str, with_namespace: bool, uri: str | None) -> Any:
    """The member of a map of that name."""
    node = _base_node(obj)
    if not node:
        return None
    wanted = name.encode("latin-1")
    if obj.kind == ATTRIBUTE:
        found = xml.xmlHasNsProp(node, wanted, uri.encode("latin-1") if uri is not None else None) \
            if with_namespace else xml.xmlHasProp(node, wanted)
        return wrap_beside(obj.base, found) if found else None
    field = NAME if obj.kind == ENTITIES else 0
    for entry in entries_of(obj):
        if text_at(words[(entry >> 3) + field]) == name:
            return entry_object(obj, entry)
    return None
