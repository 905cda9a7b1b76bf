"""Operators evaluated on constants, while nothing runs: by the compiler (expressions/folding.py) and the optimizer.

The `eval_*` functions give None (a 1-tuple is the value where None could be one) when PHP would report something, so
that it must be left to the run time. `engine` is what the runtime's operators get; builder.NO_ENGINE will do.
"""
from __future__ import annotations

from zvm.compiler.builder import NO_ENGINE
from zvm.frontend.attributes import IS_BOOL
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.runtime.values import compare, convert, operators
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import float_is_integer, parse_numeric
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_NUMERIC = frozenset((ops.ADD, ops.SUB, ops.MUL, ops.DIV, ops.POW, ops.MOD, ops.SL, ops.SR, ops.BW_OR, ops.BW_AND,
                      ops.BW_XOR))
_INTEGER = frozenset((ops.SL, ops.SR, ops.BW_OR, ops.BW_AND, ops.BW_XOR, ops.MOD))
_BITWISE = frozenset((ops.BW_OR, ops.BW_AND, ops.BW_XOR))


def is_true(value: Any) -> bool:
    """A constant's truth value (zend_is_true)."""
    return bool(convert.to_bool(NO_ENGINE, value))


_BINARY: dict[int, Callable[[Any, Any, Any], Any]] = {
    ops.ADD: operators.add, ops.SUB: operators.sub, ops.MUL: operators.mul, ops.DIV: operators.div,
    ops.MOD: operators.mod, ops.POW: operators.pow, ops.SL: operators.shift_left, ops.SR: operators.shift_right,
    ops.CONCAT: operators.concat, ops.FAST_CONCAT: operators.concat,
    ops.BW_OR: operators.bitwise_or, ops.BW_AND: operators.bitwise_and, ops.BW_XOR: operators.bitwise_xor,
    ops.BOOL_XOR: lambda engine, left, right: is_true(left) != is_true(right),
    ops.IS_IDENTICAL: lambda engine, left, right: compare.is_identical(left, right),
    ops.IS_NOT_IDENTICAL: lambda engine, left, right: not compare.is_identical(left, right),
    ops.IS_EQUAL: compare.is_equal,
    ops.IS_NOT_EQUAL: lambda engine, left, right: not compare.is_equal(engine, left, right),
    ops.IS_SMALLER: compare.is_smaller, ops.IS_SMALLER_OR_EQUAL: compare.is_smaller_or_equal,
    ops.SPACESHIP: compare.compare, ops.CASE: compare.is_equal,
    ops.CASE_STRICT: lambda engine, left, right: compare.is_identical(left, right),
}


def is_long_compatible(value: Any) -> bool:
    """Whether a value becomes an integer without losing anything (zend_is_op_long_compatible)."""
    if type(value) is PhpArray:
        return False
    if type(value) is str:
        value = parse_numeric(value)
        if value is None:
            return False
    return type(value) is not float or float_is_integer(value)


def _is_numeric(value: Any) -> bool:
    return type(value) is not str or parse_numeric(value) is not None


def _produces_error(opcode: int, left: Any, right: Any) -> bool:
    """Whether the operator would throw or report something (zend_binary_op_produces_error)."""
    either_array = type(left) is PhpArray or type(right) is PhpArray
    if opcode in (ops.CONCAT, ops.FAST_CONCAT):
        return either_array
    if opcode not in _NUMERIC:
        return False
    if either_array:
        return not (opcode == ops.ADD and type(left) is PhpArray and type(right) is PhpArray)
    if opcode in _BITWISE and type(left) is str and type(right) is str:
        return False
    if not _is_numeric(left) or not _is_numeric(right):
        return True
    if opcode == ops.MOD and convert.to_int(NO_ENGINE, right) == 0:
        return True
    if opcode == ops.DIV and convert.to_float(NO_ENGINE, right) == 0.0:
        return True
    if opcode in (ops.SL, ops.SR) and convert.to_int(NO_ENGINE, right) < 0:
        return True
    return opcode in _INTEGER and not (is_long_compatible(left) and is_long_compatible(right))


