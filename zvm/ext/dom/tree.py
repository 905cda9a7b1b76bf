"""Changing trees: where nodes may go, linking them in, namespaces of what moved, text (ext/dom/node.c, php_dom.c).

Nodes are linked here by hand, since libxml2's own functions free text that they merge with its neighbour, though a PHP
object may stand for it.
"""
from __future__ import annotations

from zvm.ext.dom.exceptions import (
    HIERARCHY_REQUEST,
    NO_MODIFICATION_ALLOWED,
    NOT_FOUND,
    WRONG_DOCUMENT,
)
from zvm.ext.dom.names import attributes_of
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    ATTRIBUTE_DECL,
    CDATA,
    CHILDREN,
    COMMENT,
    DOC,
    DOCUMENT,
    DOCUMENT_TYPE,
    DTD,
    ELEMENT,
    ELEMENT_DECL,
    ENTITY,
    ENTITY_DECL,
    ENTITY_REF,
    FRAGMENT,
    HTML_DOCUMENT,
    LAST,
    NAME,
    NAMESPACE_DECL,
    NEXT,
    NOTATION,
    NS,
    NS_DEF,
    NS_HREF,
    NS_NEXT,
    NS_PREFIX,
    PARENT,
    PI,
    PREV,
    PROPERTIES,
    TEXT,
    TYPE,
)
from zvm.ext.libxml.library import ints, take, texts, words, xml
from zvm.ext.libxml.nodes import DocumentRef, discard_tree, keep_namespace, rehome_tree, text_alone

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

_READ_ONLY = frozenset((ENTITY_REF, ENTITY, DOCUMENT_TYPE, NOTATION, DTD, ELEMENT_DECL, ATTRIBUTE_DECL, ENTITY_DECL,
                        NAMESPACE_DECL))
_CHILDLESS = frozenset((DOCUMENT_TYPE, DTD, PI, COMMENT, TEXT, CDATA, NOTATION))
_DOCUMENTS = (DOCUMENT, HTML_DOCUMENT)
_IN_ATTRIBUTES = (TEXT, ENTITY_REF)
_NEVER_INSERTED = frozenset((ENTITY, NOTATION, ELEMENT_DECL, ATTRIBUTE_DECL, ENTITY_DECL, NAMESPACE_DECL))


def kind_of(node: int) -> int:
    """The type of a node."""
    return ints[(node >> 2) + 2 * TYPE]


def is_read_only(node: int) -> bool:
    """May nothing be changed there? Nodes without document are read-only, too (dom_node_is_read_only)."""
    return ints[(node >> 2) + 2 * TYPE] in _READ_ONLY or not words[(node >> 3) + DOC]


def may_have_children(node: int) -> bool:
    """Is it of a type that has children in the DOM (dom_node_children_valid)?"""
    return ints[(node >> 2) + 2 * TYPE] not in _CHILDLESS


def children_of(node: int) -> Iterator[int]:
    """The children of a node; each may be unlinked when it was given."""
    child = words[(node >> 3) + CHILDREN]
    while child:
        following = words[(child >> 3) + NEXT]
        yield child
        child = following


def contains(node: int, other: int) -> bool:
    """Is `other` the node itself or below it?"""
    while other:
        if other == node:
            return True
        other = words[(other >> 3) + PARENT]
    return False


def fits(parent: int, child: int) -> bool:
    """May a node of that type stand below one of that type?"""
    kind, parent_kind = kind_of(child), kind_of(parent)
    if kind in _NEVER_INSERTED:
        return False
    if kind == ATTRIBUTE:
        return parent_kind == ELEMENT
    if parent_kind != ATTRIBUTE:
        return True
    return all(kind_of(node) in _IN_ATTRIBUTES for node in (children_of(child) if kind == FRAGMENT else (child,)))


def insertion_error(parent: int, child: int) -> int:
    """The DOMException code that forbids a child in a parent, 0 where it may go there."""
    outer = words[(child >> 3) + PARENT]
    if is_read_only(parent) or outer and is_read_only(outer):
        return NO_MODIFICATION_ALLOWED
    if not fits(parent, child):
        return HIERARCHY_REQUEST
    document = words[(child >> 3) + DOC]
    same_document = document == words[(parent >> 3) + DOC]
    if same_document and (kind_of(child) in _DOCUMENTS or contains(child, parent)):
        return HIERARCHY_REQUEST
    return WRONG_DOCUMENT if document and not same_document else 0


def removal_error(parent: int, child: int) -> int:
    """The DOMException code that forbids to take a child out of a parent, 0 where it may be done."""
    outer = words[(child >> 3) + PARENT]
    if is_read_only(parent) or outer and is_read_only(outer):
        return NO_MODIFICATION_ALLOWED
    return 0 if outer == parent else NOT_FOUND


# ---- linking ---------------------------------------------------------------------------------------------------------

def link(parent: int, node: int, following: int) -> None:
    """Put a node that has no parent before one of the children of `parent`, as the last one for 0."""
    word, outer = node >> 3, parent >> 3
    previous = words[(following >> 3) + PREV] if following else words[outer + LAST]
    words[word + PARENT], words[word + PREV], words[word + NEXT] = parent, previous, following
    if previous:
        words[(previous >> 3) + NEXT] = node
    else:
        words[outer + CHILDREN] = node
    if following:
        words[(following >> 3) + PREV] = node
    else:
        words[outer + LAST] = node


