"""DOMNode, DOMNameSpaceNode and the interfaces DOMParentNode and DOMChildNode (ext/dom/node.c)."""
from __future__ import annotations

from zvm.ext.dom import readers, relations
from zvm.ext.dom.canonical import canonicalize
from zvm.ext.dom.exceptions import NOT_FOUND, refuse
from zvm.ext.dom.names import href_of, prefix_of
from zvm.ext.dom.native import NODE_LAYOUT
from zvm.ext.dom.objects import NodeObject, is_strict, node_of, wrap, wrap_beside
from zvm.ext.dom.properties import DomHooks
from zvm.ext.dom.tree import (
    contains,
    insert,
    insertion_error,
    kind_of,
    may_have_children,
    normalize,
    removal_error,
)
from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CHILDREN,
    DOC,
    DOCUMENT,
    DOCUMENT_TYPE,
    DTD,
    ELEMENT,
    ENTITY,
    FRAGMENT,
    HTML_DOCUMENT,
    INT_SUBSET,
    NEXT,
    NOTATION,
    NS,
    NS_DEF,
    NS_HREF,
    NS_PREFIX,
    PARENT,
    PROPERTIES,
)
from zvm.ext.libxml.library import take, texts, words, xml
from zvm.ext.libxml.nodes import DocumentRef, unlink
from zvm.ext.vocabulary import (
    UNDEF,
    Array,
    Bool,
    False_,
    Int,
    Null,
    Object,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
    since,
)
from zvm.runtime.execute_data import message_origin
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

# ruff: noqa: F821, N802, N803, UP037

_DOCUMENTS = (DOCUMENT, HTML_DOCUMENT)


@php_class("DOMParentNode", interface=True)
class DOMParentNode:
    @method
    def append(self, *nodes: Untyped) -> Void: ...

    @method
    def prepend(self, *nodes: Untyped) -> Void: ...

    @method(since=80300)
    def replaceChildren(self, *nodes: Untyped) -> Void: ...


@php_class("DOMChildNode", interface=True)
class DOMChildNode:
    @method
    def remove(self) -> Void: ...

    @method
    def before(self, *nodes: Untyped) -> Void: ...

    @method
    def after(self, *nodes: Untyped) -> Void: ...

    @method
    def replaceWith(self, *nodes: Untyped) -> Void: ...


def has_feature(feature: str, version: str) -> bool:
    """What DOMImplementation::hasFeature() knows (dom_has_feature)."""
    name = feature.lower()
    return version in ("1.0", "2.0", "") and (name == "xml" or name == "core" and version == "1.0")


def refuse_serialization(engine: Engine, obj: Any, prefix: str, kind: str) -> NoReturn:
    """Throw, since nodes are serialized only by methods of a script's class."""
    engine.throw("Exception", f"{prefix}erialization of '{obj.ce.display_name}' is not allowed, unless "
                              f"{kind}serialization methods are implemented in a subclass")


def _is_child(node: int, parent: int) -> bool:
    """Is it among the children, as attributes are not?"""
    return words[(node >> 3) + PARENT] == parent and kind_of(node) != ATTRIBUTE


def _insert(engine: Engine, obj: Any, node: Any, following: Any) -> Any:
    """Put `node` before the child `following`, at the end for None; what appendChild() and insertBefore() return."""
    parent = node_of(obj)
    if not may_have_children(parent):
        return False
    child = node_of(node)
    error = insertion_error(parent, child)
    if error:
        return refuse(engine, error, is_strict(obj))
    if kind_of(child) == FRAGMENT and not words[(child >> 3) + CHILDREN]:
        engine.diagnostics.warning(f"{message_origin(engine)}: Document Fragment is empty")
        return False
    before = 0
    if following is not None:
        before = node_of(following)
        if not _is_child(before, parent):
            return refuse(engine, NOT_FOUND, is_strict(obj))
    inserted = insert(obj.ref.document, parent, child, before)
    return node if inserted == child else wrap_beside(obj, inserted)


@php_class("DOMNode", native=DomHooks(readers.NODE), properties=[
    prop("nodeName", UNDEF, type="Str"), prop("nodeValue", UNDEF, type="Str | Null"),
    prop("nodeType", UNDEF, type="Int"), prop("parentNode", UNDEF, type="'DOMNode' | Null"),
    prop("childNodes", UNDEF, type="'DOMNodeList'"), prop("firstChild", UNDEF, type="'DOMNode' | Null"),
    prop("lastChild", UNDEF, type="'DOMNode' | Null"), prop("previousSibling", UNDEF, type="'DOMNode' | Null"),
    prop("nextSibling", UNDEF, type="'DOMNode' | Null"), prop("attributes", UNDEF, type="'DOMNamedNodeMap' | Null"),
    prop("ownerDocument", UNDEF, type="'DOMDocument' | Null"), prop("namespaceURI", UNDEF, type="Str | Null"),
    prop("prefix", UNDEF, type="Str"), prop("localName", UNDEF, type="Str | Null"),
    prop("baseURI", UNDEF, type="Str | Null"), prop("textContent", UNDEF, type="Str"),
    since(80300, prop("parentElement", UNDEF, type="'DOMElement' | Null")),
    since(80300, prop("isConnected", UNDEF, type="Bool"))],
    constants={f"DOCUMENT_POSITION_{name}": since(80400, getattr(relations, name)) for name in (
        "DISCONNECTED", "PRECEDING", "FOLLOWING", "CONTAINS", "CONTAINED_BY", "IMPLEMENTATION_SPECIFIC")})
