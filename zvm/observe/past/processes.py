"""Checkpoints: copies of the process, made by fork(), which sleep until the run is to be repeated from there.

A checkpoint that is woken makes a copy of itself for the work, so that it can be woken again. Copies have no
descriptors but those that the interpreter needs, and standard streams that lead nowhere: whatever they did could not
be seen outside.
"""
from __future__ import annotations

import os
import pickle
import signal
import socket
import stat
import warnings
from contextlib import suppress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_LENGTH = 8  # bytes of a message's length


class Channel:
    """Messages between two processes."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection

    def send(self, message: Any) -> None:
        """Send a message. Raises OSError where the other process is gone."""
        data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        self._connection.sendall(len(data).to_bytes(_LENGTH, "little") + data)

    def receive(self) -> Any:
        """Return the next message. Raises EOFError where the other process is gone."""
        return pickle.loads(self._read(int.from_bytes(self._read(_LENGTH), "little")))

    def _read(self, size: int) -> bytes:
        data = bytearray()
        while len(data) < size:
            piece = self._connection.recv(size - len(data))
            if not piece:
                raise EOFError
            data += piece
        return bytes(data)

    def send_socket(self, connection: socket.socket) -> None:
        """Hand the other process a socket, after a message that says so."""
        socket.send_fds(self._connection, [b"s"], [connection.fileno()])

    def receive_socket(self) -> socket.socket:
        """Take what send_socket() sends. Nothing else may be under way."""
        _, descriptors, _, _ = socket.recv_fds(self._connection, 1, 1)
        return socket.socket(fileno=descriptors[0])

    def abandon(self) -> None:
        """In a copy of the process, which has no such descriptor: leave its number alone."""
        self._connection.detach()

    def close(self) -> None:
        """Let the other process know that there is no more to come."""
        self._connection.close()


class Checkpoint:
    """A process that sleeps at a position; the record had `entries` entries by then. `is_changed`: somebody has changed
    the program's state there, so that no run from an earlier checkpoint leads beyond it."""

    __slots__ = ("position", "entries", "is_changed", "_socket")

    def __init__(self, position: int, entries: int, connection: socket.socket, is_changed: bool = False) -> None:
        self.position, self.entries, self.is_changed = position, entries, is_changed
        self._socket = connection

    def wake(self) -> Channel:
        """Return a channel to a copy of the process, which is at work now. Raises OSError."""
        own, other = socket.socketpair()
        socket.send_fds(self._socket, [b"w"], [other.fileno()])
        other.close()
        return Channel(own)

    def close(self) -> None:
        """End the process."""
        self._socket.close()

    def abandon(self) -> None:
        """In a copy of the process, which has no such descriptor: leave its number alone."""
        self._socket.detach()


class Forker:
    """Makes checkpoints of this process. `needed` are the descriptors that copies keep."""

    def __init__(self) -> None:
        self._needed = {number for number in _descriptors() if number > 2 and _is_file(number)}

    def fork(self) -> tuple[socket.socket | None, Channel | None]:
        """Make a checkpoint: a socket to wake it by; in each process that is woken, the channel to who has done so."""
        own, other = socket.socketpair()
        if pid := _fork():
            other.close()
            with suppress(ChildProcessError):  # copies have none to wait for
                os.waitpid(pid, 0)
            return own, None
        if _fork():  # that the process is no child of the program, which may wait for its own
            os._exit(0)
        return None, self._sleep(other)

    def _sleep(self, waking: socket.socket) -> Channel:
        for ignored in (signal.SIGINT, signal.SIGCHLD):
            signal.signal(ignored, signal.SIG_IGN)
        self.leave_outside(waking.fileno())
        while True:
            try:
                data, descriptors, _, _ = socket.recv_fds(waking, 1, 1)
            except OSError:
                data = b""
            if not data:
                os._exit(0)
            if not _fork():
                waking.close()
                return Channel(socket.socket(fileno=descriptors[0]))
            for number in descriptors:
                os.close(number)

    def leave_outside(self, *kept: int) -> None:
        """Have all descriptors but those that are needed and `kept` lead nowhere. They stay in use: whatever holds one
        may close it later, which must not be another one by then."""
        null = os.open(os.devnull, os.O_RDWR)
        for number in _descriptors():
            if number != null and number not in self._needed and number not in kept:
                with suppress(OSError):
                    os.fstat(number)
                    os.dup2(null, number)


def in_copy(task: Callable[[], Any]) -> Any:
    """What a task gives, which is carried out in a copy of the process, so that it changes nothing here. Raises
    ValueError where the copy came to an end."""
    own, other = socket.socketpair()
    if not _fork():
        try:
            own.close()
            Channel(other).send(task())
        finally:
            os._exit(0)
    other.close()
    channel = Channel(own)
    try:
        return channel.receive()
    except EOFError:
        raise ValueError("the code has ended the process that stands for the past") from None
    finally:
        channel.close()


def _fork() -> int:
    """fork(); the thread that runs PHP is all that the copy needs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def _descriptors() -> list[int]:
    return [int(name) for name in os.listdir("/proc/self/fd")]


def _is_file(number: int) -> bool:
    try:
        return stat.S_ISREG(os.fstat(number).st_mode)
    except OSError:
        return False
