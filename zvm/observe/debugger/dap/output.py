"""What a program prints, as events: gathered for a moment, and in order with all that is said about the program."""
from __future__ import annotations

import codecs
import os
import threading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_MOMENT = 0.02  # seconds


class OutputRelay:
    """Hands texts to `send(category, text)`. Any thread may write."""

    def __init__(self, send: Callable[[str, str], None]) -> None:
        self._send = send
        self._lock = threading.RLock()
        self._pending: list[tuple[str, bytes]] = []
        self._decoders = {name: codecs.getincrementaldecoder("utf-8")("replace") for name in ("stdout", "stderr")}
        self._waiting = threading.Event()
        self._pipes: list[tuple[int, threading.Thread]] = []
        threading.Thread(target=self._relay, daemon=True).start()

    def write(self, category: str, data: bytes) -> None:
        """Take what was printed."""
        with self._lock:
            self._pending.append((category, data))
        self._waiting.set()

    def flush(self, is_last: bool = False) -> None:
        """Send what there is."""
        with self._lock:
            pending, self._pending = self._pending, []
            texts: list[tuple[str, str]] = []
            for category, data in pending:
                text = self._decoders[category].decode(data)
                if texts and texts[-1][0] == category:
                    texts[-1] = category, texts[-1][1] + text
                else:
                    texts.append((category, text))
            if is_last:
                texts += [(name, decoder.decode(b"", True)) for name, decoder in self._decoders.items()]
            for category, text in texts:
                if text:
                    self._send(category, text)

    def _relay(self) -> None:
        while True:
            self._waiting.wait()
            self._waiting.clear()
            threading.Event().wait(_MOMENT)
            self.flush()

    def redirect(self, descriptor: int, category: str) -> None:
        """Take what is written to a descriptor of the process from now on."""
        reading, writing = os.pipe()
        os.dup2(writing, descriptor)
        os.close(writing)
        thread = threading.Thread(target=self._read, args=(reading, category), daemon=True)
        self._pipes.append((descriptor, thread))
        thread.start()

    def _read(self, descriptor: int, category: str) -> None:
        while data := os.read(descriptor, 1 << 16):
            self.write(category, data)

    def close(self) -> None:
        """Take nothing any more; all that was written is sent. Processes that live on may hold a pipe: they are not
        waited for."""
        null = os.open(os.devnull, os.O_WRONLY)
        for descriptor, thread in self._pipes:
            os.dup2(null, descriptor)
            thread.join(_MOMENT * 10)
        os.close(null)
        self.flush(is_last=True)
