"""Conversion between encodings, of strings and of what is in variables; checking and detecting encodings."""
from __future__ import annotations

from zvm.ext.mbstring.characters import decode
from zvm.ext.mbstring.codecs.base import BAD, character, number_of
from zvm.ext.mbstring.encodings import EIGHT_BIT, Encoding
from zvm.ext.mbstring.settings import encodings_of
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.vocabulary import UNDEF, Array, Bool, ByRef, False_, Int, Mixed, Null, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.mbstring import detection, kana
else:
    detection, kana = LateModule("zvm.ext.mbstring.detection"), LateModule("zvm.ext.mbstring.kana")

_TO_BYTES = ("BASE64", "Quoted-Printable")
_PLAIN_TYPES = frozenset((type(None), bool, int, float, str))
_FROM_BYTES = ("BASE64", "Quoted-Printable", "UUENCODE")


def convert(state: MbstringState, string: str, to_encoding: Encoding, from_encoding: Encoding) -> str:
    """The string in another encoding; what could not be converted is counted (php_mb_convert_encoding_ex)."""
    if to_encoding.name in _TO_BYTES:
        from_encoding = EIGHT_BIT
    elif from_encoding.name in _FROM_BYTES:
        to_encoding = EIGHT_BIT
    if string.isascii() and from_encoding.is_ascii_superset and to_encoding.is_ascii_superset:
        return string
    return _convert_all(state, [string], to_encoding, from_encoding)[0]


def _convert_all(state: MbstringState, strings: list[str], to_encoding: Encoding, from_encoding: Encoding) -> list[str]:
    """The strings, of encodings that are no transfer encodings, in another one."""
    substitute = state.substitute()
    codec = to_encoding.codec
    converted = [codec.encode(decode(from_encoding, string), substitute).decode("latin-1") for string in strings]
    state.illegal_characters += substitute.count
    return converted


def _convert_list(state: MbstringState, values: list[Any], to_encoding: Encoding,
                  from_encoding: Encoding) -> list[Any] | None:
    """The values of a list with its strings converted; None where there are others than plain values and strings."""
    kinds = set(map(type, values))
    if not kinds <= _PLAIN_TYPES:
        return None
    if str not in kinds:
        return values[:]
    strings = [value for value in values if type(value) is str]
    if from_encoding.is_ascii_superset and to_encoding.is_ascii_superset and all(map(str.isascii, strings)):
        return values[:]
    if to_encoding.name in _TO_BYTES or from_encoding.name in _FROM_BYTES:
        return None
    converted = _convert_all(state, strings, to_encoding, from_encoding)
    if len(converted) == len(values):
        return converted
    following = iter(converted)
    return [next(following) if type(value) is str else value for value in values]


def _convert_from(engine: Engine, state: MbstringState, string: str, to_encoding: Encoding,
                  candidates: list[Encoding]) -> str | None:
    """The string converted from the candidate it is in; None, with a warning, when it is in none of several."""
    source: Encoding | None = candidates[0]
    if len(candidates) > 1:
        source = detection.identify([string], candidates, state.strict_detection)
    if source is None:
        engine.diagnostics.warning(f"{running_function(engine)}(): Unable to detect character encoding")
        return None
    return convert(state, string, to_encoding, source)


@function
def mb_convert_encoding(engine: Engine, string: Array | Str, to_encoding: Str,
                        from_encoding: Array | Str | Null = None) -> Array | Str | False_:
    state = engine.state_of(MbstringState)
    target = state.encoding(to_encoding, 2)
    candidates = [state.internal_encoding] if from_encoding is None else encodings_of(engine, state, from_encoding, 3)
    if not candidates:
        value_error(engine, 3, "must specify at least one encoding")
    if isinstance(string, PhpArray):
        return _convert_array(engine, state, string, target, candidates, [])
    found = _convert_from(engine, state, string, target, candidates)
    return False if found is None else found


