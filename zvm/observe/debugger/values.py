"""Values as a debugger shows them: one line of text, and the parts of those that have some."""
from __future__ import annotations

from itertools import islice

from zvm.observe.debugger.evaluating import EvaluationFailed, evaluate
from zvm.observe.debugger.stack import plain
from zvm.opcodes.flags import ACC_ENUM, ACC_READONLY, ACC_STATIC
from zvm.runtime.classes.class_entry import ClassEntry
from zvm.runtime.objects.class_constants import initialise_static_members
from zvm.runtime.objects.lifecycle import LAZY
from zvm.runtime.objects.property_tables import properties_for_debug, properties_of
from zvm.runtime.signals import EXCEPTIONS
from zvm.runtime.values import numbers
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.runtime.execute_data import ExecuteData

MOST_CHARACTERS = 1000  # of a string in one line of text
_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", '"': '\\"', "$": "\\$", "\x1b": "\\e"}


class Part:
    """An element of an array or a property of an object. `key` is PHP's; `name` as it is shown; `owner`, of an object,
    the class whose private members are in reach of who changes it; `visibility` is "" for an element."""

    __slots__ = ("key", "name", "value", "visibility", "owner", "is_static", "is_readonly", "class_name")

    def __init__(self, key: Any, name: str, value: Any, visibility: str = "", owner: ClassEntry | None = None,
                 class_name: str = "") -> None:
        self.key, self.name, self.value = key, name, value
        self.visibility, self.owner, self.class_name = visibility, owner, class_name
        self.is_static = self.is_readonly = False


def type_name(engine: Engine, value: Any) -> str:
    """PHP's name of the value's type, the class of an object."""
    if value is UNDEF:
        return "uninitialized"
    if value is None:
        return "null"
    if isinstance(value, PhpObject):
        return value.ce.display_name
    if isinstance(value, PhpArray):
        return "array"
    return {bool: "bool", int: "int", float: "float", str: "string"}.get(type(value), "resource")


def readable(text: str) -> str:
    """A PHP string, whose characters are bytes, as text: UTF-8 where it is that."""
    data = text.encode("latin-1")
    try:
        return data.decode()
    except UnicodeDecodeError:
        return text


