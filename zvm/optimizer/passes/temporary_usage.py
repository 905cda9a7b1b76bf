"""Which temporaries outlive their block, and results that nothing uses (zend_t_usage); part of pass 5.

    0000 V2 = ASSIGN CV0 int(1)      0000 ASSIGN CV0 int(1)
    0001 T3 = POST_INC CV0      →    0001 PRE_INC CV0

A block that is only entered from the one before continues it.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.optimizer.cfg import BB_FOLLOW, BB_REACHABLE, BB_TARGET
from zvm.optimizer.passes.editing import TEMPORARY, discard_op1, unset_result
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.cfg import BasicBlock, ControlFlowGraph

_FETCHES = frozenset((ops.FE_FETCH_R, ops.FE_FETCH_RW))  # op2 is a result
_EXTENDS_RESULT = frozenset((ops.ADD_ARRAY_ELEMENT, ops.ADD_ARRAY_UNPACK, ops.ROPE_ADD))
_NEEDS_NO_RESULT = frozenset((
    ops.ASSIGN_OP, ops.ASSIGN_DIM_OP, ops.ASSIGN_OBJ_OP, ops.ASSIGN_STATIC_PROP_OP, ops.PRE_INC, ops.PRE_DEC,
    ops.ASSIGN, ops.ASSIGN_REF, ops.DO_FCALL, ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL_BY_NAME))
_ONLY_VALUE = frozenset((ops.QM_ASSIGN, ops.BOOL, ops.BOOL_NOT))
_WITHOUT_RESULT = {
    ops.POST_INC: ops.PRE_INC, ops.POST_DEC: ops.PRE_DEC, ops.POST_INC_OBJ: ops.PRE_INC_OBJ,
    ops.POST_DEC_OBJ: ops.PRE_DEC_OBJ, ops.POST_INC_STATIC_PROP: ops.PRE_INC_STATIC_PROP,
    ops.POST_DEC_STATIC_PROP: ops.PRE_DEC_STATIC_PROP, ops.JMPZ_EX: ops.JMPZ, ops.JMPNZ_EX: ops.JMPNZ,
}


def continues(block: BasicBlock) -> bool:
    """Whether what is known of the temporaries at the end of the block before holds in this one."""
    return block.flags & (BB_FOLLOW | BB_TARGET) == BB_FOLLOW


def drop_unused(cfg: ControlFlowGraph) -> int:
    """Take results away that are not used; the slots that are used outside of their blocks, as bits."""
    if not cfg.op_array.T:
        return 0
    outside = _used_outside(cfg)
    usage = 0
    after: BasicBlock | None = None
    for block in reversed(cfg.blocks):
        if not block.flags & BB_REACHABLE or not block.length:
            continue
        if after is None or not continues(after):
            usage = outside
        elif len(block.successors) > 1:
            usage |= outside
        after = block
        for opline in reversed(cfg.op_array.opcodes[block.start:block.start + block.length]):
            if (opline.op1_type | opline.op2_type | opline.result_type) & TEMPORARY:
                usage = _before(opline, usage)
    return outside


def _used_outside(cfg: ControlFlowGraph) -> int:
    outside = defined = 0
    for block in cfg.blocks[1:]:
        if not block.flags & BB_REACHABLE:
            continue
        if not continues(block):
            defined = 0
        for opline in cfg.op_array.opcodes[block.start:block.start + block.length]:
            if opline.op1_type & TEMPORARY:
                outside |= 1 << opline.op1 & ~defined
            if opline.op2_type & TEMPORARY:
                if opline.opcode in _FETCHES:
                    defined |= 1 << opline.op2
                else:
                    outside |= 1 << opline.op2 & ~defined
            if opline.result_type & TEMPORARY:
                if opline.opcode in _EXTENDS_RESULT:
                    outside |= 1 << opline.result & ~defined
                else:
                    defined |= 1 << opline.result
    return outside


def _before(opline: Opline, usage: int) -> int:
    """What is used from this opline on; an unused result goes."""
    if opline.result_type & TEMPORARY:
        bit = 1 << opline.result
        if opline.opcode in _EXTENDS_RESULT:
            usage |= bit
        elif usage & bit:
            usage &= ~bit
        else:
            _drop_result(opline)
    if opline.op2_type & TEMPORARY:
        if opline.opcode in _FETCHES:
            usage &= ~(1 << opline.op2)
        else:
            usage |= 1 << opline.op2
    if opline.op1_type & TEMPORARY:
        usage |= 1 << opline.op1
    return usage


@because("nothing uses the result")
def _drop_result(opline: Opline) -> None:
    opcode = opline.opcode
    if opcode in _ONLY_VALUE:
        unset_result(opline)
        discard_op1(opline)
    elif opcode in _NEEDS_NO_RESULT or opcode in _WITHOUT_RESULT:
        opline.opcode = _WITHOUT_RESULT.get(opcode, opcode)
        unset_result(opline)
