"""Loops over the elements of arrays, and over variadic arguments.

`for key, value in array.items()`: elements as they are stored. plain_items(): references followed. copied_items(): as
another array takes them over. Likewise keys(), values(), plain_values(), copied_values(); each may be reversed(…) or
counted by enumerate(…).
"""
from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zvm.handlers.generator.native.lowering import ranges, templates
from zvm.handlers.generator.native.lowering.expressions import Expressions
from zvm.handlers.generator.native.lowering.ranges import LONGEST, Number
from zvm.handlers.generator.native.lowering.types import ARGUMENTS, ARRAY, INT, KEY, VALUE, Value, Variable

_GENERAL = "zvm.ext.standard.arrays.general."
_METHODS = {  # (what the value of an element is, which parts are named)
    "items": ("element_number(array, place)", "kv"), "keys": ("", "k"), "values": ("element_number(array, place)", "v"),
    "plain_items": ("dereferenced(element_number(array, place))", "kv"),
    "plain_values": ("dereferenced(element_number(array, place))", "v")}
_FUNCTIONS = {_GENERAL + "copied_items": ("shared_value(element_number(array, place))", "kv"),
              _GENERAL + "copied_values": ("shared_value(element_number(array, place))", "v")}
_BORROWED = ("dereferenced", "shared_value", "element_number")  # kernels whose result nothing holds for sure
WORK = "work"  # a kernel's count of turns since it polled last


@dataclass
class Elements:
    """What a loop goes over."""

    array: ast.expr
    value: str  # a template
    parts: str
    is_reversed: bool = False
    is_counted: bool = False
    bounds: tuple[Value, Value] | None = None  # of a part: how many elements are before it, and before its end


