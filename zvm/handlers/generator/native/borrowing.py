"""Borrowed values: no kernel may use a value that nothing holds after a call that may have run PHP code.

A pointer that a kernel was given, or read from a field or an element, is borrowed: PHP code may drop what owned it.
`unheld()` follows each kernel's values through its paths. A value is held if the kernel owns a reference (incref(), or
a call whose result is owned: where the docstring or the code says so), if it is read from a field that never changes
(STABLE) of something held, or if objects of its type outlast every call (LASTING). PHP code runs in calls (CALLING, and
kernels that call those), and where a value dies that may have a destructor: decref(), put() and the like. release() and
replace() are for values that PHP code does not miss.

A parameter that is used after such a call must be held by the callers (Summary.uses). Those of kernels that stand for
functions of the runtime are held by nobody: generated handlers pass operands as they lie in their slots. Those of entry
points and of kernels of internal functions are held by the call. What no code says is in borrowing_rules.py.
"""
from __future__ import annotations

import ast
import functools
import re
from dataclasses import dataclass, field
from typing import Any

from zvm.handlers.generator.native.borrowing_rules import (
    CALLING,
    DROPPING_NOTHING,
    EXEMPT,
    LASTING,
    NUMBERS,
    OWNED,
    PLAIN,
    PLAIN_FIELDS,
    PLAIN_RESULTS,
    PUTTING,
    QUIET,
    QUIET_FUNCTIONS,
    RELEASING,
    SHIFTING,
    STABLE,
    STABLE_CELLS,
    UNREACHABLE,
)
from zvm.handlers.generator.native.branching import Branching, called, is_null
from zvm.handlers.generator.native.kernels import Kernel, Kernels

GIVES_OWNED = re.compile(r"(?<!which is )(?<!that is )(?<!which are )(?<!are )\bowned\b(?! references)")
SAFE = ("safe",)
Key = tuple[Any, ...]  # a value: where it was read or made; ("param", its number)


@dataclass
class Summary:
    """What is known of a kernel or a C function."""

    parameters: list[tuple[str, str]]
    result: str
    calls: bool = False  # PHP code may run
    calls_back: bool = False  # and not just a destructor
    uses: dict[int, str] = field(default_factory=dict)  # parameters that are used after it may have run: where
    consumes: set[int] = field(default_factory=set)  # parameters whose reference is given away
    refuses: bool = False  # False is its result where it has done nothing
    is_plain: bool = False  # the result is a scalar, a string or null
    holds: set[int] = field(default_factory=set)  # parameters of which the kernel leaves a reference to its caller
    gives: set[object] = field(default_factory=set)  # "owned", "loaded", numbers of parameters


@dataclass
class State:
    """What is known at a place of a kernel."""

    env: dict[str, Key] = field(default_factory=dict)
    owned: dict[Key, int] = field(default_factory=dict)
    dead: dict[Key, str] = field(default_factory=dict)  # value → the call that may have freed it

    def copy(self) -> State:
        return State(dict(self.env), dict(self.owned), dict(self.dead))


def unheld(kernels: Kernels) -> list[str]:
    """Each place where a kernel uses what may have been freed, as `path:line: kernel: what`."""
    known = {name: Summary(signature.parameters, signature.result) for name, signature in kernels.signatures.items()}
    for name, summary in known.items():
        signature = kernels.signatures[name]
        external = signature.symbol[2:]
        if external:
            summary.calls = summary.calls_back = external in CALLING
            summary.is_plain = external in PLAIN_RESULTS
            if external in OWNED:
                summary.gives.add("owned")
            elif external == "PyDict_GetItemWithError":
                summary.gives.add("loaded")
    for kernel in kernels.kernels:
        text = ast.get_docstring(kernel.node) or ""
        known[kernel.signature.name].refuses = kernel.signature.result == "i1" and "False, and nothing done" in text
        if GIVES_OWNED.search(text) is not None:
            known[kernel.signature.name].gives = {"owned"}
    names = {kernel.signature.name for kernel in kernels.kernels}
    callees = {kernel.signature.name: {each.id for each in ast.walk(kernel.node) if isinstance(each, ast.Name)} & names
               for kernel in kernels.kernels}
    _settle(kernels, callees, known)
    for summary in known.values():  # found while it was not known yet what kernels hold
        summary.uses.clear()
    found = _settle(kernels, callees, known)
    lines = [line for name, each in found.items() if name not in EXEMPT for line in each]
    for kernel in kernels.kernels:
        summary = known[kernel.signature.name]
        if is_borrowing(kernel):
            for index, where in summary.uses.items():
                if index in summary.consumes or (kernel.signature.name, summary.parameters[index][0]) in UNREACHABLE:
                    continue
                line, _, what = where.partition(": ")
                lines.append(f"{kernel.path}:{line}: {kernel.signature.name}: parameter {what}")
    return sorted(lines)


