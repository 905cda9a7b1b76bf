"""Records of the FastCGI protocol, version 1, on a connection from a web server (main/fastcgi.c).

One request at a time is read from a connection, as PHP does; another one that begins meanwhile is refused.
"""
from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from zvm.web.body import Body

if TYPE_CHECKING:
    import socket

BEGIN_REQUEST, ABORT_REQUEST, END_REQUEST, PARAMS, STDIN, STDOUT, STDERR = range(1, 8)
GET_VALUES, GET_VALUES_RESULT, UNKNOWN_TYPE = 9, 10, 11
RESPONDER = 1
KEEP_CONNECTION = 1  # a flag of BEGIN_REQUEST
REQUEST_COMPLETE, CANNOT_MULTIPLEX, OVERLOADED, UNKNOWN_ROLE = range(4)

HEADER = struct.Struct(">BBHHBx")  # version, type, request, content length, padding length
_BEGIN = struct.Struct(">HB5x")
_END = struct.Struct(">IB3x")
LARGEST_CONTENT = 0xFFF8  # of one record, a multiple of eight
LARGEST_PARAMS = 1 << 20  # bytes of all names and values
_BUFFER = 1 << 13  # bytes received at a time, in which most requests are whole


class ProtocolError(Exception):
    """What came is not FastCGI, or more than is taken."""


class Incoming:
    """A request as it came: byte strings (latin-1 `str`) by name, and the body. `is_too_large`: the body was longer
    than allowed, and is not kept."""

    __slots__ = ("number", "role", "keeps_connection", "params", "body", "is_too_large")

    def __init__(self, number: int, role: int, keeps_connection: bool) -> None:
        self.number, self.role, self.keeps_connection = number, role, keeps_connection
        self.params: dict[str, str] = {}
        self.body = Body()
        self.is_too_large = False


def read_pairs(data: bytes) -> dict[str, str]:
    """Names and values. Raises ProtocolError for lengths that lead out of the data."""
    found: dict[str, str] = {}
    text = data.decode("latin-1")
    place, size = 0, len(data)
    while place < size:
        name_length, place = _length(data, place)
        value_length, place = _length(data, place)
        between = place + name_length
        end = between + value_length
        if end > size:
            raise ProtocolError("a parameter is cut off")
        found[text[place:between]] = text[between:end]
        place = end
    return found


def _length(data: bytes, place: int) -> tuple[int, int]:
    if place >= len(data):
        raise ProtocolError("a length is missing")
    first = data[place]
    if first < 128:
        return first, place + 1
    if place + 4 > len(data):
        raise ProtocolError("a length is cut off")
    return int.from_bytes(data[place:place + 4], "big") & 0x7FFFFFFF, place + 4


def pairs(values: dict[str, str]) -> bytes:
    """Names and values, each shorter than 128 bytes, as they are sent."""
    return b"".join(bytes((len(name), len(value))) + (name + value).encode("latin-1")
                    for name, value in values.items())


def record(kind: int, number: int, content: bytes = b"") -> bytes:
    """A record without padding."""
    return HEADER.pack(1, kind, number, len(content), 0) + content


class Connection:
    """A connection from a web server. `is_watched` is the worker's: it waits for more requests to come over it."""

    def __init__(self, connection: socket.socket, largest_body: int) -> None:
        self.socket = connection
        self.largest_body = largest_body
        self.is_watched = False
        self._received = b""  # but not read yet

    def read_request(self) -> Incoming | None:
        """The next request, None at the end of the connection. Raises ProtocolError, OSError."""
        request: Incoming | None = None
        params = bytearray()
        while True:
            head = self._read(HEADER.size)
            if head is None:
                return None
            version, kind, number, length, padding = HEADER.unpack(head)
            if version != 1:
                raise ProtocolError(f"version {version} is not known")
            content = self._read(length + padding)
            if content is None:
                return None
            content = content[:length]
            if kind == BEGIN_REQUEST:
                request = self._begin(request, number, content)
            elif not number:
                self._answer_management(kind, content)
            elif request is None or number != request.number:
                continue  # of a request that was refused or has ended
            elif kind == ABORT_REQUEST:
                self.end(request.number, 0)
                if not request.keeps_connection:
                    return None
                request, params = None, bytearray()
            elif kind == PARAMS:
                params += content
                if len(params) > LARGEST_PARAMS:
                    raise ProtocolError("there are too many parameters")
            elif kind == STDIN and content:
                if len(request.body) + len(content) > self.largest_body:
                    request.is_too_large = True
                else:
                    request.body.append(content)
            elif kind == STDIN:
                request.params = read_pairs(bytes(params))
                return request

    def _begin(self, request: Incoming | None, number: int, content: bytes) -> Incoming | None:
        """The request that is being read from now on."""
        if len(content) < _BEGIN.size or not number:
            raise ProtocolError("a request begins without its role")
        role, flags = _BEGIN.unpack(content[:_BEGIN.size])
        if request is not None:
            self.end(number, 0, CANNOT_MULTIPLEX)
            return request
        if role != RESPONDER:
            self.end(number, 0, UNKNOWN_ROLE)
            return None
        return Incoming(number, role, bool(flags & KEEP_CONNECTION))

    def _answer_management(self, kind: int, content: bytes) -> None:
        if kind == GET_VALUES:
            known = {"FCGI_MPXS_CONNS": "0"}
            asked = read_pairs(content)
            self.socket.sendall(record(GET_VALUES_RESULT, 0, pairs({
                name: value for name, value in known.items() if name in asked})))
        else:
            self.socket.sendall(record(UNKNOWN_TYPE, 0, bytes((kind,)) + bytes(7)))

    @property
    def has_more(self) -> bool:
        """Has the beginning of another request been received already?"""
        return bool(self._received)

    def _read(self, size: int) -> bytes | None:
        """So many bytes; None where the connection ends before."""
        data = self._received
        while len(data) < size:
            piece = self.socket.recv(max(size - len(data), _BUFFER))
            if not piece:
                return None
            data += piece
        self._received = data[size:]
        return data[:size]

    def send(self, number: int, kind: int, data: bytes) -> None:
        """Send a piece of a stream. Raises OSError."""
        for start in range(0, len(data), LARGEST_CONTENT):
            self.socket.sendall(record(kind, number, data[start:start + LARGEST_CONTENT]))

    def end(self, number: int, application_status: int, protocol_status: int = REQUEST_COMPLETE) -> None:
        """Tell that the request is answered. Raises OSError."""
        self.socket.sendall(record(END_REQUEST, number, _END.pack(application_status, protocol_status)))
