"""Expressions and tests of a plan as LLVM IR. target.py has the steps.

A test is written in continuation style: `test(expression, state, yes, no)` writes the branches and calls each side with
what is known there: the type of a value, that a sum did not overflow, a bound.
"""
from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable
from importlib import import_module

from zvm.handlers import vocabulary
from zvm.handlers.generator import plan
from zvm.handlers.generator.native.ir import LIKELY, Writer
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.values import (
    Bool,
    Boxed,
    CannotSay,
    Float,
    Int,
    Literal,
    Op,
    Pair,
    Special,
    State,
    Symbol,
    Test,
    TypeOf,
    Wide,
)
from zvm.handlers.generator.plan import Expr, Plan

Side = Callable[[State], None]
INT_MAX, INT_MIN = (1 << 63) - 1, -(1 << 63)
TYPES = {"int": "LONG", "float": "FLOAT", "str": "STR", "bool": "BOOL", "list": "LIST", "dict": "DICT",
         "tuple": "TUPLE", "PhpArray": "PHP_ARRAY", "Reference": "REFERENCE", "PhpObject": "PHP_OBJECT",
         "OpArray": "OP_ARRAY", "ClosureObject": "CLOSURE"}
RECORDS = {"PHP_ARRAY": "PhpArray", "REFERENCE": "Reference", "PHP_OBJECT": "PhpObject", "LIST": "List", "DICT": "Dict",
           "CLOSURE": "ClosureObject", "OP_ARRAY": "Function", "FOREACH_STATE": "ForeachState",
           "PROPERTY_INFO": "PropertyInfo"}
FIELD_OWNERS = {"iterator": "FOREACH_STATE", "slot": "PROPERTY_INFO"}  # records whose field has a name of its own
_INT_OPERATIONS = {"&": "and", "|": "or", "^": "xor", ">>": "ashr"}
_FLOAT_OPERATIONS = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
_OVERFLOWING = {"+": "sadd", "-": "ssub", "*": "smul"}
_INT_TESTS = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}
_FLOAT_TESTS = {"==": "oeq", "!=": "une", "<": "olt", "<=": "ole", ">": "ogt", ">=": "oge"}
_NEGATED = {"is not": "is", "!=": "==", "not in": "in"}


