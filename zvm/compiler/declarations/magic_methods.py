"""Magic methods: which slot of a class each fills, and what its signature must be.

Imported by functions.py; one table says it all (zend_check_magic_method_implementation).
"""
from __future__ import annotations

from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.opcodes.error_levels import E_WARNING
from zvm.opcodes.types import DeclaredType
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.opcodes.op_array import OpArray
    from zvm.runtime.classes.class_entry import ClassEntry


class _Rules:
    """`args` is the number of arguments (None: any), `arg_types` their types where declared, `returns` the type where
    declared (None: any; 0: none may be declared)."""

    __slots__ = ("args", "arg_types", "returns", "static", "public")

    def __init__(self, args: int | None, arg_types: tuple[int, ...] = (), returns: int | None = None,
                 static: bool = False, public: bool = True) -> None:
        self.args, self.arg_types, self.returns, self.static, self.public = args, arg_types, returns, static, public


_STRING, _ARRAY, _VOID = t.MAY_BE_STRING, t.MAY_BE_ARRAY, t.MAY_BE_VOID
_RULES = {
    "__construct": _Rules(None, returns=0, public=False),
    "__destruct": _Rules(0, returns=0, public=False),
    "__clone": _Rules(0, returns=_VOID, public=False),
    "__get": _Rules(1, (_STRING,)),
    "__set": _Rules(2, (_STRING,), _VOID),
    "__unset": _Rules(1, (_STRING,), _VOID),
    "__isset": _Rules(1, (_STRING,), t.MAY_BE_BOOL),
    "__call": _Rules(2, (_STRING, _ARRAY)),
    "__callstatic": _Rules(2, (_STRING, _ARRAY), static=True),
    "__tostring": _Rules(0, returns=_STRING),
    "__debuginfo": _Rules(0, returns=_ARRAY | t.MAY_BE_NULL),
    "__serialize": _Rules(0, returns=_ARRAY),
    "__unserialize": _Rules(1, (_ARRAY,), _VOID),
    "__set_state": _Rules(1, (_ARRAY,), t.MAY_BE_OBJECT, static=True),
    "__invoke": _Rules(None),
    "__sleep": _Rules(0, returns=_ARRAY),
    "__wakeup": _Rules(0, returns=_VOID),
}


def check_magic_method(ctx: CompileContext, class_entry: ClassEntry, op_array: OpArray) -> None:
    """Error out on a magic method of the wrong shape (zend_check_magic_method_implementation)."""
    name = op_array.function_name
    assert name is not None
    rules = _RULES.get(lower(name))
    if rules is None:
        return
    method = f"{class_entry.name}::{name}()"
    if rules.args is not None:
        _check_args(ctx, op_array, rules.args, method)
    is_static = op_array.fn_flags & f.ACC_STATIC != 0
    if is_static and not rules.static:
        ctx.error(f"Method {method} cannot be static")
    if rules.static and not is_static:
        ctx.error(f"Method {method} must be static")
    if rules.public and not op_array.fn_flags & f.ACC_PUBLIC:
        ctx.warning(f"The magic method {method} must have public visibility", E_WARNING)
    for index, mask in enumerate(rules.arg_types):
        info = op_array.arg_info[index]
        if info.type is not None and not info.type.mask & mask:
            ctx.error(f"{method}: Parameter #{index + 1} (${info.name}) must be of type {DeclaredType(mask)} "
                      "when declared")
    if rules.returns is not None and op_array.return_info is not None:
        _check_return_type(ctx, op_array.return_info.type, rules.returns, method)


def _check_args(ctx: CompileContext, op_array: OpArray, count: int, method: str) -> None:
    if op_array.num_args != count:
        if count == 0:
            ctx.error(f"Method {method} cannot take arguments")
        ctx.error(f"Method {method} must take exactly {count} argument{'' if count == 1 else 's'}")
    if any(info.by_ref for info in op_array.arg_info[:count]):
        ctx.error(f"Method {method} cannot take arguments by reference")


def _check_return_type(ctx: CompileContext, declared: DeclaredType, allowed: int, method: str) -> None:
    if not allowed:
        ctx.error(f"Method {method} cannot declare a return type")
    extra = declared.mask & ~allowed & ~t.MAY_BE_STATIC
    is_class = bool(declared.names) or declared.mask & t.MAY_BE_STATIC
    # never is every type's subtype
    if declared.mask & t.MAY_BE_NEVER:
        return
    if extra or (is_class and allowed != t.MAY_BE_OBJECT):
        ctx.error(f"{method}: Return type must be {DeclaredType(allowed)} when declared")
