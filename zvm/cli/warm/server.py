"""The server of a session: forks a child for each client, and tells the client how that ended.

It ends with the session, or when it was not asked for a while. When what it was made of has changed it starts anew.
"""
from __future__ import annotations

import fcntl
import gc
import os
import select
import signal
import socket
import sys
import time
from contextlib import suppress

from zvm.cli import main as command
from zvm.cli import options as command_line
from zvm.cli.warm import handover, peer
from zvm.cli.warm.freshness import Freshness
from zvm.cli.warm.notes import Notes
from zvm.cli.warm.protocol import (
    ACCEPTED,
    CLIENT_SECONDS,
    EXITED,
    READY,
    SIGNALLED,
    STOPPED,
    Refused,
    answer,
    credentials,
    lock_path,
    receive,
    socket_path,
    sweep,
)
from zvm.cli.warm.start import FIRST_DESCRIPTOR, STARTED, start
from zvm.cli.watchdog import Watchdog
from zvm.engine.warm_up import WARM_UP
from zvm.ext import registry
from zvm.runtime.services.process_title import write_title

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

IDLE_SECONDS = 600
_TICK = 60.0  # seconds between two looks at the time
_WAITING = 64  # clients
_HANDLED = (signal.SIGCHLD, signal.SIGTERM, signal.SIGHUP)  # the last is for stopped clients, which are in this group
_ALONE = frozenset((command_line.INTERACTIVE, command_line.SERVER, command_line.SETUP, command_line.PRECOMPILE,
                    command_line.NATIVE_STATUS))  # modes that the server leaves to the command


class _Child:
    """A process that runs a command, the connection to its client, and the client."""

    __slots__ = ("process", "connection", "client")

    def __init__(self, process: int, connection: socket.socket, client: int) -> None:
        self.process, self.connection, self.client = process, connection, client


