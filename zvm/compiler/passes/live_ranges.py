"""Live ranges: between which oplines a temporary must be freed when an exception cuts them short.

Reads an op-array whose operands pass two has made slot numbers, fills `live_range`; called by pass_two.py only.

Walking backwards, the first use met is a temporary's last use and its definition closes the range (since PHP 7.2,
zend_calc_live_ranges). A range that would cover no opline is left out. Example: `$a . f($b)` gives

    0000 T2 = ...          the range of T2 is 0001 - 0003
    0001 INIT_FCALL ...
    0002 V3 = DO_UCALL
    0003 T4 = CONCAT T2 V3
"""
from __future__ import annotations

from zvm.compiler.passes import oplines
from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import FREE_ON_RETURN
from zvm.opcodes.op_array import (
    LIVE_LOOP,
    LIVE_NEW,
    LIVE_ROPE,
    LIVE_SILENCE,
    LIVE_TMPVAR,
    TMP_VAR,
    VAR,
    LiveRange,
    OpArray,
)
from zvm.opcodes.operands import opcodes_with
from zvm.targets import DEFAULT, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable, Iterator

    from zvm.opcodes.op_array import Opline

_TEMPORARY = TMP_VAR | VAR
_NEVER_FREED = frozenset(opcode for opcode, holds in enumerate(ops.HOLDS)
                         if holds >> 20 & (ops.HOLDS_SCALAR | ops.HOLDS_CLASS | ops.HOLDS_RETURN_ADDRESS))
_FREES = frozenset((ops.FREE, ops.FE_FREE))
_CALL_BEGINS = opcodes_with(ops.CALL_BEGINS)
_CALL_ENDS = frozenset((ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL_BY_NAME))  # Zend forgets CALLABLE_CONVERT here


def calc_live_ranges(op_array: OpArray, needs: Callable[[Opline], bool] | None = None, target: int = DEFAULT) -> None:
    """Set op_array.live_range, sorted by first opline. `needs` says, of an opline that makes a temporary, whether that
    must be freed, where more is known than the opcode. `target` is the version of PHP."""
    ranges: list[LiveRange] = []
    op_array.live_range = ranges
    if not op_array.T:
        return
    lives = oplines.loops.temporary_lives(op_array.opcodes, len(op_array.vars), bytes(4 * op_array.T))
    if not lives and target < V8_4:
        return
    triples: Iterable[tuple[int, int, int]] = zip(lives[::3], lives[1::3], lives[2::3], strict=True)
    if target >= V8_4:
        triples = _later_lives(op_array.opcodes, list(triples))
    for var, definition, use in triples:
        _emit(op_array, ranges, var, definition, use, needs)
    ranges.reverse()
    ranges.sort(key=_start)


