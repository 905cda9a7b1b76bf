"""Rules about single oplines: kinds, numbers, jumps; those about their literals are in literals.py.

Reads an op-array and the metadata of its opcodes; called by `violations`. Each check is a generator of Violations for
one opline; check_oplines() runs them in an order in which a later one may rely on the earlier.
"""
from __future__ import annotations

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as meta
from zvm.opcodes import operands as words
from zvm.opcodes import types as t
from zvm.opcodes.cfg import following, jumps
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR, OpArray, Opline
from zvm.opcodes.verify.literals import check_literals
from zvm.opcodes.verify.violations import Violation

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

_KIND_BITS = {UNUSED: meta.KIND_UNUSED, CONST: meta.KIND_CONST, TMP_VAR: meta.KIND_TMP, VAR: meta.KIND_VAR,
              CV: meta.KIND_CV}
_KIND_NAMES = {UNUSED: "UNUSED", CONST: "CONST", TMP_VAR: "TMP", VAR: "VAR", CV: "CV"}
# not made by the compiler, or by nothing at all (the last four have no handler)
_FOREIGN = frozenset((meta.JMPZNZ, meta.HANDLE_EXCEPTION, meta.USER_OPCODE, meta.CALL_TRAMPOLINE))
_RECEIVES = frozenset((meta.RECV, meta.RECV_INIT, meta.RECV_VARIADIC))
_BEFORE_RECEIVES = frozenset((meta.NOP, meta.EXT_STMT, meta.EXT_NOP))
_PROMOTES = frozenset((meta.ASSIGN_OBJ, meta.OP_DATA))  # a constructor may be a generator
_RETURNS = frozenset((meta.RETURN, meta.RETURN_BY_REF))
_GENERATOR_ONLY = frozenset((meta.GENERATOR_CREATE, meta.GENERATOR_RETURN, meta.YIELD, meta.YIELD_FROM))
# fetches that may have been FETCH_*_FUNC_ARG
_READS = frozenset((meta.FETCH_R, meta.FETCH_DIM_R, meta.FETCH_OBJ_R, meta.FETCH_STATIC_PROP_R))
_IMPLICIT = _RETURNS | {meta.GENERATOR_RETURN}  # extended_value -1: not written in the source
# those whose result is a value, and no place, that the optimizer may have put where it was only moved to
_MAY_BE_MOVED = frozenset(
    opcode for opcode in range(len(meta.NAMES))
    if (meta.KINDS[opcode] >> 15 & meta.KIND_TMP or meta.PROPERTIES[opcode] & meta.CALL_ENDS
        or opcode in (meta.YIELD, meta.INCLUDE_OR_EVAL, meta.FETCH_LIST_R))
    and not meta.HOLDS[opcode] >> 20 & ~(meta.HOLDS_VALUE | meta.HOLDS_SCALAR)
    and not meta.PROPERTIES[opcode] & meta.RESULT_STAYS)
_BINARY_OPERATIONS = frozenset((*range(meta.ADD, meta.POW + 1),))
_CASTS = frozenset((t.IS_NULL, t.IS_LONG, t.IS_DOUBLE, t.IS_STRING, t.IS_ARRAY, t.IS_OBJECT, 18))
_INCLUDES = frozenset((f.EVAL, f.INCLUDE, f.INCLUDE_ONCE, f.REQUIRE, f.REQUIRE_ONCE))
_SCOPES = frozenset((0, f.FETCH_GLOBAL, f.FETCH_LOCAL, f.FETCH_GLOBAL_LOCK))


def check_oplines(op_array: OpArray, by_types: bool = False) -> Iterator[Violation]:
    """Everything wrong with single oplines; `by_types`: their results may go to variables."""
    if not op_array.opcodes:
        yield Violation(op_array, None, "terminator", "there are no oplines")
        return
    broken = False
    for number, opline in enumerate(op_array.opcodes):
        for violation in _check_opline(op_array, number, opline, by_types):
            broken = True
            yield violation
    if broken:
        return
    for number, opline in enumerate(op_array.opcodes):
        yield from _check_jumps(op_array, number, opline)
    yield from _check_receives(op_array)
    yield from _check_generator(op_array)
    yield from _check_ropes(op_array)


