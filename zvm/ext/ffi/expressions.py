"""Constant expressions in C declarations: array lengths, widths of bit fields, enumerators (ext/ffi/ffi.g)."""
from __future__ import annotations

from zvm.ext.ffi import c_types
from zvm.ext.ffi.tokens import (
    CHARACTER,
    DECNUMBER,
    FLOATNUMBER,
    HEXNUMBER,
    ID,
    NUMBERS,
    OCTNUMBER,
    STRING,
    Token,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.ext.ffi.declarations import Parser

# kinds of values, in the order in which an operation takes the larger of two (zend_ffi_val_kind)
EMPTY, ERROR, INT32, INT64, UINT32, UINT64, FLOAT, DOUBLE, LONG_DOUBLE, CHAR, TEXT, NAME = range(12)
INTEGERS = (INT32, INT64, UINT32, UINT64)
_SIGNED, _UNSIGNED, _FLOATS = (INT32, INT64), (UINT32, UINT64), (FLOAT, DOUBLE, LONG_DOUBLE)
_WORD = (1 << 64) - 1


class Value:
    """The value of a constant expression: a number, a string's text or, among attributes' values, a name."""

    __slots__ = ("kind", "value")

    def __init__(self, kind: int = EMPTY, value: Any = None) -> None:
        self.kind, self.value = kind, value


def _wrapped(kind: int, number: Any) -> Value:
    """A number of that kind; integers have 64 bits, a char has 8."""
    if kind in _FLOATS:
        return Value(kind, float(number))
    number = int(number)
    if kind == CHAR:
        return Value(CHAR, (number + 128 & 255) - 128)
    number &= _WORD
    return Value(kind, number - (1 << 64) if kind in _SIGNED and number >> 63 else number)


def _is_number(value: Value) -> bool:
    return INT32 <= value.kind <= CHAR


# ---- operators -----------------------------------------------------------------------------------------------------

def _result_kind(left: Value, right: Value) -> int:
    """The kind of a sum or product (zend_ffi_expr_math)."""
    pair = left.kind, right.kind
    for group in (_SIGNED, _UNSIGNED, _FLOATS):
        if pair[0] in group and pair[1] in group:
            return max(pair)
    if left.kind == CHAR and right.kind != CHAR:
        return INT64 if right.kind in _SIGNED else right.kind
    return right.kind if right.kind in _FLOATS else left.kind


def _divide(left: Any, right: Any) -> Any:
    if isinstance(left, float) or isinstance(right, float):
        return left / right
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _shift_left(left: int, right: int) -> int:
    return left << (right & 63)


def _shift_right(left: int, right: int) -> int:
    return left >> (right & 63)


_ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda left, right: left + right, "-": lambda left, right: left - right,
    "*": lambda left, right: left * right, "/": _divide}
_OF_INTEGERS: dict[str, Callable[[Any, Any], int]] = {
    "%": lambda left, right: left - right * _divide(left, right), "<<": _shift_left, ">>": _shift_right,
    "|": lambda left, right: left | right, "&": lambda left, right: left & right,
    "^": lambda left, right: left ^ right}
_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "==": lambda left, right: left == right, "!=": lambda left, right: left != right,
    "<": lambda left, right: left < right, ">": lambda left, right: left > right,
    "<=": lambda left, right: left <= right, ">=": lambda left, right: left >= right,
    "||": lambda left, right: left != 0 or right != 0, "&&": lambda left, right: left != 0 and right != 0}


def _apply(operator: str, left: Value, right: Value) -> Value:
    """The value of a binary operation."""
    if not _is_number(left) or not _is_number(right):
        return Value(ERROR)
    if operator in _COMPARISONS:
        return Value(INT32, int(_COMPARISONS[operator](left.value, right.value)))
    if operator in "/%" and not right.value:
        return Value(ERROR)
    kind = _result_kind(left, right)
    if operator in _ARITHMETIC:
        return _wrapped(kind, _ARITHMETIC[operator](left.value, right.value))
    if kind in _FLOATS:
        kind = left.kind if left.kind not in _FLOATS else right.kind
        if kind in _FLOATS:
            return Value(ERROR)
    return _wrapped(kind, _OF_INTEGERS[operator](int(left.value), int(right.value)))


def _negated(operator: str, value: Value) -> Value:
    """The value of a unary operation."""
    if not _is_number(value) or operator == "~" and value.kind in _FLOATS:
        return Value(ERROR)
    if operator == "!":
        return Value(INT32, int(not value.value))
    if operator == "+":
        return value
    return _wrapped(value.kind, -value.value if operator == "-" else ~value.value)


_CAST_KINDS = {c_types.FLOAT: FLOAT, c_types.DOUBLE: DOUBLE, c_types.LONGDOUBLE: LONG_DOUBLE, c_types.UINT8: UINT32,
               c_types.UINT16: UINT32, c_types.UINT32: UINT32, c_types.BOOL: UINT32, c_types.SINT8: INT32,
               c_types.SINT16: INT32, c_types.SINT32: INT32, c_types.UINT64: UINT64, c_types.SINT64: CHAR,
               c_types.CHAR: UINT32}


def _cast(value: Value, type: c_types.CType) -> Value:
    """A conversion, with the kinds that zend_ffi_expr_cast() gives: int64_t becomes a char, char an unsigned number."""
    kind = _CAST_KINDS.get(type.kind, ERROR)
    if kind == ERROR or not _is_number(value):
        return Value(ERROR)
    return _wrapped(kind, value.value)


# ---- literals ------------------------------------------------------------------------------------------------------

