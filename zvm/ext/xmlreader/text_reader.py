"""A text reader of libxml2, and what belongs to it (xmlreader_object in ext/xmlreader/php_xmlreader.c)."""
from __future__ import annotations

from zvm.ext.libxml.library import take, xml
from zvm.ext.libxml.running import running
from zvm.ext.libxml.state import REPORT, LibxmlState
from zvm.runtime.services.working_directory import working_directory

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


class TextReader:
    """A reader at work; its memory is freed with it."""

    __slots__ = ("state", "pointer", "input", "schema")

    def __init__(self, state: LibxmlState, pointer: int, source: int = 0) -> None:
        self.state, self.pointer = state, pointer
        self.input = source  # the buffer of a text, which is not the reader's own
        self.schema = 0  # a RELAX NG grammar

    def __del__(self) -> None:
        self.state.activate()
        if self.input:
            xml.xmlFreeParserInputBuffer(self.input)
        xml.xmlFreeTextReader(self.pointer)
        if self.schema:
            xml.xmlRelaxNGFree(self.schema)

    def run(self, name: str, *arguments: Any) -> Any:
        """Call one of the library's functions of readers, by its name without xmlTextReader."""
        return self.state.run(REPORT, getattr(xml, "xmlTextReader" + name), self.pointer, *arguments)

    def read(self) -> int:
        """run("Read"), which loops call for every node."""
        state = self.state
        if running() is not state:
            return self.run("Read")  # type: ignore[no-any-return]
        outer, state.channel = state.channel, REPORT
        try:
            result: int = xml.xmlTextReaderRead(self.pointer)
        finally:
            state.channel = outer
        if state.pending is not None:
            state.settle()
        return result

    def text(self, name: str, *arguments: Any) -> str | None:
        """The same of a function whose text is the caller's."""
        return take(self.run(name, *arguments))

    def set_relax_ng(self, source: str | None, is_file: bool) -> bool:
        """Validate by a grammar from here on, or by none; False where the grammar will not do."""
        schema = 0
        if source is not None:
            schema = self._relax_ng(source, is_file)
            if not schema:
                return False
        if self.run("RelaxNGSetSchema", schema or None) != 0:
            return False
        if self.schema:
            xml.xmlRelaxNGFree(self.schema)
        self.schema = schema
        return True

    def _relax_ng(self, source: str, is_file: bool) -> int:
        data = (valid_path(source) if is_file else source).encode("latin-1")
        parser = self.state.run(REPORT, xml.xmlRelaxNGNewParserCtxt, data) if is_file else \
            self.state.run(REPORT, xml.xmlRelaxNGNewMemParserCtxt, data, len(data))
        if not parser:
            return 0
        try:
            return self.state.run(REPORT, xml.xmlRelaxNGParse, parser) or 0
        finally:
            xml.xmlRelaxNGFreeParserCtxt(parser)


def valid_path(source: str) -> str:
    """A URL as it is, else an absolute path (_xmlreader_get_valid_file_path)."""
    from zvm.ext.dom.loading import full_path

    return full_path(source) or source


def open_file(state: LibxmlState, source: str, encoding: str | None, options: int) -> TextReader | None:
    """A reader of a file; None where there is none."""
    pointer = state.run(REPORT, xml.xmlReaderForFile, valid_path(source).encode("latin-1"), _bytes(encoding), options)
    return TextReader(state, pointer) if pointer else None


def open_text(state: LibxmlState, source: str, encoding: str | None, options: int,
              base_uri: str | None = None) -> TextReader | None:
    """A reader of a text, whose relative names begin at an address, by default in the current folder; None where it
    cannot be."""
    data = source.encode("latin-1")
    buffer = xml.xmlParserInputBufferCreateMem(data, len(data), 0)
    if not buffer:
        return None
    folder = working_directory() if base_uri is None else b""
    uri = take(xml.xmlCanonicPath(folder.rstrip(b"/") + b"/")) if folder else None
    base = _bytes(uri if base_uri is None else base_uri)
    pointer = xml.xmlNewTextReader(buffer, base)
    if pointer:
        reader = TextReader(state, pointer, buffer)
        return reader if reader.run("Setup", None, base, _bytes(encoding), options) == 0 else None
    xml.xmlFreeParserInputBuffer(buffer)
    return None


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode("latin-1")
