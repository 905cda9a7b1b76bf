"""Stencils of declared properties: the class of an object, its slots as unboxed values, numbers stored to them.

What an opline does when a class is not the expected one, a property has another type, is a reference or was never
written, is left to the opline's own handler, as with any other stencil.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from zvm.handlers.generator.native.ir import LIKELY
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.values import Boxed, Float, State
from zvm.handlers.generator.plan import Following, Goto, Plan
from zvm.handlers.generator.stencils.target import Body, StencilSteps
from zvm.handlers.native.abi import REGION_SLOTS
from zvm.handlers.native.stencils import LIMIT_WORD
from zvm.regions.kinds import ANY, ARRAY, BOOL, CHAR, FLOAT, INT, ITEMS, KEYED, LOOP, NULL, OBJECT, STRING, VALUES

READ = (INT, FLOAT, BOOL, ARRAY, STRING, CHAR, OBJECT, NULL, ANY)  # kinds of properties
TEXTS = {INT: "number", STRING: "text", CHAR: "character"}  # what is made a string of
WRITTEN = (INT, FLOAT, BOOL, STRING)  # STRING: any value that is a pointer


class SlotSteps(StencilSteps):
    """The left operand is an object, the right one the number of a slot."""

    # ITEM: the left operand is the list of slots itself; CELL: it is the address; BOUND: it is a closure; THROUGH: the
    # slot has a reference
    of = "SLOT"

    def cell(self) -> str:
        """The address of the slot."""
        slots = self.pointer_of("%left")
        if self.of == "CELL":
            return slots
        if self.of in ("SLOT", "THROUGH"):
            slots = self.out.load(slots, self.offset("PhpObject", "slots"), "List")
        if self.of == "BOUND":
            slots = self.out.load(slots, self.offset("ClosureObject", "statics"), "List")
        items = self.out.load(slots, self.offset("List", "items"), "Cells")
        return self.out.value(f"getelementptr ptr, ptr {items}, i64 %right")

    def pointer_of(self, register: str) -> str:
        return self.out.value(f"inttoptr i64 {register} to ptr")

    def fetch_slot(self, state: State) -> None:
        value = self.out.load(self.cell(), 0, "Object")
        if self.of == "THROUGH":
            self.guard(self.has_type(value, "REFERENCE"), state, "no reference")
            value = self.out.load(value, self.offset("Reference", "value"), "Object")
        self.set_result(Boxed(value), state)
        self.goto(Goto(Following(False)), (), state)

    def narrow(self, state: State) -> None:
        """A value of any kind as one of the kind of the result."""
        self.set_result(Boxed(self.pointer_of("%left")), state)
        self.goto(Goto(Following(False)), (), state)

    def frame_cell(self) -> str:
        """The address of a slot of the frame; the left operand is its number."""
        at = self.out.value(f"getelementptr i8, ptr %L, i64 {8 * REGION_SLOTS}")
        return self.out.value(f"getelementptr ptr, ptr {self.out.load(at, 0, 'Cells')}, i64 %left")

    def load(self, state: State) -> None:
        """The value of a slot of the frame."""
        self.set_result(Boxed(self.out.load(self.frame_cell(), 0, "Object")), state)
        self.goto(Goto(Following(False)), (), state)

    def widen(self, state: State) -> None:
        """A value of any kind, an int or a float, as a float."""
        pointer = self.pointer_of("%left")
        is_int, other = self.out.fresh("int"), self.out.fresh("other")
        self.out.branch(self.has_type(pointer, "LONG"), is_int, other, "")
        self.out.label(is_int)
        whole = state.copy()
        state.names["result@"] = self.out.value(f"sitofp i64 {self.invoke('unbox_int', pointer)} to double")
        self.goto(Goto(Following(False)), (), state)
        self.out.label(other)
        self.set_result(Boxed(pointer), whole)
        self.goto(Goto(Following(False)), (), whole)

    def class_of(self, state: State) -> None:
        """The class of a value of any kind whose Python type is %right; 0 of others."""
        pointer = self.pointer_of("%left")
        plain, other = self.out.fresh("object"), self.out.fresh("other")
        type = self.out.load(pointer, self.offset("Object", "type"), "Type")
        self.out.branch(self.out.value(f"icmp eq ptr {type}, {self.pointer_of('%right')}"), plain, other, LIKELY)
        self.out.label(plain)
        none = state.copy()
        ce = self.out.load(pointer, self.offset("PhpObject", "ce"), "ClassEntry")
        state.names["result@"] = self.out.value(f"ptrtoint ptr {ce} to i64")
        self.goto(Goto(Following(False)), (), state)
        self.out.label(other)
        none.names["result@"] = "0"
        self.goto(Goto(Following(False)), (), none)

    def assign(self, state: State) -> None:
        rest = (Goto(Following(False)),)
        self.put_in_place(self.cell(), self.operands["op_data"], state, rest)
        self.run(rest, state)

    helper = ""

    def find_element(self, state: State) -> None:
        """The address of the element of an array, or of what a loop comes to, or another answer."""
        left = self.pointer_of("%left")
        found = self.call_helper(self.helper, left, self.pointer_of("%right") if "op2" in self.operands else left)
        state.names["result@"] = self.out.value(f"ptrtoint ptr {found} to i64")
        self.goto(Goto(Following(False)), (), state)

    def change_text(self, state: State) -> None:
        """A string in a slot of the frame is made or made longer; the left operand is the number of the slot."""
        word = cell = self.frame_cell()
        if "op2" in self.operands:
            is_float = isinstance(self.operands["op2"], Float)
            word = self.pointer_of(self.out.value("bitcast double %right to i64") if is_float else "%right")
        text = self.call_helper(self.helper, cell, word)
        state.names["result@"] = self.out.value(f"ptrtoint ptr {text} to i64")
        self.goto(Goto(Following(False)), (), state)

    def separate(self, state: State) -> None:
        """An array that is about to be written to: a copy where something else has it. With two operands it is in a
        slot of the frame, whose number the left one is."""
        in_slot = "op2" in self.operands
        register = "%right" if in_slot else "%left"
        array = self.pointer_of(register)
        own, shared = self.out.fresh("own"), self.out.fresh("shared")
        count = self.out.load(array, self.offset("Object", "count"), "i64")
        self.out.branch(self.out.value(f"icmp eq i64 {count}, 1"), own, shared, LIKELY)
        self.out.label(own)
        other = state.copy()
        state.names["result@"] = self.out.value(f"add i64 {register}, 0")
        self.goto(Goto(Following(False)), (), state)
        self.out.label(shared)
        if in_slot:
            copy = self.call_helper("separate_slot", self.frame_cell(), array)
        else:
            copy = self.call_helper("separate", array, array)
        other.names["result@"] = self.out.value(f"ptrtoint ptr {copy} to i64")
        self.goto(Goto(Following(False)), (), other)

    def pass_pointer(self, state: State) -> None:
        """A value for a library function is stored; the left operand is where."""
        self.out.emit(f"store i64 %right, ptr {self.pointer_of('%left')}")
        self.goto(Goto(Following(False)), (), state)

    def count_reference(self, state: State, kernel: str) -> None:
        """A value gets a reference, or loses one that is not its last."""
        self.invoke(kernel, self.pointer_of("%left"))
        self.goto(Goto(Following(False)), (), state)

    def take(self, state: State) -> None:
        """What a slot of the frame has, which is null from then on; the left operand is the number of the slot."""
        cell = self.frame_cell()
        value = self.out.load(cell, 0, "Object")
        self.out.store(cell, 0, "Object", "@py_NONE")
        state.names["result@"] = self.out.value(f"ptrtoint ptr {value} to i64")
        self.goto(Goto(Following(False)), (), state)

    def has_more(self, state: State) -> None:
        """Whether a loop over a list, which has not come to its end, has another element."""
        walk = self.pointer_of("%left")
        if "op1" not in self.operands or not isinstance(self.operands["op1"], Boxed):
            walk = self.out.load(walk, self.offset("Enumeration", "iterator"), "Object")
            self.guard(self.has_type(walk, "LIST_ITERATOR"), state, "another iterator")
        elements = self.out.load(walk, self.offset("ListIterator", "list"), "List")
        self.guard(self.out.value(f"icmp ne ptr {elements}, null"), state, "the end")
        index = self.out.load(walk, self.offset("ListIterator", "index"), "i64")
        more = self.out.value(f"icmp ult i64 {index}, {self.out.load(elements, self.offset('List', 'size'), 'i64')}")
        state.names["result@"] = self.out.value(f"zext i1 {more} to i64")
        self.goto(Goto(Following(False)), (), state)

    def peek(self, state: State) -> None:
        """The element that a loop over a list comes to next."""
        self.set_result(self.next_element(state)[0], state)
        self.goto(Goto(Following(False)), (), state)

    def keyed_element(self, state: State) -> tuple[object, str]:
        """The next element of a loop over the keys and values of a list, and its key."""
        walk = self.out.load(self.pointer_of("%left"), self.offset("Enumeration", "iterator"), "Object")
        self.guard(self.has_type(walk, "LIST_ITERATOR"), state, "another iterator")
        self.operands["op1"] = Boxed(walk)
        return self.next_element(state)

    def index(self, state: State) -> None:
        """The key that a loop comes to next."""
        _, index = self.keyed_element(state)
        state.names["result@"] = index
        self.goto(Goto(Following(False)), (), state)

    def peek_keyed(self, state: State) -> None:
        self.set_result(self.keyed_element(state)[0], state)
        self.goto(Goto(Following(False)), (), state)

    def step_keyed(self, state: State) -> None:
        """The element that a loop comes to next; it steps."""
        value, index = self.keyed_element(state)
        self.set_result(value, state)
        following = self.out.value(f"add i64 {index}, 1")
        walk = self.operands["op1"]
        assert isinstance(walk, Boxed)
        self.out.store(walk.pointer, self.offset("ListIterator", "index"), "i64", following)
        self.out.store(self.pointer_of("%left"), self.offset("Enumeration", "index"), "i64", following)
        self.goto(Goto(Following(False)), (), state)

    def step_entry(self, state: State) -> None:
        """A loop over a hash table is past what NEXT_ENTRY has given."""
        walk = self.pointer_of("%left")
        for field, change in (("position", 1), ("left", -1)):
            value = self.out.load(walk, self.offset("DictIterator", field), "i64")
            changed = self.out.value(f"add i64 {value}, {change}")
            self.out.store(walk, self.offset("DictIterator", field), "i64", changed)
        self.goto(Goto(Following(False)), (), state)

    def check_call(self, state: State) -> None:
        """Whether there is a frame for a function that is called, and whether Python is to be visited."""
        limit = self.out.load("%words", 8 * LIMIT_WORD, "i64")
        frame = self.out.value("ptrtoint ptr %L to i64")
        self.guard(self.out.value(f"icmp ult i64 {frame}, {limit}"), state, "no frame")
        left = self.out.value(f"sub i64 {self.out.load('%words', 0, 'i64')}, 1")
        self.out.store("%words", 0, "i64", left)
        stays, visits = self.out.fresh("stays"), self.out.fresh("visits")
        self.out.branch(self.out.value(f"icmp sge i64 {left}, 0"), stays, visits, LIKELY)
        self.out.label(stays)
        self.goto(Goto(Following(False)), (), state.copy())
        self.out.label(visits)
        self.call_helper("tick", "%words", "%words")
        self.goto(Goto(Following(False)), (), state)

    def divide(self, state: State) -> None:
        """intdiv() by a positive number"""
        self.guard(self.out.value("icmp sgt i64 %right, 0"), state, "division by zero")
        state.names["result@"] = self.out.value("sdiv i64 %left, %right")
        self.goto(Goto(Following(False)), (), state)

    def truncate(self, state: State) -> None:
        """A float of less than 62 bits as an int"""
        self.refuse_large(self.out.value("bitcast double %left to i64"), state)
        state.names["result@"] = self.out.value("fptosi double %left to i64")
        self.goto(Goto(Following(False)), (), state)

    def floor(self, state: State) -> None:
        """floor() of a float of less than 62 bits that is not negative"""
        bits = self.out.value("bitcast double %left to i64")
        self.guard(self.out.value(f"icmp sge i64 {bits}, 0"), state, "negative")
        self.refuse_large(bits, state)
        whole = self.out.value("fptosi double %left to i64")
        state.names["result@"] = self.out.value(f"sitofp i64 {whole} to double")
        self.goto(Goto(Following(False)), (), state)

    def refuse_large(self, bits: str, state: State) -> None:
        """By the exponent: constants of floats would need a place of their own."""
        exponent = self.out.value(f"and i64 {self.out.value(f'lshr i64 {bits}, 52')}, 2047")
        self.guard(self.out.value(f"icmp ult i64 {exponent}, {1023 + 62}"), state, "large")

    def check(self, state: State) -> None:
        """%right: a Python type, %data: a class."""
        object = self.pointer_of("%left")
        type = self.out.load(object, self.offset("Object", "type"), "Type")
        self.guard(self.out.value(f"icmp eq ptr {type}, {self.pointer_of('%right')}"), state, "another type")
        ce = self.out.load(object, self.offset("PhpObject", "ce"), "ClassEntry")
        self.guard(self.out.value(f"icmp eq ptr {ce}, {self.pointer_of('%data')}"), state, "another class")
        self.goto(Goto(Following(False)), (), state)


    def check_closure(self, state: State) -> None:
        """%right: Python's type of closures, %data: a function. It has no $this."""
        closure = self.pointer_of("%left")
        type = self.out.load(closure, self.offset("Object", "type"), "Type")
        self.guard(self.out.value(f"icmp eq ptr {type}, {self.pointer_of('%right')}"), state, "another type")
        for field, wanted in (("func", self.pointer_of("%data")), ("this", "@py_NONE"), ("called_scope", "@py_NONE")):
            value = self.out.load(closure, self.offset("ClosureObject", field), "Object")
            self.guard(self.out.value(f"icmp eq ptr {value}, {wanted}"), state, "another closure")
        self.goto(Goto(Following(False)), (), state)