def _check_opline(op_array: OpArray, number: int, opline: Opline, by_types: bool) -> Iterator[Violation]:
    opcode = opline.opcode
    if not 0 <= opcode < len(meta.NAMES) or meta.NAMES[opcode] is None or opcode in _FOREIGN:
        yield Violation(op_array, number, "opcode", f"opcode {opcode} does not stand in an op-array")
        return
    kinds = meta.KINDS[opcode]
    fields = [("op1", opline.op1_type, opline.op1, kinds), ("op2", opline.op2_type, opline.op2, kinds >> 5),
              ("result", opline.result_type, opline.result, kinds >> 15)]
    for name, kind, value, allowed in fields:
        if name == "result" and (by_types and kind in (CV, TMP_VAR) and opcode in _MAY_BE_MOVED
                                 or kind == VAR and _may_give_var(opline)):
            allowed |= _KIND_BITS[kind]
        if not _KIND_BITS.get(kind, 0) & allowed:
            yield Violation(op_array, number, "operand-kind",
                            f"{name} of {meta.NAMES[opcode]} cannot be {_KIND_NAMES.get(kind, kind)}")
        else:
            yield from _check_number(op_array, number, name, kind, value)
    if opcode == meta.ROPE_ADD and opline.result != opline.op1:
        yield Violation(op_array, number, "operand-number", "a rope does not move")
    yield from _check_data(op_array, number, opline)
    yield from check_literals(op_array, number, opline)
    yield from _check_extended_value(op_array, number, opline)
    yield from _check_function(op_array, number, opline)


def _may_give_var(opline: Opline) -> bool:
    """Whether the optimizer may have made it of an opline whose result is a VAR: a fetch for an argument, a call."""
    return (opline.opcode in _READS or opline.opcode == meta.IN_ARRAY
            or opline.opcode == meta.QM_ASSIGN and opline.op1_type == CONST)


def _check_number(op_array: OpArray, number: int, name: str, kind: int, value: int) -> Iterator[Violation]:
    if kind == CONST:
        if not 0 <= value < len(op_array.literals):
            yield Violation(op_array, number, "operand-number", f"{name}: there is no literal {value}")
    elif kind == CV:
        if not 0 <= value < op_array.last_var:
            yield Violation(op_array, number, "operand-number", f"{name}: there is no CV {value}")
    elif kind in (TMP_VAR, VAR) and not op_array.last_var <= value < op_array.last_var + op_array.T:
        yield Violation(op_array, number, "operand-number", f"{name}: slot {value} is not one of a temporary")


def _check_data(op_array: OpArray, number: int, opline: Opline) -> Iterator[Violation]:
    """OP_DATA stands after what uses it and nowhere else."""
    opcodes = op_array.opcodes
    if meta.PROPERTIES[opline.opcode] & meta.USES_OP_DATA:
        data = opcodes[number + 1] if number + 1 < len(opcodes) else None
        if data is None or data.opcode != meta.OP_DATA:
            yield Violation(op_array, number, "op-data", f"{meta.NAMES[opline.opcode]} without its OP_DATA")
        elif not _KIND_BITS.get(data.op1_type, 0) & meta.KINDS[opline.opcode] >> 10:
            yield Violation(op_array, number + 1, "operand-kind", f"op1 of the OP_DATA of {meta.NAMES[opline.opcode]} "
                            f"cannot be {_KIND_NAMES.get(data.op1_type, data.op1_type)}", (number,))
    elif opline.opcode == meta.OP_DATA:
        before = opcodes[number - 1].opcode if number else meta.NOP
        if not 0 <= before < len(meta.NAMES) or not meta.PROPERTIES[before] & meta.USES_OP_DATA:
            yield Violation(op_array, number, "op-data", "OP_DATA after an opline that does not use it")


