"""Dom\\XMLDocument (ext/dom/xml_document.c)."""
from __future__ import annotations

from zvm.ext.dom import validation
from zvm.ext.dom.exceptions import SYNTAX
from zvm.ext.dom.loading import full_path, set_directory
from zvm.ext.dom.objects import node_for_reading, node_of, settings_of, wrap_beside
from zvm.ext.libxml.errors import CONTEXT, REPORT
from zvm.ext.libxml.layout import (
    ENCODING,
    MY_DOC,
    PARSE_RECOVER,
    STANDALONE,
    URL,
    VERSION,
    WELL_FORMED,
)
from zvm.ext.libxml.library import free, ints, text_at, words, xml
from zvm.ext.libxml.state import mark_parser, state_of
from zvm.ext.living_dom.document import HANDLERS, Document, read_encoding
from zvm.ext.living_dom.hooks import LivingHooks
from zvm.ext.living_dom.names import check_name
from zvm.ext.living_dom.objects import LivingSettings, namespaces_of, new_document_object
from zvm.ext.living_dom.opening import refuse_file, uri_of_file
from zvm.ext.living_dom.saving import save_xml, save_xml_file
from zvm.ext.vocabulary import UNDEF, Bool, False_, Int, Null, Path, Scope, Str, method, php_class, prop
from zvm.runtime.functions.parameters import value_error
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined, no-any-return, return"
# ruff: noqa: F722, F821, N802, N803, UP037

_VALID = sum(1 << bit for bit in (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 14, 16, 19, 22))  # of XML_PARSE_*
_NO_XXE = 1 << 23  # known since PHP 8.4 with libxml2 2.13


# ---- properties ------------------------------------------------------------------------------------------------------

def _standalone(obj: Any) -> bool:
    return ints[(node_for_reading(obj) >> 2) + STANDALONE] > 0


def _write_standalone(obj: Any, value: bool) -> None:
    ints[(node_for_reading(obj) >> 2) + STANDALONE] = int(value)


def _version(obj: Any) -> str:
    return text_at(words[(node_for_reading(obj) >> 3) + VERSION]) or "1.0"


def _write_version(obj: Any, value: str) -> None:
    document = node_for_reading(obj)
    if value not in ("1.0", "1.1"):
        obj.ce.engine.throw("ValueError", "Invalid XML version")
    place = (document >> 3) + VERSION
    if words[place]:
        free(words[place])
    words[place] = xml.xmlStrdup(value.encode())


def _formats(obj: Any) -> bool:
    node_for_reading(obj)
    return settings_of(obj.ref.document).formatOutput


def _write_formats(obj: Any, value: bool) -> None:
    settings_of(obj.ref.document).formatOutput = value


_HANDLERS = {"xmlEncoding": (read_encoding, None), "xmlStandalone": (_standalone, _write_standalone),
             "xmlVersion": (_version, _write_version), "formatOutput": (_formats, _write_formats), **HANDLERS}


# ---- reading ---------------------------------------------------------------------------------------------------------

def _check_options(engine: Engine, options: int) -> None:
    if options & ~(_VALID | _NO_XXE):
        later = "LIBXML_NO_XXE, " if engine.target >= V8_5 else ""
        value_error(engine, 2, f"contains invalid flags (allowed flags: LIBXML_RECOVER, LIBXML_NOENT, {later}"
                               "LIBXML_DTDLOAD, LIBXML_DTDATTR, LIBXML_DTDVALID, LIBXML_NOERROR, LIBXML_NOWARNING, "
                               "LIBXML_NOBLANKS, LIBXML_XINCLUDE, LIBXML_NSCLEAN, LIBXML_NOCDATA, LIBXML_NONET, "
                               "LIBXML_PEDANTIC, LIBXML_COMPACT, LIBXML_PARSEHUGE, LIBXML_BIGLINES)")


def _load(engine: Engine, parser: int | None, options: int, encoding: str | None, url: str | None) -> Any:
    """The object of the document that a parser reads. Throws DOMException where that is not well-formed."""
    state = state_of(engine)
    document = 0
    if parser:
        mark_parser(parser)
        if encoding is not None:
            xml.xmlSwitchToEncoding(parser, xml.xmlFindCharEncodingHandler(encoding.encode("latin-1")))
        xml.xmlCtxtUseOptions(parser, options)
        outer = state.silence(options)
        state.call(CONTEXT, xml.xmlParseDocument, parser)
        state.silenced = outer
        document = words[(parser >> 3) + MY_DOC]
        words[(parser >> 3) + MY_DOC] = 0
        if document and not (ints[(parser >> 2) + 2 * WELL_FORMED] or options & PARSE_RECOVER):
            xml.xmlFreeDoc(document)
            document = 0
        xml.xmlFreeParserCtxt(parser)
        state.settle()
    if not document:
        engine.throw("DOMException", "XML fragment is not well-formed", SYNTAX)
    return _made(engine, document, url)


