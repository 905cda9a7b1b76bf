"""Target: plans as LLVM IR, one handler each: `i32 h_NAME(frame, slots, op, run)`, which goes on by tail calls.

Test first, act last: as long as a path has had no effect it may give up, and the opline's Python handler runs instead
(CannotSay → the `slow` kernel). Which paths did is the statistics of `gen_handlers.py --stats --target=native`.

Stores come before the drops of what they replaced: a destructor that runs then finds no value the path still needs.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from zvm.handlers.generator import definition_vocabulary as vocabulary
from zvm.handlers.generator import plan
from zvm.handlers.generator.native.ir import LIKELY, UNLIKELY
from zvm.handlers.generator.native.kernels import HANDLER_CONVENTION, Kernels, tail_call
from zvm.handlers.generator.native.paths import Paths, Rest
from zvm.handlers.generator.native.values import CACHE, Boxed, CannotSay, Float, Int, Literal, Op, State, Test, Wide
from zvm.handlers.generator.plan import Plan, Step


@dataclass
class Handler:
    """One handler's IR, None where no path of it can be said; `refusals` are the paths given up."""

    name: str
    text: str | None
    refusals: Counter[str] = field(default_factory=Counter)


def write_handler(each: Plan, kernels: Kernels) -> Handler:
    """The handler of a plan: by native code's own steps, or, where it has none, by calls of Python."""
    handler = _write_with_joins(each, kernels, calls_python=False)
    return handler if handler.text is not None else _write_with_joins(each, kernels, calls_python=True)


def _write_with_joins(each: Plan, kernels: Kernels, calls_python: bool) -> Handler:
    first = Steps(each, kernels, calls_python, shared=None)
    handler = first.write()
    if handler.text is None or not first.joins.repeated:
        return handler
    return Steps(each, kernels, calls_python, first.joins.repeated).write()


