"""Conversions between types as casts and operators make them (zend_operators.c, zend_object_handlers.c).

Values are never References or UNDEF. Functions take the engine to report and to call __toString; they raise Thrown.
An internal class may convert its objects itself: `ce.native.cast(engine, object, type)` gives the value for "bool",
"int", "float", "string" or "number", or UNDEF when it will not.
"""
from __future__ import annotations

from zvm.opcodes.error_levels import E_RECOVERABLE_ERROR, E_WARNING
from zvm.opcodes.flags import ACC_RETURN_REFERENCE
from zvm.runtime.signals import EXCEPTIONS, raise_pending
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.numbers import float_is_integer as float_is_integer
from zvm.runtime.values.numbers import (
    float_to_int,
    float_to_int_saturated,
    float_to_string,
    scan_numeric,
    string_to_float,
    string_to_int,
)
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF, Reference, value_name
from zvm.runtime.values.zval import debug_type as debug_type
from zvm.runtime.values.zval import type_name as type_name
from zvm.targets import V8_3, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

ILLEGAL_OFFSET = "Illegal offset type"
ILLEGAL_IN_ISSET = "Illegal offset type in isset or empty"
ILLEGAL_IN_UNSET = "Illegal offset type in unset"
_LATER_OFFSETS = {ILLEGAL_OFFSET: "Cannot access offset of type {} on {}",
                  ILLEGAL_IN_ISSET: "Cannot access offset of type {} in isset or empty",
                  ILLEGAL_IN_UNSET: "Cannot unset offset of type {} on {}"}  # since PHP 8.3


def is_resource(value: Any) -> bool:
    """Whether a value is a resource, open or closed."""
    return isinstance(value, Resource)


def class_name(obj: Any) -> str:
    """An object's class as messages show it: an anonymous class without its internal part."""
    name: str = obj.ce.name
    end = name.find("\0")
    return name if end < 0 else name[:end]


def dumped_class_name(obj: Any) -> str:
    """An object's class as dumps and back traces show it: some internal ones add to it (get_class_name handlers)."""
    native = obj.ce.native
    hook = None if native is None else getattr(native, "dumped_class_name", None)
    return class_name(obj) if hook is None else hook(obj)


def cast_object(engine: Engine, obj: Any, type: str) -> Any:
    """What an object converts itself to, UNDEF when it does not (cast_object handlers; see the module's docstring)."""
    native = obj.ce.native
    if native is not None and (hook := getattr(native, "cast", None)) is not None:
        return hook(engine, obj, type)
    if type == "bool":
        return True
    if type == "string" and obj.ce.tostring is not None:
        text = engine.call_method(obj, "__tostring")
        # a reference is not a string, nor is what an op-array without its check of the return type gives
        if obj.ce.tostring.fn_flags & ACC_RETURN_REFERENCE and engine.target < V8_5 or not isinstance(text, str):
            engine.throw("Error", f"Method {obj.ce.display_name}::__toString() must return a string value")
        return text
    return UNDEF


def to_bool(engine: Engine, value: Any) -> bool:
    """Truth (zend_is_true)."""
    kind = type(value)
    if kind is bool:
        return value  # type: ignore[no-any-return]
    if kind is str:
        return value != "" and value != "0"  # type: ignore[no-any-return]
    if kind is int or kind is float:
        if value != value:
            report_nan(engine, "bool")
        return value != 0  # type: ignore[no-any-return]
    if value is None:
        return False
    if kind is PhpArray:
        return len(value) != 0
    if isinstance(value, Resource):
        return True
    return value.ce.native is None or _object_to_bool(engine, value)


def _object_to_bool(engine: Engine, obj: Any) -> bool:
    """An object that casts itself; false after an error where it does not to bool (zend_object_is_true)."""
    truth = cast_object(engine, obj, "bool")
    if truth is UNDEF:
        engine.diagnostics.error(E_RECOVERABLE_ERROR,
                                 f"Object of class {class_name(obj)} could not be converted to bool")
        return False
    return truth is not False


def report_nan(engine: Engine, kind: str) -> None:
    """Warn about NAN that becomes a value of another type (PHP 8.5)."""
    if engine.target >= V8_5:
        engine.diagnostics.report_in_passing(E_WARNING, f"unexpected NAN value was coerced to {kind}")


def _is_out_of_range(number: float) -> bool:
    return not -9223372036854775808.0 <= number < 9223372036854775808.0


def report_out_of_range(engine: Engine, number: float) -> None:
    """Warn about a float that no int can stand for (PHP 8.5)."""
    if _is_out_of_range(number) and engine.target >= V8_5:
        engine.diagnostics.report_in_passing(
            E_WARNING, f"The float {float_to_string(number)} is not representable as an int, cast occurred")


def to_int(engine: Engine, value: Any) -> int:
    """(int) (zval_get_long)."""
    kind = type(value)
    if kind is int:
        return value  # type: ignore[no-any-return]
    if kind is float:
        report_out_of_range(engine, value)
        return float_to_int(value)
    if kind is str:
        return string_to_int(value)
    if kind is bool:
        return 1 if value else 0
    if value is None:
        return 0
    if kind is PhpArray:
        return 1 if len(value) else 0
    if isinstance(value, Resource):
        return value.handle
    return _object_to_number(engine, value, "int", 1)  # type: ignore[no-any-return]


def to_float(engine: Engine, value: Any) -> float:
    """(float) (zval_get_double)."""
    kind = type(value)
    if kind is float:
        return value  # type: ignore[no-any-return]
    if kind is int or kind is bool:
        return float(value)
    if kind is str:
        return string_to_float(value)
    if value is None:
        return 0.0
    if kind is PhpArray:
        return 1.0 if len(value) else 0.0
    if isinstance(value, Resource):
        return float(value.handle)
    return _object_to_number(engine, value, "float", 1.0)  # type: ignore[no-any-return]


