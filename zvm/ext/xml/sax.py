"""libxml2's push parser under the interface of expat, as PHP sees it (ext/xml/compat.c).

A SaxParser owns a parser context. Its `listener` gets the events that it has a method for; what it has none for goes to
its `default`, as text, once `listen()` knows of it. The library's callbacks find the SaxParser by a number in the state
of the run.
"""
from __future__ import annotations

from ctypes import CFUNCTYPE, c_char_p, c_int, c_void_p, cast, create_string_buffer, string_at

from zvm.ext.libxml.layout import (
    ERROR_LEVEL,
    INPUT,
    INPUT_BASE,
    INPUT_CUR,
    INPUT_LINE,
    LEVEL_WARNING,
    MY_DOC,
    PARSE_NOERROR,
    PARSE_NOWARNING,
    SAX,
)
from zvm.ext.libxml.library import ints, text_at, words, xml
from zvm.ext.libxml.running import running
from zvm.ext.libxml.state import PLAIN, LibxmlState

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, Protocol

    class Listener(Protocol):
        """What an event may be told to; each is None where no handler is set."""

        start_element: Callable[[str, list[tuple[str, str]]], None] | None
        end_element: Callable[[str], None] | None
        character_data: Callable[[str], None] | None
        processing_instruction: Callable[[str, str | None], None] | None
        default: Callable[[str], None] | None
        unparsed_entity: Callable[[str, str | None, str | None, str | None], None] | None
        notation: Callable[[str, str | None, str | None], None] | None
        external_entity: Callable[[str, str | None, str | None], bool] | None
        start_namespace: Callable[[str | None, str | None], None] | None

# xmlParserCtxt, in ints
_REPLACE_ENTITIES, _ERROR_NUMBER, _STATE, _IN_SUBSET, _SAX2 = 7, 34, 68, 84, 126
_COLUMN, _CONSUMED = 14, 8  # xmlParserInput: the column in ints, what was read before the buffer in words
_ENTITY_CONTENT, _PUBLIC_ID, _SYSTEM_ID, _ENTITY_TYPE = 10, 12, 13, 23  # xmlEntity, the type in ints
_NAME = 2
_INITIALIZED = 54  # xmlSAXHandler.initialized, in ints
_SAX2_MAGIC = 0xDEEDBEAF
_HANDLER_WORDS = 32
_OLD_SAX = 1 << 20
_WELL_FORMED = 6  # in ints
_ENTITY_VALUE, _ATTRIBUTE_VALUE = 11, 12  # states in which entities are replaced silently
_INTERNAL = (1, 4, 6)  # kinds of entities that are in the document
_EXTERNAL_PARSED, _PREDEFINED = 2, 6
ERROR_EXTERNAL_ENTITY_HANDLING = 21


