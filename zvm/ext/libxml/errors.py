"""What libxml2 reports, in PHP's words (php_libxml_internal_error_handler and the like in ext/libxml/libxml.c).

libxml2 gives every error as a record (xmlError). PHP keeps the records where libxml_use_internal_errors() asks for it;
otherwise it prints what libxml2's channel of the running operation makes of them, hence the three channels below.
"""
from __future__ import annotations

from ctypes import string_at

from zvm.ext.libxml.layout import (
    ELEMENT,
    ERROR_CONTEXT,
    ERROR_FILE,
    ERROR_INTS,
    ERROR_LEVEL,
    ERROR_LINE,
    ERROR_MESSAGE,
    ERROR_NODE,
    FROM_DTD,
    FROM_HTML,
    FROM_IO,
    FROM_NAMESPACE,
    FROM_PARSER,
    FROM_VALID,
    INPUT,
    INPUT_BASE,
    INPUT_COUNT,
    INPUT_CUR,
    INPUT_END,
    INPUT_FILENAME,
    INPUT_LINE,
    INPUT_TABLE,
    LEVEL_WARNING,
    NAME,
    TYPE,
)
from zvm.ext.libxml.library import ints, text_at, words

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

# how the running operation has errors reported
PLAIN = 0  # the message alone: xpath, schemas, stylesheets, output
REPORT = 1  # a parser's errors in libxml2's own report of several lines (xmlReportError): simplexml, xmlreader
CONTEXT = 2  # those with file and line of the parser (php_libxml_ctx_error): dom

_PARSERS = frozenset((FROM_PARSER, FROM_NAMESPACE, FROM_DTD, FROM_HTML, FROM_IO, FROM_VALID))
_TITLES = {FROM_PARSER: "parser ", FROM_NAMESPACE: "namespace ", FROM_DTD: "validity ", FROM_VALID: "validity ",
           FROM_HTML: "HTML parser ", FROM_IO: "I/O "}
_WINDOW = 80  # characters of the faulty line that a report shows


class XmlError:
    """One error, copied out of libxml2's record."""

    __slots__ = ("domain", "code", "level", "message", "file", "line", "column", "context", "name")

    def __init__(self, record: int) -> None:
        word = record >> 3
        number = record >> 2
        self.domain, self.code = ints[number], ints[number + 1]
        self.message = text_at(words[word + ERROR_MESSAGE]) or ""
        self.level = ints[number + 2 * ERROR_LEVEL]
        self.file = text_at(words[word + ERROR_FILE])
        self.line = ints[number + 2 * ERROR_LINE]
        self.column = ints[number + 2 * ERROR_INTS + 1]
        self.context = words[word + ERROR_CONTEXT] if self.domain in _PARSERS else 0  # the parser at fault
        node = words[word + ERROR_NODE]
        self.name = text_at(words[(node >> 3) + NAME]) if node and ints[(node >> 2) + 2 * TYPE] == ELEMENT else None


class OwnError:
    """One that PHP itself adds to the list of errors (_php_list_set_error_structure without a record)."""

    __slots__ = ("message", "file", "line", "column")
    code, level = 1, 2

    def __init__(self, message: str, file: str | None = None, line: int = 0, column: int = 0) -> None:
        self.message, self.file, self.line, self.column = message, file, line, column


def parser_position(context: int) -> tuple[str | None, int] | None:
    """File, None for a string, and line at which a parser is; None where it has no input."""
    given = words[(context >> 3) + INPUT]
    if not given:
        return None
    return text_at(words[(given >> 3) + INPUT_FILENAME]), ints[(given >> 2) + INPUT_LINE]


def report_pieces(error: XmlError) -> Iterator[str]:
    """The report of a parser's error as libxml2 writes it, piece by piece (xmlReportError)."""
    outer, inner = _inputs(error.context)
    if outer:
        yield _place(outer, error)
    if error.name is not None:
        yield f"element {error.name}: "
    yield _TITLES.get(error.domain, "")
    yield "warning : " if error.level == LEVEL_WARNING else "error : " if error.level else ": "
    yield error.message if error.message[-1:] == "\n" else error.message + "\n"
    if outer:
        yield from _excerpt(outer)
    if inner:
        yield _place(inner, error) + "\n"
        yield from _excerpt(inner)


def _inputs(context: int) -> tuple[int, int]:
    """The input that a report names, and the entity in it where that has no name of its own, else 0."""
    word = context >> 3
    given = words[word + INPUT]
    count = ints[(context >> 2) + 2 * INPUT_COUNT]
    if given and not words[(given >> 3) + INPUT_FILENAME] and count > 1:
        return words[(words[word + INPUT_TABLE] >> 3) + count - 2], given
    return given, 0


def _place(given: int, error: XmlError) -> str:
    name = text_at(words[(given >> 3) + INPUT_FILENAME])
    line = ints[(given >> 2) + INPUT_LINE]
    if name is not None:
        return f"{name}:{line}: "
    return f"Entity: line {line}: " if error.line and error.domain == FROM_PARSER else ""


def _excerpt(given: int) -> Iterator[str]:
    """The line the parser is in and a mark below where it is (xmlParserPrintFileContext)."""
    word = given >> 3
    base, position, end = words[word + INPUT_BASE], words[word + INPUT_CUR], words[word + INPUT_END]
    if not position:
        return
    start = max(base, position - 2 * _WINDOW)
    before = string_at(start, position - start)
    after = string_at(position, max(min(end - position, _WINDOW), 0)) + b"\0"
    window = before + after
    here = len(before)
    while here > 0 and window[here:here + 1] in (b"\n", b"\r"):
        here -= 1
    first = here
    steps = 0
    while steps < _WINDOW and first > 0 and window[first:first + 1] not in (b"\n", b"\r"):
        first -= 1
        steps += 1
    if window[first:first + 1] in (b"\n", b"\r"):
        first += 1
    column = len(before) - first
    line = window[first:first + _WINDOW]
    for stop in (b"\0", b"\n", b"\r"):
        line = line.partition(stop)[0]
    shown = line.decode("latin-1")
    yield shown + "\n"
    yield "".join("\t" if char == "\t" else " " for char in shown[:min(max(column, 0), _WINDOW - 1)]) + "^\n"
