"""Code that is compiled again and again: eval() of the same text at the same place, files that were just written.

A Script that is nothing but code of main (Script.is_only_main()) may run any number of times, as those of cached files
(script_cache.py). It is kept when its source comes for the second time, so that texts which never come again are not.
Called by compilation.py.
"""
from __future__ import annotations

from zvm.engine.optimizing import settings

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.opcodes.script import Script

_MOST = 64  # sources
LONGEST = 1 << 16  # characters


class RecentScripts:
    """Of one engine: what compiling depends on → the Script, None where that was compiled once."""

    __slots__ = ("scripts",)

    def __init__(self, engine: Engine) -> None:
        self.scripts: dict[tuple[Any, ...], Script | None] = {}

    def find(self, key: tuple[Any, ...]) -> Script | None:
        return self.scripts.get(key)

    def add(self, key: tuple[Any, ...], source: str, script: Script) -> None:
        """Note that a source was compiled."""
        if len(source) > LONGEST:
            return
        known = len(self.scripts)
        self.scripts.setdefault(key, None)
        if len(self.scripts) == known:
            if script.is_only_main():
                self.scripts[key] = script
        elif known >= _MOST:
            del self.scripts[next(iter(self.scripts))]


def key_of(engine: Engine, source: str, filename: str, scripting: bool, is_eval: bool) -> tuple[Any, ...]:
    """What compiling depends on: all that is given, settings, and the class whose code asks for it."""
    frame = engine.current_execute_data
    return source, filename, scripting, is_eval, settings(engine), frame and frame.func.scope
