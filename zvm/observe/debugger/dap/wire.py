"""Messages of the Debug Adapter Protocol on a pair of streams: JSON after a header with its length."""
from __future__ import annotations

import json
import threading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO, Any

    Message = dict[str, Any]


class Wire:
    """Reads and writes messages. Any thread may send."""

    def __init__(self, reading: IO[bytes], writing: IO[bytes]) -> None:
        self._reading, self._writing = reading, writing
        self._lock = threading.Lock()
        self._last = 0

    def receive(self) -> Message | None:
        """The next message; None at the end of the stream, or where it is not the protocol's."""
        length = -1
        while True:
            line = self._reading.readline()
            if not line:
                return None
            line = line.strip()
            if not line:
                if length >= 0:
                    break
                continue
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length" and value.strip().isdigit():
                length = int(value)
        body = self._reading.read(length)
        if len(body) < length:
            return None
        try:
            message = json.loads(body)
        except ValueError:
            return None
        return message if isinstance(message, dict) else None

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message, which gets its number. One that nobody reads any more is dropped."""
        with self._lock:
            self._last += 1
            body = json.dumps({"seq": self._last, "type": kind, **fields}, ensure_ascii=False).encode(
                "utf-8", "replace")
            try:
                self._writing.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
                self._writing.flush()
            except (OSError, ValueError):
                return

    def event(self, event: str, **body: Any) -> None:
        """Send an event."""
        self.send("event", event=event, body=body)

    def respond(self, request: Message, body: Message | None = None) -> None:
        """Answer a request."""
        fields: Message = {"request_seq": request.get("seq", 0), "success": True, "command": request.get("command", "")}
        if body is not None:
            fields["body"] = body
        self.send("response", **fields)

    def fail(self, request: Message, message: str, number: int = 1) -> None:
        """Answer a request that cannot be carried out."""
        text = message.replace("{", "(").replace("}", ")")  # braces are for variables
        self.send("response", request_seq=request.get("seq", 0), success=False, command=request.get("command", ""),
                  message=message, body={"error": {"id": number, "format": text, "showUser": True}})
