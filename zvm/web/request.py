"""One HTTP request as a server hands it over, and what the engine asks of it: superglobals, body, headers (SAPI.c).

An engine that runs a request has it as `engine.web`; one of the command line has None there.
"""
from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from zvm.opcodes.error_levels import E_FATAL_ERRORS
from zvm.runtime.services.ini import parse_bool
from zvm.runtime.values import strings
from zvm.runtime.values.arrays import PhpArray
from zvm.web.body import Body
from zvm.web.form_data import FORMS, form_kind, read_cookies, read_form, read_query

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from zvm.engine import Engine

REASONS = {
    100: "Continue", 101: "Switching Protocols", 102: "Processing", 200: "OK", 201: "Created", 202: "Accepted",
    203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content", 206: "Partial Content",
    208: "Already Reported", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other",
    304: "Not Modified", 305: "Use Proxy", 307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request",
    401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    406: "Not Acceptable", 407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Request Entity Too Large", 414: "Request-URI Too Long",
    415: "Unsupported Media Type", 416: "Requested Range Not Satisfiable", 417: "Expectation Failed",
    426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons", 500: "Internal Server Error",
    501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    505: "HTTP Version Not Supported", 506: "Variant Also Negotiates", 511: "Network Authentication Required"}


def reason(code: int) -> str:
    """The words that go with a status code."""
    return REASONS.get(code, "Unknown Status Code")


def _displays(engine: Engine) -> bool:
    return parse_bool(engine.ini.display_errors) or engine.ini.display_errors in ("stdout", "stderr")


class WebRequest:
    """What a client sent, as byte strings (latin-1 `str`), and the way back to it.

    `headers` keeps the names as they were sent; `server` are further entries of $_SERVER, which come before those of
    the headers; `send_headers(code, status line or None, lines)` is called once, before the first output.
    """

    def __init__(self, method: str, uri: str, query: str | None, headers: Iterable[tuple[str, str]], body: Body,
                 server: dict[str, str], send_headers: Callable[[int, str | None, list[str]], None]) -> None:
        self.method, self.uri, self.query = method, uri, query
        self.headers: dict[str, str] = {}  # the first of those of a name counts
        self._by_lower_name: dict[str, str] = {}
        for name, value in headers:
            lower = strings.lower(name)
            if lower not in self._by_lower_name:
                self._by_lower_name[lower] = self.headers[name] = value
        self.body = body
        self.server = server
        self.uploads: set[str] = set()  # temporary files, which are gone after the request
        self.has_body = method not in ("GET", "HEAD")
        self.is_recent = server.get("SERVER_PROTOCOL", "") > "HTTP/1.0"
        self.log: Callable[[str], None] | None = None  # where the server takes messages of the log
        self.finish: Callable[[], None] | None = None  # tells the server that the answer is whole; None: not possible
        self.pool_status: Callable[[], tuple[dict[str, Any], list[dict[str, Any]]]] | None = None  # of its workers
        self._send_headers = send_headers
        self.headers_sent = False

    def header(self, lower_name: str) -> str | None:
        """The header of that name, whatever its case."""
        return self._by_lower_name.get(lower_name)

    @property
    def has_form(self) -> bool:
        """Is the body of a kind that forms are sent as?"""
        return form_kind(self) in FORMS

    def read_form(self, engine: Engine) -> tuple[PhpArray, PhpArray]:
        """What $_POST and $_FILES are for a form, whatever the method."""
        return read_form(engine, self)

    def place(self) -> tuple[str, str]:
        """The server that was asked, and its document root."""
        return self.server.get("SERVER_NAME", ""), self.server.get("DOCUMENT_ROOT", "")

    # -- superglobals --------------------------------------------------------------------------------------------

    def fill_globals(self, engine: Engine) -> None:
        """$_GET, $_POST, $_COOKIE, $_FILES (php_hash_environment)."""
        table = engine.symbol_table
        order = strings.upper(engine.ini.get("variables_order") or "")
        table["_GET"] = read_query(engine, self.query) if self.query and "G" in order else PhpArray()
        post, files = PhpArray(), PhpArray()
        if self.method == "POST" and "P" in order:
            post, files = read_form(engine, self)
        table["_POST"], table["_FILES"] = post, files
        cookies = self.header("cookie")
        table["_COOKIE"] = read_cookies(engine, cookies) if cookies and "C" in order else PhpArray()

    def request_table(self, engine: Engine) -> PhpArray:
        """$_REQUEST: the tables that request_order names, the later ones counting more."""
        found = PhpArray()
        names = {"G": "_GET", "P": "_POST", "C": "_COOKIE"}
        order = engine.ini.get("request_order") or engine.ini.get("variables_order") or ""
        for letter in strings.upper(order):
            table = engine.symbol_table.lookup(names[letter]) if letter in names else None
            if type(table) is PhpArray:
                for key, value in table.plain_items():
                    found.set(key, value)
        return found

    def server_variables(self, engine: Engine) -> dict[int | str, Any]:
        """$_SERVER."""
        found: dict[int | str, Any] = {}
        found.update(self.server)
        for name, value in self.headers.items():
            key = strings.upper(name).replace("-", "_")
            if key in ("CONTENT_TYPE", "CONTENT_LENGTH"):
                found[key] = value
            found["HTTP_" + key] = value
        found.update(self._credentials())
        found["REQUEST_TIME_FLOAT"] = engine.start_time
        found["REQUEST_TIME"] = int(engine.start_time)
        if engine.ini.get_bool("register_argc_argv"):
            words = (self.query or "").split("+") if self.query else []
            found["argv"], found["argc"] = PhpArray.from_list(list(words)), len(words)
        return found

    def _credentials(self) -> dict[str, str]:
        """PHP_AUTH_* of an Authorization header (php_handle_auth_data)."""
        kind, _, rest = (self.header("authorization") or "").partition(" ")
        if strings.lower(kind) == "basic":
            from base64 import b64decode

            try:
                user, colon, password = b64decode(rest).decode("latin-1").partition(":")
            except ValueError:
                return {}
            return {"PHP_AUTH_USER": user, "PHP_AUTH_PW": password} if colon else {}
        return {"PHP_AUTH_DIGEST": rest} if strings.lower(kind) == "digest" else {}

    # -- the answer ----------------------------------------------------------------------------------------------

    def send_headers(self, engine: Engine) -> None:
        """Have the server send status and headers, once (sapi_send_headers)."""
        if self.headers_sent:
            return
        self.headers_sent = True
        from zvm.ext.standard.network.headers import Headers

        headers = engine.state_of(Headers)
        last = engine.diagnostics.last_error
        if last is not None and last[0] & E_FATAL_ERRORS and headers.code == 200 and not _displays(engine):
            headers.code, headers.status_line = 500, "HTTP/1.0 500 Internal Server Error"
        self._send_headers(headers.code or 200, headers.status_line, headers.complete(engine))
        if self.method == "HEAD":
            engine.output.broken = True  # nothing but headers is sent

    def remove_uploads(self) -> None:
        """Remove the temporary files that the script has not moved."""
        for path in self.uploads:
            try:
                os.unlink(path.encode("latin-1"))
            except OSError:
                continue
        self.uploads.clear()
