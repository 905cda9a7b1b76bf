"""Calls of Python functions from native code: whatever a definition names that has no kernel.

A path that calls Python has had an effect: from there on it cannot give up. What Python's own handler holds in its
locals, the path holds too, so that counts of references are what the callee expects (copy-on-write asks for them) and
nothing dies while it is needed. Places found before a call are forgotten: the call may have moved them.
"""
from __future__ import annotations

from collections.abc import Callable

from zvm.handlers.generator import definition_vocabulary as vocabulary
from zvm.handlers.generator import plan
from zvm.handlers.generator.native.ir import LIKELY
from zvm.handlers.generator.native.kernels import Signature
from zvm.handlers.generator.native.memory import Memory
from zvm.handlers.generator.native.tails import Held
from zvm.handlers.generator.native.values import (
    Bool,
    Boxed,
    CannotSay,
    Float,
    Int,
    Literal,
    Pair,
    State,
    Symbol,
    Test,
    Wide,
)
from zvm.handlers.generator.plan import Expr

# The last parameters of a kernel that may run PHP code: null is its result where it did nothing, and where it raised.
CALLS_BACK = [("frame", "ExecuteData"), ("op", "Op"), ("run", "Run")]
RESULTS = {"int": "LONG", "float": "FLOAT", "str": "STR", "bool": "BOOL", "list": "LIST", "dict": "DICT",
           "tuple": "TUPLE", "PhpArray": "PHP_ARRAY", "Reference": "REFERENCE"}