_ESCAPES = {"b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11}


def _number(token: Token) -> Value:
    text = token.text.lower()
    suffix = text[len(text.rstrip("ul")):]
    digits = text[:len(text) - len(suffix)]
    base = {OCTNUMBER: 8, DECNUMBER: 10, HEXNUMBER: 16}[token.kind]
    number = int(digits, base)
    if "u" in suffix:
        return Value(UINT64 if "l" in suffix else UINT32, min(number, _WORD))
    return Value(INT64 if "l" in suffix else INT32, min(number, _WORD >> 1))


def _float(text: str) -> Value:
    kind = {"f": FLOAT, "l": LONG_DOUBLE}.get(text[-1].lower(), DOUBLE)
    return Value(kind, float(text.rstrip("flFL")))


def _character(text: str) -> Value:
    """A character constant (zend_ffi_val_character); those of several characters are errors."""
    if text[0] != "'":
        return Value(ERROR)
    body = text[1:-1]
    if len(body) == 1:
        return _wrapped(CHAR, ord(body))
    if body[:1] != "\\":
        return Value(ERROR)
    escape = body[1:]
    if len(escape) <= 3 and all(digit in "01234567" for digit in escape):
        code = int(escape, 8)
        return _wrapped(CHAR, code) if code <= 255 else Value(ERROR)
    if escape[:1] == "x":
        try:
            return _wrapped(CHAR, int(escape[1:], 16)) if len(escape) <= 3 else Value(ERROR)
        except ValueError:
            return Value(ERROR)
    return _wrapped(CHAR, _ESCAPES.get(escape, ord(escape))) if len(escape) == 1 else Value(ERROR)


# ---- parsing -------------------------------------------------------------------------------------------------------

_LEVELS = (("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", ">", "<=", ">="), ("<<", ">>"), ("+", "-"),
           ("*", "/", "%"))
_LITERALS: dict[str, Callable[[Token], Value]] = {
    **dict.fromkeys(NUMBERS, _number), FLOATNUMBER: lambda token: _float(token.text),
    CHARACTER: lambda token: _character(token.text),
    STRING: lambda token: Value(TEXT, token.text[1:-1]) if token.text[0] == '"' else Value(ERROR)}


def parse_expression(parser: Parser) -> Value:
    """A list of expressions separated by commas: the value of the last."""
    value = parse_conditional(parser)
    while parser.accept(","):
        value = parse_conditional(parser)
    return value


def parse_conditional(parser: Parser) -> Value:
    """A constant expression (conditional_expression)."""
    value = _parse_level(parser, 0)
    if not parser.accept("?"):
        return value
    consequence = parse_expression(parser)
    parser.expect(":")
    alternative = parse_conditional(parser)
    if not _is_number(value):
        return Value(ERROR)
    return consequence if value.value else alternative


def _parse_level(parser: Parser, level: int) -> Value:
    if level == len(_LEVELS):
        return _parse_cast(parser)
    value = _parse_level(parser, level + 1)
    while parser.token.kind in _LEVELS[level]:
        operator = parser.advance().kind
        value = _apply(operator, value, _parse_level(parser, level + 1))
    return value


def _parse_cast(parser: Parser) -> Value:
    if parser.token.kind != "(" or not parser.starts_type_name(parser.peek()):
        return _parse_unary(parser)
    type = _parenthesized_type(parser)
    return _cast(_parse_unary(parser), type)


def _parenthesized_type(parser: Parser) -> c_types.CType:
    parser.expect("(")
    type = parser.parse_type_name()
    parser.expect(")")
    return type


def _parse_unary(parser: Parser) -> Value:
    kind = parser.token.kind
    if kind == ID:
        return _parse_name(parser)
    if kind in _LITERALS:
        return _LITERALS[kind](parser.advance())
    if kind == "(":
        parser.advance()
        value = parse_expression(parser)
        parser.expect(")")
        return value
    if kind in ("++", "--"):
        parser.advance()
        _parse_unary(parser)
        return Value(ERROR)
    if kind in ("&", "*"):
        parser.advance()
        _parse_cast(parser)
        return Value(ERROR)
    if kind in ("+", "-", "~", "!"):
        parser.advance()
        return _negated(kind, _parse_cast(parser))
    if kind in ("sizeof", "_Alignof", "__alignof", "__alignof__"):
        return _parse_measure(parser)
    parser.unexpected()


def _parse_name(parser: Parser) -> Value:
    """A name: an enumerator; what may follow an object's name makes it an error."""
    value = parser.resolve_constant(parser.advance().text)
    while parser.token.kind in ("[", "(", ".", "->", "++", "--"):
        sign = parser.advance().kind
        value = Value(ERROR)
        if sign in (".", "->"):
            parser.expect(ID)
        elif sign == "[":
            parse_expression(parser)
            parser.expect("]")
        elif sign == "(":
            if parser.token.kind != ")":
                parse_expression(parser)
            parser.expect(")")
    return value


_VALUE_SIZES = {INT32: 4, UINT32: 4, INT64: 8, UINT64: 8, FLOAT: 4, DOUBLE: 8, LONG_DOUBLE: 16, CHAR: 1}


def _parse_measure(parser: Parser) -> Value:
    """sizeof and _Alignof, of a type or, but for _Alignof, of a value."""
    word = parser.advance().kind
    if word == "_Alignof" or parser.token.kind == "(" and parser.starts_type_name(parser.peek()):
        type = _parenthesized_type(parser)
        size = type.size if word == "sizeof" else type.align
        return Value(UINT64 if size > 0xFFFFFFFF else UINT32, size)
    value = _parse_unary(parser)
    if value.kind == TEXT:
        if word != "sizeof":
            return Value(UINT32, c_types.POINTER_SIZE)
        return Value(ERROR) if "\\" in value.value else Value(UINT32, len(value.value) + 1)
    size = _VALUE_SIZES.get(value.kind, 0)
    return Value(UINT32, size) if size else Value(ERROR)