class DOMNode(NodeObject):
    __slots__ = ()
    layout = NODE_LAYOUT

    @method
    def __sleep(self, engine: Engine) -> Array:
        return refuse_serialization(engine, self, "S", "")

    @method
    def __wakeup(self, engine: Engine) -> Void:
        refuse_serialization(engine, self, "Uns", "un")

    @method
    def appendChild(self, engine: Engine, node: 'DOMNode') -> Untyped:
        return _insert(engine, self, node, None)

    @method(tentative=True)
    def C14N(self, engine: Engine, exclusive: Bool = False, withComments: Bool = False, xpath: Array | Null = None,
             nsPrefixes: Array | Null = None) -> Str | False_:
        text: str = canonicalize(engine, self, None, exclusive, withComments, xpath, nsPrefixes)
        return text

    @method(tentative=True)
    def C14NFile(self, engine: Engine, uri: Str, exclusive: Bool = False, withComments: Bool = False,
                 xpath: Array | Null = None, nsPrefixes: Array | Null = None) -> Int | False_:
        written: int = canonicalize(engine, self, uri, exclusive, withComments, xpath, nsPrefixes)
        return written

    @method
    def cloneNode(self, engine: Engine, deep: Bool = False) -> Untyped:
        node = node_of(self)
        owner = words[(node >> 3) + DOC]
        made = xml.xmlDocCopyNode(node, owner, int(deep))
        if not made:
            return False
        if kind_of(node) == ELEMENT and not deep:
            _copy_attributes(node, made)
        document = self.ref.document
        if words[(made >> 3) + DOC] != owner:
            document = DocumentRef(document.state, made)
        elif not owner:
            document = DocumentRef(document.state, 0)
        return wrap(engine, made, document)

    @method(tentative=True)
    def getLineNo(self) -> Int:
        return xml.xmlGetLineNo(node_of(self))  # type: ignore[no-any-return]

    @method(tentative=True)
    def getNodePath(self) -> Str | Null:
        return take(xml.xmlGetNodePath(node_of(self)))

    @method(tentative=True)
    def hasAttributes(self) -> Bool:
        node = node_of(self)
        return kind_of(node) == ELEMENT and bool(words[(node >> 3) + PROPERTIES])

    @method(tentative=True)
    def hasChildNodes(self) -> Bool:
        node = node_of(self)
        return may_have_children(node) and bool(words[(node >> 3) + CHILDREN])

    @method
    def insertBefore(self, engine: Engine, node: 'DOMNode', child: 'DOMNode' | Null = None) -> Untyped:
        return _insert(engine, self, node, child)

    @method(since=80400)
    def compareDocumentPosition(self, other: 'DOMNode') -> Int:
        return relations.position(node_of(self), node_of(other))

    @method(since=80300, shown={"other": "'DOMNode' | 'DOMNameSpaceNode' | Null"})
    def contains(self, engine: Engine, other: Object | Null) -> Bool:
        return isinstance(other, NodeObject) and contains(node_of(self), node_of(other))

    @method(since=80300)
    def getRootNode(self, options: Array | Null = None) -> 'DOMNode':
        return wrap_beside(self, relations.root_of(node_of(self)))  # type: ignore[no-any-return]

    @method(since=80300)
    def isEqualNode(self, otherNode: 'DOMNode' | Null) -> Bool:
        return otherNode is not None and relations.are_equal(node_of(self), node_of(otherNode))

    @method(tentative=True)
    def isDefaultNamespace(self, namespace: Str) -> Bool:
        node = _element_for_names(node_of(self))
        if not node or not namespace:
            return False
        found = xml.xmlSearchNs(words[(node >> 3) + DOC], node, None)
        return bool(found) and href_of(found) == namespace

    @method(tentative=True)
    def isSameNode(self, otherNode: 'DOMNode') -> Bool:
        return node_of(self) == node_of(otherNode)

    @method(tentative=True)
    def isSupported(self, feature: Str, version: Str) -> Bool:
        return has_feature(feature, version)

    @method(tentative=True)
    def lookupNamespaceURI(self, prefix: Str | Null) -> Str | Null:
        node = _element_for_names(node_of(self))
        if not node:
            return None
        found = xml.xmlSearchNs(words[(node >> 3) + DOC], node,
                                prefix.encode("latin-1") if prefix is not None else None)
        return href_of(found) if found else None

    @method(tentative=True)
    def lookupPrefix(self, namespace: Str) -> Str | Null:
        node = node_of(self)
        kind = kind_of(node)
        if not namespace or kind in (ENTITY, NOTATION, FRAGMENT, DOCUMENT_TYPE, DTD):
            return None
        node = _element_for_names(node) if kind in _DOCUMENTS or kind == ELEMENT else words[(node >> 3) + PARENT]
        if not node:
            return None
        found = xml.xmlSearchNsByHref(words[(node >> 3) + DOC], node, namespace.encode("latin-1"))
        return prefix_of(found) if found else None

    @method(tentative=True)
    def normalize(self) -> Void:
        node = node_of(self)
        normalize(self.ref.document, node)

    @method
    def removeChild(self, engine: Engine, child: 'DOMNode') -> Untyped:
        parent = node_of(self)
        if not may_have_children(parent):
            return False
        node = node_of(child)
        error = removal_error(parent, node)
        if error:
            return refuse(engine, error, is_strict(self))
        unlink(self.ref.document, node)
        return child

    @method
    def replaceChild(self, engine: Engine, node: 'DOMNode', child: 'DOMNode') -> Untyped:
        parent = node_of(self)
        if not may_have_children(parent):
            return False
        new, old = node_of(node), node_of(child)
        if not words[(parent >> 3) + CHILDREN]:
            return False
        error = insertion_error(parent, new)
        if error:
            return refuse(engine, error, is_strict(self))
        if not _is_child(old, parent):
            return refuse(engine, NOT_FOUND, is_strict(self))
        if new != old:
            _replace(self.ref.document, parent, new, old)
        return child


