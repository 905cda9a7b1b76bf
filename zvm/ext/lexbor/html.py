"""Parsing HTML: a document or a fragment in Lexbor's memory, with its errors and where they are.

Lexbor does not say where errors of the tree are, nor on which lines nodes (PHP's copy of it is changed to): they belong
to the token that the tree takes meanwhile, so tokens are watched.
"""
from __future__ import annotations

from ctypes import PYFUNCTYPE, c_char_p, c_void_p, string_at

from zvm.ext.lexbor.errors import Position, Positions
from zvm.ext.lexbor.library import (
    COMPATIBILITY_MODE,
    ERRORS_OF_TOKENIZER,
    ERRORS_OF_TREE,
    LAST_CHILD,
    LOCAL_NAME,
    NAMESPACE,
    NAMESPACES,
    OPEN_ELEMENTS,
    TAGS,
    TOKEN_DONE,
    USER,
    lexbor,
    text_of,
)
from zvm.ext.libxml.library import ints, words

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

CHUNK = 4096  # bytes that are parsed before errors are reported (PHP's buffers)
_TOKEN_DONE = PYFUNCTYPE(c_void_p, c_void_p, c_void_p, c_void_p)
_LIST, _LENGTH, _ITEM_SIZE = 0, 2, 3  # lexbor_array_obj_t, in words
_BEGIN, _END, _TAG, _KIND = 0, 1, 8, 18  # lxb_html_token_t: in words, the last one in ints
_CLOSING = 1
_LAST_PSEUDO_TAG = 5  # texts, comments and the like have numbers of tags, too
_EXPLICIT = (b"html", b"head", b"body")


class Document:
    """A parsed document: `pointer` is Lexbor's, until close(). `explicit` has the names of html, head and body where
    their tags were written."""

    __slots__ = ("pointer", "explicit", "_parser")

    def __init__(self, parser: int, pointer: int, explicit: set[bytes]) -> None:
        self._parser, self.pointer, self.explicit = parser, pointer, explicit

    def close(self) -> None:
        lexbor.lxb_html_document_destroy(self.pointer)
        lexbor.lxb_html_parser_destroy(self._parser)


def _pointer_in(holder: Any) -> int:
    """The pointer that a ctypes object is; ctypes.cast() would have the object hold itself."""
    return c_void_p.from_buffer(holder).value or 0


class _Watch:
    """What the tree does with each token: the errors it finds, and which elements are written out."""

    def __init__(self, tree: int, tokenizer: int, positions: Positions, start: int) -> None:
        self.explicit: set[bytes] = set()
        self._positions, self._start = positions, start
        self._open_elements = (tree >> 3) + OPEN_ELEMENTS
        self.errors: list[tuple[int, int, int]] = []  # number of the error, where the token begins and ends
        self._list = words[(tree >> 3) + ERRORS_OF_TREE] >> 3
        place = (tokenizer >> 3) + TOKEN_DONE
        take, context = words[place], words[place + 1]
        self._take: Callable[..., Any] = _TOKEN_DONE(take)
        self._callback = _TOKEN_DONE(self._token_done)
        lexbor.lxb_html_tokenizer_callback_token_done_set_noi(tokenizer, _pointer_in(self._callback), context)

    def close(self) -> None:
        """Let go of the function that Lexbor called, which holds this object."""
        del self._callback

    def _note_line(self, begin: int) -> None:
        """Give the nodes that a token has made its line, plus one: they are the open elements that have none, and what
        was put last into the innermost of them."""
        array = words[self._open_elements] >> 3
        place = (words[array] >> 3) + words[array + _LENGTH]
        if not words[array + _LENGTH]:
            return
        node = words[place - 1]
        last = words[(node >> 3) + LAST_CHILD]
        line = 0
        while not words[(node >> 3) + USER] or last and not words[(last >> 3) + USER]:
            line = line or self._positions.of(begin - self._start, 0).line
            if last and not words[(last >> 3) + USER]:
                words[(last >> 3) + USER] = line
                last = 0
                continue
            words[(node >> 3) + USER] = line
            place -= 1
            if place == words[array] >> 3:
                return
            node = words[place - 1]

    def _token_done(self, tokenizer: int, token: int, context: int) -> int:
        word = token >> 3
        begin, end = words[word + _BEGIN], words[word + _END]
        if end - begin == 4 and words[word + _TAG] > _LAST_PSEUDO_TAG and not ints[(token >> 2) + _KIND] & _CLOSING:
            name = string_at(begin, 4).lower()
            if name in _EXPLICIT:
                self.explicit.add(name)
        before = words[self._list + _LENGTH]
        result: int = self._take(tokenizer, token, context) or 0
        self._note_line(begin)
        for index in range(before, words[self._list + _LENGTH]):
            record = words[self._list + _LIST] + index * words[self._list + _ITEM_SIZE]
            self.errors.append((ints[record >> 2], begin, end))
        return result


