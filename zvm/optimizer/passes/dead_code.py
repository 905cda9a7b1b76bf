"""Pass 14: oplines whose results nothing uses and that have no other effect (dce_optimize_op_array).

    0000 T1 = CAST (array) CV0  [array]      0000 RETURN CV0
    0001 CV1 = QM_ASSIGN T1             →
    0002 RETURN CV0

At first everything without side effects counts as dead; what is used by something alive is not.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import BIND_EXPLICIT, BIND_IMPLICIT, BIND_REF, BIND_SHIFT, FREE_VOID_CAST
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.opcodes.operands import opcodes_with
from zvm.opcodes.types import MAY_BE_ANY, MAY_BE_ARRAY, MAY_BE_OBJECT, MAY_BE_RESOURCE
from zvm.optimizer.cfg import BB_REACHABLE, FUNC_VARARG
from zvm.optimizer.passes.editing import TEMPORARY, unset_result
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.ssa_editing import REFCOUNTED, SsaEditor
from zvm.optimizer.passes.throwing import may_throw
from zvm.optimizer.ssa import IGNORES_VALUE, NO_ESCAPE, is_no_val_use
from zvm.optimizer.type_masks import MAY_BE_REF, MAY_BE_UNDEF, as_elements
from zvm.runtime.classes.constant_expressions import ConstantExpression

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Phi, Ssa, SsaOp

_HAS_DESTRUCTOR = MAY_BE_OBJECT | MAY_BE_RESOURCE | as_elements(MAY_BE_ARRAY | MAY_BE_OBJECT | MAY_BE_RESOURCE)
_PURE = frozenset((
    ops.NOP, ops.IS_IDENTICAL, ops.IS_NOT_IDENTICAL, ops.QM_ASSIGN, ops.FREE, ops.FE_FREE, ops.TYPE_CHECK, ops.DEFINED,
    ops.ADD, ops.SUB, ops.MUL, ops.POW, ops.BW_OR, ops.BW_AND, ops.BW_XOR, ops.CONCAT, ops.FAST_CONCAT, ops.DIV,
    ops.MOD, ops.BOOL_XOR, ops.BOOL, ops.BOOL_NOT, ops.BW_NOT, ops.SL, ops.SR, ops.IS_EQUAL, ops.IS_NOT_EQUAL,
    ops.IS_SMALLER, ops.IS_SMALLER_OR_EQUAL, ops.CASE, ops.CASE_STRICT, ops.CAST, ops.ROPE_INIT, ops.ROPE_ADD,
    ops.INIT_ARRAY, ops.SPACESHIP, ops.STRLEN, ops.COUNT, ops.GET_TYPE, ops.ISSET_ISEMPTY_THIS,
    ops.ISSET_ISEMPTY_DIM_OBJ, ops.FETCH_DIM_IS, ops.ISSET_ISEMPTY_CV, ops.ISSET_ISEMPTY_VAR, ops.FETCH_IS,
    ops.IN_ARRAY, ops.FUNC_NUM_ARGS, ops.FUNC_GET_ARGS, ops.ARRAY_KEY_EXISTS))
_HAVE_DATA = opcodes_with(ops.USES_OP_DATA)
_INCREMENTS = frozenset((ops.PRE_INC, ops.POST_INC, ops.PRE_DEC, ops.POST_DEC))
_PROPERTY_INCREMENTS = frozenset((ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ, ops.POST_DEC_OBJ))
# without side effects where nothing else sees what they change, or for some types of operands
_DEPENDS = _INCREMENTS | _PROPERTY_INCREMENTS | {
    ops.ADD_ARRAY_ELEMENT, ops.ASSIGN, ops.ASSIGN_OP, ops.ASSIGN_DIM, ops.ASSIGN_OBJ, ops.UNSET_CV, ops.BIND_STATIC,
    ops.CHECK_VAR, ops.FE_RESET_R, ops.FE_RESET_RW}
_MAY_BE_DEAD = _PURE | _DEPENDS
# their results may be left out
_RESULT_OPTIONAL = frozenset((
    ops.ASSIGN, ops.ASSIGN_REF, ops.ASSIGN_DIM, ops.ASSIGN_OBJ, ops.ASSIGN_OBJ_REF, ops.ASSIGN_STATIC_PROP,
    ops.ASSIGN_STATIC_PROP_REF, ops.ASSIGN_OP, ops.ASSIGN_DIM_OP, ops.ASSIGN_OBJ_OP, ops.ASSIGN_STATIC_PROP_OP,
    ops.PRE_INC, ops.PRE_DEC, ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.DO_ICALL, ops.DO_UCALL, ops.DO_FCALL_BY_NAME,
    ops.DO_FCALL, ops.INCLUDE_OR_EVAL, ops.YIELD, ops.YIELD_FROM, ops.ASSERT_CHECK))


def optimize(ssa: Ssa, ctx: Context) -> None:
    """Take dead oplines and phis away; NOPs are left behind."""
    dead_code = _DeadCode(ssa, ctx)
    dead_code.mark()
    dead_code.remove_oplines()
    dead_code.remove_phis()


class _DeadCode(SsaEditor):
    """`dead` are opline numbers, `dead_phis` the variables of phis; `waiting` and `waiting_phis` are known to be alive,
    what they use has not been looked at. `written` are phis that something alive writes to without reading."""

    __slots__ = ("dead", "dead_phis", "waiting", "waiting_phis", "written", "has_varargs")

    def __init__(self, ssa: Ssa, ctx: Context) -> None:
        super().__init__(ssa, ctx)
        self.dead: set[int] = set()
        self.dead_phis = set(range(len(ssa.variables)))
        self.waiting: set[int] = set()
        self.waiting_phis: set[int] = set()
        self.written: set[int] = set()
        self.has_varargs = ssa.cfg.flags & FUNC_VARARG != 0

    # what is alive

    def mark(self) -> None:
        """Find what is dead."""
        for phi in self.ssa.all_phis():
            if phi.var >= len(self.op_array.vars) and self.type_of(phi.ssa_var) & REFCOUNTED:
                self.dead_phis.discard(phi.ssa_var)
                for source in phi.distinct_sources:
                    self._need(source, False)
        for block in reversed(self.ssa.cfg.blocks):
            if block.flags & BB_REACHABLE:
                for number in reversed(block.numbers):
                    self._classify(number)
        while self.waiting or self.waiting_phis:
            self._spread()

    def _classify(self, number: int) -> None:
        opline = self.opcodes[number]
        opcode = opline.opcode
        if opcode == ops.OP_DATA:
            return
        if number in self.waiting:
            self.waiting.discard(number)
        elif opcode in _MAY_BE_DEAD:
            if not self._has_effects(number, opline):
                self.dead.add(number)
                if opcode in _HAVE_DATA:
                    self.dead.add(number + 1)
                return
        elif opcode == ops.NEW and self._is_local_object(number):
            self.dead.update((number, number + 1))
            return
        self._need_operands(number, False)
        if opcode in _HAVE_DATA:
            self._need_operands(number + 1, False)

    def _has_effects(self, number: int, opline: Opline) -> bool:
        """Of an opline that _MAY_BE_DEAD."""
        if opline.opcode == ops.FREE and opline.extended_value == FREE_VOID_CAST:
            return True
        if self._may_have_side_effects(number, opline):
            return True
        if may_throw(self, number) and not (opline.opcode == ops.ADD_ARRAY_ELEMENT and opline.op2_type == UNUSED):
            return True
        return self.has_varargs and self._changes_argument(self.ops[number])

    def _is_local_object(self, number: int) -> bool:
        """NEW without a constructor, of an object that nothing else sees."""
        if self.opcodes[number + 1].opcode != ops.DO_FCALL:
            return False
        result = self.ops[number].result_def
        return result >= 0 and self.variables[result].escape_state == NO_ESCAPE

    def _changes_argument(self, op: SsaOp) -> bool:
        return any(variable >= 0 and self.variables[variable].var < self.op_array.num_args
                   for variable in (op.op1_def, op.op2_def, op.result_def))

    def _spread(self) -> None:
        while self.waiting:
            number = self.waiting.pop()
            self.dead.discard(number)
            self._need_operands(number, True)
            if number + 1 < len(self.opcodes):
                following = self.opcodes[number + 1].opcode
                if following == ops.OP_DATA or (self.opcodes[number].opcode == ops.NEW and following == ops.DO_FCALL):
                    self.dead.discard(number + 1)
                    self._need_operands(number + 1, True)
        while self.waiting_phis:
            variable = self.waiting_phis.pop()
            self.dead_phis.discard(variable)
            self.written.discard(variable)
            phi = self.variables[variable].definition_phi
            assert phi is not None
            for source in phi.distinct_sources:
                self._need(source, True)

    def _need(self, variable: int, only_dead: bool) -> None:
        record = self.variables[variable]
        if record.definition >= 0:
            if not only_dead or record.definition in self.dead:
                self.waiting.add(record.definition)
        elif record.definition_phi is not None and (not only_dead or variable in self.dead_phis):
            self.waiting_phis.add(variable)

    def _need_operands(self, number: int, only_dead: bool) -> None:
        opcode, op = self.opcodes[number].opcode, self.ops[number]
        if op.result_use >= 0:
            self._need(op.result_use, only_dead)
        if opcode in IGNORES_VALUE:
            self._need_values(opcode, op, only_dead)
            return
        if op.op1_use >= 0:
            self._need(op.op1_use, only_dead)
        if op.op2_use >= 0:
            self._need(op.op2_use, only_dead)

    def _need_values(self, opcode: int, op: SsaOp, only_dead: bool) -> None:
        """Of an opline that writes to an operand without reading it."""
        for variable, keeps_reference in ((op.op1_use, opcode == ops.ASSIGN), (op.op2_use, opcode == ops.FE_FETCH_R)):
            if variable < 0:
                continue
            if not is_no_val_use(opcode, op, variable) or (keeps_reference and self.type_of(variable) & MAY_BE_REF):
                self._need(variable, only_dead)
            elif self.variables[variable].definition_phi is not None and variable in self.dead_phis:
                self.written.add(variable)

    # effects

    def _changes_unseen(self, use: int, definition: int) -> bool:
        """Whether a change can be seen otherwise (is_bad_mod)."""
        return definition < 0 or self.type_of(use) & MAY_BE_REF != 0

    def _may_have_side_effects(self, number: int, opline: Opline) -> bool:
        opcode, op = opline.opcode, self.ops[number]
        if opcode not in _DEPENDS:
            return False
        if opcode == ops.ADD_ARRAY_ELEMENT:  # there is no opline that frees two
            return opline.op1_type & TEMPORARY != 0 and opline.op2_type & TEMPORARY != 0
        if opcode in _INCREMENTS:
            return self._changes_unseen(op.op1_use, op.op1_def)
        if opcode == ops.ASSIGN:
            return self._changes_unseen(op.op1_use, op.op1_def) or self._shortens_life(number, opline)
        if opcode == ops.ASSIGN_OP or opcode in _PROPERTY_INCREMENTS or opcode in (ops.ASSIGN_DIM, ops.ASSIGN_OBJ):
            if self._changes_unseen(op.op1_use, op.op1_def) or self.variables[op.op1_def].escape_state != NO_ESCAPE:
                return True
            return (opcode in (ops.ASSIGN_DIM, ops.ASSIGN_OBJ) and self.opcodes[number + 1].op1_type != CONST
                    and self.type1(number + 1) & _HAS_DESTRUCTOR != 0)
        if opcode == ops.UNSET_CV:
            return self.type1(number) & MAY_BE_REF != 0
        if opcode == ops.BIND_STATIC:
            return self._binds_visibly(opline)
        if opcode == ops.CHECK_VAR:
            return self.type1(number) & MAY_BE_UNDEF != 0
        return self.type1(number) & MAY_BE_ANY != MAY_BE_ARRAY  # FE_RESET_R, FE_RESET_RW

    def _shortens_life(self, number: int, opline: Opline) -> bool:
        """Without the assignment a destructor would run earlier."""
        if opline.op2_type == CONST or not self.type2(number) & _HAS_DESTRUCTOR:
            return False
        use = self.ops[number].op2_use
        return use < 0 or self.variables[use].escape_state != NO_ESCAPE

    def _binds_visibly(self, opline: Opline) -> bool:
        """Variables of closures can be reflected upon; constant expressions may fail."""
        values = self.op_array.static_variables
        if not values:
            return False
        if opline.extended_value & (BIND_IMPLICIT | BIND_EXPLICIT):
            return True
        value = list(values.values())[opline.extended_value >> BIND_SHIFT]
        return opline.extended_value & BIND_REF != 0 and isinstance(value, ConstantExpression)

    # removal

    def remove_oplines(self) -> None:
        for number in sorted(self.dead):
            self._remove(number)

    def _is_dead(self, variable: int) -> bool:
        record = self.variables[variable]
        if record.definition_phi is not None:
            return variable in self.dead_phis
        if record.definition >= 0:
            return record.definition in self.dead
        return variable >= len(self.op_array.vars)

    @because("nothing uses what it makes, and it has no other effect")
    def _remove(self, number: int) -> None:
        """Take a dead opline away; what it would have freed is freed by a FREE in its place (dce_instr)."""
        opline, op = self.opcodes[number], self.ops[number]
        if opline.opcode == ops.NOP or self._frees_live(opline, op):
            return
        freed: tuple[int, int] | None = None
        if self._needs_free(opline.op1_type, op.op1_use, number) and opline.opcode not in (ops.CASE, ops.CASE_STRICT):
            freed = op.op1_use, opline.op1_type
        if self._needs_free(opline.op2_type, op.op2_use, number):
            if freed is not None:  # there is no opline that frees two
                self.dead.discard(number)
                return
            freed = op.op2_use, opline.op2_type
        self.rename_definitions(op)
        self.remove_opline(number)
        if freed is not None:
            variable, opline.op1_type = freed
            opline.opcode, opline.op1 = ops.FREE, self.variables[variable].var
            op.op1_use = variable
            self.add_use(number, variable)

    def _needs_free(self, kind: int, variable: int, number: int) -> bool:
        """Whether an operand is a temporary that is made and must be freed when opline `number` does not read it."""
        return (kind & TEMPORARY != 0 and not self._is_dead(variable) and not self._drop_result(variable, number)
                and self.type_of(variable) & REFCOUNTED != 0)

    def _frees_live(self, opline: Opline, op: SsaOp) -> bool:
        """FREE goes only with what it frees (is_free_of_live_var)."""
        if opline.opcode == ops.FREE:
            mask = self.type_of(op.op1_use)
            if mask & (MAY_BE_REF | MAY_BE_ANY | MAY_BE_UNDEF) and not mask & REFCOUNTED:
                return False
        elif opline.opcode != ops.FE_FREE:
            return False
        return not self._is_dead(op.op1_use)

    @because("nothing uses the result")
    def _drop_result(self, variable: int, number: int) -> bool:
        """What makes a variable that only opline `number` reads need not make it (try_remove_var_def)."""
        record = self.variables[variable]
        if record.definition < 0 or record.uses != [number] or record.phi_uses:
            return False
        maker, op = self.opcodes[record.definition], self.ops[record.definition]
        if op.result_def != variable or maker.opcode not in _RESULT_OPTIONAL:
            return False
        unset_result(maker)
        op.result_def = record.definition = -1
        return True

    def remove_phis(self) -> None:
        """Dead phis, and those whose sources are one variable."""
        while self.written:
            variable = self.written.pop()
            self.dead_phis.discard(variable)
            phi = self.variables[variable].definition_phi
            for source in () if phi is None else phi.distinct_sources:
                if self.variables[source].definition_phi is not None and source in self.dead_phis:
                    self.written.add(source)
        for phi in list(self.ssa.all_phis()):
            if phi.ssa_var in self.dead_phis:
                self.remove_uses(phi.ssa_var)
                self.remove_phi(phi)
            elif not phi.is_pi:
                self._remove_trivial(phi)

    def _remove_trivial(self, phi: Phi) -> None:
        sources = set(phi.sources) - {phi.ssa_var}
        if len(sources) == 1:
            self.rename_uses(phi.ssa_var, sources.pop())
            self.remove_phi(phi)