class Server:
    """`client` is the executable that asks."""

    def __init__(self, client: str) -> None:
        """Raises OSError where there is no session, or the server of this one is there."""
        self.client = client
        self.process = os.getpid()
        self.path = socket_path(client)
        self.lock = os.open(lock_path(self.path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if not os.path.samestat(os.fstat(self.lock), os.stat(lock_path(self.path))):
            raise BlockingIOError("another server has just ended")
        os.utime(self.lock)
        sweep(os.path.dirname(self.path))
        self.leader = os.pidfd_open(os.getsid(0))
        self.traits = peer.traits(os.getpid(), peer.status_of(os.getpid()))
        with suppress(FileNotFoundError):
            os.unlink(self.path)
        self.listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listener.bind(self.path)
        self.children: dict[int, _Child] = {}  # by process …
        self.connections: dict[int, _Child] = {}  # … and by descriptor
        self.is_ending = self.is_stale = False
        self.used_at = time.monotonic()
        self.wakeup, writing = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        signal.set_wakeup_fd(writing)
        for number in _HANDLED:
            signal.signal(number, self._note_signal)
        self.freshness = Freshness([client])
        self.notes = Notes(os.path.dirname(self.path))
        self.poll = select.epoll()
        for descriptor in (self.listener.fileno(), self.leader, self.wakeup):
            self.poll.register(descriptor, select.EPOLLIN)

    def run(self) -> None:
        """Serve until the server ends."""
        while not (self.is_ending and not self.children):
            events = self.poll.poll(0 if self.notes.has_work() else _TICK)
            if not events and self.notes.has_work():
                self.notes.work()
            for descriptor, _ in events:
                if descriptor == self.listener.fileno():
                    self._accept()
                elif descriptor == self.leader:
                    self._end()
                elif descriptor == self.wakeup:
                    os.read(self.wakeup, 4096)
                    self._look_at_children()
                elif descriptor in self.connections:
                    self._lose_client(self.connections[descriptor])
            self._look_at_time()

    def _note_signal(self, number: int, frame: Any) -> None:
        if number == signal.SIGTERM:
            self._end()

    def _end(self) -> None:
        """Accept no more; the server ends with its last child."""
        if not self.is_ending:
            self.is_ending = True
            for descriptor in (self.listener.fileno(), self.leader):
                self.poll.unregister(descriptor)
            self.listener.close()
            with suppress(OSError):
                os.unlink(self.path)

    def _look_at_time(self) -> None:
        if self.children:
            self.used_at = time.monotonic()
        elif not self.is_ending:
            self._check_freshness()
            if time.monotonic() - self.used_at > IDLE_SECONDS:
                self._end()

    def _check_freshness(self) -> None:
        if not self.freshness.is_current():
            self.is_stale = True
            self._end()

    # -- clients

    def _accept(self) -> None:
        try:
            connection, _ = self.listener.accept()
        except OSError:
            return
        process, user, _ = credentials(connection)
        self._check_freshness()
        if self.is_stale or user != os.getuid():
            connection.close()
            return
        answer(connection, ACCEPTED)
        self.used_at = time.monotonic()
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
        try:
            client = os.pidfd_open(process)
            forked = os.fork()
        except OSError:
            connection.close()
            return
        finally:
            if os.getpid() == self.process:
                signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if not forked:
            self._run_child(connection, process)
        child = _Child(forked, connection, client)
        self.children[forked] = self.connections[connection.fileno()] = child
        self.poll.register(connection.fileno(), select.EPOLLRDHUP)

    def _lose_client(self, child: _Child) -> None:
        """The client has gone: it was killed, or did not wait for the child to be ready."""
        self._close(child)
        os.kill(child.process, signal.SIGKILL)

    def _close(self, child: _Child) -> None:
        if self.connections.pop(child.connection.fileno(), None) is not None:
            self.poll.unregister(child.connection.fileno())
            child.connection.close()
            os.close(child.client)

    def _look_at_children(self) -> None:
        while True:
            try:
                state = os.waitid(os.P_ALL, 0, os.WEXITED | os.WSTOPPED | os.WCONTINUED | os.WNOHANG)
            except ChildProcessError:
                return
            if state is None:
                return
            child = self.children.get(state.si_pid)
            if child is not None:
                self._report(child, state.si_code, state.si_status)

    def _report(self, child: _Child, code: int, status: int) -> None:
        """Tell the client what has become of the child."""
        has_client = child.connection.fileno() in self.connections
        if code == os.CLD_CONTINUED:
            if has_client:
                with suppress(OSError):
                    signal.pidfd_send_signal(child.client, signal.SIGCONT)
        elif code in (os.CLD_STOPPED, os.CLD_TRAPPED):
            if has_client:
                answer(child.connection, STOPPED, status)
        else:
            if has_client:
                answer(child.connection, EXITED if code == os.CLD_EXITED else SIGNALLED, status)
                self._close(child)
            del self.children[child.process]
            self.notes.take(child.process)

    # -- in the child

    def _run_child(self, connection: socket.socket, client: int) -> None:
        """Run a client's command, and end. A child that ends before it is ready has the client do that."""
        try:
            arguments = self._prepare(connection, client)
        except BaseException:
            os._exit(0)
        command.run_command(arguments, self.notes.end, self.notes.begin)

    def _prepare(self, connection: socket.socket, client: int) -> list[str]:
        """Become what the client is; the words of its command line. Raises an exception where that is not possible, or
        the client has gone."""
        signal.set_wakeup_fd(-1)
        for number in _HANDLED:
            signal.signal(number, signal.SIG_DFL)
        connection.settimeout(CLIENT_SECONDS)
        asked = receive(connection)
        if (trait := peer.difference(client, self.traits)) is not None:
            raise Refused(f"another {trait}")
        arguments = [word.decode("latin-1") for word in asked.arguments]
        options = command_line.parse(arguments)
        if options.mode in _ALONE or options.hide_arguments:  # the client's would not be hidden
            raise Refused("a command that runs by itself")
        sys.argv = list(map(os.fsdecode, (asked.name, *asked.arguments)))
        connection = socket.socket(fileno=handover.take_over(asked, client, connection.detach()))
        connection.settimeout(CLIENT_SECONDS)
        handover.open_standard_streams()
        handover.take_name(sys.argv)
        handover.take_limits(client)
        answer(connection, READY, os.getpid())
        if connection.recv(1) != b"!":
            raise Refused("the client has gone")
        connection.close()
        signal.pthread_sigmask(signal.SIG_SETMASK, [number for number in signal.valid_signals()
                                                    if asked.mask >> number - 1 & 1])
        return arguments


def main() -> None:
    """What the process that start.py starts does. Its arguments are the client, and room for other names."""
    os.closerange(FIRST_DESCRIPTOR + 1, os.sysconf("SC_OPEN_MAX"))
    os.chdir("/")
    client = sys.argv[1]
    gc.disable()
    try:
        server = Server(client)
        command.run(["-r", WARM_UP], Watchdog())
        for kind in ("FUNCTIONS", "CLASSES", "CONSTANTS"):
            registry.table_of(kind)
    except OSError as problem:
        os.write(FIRST_DESCRIPTOR, str(problem).encode())
        os._exit(1)
    write_title("zvm --server")
    gc.collect()
    gc.freeze()
    server.listener.listen(_WAITING)
    os.write(FIRST_DESCRIPTOR, STARTED)
    os.close(FIRST_DESCRIPTOR)
    server.run()
    with suppress(OSError):
        os.unlink(lock_path(server.path))
    os.close(server.lock)
    if server.is_stale:
        start(client)
    os._exit(0)
