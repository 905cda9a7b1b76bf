"""HTTP headers and cookies: kept, and sent where a web server asked for the run (main/SAPI.c, ext/standard/head.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Bool, ByRef, Callable, Int, Null, Str, Void, function
from zvm.runtime.execute_data import passed_count, running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class Headers:
    """The headers of one run."""

    def __init__(self, engine: Engine) -> None:
        self.lines: list[str] = []
        self.code = 0
        self.status_line: str | None = None  # as header("HTTP/1.1 404 Gone missing") gives it
        if engine.web is not None:
            self.code = 200
            if engine.ini.get_bool("expose_php"):
                self.lines.append(f"X-Powered-By: PHP/{engine.target.version}")

    def complete(self, engine: Engine) -> list[str]:
        """The lines with the Content-type that a response has without one of the script's."""
        if self.code == 304 or any(_name(line) == "content-type" for line in self.lines):
            return self.lines
        kind = engine.ini.get("default_mimetype") or ""
        return [*self.lines, f"Content-type: {with_charset(engine, kind, '; ')}"] if kind else self.lines


def with_charset(engine: Engine, kind: str, separator: str = ";") -> str:
    """A media type with the default charset where it is a text's (sapi_apply_default_charset)."""
    charset = engine.ini.get("default_charset")
    if charset and kind[:5] == "text/" and "charset=" not in kind:
        return f"{kind}{separator}charset={charset}"
    return kind


def _may_send(engine: Engine, refusal: str = "Cannot modify header information - headers already sent by") -> bool:
    """False with a warning that begins with `refusal` once output has begun."""
    started = engine.output.started_at
    if started is None:
        return True
    file, line = started
    engine.diagnostics.warning(f"{refusal} (output started at {file}:{line})")
    return False


def _name(line: str) -> str:
    return lower(line.partition(":")[0]).strip(" ")


def _add(headers: Headers, line: str, replace: bool) -> None:
    if replace:
        wanted = _name(line)
        headers.lines = [each for each in headers.lines if _name(each) != wanted]
    headers.lines.append(line)


def add_header(engine: Engine, line: str, replace: bool = True) -> None:
    """Add a header that an extension sends; `replace`: in place of those of its name (sapi_add_header_ex)."""
    _add(engine.state_of(Headers), line, replace)


def remove_headers(engine: Engine, beginning: str) -> None:
    """Take back the headers that begin with that text."""
    headers = engine.state_of(Headers)
    headers.lines = [line for line in headers.lines if not line.startswith(beginning)]


@function
def header(engine: Engine, header: Str, replace: Bool = True, response_code: Int = 0) -> Void:
    if not _may_send(engine):
        return
    headers = engine.state_of(Headers)
    line = header.rstrip(" \t\r\n\v\f")
    if "\n" in line or "\r" in line:
        engine.diagnostics.warning("Header may not contain more than a single header, new line detected")
        return
    if "\0" in line:
        engine.diagnostics.warning("Header may not contain NUL bytes")
        return
    if lower(line[:5]) == "http/":
        digits = line.partition(" ")[2][:3]
        headers.code = int(digits) if digits and not set(digits) - set("0123456789") else 200
        headers.status_line = line
        return
    if ":" not in line:
        return
    if _name(line) == "location" and not 300 <= (response_code or headers.code) < 400 and headers.code != 201:
        headers.code, headers.status_line = _redirection(engine), None
    _switch_compression(engine, line)
    if engine.web is not None:
        line = _for_client(engine, headers, line)
    if response_code:
        headers.code, headers.status_line = response_code, None
    _add(headers, line, replace)


def _switch_compression(engine: Engine, line: str) -> None:
    """No compression of contents whose length a header tells, or which are an image, compressed as it is
    (sapi_header_op)."""
    value = line.partition(":")[2].lstrip(" ")
    if _name(line) == "content-length" or _name(line) == "content-type" and value.startswith("image/"):
        engine.ini.set("zlib.output_compression", "0")


def _redirection(engine: Engine) -> int:
    web = engine.web
    return 303 if web is not None and web.method not in ("GET", "HEAD") and web.is_recent else 302


def _for_client(engine: Engine, headers: Headers, line: str) -> str:
    """A header as it is sent, and what it means for the status (sapi_header_op)."""
    name, _, value = line.partition(":")
    if _name(line) == "content-type":
        complete = with_charset(engine, value.lstrip(" "))
        return line if complete == value.lstrip(" ") else f"Content-type: {complete}"
    if _name(line) == "www-authenticate":
        headers.code = 401
    return line


@function
def header_remove(engine: Engine, name: Str | Null = None) -> Void:
    if not _may_send(engine):
        return
    headers = engine.state_of(Headers)
    wanted = None if name is None else lower(name)
    headers.lines = [] if wanted is None else [line for line in headers.lines if _name(line) != wanted]


def content_type(engine: Engine) -> str | None:
    """The type of what is printed, where a header says it."""
    lines = [line for line in engine.state_of(Headers).lines if _name(line) == "content-type"]
    return lines[-1].partition(":")[2].strip(" ") if lines else None


@function
def headers_list(engine: Engine) -> Array:
    if engine.web is None:
        return PhpArray()  # the command line's SAPI takes headers and keeps none
    return PhpArray.from_list(list(engine.state_of(Headers).lines))