def _element_for_names(node: int) -> int:
    """The element that namespaces are looked up at for a node: a document's root element."""
    return xml.xmlDocGetRootElement(node) or 0 if kind_of(node) in _DOCUMENTS else node


def _copy_attributes(source: int, target: int) -> None:
    """What a shallow copy of an element has of it besides its name."""
    word, owner = target >> 3, words[(source >> 3) + DOC]
    if words[(source >> 3) + NS_DEF] and not words[word + NS_DEF]:
        words[word + NS_DEF] = xml.xmlCopyNamespaceList(words[(source >> 3) + NS_DEF])
    namespace = words[(source >> 3) + NS]
    if namespace:
        prefix = texts[(namespace >> 3) + NS_PREFIX]
        found = xml.xmlSearchNs(owner, target, prefix)
        if not found:
            found = xml.xmlSearchNs(owner, source, prefix)
            if found:
                found = xml.xmlNewNs(target, texts[(found >> 3) + NS_HREF], prefix)
        words[word + NS] = found or 0
    if words[(source >> 3) + PROPERTIES] and not words[word + PROPERTIES]:
        words[word + PROPERTIES] = xml.xmlCopyPropList(target, words[(source >> 3) + PROPERTIES]) or 0


def _replace(document: DocumentRef, parent: int, new: int, old: int) -> None:
    """Put a node, or the children of a fragment, into the place of another one."""
    following = words[(old >> 3) + NEXT]
    if following == new:
        following = words[(new >> 3) + NEXT]
    owner = words[(parent >> 3) + DOC]
    was_doctype = owner and words[(owner >> 3) + INT_SUBSET] == old
    unlink(document, old)
    insert(document, parent, new, following)
    if was_doctype and kind_of(new) == DTD:
        words[(owner >> 3) + INT_SUBSET] = new


_NAMESPACE_NODE = {
    "nodeName": (lambda obj: "xmlns" if obj.prefix is None else f"xmlns:{obj.prefix}", None),
    "nodeValue": (lambda obj: obj.uri, None),
    "nodeType": (lambda obj: 18, None),
    "prefix": (lambda obj: obj.prefix or "", None),
    "localName": (lambda obj: "xmlns" if obj.prefix is None else obj.prefix, None),
    "namespaceURI": (lambda obj: obj.uri, None),
    "isConnected": (lambda obj: obj.element is not None and readers.is_connected(obj.element), None),
    "ownerDocument": (lambda obj: readers.owner_document(obj.element) if obj.element is not None else None, None),
    "parentNode": (lambda obj: obj.element, None),
    "parentElement": (lambda obj: obj.element, None),
}


@php_class("DOMNameSpaceNode", native=DomHooks(_NAMESPACE_NODE), properties=[
    prop("nodeName", UNDEF, type="Str"), prop("nodeValue", UNDEF, type="Str | Null"),
    prop("nodeType", UNDEF, type="Int"), prop("prefix", UNDEF, type="Str"), prop("localName", UNDEF, type="Str | Null"),
    prop("namespaceURI", UNDEF, type="Str | Null"), since(80300, prop("isConnected", UNDEF, type="Bool")),
    prop("ownerDocument", UNDEF, type="'DOMDocument' | Null"), prop("parentNode", UNDEF, type="'DOMNode' | Null"),
    since(80300, prop("parentElement", UNDEF, type="'DOMElement' | Null"))])
class DOMNameSpaceNode(PhpObject):
    """`element` is the object of the element at which the declaration was found."""

    __slots__ = ("element", "prefix", "uri")

    def __init__(self) -> None:
        self.element: Any = None
        self.prefix: str | None = None
        self.uri: str | None = None

    @method
    def __sleep(self, engine: Engine) -> Array:
        return refuse_serialization(engine, self, "S", "")

    @method
    def __wakeup(self, engine: Engine) -> Void:
        refuse_serialization(engine, self, "Uns", "un")
