"""Finding functions by name, for the INIT_* handlers, which keep what they find in the opline's cache."""
from __future__ import annotations

from zvm.opcodes.flags import ACC_STRICT_TYPES
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.values.strings import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def by_name(ex: ExecuteData, op: Any) -> Any:
    """The function named by op2; the literal after it is the name in lower case. Throws Error."""
    func = ex.engine.functions.get(ex.func.literals[op.op2 + 1])  # type: ignore[attr-defined]
    return func if func is not None else undefined_function(ex, op)


def by_lower_name(ex: ExecuteData, op: Any) -> Any:
    """The function whose name in lower case is op2. Throws Error."""
    func = ex.engine.functions.get(op.const2)
    return func if func is not None else undefined_function(ex, op)


def by_name_in_namespace(ex: ExecuteData, op: Any) -> Any:
    """The function named by op2 or its last part; literals after it: both in lower case. Throws Error."""
    literals = ex.func.literals  # type: ignore[attr-defined]
    functions = ex.engine.functions
    func = functions.get(literals[op.op2 + 1])
    if func is None:
        func = functions.get(literals[op.op2 + 2])
        world: Any = ex.engine.world
        if world is not None:
            world.note_absent(literals[op.op2 + 1], ex.func)
    return func if func is not None else undefined_function(ex, op)


def undefined_function(ex: ExecuteData, op: Any) -> Any:
    """Throw for a function there is not, or return the engine's substitute."""
    ex.opline = op
    return ex.engine.undefined_function(c_string(op.const2))


def entry_point(ex: ExecuteData, func: Any) -> Any:
    """The entry of an internal function for callers like this frame."""
    return func.strict if ex.func.fn_flags & ACC_STRICT_TYPES else func.weak
