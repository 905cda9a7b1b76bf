"""Target: plans as stencils, whose operands are unboxed values of known types.

A stencil is what remains of a plan when its type tests are folded: `ADD` of two ints is an addition and its overflow
test. What the plan leaves to Python, and every path that this target cannot say, is the exit: nothing has happened
before it, since a definition tests first and acts last.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from zvm.handlers.generator import plan
from zvm.handlers.generator.native.ir import LIKELY, UNLIKELY, Writer
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.target import Steps
from zvm.handlers.generator.native.values import Bool, CannotSay, Float, Int, Literal, State, Wide
from zvm.handlers.generator.plan import Expr, Plan, Step

Side = Callable[[State], None]
INT, FLOAT, BOOL = "i", "f", "b"  # kinds of unboxed values; a bool is 0 or 1
_OVERFLOW = re.compile(r"br i1 (%\w+), label %(\w+), label")
_UNDO = {"+": ("sub", "sub"), "-": ("add", "")}  # how the old left and right value come of the result and the other


@dataclass(frozen=True, slots=True)
class Flag:
    """A bool as 0 or 1 in a register."""

    register: str


@dataclass(frozen=True, slots=True)
class Body:
    """The IR of a stencil before it has places: operands are %left and %right, the result is %result.

    It has blocks `next`, `target` and `exit` to be written; `undo` maps an operand to its value at each way into the
    exit, `result` to what the result would have been, where the register that the result goes to has it already.
    """

    lines: tuple[str, ...]
    result: str | None  # its kind
    has_target: bool
    exits: tuple[str, ...]  # labels from which the exit is reached
    undo: dict[str, dict[str, str]]


class BlockWriter(Writer):
    """Knows the block that is being written."""

    current = "entry"

    def label(self, name: str) -> None:
        super().label(name)
        self.current = name


class StencilSteps(Steps):
    """The work on one plan, for operands of given kinds and a result of a given kind."""

    def __init__(self, each: Plan, kernels: Kernels, operands: tuple[str, ...], result: str | None) -> None:
        super().__init__(each, kernels)
        self.out: BlockWriter = BlockWriter()
        names = {"op1": "%left", "op2": "%right"}
        self.operands = {operand: _value(kind, names[operand])
                         for operand, kind in zip(("op1", "op2"), operands, strict=False)}
        self.result_kind = result
        self.arrivals: dict[str, list[tuple[str, str]]] = {"next": [], "target": []}
        self.exits_from: list[str] = []
        self.sums: dict[str, tuple[str, str, str, str]] = {}  # overflow → operator, result, left, right

    def body(self) -> Body | None:
        """The stencil, or None where no path of it can be said."""
        if not self.attempt(lambda: self.run(self.plan.steps, State()), State()) or not self.arrivals["next"]:
            return None
        lines = list(self.out.lines)
        lines.append("next:")
        if self.result_kind is not None:
            type = "double" if self.result_kind == FLOAT else "i64"
            ways = ", ".join(f"[{value}, %{label}]" for label, value in self.arrivals["next"])
            lines.append(f"  %result = phi {type} {ways}")
        undo = self._undo(lines)
        return Body(tuple(lines), self.result_kind, bool(self.arrivals["target"]), tuple(self.exits_from), undo)

    def _undo(self, lines: list[str]) -> dict[str, dict[str, str]]:
        """The old values of operands on the ways that an overflow takes to the exit."""
        undo: dict[str, dict[str, str]] = {"left": {}, "right": {}, "result": {}}
        for line in list(lines):
            match = _OVERFLOW.search(line)
            if match is None or match[1] not in self.sums or match[2] not in self.exits_from:
                continue
            operator, total, left, right = self.sums[match[1]]
            label = match[2]
            undo["result"][label] = total
            old_left, old_right = _UNDO.get(operator, ("", ""))
            at = lines.index(f"{label}:") + 1
            for name, operation, other in (("left", old_left, right), ("right", old_right, left)):
                if operation:
                    lines.insert(at, f"  %old_{name}_{label} = {operation} i64 {total}, {other}")
                    undo[name][label] = f"%old_{name}_{label}"
        return undo

    # -- paths --------------------------------------------------------------------------------------------------

    def fork(self, condition: str, yes: Callable[[], None], no: Callable[[], None], state: State, weight: str = "",
             acted: bool = False) -> None:
        labels = self.out.fresh("yes"), self.out.fresh("no")
        branch, is_dead = len(self.out.lines), self.out.left
        self.out.branch(condition, labels[0], labels[1])
        said = []
        for label, side in zip(labels, (yes, no), strict=True):
            self.out.label(label)
            said.append(self.attempt(side, state))
        if said[0] != said[1] and not is_dead:
            self.out.lines[branch] += f", !prof {LIKELY if said[0] else UNLIKELY}"

    def attempt(self, side: Callable[[], None], state: State) -> bool:
        mark, label = len(self.out.lines), self.out.current
        arrivals = {name: list(ways) for name, ways in self.arrivals.items()}
        exits = list(self.exits_from)
        try:
            side()
            return True
        except CannotSay:
            del self.out.lines[mark:]
            self.out.left, self.out.current = False, label
            self.arrivals, self.exits_from = arrivals, exits
            self._leave_by_exit()
            return False

    def _leave_by_exit(self) -> None:
        self.exits_from.append(self.out.current)
        self.out.jump("exit")

    def guard(self, condition: str, state: State, why: str, acted: bool = False) -> None:
        on, off = self.out.fresh("on"), self.out.fresh("off")
        self.out.branch(condition, on, off, LIKELY)
        self.out.label(off)
        self._leave_by_exit()
        self.out.label(on)

    # -- steps and expressions ----------------------------------------------------------------------------------

    def fetch(self, step: plan.Fetch, rest: tuple[Step, ...], state: State) -> None:
        state.names[step.name] = self.operands[step.operand]

    def save_opline(self, step: plan.SaveOpline, rest: tuple[Step, ...], state: State) -> None:
        pass

    def result(self, step: plan.Result, rest: tuple[Step, ...], state: State) -> bool:
        if isinstance(step.value, (plan.Compare, plan.Not, plan.All, plan.Any, plan.IsInstance)):
            self.by_truth(step.value, state, lambda literal: plan.Result(literal), rest)
            return True
        value = self.evaluate(step.value, state)
        if isinstance(value, Bool):
            value = Flag(self.out.value(f"zext i1 {value.register} to i64"))
        kind, register = _register(value)
        if kind != self.result_kind:
            raise CannotSay("a result of another type")
        state.names["result@"] = register
        return False

    def goto(self, step: plan.Goto, rest: tuple[Step, ...], state: State) -> bool:
        name = {plan.Following: "next", plan.Target: "target"}.get(type(step.opline))
        if name is None:
            raise CannotSay("an opline held in a value")
        self.arrivals[name].append((self.out.current, state.names.get("result@", "")))
        self.out.jump(name)
        return True

    def int_arithmetic(self, operator: str, left: Int, right: Int, state: State) -> object:
        value = super().int_arithmetic(operator, left, right, state)
        if isinstance(value, Wide):
            self.sums[value.overflow] = (operator, value.register, left.register, right.register)
        return value

    def quick_call(self, node: plan.Call, state: State) -> object:
        """The only functions that stencils call are the truth of a number and shifts."""
        if node.function.name == "to_bool":
            value = self.evaluate(node.arguments[-1], state)
            if isinstance(value, Float):
                return Bool(self.out.value(f"fcmp une double {value.register}, 0.0"))
            if isinstance(value, Int):
                return Bool(self.out.value(f"icmp ne i64 {value.register}, 0"))
        raise CannotSay("a call")

    def test_value(self, value: object, state: State, yes: Side, no: Side) -> None:
        if isinstance(value, Flag):
            self.sides(self.out.value(f"icmp ne i64 {value.register}, 0"), state, yes, no)
        else:
            super().test_value(value, state, yes, no)

    def test_type(self, value: object, name: str, state: State, yes: Side, no: Side) -> None:
        if isinstance(value, Flag):
            (yes if name == "bool" else no)(state)
        else:
            super().test_type(value, name, state, yes, no)

    def test_identity(self, left: Expr, right: Expr, state: State, yes: Side, no: Side) -> None:
        first, second = self.evaluate(left, state), self.evaluate(right, state)
        if isinstance(first, Flag) and isinstance(second, Flag):
            self.sides(self.out.value(f"icmp eq i64 {first.register}, {second.register}"), state, yes, no)
        elif isinstance(first, Flag) and isinstance(second, Literal) and isinstance(second.value, bool):
            self.test_flag(first.register, second.value, state, yes, no)
        elif isinstance(first, Flag) or isinstance(second, Flag):
            no(state)
        else:
            super().test_identity(left, right, state, yes, no)


    def test_flag(self, register: str, wanted: bool, state: State, yes: Side, no: Side) -> None:
        """Whether a bool is true, or false, which is told by one test."""
        if register in state.bounds:
            (yes if state.bounds[register] == str(wanted) else no)(state)
            return

        def told(side: Side, value: bool) -> Side:
            def informed(inner: State) -> None:
                inner.bounds[register] = str(value)
                side(inner)
            return informed

        test = self.out.value(f"icmp {'ne' if wanted else 'eq'} i64 {register}, 0")
        self.sides(test, state, told(yes, wanted), told(no, not wanted))


def _value(kind: str, register: str) -> Int | Float | Flag:
    if kind == BOOL:
        return Flag(register)
    return Float(register) if kind == FLOAT else Int(register)


def _register(value: object) -> tuple[str, str]:
    """The kind of a value and what its register is."""
    if isinstance(value, Flag):
        return BOOL, value.register
    if isinstance(value, Int):
        return INT, value.register
    if isinstance(value, Float):
        return FLOAT, value.register
    if isinstance(value, Literal) and isinstance(value.value, bool):
        return BOOL, str(int(value.value))
    raise CannotSay("a result that is not a number")
