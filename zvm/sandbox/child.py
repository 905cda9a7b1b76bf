"""The process of a sandbox: confines itself, then runs what the host asks for, message by message.

Started as `python -m zvm.sandbox.child DESCRIPTOR`; the first message says what is allowed.
"""
from __future__ import annotations

import os
import socket
import sys
import threading
from functools import partial
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any

from zvm.embedding.engine import Engine
from zvm.embedding.errors import ClosedEngine, LimitReached, PhpError, PhpExit
from zvm.embedding.limits import Allow, Limits
from zvm.runtime.services.stacks import RECURSION_LIMIT, STACK_BYTES, allow_depth
from zvm.sandbox import confinement, messages

if TYPE_CHECKING:
    from collections.abc import Callable

INTERNAL_ERROR = 70  # EX_SOFTWARE
_SPARE = 64 << 20  # bytes of address space beyond the limits
_LONGEST = 1 << 30
_SYSTEM_PATHS = ("/usr/lib", "/lib", "/lib64", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/etc/localtime",
                 "/etc/ld.so.cache", "/dev/null", "/dev/urandom", "/proc/self", "/proc/meminfo", "/usr/share/locale")


class Child:
    """One sandbox, as its process sees it."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        kind, (settings,) = messages.receive(connection, _LONGEST)
        assert kind == "settings"
        limits, allow = settings["limits"], settings["allow"]
        functions = {name: self._caller(name, *parameters) for name, parameters in settings["functions"].items()}
        self.engine = Engine(settings["ini"], self._print, Limits(**limits), Allow(**allow), functions)
        self.engine.eval("json_encode([1.5, 'a']) . sprintf('%d', 1)")  # loads what most code needs
        self.protections = self._confine(settings["limits"], self.engine.allow, settings["file_size"])

    def _confine(self, limits: dict[str, Any], allow: Allow, file_size: int) -> list[str]:
        """Give up what the code does not need; what the system enforces."""
        memory = limits["memory"]
        address_space = None if memory is None else _address_space() + STACK_BYTES + 4 * memory + _SPARE
        writable = allow.files if allow.write is None else allow.write
        confinement.limit_resources(address_space, file_size, allow.processes)
        confinement.give_up_rights()
        found = ["rlimits", "no_new_privs"]
        own = [sys.prefix, sys.base_prefix, *filter(None, sys.path), os.path.dirname(os.path.dirname(__file__))]
        readable = ["/"] if allow.files is None else [*_SYSTEM_PATHS, *own, *allow.files]
        if confinement.restrict_files(readable, ["/"] if writable is None else writable, allow.network):
            found.append("landlock")
        if confinement.restrict_system_calls(writable is None or bool(writable), allow.network, allow.processes):
            found.append("seccomp")
        return found

    def serve(self) -> None:
        """Carry out what the host asks for; ends the process when the host goes away."""
        threading.stack_size(0)  # for the threads that this one starts, of which there is no room for a large one
        messages.send(self.connection, "ready", self.protections)
        while True:
            try:
                kind, values = messages.receive(self.connection, _LONGEST)
            except (EOFError, OSError):
                os._exit(0)
            self._answer(partial(self._carry_out, kind, values))

    def _carry_out(self, kind: str, values: list[Any]) -> Any:
        engine = self.engine
        if kind == "call":
            name, arguments, named = values
            return engine.call(name, *arguments, **named)
        if kind == "get":
            return engine.globals[values[0]]
        if kind == "set":
            engine.globals[values[0]] = values[1]
            return None
        tasks: dict[str, Callable[..., Any]] = {"eval": engine.eval, "run": engine.run, "run_file": engine.run_file,
                                                "close": engine.close}
        return tasks[kind](*values)

    def _answer(self, task: Callable[[], Any]) -> None:
        """Tell what a task gives or raises."""
        answer: tuple[Any, ...]
        try:
            answer = ("value", task())
        except LimitReached as error:
            answer = ("limit", error.limit, error.message)
        except PhpError as error:
            answer = ("error", _fields(error))
        except PhpExit as leaving:
            answer = ("exit", leaving.status)
        except ClosedEngine as error:
            answer = ("closed", str(error))
        except MemoryError:
            answer = ("limit", "memory", "the process may not grow any more")
        except (KeyError, TypeError, ValueError, OverflowError, OSError) as error:
            answer = ("refused", type(error).__name__, str(error))
        try:
            messages.send(self.connection, *answer)
        except (TypeError, ValueError) as error:
            messages.send(self.connection, "refused", "TypeError", str(error))

    def _print(self, data: bytes) -> None:
        messages.send(self.connection, "output", data)

    def _caller(self, name: str, names: list[str], defaults: list[list[Any]], rest: bool) -> Callable[..., Any]:
        """A function that has the host call the one of that name, whose parameters these are."""
        def call(*arguments: Any, **named: Any) -> Any:
            messages.send(self.connection, "call", name, arguments, named)
            kind, (answer,) = messages.receive(self.connection, _LONGEST)
            if kind == "raised":
                raise RuntimeError(answer)
            return answer

        first = len(names) - len(defaults)
        parameters = [Parameter(each, Parameter.POSITIONAL_OR_KEYWORD, default=Parameter.empty if index < first else
                                defaults[index - first][0] if defaults[index - first] else NotImplemented)
                      for index, each in enumerate(names)]
        if rest:
            parameters.append(Parameter("more", Parameter.VAR_POSITIONAL))
        call.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        return call


def _fields(error: PhpError, depth: int = 0) -> dict[str, Any]:
    """What a PhpError says, as plain values."""
    previous = error.previous
    code = error.code if isinstance(error.code, int | str | float) else str(error.code)
    return {"message": error.message, "php_class": error.php_class, "file": error.file, "line": error.line,
            "trace": error.trace, "code": code,
            "previous": None if previous is None or depth > 20 else _fields(previous, depth + 1)}


def _address_space() -> int:
    with open("/proc/self/statm", "rb") as handle:
        return int(handle.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    """Run the sandbox whose connection is the descriptor on the command line."""
    child = Child(socket.socket(fileno=int(sys.argv[1])))
    threading.stack_size(STACK_BYTES)

    def serve() -> None:
        allow_depth(RECURSION_LIMIT)
        child.serve()

    thread = threading.Thread(target=serve)
    thread.start()
    thread.join()
    os._exit(INTERNAL_ERROR)  # it ended by an exception


if __name__ == "__main__":
    main()
