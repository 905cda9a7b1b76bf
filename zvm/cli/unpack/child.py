"""The process that runs the code: it confines itself, runs a file, and tells what it finds line by line.

Started as `python -m zvm.cli.unpack.child DESCRIPTOR`, of a socket on which the first line says what to do.
"""
from __future__ import annotations

import gc
import json
import os
import socket
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from zvm.cli.unpack import legacy
from zvm.cli.unpack.engine import UnpackingHost
from zvm.cli.unpack.fakes import Fakes
from zvm.cli.unpack.files import FakeFiles, FakeHosts, FakeInput, install
from zvm.cli.unpack.readable import Reader
from zvm.cli.unpack.recording import Recorder
from zvm.embedding.errors import LimitReached, PhpError, PhpExit
from zvm.embedding.limits import Allow, Limits
from zvm.engine import Engine as World
from zvm.runtime.services.stacks import RECURSION_LIMIT, STACK_BYTES, allow_depth
from zvm.runtime.values.arrays import PhpArray
from zvm.sandbox import confinement
from zvm.sandbox.child import system_folders

if TYPE_CHECKING:
    from typing import IO

_SPARE = 512 << 20  # bytes of address space beyond the limit
_INI: dict[str, Any] = {"short_open_tag": "1", "allow_url_fopen": "1", "allow_url_include": "1", "error_reporting": "0",
                        "zend.assertions": "1", "opcache.enable": "0", "max_execution_time": "0",
                        "log_errors": "0", "ffi.enable": "0", "display_errors": "0"}


class Telling:
    """Writes messages, and collects what the code prints."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def emit(self, type: str, **fields: Any) -> None:
        """Write a message."""
        with self._lock:
            self._stream.write(json.dumps({"type": type, **fields}) + "\n")
            self._stream.flush()

    def printed(self, data: bytes) -> None:
        """Tell of output."""
        self.emit("output", data=data.decode("latin-1"))


def confine(memory: int, seconds: float) -> list[str]:
    """Give up all that the code does not need; the protections that the system gave."""
    import resource

    confinement.limit_resources(confinement.address_space() + STACK_BYTES + 2 * memory + _SPARE, 0, False)
    limit = int(seconds) + 10
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    return confinement.confine(system_folders(), (), False, False)


class Run:
    """One file that is unpacked."""

    def __init__(self, task: dict[str, Any], telling: Telling) -> None:
        self.task, self.telling = task, telling
        budget = task["budget"]
        self.recorder = Recorder(telling.emit, budget["layers"])
        limits = Limits(budget["seconds"], budget["memory"], budget["output"], budget["oplines"])
        allow = Allow(host=True, environment=())  # so that no function is disabled: what reaches out is faked
        self.host = UnpackingHost(self.recorder, {**_INI, **task["ini"]}, telling.printed, limits, allow, task["php"])
        self.world = world = self.host.unpacking
        world.sapi = "apache2handler"
        world.descriptors = frozenset()
        replies = {url: reply.encode("latin-1") for url, reply in task["replies"].items()}
        self.files = FakeFiles(self.recorder, os.path.dirname(task["path"]) or "/")
        for path, text in task["files"].items():
            self.files.add(path, text.encode("latin-1"))
        Fakes(world, self.recorder, self.files, replies).install()
        legacy.install(world)
        install(world, self.files, FakeHosts(self.recorder, replies),
                FakeInput(self.recorder, task["input"].encode("latin-1")))
        self.reader = Reader(World())  # the other one is at its end by then
        self._set_globals()

    def _set_globals(self) -> None:
        """Make $_GET and the like; $_SERVER is that of a request to a web server."""
        table = self.world.symbol_table
        tables: dict[str, dict[str, Any]] = {name: dict(self.task["globals"].get(name, {})) for name in
                                             ("_GET", "_POST", "_COOKIE", "_SERVER")}
        name = os.path.basename(self.task["path"])
        server = {"REQUEST_METHOD": "POST" if tables["_POST"] else "GET", "HTTP_HOST": "localhost",
                  "SERVER_NAME": "localhost", "SERVER_ADDR": "127.0.0.1", "SERVER_PORT": "80",
                  "SERVER_SOFTWARE": "Apache", "SERVER_PROTOCOL": "HTTP/1.1", "REMOTE_ADDR": "192.0.2.1",
                  "REMOTE_PORT": "40000", "HTTP_USER_AGENT": "Mozilla/5.0", "REQUEST_URI": f"/{name}",
                  "SCRIPT_NAME": f"/{name}", "PHP_SELF": f"/{name}", "SCRIPT_FILENAME": self.task["path"],
                  "DOCUMENT_ROOT": os.path.dirname(self.task["path"]), "QUERY_STRING": "",
                  "REQUEST_TIME": int(time.time())}
        tables["_SERVER"] = {**server, **tables["_SERVER"]}
        tables["_REQUEST"] = {**tables["_GET"], **tables["_POST"]}
        for variable, values in tables.items():
            table[variable] = PhpArray.from_dict({_key(key): value for key, value in values.items()})
        table["_ENV"] = PhpArray()

    def execute(self) -> None:
        """Run the file, and what it has left for the end."""
        path = self.task["path"]
        started = time.monotonic()
        self.world.kind = "file"
        reason, message = "end", ""
        try:
            self.world.included_files[path] = None
            self.host.run(self.task["files"][path].encode("latin-1"), path.encode("latin-1"))
        except LimitReached as error:
            reason, message = error.limit, error.message
        except PhpExit:
            reason = "exit"
        except PhpError as error:
            reason, message = "error", f"{error.php_class or 'Fatal error'}: {error.message} in line {error.line}"
        try:
            self.host.close()
        except LimitReached as error:
            reason, message = error.limit, error.message
        except (PhpError, PhpExit):
            pass
        reason = self.recorder.used_up or reason
        self.telling.emit("end", reason=reason, message=message, seconds=round(time.monotonic() - started, 3))
        for path in self.files.written:
            self.telling.emit("file", path=path, data=self.files.files[path].decode("latin-1"))

    def read(self) -> None:
        """Tell each layer again with its constants folded."""
        for number, (code, scripting) in enumerate(zip(self.recorder.texts, self.recorder.scripting, strict=True)):
            text, sources = self.reader.read(code, scripting)
            self.telling.emit("readable", layer=number, text=text, sources=sources)


def _key(name: str) -> int | str:
    return int(name) if name.isdigit() and (name == "0" or name[0] != "0") and len(name) < 18 else name


def main() -> None:
    """Do what the first line of the socket asks for."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    connection.set_inheritable(False)
    task = json.loads(connection.makefile("r", encoding="utf-8").readline())
    telling = Telling(connection.makefile("w", encoding="utf-8"))
    threading.stack_size(STACK_BYTES)

    def serve() -> None:
        allow_depth(RECURSION_LIMIT)
        threading.stack_size(0)
        run = Run(task, telling)
        protections = confine(task["budget"]["memory"], task["budget"]["seconds"])
        telling.emit("ready", protections=protections)
        if set(task["require"]) - set(protections):
            os._exit(3)
        gc.freeze()
        run.execute()
        run.read()
        telling.emit("done")
        os._exit(0)

    thread = threading.Thread(target=serve)
    thread.start()
    thread.join()
    os._exit(70)  # it ended by an exception


if __name__ == "__main__":
    main()
