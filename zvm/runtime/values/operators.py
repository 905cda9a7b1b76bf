"""PHP's operators on any two values (zend_operators.c): slow paths of the handlers, and for constant expressions.

Each takes the engine and dereferenced values, never UNDEF; raises Thrown with PHP 8.2's TypeErrors and
ArithmeticErrors. An internal class overloads operators with `ce.native.do_operation(engine, opcode, left, right)`,
whose UNDEF means that it does not.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.error_levels import E_DEPRECATED, E_WARNING
from zvm.runtime.signals import raise_pending
from zvm.runtime.values import compare
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import cast_object, float_to_int_safe, to_bool, to_string
from zvm.runtime.values.numbers import float_to_int_saturated, scan_numeric, wrap
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import increment_string
from zvm.runtime.values.zval import INT_MAX, INT_MIN, UNDEF, type_name, value_name
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

_SYMBOLS = {ops.ADD: "+", ops.SUB: "-", ops.MUL: "*", ops.DIV: "/", ops.MOD: "%", ops.POW: "**", ops.SL: "<<",
            ops.SR: ">>", ops.BW_OR: "|", ops.BW_AND: "&", ops.BW_XOR: "^", ops.CONCAT: "."}
_NUMBER_TYPES = frozenset((int, float))
_COMPLEMENT = {code: code ^ 255 for code in range(256)}


def _overloaded(engine: Engine, opcode: int, left: Any, right: Any) -> Any:
    """What an operand of an internal class makes of the operation; UNDEF when none does."""
    for operand in (left, right):
        if isinstance(operand, PhpObject):
            hook = getattr(operand.ce.native, "do_operation", None)
            if hook is not None:
                return hook(engine, opcode, left, right)
    return UNDEF


def _overloads(value: Any) -> bool:
    return isinstance(value, PhpObject) and getattr(value.ce.native, "do_operation", None) is not None


def _overloaded_integer(engine: Engine, opcode: int, left: Any, right: Any) -> Any:
    """The same of %: Zend converts a left operand that overloads nothing before it looks at the right one."""
    if isinstance(right, PhpObject) and _overloads(right) and not _overloads(left) and _integer(engine, left) is None:
        _unsupported(engine, opcode, left, right)
    return _overloaded(engine, opcode, left, right)


def _unsupported(engine: Engine, opcode: int, left: Any, right: Any) -> Any:
    """zend_binop_error."""
    raise_pending(engine)
    engine.throw("TypeError", f"Unsupported operand types: {type_name(left)} {_SYMBOLS[opcode]} {type_name(right)}")


def _warn_of_number(engine: Engine) -> None:
    """A string only begins with a number. What waits to be raised, also from before, ends the operation here."""
    engine.diagnostics.warning("A non-numeric value encountered")
    raise_pending(engine)


def _number(engine: Engine, value: Any) -> int | float | None:
    """An arithmetic operand; None for what takes no part in arithmetic (zendi_try_convert_scalar_to_number)."""
    kind = type(value)
    if kind is int or kind is float:
        return value  # type: ignore[no-any-return]
    if kind is str:
        number, used, _ = scan_numeric(value)
        if number is not None and used < len(value):
            _warn_of_number(engine)
        return number
    if value is None or value is False:
        return 0
    if value is True:
        return 1
    if isinstance(value, PhpObject):
        number = cast_object(engine, value, "number")
        return None if number is UNDEF else number
    return None


def _integer(engine: Engine, value: Any) -> int | None:
    """An operand of %, shifts and bitwise operators; None for what takes no part (zendi_try_get_long)."""
    kind = type(value)
    if kind is int:
        return value  # type: ignore[no-any-return]
    if kind is float:
        return float_to_int_safe(engine, value)
    if kind is str:
        number, used, _ = scan_numeric(value)
        if number is None:
            return None
        if used < len(value):
            _warn_of_number(engine)
        if type(number) is int:
            return number
        whole = float_to_int_saturated(number)
        if float(whole) != number:
            engine.diagnostics.deprecated(f'Implicit conversion from float-string "{value}" to int loses precision')
            raise_pending(engine)
        return whole
    if value is None or value is False:
        return 0
    if value is True:
        return 1
    if isinstance(value, PhpObject):
        converted = cast_object(engine, value, "int")
        return None if converted is UNDEF else converted
    return None


def _numbers(engine: Engine, opcode: int, left: Any, right: Any) -> tuple[Any, Any]:
    """Both arithmetic operands; throws TypeError."""
    first = _number(engine, left)
    if first is not None:
        second = _number(engine, right)
        if second is not None:
            return first, second
    return _unsupported(engine, opcode, left, right)  # type: ignore[no-any-return]


def _integers(engine: Engine, opcode: int, left: Any, right: Any) -> tuple[Any, Any]:
    """Both integer operands; throws TypeError."""
    first = _integer(engine, left)
    if first is not None:
        second = _integer(engine, right)
        if second is not None:
            return first, second
    return _unsupported(engine, opcode, left, right)  # type: ignore[no-any-return]


# ---- arithmetic ----------------------------------------------------------------------------------------------------

def add(engine: Engine, left: Any, right: Any) -> Any:
    """left + right; of two arrays, left with the keys only right has (add_function)."""
    if type(left) is PhpArray and type(right) is PhpArray:
        return union(left, right)
    if type(left) not in _NUMBER_TYPES or type(right) not in _NUMBER_TYPES:
        result = _overloaded(engine, ops.ADD, left, right)
        if result is not UNDEF:
            return result
        left, right = _numbers(engine, ops.ADD, left, right)
    if type(left) is int and type(right) is int:
        total = left + right
        return total if INT_MIN <= total <= INT_MAX else float(left) + float(right)
    return left + right


def union(left: PhpArray, right: PhpArray) -> PhpArray:
    """A new array: left, then right's elements under keys left has not (zend_hash_merge)."""
    if left is right or not len(right):
        return left
    copy = left.clone()
    copy.merge(right)
    return copy


