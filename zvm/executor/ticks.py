"""declare(ticks=N): the functions of register_tick_function() (ext/standard/basic_functions.c)."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.executor.callables import Callable
    from zvm.opcodes.op_array import Opline
    from zvm.runtime.execute_data import ExecuteData


class TickState:
    """One engine's tick functions with their arguments, those of them that run now, and the ticks since they ran."""

    __slots__ = ("functions", "running", "count")

    def __init__(self, engine: Engine) -> None:
        self.functions: list[tuple[Callable, list[Any]]] = []
        self.running: list[tuple[Callable, list[Any]]] = []
        self.count = 0


def run(ex: ExecuteData, op: Opline) -> None:
    """Count a tick; every extended_value-th calls the tick functions (run_user_tick_functions)."""
    state = ex.engine.state_of(TickState)
    state.count += 1
    if state.count < op.extended_value:
        return
    state.count = 0
    ex.engine.fiber_switch_blocked += 1
    try:
        ex.engine.interrupts.tick()
        _call_functions(state)
    finally:
        ex.engine.fiber_switch_blocked -= 1


def _call_functions(state: TickState) -> None:
    for entry in list(state.functions):
        if any(other is entry for other in state.running):
            continue  # a tick function is not called again by its own ticks
        state.running.append(entry)
        try:
            entry[0].call(list(entry[1]))
        finally:
            state.running.remove(entry)