def parse_document(source: bytes, report: Callable[[str, str, Position], None] | None) -> Document:
    """Parse a text of UTF-8. `report` gets "tokenizer" or "tree", the name of the error and its position; None where
    nobody wants to know. MemoryError where Lexbor gives up."""
    parser = lexbor.lxb_html_parser_create()
    lexbor.lxb_html_parser_init(parser)
    pointer = lexbor.lxb_html_parse_chunk_begin(parser)
    if not pointer:
        lexbor.lxb_html_parser_destroy(parser)
        raise MemoryError
    text = c_char_p(source)
    start, positions = _pointer_in(text), Positions(source)
    tokenizer = lexbor.lxb_html_parser_tokenizer_noi(parser)
    watch = _Watch(lexbor.lxb_html_parser_tree_noi(parser), tokenizer, positions, start)
    reporting = _Reporting(positions, start, tokenizer, watch, report) if report is not None else None
    for place in range(0, len(source), CHUNK):
        lexbor.lxb_html_parse_chunk_process(parser, start + place, min(CHUNK, len(source) - place))
        if reporting is not None:
            reporting.report()
    lexbor.lxb_html_parse_chunk_end(parser)
    watch.close()
    return Document(parser, pointer, watch.explicit)


class _Reporting:
    """Reports what has been found since the last time: the tokenizer's errors first, as PHP does."""

    def __init__(self, positions: Positions, start: int, tokenizer: int, watch: _Watch,
                 report: Callable[[str, str, Position], None]) -> None:
        self._positions, self._start, self._watch, self._report = positions, start, watch, report
        self._list = words[(tokenizer >> 3) + ERRORS_OF_TOKENIZER] >> 3
        self._reported = 0

    def report(self) -> None:
        records = words[self._list + _LIST]
        for index in range(self._reported, words[self._list + _LENGTH]):
            record = records + index * words[self._list + _ITEM_SIZE]
            position = self._positions.of(words[record >> 3] - self._start, 0)
            name = _name(lexbor.lxb_html_tokenizer_error_to_string, ints[(record >> 2) + 2])
            self._report("tokenizer", name, position)
        self._reported = words[self._list + _LENGTH]
        for number, begin, end in self._watch.errors:
            position = self._positions.of(begin - self._start, end - begin)
            self._report("tree", _name(lexbor.lxb_html_tree_error_to_string, number), position)
        self._watch.errors.clear()


def _name(function: Any, number: int) -> str:
    """The name of an error, as PHP has it."""
    return text_of(function, number).decode().replace(" ", "-")


def parse_fragment(source: bytes, name: bytes, uri: bytes, quirks: int) -> tuple[int, int]:
    """Parse a text of UTF-8 as what stands in an element of that name and namespace: the document, which the caller
    destroys by lxb_html_document_destroy(), and the node that has the result as children, 0 where Lexbor gives up."""
    document = lexbor.lxb_html_document_create()
    ints[(document >> 2) + 2 * COMPATIBILITY_MODE] = quirks
    element = lexbor.lxb_dom_element_interface_create(document)
    tag = lexbor.lxb_tag_data_by_name(words[(document >> 3) + TAGS], name, len(name))
    words[(element >> 3) + LOCAL_NAME] = _number_of(tag)
    words[(element >> 3) + NAMESPACE] = _number_of(
        lexbor.lxb_ns_data_by_link(words[(document >> 3) + NAMESPACES], uri, len(uri)))
    return document, lexbor.lxb_html_document_parse_fragment(document, element, source, len(source)) or 0


_ENTRY_VALUE = 5  # lexbor_hash_entry_t has its string first; then comes the number of the tag or namespace


def _number_of(record: int | None) -> int:
    return words[(record >> 3) + _ENTRY_VALUE] if record else 0