def _check_encoding(engine: Engine, number: int, encoding: str | None) -> None:
    if encoding is None:
        return
    handler = xml.xmlFindCharEncodingHandler(encoding.encode("latin-1"))
    if not handler:
        value_error(engine, number, "must be a valid document encoding")
    xml.xmlCharEncCloseFunc(handler)


def _made(engine: Engine, document: int, url: str | None) -> Any:
    settings = LivingSettings(document)
    settings.namespaces.declare_by_attributes(document)
    settings.namespaces.adopt(document)
    place = document >> 3
    if not words[place + ENCODING]:
        words[place + ENCODING] = xml.xmlStrdup(b"UTF-8")
    if url is not None:
        if words[place + URL]:
            free(words[place + URL])
        words[place + URL] = xml.xmlStrdup(url.encode("latin-1"))
    return new_document_object(engine, document, settings)


@php_class("Dom\\XMLDocument", since=80400, extends="Dom\\Document", final=True, native=LivingHooks(_HANDLERS),
           properties=[
    prop("xmlEncoding", UNDEF, type="Str"), prop("xmlStandalone", UNDEF, type="Bool"),
    prop("xmlVersion", UNDEF, type="Str"), prop("formatOutput", UNDEF, type="Bool")])
class XMLDocument(Document):
    __slots__ = ()

    @method(static=True)
    def createEmpty(scope: Scope, engine: Engine, version: Str = "1.0", encoding: Str = "UTF-8") -> 'Dom\\XMLDocument':
        _check_encoding(engine, 2, encoding)
        document = xml.xmlNewDoc(version.encode("latin-1"))
        words[(document >> 3) + ENCODING] = xml.xmlStrdup(encoding.encode("latin-1"))
        return new_document_object(engine, document, LivingSettings(document))

    @method(static=True)
    def createFromFile(scope: Scope, engine: Engine, path: Path, options: Int = 0,
                       overrideEncoding: Path | Null = None) -> 'Dom\\XMLDocument':
        if not path:
            value_error(engine, 1, "must not be empty")
        if "%00" in path:
            value_error(engine, 1, "must not contain percent-encoded NUL bytes")
        _check_options(engine, options)
        _check_encoding(engine, 3, overrideEncoding)
        local = full_path(path)
        parser = state_of(engine).run(REPORT, xml.xmlCreateFileParserCtxt, local.encode("latin-1")) if local else None
        if not parser:
            refuse_file(engine, path)
        return _load(engine, parser, options, overrideEncoding, uri_of_file(path))

    @method(static=True)
    def createFromString(scope: Scope, engine: Engine, source: Str, options: Int = 0,
                         overrideEncoding: Path | Null = None) -> 'Dom\\XMLDocument':
        if not source:
            value_error(engine, 1, "must not be empty")
        _check_options(engine, options)
        _check_encoding(engine, 3, overrideEncoding)
        data = source.encode("latin-1")
        parser = state_of(engine).run(REPORT, xml.xmlCreateMemoryParserCtxt, data, len(data))
        directory = set_directory(parser) if parser else None
        return _load(engine, parser, options, overrideEncoding,
                     None if directory is None else directory.decode("latin-1"))

    @method
    def createEntityReference(self, engine: Engine, name: Str) -> 'Dom\\EntityReference':
        document = node_of(self)
        check_name(engine, name)
        return wrap_beside(self, xml.xmlNewReference(document, name.encode("latin-1")))

    @method
    def validate(self, engine: Engine) -> Bool:
        return validation.validate(engine, self)

    @method
    def xinclude(self, engine: Engine, options: Int = 0) -> Int:
        count = validation.include(engine, self, options) or 0
        namespaces = namespaces_of(self)
        namespaces.declare_by_attributes(node_of(self))
        namespaces.adopt(node_of(self))
        return count

    @method
    def saveXml(self, engine: Engine, node: 'Dom\\Node' | Null = None, options: Int = 0) -> Str | False_:
        return save_xml(engine, self, node, options)

    @method
    def saveXmlFile(self, engine: Engine, filename: Path, options: Int = 0) -> Int | False_:
        if not filename:
            value_error(engine, 1, "must not be empty")
        return save_xml_file(engine, self, filename, options)

