"""`-S ADDRESS:PORT [-t DOCROOT] [ROUTER]`: PHP's development server (sapi/cli/php_cli_server.c).

One loop waits for all connections and reads their requests; a complete one is answered at once, alone, by an engine of
its own (zvm/web). Log lines, error pages and the order of things are PHP's.
"""
from __future__ import annotations

import os
import selectors
import socket
import time
from typing import TYPE_CHECKING

from zvm.cli.http import METHODS, MalformedRequest, RequestReader
from zvm.engine.resident.preloading import PreloadFailed
from zvm.opcodes.error_levels import E_FATAL_ERRORS
from zvm.runtime.values.strings import c_string
from zvm.web import paths
from zvm.web.preloading import set_up
from zvm.web.request import WebRequest, reason
from zvm.web.running import Collector, Host, Outcome, run_request

if TYPE_CHECKING:
    from zvm.cli.options import Options
    from zvm.cli.watchdog import Watchdog

_BACKLOG = 128
_PIECE = 1 << 16
_PATIENCE = 60.0  # seconds a client may take to read an answer
_LARGEST = 2 << 30  # bytes of a body
_COLORS = ((500, 1), (400, 3), (200, 2))


def run_server(options: Options, watchdog: Watchdog) -> int:
    """Serve until the process is told to end; the exit code."""
    from zvm.cli import startup

    root = _document_root(options)
    if root is None:
        return 1
    address = _parse_address(options.address)
    if address is None:
        _complain(f"Invalid address: {options.address}\n")
        return 1
    configuration = startup.read_configuration(options, "cli-server")
    host = Host(root, options.file, configuration)
    startup.report(_idle_engine(host), configuration)
    try:
        set_up(host, lambda data: os.write(1, data))
    except PreloadFailed as error:
        log(f"Fatal Error {error}" if str(error) else "opcache.preload failed")
        return 1
    listener = _listen(host, *address)
    if listener is None:
        return 1
    server = Server(host, address[0], listener, watchdog)
    server.run()
    return 0


def _idle_engine(host: Host):  # type: ignore[no-untyped-def]
    """An engine to report from before there is a request; it warms up what all of them need."""
    from zvm.engine import Engine

    return Engine(configuration=host.configuration, sapi=host.sapi)


def _complain(text: str) -> None:
    try:
        os.write(2, text.encode("latin-1"))
    except OSError:
        return


def log(text: str) -> None:
    """Write a line of the log to standard error; it ends at a null byte."""
    text = text.partition("\0")[0]
    _complain(f"[{time.strftime('%a %b')} {time.localtime().tm_mday:2d} {time.strftime('%H:%M:%S %Y')}] {text}\n")


def _document_root(options: Options) -> str | None:
    folder = options.docroot
    if folder is None:
        return os.getcwdb().decode("latin-1")
    path = folder.encode("latin-1")
    if not os.path.exists(path):
        _complain(f"Directory {folder} does not exist.\n")
        return None
    if not os.path.isdir(path):
        _complain(f"{folder} is not a directory.\n")
        return None
    return os.path.realpath(path).decode("latin-1")


def _parse_address(text: str) -> tuple[str, int] | None:
    if text[:1] == "[":
        name, bracket, rest = text[1:].partition("]")
        if not bracket or rest[:1] != ":":
            return None
        port = rest[1:]
    else:
        name, colon, port = text.partition(":")
        if not colon:
            return None
    if port and not (port.isascii() and port.isdigit()) or int(port or 0) > 65535:
        return None
    return name, int(port or 0)


def _listen(host: Host, name: str, port: int) -> socket.socket | None:
    problem: Exception | None = None
    try:
        found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except OSError as error:
        why = f"php_network_getaddresses: getaddrinfo for {name} failed: {error.args[-1]}"
        engine = _idle_engine(host)
        engine.diagnostics.warning(f"Unknown: {why}")
        engine.guarded(engine.output.flush)
        log(f"Failed to listen on {name}:{port} (reason: {why})")
        return None
    for family, kind, protocol, _, where in found:
        try:
            listener = socket.socket(family, kind, protocol)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(where)
            listener.listen(_BACKLOG)
            listener.setblocking(False)
            return listener
        except OSError as error:
            problem = error
    words = os.strerror(problem.errno or 0) if isinstance(problem, OSError) else "?"
    log(f"Failed to listen on {name}:{port} (reason: {words})")
    return None


