"""Places in memory and the values a plan's names stand for: the ground of the native target.

expressions.py, conditions.py and target.py build on it: cells, fields, boxes and numbers, who owns a reference, and
paths that may still give up.
"""
from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable, Collection

from zvm.handlers.generator import plan
from zvm.handlers.generator.native.ir import LIKELY, Writer
from zvm.handlers.generator.native.joins import Joins, Key
from zvm.handlers.generator.native.kernels import Kernels, is_uncounted
from zvm.handlers.generator.native.tails import Held, Tails
from zvm.handlers.generator.native.values import (
    Boxed,
    CannotSay,
    Float,
    Int,
    Literal,
    Pair,
    Special,
    State,
    Symbol,
)
from zvm.handlers.generator.plan import Expr, Plan

RECORDS = {"PHP_ARRAY": "PhpArray", "REFERENCE": "Reference", "PHP_OBJECT": "PhpObject", "LIST": "List", "DICT": "Dict",
           "CLOSURE": "ClosureObject", "OP_ARRAY": "Function", "FOREACH_STATE": "ForeachState",
           "PROPERTY_INFO": "PropertyInfo"}
TRUSTED_OWNERS = {"packed": "PHP_ARRAY", "hash": "PHP_ARRAY", "ce": "PHP_OBJECT"}
FIELD_OWNERS = {"iterator": "FOREACH_STATE", "slot": "PROPERTY_INFO"}  # records whose field has a name of its own