def sub(engine: Engine, left: Any, right: Any) -> Any:
    """left - right (sub_function)."""
    if type(left) not in _NUMBER_TYPES or type(right) not in _NUMBER_TYPES:
        result = _overloaded(engine, ops.SUB, left, right)
        if result is not UNDEF:
            return result
        left, right = _numbers(engine, ops.SUB, left, right)
    if type(left) is int and type(right) is int:
        difference = left - right
        return difference if INT_MIN <= difference <= INT_MAX else float(left) - float(right)
    return left - right


def mul(engine: Engine, left: Any, right: Any) -> Any:
    """left * right (mul_function)."""
    if type(left) not in _NUMBER_TYPES or type(right) not in _NUMBER_TYPES:
        result = _overloaded(engine, ops.MUL, left, right)
        if result is not UNDEF:
            return result
        left, right = _numbers(engine, ops.MUL, left, right)
    if type(left) is int and type(right) is int:
        product = left * right
        return product if INT_MIN <= product <= INT_MAX else float(left) * float(right)
    return left * right


def div(engine: Engine, left: Any, right: Any) -> Any:
    """left / right; an int when the division leaves no rest (div_function)."""
    if type(left) not in _NUMBER_TYPES or type(right) not in _NUMBER_TYPES:
        result = _overloaded(engine, ops.DIV, left, right)
        if result is not UNDEF:
            return result
        left, right = _numbers(engine, ops.DIV, left, right)
    if right == 0:
        engine.throw("DivisionByZeroError", "Division by zero")
    if type(left) is int and type(right) is int and left % right == 0:
        quotient = left // right
        return quotient if quotient <= INT_MAX else float(quotient)
    return float(left) / float(right)


def mod(engine: Engine, left: Any, right: Any) -> Any:
    """left % right, with the sign of left (mod_function)."""
    result = _overloaded_integer(engine, ops.MOD, left, right)
    if result is not UNDEF:
        return result
    left, right = _integers(engine, ops.MOD, left, right)
    if right == 0:
        engine.throw("DivisionByZeroError", "Modulo by zero")
    rest = abs(left) % abs(right)
    return -rest if left < 0 else rest


def float_pow(base: float, exponent: float) -> float:
    """C's pow(): INF and NAN where Python raises."""
    import math  # a library of C that most scripts do without

    try:
        return math.pow(base, exponent)
    except OverflowError:
        return -math.inf if base < 0 and exponent % 2 == 1 else math.inf
    except ValueError:
        if base != 0:
            return math.nan
        return -math.inf if exponent % 2 == 1 and math.copysign(1, base) < 0 else math.inf


def pow(engine: Engine, left: Any, right: Any) -> Any:
    """left ** right; the int result, or what Zend's squaring gives once it overflows (pow_function_base)."""
    result = _overloaded(engine, ops.POW, left, right)
    if result is not UNDEF:
        return result
    left, right = _numbers(engine, ops.POW, left, right)
    if left == 0 and right < 0 and engine.target >= V8_4:
        engine.diagnostics.report_in_passing(E_DEPRECATED, "Power of base 0 and negative exponent is deprecated")
    if type(left) is not int or type(right) is not int or right < 0:
        return float_pow(float(left), float(right))
    if left == 0 or left == 1 or left == -1:
        return left ** (right & 1 or 2 if right else 0)
    total, base, exponent = 1, left, right
    while exponent >= 1:
        if exponent & 1:
            exponent -= 1
            product = total * base
            if not INT_MIN <= product <= INT_MAX:
                return float(total) * float(base) * float_pow(float(base), float(exponent))
            total = product
        else:
            exponent >>= 1
            square = base * base
            if square > INT_MAX:
                return float(total) * float_pow(float(base) * float(base), float(exponent))
            base = square
    return total