def insert(document: DocumentRef, parent: int, child: int, following: int) -> int:
    """Move a node, or the children of a fragment, to a place below `parent`, which is in `document`; what was
    inserted, the first of several."""
    if kind_of(child) == FRAGMENT:
        moved = list(children_of(child))
    else:
        moved = [child]
        if following == child:
            following = words[(child >> 3) + NEXT]
    owner = words[(parent >> 3) + DOC]
    document.state.changes += 1
    for node in moved:
        is_foreign = not owner or words[(node >> 3) + DOC] != owner
        if kind_of(node) == ATTRIBUTE and kind_of(parent) == ELEMENT:
            _add_attribute(document, parent, node)
        else:
            if words[(node >> 3) + PARENT]:
                xml.xmlUnlinkNode(node)
            if is_foreign:
                xml.xmlSetTreeDoc(node, owner)
            link(parent, node, following)
        if is_foreign:
            rehome_tree(document, node)
        reconcile_namespaces(owner, node)
    return moved[0] if moved else 0


def _add_attribute(document: DocumentRef, element: int, attribute: int) -> None:
    """Give an element an attribute in place of the one of that name."""
    word = attribute >> 3
    namespace = words[word + NS]
    href = texts[(namespace >> 3) + NS_HREF] if namespace else None
    former = xml.xmlHasNsProp(element, texts[word + NAME], href)
    if former == attribute:
        return
    xml.xmlUnlinkNode(attribute)
    if former and kind_of(former) == ATTRIBUTE:
        discard_tree(document, former)
    if words[word + DOC] != words[(element >> 3) + DOC]:
        xml.xmlSetTreeDoc(attribute, words[(element >> 3) + DOC])
    last = 0
    for last in attributes_of(element):  # noqa: B007 - the last one is wanted
        pass
    words[word + PARENT], words[word + PREV], words[word + NEXT] = element, last, 0
    if last:
        words[(last >> 3) + NEXT] = attribute
    else:
        words[(element >> 3) + PROPERTIES] = attribute


def reconcile_namespaces(document: int, node: int) -> None:
    """Have an element that moved use the declarations of where it is now (dom_reconcile_ns)."""
    word = node >> 3
    if not document or ints[(node >> 2) + 2 * TYPE] != ELEMENT or not (
            words[word + NS] or words[word + NS_DEF] or words[word + CHILDREN] or words[word + PROPERTIES]):
        return
    namespace, previous = words[word + NS_DEF], 0
    parent = words[word + PARENT]
    while namespace:
        at = namespace >> 3
        following = words[at + NS_NEXT]
        href = texts[at + NS_HREF]
        known = xml.xmlSearchNsByHref(document, parent, href) if href is not None and parent else None
        if known and (words[at + NS_PREFIX] == 0 or texts[(known >> 3) + NS_PREFIX] == texts[at + NS_PREFIX]):
            if previous:
                words[(previous >> 3) + NS_NEXT] = following
            else:
                words[word + NS_DEF] = following
            keep_namespace(document, namespace)
        else:
            previous = namespace
        namespace = following
    xml.xmlReconciliateNs(document, node)


# ---- text ------------------------------------------------------------------------------------------------------------

def normalize(document: DocumentRef, node: int) -> None:
    """Join adjacent text nodes below a node and drop empty ones (dom_normalize)."""
    stack = [node]
    while stack:
        outer = stack.pop()
        kind = kind_of(outer)
        if kind == ENTITY_REF:
            continue
        previous = 0  # the text node that the next one is joined to
        for child in children_of(outer):
            if kind_of(child) != TEXT:
                previous = 0
                stack.append(child)
                continue
            content = texts[(child >> 3) + 10]
            if previous:
                xml.xmlNodeAddContent(previous, content)
                discard_tree(document, child)
            elif not content:
                discard_tree(document, child)
            else:
                previous = child
        if kind == ELEMENT:
            stack.extend(attributes_of(outer))


def set_content(node: int, text: str) -> None:
    """Make a node's content that text, markup in it escaped."""
    xml.xmlNodeSetContent(node, b"")
    data = text.encode("latin-1")
    xml.xmlNodeAddContentLen(node, data, len(data))


def string_value(node: int) -> str:
    """The text of a node and all below it, entities replaced (xmlNodeGetContent)."""
    kind = ints[(node >> 2) + 2 * TYPE]
    if kind in (TEXT, CDATA, COMMENT, PI):
        return (texts[(node >> 3) + 10] or b"").decode("latin-1")
    if kind in _DOCUMENTS:  # of which libxml2 2.14 gives the entities of the document type, too
        return "".join(string_value(child) for child in children_of(node) if kind_of(child) == ELEMENT)
    if kind in (ELEMENT, ATTRIBUTE):
        children = words[(node >> 3) + CHILDREN]
        text = text_alone(children) if children else b""
        if text is not None:
            return text.decode("latin-1")
    return take(xml.xmlNodeGetContent(node)) or ""