class SaxParser:
    """A parser. With a `separator` names are qualified by the URIs of their namespaces."""

    __slots__ = ("state", "listener", "separator", "context", "number", "__weakref__")

    def __init__(self, state: LibxmlState, listener: Listener, separator: str | None) -> None:
        self.state = state
        self.listener = listener
        self.separator = separator[:1] if separator is not None else None
        self.number = id(self)
        state.activate()
        self.context: int = xml.xmlCreatePushParserCtxt(cast(_HANDLERS, c_void_p), self.number, None, 0, None)
        xml.xmlCtxtUseOptions(self.context, _OLD_SAX)
        ints[(self.context >> 2) + _REPLACE_ENTITIES] = 1
        ints[(self.context >> 2) + _WELL_FORMED] = 0
        if separator is None:
            ints[(words[(self.context >> 3) + SAX] >> 2) + _INITIALIZED] = 1
        else:
            ints[(self.context >> 2) + _SAX2] = 1

    def __del__(self) -> None:
        context = getattr(self, "context", 0)
        if context:
            document = words[(context >> 3) + MY_DOC]
            if document:
                xml.xmlFreeDoc(document)
                words[(context >> 3) + MY_DOC] = 0
            xml.xmlFreeParserCtxt(context)

    def listen(self) -> None:
        """Have the library report what the listener has methods for, and nothing else."""
        listener, handlers = self.listener, words[(self.context >> 3) + SAX] >> 3
        rest = listener.default
        for places, wanted in (
                (_STARTS, listener.start_element or listener.start_namespace or rest),
                (_ENDS, listener.end_element or rest), (_CHARACTERS, listener.character_data or rest),
                (_INSTRUCTIONS, listener.processing_instruction or rest), (_COMMENTS, rest)):
            for place in places:
                words[handlers + place] = 0 if wanted is None else _ADDRESSES[place]

    def parse(self, data: str, is_final: bool) -> bool:
        """Take the next piece; False after an error. Raises what a listener has thrown."""
        parsers = self.state.sax_parsers
        parsers[self.number] = self
        outer = self.state.silence(PARSE_NOERROR | PARSE_NOWARNING)
        encoded = data.encode("latin-1")
        try:
            failed = self.state.run(PLAIN, xml.xmlParseChunk, self.context, encoded, len(encoded), int(is_final))
        finally:
            self.state.silenced = outer
            del parsers[self.number]
        error = xml.xmlCtxtGetLastError(self.context)
        return not failed and (not error or ints[(error >> 2) + 2 * ERROR_LEVEL] <= LEVEL_WARNING)

    @property
    def error_code(self) -> int:
        return ints[(self.context >> 2) + _ERROR_NUMBER]

    def _input(self) -> int:
        return words[(self.context >> 3) + INPUT]

    @property
    def line(self) -> int:
        source = self._input()
        return ints[(source >> 2) + INPUT_LINE] if source else 1

    @property
    def column(self) -> int:
        source = self._input()
        return ints[(source >> 2) + _COLUMN] if source else 1

    @property
    def byte_index(self) -> int:
        """How much was read."""
        word = self._input() >> 3
        return words[word + _CONSUMED] + words[word + INPUT_CUR] - words[word + INPUT_BASE] if word else 0

    def qualified(self, name: str, uri: str | None) -> str:
        return name if uri is None else f"{uri}{self.separator or ''}{name}"

    def start(self, name: str, uri: str | None, prefix: str | None, namespaces: list[tuple[str | None, str | None]],
              attributes: list[tuple[str, str | None, str | None, str]]) -> None:
        """An element begins. Attributes are (name, prefix, URI, value)."""
        listener = self.listener
        if listener.start_namespace is not None:
            for declared, target in namespaces:
                listener.start_namespace(declared, target)
        if listener.start_element is not None:
            listener.start_element(self.qualified(name, uri), [
                (self.qualified(each, target) if own is not None else each, value)
                for each, own, target, value in attributes])
        elif listener.default is not None:
            parts = ["<", _prefixed(prefix, name)]
            parts += [f' {"xmlns" if declared is None else "xmlns:" + declared}="{target}"'
                      for declared, target in namespaces]
            parts += [f' {_prefixed(own, each)}="{value}"' for each, own, _, value in attributes]
            listener.default("".join(parts) + ">")

    def end(self, name: str, uri: str | None, prefix: str | None) -> None:
        listener = self.listener
        if listener.end_element is not None:
            listener.end_element(self.qualified(name, uri))
        elif listener.default is not None:
            listener.default(f"</{_prefixed(prefix, name)}>")

    def characters(self, text: str) -> None:
        found = self.listener.character_data or self.listener.default
        if found is not None:
            found(text)

    def entity(self, name: bytes) -> int | None:
        """The entity of that name; it is told of where its contents are not simply put in (_get_entity)."""
        context = self.context
        if ints[(context >> 2) + _IN_SUBSET]:
            return None
        document = words[(context >> 3) + MY_DOC]
        found: int | None = xml.xmlGetPredefinedEntity(name) or xml.xmlGetDocEntity(document or None, name)
        state = ints[(context >> 2) + _STATE]
        if found and state in (_ENTITY_VALUE, _ATTRIBUTE_VALUE):
            return found
        kind = ints[(found >> 2) + _ENTITY_TYPE] if found else 0
        if not found or kind in _INTERNAL:
            self._internal_entity(name, found, kind)
        elif kind == _EXTERNAL_PARSED:
            self._external_entity(found)
        return found

    def _internal_entity(self, name: bytes, entity: int | None, kind: int) -> None:
        listener = self.listener
        if listener.default is not None and not (kind == _PREDEFINED and listener.character_data is not None):
            listener.default(f"&{name.decode('latin-1')};")
        elif listener.character_data is not None and entity:
            listener.character_data(text_at(words[(entity >> 3) + _ENTITY_CONTENT]) or "")

    def _external_entity(self, entity: int) -> None:
        word = entity >> 3
        handler = self.listener.external_entity
        if handler is not None and not handler(text_at(words[word + _NAME]) or "", text_at(words[word + _SYSTEM_ID]),
                                               text_at(words[word + _PUBLIC_ID])):
            xml.xmlStopParser(self.context)
            ints[(self.context >> 2) + _ERROR_NUMBER] = ERROR_EXTERNAL_ENTITY_HANDLING


def _prefixed(prefix: str | None, name: str) -> str:
    return name if prefix is None else f"{prefix}:{name}"


# ---- callbacks -------------------------------------------------------------------------------------------------------

def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1")


def _deliver(number: int, task: Callable[..., Any], *arguments: Any) -> Any:
    """Carry out what an event asks for, task(parser, …); after an exception nothing more is told."""
    state = running()
    if state is None or state.pending is not None:
        return None
    parser = state.sax_parsers.get(number)
    if parser is None:
        return None
    try:
        return task(parser, *arguments)
    except BaseException as signal:
        state.defer(signal)
        return None


def _get_entity(number: int, name: bytes) -> int | None:
    return _deliver(number, lambda parser: parser.entity(name))  # type: ignore[no-any-return]


