"""Converting whole strings with iconv, and what goes wrong with it (php_iconv_string, _php_iconv_show_error)."""
from __future__ import annotations

from errno import E2BIG, EILSEQ, EINVAL

from zvm.ext.iconv.library import Converter, UnknownCharset
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

LONGEST_NAME = 64  # ICONV_CSNMAXLEN
SUPERSET, ASCII = "UCS-4LE", "ASCII"
_IGNORING = ("//IGNORE", "//IGNORE//TRANSLIT")

(WRONG_CHARSET, ILLEGAL_CHARACTER, ILLEGAL_SEQUENCE, TOO_BIG, MALFORMED, OUT_OF_BOUNDS, UNKNOWN) = range(1, 8)


class Failure(Exception):
    """A conversion failed: `code` is one of the above."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def open_converter(to_charset: str, from_charset: str) -> Converter:
    """Raises Failure."""
    try:
        return Converter(to_charset, from_charset)
    except UnknownCharset:
        raise Failure(WRONG_CHARSET) from None


def failure(error: int) -> Failure:
    """What an error number of iconv() means."""
    return Failure({EINVAL: ILLEGAL_CHARACTER, EILSEQ: ILLEGAL_SEQUENCE, E2BIG: TOO_BIG}.get(error, UNKNOWN))


def convert(data: bytes, to_charset: str, from_charset: str) -> bytes:
    """The data in another charset. Raises Failure."""
    converter = open_converter(to_charset, from_charset)
    ignoring = to_charset.endswith(_IGNORING)
    output: list[bytes] = []
    position = 0
    while position < len(data):
        part, used, error = converter.step(data[position:], 4 * (len(data) - position) + 32)
        output.append(part)
        position += used
        if not error:
            break
        if error == EILSEQ and ignoring:
            position += 1
        elif error != E2BIG or not used:
            raise failure(error)
    output.append(converter.step(None, 32)[0])
    return b"".join(output)


def convert_beginning(data: bytes, to_charset: str, from_charset: str) -> tuple[bytes, Failure | None]:
    """As much of the data as can be converted, and why that is not all. Raises Failure when there is no such
    conversion."""
    converter = open_converter(to_charset, from_charset)
    output, _, error = converter.step(data, 4 * len(data) + 32)
    return (output, failure(error)) if error else (output + converter.step(None, 32)[0], None)


def append(output: list[bytes], data: bytes | None, converter: Converter) -> None:
    """Convert a piece, or end the text with None (_php_iconv_appendl). Raises Failure."""
    if data is None:
        output.append(converter.step(None, 32)[0])
        return
    position = 0
    while position < len(data):
        part, used, error = converter.step(data[position:], 4 * (len(data) - position) + 128)
        if error and error != E2BIG:
            raise failure(error)
        output.append(part)
        position += used


def report(engine: Engine, problem: Failure, to_charset: str, from_charset: str) -> None:
    """Say what went wrong."""
    function = running_function(engine)
    code = problem.code
    if code == OUT_OF_BOUNDS:
        value_error(engine, 3, "must be contained in argument #1 ($haystack)")
    elif code == ILLEGAL_CHARACTER:
        engine.diagnostics.notice(f"{function}(): Detected an incomplete multibyte character in input string")
    elif code == ILLEGAL_SEQUENCE:
        engine.diagnostics.notice(f"{function}(): Detected an illegal character in input string")
    elif code == UNKNOWN:
        engine.diagnostics.notice(f"{function}(): Unknown error (0)")
    else:
        text = {TOO_BIG: "Buffer length exceeded", MALFORMED: "Malformed string"}.get(
            code, f'Wrong encoding, conversion from "{c_string(from_charset)}" to "{c_string(to_charset)}" is not '
                  "allowed")
        engine.diagnostics.warning(f"{function}(): {text}")
