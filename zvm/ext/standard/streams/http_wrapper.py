"""http:// and https://: a request sent, its answer's headers read, the rest left as a stream (http_fopen_wrapper.c).

The answer's headers become the caller's
$http_response_header and the stream's "wrapper_data".
"""
from __future__ import annotations

from zvm.ext.standard.network.request_body import LastAnswer
from zvm.ext.standard.network.url import base64_encode, urldecode
from zvm.ext.standard.network.url_parser import split_url
from zvm.ext.standard.streams.contexts import options_of
from zvm.ext.standard.streams.notifications import (
    AUTH_REQUIRED,
    AUTH_RESULT,
    CONNECT,
    ERROR,
    FAILURE,
    FILE_SIZE_IS,
    MIME_TYPE_IS,
    REDIRECTED,
    notify,
    progress_increment,
    progress_init,
)
from zvm.ext.standard.streams.socket_stream import SocketStream
from zvm.ext.standard.streams.sockets import ConnectionFailed, connect_to
from zvm.ext.standard.streams.state import StreamState
from zvm.ext.standard.streams.wrapper_base import ONLY_GET_HEADERS, StreamWrapper, WrapperError
from zvm.runtime.execute_data import current_user_frame, running_function, set_local
from zvm.runtime.services.ini import parse_int
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource

_REDIRECTIONS = 20
_STATUS_LENGTH = 126  # what is kept of a status line
_LOCATION_LENGTH = 8182
_SPACE = " \n\r\t\v\0"
_CONTROLS = frozenset(map(chr, (*range(32), 127)))


class HttpWrapper(StreamWrapper):
    """http:// and https://; with ONLY_GET_HEADERS an answer of any status is good."""

    __slots__ = ()
    label = "http"
    is_url = True

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> SocketStream:
        """The body of the answer to a request for `path` (php_stream_url_wrap_http)."""
        context = context or engine.state_of(StreamState).default_context
        exchange = _Exchange(engine, context, bool(options & ONLY_GET_HEADERS))
        try:
            stream = exchange.open(path, mode)
            stream.options["wrapper_data"] = PhpArray.from_list(list(exchange.headers))
            return stream
        finally:
            if exchange.has_answer:
                engine.state_of(LastAnswer).headers = list(exchange.headers)
            frame = current_user_frame(engine)
            if exchange.has_answer and frame is not None:
                set_local(frame, "http_response_header", PhpArray.from_list(list(exchange.headers)))


    def open_by_proxy(self, engine: Engine, path: str, mode: str, context: ContextResource | None,
                      options: dict[Any, Any]) -> SocketStream:
        """What a proxy that speaks HTTP makes of a URL of another kind, whose context `options` name the proxy."""
        exchange = _Exchange(engine, context, False)
        exchange.options, exchange.is_foreign = options, True
        return exchange.open(path, mode)


class _Answer:
    """What an answer's headers say of what is to be done with it."""

    def __init__(self, status: str) -> None:
        self.status = status
        self.code = parse_int(status[9:]) if len(status) > 9 else 0
        self.good = 200 <= self.code < 400
        self.location = ""
        self.follow = True
        self.size = 0
        self.chunked = False