class Expressions:
    """What steps are made of. `exits` counts the ways out that were written, `refusals` those that run Python."""

    def __init__(self, each: Plan, kernels: Kernels) -> None:
        self.plan, self.kernels = each, kernels
        self.out = Writer()
        self.exits = 0
        self.refusals: Counter[str] = Counter()
        self.data = ""
        self.needs_failed = False

    # target.py's control flow
    def fork(self, condition: str, yes: Callable[[], None], no: Callable[[], None], state: State, weight: str = "",
             ) -> None:
        raise NotImplementedError

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
        return self.out.value(f"getelementptr ptr, ptr %slots, i64 {number}")

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
        """A reference to the value that may be given away."""
        number = self.known_number(value, state)
        if isinstance(number, Int):
            return self.made("box_int", number.register)
        if isinstance(number, Float):
            return self.made("box_float", number.register)
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
        signature = self.kernels.signatures[name]
        text = "call " + signature.call(list(arguments))
        if signature.result == "void":
            self.out.emit(text)
            return ""
        return self.out.value(text)

    def guard(self, condition: str, state: State, why: str) -> None:
        """Run the Python handler unless the condition holds."""
        if state.effects:
            raise CannotSay(why)
        on = self.out.fresh("on")
        self.out.branch(condition, on, "slow", LIKELY)
        self.out.label(on)

    def made(self, kernel: str, *arguments: str) -> str:
        """A new object, or the end of the run for want of memory."""
        pointer = self.invoke(kernel, *arguments)
        self.fail_if_null(pointer)
        return pointer

    def make_pair(self, value: Pair, state: State) -> str:
        kernel = {("[", 1): "list_of", ("(", 2): "tuple_of"}.get((value.kind, len(value.values)))
        if kernel is None:
            raise CannotSay("a new container of another kind")
        return self.made(kernel, *[self.own(part, state) for part in value.values])

    # -- expressions --------------------------------------------------------------------------------------------

    def evaluate(self, node: Expr, state: State) -> object:
        handle = _EXPRESSIONS.get(type(node))
        if handle is None:
            raise CannotSay(type(node).__name__)
        return handle(self, node, state)

    def local(self, node: plan.Local, state: State) -> object:
        if node.name not in state.names:
            raise CannotSay("a local that is not bound")
        return state.names[node.name]

    def constant(self, node: plan.Constant, state: State) -> object:
        struct_of, field = (self.data, "const1") if node.operand == "op_data" else ("%op", f"const{node.operand[-1]}")
        pointer = self.out.load(struct_of, self.offset("Op", field), "Object")
        if node.operand in self.plan.long_operands:
            state.types[pointer] = "LONG"
        return Boxed(pointer)

    def slot(self, node: plan.Slot, state: State) -> object:
        cell = self.slot_cell(node, state)
        if cell in state.released:
            return Literal(None)
        return Boxed(self.out.load(cell, 0, "Object"), cell)

    def following(self, node: plan.Following, state: State) -> object:
        op = self.data if node.after_data else "%op"
        return Op(self.out.load(op, self.offset("Op", "next"), "Op"), following=True)

    def field(self, node: plan.Field, state: State) -> object:
        of = self.evaluate(node.of, state)
        record, pointer = self.record_of(of, node.name, state)
        fields = self.kernels.records.get(record, {})
        if node.name not in fields:
            raise CannotSay(f"{record}.{node.name}")
        offset, type = fields[node.name]
        return Boxed(self.out.load(pointer, offset, type), None, None if type == "Object" else type)

    def item(self, node: plan.Item, state: State) -> object:
        of = self.evaluate(node.of, state)
        key = self.evaluate(node.key, state)
        if not isinstance(of, Boxed):
            raise CannotSay("an element of no container")
        kind = state.types.get(of.pointer) or {"List": "LIST"}.get(of.record or "")
        if kind == "LIST":
            cell = self.list_cell(of.pointer, key, state)
            if cell in state.released:
                return Literal(None)
            return Boxed(self.out.load(cell, 0, "Object"), cell)
        if kind == "STR":
            pointer = self.invoke("character", of.pointer, self.int_register(key, state))
            state.types[pointer] = "STR"
            return Boxed(pointer)
        if kind is None and isinstance(key, Literal) and key.value in (0, 1, 2):
            self.guard(self.has_type(of.pointer, "TUPLE"), state, "an element of an unknown container")
            kind = state.types[of.pointer] = "TUPLE"
        if kind == "TUPLE" and isinstance(key, Literal) and key.value in (0, 1, 2):
            field = ("first", "second", "third")[int(key.value)]
            return Boxed(self.out.load(of.pointer, self.offset("Tuple", field), "Object"))
        raise CannotSay("an element of an unknown container")

    def place_value(self, node: plan.PlaceValue, state: State) -> object:
        cell = self.place(node.name, state)
        return Boxed(self.out.load(cell, 0, "Object"), cell)

    def unary(self, node: plan.Unary, state: State) -> object:
        number = self.known_number(self.evaluate(node.value, state), state)
        if isinstance(number, Int) and node.operator == "~":
            return Int(self.out.value(f"xor i64 {number.register}, -1"))
        if isinstance(number, Int):
            register = self.out.value(f"sub i64 0, {number.register}")
            state.bounds[register] = "unsigned"
            return Int(register)
        if isinstance(number, Float) and node.operator == "-":
            return Float(self.out.value(f"fneg double {number.register}"))
        raise CannotSay(f"{node.operator} of no number")

    def binary(self, node: plan.Binary, state: State) -> object:
        return self.arithmetic(node.operator, self.evaluate(node.left, state), self.evaluate(node.right, state), state)

    def arithmetic(self, operator: str, left: object, right: object, state: State) -> object:
        first, second = self.known_number(left, state), self.known_number(right, state)
        if first is None or second is None:
            if operator == "+" and self.is_text(left, state):
                return self.concatenated(left, right, state)
            raise CannotSay(f"{operator} of no numbers")
        if isinstance(first, Int) and isinstance(second, Int):
            return self.int_arithmetic(operator, first, second, state)
        operation = _FLOAT_OPERATIONS.get(operator)
        if operation is None:
            raise CannotSay(f"{operator} of floats")
        return Float(self.out.value(f"{operation} double {self.float_register(first)}, {self.float_register(second)}"))

    def concatenated(self, left: object, right: object, state: State) -> Boxed:
        """A new string, owned by the path."""
        first, drops_first = self.text(left, state)
        second, drops_second = self.text(right, state)
        state.effects += 1
        pointer = self.made("PyUnicode_Concat", first, second)
        for text, drops in ((first, drops_first), (second, drops_second)):
            if drops:
                self.invoke("decref", text, "%run", "%op")
        state.types[pointer] = "STR"
        state.owned.add(pointer)
        return Boxed(pointer)

    def int_arithmetic(self, operator: str, left: Int, right: Int, state: State) -> object:
        bound = state.bounds.get(left.register)
        if right.register == "1" and (operator == "+" and bound == "<max" or operator == "-" and bound == ">min"):
            return Int(self.out.value(f"{'add' if operator == '+' else 'sub'} i64 {left.register}, 1"))
        if operator in _OVERFLOWING:
            pair = self.out.value(f"call {{i64, i1}} @llvm.{_OVERFLOWING[operator]}.with.overflow.i64("
                                  f"i64 {left.register}, i64 {right.register})")
            return Wide(self.out.value(f"extractvalue {{i64, i1}} {pair}, 0"),
                        self.out.value(f"extractvalue {{i64, i1}} {pair}, 1"))
        if operator in _INT_OPERATIONS:
            return Int(self.out.value(f"{_INT_OPERATIONS[operator]} i64 {left.register}, {right.register}"))
        if operator in ("%", "//"):
            return self.division(operator, left, right, state)
        if operator == "/":
            raise CannotSay("/ of ints")
        raise CannotSay(f"{operator} of ints")

    def division(self, operator: str, left: Int, right: Int, state: State) -> Int:
        """Floor division by a number above 0, which the definition has tested."""
        if state.bounds.get(left.register) in (">=0", "unsigned"):
            return Int(self.out.value(f"{'urem' if operator == '%' else 'udiv'} i64 {left.register}, {right.register}"))
        rest = self.out.value(f"srem i64 {left.register}, {right.register}")
        negative = self.out.value(f"icmp slt i64 {rest}, 0")
        if operator == "%":
            up = self.out.value(f"add i64 {rest}, {right.register}")
            return Int(self.out.value(f"select i1 {negative}, i64 {up}, i64 {rest}"))
        quotient = self.out.value(f"sdiv i64 {left.register}, {right.register}")
        down = self.out.value(f"sub i64 {quotient}, 1")
        return Int(self.out.value(f"select i1 {negative}, i64 {down}, i64 {quotient}"))

    def call(self, node: plan.Call, state: State) -> object:
        name = node.function.name if node.function.module is None else ""
        if name == "len":
            return self.length(self.evaluate(node.arguments[0], state), state)
        if name == "float":
            number = self.known_number(self.evaluate(node.arguments[0], state), state)
            if number is not None:
                return Float(self.float_register(number))
        if name == "str":
            value = self.evaluate(node.arguments[0], state)
            number = self.known_number(value, state)
            if isinstance(number, Int):
                state.effects += 1
                pointer = self.made("str_of_int", number.register)
                state.types[pointer] = "STR"
                state.owned.add(pointer)
                return Boxed(pointer)
        if name == "PhpArray" and not node.arguments:
            state.effects += 1
            pointer = self.made("new_array")
            state.types[pointer] = "PHP_ARRAY"
            state.owned.add(pointer)
            return Boxed(pointer)
        if node.function.module is not None:
            return self.known_call(f"{node.function.module}.{node.function.name}", node, state)
        if name == "Reference":
            state.effects += 1
            value = self.own(self.evaluate(node.arguments[0], state), state)
            return self.new_object("REFERENCE", self.made("new_reference", value), state)
        raise CannotSay(f"a call of {self.name_of(node)}")

    def known_call(self, name: str, node: plan.Call, state: State) -> object:
        """A function of the runtime that has a kernel."""
        given = [self.evaluate(argument, state) for argument in node.arguments]
        if name == "objects.instantiate":
            pointer = self.invoke("instantiate", "%run", "%op", self.pointer(given[1], state))
            self.guard(self.out.value(f"icmp ne ptr {pointer}, null"), state, "a new object after an effect")
            state.effects += 1
            return self.new_object("PHP_OBJECT", pointer, state)
        if name == "type_check.matches" and isinstance(given[1], Int):
            bit = self.invoke("type_bit", self.pointer(given[0], state))
            self.guard(self.out.value(f"icmp ne i64 {bit}, 0"), state, "the type of a resource")
            both = self.out.value(f"and i64 {bit}, {given[1].register}")
            return Bool(self.out.value(f"icmp ne i64 {both}, 0"))
        raise CannotSay(f"a call of {name}")

    @staticmethod
    def new_object(type: str, pointer: str, state: State) -> Boxed:
        state.types[pointer] = type
        state.owned.add(pointer)
        return Boxed(pointer)

    def length(self, value: object, state: State) -> Int:
        if isinstance(value, Boxed):
            kind = state.types.get(value.pointer)
            if kind in ("LIST", "STR", "TUPLE", "DICT") or value.record in ("List", "Dict"):
                # a dict's `used` and a string's `length` stand where a list's `size` does
                register = self.out.load(value.pointer, self.offset("List", "size"), "i64")
                state.bounds[register] = ">=0"
                return Int(register)
        raise CannotSay("len() of something unknown")

    def method(self, node: plan.MethodCall, state: State) -> object:
        """container.get(key, UNDEF), "".join(list)"""
        if node.name == "get" and len(node.arguments) == 2:
            of = self.evaluate(node.of, state)
            if isinstance(of, Boxed) and (of.record == "Dict" or state.types.get(of.pointer) == "DICT") \
                    and node.arguments[1] == plan.Word("UNDEF"):
                cell = self.dict_cell(of.pointer, self.evaluate(node.arguments[0], state), state)
                return Boxed(self.invoke("cell_or_undef", cell), cell)
        if node.name == "join" and node.of == plan.Literal(""):
            of = self.evaluate(node.arguments[0], state)
            if isinstance(of, Boxed):
                state.effects += 1
                pointer = self.made("PyUnicode_Join", "@py_EMPTY", of.pointer)
                state.types[pointer] = "STR"
                state.owned.add(pointer)
                return Boxed(pointer)
        raise CannotSay(f"a call of {self.name_of(node)}")

    @staticmethod
    def name_of(node: Expr) -> str:
        if isinstance(node, plan.Call):
            return f"{node.function.module or ''}.{node.function.name}".lstrip(".")
        return f".{node.name}" if isinstance(node, plan.MethodCall) else "a value"

    # -- tests --------------------------------------------------------------------------------------------------

    def test(self, node: Expr, state: State, yes: Side, no: Side) -> None:
        """Write a branch on an expression's truth."""
        if isinstance(node, plan.Not):
            self.test(node.value, state, no, yes)
        elif isinstance(node, (plan.All, plan.Any)):
            self.test_all(node, state, yes, no)
        elif isinstance(node, plan.Compare):
            self.compare(node, state, yes, no)
        elif isinstance(node, plan.IsInstance):
            self.test_instance(node, state, yes, no)
        elif isinstance(node, plan.Unshared):
            value = self.evaluate(node.value, state)
            count = self.out.load(self.pointer(value, state), self.offset("Object", "count"), "i64")
            self.sides(self.out.value(f"icmp eq i64 {count}, 1"), state, yes, no, LIKELY)
        else:
            self.test_value(self.evaluate(node, state), state, yes, no)

    def sides(self, condition: str, state: State, yes: Side, no: Side, weight: str = "") -> None:
        self.fork(condition, lambda: yes(state.copy()), lambda: no(state.copy()), state, weight)

    def test_all(self, node: plan.All | plan.Any, state: State, yes: Side, no: Side) -> None:
        head, rest = node.values[0], node.values[1:]
        more = rest[0] if len(rest) == 1 else type(node)(rest)
        if isinstance(node, plan.All):
            self.test(head, state, lambda inner: self.test(more, inner, yes, no), no)
        else:
            self.test(head, state, yes, lambda inner: self.test(more, inner, yes, no))

    def test_value(self, value: object, state: State, yes: Side, no: Side) -> None:
        if isinstance(value, Test):
            self.test(value.expression, state, yes, no)
            return
        if isinstance(value, Literal):
            (yes if value.value else no)(state)
            return
        if isinstance(value, Bool):
            self.sides(value.register, state, yes, no)
            return
        number = self.known_number(value, state)
        if isinstance(number, Int):
            self.sides(self.out.value(f"icmp ne i64 {number.register}, 0"), state, yes, no)
        elif isinstance(number, Float):
            self.sides(self.out.value(f"fcmp une double {number.register}, 0.0"), state, yes, no)
        elif isinstance(value, Boxed) and value.record == "Long":  # flags: Python's one 0, or others
            self.sides(self.out.value(f"icmp ne ptr {value.pointer}, @py_ZERO"), state, yes, no)
        else:
            raise CannotSay("the truth of a value")

    def test_instance(self, node: plan.IsInstance, state: State, yes: Side, no: Side) -> None:
        value = self.evaluate(node.value, state)
        if not isinstance(node.of, plan.Word) or node.of.name not in ("PhpObject", "ClosureObject"):
            raise CannotSay("isinstance() of another class")
        if not isinstance(value, Boxed):
            no(state)
            return
        known = state.types.get(value.pointer)
        if node.of.name == "ClosureObject":
            self.sides(self.invoke("is_closure", value.pointer), state, learn(yes, value.pointer, "CLOSURE"), no)
        elif known is not None:
            (yes if known == "PHP_OBJECT" else no)(state)
        else:
            self.sides(self.invoke("is_object", value.pointer), state,
                       learn(yes, value.pointer, "PHP_OBJECT"), no)

    def compare(self, node: plan.Compare, state: State, yes: Side, no: Side) -> None:
        if len(node.operators) == 2:
            self.compare_chain(node, state, yes, no)
            return
        operator, right = node.operators[0], node.rights[0]
        if operator in _NEGATED:
            self.compare(plan.Compare(node.left, (_NEGATED[operator],), node.rights), state, no, yes)
        elif isinstance(node.left, plan.TypeOf) and operator == "is" and isinstance(right, plan.Word):
            self.test_type(self.evaluate(node.left.value, state), right.name, state, yes, no)
        elif isinstance(node.left, plan.TypeOf) and operator == "in":
            self.test_accepted(node.left.value, right, state, yes, no)
        elif operator == "is":
            self.test_identity(node.left, right, state, yes, no)
        elif operator == "in":
            self.test_membership(node.left, right, state, yes, no)
        else:
            self.test_order(operator, self.evaluate(node.left, state), self.evaluate(right, state), state, yes, no)

    def compare_chain(self, node: plan.Compare, state: State, yes: Side, no: Side) -> None:
        """`INT_MIN <= sum <= INT_MAX`, `0 <= index < length`"""
        low, high = self.evaluate(node.left, state), self.evaluate(node.rights[1], state)
        middle = self.evaluate(node.rights[0], state)
        if isinstance(middle, Wide):
            if low != Literal(INT_MIN) or high != Literal(INT_MAX):
                raise CannotSay("a comparison of a sum")

            def fits(inner: State) -> None:
                for name, value in inner.names.items():
                    if value == middle:
                        inner.names[name] = Int(middle.register)
                yes(inner)

            self.sides(middle.overflow, state, no, fits)
            return
        number, limit = self.known_number(middle, state), self.known_number(high, state)
        if low == Literal(0) and node.operators == ("<=", "<") and isinstance(number, Int) and isinstance(limit, Int):
            self.sides(self.out.value(f"icmp ult i64 {number.register}, {limit.register}"), state, yes, no)
            return
        first = plan.Compare(node.left, node.operators[:1], node.rights[:1])
        second = plan.Compare(node.rights[0], node.operators[1:], node.rights[1:])
        self.test(plan.All((first, second)), state, yes, no)

    def test_type(self, value: object, name: str, state: State, yes: Side, no: Side) -> None:
        symbol = TYPES.get(name)
        if symbol is None:
            raise CannotSay(f"a test for {name}")
        if isinstance(value, (Int, Float, Wide)):
            (yes if symbol == ("FLOAT" if isinstance(value, Float) else "LONG") else no)(state)
            return
        if isinstance(value, Literal):
            kind = {int: "LONG", float: "FLOAT", str: "STR", bool: "BOOL"}.get(type(value.value))
            (yes if kind == symbol else no)(state)
            return
        if isinstance(value, Symbol):
            no(state)
            return
        if not isinstance(value, Boxed):
            raise CannotSay("the type of something that is no value")
        known = state.types.get(value.pointer)
        if known is not None and known != "PHP_OBJECT":
            (yes if known == symbol else no)(state)
            return
        self.sides(self.has_type(value.pointer, symbol), state, learn(yes, value.pointer, symbol), no)

    def test_accepted(self, node: Expr, accepted: Expr, state: State, yes: Side, no: Side) -> None:
        """`type(value) in accepted`: a set of classes."""
        value = self.evaluate(node, state)
        types = self.evaluate(accepted, state)
        number = {Int: "LONG", Float: "FLOAT"}.get(type(value))
        if number is not None:
            type_pointer = f"@py_{number}"
        else:
            type_pointer = self.out.load(self.pointer(value, state), self.offset("Object", "type"), "Type")
        found = self.invoke("set_has_pointer", self.pointer(types, state), type_pointer)
        self.sides(found, state, yes, no, LIKELY)

    def test_membership(self, left: Expr, right: Expr, state: State, yes: Side, no: Side) -> None:
        """`key in dict`, `ce in accepted`"""
        container = self.evaluate(right, state)
        key = self.evaluate(left, state)
        if not isinstance(container, Boxed):
            raise CannotSay("membership in something unknown")
        if container.record == "Dict" or state.types.get(container.pointer) == "DICT":
            cell = self.dict_cell(container.pointer, key, state)
            self.sides(self.out.value(f"icmp ne ptr {cell}, null"), state, yes, no)
            return
        if isinstance(left, plan.Field) and left.name == "ce":
            found = self.invoke("set_has_pointer", container.pointer, self.pointer(key, state))
            self.sides(found, state, yes, no, LIKELY)
            return
        raise CannotSay("membership in something unknown")

    def test_identity(self, left: Expr, right: Expr, state: State, yes: Side, no: Side) -> None:
        first, second = self.evaluate(left, state), self.evaluate(right, state)
        for value, other in ((first, second), (second, first)):
            if isinstance(other, (Literal, Symbol)) and isinstance(value, (Int, Float)):
                no(state)
                return
            if isinstance(value, (Literal, Symbol)) and isinstance(other, (Literal, Symbol)):
                (yes if value == other else no)(state)
                return
        one, two = self.pointer(first, state), self.pointer(second, state)
        for value, other in ((first, second), (second, first)):
            if isinstance(value, Boxed) and isinstance(other, (Literal, Symbol)) and value.pointer in state.types:
                known = state.types[value.pointer]
                symbol = self.pointer(other, state)[4:]
                if not (known == "BOOL" and symbol in ("TRUE", "FALSE")):
                    (yes if known == symbol else no)(state)
                    return

        def is_same(inner: State) -> None:
            for value, other in ((first, second), (second, first)):
                if isinstance(value, Boxed) and isinstance(other, (Literal, Symbol)):
                    inner.types[value.pointer] = self.pointer(other, inner)[4:]
            yes(inner)

        self.sides(self.out.value(f"icmp eq ptr {one}, {two}"), state, is_same, no)

    def test_order(self, operator: str, left: object, right: object, state: State, yes: Side, no: Side) -> None:
        first, second = self.known_number(left, state), self.known_number(right, state)
        if isinstance(first, Int) and isinstance(second, Int):
            self.order_of_ints(operator, first, second, right, state, yes, no)
        elif isinstance(first, Float) and isinstance(second, Float):
            self.sides(self.out.value(f"fcmp {_FLOAT_TESTS[operator]} double {first.register}, {second.register}"),
                       state, yes, no)
        elif operator == ">" and self.is_text(left, state) and isinstance(right, Literal) \
                and isinstance(right.value, str) and len(right.value) == 1:
            assert isinstance(left, Boxed)
            self.sides(self.invoke("str_above", left.pointer, str(ord(right.value))), state, yes, no)
        elif operator == "==" and self.is_text(left, state) and self.is_text(right, state):
            assert isinstance(left, Boxed) and isinstance(right, Boxed)
            self.sides(self.invoke("str_equal", left.pointer, right.pointer), state, yes, no)
        else:
            raise CannotSay(f"{operator} of unknown values")

    def order_of_ints(self, operator: str, left: Int, right: Int, limit: object, state: State, yes: Side, no: Side,
                      ) -> None:
        bounds = {("<", INT_MAX): "<max", (">", INT_MIN): ">min", (">=", 0): ">=0", (">", 0): ">=0"}
        bound = None
        if isinstance(limit, Literal) and isinstance(limit.value, int):
            bound = bounds.get((operator, limit.value))

        def within(inner: State) -> None:
            if bound is not None:
                inner.bounds[left.register] = bound
            yes(inner)

        test = self.out.value(f"icmp {_INT_TESTS[operator]} i64 {left.register}, {right.register}")
        self.sides(test, state, within, no)


