"""Streams over sockets (main/streams/xp_socket.c). sockets.py connects them, crypto.py adds TLS."""
from __future__ import annotations

import socket as host

from zvm.ext.standard.streams.notifications import progress_increment
from zvm.runtime.services.streams import CHUNK, Stream

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


class SocketStream(Stream):
    """A socket; `timed_out`: the last read waited in vain; `broken`: the other side is gone; `patience`: how many
    seconds to wait where the stream waits at all."""

    __slots__ = ("socket", "timed_out", "broken", "patience")
    write_call = "Send"

    def __init__(self, engine: Engine, socket: host.socket, kind: str) -> None:
        super().__init__(engine, "r+", "", "", kind)
        self.socket = socket
        self.seekable = False
        self.timed_out = self.broken = False
        self.readable = self.writable = True
        if socket.gettimeout() is None:
            socket.settimeout(60.0)
        self.patience = socket.gettimeout() or 60.0

    def cast_for_select(self) -> Stream:
        return self

    def set_blocking(self, enable: bool) -> bool:
        self.socket.settimeout(self.patience if enable else 0.0)
        return True

    def set_timeout(self, seconds: int, microseconds: int) -> bool:
        self.patience = seconds + microseconds / 1_000_000
        if self.socket.gettimeout() != 0.0:
            self.socket.settimeout(self.patience)
        return True

    @property
    def descriptor(self) -> int:
        """The file descriptor, for select()."""
        return self.socket.fileno()

    def read_raw(self, length: int) -> str:
        self.timed_out = False
        self._flush_output()
        try:
            self.engine.interrupts.await_socket(self.socket)
            data = self.receive(length)
        except TimeoutError:
            self.timed_out = True
            return ""
        except (BlockingIOError, InterruptedError):
            return ""
        except ConnectionError:
            self.eof = self.broken = True
            return ""
        except OSError:
            raise OSError from None  # without a number: it is not told
        if not data:
            self.eof = True
        self._tell(len(data))
        return data.decode("latin-1")

    def receive(self, length: int) -> bytes:
        """What comes, b"" at the end. Raises OSError."""
        return self.socket.recv(length)

    def peek(self) -> bytes:
        """What comes next, without waiting or taking it. Raises OSError."""
        return self.socket.recv(1, host.MSG_PEEK | host.MSG_DONTWAIT)

    def _tell(self, size: int) -> None:
        """Count what was transferred for the context's notification callback."""
        context = self.options.get("context")
        if context is not None and context.progress is not None and size:
            progress_increment(self.engine, context, size)

    def read(self, length: int) -> str:
        """What was read ahead, and one reading more where that is less (_php_stream_read). Raises OSError."""
        data, self.buffer = self.buffer[:length], self.buffer[length:]
        missing = length - len(data)
        if missing:
            more = self.read_raw(self.read_size(missing))
            if not data and (self.broken or self.timed_out):
                raise OSError  # without a number: it is not told
            data += more[:missing]
            self.buffer = more[missing:]
        self.position += len(data)
        return data

    def least_read(self) -> int:
        return 0 if self.options.get("unbuffered") else self.read_ahead

    def set_read_buffer(self, size: int) -> bool:
        self.options["unbuffered"] = size == 0
        return True

    def read_line(self, limit: int = -1, ending: str = "\n") -> str | None:
        while ending not in self.buffer and not 0 <= limit <= len(self.buffer):
            more = self.read_raw(CHUNK)
            if not more:
                break
            self.buffer += more
        end = self.buffer.find(ending)
        size = end + len(ending) if end >= 0 else len(self.buffer)
        size = min(size, limit) if limit >= 0 else size
        if not size or end < 0 and not self.eof and limit < 0 and not self.socket.gettimeout():
            return None
        line, self.buffer = self.buffer[:size], self.buffer[size:]
        self.position += size
        return line

    def read_record(self, limit: int, ending: str) -> str | None:
        """Nothing yet, unless the ending, the limit or the end is there."""
        while ending not in self.buffer and not 0 <= limit - len(ending) <= len(self.buffer):
            more = self.read_raw(CHUNK)
            if not more:
                if not self.eof:
                    return None
                break
            self.buffer += more
        return self.read_line(limit, ending)

    def read_all(self) -> str:
        parts = [self.buffer]
        self.buffer = ""
        while not self.eof and (more := self.read_raw(CHUNK)):
            parts.append(more)
        return "".join(parts)

    def _flush_output(self) -> None:
        """Print what waits for that: the other side may print, too, when it has its answer or finds its end."""
        if self.engine.output.is_waiting():
            self.engine.output.flush()

    def write_raw(self, data: str) -> int:
        self._flush_output()
        try:
            sent = self.socket.send(data.encode("latin-1"))
        except BlockingIOError:
            return 0
        self._tell(sent)
        return sent

    def at_end(self) -> bool:
        """Has the other side closed? Looks without waiting (PHP_STREAM_OPTION_CHECK_LIVENESS)."""
        if self.buffer or self.eof:
            return self.eof and not self.buffer
        try:
            if not self.peek():
                self.eof = True
        except (BlockingIOError, InterruptedError, TimeoutError):
            return False
        except OSError:
            self.eof = True
        return self.eof

    @property
    def metadata(self) -> dict[str, Any]:
        return {"timed_out": self.timed_out, "blocked": self.socket.gettimeout() != 0.0, "eof": self.eof}

    def close_raw(self) -> None:
        self._flush_output()
        self.socket.close()
