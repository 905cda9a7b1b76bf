"""Where statements are in files that have not been compiled yet: another engine compiles them, and runs nothing."""
from __future__ import annotations

from zvm.engine import Engine
from zvm.engine.compilation import compile_only
from zvm.observe.debugger.breakpoints import FileLines
from zvm.observe.marks import Marks
from zvm.runtime.signals import EXCEPTIONS, Bailout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Scratch:
    """Compiles files. `lines` has those of each, None where it does not compile."""

    def __init__(self) -> None:
        self._engine: Engine | None = None
        self.lines: dict[str, FileLines | None] = {}

    def lines_of(self, path: str) -> FileLines | None:
        """The lines of a file, a real path; None where it cannot be read or compiled."""
        if path not in self.lines:
            self.lines[path] = self._compile(path)
        return self.lines[path]

    def _compile(self, path: str) -> FileLines | None:
        if self._engine is None:
            self._engine = Engine([("display_errors", "0"), ("log_errors", "0")], write=_drop)
            Marks(self._engine, statements=True)
        try:
            with open(path.encode("latin-1"), "rb") as file:
                source = file.read().decode("latin-1")
            script: Any = compile_only(self._engine, source, path, self._engine.classes.get)
        except (OSError, Bailout, *EXCEPTIONS):
            return None
        return FileLines(script.op_arrays())


def _drop(data: bytes) -> None:
    """Nothing of it is shown."""
