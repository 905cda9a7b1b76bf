"""The host's part of the conversation with a sandbox, whose every message may be an attacker's.

One request at a time; until its answer only output and calls of the functions that were declared may come. One deadline
bounds a request with everything that belongs to it, in both directions.
"""
from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from zvm.embedding.errors import ClosedEngine, LimitReached, PhpError, PhpExit
from zvm.embedding.functions import signature_of
from zvm.runtime.values.zval import UNDEF
from zvm.sandbox import messages
from zvm.sandbox.values import MalformedMessage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from zvm.embedding.limits import Limits

GRACE = 0.5  # seconds that the engine has to notice a limit itself
START_SECONDS = 60.0
PROTECTIONS = frozenset(("rlimits", "no_new_privs", "landlock", "seccomp"))
DEEPEST_PREVIOUS = 20  # exceptions that an error wraps
_LIMITS = frozenset(("seconds", "memory", "output", "oplines"))
_REFUSALS: dict[str, type[Exception]] = {
    "KeyError": KeyError, "TypeError": TypeError, "ValueError": ValueError, "OverflowError": OverflowError,
    "OSError": OSError, "FileNotFoundError": FileNotFoundError, "PermissionError": PermissionError}
_WHILE_RUNNING = messages.ANSWERS | {"output", "function"}
_WITHOUT_VALUE = ("set", "close")
_TEXT = (str, bytes)
_ERROR_FIELDS: tuple[tuple[type, ...], ...] = (
    _TEXT, (*_TEXT, type(None)), _TEXT, (int,), _TEXT, (int, float, *_TEXT))


class Function:
    """A Python function that the code may call."""

    __slots__ = ("call", "names", "defaults", "rest")

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call
        self.names, self.defaults, self.rest = signature_of(call)

    def declaration(self) -> list[Any]:
        """Names, defaults ([] for those that PHP cannot have, else in a list), whether more arguments are taken."""
        return [self.names, [[] if default is UNDEF else [default] for default in self.defaults], self.rest]

    def check(self, arguments: list[Any], named: dict[Any, Any]) -> None:
        """Raise MalformedMessage for arguments that the declaration does not let through."""
        if len(arguments) > len(self.names) and not self.rest or \
                not named.keys() <= {name.rstrip("_") for name in self.names}:
            raise MalformedMessage("arguments that the function does not have")


class Dialogue:
    """The conversation. After an exception other than those of an answer it is at its end."""

    def __init__(self, channel: messages.Channel, functions: Mapping[str, Callable[..., Any]],
                 write: Callable[[bytes], object], limits: Limits) -> None:
        self.channel = channel
        self.functions = {name: Function(call) for name, call in functions.items()}
        self._write = write
        self._limits = limits
        self._printed = 0

    def start(self, settings: dict[str, Any]) -> frozenset[str]:
        """Send the settings; the protections in force. Raises what `ask()` raises."""
        deadline = time.monotonic() + START_SECONDS
        self.channel.send("settings", messages.encode_values(settings), deadline)
        _, (protections,) = self.channel.receive(("ready",), deadline)
        if not all(type(name) is str and name in PROTECTIONS for name in protections):
            raise MalformedMessage("protections that there are not")
        return frozenset(protections)

    def ask(self, kind: str, data: bytes) -> Callable[[], Any]:
        """Send a request, whose values `messages.encode_values()` wrote, and see to what comes until its answer: a
        function that returns or raises it. Raises MalformedMessage, Disconnected, Overdue,
        LimitReached for too much output."""
        seconds = self._limits.seconds
        deadline = None if seconds is None else time.monotonic() + seconds + GRACE
        self.channel.send(kind, data, deadline)
        while True:
            came, values = self.channel.receive(_WHILE_RUNNING, deadline)
            if came == "output":
                self._print(values[0])
            elif came == "function":
                name, arguments, named = values
                self._call(name, arguments, named, deadline)
            elif came == "value" and kind in _WITHOUT_VALUE and values[0] is not None:
                raise MalformedMessage("a value where there is none")
            else:
                return _answer(came, values)

    def _print(self, data: bytes) -> None:
        limit = self._limits.output
        self._printed += len(data)
        if len(data) > messages.OUTPUT_PIECE:
            raise MalformedMessage(f"{len(data)} bytes of output at once")
        if limit is not None and self._printed > limit:
            raise LimitReached("output", f"the limit of {limit} bytes of output was reached")
        self._write(data)

    def _call(self, name: str, arguments: list[Any], named: dict[Any, Any], deadline: float | None) -> None:
        """Call a function of the host for the code."""
        function = self.functions.get(name)
        if function is None:
            raise MalformedMessage("a call of a function that was not declared")
        function.check(arguments, named)
        kind = "returned"
        try:
            data = messages.encode_values(function.call(*arguments, **named))
        except Exception as error:
            kind = "raised"
            data = messages.encode_values(f"{type(error).__name__}: {error}"[:messages.OUTPUT_PIECE])
        self.channel.send(kind, data, deadline)


def _answer(kind: str, values: list[Any]) -> Callable[[], Any]:
    """What returns or raises an answer. Raises MalformedMessage."""
    if kind == "value":
        return lambda: values[0]
    return _raiser(_exception_of(kind, values))


def _raiser(error: Exception) -> Callable[[], Any]:
    def throw() -> Any:
        raise error
    return throw


def _exception_of(kind: str, values: list[Any]) -> Exception:
    if kind == "exit":
        return PhpExit(values[0])
    if kind == "closed":
        return ClosedEngine(readable(values[0]))
    if kind == "error":
        return _error_of(values[0])
    name, text = values
    if kind == "limit":
        if name not in _LIMITS:
            raise MalformedMessage("a limit that there is not")
        return LimitReached(name, readable(text))
    if name not in _REFUSALS:
        raise MalformedMessage("a refusal that there is not")
    return _REFUSALS[name](readable(text))


def _error_of(records: list[Any]) -> PhpError:
    """The error of which each one wraps the next."""
    if not 0 < len(records) <= DEEPEST_PREVIOUS + 1:
        raise MalformedMessage("an error without records, or with too many")
    error: PhpError | None = None
    for record in reversed(records):
        if type(record) is not list or len(record) != len(_ERROR_FIELDS) or \
                not all(type(field) in types for field, types in zip(record, _ERROR_FIELDS, strict=True)):
            raise MalformedMessage("an error with other fields than it has")
        message, php_class, file, line, trace, code = record
        outer = PhpError(readable(message), None if php_class is None else readable(php_class), readable(file), line,
                         readable(trace), code, error)
        outer.__cause__ = error
        error = outer
    assert error is not None
    return error


def readable(text: str | bytes) -> str:
    """Text of a message, in which surrogates stand for bytes that are not UTF-8."""
    return text if isinstance(text, str) else text.decode("utf-8", "surrogateescape")
