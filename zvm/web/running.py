"""Running a request: an engine of its own, the router or script, and cleaning up (php_cli_server_dispatch).

A `Host` is what requests share: document root, router, configuration. Used by the servers.
"""
from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING, Any

from zvm.engine import Engine, resident
from zvm.engine.resident.preloading import PreloadFailed
from zvm.engine.warm_up import WARM_UP
from zvm.runtime.services import python_collector
from zvm.runtime.services.ini_files import Configuration
from zvm.runtime.services.memory_usage import resident_bytes
from zvm.targets import SETTING, target_of
from zvm.web.folder_settings import FolderSettings
from zvm.web.limits import limited
from zvm.web.paths import Target

if TYPE_CHECKING:
    from collections.abc import Callable

    from zvm.engine.resident.world import World
    from zvm.web.limits import Client
    from zvm.web.request import WebRequest

_DEFAULTS = {"html_errors": "1", "implicit_flush": "0", "max_execution_time": "30"}  # where no ini file says otherwise
_ABSENT = frozenset(("STDIN", "STDOUT", "STDERR", "PHP_CLI_PROCESS_TITLE"))
_FPM = "fpm-fcgi"
_OWN_FUNCTIONS = ("apache_request_headers", "apache_response_headers", "getallheaders")
_FUNCTIONS = (_OWN_FUNCTIONS, (*_OWN_FUNCTIONS, "fastcgi_finish_request"))  # of other servers, of fpm
_GROWTH = 20_000  # containers that requests have left when they are looked for
_MEMORY_GROWTH = 4 << 20  # bytes by which the process has grown when they are looked for, too …
_LOOKS = 4  # … which is asked after so many requests
_COLLECTIONS = 16  # of which each looks at everything


class Host:
    """What the requests of a server have in common. `root` and `router` are paths, byte strings as PHP has them.
    Raises UnknownTarget."""

    def __init__(self, root: str, router: str | None = None, configuration: Configuration | None = None,
                 sapi: str = "cli-server") -> None:
        self.root, self.router, self.sapi = root, router, sapi
        self.functions: tuple[str, ...] = _FUNCTIONS[sapi == _FPM]
        self.configuration = configuration or Configuration(lambda name: None)
        values: dict[str, Any] = dict(_DEFAULTS)
        values.update(self.configuration.values)
        self.configuration.values = values
        self.target = target_of(values.get(SETTING))
        self.folder_settings = FolderSettings(self.configuration) if sapi == _FPM else None
        self.fill: Callable[[World], None] | None = None  # opcache.preload's part (preloading.py)
        self.watch: Callable[[Engine | None], None] = lambda engine: None  # told which engine runs


def warm_up(host: Host) -> None:
    """Load what every request needs, so that processes forked from this one share it."""
    engine = make_engine(host, None, lambda data: None)
    engine.run_source(f"<?php {WARM_UP}", "warm-up")


class Collector:
    """Frees what requests leave in cycles, in a process that answers one after the other, when there is enough of it.
    What is there when this is made stays for ever; a request's own are among the youngest objects, since nothing is
    collected while it runs."""

    def __init__(self) -> None:
        self._collections = 0
        self._requests = 0
        self._held = resident_bytes()
        gc.freeze()

    def collect(self) -> None:
        """A request has ended."""
        self._requests += 1
        if self._requests % _LOOKS == 0 and resident_bytes() > self._held + _MEMORY_GROWTH:
            gc.collect()  # few containers may hold much
            self._held = resident_bytes()
        elif gc.get_count()[0] > _GROWTH:
            self._collections += 1
            gc.collect(0 if self._collections % _COLLECTIONS else 2)


class Outcome:
    """How a request ended: `declined` by the router, so that a file is sent; `last_error` is error_get_last()'s."""

    __slots__ = ("declined", "last_error")

    def __init__(self) -> None:
        self.declined = False
        self.last_error: Any = None


def run_request(host: Host, request: WebRequest, target: Target, write: Callable[[bytes], object],
                client: Client | None = None) -> Outcome:
    """Run the router, and the script unless the router answers. `client` is who waits for the answer of a request that
    runs in one of several threads, where the limits are seen to here; without it the script's folder is the working
    one meanwhile."""
    chdir = client is None
    engine = make_engine(host, request, write)
    try:
        resident.lease(engine, host.fill)
    except PreloadFailed:  # which began well: the reason is in the log
        host.fill = None
        resident.lease(engine)
    if client is not None:
        engine.own_variables = {}
    if host.folder_settings is not None and target.path is not None:
        host.folder_settings.activate(engine, target.path, *request.place())
    host.watch(engine)
    outcome = Outcome()
    tasks: list[Callable[[], None]] = []
    before = _working_directory() if chdir else None
    script = target.path
    if script is not None and script[:1] != "/" and before is not None:
        script = f"{before}/{script}"
    if host.router is not None:
        tasks.append(lambda: _run_router(host, request, engine, target, outcome))
    if target.is_script:
        tasks.append(lambda: _run_script(engine, script, host.router is None or outcome.declined))
    try:
        if before is not None and target.is_script and host.router is None and target.path is not None:
            _change_directory(os.path.dirname(target.path))
        if client is None:
            engine.run_tasks(tasks)
        else:
            limited(engine, client, lambda: engine.run_tasks(tasks))
            python_collector.free_ended()
    finally:
        host.watch(None)
        outcome.last_error = engine.diagnostics.last_error
        resident.release(engine)
        request.remove_uploads()
        if before is not None:
            _change_directory(before)
    return outcome


def make_engine(host: Host, request: WebRequest | None, write: Callable[[bytes], object]) -> Engine:
    """An engine for one request, or (None) for those that a script will ask for."""
    shared = host.configuration
    configuration = Configuration(lambda name: None)
    configuration.values = dict(shared.values)
    configuration.from_system = set(shared.from_system)
    configuration.loaded_file, configuration.scan_path = shared.loaded_file, shared.scan_path
    configuration.scanned_files = shared.scanned_files
    engine = Engine(write=write, configuration=configuration, sapi=host.sapi)
    engine.web = request
    engine.constants.absent = _ABSENT
    engine.output.implicit_flush = engine.ini.get_bool("implicit_flush")
    from zvm.web import functions

    functions.add_to(engine, host.functions)
    return engine


def _run_script(engine: Engine, path: str | None, wanted: bool) -> None:
    if wanted and path is not None:
        engine.execute_file(path)


def _run_router(host: Host, request: WebRequest, engine: Engine, target: Target, outcome: Outcome) -> None:
    path = host.router or ""
    try:
        answer = engine.execute_for_value(os.path.realpath(path.encode("latin-1")).decode("latin-1"))
    except OSError:
        include_path = engine.ini.get("include_path")
        engine.diagnostics.warning("Unknown: Failed to open stream: No such file or directory")
        engine.diagnostics.fatal(f"Failed opening required '{path}' (include_path='{include_path}')")
    outcome.declined = answer is False
    if outcome.declined and not target.is_script:
        request.headers_sent = True  # the file's own are sent instead
        engine.output.broken = True


def _working_directory() -> str | None:
    try:
        return os.getcwdb().decode("latin-1")
    except OSError:
        return None


def _change_directory(path: str) -> None:
    try:
        os.chdir(path.encode("latin-1"))
    except OSError:
        return
