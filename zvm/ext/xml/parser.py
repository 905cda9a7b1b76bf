"""The class XMLParser, and what its events tell handlers and xml_parse_into_struct() (ext/xml/xml.c)."""
from __future__ import annotations

from zvm.executor.closures import ClosureObject
from zvm.ext.libxml.state import state_of
from zvm.ext.vocabulary import php_class
from zvm.ext.xml.encodings import decode
from zvm.ext.xml.sax import SaxParser
from zvm.opcodes.flags import ACC_NO_DYNAMIC_PROPERTIES, ACC_NOT_CLONEABLE, ACC_NOT_SERIALIZABLE
from zvm.runtime.execute_data import running_function
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import upper

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine import Engine

_UNBOUND = (None, None)
_DEEPEST = 255  # level of elements that xml_parse_into_struct() still notes
_BLANKS = " \t\n"


class _Hooks:
    """What is particular about parsers as objects: only functions make them, and none equals another."""

    @staticmethod
    def get_constructor(engine: Engine, parser: PhpObject) -> NoReturn:
        engine.throw("Error", "Cannot directly construct XMLParser, use xml_parser_create() or xml_parser_create_ns() "
                              "instead")

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int:
        return 0 if left is right else UNCOMPARABLE


@php_class("XMLParser", final=True, native=_Hooks(),
           flags=ACC_NO_DYNAMIC_PROPERTIES | ACC_NOT_SERIALIZABLE | ACC_NOT_CLONEABLE)
class XMLParser(PhpObject):
    """`handlers` are a script's callables by event, `target` the object they are methods of, where they are names."""

    __slots__ = ("engine", "sax", "bound", "events", "handlers", "target", "encoding", "folds_case", "skips_white",
                 "tag_start", "is_parsing", "level")

    def __init__(self) -> None:
        self.engine: Any = None
        self.sax: Any = None
        self.events: Any = None
        self.handlers: dict[str, Any] = {}
        self.bound: dict[str, tuple[Any, Any]] = {}  # while it parses: closures by event, and how to call them
        self.target: PhpObject | None = None
        self.encoding = "UTF-8"
        self.folds_case = 1
        self.skips_white = 0
        self.tag_start = 0
        self.is_parsing = False
        self.level = 0

    def set_up(self, engine: Engine, encoding: str, separator: str | None) -> None:
        """Be ready to parse."""
        self.engine, self.encoding = engine, encoding
        self.events = Events()
        self.sax = SaxParser(state_of(engine), self.events, separator)

    def parse(self, data: str, is_final: bool) -> bool:
        """Take the next piece; False after an error."""
        self.is_parsing = True
        self._listen()
        try:
            return self.sax.parse(data, is_final)  # type: ignore[no-any-return]
        finally:
            self.events.disconnect()
            self.bound.clear()
            self.is_parsing = False

    def set_handler(self, event: str, handler: Any) -> None:
        """Set the callable of an event, None for none, from the next event on."""
        self.handlers[event] = handler
        if self.is_parsing:
            self._listen()

    def _listen(self) -> None:
        self.events.connect(self)
        self.sax.listen()

    def call(self, event: str, *arguments: Any) -> Any:
        """Call the handler of an event; throws Error where it cannot be called (xml_call_handler)."""
        handler = self.handlers[event]
        if isinstance(handler, ClosureObject):
            known, call = self.bound.get(event, _UNBOUND)
            if known is not handler:
                call = self.engine.resolve_callable(handler).positional()
                self.bound[event] = handler, call
            return call(self, *arguments)
        if type(handler) is str and self.target is not None:
            handler = PhpArray.from_list([self.target, handler])
        engine = self.engine
        found = engine.resolve_callable(handler)
        if type(found) is str:
            from zvm.executor.callables import callable_name

            engine.throw("Error", f"Invalid callback {callable_name(engine, handler)}, {found}")
        return found.call([self, *arguments])

    def decoded(self, text: str | None) -> Any:
        """A text in the target encoding, false for none."""
        return False if text is None else decode(text, self.encoding)

    def tag(self, name: str) -> str:
        """A name of an element or attribute, in upper case where that is folded."""
        found = decode(name, self.encoding)
        return upper(found) if self.folds_case else found

    def shortened(self, tag: str) -> str:
        """A tag without as much of its beginning as the option says."""
        return tag[self.tag_start:]


