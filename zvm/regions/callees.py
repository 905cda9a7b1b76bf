"""The calls of user functions that a region has inside."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.cloning import copied, relink
from zvm.opcodes.op_array import CV, TMP_VAR, VAR, OpArray
from zvm.regions.kinds import BOOL, BORROWED, FIRST_COPY, FLOAT, INT, State
from zvm.regions.liveness import live_variables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering

CALL_STEP = 1 << 12  # between the numbers of two calls, from FIRST_COPY on
INITS = frozenset((ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME, ops.INIT_METHOD_CALL,
                   ops.INIT_STATIC_METHOD_CALL, ops.INIT_USER_CALL, ops.INIT_DYNAMIC_CALL, ops.NEW))
SENDS = frozenset((ops.SEND_VAL, ops.SEND_VAR, ops.SEND_VAL_EX, ops.SEND_VAR_EX))  # of library functions
DOES = frozenset((ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL, ops.DO_FCALL_BY_NAME))


class Call:
    """One call of a user function that a region has inside: `base`: what is added to numbers of oplines and slots;
    `outer`: the call whose function makes it."""

    is_called = False  # the function is called, not copied

    def __init__(self, work: Lowering, init: int, function: OpArray, outer: Call | None) -> None:
        self.init, self.function, self.outer = init, function, outer
        self.depth: int = 1 if outer is None else outer.depth + 1
        self.base = FIRST_COPY + CALL_STEP * len(work.calls_by_base)
        self.this_slot = self.base + CALL_STEP - 1
        self.closure_slot = self.base + CALL_STEP - 2
        self.captured: Any = None  # the closure that is called, or one of the same function
        self.scope: Any = None  # the class that the frame has for `static`, where it is not that of $this
        self.forwards = False  # the frame has what its caller's has
        self.static_class: Any = None  # what that is, where it is known
        self._live: list[int] | None = None
        work.calls_by_base[self.base] = self
        self.loop_heads: set[int] = set()
        if not self.is_called:
            self._copy_oplines(work, function)

    def _copy_oplines(self, work: Lowering, function: OpArray) -> None:
        by_original = {id(opline): self._copy(opline) for opline in function.opcodes}
        relink(by_original)
        copies = list(by_original.values())
        work.oplines |= {copy.number: copy for copy in copies}
        work.targets |= targets_of(copies)
        self.loop_heads = heads_of(copies)
        work.loop_heads |= self.loop_heads
        work.match_calls(copies)

    def is_live(self, slot: int, number: int) -> bool:
        """Whether what a slot of the function has at one of its oplines may still be asked for."""
        if slot >= len(self.function.vars):
            return True
        if self._live is None:
            self._live = live_variables(self.function)
        return bool(self._live[number] >> slot & 1)

    def _copy(self, opline: Opline) -> Opline:
        copy = copied(opline)
        copy.number += self.base
        for name in ("op1", "op2", "result"):
            if getattr(opline, f"{name}_type") in (CV, TMP_VAR, VAR):
                setattr(copy, name, getattr(opline, name) + self.base)
        return copy


class RealCall(Call):
    """One of a function that has code of its own in the region (recursion.py)."""

    is_called = True


def targets_of(oplines: list[Opline]) -> set[int]:
    """The numbers of oplines that jumps go to."""
    targets = {opline.target.number for opline in oplines if opline.target is not None}
    return targets.union(*(map(_number, opline.const2.values()) for opline in oplines if type(opline.const2) is dict))


def heads_of(oplines: list[Opline]) -> set[int]:
    """The numbers of oplines that jumps go back to."""
    return {opline.target.number for opline in oplines
            if opline.target is not None and opline.target.number <= opline.number}


def _number(opline: Opline) -> int:
    return opline.number


class Body(Call):
    """The code of a function that is called: `kinds` of what it gets, by slot; `result`: the kind that it gives, once
    that is known; `calls`: the DO_* that wait for it."""

    def __init__(self, work: Lowering, function: OpArray, kinds: tuple[tuple[int, str, int], ...]) -> None:
        self.kinds = kinds
        self.function = function
        self.forget()
        super().__init__(work, -1, function, None)

    def forget(self) -> None:
        """Nothing has been lowered yet."""
        self.result: str | None = _declared(self.function)
        self.calls: set[int] = set()

    def state(self) -> State:
        """What is known where it begins."""
        return {self.base + slot: (kind, held or BORROWED) for slot, kind, held in self.kinds}


def _declared(function: OpArray) -> str | None:
    """The kind of results that are declared, where that says it all."""
    if function.return_info is None or function.return_info.type is None:
        return None
    return {types.MAY_BE_LONG: INT, types.MAY_BE_DOUBLE: FLOAT, types.MAY_BE_BOOL: BOOL}.get(
        function.return_info.type.mask)
