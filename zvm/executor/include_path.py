"""Where an included file is: include_path, the running script's directory, real paths (php_resolve_path)."""
from __future__ import annotations

import os

from zvm.executor.frames import current_user_frame

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def resolve(engine: Any, name: str) -> str | None:
    """The real path of the file `name` means for include, None where there is none. Throws ValueError when empty."""
    if name == "":
        engine.throw("ValueError", "Path cannot be empty")
    if "\0" in name:
        return None
    if name[:1] == "/" or name[:2] == "./" or name[:3] == "../":
        return _real(name)
    for directory in (engine.ini.get("include_path") or ".").split(":"):
        found = _real(f"{directory}/{name}" if directory else name)
        if found is not None:
            return found
    frame = current_user_frame(engine)
    if frame is not None:
        folder = os.path.dirname(frame.func.filename)  # type: ignore[attr-defined]
        if folder:
            return _real(f"{folder}/{name}")
    return None


def _real(path: str) -> str | None:
    """The canonical path of an existing file."""
    raw = path.encode("latin-1")
    return os.path.realpath(raw).decode("latin-1") if os.path.exists(raw) else None