# ---- bits ----------------------------------------------------------------------------------------------------------

def shift_left(engine: Engine, left: Any, right: Any) -> Any:
    """left << right (shift_left_function)."""
    result = _overloaded(engine, ops.SL, left, right)
    if result is not UNDEF:
        return result
    left, right = _integers(engine, ops.SL, left, right)
    if right < 0:
        engine.throw("ArithmeticError", "Bit shift by negative number")
    return wrap(left << right) if right < 64 else 0


def shift_right(engine: Engine, left: Any, right: Any) -> Any:
    """left >> right, filling with the sign (shift_right_function)."""
    result = _overloaded(engine, ops.SR, left, right)
    if result is not UNDEF:
        return result
    left, right = _integers(engine, ops.SR, left, right)
    if right < 0:
        engine.throw("ArithmeticError", "Bit shift by negative number")
    return left >> min(right, 63)


def bitwise_or(engine: Engine, left: Any, right: Any) -> Any:
    """left | right; byte by byte for two strings, as long as the longer (bitwise_or_function)."""
    if type(left) is str and type(right) is str:
        if len(left) < len(right):
            left, right = right, left
        return "".join(chr(ord(a) | ord(b)) for a, b in zip(left, right, strict=False)) + left[len(right):]
    result = _overloaded(engine, ops.BW_OR, left, right)
    if result is not UNDEF:
        return result
    left, right = _integers(engine, ops.BW_OR, left, right)
    return left | right


def bitwise_and(engine: Engine, left: Any, right: Any) -> Any:
    """left & right; byte by byte for two strings, as long as the shorter (bitwise_and_function)."""
    if type(left) is str and type(right) is str:
        return "".join(chr(ord(a) & ord(b)) for a, b in zip(left, right, strict=False))
    result = _overloaded(engine, ops.BW_AND, left, right)
    if result is not UNDEF:
        return result
    left, right = _integers(engine, ops.BW_AND, left, right)
    return left & right


def bitwise_xor(engine: Engine, left: Any, right: Any) -> Any:
    """left ^ right; byte by byte for two strings, as long as the shorter (bitwise_xor_function)."""
    if type(left) is str and type(right) is str:
        return "".join(chr(ord(a) ^ ord(b)) for a, b in zip(left, right, strict=False))
    result = _overloaded(engine, ops.BW_XOR, left, right)
    if result is not UNDEF:
        return result
    left, right = _integers(engine, ops.BW_XOR, left, right)
    return left ^ right


def bitwise_not(engine: Engine, value: Any) -> Any:
    """~value of an int, float or string (bitwise_not_function)."""
    kind = type(value)
    if kind is int:
        return ~value
    if kind is float:
        return ~float_to_int_safe(engine, value)
    if kind is str:
        return value.translate(_COMPLEMENT)
    result = _overloaded(engine, ops.BW_NOT, value, None)
    if result is UNDEF:
        engine.throw("TypeError", f"Cannot perform bitwise not on {value_name(engine, value)}")
    return result


def boolean_xor(engine: Engine, left: Any, right: Any) -> bool:
    """left xor right."""
    return to_bool(engine, left) is not to_bool(engine, right)


# ---- strings -------------------------------------------------------------------------------------------------------

def concat(engine: Engine, left: Any, right: Any) -> Any:
    """left . right (concat_function)."""
    if type(left) is str and type(right) is str:
        return left + right
    result = _overloaded(engine, ops.CONCAT, left, right)
    if result is not UNDEF:
        return result
    if type(left) is not str:
        if left is None and engine.target >= V8_5 and type(right) in _SCALARS:
            return to_string(engine, right)  # whatever the handler of "Undefined variable" has thrown
        left = to_string(engine, left)
        raise_pending(engine)
    right = to_string(engine, right)
    raise_pending(engine)
    return left + right


_SCALARS = frozenset((type(None), bool, int, float, str))


def concat_twice(engine: Engine, value: Any) -> Any:
    """value . value where both are one variable that gets the result: converted only once."""
    result = _overloaded(engine, ops.CONCAT, value, value)
    if result is not UNDEF:
        return result
    if value is None and engine.target >= V8_5:
        return ""
    text = to_string(engine, value)
    raise_pending(engine)
    return text * 2


# ---- ++ and -- -----------------------------------------------------------------------------------------------------

