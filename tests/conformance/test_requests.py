"""Requests of CGI programs: the environment, the body, and what comes back. The CGI program is a shell script."""
from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from zvm.conformance import requests
from zvm.conformance.php_command import PhpCommand
from zvm.conformance.phpt_file import PhptFile
from zvm.conformance.results import Verdict
from zvm.conformance.runner import Options, Runner

FORM = "application/x-www-form-urlencoded"


def prepared(**sections: bytes) -> tuple[bytes | None, dict[str, str]]:
    environment = {"CONTENT_TYPE": ""}
    body = requests.prepare(PhptFile(Path("a.phpt"), sections), environment, "/a.php")
    return body, environment


def test_get() -> None:
    body, environment = prepared(GET=b"a=1&b[]=2\n", COOKIE=b"c=d\n")
    assert body is None
    assert environment == {"CONTENT_TYPE": "", "CONTENT_LENGTH": "", "REDIRECT_STATUS": "1", "REQUEST_METHOD": "GET",
                           "QUERY_STRING": "a=1&b[]=2", "HTTP_COOKIE": "c=d", "PATH_TRANSLATED": "/a.php",
                           "SCRIPT_FILENAME": "/a.php"}


@pytest.mark.parametrize(("sections", "body", "variables"), [
    ({"POST": b"a=1\n"}, b"a=1", {"REQUEST_METHOD": "POST", "CONTENT_TYPE": FORM, "CONTENT_LENGTH": "3"}),
    ({"POST_RAW": b"Content-Type: text/x\nContent-Type: y\nz\n"}, b"Content-Type: y\nz",
     {"REQUEST_METHOD": "POST", "CONTENT_TYPE": "text/x", "CONTENT_LENGTH": "17"}),
    ({"PUT": b"Content-Type: text/x\nz\n"}, b"z",
     {"REQUEST_METHOD": "PUT", "CONTENT_TYPE": "text/x", "CONTENT_LENGTH": "1"}),
])
def test_bodies(sections: dict[str, bytes], body: bytes, variables: dict[str, str]) -> None:
    made, environment = prepared(**sections)
    assert made == body
    assert environment.items() >= variables.items()


def test_packed_bodies() -> None:
    body, environment = prepared(GZIP_POST=b"a=1\n")
    assert gzip.decompress(body or b"") == b"a=1"
    assert (environment["HTTP_CONTENT_ENCODING"], environment["CONTENT_TYPE"]) == ("gzip", FORM)
    body, environment = prepared(DEFLATE_POST=b"a=1\n")
    assert zlib.decompress(body or b"") == b"a=1"
    assert environment["HTTP_CONTENT_ENCODING"] == "deflate"


def test_responses() -> None:
    assert requests.split_response(b"A: b\r\nC:d: e\r\n\r\nbody\n\nmore") == ({"A": "b", "C": "d: e"}, b"body\n\nmore")
    assert requests.split_response(b"no headers") == ({}, b"no headers")


@pytest.fixture
def cgi(tmp_path: Path) -> PhpCommand:
    """A command whose CGI program prints headers, the request and its input."""
    for name, script in (("my", "exit 0"), ("my-cgi", r'printf "X-A: b\r\n\r\n$REQUEST_METHOD $QUERY_STRING "; cat')):
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    return PhpCommand(str(tmp_path / "my"))


@pytest.mark.parametrize(("sections", "verdict", "reason"), [
    ({"GET": "a=1", "EXPECT": "GET a=1"}, Verdict.PASS, ""),
    ({"POST": "a=1", "EXPECT": "POST  a=1", "EXPECTHEADERS": "X-A: b"}, Verdict.PASS, ""),
    ({"CGI": "1", "EXPECT": "GET", "EXPECTHEADERS": "X-A: c\nX-B: d"}, Verdict.FAIL,
     "header X-A is b, wanted c, header X-B is missing, wanted d"),
])
def test_cgi(sections: dict[str, str], verdict: Verdict, reason: str, cgi: PhpCommand,
             phpt: Callable[..., Path]) -> None:
    path = phpt("tests/a", FILE="", **sections)
    result = Runner(cgi, Options()).run(path, path.parent)
    assert (result.verdict, result.reason) == (verdict, reason), result
