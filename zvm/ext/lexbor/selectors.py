"""Selectors of CSS, read by Lexbor: lists of complex selectors as Python data.

A complex selector is a tuple of compounds, a compound the combinator before it and its simple selectors. Those have a
kind, a name, a prefix of a namespace (None without one) and, by kind, the Attribute, the selectors that stand in
parentheses, or the Nth.
"""
from __future__ import annotations

from collections import namedtuple
from ctypes import string_at
from functools import lru_cache

from zvm.ext.lexbor.library import lexbor, text_of
from zvm.ext.libxml.library import ints, words

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

(ANY, TYPE, ID, CLASS, ATTRIBUTE, PSEUDO_CLASS, PSEUDO_FUNCTION) = range(1, 8)
DESCENDANT, SAME, CHILD, SIBLING, FOLLOWING = range(5)
EQUAL, INCLUDE, DASH, PREFIX, SUFFIX, SUBSTRING = range(6)
INSENSITIVE = 1

Compound = namedtuple("Compound", "combinator simples")  # noqa: PYI024 - typing is slow to import
Simple = namedtuple("Simple", "kind name prefix argument")  # noqa: PYI024
Attribute = namedtuple("Attribute", "match modifier value")  # noqa: PYI024 - value None: it only has to be there
Nth = namedtuple("Nth", "step offset of")  # noqa: PYI024 - `of`: selectors, None for all elements

_FIRST, _LIST_NEXT = 0, 3  # lxb_css_selector_list, in words
_NAME, _PREFIX, _ARGUMENT, _NEXT = 1, 3, 5, 8  # lxb_css_selector
_PREAMBLE = "Syntax error. "


class SelectorError(ValueError):
    """What is wrong with a selector, in Lexbor's words."""


@lru_cache(maxsize=256)
def parse(source: bytes) -> tuple[tuple[Any, ...], ...]:
    """The complex selectors of a list. SelectorError where it is none."""
    parser = lexbor.lxb_css_parser_create()
    lexbor.lxb_css_parser_init(parser, None)
    try:
        first = lexbor.lxb_css_selectors_parse(parser, source, len(source))
        if not first:
            raise SelectorError(_complaint(parser))
        selectors = _complex_selectors(first)
        lexbor.lxb_css_selector_list_destroy_memory(first)
        return selectors
    finally:
        lexbor.lxb_css_parser_destroy(parser, 1)


def _complaint(parser: int) -> str:
    """The first line of a parser's log."""
    text = text_of(_serialize_log, lexbor.lxb_css_parser_log_noi(parser)).decode("latin-1")
    return text.partition("\n")[0].removeprefix(_PREAMBLE)


def _serialize_log(log: int, length: Any) -> Any:
    return lexbor.lxb_css_log_serialize_char(log, length, None, 0)


def _complex_selectors(pointer: int) -> tuple[tuple[Any, ...], ...]:
    selectors = []
    while pointer:
        selectors.append(_compounds(words[(pointer >> 3) + _FIRST]))
        pointer = words[(pointer >> 3) + _LIST_NEXT]
    return tuple(selectors)


def _compounds(pointer: int) -> tuple[Any, ...]:
    compounds: list[tuple[int, list[Any]]] = []
    while pointer:
        combinator = ints[(pointer >> 2) + 1]
        if combinator != SAME or not compounds:
            compounds.append((combinator if combinator != SAME else DESCENDANT, []))
        compounds[-1][1].append(_simple(pointer))
        pointer = words[(pointer >> 3) + _NEXT]
    return tuple(Compound(combinator, tuple(simples)) for combinator, simples in compounds)


def _simple(pointer: int) -> Any:
    word, kind = pointer >> 3, ints[pointer >> 2]
    name = _text(word + _NAME) or ""
    argument: Any = None
    if kind == ATTRIBUTE:
        match, modifier = ints[2 * (word + _ARGUMENT)], ints[2 * (word + _ARGUMENT) + 1]
        argument = Attribute(match, modifier, _text(word + _ARGUMENT + 1))
    elif kind == PSEUDO_FUNCTION:
        data = words[word + _ARGUMENT + 1]
        if name.startswith("nth-"):
            step, offset = words[data >> 3], words[(data >> 3) + 1]
            of = words[(data >> 3) + 2]
            argument = Nth(_signed(step), _signed(offset), _complex_selectors(of) if of else None)
        elif name in ("is", "where", "not", "has", "current"):
            argument = _complex_selectors(data) if data else ()
    return Simple(kind, name, _text(word + _PREFIX), argument)


def _text(place: int) -> str | None:
    """The string at a word, as a PHP string; None where there is none."""
    return string_at(words[place], words[place + 1]).decode("latin-1") if words[place] else None


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word
