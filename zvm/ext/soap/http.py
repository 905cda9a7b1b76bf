"""Sending requests over HTTP (php_http.c)."""
from __future__ import annotations

import os
from base64 import b64encode
from hashlib import md5

from zvm.ext.soap.namespaces import SOAP_1_2
from zvm.ext.soap.responses import ResponseFault
from zvm.ext.soap.schema import atoi
from zvm.ext.standard.network.url_parser import split_url
from zvm.ext.standard.streams.contexts import options_of
from zvm.ext.standard.streams.sockets import ConnectionFailed, connect_to
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource
    from zvm.ext.standard.streams.socket_stream import SocketStream

ACCEPT, DEFLATE = 32, 16  # SOAP_COMPRESSION_…
_STANDARD_PORTS = {"http": 80, "https": 443}
_TRANSPORTS = {0: "tls", 1: "sslv2", 2: "sslv3", 3: "ssl"}
_OWN_HEADERS = frozenset(("host", "connection", "user-agent", "content-length", "content-type"))
_REDIRECTIONS = 20
_CONTINUE = 100
_UNAUTHORIZED = 401


def header_value(headers: str, name: str) -> str | None:
    """The value of the first header of that name (get_http_header_value)."""
    return next(iter(header_values(headers, name)), None)


def header_values(headers: str, name: str) -> list[str]:
    """The values of all headers of that name, which ends in a colon and a blank."""
    wanted = lower(name)
    return [line[len(name):].strip(" \t\r") for line in headers.split("\n") if lower(line[:len(name)]) == wanted]


def context_headers(options: dict[Any, Any], left_out: set[str]) -> str:
    """The headers that a context has, without those that are made here (http_context_headers)."""
    given = options.get("header")
    if type(given) is not str:
        return ""
    lines = [line.strip(" \t") for line in given.replace("\r", "\n").split("\n")]
    kept = [line for line in lines
            if ":" in line and lower(line.partition(":")[0].strip(" \t")) not in _OWN_HEADERS | left_out]
    return "".join(f"{line}\r\n" for line in kept)


def basic_permit(name: str, login: str | None, password: str | None) -> str:
    """A header that gives name and password."""
    text = b64encode(f"{login}:{password or ''}".encode("latin-1")).decode("ascii")
    return f"{name}: Basic {text}\r\n"


class Connection:
    """What a client keeps between requests: the stream, where it leads, cookies and what digests need."""

    __slots__ = ("stream", "target", "uses_proxy", "digest", "cookies")

    def __init__(self) -> None:
        self.stream: SocketStream | None = None
        self.target: tuple[str, str, int] | None = None
        self.uses_proxy = False
        self.digest: dict[str, Any] | None = None
        self.cookies = PhpArray()

    def close(self) -> None:
        """End it."""
        if self.stream is not None:
            self.stream.close()
        self.stream = self.target = None
        self.uses_proxy = False


class Settings:
    """What a client's options say of requests."""

    __slots__ = ("login", "password", "use_digest", "proxy", "proxy_login", "proxy_password", "timeout", "context",
                 "user_agent", "keep_alive", "ssl_method", "compression")

    def __init__(self) -> None:
        self.login: str | None = None
        self.password: str | None = None
        self.use_digest = False
        self.proxy: tuple[str, int] | None = None
        self.proxy_login: str | None = None
        self.proxy_password: str | None = None
        self.timeout = 0
        self.context: ContextResource | None = None
        self.user_agent: str | None = None
        self.keep_alive = True
        self.ssl_method: int | None = None
        self.compression: int | None = None


