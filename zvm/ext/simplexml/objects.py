"""What a SimpleXMLElement stands for: a node, or those of its children or attributes that it selects.

`$x->a` is all children `a` of the node of `$x` (ELEMENTS), `$x->children()` all its children (CHILDREN),
`$x->attributes()` its attributes (ATTRIBUTES); an object of kind SINGLE is its node itself. Where one node is wanted of
a selection, it is the first. Follows php_sxe_iterator in ext/simplexml/simplexml.c.
"""
from __future__ import annotations

from zvm.ext.libxml.layout import (
    ATTRIBUTE,
    CHILDREN,
    ELEMENT,
    NAME,
    NEXT,
    NS,
    NS_HREF,
    NS_PREFIX,
    PROPERTIES,
    TYPE,
)
from zvm.ext.libxml.library import FREE_ADDRESS, ints, take, texts, words, xml
from zvm.ext.libxml.nodes import DocumentRef, NodeRef, free_tree, ref_of, text_alone, unlink
from zvm.ext.simplexml.kinds import ATTRIBUTES, ELEMENTS, SINGLE
from zvm.runtime.objects.array_access import XML_SELECTION
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.php_object import PhpObject
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any


class SxeObject(PhpObject):
    """`ref` is the NodeRef of the node; `kind`, `name`, `namespace` (a URI, or a prefix if `is_prefix`) say what of it
    is selected. `current` is the object that iteration is at, `context` the XPath context."""

    __slots__ = ("context", "current", "is_prefix", "kind", "name", "namespace", "ref")
    layout = (XML_SELECTION, "ref", NodeRef, xml.address_of("xmlNodeGetContent"), FREE_ADDRESS,
              xml.address_of("xmlNodeListGetString"), "kind", "name", "namespace", "is_prefix", "context", "current")

    def __init__(self) -> None:
        self.context: Any = None
        self.current: Any = None
        self.ref: Any = None
        self.kind = SINGLE
        self.name: bytes | None = None
        self.namespace: bytes | None = None
        self.is_prefix = False

    def selected_node(self) -> int:
        """The node that dom_import_simplexml() takes."""
        return single_node(self)


def new_element(like: Any, node: int, kind: int = SINGLE, name: bytes | None = None,
                namespace: bytes | None = None, is_prefix: bool = False) -> Any:
    """An object of the same class and document as `like`."""
    made = instantiate(like.ce.engine, like.ce)
    made.ref = ref_of(like.ref.document, node)
    made.kind, made.name = kind, name
    if namespace:
        made.namespace, made.is_prefix = namespace, is_prefix
    return made


def attach(obj: Any, ref: NodeRef, namespace: str, is_prefix: bool) -> None:
    """Have an object stand for the root element of a document; where there is none it only has the document."""
    root = xml.xmlDocGetRootElement(ref.node)
    obj.ref = ref_of(ref.document, root) if root else ref
    obj.namespace = namespace.encode("latin-1") or None
    obj.is_prefix = is_prefix


def node_of(obj: Any) -> int:
    """The node of an object; throws Error where there is none (GET_NODE)."""
    ref = obj.ref
    if ref is None or not ref.node or ref.node == ref.document.pointer:
        obj.ce.engine.throw("Error", "SimpleXMLElement is not properly initialized")
    return ref.node  # type: ignore[no-any-return]


# ---- selecting -------------------------------------------------------------------------------------------------------

def is_in_namespace(obj: Any, node: int) -> bool:
    """Is a child or attribute in the namespace that the object selects (match_ns)?"""
    namespace = words[(node >> 3) + NS]
    wanted = obj.namespace
    if not namespace:
        return wanted is None
    word = namespace >> 3
    if wanted is None and not words[word + NS_PREFIX]:
        return True
    return texts[word + (NS_PREFIX if obj.is_prefix else NS_HREF)] == wanted  # type: ignore[no-any-return]


def next_selected(obj: Any, node: int) -> int:
    """`node` or the first of its following siblings that the object selects, 0 for none (php_sxe_iterator_fetch)."""
    wanted = ATTRIBUTE if obj.kind == ATTRIBUTES else ELEMENT
    name = obj.name if obj.kind in (ATTRIBUTES, ELEMENTS) else None
    is_nowhere = obj.namespace is None
    while node:
        word = node >> 3
        if ints[(word << 1) + 2 * TYPE] == wanted and (name is None or texts[word + NAME] == name) and \
                (is_nowhere and not words[word + NS] or is_in_namespace(obj, node)):
            return node
        node = words[word + NEXT]
    return 0


def first_selected(obj: Any) -> int:
    """The first node that iteration over the object gives, 0 for none."""
    word = node_of(obj) >> 3
    if obj.kind == ATTRIBUTES:
        is_element = ints[(word << 1) + 2 * TYPE] == ELEMENT
        return next_selected(obj, words[word + PROPERTIES] if is_element else 0)
    return next_selected(obj, words[word + CHILDREN])


def selected(obj: Any) -> Iterator[int]:
    """The nodes that iteration over the object gives."""
    node = first_selected(obj)
    while node:
        following = words[(node >> 3) + NEXT]
        yield node
        node = next_selected(obj, following)


def single_node(obj: Any) -> int:
    """The node that the object is or selects first, 0 for none (php_sxe_get_first_node)."""
    return node_of(obj) if obj.kind == SINGLE else first_selected(obj)


def attributes_from(obj: Any, attribute: int) -> Iterator[int]:
    """`attribute` and those after it that the object selects."""
    name = obj.name if obj.kind == ATTRIBUTES else None
    while attribute:
        following = words[(attribute >> 3) + NEXT]
        if (name is None or texts[(attribute >> 3) + NAME] == name) and is_in_namespace(obj, attribute):
            yield attribute
        attribute = following


def elements_named(obj: Any, parent: int, name: bytes) -> Iterator[int]:
    """The children of that name in the namespace that the object selects."""
    node = words[(parent >> 3) + CHILDREN]
    while node:
        following = words[(node >> 3) + NEXT]
        if ints[(node >> 2) + 2 * TYPE] == ELEMENT and texts[(node >> 3) + NAME] == name and \
                is_in_namespace(obj, node):
            yield node
        node = following


def list_text(obj: Any, node: int) -> str | None:
    """The text of the direct children of a node, entities replaced; None for no children."""
    children = words[(node >> 3) + CHILDREN]
    if not children:
        return None
    text = text_alone(children)
    if text is not None:
        return text.decode("latin-1")
    return take(xml.xmlNodeListGetString(obj.ref.document.pointer, children, 1))


# ---- removing --------------------------------------------------------------------------------------------------------

def destroy(document: DocumentRef, node: int) -> None:
    """Take a node out and free it; objects for it or for what is below stand for nothing any more. Since PHP 8.4 a node
    that an object stands for stays."""
    unlink(document, node)
    if document.state.engine.target < V8_4 or node not in document.state.nodes:
        free_tree(document, node)


def destroy_children(document: DocumentRef, node: int) -> None:
    """The same of all children of a node."""
    while child := words[(node >> 3) + CHILDREN]:
        destroy(document, child)