def _check_extended_value(op_array: OpArray, number: int, opline: Opline) -> Iterator[Violation]:
    value, flags = opline.extended_value, meta.FLAGS[opline.opcode]
    meaning = flags & words.EXT_MASK
    if meaning == words.EXT_OP:
        fine = value in _BINARY_OPERATIONS
    elif meaning == words.EXT_TYPE:
        fine = value in _CASTS
    elif meaning == words.EXT_TYPE_MASK:
        fine = value > 0 and not value & ~(t.MAY_BE_ANY | 1)
    elif meaning == words.EXT_EVAL:
        fine = value in _INCLUDES
    elif flags & words.EXT_VAR_FETCH:
        fine = value & ~f.ISEMPTY in _SCOPES
    else:
        fine = value >= 0 or opline.opcode in _IMPLICIT or meaning == words.EXT_JMP_ADDR
    if not fine:
        yield Violation(op_array, number, "extended-value", f"{value} means nothing to {meta.NAMES[opline.opcode]}")


def _is_of_this(opline: Opline) -> bool:
    return opline.op1_type == UNUSED and meta.FLAGS[opline.opcode] & words.OP_MASK == words.OP_THIS


def _has_this(op_array: OpArray) -> bool:
    """Whether it runs only with a $this: closures do if what declares them does, and they cannot lose it (PHP 8.4)."""
    if op_array.fn_flags & f.ACC_STATIC:
        return False
    return op_array.scope is not None or op_array.fn_flags & _CLOSURE_OF_THIS == _CLOSURE_OF_THIS


def _needs_this(op_array: OpArray) -> bool:
    """Whether a closure, or one in it, takes it for granted that there is a $this."""
    if not op_array.fn_flags & f.ACC_CLOSURE or op_array.scope is not None:
        return False
    return any(map(_is_of_this, op_array.opcodes)) or any(map(_needs_this, op_array.dynamic_func_defs))


_CLOSURE_OF_THIS = f.ACC_CLOSURE | f.ACC_USES_THIS


def _check_function(op_array: OpArray, number: int, opline: Opline) -> Iterator[Violation]:
    """What an opline refers to in its function, and whether it may stand in such a function."""
    opcode = opline.opcode
    if _is_of_this(opline) and not _has_this(op_array):
        yield Violation(op_array, number, "this", f"{meta.NAMES[opcode]} of $this where there may be none")
    if opcode in (meta.DECLARE_FUNCTION, meta.DECLARE_LAMBDA_FUNCTION):
        if not 0 <= opline.op2 < len(op_array.dynamic_func_defs):
            yield Violation(op_array, number, "definition", f"no function {opline.op2} is defined here")
        elif not _has_this(op_array) and _needs_this(op_array.dynamic_func_defs[opline.op2]):
            yield Violation(op_array, number, "this", "it declares a closure of $this where there may be none")
    elif opcode == meta.BIND_STATIC:
        if not 0 <= opline.extended_value >> f.BIND_SHIFT < len(op_array.static_variables or ()):
            yield Violation(op_array, number, "static-variable",
                            f"there is no static variable {opline.extended_value >> f.BIND_SHIFT}")
    elif op_array.fn_flags & f.ACC_GENERATOR:
        if opcode in _RETURNS:
            yield Violation(op_array, number, "generator", f"{meta.NAMES[opcode]} in a generator")
    elif opcode in _GENERATOR_ONLY:
        yield Violation(op_array, number, "generator", f"{meta.NAMES[opcode]} in a function that is no generator")


