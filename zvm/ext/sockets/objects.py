"""The class Socket, errors of sockets, and arguments that must be open ones (ext/sockets/sockets.c)."""
from __future__ import annotations

import os
import socket as host
from errno import EAGAIN, EINPROGRESS, EWOULDBLOCK

from zvm.ext.handles import HANDLE, HandleHooks, make
from zvm.ext.vocabulary import php_class
from zvm.runtime.execute_data import running_function
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

FAMILIES = (host.AF_UNIX, host.AF_INET, host.AF_INET6)
_TRANSIENT = (EAGAIN, EWOULDBLOCK, EINPROGRESS)
_LOOKUP_ERRORS = -10000  # numbers below are those of looking up a host
_LOOKUP_TEXTS = ("Resolver Error 0 (no error)", "Unknown host", "Host name lookup failure", "Unknown server error",
                 "No address associated with name")


@php_class("Socket", native=HandleHooks("Cannot directly construct Socket, use socket_create() instead"), **HANDLE)
class Socket(PhpObject):
    """`connection` is None once it is closed; `stream` is the one it came from or was made into."""

    __slots__ = ("connection", "family", "error", "stream")
    connection: host.socket | None
    family: int
    error: int
    stream: Any


class SocketState:
    """socket_last_error() of no socket."""

    __slots__ = ("last_error",)

    def __init__(self, engine: Engine) -> None:
        self.last_error = 0


class _Connection(host.socket):
    """A socket that is closed when it dies, as PHP's are, and without Python's ResourceWarning."""

    __slots__ = ()

    def __del__(self) -> None:
        self.close()


def new_socket(engine: Engine, connection: host.socket, family: int) -> Socket:
    made: Socket = make(engine, "socket")
    connection.__class__ = _Connection
    made.connection, made.family, made.error, made.stream = connection, int(family), 0, None
    return made


def opened(engine: Engine, sock: Socket) -> host.socket:
    """The socket of a Socket object; throws Error where it is closed."""
    if sock.connection is None:
        engine.throw("Error", f"{running_function(engine)}(): Argument #1 ($socket) has already been closed")
    return sock.connection


def error_text(number: int) -> str:
    """sockets_strerror()."""
    if number < _LOOKUP_ERRORS:
        number = _LOOKUP_ERRORS - number
        return _LOOKUP_TEXTS[number] if number < len(_LOOKUP_TEXTS) else "Unknown resolver error"
    return os.strerror(number)


def failed(engine: Engine, sock: Socket | None, problem: str, error: OSError | int) -> bool:
    """Keep the error's number and warn of it, unless the socket would only have had to wait; False."""
    number = error if isinstance(error, int) else error.errno or 0
    if sock is not None:
        sock.error = number
    engine.state_of(SocketState).last_error = number
    if sock is None or number not in _TRANSIENT:
        engine.diagnostics.warning(f"{running_function(engine)}(): {problem} [{number}]: {error_text(number)}")
    return False
