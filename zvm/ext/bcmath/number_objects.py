"""BcMath\\Number: decimal numbers of any length as objects with operators (PHP 8.4).

A result keeps as many places as its operation gives it: of sums the larger number of both, of products all, of
quotients, powers of negative exponents and roots up to ten more, as far as they are not zeros.
"""
from __future__ import annotations

from zvm.ext.bcmath import numbers
from zvm.ext.bcmath.numbers import Number
from zvm.ext.bcmath.rounding import round_number
from zvm.ext.bcmath.state import INT_MAX
from zvm.ext.vocabulary import PUBLIC, READONLY, UNDEF, Array, Int, Null, Str, Untyped, Void, method, php_class, prop
from zvm.opcodes import flags
from zvm.opcodes import metadata as ops
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.services.big_number_limits import check_modular_power, check_power
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.compare import UNCOMPARABLE
from zvm.runtime.values.convert import float_to_int_safe
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import INT_MAX as LONG_MAX
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.ext.standard.rounding import RoundingMode

# mypy: disable-error-code="valid-type, name-defined"
# ruff: noqa: F722, F821, N802, N805, UP037

_MORE_PLACES = 10  # that a quotient may have


def make(engine: Engine, number: Number, scale: int) -> BcNumber:
    """A Number with exactly so many places."""
    obj: BcNumber = instantiate(engine, engine.classes["bcmath\\number"])
    obj.number = number.cut(scale) if number.scale >= scale else Number(number.at(scale), scale)
    obj.slots[:2] = [obj.number.text(scale), scale]
    return obj


