"""Documents and nodes that PHP objects stand for, and when they are freed (php_libxml_node_ptr, php_libxml_ref_obj).

A NodeRef stands for one node of libxml2; all PHP objects for that node, of dom and of simplexml, hold the same one.
When the last lets go, the node is freed if nothing but the script held it, that is, if it has no parent; then objects
for nodes below it stand for nothing any more, as in PHP. A document lives while any of its nodes has a NodeRef,
detached or not. That is counted by hand and not left to Python's references, since a cycle of garbage is finalised in
any order.
"""
from __future__ import annotations

from _weakref import ref as weak_reference

from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CHILDREN,
    CONTENT,
    DOC,
    DOCUMENT,
    DOCUMENT_TYPE,
    DTD,
    ELEMENT,
    ENTITY_DECL,
    ENTITY_REF,
    HTML_DOCUMENT,
    NEXT,
    NS_DEF,
    NS_NEXT,
    OLD_NS,
    PARENT,
    PROPERTIES,
    TEXT,
    TYPE,
    XINCLUDE_END,
    XINCLUDE_START,
    XML_NAMESPACE,
)
from zvm.ext.libxml.library import ints, texts, words, xml
from zvm.ext.libxml.records import DocumentRecord, NodeRecord
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.ext.libxml.state import LibxmlState

_OWNED_BY_DTD = frozenset((15, 16, ENTITY_DECL))  # declarations: freed with their DTD
_WITH_PROPERTIES = frozenset((ELEMENT, XINCLUDE_START, XINCLUDE_END))


class DocumentRef(DocumentRecord):
    """A document, `pointer` 0 where nodes have none yet. `count` is that of its NodeRefs; `settings` is what
    extensions keep of it, such as dom's properties that are not libxml2's."""

    __slots__ = ("subsets",)
    state: LibxmlState

    def __init__(self, state: LibxmlState, pointer: int) -> None:
        self.state, self.pointer = state, pointer
        self.count = 0
        self.settings = None
        self.subsets: list[int] = []  # document types that were taken out: entity references still point into them

    def release(self) -> None:
        """One NodeRef less; after the last the document is freed."""
        self.count -= 1
        if not self.count and self.pointer:
            if self.state.walking:
                self.state.doomed.append((0, self))
            else:
                self.free()

    def free_detached(self, node: int) -> None:
        """Free a node without parent and without NodeRef, one that died just now; a document is freed by release()."""
        if ints[(node >> 2) + 2 * TYPE] not in (DOCUMENT, HTML_DOCUMENT):
            free_tree(self, node, self.count == 1)

    def free(self) -> None:
        """Free the document, to which there is no NodeRef any more."""
        pointer, self.pointer = self.pointer, 0
        if self.settings is not None:
            self.settings.release()
        for subset in self.subsets:
            xml.xmlFreeDtd(subset)
        xml.xmlFreeDoc(pointer)


class NodeRef(NodeRecord):
    """A node with PHP objects: `node` is its address, 0 after it was freed. `proxy` is a weak reference to the DOM
    object, of which there is but one, None while there is none. Where there are native handlers, the kernel
    node_ref_dies is the finaliser."""

    __slots__ = ()
    document: DocumentRef

    def __del__(self) -> None:
        node = self.node
        document = self.document
        if node:
            self.node = 0
            nodes = document.state.nodes
            known = nodes.get(node)
            other = known() if known is not None else None
            if other is None or other is self:
                nodes.pop(node, None)
                if not words[(node >> 3) + PARENT]:
                    document.free_detached(node)
        document.release()


def ref_of(document: DocumentRef, node: int) -> NodeRef:
    """The NodeRef of a node of `document`."""
    nodes = document.state.nodes
    known = nodes.get(node)
    if known is not None:
        found: NodeRef | None = known()
        if found is not None:
            return found
    made = NodeRef()
    made.node, made.document, made.proxy = node, document, None
    document.count += 1
    nodes[node] = weak_reference(made)
    return made


def known_ref(state: LibxmlState, node: int) -> NodeRef | None:
    """The NodeRef of a node, None where it has none."""
    known = state.nodes.get(node)
    return known() if known is not None else None


def new_document(state: LibxmlState, pointer: int) -> NodeRef:
    """The NodeRef of a document that the caller just got of the library."""
    return ref_of(DocumentRef(state, pointer), pointer)


def rehome(ref: NodeRef, document: DocumentRef) -> None:
    """The node of a NodeRef belongs to another document from now on."""
    former = ref.document
    if former is not document:
        document.count += 1
        ref.document = document
        former.release()


def rehome_tree(document: DocumentRef, root: int) -> None:
    """All NodeRefs in a tree that moved into `document` belong there."""
    if document.state.nodes:
        for node in nodes_of_tree(root):
            ref = known_ref(document.state, node)
            if ref is not None:
                rehome(ref, document)


def text_alone(first: int) -> bytes | None:
    """The text of the first of some children where that is all there is, None otherwise."""
    word = first >> 3
    if words[word + NEXT] or ints[(first >> 2) + 2 * TYPE] != TEXT:
        return None
    return texts[word + CONTENT] or b""


# ---- walking ---------------------------------------------------------------------------------------------------------

