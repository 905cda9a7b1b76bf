"""Calls of library functions from a region, by the kernels that need no frame.

What is passed is noted in words that all regions share, numbers in boxes; the result goes to the slot of the frame that
DO_* has for it, and is read from there as the kind that is expected. Where it is another the region is left after it.
"""
from __future__ import annotations

from _struct import Struct  # struct itself has nothing else to import

from zvm.executor.arguments import sent_by_ref
from zvm.opcodes import metadata as ops
from zvm.opcodes import types
from zvm.opcodes.flags import ACC_VARIADIC
from zvm.opcodes.op_array import CONST, CV, UNUSED
from zvm.regions.callees import DOES, SENDS
from zvm.regions.elements import is_compared_to_value
from zvm.regions.kinds import ANY, ARRAY, BOOL, BORROWED, CHAR, FIRST_COPY, FLOAT, HASH, IN_SLOT, INT, STRING, State
from zvm.regions.loading import load_operands
from zvm.regions.micro import Unsupported, bank_of
from zvm.regions.operands import after, as_pointer, destination, first
from zvm.regions.strings import own_texts
from zvm.runtime.services.addresses import Word, address_of, allocate, python_function, read, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.regions.lowering import Lowering
    from zvm.regions.micro import Value
    from zvm.regions.operands import Operand

    Ways = list[tuple[int, State]]

_LEFT_OUT = frozenset(("memory_get_usage", "memory_get_peak_usage"))  # they look at frames, which are not up to date
_ELEMENTS = {"explode": STRING, "str_split": STRING, "mb_str_split": STRING, "preg_split": STRING, "range": INT}
_CALLED = Struct("<2q")  # LibraryCall of abi.py, after which come the values that are passed
_release = python_function("Py_DecRef", Word, result=None)
_BY_MASK = ((types.MAY_BE_LONG, INT), (types.MAY_BE_STRING, STRING), (types.MAY_BE_DOUBLE, FLOAT),
            (types.MAY_BE_ARRAY, ARRAY), (types.MAY_BE_BOOL, BOOL))


class LibraryCall:
    """Memory of one call: what is called, what is passed, and a place for the result. Boxes of numbers stay there from
    one time to the next."""

    def __init__(self, kernel: int, letters: list[str]) -> None:
        """`letters`: of the PASS_* of each value."""
        self._memory = allocate(_CALLED.size + 8 * len(letters) + 8)
        _CALLED.pack_into(self._memory, 0, kernel, len(letters))
        self.address = address_of(self._memory)
        self._boxed = [index for index, letter in enumerate(letters) if letter != STRING] + [len(letters)]
        for index in self._boxed:
            write(self.place(index), id(None))  # not counted by native code

    def place(self, index: int) -> int:
        """The address of what is passed; after these, of the result."""
        return self.address + _CALLED.size + 8 * index

    def __del__(self) -> None:
        for index in self._boxed:
            _release(read(self.place(index)))


def lower_library_call(work: Lowering, number: int, opline: Opline, state: State) -> Ways:
    """INIT_FCALL … of a function with a kernel, with all until DO_*"""
    function: Any = work.resolve(opline)
    kernel = _kernel_of(work, opline, function)
    end = work.oplines[work.ends[number]]
    kind = _expected_kind(work, function, end)
    slot, last = (end.result, end) if kind[0] in (ARRAY, HASH) else destination(work, end.number, end)
    is_within = work.restart is not None  # another call's argument or part of its function, which may start over
    if end.result_type == UNUSED or slot in work.references \
            or (is_within or slot >= FIRST_COPY) and not _may_start_over(function, kind, slot):
        raise Unsupported(f"a call of {opline.const2}()")
    if not is_within:
        work.library_call = number
    if slot < FIRST_COPY:
        own_texts(work, number, state)
    with work.restarting_at(number):
        cell = _call(work, number, kernel, _arguments(work, number, opline, state), slot)
        otherwise = work.repeat_at(number)
    assert last.next is not None
    work.displace(state, slot)
    state.pop(slot, None)
    if not is_within and slot < FIRST_COPY:
        otherwise = work.leave_at(last.next.number, state)
    _read_result(work, state, slot, kind, cell, otherwise)
    return after(last, state)


def _call(work: Lowering, number: int, kernel: int, values: list[tuple[str, Value]], slot: int) -> Value:
    """The address of the result: that of the slot of the frame, or a place that the call has."""
    repeats = work.repeat_at(number)
    called = LibraryCall(kernel, [letter for letter, _ in values])
    work.kept.append(called)
    for index, (letter, value) in enumerate(values):
        place = "p", called.place(index)
        if letter == STRING:
            work.op("PASS_s", None, place, value)
        else:
            work.op(f"PASS_{letter}", None, place, ("c", 0), value, exit=repeats)
    cell = work.intermediate("i")
    if slot < FIRST_COPY:
        work.op("CALL_TEXT", cell, ("c", slot), ("p", called.address), exit=repeats)
    else:
        work.op("CALL_CELL", cell, ("p", called.place(len(values))), ("p", called.address), exit=repeats)
    return cell


