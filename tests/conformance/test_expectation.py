"""EXPECT, EXPECTF and EXPECTREGEX against outputs."""
from __future__ import annotations

from pathlib import Path

import pytest

from zvm.conformance.expectation import comparable, expectation
from zvm.conformance.phpt_file import PhptFile


def is_met(kind: str, wanted: bytes, output: bytes) -> bool:
    test = PhptFile(Path("a.phpt"), {kind: wanted})
    return expectation(test, "/work").is_met_by(comparable(output))


@pytest.mark.parametrize(("wanted", "output"), [
    (b"a%sb", b"a[]b"), (b"%S|", b"|"), (b"%d", b"12"), (b"%i", b"-12"), (b"%f", b"-1.5E+3"), (b"%x", b"fF0"),
    (b"a%ab", b"a\n\nb"), (b"%Aend", b"end"), (b"a%wb", b"a \n b"), (b"%c", b"\xff"), (b"a%0b", b"a\0b"),
    (b"%e", b"/"), (b"(%rx+|y%r)", b"(xxx)"), (b"100%", b"100%"), (b"5%r", b"5%r"), (b"{PWD}/a.php", b"/work/a.php"),
])
def test_placeholders(wanted: bytes, output: bytes) -> None:
    assert is_met("EXPECTF", wanted, output)


@pytest.mark.parametrize(("wanted", "output"), [
    (b"a%sb", b"ab"), (b"a%sb", b"a\nb"), (b"%d", b"-1"), (b"a.c", b"abc"), (b"%d", b"1\n2"), (b"%c", b"ab"),
])
def test_placeholders_that_do_not_match(wanted: bytes, output: bytes) -> None:
    assert not is_met("EXPECTF", wanted, output)


def test_outer_white_space_and_line_ends_do_not_count() -> None:
    assert is_met("EXPECT", b"a\r\nb\n\n", b"\n a\nb\t\0")
    assert not is_met("EXPECT", b"a b", b"a  b")


def test_expect_is_literal() -> None:
    assert is_met("EXPECT", b"%d", b"%d")
    assert not is_met("EXPECT", b"%d", b"1")


def test_regular_expressions_match_the_whole_output() -> None:
    assert is_met("EXPECTREGEX", rb"\d+ a.b", b"12 a\nb")
    assert not is_met("EXPECTREGEX", rb"\d+", b"12 a")
