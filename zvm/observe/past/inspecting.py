"""Questions about a stop in the past, answered in the process that is there."""
from __future__ import annotations

import re

from zvm.observe.debugger.places import function_key
from zvm.observe.debugger.stack import depth_of, stack_of
from zvm.runtime.execute_data import user_frame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.observe.debugger.core import Stop
    from zvm.observe.debugger.stack import StackFrame

_PLACE = re.compile(r"""\s*\$\w+\s*((\??->\s*\w+|\[\s*(\w+|'[^']*'|"[^"$]*"|\$\w+)\s*\])\s*)*""")


def is_harmless(code: str) -> bool:
    """Whether an expression only reads variables, elements and properties."""
    return _PLACE.fullmatch(code) is not None


class Inspector:
    """Answers `method` by on_METHOD()."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.stop: Stop | None = None
        self.stack: list[StackFrame] = []

    def begin(self, stop: Stop) -> None:
        """The run has stopped."""
        self.stop = stop
        self.stack = stack_of(self.engine)

    def end(self) -> None:
        """It goes on."""
        self.stop, self.stack = None, []

    def answer(self, method: str, *arguments: Any) -> Any:
        """Return what a method answers, which can be pickled. Raises ValueError, KeyError, TypeError."""
        return getattr(self, f"on_{method}")(*arguments)

    def on_depth(self) -> int:
        """How many frames there are."""
        return depth_of(user_frame(None if self.stop is None else self.stop.frame))

    def on_place(self) -> tuple[Any, ...]:
        """The function that runs."""
        frame = user_frame(None if self.stop is None else self.stop.frame)
        return () if frame is None else function_key(frame)