class PythonCalls(Memory):
    """Calls of functions, methods and values that are Python's."""

    def quick_call(self, node: plan.Call, state: State) -> object:
        """The result of a function of the runtime, by its kernel where that knows the values (conversions.py)."""
        function = node.function
        signature = self.kernels.for_function(function)
        if signature is None:
            return self.python_call(node, state)
        calls_back = signature.parameters[-len(CALLS_BACK):] == CALLS_BACK
        nodes = node.arguments[1:] if node.arguments[0] in (plan.Frame(), plan.Engine()) else node.arguments
        made: list[str] = []
        given = self.kernel_arguments(nodes, signature, made, state)
        if made:
            state.effects += 1
        if calls_back:
            given += ["%frame", "%op", "%run"]
            if state.effects:
                self.hold_names(state)
            else:
                self.forget_borrowed(state)
        result = self.invoke(signature.name, *given)
        for pointer in made:
            self.invoke("decref", pointer, "%run", "%op")
        if signature.result == "i64":
            self.guard(self.out.value(f"icmp sge i64 {result}, 0"), state, "a function no kernel knows", acted=True)
            return Int(result)
        known = self.out.value(f"icmp ne ptr {result}, null")
        if calls_back:
            self.fail_if_set(known, state)
        if not state.effects:
            self.guard(known, state, "values no kernel knows", acted=True)
        else:
            result = self.else_python(known, result, node, state)
        if calls_back:
            self.forget_places(state)
        if function.result in RESULTS:
            state.types[result] = RESULTS[function.result]
        if function.result != "bool" or state.effects:
            state.owned.add(result)
            state.effects += 1
        return Boxed(result)

    def kernel_arguments(self, nodes: tuple[Expr, ...], signature: Signature, made: list[str], state: State,
                         ) -> list[str]:
        """What a kernel gets for a function's arguments: of a place, container and key."""
        given: list[str] = []
        for each in nodes:
            if signature.parameters[len(given)][1] == "i64":
                given.append(self.int_register(self.evaluate(each, state), state))
            else:
                given += self.argument(each, state, made)
        return given

    def fail_if_set(self, known: str, state: State) -> None:
        """Go on where there is a result, or none and no exception of Python's either; else fail."""
        on, missed, raised = self.out.fresh("on"), self.out.fresh("missed"), self.out.fresh("raised")
        self.out.branch(known, on, missed, LIKELY)
        self.out.label(missed)
        self.out.branch(self.out.value(f"icmp eq ptr {self.invoke('PyErr_Occurred')}, null"), on, raised, LIKELY)
        self.out.label(raised)
        self.fail(state)
        self.out.label(on)

    def forget_borrowed(self, state: State) -> None:
        """Before PHP code runs: what nothing is known to hold may die."""
        for name, value in list(state.names.items()):
            if isinstance(value, Boxed) and value.pointer not in state.owned \
                    and not (value.cell is not None and state.released.get(value.cell) == value.pointer):
                del state.names[name]

    def else_python(self, known: str, result: str, node: plan.Call, state: State) -> str:
        """The kernel's result, a new reference to it, or that of the Python function."""
        place = self.out.alloca("Object")
        quick, python, end = self.out.fresh("quick"), self.out.fresh("python"), self.out.fresh("end")
        if node.function.effects:
            self.hold_names(state)
        self.out.branch(known, quick, python, LIKELY)
        self.out.label(quick)
        if node.function.result == "bool":
            self.invoke("incref", result)
        self.out.store(place, 0, "Object", result)
        self.out.jump(end)
        self.out.label(python)
        called = self.python_call(node, state)
        state.owned.discard(called.pointer)
        self.out.store(place, 0, "Object", called.pointer)
        self.out.label(end)
        return self.out.load(place, 0, "Object")

    def python_call(self, node: plan.Call, state: State) -> Boxed:
        """The result of a declared function, owned by the path."""
        function = node.function
        result = self.python("call_python", self.function_number(function), node.arguments, function.effects, state)
        if function.result in RESULTS:
            state.types[result.pointer] = RESULTS[function.result]
        return result

    def function_number(self, function: vocabulary.Function) -> int:
        module = vocabulary.NAMES[function.name] if function.module is None else vocabulary.MODULES[function.module]
        return self.kernels.provided(f"{module}.{function.name}")

    def python_method(self, node: plan.MethodCall, state: State) -> Boxed:
        """The result of a method of a value, owned by the path."""
        provided = self.kernels.provided(f".{node.name}")
        return self.python("call_python_method", provided, (node.of, *node.arguments), vocabulary.METHODS[node.name],
                           state)

    def python_value(self, node: plan.CallValue, state: State) -> Boxed:
        """The result of a function that a name holds, owned by the path."""
        return self.python("call_python_value", None, (node.function, *node.arguments), vocabulary.ANYTHING, state)

    def python(self, kernel: str, provided: int | None, nodes: tuple[Expr, ...], effects: frozenset[str], state: State,
               ) -> Boxed:
        if not self.calls_python and state.effects == state.holds:
            raise CannotSay("a call of Python")
        given: list[str] = []
        made: list[str] = []
        for node in nodes:
            given += self.argument(node, state, made)
        if len(given) > 8:
            raise CannotSay("a call with many arguments")
        if effects:
            self.hold_names(state)
        first = self.offset("Run", "argument0")
        for index, pointer in enumerate(given):
            self.out.store("%run", first + 8 * index, "Object", pointer)
        state.effects += 1
        which = () if provided is None else (str(provided),)
        result = self.invoke(kernel, "%frame", "%op", "%run", *which, str(len(given)))
        for pointer in made:
            self.invoke("decref", pointer, "%run", "%op")
        self.fail_if_raised(result, state)
        if effects:
            self.forget_places(state)
        state.owned.add(result)
        self.results.add(result)
        return Boxed(result)

    def attribute(self, pointer: str, name: str, state: State) -> Boxed:
        """An attribute of something that has no record, owned by the path."""
        if not self.calls_python and state.effects == state.holds:
            raise CannotSay(f"a field {name} of something unknown")
        state.effects += 1
        result = self.invoke("attribute", pointer, str(self.kernels.provided(f".{name}")))
        self.fail_if_raised(result, state)
        state.owned.add(result)
        return Boxed(result)

    def throw(self, nodes: tuple[Expr, ...], state: State) -> None:
        """engine.throw(…), which ends the path."""
        self.python("call_python_method", self.kernels.provided(".throw"), (plan.Engine(), *nodes),
                    vocabulary.ANYTHING, state)
        self.out.jump("failed")
        self.needs_failed = True
        self.exits += 1

    def argument(self, node: Expr, state: State, made: list[str]) -> list[str]:
        """Borrowed pointers of an argument: one, or container and key of a place; `made` gets those that are new."""
        if isinstance(node, plan.PlaceArgument):
            return self.place_pair(node.name, state, made)
        value = self.evaluate(node, state)
        if isinstance(value, Wide):
            raise CannotSay("a sum that was not tested")
        if isinstance(value, Test):
            return [self.truth(value.expression, state)]
        if isinstance(value, Bool):
            return [self.invoke("boolean", value.register)]
        if isinstance(value, Literal) and type(value.value) in (str, float) or isinstance(value, Symbol):
            return [self.constant_pointer(value)]
        number = self.known_number(value, state)
        if isinstance(value, Pair) or isinstance(number, (Int, Float)) and number.box is None:
            pointer = self.own(value, state)
            made.append(pointer)
            return [pointer]
        return [self.pointer(value, state)]

    def truth(self, test: Expr, state: State) -> str:
        """A test as TRUE or FALSE."""
        place = self.out.alloca("Object")
        end = self.out.fresh("end")

        def store(symbol: str) -> Callable[[State], None]:
            def side(inner: State) -> None:
                if inner.effects > effects:
                    raise CannotSay("a test with effects")
                self.out.store(place, 0, "Object", f"@py_{symbol}")
                self.out.jump(end)
            return side

        effects = state.effects
        self.test(test, state, store("TRUE"), store("FALSE"))
        self.out.label(end)
        return self.out.load(place, 0, "Object")

    def constant_pointer(self, value: Literal | Symbol) -> str:
        """A borrowed pointer to a literal, or to a class or singleton of the vocabulary."""
        if value == Literal("") or isinstance(value, Symbol) and value.name in ("UNDEF", "NEXT"):
            return self.pointer(value, State())
        if isinstance(value, Symbol):
            if value.name not in vocabulary.NAMES:
                raise CannotSay(f"the class {value.name}")
            text = f"{vocabulary.NAMES[value.name]}.{value.name}"
        else:
            text = f"'{value.value}" if isinstance(value.value, str) else f"#{value.value!r}"
        pointer = self.invoke("provided_object", str(self.kernels.provided(text)))
        self.fail_if_null(pointer)
        return pointer

    def place_pair(self, name: str, state: State, made: list[str]) -> list[str]:
        """Container and key of a place."""
        place = self.plan.places[name]
        if place.kind == "CV":
            number = self.number(place.operand)
            key = self.new("box_int", number.register)
            made.append(key)
            return [self.out.load("%frame", self.offset("ExecuteData", "slots"), "List"), key]
        pair = state.names.get(f"{name}#")
        if isinstance(pair, str):  # a value that is a place of its own
            if state.released.pop(pair, None) is None:
                raise CannotSay("a place that was taken")
            state.effects += 1
            list = self.new("list_of", self.invoke("take", pair))
            state.owned.add(list)
            state.names.pop(f"{name}@", None)
            pair = state.names[f"{name}#"] = (list, "@py_ZERO")
        if not isinstance(pair, tuple):
            raise CannotSay("a place found at run time")
        return [*pair]

    def hold_names(self, state: State) -> None:
        """Hold every value that a name stands for, as a Python handler's locals do, over a call."""
        for name, value in state.names.items():
            if not isinstance(value, Boxed) or name.endswith("@") or value.pointer in state.owned \
                    or value.pointer.startswith("@") or value.pointer in self.constants:
                continue
            if value.cell is not None and state.released.get(value.cell) == value.pointer:
                continue  # its slot holds it
            self.invoke("incref", value.pointer)
            state.owned.add(value.pointer)
            state.read.add(value.pointer)

    def forget_places(self, state: State) -> None:
        """After a call that may have run PHP code no cell but the frame's slots is known to stand where it stood."""
        for name, value in list(state.names.items()):
            if isinstance(value, str) and name.endswith("@") and value not in self.slot_cells:
                del state.names[name]
            elif isinstance(value, Boxed) and value.cell is not None and value.cell not in self.slot_cells:
                state.names[name] = Boxed(value.pointer, None, value.record)
        if any(cell not in self.slot_cells for cell in state.released):
            raise CannotSay("a value that was taken out, and a call")

    def fail_if_raised(self, result: str, state: State) -> None:
        """Go on where there is a result; else let go of what the path holds and fail."""
        good = self.out.value(f"icmp ne ptr {result}, null")
        if not state.released and not state.owned:
            self.fail_unless(good)
            return
        on, raised = self.out.fresh("on"), self.out.fresh("raised")
        self.out.branch(good, on, raised, LIKELY)
        self.out.label(raised)
        self.fail(state)
        self.out.label(on)

    def fail(self, state: State) -> None:
        """Let go of what the path holds, and fail."""
        self.needs_failed = True
        self.tails.end("fail", self.held(state), lambda: self.out.jump("failed"))

    def held(self, state: State) -> Held:
        """The slots of temporaries that are to be emptied, then what the path owns and did not store; each with the
        kernel that does so."""
        empty = "clear" if self.plan.name.startswith("FREE_") else "clear_operand"
        slots = [(empty, cell) for cell in state.released]
        own = [("drop_operand" if pointer in state.read else "decref", pointer) for pointer in sorted(state.owned)]
        return (*slots, *own)

    def empty(self, held: Held) -> None:
        for kernel, pointer in held:
            self.invoke(kernel, pointer, "%run", "%op")