def _check_jumps(op_array: OpArray, number: int, opline: Opline) -> Iterator[Violation]:
    """Targets are oplines, and not the second half of one; no path runs off the end."""
    opcodes = op_array.opcodes
    for _, target, label in jumps(op_array, opline):
        rule = "jump-table" if label else "jump"
        if not 0 <= target < len(opcodes):
            yield Violation(op_array, number, rule, f"{target:04d} is not an opline")
        elif opcodes[target].opcode == meta.OP_DATA:
            yield Violation(op_array, number, "op-data", f"{target:04d} is the OP_DATA of the opline before it",
                            (target,))
    if (not meta.PROPERTIES[opline.opcode] & meta.NO_NEXT and following(op_array, number) >= len(opcodes)
            and not _is_left_for_live_range(op_array, number)):
        yield Violation(op_array, number, "terminator", "execution would go on after the last opline")


def _is_left_for_live_range(op_array: OpArray, number: int) -> bool:
    """Whether the optimizer may have left it because what it frees is alive until there; flow.py complains where
    something reaches it."""
    while number > 0 and op_array.opcodes[number].opcode in (meta.FREE, meta.FE_FREE):
        number -= 1
        if meta.PROPERTIES[op_array.opcodes[number].opcode] & meta.NO_NEXT:
            return True
    return False


def _check_receives(op_array: OpArray) -> Iterator[Violation]:
    """RECVs come first, one a parameter, in order, each into the CV of its number."""
    received = 0
    receiving = True
    for number, opline in enumerate(op_array.opcodes):
        if opline.opcode not in _RECEIVES:
            receiving = receiving and opline.opcode in _BEFORE_RECEIVES
            continue
        received += 1
        if not receiving or opline.op1 != received or opline.result != received - 1:
            yield Violation(op_array, number, "receive", f"{meta.NAMES[opline.opcode]} of parameter {opline.op1} is "
                            "not in its place")
            return
        if (opline.opcode == meta.RECV_VARIADIC) != (received > op_array.num_args):
            yield Violation(op_array, number, "receive", f"parameter {received} is"
                            f"{' not' if opline.opcode == meta.RECV_VARIADIC else ''} the variadic one")
    wanted = op_array.num_args + (op_array.fn_flags & f.ACC_VARIADIC != 0)
    if received != wanted:
        yield Violation(op_array, None, "receive", f"{wanted} parameters, but {received} RECVs")


def _check_generator(op_array: OpArray) -> Iterator[Violation]:
    """A generator is made once its parameters are there, and promoted, before anything else."""
    if not op_array.fn_flags & f.ACC_GENERATOR:
        return
    beginning = _RECEIVES | _BEFORE_RECEIVES | _PROMOTES
    made = [number for number, opline in enumerate(op_array.opcodes) if opline.opcode == meta.GENERATOR_CREATE]
    if len(made) != 1 or any(opline.opcode not in beginning for opline in op_array.opcodes[:made[0]]):
        yield Violation(op_array, made[0] if made else None, "generator",
                        "GENERATOR_CREATE does not stand once, after the RECVs")


def _check_ropes(op_array: OpArray) -> Iterator[Violation]:
    """ROPE_INIT says how many parts there are; ROPE_ADD and ROPE_END add them one after the other."""
    open_ropes: dict[int, tuple[int, int]] = {}  # by slot: number of the next part, of parts
    for number, opline in enumerate(op_array.opcodes):
        if opline.opcode == meta.ROPE_INIT:
            open_ropes[opline.result] = 1, opline.extended_value
        elif opline.opcode in (meta.ROPE_ADD, meta.ROPE_END) and opline.op1 in open_ropes:
            part, parts = open_ropes[opline.op1]
            is_last = opline.opcode == meta.ROPE_END
            if opline.extended_value != part or is_last != (part == parts - 1):
                yield Violation(op_array, number, "rope", f"part {opline.extended_value} is added where part {part} of "
                                f"{parts} is due")
            open_ropes[opline.op1] = part + 1, parts
