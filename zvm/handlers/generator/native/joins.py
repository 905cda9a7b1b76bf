"""Joins: paths of a handler that have the same steps left and know the same, in registers of their own, share a block
for what is left. So a handler grows with the sum of what its operands may be, not with the product.

A handler is written twice: the first writing finds where paths meet, the second writes the blocks they share.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from zvm.handlers.generator.native.ir import Writer
from zvm.handlers.generator.native.values import Bool, Float, Int, State, Wide
from zvm.handlers.generator.plan import Step

REGISTER = re.compile(r"%v\d+")
TYPES = {(Int, "register"): "i64", (Wide, "register"): "i64", (Wide, "overflow"): "i1", (Float, "register"): "f64",
         (Bool, "register"): "i1"}  # what fields of values hold that is no pointer
WORTH = 10  # lines: what is shorter is written again

Key = tuple[object, ...]
FIND = None


@dataclass
class Block:
    line: int  # where it begins
    label: str
    places: list[str]  # what its registers are passed in
    exits: int


class Joins:
    """The joins of one handler. `marks` are the sets in which a handler keeps registers that are something special;
    `met` is what the first writing found, FIND for that itself."""

    def __init__(self, out: Writer, marks: Sequence[set[str]], met: Collection[Key] | None) -> None:
        self.out, self.marks, self.met = out, marks, met
        self.wanted = met is FIND or bool(met)
        self.found: set[Key] = set()
        self.blocks: dict[Key, Block] = {}

    def run(self, steps: tuple[Step, ...], state: State, data: str, body: Callable[[State, str], int]) -> int:
        """Write what is left on a path by `body`, which gives the number of its exits, or a jump to where it stands
        already; the exits that were jumped to. `data`: the register of OP_DATA's struct, or ""."""
        registers = _registers(state, data)
        renaming = _Renaming({register: f"%{number}" for number, register in enumerate(registers)})
        key = (steps, renaming.key(state), renaming.value(data),
               *(tuple(register in mark for register in registers) for mark in self.marks))
        if key in self.blocks:
            self.found.add(key)
            block = self.blocks[key]
            self._pass(registers, block.places)
            self.out.jump(block.label)
            return block.exits
        line = len(self.out.lines)
        if self.met is None:
            exits = body(state, data)
            if len(self.out.lines) - line >= WORTH:
                self.blocks[key] = Block(line, "", [], exits)
        elif key not in self.met:
            body(state, data)
        else:
            label, places = self.out.fresh("join"), [self.out.alloca(type) for type in registers.values()]
            self._pass(registers, places)
            self.out.label(label)
            new = {register: self.out.load(place, 0, type)
                   for (register, type), place in zip(registers.items(), places, strict=True)}
            for mark in self.marks:
                mark.update([new[register] for register in registers if register in mark])
            renaming = _Renaming(new)
            exits = body(renaming.state(state), renaming.value(data))
            self.blocks[key] = Block(line, label, places, exits)
        return 0

    def _pass(self, registers: dict[str, str], places: list[str]) -> None:
        for (register, type), place in zip(registers.items(), places, strict=False):
            self.out.store(place, 0, type, register)

    def forget(self, line: int) -> None:
        """The lines from this one on were taken back."""
        for key, block in list(self.blocks.items()):
            if block.line >= line:
                del self.blocks[key]


class _Renaming:
    """Values and states with other registers; names and facts of registers that have no new name are left out."""

    def __init__(self, new: dict[str, str]) -> None:
        self.new = new

    def value(self, value: Any) -> Any:
        if isinstance(value, str):
            return REGISTER.sub(lambda match: self.new[match[0]], value)
        if isinstance(value, tuple):
            return tuple(self.value(each) for each in value)
        if _is_value(value):
            return value.__class__(*(self.value(getattr(value, field.name)) for field in fields(value)))
        return value

    def state(self, state: State) -> State:
        return State(self.facts(state.names), self.facts(state.types), self.facts(state.numbers),
                     self.facts(state.bounds), self.facts(state.released), set(self.facts(dict.fromkeys(state.owned))),
                     set(self.facts(dict.fromkeys(state.read))), state.effects, state.holds, state.saved)

    def facts(self, of: dict[str, Any]) -> dict[str, Any]:
        return {self.value(name): self.value(value) for name, value in of.items()
                if all(register in self.new for register in REGISTER.findall(name))}

    def key(self, state: State) -> Key:
        """What makes two states the same: of their effects, whether there were any but holding."""
        new = self.state(state)
        return (tuple(new.names.items()), frozenset(new.types.items()), frozenset(new.numbers.items()),
                frozenset(new.bounds.items()), tuple(new.released.items()), frozenset(new.owned), frozenset(new.read),
                state.effects > 0, state.effects == state.holds, state.saved)


def _registers(state: State, data: str) -> dict[str, str]:
    """The registers that a path can still name, with their types, in the order of its names."""
    found: dict[str, str] = {}

    def visit(value: Any, type: str = "Object") -> None:
        if isinstance(value, str):
            for register in REGISTER.findall(value):
                found.setdefault(register, type)
        elif isinstance(value, tuple):
            for each in value:
                visit(each)
        elif _is_value(value):
            for field in fields(value):
                visit(getattr(value, field.name), TYPES.get((value.__class__, field.name), "Object"))

    visit(data)
    for name, value in state.names.items():
        if not REGISTER.search(name):
            visit(value)
    for cell, pointer in state.released.items():
        visit(cell)
        visit(pointer)
    for pointer in sorted(state.owned, key=_number):
        visit(pointer)
    for pointer, number in state.numbers.items():
        if pointer in found:
            visit(number)
    for name, value in state.names.items():  # cells that are known by registers
        if all(register in found for register in REGISTER.findall(name)):
            visit(value)
    return found


def _is_value(value: Any) -> bool:
    """Whether it is one of values.py, with fields."""
    return is_dataclass(value) and value.__class__.__module__ == State.__module__


def _number(register: str) -> int:
    """The place of a register in the order of writing; of what is none, 0."""
    return int(register[2:]) if REGISTER.fullmatch(register) else 0
