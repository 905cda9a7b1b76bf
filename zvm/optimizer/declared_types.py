"""What declared types of parameters, properties and returns tell inference (zend_convert_type)."""
from __future__ import annotations

from zvm.opcodes import types as t
from zvm.opcodes.flags import ACC_GENERATOR, ACC_HAS_RETURN_TYPE, ACC_RETURN_REFERENCE
from zvm.optimizer import type_masks as m
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.op_array import Function
    from zvm.opcodes.types import DeclaredType
    from zvm.optimizer.passes.context import Context

    ClassFinder = Callable[[str], Any]

UNDECLARED = t.MAY_BE_ANY | m.KEY_BITS | m.ELEMENT_BITS


def mask_of(declared: int) -> int:
    """The mask of values that a declaration's mask accepts."""
    mask = declared & t.MAY_BE_ANY
    if declared & t.MAY_BE_VOID:
        mask |= t.MAY_BE_NULL
    if declared & t.MAY_BE_CALLABLE:
        mask |= t.MAY_BE_STRING | t.MAY_BE_OBJECT | m.MAY_BE_ANY_ARRAY
    if declared & t.MAY_BE_STATIC:
        mask |= t.MAY_BE_OBJECT
    if declared & t.MAY_BE_ARRAY:
        mask |= m.MAY_BE_ANY_ARRAY
    return mask


def internal_classes(context: Context) -> ClassFinder:
    """Finds internal classes only, as Zend does for what another function declares."""
    def find(name: str) -> Any:
        ce = context.options.known_class(name)
        return ce if ce is not None and ce.is_internal else None
    return find


def type_of(find_class: ClassFinder, declared: DeclaredType | None) -> tuple[int, Any]:
    """Mask and, of a type that names one class which is known, that class."""
    if declared is None:
        return UNDECLARED, None
    mask = mask_of(declared.mask)
    if not declared.names:
        return mask, None
    ce = None
    if len(declared.names) == 1:
        name = declared.names[0]
        ce = find_class(lower(name)) if type(name) is str else None
    return mask | t.MAY_BE_OBJECT, ce


def return_type(find_class: ClassFinder, function: Function, use_tentative: bool = True) -> tuple[int, Any]:
    """What a function returns by its signature alone: mask and class (zend_get_return_info_from_signature_only)."""
    mask, ce = UNDECLARED, None
    info = function.return_info
    if function.fn_flags & ACC_HAS_RETURN_TYPE and info is not None and (use_tentative or not info.tentative):
        mask, ce = type_of(find_class, info.type)
    if function.fn_flags & ACC_RETURN_REFERENCE and not function.fn_flags & ACC_GENERATOR:
        return mask | m.MAY_BE_REF, None  # of generators, it is what they yield
    return mask, ce