def _settle(kernels: Kernels, callees: dict[str, set[str]], known: dict[str, Summary]) -> dict[str, list[str]]:
    """Analyse the kernels until no summary changes; the findings of each."""
    by_name = {kernel.signature.name: kernel for kernel in kernels.kernels}
    callers: dict[str, list[str]] = {}
    for name, names in callees.items():
        for each in names:
            callers.setdefault(each, []).append(name)
    found: dict[str, list[str]] = {}
    pending = dict.fromkeys(_callees_first(callees))
    while pending:
        name = next(iter(pending))
        del pending[name]
        analysis = _Analysis(by_name[name], known, kernels)
        found[name] = analysis.run()
        if analysis.has_changed:
            pending.update(dict.fromkeys(callers.get(name, ())))
    return found


def _callees_first(callees: dict[str, set[str]]) -> list[str]:
    """The names of kernels, those that others call before them."""
    order: list[str] = []
    met: set[str] = set()
    pending = [(name, False) for name in reversed(callees)]
    while pending:
        name, is_done = pending.pop()
        if is_done:
            order.append(name)
        elif name not in met:
            met.add(name)
            pending += [(name, True), *((each, False) for each in sorted(callees[name]))]
    return order


def is_borrowing(kernel: Kernel) -> bool:
    """Do generated handlers call it with operands that only their slots hold?"""
    name = kernel.signature.name
    return "__" in name and not name.startswith(("function__", "method__")) and kernel.signature.kind != "entry"


