"""What classes share that are Dom\\ParentNode or Dom\\ChildNode (ext/dom/parentnode/tree.c)."""
from __future__ import annotations

from zvm.ext.dom.objects import NodeObject, node_of, wrap_beside
from zvm.ext.dom.tree import children_of, kind_of
from zvm.ext.libxml.layout import CHILDREN, DOC, FRAGMENT, NEXT, PARENT, PREV
from zvm.ext.libxml.library import words, xml
from zvm.ext.libxml.nodes import unlink
from zvm.ext.living_dom.insertion import (
    DOCUMENTS,
    check_document_child,
    check_insertion,
    check_node,
    nodes_as_one,
    put,
)
from zvm.ext.living_dom.lists import new_result
from zvm.ext.living_dom.selectors import matches_of, parsed
from zvm.ext.vocabulary import Null, Str, Void, method
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.values.zval import value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, UP037


def _check_types(engine: Engine, nodes: tuple[Any, ...]) -> None:
    for number, value in enumerate(nodes, 1):
        if type(value) is not str and not isinstance(value, NodeObject):
            argument_type_error(engine, number, f"must be of type Dom\\Node|string, {value_name(engine, value)} given")


def _owner(parent: int) -> int:
    return parent if kind_of(parent) in DOCUMENTS else words[(parent >> 3) + DOC]


def _insert(engine: Engine, obj: Any, parent: int, nodes: tuple[Any, ...], following: int,
            replaced: int | None = None) -> None:
    """Insert nodes and strings below `parent`; `replaced`: in the place of that child, of all for 0."""
    _check_types(engine, nodes)
    for value in nodes:
        if type(value) is not str:
            check_node(engine, parent, node_of(value))
    node = nodes_as_one(engine, obj, _owner(parent), nodes, node_of) if nodes else 0
    if node:
        if kind_of(parent) in DOCUMENTS and kind_of(node) == FRAGMENT:
            check_document_child(engine, parent, node, following, False)
        check_insertion(engine, parent, node, following)
    if replaced:
        unlink(obj.ref.document, replaced)
    elif replaced == 0:
        for child in children_of(parent):
            if child != node:
                unlink(obj.ref.document, child)
    if node:
        put(obj.ref.document, parent, node, following)
        if len(nodes) > 1:  # made for them, and empty now
            xml.xmlFreeNode(node)


def _beyond(node: int, field: int, nodes: tuple[Any, ...]) -> int:
    """The nearest node in one direction that is not among those to be inserted."""
    moved = {value.ref.node for value in nodes if isinstance(value, NodeObject) and value.ref is not None}
    node = words[(node >> 3) + field]
    while node and node in moved:
        node = words[(node >> 3) + field]
    return node


class Parent(NodeObject):
    """The methods of Dom\\ParentNode."""

    __slots__ = ()

    @method
    def append(self, engine: Engine, *nodes: 'Dom\\Node' | Str) -> Void:
        _insert(engine, self, node_of(self), nodes, 0)

    @method
    def prepend(self, engine: Engine, *nodes: 'Dom\\Node' | Str) -> Void:
        parent = node_of(self)
        moved = {value.ref.node for value in nodes if isinstance(value, NodeObject) and value.ref is not None}
        following = words[(parent >> 3) + CHILDREN]
        while following and following in moved:
            following = words[(following >> 3) + NEXT]
        _insert(engine, self, parent, nodes, following)

    @method
    def replaceChildren(self, engine: Engine, *nodes: 'Dom\\Node' | Str) -> Void:
        _insert(engine, self, node_of(self), nodes, 0, replaced=0)

    @method
    def querySelector(self, engine: Engine, selectors: Str) -> 'Dom\\Element' | Null:
        node = node_of(self)
        return wrap_beside(self, next(matches_of(self, node, parsed(engine, selectors)), 0))

    @method
    def querySelectorAll(self, engine: Engine, selectors: Str) -> 'Dom\\NodeList':
        node = node_of(self)
        found = list(matches_of(self, node, parsed(engine, selectors)))
        return new_result(engine, [wrap_beside(self, match) for match in found])


class Child(NodeObject):
    """The methods of Dom\\ChildNode."""

    __slots__ = ()

    @method
    def remove(self) -> Void:
        node = node_of(self)
        if words[(node >> 3) + PARENT]:
            unlink(self.ref.document, node)

    @method
    def before(self, engine: Engine, *nodes: 'Dom\\Node' | Str) -> Void:
        node = node_of(self)
        parent = words[(node >> 3) + PARENT]
        if not parent:
            return
        previous = _beyond(node, PREV, nodes)
        _check_types(engine, nodes)
        moved = {value.ref.node for value in nodes if isinstance(value, NodeObject) and value.ref is not None}
        following = words[(previous >> 3) + NEXT] if previous else words[(parent >> 3) + CHILDREN]
        while following and following in moved:
            following = words[(following >> 3) + NEXT]
        _insert(engine, self, parent, nodes, following)

    @method
    def after(self, engine: Engine, *nodes: 'Dom\\Node' | Str) -> Void:
        node = node_of(self)
        parent = words[(node >> 3) + PARENT]
        if parent:
            _insert(engine, self, parent, nodes, _beyond(node, NEXT, nodes))

    @method
    def replaceWith(self, engine: Engine, *nodes: 'Dom\\Node' | Str) -> Void:
        node = node_of(self)
        parent = words[(node >> 3) + PARENT]
        if not parent:
            return
        following = _beyond(node, NEXT, nodes)
        own = any(isinstance(value, NodeObject) and value.ref is not None and value.ref.node == node for value in nodes)
        _insert(engine, self, parent, nodes, following, replaced=None if own else node)
