"""The class GMP and what turns arguments and operands into integers (ext/gmp/gmp.c)."""
from __future__ import annotations

from math import isfinite

from zvm.ext.gmp import arithmetic
from zvm.ext.gmp.texts import parse, text_of
from zvm.ext.spl.members import load_properties
from zvm.ext.spl.serialized_text import Reader
from zvm.ext.standard.variables.unserialize import Failure
from zvm.ext.vocabulary import Array, Int, Str, Untyped, Void, method, php_class
from zvm.opcodes import metadata as ops
from zvm.runtime.functions.parameters import argument_type_error, integer_argument, value_error
from zvm.runtime.functions.type_check import FAILED, coerce_int_weak
from zvm.runtime.objects.array_access import BIG_INTEGER
from zvm.runtime.objects.lifecycle import initialise, instantiate
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.services.big_number_limits import check_power
from zvm.runtime.services.memory import check_block
from zvm.runtime.values import big_integers
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import float_to_int_safe, report_out_of_range, to_int
from zvm.runtime.values.numbers import float_to_int, scan_numeric
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import INT_MAX, INT_MIN, UNDEF, type_name, value_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

# ruff: noqa: F821, UP037

MAX_BASE = 62


def make(engine: Engine, number: int) -> GMP:
    """A GMP object of an integer."""
    made: GMP = instantiate(engine, engine.classes["gmp"])
    made.number = number
    return made


def argument(engine: Engine, number: int, value: Any, base: int = 0) -> int:
    """The integer that argument `number` stands for; throws TypeError or ValueError (convert_to_gmp)."""
    kind = type(value)
    if kind is int:
        return value  # type: ignore[no-any-return]
    if isinstance(value, GMP):
        return value.number
    if kind is str:
        parsed = parse(value, base)
        if parsed is None:
            value_error(engine, number, "is not an integer string")
        return parsed
    converted = integer_argument(engine, number, value)
    if converted is FAILED:
        argument_type_error(engine, number, f"must be of type GMP|string|int, {value_name(engine, value)} given")
    return int(converted)


def power(engine: Engine, base: int, exponent: int) -> int:
    """base ** exponent, unless that would exceed memory_limit, which is a fatal error, or not be over in time. Raises
    Bailout, MemoryError, TimeLimitReached."""
    check_block(engine, big_integers.power_bits(base, exponent) >> 3)
    check_power(engine, base, exponent, False)
    return big_integers.power(base, exponent)


def shifted(engine: Engine, number: int, distance: int) -> int:
    """number << distance, likewise."""
    check_block(engine, number.bit_length() + distance >> 3)
    return number << distance


def operand(engine: Engine, value: Any) -> int:
    """The integer that an operand stands for; throws TypeError or ValueError."""
    kind = type(value)
    if kind is int:
        return value  # type: ignore[no-any-return]
    if isinstance(value, GMP):
        return value.number
    if kind is str:
        parsed = parse(value, 0)
        if parsed is None:
            engine.throw("ValueError", "Number is not an integer string")
        return parsed
    converted: Any = coerce_int_weak(engine, value) if kind is bool or kind is float else FAILED
    if converted is FAILED:
        engine.throw("TypeError", f"Number must be of type GMP|string|int, {value_name(engine, value)} given")
    return int(converted)


def _unsupported(engine: Engine, left: Any, symbol: str, right: Any) -> NoReturn:
    engine.throw("TypeError", f"Unsupported operand types: {type_name(left)} {symbol} {type_name(right)}")


def _distance(engine: Engine, left: Any, symbol: str, right: Any) -> int:
    """How far to shift, or the exponent: an operand that must be a small integer (shift_operator_helper)."""
    kind = type(right)
    if kind is str:
        number, used, _ = scan_numeric(right)
        if type(number) is not int or used < len(right):
            engine.throw("ValueError", "Number is not an integer string")
        right = number
    elif kind is float:
        report_out_of_range(engine, right)
        right = float_to_int(right)
    elif isinstance(right, GMP):
        right = to_int(engine, right)
    if type(right) is not int:
        _unsupported(engine, left, symbol, right)
    if right < 0:
        engine.throw("ValueError", f"{'Exponent' if symbol == '**' else 'Shift'} must be greater than or equal to 0")
    return right


def _shiftable(engine: Engine, left: Any, symbol: str, right: Any) -> Any:
    """A left operand that is neither GMP nor int, after Zend has converted it: an int since PHP 8.5 if it can
    be one. Throws TypeError."""
    is_later = engine.target >= V8_5
    if type(left) is str and (symbol != "**" or not is_later or parse(left, 0) is None):
        number, used, _ = scan_numeric(left)
        if number is not None and used < len(left):
            engine.diagnostics.warning("A non-numeric value encountered")
    elif type(left) is float and symbol != "**":
        float_to_int_safe(engine, left)
    if is_later and type(left) is float and isfinite(left):
        return float_to_int_safe(engine, left)
    parsed = int(left) if type(left) is bool else parse(left, 0) if type(left) is str else None
    if not is_later or parsed is None:
        _unsupported(engine, left, symbol, right)
    return parsed


