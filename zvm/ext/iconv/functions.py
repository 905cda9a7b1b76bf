"""iconv(), iconv_strlen(), iconv_substr(), iconv_strpos() and the settings (ext/iconv/iconv.c)."""
from __future__ import annotations

from zvm.ext.iconv import library
from zvm.ext.iconv.conversion import (
    LONGEST_NAME,
    OUT_OF_BOUNDS,
    SUPERSET,
    Failure,
    convert,
    convert_beginning,
    report,
)
from zvm.ext.vocabulary import Array, Bool, False_, Int, Null, Str, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import upper

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_UNIT = 4  # bytes of a character in SUPERSET
_SETTINGS = ("input_encoding", "output_encoding", "internal_encoding")
_LONGEST_NAME = max(map(len, _SETTINGS))


def setting(engine: Engine, name: str) -> str:
    """The charset of iconv's directive of that name, of the general one, or default_charset."""
    ini = engine.ini
    return ini.get(f"iconv.{name}") or ini.get(name) or ini.get("default_charset") or ""


def charset_of(engine: Engine, name: str | None) -> str | None:
    """The charset an argument names, the internal one by default; None after a warning when it is too long."""
    if name is None:
        return setting(engine, "internal_encoding")
    return None if is_too_long(engine, name) else name


def is_too_long(engine: Engine, *names: str) -> bool:
    if all(len(name) < LONGEST_NAME for name in names):
        return False
    engine.diagnostics.warning(f"{running_function(engine)}(): Encoding parameter exceeds the maximum allowed length "
                               f"of {LONGEST_NAME} characters")
    return True


@function
def iconv(engine: Engine, from_encoding: Str, to_encoding: Str, string: Str) -> Str | False_:
    if is_too_long(engine, from_encoding, to_encoding):
        return False
    data = string.encode("latin-1")
    try:
        if "//TRANSLIT" not in upper(to_encoding):
            return convert(data, to_encoding, from_encoding).decode("latin-1")
        from zvm.runtime.services.c_locale import CLocale

        return engine.state_of(CLocale).in_use(lambda: convert(data, to_encoding, from_encoding)).decode("latin-1")
    except Failure as problem:
        report(engine, problem, to_encoding, from_encoding)
        return False


def _characters(string: str, charset: str) -> bytes:
    """The string as UCS-4. Raises Failure."""
    return convert(string.encode("latin-1"), SUPERSET, charset)


@function
def iconv_strlen(engine: Engine, string: Str, encoding: Str | Null = None) -> Int | False_:
    charset = charset_of(engine, encoding)
    if charset is None:
        return False
    try:
        return len(_characters(string, charset)) // _UNIT
    except Failure as problem:
        report(engine, problem, SUPERSET, charset)
        return False


@function
def iconv_substr(engine: Engine, string: Str, offset: Int, length: Int | Null = None,
                 encoding: Str | Null = None) -> Str | False_:
    charset = charset_of(engine, encoding)
    if charset is None:
        return False
    try:
        text = _characters(string, charset)
        size = len(text) // _UNIT
        start = max(size + offset, 0) if offset < 0 else min(offset, size)
        if length is None:
            length = size
        end = max(size + length, start) if length < 0 else min(start + length, size)
        return convert(text[start * _UNIT:end * _UNIT], charset, SUPERSET).decode("latin-1") if end > start else ""
    except Failure as problem:
        report(engine, problem, SUPERSET, charset)
        return False


def _position(text: bytes, part: bytes, start: int) -> int:
    """The number of the character from which on a part is found, -1 if it is not."""
    at = text.find(part, start * _UNIT)
    while at >= 0 and at % _UNIT:
        at = text.find(part, at + 1)
    return at // _UNIT


@function
def iconv_strpos(engine: Engine, haystack: Str, needle: Str, offset: Int = 0,
                 encoding: Str | Null = None) -> Int | False_:
    charset = charset_of(engine, encoding)
    if charset is None:
        return False
    try:
        if offset < 0:
            offset += len(_characters(haystack, charset)) // _UNIT
            if offset < 0:
                value_error(engine, 3, "must be contained in argument #1 ($haystack)")
        if not needle:
            return False
        part = _characters(needle, charset)
        text, problem = convert_beginning(haystack.encode("latin-1"), SUPERSET, charset)
        found = _position(text, part, offset)
        if problem is not None and text and not 0 <= found * _UNIT < len(text) - len(part):
            raise problem  # iconv() notices it when it writes the character before; before the first PHP does not
        if offset > len(text) // _UNIT:
            raise Failure(OUT_OF_BOUNDS)
    except Failure as problem:
        report(engine, problem, SUPERSET, charset)
        return False
    return found if found >= 0 else False


@function
def iconv_strrpos(engine: Engine, haystack: Str, needle: Str, encoding: Str | Null = None) -> Int | False_:
    if not needle:
        return False
    charset = charset_of(engine, encoding)
    if charset is None:
        return False
    try:
        part = _characters(needle, charset)
        text, problem = convert_beginning(haystack.encode("latin-1"), SUPERSET, charset)
        if problem is not None and text:
            raise problem
    except Failure as problem:
        report(engine, problem, SUPERSET, charset)
        return False
    last, found = -1, _position(text, part, 0)
    while found >= 0:
        last = found
        found = _position(text, part, found + len(part) // _UNIT)
    return last if last >= 0 else False


@function
def iconv_set_encoding(engine: Engine, type: Str, encoding: Str) -> Bool:
    if is_too_long(engine, encoding):
        return False
    name = type.lower()
    return name in _SETTINGS and engine.ini.set(f"iconv.{name}", encoding)


@function
def iconv_get_encoding(engine: Engine, type: Str = "all") -> Array | Str | False_:
    name = type.lower() if len(type) <= _LONGEST_NAME else ""
    if name == "all":
        return PhpArray.from_dict({each: setting(engine, each) for each in _SETTINGS})
    return setting(engine, name) if name in _SETTINGS else False


def _implementation(engine: Engine) -> str:
    return library.implementation()


def _version(engine: Engine) -> str:
    return library.version()


CONSTANTS = {"ICONV_IMPL": _implementation, "ICONV_VERSION": _version}