class _Exchange:
    """One request and its answer, and those it is redirected to."""

    def __init__(self, engine: Engine, context: Any, only_headers: bool) -> None:
        self.engine = engine
        self.context = context
        self.options = options_of(context, "http")
        self.only_headers = only_headers
        self.headers: list[str] = []
        self.has_answer = False
        self.is_foreign = False  # the URL is not of HTTP: it is a proxy's to know

    def open(self, path: str, mode: str) -> SocketStream:
        """The stream at the end of all redirections. Raises WrapperError."""
        left, keep_method, sizes = _REDIRECTIONS, True, []
        asked, first = path, True
        while True:
            if left < 1:
                raise WrapperError("Redirection limit reached, aborting")
            url = split_url(path)
            if url is None or "host" not in url:
                raise WrapperError if first else WrapperError(f"Invalid redirect URL! {path}")
            if not self.is_foreign and lower(url["scheme"]) not in ("http", "https"):
                raise WrapperError
            if set(mode) & set("awx+"):
                raise WrapperError("HTTP wrapper does not support writeable connections")
            stream = self._connect(url)
            if first and "max_redirects" in self.options:
                left = convert.to_int(self.engine, self.options["max_redirects"])
            stream.write(self._request(url, path, first or keep_method, first))
            answer = self._read_head(stream)
            sizes.append(answer.size)
            ignored = self.only_headers or self._flag("ignore_errors", False)
            if answer.good and not (answer.location and answer.follow) or not answer.follow or ignored and left <= 1:
                break
            stream.close()
            if not answer.location:
                raise WrapperError(f"HTTP request failed! {answer.status}")
            notify(self.engine, self.context, REDIRECTED, answer.location)
            path, keep_method, first, left = _target(url, answer.location), answer.code in (307, 308), False, left - 1
        return self._hand_over(stream, asked, mode, answer, sizes)

    def _hand_over(self, stream: SocketStream, path: str, mode: str, answer: _Answer,
                   sizes: list[int]) -> SocketStream:
        """Make the connection, past the headers, the stream that was asked for."""
        stream.mode, stream.uri, stream.wrapper_type = mode, path, "http"
        stream.position = 0
        if answer.chunked:
            from zvm.ext.standard.streams.filters import READ, attach, make_filter

            made = make_filter(self.engine, stream, "dechunk", None)
            if made is not None:
                attach(self.engine, stream, READ, made, False)
        for size in reversed(sizes):
            progress_init(self.engine, self.context, size)
            if stream.buffer:
                progress_increment(self.engine, self.context, len(stream.buffer))
        return stream

    def _flag(self, name: str, default: bool) -> bool:
        return convert.to_bool(self.engine, self.options[name]) if name in self.options else default

    def _text(self, name: str) -> str:
        """An option that counts only when it is a string."""
        value = self.options.get(name)
        return value if type(value) is str else ""

    # -- the request ---------------------------------------------------------------------------------------------

    def _connect(self, url: dict[Any, Any]) -> SocketStream:
        secure = lower(url["scheme"]) == "https"
        port = url.get("port") or (443 if secure else 80)
        proxy = self._text("proxy")
        address = proxy or f"{'ssl' if secure else 'tcp'}://{url['host']}:{port}"
        timeout = self.options.get("timeout")
        seconds = float(self.engine.ini.get("default_socket_timeout") or 60) if timeout is None else \
            convert.to_float(self.engine, timeout)
        try:
            stream = connect_to(self.engine, address, seconds, self.context)
        except ConnectionFailed as failed:
            raise WrapperError(failed.problem) from None
        stream.options["context"] = self.context
        if proxy and secure:
            self._tunnel(stream, url["host"], port)
        notify(self.engine, self.context, CONNECT)
        return stream

    def _tunnel(self, stream: SocketStream, name: str, port: int) -> None:
        """Have the proxy at the other end connect to a host, and go on with that one in TLS."""
        from zvm.ext.standard.streams.crypto import secure

        permits = [line for line in self._own_headers(True).replace("\r", "\n").split("\n") if _is_permit(line)]
        stream.write("\r\n".join([f"CONNECT {name}:{port} HTTP/1.0", *permits[:1], "", ""]))
        while (line := stream.read_line()) is not None and line[0] not in "\r\n":
            pass
        stream.options["host"] = name
        if not secure(self.engine, stream):
            raise WrapperError("Cannot connect to HTTPS server through proxy")

    def _request(self, url: dict[Any, Any], path: str, keep_method: bool, first: bool) -> str:
        """All that is sent. `keep_method` is false after a redirection that asks for GET."""
        method = self._text("method")
        if not method or not keep_method and method not in ("GET", "HEAD"):
            method = "GET"
        target = path if self.is_foreign or self._flag("request_fulluri", False) else \
            (url.get("path") or "/") + (f"?{url['query']}" if "query" in url else "")
        version = convert.to_float(self.engine, self.options.get("protocol_version", 1.1))
        lines = [f"{method} {target} HTTP/{version:.1f}"]
        own = self._own_headers(keep_method)
        if self._text("proxy") and lower(url["scheme"]) == "https":  # what permits the proxy is not for the host
            own = "\n".join(line for line in own.split("\n") if not _is_permit(line)).rstrip("\r")
        given = {lower(line.partition(":")[0]) for line in own.split("\n") if ":" in line}
        if "authorization" not in given and "user" in url:
            name = f"{urldecode(url['user'])}:{urldecode(url.get('pass', ''))}"
            lines.append(f"Authorization: Basic {base64_encode(name)}")
            notify(self.engine, self.context, AUTH_REQUIRED)
        address = self.engine.ini.get("from")
        if "from" not in given and address:
            lines.append(f"From: {address}")
        if "host" not in given:
            default = 443 if lower(url["scheme"]) == "https" else 80
            port = url.get("port") or default
            lines.append(f"Host: {url['host']}" + ("" if port == default else f":{port}"))
        if "connection" not in given:
            lines.append("Connection: close")
        agent = self.options["user_agent"] if type(self.options.get("user_agent")) is str else \
            self.engine.ini.get("user_agent")
        if "user-agent" not in given and agent:
            lines.append(f"User-Agent: {agent}")
        content = self._text("content") if keep_method else ""
        length = [f"Content-Length: {len(content)}"] if content and "content-length" not in given else []
        lines += [*length, own] if own else length  # some servers want the length before the type
        if content and "content-type" not in given:
            lines.append("Content-Type: application/x-www-form-urlencoded")
            self.engine.diagnostics.notice(f"{running_function(self.engine)}(): Content-type not specified assuming "
                                           "application/x-www-form-urlencoded")
        return "\r\n".join(lines) + "\r\n\r\n" + content

    def _own_headers(self, with_content: bool) -> str:
        """The headers the script gives, without those on content where there is none."""
        given = self.options.get("header")
        if type(given) is PhpArray:
            given = "\r\n".join(line for line in given.plain_values() if type(line) is str)
        own = given.strip(_SPACE) if type(given) is str else ""
        if with_content:
            return own
        kept = [line for line in own.split("\n") if not lower(line).startswith(("content-length:", "content-type:"))]
        return "\n".join(kept).rstrip("\r")

    # -- the answer ----------------------------------------------------------------------------------------------

    def _read_head(self, stream: SocketStream) -> _Answer:
        self.has_answer = True
        status = _read_status(stream)
        answer = _Answer(status)
        if 100 <= answer.code < 200 and answer.code != 101:  # informational: the real answer follows
            while (line := stream.read_line(_STATUS_LENGTH)) is not None:
                status = line
                if lower(line[:6]) == "http/1":
                    break
            answer = _Answer(status)
        if not answer.good:
            notify(self.engine, self.context, AUTH_RESULT if answer.code == 403 else FAILURE, status, answer.code,
                   severity=ERROR)
        if self.only_headers or self._flag("ignore_errors", False):
            answer.good = True
        self.headers.append(status.removesuffix("\n").removesuffix("\r"))
        pending: str | None = None
        while (line := stream.read_line()) is not None:
            if line[:1] == "\r" and line[1:2] != "\n":
                raise WrapperError("HTTP invalid header name (cannot start with CR character)!")
            is_last = line[:1] in ("\r", "\n")
            text = line.rstrip("\r\n").rstrip(" \t")
            if not is_last and line[:1] in (" ", "\t"):  # goes on with the header before it
                if pending is None:
                    raise WrapperError("HTTP invalid response format (folding header at the start)!")
                folded = text.lstrip(" \t")
                pending = f"{pending} {folded}" if folded else pending
                continue
            if pending is not None:
                self._take_header(pending, answer)
            pending = None if is_last else text
            if is_last:
                break
        if pending is not None:
            self._take_header(pending, answer)
        return answer

    def _take_header(self, line: str, answer: _Answer) -> None:
        """Note a header, and what it asks for. Raises WrapperError for a line that is not a header."""
        name, colon, value = line.partition(":")
        if not colon:
            raise WrapperError("HTTP invalid response format (no colon in header line)!")
        if " " in name or "\t" in name:
            raise WrapperError("HTTP invalid response format (space in header name)!")
        value = value.lstrip(" \t")
        kind = lower(name)
        if kind == "location":
            if "follow_location" in self.options:
                answer.follow = self._flag("follow_location", True)
            elif answer.code not in (300, 301, 302, 303, 307, 308):
                answer.follow = False
            if len(value) > _LOCATION_LENGTH:
                raise WrapperError(f"HTTP Location header size is over the limit of {_LOCATION_LENGTH} bytes")
            answer.location = value
        elif kind == "content-type":
            notify(self.engine, self.context, MIME_TYPE_IS, value)
        elif kind == "content-length":
            answer.size = parse_int(value)
            notify(self.engine, self.context, FILE_SIZE_IS, line, maximum=answer.size)
        elif kind == "transfer-encoding" and lower(value).startswith("chunked") and not self.only_headers and \
                self._flag("auto_decode", True):
            answer.chunked = True
            return  # readers do not see that coding
        self.headers.append(line)


