"""Whether the files that this process was made of are as they were."""
from __future__ import annotations

import os
import sys

from zvm import bundle
from zvm.handlers.native import tier


class Freshness:
    """What the files were like. `files`: more of them than Python, the native image and the package's record, which an
    installer writes anew; of a checkout all modules that are loaded."""

    def __init__(self, files: list[str]) -> None:
        installation = bundle.installation
        assert installation is not None
        names = {sys.executable, tier.default_path(), *installation.places(), *files}
        if installation.state:
            names.add(installation.record)
        else:
            names |= {path for name, module in sys.modules.items() if name.startswith("zvm")
                      and (path := getattr(module, "__file__", None))}
        self._states = {name: _state(name) for name in names}

    def is_current(self) -> bool:
        return all(_state(name) == state for name, state in self._states.items())


def _state(path: str) -> tuple[int, int, int] | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
