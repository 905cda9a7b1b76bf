"""opcache.preload for servers: its script runs before they listen, and again where code that stays was dropped."""
from __future__ import annotations

from typing import TYPE_CHECKING

from zvm.engine import resident
from zvm.engine.optimizing import without_opcache
from zvm.engine.resident.preloading import PreloadFailed, filling
from zvm.web.running import Host, make_engine

if TYPE_CHECKING:
    from collections.abc import Callable


def set_up(host: Host, write: Callable[[bytes], object]) -> None:
    """Have the host's requests begin with what the script of opcache.preload declares, if there is one, which is run
    now. Raises PreloadFailed."""
    outputs = [write]
    engine = make_engine(host, None, write)
    fill = None if without_opcache(engine) else filling(
        host.configuration.values, lambda: make_engine(host, None, outputs[-1]))
    if fill is None:
        return
    resident.lease(engine, fill)
    is_possible = engine.world is not None
    resident.release(engine)
    if not is_possible:
        raise PreloadFailed("it needs native handlers and the cache of compiled files")
    outputs.append(lambda data: None)
    host.fill = fill