def _is_permit(line: str) -> bool:
    return lower(line.lstrip(" \t")).startswith("proxy-authorization:")


def _read_status(stream: SocketStream) -> str:
    """The first line of an answer. Raises WrapperError when there is none."""
    status = stream.read_line(_STATUS_LENGTH)
    if status is None:
        raise WrapperError("HTTP request failed!")
    rest: str | None = status
    while rest is not None and not rest.endswith("\n"):
        rest = stream.read_line(_STATUS_LENGTH)
    return status


def _target(url: dict[Any, Any], location: str) -> str:
    """The URL a Location header means. Raises WrapperError for one with control characters in it."""
    path = location
    if not lower(location).startswith(("http://", "https://", "ftp://", "ftps://")):
        if location[:1] != "/":
            base = url.get("path", "")
            folder = base[:base.rfind("/") + 1] if len(location) > 1 and base else ""
            path = f"{folder or '/'}{'' if folder in ('', '/') else '/'}{location}"
        default = 443 if lower(url["scheme"]) == "https" else 80
        port = url.get("port") or default
        path = f"{url['scheme']}://{url['host']}{'' if port == default else f':{port}'}{path}"
    parts = split_url(path)
    if parts is None or any(_CONTROLS & set(urldecode(parts.get(name, ""))) for name in ("user", "pass", "path")):
        raise WrapperError(f"Invalid redirect URL! {path}")
    return path
