"""Tests of web requests: GET, COOKIE, POST and the like become the environment and input of a CGI program."""
from __future__ import annotations

import gzip
import re
import zlib

from zvm.conformance.phpt_file import PhptFile

FORM = "application/x-www-form-urlencoded"
HEADERS_AND_BODY = re.compile(rb"(.*?)\r?\n\r?\n(.*)", re.DOTALL)


def prepare(test: PhptFile, environment: dict[str, str], script: str) -> bytes | None:
    """Add a request's variables to the environment; the body of the request, None where there is none."""
    environment["REDIRECT_STATUS"] = "1"
    for name, value in (("QUERY_STRING", test.text("GET").strip()), ("PATH_TRANSLATED", script),
                        ("SCRIPT_FILENAME", script)):
        environment[name] = environment.get(name) or value
    environment["HTTP_COOKIE"] = test.text("COOKIE").strip()
    method, body = "POST", None
    if test["POST_RAW"] or test["PUT"]:
        method, section = ("POST", "POST_RAW") if test["POST_RAW"] else ("PUT", "PUT")
        body = raw_body(test[section].strip(), environment)
    elif test["POST"]:
        body = test["POST"].strip()
        environment["CONTENT_TYPE"] = environment.get("CONTENT_TYPE") or FORM
    elif test["GZIP_POST"] or test["DEFLATE_POST"]:
        encoding = "gzip" if test["GZIP_POST"] else "deflate"
        pack = gzip.compress if encoding == "gzip" else zlib.compress
        body = pack((test["GZIP_POST"] or test["DEFLATE_POST"]).strip(), 9)
        environment.update(HTTP_CONTENT_ENCODING=encoding, CONTENT_TYPE=FORM)
    if body is None:
        environment.update(REQUEST_METHOD="GET", CONTENT_TYPE="", CONTENT_LENGTH="")
        return None
    environment["REQUEST_METHOD"] = method
    if not (test["POST"] and environment.get("CONTENT_LENGTH")):
        environment["CONTENT_LENGTH"] = str(len(body))
    return body


def raw_body(section: bytes, environment: dict[str, str]) -> bytes:
    """POST_RAW and PUT: the first Content-Type line is a header, the other lines are the body."""
    lines = []
    for line in section.split(b"\n"):
        header = re.match(rb"Content-Type:(.*)", line, re.IGNORECASE)
        if header and not environment.get("CONTENT_TYPE"):
            environment["CONTENT_TYPE"] = header[1].replace(b"\r", b"").strip().decode("latin-1")
        else:
            lines.append(line)
    return b"\n".join(lines)


def split_response(output: bytes) -> tuple[dict[str, str], bytes]:
    """(headers, body) of what a CGI program printed; all of it is body where there are no headers."""
    found = HEADERS_AND_BODY.match(output)
    if found is None:
        return {}, output
    return headers(found[1].decode("latin-1")), found[2]


def headers(text: str) -> dict[str, str]:
    """The `name: value` lines of a text."""
    pairs = [line.split(":", 1) for line in re.split(r"[\r\n]+", text) if ":" in line]
    return {name.strip(): value.strip() for name, value in pairs}
