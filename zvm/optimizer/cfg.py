"""The control-flow graph the optimizer works on: Zend's basic blocks with their flags (zend_cfg.c).

Reads oplines and the exception table; makes a ControlFlowGraph. Which opline may go on where is asked of
opcodes/cfg.py, which the verifier uses; the blocks are others, since OPcache's listings show them: exceptions are no
edges, a try block begins a block, and a `throw` inside an expression ends none.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.cfg import targets
from zvm.opcodes.flags import (
    FETCH_GLOBAL,
    FETCH_GLOBAL_LOCK,
    FETCH_LOCAL,
    FREE_ON_RETURN,
    FREE_SWITCH,
    THROW_IS_EXPR,
)
from zvm.opcodes.op_array import TMP_VAR, VAR
from zvm.opcodes.operands import opcodes_with

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import OpArray, Opline, TryCatchElement

# flags of blocks (ZEND_BB_*)
BB_START, BB_FOLLOW, BB_TARGET, BB_EXIT, BB_ENTRY = 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 4
BB_TRY, BB_CATCH, BB_FINALLY, BB_FINALLY_END = 1 << 5, 1 << 6, 1 << 7, 1 << 8
BB_UNREACHABLE_FREE, BB_RECV_ENTRY = 1 << 11, 1 << 12
BB_LOOP_HEADER, BB_IRREDUCIBLE_LOOP = 1 << 16, 1 << 17
BB_REACHABLE = 1 << 31
# blocks that something but a jump or the block before may enter
BB_PROTECTED = (BB_ENTRY | BB_RECV_ENTRY | BB_TRY | BB_CATCH | BB_FINALLY | BB_FINALLY_END | BB_UNREACHABLE_FREE)

# flags of functions (ZEND_FUNC_*)
FUNC_INDIRECT_VAR_ACCESS = 1 << 0  # reaches variables by name
FUNC_HAS_CALLS = 1 << 1
FUNC_VARARG = 1 << 2  # asks for its arguments
FUNC_NO_LOOPS, FUNC_IRREDUCIBLE = 1 << 3, 1 << 4
FUNC_FREE_LOOP_VAR = 1 << 5
FUNC_RECURSIVE, FUNC_RECURSIVE_DIRECTLY, FUNC_RECURSIVE_INDIRECTLY = 1 << 7, 1 << 8, 1 << 9

_JUMPS = opcodes_with(meta.JUMPS)
_NO_NEXT = opcodes_with(meta.NO_NEXT)
_ENDS_BLOCK = _JUMPS | _NO_NEXT
_CALLS = frozenset((meta.DO_FCALL, meta.DO_UCALL, meta.DO_FCALL_BY_NAME, meta.DO_ICALL))
_NAMED_VARIABLES = frozenset((
    meta.FETCH_R, meta.FETCH_W, meta.FETCH_RW, meta.FETCH_FUNC_ARG, meta.FETCH_IS, meta.FETCH_UNSET, meta.UNSET_VAR,
    meta.ISSET_ISEMPTY_VAR))
_FREES = frozenset((meta.FREE, meta.FE_FREE))
_THROWS = frozenset((meta.THROW, meta.EXIT, meta.MATCH_ERROR))
_INITS_BY_NAME = frozenset((meta.INIT_FCALL, meta.INIT_NS_FCALL_BY_NAME))
# how the only successor is entered, and the last one, where not as what follows
_ENTRY_OF_LAST = {meta.SWITCH_LONG: BB_FOLLOW | BB_TARGET, meta.SWITCH_STRING: BB_FOLLOW | BB_TARGET,
                  meta.MATCH: BB_TARGET}
_ENTRY_OF_ONE = {**_ENTRY_OF_LAST, meta.JMP: BB_TARGET}
_TELLS = _CALLS | _NAMED_VARIABLES | _INITS_BY_NAME | {meta.INCLUDE_OR_EVAL, meta.FUNC_GET_ARGS}
_LOOKED_AT = _ENDS_BLOCK | _FREES | _TELLS

# internal functions that look at their caller's frame (zend_optimizer_classify_function)
_SPECIAL_FUNCTIONS = {
    "extract": FUNC_INDIRECT_VAR_ACCESS, "compact": FUNC_INDIRECT_VAR_ACCESS,
    "get_defined_vars": FUNC_INDIRECT_VAR_ACCESS, "db2_execute": FUNC_INDIRECT_VAR_ACCESS,
    "func_num_args": FUNC_VARARG, "func_get_arg": FUNC_VARARG, "func_get_args": FUNC_VARARG,
}


def classify_function(name: str) -> int:
    """FUNC_* of a function that calls this internal one."""
    return _SPECIAL_FUNCTIONS.get(name, 0)


def is_loop_var_free(opline: Opline) -> bool:
    """Whether it frees what foreach or switch works on at the regular end of the loop."""
    if opline.opcode == meta.FE_FREE:
        return opline.extended_value != FREE_ON_RETURN
    return opline.opcode == meta.FREE and opline.extended_value == FREE_SWITCH


def loop_var_definition(op_array: OpArray, number: int) -> int | None:
    """The opline that made what opline `number` frees."""
    freed = op_array.opcodes[number].op1
    for before in range(number - 1, -1, -1):
        opline = op_array.opcodes[before]
        if opline.result == freed and opline.result_type & (TMP_VAR | VAR):
            return before
    return None


class BasicBlock:
    """Oplines start ≤ n < start + length. Blocks are named by number.

    `successors` are in Zend's order: where it jumps to, then the block after it. `predecessors` are those of reachable
    blocks, each once. `idom`, `loop_header` and `level` are -1 where there is none; `children` are the blocks
    it dominates immediately, ascending.
    """

    __slots__ = ("flags", "start", "length", "successors", "predecessors", "idom", "loop_header", "level", "children")

    def __init__(self, start: int, length: int) -> None:
        self.flags = 0
        self.start, self.length = start, length
        self.successors: list[int] = []
        self.predecessors: list[int] = []
        self.idom = self.loop_header = self.level = -1
        self.children: list[int] = []

    @property
    def reachable(self) -> bool:
        return self.flags & BB_REACHABLE != 0

    @property
    def numbers(self) -> range:
        """The numbers of its oplines."""
        return range(self.start, self.start + self.length)


class ControlFlowGraph:
    """The blocks of an op-array in order. `map` gives the block of an opline number; `flags` are FUNC_*."""

    __slots__ = ("op_array", "blocks", "map", "flags")

    def __init__(self, op_array: OpArray, blocks: list[BasicBlock], block_map: list[int], flags: int) -> None:
        self.op_array, self.blocks, self.map, self.flags = op_array, blocks, block_map, flags

    def last_opline(self, block: BasicBlock) -> Opline | None:
        """The opline that decides where a block goes on; None of an empty block."""
        return self.op_array.opcodes[block.start + block.length - 1] if block.length else None

    def find_predecessors(self) -> None:
        """Fill in `predecessors`; what is not reachable loses its successors (zend_cfg_build_predecessors)."""
        blocks = self.blocks
        for block in blocks:
            block.predecessors = []
        for number, block in enumerate(blocks):
            if not block.flags & BB_REACHABLE:
                block.successors = []
                continue
            for successor in dict.fromkeys(block.successors):
                blocks[successor].predecessors.append(number)

    def remark_reachable(self) -> None:
        """Set all flags again, after edges were changed (zend_cfg_remark_reachable_blocks)."""
        blocks = self.blocks
        start = 0
        if not blocks[0].flags & BB_REACHABLE:
            start = next((number for number, block in enumerate(blocks) if block.flags & BB_REACHABLE), 0)
        for block in blocks:
            block.flags = 0
        _mark_reachable_blocks(self, start)


def build_cfg(op_array: OpArray, is_internal: Callable[[str], bool], separate_entry: bool = False) -> ControlFlowGraph:
    """The graph of an op-array that has oplines, with successors and flags but without predecessors.

    `is_internal(name)` says whether a lower-cased function name is an internal function. With `separate_entry` an
    empty block is put first when something jumps to the first opline (ZEND_CFG_NO_ENTRY_PREDECESSORS).
    A try element whose beginning is not reachable is made to begin where it is, as Zend does.
    """
    starts, flags, has_loop_at_entry = _block_starts(op_array, is_internal)
    blocks = [BasicBlock(0, 0)] if separate_entry and has_loop_at_entry else []
    block_map: list[int] = []
    ends = sorted(starts)
    ends.append(len(op_array.opcodes))
    start = 0
    for end in ends[1:]:
        block_map += [len(blocks)] * (end - start)
        blocks.append(BasicBlock(start, end - start))
        start = end
    cfg = ControlFlowGraph(op_array, blocks, block_map, flags)
    for number, block in enumerate(blocks):
        block.successors = _successors(cfg, number, block)
    _mark_reachable_blocks(cfg, 0)
    return cfg


def _block_starts(op_array: OpArray, is_internal: Callable[[str], bool]) -> tuple[set[int], int, bool]:
    """The opline numbers that begin a block, FUNC_* of the op-array, and whether something jumps to the first."""
    count = len(op_array.opcodes)
    starts = {0}
    flags = 0
    to_first = False
    for number, opline in enumerate(op_array.opcodes):
        opcode = opline.opcode
        if opcode not in _LOOKED_AT:
            continue
        if opcode in _ENDS_BLOCK:
            if opcode not in _THROWS or opline.extended_value != THROW_IS_EXPR:
                starts.add(number + 1)
            if opcode in _JUMPS:
                found = targets(op_array, opline)
                to_first |= 0 in found
                starts.update(found)
        elif opcode in _FREES and is_loop_var_free(opline):
            starts.add(number)
            flags |= FUNC_FREE_LOOP_VAR
        elif opcode in _TELLS:
            flags |= _function_flags(op_array, opline, is_internal)
    for element in op_array.try_catch_array:
        starts.update((element.try_op, element.catch_op, element.finally_op, element.finally_end))
    starts.discard(count)
    return starts, flags, to_first


def _function_flags(op_array: OpArray, opline: Opline, is_internal: Callable[[str], bool]) -> int:
    """What an opline tells of its function."""
    opcode = opline.opcode
    if opcode in _CALLS:
        return FUNC_HAS_CALLS
    if opcode in _INITS_BY_NAME:
        name = op_array.literals[opline.op2 + (2 if opcode == meta.INIT_NS_FCALL_BY_NAME else 0)]
        special = classify_function(name)
        return special if special and is_internal(name) else 0  # only for those few the function is looked up
    if opcode == meta.INCLUDE_OR_EVAL:
        return FUNC_INDIRECT_VAR_ACCESS
    if opcode in _NAMED_VARIABLES:
        if opline.extended_value & FETCH_LOCAL:
            return FUNC_INDIRECT_VAR_ACCESS
        if opline.extended_value & (FETCH_GLOBAL | FETCH_GLOBAL_LOCK) and op_array.function_name is None:
            return FUNC_INDIRECT_VAR_ACCESS
    return FUNC_VARARG if opcode == meta.FUNC_GET_ARGS else 0


def _successors(cfg: ControlFlowGraph, number: int, block: BasicBlock) -> list[int]:
    if not block.length:
        return [number + 1]
    opline = cfg.op_array.opcodes[block.start + block.length - 1]
    opcode = opline.opcode
    if opcode not in _JUMPS:
        return [] if opcode in _NO_NEXT else [number + 1]
    block_map = cfg.map
    found = [block_map[target] for target in targets(cfg.op_array, opline)]
    if opcode not in _NO_NEXT:
        found.append(number + 1)
    return found


def _mark_reachable_blocks(cfg: ControlFlowGraph, start: int) -> None:
    cfg.blocks[start].flags = BB_START
    _mark_reachable(cfg, start)
    while _mark_exception_paths(cfg):
        pass
    if cfg.flags & FUNC_FREE_LOOP_VAR:
        _mark_unreachable_frees(cfg)


def _mark_reachable(cfg: ControlFlowGraph, start: int) -> None:
    """Mark what can be reached from a block, and how each block is entered."""
    blocks, opcodes = cfg.blocks, cfg.op_array.opcodes
    waiting = [start]
    while waiting:
        block = blocks[waiting.pop()]
        if block.flags & BB_REACHABLE:
            continue
        successors = block.successors
        if not successors:
            block.flags |= BB_REACHABLE | BB_EXIT
            continue
        block.flags |= BB_REACHABLE
        waiting += successors
        if not block.length:
            for successor in successors:
                blocks[successor].flags |= BB_FOLLOW
            continue
        last = opcodes[block.start + block.length - 1].opcode
        if len(successors) == 1:
            blocks[successors[0]].flags |= _ENTRY_OF_ONE.get(last, BB_FOLLOW)
        else:
            for successor in successors[:-1]:
                blocks[successor].flags |= BB_TARGET
            blocks[successors[-1]].flags |= _ENTRY_OF_LAST.get(last, BB_FOLLOW)


def _mark_exception_paths(cfg: ControlFlowGraph) -> bool:
    """Mark the catch and finally blocks of reachable try blocks; whether that reached anything new."""
    changed = False
    blocks, block_map = cfg.blocks, cfg.map
    for element in cfg.op_array.try_catch_array:
        if not blocks[block_map[element.try_op]].reachable:
            changed |= _begin_where_reachable(cfg, element)
        block = blocks[block_map[element.try_op]]
        if not block.reachable:
            continue
        block.flags |= BB_TRY
        for number, flag in ((element.catch_op, BB_CATCH), (element.finally_op, BB_FINALLY),
                             (element.finally_end, BB_FINALLY_END)):
            if number:
                block = blocks[block_map[number]]
                block.flags |= flag
                if not block.reachable:
                    changed = True
                    _mark_reachable(cfg, block_map[number])
    return changed


def _begin_where_reachable(cfg: ControlFlowGraph, element: TryCatchElement) -> bool:
    """Something may jump into the middle of a try block. Whether that reached anything new.

    Of a try without catch whose beginning is gone Zend makes one that begins with the function.
    """
    blocks, block_map = cfg.blocks, cfg.map
    end = element.catch_op or element.finally_op
    entered = next((block for block in blocks[block_map[element.try_op]:block_map[end]] if block.reachable), None)
    if entered is not None:
        element.try_op = entered.start
    elif element.catch_op and element.finally_op and any(
            block.reachable for block in blocks[block_map[end]:block_map[element.finally_op]]):
        element.try_op = element.catch_op
        _mark_reachable(cfg, block_map[element.try_op])
        return True
    return False


def _mark_unreachable_frees(cfg: ControlFlowGraph) -> None:
    """Blocks that nothing reaches but that free a variable of a reachable loop: its live range ends there."""
    for block in cfg.blocks:
        if block.reachable:
            continue
        for number in block.numbers:
            if is_loop_var_free(cfg.op_array.opcodes[number]):
                definition = loop_var_definition(cfg.op_array, number)
                if definition is not None and cfg.blocks[cfg.map[definition]].reachable:
                    block.flags |= BB_UNREACHABLE_FREE
                    break
