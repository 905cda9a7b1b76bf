"""Writing documents: save(), saveXML(), saveHTML(), saveHTMLFile() (ext/dom/document.c)."""
from __future__ import annotations

from ctypes import byref, c_int, c_void_p, string_at

from zvm.ext.dom.exceptions import WRONG_DOCUMENT, refuse
from zvm.ext.dom.objects import is_strict, node_of, settings_of
from zvm.ext.dom.tree import children_of, kind_of
from zvm.ext.libxml.inputs import open_for_writing
from zvm.ext.libxml.layout import DOC, FRAGMENT
from zvm.ext.libxml.library import free, ints, text_at, words, xml
from zvm.ext.libxml.state import PLAIN, LibxmlState, state_of
from zvm.runtime.services.streams import report_io_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.services.streams import Stream

NO_EMPTY_TAG = 4  # LIBXML_NOEMPTYTAG
_PIECE = 4001  # libxml2 passes on what it holds as soon as that is more than 4,000 bytes


def formats(obj: Any) -> int:
    """Does the document ask for indentation?"""
    return int(settings_of(obj.ref.document).formatOutput)


def _without_empty_tags(options: int, function: Callable[[], Any]) -> Any:
    """Call the function, with `<a></a>` for empty elements if the options ask for it (xmlSaveNoEmptyTags)."""
    if not options & NO_EMPTY_TAG:
        return function()
    flag = xml.__getattr__("__xmlSaveNoEmptyTags")() >> 2
    before, ints[flag] = ints[flag], 1
    try:
        return function()
    finally:
        ints[flag] = before


def dumped(state: LibxmlState, function: Callable[..., Any], document: int, indent: int) -> str | None:
    """What one of the library's functions makes of a whole document, None where it fails."""
    memory, size = c_void_p(), c_int()
    state.run(PLAIN, function, document, byref(memory), byref(size), indent)
    if not memory.value:
        return None
    text = string_at(memory.value, size.value).decode("latin-1")
    free(memory.value)
    return text or None


def node_text(state: LibxmlState, document: int, node: int, indent: int) -> str | None:
    """A node as XML."""
    buffer = xml.xmlBufferCreate()
    try:
        state.run(PLAIN, xml.xmlNodeDump, buffer, document, node, 0, indent)
        return text_at(xml.xmlBufferContent(buffer))
    finally:
        xml.xmlBufferFree(buffer)


def save_xml(engine: Engine, obj: Any, node: Any, options: int) -> str | bool:
    """A document, or one of its nodes, as XML."""
    state = state_of(engine)
    document = node_of(obj)
    indent = formats(obj)
    if node is None:
        text = _without_empty_tags(options, lambda: dumped(state, xml.xmlDocDumpFormatMemory, document, indent))
    else:
        inner = node_of(node)
        if words[(inner >> 3) + DOC] != document:
            return refuse(engine, WRONG_DOCUMENT, is_strict(obj))
        text = _without_empty_tags(options, lambda: node_text(state, document, inner, indent))
    return False if text is None else text


def write_file(state: LibxmlState, file: str, text: str | None, unopened: int | bool = False) -> int | bool:
    """Write a text to a file; how many bytes. False where that fails, after a notice; `unopened` where there is no text
    or no file."""
    stream = open_for_writing(state, file) if text is not None else None
    if stream is None or text is None:
        return unopened
    try:
        return write_text(state.engine, stream, text)
    finally:
        stream.close()


def write_text(engine: Engine, stream: Stream, text: str) -> int | bool:
    """Write a text in pieces as libxml2 passes them on; how many bytes. False after the notice of a failure."""
    for start in range(0, len(text), _PIECE):
        piece = text[start:start + _PIECE]
        try:
            stream.write(piece)
        except OSError as error:
            report_io_error(engine, "Write", len(piece), error)
            return False
    return len(text)


def save_file(engine: Engine, obj: Any, file: str, options: int) -> int | bool:
    """A document as XML into a file."""
    state = state_of(engine)
    document = node_of(obj)
    indent = formats(obj)
    text = _without_empty_tags(options, lambda: dumped(state, xml.xmlDocDumpFormatMemory, document, indent))
    return write_file(state, file, text)


def _html_nodes(state: LibxmlState, document: int, node: int, indent: int) -> str | None:
    """A node, or those in a fragment, as HTML."""
    buffer = xml.xmlBufferCreate()
    output = xml.xmlOutputBufferCreateBuffer(buffer, None)
    try:
        for inner in list(children_of(node)) if kind_of(node) == FRAGMENT else (node,):
            state.run(PLAIN, xml.htmlNodeDumpFormatOutput, output, document, inner, None, indent)
        xml.xmlOutputBufferFlush(output)
        return text_at(xml.xmlBufferContent(buffer))
    finally:
        xml.xmlOutputBufferClose(output)
        xml.xmlBufferFree(buffer)


def save_html(engine: Engine, obj: Any, node: Any) -> str | bool:
    """A document, or one of its nodes, as HTML."""
    state = state_of(engine)
    document = node_of(obj)
    indent = formats(obj)
    if node is None:
        text = dumped(state, xml.htmlDocDumpMemoryFormat, document, indent)
    else:
        inner = node_of(node)
        if words[(inner >> 3) + DOC] != document:
            return refuse(engine, WRONG_DOCUMENT, is_strict(obj))
        text = _html_nodes(state, document, inner, indent)
    return False if text is None else text


def save_html_file(engine: Engine, obj: Any, file: str) -> int | bool:
    """A document as HTML into a file, with its encoding in a meta element; 0 where that cannot be opened
    (htmlSaveFileFormat)."""
    state = state_of(engine)
    document = node_of(obj)
    encoding = xml.htmlGetMetaEncoding(document)
    xml.htmlSetMetaEncoding(document, encoding or b"UTF-8")
    handler = None
    if encoding is None:
        handler = xml.xmlFindCharEncodingHandler(b"HTML")
    elif encoding.upper() not in (b"UTF-8", b"UTF8"):
        handler = xml.xmlFindCharEncodingHandler(encoding)
    buffer = xml.xmlBufferCreate()
    output = xml.xmlOutputBufferCreateBuffer(buffer, handler)
    state.run(PLAIN, xml.htmlDocContentDumpFormatOutput, output, document, encoding, formats(obj))
    xml.xmlOutputBufferClose(output)
    text = text_at(xml.xmlBufferContent(buffer))
    xml.xmlBufferFree(buffer)
    return write_file(state, file, text, 0)