def _convert_array(engine: Engine, state: MbstringState, array: PhpArray, target: Encoding, candidates: list[Encoding],
                   outer: list[PhpArray]) -> PhpArray:
    """A copy of an array with its keys and values converted (php_mb_convert_encoding_recursive)."""
    found = PhpArray()
    if any(array is each for each in outer):
        engine.diagnostics.warning(f"{running_function(engine)}(): Cannot convert recursively referenced values")
        return found
    converted = _convert_plain(state, array, target, candidates[0]) if len(candidates) == 1 else None
    if converted is not None:
        return converted
    outer.append(array)
    for key, value in array.plain_items():
        if type(key) is str:
            key = _convert_from(engine, state, key, target, candidates) or ""
        if type(value) is str:
            value = _convert_from(engine, state, value, target, candidates) or ""
        elif type(value) is PhpArray:
            value = _convert_array(engine, state, value, target, candidates, outer)
        elif not (value is None or type(value) in (bool, int, float)):
            engine.diagnostics.warning(f"{running_function(engine)}(): Object is not supported")
            continue
        if key not in found:
            found.set(key, value)
    outer.pop()
    return found


def _convert_plain(state: MbstringState, array: PhpArray, target: Encoding, source: Encoding) -> PhpArray | None:
    """A copy of an array of strings and plain values; None of any other, and where two keys become one."""
    before = state.illegal_characters
    values = _convert_list(state, list(array.values()), target, source)
    if values is None or array.packed is not None:
        return None if values is None else PhpArray.from_list(values)
    keys = _convert_list(state, list(array.keys()), target, source) or []
    elements = dict(zip(keys, values, strict=False))
    if len(elements) == len(values):
        return PhpArray.from_dict(elements)
    state.illegal_characters = before  # counted again
    return None


@function
def mb_scrub(engine: Engine, string: Str, encoding: Str | Null = None) -> Str:
    state = engine.state_of(MbstringState)
    known = state.encoding(encoding, 2)
    return convert(state, string, known, known)


@function
def mb_convert_kana(engine: Engine, string: Str, mode: Str = "KV", encoding: Str | Null = None) -> Str:
    state = engine.state_of(MbstringState)
    wrong = kana.invalid_flag(mode)
    if wrong is not None:
        value_error(engine, 2, c_string(f"contains invalid flag: '{wrong}'"))
    pair = kana.conflict(mode)
    if pair is not None:
        value_error(engine, 2, f"must not combine '{pair[0]}' and '{pair[1]}' flags")
    known = state.encoding(encoding, 3)
    text = kana.convert_kana(decode(known, string), mode)
    return known.codec.encode(text, state.substitute()).decode("latin-1")


# ---- variables ---------------------------------------------------------------------------------------------------

class _Recursion(Exception):
    """A variable is part of itself."""


@function
def mb_convert_variables(engine: Engine, to_encoding: Str, from_encoding: Array | Str, var: ByRef[Mixed],
                         *vars: ByRef[Mixed]) -> Str | False_:
    state = engine.state_of(MbstringState)
    target = state.encoding(to_encoding, 1)
    candidates = encodings_of(engine, state, from_encoding, 2)
    if not candidates:
        value_error(engine, 2, "must specify at least one encoding")
    variables = [var, *vars]
    source: Encoding | None = candidates[0]
    try:
        if len(candidates) > 1:
            texts = [text for variable in variables for text in _strings_in(variable.value, [])]
            source = detection.identify(texts, candidates, state.strict_detection)
        if source is None:
            engine.diagnostics.warning(f"{running_function(engine)}(): Unable to detect encoding")
            return False
        for variable in variables:
            assign_by_reference(engine, variable, _converted(state, variable.value, target, source, []))
    except _Recursion:
        engine.diagnostics.warning(f"{running_function(engine)}(): Cannot handle recursive references")
        return False
    return source.name


def _strings_in(value: Any, outer: list[Any]) -> Iterator[str]:
    """The strings in a value."""
    if type(value) is str:
        yield value
    elif type(value) is PhpArray or isinstance(value, PhpObject):
        if any(value is each for each in outer):
            raise _Recursion
        outer.append(value)
        members = value.values() if isinstance(value, PhpArray) else [slot for _, _, slot in _slots(value)]
        for each in members:
            yield from _strings_in(each.value if isinstance(each, Reference) else each, outer)
        outer.pop()


def _slots(value: PhpObject) -> list[tuple[Any, Any, Any]]:
    """Where an object's properties are: container, key, value."""
    found: list[tuple[Any, Any, Any]] = [(value.slots, number, each) for number, each in enumerate(value.slots)
                                         if each is not UNDEF]
    if value.dynamic:
        found += [(value.dynamic, name, each) for name, each in value.dynamic.items()]
    return found


