"""Joins: paths of a handler that have the same steps left and know the same, in registers of their own, share a block
for what is left. So a handler grows with the sum of what its operands may be, not with the product.

A handler is written twice: the first writing finds where paths meet, the second writes the blocks they share.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from zvm.handlers.generator.native import values
from zvm.handlers.generator.native.ir import Writer
from zvm.handlers.generator.native.values import Bool, Float, Int, State, Wide
from zvm.handlers.generator.plan import Step

REGISTER = re.compile(r"%v\d+")
_TYPES = {(Int, "register"): "i64", (Wide, "register"): "i64", (Wide, "overflow"): "i1", (Float, "register"): "f64",
          (Bool, "register"): "i1"}  # of registers in fields; in all others they are pointers
_FIELDS = {each: tuple((field.name, _TYPES.get((each, field.name), "Object")) for field in fields(each))
           for each in vars(values).values() if isinstance(each, type) and is_dataclass(each) and each is not State}
MIN_LINES = 10  # shorter blocks are written again

Key = tuple[object, ...]


@dataclass
class Block:
    """What is left on paths of one key. `line`: its first; `places`: stack slots that its registers are passed in;
    `exits`: how many it has. The first writing has neither label nor places."""

    line: int
    label: str
    places: list[str]
    exits: int


class Joins:
    """The joins of one handler. `marks` are the sets in which a handler keeps registers that are something special.
    `shared`: the keys of the blocks that paths share, which the first writing puts into `repeated`: there None."""

    def __init__(self, out: Writer, marks: Sequence[set[str]], shared: Collection[Key] | None) -> None:
        self.out, self.marks, self.shared = out, marks, shared
        self.enabled = shared is None or bool(shared)
        self.repeated: set[Key] = set()
        self.blocks: dict[Key, Block] = {}

    def run(self, steps: tuple[Step, ...], state: State, data: str, body: Callable[[State, str], int]) -> int:
        """Write what is left on a path by `body`, which returns the number of its exits, or a jump to the block that
        does so already; return the exits that were jumped to. `data`: the register of OP_DATA's struct, or ""."""
        registers = _registers(state, data)
        renaming = _Renaming({register: f"%{number}" for number, register in enumerate(registers)})
        key = (steps, renaming.key(state), renaming.value(data),
               *(tuple(register in mark for register in registers) for mark in self.marks))
        block = self.blocks.get(key)
        if block is not None:
            self.repeated.add(key)
            self._jump(registers, block)
            return block.exits
        line = len(self.out.lines)
        if self.shared is None:
            exits = body(state, data)
            if len(self.out.lines) - line >= MIN_LINES:
                self.blocks[key] = Block(line, "", [], exits)
        elif key in self.shared:
            block = Block(line, self.out.fresh("join"), [self.out.alloca(type) for type in registers.values()], 0)
            self._jump(registers, block)
            renaming = self._begin(registers, block)
            block.exits = body(renaming.state(state), renaming.value(data))
            self.blocks[key] = block
        else:
            body(state, data)
        return 0

    def _jump(self, registers: dict[str, str], block: Block) -> None:
        """Pass the registers, and go to the block."""
        for (register, type), place in zip(registers.items(), block.places, strict=self.shared is not None):
            self.out.store(place, 0, type, register)
        self.out.jump(block.label)

    def _begin(self, registers: dict[str, str], block: Block) -> _Renaming:
        """Begin the block, which has registers of its own."""
        self.out.label(block.label)
        own = {register: self.out.load(place, 0, type)
               for (register, type), place in zip(registers.items(), block.places, strict=True)}
        for mark in self.marks:
            mark.update([own[register] for register in registers if register in mark])
        return _Renaming(own)

    def forget(self, line: int) -> None:
        """Forget the blocks from a line on, which were removed."""
        for key, block in list(self.blocks.items()):
            if block.line >= line:
                del self.blocks[key]


class _Renaming:
    """Values and states with other registers. What is told of a register without a new name is left out."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def value(self, value: Any) -> Any:
        if isinstance(value, str):
            return REGISTER.sub(lambda match: self.names[match[0]], value) if "%" in value else value
        if isinstance(value, tuple):
            return tuple([self.value(each) for each in value])
        if type(value) in _FIELDS:
            return type(value)(*[self.value(getattr(value, name)) for name, _ in _FIELDS[type(value)]])
        return value

    def state(self, state: State) -> State:
        return State(self.facts(state.names), self.facts(state.types), self.facts(state.numbers),
                     self.facts(state.bounds), self.facts(state.released), set(self.facts(dict.fromkeys(state.owned))),
                     set(self.facts(dict.fromkeys(state.read))), state.effects, state.holds, state.saved)

    def facts(self, facts: dict[str, Any]) -> dict[str, Any]:
        return {self.value(name): self.value(value) for name, value in facts.items()
                if self.names.keys() >= set(REGISTER.findall(name))}

    def key(self, state: State) -> Key:
        """What two states are equal by: of their effects, whether there were any but holding."""
        renamed = self.state(state)
        return (tuple(renamed.names.items()), frozenset(renamed.types.items()), frozenset(renamed.numbers.items()),
                frozenset(renamed.bounds.items()), tuple(renamed.released.items()), frozenset(renamed.owned),
                frozenset(renamed.read), state.effects > 0, state.effects == state.holds, state.saved)


def _registers(state: State, data: str) -> dict[str, str]:
    """The registers that a path can still name, with their types, in the order of its names."""
    types: dict[str, str] = {}

    def visit(value: Any, type_of_text: str = "Object") -> None:
        if isinstance(value, str):
            for register in REGISTER.findall(value):
                types.setdefault(register, type_of_text)
        elif isinstance(value, tuple):
            for each in value:
                visit(each)
        else:
            for name, field_type in _FIELDS.get(type(value), ()):
                visit(getattr(value, name), field_type)

    visit(data)
    for name, value in state.names.items():
        if not REGISTER.search(name):
            visit(value)
    visit(tuple(state.released.items()))
    visit(tuple(sorted(state.owned, key=_number)))
    for pointer, number in state.numbers.items():
        if pointer in types:
            visit(number)
    for name, value in state.names.items():  # cells that are known by registers
        if types.keys() >= set(REGISTER.findall(name)):
            visit(value)
    return types


def _number(register: str) -> int:
    """The place of a register in the order of writing; 0 of other names."""
    return int(register[2:]) if REGISTER.fullmatch(register) else 0
