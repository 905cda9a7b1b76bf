"""Statements of lowered functions.

Loops poll, so that limits of time and memory and signals hold: a loop that counts up to a bound is cut into pieces of
STRIDE turns, any other counts its turns.
"""
from __future__ import annotations

import ast
import copy
from dataclasses import dataclass

from zvm.handlers.generator.native.lowering import intrinsics, ownership, ranges, templates
from zvm.handlers.generator.native.lowering.body import Release, facts_are_wider, widened_facts
from zvm.handlers.generator.native.lowering.element_loops import WORK, ElementLoops
from zvm.handlers.generator.native.lowering.ownership import Resource
from zvm.handlers.generator.native.lowering.ranges import Number
from zvm.handlers.generator.native.lowering.types import (
    ARRAY,
    BOOL,
    BUFFER,
    BUILDER,
    CHAR,
    DICT,
    FLOAT,
    FRESH,
    INT,
    KEY,
    LIST,
    MADE,
    NULL,
    PART,
    REFERENCE,
    ROW,
    STR,
    VALUE,
    WORD,
    Value,
    Variable,
)
from zvm.handlers.generator.native.lowering.values import WARNING

STRIDE = 1 << 16  # turns of a loop between two polls
_ROW_BYTES, _BUFFER_BYTES = 1024, 512  # of short ones, which are in the kernel's frame
_BOXED = {INT: "box_int(value)", BOOL: "boolean(value)", FLOAT: "box_float(value)"}


@dataclass
class State:
    """What is known at a place of the source."""

    facts: dict[str, Number]
    given: dict[str, bool]
    open: list[ownership.Resource]
    effect: str