class Events:
    """Passes the parser's events on to handlers, and to a Structure while one is made. It knows the XMLParser only
    while that parses, so that they do not keep each other alive."""

    def __init__(self) -> None:
        self.structure: Structure | None = None
        self.disconnect()

    def disconnect(self) -> None:
        self.parser: Any = None
        self.start_element: Callable[..., None] | None = None
        self.end_element: Callable[..., None] | None = None
        self.character_data: Callable[..., None] | None = None
        self.processing_instruction: Callable[..., None] | None = None
        self.default: Callable[..., None] | None = None
        self.unparsed_entity: Callable[..., None] | None = None
        self.notation: Callable[..., None] | None = None
        self.external_entity: Callable[..., bool] | None = None
        self.start_namespace: Callable[..., None] | None = None

    def connect(self, parser: XMLParser) -> None:
        """Find out what is listened to: as in expat, elements and text once a handler for them has been set."""
        self.parser = parser
        known = parser.handlers
        elements = "start_element" in known or self.structure is not None
        self.start_element = self._start_element if elements else None
        self.end_element = self._end_element if elements else None
        self.character_data = self._character_data if "character_data" in known or self.structure is not None else None
        for event in ("processing_instruction", "default", "unparsed_entity", "notation", "start_namespace"):
            setattr(self, event, getattr(self, "_" + event) if known.get(event) is not None else None)
        self.external_entity = self._external_entity if "external_entity" in known else None

    def _start_element(self, name: str, attributes: list[tuple[str, str]]) -> None:
        parser = self.parser
        parser.level += 1
        tag = parser.tag(name)
        found = {normalize_key(parser.tag(each)): parser.decoded(value) for each, value in attributes}
        if parser.handlers.get("start_element") is not None:
            parser.call("start_element", parser.shortened(tag), PhpArray.from_dict(dict(found)))
        if self.structure is not None:
            self.structure.open(parser, tag, found)

    def _end_element(self, name: str) -> None:
        parser = self.parser
        tag = parser.tag(name)
        if parser.handlers.get("end_element") is not None:
            parser.call("end_element", parser.shortened(tag))
        if self.structure is not None:
            self.structure.close(parser, tag)
        parser.level -= 1

    def _character_data(self, text: str) -> None:
        parser = self.parser
        if parser.handlers.get("character_data") is not None:
            parser.call("character_data", parser.decoded(text))
        if self.structure is not None:
            self.structure.text(parser, parser.decoded(text))

    def _processing_instruction(self, target: str, data: str | None) -> None:
        self.parser.call("processing_instruction", self.parser.decoded(target), self.parser.decoded(data))

    def _default(self, text: str) -> None:
        self.parser.call("default", self.parser.decoded(text))

    def _unparsed_entity(self, name: str, system_id: str | None, public_id: str | None, notation: str | None) -> None:
        decoded = self.parser.decoded
        self.parser.call("unparsed_entity", decoded(name), False, decoded(system_id), decoded(public_id),
                         decoded(notation))

    def _notation(self, name: str, system_id: str | None, public_id: str | None) -> None:
        decoded = self.parser.decoded
        self.parser.call("notation", decoded(name), False, decoded(system_id), decoded(public_id))

    def _start_namespace(self, prefix: str | None, uri: str | None) -> None:
        self.parser.call("start_namespace", self.parser.decoded(prefix), self.parser.decoded(uri))

    def _external_entity(self, names: str, system_id: str | None, public_id: str | None) -> bool:
        """May parsing go on?"""
        if self.parser.handlers["external_entity"] is None:
            return False
        decoded = self.parser.decoded
        answer = self.parser.call("external_entity", decoded(names), "", decoded(system_id), decoded(public_id))
        return convert.to_int(self.parser.engine, answer) != 0


class Structure:
    """What xml_parse_into_struct() gives: a list of what the document consists of, and where in it each tag is."""

    def __init__(self) -> None:
        self.entries: list[dict[Any, Any]] = []
        self.index: dict[Any, list[int]] = {}
        self.count = 0  # of the entries in the index
        self.tags: list[str] = []  # of the elements that are open
        self.last_open: dict[Any, Any] | None = None  # the element that has no contents yet but text

    def _add(self, parser: XMLParser, tag: str, entry: dict[Any, Any]) -> None:
        self.index.setdefault(normalize_key(parser.shortened(tag)), []).append(self.count)
        self.count += 1
        self.entries.append(entry)

    def open(self, parser: XMLParser, tag: str, attributes: dict[Any, Any]) -> None:
        if parser.level > _DEEPEST:
            if parser.level == _DEEPEST + 1:
                _truncated(parser)
            return
        entry: dict[Any, Any] = {"tag": parser.shortened(tag), "type": "open", "level": parser.level}
        if attributes:
            entry["attributes"] = PhpArray.from_dict(attributes)
        self.tags[parser.level - 1:] = [tag]
        self._add(parser, tag, entry)
        self.last_open = entry

    def close(self, parser: XMLParser, tag: str) -> None:
        if self.last_open is not None:
            self.last_open["type"] = "complete"
        else:
            self._add(parser, tag, {"tag": parser.shortened(tag), "type": "close", "level": parser.level})
        self.last_open = None

    def text(self, parser: XMLParser, text: str) -> None:
        counts = not parser.skips_white or bool(text.strip(_BLANKS))
        if self.last_open is not None:
            if "value" in self.last_open:
                self.last_open["value"] += text
            elif counts:
                self.last_open["value"] = text
            return
        if self.entries and self.entries[-1]["type"] == "cdata":
            self.entries[-1]["value"] += text
        elif 0 < parser.level <= _DEEPEST and counts:
            tag = self.tags[parser.level - 1]
            self._add(parser, tag, {"tag": parser.shortened(tag), "value": text, "type": "cdata",
                                    "level": parser.level})
        elif parser.level == _DEEPEST + 1:
            _truncated(parser)

    def values(self) -> PhpArray:
        return PhpArray.from_list([PhpArray.from_dict(entry) for entry in self.entries])

    def places(self) -> PhpArray:
        return PhpArray.from_dict({tag: PhpArray.from_list(list(places)) for tag, places in self.index.items()})


def _truncated(parser: XMLParser) -> None:
    engine = parser.engine
    engine.diagnostics.warning(f"{running_function(engine)}(): Maximum depth exceeded - Results truncated")