class Steps(Paths):
    """The work on one plan: its steps. What it derives from are their expressions, tests and paths."""

    def write(self) -> Handler:
        refusals: Counter[str] = Counter()
        if self.kernels.stress:
            self.guard("true", State(), "stress")
        try:
            self.run(self.plan.steps, State())
        except CannotSay as refusal:
            refusals[str(refusal)] += 1
            return Handler(self.plan.name, None, refusals)
        refusals.update(self.refusals)
        if not self.exits:
            return Handler(self.plan.name, None, refusals)
        self.tails.write()
        rest = f"rest__{self.plan.name}"  # a kernel that does what the handler's own paths do not
        for label, target in (("slow", rest if rest in self.kernels.signatures else "slow"), ("failed", "failed")):
            if label == "slow" or self.needs_failed:
                self.out.label(label)
                tail_call(self.out, f"@{target}", ["%frame", "%slots", "%op", "%run"])
        parameters = "ptr %frame, ptr %slots, ptr %op, ptr %run"
        text = (f"define {HANDLER_CONVENTION} i32 @h_{self.plan.name}({parameters}) nounwind {{\n"
                f"{self.out.body()}\n}}\n")
        return Handler(self.plan.name, text, refusals)

    # -- control ------------------------------------------------------------------------------------------------

    def write_steps(self, steps: Rest, state: State) -> None:
        while steps:
            step, steps = steps[0], steps[1:]
            if isinstance(step, plan.Branch):
                yes, no = step.yes + steps, step.no + steps
                self.test(step.test, state, partial(self.run, yes), partial(self.run, no))
                return
            if isinstance(step, plan.Attempt):
                self.cached(step, steps, state)
                return
            if isinstance(step, plan.First):
                self.first(step, steps, state)
                return
            if isinstance(step, plan.Kernel):
                if self.kernel(step, steps, state):
                    return
                continue
            handle = _STEPS.get(type(step))
            if handle is None:
                raise CannotSay(type(step).__name__)
            if getattr(self, handle)(step, steps, state):
                return

    # -- operands -----------------------------------------------------------------------------------------------

    def operand_cell(self, operand: str) -> str:
        """The address of an operand's slot."""
        return self.cell_at(self.number(operand).register)

    def find_data(self, step: plan.FindData, rest: Rest, state: State) -> None:
        self.data = self.out.load("%op", self.offset("Op", "next"), "Op")

    def fetch(self, step: plan.Fetch, rest: Rest, state: State) -> None:
        cell = self.operand_cell(step.operand)
        state.names[step.name] = Boxed(self.out.load(cell, 0, "Object"), cell)

    def fetch_place(self, step: plan.FetchPlace, rest: Rest, state: State) -> bool:
        """A VAR's place is only taken where it is an element of a list (a slot, a property, a packed array)."""
        cell = self.operand_cell(step.operand)
        if step.kind == "CV":
            state.names[f"{step.name}@"] = cell
            return False
        if self.calls_python:
            self.fetch_pair(step.name, cell, state)
            return False
        pair = self.out.load(cell, 0, "Object")

        def is_tuple() -> None:
            inner = state.copy()
            container = self.out.load(pair, self.offset("Tuple", "first"), "Object")
            key = self.out.load(pair, self.offset("Tuple", "second"), "Object")
            inner.released[cell] = pair
            inner.names[f"{step.name}#"] = (container, key)
            both = self.out.value(f"and i1 {self.has_type(container, 'LIST')}, {self.has_type(key, 'LONG')}")
            self.fork(both, lambda: self.place_in_list(step.name, container, key, rest, inner.copy()),
                      lambda: self.place_in_dict(step.name, container, key, rest, inner.copy()), inner)

        def is_value() -> None:  # a place of its own
            inner = state.copy()
            inner.names[f"{step.name}@"] = inner.names[f"{step.name}#"] = cell
            inner.released[cell] = pair
            self.run(rest, inner)

        self.fork(self.has_type(pair, "TUPLE"), is_tuple, is_value, state)
        return True

    def fetch_pair(self, name: str, cell: str, state: State) -> None:
        """Container and key as Python's functions want them."""
        pair = self.new("place_pair", cell)
        state.effects += 1
        state.owned.add(pair)
        state.released[cell] = ""
        state.names[f"{name}#"] = (self.out.load(pair, self.offset("Tuple", "first"), "Object"),
                                   self.out.load(pair, self.offset("Tuple", "second"), "Object"))

    def place_in_list(self, name: str, container: str, key: str, rest: Rest, state: State) -> None:
        items = self.out.load(container, self.offset("List", "items"), "Cells")
        index = self.invoke("unbox_int", key)
        state.names[f"{name}@"] = self.out.value(f"getelementptr ptr, ptr {items}, i64 {index}")
        self.run(rest, state)

    def place_in_dict(self, name: str, container: str, key: str, rest: Rest, state: State) -> None:
        """An element of a hash, a dynamic property, or a variable of a symbol table."""
        is_dict = self.invoke("is_table", container)

        def find() -> None:
            def with_cell(cell: str, inner: State) -> None:
                def found() -> None:
                    self.invoke("keep_tracked", container)
                    there = inner.copy()
                    there.names[f"{name}@"] = cell
                    self.run(rest, there)

                self.fork(self.out.value(f"icmp ne ptr {cell}, null"), found, lambda: self.run(rest, inner.copy()),
                          inner, LIKELY)

            def text_key() -> None:
                with_cell(self.invoke("dict_find_str", container, key),
                          state.copy())

            def int_key() -> None:
                number = self.invoke("unbox_int", key)
                with_cell(self.invoke("dict_find_int", container, number),
                          state.copy())

            self.fork(self.has_type(key, "STR"), text_key, int_key, state)

        self.fork(is_dict, find, lambda: self.run(rest, state.copy()), state)

    def settle(self, step: plan.Settle, rest: Rest, state: State) -> bool:
        """Follow a Reference; an undefined variable is for the Python handler."""
        value = state.names[step.name]
        if not isinstance(value, Boxed):
            return False
        known = state.types.get(value.pointer)
        if known is not None and known not in ("REFERENCE", "UNDEF"):
            return False
        if self.calls_python:
            self.settle_at_once(step, value, state)
            return False
        here = step

        def plain(inner: State) -> None:
            if not here.may_be_undefined:
                self.run(rest, inner)
                return

            def undefined() -> None:
                if not here.silent:
                    raise CannotSay("an undefined variable")
                silent = inner.copy()
                silent.names[here.name] = Literal(None)
                self.run(rest, silent)

            self.fork(self.same(value.pointer, "UNDEF"), undefined, lambda: self.run(rest, inner.copy()), inner,
                      UNLIKELY)

        if not step.may_be_reference:
            plain(state)
            return True
        def reference() -> None:
            inner = state.copy()
            inside = self.out.load(value.pointer, self.offset("Reference", "value"), "Object")
            inner.names[here.name] = Boxed(inside)
            if value.cell in inner.released:
                if inner.effects:
                    raise CannotSay("a released Reference after an effect")
                self.invoke("incref", inside)  # the Reference may die when its slot is emptied
                inner.owned.add(inside)
                inner.effects += 1
                inner.holds += 1
            self.run(rest, inner)

        self.fork(self.has_type(value.pointer, "REFERENCE"), reference, lambda: plain(state.copy()), state, UNLIKELY)
        return True

    def settle_at_once(self, step: plan.Settle, value: Boxed, state: State) -> None:
        """settle() without paths of its own: the value is owned afterwards."""
        if value.cell is not None and state.released.get(value.cell) == value.pointer:
            pointer = self.invoke("take_operand", value.cell, "%run", "%op")
            del state.released[value.cell]
        else:
            function = vocabulary.FUNCTIONS["variables.undefined_cv"]
            index = -1 if step.silent else self.function_number(function)
            number = self.number(step.operand)
            pointer = self.invoke("read_operand", "%frame", "%op", "%run", value.pointer, number.register, str(index))
            self.fail_if_raised(pointer, state)
        state.effects += 1
        state.owned.add(pointer)
        state.read.add(pointer)
        state.names[step.name] = Boxed(pointer)

    def fetch_generic(self, step: plan.FetchGeneric, rest: Rest, state: State) -> None:
        """An operand whose kind is known at run time: the value is owned."""
        if not self.calls_python:
            raise CannotSay("FetchGeneric")
        opline = self.out.load("%op", self.offset("Op", "opline"), "Opline")
        kind = self.out.load(opline, self.offset("Opline", f"{step.operand}_type"), "Object")
        constant = self.out.load("%op", self.offset("Op", f"const{step.operand[-1]}"), "Object")
        unused = "null"
        if step.unused is not None:
            unused = self.pointer(self.evaluate(step.unused, state), state)
        number = self.number(step.operand)
        function = self.function_number(vocabulary.FUNCTIONS["variables.undefined_cv"])
        pointer = self.invoke("read_generic", "%frame", "%op", "%run", kind, number.register, constant, unused,
                              str(function))
        self.fail_if_raised(pointer, state)
        state.effects += 1
        state.owned.add(pointer)
        state.read.add(pointer)
        state.names[step.name] = Boxed(pointer)

    def release(self, step: plan.Release, rest: Rest, state: State) -> None:
        value = state.names.get(step.name)
        cell = value.cell if isinstance(value, Boxed) and value.cell else self.operand_cell(step.operand)
        state.released[cell] = value.pointer if isinstance(value, Boxed) else ""

    def save_opline(self, step: plan.SaveOpline, rest: Rest, state: State) -> None:
        state.saved = True  # written where it matters: when something dies, and before calls

    # -- assignments --------------------------------------------------------------------------------------------

    def let(self, step: plan.Let, rest: Rest, state: State) -> bool:
        if isinstance(step.value, plan.Choice):
            choice = step.value
            name = step.name
            self.test(choice.test, state,
                      lambda inner: self.run((plan.Let(name, choice.yes), *rest), inner),
                      lambda inner: self.run((plan.Let(name, choice.no), *rest), inner))
            return True
        state.names[step.name] = self.evaluate(step.value, state)
        return False

    def let_all(self, step: plan.LetAll, rest: Rest, state: State) -> None:
        value = self.evaluate(step.value, state)
        for target in step.targets:
            if isinstance(target, plan.Local):
                state.names[target.name] = value
            else:
                self.store_to(target, value, state)

    def update(self, step: plan.Update, rest: Rest, state: State) -> bool:
        target = step.target
        if not isinstance(target, plan.Local):
            raise CannotSay("an update of no local")
        left = state.names[target.name]
        value = self.evaluate(step.value, state)
        if self.is_text(left, state) and step.operator == "+":
            self.append_text(target.name, left, value, state)
            return False
        state.names[target.name] = self.arithmetic(step.operator, left, value, state)
        return False

    def append_text(self, name: str, left: Boxed, value: object, state: State) -> None:
        """left . value: in its own cell when the path owns what is there, else a new string."""
        right, drop = self.text(value, state)
        state.effects += 1
        if left.cell is not None and left.cell in state.released:
            done = self.invoke("str_append", left.cell, right, "%run")
            self.fail_unless(done)
            pointer = self.out.load(left.cell, 0, "Object")
            state.released[left.cell] = pointer
            state.names[name] = Boxed(pointer, left.cell)
        else:
            pointer = self.invoke("concat", left.pointer, right, "%run")
            self.fail_if_null(pointer)
            state.names[name] = Boxed(pointer)
            state.owned.add(pointer)
        state.types[pointer] = "STR"
        if drop:
            self.invoke("decref", right, "%run", "%op")

    def unpack(self, step: plan.Unpack, rest: Rest, state: State) -> bool:
        value = self.evaluate(step.value, state)
        if isinstance(value, Literal):
            raise CannotSay("unpacking nothing")
        pointer = self.pointer(value, state)
        if pointer in self.results:
            state.types[pointer] = "TUPLE"

        def is_tuple() -> None:
            inner = state.copy()
            for index, name in enumerate(step.names):
                field = ("first", "second", "third")[index]
                inner.names[name] = Boxed(self.out.load(pointer, self.offset("Tuple", field), "Object"))
            self.run(rest, inner)

        def refuse() -> None:
            raise CannotSay("unpacking no tuple")

        if state.types.get(pointer) == "TUPLE":
            is_tuple()
            return True
        self.fork(self.has_type(pointer, "TUPLE"), is_tuple, refuse, state, LIKELY)
        return True

    def store(self, step: plan.Store, rest: Rest, state: State) -> bool:
        if isinstance(step.value, (plan.Compare, plan.Not, plan.All, plan.Any)):
            self.by_truth(step.value, state, lambda literal: plan.Store(step.target, literal), rest)
            return True
        if isinstance(step.target, plan.Item):
            return self.store_item(step, step.target, rest, state)
        self.store_to(step.target, self.evaluate(step.value, state), state, rest)
        return False

    def by_truth(self, test: plan.Expr, state: State, step: Callable[[plan.Literal], Step], rest: Rest) -> None:
        self.test(test, state, lambda inner: self.run((step(plan.Literal(True)), *rest), inner),
                  lambda inner: self.run((step(plan.Literal(False)), *rest), inner))

    def store_to(self, target: plan.Expr, value: object, state: State, rest: Rest = ()) -> None:
        if isinstance(target, plan.Slot):
            number = self.evaluate(target.number, state)
            if not isinstance(number, Int):
                raise CannotSay("a slot whose number is not known")
            cell = self.slot_cell(target, state)
            held = next((each for each in state.names.values() if isinstance(each, Boxed) and each.cell == cell), None)
            if value == Literal(None) and held is not None:
                state.released[cell] = held.pointer  # moved out by hand
                return
            self.put(cell, value, state, rest)
        elif isinstance(target, plan.Cache):
            self.forget_held(CACHE, value, state)
            opline = self.out.load("%op", self.offset("Op", "opline"), "Opline")
            self.put(self.out.address(opline, self.offset("Opline", "cache")), value, state, rest)
        elif isinstance(target, plan.Field):
            self.put(self.field_cell(target, state), value, state, rest)
        else:
            raise CannotSay(f"a store to {type(target).__name__}")

    def store_item(self, step: plan.Store, target: plan.Item, rest: Rest, state: State) -> bool:
        """container[key] = value, where the container is a list or a dict."""
        container = self.evaluate(target.of, state)
        key = self.evaluate(target.key, state)
        value = self.evaluate(step.value, state)
        if not isinstance(container, Boxed):
            raise CannotSay("an element of no container")
        kind = state.types.get(container.pointer) or container.record
        if kind in ("LIST", "List"):
            cell = self.list_cell(container.pointer, key, state)
            self.put_in_place(cell, value, state, rest)
            return False
        if kind in ("DICT", "Dict"):
            cell = self.dict_cell(container.pointer, key, state)

            def found() -> None:
                inner = state.copy()
                if self.known_number(value, inner) is None:
                    self.invoke("keep_tracked", container.pointer)
                self.put(cell, value, inner, rest)
                self.run(rest, inner)

            def missing() -> None:
                inner = state.copy()
                pointer = self.own(value, inner)
                inner.effects += 1
                self.add_entry(container.pointer, self.pointer(key, inner), pointer, pointer)
                self.run(rest, inner)

            self.fork(self.out.value(f"icmp ne ptr {cell}, null"), found, missing, state, LIKELY)
            return True
        element = self.element_of_unknown(container, key, state)
        assert element.cell is not None
        self.put_in_place(element.cell, value, state, rest)
        return False

    def place_store(self, step: plan.PlaceStore, rest: Rest, state: State) -> bool:
        if isinstance(step.value, (plan.Compare, plan.Not, plan.All, plan.Any)):
            self.by_truth(step.value, state, lambda literal: plan.PlaceStore(step.name, literal), rest)
            return True
        cell = self.place(step.name, state)
        value = self.evaluate(step.value, state)
        self.put_in_place(cell, value, state, rest)
        return False

    def put_in_place(self, cell: str, value: object, state: State, rest: Rest) -> None:
        """A store to a cell whose value the path may be about to change: taken out, changed and put back, it never
        leaves."""
        held = next((each for each in state.names.values() if isinstance(each, Boxed) and each.cell == cell), None)
        if value == Literal(None) and held is not None:
            state.released[cell] = held.pointer
        elif isinstance(value, Boxed) and value.cell == cell and cell in state.released:
            del state.released[cell]
        else:
            self.put(cell, value, state, rest)

    def result(self, step: plan.Result, rest: Rest, state: State) -> bool:
        if isinstance(step.value, (plan.Compare, plan.Not, plan.All, plan.Any, plan.IsInstance)):
            self.by_truth(step.value, state, partial(plan.Result, checked=step.checked), rest)
            return True
        if step.checked:
            if not self.calls_python:
                raise CannotSay("a GENERIC result")
            pointer = self.own(self.evaluate(step.value, state), state)
            self.invoke("put_if_used", pointer, "%slots", "%op", "%run")
            state.effects += 1
            return False
        if isinstance(step.value, plan.Choice):
            choice = step.value
            self.test(choice.test, state, lambda inner: self.run((plan.Result(choice.yes), *rest), inner),
                      lambda inner: self.run((plan.Result(choice.no), *rest), inner))
            return True
        value = self.evaluate(step.value, state)
        if isinstance(value, Literal) or isinstance(value, Boxed) and state.types.get(value.pointer) == "BOOL":
            self.empty_slots(state)  # JMPZ_EX and JMPNZ_EX: the result is in the operand's slot
        self.put(self.cell_at(self.number("result").register), value, state, rest)
        return False

    def empty_slots(self, state: State) -> None:
        """Empty the slots of temporaries now."""
        for cell in state.released:
            self.invoke("clear_operand", cell, "%run", "%op")
            state.effects += 1
        state.released.clear()

    def put(self, cell: str, value: object, state: State, rest: Rest = ()) -> None:
        """cell := value, whose reference the cell gets. A value that later steps use keeps one of its own."""
        state.effects += 1
        self.forget_held(cell, value, state)
        if isinstance(value, Test):
            raise CannotSay("a stored test")
        if isinstance(value, Wide):
            raise CannotSay("a sum that was not tested")
        number = self.known_number(value, state)
        if isinstance(number, Int):
            self.invoke("put_int", cell, number.register, "%run", "%op")
            return
        if isinstance(number, Float):
            self.invoke("put_float", cell, number.register, "%run", "%op")
            return
        if isinstance(value, Boxed) and self.used_later(rest) and value.pointer not in state.owned:
            self.invoke("incref", value.pointer)
            state.owned.add(value.pointer)
            state.read.add(value.pointer)
            self.invoke("put_copy", cell, value.pointer, "%run", "%op")
        elif isinstance(value, Boxed) and self.used_later(rest):
            self.invoke("put_copy", cell, value.pointer, "%run", "%op")
        elif isinstance(value, Boxed) and value.pointer not in state.owned and value.cell is not None \
                and state.released.get(value.cell) == value.pointer:
            del state.released[value.cell]
            self.invoke("move", cell, value.cell, "%run", "%op")
        elif isinstance(value, Boxed) and value.pointer not in state.owned and value.pointer not in state.types:
            self.invoke("put_copy", cell, value.pointer, "%run", "%op")
        else:
            self.invoke("put", cell, self.own(value, state), "%run", "%op")

    def forget_held(self, cell: str, value: object, state: State) -> None:
        """Forget the names of what a cell is about to let go of and the path does not hold, since it may die; a number
        goes on without its box."""
        for name, held in list(state.names.items()):
            if not isinstance(held, Boxed) or held.cell != cell or held == value or held.pointer in state.owned:
                continue
            number = self.known_number(held, state)
            if isinstance(number, Int):
                state.names[name] = Int(number.register)
            elif isinstance(number, Float):
                state.names[name] = Float(number.register)
            else:
                del state.names[name]

    @staticmethod
    def used_later(rest: Rest) -> bool:
        """Whether a later step stores a value once more."""
        return any(isinstance(step, (plan.Result, plan.Store, plan.PlaceStore)) for step in rest)

    # -- calls, loops -------------------------------------------------------------------------------------------

    def statement(self, step: plan.Evaluate, rest: Rest, state: State) -> bool:
        call = step.value
        if isinstance(call, plan.MethodCall):
            if call.name == "append":
                self.append(call, state)
                return False
            if call.name == "set":
                return self.array_set(call, rest, state)
        result = self.evaluate(call, state)
        if isinstance(result, Boxed) and result.pointer in state.owned:
            state.owned.discard(result.pointer)
            self.invoke("decref", result.pointer, "%run", "%op")
        return False

    def append(self, call: plan.MethodCall, state: State) -> None:
        container = self.evaluate(call.of, state)
        if not isinstance(container, Boxed):
            raise CannotSay("append() to no list")
        value = self.own(self.evaluate(call.arguments[0], state), state)
        state.effects += 1
        self.fail_unless(self.invoke("list_append", container.pointer, value))

    def array_set(self, call: plan.MethodCall, rest: Rest, state: State) -> bool:
        """array.set(key, value) of a new key, in a hash whose order is not kept apart."""
        array, key = self.evaluate(call.of, state), self.evaluate(call.arguments[0], state)
        if not isinstance(array, Boxed) or state.types.get(array.pointer) != "PHP_ARRAY":
            raise CannotSay("set() on no array")
        order = self.out.load(array.pointer, self.offset("PhpArray", "order"), "Object")

        def add() -> None:
            inner = state.copy()
            value = self.own(self.evaluate(call.arguments[1], inner), inner)
            inner.effects += 1
            number = self.known_number(key, inner)
            if isinstance(number, Int):
                done = self.invoke("array_add_int", array.pointer, number.register, value, "%run", "%op")
            elif isinstance(key, Boxed) and self.is_text(key, inner):
                done = self.invoke("array_add_str", array.pointer, key.pointer, value, "%run", "%op")
            else:
                raise CannotSay("a key of unknown type")
            self.invoke("decref", value, "%run", "%op")
            self.fail_unless(done)
            self.run(rest, inner)

        def refuse() -> None:
            raise CannotSay("an array with positions")

        self.fork(self.same(order, "NONE"), add, refuse, state, LIKELY)
        return True

    def kernel(self, step: plan.Kernel, rest: Rest, state: State) -> bool:
        """What a kernel of the same name does; True where it is an exit."""
        signature = self.kernels.signatures.get(step.name)
        if signature is None:
            raise CannotSay(f"kernel {step.name}")
        if signature.kind == "handler":
            for index, argument in enumerate(step.arguments[:signature.takes]):
                pointer = self.own(self.evaluate(argument, state), state)
                self.out.store("%run", self.offset("Run", f"argument{index}"), "Object", pointer)
                state.effects += 1
            self.let_go(state)
            self.exits += 1
            tail_call(self.out, f"@{step.name}", ["%frame", "%slots", "%op", "%run"])
            return True
        given = ["%frame", "%slots", "%op", "%run",
                 *(self.pointer(self.evaluate(argument, state), state) for argument in step.arguments)]
        state.effects += 1
        self.fail_unless(self.out.value("call " + signature.call(given)))
        return False

    def cached(self, step: plan.Attempt, rest: Rest, state: State) -> None:
        """`slot = op.cache[target.ce]`: the opline's inline cache, with the dict it holds."""
        body = step.body[0]
        if len(step.body) != 1 or not isinstance(body, (plan.Let, plan.Unpack)) \
                or not isinstance(body.value, plan.Item) or body.value.of != plan.Cache() \
                or not isinstance(body.value.key, plan.Field):
            raise CannotSay("a try")
        target = self.evaluate(body.value.key.of, state)
        missed = (*step.otherwise, *rest)
        if not isinstance(target, Boxed):
            self.run(missed, state)
            return
        hit = body

        def is_object() -> None:
            found = self.invoke("find_cached", "%op", target.pointer)

            def in_cache() -> None:
                inner = state.copy()
                inner.types.setdefault(target.pointer, "PHP_OBJECT")
                inner.names["found@"] = Boxed(found)
                value = plan.Local("found@")
                bind = plan.Let(hit.name, value) if isinstance(hit, plan.Let) else plan.Unpack(hit.names, value)
                self.run((bind, *rest), inner)

            self.fork(self.out.value(f"icmp ne ptr {found}, null"), in_cache,
                      lambda: self.run(missed, state.copy()), state, LIKELY)

        known = state.types.get(target.pointer)
        if known == "PHP_OBJECT":
            is_object()
        elif known is not None:
            self.run(missed, state)
        else:
            self.fork(self.invoke("is_object", target.pointer), is_object,
                      lambda: self.run(missed, state.copy()), state, LIKELY)

    def first(self, step: plan.First, rest: Rest, state: State) -> None:
        """What an iterator gives next. It may run PHP code."""
        if state.effects:
            raise CannotSay("a loop after an effect")
        iterator = self.evaluate(step.iterator, state)
        if not isinstance(iterator, Boxed):
            raise CannotSay("a loop over no iterator")
        state.effects += 1
        is_pair = len(step.names) == 2
        value = self.invoke("next_pair" if is_pair else "next_of", "%frame", "%op", "%run", iterator.pointer)
        more, end, over = self.out.fresh("more"), self.out.fresh("end"), self.out.fresh("over")
        self.out.branch(value if is_pair else self.out.value(f"icmp ne ptr {value}, null"), more, end, LIKELY)
        self.out.label(end)
        raised = self.invoke("PyErr_Occurred")
        self.out.branch(self.out.value(f"icmp eq ptr {raised}, null"), over, "failed", LIKELY)
        self.needs_failed = True
        self.out.label(over)
        self.run(step.otherwise, state.copy())
        self.out.label(more)
        inner = state.copy()
        found = [self.out.load("%run", self.offset("Run", name), "Object") for name in ("argument0", "argument1")] \
            if is_pair else [value]
        for name, part in zip(step.names, found, strict=True):
            inner.names[name] = Boxed(part)
            inner.owned.add(part)
        self.run(rest, inner)

    # -- exits --------------------------------------------------------------------------------------------------

    def let_go(self, state: State) -> None:
        """Let go of what the path holds."""
        self.empty(self.held(state))
        state.released.clear()
        state.owned.clear()

    def goto(self, step: plan.Goto, rest: Rest, state: State) -> bool:
        if isinstance(step.opline, plan.MethodCall):
            self.goto_table(step.opline, state)
            return True
        opline = self.evaluate(step.opline, state)
        if isinstance(opline, Boxed):  # out of the cache, or what a function says
            function = self.out.load("%frame", self.offset("ExecuteData", "func"), "Function")
            opline = Op(self.invoke("op_of", function, opline.pointer), following=True)
        if not isinstance(opline, Op):
            raise CannotSay("an opline held in a value")
        self.leave_to(opline, state)
        return True

    def leave_to(self, opline: Op, state: State) -> None:
        """Let go of what the path holds, and go on with the opline."""
        self.exits += 1
        held = self.held(state)
        if not held:
            self.go(opline)
            return
        following = opline.following
        self.tails.end("follow" if following else "jump", held, lambda register: self.go(Op(register, following)),
                       opline.register)

    def go(self, opline: Op) -> None:
        arguments = ["%frame", "%slots", opline.register, "%run"]
        if not opline.following:  # a jump back is where limits and signals are looked at
            back, on = self.out.fresh("back"), self.out.fresh("on")
            self.out.branch(self.out.value(f"icmp ule ptr {opline.register}, %op"), back, on)
            self.out.label(back)
            offset = self.offset("Run", "countdown")
            count = self.out.value(f"sub i64 {self.out.load('%run', offset, 'i64')}, 1")
            self.out.store("%run", offset, "i64", count)
            poll = self.out.fresh("poll")
            self.out.branch(self.out.value(f"icmp slt i64 {count}, 0"), poll, on, UNLIKELY)
            self.out.label(poll)
            tail_call(self.out, "@poll_and_go", arguments)
            self.out.label(on)
        tail_call(self.out, self.out.load(opline.register, 0, "Raw"), arguments)

    def goto_table(self, call: plan.MethodCall, state: State) -> None:
        """jump_to(table.get(subject, op.target))"""
        table, subject = self.evaluate(call.of, state), self.evaluate(call.arguments[0], state)
        if call.name != "get" or call.arguments[1] != plan.Target() or not isinstance(table, Boxed):
            raise CannotSay("a computed jump")
        cell = self.dict_cell(table.pointer, subject, state)

        def found() -> None:
            inner = state.copy()
            opline = self.out.load(cell, 0, "Object")
            function = self.out.load("%frame", self.offset("ExecuteData", "func"), "Function")
            self.leave_to(Op(self.invoke("op_of", function, opline)), inner)

        def default() -> None:
            target = self.evaluate(plan.Target(), state)
            assert isinstance(target, Op)
            self.leave_to(target, state.copy())

        self.fork(self.out.value(f"icmp ne ptr {cell}, null"), found, default, state)

    def switch_frame(self, step: plan.SwitchFrame, rest: Rest, state: State) -> bool:
        self.let_go(state)
        self.exits += 1
        tail_call(self.out, "@switched", ["%frame", "%slots", "%op", "%run"])
        return True

    def throws(self, step: plan.Throw, rest: Rest, state: State) -> bool:
        if not state.effects:
            raise CannotSay("an exception")  # cold: left to the Python handler
        self.throw(step.arguments, state)
        return True

    def goto_if(self, step: plan.GotoIf, rest: Rest, state: State) -> bool:
        self.test(step.test, state, lambda inner: self.run((plan.Goto(step.yes),), inner),
                  lambda inner: self.run((plan.Goto(step.no),), inner))
        return True


_STEPS: dict[type[Step], str] = {  # the methods, which derived classes may replace
    plan.FindData: "find_data", plan.Fetch: "fetch", plan.FetchPlace: "fetch_place",
    plan.FetchGeneric: "fetch_generic",
    plan.Settle: "settle", plan.Release: "release", plan.SaveOpline: "save_opline", plan.Let: "let",
    plan.LetAll: "let_all", plan.Update: "update", plan.Unpack: "unpack", plan.Store: "store",
    plan.PlaceStore: "place_store", plan.Result: "result", plan.Evaluate: "statement",
    plan.Goto: "goto", plan.GotoIf: "goto_if", plan.SwitchFrame: "switch_frame", plan.Throw: "throws",
}
