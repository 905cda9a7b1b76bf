"""A FastCGI client: what a web server says to an application and hears of it."""
from __future__ import annotations

import socket
import struct

BEGIN, ABORT, END, PARAMS, STDIN, STDOUT, STDERR, GET_VALUES = 1, 2, 3, 4, 5, 6, 7, 9
KEEP_CONNECTION = 1


class Reply:
    """What came back: both streams and how the request ended."""

    def __init__(self) -> None:
        self.stdout = self.stderr = b""
        self.application_status = self.protocol_status = -1

    @property
    def status(self) -> int:
        return next((int(line[8:11]) for line in self.head if line.startswith("Status: ")), 200)

    @property
    def head(self) -> list[str]:
        return self.stdout.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")

    @property
    def body(self) -> bytes:
        return self.stdout.partition(b"\r\n\r\n")[2]


def record(kind: int, content: bytes, request: int = 1) -> bytes:
    return struct.pack(">BBHHBx", 1, kind, request, len(content), 0) + content


def pairs(values: dict[str, str]) -> bytes:
    """Names and values with their lengths."""
    data = b""
    for name, value in values.items():
        for text in (name, value):
            size = len(text.encode("latin-1"))
            data += bytes([size]) if size < 128 else struct.pack(">I", size | 1 << 31)
        data += (name + value).encode("latin-1")
    return data


def connect(address: str) -> socket.socket:
    if address[:1] == "/":
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(60)
        connection.connect(address)
        return connection
    host, _, port = address.rpartition(":")
    return socket.create_connection((host, int(port)), 60)


def send(connection: socket.socket, params: dict[str, str], body: bytes = b"", flags: int = 0,
         request: int = 1) -> None:
    """Send a whole request."""
    data = record(BEGIN, struct.pack(">HB5x", 1, flags), request)
    given = pairs(params)
    for start in range(0, len(given), 60000):
        data += record(PARAMS, given[start:start + 60000], request)
    data += record(PARAMS, b"", request)
    for start in range(0, len(body), 60000):
        data += record(STDIN, body[start:start + 60000], request)
    connection.sendall(data + record(STDIN, b"", request))


def read_exactly(connection: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        piece = connection.recv(size - len(data))
        if not piece:
            raise EOFError
        data += piece
    return data


def read_record(connection: socket.socket) -> tuple[int, int, bytes]:
    """Kind, request and content of the next record. Raises EOFError."""
    _, kind, request, size, padding = struct.unpack(">BBHHBx", read_exactly(connection, 8))
    return kind, request, read_exactly(connection, size + padding)[:size]


def receive(connection: socket.socket) -> Reply:
    """Read a reply up to its end."""
    reply = Reply()
    while True:
        kind, _, content = read_record(connection)
        if kind == STDOUT:
            reply.stdout += content
        elif kind == STDERR:
            reply.stderr += content
        elif kind == END:
            reply.application_status, reply.protocol_status = struct.unpack(">IB3x", content)
            return reply


def ask(address: str, script: str, method: str = "GET", body: bytes = b"", query: str = "", name: str = "",
        **params: str) -> Reply:
    """One request on a connection of its own; `params` are further ones."""
    path = name or "/" + script.rpartition("/")[2]
    given = {"GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": method, "SCRIPT_FILENAME": script, "SCRIPT_NAME": path,
             "REQUEST_URI": path + (f"?{query}" if query else ""), "QUERY_STRING": query, "DOCUMENT_URI": path,
             "SERVER_PROTOCOL": "HTTP/1.1", "REMOTE_ADDR": "127.0.0.1", "REMOTE_PORT": "1", "SERVER_PORT": "80",
             "SERVER_NAME": "localhost", "CONTENT_LENGTH": str(len(body)) if body else "", "CONTENT_TYPE": "", **params}
    with connect(address) as connection:
        send(connection, given, body)
        return receive(connection)
