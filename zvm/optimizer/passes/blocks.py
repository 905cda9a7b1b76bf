"""Pass 5: blocks are simplified, and joined where control can come from one place only (zend_optimize_cfg).

    0000 T1 = BOOL_NOT CV0           0000 JMPNZ CV0 0003
    0001 JMPZ T1 0003
    0002 JMP 0004               →    0001 …
    …

Rounds of: which temporaries outlive their block (temporary_usage), each block for itself (block_rewriting), jumps
(block_jumps), unreachable blocks, joining. At the end the oplines are laid out again.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import LAST_CATCH
from zvm.opcodes.operands import JUMP_TABLES, jump_slots
from zvm.optimizer.cfg import (
    BB_EXIT,
    BB_FOLLOW,
    BB_PROTECTED,
    BB_REACHABLE,
    BB_TARGET,
    BB_UNREACHABLE_FREE,
    build_cfg,
    is_loop_var_free,
)
from zvm.optimizer.passes import block_jumps, block_rewriting, temporary_usage
from zvm.optimizer.passes.editing import make_nop
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray, Opline, TryCatchElement
    from zvm.optimizer.cfg import BasicBlock, ControlFlowGraph
    from zvm.optimizer.passes.context import Context

_ROUNDS = 3
_KEPT = BB_REACHABLE | BB_UNREACHABLE_FREE
_SLOTS = {opcode: slots[0] for opcode in range(len(ops.NAMES)) if (slots := jump_slots(opcode))}


def optimize(op_array: OpArray, ctx: Context) -> None:
    """Simplify until a round changes no edge, but not more than three times."""
    cfg = build_cfg(op_array, ctx.is_internal_function)
    for _ in range(_ROUNDS):
        used_outside = temporary_usage.drop_unused(cfg)
        block_rewriting.rewrite(cfg, ctx, used_outside)
        _strip_nops(cfg)
        changes = block_jumps.optimize(cfg)
        cfg.remark_reachable()
        if not changes + _merge_blocks(cfg):
            break
    _assemble(cfg)


def _strip_nops(cfg: ControlFlowGraph) -> None:
    """Move NOPs out of their block: leading ones before it, others after it."""
    opcodes = cfg.op_array.opcodes
    for block in cfg.blocks:
        if block.flags & BB_UNREACHABLE_FREE:
            _drop_unreachable(cfg, block)
        if block.flags & _KEPT and block.length:
            oplines = opcodes[block.start:block.start + block.length]
            if ops.NOP not in [opline.opcode for opline in oplines]:
                continue
            nops = [opline for opline in oplines if opline.opcode == ops.NOP]
            left = [opline for opline in oplines if opline.opcode != ops.NOP]
            leading = next((at for at, opline in enumerate(oplines) if opline.opcode != ops.NOP), len(oplines))
            opcodes[block.start:block.start + block.length] = nops[:leading] + left + nops[leading:]
            block.start += leading
            block.length = len(left)


@because("it is never reached, but what ends a live range stays")
def _drop_unreachable(cfg: ControlFlowGraph, block: BasicBlock) -> None:
    for number in block.numbers:
        if not is_loop_var_free(cfg.op_array.opcodes[number]):
            make_nop(cfg.op_array.opcodes[number])


def _merge_blocks(cfg: ControlFlowGraph) -> int:
    """Join a block to the only one that leads to it; how many were (zend_merge_blocks)."""
    count = 0
    previous = -1
    for number, block in enumerate(cfg.blocks):
        if not block.flags & BB_REACHABLE:
            continue
        if (previous >= 0 and block.flags & BB_FOLLOW and not block.flags & (BB_TARGET | BB_PROTECTED)
                and cfg.blocks[previous].successors == [number]):
            _join(cfg, previous, number)
            count += 1
        else:
            previous = number
    return count


def _join(cfg: ControlFlowGraph, first: int, second: int) -> None:
    block, after = cfg.blocks[first], cfg.blocks[second]
    last = cfg.last_opline(block)
    if last is not None and last.opcode == ops.JMP:
        _drop_jmp(last)
    for between in cfg.blocks[first + 1:second]:
        _drop_between(cfg, between)
    if not block.length:
        _lead_to(cfg, first, second)
    block.flags |= after.flags & BB_EXIT
    block.length = after.start + after.length - block.start
    block.successors = after.successors
    after.flags, after.length, after.successors = 0, 0, []


def _lead_to(cfg: ControlFlowGraph, empty: int, following: int) -> None:
    """Jumps have been shortened to go on after an empty block: from where it is, they reach what it becomes."""
    for block in cfg.blocks:
        if following in block.successors:
            block.successors = [empty if successor == following else successor for successor in block.successors]
            cfg.blocks[empty].flags |= BB_FOLLOW


@because("the block it jumps to is only reached from here: the blocks are joined")
def _drop_jmp(jmp: Opline) -> None:
    make_nop(jmp)


@because("no way leads there")
def _drop_between(cfg: ControlFlowGraph, block: BasicBlock) -> None:
    for number in block.numbers:
        make_nop(cfg.op_array.opcodes[number])
    block.length = 0


@because("no way leads there")
def _assemble(cfg: ControlFlowGraph) -> None:
    """Lay out the blocks that are left, and let jumps and the exception table lead to them (assemble_code_blocks)."""
    op_array = cfg.op_array
    blocks = cfg.blocks
    for number, block in enumerate(blocks):
        last = cfg.last_opline(block) if block.flags & _KEPT else None
        if last is None:
            continue
        if last.opcode == ops.JMP:
            if block.successors[0] == _next_reachable(cfg, number):
                _drop_last_jmp(last)
                block.length -= 1
        elif block.length == 1 and last.opcode == ops.NOP:
            block.length = 0
    opcodes: list[Opline] = []
    for block in blocks:
        if block.flags & _KEPT:
            start, block.start = block.start, len(opcodes)
            opcodes += op_array.opcodes[start:start + block.length]
    op_array.opcodes = opcodes
    for block in blocks:
        if block.flags & BB_REACHABLE and block.length:
            _set_targets(cfg, block)
    _renumber_exception_table(cfg)


@because("it jumps to the next opline")
def _drop_last_jmp(jmp: Opline) -> None:
    make_nop(jmp)


def _next_reachable(cfg: ControlFlowGraph, number: int) -> int:
    return next((after for after in range(number + 1, len(cfg.blocks)) if cfg.blocks[after].flags & BB_REACHABLE), -1)


@because("oplines before the target have gone", renumbers=True)
def _set_targets(cfg: ControlFlowGraph, block: BasicBlock) -> None:
    opline = cfg.op_array.opcodes[block.start + block.length - 1]
    slot = _SLOTS.get(opline.opcode)
    if slot is None or opline.opcode == ops.CATCH and opline.extended_value & LAST_CATCH:
        return
    starts = [cfg.blocks[successor].start for successor in block.successors]
    if opline.opcode in JUMP_TABLES:
        table = cfg.op_array.literals[opline.op2]
        cfg.op_array.literals[opline.op2] = dict(zip(table, starts, strict=False))
        opline.extended_value = starts[len(table)]
    else:
        setattr(opline, slot, starts[0])


@because("try blocks before this one have gone", renumbers=True)
def _renumber_exception_table(cfg: ControlFlowGraph) -> None:
    """What begins in an unreachable block is dropped."""
    op_array = cfg.op_array
    left: list[TryCatchElement] = []
    numbers = {}
    for number, element in enumerate(op_array.try_catch_array):
        if not cfg.blocks[cfg.map[element.try_op]].flags & BB_REACHABLE:
            continue
        numbers[number] = len(left)
        left.append(element)
        element.try_op = cfg.blocks[cfg.map[element.try_op]].start
        for field in ("catch_op", "finally_op", "finally_end"):
            at = getattr(element, field)
            if at:
                setattr(element, field, cfg.blocks[cfg.map[at]].start)
    if len(left) < len(op_array.try_catch_array):
        op_array.try_catch_array = left
        for opline in op_array.opcodes:
            if opline.opcode == ops.FAST_RET and opline.op2 in numbers:
                opline.op2 = numbers[opline.op2]
