"""Rules about live ranges and the exception table, and about the oplines those name.

Reads an op-array whose oplines keep the rules of oplines.py; called by `violations`. Whether ranges cover what they
should is flow.py's.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import CALL, following, jumps
from zvm.opcodes.op_array import (
    LIVE_LOOP,
    LIVE_NAMES,
    LIVE_NEW,
    LIVE_ROPE,
    LIVE_SILENCE,
    LIVE_TMPVAR,
    TMP_VAR,
    VAR,
    LiveRange,
    OpArray,
    TryCatchElement,
)
from zvm.opcodes.verify.violations import Violation

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

_TEMPORARY = TMP_VAR | VAR
_LIVE_KINDS = {meta.HOLDS_LOOP_R: LIVE_LOOP, meta.HOLDS_LOOP_RW: LIVE_LOOP, meta.HOLDS_SILENCE: LIVE_SILENCE,
               meta.HOLDS_ROPE: LIVE_ROPE}
_DROPS = frozenset((meta.FREE, meta.FE_FREE, meta.END_SILENCE))


def check_tables(op_array: OpArray) -> Iterator[Violation]:
    """Everything wrong with live ranges, try elements, catch and finally blocks."""
    yield from _check_live_ranges(op_array)
    broken = False
    for index, element in enumerate(op_array.try_catch_array):
        for violation in _check_element(op_array, index, element):
            broken = True
            yield violation
    if not broken:
        yield from _check_entries(op_array)


# ---- live ranges ---------------------------------------------------------------------------------------------------

def _check_live_ranges(op_array: OpArray) -> Iterator[Violation]:
    makers = _makers(op_array)
    previous: LiveRange | None = None
    open_ranges: list[LiveRange] = []
    for live in op_array.live_range:
        text = f"the live range {live.var}: {live.start:04d} - {live.end:04d}"
        if not (op_array.last_var <= live.var < op_array.last_var + op_array.T
                and 0 <= live.start < live.end < len(op_array.opcodes) and LIVE_TMPVAR <= live.kind <= LIVE_NEW):
            yield Violation(op_array, None, "live-range", f"{text} is not of a temporary and oplines here")
            continue
        yield from _check_kind(op_array, live, makers.get(live.var, {}), text)
        if previous is not None and live.start < previous.start:
            yield Violation(op_array, live.start, "live-range", f"{text} is not sorted in")
        open_ranges = [other for other in open_ranges if other.end > live.start]
        for other in open_ranges:
            if other.var == live.var:
                yield Violation(op_array, live.start, "live-range-nesting", f"{text} overlaps another of its own")
            elif live.end > other.end and live.start > other.start and not _may_outlive(op_array, live, other, makers):
                yield Violation(op_array, live.start, "live-range-nesting",
                                f"{text} outlives that of {other.var}, which began before", (other.start, other.end))
        open_ranges.append(live)
        previous = live


def _may_outlive(op_array: OpArray, live: LiveRange, earlier: LiveRange, makers: dict[int, dict[int, int]]) -> bool:
    """Temporaries are a stack, with exceptions: what is only dropped at its end (@, the subject of match), dimensions
    and names that wait for the delayed oplines of a write (they are op2), copies of ??=, the arguments of what PHP 8.4
    calls without a frame: they are made before the call begins and passed one after the other."""
    end = op_array.opcodes[earlier.end]
    numbers = [number for var in (live.var, earlier.var) for number in makers.get(var, ())]
    return (end.opcode in _DROPS or (end.op2_type & _TEMPORARY != 0 and end.op2 == earlier.var)
            or all(meta.PROPERTIES[opline.opcode] & meta.CALL_SENDS
                   for opline in op_array.opcodes[earlier.end:live.end + 1])
            or any(op_array.opcodes[number].opcode == meta.COPY_TMP for number in numbers))


def _makers(op_array: OpArray) -> dict[int, dict[int, int]]:
    """By temporary: the oplines that make it, and what it holds then."""
    found: dict[int, dict[int, int]] = {}
    for number, opline in enumerate(op_array.opcodes):
        if opline.result_type & _TEMPORARY:
            found.setdefault(opline.result, {})[number] = meta.HOLDS[opline.opcode] >> 20
    return found


def _check_kind(op_array: OpArray, live: LiveRange, makers: dict[int, int], text: str) -> Iterator[Violation]:
    """A range says what its temporary holds, so that it can be freed."""
    earlier = [number for number in makers if number <= live.start]
    if not earlier:
        return  # flow.py says that nothing is alive here
    holds = makers[max(earlier)]
    wanted = _LIVE_KINDS.get(holds, LIVE_TMPVAR)
    if live.kind != wanted and not (live.kind == LIVE_NEW and holds == meta.HOLDS_NEW):
        yield Violation(op_array, live.start, "live-range", f"{text} is of kind {LIVE_NAMES[live.kind]}, "
                        f"what it frees of kind {LIVE_NAMES[wanted]}", (max(earlier),))


# ---- try elements --------------------------------------------------------------------------------------------------

def _end(element: TryCatchElement) -> int:
    """The first opline after try, catch and finally as far as the table knows it."""
    return element.finally_end + 1 if element.finally_op else element.catch_op


def _check_element(op_array: OpArray, index: int, element: TryCatchElement) -> Iterator[Violation]:
    opcodes = op_array.opcodes
    count = len(opcodes)
    bounds = [element.try_op]
    if element.catch_op:
        bounds.append(element.catch_op)
    if element.finally_op or element.finally_end:
        bounds += [element.finally_op, element.finally_end]
    if bounds != sorted(bounds) or not 0 <= bounds[0] <= bounds[-1] < count or len(bounds) == 1:
        yield Violation(op_array, None, "try-bounds", f"try element {index} is not try ≤ catch ≤ finally, in range")
        return
    if element.catch_op and opcodes[element.catch_op].opcode != meta.CATCH:
        yield Violation(op_array, element.catch_op, "try-handler", f"the catch block of try element {index} does not "
                        "begin with a CATCH")
    if element.finally_op and opcodes[element.finally_end].opcode != meta.FAST_RET:
        yield Violation(op_array, element.finally_end, "try-handler", f"the finally block of try element {index} does "
                        "not end with a FAST_RET")
    for before in op_array.try_catch_array[:index]:
        if before.try_op > element.try_op:
            yield Violation(op_array, element.try_op, "try-nesting", f"try element {index} is not sorted in")
        # an inner one lies in the try block, in the catch blocks or in the finally block of an outer one
        limits = [limit for limit in (before.catch_op, before.finally_op, before.finally_end) if limit]
        for limit in limits:
            if element.try_op < limit < _end(element):
                yield Violation(op_array, element.try_op, "try-nesting",
                                f"try element {index} begins before {limit:04d} and ends after it, where another "
                                "has an end", (limit,))
                break


def _check_entries(op_array: OpArray) -> Iterator[Violation]:
    """Catch blocks are entered by exceptions, finally blocks by FAST_CALL; nothing jumps in or out of the latter."""
    elements = op_array.try_catch_array
    finally_blocks = {element.finally_op: element for element in elements if element.finally_op}
    variables = {element.finally_op: op_array.opcodes[element.finally_end].op1 for element in elements
                 if element.finally_op}
    for number, opline in enumerate(op_array.opcodes):
        if opline.opcode == meta.FAST_CALL:
            if opline.op1 not in finally_blocks:
                yield Violation(op_array, number, "fast-call", f"{opline.op1:04d} does not begin a finally block")
            elif opline.result != variables[opline.op1]:
                yield Violation(op_array, number, "fast-call", f"the finally block returns by slot "
                                f"{variables[opline.op1]}", (finally_blocks[opline.op1].finally_end,))
        elif opline.opcode == meta.FAST_RET and not any(element.finally_end == number for element in elements):
            yield Violation(op_array, number, "fast-call", "FAST_RET does not end a finally block")
        elif opline.opcode == meta.FAST_RET and not -1 <= _signed(opline.op2) < len(elements):
            yield Violation(op_array, number, "fast-call", f"there is no try element {opline.op2} around")
        for kind, target in _ways(op_array, number):
            if kind != CALL:
                yield from _check_way(op_array, number, target, finally_blocks)


def _signed(number: int) -> int:
    return -1 if number == 0xFFFFFFFF else number


def _ways(op_array: OpArray, number: int) -> Iterator[tuple[str, int]]:
    opline = op_array.opcodes[number]
    if not meta.PROPERTIES[opline.opcode] & meta.NO_NEXT and following(op_array, number) < len(op_array.opcodes):
        yield "next", following(op_array, number)
    for kind, target, _ in jumps(op_array, opline):
        yield kind, target


def _check_way(op_array: OpArray, number: int, target: int,
               finally_blocks: dict[int, TryCatchElement]) -> Iterator[Violation]:
    if target in finally_blocks:
        element = finally_blocks[target]
        if not element.finally_op <= number <= element.finally_end:
            yield Violation(op_array, number, "finally-entry", f"goes on at {target:04d}, a finally block, without "
                            "FAST_CALL", (target,))
            return
    for element in finally_blocks.values():
        inside = element.finally_op <= number <= element.finally_end
        if inside != (element.finally_op <= target <= element.finally_end):
            yield Violation(op_array, number, "finally-exit" if inside else "finally-entry",
                            f"a jump to {target:04d} {'out of' if inside else 'into'} a finally block", (target,))
            return
    if op_array.opcodes[target].opcode == meta.CATCH and op_array.opcodes[number].opcode != meta.CATCH:
        yield Violation(op_array, number, "catch-entry", f"goes on at {target:04d}, a CATCH, without an exception",
                        (target,))