def _notation(number: int, name: bytes, public_id: bytes | None, system_id: bytes | None) -> None:
    def task(parser: SaxParser) -> None:
        if parser.listener.notation is not None:
            parser.listener.notation(_text(name) or "", _text(system_id), _text(public_id))
    _deliver(number, task)


def _unparsed(number: int, name: bytes, public_id: bytes | None, system_id: bytes | None,
              notation: bytes | None) -> None:
    def task(parser: SaxParser) -> None:
        if parser.listener.unparsed_entity is not None:
            parser.listener.unparsed_entity(_text(name) or "", _text(system_id), _text(public_id), _text(notation))
    _deliver(number, task)


def _start(number: int, name: bytes, attributes: int | None) -> None:
    def task(parser: SaxParser) -> None:
        found: list[tuple[str, str | None, str | None, str]] = []
        word = (attributes or 0) >> 3
        while word and words[word]:
            found.append((text_at(words[word]) or "", None, None, text_at(words[word + 1]) or ""))
            word += 2
        parser.start(_text(name) or "", None, None, [], found)
    _deliver(number, task)


def _end(number: int, name: bytes) -> None:
    _deliver(number, SaxParser.end, _text(name) or "", None, None)


def _characters(number: int, data: int, length: int) -> None:
    _deliver(number, SaxParser.characters, string_at(data, length).decode("latin-1"))


def _instruction(number: int, target: bytes, data: bytes | None) -> None:
    def task(parser: SaxParser) -> None:
        listener = parser.listener
        if listener.processing_instruction is not None:
            listener.processing_instruction(_text(target) or "", _text(data))
        elif listener.default is not None:
            listener.default(f"<?{_text(target)} {_text(data) if data is not None else '(null)'}?>")
    _deliver(number, task)


def _comment(number: int, data: bytes) -> None:
    def task(parser: SaxParser) -> None:
        if parser.listener.default is not None:
            parser.listener.default(f"<!--{_text(data)}-->")
    _deliver(number, task)


def _start_ns(number: int, name: bytes, prefix: bytes | None, uri: bytes | None, namespace_count: int,
              namespaces: int | None, attribute_count: int, defaulted: int, attributes: int | None) -> None:
    if not namespace_count and not attribute_count:
        _deliver(number, SaxParser.start, name.decode("latin-1"), _text(uri),
                 _text(prefix), [], [])
        return

    def task(parser: SaxParser) -> None:
        word = (namespaces or 0) >> 3
        declared = [(text_at(words[word + 2 * index]), text_at(words[word + 2 * index + 1]))
                    for index in range(namespace_count)]
        found = []
        word = (attributes or 0) >> 3
        for place in range(word, word + 5 * attribute_count, 5):
            begin = words[place + 3]
            found.append((text_at(words[place]) or "", text_at(words[place + 1]), text_at(words[place + 2]),
                          string_at(begin, words[place + 4] - begin).decode("latin-1")))
        parser.start(_text(name) or "", _text(uri), _text(prefix), declared, found)
    _deliver(number, task)


def _end_ns(number: int, name: bytes, prefix: bytes | None, uri: bytes | None) -> None:
    _deliver(number, SaxParser.end, name.decode("latin-1"), _text(uri),
             _text(prefix))


_P, _S, _I = c_void_p, c_char_p, c_int
# by their place in xmlSAXHandler
_CALLBACKS: dict[int, Any] = {
    5: CFUNCTYPE(_P, _P, _S)(_get_entity), 7: CFUNCTYPE(None, _P, _S, _S, _S)(_notation),
    10: CFUNCTYPE(None, _P, _S, _S, _S, _S)(_unparsed), 14: CFUNCTYPE(None, _P, _S, _P)(_start),
    15: CFUNCTYPE(None, _P, _S)(_end), 17: CFUNCTYPE(None, _P, _P, _I)(_characters),
    19: CFUNCTYPE(None, _P, _S, _S)(_instruction), 20: CFUNCTYPE(None, _P, _S)(_comment),
    25: CFUNCTYPE(None, _P, _P, _I)(_characters),
    29: CFUNCTYPE(None, _P, _S, _S, _S, _I, _P, _I, _I, _P)(_start_ns),
    30: CFUNCTYPE(None, _P, _S, _S, _S)(_end_ns),
}


# the places of callbacks that only some parsers need
_STARTS, _ENDS, _CHARACTERS, _INSTRUCTIONS, _COMMENTS = (14, 29), (15, 30), (17, 25), (19,), (20,)
_ADDRESSES = {place: cast(callback, c_void_p).value or 0 for place, callback in _CALLBACKS.items()}


def _handlers() -> Any:
    """The record of callbacks that the library copies (xmlSAXHandler)."""
    table = [_ADDRESSES.get(place, 0) for place in range(_HANDLER_WORDS)]
    table[_INITIALIZED // 2] = _SAX2_MAGIC
    return create_string_buffer(b"".join(word.to_bytes(8, "little") for word in table))


_HANDLERS = _handlers()