def _converted(state: MbstringState, value: Any, target: Encoding, source: Encoding, outer: list[Any]) -> Any:
    """The value with its strings converted; references and objects are changed in place."""
    if type(value) is str:
        return convert(state, value, target, source)
    if not (type(value) is PhpArray or isinstance(value, PhpObject)):
        return value
    if any(value is each for each in outer):
        raise _Recursion
    outer.append(value)
    if isinstance(value, PhpArray):
        found: Any = value.clone()
        for key, each in list(found.items()):
            changed = _converted(state, each.value if isinstance(each, Reference) else each, target, source, outer)
            if isinstance(each, Reference) and type(changed) is not str:
                each.value = changed
            else:
                found.set(key, changed)
    else:
        found = value
        for container, key, each in _slots(value):
            if isinstance(each, Reference):
                each.value = _converted(state, each.value, target, source, outer)
            else:
                container[key] = _converted(state, each, target, source, outer)
    outer.pop()
    return found


# ---- checking and detecting --------------------------------------------------------------------------------------

@function
def mb_check_encoding(engine: Engine, value: Array | Str | Null = None, encoding: Str | Null = None) -> Bool:
    state = engine.state_of(MbstringState)
    known = state.encoding(encoding, 2)
    if value is None:
        engine.diagnostics.deprecated("mb_check_encoding(): Calling mb_check_encoding() without argument is deprecated")
        return state.illegal_characters == 0
    return is_valid(known, value) if isinstance(value, str) else _is_valid_array(engine, known, value, [])


def is_valid(encoding: Encoding, string: str) -> bool:
    """Is the string valid in the encoding? (php_mb_check_encoding)"""
    return string.isascii() and encoding.is_ascii_superset or encoding.codec.is_valid(string.encode("latin-1"))


def _is_valid_array(engine: Engine, known: Encoding, array: PhpArray, outer: list[PhpArray]) -> bool:
    if any(array is each for each in outer):
        engine.diagnostics.warning(f"{running_function(engine)}(): Cannot not handle circular references")
        return False
    outer.append(array)
    for key, value in array.plain_items():
        if type(key) is str and not is_valid(known, key):
            break
        if type(value) is str:
            if not is_valid(known, value):
                break
        elif type(value) is PhpArray:
            if not _is_valid_array(engine, known, value, outer):
                break
        elif not (value is None or type(value) in (bool, int, float)):
            break
    else:
        outer.pop()
        return True
    outer.pop()
    return False


@function
def mb_detect_encoding(engine: Engine, string: Str, encodings: Array | Str | Null = None,
                       strict: Bool = False) -> Str | False_:
    state = engine.state_of(MbstringState)
    candidates = state.detect_order if encodings is None else encodings_of(engine, state, encodings, 2)
    if not candidates:
        value_error(engine, 2, "must specify at least one encoding")
    found = detection.identify([string], candidates, strict)
    return found.name if found is not None else False


# ---- single characters -------------------------------------------------------------------------------------------

def _with_code_points(engine: Engine, state: MbstringState, name: str | None) -> Encoding:
    known = state.encoding(name, 2)
    if not known.has_code_points:
        engine.throw("ValueError", f'{running_function(engine)}() does not support the "{known.name}" encoding')
    return known


@function
def mb_ord(engine: Engine, string: Str, encoding: Str | Null = None) -> Int | False_:
    if not string:
        value_error(engine, 1, "must not be empty")
    text = decode(_with_code_points(engine, engine.state_of(MbstringState), encoding), string[:64])
    return number_of(text[0]) if text and text[0] != BAD else False


@function
def mb_chr(engine: Engine, codepoint: Int, encoding: Str | Null = None) -> Str | False_:
    state = engine.state_of(MbstringState)
    known = _with_code_points(engine, state, encoding)
    if not 0 <= codepoint <= 0x10FFFF or known.is_utf8 and 0xD800 <= codepoint <= 0xDFFF:
        return False
    if known.is_utf8:
        return chr(codepoint).encode("utf-8").decode("latin-1")
    substitute = state.substitute()
    found = known.codec.encode(character(codepoint), substitute)
    return False if substitute.count else found.decode("latin-1")
