"""Functions that library functions call back, as code that needs no frame: array_map(), usort() and similar call it.

Such code changes nothing. Where it is left by an exit, the function is called as any other, from its beginning.
"""
from __future__ import annotations

from zvm.regions.inlining import refuses
from zvm.regions.kinds import ANY, BORROWED, LOOPS, THIS
from zvm.regions.lowering import Lowering
from zvm.regions.micro import Unsupported
from zvm.regions.recursion import CLOSURE_SLOT, MOST_ARGUMENTS, THIS_SLOT, argument, body_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from zvm.opcodes.op_array import OpArray
    from zvm.regions.lowering import Names
    from zvm.regions.micro import Value
    from zvm.regions.observing import Observation

_LASTING = ("ASSIGN_SLOT_", "ASSIGN_ITEM_")  # operations that change what stays


class Leaf(Lowering):
    """A function with the arguments that its frame has: after run(), `body` is its code, `inputs` what it is given, as
    slot, kind and value: parameters, THIS, CLOSURE_SLOT."""

    def __init__(self, function: OpArray, observed: Observation, passed: int, closure: Any,
                 operations: Collection[str], names: Names) -> None:
        super().__init__(function, 0, len(function.opcodes) - 1, 0, observed, operations, names)
        if refuses(function) or passed > MOST_ARGUMENTS or passed < function.required_num_args:
            raise Unsupported("a function of another kind")
        self.passed = passed
        self.captured = closure
        kinds = []
        for slot in range(min(passed, function.num_args)):
            kind = observed.kinds.get(slot)
            if kind is None or kind[0] in LOOPS or slot in observed.references:
                raise Unsupported("an argument of another type")
            kinds.append((slot, kind, BORROWED))
        if closure is not None:
            kinds.append((CLOSURE_SLOT, ANY, BORROWED))
        if THIS in observed.kinds:
            kinds.append((THIS_SLOT, observed.kinds[THIS], BORROWED))
        self.kinds = tuple(kinds)

    def _begin(self) -> None:
        self.body = body_of(self, self.op_array, self.kinds)
        self.body.captured = self.captured

    def _lower(self) -> None:
        self._infer()
        if self.body.result is None:
            raise Unsupported(next(iter(self.refused.values()), "it never returns"))
        self.backs, self.heads, self.runs = set(), {}, {}
        self._emit()
        if self.writes_places or any(micro.name.startswith(_LASTING) for micro in self.code):
            raise Unsupported("a function with effects")

    @property
    def inputs(self) -> list[tuple[int, str, Value]]:
        """What the code is given: the slot, or what stands for it, the kind, the value."""
        return [(slot, kind, argument(slot, kind, False)) for slot, kind, _ in self.kinds]
