"""Sending and receiving: socket_read, socket_sendto, … (ext/sockets/sockets.c)."""
from __future__ import annotations

import os
import socket as host
from errno import ECONNRESET

from zvm.ext.sockets.addresses import LONGEST_PATH, host_and_port, target
from zvm.ext.sockets.connections import _as_int, _check_port
from zvm.ext.sockets.objects import FAMILIES, Socket, failed, opened
from zvm.ext.vocabulary import ByRef, False_, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_NORMAL_READ, _BINARY_READ = 1, 2
_MOST = 1 << 31
_PATIENCE = 200  # how often nothing may come before the connection counts as reset
PHP_BINARY_READ = _BINARY_READ


@function
def socket_write(engine: Engine, socket: "Socket", data: Str, length: Int | Null = None) -> Int | False_:
    connection = opened(engine, socket)
    if length is not None and length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    try:
        return os.write(connection.fileno(), data[:length].encode("latin-1"))
    except OSError as error:
        return failed(engine, socket, "unable to write to socket", error)


@function
def socket_read(engine: Engine, socket: "Socket", length: Int, mode: Int = PHP_BINARY_READ) -> Str | False_:
    connection = opened(engine, socket)
    if length < 1:
        return False
    engine.output.flush()
    try:
        engine.interrupts.await_socket(connection)
        data = _line(connection, length) if mode == _NORMAL_READ else connection.recv(min(length, _MOST))
    except OSError as error:
        return failed(engine, socket, "unable to read from socket", error)
    return data.decode("latin-1")


def _line(connection: host.socket, length: int) -> bytes:
    """Up to the end of a line, which is taken; in vain up to _PATIENCE times. Raises OSError."""
    data = bytearray()
    vain = 0
    waits = os.get_blocking(connection.fileno())
    while len(data) < length and not data.endswith((b"\n", b"\r")):
        try:
            piece = connection.recv(1)
        except BlockingIOError:
            piece = b""
        data += piece
        if not piece:
            vain += 1
            if not waits:
                break
            if vain > _PATIENCE:
                raise ConnectionResetError(ECONNRESET, "")
    return bytes(data)


@function
def socket_recv(engine: Engine, socket: "Socket", data: ByRef, length: Int, flags: Int) -> Int | False_:
    connection = opened(engine, socket)
    if length < 1:
        return False
    engine.output.flush()
    try:
        engine.interrupts.await_socket(connection)
        found = connection.recv(min(length, _MOST), _as_int(flags))
    except OSError as error:
        data.value = None
        return failed(engine, socket, "Unable to read from socket", error)
    data.value = found.decode("latin-1") if found else None
    return len(found)


@function
def socket_send(engine: Engine, socket: "Socket", data: Str, length: Int, flags: Int) -> Int | False_:
    connection = opened(engine, socket)
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    try:
        return connection.send(data[:length].encode("latin-1"), _as_int(flags))
    except OSError as error:
        return failed(engine, socket, "Unable to write to socket", error)


@function
def socket_recvfrom(engine: Engine, socket: "Socket", data: ByRef, length: Int, flags: Int, address: ByRef,
                    port: ByRef = None) -> Int | False_:
    connection = opened(engine, socket)
    if length < 1:
        return False
    if socket.family not in FAMILIES:
        value_error(engine, 1, "must be one of AF_UNIX, AF_INET, or AF_INET6")
    if port is None and socket.family != host.AF_UNIX:
        engine.throw("ArgumentCountError", "Wrong parameter count for socket_recvfrom()")
    engine.output.flush()
    try:
        engine.interrupts.await_socket(connection)
        found, peer = connection.recvfrom(min(length, _MOST), _as_int(flags))
    except OSError as error:
        problem = "unable to recvfrom" if socket.family == host.AF_INET6 else "Unable to recvfrom"
        return failed(engine, socket, problem, error)
    data.value = found.decode("latin-1")
    address.value, number = host_and_port(peer or ("" if socket.family == host.AF_UNIX else _NO_PEER[socket.family]))
    if port is not None and number is not None:
        port.value = number
    return len(found)


_NO_PEER: dict[int, tuple[str, int]] = {host.AF_INET: ("0.0.0.0", 0), host.AF_INET6: ("::", 0)}


@function
def socket_sendto(engine: Engine, socket: "Socket", data: Str, length: Int, flags: Int, address: Str,
                  port: Int | Null = None) -> Int | False_:
    connection = opened(engine, socket)
    if length < 0:
        value_error(engine, 3, "must be greater than or equal to 0")
    if socket.family == host.AF_UNIX:
        address = address.partition("\0")[0][:LONGEST_PATH - 1]
    else:
        _check_port(engine, socket, 6, port)
    place = target(engine, socket, address, port or 0)
    if place is None:
        return False
    try:
        return connection.sendto(data[:length].encode("latin-1"), _as_int(flags), place)
    except OSError as error:
        return failed(engine, socket, "Unable to write to socket", error)
