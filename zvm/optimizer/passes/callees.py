"""Which function or class an opline certainly means (zend_optimizer_get_called_func).

Reads op-arrays and a Context's tables; imported by the passes.
"""
from __future__ import annotations

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.optimizer.passes.context import Context


def class_of_op1(ctx: Context, op_array: OpArray, opline: Opline) -> Any:
    """The class that op1 names: of this script, internal, or the one the code is in."""
    scope = op_array.scope
    if opline.op1_type == CONST:
        name = op_array.literals[opline.op1]
        if type(name) is not str:
            return None
        name = lower(name)
        found = ctx.class_entry(name)
        return scope if found is None and scope is not None and lower(scope.name) == name else found
    if opline.op1_type == UNUSED and scope is not None and not scope.flags & f.ACC_TRAIT:
        kind = opline.op1 & f.FETCH_CLASS_MASK
        if kind == f.FETCH_CLASS_SELF or (kind == f.FETCH_CLASS_STATIC and _is_final(ctx, scope)):
            return scope
    return None


def class_constant(ctx: Context, op_array: OpArray, opline: Opline, name: str) -> Any:
    """The constant that an opline fetches if no subclass can have another one, else None
    (zend_fetch_class_const_info)."""
    is_later, kind = ctx.options.target >= V8_4, 0
    class_entry = class_of_op1(ctx, op_array, opline)
    if opline.op1_type == UNUSED and is_later and op_array.scope is not None:
        kind = opline.op1 & f.FETCH_CLASS_MASK
        if kind == f.FETCH_CLASS_PARENT:
            class_entry = op_array.scope.parent
        elif kind == f.FETCH_CLASS_STATIC:
            class_entry = op_array.scope
    if class_entry is None or class_entry.flags & f.ACC_TRAIT:
        return None
    constant = class_entry.constants_table.get(name)
    if kind == f.FETCH_CLASS_STATIC and constant is not None and not (constant.flags | constant.ce.flags) & f.ACC_FINAL:
        return None
    return constant


def _is_final(ctx: Context, class_entry: Any) -> bool:
    """Whether the optimizer takes notice of the class being final, as it does since PHP 8.4."""
    return ctx.options.target >= V8_4 and bool(class_entry.flags & f.ACC_FINAL)


def called_function(ctx: Context, op_array: OpArray, init: Opline) -> tuple[Any, bool]:
    """The function that an INIT or NEW calls, else None; and whether it is only a prototype: what is called may
    override it, with a compatible signature."""
    if init.opcode == ops.NEW:
        class_entry = class_of_op1(ctx, op_array, init)
        is_known = class_entry is not None and not class_entry.is_internal
        return (class_entry.constructor if is_known else None), False
    if init.opcode == ops.INIT_METHOD_CALL and init.op1_type != UNUSED:
        return None, False
    name = op_array.literals[init.op2] if init.op2_type == CONST else None
    if type(name) is not str:
        return None, False
    name = lower(name)
    if init.opcode == ops.INIT_STATIC_METHOD_CALL:
        return _static_method(ctx, op_array, init, name), False
    if init.opcode == ops.INIT_METHOD_CALL:
        return _method_of_this(ctx, op_array, name)
    return ctx.function(name), False


def _static_method(ctx: Context, op_array: OpArray, init: Opline, name: str) -> Any:
    class_entry = class_of_op1(ctx, op_array, init)
    method = None if class_entry is None else class_entry.function_table.get(name)
    if method is not None and (method.fn_flags & f.ACC_PUBLIC or method.scope is op_array.scope):
        return method
    return None


def _method_of_this(ctx: Context, op_array: OpArray, name: str) -> tuple[Any, bool]:
    scope = op_array.scope
    if scope is None or op_array.fn_flags & f.ACC_TRAIT_CLONE or scope.flags & f.ACC_TRAIT:
        return None, False
    method = scope.function_table.get(name)
    if method is None:
        return None, False
    if method.fn_flags & f.ACC_PRIVATE:  # one of another scope may be overridden with any signature
        return (method if method.scope is scope else None), False
    return method, not (method.fn_flags & f.ACC_FINAL or _is_final(ctx, method.scope))