def _object_to_number(engine: Engine, obj: Any, type: str, default: Any) -> Any:
    number = cast_object(engine, obj, type)
    if number is UNDEF:
        engine.diagnostics.warning(f"Object of class {class_name(obj)} could not be converted to {type}")
        return default
    return number


def to_number(engine: Engine, value: Any) -> int | float:
    """The int or float a scalar is for array_sum(), range() and the like: silent, leading numbers of strings
    (convert_scalar_to_number)."""
    kind = type(value)
    if kind is int or kind is float:
        return value  # type: ignore[no-any-return]
    if kind is str:
        number = scan_numeric(value)[0]
        return 0 if number is None else number
    if value is None or kind is bool or kind is PhpArray or isinstance(value, Resource):
        return to_int(engine, value)
    return _object_to_number(engine, value, "number", 1)  # type: ignore[no-any-return]


def to_string_in_passing(engine: Engine, value: Any) -> str:
    """The same where PHP goes on after an exception, with an empty text (zval_get_string() without a look at the
    exception): the first one waits until the caller ends with raise_pending(), and no PHP code is called any more."""
    if engine.pending_exception is not None:
        if type(value) is PhpArray:
            engine.diagnostics.warning_while_throwing("Array to string conversion")
            return "Array"
        if isinstance(value, PhpObject) and getattr(value.ce.native, "cast", None) is None:
            return ""
    pending = engine.pending_exception
    try:
        return to_string(engine, value)
    except EXCEPTIONS as thrown:
        engine.pending_exception = pending or thrown
        return ""


def to_string(engine: Engine, value: Any) -> str:
    """(string) (zval_get_string); warns about arrays, throws Error for objects without __toString."""
    kind = type(value)
    if kind is str:
        return value  # type: ignore[no-any-return]
    if kind is int:
        return str(value)
    if value is None or value is False:
        return ""
    if value is True:
        return "1"
    if kind is float:
        if value != value:
            report_nan(engine, "string")
        return float_to_string(value, engine.ini.precision)
    if kind is PhpArray:
        engine.diagnostics.report_in_passing(E_WARNING, "Array to string conversion")
        return "Array"
    if isinstance(value, Resource):
        return f"Resource id #{value.handle}"
    text = cast_object(engine, value, "string")
    if text is UNDEF:
        raise_pending(engine)
        engine.throw("Error", f"Object of class {class_name(value)} could not be converted to string")
    return text  # type: ignore[no-any-return]


def object_to_string_or_none(engine: Engine, obj: Any) -> str | None:
    """An object's text, None when its class has no __toString; throws what __toString throws."""
    text = cast_object(engine, obj, "string")
    return None if text is UNDEF else text


def float_to_int_safe(engine: Engine, number: float) -> int:
    """A float where an int is wanted: the loss of a fraction is deprecated (zend_dval_to_lval_safe)."""
    if engine.target >= V8_5 and _is_out_of_range(number) and number == number:
        report_out_of_range(engine, number)
        raise_pending(engine)
        return float_to_int(number)
    return float_to_int_reported(engine, number)


def float_to_int_reported(engine: Engine, number: float) -> int:
    """The same where the loss is deprecated of floats out of range, too."""
    report_out_of_range(engine, number)
    whole = float_to_int(number)
    if float(whole) != number:
        shown = float_to_string(number)
        engine.diagnostics.deprecated(f"Implicit conversion from float {shown} to int loses precision")
        raise_pending(engine)
    return whole


def string_to_int_safe(engine: Engine, text: str) -> int:
    """As float_to_int_safe for a string's leading number, saturated."""
    number = scan_numeric(text)[0]
    if type(number) is not float:
        return number or 0  # type: ignore[return-value]
    whole = float_to_int_saturated(number)
    if float(whole) != number:  # compared as floats, as Zend does
        engine.diagnostics.deprecated(f'Implicit conversion from float-string "{text}" to int loses precision')
        raise_pending(engine)
    return whole


def to_int_implicit(engine: Engine, value: Any) -> int:
    """An int where none was asked for by a cast (zval_get_long with is_strict)."""
    if type(value) is float:
        return float_to_int_safe(engine, value)
    if type(value) is str:
        return string_to_int_safe(engine, value)
    return to_int(engine, value)


def to_key(engine: Engine, value: Any, illegal: str = ILLEGAL_OFFSET) -> int | str:
    """A value as array key; throws TypeError `illegal` for arrays and objects (slow_index_convert)."""
    kind = type(value)
    if kind is int:
        return value  # type: ignore[no-any-return]
    if kind is str:
        return normalize_key(value)
    if value is None:
        raise_pending(engine)
        if engine.target >= V8_5:
            engine.diagnostics.deprecated("Using null as an array offset is deprecated, use an empty string instead")
            raise_pending(engine)
        return ""
    if kind is bool:
        return 1 if value else 0
    if kind is float:
        return float_to_int_safe(engine, value)
    if kind is Reference:
        return to_key(engine, value.value, illegal)
    if isinstance(value, Resource):
        number = value.handle
        engine.diagnostics.warning(f"Resource ID#{number} used as offset, casting to integer ({number})")
        return number
    engine.throw("TypeError", illegal_offset(engine, illegal, value))


def illegal_offset(engine: Engine, illegal: str, offset: Any, container: str = "array") -> str:
    """What is wrong with an offset, one of ILLEGAL_OFFSET and the like, in the words of the engine's PHP."""
    words = _LATER_OFFSETS.get(illegal) if engine.target >= V8_3 else None
    return illegal if words is None else words.format(value_name(engine, offset), container)
