"""JSON by the C part of Python's own json module, for what is the same in PHP: most of it.

Whatever is not certain to be the same raises Different: errors of every kind, malformed UTF-8, numbers at the edges of
64 bits, objects that say themselves how they are encoded. The exact Encoder and Decoder do it then, from the beginning;
nothing here has an effect before that is decided.
"""
from __future__ import annotations

from _json import encode_basestring_ascii, make_encoder, make_scanner  # json itself imports re
from math import copysign

from zvm.ext.json.constants import (
    OBJECT_AS_ARRAY,
    PARTIAL_OUTPUT,
    THROW_ON_ERROR,
    UNESCAPED_SLASHES,
    UNESCAPED_UNICODE,
)
from zvm.opcodes.flags import ACC_ENUM
from zvm.runtime.functions.parameters import is_instance
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.property_tables import visible_properties
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.patterns import lazy_pattern
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import is_utf8
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine import Engine

_SPACE = " \t\n\r"
_DEEPEST = 1000  # below what the stack of PHP's parser holds
_UNCERTAIN_NUMBER = lazy_pattern(r"[0-9]{18}|-0(?!\.)")
_SHORTEST = -1  # serialize_precision that asks for the shortest text of a float
_SMALLEST, _LARGEST = 1e-4, 1e15  # between them PHP and Python write floats alike
_ENCODABLE = UNESCAPED_SLASHES | UNESCAPED_UNICODE | THROW_ON_ERROR | PARTIAL_OUTPUT


class Different(Exception):
    """PHP may have another result than Python."""


# ---- decoding ------------------------------------------------------------------------------------------------------

def _refuse(name: str) -> NoReturn:
    """NaN, Infinity: no JSON for PHP."""
    raise Different


