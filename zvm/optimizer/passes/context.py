"""What every pass gets besides the op-array: its script and what is known of the world (zend_optimizer_ctx).

Imports nothing of the optimizer; made by zvm/optimizer/pipeline.py.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompilerOptions
    from zvm.opcodes.script import Script

# the bits of opcache.optimization_level (ZEND_OPTIMIZER_PASS_*), by what they switch
SIMPLE, JUMPS, CALLS, BLOCKS = 1 << 0, 1 << 2, 1 << 3, 1 << 4
DATA_FLOW, CALL_GRAPH, CONSTANT_PROPAGATION = 1 << 5, 1 << 6, 1 << 7
TEMPORARIES, NOPS, LITERALS, STACK_SIZES, VARIABLES = 1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12
DEAD_CODE, COLLECT_CONSTANTS, INLINING = 1 << 13, 1 << 14, 1 << 15
DEFAULT_LEVEL = 0x7FFEBFFF

_SPECIAL = {"null": None, "true": True, "false": False}


class Context:
    """`options` are those the script was compiled with; `constants` what define() in the script itself is known to have
    defined (only with COLLECT_CONSTANTS). `to_run`: they are run, not held against OPcache's listings, so that
    temporaries of loops need not share slots."""

    __slots__ = ("script", "options", "level", "constants", "to_run")

    def __init__(self, script: Script, options: CompilerOptions, level: int, to_run: bool = False) -> None:
        self.script, self.options, self.level, self.to_run = script, options, level, to_run
        self.constants: dict[str, Any] = {}

    def persistent_constant(self, name: str) -> tuple[Any] | None:
        """A constant that every request has, in a tuple (zend_optimizer_get_persistent_constant)."""
        known = self.options.constant(name)
        if known is not None:
            return known
        special = lower(name)
        return (_SPECIAL[special],) if special in _SPECIAL else None

    def function(self, name: str) -> Any:
        """The function of that lower-case name, if it is known which one that is: of this script, or internal."""
        return self.script.functions.get(name) or self.options.internal_function(name)

    def is_internal_function(self, name: str) -> bool:
        """Whether that lower-case name is an internal function's."""
        return self.options.internal_function(name) is not None

    def class_entry(self, name: str) -> Any:
        """The class of that lower-case name: of this script, or internal (zend_optimizer_get_class_entry)."""
        found = self.script.classes.get(name)
        if found is not None:
            return found
        known = self.options.known_class(name)
        return known if known is not None and known.is_internal else None


def inverse(opcode: int) -> int:
    """The conditional jump on the opposite (INV_COND, INV_EX_COND_EX)."""
    return _INVERSE[opcode]


_INVERSE = {ops.JMPZ: ops.JMPNZ, ops.JMPNZ: ops.JMPZ, ops.JMPZ_EX: ops.JMPNZ_EX, ops.JMPNZ_EX: ops.JMPZ_EX}