class ElementLoops(Expressions):
    """Statements, which derives from this, has what all loops have in common."""

    if TYPE_CHECKING:
        turn_ends: list[Any]
        turn_breaks: list[Any]
        break_flags: list[str]

        def state(self) -> Any: ...
        def restore(self, state: Any) -> None: ...
        def join(self, ways: list[Any]) -> None: ...
        def stable_facts(self, before: Any, turn: list[ast.stmt], test: ast.expr | None) -> dict[str, Number]: ...
        def one_turn(self, body: list[ast.stmt], test: ast.expr | None, counter: str, number: Number) -> None: ...
        def poll_statements(self) -> list[ast.stmt]: ...

    def elements_of(self, node: ast.expr) -> Elements | None:
        """What an iterable is a loop over; None of one that has no elements of an array."""
        if not isinstance(node, ast.Call):
            return None
        callee = self.callee(node.func)
        if callee in ("reversed", "enumerate", "list", "iter") and len(node.args) == 1:
            inner = self.elements_of(node.args[0])
            if inner is not None:
                inner.is_reversed |= callee == "reversed"
                inner.is_counted |= callee == "enumerate"
            return inner
        if callee == "itertools.islice" and len(node.args) == 3:
            inner = self.elements_of(node.args[0])
            if inner is not None:
                start, end = (self.simple(self.integer(each)) for each in node.args[1:])
                if not start.number.is_natural:
                    raise self.effects.refuse(node, f"{ast.unparse(node.args[1])} may be negative")
                inner.bounds = start, end
            return inner
        if callee in _FUNCTIONS:
            source, (value, parts) = node.args[0], _FUNCTIONS[callee]
        elif isinstance(node.func, ast.Attribute) and node.func.attr in _METHODS and not node.args:
            source, (value, parts) = node.func.value, _METHODS[node.func.attr]
        else:
            return None
        array = self.value(source)
        return Elements(self.simple(array).node, value, parts) if array.type == ARRAY else None

    def element_loop(self, node: ast.For) -> bool:
        """Lower a loop over elements or arguments; whether it is one."""
        if node.orelse:
            return False
        variable = self.variables.get(node.iter.id) if isinstance(node.iter, ast.Name) else None
        if variable is not None and variable.type == ARGUMENTS:
            self.argument_loop(node, variable)
            return True
        call, target = node.iter, node.target
        is_pair = isinstance(call, ast.Call) and self.callee(call.func) == "zip" and isinstance(target, ast.Tuple)
        sources = call.args if is_pair and isinstance(call, ast.Call) else [call]
        targets = target.elts if is_pair and isinstance(target, ast.Tuple) else [target]
        first: list[ast.stmt] = []
        tests: list[ast.expr] = []
        for source, each in zip(sources, targets, strict=True):
            elements = self.elements_of(source)
            if elements is None:
                return False
            test, body = self.walk(node, each, elements)
            tests.append(test)
            first += body
        self.turns(node, ast.BoolOp(ast.And(), tests) if is_pair else tests[0], first)
        return True

    def walk(self, node: ast.For, target: ast.expr, elements: Elements) -> tuple[ast.expr, list[ast.stmt]]:
        """Begin to go over elements: whether there is one more, and what each turn begins with."""
        pieces: dict[str, ast.expr] = {"array": elements.array, "next": templates.name(self.temporary()),
                                       "place": templates.name(self.temporary())}
        self.emit_start(elements, pieces)
        step = "previous_element(array, place)" if elements.is_reversed else "next_element(array, place + 1)"
        first = templates.statements(f"place = next\nnext = {step}", node.lineno, **pieces)
        first += self.bound_targets(node, target, elements, pieces)
        test = templates.expression("next >= 0", **pieces)
        if elements.bounds is not None:
            pieces["left"] = templates.name(self.temporary())
            pieces["start"], pieces["end"] = (each.node for each in elements.bounds)
            self.emit("next = nth_element(array, start)\nleft = end - start", **pieces)
            first = [*templates.statements("left = left - 1", node.lineno, **pieces), *first]
            test = templates.expression("next >= 0 and left > 0", **pieces)
        return test, first

    def argument_loop(self, node: ast.For, variable: Variable) -> None:
        """`for array in arrays` over the arrays that a variadic parameter has."""
        pieces = {"next": templates.name(self.temporary())}
        self.emit(f"next = {variable.size}", **pieces)
        target = self.loop_variable(node, node.target, ARRAY)
        first = templates.statements("target = PhpArray(arguments[next])\nnext = next + 1", node.lineno,
                                     target=templates.name(target.kernel_name), **pieces)
        self.turns(node, templates.expression("next < count", **pieces), first)

    def emit_start(self, elements: Elements, pieces: dict[str, ast.expr]) -> None:
        """next := the number of the first element, or of the last one; -1 where there is none."""
        if elements.is_reversed:
            self.emit("drop_removed_end(array)\nnext = previous_element(array, number_after_last(array))", **pieces)
        else:
            self.emit("next = next_element(array, 0)", **pieces)

    def first_key(self, node: ast.Call) -> Value:
        """`next(iter(array.keys()), None)`, or of reversed(…)."""
        elements = self.elements_of(node.args[0])
        if elements is None or elements.parts != "k":
            raise self.effects.refuse(node, f"{ast.unparse(node)} has no native form")
        pieces = {"array": elements.array, "next": templates.name(self.temporary())}
        self.emit_start(elements, pieces)
        return self.fresh(templates.expression("NONE if next < 0 else element_key(array, next)", **pieces))

    def bound_targets(
        self, node: ast.For, target: ast.expr, elements: Elements, pieces: dict[str, ast.expr]
    ) -> list[ast.stmt]:
        """Declare the names of the loop; statements that give them their values at each turn."""
        body: list[ast.stmt] = []
        if elements.is_counted:
            if not (isinstance(target, ast.Tuple) and isinstance(target.elts[0], ast.Name)):
                raise self.effects.refuse(node, "enumerate() without a name for the number")
            counter = target.elts[0]
            variable = self.loop_variable(node, counter, INT)
            self.facts[counter.id] = Number(0, LONGEST)
            number = templates.name(self.temporary())
            self.emit("number = 0", number=number)
            body += templates.statements("counter = number\nnumber = number + 1", node.lineno, number=number,
                                         counter=templates.name(variable.kernel_name))
            target = target.elts[1]
        names = list(target.elts) if isinstance(target, ast.Tuple) else [target]
        if len(names) != len(elements.parts):
            raise self.effects.refuse(node, f"{len(elements.parts)} names are needed")
        for part, name in zip(elements.parts, names, strict=True):
            if isinstance(name, ast.Name) and name.id == "_":
                continue
            variable = self.loop_variable(node, name, KEY if part == "k" else VALUE, elements.array)
            template = "it = place" if part == "k" else f"it = {elements.value}"
            body += templates.statements(template, node.lineno, it=templates.name(variable.kernel_name), **pieces)
        return body

    def loop_variable(self, node: ast.For, target: ast.expr, type: str, array: ast.expr | None = None) -> Variable:
        """The variable of a loop, which borrows what it has."""
        if not isinstance(target, ast.Name):
            raise self.effects.refuse(node, f"{ast.unparse(target)} is no name")
        known = self.variables.get(target.id)
        if known is not None and known.type != type or self.resources.is_open(f"v_{target.id}"):
            raise self.effects.refuse(node, f"{target.id} is something else before the loop")
        variable = self.variables[target.id] = Variable(type, f"v_{target.id}", array=array)
        self.widen({target.id})
        return variable

    def turns(self, node: ast.For, test: ast.expr, first: list[ast.stmt]) -> None:
        """Append the loop; `first` gives its variables their values at each turn."""
        before, outer_ends = self.state(), self.turn_ends
        facts = self.stable_facts(before, node.body, None)
        self.restore(before)
        self.facts = dict(facts)
        held: list[str] = []
        if before.effect:
            first = self.held(first, held)
        self.break_flags.append("")
        poll = self.poll_statements()
        self.turn_ends = []
        _, body = self.captured(self.one_turn, node.body, None, "", ranges.ANY)
        self.break_flags.pop()
        self.restore_after_turns(before, facts)
        self.turn_ends = outer_ends
        turn = [*templates.statements(f"{WORK} = {WORK} + 1", node.lineno), *poll, *first, *body]
        self.append(ast.While(test, turn, [], lineno=node.lineno))
        for name in held:
            self.emit("release(it)\nit = Object(None)", it=templates.name(name))

    def held(self, first: list[ast.stmt], names: list[str]) -> list[ast.stmt]:
        """The statements that give a loop's variables their values: PHP code may run in the loop, so that it owns what
        they have; `names` are added to, they are released after the loop."""
        done: list[ast.stmt] = []
        for each in first:
            if isinstance(each, ast.Assign) and isinstance(each.value, ast.Call) \
                    and isinstance(each.value.func, ast.Name) and each.value.func.id in _BORROWED:
                name = ast.unparse(each.targets[0])
                self.resources.declare(name, VALUE)
                names.append(name)
                done += templates.statements("release(it)\nit = own(item)", each.lineno, it=templates.name(name),
                                             item=each.value)
            else:
                done.append(each)
        return done

    def restore_after_turns(self, before: Any, facts: dict[str, Number]) -> None:
        """What holds after any number of turns."""
        ends = [*self.turn_ends, *self.turn_breaks]
        self.restore(before)
        self.facts = dict(facts)
        self.join([self.state(), *ends])