_Operations = Iterator[tuple[str, Body, tuple[str, ...]]]


def slot_bodies(some: Plan, kernels: Kernels) -> _Operations:
    """Each operation: its name, what it does, the kinds of its operands. `some`: any plan."""
    for operations in (_places, _finds, _texts, _passes, _loops, _others):
        yield from operations(some, kernels)


def _places(some: Plan, kernels: Kernels) -> _Operations:
    for place in ("SLOT", "THROUGH", "ITEM", "CELL", "BOUND"):
        operands = (OBJECT,) if place == "CELL" else (OBJECT, INT)
        for kind in READ:
            steps = SlotSteps(some, kernels, operands, kind)
            steps.of = place
            yield f"FETCH_{place}_{kind}", _body(steps, steps.fetch_slot), operands
        for kind in WRITTEN if place not in ("BOUND", "THROUGH") else ():
            steps = SlotSteps(some, kernels, (OBJECT, INT, kind), None)
            steps.of = place
            yield f"ASSIGN_{place}_{kind}", _body(steps, steps.assign), (OBJECT, INT, kind)

    for kind in READ:
        steps = SlotSteps(some, kernels, (OBJECT,), kind)
        yield f"NARROW_{kind}", _body(steps, steps.narrow), (OBJECT,)
        steps = SlotSteps(some, kernels, (INT,), kind)
        yield f"LOAD_TEXT_{kind}", _body(steps, steps.load), (INT,)
    steps = SlotSteps(some, kernels, (OBJECT,), FLOAT)
    yield "WIDEN", _body(steps, steps.widen), (OBJECT,)
    steps = SlotSteps(some, kernels, (OBJECT, OBJECT), INT)
    yield "CLASS_OF", _body(steps, steps.class_of), (OBJECT, OBJECT)