def _distinct(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """The members of an object. One replaced by another of its name would have had a handle for a while."""
    made = dict(members)
    if len(made) < len(members):
        raise Different
    return made


class _Decoding:
    """What the scanner is made from, as json.JSONDecoder has it."""

    strict = True
    object_hook = array_hook = None  # the latter is asked for by Python 3.15
    parse_float, parse_int, parse_constant = float, int, staticmethod(_refuse)

    def __init__(self, object_pairs_hook: Callable[[list[tuple[str, Any]]], dict[str, Any]] | None) -> None:
        self.object_pairs_hook = object_pairs_hook


_decoding_arrays: Any = _Decoding(None)  # anything with these attributes
_decoding_objects: Any = _Decoding(_distinct)
# SystemError: the scanner of Python 3.11 raises nothing where json.decoder, which has the class, is not imported
_REFUSALS = (ValueError, StopIteration, RecursionError, SystemError)
_scan_for_arrays, _scan_for_objects = make_scanner(_decoding_arrays), make_scanner(_decoding_objects)


def decode(engine: Engine, text: str, flags: int, depth: int) -> Any:
    """The value of a JSON text. Raises Different."""
    has_escapes = "\\u" in text
    if not text.isascii() and (has_escapes or not is_utf8(text)):
        raise Different
    if has_escapes and "\\u0000" in text or _UNCERTAIN_NUMBER.search(text):
        raise Different
    try:
        text = text.strip(_SPACE)
        value, end = (_scan_for_arrays if flags & OBJECT_AS_ARRAY else _scan_for_objects)(text, 0)
        if end != len(text):
            raise Different
        return _Builder(engine, flags, min(depth, _DEEPEST), has_escapes).value(value)
    except _REFUSALS:  # no JSON; a lone surrogate
        raise Different from None


class _Builder:
    """Turns Python's lists and dicts, which become parts of the result, into arrays and objects."""

    __slots__ = ("engine", "as_arrays", "levels", "has_escapes", "object_class")

    def __init__(self, engine: Engine, flags: int, depth: int, has_escapes: bool) -> None:
        self.engine = engine
        self.as_arrays = flags & OBJECT_AS_ARRAY
        self.levels = depth - 1
        self.has_escapes = has_escapes
        self.object_class = engine.internal_class("stdClass")

    def value(self, value: Any) -> Any:
        kind = type(value)
        if kind is list or kind is dict:
            self.check(value, self.levels)
            return self.list(value) if kind is list else self.dict(value)
        return _bytes(value) if kind is str and self.has_escapes else value

    def check(self, container: Any, levels: int) -> None:
        """Refuse what is nested too deep; nothing has been made yet."""
        if levels <= 0:
            raise Different
        for value in container if type(container) is list else container.values():
            if type(value) is list or type(value) is dict:
                self.check(value, levels - 1)
            elif self.has_escapes and type(value) is str:
                value.encode()  # a lone surrogate is a ValueError

    def list(self, values: list[Any]) -> PhpArray:
        for index, value in enumerate(values):
            kind = type(value)
            if kind is dict:
                values[index] = self.dict(value)
            elif kind is list:
                values[index] = self.list(value)
            elif kind is str and self.has_escapes:
                values[index] = _bytes(value)
        return PhpArray.from_list(values)

    def dict(self, members: dict[Any, Any]) -> Any:
        """An object is made when its first value has been."""
        made: Any = None
        for name, value in members.items():
            kind = type(value)
            if kind is dict:
                members[name] = self.dict(value)
            elif kind is list:
                members[name] = self.list(value)
            elif kind is str and self.has_escapes:
                members[name] = _bytes(value)
            if made is None and not self.as_arrays:
                made = instantiate(self.engine, self.object_class)
        if self.has_escapes:
            members = {_bytes(name): value for name, value in members.items()}
        if not self.as_arrays:
            made = made or instantiate(self.engine, self.object_class)
            made.dynamic = members or None
            return made
        if not members:
            return PhpArray()
        if min(members) > ":":
            return PhpArray.from_record(members)
        return PhpArray.from_dict({normalize_key(name): value for name, value in members.items()})


def _bytes(text: str) -> str:
    """A string whose characters beyond ASCII came from escapes as PHP has it. What was not escaped is bytes already,
    and then there were no escapes."""
    return text if text.isascii() else text.encode().decode("latin-1")


# ---- encoding ------------------------------------------------------------------------------------------------------

def _refuse_value(value: object) -> NoReturn:
    raise Different


_encode = make_encoder(None, _refuse_value, encode_basestring_ascii, None, ":", ",", False, False, False)


def encode(engine: Engine, value: Any, flags: int, depth: int) -> str:
    """The JSON text of a value. Raises Different."""
    if flags & ~_ENCODABLE or engine.ini.serialize_precision != _SHORTEST:
        raise Different
    try:
        text = "".join(_encode(_Mirror(engine, min(depth, _DEEPEST)).value(value), 0))
    except (ValueError, TypeError):  # infinite; no JSON
        raise Different from None
    if "\\u00" in text:  # bytes that are not ASCII, which Python took for characters
        raise Different
    return text if flags & UNESCAPED_SLASHES else text.replace("/", "\\/")


class _Mirror:
    """Turns arrays and objects into lists and dicts; where that is what they have inside, it is not copied."""

    __slots__ = ("engine", "levels", "plain_classes")

    def __init__(self, engine: Engine, depth: int) -> None:
        self.engine = engine
        self.levels = depth
        self.plain_classes: set[Any] = set()

    def value(self, value: Any) -> Any:
        kind = type(value)
        if kind is str or kind is int or value is None or kind is bool:
            return value
        if kind is PhpArray:
            return self.array(value)
        if kind is Reference:
            return self.value(value.value)
        if kind is float:
            return _number(value)
        if isinstance(value, PhpObject):
            return self.object(value)
        raise Different

    def array(self, array: PhpArray) -> Any:
        self.enter()
        made = self.list(array.packed) if array.packed is not None else self.hash(array.hash)
        self.levels += 1
        return made

    def enter(self) -> None:
        """One level deeper."""
        self.levels -= 1
        if self.levels < 0:
            raise Different

    def list(self, values: Any) -> list[Any]:
        if _ATOMS.issuperset(map(type, values)):
            return values  # type: ignore[no-any-return]
        return [self.value(value) for value in values]

    def hash(self, elements: Any) -> Any:
        if not elements or 0 in elements and all(key == index for index, key in enumerate(elements)):
            return self.list(list(elements.values()))
        return self.members(elements)

    def object(self, obj: PhpObject) -> dict[Any, Any]:
        ce = obj.ce
        if ce not in self.plain_classes:
            if ce.native is not None or ce.flags & ACC_ENUM or is_instance(self.engine, obj, "jsonserializable"):
                raise Different
            self.plain_classes.add(ce)
        self.enter()
        dynamic = obj.dynamic
        if not ce.slot_infos and dynamic and min(dynamic) > "\0":
            made = self.members(dynamic)
        else:
            made = {key: self.value(value) for key, value in visible_properties(self.engine, obj, None, True)}
        self.levels += 1
        return made

    def members(self, elements: dict[Any, Any]) -> dict[Any, Any]:
        if _ATOMS.issuperset(map(type, elements.values())):
            return elements
        return {key: self.value(value) for key, value in elements.items()}


_ATOMS = frozenset((str, int, bool, type(None)))


def _number(value: float) -> int | float:
    """What Python writes as PHP writes the float."""
    if not _SMALLEST <= abs(value) < _LARGEST and (value or copysign(1.0, value) < 0):
        raise Different
    whole = int(value)
    return whole if whole == value else value
