"""Refused memory: no kernel may use an object that there was no memory for.

What allocates gives null where memory is refused. From the C functions that do (ALLOCATING) follows which kernels may
give such a null, and from what kernels do with their parameters which of these must not be null. `unchecked()` names
the places where the one meets the other: a value that may be null is dereferenced, handed to what needs one, or left in
a field or an element, before the kernel has looked at it; and calls whose False, for want of memory, is not looked at.
What a test of one name says of others is known where it follows from assignments (`done = x is not None`,
`y = None if x is None else …`). Asking for Python's exception counts as a look at all that was stored.
"""
from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field

from zvm.handlers.generator.native.branching import Branching, called, is_null
from zvm.handlers.generator.native.kernels import Kernel, Kernels

ALLOCATING = frozenset((
    "PyLong_FromLongLong", "PyFloat_FromDouble", "PyList_New", "PyMem_Calloc", "PyMem_Realloc", "PyList_GetSlice",
    "PyTuple_New", "PyDict_New", "PyDict_Keys", "PyDict_Values", "PyDict_Copy", "PyUnicode_Concat", "PyUnicode_Join",
    "PyUnicode_New", "PyUnicode_FromKindAndData", "PyUnicode_Substring", "PyType_GenericAlloc", "PyObject_GetIter",
    "PyObject_Str", "PyWeakref_NewRef", "PyObject_Vectorcall", "PyObject_VectorcallMethod", "PyObject_GetAttr"))
TELLING = frozenset(("PyList_Append", "PyDict_SetItem", "PyDict_DelItem"))  # by their result that they could not
TAKES_NULL = frozenset((
    ("PyMem_Free", 0), ("PyMem_Realloc", 0), ("PyObject_Vectorcall", 3), ("PyObject_VectorcallMethod", 3),
    ("PyException_SetTraceback", 1), ("PyException_SetContext", 1), ("PyErr_Restore", 0), ("PyErr_Restore", 1),
    ("PyErr_Restore", 2)))
LOOKING = frozenset(("PyErr_Occurred", "unless_refused"))
NUMBERS = frozenset(("i1", "i8", "i16", "i32", "i64", "f64", "likely", "unlikely"))
REFUSED, NULL = "refused", "null"  # a value that is null for want of memory: perhaps, and in any case
Place = ast.Name | ast.Attribute | ast.Subscript


@dataclass
class Summary:
    """What is known of a kernel or a C function."""

    parameters: list[str]
    is_external: bool
    may_refuse: bool = False  # null is a result where there is no memory
    tells: bool = False  # False is
    needs: set[int] = field(default_factory=set)  # parameters that must not be null

    def requires(self, name: str, index: int) -> bool:
        return (name, index) not in TAKES_NULL if self.is_external else index in self.needs


@dataclass
class State:
    """What is known at a place of a kernel."""

    values: dict[str, str] = field(default_factory=dict)  # REFUSED or NULL, by name or by what is written for a field
    implied: dict[str, frozenset[str]] = field(default_factory=dict)  # no nulls where this one is none
    tested: set[str] = field(default_factory=set)  # parameters

    def copy(self) -> State:
        return State(dict(self.values), dict(self.implied), set(self.tested))

    def set_to(self, states: list[State]) -> None:
        """What holds whichever of these it was."""
        names = {name for state in states for name in state.values}
        values = {name: {state.values.get(name) for state in states} for name in names}
        first = states[0].implied if states else {}
        self.implied = {name: places for name, places in first.items()
                        if all(state.implied.get(name) == places for state in states)}
        self.values = {name: NULL if found == {NULL} else REFUSED for name, found in values.items()}
        self.tested = {name for state in states for name in state.tested}

    def is_there(self, place: str) -> None:
        """It was tested: it is no null, nor are those that follow from it."""
        for each in (place, *self.implied.get(place, ())):
            self.values.pop(each, None)

    def knows_null(self) -> bool:
        return NULL in self.values.values()


