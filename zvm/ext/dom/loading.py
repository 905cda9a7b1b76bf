"""Parsing documents: load(), loadXML(), loadHTML(), loadHTMLFile() (dom_document_parser in ext/dom/document.c)."""
from __future__ import annotations

import os

from zvm.ext.dom.objects import adopt, settings_of
from zvm.ext.libxml.layout import (
    MY_DOC,
    PARSE_DTDATTR,
    PARSE_DTDVALID,
    PARSE_NOBLANKS,
    PARSE_NOENT,
    PARSE_RECOVER,
    URL,
    WELL_FORMED,
)
from zvm.ext.libxml.library import free, ints, take, words, xml
from zvm.ext.libxml.nodes import new_document
from zvm.ext.libxml.state import CONTEXT, REPORT, LibxmlState, mark_parser, state_of
from zvm.ext.standard.streams.path_checks import expanded
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.services.working_directory import absolute_path, real_path, working_directory

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_DIRECTORY = 35  # xmlParserCtxt.directory, in words
_INT_MAX = 0x7FFF_FFFF
_PATH_MAX = 4096


def check_source(engine: Engine, source: str, options: int) -> bool:
    """Can that be parsed at all? Throws for an empty source, a warning for what is too large."""
    if not source:
        value_error(engine, 1, "must not be empty")
    if len(source) > _INT_MAX:
        engine.diagnostics.warning(f"{message_origin(engine)}: Input string is too long")
        return False
    if not -_INT_MAX <= options <= _INT_MAX:
        engine.diagnostics.warning(f"{message_origin(engine)}: Invalid options")
        return False
    return True


def full_path(source: str) -> str | None:
    """The absolute path of a file, a URL as it is; None for a path that cannot be (_dom_get_valid_file_path)."""
    lowered = source[:17].lower()
    if lowered.startswith("file:///"):
        source = source[7:]
    elif lowered == "file://localhost/":
        source = source[16:]
    else:
        escaped = take(xml.xmlURIEscapeStr(source.encode("latin-1"), b":"))
        uri = xml.xmlParseURI(escaped.encode("latin-1")) if escaped is not None else None
        if uri:
            has_scheme = bool(words[uri >> 3])
            xml.xmlFreeURI(uri)
            if has_scheme:
                return source
    path = source.encode("latin-1")
    if len(path) >= _PATH_MAX:
        return None
    if os.path.exists(path):
        return real_path(path).decode("latin-1")
    try:
        path = expanded(source).encode("latin-1")
    except OSError:
        return None
    return absolute_path(path).decode("latin-1")


def _options(obj: Any, options: int) -> int:
    """Parser options with what the document's properties ask for."""
    settings = settings_of(obj.ref.document) if obj.ref is not None else None
    if settings is None:
        return options & ~PARSE_RECOVER
    for wanted, bit in ((settings.validateOnParse, PARSE_DTDVALID), (settings.resolveExternals, PARSE_DTDATTR),
                        (settings.substituteEntities, PARSE_NOENT), (not settings.preserveWhiteSpace, PARSE_NOBLANKS)):
        if wanted:
            options |= bit
    return options | PARSE_RECOVER if settings.recover else options & ~PARSE_RECOVER


def load_xml(engine: Engine, obj: Any, source: str, options: int, is_file: bool) -> bool:
    """Parse a text or a file into a document's object."""
    if not check_source(engine, source, options):
        return False
    state = state_of(engine)
    if is_file:
        if "\0" in source:
            engine.throw("ValueError", "Path to document must not contain any null bytes")
        path = full_path(source)
        context = state.run(REPORT, xml.xmlCreateFileParserCtxt, path.encode("latin-1")) if path else None
        data = b""
    else:
        data = source.encode("latin-1")
        context = state.run(REPORT, xml.xmlCreateMemoryParserCtxt, data, len(data))
    if not context:
        return False
    options = _options(obj, options)
    mark_parser(context)
    try:
        directory = None if is_file else set_directory(context)
        xml.xmlCtxtUseOptions(context, options)
        document = _parse(state, context, options)
    finally:
        xml.xmlFreeParserCtxt(context)
    del data
    if not document:
        return False
    if directory is not None and not words[(document >> 3) + URL]:
        words[(document >> 3) + URL] = xml.xmlStrdup(directory)
    _take_over(state, obj, document)
    return True


def set_directory(context: int) -> bytes | None:
    """Have relative names of a text be those of files in the current directory; None where that has been removed."""
    directory = working_directory()
    if not directory:
        return None
    directory = directory.rstrip(b"/") + b"/"
    place = (context >> 3) + _DIRECTORY
    if words[place]:
        free(words[place])
    words[place] = xml.xmlCanonicPath(directory)
    return directory


def _parse(state: LibxmlState, context: int, options: int) -> int:
    """The document that a parser makes, 0 for one that is not well-formed, unless PARSE_RECOVER takes that."""
    ini = state.engine.ini
    recover = options & PARSE_RECOVER
    level = ini.error_reporting
    if recover:
        ini.error_reporting = level | E_WARNING
    outer = state.silence(options)
    state.call(CONTEXT, xml.xmlParseDocument, context)
    state.silenced = outer
    if recover:
        ini.error_reporting = level
    return _result(state, context, bool(recover or ints[(context >> 2) + 2 * WELL_FORMED]))


def _result(state: LibxmlState, context: int, is_good: bool) -> int:
    """The document that a parser made, 0 if it is not to be used; raises what PHP code threw meanwhile."""
    place = (context >> 3) + MY_DOC
    document: int = words[place]
    words[place] = 0
    if document and (state.pending is not None or not is_good):
        xml.xmlFreeDoc(document)
        document = 0
    state.settle()
    return document


def load_html(engine: Engine, obj: Any, source: str, options: int, is_file: bool) -> bool:
    """Parse HTML into a document's object."""
    if not check_source(engine, source, options):
        return False
    state = state_of(engine)
    if is_file:
        if "\0" in source:
            value_error(engine, 1, "must not contain any null bytes")
        context = state.run(REPORT, xml.htmlCreateFileParserCtxt, source.encode("latin-1"), None)
        data = b""
    else:
        data = source.encode("latin-1")
        context = state.run(REPORT, xml.htmlCreateMemoryParserCtxt, data, len(data))
    if not context:
        return False
    mark_parser(context)
    if options:
        xml.htmlCtxtUseOptions(context, options)
    outer = state.silence(options)
    state.call(CONTEXT, xml.htmlParseDocument, context)
    state.silenced = outer
    try:
        document = _result(state, context, True)
    finally:
        xml.htmlFreeParserCtxt(context)
    del data
    if not document:
        return False
    _take_over(state, obj, document)
    return True


def _take_over(state: LibxmlState, obj: Any, document: int) -> None:
    """Have the object stand for a document that was just parsed; its settings stay."""
    former = obj.ref
    made = new_document(state, document)
    if former is not None:
        made.document.settings, former.document.settings = former.document.settings, None
    adopt(obj, made)
