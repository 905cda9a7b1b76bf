"""Pass 3: jumps to jumps go where those go (zend_optimizer_pass3).

    0002 JMPZ CV0 0005               0002 JMPZ CV0 0009
    …                         →      …
    0005 JMP 0009                    0005 JMP 0009

NOPs at the target are passed over, a jump to the next opline is none, a JMP to a RETURN is that RETURN.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_HAS_FINALLY_BLOCK
from zvm.optimizer.passes.context import inverse
from zvm.optimizer.passes.editing import become, discard_op1, is_same, make_nop, own_constant
from zvm.optimizer.passes.reasons import because

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context

LEAVES = frozenset((ops.RETURN, ops.RETURN_BY_REF, ops.GENERATOR_RETURN, ops.EXIT))
CONDITIONAL = frozenset((ops.JMPZ, ops.JMPNZ))
CONDITIONAL_WITH_VALUE = frozenset((ops.JMPZ_EX, ops.JMPNZ_EX))
PLAIN = {ops.JMPZ_EX: ops.JMPZ, ops.JMPNZ_EX: ops.JMPNZ}


@because("where it jumps to there is a jump: it goes where that leads")
def optimize(op_array: OpArray, ctx: Context) -> None:
    """Shorten the ways of all jumps."""
    opcodes = op_array.opcodes
    for number, opline in enumerate(opcodes):
        opcode = opline.opcode
        if opcode == ops.JMP:
            _shorten_jmp(op_array, number, opline)
        elif opcode in (ops.JMP_SET, ops.COALESCE):
            opline.op2 = _follow(opcodes, opline, opline.op2, _after_any)
        elif opcode in CONDITIONAL:
            opline.op2 = _follow(opcodes, opline, opline.op2, _after_conditional)
            if opline.op2 == number + 1:
                discard_condition(opline)
        elif opcode in CONDITIONAL_WITH_VALUE:
            opline.op2 = _follow(opcodes, opline, opline.op2, _after_conditional_with_value)
            if opline.op2 == number + 1:
                keep_value(opline)


@because("both ways lead to the same place: nothing is decided, only its operand is looked at")
def discard_condition(opline: Opline) -> bool:
    """What is left of a conditional jump; whether that is a NOP."""
    return discard_op1(opline)


@because("both ways lead to the same place: only its value is left")
def keep_value(opline: Opline) -> None:
    """What is left of JMPZ_EX and JMPNZ_EX."""
    opline.opcode, opline.op2 = ops.BOOL, 0


# the opline where a jump at `at` leads, coming from another jump; the bool: it might lead round in a circle
_Step = tuple[int, bool] | None


def _follow(opcodes: list[Opline], opline: Opline, target: int,
            step: Callable[[Opline, Opline, int], _Step]) -> int:
    """Where a jump of `opline` to `target` ends."""
    passed: set[int] = set()
    while True:
        taken = step(opline, opcodes[target], target)
        if taken is None:
            return target
        following, may_circle = taken
        if may_circle:
            if following in passed:
                return target
            passed.add(following)
        target = following


def _after_any(opline: Opline, at: Opline, number: int) -> _Step:
    if at.opcode == ops.JMP:
        return at.op1, True
    return (number + 1, False) if at.opcode == ops.NOP else None


def _after_conditional(opline: Opline, at: Opline, number: int) -> _Step:
    if at.opcode in CONDITIONAL and is_same(opline.op1_type, opline.op1, at.op1_type, at.op1):
        return (at.op2, True) if at.opcode == opline.opcode else (number + 1, False)
    return _after_any(opline, at, number)


def asks_same_value(opline: Opline, at: Opline) -> bool:
    """Whether op1 of `at` is what the JMPZ_EX `opline` tested, or its result."""
    return (is_same(at.op1_type, at.op1, opline.result_type, opline.result)
            or is_same(at.op1_type, at.op1, opline.op1_type, opline.op1))


def _after_conditional_with_value(opline: Opline, at: Opline, number: int) -> _Step:
    if asks_same_value(opline, at):
        plain = PLAIN[opline.opcode]
        stays = at.result == opline.result
        if at.opcode == plain or (at.opcode == opline.opcode and stays):
            return at.op2, True
        if at.opcode == inverse(plain) or (at.opcode == inverse(opline.opcode) and stays):
            return number + 1, False
        if at.opcode == ops.BOOL:  # the result is used nowhere else
            take_over_result(opline, at)
            return number + 1, True
    return _after_any(opline, at, number)


@because("where it jumps to BOOL copies its result: it writes that itself")
def take_over_result(opline: Opline, at: Opline) -> None:
    """Give what BOOL at the target gives; the result is used nowhere else."""
    opline.result = at.result


@because("where it jumps to there is a jump: it goes where that leads")
def _shorten_jmp(op_array: OpArray, number: int, opline: Opline) -> None:
    opcodes = op_array.opcodes
    opline.op1 = target = _follow(opcodes, opline, opline.op1, _after_any)
    at = opcodes[target]
    if target == number + 1:
        drop_jmp(opline)
    elif at.opcode in LEAVES and not op_array.fn_flags & ACC_HAS_FINALLY_BLOCK:
        leave(op_array, opline, at)
    elif number and opcodes[number - 1].opcode in CONDITIONAL and opcodes[number - 1].op2 == target:
        discard_condition(opcodes[number - 1])


@because("it jumps to the next opline")
def drop_jmp(opline: Opline) -> None:
    """Take a JMP away."""
    make_nop(opline)


@because("where it jumps to the function is left: it leaves it itself")
def leave(op_array: OpArray, opline: Opline, at: Opline) -> None:
    """Make a JMP the RETURN or EXIT it leads to."""
    become(opline, at)
    own_constant(op_array, opline)