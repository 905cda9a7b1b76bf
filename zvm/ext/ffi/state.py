"""ffi.preload: header files that are read when the engine starts."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


def start(engine: Engine, at_start_up: bool) -> None:
    """Read them."""
    from zvm.ext.ffi.library import is_available

    names = engine.ini.get("ffi.preload")
    if at_start_up and names and is_available("ffi"):
        from zvm.ext.ffi.scopes import preload

        preload(engine, names)
