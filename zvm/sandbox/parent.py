"""The host's side of a sandbox: starts the process, asks it, and ends it when it does not answer in time."""
from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from zvm.embedding.engine import output_writer
from zvm.embedding.errors import ClosedEngine, LimitReached, PhpError
from zvm.embedding.limits import SYSTEM, Allow, Limits
from zvm.sandbox import messages
from zvm.sandbox.dialogue import Dialogue
from zvm.sandbox.values import MalformedMessage, Overdue
from zvm.targets import SETTING, target_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Result = TypeVar("Result")


class SandboxDied(PhpError):
    """The process ended without an answer: the system killed it, or the host did, since it did not keep to the protocol
    (`reason`). `status` is its exit status, negative for a signal."""

    def __init__(self, status: int, reason: str | None = None) -> None:
        how = f"signal {_signal_name(-status)}" if status < 0 else f"status {status}"
        super().__init__(f"the sandbox ended with {how}" if reason is None else
                         f"the sandbox was ended since it sent {reason}")
        self.status, self.reason = status, reason

    def __reduce__(self) -> tuple[Any, ...]:
        return SandboxDied, (self.status, self.reason)


class Unprotected(RuntimeError):
    """The system lacks a protection that was required."""


class Sandbox:
    """An Engine in a process of its own. Values go between the two as copies; objects and callables stay.

    `ini`, `stdout`, `limits`, `functions`, `php` are those of Engine. `allow` is too, but without it nothing may be
    opened, started or connected to. `require` names the protections without which the sandbox is not made, of
    "landlock" and "seccomp"; those in force are in `protections`. `file_size` is how large a file may become that the
    code writes. """

    def __init__(self, ini: Mapping[str, object] | None = None, stdout: Any = None, limits: Limits | None = None,
                 allow: Allow | None = None, functions: Mapping[str, Callable[..., Any]] | None = None,
                 require: Iterable[str] = (), file_size: int = 64 << 20, php: str | None = None) -> None:
        target_of(php)
        self.limits = limits or Limits()
        self.allow = allow or Allow(files=[], processes=False, network=False)
        self.functions = dict(functions or {})
        self.protections: frozenset[str] = frozenset()
        self._lock = threading.RLock()
        self._is_asking = self._is_closing = self._is_killed = False
        own, other = socket.socketpair()
        with other:
            self.process = start_child("zvm.sandbox.child", other, self.allow)
        self._connection = own
        key = os.urandom(messages.KEY_SIZE)
        self._dialogue = Dialogue(messages.Channel(own, key), self.functions, output_writer(stdout), self.limits)
        try:
            own.sendall(key)
            directives = {**(ini or {}), **({} if php is None else {SETTING: php})}
            self.protections = self._converse(lambda: self._dialogue.start(self._settings(directives, file_size)))
            require_protections(require, self.protections)
        except BaseException:
            self.kill()
            raise

    def _settings(self, ini: Mapping[str, object], file_size: int) -> dict[str, Any]:
        limits, allow = self.limits, self.allow
        plain = {name: value if isinstance(value, bool) or value is None else str(value) for name, value in ini.items()}
        if not allow.processes:  # elsewhere the system refuses these
            plain["disable_functions"] = ",".join((str(plain.get("disable_functions") or ""), *SYSTEM))
        functions = None if allow.functions is None else sorted(allow.functions | {
            name.lower() for name in self.functions})
        return {"ini": plain, "file_size": file_size,
                "functions": {name: function.declaration() for name, function in self._dialogue.functions.items()},
                "limits": {name: getattr(limits, name) for name in limits.__slots__},
                "allow": {"files": allow.files, "write": allow.write, "processes": allow.processes,
                          "network": allow.network, "functions": functions, "host": True, "environment": None}}

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
        """Run shutdown functions and destructors, and end the process. Raises RuntimeError in a function that the
        sandbox's own code has called."""
        with self._lock:
            if not self._is_closing and not self._has_ended():
                if self._is_asking:
                    raise RuntimeError("the sandbox is running")
                self._is_closing = True
                try:
                    self._ask("close")
                finally:
                    self.kill()
            self.kill()

    def kill(self) -> None:
        """End the process at once, and the programs that it has started."""
        self._is_killed = True
        if self.process.returncode is None:  # so its number is still that of its group
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self._connection.close()

    def _has_ended(self) -> bool:
        """Has the process ended? It is not waited for, so that kill() still finds its group."""
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return self._is_killed or os.waitid(os.P_PID, self.process.pid, options) is not None

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
            if self._is_asking:
                raise RuntimeError("the sandbox is running")
            if self._has_ended():
                raise ClosedEngine("the sandbox is closed")
            data = messages.encode_values(*values)
            self._is_asking = True
            try:
                answer = self._converse(lambda: self._dialogue.ask(kind, data))
            finally:
                self._is_asking = False
            try:
                return answer()
            except LimitReached:
                self.kill()
                raise

    def _converse(self, task: Callable[[], Result]) -> Result:
        """Carry out a part of the conversation; whatever breaks it off ends the process."""
        try:
            return task()
        except MalformedMessage as error:
            self.kill()
            raise SandboxDied(self.process.returncode, str(error)) from None
        except Overdue:
            self.kill()
            raise LimitReached("seconds", f"the limit of {self.limits.seconds} seconds was reached") from None
        except messages.Disconnected:
            self.kill()
            raise SandboxDied(self.process.returncode) from None
        except BaseException:
            self.kill()
            raise


def require_protections(required: Iterable[str], given: Iterable[str]) -> None:
    """Raise Unprotected where a protection that is required is not given."""
    missing = set(required).difference(given)
    if missing:
        raise Unprotected(f"this system does not have {', '.join(sorted(missing))}")


def start_child(module: str, connection: socket.socket, allow: Allow) -> subprocess.Popen[bytes]:
    """A process of its own session that runs the module, with the connection's descriptor as its argument."""
    return subprocess.Popen(
        [sys.executable, "-P", "-s", "-m", module, str(connection.fileno())], cwd="/",
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=(connection.fileno(),),
        stderr=None if os.environ.get("ZVM_DEBUG") else subprocess.DEVNULL,
        env=_environment(allow), start_new_session=True)


def _environment(allow: Allow) -> dict[str, str]:
    """The little that the child's Python needs, and what the code may see."""
    path = os.pathsep.join(os.path.abspath(entry) for entry in sys.path if entry and os.path.exists(entry))
    names = ("TZ", "LANG", "LC_ALL", "ZVM_NATIVE", *(allow.environment or ()))
    kept = {name: os.environ[name] for name in names if name in os.environ}
    return {**kept, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "HOME": "/", "PHPRC": "/dev/null"}


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # a real-time signal
        return str(number)
