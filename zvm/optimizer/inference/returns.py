"""What a function returns: the union of its RETURNs (zend_func_return_info)."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import ACC_GENERATOR, ACC_HAS_RETURN_TYPE
from zvm.opcodes.op_array import CONST
from zvm.opcodes.types import MAY_BE_OBJECT
from zvm.optimizer.inference.rules.values import with_null
from zvm.optimizer.ssa import FULL_RANGE, Range
from zvm.optimizer.type_masks import ANY_REFERENCE, LONG_MAX, LONG_MIN, MAY_BE_REF, MAY_BE_UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.inference.types import TypeInference

_RETURNS = (meta.RETURN, meta.RETURN_BY_REF)


def infer_return(inference: TypeInference) -> None:
    """Set what the function returns; a declared type is intersected with what is found."""
    info, op_array = inference.info, inference.op_array
    returned = info.returned
    if op_array.fn_flags & ACC_GENERATOR:
        returned.type, returned.ce = MAY_BE_OBJECT, inference.context.class_entry("generator")
        returned.is_instanceof = info.has_returned_range = False
        return
    found = _Returned()
    for block in inference.ssa.cfg.blocks:
        opline = inference.ssa.cfg.last_opline(block)
        if block.reachable and opline is not None and opline.opcode in _RETURNS:
            position = block.start + block.length - 1
            if not _is_recursive_tail_call(info, position):
                found.add(inference, opline, inference.ssa.ops[position].op1_use)
    if not op_array.fn_flags & ACC_HAS_RETURN_TYPE:
        returned.ce, returned.is_instanceof = found.ce, found.is_instanceof
    returned.type = (returned.type or ANY_REFERENCE) & found.type
    returned.range = found.range or Range(0, 0)
    # of a declared type that nothing returns, Zend takes "not yet met" for "known"
    never_met = found.is_first and op_array.fn_flags & ACC_HAS_RETURN_TYPE != 0
    info.has_returned_range = found.range is not None or never_met


class _Returned:
    """What the RETURNs met so far give."""

    __slots__ = ("type", "ce", "is_instanceof", "range", "is_first")

    def __init__(self) -> None:
        self.type = 0
        self.ce: Any = None
        self.is_instanceof = False
        self.range: Range | None = None
        self.is_first = True

    def add(self, inference: TypeInference, opline: Opline, use: int) -> None:
        mask = with_null(inference.operand_type(opline.op1_type, opline.op1, use)) & ~MAY_BE_UNDEF
        mask = mask & ~MAY_BE_REF if opline.opcode == meta.RETURN else mask | MAY_BE_REF
        self.type |= mask
        self._add_class(inference, mask, use)
        limits = _range_of(inference, opline, use)
        if self.is_first:
            self.range = limits
        elif self.range is not None:
            self.range = _union(self.range, limits) if limits is not None else None
        self.is_first = False

    def _add_class(self, inference: TypeInference, mask: int, use: int) -> None:
        ce, is_instanceof = None, False
        if use >= 0 and not mask & MAY_BE_REF:
            ce = inference.known[use].ce
            is_instanceof = ce is not None and inference.known[use].is_instanceof
        if self.is_first:
            self.ce, self.is_instanceof = ce, is_instanceof
        elif ce is not None and ce is self.ce:
            self.is_instanceof |= is_instanceof
        else:
            self.ce, self.is_instanceof = None, False


def _range_of(inference: TypeInference, opline: Opline, use: int) -> Range | None:
    if opline.op1_type == CONST:
        value = inference.op_array.literals[opline.op1]
        return Range(value, value) if type(value) is int else None
    return None if use < 0 else inference.known[use].range or FULL_RANGE


def _union(first: Range, second: Range) -> Range:
    underflow, overflow = first.underflow or second.underflow, first.overflow or second.overflow
    return Range(LONG_MIN if underflow else min(first.min, second.min),
                 LONG_MAX if overflow else max(first.max, second.max), underflow, overflow)


def _is_recursive_tail_call(info: FunctionInfo, position: int) -> bool:
    """Whether what is returned there is what the function itself returns."""
    assert info.ssa is not None
    use = info.ssa.ops[position].op1_use
    definition = info.ssa.variables[use].definition if use >= 0 else -1
    if definition < 0 or info.op_array.opcodes[definition].opcode != meta.DO_UCALL:
        return False
    call = info.call_map.get(definition)
    return call is not None and call.callee is info.op_array