class Client:
    """A connection and the request that comes over it."""

    __slots__ = ("socket", "name", "address", "port", "reader", "closed")

    def __init__(self, connection: socket.socket, peer: tuple[str, int]) -> None:
        self.socket = connection
        self.address, self.port = peer[:2]
        self.name = f"[{self.address}]:{self.port}" if ":" in self.address else f"{self.address}:{self.port}"
        self.reader = RequestReader()
        self.closed = False

    def send(self, data: bytes) -> None:
        """Send all of it. Raises OSError when the client is gone."""
        self.socket.settimeout(_PATIENCE)
        self.socket.sendall(data)


class Server:
    """The loop and what it answers with."""

    def __init__(self, host: Host, name: str, listener: socket.socket, watchdog: Watchdog) -> None:
        self.host, self.name, self.listener = host, name, listener
        self.port = listener.getsockname()[1]
        self.selector = selectors.DefaultSelector()
        self.has_colors = os.isatty(2)
        self.is_running = True
        self._stopping, self._waker = socket.socketpair()
        host.watch = watchdog.watch
        watchdog.stop = self.stop

    def stop(self) -> None:
        """Have run() return after the request that is being answered. May be called in any thread, and again."""
        self.is_running = False
        self._waker.send(b"\0")

    def run(self) -> None:
        """Serve until stop() is called."""
        shown = f"[{self.name}]" if ":" in self.name else self.name
        log(f"PHP {self.host.target.version} Development Server (http://{shown}:{self.port}) started")
        self.selector.register(self.listener, selectors.EVENT_READ, None)
        self.selector.register(self._stopping, selectors.EVENT_READ, None)
        self._collector = Collector()
        while self.is_running:
            self._serve(self.selector.select())

    def _serve(self, events: list[tuple[selectors.SelectorKey, int]]) -> None:
        """Take in what came, until stop() is called."""
        for key, _ in events:
            if not self.is_running:
                return
            if key.data is None:
                self._accept()
            else:
                self._read(key.data)

    def _accept(self) -> None:
        try:
            connection, peer = self.listener.accept()
        except OSError:
            return
        connection.setblocking(False)
        client = Client(connection, peer)
        log(f"{client.name} Accepted")
        self.selector.register(connection, selectors.EVENT_READ, client)

    def _close(self, client: Client) -> None:
        if not client.closed:
            client.closed = True
            self.selector.unregister(client.socket)
            log(f"{client.name} Closing")
            client.socket.close()

    def _read(self, client: Client) -> None:
        try:
            data = client.socket.recv(_PIECE)
        except BlockingIOError:
            return
        except OSError as error:
            log(f"{client.name} Invalid request ({os.strerror(error.errno or 0)})")
            self._close(client)
            return
        reader = client.reader
        problem = "" if data else "Unexpected EOF"
        try:
            reader.feed(data)
        except MalformedRequest:
            problem = "Unsupported SSL request" if data[0] & 0x80 or data[0] == 0x16 else "Malformed HTTP request"
        if len(reader.body) > _LARGEST:
            problem = "Malformed HTTP request"
        if problem and not data and reader.untouched:
            log(f"{client.name} Closed without sending a request; it was probably just an unused speculative "
                "preconnection")
        elif problem:
            log(f"{client.name} Invalid request ({problem})")
        if problem:
            self._close(client)
        elif reader.complete:
            try:
                self._answer(client)
            except OSError:
                log(f"{client.name} Failed to send the answer")  # the client did not wait for it
            self._close(client)

    # -- answering -----------------------------------------------------------------------------------------------

    def _answer(self, client: Client) -> None:
        reader = client.reader
        path, mark, query = reader.uri.partition("#")[0].partition("?")
        if reader.method not in METHODS:
            self._send_error(client, 501)
            return
        if path[:1] != "/" and "://" in path:  # as proxies are asked
            path = "/" + path.partition("://")[2].partition("/")[2]
        target = paths.find(self.host.root, paths.normalized(path))
        if "\0" in target.name:
            self._send_error(client, 404 if self.host.router is None else 400, "No such file or directory")
            return
        if self.host.router is None and not target.is_script:
            self._send_file(client, target)
            return
        answer = Answer(client)
        request = WebRequest(reader.method, reader.uri, query if mark else None, reader.headers, reader.body,
                             self._server_variables(client, target), answer.send_headers)
        request.log = log
        outcome = run_request(self.host, request, target, answer.write)
        answer.finish()
        if outcome.declined and not target.is_script:
            self._send_file(client, target)
        elif self.host.router is None or outcome.declined:
            self._log_answer(client, answer.code, "", outcome)
        del outcome, request
        self._collector.collect()

    def _server_variables(self, client: Client, target: paths.Target) -> dict[str, str]:
        reader = client.reader
        _, mark, query = reader.uri.partition("#")[0].partition("?")
        found = {"DOCUMENT_ROOT": self.host.root, "REMOTE_ADDR": client.address, "REMOTE_PORT": str(client.port),
                 "SERVER_SOFTWARE": f"PHP {self.host.target.version} Development Server",
                 "SERVER_PROTOCOL": f"HTTP/{reader.version[0]}.{reader.version[1]}", "SERVER_NAME": self.name,
                 "SERVER_PORT": str(self.port), "REQUEST_URI": reader.uri, "REQUEST_METHOD": reader.method,
                 "SCRIPT_NAME": target.name}
        script = target.path or self.host.router
        if script is not None:
            found["SCRIPT_FILENAME"] = script
        if target.info is not None:
            found["PATH_INFO"] = target.info
        found["PHP_SELF"] = target.name + (target.info or "")
        if mark:
            found["QUERY_STRING"] = query
        return found

    def _send_file(self, client: Client, target: paths.Target) -> None:
        try:
            if target.path is None:
                raise FileNotFoundError
            if client.reader.method not in paths.FILE_METHODS:
                self._send_error(client, 405, "Invalid argument")
                return
            with open(target.path.encode("latin-1"), "rb") as file:
                size = os.fstat(file.fileno()).st_size
                kind = paths.content_type_line(target.extension)
                lines = [] if kind is None else [f"Content-Type: {kind}"]
                self._log_answer(client, 200)
                client.send(head(client, 200, [*lines, f"Content-Length: {size}"]))
                if client.reader.method != "HEAD":
                    client.socket.sendfile(file)
        except (FileNotFoundError, PermissionError, IsADirectoryError):
            self._send_error(client, 404, "No such file or directory")

    def _send_error(self, client: Client, code: int, why: str = "") -> None:
        page = paths.error_page(code, reason, client.reader.uri)
        self._log_answer(client, code, why)
        lines = ["Content-Type: text/html; charset=UTF-8", f"Content-Length: {len(page)}"]
        if code == 405:
            lines.append(f"Allow: {', '.join(paths.FILE_METHODS)}")
        client.send(head(client, code, lines) + page)

    def _log_answer(self, client: Client, code: int, why: str = "", outcome: Outcome | None = None) -> None:
        text = f"{client.name} [{code}]: {client.reader.method} {client.reader.uri}"
        if why:
            text += f" - {why}"
        last = None if outcome is None else outcome.last_error
        if last is not None and last[0] & E_FATAL_ERRORS:
            text += f" - {c_string(last[1])} in {last[2]} on line {last[3]}"
            code = 500 if code == 200 else code
        color = next((color for least, color in _COLORS if code >= least), 0)
        log(f"\x1b[3{color}m{text}\x1b[0m" if self.has_colors and color else text)


class Answer:
    """What an engine sends to a client: its headers go out with the first piece of the body."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.code = 200
        self.head = b""

    def send_headers(self, code: int, status_line: str | None, lines: list[str]) -> None:
        """Keep them for write() or finish()."""
        self.code = code
        self.head = head(self.client, code, lines, status_line)

    def write(self, data: bytes) -> None:
        """Send a piece of the body. Raises OSError."""
        self.client.send(self.head + data)
        self.head = b""

    def finish(self) -> None:
        """Send the headers where there was no body."""
        if self.head:
            self.client.send(self.head)
            self.head = b""


def head(client: Client, code: int, lines: list[str], status_line: str | None = None) -> bytes:
    """Status line and headers, with those that every answer has."""
    major, minor = client.reader.version
    host = next((value for name, value in client.reader.headers if name.lower() == "host"), None)
    essential = [] if host is None else [f"Host: {host}"]
    essential += [time.strftime("Date: %a, %d %b %Y %H:%M:%S GMT", time.gmtime()), "Connection: close"]
    first = status_line or f"HTTP/{major}.{minor} {code} {reason(code)}"
    return "\r\n".join([first, *essential, *lines, "", ""]).encode("latin-1")
