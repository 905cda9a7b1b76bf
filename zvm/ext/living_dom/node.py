"""Dom\\Node, and the interfaces Dom\\ParentNode and Dom\\ChildNode (ext/dom/node.c)."""
from __future__ import annotations

from zvm.ext.dom import relations
from zvm.ext.dom.canonical import canonicalize
from zvm.ext.dom.exceptions import HIERARCHY_REQUEST, NOT_FOUND, NOT_SUPPORTED, refuse
from zvm.ext.dom.node import refuse_serialization
from zvm.ext.dom.objects import NodeObject, node_of, wrap, wrap_beside
from zvm.ext.dom.tree import contains, kind_of, may_have_children, normalize
from zvm.ext.libxml.layout import CHILDREN, DOC, FRAGMENT, PARENT
from zvm.ext.libxml.library import take, words, xml
from zvm.ext.libxml.nodes import DocumentRef, unlink
from zvm.ext.living_dom import readers
from zvm.ext.living_dom.cloning import copy_document, copy_node
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.insertion import DOCUMENTS, check_insertion, put, replace
from zvm.ext.living_dom.lookup import namespace_for, prefix_for
from zvm.ext.living_dom.objects import living_settings
from zvm.ext.vocabulary import (
    PRIVATE,
    UNDEF,
    Array,
    Bool,
    Cases,
    False_,
    Int,
    Null,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037


@php_class("Dom\\AdjacentPosition", since=80400, implements=("BackedEnum",), cases=Cases(
    BeforeBegin="beforebegin", AfterBegin="afterbegin", BeforeEnd="beforeend", AfterEnd="afterend"))
class AdjacentPosition(PhpObject):
    __slots__ = ()


@php_class("Dom\\ParentNode", since=80400, interface=True)
class ParentNode:
    @method
    def append(self, *nodes: 'Dom\\Node' | Str) -> Void: ...

    @method
    def prepend(self, *nodes: 'Dom\\Node' | Str) -> Void: ...

    @method
    def replaceChildren(self, *nodes: 'Dom\\Node' | Str) -> Void: ...

    @method
    def querySelector(self, selectors: Str) -> 'Dom\\Element' | Null: ...

    @method
    def querySelectorAll(self, selectors: Str) -> 'Dom\\NodeList': ...


@php_class("Dom\\ChildNode", since=80400, interface=True)
class ChildNode:
    @method
    def remove(self) -> Void: ...

    @method
    def before(self, *nodes: 'Dom\\Node' | Str) -> Void: ...

    @method
    def after(self, *nodes: 'Dom\\Node' | Str) -> Void: ...

    @method
    def replaceWith(self, *nodes: 'Dom\\Node' | Str) -> Void: ...


def insert(engine: Engine, obj: Any, node: Any, child: Any) -> Any:
    """Put `node` below an object's node, before `child`, at the end for None."""
    parent, new = node_of(obj), node_of(node)
    following = node_of(child) if child is not None else 0
    check_insertion(engine, parent, new, following)
    put(obj.ref.document, parent, new, following)
    return node


@php_class("Dom\\Node", since=80400, native=LivingHooks(readers.NODE), properties=[
    prop("nodeType", UNDEF, type="Int"), prop("nodeName", UNDEF, type="Str"), prop("baseURI", UNDEF, type="Str"),
    prop("isConnected", UNDEF, type="Bool"), prop("ownerDocument", UNDEF, type="'Dom\\Document' | Null"),
    prop("parentNode", UNDEF, type="'Dom\\Node' | Null"), prop("parentElement", UNDEF, type="'Dom\\Element' | Null"),
    prop("childNodes", UNDEF, type="'Dom\\NodeList'"), prop("firstChild", UNDEF, type="'Dom\\Node' | Null"),
    prop("lastChild", UNDEF, type="'Dom\\Node' | Null"), prop("previousSibling", UNDEF, type="'Dom\\Node' | Null"),
    prop("nextSibling", UNDEF, type="'Dom\\Node' | Null"), prop("nodeValue", UNDEF, type="Str | Null"),
    prop("textContent", UNDEF, type="Str | Null")],
    constants={f"DOCUMENT_POSITION_{name}": getattr(relations, name) for name in (
        "DISCONNECTED", "PRECEDING", "FOLLOWING", "CONTAINS", "CONTAINED_BY", "IMPLEMENTATION_SPECIFIC")})
class Node(NodeObject):
    __slots__ = ()

    @method(final=True, visibility=PRIVATE)
    def __construct(self) -> Untyped: ...

    @method(defaults={"options": "[]"})
    def getRootNode(self, options: Array = UNDEF) -> 'Dom\\Node':
        return wrap_beside(self, relations.root_of(node_of(self)))

    @method
    def hasChildNodes(self) -> Bool:
        node = node_of(self)
        return may_have_children(node) and bool(words[(node >> 3) + CHILDREN])

    @method
    def normalize(self) -> Void:
        node = node_of(self)
        normalize(self.ref.document, node)

    @method
    def cloneNode(self, engine: Engine, deep: Bool = False) -> 'Dom\\Node':
        node = node_of(self)
        document: DocumentRef = self.ref.document
        settings = living_settings(document)
        if kind_of(node) in DOCUMENTS:
            made, settings = copy_document(engine, self, deep)
            document = DocumentRef(document.state, made)
            document.settings = settings
        else:
            made = copy_node(settings, settings, node, words[(node >> 3) + DOC], deep)
        return wrap(engine, made, document)

    @method
    def isEqualNode(self, otherNode: 'Dom\\Node' | Null) -> Bool:
        return otherNode is not None and relations.are_equal(node_of(self), node_of(otherNode))

    @method
    def isSameNode(self, otherNode: 'Dom\\Node' | Null) -> Bool:
        return otherNode is not None and node_of(self) == node_of(otherNode)

    @method
    def compareDocumentPosition(self, other: 'Dom\\Node') -> Int:
        return relations.position(node_of(self), node_of(other))

    @method
    def contains(self, other: 'Dom\\Node' | Null) -> Bool:
        return other is not None and contains(node_of(self), node_of(other))

    @method
    def lookupPrefix(self, namespace: Str | Null) -> Str | Null:
        return prefix_for(node_of(self), namespace) if namespace else None

    @method
    def lookupNamespaceURI(self, prefix: Str | Null) -> Str | Null:
        return namespace_for(node_of(self), prefix or None)

    @method
    def isDefaultNamespace(self, namespace: Str | Null) -> Bool:
        return namespace_for(node_of(self), None) == (namespace or None)

    @method
    def insertBefore(self, engine: Engine, node: 'Dom\\Node', child: 'Dom\\Node' | Null) -> 'Dom\\Node':
        return insert(engine, self, node, child)

    @method
    def appendChild(self, engine: Engine, node: 'Dom\\Node') -> 'Dom\\Node':
        return insert(engine, self, node, None)

    @method
    def replaceChild(self, engine: Engine, node: 'Dom\\Node', child: 'Dom\\Node') -> 'Dom\\Node':
        parent, new, old = node_of(self), node_of(node), node_of(child)
        check_insertion(engine, parent, new, old, replaces=True)
        replace(self.ref.document, parent, new, old)
        return child

    @method
    def removeChild(self, engine: Engine, child: 'Dom\\Node') -> 'Dom\\Node':
        parent, node = node_of(self), node_of(child)
        if words[(node >> 3) + PARENT] != parent or not may_have_children(parent):
            refuse(engine, NOT_FOUND)
        unlink(self.ref.document, node)
        return child

    @method
    def getLineNo(self) -> Int:
        number: int = xml.xmlGetLineNo(node_of(self))
        return number

    @method
    def getNodePath(self) -> Str:
        return take(xml.xmlGetNodePath(node_of(self))) or ""

    @method
    def C14N(self, engine: Engine, exclusive: Bool = False, withComments: Bool = False, xpath: Array | Null = None,
             nsPrefixes: Array | Null = None) -> Str | False_:
        text: str = canonicalize(engine, self, None, exclusive, withComments, xpath, nsPrefixes)
        return text

    @method
    def C14NFile(self, engine: Engine, uri: Str, exclusive: Bool = False, withComments: Bool = False,
                 xpath: Array | Null = None, nsPrefixes: Array | Null = None) -> Int | False_:
        written: int = canonicalize(engine, self, uri, exclusive, withComments, xpath, nsPrefixes)
        return written

    @method
    def __sleep(self, engine: Engine) -> Array:
        return refuse_serialization(engine, self, "S", "")

    @method
    def __wakeup(self, engine: Engine) -> Void:
        refuse_serialization(engine, self, "Uns", "un")


def refuse_document(engine: Engine, node: int, fragment_too: bool = False) -> None:
    """Throw for what cannot be imported or adopted."""
    if kind_of(node) in DOCUMENTS:
        refuse(engine, NOT_SUPPORTED)
    if fragment_too and kind_of(node) == FRAGMENT:
        refuse(engine, HIERARCHY_REQUEST)
