"""The thread that tells a running script of signals, while pcntl_async_signals() is on."""
from __future__ import annotations

import time
from select import poll

from zvm.runtime.services.interrupts import start_thread

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.ext.pcntl.signals import SignalQueue

_LOOK = 200  # milliseconds between two looks at whether to go on
_AGAIN = 0.002  # seconds until a script that has not come to the next opline is asked again, at first
_AT_MOST = 0.05


class Watcher:
    """Waits for signals of a queue and asks its engine for interrupts until they have been taken in."""

    def __init__(self, queue: SignalQueue) -> None:
        self.queue = queue
        self._alive = True
        start_thread(self._run)

    def is_alive(self) -> bool:
        return self._alive

    def _run(self) -> None:
        queue = self.queue
        descriptor = queue.descriptor
        if descriptor < 0:  # the request has ended already
            self._alive = False
            return
        poller = poll()
        poller.register(descriptor, 1)
        pause = _AGAIN
        while queue.is_async and queue.descriptor >= 0:
            if not poller.poll(_LOOK) or queue.is_dispatching:
                pause = _AGAIN
                if queue.is_dispatching:
                    time.sleep(_AGAIN)
                continue
            queue.engine.interrupt(queue.dispatch, is_elsewhere=True)
            time.sleep(pause)
            pause = min(pause * 2, _AT_MOST)
        self._alive = False
