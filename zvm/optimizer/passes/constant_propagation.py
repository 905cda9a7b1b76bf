"""Pass 8: which variables are always one constant, and which ways are never taken (sccp.c).

    0000 CV0 = QM_ASSIGN int(1)
    0001 T1 = IS_SMALLER CV0 int(2)     T1 is bool(true), so that only block 1 is entered,
    0002 JMPZ T1 0005                   and what a phi gets from elsewhere does not count

Elements of arrays, and properties of objects that nothing else can reach, are followed, too. Only finds out;
constant_replacement.py changes the oplines.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.flags import ACC_ALLOW_DYNAMIC_PROPERTIES, ACC_STRICT_TYPES, ARRAY_ELEMENT_REF
from zvm.opcodes.frameless import NAMES as FRAMELESS
from zvm.opcodes.op_array import CONST
from zvm.optimizer.passes import constant_calls
from zvm.optimizer.passes import constant_evaluation as evaluation
from zvm.optimizer.passes.constant_evaluation import EVALUATE
from zvm.optimizer.passes.lattice import (
    ABSENT,
    BOTTOM,
    TOP,
    Partial,
    array_key,
    elements_of,
    is_partial_object,
    join,
    partial_copy,
    value_of_type,
)
from zvm.optimizer.passes.sparse_solver import SparseSolver
from zvm.optimizer.ssa import NO_ESCAPE
from zvm.optimizer.type_masks import MAY_BE_REF
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any

    from zvm.opcodes.op_array import Opline
    from zvm.optimizer.call_graph import CallInfo
    from zvm.optimizer.cfg import BasicBlock
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Phi, Ssa, SsaOp

    Rule = Callable[["ConstantPropagation", int, Opline, SsaOp, Any, Any], bool | None]

_ALL_WAYS = frozenset((ops.ASSERT_CHECK, ops.CATCH, ops.FE_FETCH_R, ops.FE_FETCH_RW))
_SWITCHES = frozenset((ops.SWITCH_LONG, ops.SWITCH_STRING, ops.MATCH))
_SENDS_VALUE = frozenset((ops.SEND_VAL, ops.SEND_VAR))
# what they tell is of variables that other oplines define
_TELLS_OF_OTHERS = _SENDS_VALUE | {ops.ASSIGN_OBJ_REF, ops.ASSIGN_STATIC_PROP_REF}
_CHAIN = 3  # the bits of JMP_NULL that tell what it is in
_SHORT_CIRCUITED = (None, False, True)  # what it gives in an expression, isset() and empty()


class ConstantPropagation(SparseSolver):
    """`values` has what is known of every SSA variable; `calls` the calls whose function is known, by the numbers of
    their oplines."""

    __slots__ = ("ctx", "values", "calls", "literals", "ops", "is_strict")

    def __init__(self, ssa: Ssa, ctx: Context, calls: dict[int, CallInfo]) -> None:
        super().__init__(ssa)
        self.ctx, self.calls = ctx, calls
        self.literals, self.ops = ssa.op_array.literals, ssa.ops
        # the first ones are undefined when the function begins, which must still be reported
        self.values: list[Any] = [BOTTOM if number < len(ssa.op_array.vars) or variable.alias else TOP
                                  for number, variable in enumerate(ssa.variables)]

    # values

    def op1_value(self, number: int) -> Any:
        """What is known of the first operand of an opline, ABSENT if it has none that is followed."""
        opline = self.opcodes[number]
        if opline.op1_type == CONST:
            return self.literals[opline.op1]
        use = self.ops[number].op1_use
        return ABSENT if use < 0 else self.values[use]

    def set(self, variable: int, value: Any) -> None:
        """Lower a variable; -1 is none (set_value)."""
        if variable < 0:
            return
        old = self.values[variable]
        if old is BOTTOM or value is TOP:  # neither is lower
            return
        if old is not TOP and value is not BOTTOM and not (type(value) is Partial and (
                type(old) is not Partial or old.is_object != value.is_object
                or len(old.elements) != len(value.elements))):
            return
        self.values[variable] = value
        self.lowered(variable)

    def _set_or_give_up(self, variable: int, result: tuple[Any] | None) -> None:
        self.set(variable, BOTTOM if result is None else result[0])

    def _give_up(self, op: SsaOp) -> None:
        values = self.values
        for variable in (op.result_def, op.op1_def, op.op2_def):
            if variable >= 0 and values[variable] is not BOTTOM:
                values[variable] = BOTTOM
                self.lowered(variable)

    def _keeps_to_itself(self, variable: int) -> bool:
        """Whether nothing else can reach the object in a variable."""
        return variable >= 0 and self.ssa.variables[variable].escape_state == NO_ESCAPE

    # the solver's questions

    def visit_opline(self, number: int) -> None:
        opline, op = self.opcodes[number], self.ops[number]
        opcode = opline.opcode
        if op.result_def < 0 and op.op1_def < 0 and op.op2_def < 0 and opcode not in _TELLS_OF_OTHERS:
            return
        if opline.op1_type == CONST:
            left = self.literals[opline.op1]
        else:
            left = ABSENT if op.op1_use < 0 else self.values[op.op1_use]
        if opline.op2_type == CONST:
            right = self.literals[opline.op2]
        else:
            right = ABSENT if op.op2_use < 0 else self.values[op.op2_use]
        if opcode in _SENDS_VALUE:  # what a call of an internal function gives may change with it
            call = self.calls.get(number)
            if left is TOP or call is None or call.call < 0 or self.opcodes[call.call].opcode != ops.DO_ICALL:
                return
            number = call.call
            opline, op = self.opcodes[number], self.ops[number]
            opcode = opline.opcode
        rule = _RULES.get(opcode)
        if rule is not None and rule(self, number, opline, op, left, right) is not False:
            return
        if left is BOTTOM or right is BOTTOM:
            self._give_up(op)
            return
        rule = _RULES_OF_KNOWN.get(opcode)
        if rule is not None:
            rule(self, number, opline, op, left, right)
            return
        evaluate = EVALUATE.get(opcode)
        if evaluate is None:
            self._give_up(op)
        elif left is not TOP and right is not TOP:
            self._set_or_give_up(op.result_def, evaluate(self.ctx, opline, left, right))

    def visit_phi(self, phi: Phi) -> None:
        if self.values[phi.ssa_var] is BOTTOM:
            return
        escapes = not self._keeps_to_itself(phi.ssa_var)
        value: Any = TOP
        if phi.is_pi:
            if (phi.pi, phi.block) in self.edges:
                value = self.values[phi.sources[0]]
        else:
            for source, predecessor in zip(phi.sources, self.blocks[phi.block].predecessors, strict=True):
                if (predecessor, phi.block) in self.edges:
                    value = join(value, self.values[source], escapes)
        self.set(phi.ssa_var, value)

    def feasible_successors(self, block: BasicBlock, number: int) -> Iterable[int]:
        opline = self.opcodes[number]
        value = ABSENT if opline.opcode in _ALL_WAYS else self.op1_value(number)
        if value is BOTTOM and (by_type := value_of_type(self.ssa.infos[self.ops[number].op1_use])) is not None:
            value = by_type[0]
        if value is ABSENT or value is BOTTOM:
            return list(block.successors)
        if value is TOP:
            return ()
        if opline.opcode in _SWITCHES:
            return (self._case(block, opline, value),)
        taken = _takes_second(opline.opcode, value)
        return list(block.successors) if taken is None else (block.successors[taken],)

    def _case(self, block: BasicBlock, opline: Opline, value: Any) -> int:
        """Where SWITCH_LONG, SWITCH_STRING and MATCH lead; a subject of another type is compared case by case."""
        if looks_up_case(opline.opcode, value):
            target: int = self.literals[opline.op2].get(value, opline.extended_value)
            return self.ssa.cfg.map[target]
        if opline.opcode == ops.MATCH:
            return self.ssa.cfg.map[opline.extended_value]
        return block.successors[-1]

    # arrays and objects

    def assign_dim(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        """left[right] = data"""
        data = self.op1_value(number + 1)
        if op.op1_use >= 0 and not self.ssa.infos[op.op1_use].type & t.MAY_BE_ANY:
            left = None  # what is undefined becomes an array without a warning
        if left is BOTTOM:
            self.set(op.result_def, BOTTOM)
            self.set(op.op1_def, BOTTOM)
        elif TOP not in (left, data, right):
            self.set(op.result_def, BOTTOM if right is BOTTOM else data)
            self._change_dim(op.op1_def, op.result_def, left, right, data)

    def _change_dim(self, variable: int, result: int, container: Any, key: Any, data: Any) -> None:
        """`variable` is the container with an element changed; `result` what the assignment gives."""
        if is_partial_object(container):
            self.set(result, BOTTOM)
            self.set(variable, BOTTOM)
            return
        if key is BOTTOM:  # nothing is known any more of any element
            self.set(variable, BOTTOM if type(container) in (str, int, float) else Partial(PhpArray.empty()))
            return
        if data is BOTTOM:
            self.set(variable, _without(container, key))
            return
        if key is ABSENT and type(container) is Partial:
            self.set(variable, partial_copy(container))  # which index it gets is not known
            return
        changed = evaluation.set_dim(container, key, data)
        if changed is None:
            self.set(result, BOTTOM)
            self.set(variable, BOTTOM)
            return
        self.set(variable, Partial(changed) if type(data) is Partial and type(changed) is PhpArray else changed)

    def assign_obj(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        """left->right = data; properties with types may convert or refuse, ones not declared be reported."""
        ce = self.ssa.infos[op.op1_use].ce if op.op1_use >= 0 else None
        if not self._keeps_to_itself(op.op1_def) or ce is None or not _takes_any_property(ce) \
                or left is BOTTOM:
            self.set(op.result_def, BOTTOM)
            self.set(op.op1_def, BOTTOM)
            return
        data = self.op1_value(number + 1)
        if TOP in (left, data, right):
            return
        if right is BOTTOM:
            self.set(op.result_def, BOTTOM)
            self.set(op.op1_def, Partial(PhpArray.empty(), True))
            return
        changed = evaluation.set_property(left, right, data)
        if changed is not None and data is BOTTOM:
            changed.elements.delete(array_key(right))  # type: ignore[arg-type]
        self.set(op.result_def, BOTTOM if changed is None else data)
        self.set(op.op1_def, BOTTOM if changed is None else changed)

    def array_element(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        """INIT_ARRAY and ADD_ARRAY_ELEMENT. An array is kept at the last opline of a chain only: the ones before have
        None, and whatever comes to them again gives up."""
        array: Any = ABSENT
        if opline.opcode == ops.ADD_ARRAY_ELEMENT:
            array = self.values[op.result_use]
            if array is BOTTOM:
                self.set(op.result_def, BOTTOM)
                self.set(op.op1_def, BOTTOM)
                return
        if TOP in (array, left, right):
            return
        if array is None:
            self.set(op.result_def, BOTTOM)
            return
        if right is BOTTOM:
            self.set(op.op1_def, BOTTOM)
            self.set(op.result_def, Partial(PhpArray.empty()))
            return
        array = PhpArray.empty() if array is ABSENT else self._take(op.result_use)
        if left is BOTTOM or opline.extended_value & ARRAY_ELEMENT_REF:
            self.set(op.op1_def, BOTTOM)
            self.set(op.result_def, _without(array, right))
        elif left is not ABSENT and not (right is ABSENT and type(array) is Partial):
            if not evaluation.add_element(array, right, left):
                array = BOTTOM
            elif type(left) is Partial and type(array) is PhpArray:
                array = Partial(array)
            self.set(op.result_def, array)
        else:
            self.set(op.result_def, array)

    def add_array_unpack(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        array = self.values[op.result_use]
        if array is BOTTOM or left is BOTTOM or (array is None and left is not TOP):
            self.set(op.result_def, BOTTOM)
            return
        if TOP in (array, left):
            return
        array = self._take(op.result_use)
        if type(left) is not PhpArray or not all(
                evaluation.add_element(array, key if type(key) is str else ABSENT, value)
                for key, value in left.items()):
            array = BOTTOM
        self.set(op.result_def, array)

    def _take(self, variable: int) -> Any:
        """The array of a variable, to be changed; a phi's is another one's, too."""
        array = self.values[variable]
        self.values[variable] = None
        if self.ssa.variables[variable].definition_phi is None:
            return array
        return partial_copy(array) if type(array) is Partial else array.clone()

    def assign_op(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        """The compound assignments."""
        if left is TOP or right is TOP:
            return
        result: tuple[Any] | None = None
        if opline.opcode == ops.ASSIGN_OP:
            result = evaluation.binary(self.ctx, opline.extended_value, left, right)
            self._set_or_give_up(op.op1_def, result)
            self._set_or_give_up(op.result_def, result)
            return
        data = self.op1_value(number + 1)
        if opline.opcode == ops.ASSIGN_DIM_OP and elements_of(left) is not None and right is not ABSENT:
            old = evaluation.fetch_dim(left, right, False)
        elif opline.opcode == ops.ASSIGN_OBJ_OP and self._keeps_to_itself(op.op1_def):
            old = evaluation.fetch_property(left, right)
        else:
            old = None
        if op.op1_def < 0 or old is None:
            self.set(op.result_def, BOTTOM)
            self.set(op.op1_def, BOTTOM)
        elif data is not TOP:
            self._compute_element(opline, op, left, right, old[0], data)

    def _compute_element(self, opline: Opline, op: SsaOp, left: Any, right: Any, old: Any, data: Any) -> None:
        if data is BOTTOM:
            self.set(op.result_def, BOTTOM)
            self.set(op.op1_def, _without(left, right))
            return
        result = evaluation.binary(self.ctx, opline.extended_value, old, data)
        changed = None
        if result is not None:
            change = evaluation.set_dim if opline.opcode == ops.ASSIGN_DIM_OP else evaluation.set_property
            changed = change(left, right, result[0])
        self._set_or_give_up(op.result_def, None if changed is None else result)
        self.set(op.op1_def, BOTTOM if changed is None else changed)

    def increment_property(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        if left is TOP or right is TOP:
            return
        old = evaluation.fetch_property(left, right) if self._keeps_to_itself(op.op1_def) else None
        new = None if old is None else evaluation.incremented(self.ctx, opline.opcode, old[0])
        if old is None or new is None:
            self.set(op.op1_def, BOTTOM)
            self.set(op.result_def, BOTTOM)
            return
        self.set(op.result_def, (new if opline.opcode in (ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ) else old)[0])
        self.set(op.op1_def, evaluation.set_property(left, right, new[0]))

    # calls

    def call(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        """DO_ICALL with constants."""
        call = self.calls.get(number)
        if call is None:
            self.set(op.result_def, BOTTOM)
            return
        if op.result_def < 0 or self.values[op.result_def] is BOTTOM:
            return
        arguments = self._arguments(call)
        if arguments is None:
            self.set(op.result_def, BOTTOM)
        elif TOP not in arguments and self.values[op.result_def] is TOP:
            name = self.literals[self.opcodes[call.number].op2]
            is_strict = self.ssa.op_array.fn_flags & ACC_STRICT_TYPES != 0
            self._set_or_give_up(op.result_def, constant_calls.evaluate(self.ctx, is_strict, name, arguments))

    def call_frameless(self, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
        """FRAMELESS_ICALL_n with constants."""
        if op.result_def < 0 or self.values[op.result_def] is BOTTOM:
            return
        arguments = [left, right][:opline.opcode - ops.FRAMELESS_ICALL_0]
        if opline.opcode == ops.FRAMELESS_ICALL_3:
            arguments.append(self.op1_value(number + 1))
        if any(value is BOTTOM or value is ABSENT or type(value) is Partial for value in arguments):
            self.set(op.result_def, BOTTOM)
        elif TOP not in arguments and self.values[op.result_def] is TOP:
            is_strict = self.ssa.op_array.fn_flags & ACC_STRICT_TYPES != 0
            name = FRAMELESS[opline.extended_value]
            self._set_or_give_up(op.result_def, constant_calls.evaluate(self.ctx, is_strict, name, arguments))

    def _arguments(self, call: CallInfo) -> list[Any] | None:
        """What is known of them; None where one is not, or they are not all sent by value."""
        if call.argument_count > constant_calls.MAX_ARGUMENTS or call.unpacks or call.is_prototype or call.has_named:
            return None
        arguments: list[Any] = []
        for position in range(call.argument_count):
            number = call.sends.get(position, -1)
            if number < 0 or self.opcodes[number].opcode not in _SENDS_VALUE:
                return None
            value = self.op1_value(number)
            if value is BOTTOM or value is ABSENT or type(value) is Partial:
                return None
            arguments.append(value)
            if value is TOP:
                return arguments
        return arguments


def looks_up_case(opcode: int, value: Any) -> bool:
    """Whether a subject is of the type that a jump table is for."""
    kind = type(value)
    if kind is int:
        return opcode != ops.SWITCH_STRING
    return kind is str and opcode != ops.SWITCH_LONG


def _takes_second(opcode: int, value: Any) -> int | None:
    """Which successor a conditional jump on a value takes; None: perhaps either, or all of them."""
    if opcode in (ops.JMPZ, ops.JMPZ_EX, ops.JMPNZ, ops.JMPNZ_EX, ops.JMP_SET):
        known = evaluation.truth(value)
        if known is None:
            return None
        return int(known[0] == (opcode in (ops.JMPZ, ops.JMPZ_EX)))
    if opcode == ops.COALESCE:
        return int(value is None)
    if opcode == ops.JMP_NULL:
        return int(value is not None)
    if opcode in (ops.FE_RESET_R, ops.FE_RESET_RW):
        elements = elements_of(value)
        if elements is not None and (len(elements) or type(value) is not Partial):
            return int(len(elements) != 0)
    return None


def _without(container: Any, key: Any) -> Any:
    """The container as far as it is known once an unknown element has been put in."""
    if container is None or container is False:
        return Partial(PhpArray.empty())
    if type(container) not in (PhpArray, Partial):
        return BOTTOM
    left = partial_copy(container)
    if key is not ABSENT:
        index = array_key(key)
        if index is None:
            return BOTTOM
        left.elements.delete(index)
    return left


def _takes_any_property(ce: Any) -> bool:
    """Whether its objects take any value under any name without a word."""
    return ce.flags & ACC_ALLOW_DYNAMIC_PROPERTIES != 0 and all(
        info.type is None for info in ce.properties_info.values())


def _assign(state: ConstantPropagation, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
    """What was there before does not matter, unless it is a reference, which may have a type."""
    is_reference = left is BOTTOM and op.op1_use >= 0 and state.ssa.infos[op.op1_use].type & MAY_BE_REF
    state.set(op.op1_def, BOTTOM if is_reference else right)
    state.set(op.result_def, BOTTOM if is_reference else right)


def _new(state: ConstantPropagation, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
    known = state._keeps_to_itself(op.result_def)
    state.set(op.result_def, Partial(PhpArray.empty(), True) if known else BOTTOM)


def _assign_reference(state: ConstantPropagation, number: int, opline: Opline, op: SsaOp, left: Any,
                      right: Any) -> None:
    """ASSIGN_OBJ_REF, ASSIGN_STATIC_PROP_REF: what OP_DATA names becomes a reference."""
    state._give_up(op)
    state.set(state.ops[number + 1].op1_def, BOTTOM)


def _increment(state: ConstantPropagation, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
    if left is TOP:
        return
    new = evaluation.incremented(state.ctx, opline.opcode, left)
    if opline.opcode in (ops.POST_INC, ops.POST_DEC):
        state.set(op.result_def, left)
    else:
        state._set_or_give_up(op.result_def, new)
    state._set_or_give_up(op.op1_def, new)


def _copy(state: ConstantPropagation, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
    state.set(op.result_def, left)


def _fetch_class(state: ConstantPropagation, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
    """What takes the class can name it itself."""
    if right is not TOP:
        state.set(op.result_def, right if type(right) is str else BOTTOM)


def _jump_on_null(state: ConstantPropagation, number: int, opline: Opline, op: SsaOp, left: Any, right: Any) -> None:
    state.set(op.result_def, _SHORT_CIRCUITED[opline.extended_value & _CHAIN])


# before operands that vary make the result vary; False: not decided here
_RULES: dict[int, Rule] = {
    ops.ASSIGN: _assign, ops.ASSIGN_DIM: ConstantPropagation.assign_dim,
    ops.ASSIGN_OBJ: ConstantPropagation.assign_obj, ops.INIT_ARRAY: ConstantPropagation.array_element,
    ops.ADD_ARRAY_ELEMENT: ConstantPropagation.array_element,
    ops.ADD_ARRAY_UNPACK: ConstantPropagation.add_array_unpack, ops.NEW: _new,
    ops.ASSIGN_OBJ_REF: _assign_reference, ops.ASSIGN_STATIC_PROP_REF: _assign_reference,
    **dict.fromkeys((ops.FRAMELESS_ICALL_1, ops.FRAMELESS_ICALL_2, ops.FRAMELESS_ICALL_3),
                    ConstantPropagation.call_frameless),
}
# once none varies
_RULES_OF_KNOWN: dict[int, Rule] = {
    **dict.fromkeys((ops.ASSIGN_OP, ops.ASSIGN_DIM_OP, ops.ASSIGN_OBJ_OP, ops.ASSIGN_STATIC_PROP_OP),
                    ConstantPropagation.assign_op),
    **dict.fromkeys((ops.PRE_INC_OBJ, ops.PRE_DEC_OBJ, ops.POST_INC_OBJ, ops.POST_DEC_OBJ),
                    ConstantPropagation.increment_property),
    **dict.fromkeys((ops.PRE_INC, ops.PRE_DEC, ops.POST_INC, ops.POST_DEC), _increment),
    **dict.fromkeys((ops.QM_ASSIGN, ops.JMP_SET, ops.COALESCE, ops.COPY_TMP), _copy),
    ops.JMP_NULL: _jump_on_null, ops.FETCH_CLASS: _fetch_class, ops.DO_ICALL: ConstantPropagation.call,
}
