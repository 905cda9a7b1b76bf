"""Rules that PHP 8.4 has in place of those of 8.2."""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes import types as t
from zvm.optimizer import type_masks as m
from zvm.optimizer.inference.properties import property_type, static_property_of
from zvm.optimizer.inference.rules.calls import callable_convert
from zvm.optimizer.inference.rules.values import constant

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import Rule, TypeInference
    from zvm.optimizer.ssa import SsaOp


def _bind_init_static(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    inference.set_type(op.op1_def, m.MAY_BE_UNDEF | m.ANY_REFERENCE)


def _step_static_property(inference: TypeInference, opline: Opline, op: SsaOp, t1: int, t2: int) -> None:
    info = static_property_of(inference, opline)
    mask, _ = property_type(inference, info)
    if info is not None and info.type is not None and info.type.mask & t.MAY_BE_ANY != t.MAY_BE_ANY:
        mask &= _STEPPED
    inference.set_type(op.result_def, mask)


_STEPPED = t.MAY_BE_NULL | t.MAY_BE_BOOL | t.MAY_BE_LONG | t.MAY_BE_DOUBLE | t.MAY_BE_STRING | t.MAY_BE_OBJECT

RULES: dict[int, Rule] = {
    meta.STRLEN: constant(t.MAY_BE_LONG), meta.SPACESHIP: constant(t.MAY_BE_LONG),
    meta.ISSET_ISEMPTY_THIS: constant(t.MAY_BE_BOOL),
    **dict.fromkeys((meta.GET_CLASS, meta.GET_CALLED_CLASS, meta.FETCH_CLASS_NAME), constant(t.MAY_BE_STRING)),
    meta.FETCH_GLOBALS: constant(t.MAY_BE_ARRAY | m.KEY_BITS | m.ELEMENT_BITS),
    meta.DECLARE_LAMBDA_FUNCTION: callable_convert, meta.BIND_INIT_STATIC_OR_JMP: _bind_init_static,
    **dict.fromkeys((meta.PRE_INC_STATIC_PROP, meta.PRE_DEC_STATIC_PROP, meta.POST_INC_STATIC_PROP,
                     meta.POST_DEC_STATIC_PROP), _step_static_property),
}