def _finds(some: Plan, kernels: Kernels) -> _Operations:
    finds: list[tuple[str, str, tuple[str, ...]]]
    finds = [(f"{verb.upper()}_{kind}", f"{verb}_{TEXTS[kind]}", (ARRAY, kind))
             for verb in ("element", "place", "has", "exists", "entry", "inner", "own", "unset")
             for kind in TEXTS]
    finds += [(helper.upper(), helper, (OBJECT, STRING)) for helper in ("same_text", "same_loosely", "find_case")]
    finds += [("CHARACTER", "character", (CHAR, CHAR)), ("NEXT_ENTRY", "next_entry", (OBJECT,)),
              ("COUNT_ANY", "count_any", (ARRAY,)), ("CALL_CELL", "call", (OBJECT, OBJECT)),
              ("NEW_ARRAY", "new_array", (OBJECT,)), ("NEW_OBJECT", "new_object", (OBJECT,)),
              ("RELEASE", "release_value", (OBJECT,))]
    for name, helper, operands in finds:
        steps = SlotSteps(some, kernels, operands, OBJECT)
        steps.helper = helper
        yield name, _body(steps, steps.find_element), operands


def _texts(some: Plan, kernels: Kernels) -> _Operations:
    texts: list[tuple[str, str, tuple[str, ...]]]
    texts = [(f"{verb.upper()}_TEXT_{kind}", f"{verb}_{TEXTS[kind]}", (INT, kind))
             for verb in ("set", "append") for kind in TEXTS]
    texts += [(f"{verb.upper()}_TEXT_s", f"{verb}_text", (INT, STRING)) for verb in ("hold", "keep")]
    texts += [(f"LOOP_TEXT_{loop}", helper, (INT, ARRAY)) for loop, helper in (
        (LOOP, "loop_list"), (KEYED, "loop_keyed"), (VALUES, "loop_values"), (ITEMS, "loop_items"))]
    texts += [(f"BOX_TEXT_{kind}", f"box_{name}", (INT, kind)) for kind, name in (
        (INT, "int"), (FLOAT, "float"), (BOOL, "bool"))]
    texts += [("PUT_TEXT", "put_value", (INT, OBJECT)), ("CLEAR_TEXT", "clear_text", (INT,)),
              ("CALL_TEXT", "call", (INT, OBJECT))]
    for name, helper, operands in texts:
        steps = SlotSteps(some, kernels, operands, STRING)
        steps.helper = helper
        yield name, _body(steps, steps.change_text), operands


