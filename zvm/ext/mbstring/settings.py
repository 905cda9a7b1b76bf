"""The functions that tell and change mbstring's settings, and tell of encodings."""
from __future__ import annotations

from zvm.ext.mbstring.codecs.base import CHARACTER
from zvm.ext.mbstring.encodings import ENCODINGS, Encoding, find_encoding, find_encoding_or_pass
from zvm.ext.mbstring.state import MODES, MbstringState
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine


@function
def mb_language(engine: Engine, language: Str | Null = None) -> Str | Bool:
    state = engine.state_of(MbstringState)
    if language is None:
        return state.language.name
    if not engine.ini.set("mbstring.language", language):
        value_error(engine, 1, f'must be a valid language, "{c_text(language)}" given')
    return True


def c_text(text: str) -> str:
    """As far as C sees a string."""
    return text.partition("\0")[0]


@function
def mb_internal_encoding(engine: Engine, encoding: Str | Null = None) -> Str | Bool:
    state = engine.state_of(MbstringState)
    if encoding is None:
        return state.internal_encoding.name
    state.internal_encoding = _valid(engine, encoding, find_encoding)
    state.internal_encoding_set = True
    return True


def _valid(engine: Engine, name: str, find: Callable[[str], Encoding | None]) -> Encoding:
    found = find(name)
    if found is None:
        value_error(engine, 1, f'must be a valid encoding, "{c_text(name)}" given')
    return found


@function
def mb_http_output(engine: Engine, encoding: Str | Null = None) -> Str | Bool:
    state = engine.state_of(MbstringState)
    if encoding is None:
        return state.http_output.name
    state.http_output = _valid(engine, encoding, find_encoding_or_pass)
    state.http_output_set = True
    return True


@function
def mb_http_input(engine: Engine, type: Str | Null = None) -> Array | Str | False_:
    state = engine.state_of(MbstringState)
    kind = type[:1].upper() if type is not None else ""
    if kind == "I":
        return _names(state.http_input)
    if kind == "L":
        return ",".join(encoding.name for encoding in state.http_input) if state.http_input else False
    if type is not None and kind not in ("G", "P", "C", "S"):
        value_error(engine, 1, 'must be one of "G", "P", "C", "S", "I", or "L"')
    found = state.http_input_identified.get(kind)
    return found.name if found is not None else False


def _names(encodings: list[Encoding]) -> PhpArray:
    return PhpArray.from_list([encoding.name for encoding in encodings])


@function
def mb_detect_order(engine: Engine, encoding: Array | Str | Null = None) -> Array | Bool:
    state = engine.state_of(MbstringState)
    if encoding is None:
        return _names(state.detect_order)
    found = encodings_of(engine, state, encoding, 1)
    if not found:
        value_error(engine, 1, "must specify at least one encoding")
    state.detect_order = found
    return True


def encodings_of(engine: Engine, state: MbstringState, names: PhpArray | str, argument: int) -> list[Encoding]:
    """The encodings of an array, or of a list with commas; throws ValueError for one that is unknown."""
    if isinstance(names, str):
        found = find_encoding(names)
        if found is not None:
            return [found]
        return state.encoding_list(names, argument)
    return state.encoding_array((convert.to_string(engine, name) for name in names.plain_values()), argument)


@function
def mb_substitute_character(engine: Engine, substitute_character: Str | Int | Null = None) -> Str | Int | Bool:
    state = engine.state_of(MbstringState)
    if substitute_character is None:
        return _substitute(state)
    if isinstance(substitute_character, str):
        mode = MODES.get(substitute_character.lower())
        if mode is None:
            value_error(engine, 1, 'must be "none", "long", "entity" or a valid codepoint')
        state.substitute_mode = mode
        return True
    if not 0 <= substitute_character < 0x110000 or 0xD800 <= substitute_character <= 0xDFFF:
        value_error(engine, 1, "is not a valid codepoint")
    state.substitute_mode, state.substitute_character = CHARACTER, chr(substitute_character)
    return True


def _substitute(state: MbstringState) -> str | int:
    if state.substitute_mode == CHARACTER:
        return ord(state.substitute_character)
    return next(name for name, mode in MODES.items() if mode == state.substitute_mode)


@function
def mb_preferred_mime_name(engine: Engine, encoding: Str) -> Str | False_:
    found = _valid(engine, encoding, find_encoding)
    if not found.mime_name:
        engine.diagnostics.warning(f'{running_function(engine)}(): No MIME preferred name corresponding to '
                                   f'"{c_text(encoding)}"')
        return False
    return found.mime_name


@function
def mb_list_encodings(engine: Engine) -> Array:
    return _names(ENCODINGS)


@function
def mb_encoding_aliases(engine: Engine, encoding: Str) -> Array:
    return PhpArray.from_list(list(engine.state_of(MbstringState).encoding(encoding, 1).aliases))


# ---- mb_get_info() -----------------------------------------------------------------------------------------------

def _switch(value: bool) -> str:
    return "On" if value else "Off"


_INFO: dict[str, Callable[[MbstringState], Any]] = {
    "internal_encoding": lambda state: state.internal_encoding.name,
    "http_input": lambda state: state.http_input_identified[""].name if "" in state.http_input_identified else None,
    "http_output": lambda state: state.http_output.name,
    "http_output_conv_mimetypes": lambda state: state.engine.ini.get("mbstring.http_output_conv_mimetypes"),
    "mail_charset": lambda state: state.language.mail_charset,
    "mail_header_encoding": lambda state: state.language.mail_header_encoding,
    "mail_body_encoding": lambda state: state.language.mail_body_encoding,
    "illegal_chars": lambda state: state.illegal_characters,
    "encoding_translation": lambda state: _switch(state.translates_input),
    "language": lambda state: state.language.name,
    "detect_order": lambda state: _names(state.detect_order),
    "substitute_character": _substitute,
    "strict_detection": lambda state: _switch(state.strict_detection),
}
_LONGEST_NAME = max(map(len, _INFO))


@function
def mb_get_info(engine: Engine, type: Str = "all") -> Array | Str | Int | False_ | Null:
    state = engine.state_of(MbstringState)
    kind = type.lower() if len(type) <= _LONGEST_NAME else ""
    if kind == "all":
        found = {name: tell(state) for name, tell in _INFO.items()}
        return PhpArray.from_dict({name: value for name, value in found.items() if value is not None})
    if kind not in _INFO:
        if engine.target >= V8_4:
            engine.diagnostics.warning("mb_get_info(): argument #1 ($type) must be a valid type")
        return False
    value: PhpArray | str | int | None = _INFO[kind](state)
    return value