class Exchange:
    """A request and its answer. `request_headers` and `response_headers` are those of the last try."""

    __slots__ = ("engine", "settings", "connection", "options", "request_headers", "response_headers")

    def __init__(self, engine: Engine, settings: Settings, connection: Connection) -> None:
        self.engine, self.settings, self.connection = engine, settings, connection
        self.options = options_of(settings.context, "http")
        self.request_headers: str | None = None
        self.response_headers: str | None = None

    def send(self, request: str, location: str, action: str, version: int, one_way: bool) -> str:
        """The answer's body (make_http_soap_request). Raises ResponseFault."""
        request, compression = self._compressed(request)
        left = self.options.get("max_redirects", _REDIRECTIONS)
        left = left if type(left) is int else atoi(left) if type(left) is str else _REDIRECTIONS
        url = split_url(location) if location else None
        while True:
            if url is None or not url.get("host"):
                raise ResponseFault("HTTP", "Unable to parse URL")
            if url.get("scheme") not in _STANDARD_PORTS:
                raise ResponseFault("HTTP", "Unknown protocol. Only http and https are allowed.")
            url.setdefault("port", _STANDARD_PORTS[url["scheme"]])
            stream = self._connect(url)
            head = self._head(url, action, version, len(request), compression)
            self.request_headers = head
            if not self._write(stream, head + request):
                self.connection.close()
                raise ResponseFault("HTTP", "Failed Sending HTTP SOAP request")
            if one_way:
                self.connection.close()
                return ""
            status, message, body, headers = self._read(stream, url)
            if 300 <= status < 400 and (place := header_value(headers, "Location: ")) is not None:
                target = _redirected(url, place)
                if target is not None:
                    left -= 1
                    if left < 1:
                        raise ResponseFault("HTTP", "Redirection limit reached, aborting")
                    url = target
                    continue
            if status == _UNAUTHORIZED and self._takes_digest(headers):
                continue
            return self._finish(status, message, body, headers)

    def _compressed(self, request: str) -> tuple[str, str]:
        """The request as it is sent, and the headers that say how."""
        compression = self.settings.compression
        if compression is None:
            return request, ""
        headers = "Accept-Encoding: gzip, deflate\r\n" if compression & ACCEPT else ""
        level = min(compression & 15, 9)
        if level:
            import zlib

            deflates = compression & DEFLATE
            packer = zlib.compressobj(level, zlib.DEFLATED, 15 if deflates else 31)
            data = packer.compress(request.encode("latin-1")) + packer.flush()
            request = data.decode("latin-1")
            headers += f"Content-Encoding: {'deflate' if deflates else 'gzip'}\r\n"
        return request, headers

    # ---- connecting -------------------------------------------------------------------------------------------------

    def _connect(self, url: dict[Any, Any]) -> SocketStream:
        """The stream to a host, the one that is open if it leads there."""
        connection = self.connection
        is_secure = url["scheme"] == "https"
        target = ("https" if is_secure else "http", url["host"], url["port"])
        if connection.stream is not None and (
                not (connection.uses_proxy and not is_secure) and connection.target != target
                or _has_ended(connection.stream)):
            connection.close()
        if connection.stream is None:
            with self.engine.diagnostics.counting():
                stream = self._open(url, is_secure)
            if stream is None:
                raise ResponseFault("HTTP", "Could not connect to host")
            connection.stream = stream
            connection.uses_proxy = self.settings.proxy is not None
        connection.target = target
        return connection.stream

    def _open(self, url: dict[Any, Any], is_secure: bool) -> SocketStream | None:
        proxy = self.settings.proxy
        name, port = proxy if proxy is not None else (url["host"], url["port"])
        protocol = "tcp"
        if is_secure and proxy is None:
            protocol = _TRANSPORTS.get(self.settings.ssl_method, "ssl") if self.settings.ssl_method is not None \
                else "ssl"
        timeout = float(self.settings.timeout or self.engine.ini.get("default_socket_timeout") or 60)
        try:
            stream = connect_to(self.engine, f"{protocol}://{name}:{port}", timeout, self.settings.context)
        except ConnectionFailed:
            return None
        stream.options["context"] = self.settings.context
        if proxy is not None and is_secure and not self._tunnel(stream, url):
            stream.close()
            return None
        return stream

    def _tunnel(self, stream: SocketStream, url: dict[Any, Any]) -> bool:
        """Have the proxy connect to the host, and go on with that one in TLS."""
        from zvm.ext.standard.streams.crypto import secure

        head = f"CONNECT {url['host']}:{url['port']} HTTP/1.1\r\nHost: {url['host']}:{url['port']}\r\n"
        if self.settings.proxy_login is not None:
            head += basic_permit("Proxy-Authorization", self.settings.proxy_login, self.settings.proxy_password)
        if not self._write(stream, head + "\r\n") or _read_head(stream) is None:
            return False
        stream.options["host"] = url["host"]
        return bool(secure(self.engine, stream))

    @staticmethod
    def _write(stream: SocketStream, data: str) -> bool:
        try:
            return stream.write(data) == len(data)
        except OSError:
            return False

    # ---- the request ------------------------------------------------------------------------------------------------

    def _head(self, url: dict[Any, Any], action: str, version: int, length: int, compression: str) -> str:
        """The request's headers."""
        settings = self.settings
        is_secure = url["scheme"] == "https"
        by_proxy = self.connection.uses_proxy and not is_secure
        target = f"{url['scheme']}://{url['host']}:{url['port']}" if by_proxy else ""
        target += url.get("path") or "/"
        target += f"?{url['query']}" if "query" in url else ""
        target += f"#{url['fragment']}" if "fragment" in url else ""
        is_old = self.options.get("protocol_version") == 1.0 and type(self.options["protocol_version"]) is float
        name = url["host"]
        if url["port"] != _STANDARD_PORTS[url["scheme"]]:
            name += f":{url['port']}"
        keeps = settings.keep_alive and not is_old
        pieces = [f"POST {target} HTTP/{'1.0' if is_old else '1.1'}\r\nHost: {name}\r\n"
                  f"Connection: {'Keep-Alive' if keeps else 'close'}\r\n"]
        agent = self._agent()
        if agent:
            pieces.append(f"User-Agent: {agent}\r\n")
        pieces += [compression, self._content_type(action, version), f"Content-Length: {length}\r\n"]
        left_out = set()
        if settings.login is not None:
            left_out.add("authorization")
            pieces.append(self._digest_permit(url) if self.connection.digest is not None
                          else basic_permit("Authorization", settings.login, settings.password))
        if by_proxy and settings.proxy_login is not None:
            left_out.add("proxy-authorization")
            pieces.append(basic_permit("Proxy-Authorization", settings.proxy_login, settings.proxy_password))
        if len(self.connection.cookies):
            left_out.add("cookie")
            pieces.append(f"Cookie: {self._cookies(url)}\r\n")
        pieces.append(context_headers(self.options, left_out))
        return "".join(pieces) + "\r\n"

    def _agent(self) -> str:
        own = self.options.get("user_agent")
        for agent in (self.settings.user_agent, own if type(own) is str else None):
            if agent is not None:
                return agent
        return self.engine.ini.get("user_agent") or f"PHP-SOAP/{self.engine.target.version}"

    def _content_type(self, action: str, version: int) -> str:
        own = self.options.get("content_type")
        if version == SOAP_1_2:
            kind = own if type(own) is str and own else "application/soap+xml; charset=utf-8"
            return f'Content-Type: {kind}; action="{action}"\r\n'
        kind = own if type(own) is str and own else "text/xml; charset=utf-8"
        return f'Content-Type: {kind}\r\nSOAPAction: "{action}"\r\n'

    def _cookies(self, url: dict[Any, Any]) -> str:
        sent = []
        path = url.get("path") or "/"
        for name, cookie in self.connection.cookies.plain_items():
            if type(name) is not str or type(cookie) is not PhpArray or type(cookie.get(0)) is not str:
                continue
            of_path, of_domain = cookie.get(1), cookie.get(2)
            if type(of_path) is str and not path.startswith(of_path):
                continue
            if type(of_domain) is str and not _is_in_domain(url["host"], of_domain):
                continue
            if url["scheme"] == "https" or cookie.get(3) is None:
                sent.append(f"{name}={cookie.get(0)}")
        return "; ".join(sent)

    # ---- digests ----------------------------------------------------------------------------------------------------

    def _takes_digest(self, headers: str) -> bool:
        """Whether a refusal asks for a digest that can be given; it is then tried again."""
        settings, asked = self.settings, header_value(headers, "WWW-Authenticate: ")
        if asked is None or not asked.startswith("Digest") or self.connection.digest is not None:
            return False
        if settings.login is None or settings.password is None:
            return False
        digest = parse_challenge(asked[len("Digest"):])
        if digest:
            self.connection.digest = digest
        return bool(digest)

    def _digest_permit(self, url: dict[Any, Any]) -> str:
        digest = self.connection.digest or {}
        nonce = md5(str(int.from_bytes(os.urandom(8), "little") & 0x7fffffff).encode()).hexdigest()
        digest["nc"] = count = digest.get("nc", 0) + 1
        numbered = f"{count:08d}"
        login, password = self.settings.login or "", self.settings.password or ""
        uri = (url.get("path") or "/") + (f"?{url['query']}" if "query" in url else "")
        first = _hashed(f"{login}:{digest.get('realm', '')}:{password}")
        if lower(digest.get("algorithm", "")) == "md5-sess":
            first = _hashed(f"{first}:{digest.get('nonce', '')}:{nonce[:8]}")
        second = _hashed(f"POST:{uri}")
        quality = f"{numbered}:{nonce[:8]}:auth:" if "qop" in digest else ""
        response = _hashed(f"{first}:{digest.get('nonce', '')}:{quality}{second}")
        uri += f"#{url['fragment']}" if "fragment" in url else ""
        parts = [f'username="{login}"']
        parts += [f'{name}="{digest[name]}"' for name in ("realm", "nonce") if name in digest]
        parts.append(f'uri="{uri}"')
        if "qop" in digest:
            parts += ['qop="auth"', f'nc="{numbered}"', f'cnonce="{nonce[:8]}"']
        parts.append(f'response="{response}"')
        parts += [f'{name}="{digest[name]}"' for name in ("opaque", "algorithm") if name in digest]
        return f"Authorization: Digest {', '.join(parts)}\r\n"

    # ---- the answer -------------------------------------------------------------------------------------------------

    def _read(self, stream: SocketStream, url: dict[Any, Any]) -> tuple[int, str, str, str]:
        """The answer's status, the words for that, its body and its headers."""
        status = _CONTINUE
        while status == _CONTINUE:
            head = _read_head(stream)
            if head is None:
                self.connection.close()
                raise ResponseFault("HTTP", "Error Fetching http headers")
            self.response_headers = headers = head
            line = header_value(headers, "HTTP/") or ""
            version, _, rest = line.partition(" ")
            code, _, message = rest.partition(" ")
            status = atoi(code)
        for cookie in header_values(headers, "Set-Cookie: "):
            self._keep_cookie(cookie, url)
        closes = self._closes(headers, version.startswith("1.1"), url["scheme"] == "https")
        body = _read_body(stream, headers, closes)
        if body is None:
            self.connection.close()
            raise ResponseFault("HTTP", "Error Fetching http body, No Content-Length, connection closed or chunked "
                                        "data")
        if closes:
            self.connection.close()
        return status, message, body, headers

    def _closes(self, headers: str, is_new: bool, is_secure: bool) -> bool:
        """Whether the connection ends with this answer."""
        names = ["Proxy-Connection: "] if self.connection.uses_proxy and not is_secure else []
        said = [lower(header_value(headers, name) or "") for name in [*names, "Connection: "]]
        if is_new:
            return any(value.startswith("close") for value in said)
        return not any(value.startswith("keep-alive") for value in said)

    def _keep_cookie(self, text: str, url: dict[Any, Any]) -> None:
        first, *settings = text.split(";")
        name, equals, value = first.partition("=")
        if not equals:
            return
        cookie = PhpArray()
        cookie.set(0, value)
        for setting in settings:
            setting = setting.lstrip(" ")
            for index, beginning in ((1, "path="), (2, "domain=")):
                if setting.startswith(beginning):
                    cookie.set(index, setting[len(beginning):])
            if setting.startswith("secure"):
                cookie.set(3, True)
        if 1 not in cookie:
            path = url.get("path") or "/"
            if "/" in path:
                cookie.set(1, path.rpartition("/")[0])
        if 2 not in cookie:
            cookie.set(2, url["host"])
        cookies = self.connection.cookies.clone()
        cookies.set(name, cookie)
        self.connection.cookies = cookies

    def _finish(self, status: int, message: str, body: str, headers: str) -> str:
        """The body, unpacked; a fault where the status is one and the body no XML."""
        kind = (header_value(headers, "Content-Type: ") or "?").partition(";")[0]
        is_xml = "text/xml".startswith(kind) or "application/soap+xml".startswith(kind)
        encoding = header_value(headers, "Content-Encoding: ")
        if encoding is not None:
            body = _unpacked(body, encoding)
        if status >= 400 and (not body or not is_xml and not body.lstrip("\t\r\n").startswith("<?xml")):
            raise ResponseFault("HTTP", message)
        return body