def _divides_by_zero(left: Any, right: Any) -> bool:
    return convert.to_float(NO_ENGINE, left) == 0.0 and convert.to_float(NO_ENGINE, right) < 0.0


def is_nan(value: Any) -> bool:
    """Is it a number that PHP 8.5 warns of where it is converted?"""
    return type(value) is float and value != value  # noqa: PLR0124


_CONVERTS = frozenset((ops.BOOL_XOR, ops.CONCAT, ops.FAST_CONCAT))  # which warns of NAN


def cast_warns(kind: int, value: Any) -> bool:
    """Does PHP 8.5 warn of a cast of this value?"""
    if type(value) is not float:
        return False
    if kind == t.IS_LONG:
        return not -9223372036854775808.0 <= value < 9223372036854775808.0
    return kind in (IS_BOOL, t.IS_STRING) and is_nan(value)


def eval_binary(engine: Engine, opcode: int, left: Any, right: Any) -> tuple[Any] | None:
    """`left op right`, unless that would report something."""
    if _produces_error(opcode, left, right):
        return None
    if engine.target >= V8_4 and opcode == ops.POW and _divides_by_zero(left, right):
        return None
    if engine.target >= V8_5 and opcode in _CONVERTS and (is_nan(left) or is_nan(right)):
        return None
    return (_BINARY[opcode](engine, left, right),)


def eval_greater(engine: Engine, or_equal: bool, left: Any, right: Any) -> bool:
    """`left > right` or `left >= right`."""
    compute = compare.is_smaller_or_equal if or_equal else compare.is_smaller
    return bool(compute(engine, right, left))


def eval_unary(engine: Engine, opcode: int, value: Any) -> tuple[Any] | None:
    """!value, ~value or (bool) value."""
    if engine.target >= V8_5 and is_nan(value):
        return None
    if opcode in (ops.BOOL, ops.BOOL_NOT):
        return (is_true(value) == (opcode == ops.BOOL),)
    if value is None or type(value) is bool or type(value) is not str and not is_long_compatible(value):
        return None
    return (operators.bitwise_not(engine, value),)


def eval_unary_sign(engine: Engine, sign: int, value: Any) -> tuple[Any] | None:
    """+value (sign 1) or -value (sign -1)."""
    return eval_binary(engine, ops.MUL, value, sign)


_TYPE_CODES = {int: t.IS_LONG, float: t.IS_DOUBLE, str: t.IS_STRING, type(None): t.IS_NULL}


def type_code_of(value: Any) -> int:
    """The type code of a constant (Z_TYPE): IS_CONSTANT_AST for an expression that is evaluated at run time."""
    if value is True:
        return t.IS_TRUE
    if value is False:
        return t.IS_FALSE
    code = _TYPE_CODES.get(type(value))
    if code is not None:
        return code
    return t.IS_ARRAY if type(value) is PhpArray else t.IS_CONSTANT_AST


def cast(engine: Engine, kind: int, value: Any) -> tuple[Any] | None:
    """(type) value; `kind` is a type code (zend_optimizer_eval_cast). A float as a string depends on ini settings."""
    if engine.target >= V8_5 and cast_warns(kind, value):
        return None
    if kind == t.IS_NULL:
        return (None,)
    if kind == IS_BOOL:
        return (is_true(value),)
    if kind == t.IS_LONG:
        return (convert.to_int(engine, value),)
    if kind == t.IS_DOUBLE:
        return (convert.to_float(engine, value),)
    if kind == t.IS_STRING and type(value) is not PhpArray and type(value) is not float:
        return (convert.to_string(engine, value),)
    if kind == t.IS_ARRAY:
        return (_as_array(value),)
    return None


def _as_array(value: Any) -> PhpArray:
    if type(value) is PhpArray:
        return value
    return PhpArray.empty() if value is None else PhpArray.from_list([value])
