"""Dom\\CharacterData, Dom\\Text, Dom\\Comment, Dom\\CDATASection, Dom\\ProcessingInstruction (characterdata.c)."""
from __future__ import annotations

from zvm.ext.dom.character_data import characters
from zvm.ext.dom.exceptions import INDEX_SIZE, refuse
from zvm.ext.dom.objects import node_of, wrap_beside
from zvm.ext.dom.tree import link, string_value
from zvm.ext.libxml.layout import DOC, NEXT, PARENT
from zvm.ext.libxml.library import words, xml
from zvm.ext.living_dom import readers
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.node import Node
from zvm.ext.living_dom.readers import set_data
from zvm.ext.living_dom.relatives import Child
from zvm.ext.vocabulary import UNDEF, Int, Methods, Str, Void, method, php_class, prop

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, UP037

_INT_MAX = 0x7FFF_FFFF


def _split(engine: Engine, obj: Any, offset: int, count: int) -> tuple[str, str, str]:
    """The text before, within and after a range of characters. Throws DOMException for a beginning beyond the end."""
    parts = characters(string_value(node_of(obj)))
    if not 0 <= offset <= min(len(parts), _INT_MAX):
        refuse(engine, INDEX_SIZE)
    end = offset + count if 0 <= count <= _INT_MAX else len(parts)
    return "".join(parts[:offset]), "".join(parts[offset:end]), "".join(parts[end:])


@php_class("Dom\\CharacterData", since=80400, extends="Dom\\Node", implements=("Dom\\ChildNode",),
           native=LivingHooks(readers.CHARACTER_DATA), properties=[
    prop("previousElementSibling", UNDEF, type="'Dom\\Element' | Null"),
    prop("nextElementSibling", UNDEF, type="'Dom\\Element' | Null"), prop("data", UNDEF, type="Str"),
    prop("length", UNDEF, type="Int")])
class CharacterData(Node):
    __slots__ = ()

    @method
    def substringData(self, engine: Engine, offset: Int, count: Int) -> Str:
        return _split(engine, self, offset, count)[1]

    @method
    def appendData(self, data: Str) -> Void:
        text = data.encode("latin-1")
        xml.xmlTextConcat(node_of(self), text, len(text))

    @method
    def insertData(self, engine: Engine, offset: Int, data: Str) -> Void:
        before, _, after = _split(engine, self, offset, 0)
        set_data(node_of(self), before + data + after)

    @method
    def deleteData(self, engine: Engine, offset: Int, count: Int) -> Void:
        before, _, after = _split(engine, self, offset, count)
        set_data(node_of(self), before + after)

    @method
    def replaceData(self, engine: Engine, offset: Int, count: Int, data: Str) -> Void:
        before, _, after = _split(engine, self, offset, count)
        set_data(node_of(self), before + data + after)

    shared_child = Methods(Child)


@php_class("Dom\\Text", since=80400, extends="Dom\\CharacterData", native=LivingHooks(readers.TEXT_NODE), properties=[
    prop("wholeText", UNDEF, type="Str")])
class Text(CharacterData):
    __slots__ = ()

    @method
    def splitText(self, engine: Engine, offset: Int) -> 'Dom\\Text':
        node = node_of(self)
        parts = characters(string_value(node))
        if not 0 <= offset <= len(parts):
            refuse(engine, INDEX_SIZE)
        made = xml.xmlNewDocText(words[(node >> 3) + DOC], "".join(parts[offset:]).encode("latin-1"))
        set_data(node, "".join(parts[:offset]))
        parent = words[(node >> 3) + PARENT]
        if parent:
            self.ref.document.state.changes += 1
            link(parent, made, words[(node >> 3) + NEXT])
        return wrap_beside(self, made)


@php_class("Dom\\CDATASection", since=80400, extends="Dom\\Text")
class CDATASection(Text):
    __slots__ = ()


@php_class("Dom\\Comment", since=80400, extends="Dom\\CharacterData")
class Comment(CharacterData):
    __slots__ = ()


@php_class("Dom\\ProcessingInstruction", since=80400, extends="Dom\\CharacterData",
           native=LivingHooks(readers.INSTRUCTION), properties=[
    prop("target", UNDEF, type="Str")])
class ProcessingInstruction(CharacterData):
    __slots__ = ()
