"""Validating documents by DTD, XML Schema and RELAX NG, and XInclude (ext/dom/document.c)."""
from __future__ import annotations

from zvm.ext.dom.lists import elements_below
from zvm.ext.dom.loading import full_path
from zvm.ext.dom.objects import node_of
from zvm.ext.dom.tree import children_of, kind_of
from zvm.ext.libxml.layout import ELEMENT, XINCLUDE_END, XINCLUDE_START
from zvm.ext.libxml.library import xml
from zvm.ext.libxml.nodes import DocumentRef, discard_tree, unlink_held
from zvm.ext.libxml.state import REPORT, state_of
from zvm.runtime.execute_data import message_origin
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# how a kind of grammar is worked with: its name, and the library's functions
_SCHEMA = ("Schema", "xmlSchema")
_RELAX_NG = ("RelaxNG", "xmlRelaxNG")
_CREATE_DEFAULTS = 1  # LIBXML_SCHEMA_CREATE


def validate(engine: Engine, obj: Any) -> bool:
    """By the document's own DTD."""
    state = state_of(engine)
    document = node_of(obj)
    context = xml.xmlNewValidCtxt()
    try:
        return bool(state.run(REPORT, xml.xmlValidateDocument, context, document))
    finally:
        xml.xmlFreeValidCtxt(context)


def _parser_of(engine: Engine, source: str, is_file: bool, name: str, prefix: str) -> Any:
    """The parser of a grammar, None after a warning."""
    if not source:
        value_error(engine, 1, "must not be empty")
    if not is_file:
        data = source.encode("latin-1")
        return getattr(xml, f"{prefix}NewMemParserCtxt")(data, len(data)), data
    if "\0" in source:
        value_error(engine, 1, "must not contain any null bytes")
    path = full_path(source)
    if path is None:
        engine.diagnostics.warning(f"{message_origin(engine)}: Invalid {name} file source")
        return None, None
    return getattr(xml, f"{prefix}NewParserCtxt")(path.encode("latin-1")), None


def _validate_by(engine: Engine, obj: Any, source: str, is_file: bool, kind: tuple[str, str], flags: int) -> bool:
    """By a grammar in a file or a text."""
    name, prefix = kind
    state = state_of(engine)
    document = node_of(obj)
    parser, data = _parser_of(engine, source, is_file, name, prefix)
    if not parser:
        return False
    try:
        grammar = state.run(REPORT, getattr(xml, f"{prefix}Parse"), parser)
    finally:
        getattr(xml, f"{prefix}FreeParserCtxt")(parser)
        del data
    if not grammar:
        engine.diagnostics.warning(f"{message_origin(engine)}: Invalid {name}")
        return False
    context = getattr(xml, f"{prefix}NewValidCtxt")(grammar)
    try:
        if prefix == "xmlSchema":
            xml.xmlSchemaSetValidOptions(context, flags & _CREATE_DEFAULTS)
        state.changes += 1
        return state.run(REPORT, getattr(xml, f"{prefix}ValidateDoc"), context, document) == 0  # type: ignore
    finally:
        getattr(xml, f"{prefix}FreeValidCtxt")(context)
        getattr(xml, f"{prefix}Free")(grammar)


def schema_validate(engine: Engine, obj: Any, source: str, is_file: bool, flags: int) -> bool:
    """By an XML Schema."""
    return _validate_by(engine, obj, source, is_file, _SCHEMA, flags)


def relax_ng_validate(engine: Engine, obj: Any, source: str, is_file: bool) -> bool:
    """By a RELAX NG grammar."""
    return _validate_by(engine, obj, source, is_file, _RELAX_NG, 0)


def include(engine: Engine, obj: Any, options: int) -> int | bool:
    """Replace the XInclude elements of a document; how many, False for none."""
    if not -0x8000_0000 <= options <= 0x7FFF_FFFF:
        engine.diagnostics.warning(f"{message_origin(engine)}: Invalid flags")
        return False
    state = state_of(engine)
    document = node_of(obj)
    _release_includes(obj.ref.document, document)
    try:
        count: int = state.run(REPORT, xml.xmlXIncludeProcessFlags, document, options)
    finally:
        _remove_marks(obj.ref.document, document)
    return count or False


def _release_includes(owner: DocumentRef, document: int) -> None:
    """Take nodes that objects stand for out of XInclude elements, whose children the library frees."""
    owner.state.changes += 1
    for element in list(elements_below(document, b"include", None)):
        for child in children_of(element):
            unlink_held(owner, child)


def _remove_marks(owner: DocumentRef, root: int) -> None:
    """Take out the nodes that mark where included text begins and ends."""
    stack = [root]
    while stack:
        for node in children_of(stack.pop()):
            kind = kind_of(node)
            if kind in (XINCLUDE_START, XINCLUDE_END):
                discard_tree(owner, node)
            elif kind == ELEMENT:
                stack.append(node)