@function
def headers_sent(engine: Engine, filename: ByRef = None, line: ByRef = None) -> Bool:
    started = engine.output.started_at
    if filename is not None:
        filename.value = "" if started is None else started[0]
    if line is not None:
        line.value = 0 if started is None else started[1]
    return started is not None


@function
def http_response_code(engine: Engine, response_code: Int = 0) -> Int | Bool:
    headers = engine.state_of(Headers)
    old = headers.code
    if response_code:
        if engine.target >= V8_4 and not _may_send(
                engine, "http_response_code(): Cannot set response code - headers already sent"):
            return False
        headers.code, headers.status_line = response_code, None
        return old or True
    return old or False


@function
def header_register_callback(engine: Engine, callback: Callable) -> Bool:
    if engine.output.started_at is None:
        engine.output.header_callback = lambda: callback.call([])
    return True


# ---- cookies -----------------------------------------------------------------------------------------------------

_YEAR_10000 = 253402300800
_ILLEGAL = "=,; \t\r\n\v\f"


def _set_cookie(engine: Engine, name: str, value: str, options: Any, path: str, domain: str, secure: bool,
                httponly: bool, encode: bool) -> bool:
    expires, samesite, partitioned = 0, "", False
    if type(options) is PhpArray:
        if passed_count(engine) > 3:
            engine.throw("ArgumentCountError", f"{running_function(engine)}(): Expects exactly 3 arguments when "
                                               "argument #3 ($expires_or_options) is an array")
        for key, given in options.plain_items():
            word = lower(key) if type(key) is str else ""
            if word == "expires":
                expires = convert.to_int(engine, given)
            elif word == "path":
                path = convert.to_string(engine, given)
            elif word == "domain":
                domain = convert.to_string(engine, given)
            elif word == "secure":
                secure = convert.to_bool(engine, given)
            elif word == "httponly":
                httponly = convert.to_bool(engine, given)
            elif word == "samesite":
                samesite = convert.to_string(engine, given)
            elif word == "partitioned" and engine.target >= V8_5:
                partitioned = convert.to_bool(engine, given)
            else:
                problem = f'option "{key}" is invalid' if type(key) is str else "option array cannot have numeric keys"
                engine.throw("ValueError", f"{'setcookie' if encode else 'setrawcookie'}(): {problem}")
    else:
        expires = options
    _check_cookie(engine, name, value, path, domain, samesite, encode)
    if expires >= _YEAR_10000:
        engine.throw("ValueError", f'{running_function(engine)}(): "expires" option cannot have a year greater than '
                                   "9999")
    if partitioned and not secure:
        engine.throw("ValueError", f'{running_function(engine)}(): "partitioned" option cannot be used without '
                                   '"secure" option')
    line = _cookie_line(name, value, expires, encode)
    for text, shown in ((path, f"; path={path}"), (domain, f"; domain={domain}"), (secure, "; secure"),
                        (httponly, "; HttpOnly"), (samesite, f"; SameSite={samesite}"), (partitioned, "; Partitioned")):
        if text:
            line += shown
    if not _may_send(engine):
        return False
    _add(engine.state_of(Headers), line, False)
    return True


def _check_cookie(engine: Engine, name: str, value: str, path: str, domain: str, samesite: str, encode: bool) -> None:
    """Throw ValueError for what a cookie cannot hold."""
    shown = '"=", ",", ";", " ", "\\t", "\\r", "\\n", "\\013", or "\\014"'
    if not name:
        value_error(engine, 1, "cannot be empty")
    if set(name) & set(_ILLEGAL):
        value_error(engine, 1, f"cannot contain {shown}")
    shown = '",", ";", " ", "\\t", "\\r", "\\n", "\\013", or "\\014"'
    illegal = set(_ILLEGAL[1:])
    if not encode and set(value) & illegal:
        value_error(engine, 2, f"cannot contain {shown}")
    for option, text in (("path", path), ("domain", domain), ("samesite", samesite)):
        if set(text) & illegal:
            engine.throw("ValueError", f'{running_function(engine)}(): "{option}" option cannot contain {shown}')


def _cookie_line(name: str, value: str, expires: int, encode: bool) -> str:
    from zvm.ext.standard.network.url import rawurlencode

    if not value:
        return f"Set-Cookie: {name}=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0"
    line = f"Set-Cookie: {name}={rawurlencode(value) if encode else value}"
    if expires > 0:
        from time import time

        from zvm.ext.date.functions import gmdate

        line += f"; expires={gmdate('D, d M Y H:i:s', expires)} GMT"
        line += f"; Max-Age={max(expires - int(time()), 0)}"
    return line


@function
def setcookie(engine: Engine, name: Str, value: Str = "", expires_or_options: Array | Int = 0, path: Str = "",
              domain: Str = "", secure: Bool = False, httponly: Bool = False) -> Bool:
    return _set_cookie(engine, name, value, expires_or_options, path, domain, secure, httponly, True)


@function
def setrawcookie(engine: Engine, name: Str, value: Str = "", expires_or_options: Array | Int = 0, path: Str = "",
                 domain: Str = "", secure: Bool = False, httponly: Bool = False) -> Bool:
    return _set_cookie(engine, name, value, expires_or_options, path, domain, secure, httponly, False)
