"""The WSGI application: a request's environment becomes a WebRequest, the script's output the response.

Output is passed on as it is printed, through a queue between the script's thread and the server's.
"""
from __future__ import annotations

import os
import sys
from queue import SimpleQueue
from threading import Semaphore
from typing import TYPE_CHECKING, Any

from zvm.runtime.services.ini_files import Configuration, error_level
from zvm.targets import SETTING
from zvm.web import paths, threads
from zvm.web.body import Body, MalformedChunk, read_chunks, read_input, read_to_end
from zvm.web.request import WebRequest, reason
from zvm.web.running import Host, run_request

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    OnError = Callable[[str, dict[str, Any]], None]

DEFAULT_LARGEST = 64 << 20  # bytes of a request's body
_DEFAULTS = {"display_errors": "0", "log_errors": "1"}  # as php.ini-production has them: visitors see no traces
BODY = "zvm.body"  # in the environment: a Body that has been read, in place of wsgi.input
ABANDON = "zvm.abandon"  # in the environment: a list that gets what is to be called when the client has gone
_PIECE = 1 << 16
_WAITING = 16  # pieces of output that wait for the server


def application(docroot: str | os.PathLike[str], router: str | os.PathLike[str] | None = None, *,
                ini: Mapping[str, str] | None = None, largest_body: int = DEFAULT_LARGEST,
                on_error: OnError | None = None, php: str | None = None) -> Application:
    """An application that serves a folder. `router` is a script that is asked first, and gives false for what it leaves
    to the folder; `ini` are directives; larger bodies than `largest_body` are refused; `php` is the version, "8.4".
    Raises UnknownTarget (zvm/targets.py).

    Errors are not shown (display_errors) but logged (log_errors), and a request that ends by one is answered with 500,
    unless it has sent something. Each line of the log goes to `on_error`, together with the request's environment, or
    without one to its wsgi.errors."""
    return Application(docroot, router, ini=ini, largest_body=largest_body, on_error=on_error, php=php)


class Application:
    """See application()."""

    def __init__(self, docroot: str | os.PathLike[str], router: str | os.PathLike[str] | None = None, *,
                 ini: Mapping[str, str] | None = None, largest_body: int = DEFAULT_LARGEST,
                 on_error: OnError | None = None, php: str | None = None) -> None:
        configuration = Configuration(error_level)
        configuration.values.update({**_DEFAULTS, **(ini or {})})
        if php is not None:
            configuration.values[SETTING] = php
        root = os.path.realpath(docroot)
        if not os.path.isdir(root):
            raise NotADirectoryError(root)
        script = None if router is None else os.fsencode(os.path.realpath(router)).decode("latin-1")
        self.host = Host(os.fsencode(root).decode("latin-1"), script, configuration, "fpm-fcgi")
        self.largest_body = largest_body
        self.on_error = on_error or _log

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        target = paths.find(self.host.root, paths.normalized(environ.get("PATH_INFO", "").replace("%", "%25")))
        response = Response(start_response)
        if "\0" in target.name:
            return response.error(400, "")
        if self.host.router is None and not target.is_script:
            return response.file(environ, target)
        try:
            body = _read_body(environ, self.largest_body)
        except (ValueError, MalformedChunk):
            return response.error(400, "")
        if body is None:
            return response.error(413, "")
        request = WebRequest(environ["REQUEST_METHOD"], _uri(environ), environ.get("QUERY_STRING") or "",
                             _headers(environ), body, _server(environ, self.host, target), response.send_headers)
        request.finish = response.finish
        request.log = lambda line: self.on_error(line.encode("latin-1").decode(errors="backslashreplace"), environ)
        return self._run(request, target, response, environ)

    def _run(self, request: WebRequest, target: paths.Target, response: Response,
             environ: dict[str, Any]) -> Iterable[bytes]:
        """The output, piece by piece, of a script that runs in another thread."""
        environ.get(ABANDON, []).append(response.abandon)

        def task() -> None:
            try:
                outcome = run_request(self.host, request, target, response.write, response)
                response.declined = outcome.declined and not target.is_script
            except BaseException:
                response.problem = True
                raise
            finally:
                response.finish()
        threads.start(task)
        first = response.next_piece()
        if response.declined:
            return response.file(environ, target)
        if response.problem and first is None:
            return response.error(500, "")
        response.start()
        return response.rest(first)


def _log(line: str, environ: dict[str, Any]) -> None:
    errors = environ.get("wsgi.errors") or sys.stderr
    errors.write(line + "\n")
    errors.flush()


