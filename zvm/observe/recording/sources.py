"""Clocks and random bytes that functions ask for in the middle of their work: the modules of zvm/ext get them from a
recording while there is one."""
from __future__ import annotations

import os
import time
from threading import get_ident

from zvm.runtime.services.modules import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.observe.recording.record import Recording

_RANDOM = (("os", "urandom"), ("zvm.ext.random.functions", "urandom"), ("zvm.ext.random.engines", "urandom"),
           ("zvm.ext.random.mt_rand", "urandom"), ("zvm.ext.random.generators", "urandom"),
           ("zvm.ext.session.identifiers", "urandom"), ("zvm.ext.gmp.random_state", "urandom"),
           ("zvm.ext.reflection.references", "urandom"))
_CLOCKS = (("zvm.ext.date.state", "host_time"), ("zvm.ext.session.cookies", "time"), ("zvm.ext.session.files", "time"),
           ("zvm.ext.session.cache_limiters", "time"))
_READINGS = ("time", "time_ns", "monotonic", "monotonic_ns")


class _Clock:
    """Stands for the module `time`."""

    def __init__(self, sources: Sources) -> None:
        for name in _READINGS:
            real = getattr(time, name)
            setattr(self, name, lambda name=name, real=real: sources.take(f"clock {name}", real))

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


class Sources:
    """What stands in the modules' places. Another thread than the one that runs PHP gets the real thing."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self.thread: int | None = None
        self._replaced: list[tuple[Any, str, Any]] = []

    def install(self) -> None:
        """Have the calling thread's questions recorded."""
        self.thread = get_ident()
        if self._replaced:
            return
        real = os.urandom

        def urandom(size: int) -> bytes:
            data: bytes = self.take("random", lambda: real(size))
            return data

        clock = _Clock(self)
        for places, stand_in in ((_RANDOM, urandom), (_CLOCKS, clock)):
            for module_name, attribute in places:
                module: Any = import_module(module_name)
                self._replaced.append((module, attribute, getattr(module, attribute)))
                setattr(module, attribute, stand_in)

    def remove(self) -> None:
        """Put the real things back."""
        for module, attribute, real in self._replaced:
            setattr(module, attribute, real)
        self._replaced.clear()

    def take(self, name: str, real: Any) -> Any:
        """The value of a source, which is recorded, or comes from the record."""
        return real() if get_ident() != self.thread else self._recording.source(name, real)
