"""Ranges of integers, component by component (zend_infer_ranges).

Speed and Precision in Range Analysis (Campos, Rodrigues, de Assis Costa, Pereira, SBLP'12): a component of several
variables is first tried a few rounds, then widened until nothing grows, then narrowed by what its pis say.

Reads an Ssa with components; sets `range` of its infos. Every variable that has a component and cannot be a reference
gets one.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.opcodes.types import IS_LONG, MAY_BE_LONG, MAY_BE_NULL
from zvm.optimizer.inference.components import Worklist
from zvm.optimizer.inference.range_arithmetic import BINARY, bitwise_not
from zvm.optimizer.ssa import FULL_RANGE, NOT_NEGATIVE, Range, RangeConstraint
from zvm.optimizer.type_masks import LONG_MAX, LONG_MIN, MAY_BE_REF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.call_graph import FunctionInfo
    from zvm.optimizer.ssa import Phi, SsaOp

_WARMUP_ROUNDS = 16
_CALLS = frozenset((meta.DO_FCALL, meta.DO_ICALL, meta.DO_UCALL, meta.DO_FCALL_BY_NAME))
_COPIES_OP1 = frozenset((meta.QM_ASSIGN, meta.JMP_SET, meta.COALESCE, meta.COPY_TMP))
_UNSETS = frozenset((meta.UNSET_DIM, meta.UNSET_OBJ))
_COUNTS = {meta.STRLEN: 0, meta.FUNC_NUM_ARGS: 0, meta.COUNT: LONG_MIN}  # the least; a Countable may count below 0
_STEPS = {meta.PRE_INC: 1, meta.POST_INC: 1, meta.PRE_DEC: -1, meta.POST_DEC: -1}
_GIVES_OLD_VALUE = frozenset((meta.POST_INC, meta.POST_DEC))


def _normal(limits: Range) -> Range:
    """The range with the widest bound where it has none."""
    if (not limits.underflow or limits.min == LONG_MIN) and (not limits.overflow or limits.max == LONG_MAX):
        return limits
    return Range(LONG_MIN if limits.underflow else limits.min, LONG_MAX if limits.overflow else limits.max,
                 limits.underflow, limits.overflow)


def _end(limits: Range, upper: bool) -> tuple[int, bool]:
    """The bound at one end of a range, and whether it may be exceeded."""
    return (limits.max, limits.overflow) if upper else (limits.min, limits.underflow)


def infer_ranges(info: FunctionInfo, infos: dict[OpArray, FunctionInfo], dependents: list[list[int]]) -> None:
    """Set the ranges of a function's variables."""
    _Ranges(info, infos, dependents).run()