def _later_lives(opcodes: list[Opline], lives: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """The lives of temporaries since PHP 8.4: SEPARATE makes no new one, and one that leaving a loop frees is not alive
    until the code after that."""
    merged: list[tuple[int, tuple[int, int, int]]] = []  # with the opline at which Zend meets it, walking backwards
    separated = {(opline.result, number) for number, opline in enumerate(opcodes) if opline.opcode == ops.SEPARATE}
    separated -= {(var, definition) for var, definition, _ in lives}
    lives += [(var, number, number + 1) for var, number in separated]  # which end too soon to be among them
    for var, definition, use in lives:
        if opcodes[use].opcode == ops.SEPARATE and opcodes[use].result == var:
            continue  # the life of the result includes this one
        while opcodes[definition].opcode == ops.SEPARATE:
            definition = _maker(opcodes, var, definition - 1)
        merged += _cut_life(opcodes, var, definition, use)
    merged.sort(key=_position, reverse=True)
    return [life for _, life in merged]


def _maker(opcodes: list[Opline], var: int, number: int) -> int:
    """The last opline up to that number whose result is the temporary."""
    while not _makes(opcodes[number], var):
        number -= 1
    return number


def _position(piece: tuple[int, tuple[int, int, int]]) -> int:
    return piece[0]


def _cut_life(opcodes: list[Opline], var: int, definition: int,
              use: int) -> Iterator[tuple[int, tuple[int, int, int]]]:
    """A life in the pieces between the oplines that free it where a loop is left, the last piece first; they learn how
    far it is to the end of the loop."""
    loop_end = use
    for number in range(use - 1, definition, -1):
        opline = opcodes[number]
        if opline.opcode in _FREES and opline.op1 == var and opline.extended_value & FREE_ON_RETURN:
            opline.op2 = loop_end - number
            begin = number + 1
            while opcodes[begin].opcode in _FREES and opcodes[begin].extended_value & FREE_ON_RETURN:
                begin += 1
            if begin + 1 < use:
                yield number, (var, -begin - 1, use)
            use = number
    yield definition, (var, definition, use)


def _start(live_range: LiveRange) -> int:
    return live_range.start


def _emit(op_array: OpArray, ranges: list[LiveRange], var: int, definition: int, use: int,
          needs: Callable[[Opline], bool] | None) -> None:
    """Add the ranges of `var`, made by opline `definition` and last used by opline `use` (emit_live_range). A negative
    one is where a life goes on."""
    if definition < 0:
        maker = op_array.opcodes[_maker(op_array.opcodes, var, -definition - 1)]
        kind = LIVE_LOOP if maker.opcode in (ops.FE_RESET_R, ops.FE_RESET_RW) else LIVE_TMPVAR
        ranges.append(LiveRange(var, kind, -definition, use))
        return
    opcode = op_array.opcodes[definition].opcode
    if opcode in _NEVER_FREED:
        return
    start, kind = definition + 1, LIVE_TMPVAR
    if opcode == ops.BEGIN_SILENCE:
        kind = LIVE_SILENCE
    elif opcode == ops.ROPE_INIT:  # alive from the opline that makes it on
        start, kind = definition, LIVE_ROPE
    elif opcode in (ops.FE_RESET_R, ops.FE_RESET_RW):
        kind = LIVE_LOOP
    elif opcode == ops.NEW:
        constructed = _constructor_call(op_array, definition, use)
        ranges.append(LiveRange(var, LIVE_NEW, definition + 1, constructed + 1))
        if constructed + 1 == use:
            return
        start = constructed + 1
    elif opcode == ops.COPY_TMP:
        _emit_copy(op_array, ranges, var, definition, use)
        return
    elif needs is not None and not needs(op_array.opcodes[definition]):
        return
    ranges.append(LiveRange(var, kind, start, use))


def _makes(opline: Opline, var: int) -> bool:
    return bool(opline.result_type & _TEMPORARY) and opline.result == var


def _constructor_call(op_array: OpArray, new: int, use: int) -> int:
    """The DO_FCALL that runs the constructor of the NEW at `new`: until then the object is not fully made."""
    opcodes = op_array.opcodes
    level = 0
    number = new
    while number + 1 < use:
        number += 1
        opcode = opcodes[number].opcode
        if opcode == ops.DO_FCALL:
            if level == 0:
                break
            level -= 1
        elif opcode in _CALL_BEGINS:
            level += 1
        elif opcode in _CALL_ENDS:
            level -= 1
    return number


def _emit_copy(op_array: OpArray, ranges: list[LiveRange], var: int, definition: int, use: int) -> None:
    """COPY_TMP lives twice: to its use in the "null" branch, and from the start of the other branch to its FREE."""
    opcodes = op_array.opcodes
    start = use
    while opcodes[start - 1].opcode == ops.FREE:
        start -= 1
    if start != use:
        ranges.append(LiveRange(var, LIVE_TMPVAR, start, use))
    while True:
        use -= 1
        opline = opcodes[use]
        if ((opline.op1_type & _TEMPORARY and opline.op1 == var)
                or (opline.op2_type & _TEMPORARY and opline.op2 == var)):
            break
    ranges.append(LiveRange(var, LIVE_TMPVAR, definition + 1, use))