_SHIFTS = {ops.POW: "**", ops.SL: "<<", ops.SR: ">>"}
_BINARY = {ops.ADD: int.__add__, ops.SUB: int.__sub__, ops.MUL: big_integers.product, ops.BW_OR: int.__or__,
           ops.BW_AND: int.__and__, ops.BW_XOR: int.__xor__}
_DIVISIONS: dict[int, tuple[str, Any]] = {ops.DIV: ("Division", big_integers.quotient),
                                          ops.MOD: ("Modulo", arithmetic.residue)}


_OF_INTEGERS = {ops.MOD: "%", ops.BW_OR: "|", ops.BW_AND: "&", ops.BW_XOR: "^"}  # Zend makes ints of left operands


class _Hooks:
    """Operators, comparison, casts, dumps and cloning."""

    __slots__ = ()

    @staticmethod
    def do_operation(engine: Engine, opcode: int, left: Any, right: Any) -> Any:
        """An operator of which one operand is a GMP object."""
        if opcode == ops.BW_NOT:
            return make(engine, ~operand(engine, left))
        if opcode in _OF_INTEGERS and type(left) is str and scan_numeric(left)[0] is None:
            _unsupported(engine, left, _OF_INTEGERS[opcode], right)
        binary = _BINARY.get(opcode)
        if binary is not None:
            return make(engine, binary(operand(engine, left), operand(engine, right)))
        if opcode in _DIVISIONS:
            name, divide = _DIVISIONS[opcode]
            dividend, divisor = operand(engine, left), operand(engine, right)
            if not divisor:
                engine.throw("DivisionByZeroError", f"{name} by zero")
            return make(engine, divide(dividend, divisor))
        if opcode not in _SHIFTS:
            return UNDEF
        symbol = _SHIFTS[opcode]
        if type(left) is not int and not isinstance(left, GMP):
            left = _shiftable(engine, left, symbol, right)
        distance = _distance(engine, left, symbol, right)
        number = operand(engine, left)
        if opcode == ops.SR:
            return make(engine, number >> distance)
        return make(engine, power(engine, number, distance) if opcode == ops.POW else
                    shifted(engine, number, distance))

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int:
        """Which is larger; null is smaller than any number."""
        if left is None or right is None:
            return -1 if left is None else 1
        return arithmetic.order(operand(engine, left), operand(engine, right),
                                type(right) is int and engine.target < V8_5)

    @staticmethod
    def cast(engine: Engine, obj: Any, kind: str) -> Any:
        """(string), (int), (float); there is no truth value."""
        number = obj.number
        if kind == "string":
            return text_of(number)
        if kind == "int" or kind == "number" and INT_MIN <= number <= INT_MAX:
            return arithmetic.to_long(number)
        if kind == "bool" and engine.target >= V8_4:
            return number != 0
        return arithmetic.to_double(number) if kind in ("float", "number") else UNDEF

    @staticmethod
    def get_debug_info(engine: Engine, obj: Any) -> PhpArray:
        """The properties and the number."""
        table = standard_table(obj)
        table.set("num", text_of(obj.number))
        return table

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """Another object of the same number."""
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        copy.number = obj.number
        return copy

    @staticmethod
    def unserialize(engine: Engine, obj: Any, data: str) -> None:
        """The format before __serialize(): number, then properties."""
        reader = Reader(engine, data)
        try:
            parsed = _unserialized_number(reader.value())
        except Failure:
            parsed = None
        if parsed is None:
            engine.throw("Exception", "Could not unserialize number")
        obj.number = parsed
        try:
            properties = reader.value()
        except Failure:
            properties = None
        if type(properties) is not PhpArray:
            engine.throw("Exception", "Could not unserialize properties")
        obj.dynamic = {str(key): value for key, value in properties.items()} or None


def _unserialized_number(value: Any) -> int | None:
    return parse(value, 10) if type(value) is str else None


@php_class("GMP", native=_Hooks(), changes=(80400, {"final": True}))
class GMP(PhpObject):
    __slots__ = ("number",)
    layout = BIG_INTEGER, "number"

    def __init__(self) -> None:
        self.number = 0

    @method
    def __construct(self, engine: Engine, num: Str | Int = 0, base: Int = 0) -> Untyped:
        check_base(engine, base)
        self.number = argument(engine, 1, num, base)

    @method
    def __serialize(self) -> Array:
        shown = PhpArray.from_list([text_of(self.number, 16)])
        if self.dynamic:
            shown.append(standard_table(self))
        return shown

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        text = data.get(0, None)
        parsed = parse(text, 16) if type(text) is str else None
        if parsed is None:
            engine.throw("Exception", "Could not unserialize number")
        self.number = parsed
        properties = data.get(1, None)
        if properties is not None:
            if type(properties) is not PhpArray:
                engine.throw("Exception", "Could not unserialize properties")
            load_properties(engine, self, properties)


def check_base(engine: Engine, base: int) -> None:
    """Throw ValueError for a base that argument 2 cannot name."""
    if base and not 2 <= base <= MAX_BASE:
        zero = "0 or " if engine.target >= V8_4 else ""
        value_error(engine, 2, f"must be {zero}between 2 and {MAX_BASE}")
