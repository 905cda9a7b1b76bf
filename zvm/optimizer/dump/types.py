"""Inferred types, classes and ranges as text (zend_dump_type_info, zend_dump_range)."""
from __future__ import annotations

from zvm.opcodes import types as t
from zvm.optimizer import type_masks as m

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.optimizer.ssa import Range

_SIMPLE = ((t.MAY_BE_LONG, "long"), (t.MAY_BE_DOUBLE, "double"), (t.MAY_BE_STRING, "string"))


def type_text(mask: int, ce: Any = None, is_instanceof: bool = False) -> str:
    """A mask in brackets, with a blank before it; `ce` is the class of its objects where that is known."""
    names = [name for bit, name in ((m.MAY_BE_UNDEF, "undef"), (m.MAY_BE_INDIRECT, "ind"), (m.MAY_BE_REF, "ref"))
             if mask & bit]
    of_class = "" if ce is None else f" ({'instanceof ' if is_instanceof else ''}{_c_string(ce.name)})"
    if mask & m.MAY_BE_CLASS:
        names.append("class" + of_class)
    elif mask & t.MAY_BE_ANY == t.MAY_BE_ANY:
        names.append("any")
    else:
        names += _value_names(mask)
        if mask & t.MAY_BE_ARRAY:
            names.append(_array_text(mask))
        if mask & t.MAY_BE_OBJECT:
            names.append("object" + of_class)
    if mask & t.MAY_BE_RESOURCE and not mask & m.MAY_BE_CLASS and mask & t.MAY_BE_ANY != t.MAY_BE_ANY:
        names.append("resource")
    return f" [{', '.join(names)}]"


def _c_string(text: str) -> str:
    return text.partition("\0")[0]


def _value_names(mask: int) -> list[str]:
    """null, booleans and what has neither elements nor a class."""
    names = ["null"] if mask & t.MAY_BE_NULL else []
    if mask & t.MAY_BE_BOOL == t.MAY_BE_BOOL:
        names.append("bool")
    elif mask & t.MAY_BE_BOOL:
        names.append("false" if mask & t.MAY_BE_FALSE else "true")
    return names + [name for bit, name in _SIMPLE if mask & bit]


def _array_text(mask: int) -> str:
    keys = mask & m.MAY_BE_ARRAY_KEY_ANY
    forms = [name for bits, name in ((m.MAY_BE_ARRAY_EMPTY, "empty"), (m.MAY_BE_ARRAY_PACKED, "packed"),
                                     (m.MAY_BE_ARRAY_HASH, "hash")) if keys & bits]
    text = "array"
    if len(forms) == 1:
        text = f"{forms[0]} array"
    elif forms and keys != m.MAY_BE_ARRAY_KEY_ANY:
        text = f"[{', '.join(forms)}] array"
    has_long, has_string = keys & m.MAY_BE_ARRAY_KEY_LONG, keys & m.MAY_BE_ARRAY_KEY_STRING
    if has_long and not has_string:
        text += " [long]"
    elif has_string and not has_long:
        text += " [string]"
    if mask & m.ELEMENT_BITS:
        text += f" of [{', '.join(_element_names(mask))}]"
    return text


def _element_names(mask: int) -> list[str]:
    elements = m.element_type(mask)
    if elements == t.MAY_BE_ANY:
        names = ["any"]
    else:
        # false and true apart: Zend has no word for both here
        names = [name for bit, name in ((t.MAY_BE_NULL, "null"), (t.MAY_BE_FALSE, "false"), (t.MAY_BE_TRUE, "true"),
                                        *_SIMPLE, (t.MAY_BE_ARRAY, "array"), (t.MAY_BE_OBJECT, "object"),
                                        (t.MAY_BE_RESOURCE, "resource")) if elements & bit]
    return names + ["ref"] if mask & m.MAY_BE_ARRAY_OF_REF else names


def range_text(limits: Range | None) -> str:
    """A range with a blank before it; nothing where it says nothing."""
    if limits is None or limits.is_unlimited:
        return ""
    least = "--" if limits.underflow else "MIN" if limits.min == m.LONG_MIN else str(limits.min)
    most = "++" if limits.overflow else "MAX" if limits.max == m.LONG_MAX else str(limits.max)
    return f" RANGE[{least}..{most}]"
