"""Which variables may be PHP references (zend_mark_cv_references).

Reads an Ssa; adds MAY_BE_REF, and with it every type, to infos. What an opline makes a reference stays one in the
variables that follow from it, until it is unset.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import ACC_RETURN_REFERENCE, ARRAY_ELEMENT_REF, BIND_REF
from zvm.optimizer.inference.components import Worklist
from zvm.optimizer.ssa import SYMTABLE_ALIAS
from zvm.optimizer.type_masks import ANY_REFERENCE, MAY_BE_REF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.optimizer.ssa import Ssa

_RECEIVES = frozenset((meta.RECV, meta.RECV_INIT))
_REFERS_TO_OP1 = frozenset((meta.ASSIGN_REF, meta.MAKE_REF, meta.FE_RESET_RW, meta.BIND_GLOBAL, meta.SEND_REF,
                            meta.SEND_VAR_EX, meta.SEND_FUNC_ARG))
_REFERS_BY_FLAG = {meta.INIT_ARRAY: ARRAY_ELEMENT_REF, meta.ADD_ARRAY_ELEMENT: ARRAY_ELEMENT_REF,
                   meta.BIND_STATIC: BIND_REF}
_REFERS_TO_OP2 = frozenset((meta.ASSIGN_REF, meta.FE_FETCH_RW))
_REFERS_TO_DATA = frozenset((meta.ASSIGN_OBJ_REF, meta.ASSIGN_STATIC_PROP_REF))


def mark_references(ssa: Ssa) -> None:
    """Mark what oplines make references, and what follows from it."""
    infos, last_var = ssa.infos, ssa.op_array.last_var
    worklist = Worklist()
    for name, variable in enumerate(ssa.variables):
        if variable.definition >= 0 and variable.var < last_var:
            if _makes_reference(ssa, variable.definition, name):
                worklist.add(name)
        elif infos[name].type & MAY_BE_REF or variable.alias == SYMTABLE_ALIAS:
            worklist.add(name)
    for name in worklist.drain():
        infos[name].type |= ANY_REFERENCE
        for dependent in _followers(ssa, name):
            if not infos[dependent].type & MAY_BE_REF:
                worklist.add(dependent)


def _makes_reference(ssa: Ssa, position: int, name: int) -> bool:
    """Whether an opline makes the variable it defines a reference."""
    op_array = ssa.op_array
    opline, op = op_array.opcodes[position], ssa.ops[position]
    opcode = opline.opcode
    if op.result_def == name:
        return opcode in _RECEIVES and op_array.arg_info[opline.op1 - 1].by_ref
    if op.op1_def == name:
        if opcode == meta.YIELD:
            return op_array.fn_flags & ACC_RETURN_REFERENCE != 0
        if opcode == meta.OP_DATA:
            return op_array.opcodes[position - 1].opcode in _REFERS_TO_DATA
        return opcode in _REFERS_TO_OP1 or opline.extended_value & _REFERS_BY_FLAG.get(opcode, 0) != 0
    return opcode in _REFERS_TO_OP2 or opcode == meta.BIND_LEXICAL and opline.extended_value & BIND_REF != 0


def _followers(ssa: Ssa, name: int) -> list[int]:
    """The variables that a variable lives on in."""
    found = [phi.ssa_var for phi in ssa.variables[name].phi_uses]
    for use in ssa.variables[name].uses:
        op = ssa.ops[use]
        if op.op1_use == name and op.op1_def >= 0 and not _is_local_unset(ssa, use):
            found.append(op.op1_def)
        if op.op2_use == name and op.op2_def >= 0:
            found.append(op.op2_def)
        if op.result_use == name and op.result_def >= 0:
            found.append(op.result_def)
    return found


def _is_local_unset(ssa: Ssa, position: int) -> bool:
    """unset() ends a reference, except of a global variable, of which nothing is known."""
    return ssa.op_array.opcodes[position].opcode == meta.UNSET_CV and ssa.op_array.function_name is not None
