"""What DOM classes that are DOMParentNode or DOMChildNode share (ext/dom/parentnode.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import HIERARCHY_REQUEST, NO_MODIFICATION_ALLOWED, NOT_FOUND, WRONG_DOCUMENT, refuse
from zvm.ext.dom.objects import NodeObject, is_strict, node_of
from zvm.ext.dom.tree import contains, fits, insert, is_read_only, kind_of, may_have_children
from zvm.ext.libxml.layout import ATTRIBUTE, CHILDREN, DOC, DOCUMENT, FRAGMENT, HTML_DOCUMENT, NEXT, PARENT, PREV
from zvm.ext.libxml.library import words, xml
from zvm.ext.libxml.nodes import unlink
from zvm.ext.vocabulary import Untyped, Void, method
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.values.zval import value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802


def _check_types(engine: Engine, nodes: tuple[Any, ...]) -> None:
    for number, value in enumerate(nodes, 1):
        if type(value) is not str and not isinstance(value, NodeObject):
            argument_type_error(engine, number, f"must be of type DOMNode|string, {value_name(engine, value)} given")


def _error(engine: Engine, parent: int, nodes: tuple[Any, ...]) -> int:
    """The code of what forbids these nodes below a parent, 0 for nothing (dom_sanity_check_node_list_for_insertion)."""
    owner = words[(parent >> 3) + DOC]
    if not owner and engine.target < V8_4:
        return HIERARCHY_REQUEST
    for value in nodes:
        if type(value) is str:
            continue
        node = node_of(value)
        if words[(node >> 3) + DOC] != owner:
            return WRONG_DOCUMENT
        if kind_of(node) in (ATTRIBUTE, DOCUMENT, HTML_DOCUMENT) or contains(node, parent) or not fits(parent, node):
            return HIERARCHY_REQUEST
    return 0


def _as_nodes(nodes: tuple[Any, ...], owner: int) -> list[int]:
    """The nodes to insert, texts for strings."""
    found = []
    for value in nodes:
        if type(value) is str:
            found.append(xml.xmlNewDocText(owner, value.encode("latin-1")))
        else:
            found.append(node_of(value))
    return found


def _insert_all(engine: Engine, obj: Any, parent: int, nodes: tuple[Any, ...], following: int) -> None:
    document = obj.ref.document
    _check_types(engine, nodes)
    error = _error(engine, parent, nodes)
    if error:
        refuse(engine, error, is_strict(obj))
        return
    for node in _as_nodes(nodes, words[(parent >> 3) + DOC]):
        if kind_of(node) != FRAGMENT or words[(node >> 3) + CHILDREN]:
            insert(document, parent, node, following)


def _skip(node: int, field: int, nodes: tuple[Any, ...]) -> int:
    """The nearest node in one direction, beginning with `node`, that is not among those to be inserted."""
    moved = {value.ref.node for value in nodes if isinstance(value, NodeObject) and value.ref is not None}
    while node and node in moved:
        node = words[(node >> 3) + field]
    return node


def _parent_of(engine: Engine, obj: Any) -> int:
    """The parent that siblings are inserted in, 0 after an error; before PHP 8.4 there must be one."""
    parent: int = words[(node_of(obj) >> 3) + PARENT]
    if not parent and engine.target < V8_4:
        refuse(engine, HIERARCHY_REQUEST, is_strict(obj))
    return parent


class ParentNode(NodeObject):
    """The methods of DOMParentNode."""

    __slots__ = ()

    @method
    def append(self, engine: Engine, *nodes: Untyped) -> Void:
        _insert_all(engine, self, node_of(self), nodes, 0)

    @method
    def prepend(self, engine: Engine, *nodes: Untyped) -> Void:
        parent = node_of(self)
        _insert_all(engine, self, parent, nodes, _skip(words[(parent >> 3) + CHILDREN], NEXT, nodes))


    @method(since=80300)
    def replaceChildren(self, engine: Engine, *nodes: Untyped) -> Void:
        parent = node_of(self)
        _check_types(engine, nodes)
        error = _error(engine, parent, nodes)
        if error:
            refuse(engine, error, is_strict(self))
            return
        while child := words[(parent >> 3) + CHILDREN]:
            unlink(self.ref.document, child)
        _insert_all(engine, self, parent, nodes, 0)


class ChildNode(NodeObject):
    """The methods of DOMChildNode."""

    __slots__ = ()

    @method
    def remove(self, engine: Engine) -> Void:
        node = node_of(self)
        parent = words[(node >> 3) + PARENT]
        if is_read_only(node) or parent and is_read_only(parent):
            refuse(engine, NO_MODIFICATION_ALLOWED, is_strict(self))
        elif not parent:
            refuse(engine, NOT_FOUND, is_strict(self))
        elif may_have_children(parent):
            unlink(self.ref.document, node)

    @method
    def before(self, engine: Engine, *nodes: Untyped) -> Void:
        parent = _parent_of(engine, self)
        if parent:
            node = node_of(self)
            previous = _skip(words[(node >> 3) + PREV], PREV, nodes)
            following = words[(previous >> 3) + NEXT] if previous else words[(parent >> 3) + CHILDREN]
            _insert_all(engine, self, parent, nodes, _skip(following, NEXT, nodes))

    @method
    def after(self, engine: Engine, *nodes: Untyped) -> Void:
        parent = _parent_of(engine, self)
        if parent:
            _insert_all(engine, self, parent, nodes, _skip(words[(node_of(self) >> 3) + NEXT], NEXT, nodes))

    @method
    def replaceWith(self, engine: Engine, *nodes: Untyped) -> Void:
        parent = _parent_of(engine, self)
        if not parent:
            return
        node = node_of(self)
        following = _skip(words[(node >> 3) + NEXT], NEXT, nodes)
        _check_types(engine, nodes)
        error = _error(engine, parent, nodes)
        if error:
            refuse(engine, error, is_strict(self))
            return
        unlink(self.ref.document, node)
        _insert_all(engine, self, parent, nodes, following)
