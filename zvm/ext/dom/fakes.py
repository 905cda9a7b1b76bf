"""Nodes that libxml2 has no records of: notations, and namespace declarations that XPath or getAttributeNode() find."""
from __future__ import annotations

from ctypes import addressof, c_size_t, create_string_buffer

from zvm.ext.dom.objects import settings_of, wrap
from zvm.ext.libxml.layout import (
    ENTITY_EXTERNAL_ID,
    ENTITY_SYSTEM_ID,
    NAME,
    NOTATION,
    NOTATION_NAME,
    NOTATION_PUBLIC_ID,
    NOTATION_SYSTEM_ID,
    TYPE,
)
from zvm.ext.libxml.library import texts, words
from zvm.ext.libxml.nodes import DocumentRef
from zvm.ext.libxml.records import NodeRecord
from zvm.runtime.objects.lifecycle import instantiate

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_RECORD = c_size_t * 24  # as long as an xmlEntity


class FakeRef(NodeRecord):
    """Stands for a NodeRef; the record that `node` is the address of belongs to it."""

    __slots__ = ("memory",)
    document: DocumentRef

    def __init__(self, document: DocumentRef, record: Any, strings: list[Any]) -> None:
        self.memory = (record, strings)
        self.node = addressof(record)
        self.document = document
        self.proxy = None


def new_notation(base: Any, notation: int) -> Any:
    """The object of a notation of a document type (create_notation)."""
    record = _RECORD()
    record[TYPE] = NOTATION
    strings = []
    word = notation >> 3
    for source, target in ((NOTATION_NAME, NAME), (NOTATION_PUBLIC_ID, ENTITY_EXTERNAL_ID),
                           (NOTATION_SYSTEM_ID, ENTITY_SYSTEM_ID)):
        if words[word + source]:
            copied = create_string_buffer(texts[word + source])
            strings.append(copied)
            record[target] = addressof(copied)
    engine = base.ce.engine
    document = base.ref.document
    ce = settings_of(document).classes.get("domnotation") or engine.classes["domnotation"]
    made = instantiate(engine, ce)
    made.ref = FakeRef(DocumentRef(document.state, 0), record, strings)
    return made


def new_namespace_node(base: Any, element: int, prefix: str | None, uri: str | None,
                       document: DocumentRef | None = None) -> Any:
    """The object of a declaration that is in force at an element of the document of `base`."""
    engine = base.ce.engine
    made = instantiate(engine, engine.classes["domnamespacenode"])
    made.element = wrap(engine, element, document or base.ref.document)
    made.prefix, made.uri = prefix, uri
    return made
