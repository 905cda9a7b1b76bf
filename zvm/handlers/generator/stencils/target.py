"""Target: plans as stencils, whose operands are unboxed values of known types.

A stencil is what remains of a plan when its type tests are folded: `ADD` of two ints is an addition and its overflow
test. What the plan leaves to Python, and every path that this target cannot say, is the exit: nothing has happened
before it, since a definition tests first and acts last.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from zvm.handlers.generator import plan
from zvm.handlers.generator.native.ir import LIKELY, UNLIKELY, Writer
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.target import Steps
from zvm.handlers.generator.native.values import Bool, Boxed, CannotSay, Float, Int, Literal, State, Wide
from zvm.handlers.generator.plan import Expr, Plan, Step
from zvm.handlers.native.stencils import WORDS
from zvm.regions.kinds import ANY, ARRAY, BOOL, CHAR, FLOAT, INT, KEYED, LOOP, NULL, OBJECT, STRING

Side = Callable[[State], None]
_OVERFLOW = re.compile(r"br i1 (%\w+), label %(\w+), label")
_SYMBOL = re.compile(r"@((?:py|word)_\w+)")
# kernels that are part of stencils: code that may stand anywhere reaches no others
PARTS = ("is_small", "small_int", "unbox_int", "unbox_large", "write_small", "str_data", "region_character",
         "region_store_int", "region_store_float", "incref", "drop_ref")
SAVES, RESTORES = "; saves registers", "; restores registers {suffix}"  # around a call
REGISTERS = {"op1": "%left", "op2": "%right", "op_data": "%data"}
BOXES = {INT: "LONG", FLOAT: "FLOAT", BOOL: "BOOL", ARRAY: "PHP_ARRAY", STRING: "STR", CHAR: "STR",
         LOOP: "LIST_ITERATOR"}
_UNDO = {"+": ("sub", "sub"), "-": ("add", "")}  # how the old left and right value come of the result and the other


@dataclass(frozen=True, slots=True)
class Flag:
    """A bool as 0 or 1 in a register."""

    register: str


@dataclass(frozen=True, slots=True)
class Char:
    """A string of one character as its number."""

    register: str


@dataclass(frozen=True, slots=True)
class Null:
    """Null, whose register is 0."""

    register: str


@dataclass(frozen=True, slots=True)
class Body:
    """The IR of a stencil before it has places: operands are %left and %right, the result is %result.

    The other operand, OP_DATA's, is %data. It has blocks `next`, `target` and `exit` to be written; `undo` maps an
    operand to its value at each way into the exit, `result` to what the result would have been, where the register that
    the result goes to has it already.
    """

    lines: tuple[str, ...]
    result: str | None  # its kind
    has_target: bool
    exits: tuple[str, ...]  # labels from which the exit is reached
    undo: dict[str, dict[str, str]]
    arrivals: tuple[str, ...] = ()  # labels from which `next` is reached
    suffixes: dict[str, str] = field(default_factory=dict)  # label of a way after a call → what registers are there


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
        self.operands: dict[str, object] = {}
        self.known_types: dict[str, str] = {}  # of operands that are pointers
        for operand, kind in zip(REGISTERS, operands, strict=False):
            if not kind:
                continue
            self.operands[operand] = self.operand_value(kind, REGISTERS[operand])
        self.result_kind = result
        self.arrivals: dict[str, list[tuple[str, str]]] = {"next": [], "target": []}
        self.exits_from: list[str] = []
        self.suffixes: dict[str, str] = {}  # label of a way after a call → what registers are called there
        self.sums: dict[str, tuple[str, str, str, str]] = {}  # overflow → operator, result, left, right

    def body(self, task: Callable[[State], None] | None = None) -> Body | None:
        """The stencil, or None where no path of it can be said. `task` writes it, instead of the plan's steps."""
        state = State(types=dict(self.known_types))
        write = task or (lambda state: self.run(self.plan.steps, state))
        if not self.attempt(lambda: write(state), state) or not self.arrivals["next"]:
            return None
        lines = self._with_words(list(self.out.lines))
        lines.append("next:")
        if self.result_kind is not None:
            type = "double" if self.result_kind == FLOAT else "i64"
            ways = ", ".join(f"[{value}, %{label}]" for label, value in self.arrivals["next"])
            lines.append(f"  %result = phi {type} {ways}")
        undo = self._undo(lines)
        return Body(tuple(lines), self.result_kind, bool(self.arrivals["target"]), tuple(self.exits_from), undo,
                    tuple(label for label, _ in self.arrivals["next"]), self.suffixes)

    @staticmethod
    def _with_words(lines: list[str]) -> list[str]:
        """The addresses of Python's objects and of helpers are words that all regions share."""
        names = sorted({match for line in lines for match in _SYMBOL.findall(line)})
        head = []
        for name in names:
            head += [f"  %{name}.at = getelementptr i8, ptr %words, i64 {8 * (1 + WORDS.index(name))}",
                     f"  %{name} = load ptr, ptr %{name}.at"]
        return head + [_SYMBOL.sub(r"%\1", line) for line in lines]

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

    # -- paths ----------------------------------------------------------------------------------------------------

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

    def invoke(self, name: str, *arguments: str) -> str:
        if name not in PARTS:
            raise CannotSay(f"a call of {name}")
        return super().invoke(name, *arguments)

    # -- steps and expressions ------------------------------------------------------------------------------------

    def fetch(self, step: plan.Fetch, rest: tuple[Step, ...], state: State) -> None:
        state.names[step.name] = self.operands[step.operand]

    def find_data(self, step: plan.FindData, rest: tuple[Step, ...], state: State) -> None:
        pass

    def fetch_place(self, step: plan.FetchPlace, rest: tuple[Step, ...], state: State) -> bool:
        state.names[f"{step.name}@"] = "place"
        return False

    def number(self, field: str) -> Int:
        """Numbers of slots, which are the lowering's business."""
        return Int("0")

    def slot(self, node: plan.Slot, state: State) -> object:
        """A foreach asks whether its variable is a Reference, which no guard lets in."""
        return Literal(None)

    def place_value(self, node: plan.PlaceValue, state: State) -> object:
        """What the variable has; only the array in it is ever changed."""
        return self.operands["op1"]

    def dereferenced(self, node: plan.Dereferenced, state: State) -> object:
        """A Reference is left by the exit, as any other type."""
        return self.evaluate(node.value, state)

    def item_of(self, of: object, key: object, state: State) -> object:
        if isinstance(of, Boxed) and state.types.get(of.pointer) == "STR":
            return Char(self.invoke("region_character", of.pointer, self.int_register(key, state)))
        return super().item_of(of, key, state)

    def put_in_place(self, cell: str, value: object, state: State, rest: tuple[Step, ...]) -> None:
        if isinstance(value, Boxed):
            self.call_helper("put_value", cell, value.pointer)
            return
        kind, register = _register(value)
        name = {INT: "store_int", FLOAT: "store_float", BOOL: "store_bool"}.get(kind)
        if name is None:
            raise CannotSay("a store of another type")
        if kind == BOOL:
            self.call_helper(name, cell, self.bits_of(kind, register))
            return
        in_place = self.invoke(f"region_{name}", cell, register, "@py_LONG" if kind == INT else "@py_FLOAT")
        stays, other = self.out.fresh("stays"), self.out.fresh("other")
        self.out.branch(in_place, stays, other, LIKELY)
        self.out.label(stays)
        self.run(rest, state.copy())
        self.out.label(other)
        self.call_helper(name, cell, self.bits_of(kind, register))

    def first(self, step: plan.First, rest: tuple[Step, ...], state: State) -> None:
        """The next element of a list; its end is left to the handler. The loop steps when all has been tested."""
        if len(step.names) != 1:
            raise CannotSay("another loop")
        state.names[step.names[0]], state.names["index@"] = self.next_element(state)
        self.run(rest, state)

    def next_element(self, state: State) -> tuple[object, str]:
        """The next element of a loop over a list, and its index."""
        iterator = self.operands["op1"]
        if not isinstance(iterator, Boxed):
            raise CannotSay("another loop")
        elements = self.out.load(iterator.pointer, self.offset("ListIterator", "list"), "List")
        self.guard(self.out.value(f"icmp ne ptr {elements}, null"), state, "the end")
        index = self.out.load(iterator.pointer, self.offset("ListIterator", "index"), "i64")
        size = self.out.load(elements, self.offset("List", "size"), "i64")
        self.guard(self.out.value(f"icmp ult i64 {index}, {size}"), state, "the end")
        items = self.out.load(elements, self.offset("List", "items"), "Cells")
        cell = self.out.value(f"getelementptr ptr, ptr {items}, i64 {index}")
        return Boxed(self.out.load(cell, 0, "Object")), index

    def store_to(self, target: plan.Expr, value: object, state: State, rest: tuple[Step, ...] = ()) -> None:
        """The variable of a foreach := the element."""
        index = state.names.get("index@")
        if not isinstance(target, plan.Slot) or not isinstance(index, str):
            raise CannotSay("a store elsewhere")
        self.result(plan.Result(plan.Local("value")), rest, state)
        following = self.out.value(f"add i64 {index}, 1")
        iterator = self.operands["op1"]
        assert isinstance(iterator, Boxed)
        self.out.store(iterator.pointer, self.offset("ListIterator", "index"), "i64", following)

    def append(self, call: plan.MethodCall, state: State) -> None:
        container, value = self.evaluate(call.of, state), self.evaluate(call.arguments[0], state)
        if isinstance(value, Boxed) and isinstance(container, Boxed):
            self.call_helper("append_value", container.pointer, value.pointer)
            return
        kind, register = _register(value)
        name = {INT: "append_int", FLOAT: "append_float", BOOL: "append_bool"}.get(kind)
        if name is None or not isinstance(container, Boxed):
            raise CannotSay("a store of another type")
        self.call_helper(name, container.pointer, self.bits_of(kind, register))

    def bits_of(self, kind: str, register: str) -> str:
        """A number as a word."""
        bits = self.out.value(f"bitcast double {register} to i64") if kind == FLOAT else register
        return self.out.value(f"inttoptr i64 {bits} to ptr")

    def call_helper(self, name: str, pointer: str, word: str) -> str:
        """Call a helper, which gives null where it did nothing; what it gives. Registers are saved by the stencil
        itself, so that the ways without a call need not care."""
        self.out.emit(SAVES)
        done = self.out.value(f"call ptr @word_{name}(ptr {pointer}, ptr {word})")
        self.out.emit(RESTORES.format(suffix=done[1:]))
        on, off = self.out.fresh("on"), self.out.fresh("off")
        self.out.branch(self.out.value(f"icmp ne ptr {done}, null"), on, off, LIKELY)
        self.suffixes[on] = self.suffixes[off] = done[1:]
        self.out.label(off)
        self._leave_by_exit()
        self.out.label(on)
        return done

    def save_opline(self, step: plan.SaveOpline, rest: tuple[Step, ...], state: State) -> None:
        pass

    def result(self, step: plan.Result, rest: tuple[Step, ...], state: State) -> bool:
        if isinstance(step.value, (plan.Compare, plan.Not, plan.All, plan.Any, plan.IsInstance)):
            self.by_truth(step.value, state, lambda literal: plan.Result(literal), rest)
            return True
        if self.result_kind is None:
            return False  # the result is the value that was assigned
        self.set_result(self.evaluate(step.value, state), state)
        return False

    def set_result(self, value: object, state: State) -> None:
        """The result is the value, which the exit is taken for where it is of another kind."""
        if isinstance(value, Boxed):
            value = self.unboxed(value, state)
        if isinstance(value, Bool):
            value = Flag(self.out.value(f"zext i1 {value.register} to i64"))
        if isinstance(value, Boxed):
            register = self.out.value(f"ptrtoint ptr {value.pointer} to i64")
            kind = self.result_kind or ""
        else:
            kind, register = _register(value)
        if kind != self.result_kind:
            raise CannotSay("a result of another type")
        state.names["result@"] = register

    def unboxed(self, value: Boxed, state: State) -> object:
        """An object as a value of the result's kind, else the exit. Which class an object has is asked separately."""
        if self.result_kind == OBJECT:
            return value
        if self.result_kind == ANY:
            type = self.out.load(value.pointer, self.offset("Object", "type"), "Type")
            self.guard(self.out.value(f"icmp ne ptr {type}, @py_REFERENCE"), state, "a reference")
            self.guard(self.out.value(f"icmp ne ptr {value.pointer}, @py_UNDEF"), state, "nothing")
            return value
        if self.result_kind == NULL:
            self.guard(self.same(value.pointer, "NONE"), state, "not null")
            return Null("0")
        type = BOXES[self.result_kind or ""]
        if state.types.get(value.pointer) != type:
            self.guard(self.has_type(value.pointer, type), state, "another type")
            state.types[value.pointer] = type
        if type == "BOOL":
            return Flag(self.out.value(f"zext i1 {self.same(value.pointer, 'TRUE')} to i64"))
        if self.result_kind == CHAR:
            length = self.out.load(value.pointer, self.offset("Str", "length"), "i64")
            self.guard(self.out.value(f"icmp eq i64 {length}, 1"), state, "a longer string")
            return Char(self.invoke("region_character", value.pointer, "0"))
        return value if type in ("PHP_ARRAY", "STR") else self.known_number(value, state)

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


    def operand_value(self, kind: str, register: str) -> object:
        """An operand of a kind in a register; an array or a string is a pointer."""
        if kind in (OBJECT, KEYED):
            return None
        if kind in (ARRAY, STRING, LOOP):
            pointer = f"{register}.pointer"
            self.out.emit(f"{pointer} = inttoptr i64 {register} to ptr")
            self.known_types[pointer] = BOXES[kind]
            return Boxed(pointer)
        kinds: dict[str, type] = {BOOL: Flag, FLOAT: Float, INT: Int, CHAR: Char}
        return kinds[kind](register)


def _register(value: object) -> tuple[str, str]:
    """The kind of a value and what its register is."""
    if isinstance(value, Char):
        return CHAR, value.register
    if isinstance(value, Null):
        return NULL, value.register
    if isinstance(value, Flag):
        return BOOL, value.register
    if isinstance(value, Int):
        return INT, value.register
    if isinstance(value, Float):
        return FLOAT, value.register
    if isinstance(value, Literal) and isinstance(value.value, bool):
        return BOOL, str(int(value.value))
    raise CannotSay("a result that is not a number")
