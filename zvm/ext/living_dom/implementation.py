"""Dom\\Implementation and Dom\\import_simplexml() (ext/dom/domimplementation.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import NAMESPACE, WRONG_DOCUMENT, refuse
from zvm.ext.dom.implementation import node_of_import
from zvm.ext.dom.objects import node_of, wrap
from zvm.ext.libxml.layout import DOC, ENCODING, INT_SUBSET
from zvm.ext.libxml.library import words, xml
from zvm.ext.libxml.nodes import DocumentRef, rehome_tree
from zvm.ext.libxml.state import state_of
from zvm.ext.living_dom.document import new_element
from zvm.ext.living_dom.html_document import new_html_document
from zvm.ext.living_dom.insertion import put
from zvm.ext.living_dom.names import extracted
from zvm.ext.living_dom.namespaces import HTML
from zvm.ext.living_dom.objects import LivingSettings, new_document_object
from zvm.ext.vocabulary import Null, Object, Str, function, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037


@php_class("Dom\\Implementation", since=80400, flags=ACC_NOT_CLONEABLE)
class Implementation(PhpObject):
    __slots__ = ()

    @method
    def createDocumentType(self, engine: Engine, qualifiedName: Str, publicId: Str,
                           systemId: Str) -> 'Dom\\DocumentType':
        if xml.xmlValidateQName(qualifiedName.encode("latin-1"), 0) != 0:
            refuse(engine, NAMESPACE)
        made = xml.xmlCreateIntSubset(None, qualifiedName.encode("latin-1"), publicId.encode("latin-1") or None,
                                      systemId.encode("latin-1") or None)
        document = DocumentRef(state_of(engine), 0)
        document.settings = LivingSettings(0)
        return wrap(engine, made, document)

    @method
    def createDocument(self, engine: Engine, namespace: Str | Null, qualifiedName: Str,
                       doctype: 'Dom\\DocumentType' | Null = None) -> 'Dom\\XMLDocument':
        subset = node_of(doctype) if doctype is not None else 0
        if subset and words[(subset >> 3) + DOC]:
            refuse(engine, WRONG_DOCUMENT)
        uri = prefix = None
        local = ""
        if qualifiedName:
            uri, prefix, local = extracted(engine, namespace, qualifiedName)
        pointer = xml.xmlNewDoc(None)
        words[(pointer >> 3) + ENCODING] = xml.xmlStrdup(b"UTF-8")
        document = new_document_object(engine, pointer, LivingSettings(pointer))
        if subset:
            xml.xmlSetTreeDoc(subset, pointer)
            put(document.ref.document, pointer, subset, 0)
            words[(pointer >> 3) + INT_SUBSET] = subset
            rehome_tree(document.ref.document, subset)
        if local:
            put(document.ref.document, pointer, new_element(document, pointer, prefix, uri, local), 0)
        return document

    @method
    def createHTMLDocument(self, engine: Engine, title: Str | Null = None) -> 'Dom\\HTMLDocument':
        pointer = new_html_document("UTF-8")
        xml.xmlCreateIntSubset(pointer, b"html", None, None)
        document = new_document_object(engine, pointer, LivingSettings(pointer))

        def add(parent: int, name: str) -> int:
            element = new_element(document, pointer, None, HTML, name)
            put(document.ref.document, parent, element, 0)
            return element
        root = add(pointer, "html")
        head = add(root, "head")
        if title is not None:
            put(document.ref.document, add(head, "title"), xml.xmlNewDocText(pointer, title.encode("latin-1")), 0)
        add(root, "body")
        return document


@function(name="Dom\\import_simplexml", since=80400)
def import_simplexml(engine: Engine, node: Object) -> 'Dom\\Attr' | 'Dom\\Element':
    target, ref = node_of_import(engine, node)
    document: Any = ref.document
    if document.settings is not None and not document.settings.is_living:
        engine.throw("TypeError",
                     "Dom\\import_simplexml(): Argument #1 ($node) must not be already imported as a DOMNode")
    if document.settings is None:
        settings = document.settings = LivingSettings(document.pointer)
        settings.namespaces.declare_by_attributes(document.pointer)
        settings.namespaces.adopt(document.pointer)
    if not target:
        value_error(engine, 1, "is not a valid node type")
    return wrap(engine, target, document)