def _trimmed(number: Number, least: int) -> Number:
    """Without the zeros at the end, of which `least` places stay."""
    while number.scale > least and number.units % 10 == 0:
        number = Number(number.units // 10, number.scale - 1)
    return number


def _divide(left: Number, right: Number) -> Number:
    places = left.scale + _MORE_PLACES
    quotient = numbers.divide(left, right, places)
    return _trimmed(Number(quotient.at(places), places), left.scale)


def _whole(engine: Engine, number: Number, complaint: str) -> int:
    """An exponent or base, which has no fraction; throws ValueError."""
    plain = _trimmed(number, 0)
    if plain.scale:
        engine.throw("ValueError", f"{complaint} cannot have a fractional part")
    return plain.units


def _power(engine: Engine, base: Number, exponent: int, scale: int | None = None) -> Number:
    """With at least so many places, if it is a fraction. Throws for exponents that are too large and for 1 / 0."""
    if abs(exponent) > LONG_MAX:
        engine.throw("ValueError", "exponent is too large")
    if exponent < 0 and not base.units:
        engine.throw("DivisionByZeroError", "Negative power of zero")
    if exponent > 0 and base.scale * exponent > INT_MAX:
        engine.throw("ValueError", "scale of the result is too large")
    check_power(engine, base.units, abs(exponent), True)
    if exponent >= 0:
        return numbers.power(base, exponent, base.scale * exponent) if exponent else Number(1)
    if scale is not None:
        return numbers.power(base, exponent, scale)
    places = base.scale + _MORE_PLACES
    return _trimmed(Number(numbers.power(base, exponent, places).at(places), places), base.scale)


def _compute(engine: Engine, opcode: int, left: Number, right: Number, scale: int | None = None) -> BcNumber:
    """What +, -, *, / and % give, with so many places; None: with those that the operation gives by itself. Throws
    DivisionByZeroError."""
    if opcode in (ops.DIV, ops.MOD) and not right.units:
        engine.throw("DivisionByZeroError", "Division by zero" if opcode == ops.DIV else "Modulo by zero")
    if opcode == ops.DIV:
        quotient = _divide(left, right) if scale is None else numbers.divide(left, right, scale)
        return make(engine, quotient, quotient.scale if scale is None else scale)
    if scale is None:
        scale = left.scale + right.scale if opcode == ops.MUL else max(left.scale, right.scale)
    if opcode == ops.MUL:
        return make(engine, numbers.multiply(left, right, scale), scale)
    if opcode == ops.MOD:
        return make(engine, numbers.remainder(left, right, scale), scale)
    return make(engine, (numbers.add if opcode == ops.ADD else numbers.subtract)(left, right), scale)


_LEAST_FLOAT = -2.0 ** 63  # that is an int


def _operand(engine: Engine, value: Any, side: str) -> Number | None:
    """An operand of an operator as a number, None of other types and of floats beyond ints; throws ValueError for texts
    that are none."""
    if isinstance(value, BcNumber):
        return value.number
    if type(value) is bool or type(value) is int:
        return Number(int(value))
    if type(value) is float:
        return Number(float_to_int_safe(engine, value)) if _LEAST_FLOAT <= value < -_LEAST_FLOAT else None
    if type(value) is str:
        parsed = numbers.parse(value)
        if parsed is None:
            engine.throw("ValueError", f"{side} string operand cannot be converted to BcMath\\Number")
        return parsed
    return None


class _Hooks:
    """Operators, comparison and truth."""

    __slots__ = ()

    @staticmethod
    def do_operation(engine: Engine, opcode: int, left: Any, right: Any) -> Any:
        """An operator of which one operand is a Number."""
        if opcode not in (ops.ADD, ops.SUB, ops.MUL, ops.DIV, ops.MOD, ops.POW):
            return UNDEF
        one, other = _operand(engine, left, "Left"), _operand(engine, right, "Right")
        if one is None or other is None:
            return UNDEF
        if opcode != ops.POW:
            return _compute(engine, opcode, one, other)
        result = _power(engine, one, _whole(engine, other, "exponent"))
        return make(engine, result, result.scale)

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        """Which is larger; anything that is no number cannot be compared."""
        if (type(left) is bool or type(right) is bool) and engine.target >= V8_5:
            return None
        if left is None or right is None:
            return -1 if left is None else 1
        pair = []
        for value in (left, right):
            number = numbers.parse(value) if type(value) is str else _operand(engine, value, "")
            if number is None:
                return UNCOMPARABLE
            pair.append(number)
        difference = numbers.subtract(*pair).units
        return (difference > 0) - (difference < 0)

    @staticmethod
    def cast(engine: Engine, obj: Any, kind: str) -> Any:
        """(bool) and (string)."""
        if kind == "bool":
            return obj.number.units != 0
        return obj.slots[0] if kind == "string" else UNDEF

    @staticmethod
    def get_properties(engine: Engine, obj: Any) -> PhpArray:
        """The number's text and its places."""
        return standard_table(obj)

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """Another object of the same number."""
        return make(engine, obj.number, obj.number.scale)


_DAMAGED = "Invalid serialization data for BcMath\\Number object"


@php_class("BcMath\\Number", since=80400, final=True, flags=flags.ACC_READONLY_CLASS, dynamic=False, native=_Hooks(),
           properties=[prop("value", visibility=PUBLIC | READONLY | flags.ACC_VIRTUAL, type="Str"),
                       prop("scale", visibility=PUBLIC | READONLY | flags.ACC_VIRTUAL, type="Int")])
class BcNumber(PhpObject):
    __slots__ = ("number",)
    number: Number

    def __init__(self) -> None:
        self.number = Number(0)

    def _set(self, number: Number) -> None:
        self.number = number
        self.slots[:2] = [number.text(number.scale), number.scale]

    def _argument(self, engine: Any, at: int, value: Any) -> Number:
        """An argument as a number; throws ValueError."""
        if isinstance(value, BcNumber):
            return value.number
        parsed = Number(value) if type(value) is int else numbers.parse(value)
        if parsed is None:
            value_error(engine, at, "is not well-formed")
        return parsed

    def _check_scale(self, engine: Any, at: int, scale: int | None) -> None:
        """Throw ValueError for an argument $scale, which may be left out, that is no number of places."""
        if scale is not None and not 0 <= scale <= INT_MAX:
            value_error(engine, at, f"must be between 0 and {INT_MAX}")

    def _with(self, engine: Any, opcode: int, num: Any, scale: int | None) -> BcNumber:
        """What an operation with the argument $num gives."""
        other = self._argument(engine, 1, num)
        self._check_scale(engine, 2, scale)
        return _compute(engine, opcode, self.number, other, scale)

    @method
    def __construct(self, engine: Engine, num: Str | Int) -> Untyped:
        if self.slots[0] is not UNDEF:
            engine.throw("Error", "Cannot modify readonly property BcMath\\Number::$value")
        self._set(self._argument(engine, 1, num))

    @method
    def add(
        self, engine: Engine,
        num: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> 'BcMath\\Number':
        return self._with(engine, ops.ADD, num, scale)

    @method
    def sub(
        self, engine: Engine,
        num: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> 'BcMath\\Number':
        return self._with(engine, ops.SUB, num, scale)

    @method
    def mul(
        self, engine: Engine,
        num: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> 'BcMath\\Number':
        return self._with(engine, ops.MUL, num, scale)

    @method
    def div(
        self, engine: Engine,
        num: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> 'BcMath\\Number':
        return self._with(engine, ops.DIV, num, scale)

    @method
    def mod(
        self, engine: Engine,
        num: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> 'BcMath\\Number':
        return self._with(engine, ops.MOD, num, scale)

    @method
    def divmod(
        self, engine: Engine,
        num: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> Array:
        other = self._argument(engine, 1, num)
        self._check_scale(engine, 2, scale)
        places = max(self.number.scale, other.scale) if scale is None else scale
        if not other.units:
            engine.throw("DivisionByZeroError", "Division by zero")
        return PhpArray.from_list([make(engine, numbers.divide(self.number, other, 0), 0),
                                   make(engine, numbers.remainder(self.number, other, places), places)])

    @method
    def powmod(
        self, engine: Engine,
        exponent: 'BcMath\\Number' | Str | Int,
        modulus: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> 'BcMath\\Number':
        power, divisor = self._argument(engine, 1, exponent), self._argument(engine, 2, modulus)
        self._check_scale(engine, 3, scale)
        places = 0 if scale is None else scale
        base = _whole(engine, self.number, "Base number")
        if _trimmed(power, 0).scale:
            value_error(engine, 1, "cannot have a fractional part")
        if power.units < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        if _trimmed(divisor, 0).scale:
            value_error(engine, 2, "cannot have a fractional part")
        if not divisor.units:
            engine.throw("DivisionByZeroError", "Modulo by zero")
        exponents, moduli = power.at(0), divisor.at(0)
        check_modular_power(engine, base, exponents, moduli)
        return make(engine, Number(numbers.modular_power(base, exponents, moduli)), places)

    @method
    def pow(
        self, engine: Engine,
        exponent: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> 'BcMath\\Number':
        power = self._argument(engine, 1, exponent)
        self._check_scale(engine, 2, scale)
        if _trimmed(power, 0).scale:
            value_error(engine, 1, "exponent cannot have a fractional part")
        result = _power(engine, self.number, power.at(0), scale)
        return make(engine, result, result.scale if scale is None else scale)

    @method
    def sqrt(
        self, engine: Engine, scale: Int | Null = None
    ) -> 'BcMath\\Number':
        self._check_scale(engine, 1, scale)
        places = -1 if scale is None else scale
        if self.number.units < 0:
            engine.throw("ValueError", "Base number must be greater than or equal to 0")
        if places >= 0:
            return make(engine, numbers.square_root(self.number, places), places)
        places = self.number.scale + _MORE_PLACES
        root = numbers.square_root(self.number, places)
        result = _trimmed(Number(root.at(places), places), self.number.scale)
        return make(engine, result, result.scale)

    @method
    def floor(
        self, engine: Engine
    ) -> 'BcMath\\Number':
        return make(engine, round_number(self.number, 0, "NegativeInfinity"), 0)

    @method
    def ceil(
        self, engine: Engine
    ) -> 'BcMath\\Number':
        return make(engine, round_number(self.number, 0, "PositiveInfinity"), 0)

    @method(defaults={"mode": "RoundingMode::HalfAwayFromZero"})
    def round(
        self, engine: Engine, precision: Int = 0, mode: 'RoundingMode' = UNDEF
    ) -> 'BcMath\\Number':
        name = "HalfAwayFromZero" if mode is UNDEF else mode.slots[0]
        return make(engine, round_number(self.number, precision, name), max(precision, 0))

    @method
    def compare(
        self, engine: Engine,
        num: 'BcMath\\Number' | Str | Int,
        scale: Int | Null = None
    ) -> Int:
        other = self._argument(engine, 1, num)
        self._check_scale(engine, 2, scale)
        places = max(self.number.scale, other.scale) if scale is None else scale
        difference = self.number.at(places) - other.at(places)
        return (difference > 0) - (difference < 0)

    @method
    def __toString(self) -> Str:
        return str(self.slots[0])

    @method
    def __serialize(self) -> Array:
        return PhpArray.from_dict({"value": self.slots[0]})

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        value = data.get("value", None)
        if type(value) is not str or not value:
            engine.throw("Exception", _DAMAGED)
        if self.slots[0] is not UNDEF:
            engine.throw("Error", "Cannot modify readonly property BcMath\\Number::$value")
        parsed = numbers.parse(value)
        if parsed is None:
            engine.throw("Exception", _DAMAGED)
        self._set(parsed)
