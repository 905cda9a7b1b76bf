"""C14N(), C14NFile(): canonical XML of a document, a subtree or what an expression selects (dom_canonicalization)."""
from __future__ import annotations

from ctypes import c_char_p, c_void_p, cast

from zvm.ext.dom.objects import node_of
from zvm.ext.dom.saving import write_text
from zvm.ext.libxml.inputs import open_for_writing
from zvm.ext.libxml.layout import DOC, DOCUMENT, TYPE
from zvm.ext.libxml.library import ints, text_at, words, xml
from zvm.ext.libxml.state import PLAIN, LibxmlState, state_of
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF, deref, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_SUBTREE = b"(.//. | .//@* | .//namespace::*)"
_NODESET = 1  # xmlXPathObjectType


def canonicalize(engine: Engine, obj: Any, file: str | None, exclusive: bool, comments: bool,
                 xpath: PhpArray | None, prefixes: PhpArray | None) -> Any:
    """The canonical text, or how many bytes were written to `file`; False where the library cannot."""
    state = state_of(engine)
    node = node_of(obj)
    document = words[(node >> 3) + DOC]
    if not document:
        engine.throw("Error", "Node must be associated with a document")
    number = 3 if file is None else 4
    expression, namespaces = (_SUBTREE, None) if xpath is None else _query(engine, number, xpath)
    context = found = 0
    try:
        if xpath is not None or ints[(node >> 2) + 2 * TYPE] != DOCUMENT:
            context = xml.xmlXPathNewContext(document)
            for prefix, uri in namespaces or ():
                xml.xmlXPathRegisterNs(context, prefix.encode("latin-1"), uri.encode("latin-1"))
            words[(context >> 3) + 1] = node
            found = state.run(PLAIN, xml.xmlXPathEvalExpression, expression, context) or 0
            if not found or ints[found >> 2] != _NODESET:
                engine.throw("Error", "XPath query did not return a nodeset")
        return _write(state, document, words[(found >> 3) + 1] if found else 0, file, exclusive, comments,
                      _inclusive(engine, exclusive, prefixes))
    finally:
        if found:
            xml.xmlXPathFreeObject(found)
        if context:
            xml.xmlXPathFreeContext(context)


def _query(engine: Engine, number: int, given: PhpArray) -> tuple[bytes, list[tuple[str, str]]]:
    """Expression and namespaces of the argument $xpath."""
    query = deref(given.get("query", UNDEF))
    if query is UNDEF:
        value_error(engine, number, 'must have a "query" key')
    if type(query) is not str:
        argument_type_error(engine, number, f'"query" option must be a string, {value_name(engine, query)} given')
    namespaces = deref(given.get("namespaces", UNDEF))
    pairs = []
    if type(namespaces) is PhpArray:
        pairs = [(prefix, uri) for prefix, uri in namespaces.plain_items() if type(prefix) is str and type(uri) is str]
    return query.encode("latin-1"), pairs


def _inclusive(engine: Engine, exclusive: bool, prefixes: PhpArray | None) -> Any:
    """The prefixes that exclusive mode treats as inclusive mode does, as a null-terminated C array."""
    if prefixes is None:
        return None
    if not exclusive:
        engine.diagnostics.notice(f"{message_origin(engine)}: Inclusive namespace prefixes only allowed in exclusive "
                                  "mode.")
        return None
    texts = [prefix.encode("latin-1") for prefix in prefixes.plain_values() if type(prefix) is str]
    return (c_char_p * (len(texts) + 1))(*texts, None)


def _write(state: LibxmlState, document: int, nodes: int, file: str | None, exclusive: bool, comments: bool,
           inclusive: Any) -> str | int | bool:
    stream = None
    if file is not None:
        stream = open_for_writing(state, file)
        if stream is None:
            return False
    buffer = xml.xmlBufferCreate()
    output = xml.xmlOutputBufferCreateBuffer(buffer, None)
    try:
        done = state.run(PLAIN, xml.xmlC14NDocSaveTo, document, nodes, int(exclusive),
                         cast(inclusive, c_void_p) if inclusive is not None else None, int(comments), output)
        xml.xmlOutputBufferFlush(output)
        text = text_at(xml.xmlBufferContent(buffer)) or ""
    finally:
        xml.xmlOutputBufferClose(output)
        xml.xmlBufferFree(buffer)
    if stream is not None:
        try:
            is_written = write_text(state.engine, stream, text) is not False
        finally:
            stream.close()
        if not is_written:
            return False
    if done < 0:
        return False
    return text if file is None else len(text)
