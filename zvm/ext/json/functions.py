"""json_encode, json_decode and their errors (ext/json/json.c)."""
from __future__ import annotations

from zvm.ext.json.constants import (
    INVALID_UTF8_IGNORE,
    MESSAGES,
    NONE,
    OBJECT_AS_ARRAY,
    PARTIAL_OUTPUT,
    RECURSION,
    SYNTAX,
    THROW_ON_ERROR,
)
from zvm.ext.vocabulary import Bool, False_, Int, Mixed, Null, Str, function, method, php_class
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.numbers import c_int
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


@php_class("JsonSerializable", interface=True)
class JsonSerializable:
    @method(tentative=True)
    def jsonSerialize(self) -> Mixed: ...  # noqa: N802


@php_class("JsonException", extends="Exception")
class JsonException(PhpObject):
    __slots__ = ()


def _throw(engine: Engine, code: int) -> None:
    engine.throw("JsonException", MESSAGES[code], code)


class JsonState:
    """The error of the last call that did not throw."""

    __slots__ = ("error",)

    def __init__(self, engine: Engine) -> None:
        self.error = NONE


@function
def json_encode(engine: Engine, value: Mixed, flags: Int = 0, depth: Int = 512) -> Str | False_:
    from zvm.ext.json import library

    depth = c_int(depth)
    try:
        text: str = library.encode(engine, value, flags, depth)
        if not flags & THROW_ON_ERROR or flags & PARTIAL_OUTPUT:
            engine.state_of(JsonState).error = NONE
        return text
    except library.Different:
        return encode_with_errors(engine, value, flags, depth)


def forget_error(engine: Engine) -> bool:
    """The last call had no error."""
    engine.state_of(JsonState).error = NONE
    return True


def encode_with_errors(engine: Engine, value: Any, flags: int, depth: int, level: int = 0) -> str | bool:
    """json_encode() with all its errors; of a value within others, which are `level` deep, as well, where native code
    has run jsonSerialize() and cannot begin again (kernels/functions/serializing/json_writing.py)."""
    from zvm.ext.json.encoder import Encoder

    encoder = Encoder(engine, flags, depth)
    encoder.depth = level
    text = encoder.encode(value)
    if flags & THROW_ON_ERROR and not flags & PARTIAL_OUTPUT:
        if encoder.error:
            _throw(engine, encoder.error)
        return text
    engine.state_of(JsonState).error = encoder.error
    if encoder.error and not flags & PARTIAL_OUTPUT:
        return False
    return text


def note_recursion(engine: Engine, throws: bool) -> None:
    """An object was met within what its jsonSerialize() gave."""
    if throws:
        _throw(engine, RECURSION)
    engine.state_of(JsonState).error = RECURSION


@function(since=80300)
def json_validate(engine: Engine, json: Str, depth: Int = 512, flags: Int = 0) -> Bool:
    state = engine.state_of(JsonState)
    if flags not in (0, INVALID_UTF8_IGNORE):
        value_error(engine, 3, "must be a valid flag (allowed flags: JSON_INVALID_UTF8_IGNORE)")
    state.error = NONE
    if not json:
        state.error = SYNTAX
        return False
    if depth <= 0:
        value_error(engine, 2, "must be greater than 0")
    if depth > 0x7FFF_FFFF:
        value_error(engine, 2, "must be less than 2147483647")
    from zvm.ext.json.decoder import DecodeError, Decoder

    try:
        Decoder(engine, json, flags | OBJECT_AS_ARRAY, depth).decode()
    except DecodeError as error:
        state.error = error.code
    return bool(state.error == NONE)


@function
def json_decode(engine: Engine, json: Str, associative: Bool | Null = None, depth: Int = 512, flags: Int = 0) -> Mixed:
    from zvm.ext.json import library

    if not flags & THROW_ON_ERROR:
        engine.state_of(JsonState).error = NONE
    if not json:
        if flags & THROW_ON_ERROR:
            _throw(engine, SYNTAX)
        engine.state_of(JsonState).error = SYNTAX
        return None
    if depth <= 0:
        value_error(engine, 3, "must be greater than 0")
    if depth > 0x7FFF_FFFF:
        value_error(engine, 3, "must be less than 2147483647")
    if associative is not None:
        flags = flags | OBJECT_AS_ARRAY if associative else flags & ~OBJECT_AS_ARRAY
    try:
        return library.decode(engine, json, flags, depth)
    except library.Different:
        return _decode(engine, json, flags, depth)


def _decode(engine: Engine, json: str, flags: int, depth: int) -> Any:
    """json_decode() with all its errors."""
    from zvm.ext.json.decoder import DecodeError, Decoder

    try:
        return Decoder(engine, json, flags, depth).decode()
    except DecodeError as error:
        if flags & THROW_ON_ERROR:
            _throw(engine, error.code)
        engine.state_of(JsonState).error = error.code
        return None


@function
def json_last_error(engine: Engine) -> Int:
    return engine.state_of(JsonState).error


@function
def json_last_error_msg(engine: Engine) -> Str:
    return MESSAGES[engine.state_of(JsonState).error]