class Statements(ElementLoops):
    """The work on a body."""

    result_kinds: frozenset[str] = frozenset()
    is_with_python = False  # the present statement gives up: Python has those after it, too

    def block(self, body: list[ast.stmt]) -> None:
        for node in body:
            if not self.is_reached:
                if self.is_with_python:
                    return
                raise self.effects.refuse(node, "a statement that is never reached")
            self.line = node.lineno
            self.is_with_python = False
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        """Lower a statement, and release what it has made."""
        outer, self.temporaries_of_statement = self.temporaries_of_statement, []
        self.statement_alone(node)
        if self.is_reached:
            self.release_fresh(self.temporaries_of_statement)
        self.temporaries_of_statement = outer

    def statement_alone(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Expr):
            if not isinstance(node.value, ast.Constant):  # a docstring
                self.expression_statement(node.value)
        elif isinstance(node, ast.Return):
            self.returned(node)
            self.is_reached = False
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            self.assignment(node)
        elif isinstance(node, ast.If):
            self.conditional(node)
        elif isinstance(node, ast.While):
            self.while_loop(node)
        elif isinstance(node, ast.For):
            self.for_loop(node)
        elif isinstance(node, (ast.Break, ast.Continue)):
            self.loop_exit(node)
        elif not isinstance(node, ast.Pass):
            raise self.effects.refuse(node, f"{type(node).__name__} has no native form")

    def expression_statement(self, node: ast.expr) -> None:
        if isinstance(node, ast.Call):
            if self.loop_depth and self.callee(node.func) == WARNING and self.constant(node.args[0]) is not None:
                self.warn(node)
                return
            if self.is_left_to_python(node):
                self.statements += self.give_up(node, f"{ast.unparse(node.func)}() is Python's")
                self.is_reached, self.is_with_python = False, True
                return
            if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                variable = self.variables.get(node.func.value.id)
                if variable is not None and variable.type == BUILDER:
                    self.builder_call(node, templates.name(variable.kernel_name), node.func.attr)
                    return
                if variable is not None and variable.type in (LIST, MADE):
                    self.container_call(node, variable, node.func.attr)
                    return
            if self.callee(node.func) == intrinsics.ASSIGN_BY_REFERENCE:
                self.assign_by_reference(node, *node.args[-2:])
                return
        value = self.value(node)
        if value.type != NULL:
            raise self.effects.refuse(node, f"the result of {ast.unparse(node)} is not used")

    def assign_by_reference(self, node: ast.Call, target: ast.expr, expression: ast.expr) -> None:
        """Give a variable of the caller a value: an effect, after which the kernel cannot give up."""
        reference, value = self.value(target), self.value(expression)
        if reference.type != REFERENCE or value.type not in _BOXED:
            raise self.effects.refuse(node, f"{value.type} is assigned by a reference")
        boxed = templates.name(self.temporary())
        self.emit("boxed = value", boxed=boxed, value=templates.expression(_BOXED[value.type], value=value.node))
        self.fail_if(templates.expression("boxed is None", boxed=boxed))
        self.emit("replace(cell(Reference(it).value), boxed)\nrelease(boxed)", it=reference.node, boxed=boxed)
        self.effects.note(node)

    def is_left_to_python(self, node: ast.Call) -> bool:
        """Whether a call warns, throws or converts, or is of a function marked @python_only."""
        callee = self.callee(node.func)
        if isinstance(node.func, ast.Name) and hasattr(self.namespace.get(node.func.id), "is_python_only"):
            return True
        return callee in intrinsics.LEFT_TO_PYTHON or callee in intrinsics.ENGINE_LEFT_TO_PYTHON

    # -- states --------------------------------------------------------------------------------------------------

    def state(self) -> State:
        return State(dict(self.facts), dict(self.given), list(self.resources.open), self.effects.first)

    def restore(self, state: State) -> None:
        self.facts, self.given = dict(state.facts), dict(state.given)
        self.resources.open, self.effects.first = list(state.open), state.effect
        self.is_reached = True

    def join(self, ways: list[State]) -> None:
        """Go on after any of several ways; none: what follows is not reached."""
        self.is_reached = bool(ways)
        if ways:
            self.facts = self.joined_facts(each.facts for each in ways)
            self.given = {name: True for name in ways[0].given if all(each.given.get(name) for each in ways)}
            self.resources.open = ownership.joined(each.open for each in ways)
            self.effects.first = next((each.effect for each in ways if each.effect), "")

    def conditional(self, node: ast.If) -> None:
        test, on, other = self.condition(node.test)
        if self.temporaries_of_statement:
            name = templates.name(self.temporary())
            self.emit("name = test", name=name, test=test)
            self.release_fresh(self.temporaries_of_statement)
            test = name
        before = self.state()
        ways: list[State] = []
        bodies = []
        for facts, body, holds in ((on, node.body, True), (other, node.orelse, False)):
            self.restore(before)
            self.facts = dict(facts)
            self.note_given(node.test, holds)
            _, lowered = self.captured(self.block, body)
            bodies.append(lowered)
            if self.is_reached:
                ways.append(self.state())
        self.append(ast.If(test, bodies[0] or [ast.Pass()], bodies[1], lineno=node.lineno))
        self.join(ways)

    # -- assignments ---------------------------------------------------------------------------------------------

    def assignment(self, node: ast.Assign | ast.AnnAssign | ast.AugAssign) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if isinstance(node, ast.AugAssign):
            source = ast.parse(ast.unparse(node.target), mode="eval").body
            expression: ast.expr = ast.copy_location(ast.BinOp(source, node.op, node.value), node)
        else:
            assert node.value is not None
            expression = node.value
        if isinstance(targets[0], ast.Tuple):
            self.unpacked(node, targets[0], expression)
            return
        if self.named_call(targets[0], expression):
            return
        container = self.new_container(expression)
        if container is not None and isinstance(targets[0], ast.Name):
            self.fill_container(targets[0].id, *container)
            return
        if (
            isinstance(expression, ast.Call)
            and isinstance(targets[0], ast.Name)
            and self.constructed(targets[0].id, expression)
        ):
            return
        value = self.value(expression)
        if len(targets) > 1:
            value = self.simple(value)
        for target in targets:
            self.assign(target, value, is_counter=isinstance(node, ast.AugAssign) and self.is_small_step(node))

    def is_small_step(self, node: ast.AugAssign) -> bool:
        """Whether an assignment adds so little that no loop comes to COUNTED."""
        if not isinstance(node.op, (ast.Add, ast.Sub)):
            return False
        step, _ = self.captured(self.value, node.value)
        return step.type == INT and -ranges.LONGEST <= step.number.low <= step.number.high <= ranges.LONGEST

    def unpacked(self, node: ast.stmt, target: ast.Tuple, expression: ast.expr) -> None:
        """`a, b = x, y`: all values first."""
        if not isinstance(expression, ast.Tuple) or len(expression.elts) != len(target.elts):
            raise self.effects.refuse(node, "only as many values as names are assigned at once")
        values = []
        for each in expression.elts:
            value = self.value(each)
            name = self.temporary()
            self.emit("name = value", name=templates.name(name), value=value.node)
            values.append(Value(value.type, templates.name(name), value.number, value.is_owned))
        for part, value in zip(target.elts, values, strict=True):
            self.assign(part, value)

    def assign(self, target: ast.expr, value: Value, is_counter: bool = False) -> None:
        if isinstance(target, ast.Subscript):
            self.assign_element(target, value)
            return
        if not isinstance(target, ast.Name):
            raise self.effects.refuse(target, f"{ast.unparse(target)} is assigned to")
        if value.type == PART or value.text is not None:
            value = self.as_text(value)
            if value.type == STR:
                self.default_texts.pop(target.id, None)
        if value.type in (VALUE, FRESH, KEY, ARRAY, NULL) or value.boxed is not None:
            self.assign_object(target, value)
            return
        if value.type not in (INT, WORD, BOOL, CHAR, FLOAT, STR):
            raise self.effects.refuse(target, f"{target.id} becomes {value.type}")
        variable = self.declared(target, value.type, value.number.is_natural)
        self.forget_string(target.id)
        if value.type == STR:
            self.assign_text(target.id, variable, value)
            return
        self.emit("name = value", name=templates.name(variable.kernel_name), value=value.node)
        if variable.type == INT:
            number = value.number.counted() if is_counter else value.number
            self.facts[target.id] = number

    def declared(self, target: ast.Name, type: str, is_natural: bool = False) -> Variable:
        """The variable of that name, which has one type; one of words takes natural ints. Raises Refusal."""
        variable = self.variables.get(target.id)
        if variable is None:
            variable = self.variables[target.id] = Variable(type, f"v_{target.id}")
        if {variable.type, type} == {INT, WORD} and variable.type == INT and self.facts[target.id].is_natural:
            del self.facts[target.id]
            variable = self.variables[target.id] = Variable(WORD, variable.kernel_name)
        elif variable.type != type and not (variable.type == WORD and type == INT and is_natural):
            raise self.effects.refuse(target, f"{target.id} is {variable.type} and {type}")
        if variable.flag:
            self.emit("flag = True", flag=templates.name(variable.flag))
            self.given[target.id] = True
        return variable

    def assign_text(self, name: str, variable: Variable, value: Value) -> None:
        """A string variable owns its string."""
        kernel_name = templates.name(variable.kernel_name)
        fresh = templates.name(self.temporary())
        self.emit(
            "fresh = value\nhold_text(fresh)\ndrop_text(name)\nname = fresh",
            fresh=fresh,
            value=value.node,
            name=kernel_name,
        )
        self.resources.declare(variable.kernel_name, STR)
        self.emit("data = str_data(name)", data=templates.name(f"{variable.kernel_name}_data"), name=kernel_name)

    def assign_object(self, target: ast.Name, value: Value) -> None:
        """A variable of any value of PHP owns it."""
        if value.type == ARRAY and value.boxed is None:
            raise self.effects.refuse(target, f"{target.id} becomes an array")
        kernel_name = f"v_{target.id}"
        known = self.variables.get(target.id)
        if known is not None and (known.type != VALUE or Resource(kernel_name, VALUE) not in self.resources.all):
            raise self.effects.refuse(target, f"{target.id} is {known.type}, which is borrowed, and {value.type}")
        item = self.as_object(target, value)
        self.widen({target.id})
        self.variables[target.id] = Variable(VALUE, kernel_name)
        name, fresh = templates.name(kernel_name), templates.name(self.temporary())
        is_given = value.type == FRESH
        self.emit("fresh = item" if is_given else "fresh = own(item)", fresh=fresh, item=item)
        if is_given:
            self.give_away(value)
        if self.loop_depth or self.resources.is_open(kernel_name):
            self.emit("release(name)", name=name)
        self.resources.declare(kernel_name, VALUE)
        self.emit("name = fresh", name=name, fresh=fresh)

    def assign_element(self, target: ast.Subscript, value: Value) -> None:
        container = self.value(target.value)
        if container.type == DICT:
            self.set_in_dict(target, container, self.value(target.slice), value)
            return
        base, index = self.value(target.value), self.integer(target.slice)
        element = self.variables[base.source].element if base.source else INT
        is_word = element == WORD and self.is_natural(value)
        if base.type not in (ROW, BUFFER) or value.type != INT and not is_word or element == WORD and not is_word:
            raise self.effects.refuse(target, f"an element of {base.type} becomes {value.type}")
        self.require_in_row(target, base, index)
        template = "base[index] = value" if base.type == ROW else "base[index] = i8(value)"
        self.emit(template, base=base.node, index=index.node, value=value.node)

    def constructed(self, name: str, call: ast.Call) -> bool:
        """`name = StringBuilder()` and similar: a resource."""
        callee = self.callee(call.func)
        kernel_name = f"v_{name}"
        if callee == intrinsics.BUILDER_CLASS:
            if self.loop_depth:
                raise self.effects.refuse(call, "a string builder is made in a loop")
            self.emit("name = local_array(Words, SINK_BYTES)\nopen_sink(name, local_array(Bytes, STACK_TEXT))",
                      name=templates.name(kernel_name))
            self.variables[name] = Variable(BUILDER, kernel_name)
            self.resources.declare(kernel_name, BUILDER)
            return True
        if callee in (intrinsics.BUFFER_CLASS, intrinsics.ROW_CLASS, intrinsics.WORDS_CLASS):
            self.memory(name, call, BUFFER if callee == intrinsics.BUFFER_CLASS else ROW,
                        WORD if callee == intrinsics.WORDS_CLASS else INT)
            return True
        if callee in (intrinsics.SET_CLASS, intrinsics.CHARACTER_SET):
            value = self.value(call)
            self.variables[name] = Variable("set", kernel_name)
            self.emit("name = value", name=templates.name(kernel_name), value=value.node)
            return True
        return False

    def memory(self, name: str, call: ast.Call, type: str, element: str) -> None:
        """A buffer or a row: in the kernel's frame where it is short, else in memory of its own."""
        if self.loop_depth:
            raise self.effects.refuse(call, f"a {type} is made in a loop")
        size = self.integer(call.args[0])
        if not size.number.is_natural or size.number.high > 1 << 50:
            raise self.effects.refuse(call, f"the size of a {type} may be anything")
        record, width, room = ("Words", 8, _ROW_BYTES) if type == ROW else ("Bytes", 1, _BUFFER_BYTES)
        kernel_name = f"v_{name}"
        pieces = {"name": templates.name(kernel_name), "size_name": templates.name(f"{kernel_name}_size"),
                  "room": templates.name(f"{kernel_name}_room"), "size": size.node}
        self.emit(f"size_name = size\nroom = local_array({record}, {room})\nname = room", **pieces)
        if size.number.high * width > room:
            memory = f"{record}(PyMem_Realloc(Cells(None), size_name * {width}))"
            self.emit(f"if size_name > {room // width}:\n    name = {memory}", **pieces)
            self.append(
                ast.If(
                    templates.expression("name is None", **pieces),
                    [*templates.statements("PyErr_NoMemory()", self.line), *self.leave(ast.Constant(None))],
                    [],
                    lineno=self.line,
                )
            )
        if type == ROW:
            self.emit("clear_words(name, size_name)", **pieces)
        base, extra = _length_and_more(call.args[0])
        is_constant = size.number.low == size.number.high
        self.variables[name] = Variable(
            type, kernel_name, size=size.number.high if is_constant else 0, base=base, extra=extra,
                                        element=element)
        if size.number.high * width > room:
            self.resources.declare(kernel_name, type)

    # -- loops ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Before the first loop."""
        self.turn_ends: list[State] = []  # states at the ends of the present loop's turns
        self.break_states: list[State] = []  # and where it is left by break
        self.turn_breaks: list[State] = []  # those of the loop that was done last
        self.break_flags: list[str] = []  # of loops: what says that the inner one of two was left by break
        self.loop_facts: dict[int, dict[str, Number]] = {}  # stable_facts() of the time before, by the body's id()

    def stable_facts(self, before: State, turn: list[ast.stmt], test: ast.expr | None, counter: str = "",
                     number: Number = ranges.ANY) -> dict[str, Number]:
        """Facts that hold at the beginning of each turn of a loop: turns are tried until nothing new comes.

        An inner loop is asked at each try of the outer one. It begins with what held the time before, or every level
        of nesting would multiply the tries."""
        facts = self.joined_facts([before.facts, self.loop_facts.get(id(turn), before.facts)])
        self.restore(before)
        self.widen({each.id for part in turn for each in ast.walk(part)
                    if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)})
        before.given = dict(self.given)
        variables, temporaries, resources = dict(self.variables), self._temporaries, list(self.resources.all)
        while True:
            self.restore(before)
            self.facts = dict(facts)
            self.turn_ends = []
            self.captured(self.one_turn, turn, test, counter, number)
            ends = [each.facts for each in self.turn_ends]
            before.effect = before.effect or next((each.effect for each in self.turn_ends if each.effect), "")
            words = {name for name, each in self.variables.items() if each.type == WORD and name in variables}
            for name in words - {name for name, each in variables.items() if each.type == WORD}:  # since this turn
                variables[name] = self.variables[name]
                facts.pop(name, None)
            self.variables, self._temporaries = dict(variables), temporaries
            self.resources.all = list(resources)
            later = {name: fact for name, fact in (self.joined_facts(ends) if ends else facts).items() if name in facts}
            lost = facts.keys() - later.keys()
            if not facts_are_wider(facts, later) and not lost:
                self.restore(before)
                self.loop_facts[id(turn)] = dict(facts)
                return facts
            facts = {name: fact for name, fact in widened_facts(facts, later).items() if name not in lost}

    def one_turn(self, body: list[ast.stmt], test: ast.expr | None, counter: str, number: Number) -> None:
        """The body of a loop once; what is known at its ends comes to `turn_ends`."""
        outer_ends, outer_breaks = self.turn_ends, self.break_states
        self.turn_ends, self.break_states = [], []
        self.loop_depth += 1
        if counter:
            self.facts[counter] = number
        if test is not None:
            _, self.facts, _ = self.condition(test)
            self.note_given(test, True)
        self.block(body)
        self.loop_depth -= 1
        if self.is_reached:
            self.turn_ends.append(self.state())
        outer_ends += self.turn_ends
        self.turn_breaks = self.break_states
        self.turn_ends, self.break_states = outer_ends, outer_breaks
        self.is_reached = True

    def while_loop(self, node: ast.While) -> None:
        if node.orelse:
            raise self.effects.refuse(node, "a loop with else")
        before = self.state()
        outer_ends = self.turn_ends
        has_effects = self.effects.first
        facts = self.stable_facts(before, node.body, node.test)
        self.restore(before)
        self.facts = dict(facts)
        cut = self.cut_bound(node)
        if cut is None:
            self.counted_while(node, facts)
        else:
            self.cut_while(node, facts, *cut)
        self.turn_ends = outer_ends
        self.effects.first = self.effects.first or has_effects

    def test_and_body(
        self, node: ast.While, facts: dict[str, Number]
    ) -> tuple[ast.expr, list[ast.stmt], list[ast.stmt]]:
        """The test, what must run before it, and the body; goes on with what holds after the loop."""
        before = self.state()
        self.loop_depth += 1
        (test, _, after), first = self.captured(self.condition, node.test)
        self.loop_depth -= 1
        self.restore(before)
        self.facts = dict(facts)
        self.turn_ends = []
        _, body = self.captured(self.one_turn, node.body, node.test, "", ranges.ANY)
        body = body[len(first):]  # the turn has the test's statements once more
        ways = [State(after, dict(before.given), before.open, self.effects.first), *self.turn_breaks]
        if self.constant(node.test) is True:
            ways = self.turn_breaks
        self.join(ways)
        return test, first, body

    def counted_while(self, node: ast.While, facts: dict[str, Number]) -> None:
        """A loop that counts its turns."""
        poll = self.poll_statements()
        test, first, body = self.test_and_body(node, facts)
        reached = self.is_reached
        turn = [*templates.statements(f"{WORK} = {WORK} + 1", node.lineno), *poll, *body]
        if first:
            turn = [*first, ast.If(ast.UnaryOp(ast.Not(), test), [ast.Break()], [], lineno=node.lineno), *turn]
            test = ast.Constant(True)
        self.append(ast.While(test, turn, [], lineno=node.lineno))
        self.is_reached = reached

    def poll_statements(self) -> list[ast.stmt]:
        """Poll after STRIDE turns; what the poll raises is left with."""
        failed = ast.If(templates.expression("not poll_now(engine)"), self.leave_loop(), [], lineno=self.line)
        return [ast.If(templates.expression(f"unlikely({WORK} > {STRIDE})"),
                       [*templates.statements(f"{WORK} = 0", self.line), failed], [], lineno=self.line)]

    def leave_loop(self) -> list[ast.stmt]:
        """leave() between two turns of a loop."""
        self.loop_depth += 1
        body = self.leave(ast.Constant(None))
        self.loop_depth -= 1
        return body

    def cut_bound(self, node: ast.While) -> tuple[str, ast.expr] | None:
        """(at, bound) of `while at < bound` or `while at < bound and …` if the body has no loop, only adds to `at` and
        does not assign to the bound; None of other loops."""
        test = (
            node.test.values[0]
            if isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And)
            else node.test
        )
        if not isinstance(test, ast.Compare) or len(test.ops) > 1 or not isinstance(test.ops[0], ast.Lt) \
                or not isinstance(test.left, ast.Name) or self.variables[test.left.id].type != INT:
            return None
        at, bound = test.left.id, test.comparators[0]
        assigned: set[str] = set()
        for each in ast.walk(ast.Module(node.body, [])):
            if isinstance(each, (ast.While, ast.For)):
                return None
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                assigned.add(each.id)
            if isinstance(each, ast.Assign) and any(isinstance(t, ast.Name) and t.id == at for t in each.targets):
                return None
            if isinstance(each, ast.AugAssign) and isinstance(each.target, ast.Name) and each.target.id == at \
                    and not isinstance(each.op, ast.Add):
                return None
        if {each.id for each in ast.walk(bound) if isinstance(each, ast.Name)} & assigned:
            return None
        return at, bound

    def cut_while(self, node: ast.While, facts: dict[str, Number], at: str, bound: ast.expr) -> None:
        """A loop up to a bound, in pieces of STRIDE steps, between which it polls."""
        has_break = _breaks(node.body)
        place = templates.name(self.variables[at].kernel_name)
        limit, stop, broken, start = (templates.name(self.temporary()) for _ in range(4))
        self.emit("limit = bound\nstart = place", limit=limit, bound=self.value(bound).node, start=start, place=place)
        if has_break:
            self.emit("broken = False", broken=broken)
            self.break_flags.append(broken.id)
        else:
            self.break_flags.append("")
        poll = ast.If(templates.expression("not poll_now(engine)"), self.leave_loop(), [], lineno=node.lineno)
        test, first, body = self.test_and_body(node, facts)
        self.break_flags.pop()
        reached = self.is_reached
        test = _up_to(stop, place.id, test, node.test)
        if first:
            body = [*first, ast.If(ast.UnaryOp(ast.Not(), test), [ast.Break()], [], lineno=node.lineno), *body]
            test = ast.Compare(place, [ast.Lt()], [stop])
        inner = ast.While(test, body, [], lineno=node.lineno)
        turn = templates.statements(
            f"stop = smaller(limit, place + {STRIDE})", node.lineno, stop=stop, limit=limit, place=place
        )
        turn.append(inner)
        if has_break:
            turn += templates.statements("if broken:\n    break", node.lineno, broken=broken)
        turn += templates.statements(
            "if place < stop or place >= limit:\n    break", node.lineno, stop=stop, limit=limit, place=place
        )
        turn.append(poll)
        self.append(ast.While(ast.Constant(True), turn, [], lineno=node.lineno))
        if self.loop_depth:
            self.emit(f"{WORK} = {WORK} + place - start", place=place, start=start)
        self.is_reached = reached

    def for_loop(self, node: ast.For) -> None:
        """`for name in range(…)`, by a counter that the body does not see."""
        if self.element_loop(node):
            return
        target, start, end = self.range_of(node)
        number = Number(start.number.low, end.number.high).at_most(end.number, 1)
        self.declared(target, INT)
        pieces: dict[str, ast.expr] = {each: templates.name(self.temporary())
                                       for each in ("counter", "limit", "stop", "broken")}
        pieces |= {"place": templates.name(self.variables[target.id].kernel_name), "start": start.node}
        self.emit("counter = start\nlimit = end", end=end.node, **pieces)
        self.facts[target.id] = number
        before = self.state()
        outer_ends = self.turn_ends
        facts = self.stable_facts(before, node.body, None, target.id, number)
        self.restore(before)
        self.facts = dict(facts)
        has_loop = any(isinstance(each, (ast.While, ast.For)) for each in ast.walk(ast.Module(node.body, [])))
        is_cut = not has_loop and end.number.high - start.number.low > STRIDE
        flag = pieces["broken"] if is_cut and _breaks(node.body) else None
        if flag is not None:
            self.emit("broken = False", broken=flag)
        self.break_flags.append(flag.id if isinstance(flag, ast.Name) else "")
        poll = self.poll_statements() if has_loop else []
        self.turn_ends = []
        _, body = self.captured(self.one_turn, node.body, None, target.id, number)
        self.break_flags.pop()
        none = State(dict(facts), dict(before.given), before.open, self.effects.first)
        self.join([none, *self.turn_ends, *self.turn_breaks])
        self.turn_ends = outer_ends
        step = templates.statements("place = counter\ncounter = counter + 1", node.lineno, **pieces)
        if has_loop:
            step += templates.statements(f"{WORK} = {WORK} + 1", node.lineno) + poll
        self.append_for(node.lineno, [*step, *body], pieces, is_cut, flag)
        if self.loop_depth and not has_loop:
            self.emit(f"{WORK} = {WORK} + larger(limit - start, 0)", **pieces)

    def range_of(self, node: ast.For) -> tuple[ast.Name, Value, Value]:
        """The variable of a loop over a range, the first value and the end."""
        call, target = node.iter, node.target
        if node.orelse or not isinstance(target, ast.Name) or not isinstance(call, ast.Call) \
                or self.callee(call.func) != "range" or len(call.args) > 2:
            raise self.effects.refuse(node, "a loop over anything but a range")
        bounds = [self.integer(each) for each in call.args]
        start = bounds[0] if len(bounds) == 2 else Value(INT, ast.Constant(0), ranges.constant(0))
        return target, start, bounds[-1]

    def append_for(self, line: int, turn: list[ast.stmt], pieces: dict[str, ast.expr], is_cut: bool,
                   flag: ast.expr | None) -> None:
        """Append a loop by a counter, in pieces of STRIDE turns where it is cut."""
        test = templates.expression("counter < limit", **pieces)
        if is_cut:
            inner = ast.While(templates.expression("counter < stop", **pieces), turn, [], lineno=line)
            turn = templates.statements(f"stop = smaller(limit, counter + {STRIDE})", line, **pieces)
            turn.append(inner)
            if flag is not None:
                turn += templates.statements("if broken:\n    break", line, broken=flag)
            poll = templates.expression("counter < limit and not poll_now(engine)", **pieces)
            turn.append(ast.If(poll, self.leave_loop(), [], lineno=line))
        self.append(ast.While(test, turn, [], lineno=line))

    def loop_exit(self, node: ast.Break | ast.Continue) -> None:
        if isinstance(node, ast.Break):
            self.break_states.append(self.state())
            if self.break_flags and self.break_flags[-1]:
                self.emit("flag = True", flag=templates.name(self.break_flags[-1]))
        else:
            self.turn_ends.append(self.state())
        self.append(copy.copy(node))
        self.is_reached = False

    def completed_body(self) -> list[ast.stmt]:
        """The statements, with what stands before the first, and the releases in loops."""
        initial = self.resources.initial(self.node.lineno)
        if any(isinstance(each, ast.Name) and each.id == WORK for each in ast.walk(ast.Module(self.statements, []))):
            initial += templates.statements(f"{WORK} = 0", self.node.lineno)
        return self.finish([*initial, *self.statements])

    # -- results -------------------------------------------------------------------------------------------------

    def returned(self, node: ast.Return) -> None:
        result = self.result(node)
        self.statements += result

    def result(self, node: ast.Return) -> list[ast.stmt]:
        """Statements that return the value of an expression, boxed."""
        expression = node.value
        if expression is None:
            raise self.effects.refuse(node, "there is no result")
        if (
            isinstance(expression, ast.Call)
            and isinstance(expression.func, ast.Attribute)
            and expression.func.attr == "text"
            and isinstance(expression.func.value, ast.Name)
            and expression.func.value.id in self.variables
        ):
            return self.result_of_builder(node, self.variables[expression.func.value.id])
        if isinstance(expression, ast.IfExp):
            return self.result_of_choice(node, expression)
        if isinstance(expression, ast.Call) and self.is_left_to_python(expression):
            return self.give_up(node, f"{ast.unparse(expression.func)}() is Python's")
        container = self.new_container(expression)
        if container is not None and container[0] == MADE:
            made = templates.expression(container[1])
            return self.returned_after_releases(templates.expression("Object(made)", made=made))
        value = self.value(expression)
        if value.type in (VALUE, FRESH, KEY, ARRAY, NULL, MADE) or value.boxed is not None:
            return self.result_object(node, value)
        if value.type in _BOXED:
            boxed = templates.expression(_BOXED[value.type], value=value.node)
            return self.returned_after_releases(boxed)
        if value.type == PART:
            made = templates.expression("part(text, start, end)", text=value.node, start=value.start or value.node,
                                        end=value.end or value.node)
            return self.returned_after_releases(made)
        if value.type in (STR, CHAR):
            return self.result_of_text(value)
        raise self.effects.refuse(node, f"{value.type} is returned")

    def result_object(self, node: ast.Return, value: Value) -> list[ast.stmt]:
        """Statements that return an object."""
        if value.type == KEY:
            return self.returned_after_releases(self.key_node(value))
        if value.type in (FRESH, MADE) and isinstance(value.node, ast.Name):
            return self.leave(templates.expression("Object(it)", it=value.node), value.node.id)
        item = self.as_object(node, value)
        owned = item if value.type == NULL else templates.expression("own(item)", item=item)
        return self.returned_after_releases(owned)

    def result_of_choice(self, node: ast.Return, choice: ast.IfExp) -> list[ast.stmt]:
        """`return a if test else b`: each by itself, as it may be of another type."""
        test, on, other = self.condition(choice.test)
        before = self.state()
        bodies = []
        for facts, side, holds in ((on, choice.body, True), (other, choice.orelse, False)):
            self.restore(before)
            self.facts = dict(facts)
            self.note_given(choice.test, holds)
            result, first = self.captured(self.result, ast.copy_location(ast.Return(side), node))
            bodies.append([*first, *result])
        return [ast.If(test, bodies[0], bodies[1], lineno=node.lineno)]

    def result_of_text(self, value: Value) -> list[ast.stmt]:
        value = self.as_text(value)
        if value.text == "":
            return self.leave(templates.name("EMPTY"))
        if value.is_owned and isinstance(value.node, ast.Name) and self.resources.is_open(value.node.id):
            return self.leave(templates.expression("Object(text)", text=value.node), value.node.id)
        return self.returned_after_releases(templates.expression("own(Object(text))", text=value.node))

    def result_of_builder(self, node: ast.Return, variable: Variable) -> list[ast.stmt]:
        if variable.type == BUILDER:
            if not self.resources.is_open(variable.kernel_name):
                raise self.effects.refuse(node, "the string builder is not there on all paths")
            value = templates.expression("sink_value(builder)", builder=templates.name(variable.kernel_name))
            return self.returned_after_releases(value, variable.kernel_name)
        if variable.type != BUFFER:
            raise self.effects.refuse(node, f"{variable.type} has no text")
        return self.returned_after_releases(templates.expression(
            "text_of_bytes(buffer, size)", buffer=templates.name(variable.kernel_name),
            size=templates.name(f"{variable.kernel_name}_size")))

    def returned_after_releases(self, value: ast.expr, kept: str = "") -> list[ast.stmt]:
        """The result is made before what is open is released; in a loop that is what any turn may have opened."""
        releases: list[ast.stmt] = self.resources.releases(self.line, kept)
        if self.loop_depth:
            releases = [Release(self.line, kept, tuple(self.resources.open))]
        if not releases:
            return templates.statements("return value", self.line, value=value)
        target = templates.name(self.temporary())
        return [*templates.statements("target = value", self.line, target=target, value=value), *releases,
                *templates.statements("return target", self.line, target=target)]


def _up_to(stop: ast.Name, place: str, test: ast.expr, source: ast.expr) -> ast.expr:
    """The test of a loop with the end of a piece in place of the bound of its first comparison."""
    first = test
    while isinstance(first, ast.BoolOp):
        first = first.values[0]
    if not (isinstance(first, ast.Compare) and isinstance(first.left, ast.Name) and first.left.id == place):
        return ast.copy_location(ast.BoolOp(ast.And(), [
            ast.Compare(templates.name(place), [ast.Lt()], [stop]), test]), source)
    first.comparators = [stop]
    return test


def _breaks(body: list[ast.stmt]) -> bool:
    """Whether a loop of that body is left by break."""
    for node in body:
        if isinstance(node, ast.Break):
            return True
        if isinstance(node, ast.If) and (_breaks(node.body) or _breaks(node.orelse)):
            return True
    return False


def _length_and_more(node: ast.expr) -> tuple[str, int]:
    """Of `len(string)` and `len(string) + n`: (string, n)."""
    extra = 0
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and isinstance(node.right, ast.Constant) \
            and isinstance(node.right.value, int):
        extra, node = node.right.value, node.left
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len" \
            and isinstance(node.args[0], ast.Name):
        return node.args[0].id, extra
    return "", 0


