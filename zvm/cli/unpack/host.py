"""The host's side of a run: starts the confined process and takes what it tells, of which it trusts nothing."""
from __future__ import annotations

import json
import os
import signal
import socket
import time
from contextlib import suppress
from typing import Any

from zvm.embedding.limits import Allow
from zvm.sandbox.parent import require_protections, start_child

_GRACE = 15.0  # seconds that the process has for starting, and for folding constants
_LONGEST_LINE = 256 << 20  # bytes of a message
_MOST_BYTES = 1 << 30  # of all messages
_FIELDS: dict[str, dict[str, type]] = {  # what a message of a type must have
    "ready": {"protections": list}, "output": {"data": str}, "done": {},
    "layer": {"number": int, "kind": str, "name": str, "code": str, "scripting": bool, "chain": list, "sha256": str,
              "size": int},
    "chain": {"layer": int, "chain": list}, "problem": {"layer": int, "message": str},
    "io": {"kind": str, "function": str, "arguments": list, "layer": int, "line": int},
    "call": {"function": str, "arguments": list, "layer": int, "line": int},
    "missing": {"kind": str, "name": str, "arguments": list, "layer": int, "line": int},
    "file": {"path": str, "data": str}, "end": {"reason": str, "message": str, "seconds": float},
    "readable": {"layer": int, "sources": list}}


class Budget:
    """What a run may use: seconds, oplines, layers, bytes of memory and of output."""

    def __init__(self, seconds: float = 20, oplines: int = 200_000_000, layers: int = 500, memory: int = 512 << 20,
                 output: int = 16 << 20) -> None:
        self.seconds, self.oplines, self.layers, self.memory, self.output = seconds, oplines, layers, memory, output


class Layer:
    """A text that was compiled: how, from where, and what was found in it."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.number: int = message["number"]
        self.kind: str = message["kind"]
        self.name: str = message["name"]
        self.code: str = message["code"]
        self.sha256: str = message["sha256"]
        self.chains: list[list[dict[str, Any]]] = [_chain(message["chain"])]
        self.problem: str | None = None
        self.readable: str | None = None
        self.sources: list[dict[str, Any]] = []

    @property
    def parent(self) -> int | None:
        """The layer whose code has made it."""
        return next((entry["layer"] for entry in self.chains[0] if "layer" in entry), None)

    @property
    def line(self) -> int | None:
        """The line of that code."""
        return next((entry["line"] for entry in self.chains[0] if "layer" in entry), None)


class Findings:
    """What was found. `reason` is how the run has ended: end, exit, error, a budget (seconds, oplines, layers, memory,
    output), or killed."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.layers: list[Layer] = []
        self.io: list[dict[str, Any]] = []
        self.calls: list[dict[str, Any]] = []
        self.missing: list[dict[str, Any]] = []
        self.files: dict[str, str] = {}
        self.output: list[str] = []
        self.protections: list[str] = []
        self.reason, self.message, self.seconds = "killed", "", 0.0
        self.is_complete = False

    def expression(self, layer: Layer) -> str | None:
        """The expression that has made a layer, as its parent has it."""
        if layer.parent is None or layer.parent >= len(self.layers):
            return None
        return next((each["text"] for each in self.layers[layer.parent].sources if each["line"] == layer.line), None)

    def take(self, message: dict[str, Any]) -> None:
        """Take a message. Raises ValueError for one that is not as it should be."""
        kind = message.get("type")
        fields = _FIELDS.get(kind) if isinstance(kind, str) else None
        if fields is None or any(type(message.get(name)) is not type_ for name, type_ in fields.items()):
            raise ValueError(f"a message of type {kind!r}")
        if kind == "layer":
            if message["number"] != len(self.layers):
                raise ValueError("layers out of order")
            self.layers.append(Layer(message))
        elif kind in ("io", "call", "missing"):
            {"io": self.io, "call": self.calls, "missing": self.missing}[kind].append(message)
        elif kind == "output":
            self.output.append(message["data"])
        elif kind == "file":
            self.files[message["path"]] = message["data"]
        elif kind == "end":
            self.reason, self.message, self.seconds = message["reason"], message["message"], message["seconds"]
        elif kind == "ready":
            self.protections = [str(each) for each in message["protections"]]
        elif kind == "done":
            self.is_complete = True
        else:
            self._take_of_layer(self.layers[message["layer"]], message)

    def _take_of_layer(self, layer: Layer, message: dict[str, Any]) -> None:
        if message["type"] == "chain":
            layer.chains.append(_chain(message["chain"]))
        elif message["type"] == "problem":
            layer.problem = message["message"]
        else:
            text = message.get("text")
            layer.readable = text if isinstance(text, str) else None
            layer.sources = [{"line": int(each["line"]), "text": str(each["text"])} for each in message["sources"]]