def _passes(some: Plan, kernels: Kernels) -> _Operations:
    """What is passed to a library function, numbers in boxes that are kept for that."""
    for kind in (INT, FLOAT, BOOL):
        steps = SlotSteps(some, kernels, (OBJECT, INT, kind), None)
        steps.of = "CELL"
        yield f"PASS_{kind}", _body(steps, steps.assign), (OBJECT, INT, kind)
    steps = SlotSteps(some, kernels, (OBJECT, STRING), None)
    yield "PASS_s", _body(steps, steps.pass_pointer), (OBJECT, STRING)


def _loops(some: Plan, kernels: Kernels) -> _Operations:
    for kind in READ:
        steps = SlotSteps(some, kernels, (KEYED,), kind)
        yield f"FE_STEP_k_{kind}", _body(steps, steps.step_keyed), (KEYED,)
    for loop in (LOOP, KEYED):
        steps = SlotSteps(some, kernels, (loop,), INT)
        yield f"FE_MORE_{loop}", _body(steps, steps.has_more), (loop,)
    steps = SlotSteps(some, kernels, (KEYED,), INT)
    yield "FE_INDEX_k", _body(steps, steps.index), (KEYED,)
    steps = SlotSteps(some, kernels, (KEYED,), OBJECT)
    yield "FE_PEEK_k_o", _body(steps, steps.peek_keyed), (KEYED,)
    steps = SlotSteps(some, kernels, (LOOP,), OBJECT)
    yield "FE_PEEK_l_o", _body(steps, steps.peek), (LOOP,)
    steps = SlotSteps(some, kernels, (OBJECT,), None)
    yield "STEP_ENTRY", _body(steps, steps.step_entry), (OBJECT,)


