"""Reading HTTP/1.x requests from a connection, piece by piece (php_http_parser.c). Used by the development server."""
from __future__ import annotations

from zvm.web.body import Body, ChunkReader, MalformedChunk

METHODS = frozenset((
    "DELETE", "GET", "HEAD", "POST", "PUT", "CONNECT", "OPTIONS", "TRACE", "COPY", "LOCK", "MKCOL", "MKCALENDAR",
    "MOVE", "PROPFIND", "PROPPATCH", "SEARCH", "UNLOCK", "REPORT", "MKACTIVITY", "CHECKOUT", "MERGE", "M-SEARCH",
    "NOTIFY", "SUBSCRIBE", "UNSUBSCRIBE", "PATCH"))
MAX_PATH = 16 * 1024  # bytes of a path, without its query
MAX_HEAD = 80 * 1024  # bytes of request line and headers
_TARGET = frozenset(map(chr, range(0x21, 0x7f)))  # what a request's target consists of
_TOKEN = frozenset("!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_DIGITS = frozenset("0123456789")


class MalformedRequest(Exception):
    """What came is not a request."""


class RequestReader:
    """Takes what a client sends; `complete` once a request is there."""

    __slots__ = ("data", "complete", "method", "uri", "version", "headers", "body", "_length", "_chunks", "_in_body")

    def __init__(self) -> None:
        self.data = b""
        self.complete = self._in_body = False
        self.method = self.uri = ""
        self.version = (1, 1)
        self.headers: list[tuple[str, str]] = []
        self.body = Body()
        self._length = 0
        self._chunks: ChunkReader | None = None

    @property
    def untouched(self) -> bool:
        """Has the client sent nothing yet?"""
        return not self.data and not self._in_body

    def feed(self, data: bytes) -> None:
        """Take in what came. Raises MalformedRequest, OSError."""
        self.data += data
        if not self._in_body:
            head = self._take_head()
            if head is None:
                return
            self._read_head(head.decode("latin-1"))
            self._in_body = True
        if self._chunks is not None:
            data, self.data = self.data, b""
            try:
                self._chunks.feed(data, self.body)
            except MalformedChunk:
                raise MalformedRequest from None
            self.complete = self._chunks.complete
        else:
            wanted = self._length - len(self.body)
            self.body.append(self.data[:wanted])
            self.data = self.data[wanted:]
            self.complete = len(self.body) == self._length

    def _take_head(self) -> bytes | None:
        while self.data[:1] in (b"\r", b"\n"):
            self.data = self.data[1:]
        if self.data and not (self.data[:1].isalpha() and self.data[:1].isupper()):
            raise MalformedRequest
        ends = [(place, len(mark)) for mark in (b"\r\n\r\n", b"\n\n") if (place := self.data.find(mark)) >= 0]
        if not ends:
            if len(self.data) > MAX_HEAD:
                raise MalformedRequest
            return None
        place, size = min(ends)
        if place > MAX_HEAD:
            raise MalformedRequest
        head, self.data = self.data[:place], self.data[place + size:]
        return head

    def _read_head(self, head: str) -> None:
        line, *rest = head.replace("\r\n", "\n").split("\n")
        words = line.split(" ")
        if len(words) != 3 or "\0" in head:
            raise MalformedRequest
        self.method, self.uri, protocol = words
        if not set(self.uri) <= _TARGET or not (self.uri[:1] in ("/", "*") or self.uri[:1].isalpha()):
            raise MalformedRequest
        if len(self.uri.partition("?")[0]) > MAX_PATH:
            raise MalformedRequest
        if protocol[:5] != "HTTP/" or not self.method.replace("-", "").isupper() or not set(self.method) <= _TOKEN:
            raise MalformedRequest
        major, dot, minor = protocol[5:].partition(".")
        if not dot or not major or not minor or not set(major + minor) <= _DIGITS or len(major + minor) > 6:
            raise MalformedRequest
        self.version = (int(major), int(minor))
        name = ""  # of lines without a colon, which belong to what follows
        for each in rest:
            if ":" in each or each[:1] in (" ", "\t"):
                self._read_header(name + each)
                name = ""
            else:
                name += each
        if name:
            self._read_header(name + ":")

    def _read_header(self, line: str) -> None:
        if line[:1] in (" ", "\t") and self.headers:  # goes on with the last one
            name, value = self.headers[-1]
            self.headers[-1] = (name, f"{value} {line.strip(' ' + chr(9))}")
            return
        name, colon, value = line.partition(":")
        if not colon or not name or not set(name) <= _TOKEN:
            raise MalformedRequest
        value = value.strip(" \t")
        self.headers.append((name, value))
        key = name.lower()
        if key == "content-length":
            if not value or not set(value) <= _DIGITS or len(value) > 18 or self._length not in (0, int(value)):
                raise MalformedRequest
            self._length = int(value)
        elif key == "transfer-encoding" and "chunked" in value.lower():
            self._chunks = ChunkReader()
