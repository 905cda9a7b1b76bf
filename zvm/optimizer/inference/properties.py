"""Which declared property an opline means, and its type (zend_fetch_prop_info, zend_fetch_static_prop_info)."""
from __future__ import annotations

from zvm.opcodes import flags as f
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.optimizer.class_names import class_named
from zvm.optimizer.declared_types import type_of
from zvm.runtime.classes.visibility import is_derived, is_protected_compatible

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.inference.types import TypeInference
    from zvm.optimizer.ssa import SsaOp


def property_of_operand(inference: TypeInference, opline: Opline, op: SsaOp) -> Any:
    """The declared property op2 of the object op1, or None."""
    if opline.op2_type != CONST:
        return None
    scope = inference.op_array.scope
    if opline.op1_type == UNUSED and not inference.op_array.fn_flags & f.ACC_TRAIT_CLONE:
        ce = scope
    else:
        ce = inference.class_of(op.op1_use)
    name = inference.op_array.literals[opline.op2]
    info = _declared(ce, name, scope) if ce is not None and type(name) is str else None
    return None if info is not None and info.flags & f.ACC_STATIC else info


def static_property_of(inference: TypeInference, opline: Opline) -> Any:
    """The static property op1 of the class op2, or None."""
    if opline.op1_type != CONST:
        return None
    literals, scope = inference.op_array.literals, inference.op_array.scope
    ce = None
    if opline.op2_type == CONST:
        ce = class_named(inference.context, inference.op_array, literals[opline.op2 + 1])
    elif opline.op2_type == UNUSED and scope is not None:
        fetch = opline.op2 & f.FETCH_CLASS_MASK
        if fetch in (f.FETCH_CLASS_SELF, f.FETCH_CLASS_STATIC):
            ce = scope
        elif fetch == f.FETCH_CLASS_PARENT and scope.flags & f.ACC_LINKED:
            ce = scope.parent
    name = literals[opline.op1]
    info = _declared(ce, name, scope) if ce is not None and type(name) is str else None
    return info if info is not None and info.flags & f.ACC_STATIC else None


def property_type(inference: TypeInference, info: Any) -> tuple[int, Any]:
    """The types a property can have, and a class; of an unknown one, any."""
    return type_of(inference.context.class_entry, None if info is None else info.type)


def _declared(ce: Any, name: str, scope: Any) -> Any:
    """The property that `name` means to code in `scope`, or None (lookup_prop_info)."""
    info = ce.properties_info.get(name)
    if not (ce.flags & f.ACC_LINKED and (scope is None or scope.flags & f.ACC_LINKED)):
        if info is not None and (info.ce is scope or scope is None and info.flags & f.ACC_PUBLIC):
            return info
        return None
    if info is None or info.ce is scope or not info.flags & (f.ACC_CHANGED | f.ACC_PRIVATE | f.ACC_PROTECTED):
        return info
    if info.flags & f.ACC_CHANGED:
        if scope is not None and scope is not ce and is_derived(ce, scope):
            private = scope.properties_info.get(name)
            if private is not None and private.flags & f.ACC_PRIVATE and private.ce is scope:
                return private
        if info.flags & f.ACC_PUBLIC:
            return info
    if info.flags & f.ACC_PRIVATE:
        return None
    return info if is_protected_compatible(info.ce, scope) else None
