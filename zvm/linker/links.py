"""Linking: what turns an op-array's numbers into direct references, so that handlers look nothing up.

Reads op-arrays after pass two and handler_selection.py; fills the linked half of each Opline and the frame template of
each OpArray. Called by the engine on whatever it is about to run; dumping needs none of it.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, OpArray, Opline
from zvm.opcodes.operands import JUMP_TABLES, jump_slots
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.execute_data import takes_references
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any

    from zvm.linker import handler_selection
    from zvm.opcodes.script import Declaration, Script
else:
    handler_selection = LateModule("zvm.linker.handler_selection")

CALL_FRAME_SLOTS = 5  # sizeof(zend_execute_data) in zvals

_JUMP_SLOTS = ("", "op1", "op2", "extended_value")
_HAS_TABLE = 4


def _jumps() -> bytes:
    """By opcode, the number of the slot that says where it may jump to; SWITCH_* and MATCH have the others in a table,
    and default there."""
    jumps = bytearray(256)
    for opcode in range(len(ops.NAMES)):
        for slot in jump_slots(opcode)[:1]:
            jumps[opcode] = _JUMP_SLOTS.index(slot)
    for opcode in JUMP_TABLES:
        jumps[opcode] |= _HAS_TABLE
    return bytes(jumps)


JUMPS = _jumps()


class Loops:
    """Loops over the records of a file and the oplines of an op-array. Native code has them, too
    (zvm/handlers/native/tier.py)."""

    # of records of an op-array file: (data, place, number) -> oplines; None: zvm/opfile/reader.py does it
    read_oplines: Callable[[bytes, int, int], list[Opline]] | None = None
    # likewise, with the dict of the file's strings by number
    read_string: Callable[[bytes, dict[int, Any], int], str] | None = None
    read_function: Callable[..., Any] | None = None
    read_functions: Callable[..., dict[str, Any]] | None = None
    # makes the ClassEntry of one; None where zvm/opfile/reader.py has to
    read_class: Callable[..., Any] | None = None
    # makes the Script of a file for an engine; None where zvm/opfile/reader.py has to
    read_script: Callable[[Any, Any], Any] | None = None
    # Script.declarations of the body of main at a place
    declared_classes: Callable[[Any, int], list[Declaration] | None] | None = None
    # decodes the signature of one; False where zvm/opfile/reader.py has to
    load_signature: Callable[[OpArray], bool] | None = None
    # makes a function of a file, whose class is StoredOpArray, a linked OpArray; None: zvm/opfile/reader.py does it
    load_function: Callable[[OpArray], None] | None = None
    # whether native code has the handler of that name, if only for some of its paths; None: it has none
    has_handler: Callable[[str], bool] | None = None

    @staticmethod
    def read_values(data: bytes, strings: dict[int, Any], place: int, count: int, others: list[int]) -> list[Any]:
        """The values of records; `others` gets the numbers of those that zvm/opfile/reader.py has to make."""
        others += range(count)
        return [None] * count

    @staticmethod
    def link_oplines(opcodes: list[Opline], literals: list[Any], jumps: bytes) -> list[int]:
        """Set next, number, target, const1 and const2; the numbers of those with jump tables, as yet of numbers."""
        previous = Opline(ops.NOP, 0)
        tables = []
        for number, opline in enumerate(opcodes):
            previous.next = previous = opline
            opline.number = number
            jump = jumps[opline.opcode]
            if jump:
                target = getattr(opline, _JUMP_SLOTS[jump & 3])
                if 0 <= target < len(opcodes):
                    opline.target = opcodes[target]
            if opline.op1_type == CONST:
                opline.const1 = literals[opline.op1]
            if opline.op2_type == CONST:
                opline.const2 = literals[opline.op2]
            if jump & _HAS_TABLE:
                tables.append(number)
        return tables

    @staticmethod
    def choose_handlers(opcodes: list[Opline], handlers: dict[int, Any], masks: bytes, traits: bytes) -> Iterable[int]:
        """Set the handlers that are in `handlers` already, as handler_selection.py has them; the numbers of the other
        oplines."""
        return range(len(opcodes))


loops = Loops()


def link(op_array: OpArray) -> None:
    """Fill next, number, target, const1, const2 and handler of every opline, and op_array.tails and frame_size."""
    opcodes = op_array.opcodes
    tables = loops.link_oplines(opcodes, op_array.literals, JUMPS)
    if tables:
        link_jump_tables(opcodes, tables)
    handler_selection.set_handlers(opcodes, loops)
    _make_frame_template(op_array)


def link_jump_tables(opcodes: list[Opline], numbers: Iterable[int]) -> None:
    """Have the jump tables of these oplines lead to oplines."""
    for number in numbers:
        opcodes[number].const2 = {key: opcodes[entry] for key, entry in opcodes[number].const2.items()}


def look_up_handlers(opcodes: list[Opline], numbers: Iterable[int]) -> None:
    """Give these oplines of an op-array their handlers, which native code did not find."""
    handler_selection.look_up_handlers(opcodes, numbers, loops)


class Tails:
    """What completes the slots of a call that passed n ≤ num_args arguments, by n: CVs not passed, then temporaries.

    A parameter whose default is a literal has it, others are UNDEF. Made when first asked for: there are functions with
    thousands of parameters.
    """

    __slots__ = ("defaults", "others", "temporaries", "by_passed")

    def __init__(self, defaults: list[Any], others: int, temporaries: int) -> None:
        self.defaults, self.others, self.temporaries = defaults, others, temporaries
        self.by_passed: dict[int, list[Any]] | None = None

    def __getitem__(self, passed: int) -> list[Any]:
        if self.by_passed is None:
            self.by_passed = {}
        tail = self.by_passed.get(passed)
        if tail is None:
            tail = self.by_passed[passed] = self.defaults[passed:] + [UNDEF] * self.others + [None] * self.temporaries
        return tail


def _make_frame_template(op_array: OpArray) -> None:
    passed, variables, opcodes = op_array.num_args, len(op_array.vars), op_array.opcodes
    defaults = [_literal_default(opline) for opline in opcodes[:passed]] if passed else []
    op_array.tails = tails = Tails(defaults, variables - passed, op_array.T)
    op_array.entries = entries = _entries(op_array, defaults) if passed else [_entry(opcodes[0])]
    op_array.tail, op_array.entry = tails[passed], entries[-1]
    op_array.takes_references = bool(op_array.arg_info) and takes_references(op_array)
    op_array.frame_size = CALL_FRAME_SLOTS + variables + op_array.T


def _literal_default(opline: Opline) -> Any:
    """The default that a RECV_INIT has ready; UNDEF where it is to be evaluated, or there is none."""
    has_value = opline.opcode == ops.RECV_INIT and type(opline.const2) is not ConstantExpression
    return opline.const2 if has_value else UNDEF


def _entries(op_array: OpArray, defaults: list[Any]) -> list[Opline]:
    """By number of arguments passed, an opline to stand before the first one to execute.

    Skipped are RECVs of what was passed, unless one has a type, and after them those whose defaults are in the slots.
    """
    opcodes, total = op_array.opcodes, op_array.num_args
    after = list(range(total + 1))
    for number in range(total - 1, -1, -1):
        if defaults[number] is not UNDEF:
            after[number] = after[number + 1]
    untyped = 0
    while untyped < total and op_array.arg_info[untyped].type is None:
        untyped += 1
    entries: dict[int, Opline] = {}
    return [entries.get(first) or entries.setdefault(first, _entry(opcodes[first])) for first in
            [after[passed] if passed <= untyped else 0 for passed in range(total + 1)]]


def _entry(first: Opline) -> Opline:
    entry = Opline(ops.NOP, first.lineno)
    entry.next = first
    return entry


def link_abstract(op_array: OpArray) -> None:
    """Link an abstract method, which Script.op_arrays() leaves out: a closure of it can be called, and does nothing."""
    if op_array.tails is None:
        link(op_array)


def link_with_dynamic(op_array: OpArray) -> None:
    """Link a function that no script lists, and those declared in it, unless that was done; where the code is not there
    yet, it is linked later."""
    if op_array.tails is None:
        link(op_array)
        for definition in op_array.dynamic_func_defs:
            if type(definition) is OpArray:
                link_with_dynamic(definition)


def link_script(script: Script) -> None:
    """Link everything a script declares but functions whose code is not there yet; what is linked already stays as it
    is."""
    if not script.functions and not script.classes:
        link_with_dynamic(script.main)
        return
    for op_array in script.op_arrays(loads=False):
        if op_array.tails is None:
            link(op_array)