def learn(side: Side, pointer: str, type: str) -> Side:
    """A side on which the value is known to be of the type."""
    def informed(state: State) -> None:
        state.types[pointer] = type
        side(state)
    return informed


def word(name: str) -> Symbol | Literal:
    """A class or singleton; a flag's name stands for its number."""
    module = vocabulary.NAMES.get(name, "")
    value = getattr(import_module(module), name) if name.isupper() and module else None
    return Literal(value) if type(value) is int else Symbol(name)


def float_text(value: float) -> str:
    """LLVM's form of a double."""
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


_EXPRESSIONS: dict[type[Expr], Callable[..., object]] = {
    plan.Local: Expressions.local, plan.Constant: Expressions.constant, plan.Slot: Expressions.slot,
    plan.Following: Expressions.following, plan.Field: Expressions.field, plan.Item: Expressions.item,
    plan.PlaceValue: Expressions.place_value, plan.Unary: Expressions.unary, plan.Binary: Expressions.binary,
    plan.Call: Expressions.call, plan.MethodCall: Expressions.method,
    plan.Literal: lambda self, node, state: Literal(node.value),
    plan.Word: lambda self, node, state: word(node.name),
    plan.Number: lambda self, node, state: self.number(node.field),
    plan.Frame: lambda self, node, state: Special("frame"),
    plan.Opline: lambda self, node, state: Special("op"),
    plan.Engine: lambda self, node, state: Special("engine"),
    plan.Slots: lambda self, node, state: Special("slots"),
    plan.Cache: lambda self, node, state: Boxed(self.out.load(
        self.out.load("%op", self.offset("Op", "opline"), "Opline"), self.offset("Opline", "cache"), "Object")),
    plan.Target: lambda self, node, state: Op(self.out.load("%op", self.offset("Op", "target"), "Op")),
    plan.Display: lambda self, node, state: Pair(tuple(self.evaluate(value, state) for value in node.values),
                                                 node.kind),
    plan.TypeOf: lambda self, node, state: TypeOf(self.evaluate(node.value, state)),
    plan.Compare: lambda self, node, state: Test(node), plan.Not: lambda self, node, state: Test(node),
    plan.All: lambda self, node, state: Test(node), plan.Any: lambda self, node, state: Test(node),
    plan.IsInstance: lambda self, node, state: Test(node), plan.Unshared: lambda self, node, state: Test(node),
}