def php_bytes(text: str) -> str:
    """A text as a PHP string of its UTF-8 bytes."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def quoted(text: str) -> str:
    """A PHP literal of a string, in double quotes, that reads as UTF-8 where it is that."""
    shown = readable(text)
    return '"' + "".join(_ESCAPES.get(character) or (character if character >= " " else f"\\x{ord(character):02X}")
                         for character in shown) + '"'


def format_value(engine: Engine, value: Any) -> str:
    """A value in one line."""
    value = plain(value)
    if value is UNDEF:
        return "uninitialized"
    if value is None:
        return "null"
    if type(value) is bool:
        return "true" if value else "false"
    if type(value) is float:
        return numbers.float_to_string(value, 17 if engine.ini.serialize_precision == 17 else -1)
    if type(value) is str:
        if len(value) > MOST_CHARACTERS:
            return f"{quoted(value[:MOST_CHARACTERS])}…"
        return quoted(value)
    if isinstance(value, PhpArray):
        return f"array({len(value)})"
    if isinstance(value, PhpObject):
        if value.ce.flags & ACC_ENUM:
            return f"{value.ce.display_name}::{plain(value.slots[0])}"
        return f"{value.ce.display_name} #{value.handle}"
    if isinstance(value, Resource):
        return f"resource({value.id}) of type ({value.type_name})"
    return str(value)


def part_counts(engine: Engine, value: Any) -> tuple[int, int]:
    """How many parts with names and with numbers a value has."""
    value = plain(value)
    if isinstance(value, PhpArray):
        count = len(value)
        return (0, count) if value.packed is not None else (count, 0)
    if isinstance(value, (PhpObject, ClassEntry)):
        return len(list(parts_of(engine, value))), 0
    return 0, 0


def has_parts(engine: Engine, value: Any) -> bool:
    value = plain(value)
    return isinstance(value, PhpArray) and len(value) > 0 or isinstance(value, PhpObject)


def parts_of(engine: Engine, value: Any, start: int = 0, count: int | None = None) -> Iterator[Part]:
    """The parts of a value, `count` of them from one on."""
    value = plain(value)
    parts: Iterator[Part] = iter(())
    if isinstance(value, PhpArray):
        parts = (Part(key, readable(str(key)), plain(element)) for key, element in value.items())
    elif isinstance(value, PhpObject):
        parts = _properties(engine, value)
    elif isinstance(value, ClassEntry):
        parts = static_properties(engine, value)
    return islice(parts, start, None if count is None else start + count)


def _properties(engine: Engine, value: PhpObject) -> Iterator[Part]:
    is_lazy = value.guards is not None and LAZY in value.guards
    is_internal = _is_internal(value.ce)
    yield from static_properties(engine, value.ce)
    watches = None if engine.observer is None else engine.observer.watches
    if watches is not None:
        watches.hush()  # __debugInfo() may be called
    try:
        entries = [] if is_lazy else properties_for_debug(engine, value) if is_internal or value.ce.debug_info is None \
            else properties_of(engine, value)
    except EXCEPTIONS:
        entries = []
    finally:
        if watches is not None:
            watches.unhush()
    for entry in entries:
        owner = entry.class_name
        visibility = "public" if owner is None else "protected" if owner == "*" else "private"
        scope = None if visibility == "public" else value.ce if entry.info is None else entry.info.ce
        part = Part(entry.name, readable(str(entry.name)), plain(entry.value), visibility, scope,
                    owner if visibility == "private" and owner is not None else "")
        part.is_readonly = entry.info is not None and bool(entry.info.flags & ACC_READONLY)
        yield part


def _is_internal(ce: ClassEntry | None) -> bool:
    """Whether a class or one it extends is internal: such keep values elsewhere, and know how to show them."""
    while ce is not None:
        if ce.is_internal:
            return True
        ce = ce.parent
    return False


def static_properties(engine: Engine, ce: ClassEntry) -> Iterator[Part]:
    """The static properties of a class."""
    infos = [info for info in ce.properties_info.values() if info.flags & ACC_STATIC]
    if not infos:
        return
    from zvm.runtime.objects.property_tables import _owner

    for info in infos:
        values = initialise_static_members(info.ce)
        owner = _owner(info)
        visibility = "public" if owner is None else "protected" if owner == "*" else "private"
        part = Part(info.name, readable(info.name), plain(values[info.slot]), visibility, info.ce,
                    owner if visibility == "private" and owner is not None else "")
        part.is_static = True
        yield part


def interpolate(engine: Engine, frame: ExecuteData, text: str) -> str:
    """A logpoint's text with the values of the expressions in braces."""
    pieces = []
    position = 0
    while (opening := text.find("{", position)) >= 0:
        closing = _matching(text, opening)
        if closing < 0:
            break
        pieces.append(text[position:opening])
        try:
            value = evaluate(engine, frame, php_bytes(text[opening + 1:closing]))
            pieces.append(_printed(engine, value))
        except EvaluationFailed as failure:
            pieces.append(f"<{failure}>")
        position = closing + 1
    return "".join(pieces) + text[position:]


def _printed(engine: Engine, value: Any) -> str:
    if type(value) is str:
        return readable(value)
    if value is None or isinstance(value, (PhpArray, PhpObject)) or type(value) is bool:
        return format_value(engine, value)
    return to_string(engine, value)


def _matching(text: str, opening: int) -> int:
    """Where the brace that was opened closes, -1 for nowhere."""
    depth = 0
    for position in range(opening, len(text)):
        depth += (text[position] == "{") - (text[position] == "}")
        if depth == 0:
            return position
    return -1
