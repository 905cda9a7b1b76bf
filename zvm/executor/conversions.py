"""Conversions that belong to one opcode: casts, ropes, strlen, count, gettype and the like off their fast paths.

Opcode-level helpers; each takes the frame first and expects its opline saved.
"""
from __future__ import annotations

from zvm.executor.operands import remember
from zvm.executor.variables import undefined_cv
from zvm.opcodes import types
from zvm.opcodes.flags import ACC_STRICT_TYPES
from zvm.opcodes.op_array import CONST
from zvm.runtime.functions.type_check import FAILED, coerce_string_weak, type_mask
from zvm.runtime.objects import casts
from zvm.runtime.signals import Thrown, raise_pending
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import float_literal
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference, value_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.runtime.execute_data import ExecuteData


def rope(ex: ExecuteData, part: Any) -> list[str]:
    """The first part of an interpolated string."""
    return [convert.to_string(ex.engine, part)]


def concat_undefined(ex: ExecuteData, left: Any) -> str:
    """"$left$undefined"."""
    text = convert.to_string(ex.engine, left)
    op: Any = ex.opline
    undefined_cv(ex, op, op.op2)
    return text


def concat_array(ex: ExecuteData, left: Any, right: Any) -> str:
    """"$left$array": the array is converted even where an object cannot be."""
    engine = ex.engine
    try:
        text = convert.to_string(engine, left)
    except Thrown:
        engine.diagnostics.warning_while_throwing("Array to string conversion")
        raise
    return text + convert.to_string(engine, right)


def cast(ex: ExecuteData, value: Any, target: int) -> Any:
    """(array) or (object) value, as CAST's extended_value says; other types have handlers of their own."""
    if target == types.IS_ARRAY:
        return casts.to_array(ex.engine, value)
    return casts.to_object(ex.engine, value)


def has_type(ex: ExecuteData, value: Any, mask: int) -> bool:
    """is_int() and the like as TYPE_CHECK; a closed resource is none."""
    return type_mask(value) & mask != 0


def gettype(ex: ExecuteData, value: Any) -> str:
    """gettype() (zend_zval_get_legacy_type)."""
    kind = type(value)
    if kind in _TYPE_NAMES:
        return _TYPE_NAMES[kind]
    if isinstance(value, PhpObject):
        return "object"
    return "resource (closed)" if value.is_closed else "resource"


_TYPE_NAMES = {type(None): "NULL", bool: "boolean", int: "integer", float: "double", str: "string", PhpArray: "array"}


def strlen(ex: ExecuteData, value: Any) -> int:
    """strlen() of what the handler did not see to be a string; a reference has been followed."""
    engine = ex.engine
    if type(value) is str:
        return len(value)
    if value is None:
        raise_pending(engine)  # what the user's handler threw about an undefined variable
        if not ex.func.fn_flags & ACC_STRICT_TYPES:
            engine.diagnostics.deprecated(
                "strlen(): Passing null to parameter #1 ($string) of type string is deprecated")
            return 0
    elif not ex.func.fn_flags & ACC_STRICT_TYPES:
        text = coerce_string_weak(engine, value)
        if text is not FAILED:
            return len(text)
    given = value_name(engine, value)
    engine.throw("TypeError", f"strlen(): Argument #1 ($string) must be of type string, {given} given")


def count(ex: ExecuteData, value: Any) -> int:
    """count() of what the handler did not see to be an array; a reference has been followed."""
    if type(value) is PhpArray:
        return len(value)
    engine = ex.engine
    if isinstance(value, PhpObject):
        hook = None if value.ce.native is None else getattr(value.ce.native, "count_elements", None)
        if hook is not None:
            return hook(engine, value)  # type: ignore[no-any-return]
        countable = engine.lookup_class("Countable")
        if countable in value.ce.ancestors:
            if value.ce.native is None:  # native code calls it itself from now on
                remember(ex.opline, value.ce, value.ce.function_table["count"])
            return convert.to_int(engine, engine.call_method(value, "count"))
    name = "sizeof" if ex.opline.extended_value else "count"  # type: ignore[union-attr]
    given = value_name(engine, value)
    engine.throw("TypeError", f"{name}(): Argument #1 ($value) must be of type Countable|array, {given} given")


def match_error(ex: ExecuteData, op: Any) -> None:
    """Throw UnhandledMatchError (zend_match_unhandled_error); only the type of what is in a reference is told."""
    value = op.const1 if op.op1_type == CONST else ex.slots[op.op1]
    if type(value) is str:
        limit = int(ex.engine.ini.get("zend.exception_string_param_max_len") or 0)
        text = "'" + escaped(value[:limit]) + ("..." if len(value) > limit else "") + "'"
    elif value is None or value is UNDEF:
        text = "NULL"
    elif value is True or value is False:
        text = "true" if value else "false"
    elif type(value) is float:
        text = float_literal(value, ex.engine.ini.precision)
    elif type(value) is int:
        text = str(value)
    else:
        text = "of type " + convert.type_name(value.value if type(value) is Reference else value)
    ex.engine.throw("UnhandledMatchError", "Unhandled match case " + text)


def escaped(text: str) -> str:
    """As back traces show strings (smart_str_append_escaped)."""
    out = []
    for char in text:
        code = ord(char)
        if char in _ESCAPES:
            out.append(_ESCAPES[char])
        elif code < 32 or code > 126:
            out.append(f"\\x{code:02X}")
        else:
            out.append(char)
    return "".join(out)


_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\v": "\\v", "\\": "\\\\", "\x1b": "\\e"}


def in_array(ex: ExecuteData, needle: Any, table: PhpArray, strict: bool) -> bool:
    """in_array() over a constant array whose keys are the values (ZEND_IN_ARRAY)."""
    if type(needle) is str or type(needle) is int and strict:
        return needle in table
    if strict:
        return False
    if needle is None or needle is False:
        return "" in table
    from zvm.runtime.values import compare

    return any(compare.is_equal(ex.engine, needle, key) for key, _ in table.items())
