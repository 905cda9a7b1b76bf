"""Reading test files: sections, what they stand for, what is refused."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from zvm.conformance.phpt_file import MalformedTest, read, split


def test_sections_are_bytes_up_to_the_next_header() -> None:
    assert split(b"--TEST--\na\n--FILE--\n\xff\r\n--not a header--\n--EXPECT--\nend") == {
        "TEST": b"a\n", "FILE": b"\xff\r\n--not a header--\n", "EXPECT": b"end"}


def test_a_script_ends_at_done() -> None:
    sections = split(b"--TEST--\na\n--FILE--\n1\n===DONE===\n2\n--EXPECT--\n===DONE===\n3\n")
    assert sections["FILE"] == b"1\n===DONE===\n"
    assert sections["EXPECT"] == b"===DONE===\n3\n"


def test_fileeof_has_no_last_line_end(phpt: Callable[..., Path]) -> None:
    assert read(phpt("a", FILEEOF="<?php echo 1; //\n\n", EXPECT="1"))["FILE"] == b"<?php echo 1; //"


def test_external_sections_come_from_files_beside(phpt: Callable[..., Path]) -> None:
    path = phpt("a", FILE_EXTERNAL="a.inc", EXPECT_EXTERNAL="../a.txt")
    path.with_name("a.inc").write_text("script")
    path.with_name("a.txt").write_text("output")
    test = read(path)
    assert (test["FILE"], test["EXPECT"]) == (b"script", b"output")


@pytest.mark.parametrize(("text", "message"), [
    ("", "tests must start with --TEST--"),
    ("--TEST--\n--FILE--\n", "missing section --EXPECT--, --EXPECTF-- or --EXPECTREGEX--"),
    ("--TEST--\n--EXPECT--\n", "missing section --FILE--"),
    ("--TEST--\n--FILE--\n--FILEEOF--\n--EXPECT--\n", "missing section --FILE--"),
    ("--TEST--\n--FILE--\na\n--FILE--\n--EXPECT--\n", "duplicated FILE section"),
    ("--TEST--\n--FILES--\n--EXPECT--\n", 'Unknown section "FILES"'),
    ("--TEST--\n--FILE_EXTERNAL--\nnone.inc\n--EXPECT--\n", "could not load --FILE_EXTERNAL-- "),
])
def test_refused(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "a.phpt"
    path.write_text(text)
    with pytest.raises(MalformedTest) as caught:
        read(path)
    assert str(caught.value).startswith(message)


def test_conflicts_of_a_test_and_of_its_folder(phpt: Callable[..., Path]) -> None:
    path = phpt("a", FILE="", EXPECT="", CONFLICTS="server\nport 80")
    path.with_name("CONFLICTS").write_text("# all of these\nmysql\n")
    assert read(path).conflict_keys() == {"server", "port 80", "mysql"}


def test_needs_cgi(phpt: Callable[..., Path]) -> None:
    assert read(phpt("a", FILE="", EXPECT="", GET="a=1")).needs_cgi
    assert not read(phpt("b", FILE="", EXPECT="", ARGS="a")).needs_cgi
