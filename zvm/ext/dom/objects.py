"""The proxies that stand for nodes: one DOM object a node, its document's settings, and errors about lost nodes.

Follows ext/dom/php_dom.c. A proxy holds the node's NodeRef (zvm/ext/libxml/nodes.py), which knows the proxy by a weak
reference, so that a node has the same object as long as it is held.
"""
from __future__ import annotations

from _weakref import ref as weak_reference

from zvm.ext.dom.exceptions import INVALID_STATE, refuse
from zvm.ext.libxml.layout import DOC, HTML_DOCUMENT, TYPE
from zvm.ext.libxml.library import ints, take, words, xml
from zvm.ext.libxml.nodes import DocumentRef, NodeRef, ref_of
from zvm.ext.libxml.state import LibxmlState, state_of
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

# the class of a proxy by the node's type
CLASSES = {1: "domelement", 2: "domattr", 3: "domtext", 4: "domcdatasection", 5: "domentityreference",
            7: "domprocessinginstruction", 8: "domcomment", 9: "domdocument", 10: "domdocumenttype",
            11: "domdocumentfragment", 13: "domdocument", 14: "domdocumenttype", 15: "domentity", 17: "domentity"}


class DocumentSettings:
    """The properties of a document that libxml2 does not keep, and the classes registered for its nodes."""

    __slots__ = ("formatOutput", "validateOnParse", "resolveExternals", "preserveWhiteSpace", "substituteEntities",
                 "strictErrorChecking", "recover", "classes")
    is_living = False  # are the objects those of namespace Dom?

    def __init__(self) -> None:
        self.formatOutput = self.validateOnParse = self.resolveExternals = False
        self.substituteEntities = self.recover = False
        self.preserveWhiteSpace = self.strictErrorChecking = True
        self.classes: dict[str, ClassEntry] = {}

    def class_name_of(self, node: int, kind: int) -> str | None:
        """The lower-case name of the class of a node's object, None for what has none."""
        return CLASSES.get(kind)

    def release(self) -> None:
        """The document is about to be freed."""

    def copy(self) -> DocumentSettings:
        """Settings of their own for a clone of the document."""
        made = DocumentSettings()
        for name in DocumentSettings.__slots__:
            setattr(made, name, getattr(self, name))
        made.classes = self.classes.copy()
        return made


def settings_of(document: DocumentRef) -> DocumentSettings:
    """The settings of a document, made when they are first asked for."""
    found: DocumentSettings | None = document.settings
    if found is None:
        found = document.settings = DocumentSettings()
    return found


class NodeObject(PhpObject):
    """A proxy; `ref` is None before its constructor was called."""

    __slots__ = ("ref",)

    def __init__(self) -> None:
        self.ref: Any = None  # a NodeRef


def node_of(obj: Any) -> int:
    """The node that an object stands for; throws Error where there is none (DOM_GET_OBJ)."""
    ref = obj.ref
    node: int = ref.node if ref is not None else 0
    if not node:
        obj.ce.engine.throw("Error", f"Couldn't fetch {obj.ce.display_name}")
    return node


def node_for_reading(obj: Any) -> int:
    """The same for properties: throws DOMException for an object that was not constructed."""
    ref = obj.ref
    if ref is None:
        refuse(obj.ce.engine, INVALID_STATE)
    elif not ref.node:
        obj.ce.engine.throw("Error", f"Couldn't fetch {obj.ce.display_name}. Node no longer exists")
    return ref.node  # type: ignore[no-any-return]


def is_strict(obj: Any) -> bool:
    """Does the document of a node ask for exceptions where the DOM has errors?"""
    settings = obj.ref.document.settings
    return settings is None or settings.strictErrorChecking


def wrap(engine: Engine, node: int, document: DocumentRef) -> Any:
    """The proxy of a node of `document`, null for no node (php_dom_create_object)."""
    if not node:
        return None
    natives, settings = document.state.natives, document.settings
    if natives is not None and not (settings is not None and settings.is_living):
        known = natives.wrap_node(engine.classes["domnode"], document, node)
        if known is not None:
            return known
    ref = ref_of(document, node)
    if ref.proxy is not None:
        known = ref.proxy()
        if known is not None:
            return known
    kind = ints[(node >> 2) + 2 * TYPE]
    name = CLASSES.get(kind) if settings is None else settings.class_name_of(node, kind)
    if name is None:
        engine.throw("Error", f"Unsupported node type: {kind}")
    ce = settings.classes.get(name) if settings is not None and settings.classes else None
    made = instantiate(engine, ce or engine.classes[name])
    made.ref = ref
    ref.proxy = weak_reference(made)
    return made


def wrap_beside(obj: Any, node: int) -> Any:
    """The proxy of another node of an object's document."""
    return wrap(obj.ce.engine, node, obj.ref.document)


def adopt(obj: Any, ref: NodeRef) -> None:
    """Have an object stand for a node from now on; what it stood for before is let go."""
    former = obj.ref
    if former is not None and former.proxy is not None and former.proxy() is obj:
        former.proxy = None
    obj.ref = ref
    ref.proxy = weak_reference(obj)


def construct(obj: Any, node: int) -> None:
    """Have an object stand for a node that its constructor made, which belongs to no document."""
    engine = obj.ce.engine
    if not node:
        refuse(engine, INVALID_STATE)
    adopt(obj, ref_of(DocumentRef(state_of(engine), 0), node))


def optional(text: Any) -> bytes | None:
    """An argument as the library takes it, None where it was left out."""
    return text.encode("latin-1") if text is not UNDEF else None


def state_and_node(engine: Engine, obj: Any) -> tuple[LibxmlState, int]:
    """What methods begin with that call the library by way of LibxmlState.run()."""
    return state_of(engine), node_of(obj)


def document_of(node: int) -> int:
    """The document that a node belongs to, 0 for none."""
    return words[(node >> 3) + DOC]


def is_html(document: int) -> bool:
    """Was a document made by the HTML parser?"""
    return ints[(document >> 2) + 2 * TYPE] == HTML_DOCUMENT


def content_of(node: int) -> str:
    """The text of a node and all below it (xmlNodeGetContent)."""
    return take(xml.xmlNodeGetContent(node)) or ""