def _chain(entries: list[Any]) -> list[dict[str, Any]]:
    """A chain of calls, of known fields only. Raises ValueError, TypeError."""
    found = []
    for entry in entries:
        made: dict[str, Any] = {"function": entry.get("function")}
        if "layer" in entry:
            made |= {"layer": int(entry["layer"]), "line": int(entry["line"]), "file": str(entry.get("file", ""))}
        found.append(made)
    return found


def unpack(path: str, source: bytes, budget: Budget | None = None, *, files: dict[str, bytes] | None = None,
           replies: dict[str, bytes] | None = None, given: bytes = b"", tables: dict[str, dict[str, str]] | None = None,
           ini: dict[str, str] | None = None, php: str | None = None, require: list[str] | None = None) -> Findings:
    """Run a file's source in a confined process; what it has made and done. Raises sandbox.Unprotected."""
    budget = budget or Budget()
    task = {"path": path, "budget": vars(budget), "ini": ini or {}, "php": php, "require": require or [],
            "globals": {name: {_latin(key): _latin(value) for key, value in values.items()}
                        for name, values in (tables or {}).items()},
            "input": given.decode("latin-1"),
            "files": {name: text.decode("latin-1") for name, text in {**(files or {}), path: source}.items()},
            "replies": {url: text.decode("latin-1") for url, text in (replies or {}).items()}}
    findings = Findings(path)
    own, other = socket.socketpair()
    with other:
        process = start_child("zvm.cli.unpack.child", other, Allow(files=[]))
    try:
        with own:
            own.sendall(json.dumps(task).encode() + b"\n")
            _listen(own, findings, time.monotonic() + budget.seconds + _GRACE)
    except OSError:
        pass  # the process has gone
    finally:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    if findings.protections:
        require_protections(require or (), findings.protections)
    return findings


def _latin(text: str) -> str:
    return os.fsencode(text).decode("latin-1")


def _listen(connection: socket.socket, findings: Findings, deadline: float) -> None:
    """Take messages until the process ends, or is overdue."""
    pending: list[bytes] = []
    size = total = 0
    while (left := deadline - time.monotonic()) > 0 and not findings.is_complete:
        connection.settimeout(left)
        try:
            data = connection.recv(1 << 20)
        except TimeoutError:
            break
        if not data:
            return
        total += len(data)
        size += len(data)
        if size > _LONGEST_LINE or total > _MOST_BYTES:
            break
        *lines, rest = data.split(b"\n")
        if not lines:
            pending.append(rest)
            continue
        lines[0] = b"".join(pending) + lines[0]
        pending, size = [rest], len(rest)
        for line in lines:
            try:
                findings.take(json.loads(line))
            except (ValueError, TypeError, AttributeError, KeyError, IndexError, RecursionError):
                findings.message = "the process has sent something else than it should"
                return
    if not findings.is_complete and findings.reason == "killed":
        findings.reason, findings.message = "seconds", "the process was killed when its time was over"