def _may_start_over(function: Any, kind: str, slot: int) -> bool:
    """Whether the function gives the same when it is called again, and something that needs no owner: what is in no
    slot of the frame stays with the call."""
    is_pure = not function.passes_engine or function.options.get("pure")
    return is_pure and kind[0] not in (ARRAY, HASH) and (slot < FIRST_COPY or kind in (INT, FLOAT, BOOL, ANY))


def _kernel_of(work: Lowering, opline: Opline, function: Any) -> int:
    """The address of the kernel. Raises Unsupported where the call is more than its arguments by value and a kernel."""
    passed = opline.extended_value
    kernel = 0
    if function is not None and opline.number in work.ends \
            and opline.const2.lower() not in _LEFT_OUT and function.required_num_args <= passed \
            and (passed <= function.num_args or function.fn_flags & ACC_VARIADIC):
        kernel = work.names.kernel(function, opline)
    if not kernel or any(sent_by_ref(function, index + 1) for index in range(passed)):
        raise Unsupported(f"a call of {opline.const2}()")
    return kernel


def _arguments(work: Lowering, number: int, opline: Opline, state: State) -> list[tuple[str, Value]]:
    """What is passed, with the letter of its PASS_*."""
    values: list[tuple[str, Value]] = []
    passed: set[int] = set()  # temporaries, which other arguments may use again
    following = opline.next
    while following is not None and following.opcode not in DOES:
        if following.number in work.targets or not work.is_inside(following.number):
            raise Unsupported("a jump into a call")
        if following.opcode not in SENDS:
            end = work.lower_pure(following, state)
            if any(work.oplines[each].result in passed for each in range(following.number, end)):
                raise Unsupported("an argument whose place is used again")
            following = work.oplines[end]
            continue
        if following.op2_type == CONST:
            raise Unsupported("a named argument")
        if following.op1_type == CONST:
            values.append((STRING, ("p", id(following.const1))))
        else:
            load_operands(work, number, following, state)
            letter, value = _passed(work, number, first(following, state), state)
            if following.op1_type != CV:
                if letter == STRING:
                    passed.add(following.op1)
                value = _moved(work, letter, value)
            values.append((letter, value))
        following = following.next
    if following is None or len(values) != opline.extended_value:
        raise Unsupported("other arguments")
    return values


def _passed(work: Lowering, number: int, given: Operand, state: State) -> tuple[str, Value]:
    """The letter of PASS_* for an operand, and the value it takes."""
    kind, value = given
    if work.is_consumed(state, value):
        raise Unsupported("an argument that dies")
    if kind in (INT, FLOAT, BOOL):
        return kind, value
    return STRING, as_pointer(work, number, given)


def _moved(work: Lowering, letter: str, value: Value) -> Value:
    """A copy: the temporary may get another value before the function is called."""
    copy = work.intermediate(bank_of(letter))
    work.op("MOVE_f" if letter == FLOAT else "MOVE_i", copy, value)
    return copy


def _expected_kind(work: Lowering, function: Any, end: Opline) -> str:
    """The kind of the result: that of the variable it is assigned to, when it was looked at, or what is declared. ANY
    where it is only asked whether it is null or false."""
    if is_compared_to_value(work, end):
        return ANY
    declared = types.MAY_BE_ANY if function.return_info is None else function.return_info.type.mask
    following = end.next
    if following is not None and following.opcode == ops.ASSIGN and following.op2 == end.result \
            and following.op1_type == CV and following.op2_type == end.result_type:
        observed = work.observed.get(following.op1, "")
        if observed == CHAR:
            observed = STRING
        if observed[:1] in (INT, FLOAT, BOOL, STRING, ARRAY, HASH):
            return observed
    number = work.temporaries.get(end.result)
    if number is not None and any(declared & mask for mask, kind in _BY_MASK if kind == number):
        return number
    for mask, kind in _BY_MASK:
        if declared & mask and declared != types.MAY_BE_ANY:
            return kind + _ELEMENTS.get(function.function_name.lower(), "") if kind == ARRAY else kind
    raise Unsupported(f"what {function.function_name}() gives")


def _read_result(work: Lowering, state: State, slot: int, kind: str, cell: Value, otherwise: int | None) -> None:
    """The result is in its slot: what of that kind the region has of it."""
    if kind in (INT, FLOAT, BOOL):
        work.op(f"FETCH_CELL_{kind}", work.define(state, slot, kind), cell, exit=otherwise)
    elif kind == ANY:
        work.op("FETCH_CELL_x", (slot, "i"), cell, exit=otherwise)
        state[slot] = ANY, IN_SLOT if slot < FIRST_COPY else BORROWED
    elif kind == STRING:
        work.op("FETCH_CELL_s", (slot, "i"), cell, exit=otherwise)
        state[slot] = STRING, IN_SLOT
        work.assigned.add(slot)
    else:
        work.op("FETCH_CELL_a", work.intermediate("i"), cell, exit=otherwise)
        work.op("TAKE_TEXT", work.define_owned(state, slot, kind), ("c", slot))
