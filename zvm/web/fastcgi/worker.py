"""A worker of FastCGI: one process that accepts connections and answers requests, one at a time.

`Worker.run()` runs in a thread with a large stack; `stop()` and `look()` are called in the main thread.
"""
from __future__ import annotations

import contextlib
import os
import selectors
import socket
import time
from typing import TYPE_CHECKING, Any

from zvm.web.fastcgi import slow_log, status
from zvm.web.fastcgi.protocol import STDERR, STDOUT, Connection, ProtocolError
from zvm.web.fastcgi.request import FastCgiRequest, Refused, Script, find_script
from zvm.web.fastcgi.scoreboard import FINISHING, IDLE, OwnSlot
from zvm.web.paths import Target
from zvm.web.persistent import serve
from zvm.web.request import reason
from zvm.web.running import Collector, Host, run_request

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.web.fastcgi.protocol import Incoming
    from zvm.web.persistent import Answer
    from zvm.web.request import WebRequest

_PATIENCE = 60.0  # seconds a web server may take to send or take a piece
_CHECK = 1.0  # seconds between two looks whether the manager is still there
_TCP_INFO_UNACKED = slice(24, 32)  # two numbers of struct tcp_info: a listening socket's queue, now and at most


class Pool:
    """The settings of a pool, whose names are php-fpm's."""

    def __init__(self, name: str = "www", max_requests: int = 0, root: str | None = None, script: str | None = None,
                 largest_body: int = 64 << 20, slow_log: str | None = None, slow_seconds: float = 0.0,
                 terminate_seconds: float = 0.0, status_path: str | None = None, ping_path: str | None = None) -> None:
        self.name, self.max_requests, self.root, self.script = name, max_requests, root, script
        self.largest_body = largest_body
        self.slow_log, self.slow_seconds, self.terminate_seconds = slow_log, slow_seconds, terminate_seconds
        self.status_path, self.ping_path = status_path, ping_path


class Response:
    """The way back of one request."""

    def __init__(self, connection: Connection, number: int) -> None:
        self.connection, self.number = connection, number
        self.head = b""
        self.logged = self.ended = False

    def send_headers(self, code: int, status_line: str | None, lines: list[str]) -> None:
        """Keep status and headers for the first piece of the body."""
        words = reason(code) if status_line is None else status_line.split(" ", 2)[-1]
        first = [f"Status: {code} {words}"] if code != 200 or status_line is not None else []
        self.head = "\r\n".join([*first, *lines, "", ""]).encode("latin-1")

    def write(self, data: bytes) -> None:
        """Send a piece of the body. Raises OSError."""
        if not self.ended:
            head, self.head = self.head, b""
            self.connection.send(self.number, STDOUT, head + data)

    def log(self, message: str) -> None:
        """Send a message to the web server's log."""
        text = ("; " if self.logged else "") + f"PHP message: {message}"
        self.logged = True
        if not self.ended:
            with contextlib.suppress(OSError):
                self.connection.send(self.number, STDERR, text.encode("latin-1"))

    def end(self) -> None:
        """The request is answered; once. Raises OSError."""
        if not self.ended:
            self.write(b"")
            self.ended = True
            self.connection.end(self.number, 0)


