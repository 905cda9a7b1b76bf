"""Copies of nodes of namespace Dom: cloneNode(), importNode() and `clone` (dom_clone_node in ext/dom/node.c)."""
from __future__ import annotations

from zvm.ext.dom.names import attributes_of, href_of, prefix_of
from zvm.ext.dom.objects import NodeObject, adopt, node_of
from zvm.ext.dom.tree import children_of, kind_of, link
from zvm.ext.libxml.layout import ATTRIBUTE, CHILDREN, DOC, DTD, ELEMENT, FRAGMENT, INT_SUBSET, NAME, NS
from zvm.ext.libxml.library import texts, words, xml
from zvm.ext.libxml.nodes import DocumentRef, ref_of
from zvm.ext.living_dom.insertion import DOCUMENTS
from zvm.ext.living_dom.objects import LivingSettings, living_settings
from zvm.runtime.objects.lifecycle import initialise, object_type_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def copy_node(source: LivingSettings, target: LivingSettings, node: int, document: int, deep: bool) -> int:
    """A copy of a node for `document`, whose settings are `target`."""
    return _Copying(source, target, document).copy(node, deep)


class _Copying:
    def __init__(self, source: LivingSettings, target: LivingSettings, document: int) -> None:
        self._source, self._target, self._document = source, target, document

    def copy(self, root: int, deep: bool) -> int:
        made = self._alone(root)
        stack = [(root, made)] if deep else []
        while stack:
            node, copy = stack.pop()
            if kind_of(node) not in (ELEMENT, FRAGMENT):
                continue
            for child in children_of(node):
                inner = self._alone(child)
                link(copy, inner, 0)
                stack.append((child, inner))
            fragment = self._source.contents_of(node)
            if fragment != node:
                contents: int = xml.xmlNewDocFragment(self._document)
                self._target.templates[copy] = contents
                stack.append((fragment, contents))
            else:
                self._target.templates.pop(copy, None)
        return made

    def _alone(self, node: int) -> int:
        """A copy without children, but for those of attributes."""
        kind = kind_of(node)
        if kind == ELEMENT:
            made: int = xml.xmlNewDocNode(self._document, None, texts[(node >> 3) + NAME], None)
            words[(made >> 3) + NS] = self._namespace(node)
            for attribute in attributes_of(node):
                copy = self._attribute(attribute, made)
                words[(copy >> 3) + NS] = self._namespace(attribute)
            return made
        if kind == ATTRIBUTE:
            copy = self._attribute(node, 0)
            words[(copy >> 3) + NS] = self._namespace(node)
            return copy
        if kind == FRAGMENT:
            return xml.xmlNewDocFragment(self._document) or 0
        if kind == DTD:
            doctype: int = xml.xmlCopyDtd(node)
            xml.xmlSetTreeDoc(doctype, self._document)
            return doctype
        return xml.xmlDocCopyNode(node, self._document, 1) or 0

    def _attribute(self, attribute: int, element: int) -> int:
        name = texts[(attribute >> 3) + NAME]
        if not element:
            made: int = xml.xmlNewDocProp(self._document, name, None)
        else:
            made = xml.xmlNewNsProp(element, self._namespace(attribute) or None, name, b"")
            child = words[(made >> 3) + CHILDREN]
            if child:
                xml.xmlUnlinkNode(child)
                xml.xmlFreeNode(child)
        for child in children_of(attribute):
            link(made, xml.xmlDocCopyNode(child, self._document, 1), 0)
        return made

    def _namespace(self, node: int) -> int:
        namespace = words[(node >> 3) + NS]
        return self._target.namespaces.record(prefix_of(namespace), href_of(namespace)) if namespace else 0


def copy_document(engine: Engine, obj: Any, deep: bool) -> tuple[int, LivingSettings]:
    """A copy of a document, and its settings."""
    document = node_of(obj)
    made: int = xml.xmlCopyDoc(document, 0)
    source = living_settings(obj.ref.document)
    settings = LivingSettings(made)
    settings.quirks, settings.formatOutput, settings.classes = source.quirks, source.formatOutput, source.classes.copy()
    if deep:
        copying = _Copying(source, settings, made)
        for child in children_of(document):
            copy = copying.copy(child, True)
            link(made, copy, 0)
            if kind_of(copy) == DTD:
                words[(made >> 3) + INT_SUBSET] = copy
    return made, settings


def clone_object(engine: Engine, obj: Any) -> Any:
    """What `clone` gives of an object."""
    copy: Any = object_type_of(obj.ce)()
    initialise(engine, copy, obj.ce)
    if not isinstance(obj, NodeObject) or obj.ref is None or not obj.ref.node:
        return copy
    document: DocumentRef = obj.ref.document
    if kind_of(obj.ref.node) in DOCUMENTS:
        made, settings = copy_document(engine, obj, True)
        document = DocumentRef(document.state, made)
        document.settings = settings
    else:
        settings = living_settings(document)
        made = copy_node(settings, settings, obj.ref.node, words[(obj.ref.node >> 3) + DOC], True)
    adopt(copy, ref_of(document, made))
    return copy
