"""A client of the Debug Adapter Protocol for tests."""
from __future__ import annotations

import json
import queue
import subprocess
import threading
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 15  # seconds until an adapter that says nothing has failed


class DapClient:
    """Talks to an adapter on two streams."""

    def __init__(self, reading: IO[bytes], writing: IO[bytes]) -> None:
        self._reading, self._writing = reading, writing
        self._last = 0
        self._arrived: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._pending: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while True:
            length = 0
            while (line := self._reading.readline()) != b"\r\n":
                if not line:
                    self._arrived.put(None)
                    return
                name, _, value = line.partition(b": ")
                assert name == b"Content-Length"
                length = int(value)
            self._arrived.put(json.loads(self._reading.read(length)))

    def _next(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        for position, message in enumerate(self._pending):
            if fits(message):
                return self._pending.pop(position)
        while (arrived := self._arrived.get(timeout=PATIENCE)) is not None:
            self.messages.append(arrived)
            if fits(arrived):
                return arrived
            self._pending.append(arrived)
        raise EOFError(self.messages)

    def send(self, command: str, **arguments: Any) -> int:
        """Send a request; its number."""
        self._last += 1
        data = json.dumps({"seq": self._last, "type": "request", "command": command, "arguments": arguments}).encode()
        self._writing.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        self._writing.flush()
        return self._last

    def request(self, command: str, **arguments: Any) -> dict[str, Any]:
        """The response to a request."""
        number = self.send(command, **arguments)
        return self._next(lambda message: message["type"] == "response" and message["request_seq"] == number)

    def body(self, command: str, **arguments: Any) -> Any:
        """The body of a response that succeeds."""
        response = self.request(command, **arguments)
        assert response["success"], response
        return response.get("body")

    def event(self, name: str) -> Any:
        """The body of the next event of that name."""
        return self._next(lambda message: message["type"] == "event" and message["event"] == name).get("body")

    def stop(self) -> tuple[str, list[tuple[str, int]]]:
        """Why the program has stopped next, and its frames with their lines."""
        reason = self.event("stopped")["reason"]
        frames = self.body("stackTrace", threadId=1)["stackFrames"]
        return reason, [(frame["name"], frame["line"]) for frame in frames]

    def top(self) -> int:
        """The number of the innermost frame."""
        return int(self.body("stackTrace", threadId=1)["stackFrames"][0]["id"])

    def variables(self, frame: int, scope: str = "Locals") -> dict[str, Any]:
        """The variables of a scope by name."""
        scopes = self.body("scopes", frameId=frame)["scopes"]
        number = next(each["variablesReference"] for each in scopes if each["name"] == scope)
        return self.children(number)

    def children(self, number: int, **arguments: Any) -> dict[str, Any]:
        variables = self.body("variables", variablesReference=number, **arguments)["variables"]
        return {each["name"]: each for each in variables}

    def output(self, category: str = "stdout") -> str:
        """What was printed so far."""
        return "".join(each["body"]["output"] for each in self.messages
                       if each["type"] == "event" and each["event"] == "output"
                       and each["body"]["category"] == category)


class DapProcess(DapClient):
    """An adapter that is started on standard input and output."""

    def __init__(self, command: list[str], **options: Any) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)
        assert self.process.stdin is not None and self.process.stdout is not None
        super().__init__(self.process.stdout, self.process.stdin)

    def begin(self, launch: dict[str, Any] | None = None, lines: dict[str, list[Any]] | None = None,
              filters: list[str] | None = None) -> None:
        """Launch a program: `lines` has breakpoints by file, as lines or whole."""
        self.body("initialize", adapterID="zvm", clientID="test")
        self.event("initialized")
        self.body("launch", **(launch or {}))
        for path, points in (lines or {}).items():
            self.body("setBreakpoints", source={"path": path},
                      breakpoints=[point if isinstance(point, dict) else {"line": point} for point in points])
        self.body("setExceptionBreakpoints", filters=filters or [])
        self.body("configurationDone")

    def end(self) -> int:
        """The exit code of the program, which has ended; the adapter is let go."""
        status = int(self.event("exited")["exitCode"])
        self.event("terminated")
        self.body("disconnect")
        self.process.wait(PATIENCE)
        return status