class Memory:
    """Cells and values. `exits` counts the ways out that were written, `refusals` those that run Python."""

    def __init__(self, each: Plan, kernels: Kernels, calls_python: bool = False,
                 shared: Collection[Key] | None = ()) -> None:
        """`calls_python`: paths may call Python before they have had an effect. `shared`: see Joins."""
        self.plan, self.kernels, self.calls_python = each, kernels, calls_python
        self.out = Writer()
        self.tails = Tails(self.out, self.empty)
        self.exits = 0
        self.refusals: Counter[str] = Counter()
        self.data = ""
        self.needs_failed = False
        self.constants: set[str] = set()  # pointers to an opline's literals
        self.results: set[str] = set()  # pointers to what Python functions gave
        self.slot_cells: set[str] = set()  # registers of cells that are slots of the frame
        self.joins = Joins(self.out, (self.constants, self.results, self.slot_cells), shared)

    def evaluate(self, node: Expr, state: State) -> object:
        """The value of an expression (expressions.py)."""
        raise NotImplementedError

    def test(self, node: Expr, state: State, yes: Callable[[State], None], no: Callable[[State], None]) -> None:
        """A branch on an expression's truth (conditions.py)."""
        raise NotImplementedError

    def empty(self, held: Held) -> None:
        """Let go of what a path holds (python_calls.py)."""
        raise NotImplementedError

    # -- paths --------------------------------------------------------------------------------------------------

    def fork(self, condition: str, yes: Callable[[], None], no: Callable[[], None], state: State, weight: str = "",
             acted: bool = False) -> None:
        """Branch on a register. A side that cannot be said runs the Python handler, if nothing has happened yet.
        `acted`: where the condition holds, something has."""
        labels = self.out.fresh("yes"), self.out.fresh("no")
        branch, is_dead = len(self.out.lines), self.out.left
        self.out.branch(condition, labels[0], labels[1], weight)
        said = []
        for label, side in zip(labels, (yes, no), strict=True):
            self.out.label(label)
            said.append(self.attempt(side, state))
        if self.kernels.stress and said[0] != said[1] and not is_dead and not acted:
            self.out.lines[branch:branch + 1] = self.refusing(self.out.lines[branch], condition, yes_refuses=said[1])

    def attempt(self, side: Callable[[], None], state: State) -> bool:
        """Whether the side could be said."""
        mark = len(self.out.lines)
        exits = self.exits
        try:
            side()
            return True
        except CannotSay as refusal:
            if state.effects:
                raise
            del self.out.lines[mark:]
            self.joins.forget(mark)
            self.out.left = False
            self.exits = exits
            self.refusals[str(refusal)] += 1
            self.out.jump("slow")
            return False

    def refusing(self, branch: str, condition: str, yes_refuses: bool) -> list[str]:
        """The lines of a branch of which one side is a refusal, taken now and then all the same (stress.py)."""
        well, test = "%" + self.out.fresh(), "%" + self.out.fresh()
        signature = self.kernels.signatures["goes_well"]
        lines = [f"  {well} = call {signature.call([])}", f"  {test} = and i1 {condition}, {well}"]
        if yes_refuses:
            badly = "%" + self.out.fresh()
            lines[1:] = [f"  {badly} = xor i1 {well}, true", f"  {test} = or i1 {condition}, {badly}"]
        return [*lines, branch.replace(f"br i1 {condition},", f"br i1 {test},", 1)]

    # -- memory -------------------------------------------------------------------------------------------------

    def offset(self, record: str, field: str) -> int:
        return self.kernels.records[record][field][0]

    def has_type(self, pointer: str, type: str) -> str:
        """An i1: whether the object is exactly of the type."""
        found = self.out.load(pointer, self.offset("Object", "type"), "Type")
        return self.out.value(f"icmp eq ptr {found}, @py_{type}")

    def same(self, pointer: str, symbol: str) -> str:
        return self.out.value(f"icmp eq ptr {pointer}, @py_{symbol}")

    def number(self, field: str) -> Int:
        """A number of the opline, or of its OP_DATA."""
        struct_of, name = (self.data, "op1") if field == "op_data" else ("%op", field)
        if name not in self.kernels.records["Op"]:
            raise CannotSay(f"op.{name}")
        value = self.out.load(struct_of, self.offset("Op", name), "i32")
        return Int(self.out.value(f"sext i32 {value} to i64"))

    def cell_at(self, number: str) -> str:
        cell = self.out.value(f"getelementptr ptr, ptr %slots, i64 {number}")
        self.slot_cells.add(cell)
        return cell

    def place(self, name: str, state: State) -> str:
        """The cell of a place."""
        cell = state.names.get(f"{name}@")
        if not isinstance(cell, str):
            raise CannotSay("a place found at run time")
        return cell

    def slot_cell(self, node: plan.Slot, state: State) -> str:
        """The cell of a slot; the same register for the same operand, so that aliases are seen."""
        number = self.evaluate(node.number, state)
        if not isinstance(number, Int):
            raise CannotSay("a slot whose number is not known")
        key = f"cell@{number.register}"
        known = state.names.get(key)
        if not isinstance(known, str):
            known = state.names[key] = self.cell_at(number.register)
        return known

    def field_cell(self, node: plan.Field, state: State) -> str:
        of = self.evaluate(node.of, state)
        record, pointer = self.record_of(of, node.name, state)
        fields = self.kernels.records.get(record, {})
        if node.name not in fields:
            raise CannotSay(f"{record}.{node.name}")
        return self.out.address(pointer, fields[node.name][0])

    def record_of(self, value: object, field: str, state: State) -> tuple[str, str]:
        """The record and the pointer of something that has fields."""
        if value == Special("frame"):
            return "ExecuteData", "%frame"
        if value == Special("engine"):
            return "Engine", self.out.load("%run", self.offset("Run", "engine"), "Engine")
        if isinstance(value, Boxed):
            if value.record is not None:
                return value.record, value.pointer
            known = state.types.get(value.pointer)
            if known is None and field in TRUSTED_OWNERS:
                known = state.types[value.pointer] = TRUSTED_OWNERS[field]
            if known is None and field in FIELD_OWNERS:
                known = FIELD_OWNERS[field]
                self.guard(self.has_type(value.pointer, known), state, "a field of something unknown")
                state.types[value.pointer] = known
            if known in RECORDS:
                return RECORDS[known], value.pointer
        raise CannotSay("a field of something unknown")

    def list_cell(self, pointer: str, key: object, state: State) -> str:
        """The cell of a list's item; the same register for the same item, so that aliases are seen."""
        index = self.int_register(key, state)
        name = f"{pointer}[{index}]@"
        known = state.names.get(name)
        if not isinstance(known, str):
            items = self.out.load(pointer, self.offset("List", "items"), "Cells")
            known = state.names[name] = self.out.value(f"getelementptr ptr, ptr {items}, i64 {index}")
        return known

    def dict_cell(self, pointer: str, key: object, state: State) -> str:
        """The cell of a value in a dict, null when it has no such key."""
        number = self.known_number(key, state)
        if isinstance(number, Int):
            return self.invoke("dict_find_int", pointer, number.register)
        if isinstance(key, Boxed) and key.pointer not in state.types and not state.effects:
            self.guard(self.has_type(key.pointer, "STR"), state, "a key of unknown type")
            state.types[key.pointer] = "STR"
        if self.is_text(key, state):
            return self.invoke("dict_find_str", pointer, self.pointer(key, state))
        raise CannotSay("a key of unknown type")

    def fail_unless(self, done: str) -> None:
        on = self.out.fresh("on")
        self.out.branch(done, on, "failed", LIKELY)
        self.needs_failed = True
        self.out.label(on)

    def fail_if_null(self, pointer: str) -> None:
        self.fail_unless(self.out.value(f"icmp ne ptr {pointer}, null"))

    # -- values -------------------------------------------------------------------------------------------------

    def known_number(self, value: object, state: State) -> Int | Float | None:
        """The number that a value is known to be."""
        if isinstance(value, (Int, Float)):
            return value
        if isinstance(value, Literal) and type(value.value) is int:
            return Int(str(value.value))
        if isinstance(value, Literal) and type(value.value) is float:
            return Float(float_text(value.value))
        if isinstance(value, Boxed):
            if value.record == "Long":
                state.types[value.pointer] = "LONG"
            if value.pointer in state.numbers:
                number = state.numbers[value.pointer]
                assert isinstance(number, (Int, Float))
                return number
            known = state.types.get(value.pointer)
            if known == "LONG":
                made: Int | Float = Int(self.invoke("unbox_int", value.pointer), value.pointer)
            elif known == "FLOAT":
                made = Float(self.out.load(value.pointer, self.offset("Float", "value"), "f64"), value.pointer)
            else:
                return None
            state.numbers[value.pointer] = made
            return made
        return None

    def int_register(self, value: object, state: State) -> str:
        """The register of an int."""
        number = self.known_number(value, state)
        if isinstance(number, Int):
            return number.register
        if isinstance(value, Boxed) and value.pointer not in state.types:
            self.guard(self.has_type(value.pointer, "LONG"), state, "an index of unknown type")
            state.types[value.pointer] = "LONG"
            return self.int_register(value, state)
        raise CannotSay("no int")

    def float_register(self, value: Int | Float) -> str:
        return value.register if isinstance(value, Float) else self.out.value(f"sitofp i64 {value.register} to double")

    def is_text(self, value: object, state: State) -> bool:
        return isinstance(value, Boxed) and state.types.get(value.pointer) == "STR"

    def text(self, value: object, state: State) -> tuple[str, bool]:
        """A str's pointer, and whether it is owned: the str() of an int is."""
        if self.is_text(value, state):
            assert isinstance(value, Boxed)
            drops = value.pointer in state.owned
            state.owned.discard(value.pointer)
            return value.pointer, drops
        raise CannotSay("no str")

    def pointer(self, value: object, state: State) -> str:
        """A borrowed pointer to the value."""
        if isinstance(value, Boxed):
            return value.pointer
        if isinstance(value, (Int, Float)) and value.box is not None:
            return value.box
        if isinstance(value, Literal):
            symbol = {"None": "NONE", "True": "TRUE", "False": "FALSE", "''": "EMPTY"}.get(repr(value.value))
            if symbol is not None:
                return f"@py_{symbol}"
        if isinstance(value, Symbol) and value.name in ("UNDEF", "NEXT"):
            return f"@py_{value.name}"
        if value == Special("frame"):
            return "%frame"
        if value == Special("engine"):
            return self.out.load("%run", self.offset("Run", "engine"), "Engine")
        if value == Special("op"):
            return self.out.load("%op", self.offset("Op", "opline"), "Opline")
        raise CannotSay(f"a pointer to {type(value).__name__}")

    def own(self, value: object, state: State) -> str:
        """A reference to the value that may be given away. A temporary keeps its box: its next value is put in."""
        number = self.known_number(value, state)
        if isinstance(value, Boxed) and number is not None and value.cell not in state.released \
                and value.pointer not in state.owned:
            self.invoke("incref", value.pointer)
            return value.pointer
        if isinstance(number, Int):
            return self.new("box_int", number.register)
        if isinstance(number, Float):
            return self.new("box_float", number.register)
        if isinstance(value, Pair):
            return self.make_pair(value, state)
        if isinstance(value, Boxed):
            if value.pointer in state.owned:
                state.owned.discard(value.pointer)
                return value.pointer
            if value.cell is not None and state.released.get(value.cell) == value.pointer:
                del state.released[value.cell]
                return self.invoke("take", value.cell)
            if value.pointer not in state.types:
                return self.invoke("own", value.pointer)
        pointer = self.pointer(value, state)
        self.invoke("incref", pointer)
        return pointer

    def invoke(self, name: str, *arguments: str) -> str:
        """A call of a kernel or a C function; its result."""
        if is_uncounted(name, arguments[0] if arguments else ""):
            return ""
        signature = self.kernels.signatures[name]
        text = "call " + signature.call(list(arguments))
        if signature.result == "void":
            self.out.emit(text)
            return ""
        return self.out.value(text)

    def guard(self, condition: str, state: State, why: str, acted: bool = False) -> None:
        """Run the Python handler unless the condition holds. `acted`: something has happened where it does."""
        if state.effects:
            raise CannotSay(why)
        on = self.out.fresh("on")
        if self.kernels.stress and not acted:
            condition = self.out.value(f"and i1 {condition}, {self.invoke('goes_well')}")
        self.out.branch(condition, on, "slow", LIKELY)
        self.out.label(on)

    def new(self, kernel: str, *arguments: str) -> str:
        """A new object, or the end of the run for want of memory."""
        pointer = self.invoke(kernel, *arguments)
        self.fail_if_null(pointer)
        return pointer

    def make_pair(self, value: Pair, state: State) -> str:
        """The container a Display stands for, owned."""
        kernel = {("[", 1): "list_of", ("(", 2): "tuple_of"}.get((value.kind, len(value.values)))
        if kernel is not None:
            return self.new(kernel, *[self.own(part, state) for part in value.values])
        state.effects += 1
        if value.kind == "{":
            return self.make_dict(value, state)
        count = len(value.values)
        made = self.new("PyList_New" if value.kind == "[" else "PyTuple_New", str(count))
        first, items = self.offset("Tuple", "first"), made
        if value.kind == "[" and count:
            first, items = 0, self.out.load(made, self.offset("List", "items"), "Cells")
        for index, part in enumerate(value.values):
            self.out.store(items, first + 8 * index, "Object", self.own(part, state))
        return made

    def make_dict(self, value: Pair, state: State) -> str:
        made = self.new("PyDict_New")
        for index in range(0, len(value.values), 2):
            key, element = (self.own(part, state) for part in value.values[index:index + 2])
            self.add_entry(made, key, element, key, element)
        return made

    def add_entry(self, container: str, key: str, element: str, *owned: str) -> None:
        """dict[key] = element, after which those of the two that were owned are given up."""
        failed = self.invoke("PyDict_SetItem", container, key, element)
        for each in owned:
            self.invoke("decref", each, "%run", "%op")
        self.fail_unless(self.out.value(f"icmp eq i32 {failed}, 0"))


def float_text(value: float) -> str:
    """LLVM's form of a double."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
