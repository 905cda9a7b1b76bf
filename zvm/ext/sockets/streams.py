"""Sockets of streams and streams of sockets: socket_import_stream, socket_export_stream (ext/sockets/sockets.c)."""
from __future__ import annotations

import os
import socket as host

from zvm.ext.sockets.objects import Socket, new_socket, opened
from zvm.ext.standard.streams.arguments import stream_in
from zvm.ext.standard.streams.socket_stream import SocketStream
from zvm.ext.vocabulary import False_, Resource, Untyped, function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

# ruff: noqa: F821, UP037

_TYPES = {(host.AF_UNIX, host.SOCK_STREAM): "unix_socket", (host.AF_UNIX, host.SOCK_DGRAM): "udg_socket",
          (host.AF_INET, host.SOCK_STREAM): "tcp_socket", (host.AF_INET, host.SOCK_DGRAM): "udp_socket",
          (host.AF_INET6, host.SOCK_STREAM): "tcp_socket", (host.AF_INET6, host.SOCK_DGRAM): "udp_socket"}


@function(shown={"stream": "Untyped"})
def socket_import_stream(engine: Engine, stream: Resource) -> "Socket" | False_:
    found = stream_in(engine, stream)
    if not isinstance(found, SocketStream):
        engine.diagnostics.warning(f"socket_import_stream(): Cannot represent a stream of type {found.stream_type} as "
                                   "a Socket Descriptor")
        return False
    connection = found.socket
    if connection.gettimeout():  # the stream's time limit, which is not the system's
        os.set_blocking(connection.fileno(), True)
        connection.settimeout(None)
    made = new_socket(engine, connection, connection.family)
    made.stream = found
    return made


@function
def socket_export_stream(engine: Engine, socket: "Socket") -> Untyped:
    connection = opened(engine, socket)
    if socket.stream is None:
        blocks = connection.gettimeout() != 0.0
        made = SocketStream(engine, connection, _TYPES.get((connection.family, connection.type), "generic_socket"))
        made.set_timeout(engine.ini.get_int("default_socket_timeout"), 0)
        if not blocks:
            made.set_blocking(False)
        socket.stream = made
    return socket.stream