def _others(some: Plan, kernels: Kernels) -> _Operations:
    for name, operands in (("SEPARATE_TEXT", (INT, ARRAY)), ("SEPARATE", (ARRAY,))):
        steps = SlotSteps(some, kernels, operands, ARRAY)
        yield name, _body(steps, steps.separate), operands
    steps = SlotSteps(some, kernels, (), None)
    yield "CHECK_CALL", _body(steps, steps.check_call), ()
    for name, kernel in (("HOLD", "incref"), ("UNHOLD", "drop_ref")):
        steps = SlotSteps(some, kernels, (OBJECT,), None)
        yield name, _body(steps, partial(steps.count_reference, kernel=kernel)), (OBJECT,)
    steps = SlotSteps(some, kernels, (INT,), OBJECT)
    yield "TAKE_TEXT", _body(steps, steps.take), (INT,)
    steps = SlotSteps(some, kernels, (INT, INT), INT)
    yield "INTDIV_ii_i", _body(steps, steps.divide), (INT, INT)
    steps = SlotSteps(some, kernels, (FLOAT,), INT)
    yield "TRUNCATE_f_i", _body(steps, steps.truncate), (FLOAT,)
    steps = SlotSteps(some, kernels, (FLOAT,), FLOAT)
    yield "FLOOR_f_f", _body(steps, steps.floor), (FLOAT,)
    steps = SlotSteps(some, kernels, (OBJECT, OBJECT, OBJECT), None)
    yield "IS_INSTANCE", _body(steps, steps.check), (OBJECT, OBJECT, OBJECT)
    steps = SlotSteps(some, kernels, (OBJECT, OBJECT, OBJECT), None)
    yield "IS_CLOSURE", _body(steps, steps.check_closure), (OBJECT, OBJECT, OBJECT)


def _body(steps: SlotSteps, task: object) -> Body:
    body = steps.body(task)  # type: ignore[arg-type]
    assert body is not None
    return body