def increment(engine: Engine, value: Any) -> Any:
    """What ++ makes of a value (increment_function)."""
    kind = type(value)
    if kind is int:
        return value + 1 if value < INT_MAX else float(value) + 1.0
    if kind is float:
        return value + 1.0
    if value is None:
        return 1
    if kind is bool:
        _report_step(engine, "Increment", value)
        return value
    if kind is str:
        if value == "":
            _report_step(engine, "Increment", value)
            return "1"
        number, used, _ = scan_numeric(value)
        if number is None or used < len(value):
            _report_step(engine, "Increment", value)
            return increment_string(value)
        return increment(engine, number)
    return _step_object(engine, value, ops.ADD, "increment")


def decrement(engine: Engine, value: Any) -> Any:
    """What -- makes of a value (decrement_function)."""
    kind = type(value)
    if kind is int:
        return value - 1 if value > INT_MIN else float(value) - 1.0
    if kind is float:
        return value - 1.0
    if value is None or kind is bool:
        _report_step(engine, "Decrement", value)
        return value
    if kind is str:
        if value == "":
            _report_step(engine, "Decrement", value)
            return -1
        number, used, _ = scan_numeric(value)
        if number is None or used < len(value):
            _report_step(engine, "Decrement", value)
            return value
        return decrement(engine, number)
    return _step_object(engine, value, ops.SUB, "decrement")


def _report_step(engine: Engine, verb: str, value: Any) -> None:
    """What versions since PHP 8.3 say of ++ and -- on values that they do not count."""
    if engine.target < V8_3:
        return
    level = E_DEPRECATED
    if type(value) is not str:
        level = E_WARNING
        message = f"{verb} on type {type_name(value)} has no effect, this will change in the next major version of PHP"
    elif verb == "Decrement":
        message = "Decrement on empty string is deprecated as non-numeric" if value == "" else \
            "Decrement on non-numeric string has no effect and is deprecated"
    elif engine.target >= V8_5:
        message = "Increment on non-numeric string is deprecated, use str_increment() instead"
    elif value.isascii() and value.isalnum():
        return
    else:
        message = "Increment on non-alphanumeric string is deprecated"
    engine.diagnostics.report_in_passing(level, message)
    raise_pending(engine)


def _step_object(engine: Engine, value: Any, opcode: int, verb: str) -> Any:
    result = _overloaded(engine, opcode, value, 1)
    if result is UNDEF:
        engine.throw("TypeError", f"Cannot {verb} {type_name(value)}")
    return result


BINARY_OPERATORS: dict[int, Callable[[Any, Any, Any], Any]] = {
    ops.ADD: add, ops.SUB: sub, ops.MUL: mul, ops.DIV: div, ops.MOD: mod, ops.POW: pow, ops.SL: shift_left,
    ops.SR: shift_right, ops.CONCAT: concat, ops.BW_OR: bitwise_or, ops.BW_AND: bitwise_and, ops.BW_XOR: bitwise_xor,
    ops.BOOL_XOR: boolean_xor, ops.SPACESHIP: compare.compare,
    ops.IS_EQUAL: compare.is_equal,
    ops.IS_NOT_EQUAL: lambda engine, left, right: not compare.is_equal(engine, left, right),
    ops.IS_SMALLER: compare.is_smaller, ops.IS_SMALLER_OR_EQUAL: compare.is_smaller_or_equal,
    ops.IS_IDENTICAL: lambda engine, left, right: compare.is_identical(left, right),
    ops.IS_NOT_IDENTICAL: lambda engine, left, right: not compare.is_identical(left, right),
}


# ---- op= in place --------------------------------------------------------------------------------------------------

def update(container: Any, key: Any, opcode: int, operand: Any) -> bool:
    """container[key] op= operand where that takes numbers or strings only: whether it was done. A string that nothing
    else has grows in place."""
    return update_same_type(container, key, opcode, operand)


def update_same_type(container: Any, key: Any, opcode: int, operand: Any) -> bool:
    """update() where the value keeps its type, as a typed property's must."""
    left = container[key]
    if type(left) is int and type(operand) is int:
        if opcode == ops.ADD:
            left += operand
        elif opcode == ops.SUB:
            left -= operand
        elif opcode == ops.MUL:
            left *= operand
        else:
            return False
        if INT_MIN <= left <= INT_MAX:
            container[key] = left
            return True
    elif type(left) is float and type(operand) is float:
        if opcode == ops.ADD:
            container[key] = left + operand
        elif opcode == ops.SUB:
            container[key] = left - operand
        elif opcode == ops.MUL:
            container[key] = left * operand
        else:
            return False
        return True
    elif opcode == ops.CONCAT and type(left) is str and type(operand) is str:
        container[key] = None
        left += operand
        container[key] = left
        return True
    return False
