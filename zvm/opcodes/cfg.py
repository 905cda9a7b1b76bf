"""The control-flow graph of an op-array, after pass two.

Reads oplines, jump slots of metadata.py and the exception table; makes Blocks. Imported by the verifier and zvm/cli.

A finally block is a subroutine: FAST_CALL has an edge to it (`call`) and one after itself (`return`), FAST_RET none.
Where an exception leads is told apart: `handlers_of` an opline.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import LAST_CATCH
from zvm.opcodes.operands import JUMP_TABLES, jump_slots

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

    from zvm.opcodes.op_array import OpArray, Opline, TryCatchElement

# kinds of edges
NEXT, JUMP, CASE, CALL, RETURN = "next", "jump", "case", "call", "return"
CATCH, FINALLY = "catch", "finally"  # of exceptions

_SLOTS = tuple(jump_slots(opcode) for opcode in range(len(meta.NAMES)))
_ONE_SLOT = {opcode: slots[0] for opcode, slots in enumerate(_SLOTS)
             if len(slots) == 1 and opcode not in JUMP_TABLES and opcode not in (meta.CATCH, meta.FAST_CALL)}


def jumps(op_array: OpArray, opline: Opline) -> Iterator[tuple[str, int, str]]:
    """Every jump target of an opline as (kind, opline number, label); the label is a case's value."""
    if opline.opcode == meta.CATCH and opline.extended_value & LAST_CATCH:
        return
    if opline.opcode == meta.FAST_CALL:
        yield CALL, opline.op1, ""
        return
    if opline.opcode in JUMP_TABLES:
        for value, target in op_array.literals[opline.op2].items():
            yield CASE, target, repr(value) if type(value) is int else f'"{value}"'
    for slot in _SLOTS[opline.opcode]:
        yield JUMP, getattr(opline, slot), "default" if opline.opcode in JUMP_TABLES else ""


def targets(op_array: OpArray, opline: Opline) -> list[int]:
    """The opline numbers among what jumps() tells."""
    slot = _ONE_SLOT.get(opline.opcode)
    return [target for _, target, _ in jumps(op_array, opline)] if slot is None else [getattr(opline, slot)]


def following(op_array: OpArray, number: int) -> int:
    """The opline after `number`, past its OP_DATA."""
    return number + (2 if meta.PROPERTIES[op_array.opcodes[number].opcode] & meta.USES_OP_DATA else 1)


def successors(op_array: OpArray, number: int) -> Iterator[tuple[str, int, str]]:
    """Where execution can go on after an opline, exceptions aside: (kind, opline number, label)."""
    opline = op_array.opcodes[number]
    if not meta.PROPERTIES[opline.opcode] & meta.NO_NEXT and following(op_array, number) < len(op_array.opcodes):
        yield (RETURN if opline.opcode == meta.FAST_CALL else NEXT), following(op_array, number), ""
    yield from jumps(op_array, opline)


def may_throw(opline: Opline) -> bool:
    """Whether an exception can come from here that this op-array might handle: a return has left it already, and
    DISCARD_EXCEPTION has emptied its variable by then."""
    properties = meta.PROPERTIES[opline.opcode]
    return (properties & (meta.MAY_THROW | meta.SWITCHES_FRAME) != 0 and not properties & meta.LEAVES
            and opline.opcode != meta.DISCARD_EXCEPTION)


def handlers_of(op_array: OpArray, number: int) -> Iterator[tuple[str, int, TryCatchElement]]:
    """Where an exception thrown at opline `number` can go on in this op-array: (kind, opline number, try element).

    A catch block may pass it on to the next one out, a finally block takes everything.
    """
    for element in reversed(op_array.try_catch_array):
        if element.try_op > number:
            continue
        if number < element.catch_op:
            yield CATCH, element.catch_op, element
        if number < element.finally_op:
            yield FINALLY, element.finally_op, element
            return


class Block:
    """Oplines start ≤ n < end, entered at the first and left after the last; `edges` lead to the starts of others."""

    __slots__ = ("start", "end", "edges", "handlers", "reachable")

    def __init__(self, start: int, end: int) -> None:
        self.start, self.end = start, end
        self.edges: list[tuple[str, int, str]] = []  # (kind, opline number, label)
        self.handlers: list[tuple[str, int]] = []  # where exceptions lead: (kind, opline number)
        self.reachable = False


def blocks_of(op_array: OpArray) -> list[Block]:
    """The basic blocks in order. The op-array's jumps must be in range."""
    count = len(op_array.opcodes)
    if not count:
        return []
    leaders = {0}
    for number in range(count):
        ways = list(successors(op_array, number))
        if len(ways) != 1 or ways[0][0] != NEXT:
            leaders.add(following(op_array, number))
            leaders.update(target for _, target, _ in ways)
    for element in op_array.try_catch_array:
        leaders.update((element.try_op, element.catch_op, element.finally_op))
        if element.finally_end:
            leaders.add(element.finally_end + 1)
    starts = sorted(start for start in leaders if start < count)
    blocks = [Block(start, end) for start, end in zip(starts, [*starts[1:], count], strict=True)]
    by_start = {block.start: block for block in blocks}
    for block in blocks:
        last = block.end - 1
        if last > block.start and op_array.opcodes[last].opcode == meta.OP_DATA:
            last -= 1
        block.edges = [way for way in successors(op_array, last) if way[1] < count]
        block.handlers = [(kind, target) for kind, target, _ in handlers_of(op_array, block.start)]
    _mark_reachable(blocks[0], by_start)
    return blocks


def _mark_reachable(first: Block, by_start: dict[int, Block]) -> None:
    waiting = [first]
    while waiting:
        block = waiting.pop()
        if not block.reachable:
            block.reachable = True
            waiting.extend(by_start[target] for _, target, _ in block.edges)
            waiting.extend(by_start[target] for _, target in block.handlers)
