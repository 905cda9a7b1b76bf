"""What may be put where in a tree, and putting it there (ext/dom/tree.c, node.c; the standard's pre-insertion
validity)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import HIERARCHY_REQUEST, NOT_FOUND, WRONG_DOCUMENT, refuse
from zvm.ext.dom.tree import children_of, contains, kind_of, link
from zvm.ext.libxml.layout import (
    CDATA,
    CHILDREN,
    COMMENT,
    CONTENT,
    DICT,
    DOC,
    DOCUMENT,
    DTD,
    ELEMENT,
    FRAGMENT,
    HTML_DOCUMENT,
    INT_SUBSET,
    NAME,
    NEXT,
    PARENT,
    PI,
    PREV,
    TEXT,
)
from zvm.ext.libxml.library import texts, words, xml
from zvm.ext.libxml.nodes import DocumentRef, nodes_of_tree, rehome_tree, unlink

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

DOCUMENTS = (DOCUMENT, HTML_DOCUMENT)
_PARENTS = (*DOCUMENTS, FRAGMENT, ELEMENT)
_INSERTABLE = (FRAGMENT, DTD, ELEMENT, TEXT, CDATA, COMMENT, PI)
_TEXTS = (TEXT, CDATA)
_WITH_CONTENT = (TEXT, CDATA, COMMENT, PI)
_TOO_MANY_ELEMENTS = "Cannot have more than one element child in a document"
_DOCTYPE_PLACE = "Document types must be the first child in a document"
_TEXT_IN_DOCUMENT = "Cannot insert text as a child of a document"


def refuse_hierarchy(engine: Engine, message: str) -> None:
    """Throw a DOMException about the structure, in those words."""
    engine.throw("DOMException", message, HIERARCHY_REQUEST)


def check_insertion(engine: Engine, parent: int, node: int, child: int, replaces: bool = False) -> None:
    """Throw a DOMException where `node` may not go below `parent`, before `child` (0: last) or in its place."""
    parent_kind, kind = kind_of(parent), kind_of(node)
    if parent_kind not in _PARENTS:
        refuse(engine, HIERARCHY_REQUEST)
    check_node(engine, parent, node)
    if child and (words[(child >> 3) + PARENT] != parent):
        refuse(engine, NOT_FOUND)
    if kind not in _INSERTABLE:
        refuse(engine, HIERARCHY_REQUEST)
    if parent_kind in DOCUMENTS:
        check_document_child(engine, parent, node, child, replaces)
    elif kind == DTD:
        refuse_hierarchy(engine, "Cannot insert a document type into anything other than a document")


def check_node(engine: Engine, parent: int, node: int) -> None:
    """Throw where a node is of another document, or has `parent` in it."""
    owner = parent if kind_of(parent) in DOCUMENTS else words[(parent >> 3) + DOC]
    if words[(node >> 3) + DOC] != owner:
        refuse(engine, WRONG_DOCUMENT)
    if contains(node, parent):
        refuse(engine, HIERARCHY_REQUEST)


def check_document_child(engine: Engine, document: int, node: int, child: int, replaces: bool) -> None:
    """The same for children of a document, of which there is one element at most, after the document type."""
    kind = kind_of(node)
    if kind in _TEXTS:
        refuse_hierarchy(engine, _TEXT_IN_DOCUMENT)
    elif kind == FRAGMENT:
        elements = 0
        for each in children_of(node):
            elements += kind_of(each) == ELEMENT
            if elements > 1:
                refuse_hierarchy(engine, _TOO_MANY_ELEMENTS)
            if kind_of(each) in _TEXTS:
                refuse_hierarchy(engine, _TEXT_IN_DOCUMENT)
        if elements:
            _check_root(engine, document, child, replaces)
    elif kind == ELEMENT:
        _check_root(engine, document, child, replaces)
    elif kind == DTD:
        _check_doctype(engine, document, child, replaces)


def _check_root(engine: Engine, document: int, child: int, replaces: bool) -> None:
    root = xml.xmlDocGetRootElement(document) or 0
    if root and not (replaces and root == child):
        refuse_hierarchy(engine, _TOO_MANY_ELEMENTS)
    doctype = words[(document >> 3) + INT_SUBSET]
    if child and doctype and (child == doctype and not replaces or _is_after(doctype, child)):
        refuse_hierarchy(engine, _DOCTYPE_PLACE)


def _check_doctype(engine: Engine, document: int, child: int, replaces: bool) -> None:
    doctype = words[(document >> 3) + INT_SUBSET]
    if doctype and not (replaces and doctype == child):
        refuse_hierarchy(engine, "Cannot have more than one document type")
    root = xml.xmlDocGetRootElement(document) or 0
    if root and (not child or _is_after(child, root)):
        refuse_hierarchy(engine, _DOCTYPE_PLACE)


def _is_after(node: int, other: int) -> bool:
    """Is a node one of the siblings after another one?"""
    node = words[(node >> 3) + PREV]
    while node:
        if node == other:
            return True
        node = words[(node >> 3) + PREV]
    return False


def put(document: DocumentRef, parent: int, node: int, following: int) -> None:
    """Move a node, or the children of a fragment, to below `parent`, before `following`."""
    if following == node:
        following = words[(node >> 3) + NEXT]
    moved = list(children_of(node)) if kind_of(node) == FRAGMENT else [node]
    document.state.changes += 1
    for each in moved:
        if words[(each >> 3) + PARENT]:
            xml.xmlUnlinkNode(each)
        link(parent, each, following)
        if kind_of(each) == DTD:
            words[(parent >> 3) + INT_SUBSET] = each


def replace(document: DocumentRef, parent: int, node: int, child: int) -> None:
    """Put a node in the place of a child."""
    if node == child:
        return
    following = words[(child >> 3) + NEXT]
    if following == node:
        following = words[(node >> 3) + NEXT]
    unlink(document, child)
    put(document, parent, node, following)


def take_over(document: DocumentRef, pointer: int, node: int) -> None:
    """Have a node of another document, and all below it, belong to this one."""
    if words[(node >> 3) + PARENT]:
        xml.xmlUnlinkNode(node)
    document.state.changes += 1
    dictionary = words[(words[(node >> 3) + DOC] >> 3) + DICT]
    if dictionary:
        _leave_dictionary(dictionary, node)
    xml.xmlSetTreeDoc(node, pointer)
    rehome_tree(document, node)


def _leave_dictionary(dictionary: int, root: int) -> None:
    """Give the nodes of a tree names and texts of their own in place of those that a document's parser has shared:
    they are about to belong to a document that would free them."""
    for node in nodes_of_tree(root):
        fields = (NAME, CONTENT) if kind_of(node) in _WITH_CONTENT else (NAME,)
        for field in fields:
            text = words[(node >> 3) + field]
            if text and xml.xmlDictOwns(dictionary, text):
                words[(node >> 3) + field] = xml.xmlStrdup(texts[(node >> 3) + field])


def remove_children(document: DocumentRef, node: int) -> None:
    """Take all children out; those that nobody holds are freed."""
    from zvm.ext.libxml.nodes import discard_children

    if words[(node >> 3) + CHILDREN]:
        discard_children(document, node)


def nodes_as_one(engine: Engine, obj: Any, document: int, values: tuple[Any, ...],
                 as_node: Callable[[Any], int]) -> int:
    """What is to be inserted as one node: the node itself, or a fragment of several and of strings."""
    if len(values) == 1 and type(values[0]) is not str:
        return as_node(values[0])
    made = [xml.xmlNewDocText(document, value.encode("latin-1")) if type(value) is str else as_node(value)
            for value in values]
    if len(made) == 1:
        return made[0]
    fragment: int = xml.xmlNewDocFragment(document)
    for node in made:
        put(obj.ref.document, fragment, node, 0)
    return fragment
