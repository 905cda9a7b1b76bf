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
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from zvm.embedding.engine import Engine
from zvm.embedding.errors import ClosedEngine, LimitReached, PhpError, PhpExit
from zvm.embedding.limits import Allow, Limits
from zvm.runtime.services.stacks import RECURSION_LIMIT, STACK_BYTES, allow_depth
from zvm.sandbox import confinement, messages
from zvm.sandbox.dialogue import DEEPEST_PREVIOUS, readable
from zvm.sandbox.values import MalformedMessage

if TYPE_CHECKING:
    from collections.abc import Callable

INTERNAL_ERROR = 70  # EX_SOFTWARE
_SPARE = 64 << 20  # bytes of address space beyond the limits
_WAITING = 4  # messages that the engine may be ahead of the host
_SYSTEM_PATHS = ("/usr/lib", "/lib", "/lib64", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/etc/localtime",
                 "/etc/ld.so.cache", "/dev/null", "/dev/urandom", "/proc/self", "/proc/meminfo", "/usr/share/locale")


class Sender:
    """Sends the messages of the engine's thread, in a thread in which no limit is raised, so that none is cut off."""

    def __init__(self, channel: messages.Channel) -> None:
        self._channel = channel
        self._queue: SimpleQueue[tuple[str, bytes]] = SimpleQueue()
        self._room = threading.Semaphore(_WAITING)

    def start(self) -> None:
        threading.Thread(target=self._run, daemon=True).start()

    def send(self, kind: str, *values: Any) -> None:
        """Have a message sent. Raises what messages.encode_values() raises."""
        data = messages.encode_values(*values)
        self._room.acquire()
        self._queue.put((kind, data))

    def _run(self) -> None:
        while True:
            kind, data = self._queue.get()
            try:
                self._channel.send(kind, data)
            except BaseException:
                os._exit(0)  # the host has gone
            self._room.release()


class Child:
    """One sandbox, as its process sees it."""

    def __init__(self, connection: socket.socket) -> None:
        connection.set_inheritable(False)
        self.channel = messages.Channel(connection, connection.recv(messages.KEY_SIZE, socket.MSG_WAITALL))
        self.sender = Sender(self.channel)
        self.is_host_there = True
        os.register_at_fork(after_in_child=self._leave_host)
        _, (settings,) = self.channel.receive(("settings",))
        limits, allow = settings["limits"], settings["allow"]
        functions = {name: self._caller(name, *parameters) for name, parameters in settings["functions"].items()}
        self.engine = Engine(settings["ini"], self._print, Limits(**limits), Allow(**allow), functions)
        world = self.engine.world
        world.descriptors, world.visible_variables = frozenset(), None  # the environment is the sandbox's own
        self.engine.eval("json_encode([1.5, 'a']) . sprintf('%d', 1)")  # loads what most code needs
        self.protections = self._confine(settings["limits"], self.engine.allow, settings["file_size"])

    def _leave_host(self) -> None:
        """In a process that PHP code has forked: only the first one talks to the host."""
        self.is_host_there = False
        self.channel.close()

    def _confine(self, limits: dict[str, Any], allow: Allow, file_size: int) -> list[str]:
        """Give up what the code does not need; what the system enforces."""
        memory = limits["memory"]
        address_space = None if memory is None else confinement.address_space() + STACK_BYTES + 4 * memory + _SPARE
        writable = allow.files if allow.write is None else allow.write
        confinement.limit_resources(address_space, file_size, allow.processes)
        readable = ["/"] if allow.files is None else [*system_folders(), *allow.files]
        return confinement.confine(readable, ["/"] if writable is None else writable, allow.network, allow.processes)

    def serve(self) -> None:
        """Carry out what the host asks for; ends the process when the host goes away."""
        threading.stack_size(0)  # for the threads that this one starts, of which there is no room for a large one
        self.sender.start()
        self.sender.send("ready", self.protections)
        while self.is_host_there:
            try:
                kind, values = self.channel.receive(messages.REQUESTS)
            except (messages.Disconnected, MalformedMessage):
                break
            self._answer(partial(self._carry_out, kind, values))
        os._exit(0)

    def _carry_out(self, kind: str, values: list[Any]) -> Any:
        engine = self.engine
        if kind == "call":
            name, arguments, named = values
            return engine.call(name, *arguments, **{readable(key): value for key, value in named.items()})
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
            answer = ("error", _records(error))
        except PhpExit as leaving:
            answer = ("exit", leaving.status)
        except ClosedEngine as error:
            answer = ("closed", str(error))
        except MemoryError:
            answer = ("limit", "memory", "the process may not grow any more")
        except (KeyError, TypeError, ValueError, OverflowError, OSError) as error:
            answer = _refusal(error)
        if not self.is_host_there:
            return
        try:
            self.sender.send(*answer)
        except (TypeError, ValueError, OverflowError) as error:
            self.sender.send(*_refusal(error))
        except MemoryError:
            self.sender.send("limit", "memory", "the process may not grow any more")

    def _print(self, data: bytes) -> None:
        if self.is_host_there:
            for start in range(0, len(data), messages.OUTPUT_PIECE):
                self.sender.send("output", data[start:start + messages.OUTPUT_PIECE])

    def _caller(self, name: str, names: list[str], defaults: list[list[Any]], rest: bool) -> Callable[..., Any]:
        """A function that has the host call the one of that name, whose parameters these are."""
        def call(*arguments: Any, **named: Any) -> Any:
            if not self.is_host_there:
                raise RuntimeError("only the first process of a sandbox can call functions of the host")
            self.sender.send("function", name, arguments, named)
            try:
                kind, (answer,) = self.channel.receive(("returned", "raised"))
            except (messages.Disconnected, MalformedMessage):
                os._exit(0)
            if kind == "raised":
                raise RuntimeError(readable(answer))
            return answer

        first = len(names) - len(defaults)
        parameters = [Parameter(each, Parameter.POSITIONAL_OR_KEYWORD, default=Parameter.empty if index < first else
                                defaults[index - first][0] if defaults[index - first] else NotImplemented)
                      for index, each in enumerate(names)]
        if rest:
            parameters.append(Parameter("more", Parameter.VAR_POSITIONAL))
        call.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        return call


_REFUSALS = (KeyError, FileNotFoundError, PermissionError, OSError, OverflowError, ValueError, TypeError)


def _refusal(error: Exception) -> tuple[str, str, str]:
    """The nearest exception that the host knows."""
    name = next(kind.__name__ for kind in _REFUSALS if isinstance(error, kind))
    return "refused", name, str(error.args[0] if isinstance(error, KeyError) and error.args else error)


def _records(error: PhpError | None) -> list[list[Any]]:
    """What a PhpError and those it wraps say, as plain values."""
    found: list[list[Any]] = []
    while error is not None and len(found) <= DEEPEST_PREVIOUS:
        code = error.code if isinstance(error.code, int | str | float) else str(error.code)
        found.append([error.message, error.php_class, error.file, error.line, error.trace, code])
        error = error.previous
    return found


def system_folders() -> list[str]:
    """What Python and the engine read while they run."""
    return [*_SYSTEM_PATHS, sys.prefix, sys.base_prefix, *filter(None, sys.path),
            os.path.dirname(os.path.dirname(__file__))]


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
