"""What compiling one file gives (OPcache's zend_persistent_script).

Made by zvm/compiler, loaded into an Engine by zvm/executor/scripts.py. Compiling never touches an engine's tables:
as under OPcache, a script's functions and early-bound classes are kept here and declared when it is loaded.
"""
from __future__ import annotations

from zvm.opcodes.op_array import OpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


class Script:
    """`functions` and `classes` are keyed as in Zend's tables: lower-case name, or a run-time definition key
    (starting with NUL) for what a DECLARE_* opline declares. Classes are unlinked ClassEntry objects."""

    __slots__ = ("main", "functions", "classes", "diagnostics")

    def __init__(self, main: OpArray) -> None:
        self.main = main
        self.functions: dict[str, OpArray] = {}
        self.classes: dict[str, Any] = {}
        self.diagnostics: list[tuple[int, str, int]] = []  # (level, message, line) found while compiling, not fatal
