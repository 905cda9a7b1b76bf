"""Applications that stay in memory: a script that calls `zvm_handle_request(callable)` in a loop.

The script runs once; each call waits for a request, sets the superglobals, headers and output up for it, calls the
callable and ends the request: shutdown functions, output buffers, session. What the script itself holds stays.
"""
from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

from zvm.engine import request as lifecycle
from zvm.engine.superglobals import make_auto_globals, set_superglobals
from zvm.ext.standard.network.headers import Headers
from zvm.runtime.signals import Bailout
from zvm.runtime.values.arrays import PhpArray
from zvm.web import functions
from zvm.web.running import Host, make_engine

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from zvm.web.request import WebRequest

    Answer = Callable[[WebRequest, Callable[[bytes], object]], None]

    class Source(Protocol):
        """Where requests come from."""

        def next_request(self, answer: Answer) -> bool:
            """Wait for a request and have it answered; False where there will be none."""

        def may_go_on(self) -> bool:
            """May there be another request?"""

_PAUSE = 1.0  # seconds before a script is started again that has not handled one request
_TABLES = ("_GET", "_POST", "_COOKIE", "_FILES")


def serve(host: Host, script: str, source: Source) -> None:
    """Run the script, again when it ends, as long as requests come."""
    while source.may_go_on():
        requests = PersistentRequests(host, source)
        requests.engine.run_file(script)
        host.watch(None)
        if not requests.handled and source.may_go_on():
            time.sleep(_PAUSE)


class PersistentRequests(functions.RequestLoop):
    """The requests of one run of the script."""

    def __init__(self, host: Host, source: Source) -> None:
        self.source = source
        self.handled = 0
        self._sink: Callable[[bytes], object] = _to_stderr
        self.engine = make_engine(host, None, lambda data: self._sink(data))
        self.engine.states[functions.RequestLoop] = self
        functions.add_to(self.engine, ("zvm_handle_request",))
        host.watch(self.engine)

    def handle(self, callable: Any) -> bool:
        """zvm_handle_request(). Raises Bailout after a fatal error, with which the script ends, too."""
        engine = self.engine
        engine.output.flush()
        frame = engine.current_execute_data
        handler = engine.exception_handler.current

        def answer(request: WebRequest, write: Callable[[bytes], object]) -> None:
            self.handled += 1
            self._sink = write
            self._begin(request)
            engine.guarded(lambda: callable.call([]))
            self._end()
            self._sink = _to_stderr

        more = self.source.next_request(answer)
        if engine.diagnostics.bailed_out:
            raise Bailout
        engine.current_execute_data = frame
        engine.exception_handler.current = handler
        engine.exit_status = 0
        return more

    def _begin(self, request: WebRequest) -> None:
        """What comes before a request (php_request_startup)."""
        engine = self.engine
        engine.web = request
        engine.states.pop(Headers, None)
        engine.start_time = time.time()
        engine.ini.restart_time_limit()
        engine.diagnostics.last_error = None
        engine.is_unclean = False
        engine.output.begin_request()
        set_superglobals(engine)
        for name in ("_SERVER", "_REQUEST"):
            engine.symbol_table.pop(name, None)
        make_auto_globals(engine, "_SERVER _REQUEST")

    def _end(self) -> None:
        """What comes after it (php_request_shutdown)."""
        engine = self.engine
        lifecycle.end_of_request(engine)
        engine.guarded(engine.output.flush)
        engine.web = None
        engine.output.begin_request()
        for name in _TABLES:
            engine.symbol_table[name] = PhpArray()


def _to_stderr(data: bytes) -> None:
    """What the script prints outside of requests."""
    os.write(2, data)