class _Ranges:
    __slots__ = ("info", "infos", "op_array", "ssa", "variables", "known", "dependents")

    def __init__(self, info: FunctionInfo, infos: dict[OpArray, FunctionInfo], dependents: list[list[int]]) -> None:
        assert info.ssa is not None
        self.info, self.infos, self.ssa, self.dependents = info, infos, info.ssa, dependents
        self.op_array, self.variables = info.op_array, info.ssa.variables
        self.known = info.ssa.infos

    def run(self) -> None:
        known = self.known
        components: list[list[int] | None] = [None] * self.ssa.sccs
        for name in range(self.ssa.count - 1, -1, -1):
            scc = self.variables[name].scc
            if scc >= 0:
                names = components[scc]
                if names is None:
                    components[scc] = [name]
                else:
                    names.append(name)
        for names in components:
            assert names is not None
            if len(names) > 1:
                self._infer_component(names)
            elif not known[names[0]].type & MAY_BE_REF:
                found = self._range_of(names[0], narrowing=True)
                known[names[0]].range = FULL_RANGE if found is None else _normal(found)

    def _is_reference(self, name: int) -> bool:
        return self.known[name].type & MAY_BE_REF != 0

    def _add_dependents(self, worklist: Worklist, name: int, excluded: Worklist | None = None) -> None:
        """Those of the same component."""
        component = self.variables[name].scc
        for dependent in self.dependents[name]:
            if (self.variables[dependent].scc == component and not self._is_reference(dependent)
                    and (excluded is None or dependent not in excluded)):
                worklist.add(dependent)

    def _infer_component(self, names: list[int]) -> None:
        self._warm_up(names)
        values = [name for name in names if not self._is_reference(name)]
        worklist = Worklist(values)
        self._widen_all(worklist)
        for name in values:
            if self.known[name].range is None:
                self.known[name].range = FULL_RANGE
                self._add_dependents(worklist, name)
        self._widen_all(worklist)
        for name in names:
            phi = self.variables[name].definition_phi
            if phi is not None and not phi.is_pi and not self._is_reference(name):
                self._narrow(name)
            worklist.add(name)
        for name in worklist.drain():
            if self._narrow(name):
                self._add_dependents(worklist, name)
                for phi in self.variables[name].constraint_uses:
                    dependent = phi.ssa_var
                    if (self.variables[dependent].scc == self.variables[name].scc
                            and not self._is_reference(dependent)):
                        worklist.add(dependent)

    def _warm_up(self, names: list[int]) -> None:
        """A few rounds from the component's entries without widening, so that short loops keep exact ranges."""
        worklist = Worklist()
        for _ in range(_WARMUP_ROUNDS):
            for name in names:
                if self.variables[name].scc_entry and not self._is_reference(name):
                    worklist.add(name)
            visited = Worklist()
            for name in worklist.drain():
                found = self._range_of(name)
                if found is not None and self._meet_narrowing(name, found):
                    visited.add(name)
                    self._add_dependents(worklist, name, visited)
            if not visited.bits:  # so would the rounds after this one
                return

    def _widen_all(self, worklist: Worklist) -> None:
        for name in worklist.drain():
            found = self._range_of(name)
            if found is not None and self._meet_widening(name, found):
                self._add_dependents(worklist, name)

    def _narrow(self, name: int) -> bool:
        found = self._range_of(name, narrowing=True)
        return found is not None and self._meet_narrowing(name, found)

    def _meet_widening(self, name: int, found: Range) -> bool:
        """What grows, grows without end. Whether anything changed."""
        before = self.known[name].range
        if before is not None:
            underflow = found.underflow or before.underflow or found.min < before.min
            overflow = found.overflow or before.overflow or found.max > before.max
            found = Range(LONG_MIN if underflow else found.min, LONG_MAX if overflow else found.max, underflow,
                          overflow)
            if found.key() == before.key():
                return False
        self.known[name].range = found
        return True

    def _meet_narrowing(self, name: int, found: Range) -> bool:
        """What was within bounds stays in them where nothing goes beyond. Whether anything changed."""
        before = self.known[name].range
        if before is not None:
            least, most = found.min, found.max
            if not found.underflow and not before.underflow and before.min < least:
                least = before.min
            if not found.overflow and not before.overflow and before.max > most:
                most = before.max
            found = Range(LONG_MIN if found.underflow else least, LONG_MAX if found.overflow else most,
                          found.underflow, found.overflow)
            if found.key() == before.key():
                return False
        self.known[name].range = found
        return True

    def _range_of(self, name: int, narrowing: bool = False) -> Range | None:
        """The range that the definition of a variable gives now (zend_inference_calc_range)."""
        variable = self.variables[name]
        phi = variable.definition_phi
        if phi is None:
            position = variable.definition
            rule = _RULES.get(self.op_array.opcodes[position].opcode) if position >= 0 else None
            return None if rule is None else rule(self, self.op_array.opcodes[position], self.ssa.ops[position], name)
        if not isinstance(phi.constraint, RangeConstraint):
            return self._range_of_phi(phi, narrowing)
        if phi.constraint.negative != NOT_NEGATIVE:
            found = self.known[phi.sources[0]].range
            found = self._without_limit(name, phi, phi.constraint, found) if found is not None else None
            return found or (FULL_RANGE if narrowing and self.known[phi.sources[0]].range is None else None)
        return self._constrained(phi, phi.constraint, narrowing)

    def _range_of_phi(self, phi: Phi, narrowing: bool) -> Range | None:
        found = None
        for source in phi.sources:
            limits = self.known[source].range
            if limits is None:
                if not narrowing:
                    continue
                limits = FULL_RANGE
            if found is None:
                found = limits
            else:
                found = Range(min(found.min, limits.min), max(found.max, limits.max),
                              found.underflow or limits.underflow, found.overflow or limits.overflow)
        return found

    def _without_limit(self, name: int, phi: Phi, constraint: RangeConstraint, found: Range) -> Range | None:
        """The range of a variable known to be different from a constant: of a counter that goes towards the
        constant, it ends there."""
        limit = constraint.range
        definition = self.variables[phi.sources[0]].definition
        least, most = found.min, found.max
        if (limit.min == limit.max and not limit.underflow and not limit.overflow and constraint.min_ssa_var < 0
                and constraint.max_ssa_var < 0 and definition >= 0):
            step = _STEPS.get(self.op_array.opcodes[definition].opcode, 0)
            start = self._start_of_counter(name, definition) if step else None
            if start is not None:
                if step < 0 and not found.underflow and start.min > limit.max:
                    least = limit.max + 1
                elif step > 0 and not found.overflow and start.max < limit.min:
                    most = limit.min - 1
        return Range(least, most, found.underflow, found.overflow) if least <= most else None

    def _start_of_counter(self, name: int, definition: int) -> Range | None:
        """Where the loop began whose counter an opline changes and `name` carries back."""
        phi = self.variables[self.ssa.ops[definition].op1_use].definition_phi
        if phi is not None and not phi.is_pi and len(phi.sources) == 2 and phi.sources[1] == name:
            return self.known[phi.sources[0]].range
        return None

    def _constrained(self, phi: Phi, constraint: RangeConstraint, narrowing: bool) -> Range | None:
        """The range of the source within that of the constraint. Bounds that are variables count when narrowing."""
        source = self.known[phi.sources[0]].range
        if source is None:
            if not narrowing:
                return None
            source = FULL_RANGE
            lower, upper = self._bound(constraint, False, upper=False), self._bound(constraint, False, upper=True)
        else:
            is_symbolic = constraint.min_ssa_var >= 0
            lower = self._bound(constraint, True, upper=False) if narrowing or not is_symbolic else (LONG_MIN, True)
            is_symbolic = constraint.max_ssa_var >= 0
            upper = self._bound(constraint, True, upper=True) if narrowing or not is_symbolic else (LONG_MAX, True)
        least, most = max(source.min, lower[0]), min(source.max, upper[0])
        if least > most:
            return None
        return Range(least, most, source.underflow and lower[1], source.overflow and upper[1])

    def _bound(self, constraint: RangeConstraint, within_known: bool, upper: bool) -> tuple[int, bool]:
        """The least value a constraint admits, or the greatest, and whether it may be exceeded."""
        bound, is_open = _end(constraint.range, upper)
        variable, widest = (constraint.max_ssa_var, LONG_MAX) if upper else (constraint.min_ssa_var, LONG_MIN)
        if variable < 0:
            return bound, is_open
        limits = self.known[variable].range
        if limits is None:
            return widest, True
        start, is_open = _end(limits, upper)
        if not LONG_MIN <= start + bound <= LONG_MAX:
            return widest, is_open or not within_known
        return start + bound, is_open

    def _operand(self, kind: int, number: int, use: int) -> Range | None:
        if kind == CONST:
            value = self.op_array.literals[number]
            return Range(value, value) if type(value) is int else None
        return None if kind == UNUSED or use < 0 else self.known[use].range

    # the range of what an opline defines (zend_inference_propagate_range)

    def _binary(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        return self._computed(opline.opcode, opline, op) if op.result_def == name else None

    def _assigned_op(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        return self._computed(opline.extended_value, opline, op) if name in (op.op1_def, op.result_def) else None

    def _computed(self, opcode: int, opline: Opline, op: SsaOp) -> Range | None:
        if opcode not in BINARY:
            return None
        left = self._operand(opline.op1_type, opline.op1, op.op1_use)
        right = self._operand(opline.op2_type, opline.op2, op.op2_use)
        return BINARY[opcode](left, right) if left is not None and right is not None else None

    def _op1(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        return self._operand(opline.op1_type, opline.op1, op.op1_use)

    def _op2(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        return self._operand(opline.op2_type, opline.op2, op.op2_use)

    def _unset(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        return self._op1(opline, op, name) if op.op1_def == name else None

    def _stepped(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        if name not in (op.op1_def, op.result_def):
            return None
        before = self._op1(opline, op, name)
        if before is None or op.result_def == name and opline.opcode in _GIVES_OLD_VALUE:
            return before
        least, most = before.min, before.max
        underflow, overflow = before.underflow, before.overflow
        if _STEPS[opline.opcode] > 0:
            if most < LONG_MAX:
                most += 1
            else:
                overflow = True
            if least < LONG_MAX and not underflow:
                least += 1
        else:
            if least > LONG_MIN:
                least -= 1
            else:
                underflow = True
            if most > LONG_MIN and not overflow:
                most -= 1
        return Range(least, most, underflow, overflow)

    def _bitwise_not(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        operand = self._op1(opline, op, name)
        return bitwise_not(operand) if operand is not None and op.result_def == name else None

    def _cast(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        if op.result_def != name or opline.extended_value != IS_LONG:
            return None
        operand = self._op1(opline, op, name)
        return Range(operand.min, operand.max) if operand is not None else Range(LONG_MIN, LONG_MAX)

    def _counted(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        return Range(_COUNTS[opline.opcode], LONG_MAX)

    def _received(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        if op.result_def != name or opline.op1 > self.op_array.num_args:
            return None
        declared = self.op_array.arg_info[opline.op1 - 1].type
        if declared is None or declared.mask & ~MAY_BE_NULL != MAY_BE_LONG:
            return None
        return Range(LONG_MIN, LONG_MAX)

    def _returned(self, opline: Opline, op: SsaOp, name: int) -> Range | None:
        """What a function of this script returns that was analysed before."""
        if op.result_def != name:
            return None
        position = self.variables[name].definition
        call = self.info.call_map.get(position)
        if call is None or call.is_prototype:
            return None
        callee = self.infos.get(call.callee)
        return callee.returned.range if callee is not None and callee.has_returned_range else None


_RULES: dict[int, Callable[[_Ranges, Opline, SsaOp, int], Range | None]] = {
    **dict.fromkeys(BINARY, _Ranges._binary), meta.ASSIGN_OP: _Ranges._assigned_op, meta.ASSIGN: _Ranges._op2,
    **dict.fromkeys(_STEPS, _Ranges._stepped), **dict.fromkeys(_COPIES_OP1, _Ranges._op1),
    **dict.fromkeys(_UNSETS, _Ranges._unset), meta.BW_NOT: _Ranges._bitwise_not, meta.CAST: _Ranges._cast,
    meta.RECV: _Ranges._received, meta.RECV_INIT: _Ranges._received,
    **dict.fromkeys(_COUNTS, _Ranges._counted), **dict.fromkeys(_CALLS, _Ranges._returned),
}
