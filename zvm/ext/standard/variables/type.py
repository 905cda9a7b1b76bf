"""Types of values: gettype, settype, intval, is_* (ext/standard/type.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Bool, ByRef, Float, Int, Mixed, Str, function
from zvm.opcodes import flags
from zvm.runtime.functions.parameters import is_instance, value_error
from zvm.runtime.objects import casts
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.signals import Thrown
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import is_numeric_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import INT_MAX, INT_MIN

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_GETTYPE = {int: "integer", str: "string", bool: "boolean", float: "double", type(None): "NULL", PhpArray: "array"}


@function(pure=True)
def gettype(value: Mixed) -> Str:
    name = _GETTYPE.get(type(value))
    if name is not None:
        return name
    if isinstance(value, PhpObject):
        return "object"
    return "resource (closed)" if value.is_closed else "resource"


@function(pure=True)
def get_debug_type(value: Mixed) -> Str:
    if isinstance(value, PhpObject):
        ce = value.ce
        if not ce.flags & flags.ACC_ANON_CLASS:
            return ce.name
        return ce.name[:ce.name.find("\0")]
    if isinstance(value, Resource):
        return "resource (closed)" if value.is_closed else f"resource ({value.type_name})"
    return convert.type_name(value)


@function
def settype(engine: Engine, var: ByRef[Mixed], type_: Str) -> Bool:
    wanted = lower(type_)
    value: Any = var.value
    if wanted in ("integer", "int"):
        value = convert.to_int(engine, value)
    elif wanted in ("float", "double"):
        value = convert.to_float(engine, value)
    elif wanted == "string":
        try:
            value = convert.to_string(engine, value)
        except Thrown:
            var.value = ""
            raise
    elif wanted == "array":
        value = casts.to_array(engine, value)
    elif wanted == "object":
        value = casts.to_object(engine, value)
    elif wanted in ("bool", "boolean"):
        value = convert.to_bool(engine, value)
    elif wanted == "null":
        value = None
    elif wanted == "resource":
        engine.throw("ValueError", "Cannot convert to resource type")
    else:
        value_error(engine, 2, "must be a valid type")
    assign_by_reference(engine, var, value)
    return True


@function(pure=True)
def intval(engine: Engine, value: Mixed, base: Int = 10) -> Int:
    if type(value) is int:
        return value
    if type(value) is not str or base == 10:
        return convert.to_int(engine, value)
    return _to_int_in_base(value, base)


_PREFIX_LETTERS = frozenset("bBoOxX")  # which int() takes for more than digits
_SURE_DIGITS = 13  # so many of any base up to 36 are a number of 64 bits
_PREFIXES = {2: ("0b", "0B"), 16: ("0x", "0X")}


def _to_int_in_base(string: str, base: int) -> int:
    """intval() of a string with a base, 0 meaning that its prefix tells (strtol with PHP's prefixes)."""
    text = string.lstrip(" \t\n\r\v\f")
    negative = text[:1] == "-"
    if text[:1] in ("-", "+"):
        text = text[1:]
    prefix = text[:2]
    if base == 0:
        base = next((number for number, prefixes in _PREFIXES.items() if prefix in prefixes), 0)
        if base:
            text = text[2:]
        else:
            base = 8 if text[:1] == "0" else 10
    elif base in _PREFIXES and prefix in _PREFIXES[base]:
        text = text[2:]
    if not 2 <= base <= 36:
        return 0
    if len(text) < _SURE_DIGITS and text.isalnum() and text.isascii() and text[1:2] not in _PREFIX_LETTERS:
        try:
            number = int(text, base)
        except ValueError:
            pass
        else:
            return -number if negative else number
    total = 0
    for char in text:
        digit = "0123456789abcdefghijklmnopqrstuvwxyz".find(lower(char))
        if not 0 <= digit < base:
            break
        total = total * base + digit
    return max(-total, INT_MIN) if negative else min(total, INT_MAX)


@function(pure=True, aliases=("doubleval",))
def floatval(engine: Engine, value: Mixed) -> Float:
    return convert.to_float(engine, value)


@function(pure=True)
def boolval(engine: Engine, value: Mixed) -> Bool:
    return convert.to_bool(engine, value)


@function(pure=True)
def strval(engine: Engine, value: Mixed) -> Str:
    return convert.to_string(engine, value)


@function(pure=True, native=True)
def is_null(value: Mixed) -> Bool:
    return value is None


@function(pure=True, native=True)
def is_bool(value: Mixed) -> Bool:
    return type(value) is bool


@function(pure=True, native=True, aliases=("is_integer", "is_long"))
def is_int(value: Mixed) -> Bool:
    return type(value) is int


@function(pure=True, native=True, aliases=("is_double",))
def is_float(value: Mixed) -> Bool:
    return type(value) is float


@function(pure=True)
def is_numeric(value: Mixed) -> Bool:
    kind = type(value)
    return kind is int or kind is float or kind is str and is_numeric_string(value)


@function(pure=True, native=True)
def is_string(value: Mixed) -> Bool:
    return type(value) is str


@function(pure=True, native=True)
def is_array(value: Mixed) -> Bool:
    return type(value) is PhpArray


@function(pure=True, native=True)
def is_object(value: Mixed) -> Bool:
    return isinstance(value, PhpObject)


@function(pure=True, native=True)
def is_scalar(value: Mixed) -> Bool:
    return type(value) in (int, str, float, bool)


@function(pure=True)
def is_resource(value: Mixed) -> Bool:
    return isinstance(value, Resource) and not value.is_closed


@function(pure=True)
def is_iterable(engine: Engine, value: Mixed) -> Bool:
    return type(value) is PhpArray or isinstance(value, PhpObject) and is_instance(engine, value, "traversable")


@function(pure=True)
def is_countable(engine: Engine, value: Mixed) -> Bool:
    if isinstance(value, PhpObject):
        native = value.ce.native
        return getattr(native, "count_elements", None) is not None or is_instance(engine, value, "countable")
    return type(value) is PhpArray


@function
def is_callable(engine: Engine, value: Mixed, syntax_only: Bool = False, callable_name: ByRef = None) -> Bool:
    if callable_name is not None:
        from zvm.executor.callables import callable_name as name_of_callable

        callable_name.value = name_of_callable(engine, value)
    if syntax_only:
        return _looks_callable(value)
    return type(engine.resolve_callable(value)) is not str


def _looks_callable(value: Any) -> bool:
    """Has the value the form of a callable? (IS_CALLABLE_CHECK_SYNTAX_ONLY)"""
    if type(value) is str:
        return True
    if type(value) is PhpArray:
        if len(value) != 2 or 0 not in value or 1 not in value:
            return False
        target, name = _pair(value)
        return type(name) is str and (type(target) is str or isinstance(target, PhpObject))
    return isinstance(value, PhpObject) and (value.ce.invoke is not None or value.ce.name == "Closure")


def _pair(array: PhpArray) -> tuple[Any, Any]:
    first, second = array.get(0, None), array.get(1, None)
    return getattr(first, "value", first), getattr(second, "value", second)
