"""The host's side of a sandbox: starts the process, asks it, and ends it when it does not answer in time."""
from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from zvm.embedding.engine import output_writer
from zvm.embedding.errors import ClosedEngine, LimitReached, PhpError, PhpExit
from zvm.embedding.functions import signature_of
from zvm.embedding.limits import Allow, Limits
from zvm.runtime.values.zval import UNDEF
from zvm.sandbox import messages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_START_SECONDS = 60.0
_GRACE = 1.0  # seconds that the engine has to notice a limit itself
_MESSAGE = 64 << 20  # bytes of the longest answer that is taken
_REFUSALS = {"KeyError": KeyError, "ValueError": ValueError, "OverflowError": OverflowError, "OSError": OSError,
             "FileNotFoundError": FileNotFoundError, "PermissionError": PermissionError}


class SandboxDied(PhpError):
    """The process ended without an answer: the system killed it, or it was out of order. `status` is its exit status,
    negative for a signal."""

    def __init__(self, status: int) -> None:
        how = f"signal {signal.Signals(-status).name}" if status < 0 else f"status {status}"
        super().__init__(f"the sandbox ended with {how}")
        self.status = status


class Unprotected(RuntimeError):
    """The system lacks a protection that was required."""


class Sandbox:
    """An Engine in a process of its own. Values go between the two as copies; objects and callables stay.

    `ini`, `stdout`, `limits`, `functions` are those of Engine. `allow` is too, but without it nothing may be opened,
    started or connected to. `require` names the protections without which the sandbox is not made, of "landlock" and
    "seccomp"; those in force are in `protections`. `file_size` is how large a file may become that the code writes.
    """

    def __init__(self, ini: Mapping[str, object] | None = None, stdout: Any = None, limits: Limits | None = None,
                 allow: Allow | None = None, functions: Mapping[str, Callable[..., Any]] | None = None,
                 require: Iterable[str] = (), file_size: int = 64 << 20) -> None:
        self.limits = limits or Limits()
        self.allow = allow or Allow(files=[], processes=False, network=False)
        self.functions = dict(functions or {})
        self.protections: frozenset[str] = frozenset()
        self._write = output_writer(stdout)
        self._lock = threading.RLock()
        self._ending = False
        own, other = socket.socketpair()
        with other:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-s", "-m", "zvm.sandbox.child", str(other.fileno())], cwd="/",
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=(other.fileno(),), env=_environment(),
                stderr=None if os.environ.get("ZVM_DEBUG") else subprocess.DEVNULL)
        self._connection = own
        try:
            messages.send(own, "settings", self._settings(ini or {}, file_size))
            self.protections = frozenset(self._answer(_START_SECONDS))
            missing = set(require) - self.protections
            if missing:
                raise Unprotected(f"this system does not have {', '.join(sorted(missing))}")
        except BaseException:
            self.kill()
            raise

    def _settings(self, ini: Mapping[str, object], file_size: int) -> dict[str, Any]:
        limits, allow = self.limits, self.allow
        plain = {name: value if isinstance(value, bool) or value is None else str(value) for name, value in ini.items()}
        functions = None if allow.functions is None else sorted(allow.functions | {
            name.lower() for name in self.functions})
        return {"ini": plain, "file_size": file_size,
                "functions": {name: _parameters(function) for name, function in self.functions.items()},
                "limits": {name: getattr(limits, name) for name in limits.__slots__},
                "allow": {"files": allow.files, "write": allow.write, "processes": allow.processes,
                          "network": allow.network, "functions": functions, "host": True}}

    # -- running code --------------------------------------------------------------------------------------------

    def eval(self, code: str | bytes) -> Any:
        """See Engine.eval()."""
        return self._ask("eval", code)

    def run(self, source: str | bytes, filename: str = "string") -> Any:
        """See Engine.run()."""
        return self._ask("run", source, filename)

    def run_file(self, path: str | os.PathLike[str]) -> Any:
        """See Engine.run_file(); the file must be one that the sandbox may read."""
        return self._ask("run_file", os.path.abspath(path))

    def call(self, name: str, *arguments: Any, **named: Any) -> Any:
        """See Engine.call()."""
        return self._ask("call", name, arguments, named)

    def get(self, name: str) -> Any:
        """The value of a global variable. Raises KeyError."""
        return self._ask("get", name)

    def set(self, name: str, value: Any) -> None:
        """Give a global variable a value."""
        self._ask("set", name, value)

    def close(self) -> None:
        """Run shutdown functions and destructors, and end the process."""
        with self._lock:
            if self.process.poll() is None and not self._ending:
                self._ending = True
                try:
                    self._ask("close")
                finally:
                    self.kill()
            self.kill()

    def kill(self) -> None:
        """End the process at once."""
        self._ending = True
        self._connection.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __del__(self) -> None:
        if hasattr(self, "_connection"):
            self.kill()

    # -- asking --------------------------------------------------------------------------------------------------

    def _ask(self, kind: str, *values: Any) -> Any:
        with self._lock:
            if self.process.poll() is not None or self._connection.fileno() < 0:
                raise ClosedEngine("the sandbox is closed")
            try:
                messages.send(self._connection, kind, *values)
            except OSError:
                self._die()
            seconds = self.limits.seconds
            return self._answer(None if seconds is None else seconds + _GRACE)

    def _answer(self, seconds: float | None) -> Any:
        """The answer to what was asked; what is printed and called meanwhile is seen to."""
        end = None if seconds is None else time.monotonic() + seconds
        printed = 0
        while True:
            try:
                self._connection.settimeout(None if end is None else max(end - time.monotonic(), 0.001))
                kind, values = messages.receive(self._connection, _MESSAGE)
            except TimeoutError:
                self.kill()
                raise LimitReached("seconds", f"the limit of {self.limits.seconds} seconds was reached") from None
            except (EOFError, OSError):
                self._die()
            except messages.MalformedMessage:
                self.kill()
                raise
            if kind == "output":
                printed += len(values[0])
                if self.limits.output is not None and printed > self.limits.output:
                    self.kill()
                    raise LimitReached("output", f"the limit of {self.limits.output} bytes of output was reached")
                self._write(values[0])
            elif kind == "call":
                self._connection.settimeout(None)
                self._call(*values)
            else:
                return self._result(kind, values)

    def _call(self, name: str, arguments: list[Any], named: dict[str, Any]) -> None:
        """Call a function of the host for the code."""
        try:
            answer = "returned", self.functions[name](*arguments, **named)
            messages.encode(answer[1])
        except Exception as error:
            answer = "raised", f"{type(error).__name__}: {error}"
        try:
            messages.send(self._connection, *answer)
        except OSError:
            self._die()

    def _result(self, kind: str, values: list[Any]) -> Any:
        """What an answer gives. Raises what it says."""
        if kind in ("value", "ready"):
            return values[0]
        if kind == "limit":
            self.kill()
            raise LimitReached(values[0], values[1])
        if kind == "exit":
            raise PhpExit(values[0])
        if kind == "error":
            raise _error(values[0])
        if kind == "closed":
            raise ClosedEngine(values[0])
        raise _REFUSALS.get(values[0], TypeError)(values[1])

    def _die(self) -> Any:
        """The process has gone."""
        self.kill()
        raise SandboxDied(self.process.returncode)


def _parameters(function: Callable[..., Any]) -> list[Any]:
    """Names, defaults ([] for those that PHP cannot have, else in a list), and whether more arguments are taken."""
    names, defaults, rest = signature_of(function)
    return [names, [[] if default is UNDEF else [default] for default in defaults], rest]


def _error(fields: dict[str, Any]) -> PhpError:
    previous = fields.pop("previous")
    error = PhpError(**fields, previous=None if previous is None else _error(previous))
    error.__cause__ = error.previous
    return error


def _environment() -> dict[str, str]:
    """The little that the child's Python needs."""
    path = os.pathsep.join(os.path.abspath(entry) for entry in sys.path if entry and os.path.exists(entry))
    kept = {name: os.environ[name] for name in ("TZ", "LANG", "LC_ALL", "ZVM_NATIVE") if name in os.environ}
    return {**kept, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "HOME": "/", "PHPRC": "/dev/null"}
