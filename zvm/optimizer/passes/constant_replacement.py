"""Pass 8, second half: constants in place of variables that are always one (replace_constant_operands).

    0000 T1 = IS_SMALLER CV0 int(2)     0000 NOP
    0001 JMPZ T1 0005                →  0001 JMPZ bool(true) 0005

What computed them goes where nothing else comes of it. Changes an op-array and its SSA form together; the jumps are
left to unlinking (jump_folding.py).
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_RETURN_REFERENCE, ARRAY_ELEMENT_REF
from zvm.opcodes.op_array import CONST
from zvm.optimizer.passes.constant_operands import update_op1, update_op2
from zvm.optimizer.passes.constant_propagation import ConstantPropagation
from zvm.optimizer.passes.editing import TEMPORARY, add_literal, unset_op2, unset_result
from zvm.optimizer.passes.lattice import BOTTOM, Partial, is_known, value_of_type
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.ssa_editing import SsaEditor
from zvm.optimizer.passes.throwing import may_throw

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.call_graph import CallInfo
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa, SsaOp

# they change their first operand, or want a variable there (can_replace_op1)
_KEEPS_OP1 = frozenset((
    ops.PRE_INC, ops.PRE_DEC, ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC, ops.POST_DEC, ops.POST_INC_OBJ,
    ops.POST_DEC_OBJ, ops.ASSIGN, ops.ASSIGN_REF, ops.ASSIGN_DIM, ops.ASSIGN_OBJ, ops.ASSIGN_OBJ_REF, ops.ASSIGN_OP,
    ops.ASSIGN_DIM_OP, ops.ASSIGN_OBJ_OP, ops.ASSIGN_STATIC_PROP_OP, ops.FETCH_DIM_W, ops.FETCH_DIM_RW,
    ops.FETCH_DIM_UNSET, ops.FETCH_DIM_FUNC_ARG, ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW, ops.FETCH_OBJ_UNSET,
    ops.FETCH_OBJ_FUNC_ARG, ops.FETCH_LIST_W, ops.UNSET_DIM, ops.UNSET_OBJ, ops.SEND_REF, ops.SEND_VAR_EX,
    ops.SEND_FUNC_ARG, ops.SEND_UNPACK, ops.SEND_ARRAY, ops.SEND_USER, ops.FE_RESET_RW, ops.ROPE_ADD, ops.ROPE_END,
    ops.BIND_STATIC, ops.BIND_GLOBAL, ops.MAKE_REF, ops.UNSET_CV, ops.ISSET_ISEMPTY_CV, ops.VERIFY_RETURN_TYPE))
_KEEPS_OP2 = frozenset((ops.DECLARE_CLASS_DELAYED, ops.BIND_LEXICAL, ops.FE_FETCH_R, ops.FE_FETCH_RW))
_JUMPS = frozenset((ops.JMPZ_EX, ops.JMPNZ_EX, ops.JMP_SET, ops.COALESCE, ops.JMP_NULL, ops.FE_RESET_R, ops.FE_RESET_RW,
                    ops.FE_FETCH_R, ops.FE_FETCH_RW, ops.NEW))
_BUILDS = frozenset((ops.QM_ASSIGN, ops.ROPE_INIT, ops.ROPE_ADD, ops.INIT_ARRAY, ops.ADD_ARRAY_ELEMENT,
                     ops.ADD_ARRAY_UNPACK))
_STORES = frozenset((ops.ASSIGN_DIM, ops.ASSIGN_OBJ, ops.ASSIGN_OP, ops.ASSIGN_DIM_OP, ops.ASSIGN_OBJ_OP,
                     ops.ASSIGN_STATIC_PROP_OP))
_STEPS_PROPERTY = frozenset((ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ, ops.POST_DEC_OBJ))
_HAS_DATA = _STORES - {ops.ASSIGN_OP}


def optimize(ssa: Ssa, ctx: Context, calls: dict[int, CallInfo]) -> None:
    """Find out what is constant and put it in place; NOPs are left behind."""
    found = ConstantPropagation(ssa, ctx, calls)
    found.solve()
    replacement = _Replacement(ssa, ctx, found)
    replacement.remove_blocks(found.dead_blocks())
    replacement.replace()


class _Replacement(SsaEditor):
    __slots__ = ("values", "calls")

    def __init__(self, ssa: Ssa, ctx: Context, found: ConstantPropagation) -> None:
        super().__init__(ssa, ctx)
        self.values, self.calls = found.values, found.calls

    @because("conditions that are always the same never lead there")
    def remove_blocks(self, dead: dict[int, list[int]]) -> None:
        """Of each, what must stay is told."""
        for number, kept in dead.items():
            self.remove_block(number, kept)

    def replace(self) -> None:
        """The variables from the last one, so that chains such as those of array literals go as a whole."""
        for variable in range(len(self.variables) - 1, len(self.op_array.vars) - 1, -1):
            value, record = self.values[variable], self.variables[variable]
            if type(value) is Partial:
                self.values[variable] = BOTTOM
                if not record.uses and not record.phi_uses or record.no_val:
                    self._remove_definition(variable, None)
                continue
            known = (value,) if is_known(value) else value_of_type(self.infos[variable])
            if known is None:
                continue
            for number in tuple(record.uses):
                self._replace_uses(variable, number, known[0])
            if is_known(value):
                self._remove_definition(variable, known)

    # uses

    def _replace_uses(self, variable: int, number: int, value: Any) -> None:
        op = self.ops[number]
        if op.op1_use == variable and self._replace_op1(number, op, value):
            op.op1_use = -1
            if op.op2_use != variable:
                self.unlink_use(number, variable)
        if op.op2_use == variable and self._replace_op2(number, op, value):
            op.op2_use = -1
            if op.op1_use != variable:
                self.unlink_use(number, variable)

    @because("the variable is always this constant")
    def _replace_op1(self, number: int, op: SsaOp, value: Any) -> bool:
        opline = self.opcodes[number]
        if not self._takes_constant(number, opline):
            return False
        if update_op1(self.ctx, self.op_array, number, value):
            return True
        if opline.opcode != ops.INSTANCEOF:
            return False
        opline.opcode, opline.op1_type = ops.QM_ASSIGN, CONST  # constants are not objects
        opline.op1 = add_literal(self.op_array, False)
        unset_op2(opline)
        if op.op2_use >= 0:
            self.unlink_use(number, op.op2_use)
            op.op2_use = -1
        return True

    def _takes_constant(self, number: int, opline: Opline) -> bool:
        opcode = opline.opcode
        if opcode in (ops.INIT_ARRAY, ops.ADD_ARRAY_ELEMENT):
            return not opline.extended_value & ARRAY_ELEMENT_REF
        if opcode == ops.YIELD:
            return not self.op_array.fn_flags & ACC_RETURN_REFERENCE
        if opcode == ops.OP_DATA:
            return self.opcodes[number - 1].opcode not in (ops.ASSIGN_OBJ_REF, ops.ASSIGN_STATIC_PROP_REF)
        return opcode not in _KEEPS_OP1

    @because("the variable is always this constant")
    def _replace_op2(self, number: int, op: SsaOp, value: Any) -> bool:
        if self.opcodes[number].opcode in _KEEPS_OP2:
            return False
        return update_op2(self.ctx, self.op_array, number, value)

    # definitions

    def _remove_definition(self, variable: int, known: tuple[Any] | None) -> None:
        """Take away what computes a variable, as far as that does nothing else (try_remove_definition)."""
        record = self.variables[variable]
        if record.definition < 0:
            if record.definition_phi is not None and not record.uses and not record.phi_uses:
                self.remove_phi(record.definition_phi)
            return
        number = record.definition
        opline, op = self.opcodes[number], self.ops[number]
        if opline.opcode == ops.ASSIGN:  # when destructors run is for dead_code to see
            return
        if op.result_def == variable:
            if op.op1_def < 0 and op.op2_def < 0 and opline.opcode not in _JUMPS:
                self._remove_result(variable, number, opline, known)
        elif op.op1_def == variable:
            self._remove_change(variable, number, opline, known)

    @because("its result is known and nothing else comes of it")
    def _remove_result(self, variable: int, number: int, opline: Opline, known: tuple[Any] | None) -> None:
        op, record = self.ops[number], self.variables[variable]
        if record.uses or record.phi_uses:
            if known is not None and opline.result_type & TEMPORARY and opline.opcode not in _BUILDS:
                kind, slot = opline.result_type, opline.result
                op.result_def = -1
                self._remove_computation(number, opline)
                op.result_def = variable
                opline.opcode, opline.result_type, opline.result = ops.QM_ASSIGN, kind, slot
                update_op1(self.ctx, self.op_array, number, known[0])
            return
        holds_unknown = opline.op1_type & TEMPORARY != 0 and not self._is_wholly_known(op.op1_use)
        if holds_unknown and opline.opcode != ops.TYPE_CHECK:  # what makes it may report, and what is in it dies here
            return
        self.remove_result(op)
        if opline.opcode == ops.TYPE_CHECK and holds_unknown:
            opline.opcode, opline.extended_value = ops.FREE, 0  # its type was enough
            unset_result(opline)
        else:
            self._remove_computation(number, opline)

    def _is_wholly_known(self, variable: int) -> bool:
        value = self.values[variable]
        return is_known(value) and type(value) is not Partial

    def _remove_computation(self, number: int, opline: Opline) -> None:
        """An opline, or a call with what begins it and passes its arguments (remove_call)."""
        if opline.opcode == ops.FRAMELESS_ICALL_3:
            self.remove_opline(number + 1)
        if opline.opcode != ops.DO_ICALL:
            self.remove_opline(number)
            return
        call = self.calls[number]
        for at in (number, call.number, *call.sends.values()):
            self.remove_opline(at)
            self.calls.pop(at, None)
        call.caller.calls.remove(call)

    @because("what it leaves in the variable is known")
    def _remove_change(self, variable: int, number: int, opline: Opline, known: tuple[Any] | None) -> None:
        """A compound assignment or increment becomes an assignment; without a value what only builds a dead array or
        object goes."""
        op, record = self.ops[number], self.variables[variable]
        if known is None and self._may_report(number, opline, op):
            return
        if op.result_def >= 0:
            if not self.variables[op.result_def].uses and not self.variables[op.result_def].phi_uses:
                self.remove_result(op)
                unset_result(opline)
            elif opline.opcode not in (ops.PRE_INC, ops.PRE_DEC):
                return
        if op.op2_use >= 0:
            if op.op2_use != op.op1_use:
                self.unlink_use(number, op.op2_use)
            op.op2_use = -1
        if opline.opcode in _HAS_DATA:
            self.remove_opline(number + 1)
        if known is not None:
            opline.opcode, opline.op2_type, opline.extended_value = ops.ASSIGN, CONST, 0
            opline.op2 = add_literal(self.op_array, known[0])
            return
        if record.uses or record.phi_uses:
            self.rename_uses(variable, op.op1_use)
        record.definition, op.op1_def = -1, -1
        self.remove_opline(number)

    def _may_report(self, number: int, opline: Opline, op: SsaOp) -> bool:
        unknown_key = op.op2_use >= 0 and not is_known(self.values[op.op2_use])
        if opline.opcode in _STORES:
            data = self.ops[number + 1].op1_use
            return unknown_key or data >= 0 and not is_known(self.values[data])
        if opline.opcode in _STEPS_PROPERTY:
            return unknown_key
        return may_throw(self, number)