def _hashed(text: str) -> str:
    return md5(text.encode("latin-1")).hexdigest()


def parse_challenge(text: str) -> dict[str, Any]:
    """The names and values that a challenge gives."""
    found: dict[str, Any] = {}
    at = 0
    while at < len(text):
        equals = text.find("=", at)
        if equals < 0:
            break
        name = text[at:equals].strip(" ")
        at = equals + 1
        if text[at:at + 1] == '"':
            end = text.find('"', at + 1)
            end = len(text) if end < 0 else end
            found[name] = text[at + 1:end]
            comma = text.find(",", end)
        else:
            comma = text.find(",", at)
            found[name] = text[at:comma if comma >= 0 else len(text)].partition(" ")[0]
        if comma < 0:
            break
        at = comma + 1
    return found


def _is_in_domain(name: str, domain: str) -> bool:
    return len(name) > len(domain) and name.endswith(domain) if domain[:1] == "." else name == domain


def _redirected(url: dict[Any, Any], place: str) -> dict[Any, Any] | None:
    """Where a redirection leads."""
    target = split_url(place)
    if target is not None and "scheme" not in target and "path" in target:
        target.update(scheme=url["scheme"], host=url["host"], port=url["port"])
        if target["path"][:1] != "/":
            target["path"] = (url.get("path") or "/").rpartition("/")[0] + "/" + target["path"]
    return target


