"""The ASGI application: the WSGI one under an asynchronous server, each request in a thread."""
from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from zvm.web.body import Body
from zvm.web.wsgi import ABANDON, BODY, DEFAULT_LARGEST
from zvm.web.wsgi import Application as WsgiApplication

if TYPE_CHECKING:
    import os
    from collections.abc import Awaitable, Callable, Mapping

    from zvm.web.wsgi import OnError

    Receive = Callable[[], Awaitable[dict[str, Any]]]
    Send = Callable[[dict[str, Any]], Awaitable[None]]


def application(docroot: str | os.PathLike[str], router: str | os.PathLike[str] | None = None, *,
                ini: Mapping[str, str] | None = None, largest_body: int = DEFAULT_LARGEST,
                on_error: OnError | None = None, php: str | None = None) -> Application:
    """An application that serves a folder; the arguments are those of zvm.wsgi.application(). Without `on_error` the
    lines of the log go to the logger "zvm"."""
    return Application(WsgiApplication(docroot, router, ini=ini, largest_body=largest_body, on_error=on_error or _log,
                                       php=php))


def _log(line: str, environ: dict[str, Any]) -> None:
    logging.getLogger("zvm").error(line)


class Application:
    """See application()."""

    def __init__(self, wsgi: WsgiApplication) -> None:
        self.wsgi = wsgi

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await _live(receive, send)
            return
        if scope["type"] != "http":
            raise ValueError(f"requests of the kind {scope['type']!r} are not served")
        body = Body()
        while True:
            message = await receive()
            body.append(message.get("body", b""))
            if len(body) > self.wsgi.largest_body or not message.get("more_body"):
                break
        environ = _environ(scope, body)
        environ[ABANDON] = []
        gone = asyncio.ensure_future(_disconnected(receive, environ[ABANDON]))
        try:
            await self._answer(environ, send)
        finally:
            gone.cancel()
            for abandon in environ[ABANDON]:
                abandon()

    async def _answer(self, environ: dict[str, Any], send: Send) -> None:
        """Send what the script prints. An exception, as of a client that has gone, ends the request."""
        head: list[tuple[str, list[tuple[str, str]]]] = []

        def start_response(status: str, headers: list[tuple[str, str]]) -> None:
            head.append((status, headers))

        pieces = iter(await asyncio.to_thread(self.wsgi, environ, start_response))
        piece = await asyncio.to_thread(next, pieces, None)
        status, headers = head[0]
        await send({"type": "http.response.start", "status": int(status[:3]),
                    "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]})
        while piece is not None:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
            piece = await asyncio.to_thread(next, pieces, None)
        await send({"type": "http.response.body", "body": b""})


async def _disconnected(receive: Receive, abandons: list[Callable[[], None]]) -> None:
    """Wait for the message after the body: where it says that the client has gone, abandon its request."""
    if (await receive())["type"] == "http.disconnect":
        for abandon in abandons:
            abandon()


async def _live(receive: Receive, send: Send) -> None:
    """Start and end with the server; there is nothing to do for either."""
    while True:
        message = await receive()
        await send({"type": message["type"] + ".complete"})
        if message["type"] == "lifespan.shutdown":
            return


def _environ(scope: dict[str, Any], body: Body) -> dict[str, Any]:
    """What a WSGI server would say of the request."""
    server = scope.get("server") or ("localhost", 80)
    client = scope.get("client") or ("", 0)
    query = scope.get("query_string", b"").decode("latin-1")
    raw = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
    environ = {"REQUEST_METHOD": scope["method"], "SCRIPT_NAME": scope.get("root_path", ""),
               "PATH_INFO": scope["path"].encode().decode("latin-1"), "QUERY_STRING": query,
               "REQUEST_URI": f"{raw}?{query}" if query else raw, "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
               "SERVER_NAME": server[0], "SERVER_PORT": str(server[1]), "REMOTE_ADDR": client[0],
               "REMOTE_PORT": str(client[1]), "wsgi.url_scheme": scope.get("scheme", "http"),
               BODY: body, "CONTENT_LENGTH": str(len(body))}
    for name, value in scope["headers"]:
        key = name.decode("latin-1").upper().replace("-", "_")
        if key not in ("CONTENT_TYPE", "CONTENT_LENGTH"):
            key = "HTTP_" + key
        if key != "CONTENT_LENGTH":
            environ[key] = value.decode("latin-1")
    return environ