def unchecked(kernels: Kernels) -> list[str]:
    """Each place where a kernel uses what there may have been no memory for, as `path:line: kernel: what`."""
    known = {name: Summary([each for each, _ in signature.parameters], bool(signature.symbol),
                           signature.symbol[2:] in ALLOCATING, signature.symbol[2:] in TELLING)
             for name, signature in kernels.signatures.items()}
    callers: dict[str, set[str]] = {}
    for kernel in kernels.kernels:
        for each in ast.walk(kernel.node):
            if isinstance(each, ast.Name):
                callers.setdefault(each.id, set()).add(kernel.signature.name)
    by_name = {kernel.signature.name: kernel for kernel in kernels.kernels}
    found: dict[str, list[str]] = {}
    pending = dict.fromkeys(by_name)
    while pending:
        name = next(iter(pending))
        del pending[name]
        analysis = _Analysis(by_name[name], known, kernels)
        found[name] = analysis.run()
        if analysis.has_changed:
            pending.update(dict.fromkeys(callers.get(name, ())))
    return sorted(line for lines in found.values() for line in lines)


class _Analysis(Branching):
    """The work on one kernel."""

    def __init__(self, kernel: Kernel, known: dict[str, Summary], kernels: Kernels) -> None:
        self.kernel, self.known, self.records = kernel, known, kernels.records
        self.summary = known[kernel.signature.name]
        self.gives_pointer = kernel.signature.result not in NUMBERS | {"void"}
        self.has_changed = False
        self.findings: set[tuple[int, str]] = set()
        self.stored: dict[str, int] = {}  # the line where a field was given a value that may be null
        self.breaks: list[State] = []
        self.looked_at: set[str] = set()  # names that are compared with null anywhere
        self.local_arrays: set[str] = set()
        for node in ast.walk(kernel.node):
            if isinstance(node, ast.Compare) and is_null(node.comparators[0]) and isinstance(node.left, ast.Name):
                self.looked_at.add(node.left.id)
            elif isinstance(node, ast.Assign) and called(node.value) == "local_array":
                self.local_arrays.add(ast.unparse(node.targets[0]))

    def run(self) -> list[str]:
        state = State()
        if self.block(self.kernel.node.body, state):
            self.leave(state)
        return [f"{self.kernel.path}:{line}: {self.kernel.signature.name}: {what}"
                for line, what in sorted(self.findings)]

    def note(self, node: ast.expr | ast.stmt, what: str) -> None:
        self.findings.add((node.lineno, what))

    def place(self, node: ast.expr) -> str | None:
        """How a variable, a field or an element is written, without views of its pointer."""
        while isinstance(node, ast.Call) and called(node) in self.records and len(node.args) == 1:
            node = node.args[0]
        return ast.unparse(node) if isinstance(node, Place) else None

    def needs(self, place: str | None, state: State) -> None:
        """A parameter must not be null, unless it was tested."""
        if place in self.summary.parameters and place not in state.tested:
            index = self.summary.parameters.index(place)
            self.has_changed |= index not in self.summary.needs
            self.summary.needs.add(index)

    def leave(self, state: State) -> None:
        """The kernel ends and has done what it was to do."""
        if not state.knows_null():
            for place in state.values:
                if "." in place or "[" in place and place.partition("[")[0] not in self.local_arrays:
                    self.findings.add((self.stored.get(place, self.kernel.node.lineno), f"{place} may be null"))

    # -- statements ---------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt], state: State) -> bool:
        """Whether what follows is reached."""
        return all(self.statement(node, state) for node in body)

    def statement(self, node: ast.stmt, state: State) -> bool:
        if isinstance(node, ast.Return):
            self.returns(node, state)
            return False
        if isinstance(node, ast.Break):
            self.breaks.append(state.copy())
        if isinstance(node, (ast.Break, ast.Continue)):
            return False
        if isinstance(node, ast.If):
            return self.conditional(node, state)
        if isinstance(node, ast.While):
            return self.loop(node, state)
        if isinstance(node, ast.Expr):
            summary = self.known.get(called(node.value))
            if summary is not None and summary.tells:
                self.note(node, f"{called(node.value)}() may give False")
            self.value(node.value, state)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            self.assign(node.targets[0] if isinstance(node, ast.Assign) else node.target, node.value, state)
        elif isinstance(node, ast.AugAssign):
            self.value(node.value, state)
        return True

    def returns(self, node: ast.Return, state: State) -> None:
        if node.value is None:
            self.leave(state)
        elif isinstance(node.value, ast.Constant) and node.value.value in (None, False):
            if state.knows_null():
                self.gives(node.value.value is None, node.value.value is False)
        else:
            self.gives(self.value(node.value, state) is not None, False)
            if isinstance(node.value, (ast.BoolOp, ast.Compare)):
                state = self.branches(node.value, state)[0]
            self.leave(state)

    def gives(self, null: bool, false: bool) -> None:
        """The kernel gives null, or False, for want of memory."""
        if null and self.gives_pointer and not self.summary.may_refuse:
            self.summary.may_refuse = self.has_changed = True
        if false and self.kernel.signature.result == "i1" and not self.summary.tells:
            self.summary.tells = self.has_changed = True

    def conditional(self, node: ast.If, state: State) -> bool:
        on, other = self.branches(node.test, state)
        ends = [each for each, body in ((on, node.body), (other, node.orelse)) if self.block(body, each)]
        state.set_to(ends)
        return bool(ends)

    def loop(self, node: ast.While, state: State) -> bool:
        before, outer = state.copy(), self.breaks
        for _ in range(2):  # what one turn leaves, the next one begins with
            self.breaks = []
            on, other = self.branches(node.test, state)
            goes_on = self.block(node.body, on)
            state.set_to([before, on] if goes_on else [before])
        ends = self.breaks if isinstance(node.test, ast.Constant) else [*self.breaks, other]
        self.breaks = outer
        state.set_to(ends)
        return bool(ends)

    def assign(self, target: ast.expr, node: ast.expr, state: State) -> None:
        value, place, source = self.value(node, state), ast.unparse(target), self.place(node)
        if isinstance(target, (ast.Attribute, ast.Subscript)):
            self.dereference(target.value, state)
            if isinstance(target, ast.Subscript):
                self.value(target.slice, state)
            if source not in self.looked_at:
                self.needs(source, state)
        for each in [each for each in state.values if each.startswith((place + ".", place + "["))]:
            del state.values[each]
        state.implied = {each: places for each, places in state.implied.items()
                         if each != place and place not in places}
        state.tested.add(place)
        if value is None:
            state.values.pop(place, None)
        if isinstance(target, ast.Name):
            self.imply(place, node, state)
        if value is not None:
            state.values[place] = value
            self.stored[place] = target.lineno
            if source is not None and source != place:
                state.implied[source] = state.implied.get(source, frozenset()) | {place}

    def imply(self, name: str, node: ast.expr, state: State) -> None:
        """What a name says of others when it is true, or no null."""
        if isinstance(node, ast.IfExp) and (is_null(node.body) or is_null(node.orelse)):
            sides = self.branches(node.test, state, quietly=True)
            side = sides[1] if is_null(node.body) else sides[0]
        elif isinstance(node, (ast.BoolOp, ast.Compare)):
            side = self.branches(node, state, quietly=True)[0]
        else:
            return
        gone = frozenset(state.values) - frozenset(side.values)
        if gone:
            state.implied[name] = gone

    # -- tests --------------------------------------------------------------------------------------------------

    def branches(self, test: ast.expr, state: State, quietly: bool = False) -> tuple[State, State]:
        """The states where a test holds, and where it does not."""
        on, other, findings = state.copy(), state.copy(), set(self.findings)
        self.condition(test, on, other)
        if quietly:
            self.findings = findings
        return on, other

    def join_ways(self, states: list[State], into: State, test: ast.BoolOp) -> None:
        into.set_to(states)

    def single_test(self, test: ast.expr, on: State, other: State) -> None:
        if isinstance(test, ast.Compare):
            operands = [test.left, *test.comparators]
            refused = [self.value(each, state) is not None for state in (on, other) for each in operands]
            place = self.place(test.left)
            if is_null(test.comparators[0]) and place is not None:
                null, there = (on, other) if isinstance(test.ops[0], ast.Is) else (other, on)
                self.compare_with_null(place, null, there, refused[0])
        else:
            place = self.place(test)
            if place is None:
                self.value(test, on)
                self.value(test, other)
            else:
                if place in on.values:
                    other.values[place] = NULL
                on.is_there(place)

    def compare_with_null(self, place: str, null: State, there: State, refused: bool) -> None:
        if refused:
            null.values[place] = NULL
        there.is_there(place)
        if place in self.summary.parameters:
            null.tested.add(place)
            there.tested.add(place)

    # -- expressions: REFUSED, NULL, or None of one that memory has nothing to do with -----------------------------

    def value(self, node: ast.expr, state: State) -> str | None:
        if isinstance(node, ast.Call):
            return self.call(node, state)
        if isinstance(node, ast.IfExp):
            return self.choice(node, state)
        if isinstance(node, (ast.BoolOp, ast.Compare)):
            self.branches(node, state)
        elif isinstance(node, (ast.Attribute, ast.Subscript)):
            self.dereference(node.value, state)
            if isinstance(node, ast.Subscript):
                self.value(node.slice, state)
        else:
            self.arguments((each for each in ast.iter_child_nodes(node) if isinstance(each, ast.expr)), state)
        return state.values.get(ast.unparse(node)) if isinstance(node, Place) else None

    def choice(self, node: ast.IfExp, state: State) -> str | None:
        on, other = self.branches(node.test, state)
        for side, way in ((node.body, on), (node.orelse, other)):
            if self.value(side, way) is not None or is_null(side) and way.knows_null():
                return REFUSED
        return None

    def dereference(self, node: ast.expr, state: State) -> None:
        place = self.place(node)
        if self.value(node, state) is not None:
            self.note(node, f"{ast.unparse(node)} may be null")
            state.values.pop(place or "", None)
        self.needs(place, state)

    def call(self, node: ast.Call, state: State) -> str | None:
        name = called(node)
        if name in self.records and len(node.args) == 1:
            return self.value(node.args[0], state)
        if name in ("at", "offset", "cell"):
            pointer = node.args[0].value if name == "cell" and isinstance(node.args[0], ast.Attribute) else node.args[0]
            self.dereference(pointer, state)
            self.arguments(node.args[1:2], state)
            return None
        if name in LOOKING:
            for place in [each for each in state.values if "." in each or "[" in each]:
                del state.values[place]
        self.arguments(node.args, state)
        summary = self.known.get(name)
        if summary is None:
            return None
        for index, argument in enumerate(node.args):
            if summary.requires(name, index):
                self.hand_over(argument, name, state)
            if isinstance(argument, ast.Name) and argument.id in self.local_arrays:
                for place in [each for each in state.values if each.startswith(argument.id + "[")]:
                    self.note(argument, f"{place} may be null, which {name}() is given")
        return REFUSED if summary.may_refuse and not _is_shared_int(node) else None

    def arguments(self, nodes: Iterable[ast.expr], state: State) -> None:
        for node in nodes:
            self.value(node, state)

    def hand_over(self, argument: ast.expr, name: str, state: State) -> None:
        findings = set(self.findings)
        if self.value(argument, state) is not None:
            findings.add((argument.lineno, f"{ast.unparse(argument)} may be null, which {name}() is given"))
            state.values.pop(self.place(argument) or "", None)
        self.findings = findings
        self.needs(self.place(argument), state)


def _is_shared_int(node: ast.Call) -> bool:
    """PyLong_FromLongLong() of a number that Python has an object for."""
    number = node.args[0] if called(node) == "PyLong_FromLongLong" else node
    return isinstance(number, ast.Constant) or isinstance(number, ast.BinOp) and isinstance(number.op, ast.BitAnd)
