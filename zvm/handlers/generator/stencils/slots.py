"""Stencils of declared properties: the class of an object, its slots as unboxed values, numbers stored to them.

What an opline does when a class is not the expected one, a property has another type, is a reference or was never
written, is left to the opline's own handler, as with any other stencil.
"""
from __future__ import annotations

from collections.abc import Iterator

from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.values import Boxed, State
from zvm.handlers.generator.plan import Following, Goto, Plan
from zvm.handlers.generator.stencils.target import Body, StencilSteps
from zvm.regions.kinds import ARRAY, BOOL, CHAR, FLOAT, INT, LOOP, OBJECT, STRING

READ = (INT, FLOAT, BOOL, ARRAY, STRING, CHAR, OBJECT)  # kinds of properties
WRITTEN = (INT, FLOAT, BOOL)


class SlotSteps(StencilSteps):
    """The left operand is an object, the right one the number of a slot."""

    def cell(self) -> str:
        """The address of the slot."""
        slots = self.out.load(self.pointer_of("%left"), self.offset("PhpObject", "slots"), "List")
        items = self.out.load(slots, self.offset("List", "items"), "Cells")
        return self.out.value(f"getelementptr ptr, ptr {items}, i64 %right")

    def pointer_of(self, register: str) -> str:
        return self.out.value(f"inttoptr i64 {register} to ptr")

    def fetch_slot(self, state: State) -> None:
        value: object = Boxed(self.out.load(self.cell(), 0, "Object"))
        self.set_result(value, state)
        self.goto(Goto(Following(False)), (), state)

    def assign(self, state: State) -> None:
        rest = (Goto(Following(False)),)
        self.put_in_place(self.cell(), self.operands["op_data"], state, rest)
        self.run(rest, state)

    def peek(self, state: State) -> None:
        """The element that a loop over a list comes to next."""
        self.set_result(self.next_element(state)[0], state)
        self.goto(Goto(Following(False)), (), state)

    def check(self, state: State) -> None:
        """%right: a Python type, %data: a class."""
        object = self.pointer_of("%left")
        type = self.out.load(object, self.offset("Object", "type"), "Type")
        self.guard(self.out.value(f"icmp eq ptr {type}, {self.pointer_of('%right')}"), state, "another type")
        ce = self.out.load(object, self.offset("PhpObject", "ce"), "ClassEntry")
        self.guard(self.out.value(f"icmp eq ptr {ce}, {self.pointer_of('%data')}"), state, "another class")
        self.goto(Goto(Following(False)), (), state)


def slot_bodies(some: Plan, kernels: Kernels) -> Iterator[tuple[str, Body, tuple[str, ...]]]:
    """Each operation: its name, what it does, the kinds of its operands. `some`: any plan."""
    for kind in READ:
        steps = SlotSteps(some, kernels, (OBJECT, INT), kind)
        yield f"FETCH_SLOT_{kind}", _body(steps, steps.fetch_slot), (OBJECT, INT)
    for kind in WRITTEN:
        steps = SlotSteps(some, kernels, (OBJECT, INT, kind), None)
        yield f"ASSIGN_SLOT_{kind}", _body(steps, steps.assign), (OBJECT, INT, kind)
    steps = SlotSteps(some, kernels, (LOOP,), OBJECT)
    yield "FE_PEEK_o", _body(steps, steps.peek), (LOOP,)
    steps = SlotSteps(some, kernels, (OBJECT, OBJECT, OBJECT), None)
    yield "IS_INSTANCE", _body(steps, steps.check), (OBJECT, OBJECT, OBJECT)


def _body(steps: SlotSteps, task: object) -> Body:
    body = steps.body(task)  # type: ignore[arg-type]
    assert body is not None
    return body