class _Analysis(Branching):
    """The work on one kernel."""

    def __init__(self, kernel: Kernel, known: dict[str, Summary], kernels: Kernels) -> None:
        self.kernel, self.known, self.kernels = kernel, known, kernels
        self.records = kernels.records
        self.summary = known[kernel.signature.name]
        self.has_changed = False
        self.findings: dict[tuple[int, str], None] = {}
        self.kinds: dict[Key, set[Key]] = {}  # derived: what it is derived from
        self.texts: dict[Key, str] = {}
        self.types: dict[str, str] = dict(kernel.signature.parameters)
        self.arrays: set[str] = set()
        self.refused = False  # the call that is looked at gave False, and has done nothing
        self.plain: set[Key] = set()
        self.results: list[bool] = []  # whether it is plain, at each exit
        self.exits: list[set[int]] = []  # the parameters held at each
        self.breaks: list[State] = []
        self.continues: list[State] = []

    def run(self) -> list[str]:
        state = State()
        signature = self.kernel.signature
        trusted = signature.kind == "entry" or signature.name.startswith(("function__", "method__"))
        for index, (name, type) in enumerate(signature.parameters):
            key: Key = ("param", index)
            if type in NUMBERS or type in LASTING or trusted or name == "slots" and type == "Cells":
                key = SAFE if not (trusted and type == "Cells") else ("held", name)
            self.texts[key] = name
            state.env[name] = key
        if self.block(self.kernel.node.body, state):
            self.leave(SAFE, state)
        if self.results and all(self.results) and not self.summary.is_plain:
            self.summary.is_plain = self.has_changed = True
        holds = set.intersection(*self.exits) if self.exits else set()
        if holds != self.summary.holds:
            self.summary.holds = holds
            self.has_changed = True
        return [f"{self.kernel.path}:{line}: {self.kernel.signature.name}: {what}" for line, what in self.findings]

    # -- values ---

    def held(self, key: Key, state: State) -> bool:
        """Whether something holds it, or what it is derived from, for as long as the kernel runs."""
        seen, pending = set(), [key]
        while pending:
            each = pending.pop()
            if each in seen or each[0] in ("safe", "held") or state.owned.get(each, 0) > 0:
                continue
            seen.add(each)
            if each not in self.kinds:
                return False
            pending += self.kinds[each]
        return True

    def roots(self, key: Key, state: State, seen: set[Key] | None = None) -> set[Key]:
        """The values that it depends on and that nothing holds."""
        seen = set() if seen is None else seen
        if key in seen or self.held(key, state):
            return set()
        seen.add(key)
        parents = self.kinds.get(key)
        if parents is None:
            return {key}
        return {root for each in parents for root in self.roots(each, state, seen)}

    def is_plain(self, key: Key, seen: frozenset[Key] = frozenset()) -> bool:
        """Whether nothing runs when it dies."""
        if key is SAFE or key in self.plain or key in seen:
            return True
        return key[0] == "phi" and all(self.is_plain(each, seen | {key}) for each in self.kinds.get(key, ()))

    def leave(self, key: Key, state: State) -> None:
        """An exit that returns this value."""
        self.results.append(self.is_plain(key))
        self.exits.append({each[1] for each, count in state.owned.items()
                           if each[0] == "param" and count > (1 if each == key else 0)})

    def use(self, key: Key, node: ast.AST, state: State) -> None:
        why = state.dead.get(key)
        if why is None:
            return
        self.report(key, node, state, f"used after {why}")
        state.dead.pop(key, None)

    def report(self, key: Key, node: ast.AST, state: State, what: str) -> None:
        line = getattr(node, "lineno", 0)
        roots = self.roots(key, state) or {key}
        for root in roots:
            if root[0] == "param":
                index = root[1]
                if index not in self.summary.uses:
                    self.summary.uses[index] = f"{line}: {self.texts.get(root)} {what}"
                    self.has_changed = True
            elif root[0] != "safe":
                text = self.texts.get(key) or self.texts.get(root) or str(key)
                self.findings[line, f"{text} {what}"] = None

    def cross(self, why: str, state: State, dropping: bool = False) -> None:
        """PHP code may run."""
        if self.kernel.signature.name in QUIET or dropping and self.kernel.signature.name in DROPPING_NOTHING:
            return
        if not self.summary.calls:
            self.summary.calls = self.has_changed = True
        if not dropping and not self.summary.calls_back:
            self.summary.calls_back = self.has_changed = True
        for key in set(state.env.values()):
            if key not in state.dead and not self.held(key, state):
                state.dead[key] = why

    def define(self, key: Key, text: str, state: State, parents: set[Key] | None = None) -> Key:
        self.texts.setdefault(key, text)
        if parents is not None:
            self.kinds.setdefault(key, set()).update(parents - {key})
        state.dead.pop(key, None)
        return key

    # -- statements ---

    def block(self, body: list[ast.stmt], state: State) -> bool:
        return all(self.statement(node, state) for node in body)

    def statement(self, node: ast.stmt, state: State) -> bool:
        if isinstance(node, ast.Return):
            if node.value is not None:
                key, type = self.value(node.value, state)
                self.gives(key, type, node, state)
                self.leave(key, state)
            else:
                self.leave(SAFE, state)
            return False
        if isinstance(node, ast.Break):
            self.breaks.append(state.copy())
            return False
        if isinstance(node, ast.Continue):
            self.continues.append(state.copy())
            return False
        if isinstance(node, ast.If):
            on, other = self.branches(node.test, state)
            ends = [each for each, body in ((on, node.body), (other, node.orelse)) if self.block(body, each)]
            if not ends:
                return False
            self.join(ends, state, node.lineno)
            return True
        if isinstance(node, ast.While):
            return self.loop(node, state)
        if isinstance(node, ast.Expr):
            self.value(node.value, state)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            key, type = self.value(node.value, state)
            if isinstance(node, ast.AnnAssign):
                type = _written(node.annotation)
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            self.assign(target, key, type, node.value, state)
        elif isinstance(node, ast.AugAssign):
            self.value(node.value, state)
            self.value(node.target, state)
        return True

    def gives(self, key: Key, type: str, node: ast.AST, state: State) -> None:
        if type in NUMBERS:
            return
        self.use(key, node, state)
        atoms: set[object] = set()
        if state.owned.get(key, 0) > 0:
            atoms = {"owned"}
        elif not self.held(key, state):
            for root in self.roots(key, state):
                atoms.add(root[1] if root[0] == "param" else "loaded")
        elif key is not SAFE and self.kinds.get(key):
            atoms = {"loaded"}
        if "owned" in self.summary.gives:
            return
        if not atoms <= self.summary.gives:
            self.summary.gives |= atoms
            self.has_changed = True

    def loop(self, node: ast.While, state: State) -> bool:
        outer = self.breaks, self.continues
        before = state.copy()
        ends: list[State] = []
        for _ in range(2):  # what one turn leaves, the next one begins with
            self.breaks, self.continues = [], []
            on, other = self.branches(node.test, state)
            ends = [] if isinstance(node.test, ast.Constant) else [other]
            turns = [before]
            if self.block(node.body, on):
                turns.append(on)
            turns += self.continues
            ends += self.breaks
            self.join(turns, state, node.lineno)
        self.breaks, self.continues = outer
        if not ends:
            return False
        self.join(ends, state, node.lineno * 1000)
        return True

    def join(self, states: list[State], into: State, line: int) -> None:
        if len(states) == 1:
            only = states[0].copy()
            into.env, into.owned, into.dead = only.env, only.owned, only.dead
            return
        states = [each.copy() for each in states]
        env: dict[str, Key] = {}
        dead = {key: why for each in states for key, why in each.dead.items()}
        owned = {key: min(each.owned.get(key, 0) for each in states) for each in states for key in each.owned}
        for name in {name for each in states for name in each.env}:
            having = [each for each in states if name in each.env]
            keys = {each.env[name] for each in having}
            if len(keys) == 1:
                env[name] = key = next(iter(keys))
                if owned.get(key) == 0 and all(self.held(key, each) for each in having):
                    owned[key] = 1
                continue
            key = ("phi", line, name)
            parents = {each for each in keys if each != key}
            self.define(key, name, into, parents)
            env[name] = key
            if all(self.held(each.env[name], each) for each in having):
                owned[key] = 1
            dead.pop(key, None)
            for each in having:
                if each.env[name] in each.dead:
                    dead[key] = each.dead[each.env[name]]
        into.env, into.owned, into.dead = env, {key: n for key, n in owned.items() if n}, dead

    def assign(self, target: ast.expr, key: Key, type: str, value: ast.expr, state: State) -> None:
        if isinstance(target, ast.Name):
            if called(value) == "local_array":
                self.arrays.add(target.id)
            state.env[target.id] = key
            if self.types.setdefault(target.id, type) in NUMBERS:
                self.types[target.id] = type
            return
        assert isinstance(target, (ast.Attribute, ast.Subscript))
        base, base_type = self.value(target.value, state)
        self.use(base, target, state)
        if isinstance(target, ast.Subscript):
            self.value(target.slice, state)
        text = _written(target)
        if type not in NUMBERS:
            self.use(key, value, state)
        if isinstance(target.value, ast.Name) and target.value.id in self.arrays:
            state.env[text] = key
            return
        for each in set(state.env.values()):  # what was there is the kernel's now
            if each[0] == "load" and self.texts.get(each) == text and not state.owned.get(each):
                state.owned[each] = 1
                state.dead.pop(each, None)
        if isinstance(target.value, ast.Name) and target.value.id in STABLE_CELLS:
            return
        if base_type in ("Run", "EngineState", "Sort", "Parse", "Shared"):  # borrowed there
            return
        if type not in NUMBERS and type not in LASTING:
            self.consume(key, state)

    def consume(self, key: Key, state: State) -> None:
        """A reference to it is given away."""
        if state.owned.get(key, 0) > 0:
            state.owned[key] -= 1
            if not state.owned[key]:
                del state.owned[key]
            return
        if key[0] == "param" and key[1] not in self.summary.consumes and self.kernel.signature.name not in SHIFTING:
            self.summary.consumes.add(key[1])
            self.has_changed = True

    # -- tests ---

    def branches(self, test: ast.expr, state: State) -> tuple[State, State]:
        on, other = state.copy(), state.copy()
        self.condition(test, on, other)
        return on, other

    def join_ways(self, states: list[State], into: State, test: ast.BoolOp) -> None:
        self.join(states, into, test.lineno * 100 + test.col_offset)

    def single_test(self, test: ast.expr, on: State, other: State) -> None:
        if isinstance(test, ast.Call) and called(test) in self.known and self.known[called(test)].refuses:
            self.value(test, on)
            self.refused = True
            self.value(test, other)
            self.refused = False
        elif isinstance(test, ast.Compare) and is_null(test.comparators[0]):
            key, _ = self.value(test.left, on)
            self.value(test.left, other)
            null = on if isinstance(test.ops[0], ast.Is) else other
            place = self.place(test.left)
            if place in null.env:
                null.owned.pop(null.env[place], None)
                null.env[place] = SAFE  # it is null here
        else:
            self.value(test, on)
            self.value(test, other)

    def place(self, node: ast.expr) -> str:
        while isinstance(node, ast.Call) and called(node) in self.records and len(node.args) == 1:
            node = node.args[0]
        return _written(node) if isinstance(node, (ast.Name, ast.Subscript)) else ""

    # -- expressions ---

    def value(self, node: ast.expr, state: State) -> tuple[Key, str]:
        if isinstance(node, ast.Call):
            return self.call(node, state)
        if isinstance(node, ast.Constant):
            return SAFE, "number" if node.value is not None else "Object"
        if isinstance(node, ast.Name):
            return state.env.get(node.id, SAFE), self.types.get(node.id, "Object")
        if isinstance(node, ast.IfExp):
            on, other = self.branches(node.test, state)
            (left, type), (right, other_type) = self.value(node.body, on), self.value(node.orelse, other)
            on.env["?"], other.env["?"] = left, right
            self.join([on, other], state, node.lineno * 100 + node.col_offset)
            return state.env.pop("?"), type if type != "Object" else other_type
        if isinstance(node, ast.Compare):
            for operand in (node.left, *node.comparators):
                self.value(operand, state)
            return SAFE, "i1"
        if isinstance(node, ast.BoolOp) or isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            on, other = self.branches(node, state)
            self.join([on, other], state, node.lineno * 100 + node.col_offset)
            return SAFE, "i1"
        if isinstance(node, ast.Attribute):
            return self.load_field(node, state)
        if isinstance(node, ast.Subscript):
            return self.load_element(node, state)
        for each in ast.iter_child_nodes(node):
            if isinstance(each, ast.expr):
                self.value(each, state)
        return SAFE, "i64"

    def load_field(self, node: ast.Attribute, state: State) -> tuple[Key, str]:
        base, record = self.value(node.value, state)
        self.use(base, node, state)
        type = self.records.get(record, {}).get(node.attr, (0, "Object"))[1]
        if node.attr == "type":
            type = "Type"
        if type in NUMBERS or type in LASTING or record in ("Shared", "EngineState", "Sort"):
            return SAFE, type
        if record == "ExecuteData" and node.attr == "slots":
            return SAFE, type
        if node.attr.startswith("argument") and isinstance(node.value, ast.Name) and node.value.id in self.arrays:
            return SAFE, type  # of a run that is the kernel's own
        text, origin = _written(node), self.texts.get(base, "")
        is_own = base is SAFE or base[0] == "call"  # a frame's slots, a list that the kernel has made
        if (record, node.attr) in STABLE or type == "Bytes" or node.attr == "keys" and origin.endswith(".hash") \
                or node.attr == "items" and (is_own or origin.endswith(".packed")):
            return self.define(("field", node.lineno, node.col_offset, text), text, state, {base}), type
        return self.define(("load", node.lineno, node.col_offset, text), text, state), type

    def load_element(self, node: ast.Subscript, state: State) -> tuple[Key, str]:
        base, record = self.value(node.value, state)
        self.use(base, node, state)
        self.value(node.slice, state)
        text = _written(node)
        if isinstance(node.value, ast.Name) and node.value.id in self.arrays:
            return state.env.get(text, SAFE), "Object"
        if record not in ("Cells", "TupleCells"):
            return SAFE, "i64"
        if record == "TupleCells" or isinstance(node.value, ast.Name) and node.value.id in STABLE_CELLS:
            return self.define(("field", node.lineno, node.col_offset, text), text, state, {base}), "Object"
        return self.define(("load", node.lineno, node.col_offset, text), text, state), "Object"

    def call(self, node: ast.Call, state: State) -> tuple[Key, str]:
        name = called(node)
        if name in self.records and len(node.args) == 1:
            key = self.value(node.args[0], state)[0]
            return SAFE if name in LASTING else key, name
        if name in NUMBERS or name in ("likely", "unlikely"):
            self.value(node.args[0], state)
            return SAFE, name if name in NUMBERS else "i1"
        if name == "local_array":
            return SAFE, _written(node.args[0])
        if name in ("cell", "at", "offset"):
            return self.address(node, name, state)
        given = [self.value(argument, state) for argument in node.args]
        for (key, type), argument in zip(given, node.args, strict=True):
            if type not in NUMBERS:
                self.use(key, argument, state)
        if name in ("call_handler", "call_pointer"):
            return self.call_address(node, name, given, state)
        if name in ("incref", "hold_cells") or name in RELEASING:
            self.count(node, name, given[0], state)
            return SAFE, "void"
        summary = self.known.get(name)
        return (SAFE, "i64") if summary is None else self.call_kernel(node, name, summary, given, state)

    def address(self, node: ast.Call, name: str, state: State) -> tuple[Key, str]:
        """Of a field, of an element, or of what lies so many bytes on: valid as long as what it is in."""
        place, type, text = node.args[0], "Cells", _written(node)
        if name == "cell":
            assert isinstance(place, ast.Attribute)
            place = place.value
        base, _ = self.value(place, state)
        self.use(base, node, state)
        if name != "cell":
            self.value(node.args[1], state)
        if name == "offset":
            type = "TupleCells" if "TUPLE_ITEMS" in _written(node.args[1]) else _written(node.args[2])
        if type in LASTING or base is SAFE:
            return SAFE, type
        return self.define(("field", node.lineno, node.col_offset, text), text, state, {base}), type

    def call_address(self, node: ast.Call, name: str, given: list[tuple[Key, str]], state: State) -> tuple[Key, str]:
        """A call by address, of a handler, of the kernel of an internal function, or into a C library."""
        if name == "call_pointer":
            function = node.args[0]
            if not isinstance(function, ast.Attribute) or function.attr != "kernel":
                return SAFE, "Object"
            for (key, _), argument in zip(given[1:], node.args[1:], strict=True):
                self.must_hold(key, argument, name, state)
        self.cross(f"{name}()", state)
        key = self.define(("call", node.lineno, node.col_offset), _written(node), state)
        state.owned[key] = 1
        return key, "Object"

    def count(self, node: ast.Call, name: str, given: tuple[Key, str], state: State) -> None:
        """A reference is taken, or given up."""
        key, type = given
        if name not in RELEASING:
            if key is not SAFE:
                state.owned[key] = state.owned.get(key, 0) + 1
            return
        inner = node.args[0]
        while isinstance(inner, ast.Call) and called(inner) in self.records and len(inner.args) == 1:
            inner = inner.args[0]
        if isinstance(inner, ast.Name):
            type = self.types.get(inner.id, "Object")
        self.consume(key, state)
        if name in ("decref", "drop_operand") and type not in PLAIN and not self.is_plain(key):
            self.cross(_written(node), state, dropping=True)

    def call_kernel(self, node: ast.Call, name: str, summary: Summary, given: list[tuple[Key, str]], state: State,
                    ) -> tuple[Key, str]:
        for index in [each for each in summary.uses if each not in summary.consumes]:
            self.must_hold(given[index][0], node.args[index], name, state)
        if self.refused and summary.refuses:
            return SAFE, summary.result
        for index in summary.consumes:
            if given[index][0] is not SAFE:
                self.consume(given[index][0], state)
        for index in summary.holds:
            key = given[index][0]
            if key is not SAFE:
                state.owned[key] = state.owned.get(key, 0) + 1
        is_quiet = name in PUTTING and _is_plain_field(node.args[0]) or any(
            isinstance(each, ast.Constant) and each.value in QUIET_FUNCTIONS for each in node.args)
        if summary.calls and name not in QUIET and not is_quiet:
            self.cross(f"{name}()", state, dropping=not summary.calls_back)
        type = summary.result
        if type in NUMBERS or type in LASTING or not summary.gives:
            return SAFE, type
        text = _written(node)
        if "owned" in summary.gives:
            key = self.define(("call", node.lineno, node.col_offset), text, state)
            state.owned[key] = 1
            if summary.is_plain or name in PLAIN_RESULTS:
                self.plain.add(key)
            return key, type
        if "loaded" in summary.gives:
            return self.define(("load", node.lineno, node.col_offset, text), text, state), type
        parents = {given[index][0] for index in summary.gives if isinstance(index, int)}
        key = self.define(("field", node.lineno, node.col_offset, text), text, state, parents)
        return key, type

    def must_hold(self, key: Key, node: ast.expr, name: str, state: State) -> None:
        if isinstance(node, ast.Name) and node.id in self.arrays:
            for place, each in list(state.env.items()):
                if place.startswith(node.id + "[") and not self.held(each, state):
                    self.report(each, node, state, f"is used by {name}() after PHP code may have run")
            return
        if not self.held(key, state):
            self.report(key, node, state, f"is used by {name}() after PHP code may have run")


def _is_plain_field(node: ast.expr) -> bool:
    """cell(x.field) of a field that holds nothing that PHP code could see die."""
    return called(node) == "cell" and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Attribute) \
        and node.args[0].attr in PLAIN_FIELDS


@functools.cache
def _written(node: ast.AST) -> str:
    return ast.unparse(node)