class Worker:
    """What one process does."""

    def __init__(self, host: Host, pool: Pool, listener: socket.socket, slot: OwnSlot,
                 log: Callable[[str, str], None]) -> None:
        self.host, self.pool, self.listener, self.slot, self.log = host, pool, listener, slot, log
        self.manager = os.getppid()
        self.selector = selectors.DefaultSelector()
        self.wake_up, self._wakes = socket.socketpair()
        self._wakes.setblocking(False)
        self.wake_up.setblocking(False)
        self._next: list[Connection] = []  # that have sent the beginning of another request already
        self.stopping = False
        self.answered = 0
        self._execute = self._run_script  # what a request is run by
        self.engine: Engine | None = None
        self.running: tuple[str, str, float] | None = None  # script, "METHOD address", since (monotonic)
        host.functions += ("fpm_get_status",)
        watch = host.watch

        def watch_engine(engine: Engine | None) -> None:
            self.engine = engine
            watch(engine)
        host.watch = watch_engine

    # -- in the main thread --------------------------------------------------------------------------------------

    def stop(self) -> None:
        """Answer what is being answered, and end."""
        self.stopping = True
        with contextlib.suppress(OSError):
            self._wakes.send(b"x")

    def look(self) -> None:
        """See whether the running request is a slow one."""
        running, engine, seconds = self.running, self.engine, self.pool.slow_seconds
        if running is None or engine is None or not seconds or time.monotonic() - running[2] < seconds:
            return
        self.running = None
        script, address, since = running
        self.slot.count_slow()
        self.log("WARNING", f"[pool {self.pool.name}] child {os.getpid()}, script '{script}' (request: \"{address}\") "
                            f"executing too slow ({time.monotonic() - since:f} sec), logging")
        if self.pool.slow_log is not None:
            slow_log.append(self.pool.slow_log, slow_log.entry(self.pool.name, script, engine))

    # -- in the thread that runs PHP -----------------------------------------------------------------------------

    def run(self) -> int:
        """Answer requests until the worker is to end; the exit code."""
        self.selector.register(self.listener, selectors.EVENT_READ, self._accept)
        self.selector.register(self.wake_up, selectors.EVENT_READ, None)
        self._collector = Collector()
        if self.pool.script is not None:
            serve(self.host, self.pool.script, self)
        else:
            while self.may_go_on() and self._wait():
                pass
        return 0

    def may_go_on(self) -> bool:
        """Is the worker to answer more?"""
        limit = self.pool.max_requests
        return not self.stopping and os.getppid() == self.manager and not (limit and self.answered >= limit)

    def _wait(self) -> bool:
        if self._next:
            self._take(self._next.pop())
            return self.may_go_on()
        for key, _ in self.selector.select(_CHECK):
            if key.data is not None:
                key.data()
            if not self.may_go_on():
                return False
        return True

    def _accept(self) -> None:
        try:
            connected, _ = self.listener.accept()
        except OSError:
            return  # another worker was quicker
        connected.settimeout(_PATIENCE)
        self.slot.accept()
        self._take(Connection(connected, self.pool.largest_body))

    def _take(self, connection: Connection) -> None:
        """Read a request and answer it; the connection stays open for more where the server wants that."""
        keeps = self._read_and_answer(connection)
        if keeps and connection.has_more:
            self._next.append(connection)
        if keeps and not connection.is_watched and not self.stopping:
            connection.is_watched = True
            self.selector.register(connection.socket, selectors.EVENT_READ, lambda: self._take(connection))
        elif not keeps:
            if connection.is_watched:
                self.selector.unregister(connection.socket)
            connection.socket.close()

    def _read_and_answer(self, connection: Connection) -> bool:
        """Whether the connection is to stay open."""
        try:
            incoming = connection.read_request()
            if incoming is None:
                return False
            self.answer(connection, incoming)
            return incoming.keeps_connection
        except ProtocolError as problem:
            self.log("WARNING", f"[pool {self.pool.name}] a connection was closed: {problem}")
        except OSError:
            pass
        finally:
            self.slot.set_state(IDLE)
        return False

    def answer(self, connection: Connection, incoming: Incoming) -> None:
        """Run the script, or send the page that is asked for. Raises OSError."""
        params = incoming.params
        self.answered += 1
        self.slot.begin(params)
        response = Response(connection, incoming.number)
        name = params.get("SCRIPT_NAME", "")
        try:
            if incoming.is_too_large:
                raise Refused("413 Request Entity Too Large", "", "The body is larger than what is taken")
            if name and name == self.pool.status_path:
                self._send_status(response, params.get("QUERY_STRING", ""))
            elif name and name == self.pool.ping_path:
                response.send_headers(200, None, ["Content-type: text/plain;charset=UTF-8", *status.NO_CACHE])
                response.write(b"pong")
            else:
                self._run(response, incoming)
        except Refused as refused:
            response.connection.send(incoming.number, STDERR, refused.message.encode("latin-1"))
            response.send_headers(int(refused.status[:3]), f"HTTP/1.1 {refused.status}",
                                  ["Content-type: text/html; charset=UTF-8"])
            response.write(refused.page.encode("latin-1"))
        finally:
            self.slot.end()
        response.end()
        self._collector.collect()

    def _run(self, response: Response, incoming: Incoming) -> None:
        script = self.pool.script
        params = incoming.params
        target = find_script(params, self.pool.root) if script is None else Script(script)
        request = FastCgiRequest(incoming, target, response.send_headers)
        request.log, request.pool_status = response.log, self._status
        request.finish = lambda: self._finish(response)
        address = f"{params.get('REQUEST_METHOD', '')} {params.get('REQUEST_URI', '')}"
        self.running = (target.path or "", address, time.monotonic())
        try:
            self._execute(request, target, response)
        finally:
            self.running = None

    def _run_script(self, request: WebRequest, target: Target, response: Response) -> None:
        try:
            run_request(self.host, request, target, response.write)
        except PermissionError:
            raise Refused("403 Forbidden", "Access denied.\n",
                          f"Unable to open primary script: {target.path} (Permission denied)") from None
        except FileNotFoundError:
            raise Refused("404 Not Found", "File not found.\n", "Primary script unknown") from None

    def _finish(self, response: Response) -> None:
        """fastcgi_finish_request(): the script goes on without a client."""
        self.slot.set_state(FINISHING)
        with contextlib.suppress(OSError):
            response.end()

    def _send_status(self, response: Response, query: str) -> None:
        lines, body = status.page(query, *self._status())
        response.send_headers(200, None, lines)
        response.write(body)

    def _status(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What is known of the pool and of each worker."""
        board = self.slot.board
        fields = status.pool_fields(self.pool.name, board, self._listen_queue())
        return fields, [status.process_fields(slot) for slot in board.slots()]

    def _listen_queue(self) -> tuple[int, int, int]:
        """How many connections wait to be accepted, and how many may; not known of a Unix socket."""
        if self.listener.family == socket.AF_UNIX:
            return 0, 0, socket.SOMAXCONN
        info = self.listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 64)[_TCP_INFO_UNACKED]
        waiting, possible = (int.from_bytes(info[start:start + 4], "little") for start in (0, 4))
        return waiting, waiting, possible

    # -- for a script that stays in memory -----------------------------------------------------------------------

    def next_request(self, answer: Answer) -> bool:
        """Wait for a request and have it answered; False where there will be none."""
        before = self.answered

        def execute(request: WebRequest, target: Target, response: Response) -> None:
            try:
                answer(request, response.write)
            finally:
                request.remove_uploads()
        self._execute = execute
        while self.answered == before and self.may_go_on():
            self._wait()
        return self.answered != before
