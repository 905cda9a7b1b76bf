"""mbstring.encoding_translation: what a client sends in the internal encoding. Expected is what php-cgi shows."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from web.site import call, make_site, multipart

from zvm import wsgi

SHOW = ("<?php $hex = fn($a) => array_map('bin2hex', $a); echo json_encode([$hex($_GET), $hex($_POST), $hex($_COOKIE), "
        "mb_http_input(), mb_http_input('G'), mb_http_input('P'), mb_http_input('C'), "
        "$hex(array_column($_FILES, 'name'))]);")
FORM = "application/x-www-form-urlencoded"


def ask(folder: Path, ini: dict[str, str], path: str, method: str = "GET", body: bytes = b"", **environ: str) -> Any:
    (make_site(folder) / "show.php").write_text(SHOW)
    application = wsgi.application(folder, ini=ini)
    return json.loads(call(application, path, method, body, **environ).body)


@pytest.mark.parametrize(("ini", "expected"), [
    ({"mbstring.encoding_translation": "1"},
     [{"a": "3f3f3f7b", "b": "e697a5", "??": "31"}, [], {"c": "3f3f"}, "UTF-8", "UTF-8", False, "UTF-8", []]),
    ({"mbstring.encoding_translation": "1", "input_encoding": "SJIS"},
     [{"a": "e697a5e69cac", "b": "e8ad8cefbda5", "日": "31"}, [], {"c": "e697a5"}, "SJIS", "SJIS", False, "SJIS", []]),
    ({"mbstring.encoding_translation": "1", "internal_encoding": "EUC-JP", "input_encoding": "UTF-8"},
     [{"a": "3f3f3f7b", "b": "c6fc", "??": "31"}, [], {"c": "3f3f"}, "UTF-8", "UTF-8", False, "UTF-8", []])])
def test_queries_and_cookies(tmp_path: Path, ini: dict[str, str], expected: Any) -> None:
    path = "/show.php?a=%93%FA%96%7B&b=%E6%97%A5&%93%FA=1"
    assert ask(tmp_path, ini, path, HTTP_COOKIE="c=%93%FA") == expected


def test_forms(tmp_path: Path) -> None:
    ini = {"mbstring.encoding_translation": "1", "input_encoding": "SJIS,EUC-JP,UTF-8"}
    assert ask(tmp_path, ini, "/show.php?a=%E6%97%A5", "POST", b"p=%93%FA%96%7B&%93%FA=z", CONTENT_TYPE=FORM) == [
        {"a": "e697a5"}, {"p": "e697a5e69cac", "日": "7a"}, [], "SJIS", "UTF-8", "SJIS", False, []]


def test_parts(tmp_path: Path) -> None:
    kind, body = multipart(("p", None, b"\x93\xfa"), ("f", "NAME.txt", b"abc"))
    ini = {"mbstring.encoding_translation": "1", "input_encoding": "SJIS"}
    answer = ask(tmp_path, ini, "/show.php", "POST", body.replace(b"NAME", b"\x93\xfa"), CONTENT_TYPE=kind)
    assert answer == [[], {"p": "e697a5"}, [], False, False, False, False, ["e697a52e747874"]]


def test_without_the_directive(tmp_path: Path) -> None:
    assert ask(tmp_path, {"input_encoding": "SJIS"}, "/show.php?a=%93%FA") == [
        {"a": "93fa"}, [], [], False, False, False, False, []]