class Response:
    """What goes back to the server: a head, once, and pieces of the body."""

    def __init__(self, start_response: Callable[..., Any]) -> None:
        self.start_response = start_response
        self.head: tuple[str, list[tuple[str, str]]] | None = None
        self.pieces: SimpleQueue[bytes | None] = SimpleQueue()
        self.room = Semaphore(_WAITING)
        self.declined = self.problem = self.closed = self.finished = False

    # called in the script's thread

    def send_headers(self, code: int, status_line: str | None, lines: list[str]) -> None:
        """Keep status and headers until the first piece is sent."""
        words = reason(code) if status_line is None else status_line.split(" ", 2)[-1]
        headers = []
        for line in lines:
            name, _, value = line.partition(":")
            headers.append((name.strip(" \t"), value.strip(" \t")))
        self.head = (f"{code} {words}", headers)

    def write(self, data: bytes) -> None:
        """Pass a piece on; waits for the server to take it. Raises BrokenPipeError when the client is gone."""
        self.room.acquire()
        if self.closed:
            self.room.release()
            raise BrokenPipeError
        self.pieces.put(data)

    def finish(self) -> None:
        """The answer is whole, though the script goes on."""
        self.finished = True
        self.pieces.put(None)

    def give_up(self) -> None:
        """The script will not end: its client gets an error, or what has been printed so far."""
        self.problem = self.closed = True
        self.finish()

    # called in the server's thread

    def abandon(self) -> None:
        """Nothing reads any more: the script ends, unless it ignores that. May be called in any thread, and again."""
        if not self.finished:
            self.closed = True
            self.room.release()
            self.pieces.put(None)

    def next_piece(self) -> bytes | None:
        piece = self.pieces.get()
        self.room.release()
        return piece

    def start(self) -> None:
        """Send status and headers."""
        status, headers = self.head or ("200 OK", [])
        self.start_response(status, headers)

    def rest(self, first: bytes | None) -> Iterator[bytes]:
        """The pieces; closing the iterator tells the script that nothing reads any more."""
        piece = first
        try:
            while piece is not None:
                yield piece
                piece = self.next_piece()
        finally:
            if piece is not None:
                self.abandon()

    def error(self, code: int, uri: str) -> list[bytes]:
        """A page about what went wrong."""
        page = paths.error_page(code, reason, uri)
        headers = [("Content-Type", "text/html; charset=UTF-8"), ("Content-Length", str(len(page)))]
        if code == 405:
            headers.append(("Allow", ", ".join(paths.FILE_METHODS)))
        self.start_response(f"{code} {reason(code)}", headers)
        return [page]

    def file(self, environ: dict[str, Any], target: paths.Target) -> Iterable[bytes]:
        """A file that is not a script."""
        try:
            if target.path is None:
                raise FileNotFoundError
            if environ["REQUEST_METHOD"] not in paths.FILE_METHODS:
                return self.error(405, "")
            handle = open(target.path.encode("latin-1"), "rb")  # noqa: SIM115  # the server closes it
        except OSError:
            return self.error(404, _uri(environ))
        headers = [("Content-Length", str(os.fstat(handle.fileno()).st_size))]
        kind = paths.content_type_line(target.extension)
        if kind is not None:
            headers.append(("Content-Type", kind))
        self.start_response("200 OK", headers)
        if environ["REQUEST_METHOD"] == "HEAD":
            handle.close()
            return []
        wrapper = environ.get("wsgi.file_wrapper")
        return wrapper(handle, _PIECE) if wrapper is not None else iter(lambda: handle.read(_PIECE), b"")


def _read_body(environ: dict[str, Any], largest: int) -> Body | None:
    """The request's body, None where it is larger than `largest`. Raises ValueError for a length that is none,
    MalformedChunk.

    A body without a length ends with the input where the server says so (wsgi.input_terminated), and with its last
    chunk where the server has left its transfer coding as it is.
    """
    if BODY in environ:
        given: Body = environ[BODY]
        return given if len(given) <= largest else None
    file = environ.get("wsgi.input")
    length = environ.get("CONTENT_LENGTH") or ""
    if length:
        if not (length.isascii() and length.isdigit()):
            raise ValueError
        if int(length) > largest:
            return None
        pieces = read_input(file, int(length))
    elif environ.get("wsgi.input_terminated"):
        pieces = read_to_end(file)
    elif "chunked" in environ.get("HTTP_TRANSFER_ENCODING", "").lower():
        pieces = read_chunks(file)
    else:
        return Body()
    body = Body()
    for piece in pieces:
        body.append(piece)
        if len(body) > largest:
            return None
    return body


def _uri(environ: dict[str, Any]) -> str:
    given = environ.get("REQUEST_URI") or environ.get("RAW_URI")
    if given:
        return str(given)
    from urllib.parse import quote

    path = environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "")
    path = quote(path, safe="/:@!$&'()*+,;=~", encoding="latin-1")
    query = environ.get("QUERY_STRING")
    return f"{path}?{query}" if query else path


def _headers(environ: dict[str, Any]) -> list[tuple[str, str]]:
    found = [(name[5:].replace("_", "-").title(), str(value)) for name, value in environ.items()
             if name.startswith("HTTP_")]
    return found + [(name.replace("_", "-").title(), str(environ[name])) for name in ("CONTENT_TYPE", "CONTENT_LENGTH")
                    if environ.get(name)]


def _server(environ: dict[str, Any], host: Host, target: paths.Target) -> dict[str, str]:
    """What $_SERVER has beside the headers."""
    script = target.path or host.router
    found = {"DOCUMENT_ROOT": host.root, "REMOTE_ADDR": environ.get("REMOTE_ADDR", ""),
             "REMOTE_PORT": str(environ.get("REMOTE_PORT", "")), "SERVER_SOFTWARE": f"ZVM (PHP {host.target.version})",
             "SERVER_PROTOCOL": environ.get("SERVER_PROTOCOL", "HTTP/1.1"), "SERVER_NAME": environ["SERVER_NAME"],
             "SERVER_PORT": str(environ["SERVER_PORT"]), "REQUEST_SCHEME": environ.get("wsgi.url_scheme", "http"),
             "REQUEST_URI": _uri(environ), "REQUEST_METHOD": environ["REQUEST_METHOD"],
             "QUERY_STRING": environ.get("QUERY_STRING", ""),
             "SCRIPT_NAME": environ.get("SCRIPT_NAME", "") + target.name, "SCRIPT_FILENAME": script or "",
             "PHP_SELF": environ.get("SCRIPT_NAME", "") + target.name + (target.info or "")}
    if target.info is not None:
        found["PATH_INFO"] = target.info
    if environ.get("wsgi.url_scheme") == "https":
        found["HTTPS"] = "on"
    return found
