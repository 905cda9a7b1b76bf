"""Forms that go beyond limits or are damaged, as php's development server takes them."""
from __future__ import annotations

from pathlib import Path

import pytest
from web.site import call

from zvm import wsgi

SHOW = "<?php echo json_encode([count($_POST), count($_FILES), count($_COOKIE)]), file_get_contents('php://input');"
VARIABLES = ("<br />\n<b>Warning</b>:  PHP Request Startup: Input variables exceeded 1000. To increase the limit "
             "change max_input_vars in php.ini. in <b>Unknown</b> on line <b>0</b><br />\n")
PARTS = ("<br />\n<b>Warning</b>:  PHP Request Startup: Multipart body parts limit exceeded 1020. To increase the "
         "limit change max_multipart_body_parts in php.ini. in <b>Unknown</b> on line <b>0</b><br />\n")
FILES = ("<br />\n<b>Warning</b>:  Maximum number of allowable file uploads has been exceeded in <b>Unknown</b> on "
         "line <b>0</b><br />\n")


def form(fields: int, files: int = 0) -> bytes:
    part = "--x\r\nContent-Disposition: form-data; name={}\r\n\r\n1\r\n"
    return "".join([*(part.format(f"a{n}") for n in range(fields)),
                    *(part.format(f"f{n}; filename=a") for n in range(files)), "--x--\r\n"]).encode()


def ask(folder: Path, body: bytes, kind: str, **environ: str) -> str:
    (folder / "show.php").write_text(SHOW)
    application = wsgi.application(folder, ini={"display_errors": "1"})
    return call(application, "/show.php", "POST", body, CONTENT_TYPE=kind, **environ).body.decode()


@pytest.mark.parametrize(("fields", "files", "warnings", "counts"), [
    (1000, 1, "", "[1000,1,0]"), (1001, 1, VARIABLES, "[1000,1,0]"), (1020, 2, VARIABLES + PARTS, "[1000,0,0]"),
    (1, 20, "", "[1,20,0]"), (1, 23, FILES, "[1,20,0]"), (1000, 30, PARTS, "[1000,20,0]")])
def test_too_many_parts(tmp_path: Path, fields: int, files: int, warnings: str, counts: str) -> None:
    assert ask(tmp_path, form(fields, files), "multipart/form-data; boundary=x") == warnings + counts


@pytest.mark.parametrize(("kind", "problem"), [
    ("multipart/form-data", "Missing boundary"), ("multipart/form-data; boundary", "Missing boundary"),
    ("multipart/form-data; boundary=\"x", "Invalid boundary"),
    ("multipart/form-data; boundary=" + "x" * 5117, "Boundary too large")])
def test_broken_boundaries(tmp_path: Path, kind: str, problem: str) -> None:
    assert ask(tmp_path, b"body", kind) == (
        f"<br />\n<b>Warning</b>:  {problem} in multipart/form-data POST data in <b>Unknown</b> on line <b>0</b>"
        "<br />\n[0,0,0]body")


@pytest.mark.parametrize(("kind", "counts"), [
    ("multipart/form-data; boundary=x, y", "[2,1,0]"), ("Multipart/Form-Data; BOUNDARY=\"x\"; z", "[2,1,0]"),
    ("multipart/form-data; xboundary=x", "[2,1,0]"), ("multipart/form-data; boundary = x", "[0,0,0]"),
    ("multipart/form-data; boundary=", "[0,0,0]"), ("multipart/form-data; boundary=" + "x" * 5116, "[0,0,0]")])
def test_odd_boundaries(tmp_path: Path, kind: str, counts: str) -> None:
    assert ask(tmp_path, form(2, 1), kind) == counts


def test_too_many_variables(tmp_path: Path) -> None:
    kind = "application/x-www-form-urlencoded"
    assert ask(tmp_path, b"&" * 1000, kind) == "[0,0,0]" + "&" * 1000
    assert ask(tmp_path, b"&" * 1001, kind) == VARIABLES + "[0,0,0]" + "&" * 1001
    assert ask(tmp_path, b"", kind, HTTP_COOKIE="a=1; =2; ;; " * 1000) == "[0,0,1]"
    assert ask(tmp_path, b"", kind, HTTP_COOKIE="a=1;" * 1001) == VARIABLES + "[0,0,1]"
