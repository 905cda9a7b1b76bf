"""saveXml(), saveXmlFile(), saveHtml(), saveHtmlFile() (ext/dom/xml_document.c, html_document.c)."""
from __future__ import annotations

from zvm.ext.dom.exceptions import SYNTAX, WRONG_DOCUMENT, refuse
from zvm.ext.dom.objects import node_of
from zvm.ext.dom.saving import NO_EMPTY_TAG, node_text, write_file
from zvm.ext.lexbor import encodings
from zvm.ext.libxml.layout import CHILDREN, DOC, ENCODING, LAST
from zvm.ext.libxml.library import text_at, words, xml
from zvm.ext.libxml.state import state_of
from zvm.ext.living_dom import html_serializer
from zvm.ext.living_dom.objects import living_settings
from zvm.ext.living_dom.xml_serializer import NotWellFormed, Serializer

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


def xml_text(obj: Any, node: int, options: int = 0, well_formed: bool = False) -> str:
    """A node as XML, in UTF-8. `well_formed`: throws DOMException where it could not be read again."""
    engine = obj.ce.engine
    state = state_of(engine)
    settings = living_settings(obj.ref.document)
    document = words[(node >> 3) + DOC]

    def other(inner: int) -> str:
        return node_text(state, document, inner, 0) or ""
    serializer = Serializer(settings, settings.formatOutput, bool(options & NO_EMPTY_TAG), well_formed, _head, other)
    try:
        return serializer.text(node)
    except NotWellFormed:
        problem = "The resulting XML serialization is not well-formed"
    engine.throw("DOMException", problem, SYNTAX)
    raise AssertionError(problem)


def _head(document: int) -> str:
    """The declaration of XML that a document begins with."""
    place = document >> 3
    first, last = words[place + CHILDREN], words[place + LAST]
    words[place + CHILDREN] = words[place + LAST] = 0
    try:
        buffer = xml.xmlBufferCreate()
        output = xml.xmlOutputBufferCreateBuffer(buffer, None)
        xml.xmlNodeDumpOutput(output, document, document, 0, 0, None)
        xml.xmlOutputBufferClose(output)
        text = text_at(xml.xmlBufferContent(buffer)) or ""
        xml.xmlBufferFree(buffer)
        return text
    finally:
        words[place + CHILDREN], words[place + LAST] = first, last


def save_xml(engine: Engine, obj: Any, node: Any, options: int) -> str | bool:
    """A document, or one of its nodes, as XML: a document in its own encoding, other nodes in UTF-8."""
    document = node_of(obj)
    target = document
    if node is not None:
        target = node_of(node)
        if words[(target >> 3) + DOC] != document:
            refuse(engine, WRONG_DOCUMENT)
    text = xml_text(obj, target, options)
    return _encoded(document, text) if target == document else text


def _encoding(document: int) -> str:
    return text_at(words[(document >> 3) + ENCODING]) or "UTF-8"


def _encoded(document: int, text: str) -> str:
    """A text of UTF-8 in a document's encoding, with references to characters that it lacks."""
    name = _encoding(document)
    if name.upper() in ("UTF-8", "UTF8") or text.isascii() and not name.upper().startswith("UTF-16"):
        return text
    decoded = text.encode("latin-1").decode("utf-8", "replace")
    try:
        return decoded.encode(encodings.codec(encodings.canonical(name) or name), "xmlcharrefreplace").decode("latin-1")
    except LookupError:
        return text


def save_xml_file(engine: Engine, obj: Any, file: str, options: int) -> int | bool:
    """A document as XML into a file."""
    document = node_of(obj)
    return write_file(state_of(engine), file, _encoded(document, xml_text(obj, document, options)))


def html_text(engine: Engine, obj: Any, node: Any) -> str:
    """A document, or one of its nodes, as HTML in the document's encoding."""
    document = node_of(obj)
    target = document
    if node is not None:
        target = node_of(node)
        if words[(target >> 3) + DOC] != document:
            refuse(engine, WRONG_DOCUMENT)
    text = html_serializer.outer(living_settings(obj.ref.document), target).encode("latin-1")
    return encodings.from_utf8(text, encodings.canonical(_encoding(document)) or "UTF-8").decode("latin-1")


def save_html_file(engine: Engine, obj: Any, file: str) -> int | bool:
    """A document as HTML into a file."""
    return write_file(state_of(engine), file, html_text(engine, obj, None))


