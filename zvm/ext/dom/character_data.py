"""DOMCharacterData, DOMText, DOMComment and DOMCdataSection (ext/dom/characterdata.c, text.c, …)."""
from __future__ import annotations

from zvm.ext.dom import readers
from zvm.ext.dom.child_nodes import ChildNode
from zvm.ext.dom.exceptions import INDEX_SIZE, refuse
from zvm.ext.dom.node import DOMNode
from zvm.ext.dom.objects import construct, is_strict, node_of, wrap_beside
from zvm.ext.dom.properties import DomHooks
from zvm.ext.dom.tree import kind_of, link, set_content, string_value
from zvm.ext.libxml.layout import CDATA, DOC, NEXT, PARENT, TEXT
from zvm.ext.libxml.library import words, xml
from zvm.ext.vocabulary import UNDEF, Bool, Int, Methods, Str, Untyped, method, php_class, prop
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802

_INT_MAX, _INT_MIN = 0x7FFF_FFFF, -0x8000_0000


def characters(text: str) -> list[str]:
    """The characters of UTF-8, each as the bytes it is made of."""
    if text.isascii():
        return list(text)
    found: list[str] = []
    for char in text:
        if "\x80" <= char < "\xc0" and found:
            found[-1] += char
        else:
            found.append(char)
    return found


def _split(engine: Engine, obj: Any, offset: int, count: int) -> tuple[str, str, str] | None:
    """The text before, within and after a range of characters; None after an error."""
    parts = characters(string_value(node_of(obj)))
    if not 0 <= offset <= min(len(parts), _INT_MAX) or not 0 <= count <= _INT_MAX:
        refuse(engine, INDEX_SIZE, is_strict(obj))
        return None
    end = offset + count
    return "".join(parts[:offset]), "".join(parts[offset:end]), "".join(parts[end:])


@php_class("DOMCharacterData", extends="DOMNode", implements=("DOMChildNode",),
           native=DomHooks(readers.CHARACTER_DATA), properties=[
    prop("data", UNDEF, type="Str"), prop("length", UNDEF, type="Int"),
    prop("previousElementSibling", UNDEF, type="'DOMElement' | Null"),
    prop("nextElementSibling", UNDEF, type="'DOMElement' | Null")])
class DOMCharacterData(DOMNode):
    __slots__ = ()

    @method(tentative=True)
    def appendData(self, data: Str) -> Bool:
        node = node_of(self)
        text = data.encode("latin-1")
        xml.xmlTextConcat(node, text, len(text))
        return True

    @method
    def substringData(self, engine: Engine, offset: Int, count: Int) -> Untyped:
        parts = _split(engine, self, offset, count)
        return False if parts is None else parts[1]

    @method(tentative=True)
    def insertData(self, engine: Engine, offset: Int, data: Str) -> Bool:
        parts = _split(engine, self, offset, 0)
        if parts is None:
            return False
        set_content(node_of(self), parts[0] + data + parts[2])
        return True

    @method(tentative=True)
    def deleteData(self, engine: Engine, offset: Int, count: Int) -> Bool:
        parts = _split(engine, self, offset, count)
        if parts is None:
            return False
        set_content(node_of(self), parts[0] + parts[2])
        return True

    @method(tentative=True)
    def replaceData(self, engine: Engine, offset: Int, count: Int, data: Str) -> Bool:
        parts = _split(engine, self, offset, count)
        if parts is None:
            return False
        set_content(node_of(self), parts[0] + data + parts[2])
        return True

    shared_child_node = Methods(ChildNode, "replaceWith remove before after")


@php_class("DOMText", extends="DOMCharacterData", native=DomHooks(readers.TEXT_NODE), properties=[
    prop("wholeText", UNDEF, type="Str")])
class DOMText(DOMCharacterData):
    __slots__ = ()

    @method
    def __construct(self, data: Str = "") -> Untyped:
        construct(self, xml.xmlNewText(data.encode("latin-1")))

    @method(tentative=True, aliases=("isElementContentWhitespace",))
    def isWhitespaceInElementContent(self) -> Bool:
        return bool(xml.xmlIsBlankNode(node_of(self)))

    @method
    def splitText(self, engine: Engine, offset: Int) -> Untyped:
        node = node_of(self)
        if offset < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        parts = characters(string_value(node))
        if kind_of(node) not in (TEXT, CDATA) or offset > len(parts):
            return False
        made = xml.xmlNewDocText(words[(node >> 3) + DOC], "".join(parts[offset:]).encode("latin-1"))
        set_content(node, "".join(parts[:offset]))
        parent = words[(node >> 3) + PARENT]
        if parent:
            self.ref.document.state.changes += 1
            link(parent, made, words[(node >> 3) + NEXT])
        return wrap_beside(self, made)


@php_class("DOMComment", extends="DOMCharacterData")
class DOMComment(DOMCharacterData):
    __slots__ = ()

    @method
    def __construct(self, data: Str = "") -> Untyped:
        construct(self, xml.xmlNewComment(data.encode("latin-1")))


@php_class("DOMCdataSection", extends="DOMText")
class DOMCdataSection(DOMText):
    __slots__ = ()

    @method
    def __construct(self, data: Str) -> Untyped:
        text = data.encode("latin-1")
        construct(self, xml.xmlNewCDataBlock(None, text, len(text)))
