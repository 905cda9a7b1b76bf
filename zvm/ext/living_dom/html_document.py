"""Dom\\HTMLDocument (ext/dom/html_document.c)."""
from __future__ import annotations

from zvm.ext.dom.objects import node_of
from zvm.ext.lexbor import encodings
from zvm.ext.libxml.layout import (
    DOC_PROPERTIES,
    ENCODING,
    HTML_DOCUMENT,
    PARSE_COMPACT,
    PARSE_NOERROR,
    STANDALONE,
    TYPE,
    URL,
)
from zvm.ext.libxml.library import ints, words, xml
from zvm.ext.libxml.state import state_of
from zvm.ext.living_dom.document import Document
from zvm.ext.living_dom.objects import LivingSettings, new_document_object
from zvm.ext.living_dom.opening import contents_of
from zvm.ext.living_dom.saving import html_text, save_html_file, save_xml, save_xml_file
from zvm.ext.vocabulary import False_, Int, Null, Path, Scope, Str, method, php_class
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.engine import Engine
    from zvm.ext.lexbor.errors import Position

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037

NO_IMPLIED = 1 << 13  # LIBXML_HTML_NOIMPLIED
NO_DEFAULT_NS = 1 << 31
_VALID = PARSE_NOERROR | PARSE_COMPACT | NO_IMPLIED | NO_DEFAULT_NS
_BUILT_AS_HTML = 1 << 6 | 1 << 7  # XML_DOC_USERBUILT, XML_DOC_HTML


def new_html_document(encoding: str) -> int:
    """An empty document of HTML."""
    document: int = xml.xmlNewDoc(None)
    ints[(document >> 2) + 2 * TYPE] = HTML_DOCUMENT
    ints[(document >> 2) + STANDALONE] = 1
    ints[(document >> 2) + DOC_PROPERTIES] = _BUILT_AS_HTML
    words[(document >> 3) + ENCODING] = xml.xmlStrdup(encoding.encode("latin-1"))
    return document


def _check_options(engine: Engine, options: int) -> None:
    if options & ~_VALID:
        value_error(engine, 2, "contains invalid flags (allowed flags: LIBXML_NOERROR, LIBXML_COMPACT, "
                               "LIBXML_HTML_NOIMPLIED, Dom\\HTML_NO_DEFAULT_NS)")


def _overriding(engine: Engine, label: str | None) -> str | None:
    """The name of the encoding that a caller asks for."""
    if label is None:
        return None
    name = encodings.canonical(label)
    if name is None:
        value_error(engine, 3, "must be a valid document encoding")
    return name


class _Reports:
    """What becomes of the errors of one parse."""

    def __init__(self, engine: Engine, source_name: str, options: int) -> None:
        self._state, self._name = state_of(engine), source_name
        self._no_implied = bool(options & NO_IMPLIED)
        reports = engine.ini.error_reporting & E_WARNING or self._state.errors is not None or \
            engine.diagnostics.error_handler.current is not None
        self.wanted = not options & PARSE_NOERROR and bool(reports)

    def report(self, origin: str, name: str, position: Position) -> None:
        if origin == "tree" and self._no_implied and position.line == 1 and name == "unexpected-token-in-initial-mode":
            return
        column = str(position.column)
        if position.length > 1:
            column += f"-{position.column + position.length - 1}"
        self._state.complain_at(f"{origin} error {name} in {self._name}, line: {position.line}, column: {column}",
                                self._name, position.line, position.column)


def _parsed(engine: Engine, source: bytes, name: str, encoding: str, options: int) -> tuple[int, LivingSettings]:
    """The document of a text."""
    from zvm.ext.lexbor.html import parse_document
    from zvm.ext.lexbor.library import COMPATIBILITY_MODE
    from zvm.ext.living_dom.conversion import Conversion, hoist

    reports = _Reports(engine, name, options)
    parsed = parse_document(encodings.to_utf8(source, encoding), reports.report if reports.wanted else None)
    document = new_html_document(encoding)
    settings = LivingSettings(document)
    settings.quirks = (0, 1, 2)[ints[(parsed.pointer >> 2) + 2 * COMPATIBILITY_MODE]]
    Conversion(document, settings, not options & NO_DEFAULT_NS).children(parsed.pointer, document)
    explicit = parsed.explicit
    parsed.close()
    if options & NO_IMPLIED:
        root = xml.xmlDocGetRootElement(document) or 0
        for part in (b"head", b"body"):
            if root and part not in explicit:
                hoist(root, part)
        if root and b"html" not in explicit:
            hoist(document, b"html")
    return document, settings


@php_class("Dom\\HTMLDocument", since=80400, extends="Dom\\Document", final=True)
class HTMLDocument(Document):
    __slots__ = ()

    @method(static=True)
    def createEmpty(scope: Scope, engine: Engine, encoding: Path = "UTF-8") -> 'Dom\\HTMLDocument':
        if encodings.canonical(encoding) is None:
            value_error(engine, 1, "must be a valid document encoding")
        document = new_html_document(encoding)
        return new_document_object(engine, document, LivingSettings(document))

    @method(static=True)
    def createFromFile(scope: Scope, engine: Engine, path: Path, options: Int = 0,
                       overrideEncoding: Path | Null = None) -> 'Dom\\HTMLDocument':
        if "%00" in path:
            value_error(engine, 1, "must not contain percent-encoded NUL bytes")
        _check_options(engine, options)
        encoding = _overriding(engine, overrideEncoding)
        source, url, charset = contents_of(engine, path)
        if encoding is None and charset is not None:
            encoding = encodings.canonical(charset)
        mark = 0
        if encoding is None:
            encoding, mark = encodings.determined(source)
        document, settings = _parsed(engine, source[mark:], path, encoding, options)
        words[(document >> 3) + URL] = xml.xmlStrdup(url.encode("latin-1"))
        return new_document_object(engine, document, settings)

    @method(static=True)
    def createFromString(scope: Scope, engine: Engine, source: Str, options: Int = 0,
                         overrideEncoding: Path | Null = None) -> 'Dom\\HTMLDocument':
        _check_options(engine, options)
        encoding = _overriding(engine, overrideEncoding)
        data, mark = source.encode("latin-1"), 0
        if encoding is None:
            encoding, mark = encodings.determined(data)
        return new_document_object(engine, *_parsed(engine, data[mark:], "Entity", encoding, options))

    @method
    def saveXml(self, engine: Engine, node: 'Dom\\Node' | Null = None, options: Int = 0) -> Str | False_:
        return save_xml(engine, self, node, options)

    @method
    def saveXmlFile(self, engine: Engine, filename: Path, options: Int = 0) -> Int | False_:
        if not filename:
            value_error(engine, 1, "must not be empty")
        return save_xml_file(engine, self, filename, options)

    @method
    def saveHtml(self, engine: Engine, node: 'Dom\\Node' | Null = None) -> Str:
        return html_text(engine, self, node)

    @method
    def saveHtmlFile(self, engine: Engine, filename: Path) -> Int | False_:
        if not filename:
            value_error(engine, 1, "must not be empty")
        node_of(self)
        return save_html_file(engine, self, filename)