def _unpacked(body: str, encoding: str) -> str:
    import zlib

    if encoding in ("gzip", "x-gzip"):
        data, bits = body[10:], -15
    elif encoding == "deflate":
        data, bits = body, 15
    else:
        raise ResponseFault("HTTP", "Unknown Content-Encoding")
    try:
        return zlib.decompressobj(bits).decompress(data.encode("latin-1")).decode("latin-1")
    except zlib.error:
        raise ResponseFault("HTTP", "Can't uncompress compressed response") from None


def _read_head(stream: SocketStream) -> str | None:
    """An answer's headers, None where it ends before they do (get_http_headers)."""
    lines: list[str] = []
    while line := _read_line(stream):
        if line in ("\r\n", "\n"):
            return "".join(lines)
        lines.append(line)
    return None


def _has_ended(stream: SocketStream) -> bool:
    """Whether the other side has closed the connection, which is looked at without waiting."""
    timeout = stream.socket.gettimeout()
    stream.socket.settimeout(0)
    try:
        return stream.at_end()
    finally:
        stream.socket.settimeout(timeout)


def _read_line(stream: SocketStream) -> str | None:
    try:
        return stream.read_line()
    except OSError:
        return None


def _read_up_to(stream: SocketStream, length: int) -> str:
    pieces = []
    while length > 0:
        try:
            piece = stream.read(length)
        except OSError:
            break
        if not piece:
            break
        pieces.append(piece)
        length -= len(piece)
    return "".join(pieces)


def _read_body(stream: SocketStream, headers: str, closes: bool) -> str | None:
    """An answer's body, None where its end cannot be told (get_http_body)."""
    closes = closes or lower(header_value(headers, "Connection: ") or "").startswith("close")
    is_chunked = lower(header_value(headers, "Transfer-Encoding: ") or "").startswith("chunked")
    length_text = header_value(headers, "Content-Length: ")
    length = atoi(length_text) if length_text is not None else 0
    if length_text is not None and not length and not is_chunked:
        return ""
    if is_chunked:
        return _read_chunks(stream)
    if length:
        return _read_up_to(stream, length) if 0 < length < 1 << 31 else None
    return stream.read_all() if closes else None


def _read_chunks(stream: SocketStream) -> str | None:
    pieces = []
    while True:
        line = _read_line(stream) or ""
        try:
            size = int(line.strip().partition(";")[0], 16)
        except ValueError:
            return None
        if size <= 0:
            break
        pieces.append(_read_up_to(stream, size))
        if _read_line(stream) not in ("\r\n", "\n"):
            return None
    while (line := _read_line(stream) or "") and line not in ("\r\n", "\n"):
        pass
    return "".join(pieces)
