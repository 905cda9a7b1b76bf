"""Expressions of a plan as LLVM IR: what they stand for, and the instructions that make it so."""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from zvm.handlers.generator import definition_vocabulary as vocabulary
from zvm.handlers.generator import plan
from zvm.handlers.generator.native.python_calls import PythonCalls
from zvm.handlers.generator.native.values import (
    CACHE,
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
from zvm.handlers.generator.plan import Expr

_INT_OPERATIONS = {"&": "and", "|": "or", "^": "xor", ">>": "ashr"}
_FLOAT_OPERATIONS = {"+": "fadd", "-": "fsub", "*": "fmul", "/": "fdiv"}
_OVERFLOWING = {"+": "sadd", "-": "ssub", "*": "smul"}


class Expressions(PythonCalls):
    """The expressions of a plan's steps."""

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
        self.constants.add(pointer)
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
        try:
            record, pointer = self.record_of(of, node.name, state)
            offset, type = self.kernels.records[record][node.name]
        except (CannotSay, KeyError):
            return self.attribute(self.pointer(of, state), node.name, state)
        return Boxed(self.out.load(pointer, offset, type), None, None if type == "Object" else type)

    def item(self, node: plan.Item, state: State) -> object:
        return self.item_of(self.evaluate(node.of, state), self.evaluate(node.key, state), state)

    def item_of(self, of: object, key: object, state: State) -> object:
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
            if of.pointer not in self.results:  # definitions index no result but tuples
                self.guard(self.has_type(of.pointer, "TUPLE"), state, "an element of an unknown container")
            kind = state.types[of.pointer] = "TUPLE"
        if kind == "TUPLE" and isinstance(key, Literal) and key.value in (0, 1, 2):
            field = ("first", "second", "third")[int(key.value)]
            return Boxed(self.out.load(of.pointer, self.offset("Tuple", field), "Object"))
        return self.element_of_unknown(of, key, state)

    def element_of_unknown(self, of: Boxed, key: object, state: State) -> Boxed:
        """An element of a list or a dict."""
        name = f"{of.pointer}[{key}]@"
        cell = state.names.get(name)
        if not isinstance(cell, str):
            if state.effects:
                raise CannotSay("an element of an unknown container")
            cell = state.names[name] = self.invoke("element_cell", of.pointer, self.pointer(key, state))
            self.guard(self.out.value(f"icmp ne ptr {cell}, null"), state, "an element of an unknown container")
        return Boxed(self.out.load(cell, 0, "Object"), cell)

    def place_value(self, node: plan.PlaceValue, state: State) -> object:
        cell = self.place(node.name, state)
        return Boxed(self.out.load(cell, 0, "Object"), cell)

    def dereferenced(self, node: plan.Dereferenced, state: State) -> object:
        value = self.evaluate(node.value, state)
        if not isinstance(value, Boxed):
            return value
        known = state.types.get(value.pointer)
        if known is not None and known != "REFERENCE":
            return value
        return Boxed(self.invoke("dereferenced", value.pointer), value.cell)

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
        pointer = self.new("concat", first, second, "%run")
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
        if name == "wrap":
            return self.wrapped(node.arguments[0], state)
        if name == "str":
            value = self.evaluate(node.arguments[0], state)
            number = self.known_number(value, state)
            if isinstance(number, Int):
                state.effects += 1
                pointer = self.new("str_of_int", number.register)
                state.types[pointer] = "STR"
                state.owned.add(pointer)
                return Boxed(pointer)
        if name == "PhpArray" and not node.arguments:
            state.effects += 1
            pointer = self.new("new_array")
            state.types[pointer] = "PHP_ARRAY"
            state.owned.add(pointer)
            return Boxed(pointer)
        if name == "Reference":
            state.effects += 1
            value = self.own(self.evaluate(node.arguments[0], state), state)
            return self.new_object("REFERENCE", self.new("new_reference", value), state)
        if node.function.module is not None:
            return self.runtime_call(f"{node.function.module}.{node.function.name}", node, state)
        if name in vocabulary.NAMES:
            return self.python_call(node, state)
        raise CannotSay(f"a call of {self.name_of(node)}")

    def wrapped(self, node: Expr, state: State) -> Int:
        """The low 64 bits of a shift to the left by less than 64."""
        if isinstance(node, plan.Binary) and node.operator == "<<":
            left, right = (self.known_number(self.evaluate(each, state), state) for each in (node.left, node.right))
            if isinstance(left, Int) and isinstance(right, Int):
                return Int(self.out.value(f"shl i64 {left.register}, {right.register}"))
        raise CannotSay("the low 64 bits of something unknown")

    def runtime_call(self, name: str, node: plan.Call, state: State) -> object:
        """A function of the runtime: its kernel where it has one, else the function itself."""
        if name == "lifecycle.instantiate" and not state.effects:
            ce = self.evaluate(node.arguments[1], state)
            pointer = self.invoke("instantiate", "%run", "%op", self.pointer(ce, state))
            state.effects += 1
            pointer = self.else_python(self.out.value(f"icmp ne ptr {pointer}, null"), pointer, node, state)
            return self.new_object("PHP_OBJECT", pointer, state)
        if name == "type_check.matches" and not state.effects:
            mask = self.evaluate(node.arguments[1], state)
            if isinstance(mask, Int):
                bit = self.invoke("type_bit", self.pointer(self.evaluate(node.arguments[0], state), state))
                self.guard(self.out.value(f"icmp ne i64 {bit}, 0"), state, "the type of a resource")
                both = self.out.value(f"and i64 {bit}, {mask.register}")
                return Bool(self.out.value(f"icmp ne i64 {both}, 0"))
        if name in ("operators.update", "operators.update_same_type"):
            return self.update_in_place(node, state)
        if name == "string_offsets.set_character":
            return self.set_character(node, state)
        return self.quick_call(node, state)

    def update_in_place(self, node: plan.Call, state: State) -> Bool:
        """operators.update(container, key, operator, operand): whether it was done."""
        place, operator, operand = node.arguments[:-2], node.arguments[-2], node.arguments[-1]
        given = self.pointer(self.evaluate(operand, state), state)
        if isinstance(place[0], plan.PlaceArgument):
            cell = self.place(place[0].name, state)
        else:
            of, key = (self.evaluate(each, state) for each in place)
            found = self.item_of(of, key, state)
            if not isinstance(found, Boxed) or found.cell is None:
                raise CannotSay("an element that has no cell")
            cell = found.cell
        number = self.int_register(self.evaluate(operator, state), state)
        same_type = str(int(node.function.name != "update"))
        return Bool(self.invoke("update_cell", cell, number, given, same_type, "%run", "%op"), acted=True)

    def set_character(self, node: plan.Call, state: State) -> Bool:
        """string_offsets.set_character(place, offset, character): whether it was done."""
        place, offset, character = node.arguments
        assert isinstance(place, plan.PlaceArgument)
        number = self.int_register(self.evaluate(offset, state), state)
        text = self.pointer(self.evaluate(character, state), state)
        return Bool(self.invoke("set_character", self.place(place.name, state), number, text), acted=True)

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
                pointer = self.new("joined", of.pointer, "%run")
                state.types[pointer] = "STR"
                state.owned.add(pointer)
                return Boxed(pointer)
        return self.python_method(node, state)

    @staticmethod
    def name_of(node: Expr) -> str:
        if isinstance(node, plan.Call):
            return f"{node.function.module or ''}.{node.function.name}".lstrip(".")
        return f".{node.name}" if isinstance(node, plan.MethodCall) else "a value"


def word(name: str) -> Symbol | Literal:
    """A class or singleton; a flag's name stands for its number."""
    module = vocabulary.NAMES.get(name, "")
    value = getattr(import_module(module), name) if name.isupper() and module else None
    return Literal(value) if type(value) is int else Symbol(name)


_EXPRESSIONS: dict[type[Expr], Callable[..., object]] = {
    plan.Local: Expressions.local, plan.Constant: Expressions.constant,
    plan.Slot: lambda self, node, state: self.slot(node, state),
    plan.Following: Expressions.following, plan.Field: Expressions.field, plan.Item: Expressions.item,
    plan.CallValue: lambda self, node, state: self.python_value(node, state),
    plan.Dereferenced: lambda self, node, state: self.dereferenced(node, state),
    plan.PlaceValue: lambda self, node, state: self.place_value(node, state),
    plan.Unary: Expressions.unary, plan.Binary: Expressions.binary,
    plan.Call: Expressions.call, plan.MethodCall: Expressions.method,
    plan.Literal: lambda self, node, state: Literal(node.value),
    plan.Word: lambda self, node, state: word(node.name),
    plan.Number: lambda self, node, state: self.number(node.field),
    plan.Frame: lambda self, node, state: Special("frame"),
    plan.Opline: lambda self, node, state: Special("op"),
    plan.Engine: lambda self, node, state: Special("engine"),
    plan.Slots: lambda self, node, state: Special("slots"),
    plan.Cache: lambda self, node, state: Boxed(self.out.load(
        self.out.load("%op", self.offset("Op", "opline"), "Opline"), self.offset("Opline", "cache"), "Object"), CACHE),
    plan.Target: lambda self, node, state: Op(self.out.load("%op", self.offset("Op", "target"), "Op")),
    plan.Display: lambda self, node, state: Pair(tuple(self.evaluate(value, state) for value in node.values),
                                                 node.kind),
    plan.TypeOf: lambda self, node, state: TypeOf(self.evaluate(node.value, state)),
    plan.Compare: lambda self, node, state: Test(node), plan.Not: lambda self, node, state: Test(node),
    plan.All: lambda self, node, state: Test(node), plan.Any: lambda self, node, state: Test(node),
    plan.IsInstance: lambda self, node, state: Test(node), plan.Unshared: lambda self, node, state: Test(node),
}
