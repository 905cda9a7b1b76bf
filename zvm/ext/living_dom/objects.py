"""Which class a node of a document of namespace Dom has, and what is kept of such a document (ext/dom/php_dom.c)."""
from __future__ import annotations

from zvm.ext.dom.objects import DocumentSettings, adopt
from zvm.ext.libxml.layout import DOC, ELEMENT, HTML_DOCUMENT, TYPE
from zvm.ext.libxml.library import ints, words, xml
from zvm.ext.libxml.nodes import DocumentRef, new_document
from zvm.ext.libxml.state import state_of
from zvm.ext.living_dom.namespaces import Namespaces, is_html_element, is_template
from zvm.runtime.objects.lifecycle import instantiate

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_CLASSES = {1: "dom\\element", 2: "dom\\attr", 3: "dom\\text", 4: "dom\\cdatasection", 5: "dom\\entityreference",
            7: "dom\\processinginstruction", 8: "dom\\comment", 9: "dom\\xmldocument", 10: "dom\\documenttype",
            11: "dom\\documentfragment", 13: "dom\\htmldocument", 14: "dom\\documenttype", 15: "dom\\entity",
            17: "dom\\entity"}


class LivingSettings(DocumentSettings):
    """What is kept of a document of namespace Dom; `templates` has the contents of its template elements, fragments
    that belong to the document, by element."""

    __slots__ = ("namespaces", "quirks", "templates")
    is_living = True

    def __init__(self, document: int) -> None:
        super().__init__()
        self.namespaces = Namespaces(document)
        self.quirks = 0
        self.templates: dict[int, int] = {}

    def class_name_of(self, node: int, kind: int) -> str | None:
        return "dom\\htmlelement" if kind == ELEMENT and is_html_element(node) else _CLASSES.get(kind)

    def contents_of(self, element: int) -> int:
        """Where what stands in an element is: the fragment of a template, else the element itself. Templates that were
        freed leave their fragments to the document, and their addresses to other elements."""
        fragment = self.templates.get(element) if self.templates else None
        return fragment if fragment is not None and is_template(element) else element

    def release(self) -> None:
        """The document is about to be freed."""
        for fragment in self.templates.values():
            xml.xmlFreeNode(fragment)
        self.templates.clear()


class Anchor:
    """A node as lists know it that its object keeps: its NodeRef and, for the engine, the class of the object. They do
    not hold the object itself, which would keep both alive for ever."""

    __slots__ = ("ref", "ce")

    def __init__(self, obj: Any) -> None:
        self.ref, self.ce = obj.ref, obj.ce


def namespaces_of(obj: Any) -> Namespaces:
    """The records of namespaces of an object's document."""
    settings: LivingSettings = obj.ref.document.settings
    return settings.namespaces


def is_html_document(node: int) -> bool:
    """Does a node belong to a document of HTML?"""
    document = words[(node >> 3) + DOC]
    return bool(document) and ints[(document >> 2) + 2 * TYPE] == HTML_DOCUMENT


def new_document_object(engine: Engine, pointer: int, settings: LivingSettings) -> Any:
    """The object of a document that was just made."""
    kind = ints[(pointer >> 2) + 2 * TYPE]
    obj = instantiate(engine, engine.classes[_CLASSES[kind]])
    ref = new_document(state_of(engine), pointer)
    ref.document.settings = settings
    adopt(obj, ref)
    return obj


def living_settings(document: DocumentRef) -> LivingSettings:
    """The settings of a document that has living ones."""
    settings: LivingSettings = document.settings
    return settings
