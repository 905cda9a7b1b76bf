"""mb_str_pad() (PHP 8.3), mb_trim() and its relatives, mb_ucfirst() and mb_lcfirst() (PHP 8.4)."""
from __future__ import annotations

from zvm.ext.mbstring import case
from zvm.ext.mbstring.characters import decode, encode
from zvm.ext.mbstring.state import MbstringState
from zvm.ext.vocabulary import Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_LEFT, _RIGHT, _BOTH = 0, 1, 2  # STR_PAD_*
# what is trimmed by default
_SPACES = (" \f\n\r\t\v\0\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029"
           "\u202f\u205f\u3000\u0085\u180e")


@function(since=80300, defaults={"pad_type": "STR_PAD_RIGHT"})
def mb_str_pad(engine: Engine, string: Str, length: Int, pad_string: Str = " ", pad_type: Int = _RIGHT,
               encoding: Str | Null = None) -> Str:
    codec = engine.state_of(MbstringState).encoding(encoding, 5)
    text = decode(codec, string)
    if not pad_string:
        value_error(engine, 3, "must not be empty")
    if pad_type not in (_LEFT, _RIGHT, _BOTH):
        value_error(engine, 4, "must be STR_PAD_LEFT, STR_PAD_RIGHT, or STR_PAD_BOTH")
    missing = length - len(text)
    if length < 0 or missing <= 0:
        return string
    padding = decode(codec, pad_string)
    left = {_LEFT: missing, _RIGHT: 0, _BOTH: missing // 2}[pad_type]
    before, after = _repeated(padding, left), _repeated(padding, missing - left)
    return encode(codec, before) + string + encode(codec, after)


def _repeated(padding: str, length: int) -> str:
    return (padding * (length // len(padding) + 1))[:length]


def _trim(engine: Engine, string: str, characters: str | None, encoding: str | None, left: bool, right: bool) -> str:
    codec = engine.state_of(MbstringState).encoding(encoding, 3)
    text = decode(codec, string)
    unwanted = _SPACES if characters is None else decode(codec, characters)
    trimmed = text.lstrip(unwanted) if left else text
    trimmed = trimmed.rstrip(unwanted) if right else trimmed
    return string if trimmed == text else encode(codec, trimmed)


@function(since=80400)
def mb_trim(engine: Engine, string: Str, characters: Str | Null = None, encoding: Str | Null = None) -> Str:
    return _trim(engine, string, characters, encoding, True, True)


@function(since=80400)
def mb_ltrim(engine: Engine, string: Str, characters: Str | Null = None, encoding: Str | Null = None) -> Str:
    return _trim(engine, string, characters, encoding, True, False)


@function(since=80400)
def mb_rtrim(engine: Engine, string: Str, characters: Str | Null = None, encoding: Str | Null = None) -> Str:
    return _trim(engine, string, characters, encoding, False, True)


def _with_first(engine: Engine, string: str, encoding: str | None, is_upper: bool) -> str:
    codec = engine.state_of(MbstringState).encoding(encoding, 2)
    text = decode(codec, string)
    if not text:
        return string
    first = case.convert_case(text[0], case.TITLE if is_upper else case.LOWER)
    return string if first == text[0] else encode(codec, first + text[1:])


@function(since=80400)
def mb_ucfirst(engine: Engine, string: Str, encoding: Str | Null = None) -> Str:
    return _with_first(engine, string, encoding, True)


@function(since=80400)
def mb_lcfirst(engine: Engine, string: Str, encoding: Str | Null = None) -> Str:
    return _with_first(engine, string, encoding, False)
