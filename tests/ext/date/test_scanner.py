"""The automaton of date formats: what it accepts, the format's own expression reads."""
from __future__ import annotations

import random

import pytest

from zvm.ext.date.reading import scanner
from zvm.ext.date.reading.date_parser import DateParser, parse_date
from zvm.ext.date.reading.formats import FORMATS, expanded

ALPHABET = "0123456789 :-+./,tTzZwW@()ampmondayfirstlastofnexthursecJaEu\0\xc2\xb5"


def test_actions_exist() -> None:
    assert all(hasattr(DateParser, action) for _, action in FORMATS if action != "nothing")


@pytest.mark.parametrize("number", range(len(FORMATS)))
def test_expressions_compile(number: int) -> None:
    assert scanner.expression(number).pattern == expanded(FORMATS[number][0])


def test_expression_reads_what_the_automaton_accepts() -> None:
    generator = random.Random(7)
    automaton = scanner.automaton()
    for _ in range(3000):
        text = "".join(generator.choices(ALPHABET, k=12)) + "\0"
        format, end = automaton.longest(text.encode("latin-1").translate(automaton.classes), 0)
        if format != scanner.NO_FORMAT:
            assert scanner.expression(format).fullmatch(text[:end]), text


def test_longest_match_is_that_of_all_expressions() -> None:
    generator = random.Random(8)
    automaton = scanner.automaton()
    expressions = [scanner.expression(number) for number in range(len(FORMATS))]
    for _ in range(300):
        text = "".join(generator.choices(ALPHABET, k=9)) + "\0"
        _, end = automaton.longest(text.encode("latin-1").translate(automaton.classes), 0)
        ends = [size for size in range(1, len(text) + 1) if any(one.fullmatch(text, 0, size) for one in expressions)]
        assert end == max(ends, default=0), text


def test_any_text_is_read_without_a_fault() -> None:
    generator = random.Random(9)
    for _ in range(2000):
        text = "".join(generator.choices(ALPHABET, k=generator.randint(0, 30)))
        parsed, remarks = parse_date(text)
        assert parsed is not None and all(0 <= position <= len(text) + 1 for position, _, _ in remarks.errors)
