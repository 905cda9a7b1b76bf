"""What internal functions return (zend_get_internal_func_info): functions by the generated table, methods by their
signature, range() by its arguments."""
from __future__ import annotations

import functools

from zvm.opcodes import types as t
from zvm.optimizer import type_masks as m
from zvm.optimizer.declared_types import internal_classes, return_type
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import Function
    from zvm.optimizer.call_graph import CallInfo
    from zvm.optimizer.inference.types import TypeInference
    from zvm.optimizer.passes.context import Context

_FLOATS = t.MAY_BE_DOUBLE | t.MAY_BE_STRING
_NOT_FLOAT = (t.MAY_BE_ANY | m.MAY_BE_UNDEF) & ~t.MAY_BE_DOUBLE
_ANY_RANGE = (t.MAY_BE_ARRAY | m.MAY_BE_ARRAY_EMPTY | m.MAY_BE_ARRAY_PACKED
              | m.as_elements(t.MAY_BE_LONG | t.MAY_BE_DOUBLE | t.MAY_BE_STRING))


@functools.cache
def _table(target: int) -> dict[str, tuple[int, str]]:
    """Mask and class name by function."""
    from zvm.optimizer.generated import function_types

    texts = [function_types.TYPES]
    if target > DEFAULT:
        from zvm.optimizer.generated import later_function_types

        texts += [text for version, text in later_function_types.TYPES.items() if version <= target]
    found = {}
    for line in "".join(texts).splitlines():
        mask, ce, *names = line.split(" ")
        found.update(dict.fromkeys(names, (int(mask, 16), "" if ce == "-" else ce)))
    return found


def internal_return_type(context: Context, function: Function, use_tentative: bool) -> tuple[int, Any]:
    """Mask and class."""
    table = _table(int(context.options.target))
    if function.scope is None and function.function_name in table:
        mask, name = table[function.function_name]
        return mask, context.class_entry(name.lower()) if name else None
    return return_type(internal_classes(context), function, use_tentative)


def range_type(inference: TypeInference, call: CallInfo) -> int:
    """What range() returns for these arguments (zend_range_info)."""
    if call.unpacks or call.argument_count not in (2, 3) or len(call.sends) < call.argument_count:
        return _ANY_RANGE
    given = []
    for argument in range(call.argument_count):
        position = call.sends[argument]
        opline = inference.op_array.opcodes[position]
        given.append(inference.operand_type(opline.op1_type, opline.op1, inference.ssa.ops[position].op1_use))
    elements = 0
    if given[0] & given[1] & t.MAY_BE_STRING:
        elements = t.MAY_BE_LONG | t.MAY_BE_DOUBLE | t.MAY_BE_STRING
    if any(mask & _FLOATS for mask in given):
        elements |= t.MAY_BE_DOUBLE
    if given[0] & _NOT_FLOAT and given[1] & _NOT_FLOAT:
        elements |= t.MAY_BE_LONG
    mask = t.MAY_BE_ARRAY | m.as_elements(elements)
    if not inference.is_later:  # which knows that it is never empty
        mask |= m.MAY_BE_ARRAY_EMPTY
    return mask | m.MAY_BE_ARRAY_PACKED if elements else mask
