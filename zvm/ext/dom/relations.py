"""How nodes stand to each other: roots, containment, order, equality (ext/dom/node.c)."""
from __future__ import annotations

from zvm.ext.dom.names import attributes_of, href_of, prefix_of
from zvm.ext.dom.tree import contains, kind_of, may_have_children
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CDATA,
    CHILDREN,
    COMMENT,
    CONTENT,
    DOCUMENT_TYPE,
    DTD,
    ELEMENT,
    EXTERNAL_ID,
    NAME,
    NEXT,
    NS,
    NS_DEF,
    NS_NEXT,
    PARENT,
    PI,
    SYSTEM_ID,
    TEXT,
)
from zvm.ext.libxml.library import text_at, words

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

DISCONNECTED, PRECEDING, FOLLOWING, CONTAINS, CONTAINED_BY, IMPLEMENTATION_SPECIFIC = 1, 2, 4, 8, 16, 32
_WITH_CONTENT = (TEXT, CDATA, COMMENT, PI)
_DOCTYPES = (DOCUMENT_TYPE, DTD)


def root_of(node: int) -> int:
    """The node that has no parent."""
    while parent := words[(node >> 3) + PARENT]:
        node = parent
    return node


def position(node: int, other: int) -> int:
    """How `other` stands to `node` (DOMNode::compareDocumentPosition())."""
    if node == other:
        return 0
    if root_of(node) != root_of(other):
        return DISCONNECTED | IMPLEMENTATION_SPECIFIC | (PRECEDING if other < node else FOLLOWING)
    attribute, owner = (node, words[(node >> 3) + PARENT]) if kind_of(node) == ATTRIBUTE else (0, node)
    other_attribute, other_owner = (other, words[(other >> 3) + PARENT]) if kind_of(other) == ATTRIBUTE else (0, other)
    if attribute and other_attribute and owner == other_owner:
        first = next(each for each in attributes_of(owner) if each in (node, other))
        return IMPLEMENTATION_SPECIFIC | (PRECEDING if first == other else FOLLOWING)
    if not other_attribute and contains(other_owner, owner) and (attribute or owner != other_owner):
        return CONTAINS | PRECEDING
    if not attribute and contains(owner, other_owner) and (other_attribute or owner != other_owner):
        return CONTAINED_BY | FOLLOWING
    return PRECEDING if _is_before(other_owner, owner) else FOLLOWING


def _is_before(node: int, other: int) -> bool:
    """Does a node come first, neither of the two being above the other?"""
    path, other_path = _path(node), _path(other)
    for mine, theirs in zip(path, other_path, strict=False):
        if mine != theirs:
            while mine:
                mine = words[(mine >> 3) + NEXT]
                if mine == theirs:
                    return True
            return False
    return len(path) < len(other_path)


def _path(node: int) -> list[int]:
    """The nodes from the root to this one."""
    nodes = [node]
    while parent := words[(nodes[-1] >> 3) + PARENT]:
        nodes.append(parent)
    return nodes[::-1]


def are_equal(node: int, other: int) -> bool:
    """Are the nodes, and all below them, alike (DOMNode::isEqualNode())?"""
    kind = kind_of(node)
    if kind != kind_of(other):
        return False
    if kind in _DOCTYPES:
        return _texts(node, NAME, EXTERNAL_ID, SYSTEM_ID) == _texts(other, NAME, EXTERNAL_ID, SYSTEM_ID)
    if kind in _WITH_CONTENT:
        return _texts(node, NAME, CONTENT) == _texts(other, NAME, CONTENT)
    if kind in (ELEMENT, ATTRIBUTE) and _name(node) != _name(other):
        return False
    if kind == ELEMENT and not _have_equal_attributes(node, other):
        return False
    return not (may_have_children(node) or kind == ATTRIBUTE) or _have_equal_children(node, other)


def _have_equal_children(node: int, other: int) -> bool:
    child, other_child = words[(node >> 3) + CHILDREN], words[(other >> 3) + CHILDREN]
    while child and other_child:
        if not are_equal(child, other_child):
            return False
        child, other_child = words[(child >> 3) + NEXT], words[(other_child >> 3) + NEXT]
    return not child and not other_child


def _have_equal_attributes(node: int, other: int) -> bool:
    """Declarations of namespaces and attributes, in any order."""
    if _declarations(node) != _declarations(other):
        return False
    ours, theirs = list(attributes_of(node)), list(attributes_of(other))
    return len(ours) == len(theirs) and all(
        any(are_equal(attribute, candidate) for candidate in theirs) for attribute in ours)


def declarations_of(node: int) -> Iterator[int]:
    """The declarations of namespaces of an element, in order."""
    declaration = words[(node >> 3) + NS_DEF]
    while declaration:
        yield declaration
        declaration = words[(declaration >> 3) + NS_NEXT]


def _declarations(node: int) -> set[tuple[str | None, str | None]]:
    return {(prefix_of(declaration), href_of(declaration)) for declaration in declarations_of(node)}


def _name(node: int) -> tuple[str | None, ...]:
    namespace = words[(node >> 3) + NS]
    prefix, href = (prefix_of(namespace), href_of(namespace)) if namespace else (None, None)
    return text_at(words[(node >> 3) + NAME]), prefix, href


def _texts(node: int, *fields: int) -> list[str | None]:
    return [text_at(words[(node >> 3) + field]) for field in fields]
