"""What is left on a path of a plan: written there, or a jump to where another path has it. Paths forget what they will
not ask for again, so that more of them are alike (joins.py).
"""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from zvm.handlers.generator import plan
from zvm.handlers.generator.native.conditions import Conditions
from zvm.handlers.generator.native.joins import REGISTER
from zvm.handlers.generator.native.kernels import Kernels, Signature
from zvm.handlers.generator.native.values import CACHE, Boxed, State
from zvm.handlers.generator.plan import Step

Rest = tuple[Step, ...]


@dataclass(frozen=True)
class Uses:
    """The names that steps use; of these, those that they examine, where the others are only handed on to Python
    functions, and those that they store to or release, places as `name@`."""

    names: frozenset[str]
    examined: frozenset[str]
    stored: frozenset[str]


@cache
def _uses(steps: Rest, kernels: Kernels) -> Uses:
    nodes = plan.walk(steps)
    handed_on = Counter(argument.name for node in nodes if isinstance(node, plan.Call)
                        and node.function.module and not _takes_ints(kernels.for_function(node.function))
                        for argument in node.arguments if isinstance(argument, plan.Local))
    named = (plan.Local, plan.PlaceValue, plan.PlaceArgument, plan.PlaceStore, plan.Settle)
    names = Counter(node.name for node in nodes if isinstance(node, named))
    released = {step.name for step in nodes if isinstance(step, plan.Release)}
    stored = {f"{step.name}@" for step in nodes if isinstance(step, plan.PlaceStore)}
    return Uses(frozenset(names) | released, frozenset(names - handed_on), frozenset(stored | released))


def _takes_ints(signature: Signature | None) -> bool:
    """Whether a kernel wants numbers without a box."""
    return signature is not None and any(type == "i64" for _, type in signature.parameters)


class Paths(Conditions):
    """The paths of one plan."""

    def write_steps(self, steps: Rest, state: State) -> None:
        """Write the steps (target.py)."""
        raise NotImplementedError

    def run(self, steps: Rest, state: State) -> None:
        """Write the steps, or a jump to where they stand already; they end in an exit on every path."""
        def write(state: State, data: str) -> int:
            exits, self.data = self.exits, data
            self.write_steps(steps, state)
            return self.exits - exits

        if not self.joins.enabled:
            self.write_steps(steps, state)
            return
        self.forget_unused(steps, state)
        data = self.data
        joined = self.joins.run(steps, state, data, write)
        self.exits += joined
        self.data = data

    def forget_unused(self, steps: Rest, state: State) -> None:
        """Forget what none of the steps asks for, so that more paths are alike: names, the types of what is only
        handed on to Python, and where values came from when nothing is stored there."""
        uses = _uses(steps, self.kernels)
        for name in list(state.names):
            if not {name, name.rstrip("@#")} & uses.names and not REGISTER.search(name):
                del state.names[name]
        cells = {CACHE, *state.released}  # that matter
        cells.update(cell for name, cell in state.names.items()
                     if isinstance(cell, str) and (name in uses.stored or REGISTER.search(name)))
        examined = set()
        for name, value in state.names.items():
            if isinstance(value, Boxed):
                if value.cell is not None and value.cell not in cells and name not in uses.stored:
                    state.names[name] = Boxed(value.pointer, None, value.record)
                if name in uses.examined:
                    examined.add(value.pointer)
        for value in state.names.values():
            if isinstance(value, Boxed) and value.pointer not in examined and REGISTER.match(value.pointer):
                state.types.pop(value.pointer, None)
                state.numbers.pop(value.pointer, None)
