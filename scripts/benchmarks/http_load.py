"""Asking a web server for a page many times over some connections at once, from one thread."""
from __future__ import annotations

import selectors
import socket
import time
from dataclasses import dataclass, field

PATIENCE = 60.0  # seconds without any answer, after which a server is taken for dead


@dataclass
class Load:
    """What came of it: seconds for all, bodies that came with how often, and what went wrong."""

    seconds: float = 0.0
    bodies: dict[bytes, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


class _Visitor:
    """One connection after the other; `cookie` is its own."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self.port = port
        self.request = (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
                        "Connection: close\r\n\r\n").encode()

    def ask(self) -> socket.socket:
        """Send a request over a new connection. Raises OSError."""
        self.answer = b""
        connection = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        connection.sendall(self.request)
        return connection


def visit(port: int, path: str, requests: int, connections: int) -> Load:
    """Ask so many times. Each connection has a session of its own."""
    load, asked, answered = Load(), 0, 0
    selector = selectors.DefaultSelector()

    def ask(visitor: _Visitor) -> None:
        nonlocal asked
        if asked < requests:
            asked += 1
            selector.register(visitor.ask(), selectors.EVENT_READ, visitor)

    started = time.monotonic()
    for number in range(connections):
        ask(_Visitor(port, path, f"PHPSESSID=visitor{number}"))
    while answered < requests:
        ready = selector.select(PATIENCE)
        if not ready:
            load.problems.append(f"{requests - answered} requests were not answered")
            break
        for key, _ in ready:
            visitor = key.data
            if piece := _receive(key.fileobj):  # type: ignore[arg-type]  # a socket, as registered
                visitor.answer += piece
                continue
            selector.unregister(key.fileobj)
            key.fileobj.close()  # type: ignore[union-attr]
            answered += 1
            _take(load, visitor.answer)
            ask(visitor)
    load.seconds = time.monotonic() - started
    selector.close()
    return load


def _receive(connection: socket.socket) -> bytes:
    try:
        return connection.recv(1 << 16)
    except OSError:
        return b""


def _take(load: Load, answer: bytes) -> None:
    head, end, body = answer.partition(b"\r\n\r\n")
    first = head.split(b"\r\n")[0]
    if not end or b" 200" not in first:
        load.problems.append(first.decode("latin-1") or "an empty answer")
    elif b"transfer-encoding: chunked" in head.lower():
        body = _joined(body)
    load.bodies[body] = load.bodies.get(body, 0) + 1


def _joined(chunks: bytes) -> bytes:
    """The body that chunks make."""
    body = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        length = int(size, 16)
        body, chunks = body + rest[:length], rest[length + 2:]
        if not length:
            break
    return body
