"""Tests of a plan as LLVM IR, in continuation style: `test(expression, state, yes, no)` writes the branches and calls
each side with what is known there: the type of a value, that a sum did not overflow, a bound.
"""
from __future__ import annotations

from collections.abc import Callable

from zvm.handlers.generator import plan
from zvm.handlers.generator.native.expressions import Expressions
from zvm.handlers.generator.native.ir import LIKELY
from zvm.handlers.generator.native.values import (
    Bool,
    Boxed,
    CannotSay,
    Float,
    Int,
    Literal,
    State,
    Symbol,
    Test,
    Wide,
)
from zvm.handlers.generator.plan import Expr

Side = Callable[[State], None]
INT_MAX, INT_MIN = (1 << 63) - 1, -(1 << 63)
TYPES = {"int": "LONG", "float": "FLOAT", "str": "STR", "bool": "BOOL", "list": "LIST", "dict": "DICT",
         "tuple": "TUPLE", "PhpArray": "PHP_ARRAY", "Reference": "REFERENCE", "PhpObject": "PHP_OBJECT",
         "OpArray": "OP_ARRAY", "ClosureObject": "CLOSURE"}
_INT_TESTS = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}
_FLOAT_TESTS = {"==": "oeq", "!=": "une", "<": "olt", "<=": "ole", ">": "ogt", ">=": "oge"}
_NEGATED = {"is not": "is", "!=": "==", "not in": "in"}


class Conditions(Expressions):
    """The tests that branches ask."""

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

    def sides(self, condition: str, state: State, yes: Side, no: Side, weight: str = "", acted: bool = False) -> None:
        self.fork(condition, lambda: yes(state.copy()), lambda: no(state.copy()), state, weight, acted)

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
            self.sides(value.register, state, after_effect(yes) if value.acted else yes, no, acted=value.acted)
            return
        number = self.known_number(value, state)
        if isinstance(number, Int):
            self.sides(self.out.value(f"icmp ne i64 {number.register}, 0"), state, yes, no)
        elif isinstance(number, Float):
            self.sides(self.out.value(f"fcmp une double {number.register}, 0.0"), state, yes, no)
        elif isinstance(value, Boxed) and state.types.get(value.pointer) == "BOOL":
            self.sides(self.same(value.pointer, "TRUE"), state, yes, no)
        elif isinstance(value, Boxed) and value.record == "Long":  # flags: Python's one 0, or others
            self.sides(self.out.value(f"icmp ne ptr {value.pointer}, @py_ZERO"), state, yes, no)
        elif isinstance(value, Boxed):
            truth = self.invoke("PyObject_IsTrue", value.pointer)
            self.sides(self.out.value(f"icmp sgt i32 {truth}, 0"), state, yes, no)
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
        if isinstance(key, Symbol) and key.name in TYPES:
            found = self.invoke("set_has_pointer", container.pointer, f"@py_{TYPES[key.name]}")
            self.sides(found, state, yes, no)
            return
        if isinstance(left, plan.Field) and left.name == "ce" or container.record == "Set":
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
        if first is None and isinstance(left, Boxed) and left.pointer not in state.types and isinstance(second, Int):
            first = Int(self.int_register(left, state), left.pointer)
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


def after_effect(side: Side) -> Side:
    def acted(state: State) -> None:
        state.effects += 1
        side(state)
    return acted


def learn(side: Side, pointer: str, type: str) -> Side:
    """A side on which the value is known to be of the type."""
    def informed(state: State) -> None:
        state.types[pointer] = type
        side(state)
    return informed
