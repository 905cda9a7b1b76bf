"""Sockets of FTP that are waited for, in the clear or in TLS: what control and data connections share (ext/ftp/ftp.c).

Verification of the server's certificate is PHP's: there is none.
"""
from __future__ import annotations

import os
import select
import socket as host
from contextlib import suppress
from errno import ETIMEDOUT

from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    import ssl

    from zvm.engine import Engine

BUFFER = 4096  # FTP_BUFSIZE
_READABLE = select.POLLIN | select.POLLERR | select.POLLHUP
_SHUTDOWN_WAIT = 1  # seconds


class Failed(Exception):
    """A command, or a transfer, did not work; what the server said is kept by the control connection."""


def warn(engine: Engine, problem: str) -> None:
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")


class Channel:
    """One connected socket; `tls` is the same in TLS, once that has been started."""

    __slots__ = ("engine", "socket", "tls")

    def __init__(self, engine: Engine, socket: host.socket) -> None:
        self.engine = engine
        self.socket = socket
        self.tls: ssl.SSLSocket | None = None

    def start_tls(self, context: ssl.SSLContext, session: ssl.SSLSession | None, problem: str) -> None:
        """Shake hands, going on with another channel's session where one is given. Raises Failed, after a warning."""
        try:
            self.tls = context.wrap_socket(self.socket, session=session, suppress_ragged_eofs=True)
        except (OSError, ValueError):
            warn(self.engine, problem)
            raise Failed from None
        self.socket = self.tls

    def is_ready(self, events: int, seconds: float) -> bool:
        """Do the events come in time? A warning where that cannot be asked or they do not (php_pollfd_for_ms)."""
        if self.tls is not None and events & select.POLLIN and self.tls.pending():
            return True
        poll = select.poll()
        poll.register(self.socket.fileno(), events)
        if poll.poll(seconds * 1000):
            return True
        warn(self.engine, os.strerror(ETIMEDOUT))
        return False

    def receive(self, seconds: float, most: int = BUFFER) -> bytes:
        """What comes next, b"" at the end. Raises Failed."""
        if not self.is_ready(_READABLE, seconds):
            raise Failed
        try:
            return self.socket.recv(most)
        except OSError:
            if self.tls is not None:
                warn(self.engine, "SSL read failed")
            raise Failed from None

    def send(self, data: bytes, seconds: float) -> None:
        """All of it. Raises Failed."""
        while data:
            if not self.is_ready(select.POLLOUT, seconds):
                raise Failed
            try:
                data = data[self.socket.send(data, 0 if self.tls is not None else host.MSG_NOSIGNAL):]
            except OSError:
                if self.tls is not None:
                    warn(self.engine, "SSL write failed")
                raise Failed from None

    def close(self) -> None:
        """TLS is ended in both directions, or the other side might lose what it has not read (ftp_ssl_shutdown)."""
        if self.tls is not None:
            with suppress(OSError, ValueError):
                self.tls.settimeout(_SHUTDOWN_WAIT)
                self.tls.unwrap()
        self.tls = None
        self.socket.close()