def nodes_of_tree(root: int) -> Iterator[int]:
    """`root`, its attributes and everything below, in document order. A node may be unlinked once it was given, if its
    own children need not be seen."""
    stack = [root]
    while stack:
        node = stack.pop()
        word = node >> 3
        kind = ints[(node >> 2) + 2 * TYPE]
        if node != root:
            following = words[word + NEXT]
            if following:
                stack.append(following)
        yield node
        if kind == ENTITY_REF:
            continue  # whose child is the declaration, which is the DTD's
        child = words[word + CHILDREN]
        if child and (kind != ENTITY_DECL or words[(child >> 3) + PARENT] == node):
            stack.append(child)
        if kind in _WITH_PROPERTIES and words[word + PROPERTIES]:
            stack.append(words[word + PROPERTIES])


# ---- taking out ------------------------------------------------------------------------------------------------------

def unlink(document: DocumentRef, node: int) -> None:
    """Take a node out of its tree."""
    document.state.changes += 1
    xml.xmlUnlinkNode(node)


# ---- freeing ---------------------------------------------------------------------------------------------------------

def free_tree(document: DocumentRef, root: int, alone: bool = False) -> None:
    """Free a node without parent and all below it; NodeRefs in it stand for nothing any more. `alone`: there is no
    other NodeRef of the document, so nothing sees nodes in it or uses its namespaces."""
    state = document.state
    if state.walking:
        document.count += 1
        state.doomed.append((root, document))
        return
    kind = ints[(root >> 2) + 2 * TYPE]
    if kind in _OWNED_BY_DTD:
        return
    if not alone:
        if state.engine.target >= V8_4:
            unlink_held(document, root)  # they stay
        for node in nodes_of_tree(root):
            _forget(state, node)
            if ints[(node >> 2) + 2 * TYPE] == ELEMENT:
                save_namespaces(node)
    if kind == ATTRIBUTE:
        xml.xmlFreeProp(root)
    elif kind in (DTD, DOCUMENT_TYPE):
        if document.pointer and not alone:
            document.subsets.append(root)
        else:
            xml.xmlFreeDtd(root)
    else:
        xml.xmlFreeNode(root)


def _forget(state: LibxmlState, node: int) -> None:
    """The node is about to be freed."""
    known = state.nodes.pop(node, None)
    if known is not None:
        ref = known()
        if ref is not None:
            ref.node = 0


def save_namespaces(element: int) -> None:
    """Give the declarations of an element that is about to be freed to its document, since nodes elsewhere may be in
    these namespaces (php_libxml_set_old_ns)."""
    word = element >> 3
    first = words[word + NS_DEF]
    document = words[word + DOC]
    if not first or not document:
        return
    last = first
    while words[(last >> 3) + NS_NEXT]:
        last = words[(last >> 3) + NS_NEXT]
    _ensure_xml_namespace(document)
    head = words[(document >> 3) + OLD_NS] >> 3
    words[(last >> 3) + NS_NEXT] = words[head + NS_NEXT]
    words[head + NS_NEXT] = first
    words[word + NS_DEF] = 0


def _ensure_xml_namespace(document: int) -> None:
    """The first of a document's own namespaces is that of the prefix xml (xmlTreeEnsureXMLDecl)."""
    if not words[(document >> 3) + OLD_NS]:
        xml.xmlSearchNsByHref(document, document, XML_NAMESPACE.encode())


def keep_namespace(document: int, namespace: int) -> None:
    """Give a declaration that belongs to no element to the document."""
    _ensure_xml_namespace(document)
    head = words[(document >> 3) + OLD_NS] >> 3
    words[(namespace >> 3) + NS_NEXT] = words[head + NS_NEXT]
    words[head + NS_NEXT] = namespace


def discard_tree(document: DocumentRef, root: int) -> None:
    """Take a node from its tree and free it, except for what PHP objects stand for: each such node is left as the root
    of its own tree."""
    state = document.state
    state.changes += 1
    xml.xmlUnlinkNode(root)
    if known_ref(state, root) is None:
        unlink_held(document, root)
        free_tree(document, root)


def unlink_held(document: DocumentRef, root: int) -> None:
    """Take out of a tree what PHP objects stand for."""
    if document.state.nodes:
        for node in _outermost_held(document.state, root):
            owner = words[(node >> 3) + DOC]
            xml.xmlUnlinkNode(node)
            if owner and ints[(node >> 2) + 2 * TYPE] == ELEMENT and document.state.engine.target >= V8_4:
                xml.xmlReconciliateNs(owner, node)


def _outermost_held(state: LibxmlState, root: int) -> list[int]:
    """The nodes of a tree with a NodeRef that are not below another such node."""
    held: list[int] = []
    inside: set[int] = set()
    for node in nodes_of_tree(root):
        if words[(node >> 3) + PARENT] in inside and node != root:
            inside.add(node)
        elif known_ref(state, node) is not None:
            held.append(node)
            inside.add(node)
    return held


def discard_children(document: DocumentRef, parent: int) -> None:
    """The same of all children of a node."""
    while child := words[(parent >> 3) + CHILDREN]:
        if ints[(parent >> 2) + 2 * TYPE] == ENTITY_REF:
            return
        discard_tree(document, child)


class Walking:
    """While entered, nodes are not freed: the library walks over trees and calls PHP code on its way."""

    __slots__ = ("state",)

    def __init__(self, state: LibxmlState) -> None:
        self.state = state

    def __enter__(self) -> None:
        self.state.walking += 1

    def __exit__(self, *problem: object) -> None:
        state = self.state
        state.walking -= 1
        while state.doomed and not state.walking:
            root, document = state.doomed.pop()
            if not root:
                if not document.count and document.pointer:
                    document.free()
                continue
            if not words[(root >> 3) + PARENT] and known_ref(state, root) is None:
                free_tree(document, root)
            document.release()
