"""Calls: INIT_*, the SEND_* of every argument, DO_*; first-class callables; which function is known at compile time.

Registers Call, MethodCall, NullsafeMethodCall and StaticCall. `compile_call_common` compiles arguments and DO for any
INIT-like opline, NEW included. A function known while compiling (`fbc`, as in Zend) is an internal one or a user one of
this file that has been compiled completely; it decides between SEND_VAL, SEND_REF, … and the *_EX forms that look at
run time.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_FUNC_ARG, BP_IS, BP_R, BP_W, Operand, result_of
from zvm.compiler.expressions.fetches import (
    is_call,
    is_globals_fetch,
    is_short_circuited,
    is_this_fetch,
    is_variable,
    this_operand,
    try_compile_cv,
)
from zvm.compiler.names import compile_class_ref, is_scope_known, set_class_name_op1, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import BY_REFERENCE, BY_VALUE, CONST, CV, PREFER_REFERENCE, TMP_VAR, UNUSED, VAR
from zvm.opcodes.stored_op_array import StoredOpArray
from zvm.runtime.objects.remarks import is_deprecated
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompileContext, CompilerOptions
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Function, Opline

MAY_HAVE_EXTRA_NAMED_PARAMS = 1  # extended_value of DO_*
_FRAME_SLOTS = 5  # a call frame's header, in slots of 16 bytes (ZEND_CALL_FRAME_SLOT)


def is_finalized(function: Function) -> bool:
    """Whether a function's size is final: not while its own body is being compiled (fbc_is_finalized)."""
    return function.is_internal or function.fn_flags & f.ACC_DONE_PASS_TWO != 0


def used_stack(num_args: int, function: Any) -> int:
    """The bytes a call's frame takes, as Zend would (zend_vm_calc_used_stack)."""
    slots: int = _FRAME_SLOTS + num_args
    if not function.is_internal:
        slots += function.last_var + function.T - min(function.num_args, num_args)
    return slots * 16


def stack_of_call(ctx: CompileContext, num_args: int, function: Any) -> int:
    """used_stack(), which only listings show: 0 where it would take compiling the function, whose body waits
    until it is called (deferral)."""
    return 0 if ctx.options.defers and type(function) is StoredOpArray else used_stack(num_args, function)


def known_function(ctx: CompileContext, lower_name: str) -> Any:
    """The function of that name in CG(function_table): internal or of this file, as OPcache sees it; for eval() also
    one of another file; else None."""
    options = ctx.options
    return (ctx.script.functions.get(lower_name) or options.internal_function(lower_name)
            or options.declared_function(lower_name))


def passing_of(function: Function, arg_num: int) -> int:
    """BY_VALUE, BY_REFERENCE or PREFER_REFERENCE for argument `arg_num` (from 1)."""
    if arg_num > function.num_args:
        if not function.fn_flags & f.ACC_VARIADIC:
            return BY_VALUE
        arg_num = function.num_args + 1
    return int(function.arg_info[arg_num - 1].by_ref)


class _Arguments:
    """State of one argument list (locals of zend_compile_args)."""

    __slots__ = ("fbc", "count", "uses_unpack", "uses_named", "may_have_undef", "may_have_extra_named")

    def __init__(self, fbc: Any) -> None:
        self.fbc = fbc
        self.count = 0
        self.uses_unpack = False
        self.uses_named = False
        self.may_have_undef = False
        self.may_have_extra_named = False

    def known_passing(self, arg_num: int | None) -> int | None:
        """How the function takes that argument; None where only the run time knows."""
        if self.fbc is None or arg_num is None:
            return None
        return passing_of(self.fbc, arg_num)


_NO_ARGUMENTS = _Arguments(None)


def _compile_unpack(ctx: CompileContext, args: _Arguments, node: ast.Unpack) -> None:
    if args.uses_named:
        ctx.error("Cannot use argument unpacking after named arguments")
    args.uses_unpack = True
    args.fbc = None
    opline = ctx.emit_op(ops.SEND_UNPACK, visitor.compile_expr(ctx, node.expr))
    opline.op2 = args.count
    args.may_have_undef = True
    args.may_have_extra_named = True


def _place_named(args: _Arguments, name: str) -> tuple[int | None, str | None]:
    """Number and name a named argument is sent with; in its declared place it needs no name."""
    args.uses_named = True
    fbc = args.fbc
    if fbc is None or args.uses_unpack:
        args.may_have_undef = True
        args.may_have_extra_named = True
        return None, name
    arg_num = next((n for n, info in enumerate(fbc.arg_info[:fbc.num_args], 1) if info.name == name), None)
    if arg_num == args.count + 1 and not args.may_have_undef:
        args.count += 1
        return arg_num, None
    args.may_have_undef = True
    if arg_num is None and fbc.fn_flags & f.ACC_VARIADIC:
        args.may_have_extra_named = True
    return arg_num, name


def _send_temporary_opcode(passing: int | None) -> int:
    """For what a call or ++$a gave: a VAR that may be a reference."""
    if passing is None:
        return ops.SEND_VAR_NO_REF_EX
    if passing == BY_REFERENCE:
        return ops.SEND_VAR_NO_REF
    return ops.SEND_VAL if passing == PREFER_REFERENCE else ops.SEND_VAR


def _compile_call_argument(ctx: CompileContext, node: Node, passing: int | None, fbc: Any) -> tuple[Operand, int]:
    operand = visitor.compile_var(ctx, node, BP_R)
    if operand.kind in (CONST, TMP_VAR):  # the call became an opcode of its own
        by_value = fbc is not None and passing != BY_REFERENCE
        return operand, ops.SEND_VAL if by_value else ops.SEND_VAL_EX
    return operand, _send_temporary_opcode(passing)


def _compile_variable_argument(ctx: CompileContext, node: Node, passing: int | None, arg_num: int | None,
                               name: str | None, list_line: int) -> tuple[Operand, int]:
    if passing is not None:
        if passing != BY_VALUE:
            return visitor.compile_var(ctx, node, BP_W, True), ops.SEND_REF
        operand = visitor.compile_var(ctx, node, BP_R)
        return operand, ops.SEND_VAL if operand.kind == TMP_VAR else ops.SEND_VAR
    if isinstance(node, ast.Var):
        ctx.lineno = list_line
        if is_this_fetch(node):
            ctx.op_array.fn_flags |= f.ACC_USES_THIS
            return result_of(ctx.emit_op_var(ops.FETCH_THIS)), ops.SEND_VAR_EX
        cv = try_compile_cv(ctx, node)
        if cv is not None:
            return cv, ops.SEND_VAR_EX
    _set_argument(ctx, ctx.emit_op(ops.CHECK_FUNC_ARG), arg_num, name)
    return visitor.compile_var(ctx, node, BP_FUNC_ARG, True), ops.SEND_FUNC_ARG


def _compile_value_argument(ctx: CompileContext, node: Node, passing: int | None) -> tuple[Operand, int]:
    operand = visitor.compile_expr(ctx, node)
    if operand.kind == VAR:
        return operand, _send_temporary_opcode(passing)
    if operand.kind == CV:
        if passing is None:
            return operand, ops.SEND_VAR_EX
        return operand, ops.SEND_VAR if passing == BY_VALUE else ops.SEND_REF
    # "could not be passed by reference" is left to the run time
    return operand, ops.SEND_VAL if passing in (BY_VALUE, PREFER_REFERENCE) else ops.SEND_VAL_EX


def _set_argument(ctx: CompileContext, opline: Opline, arg_num: int | None, name: str | None) -> None:
    if name is not None:
        ctx.set_op2(opline, Operand.const(name))
    else:
        assert arg_num is not None
        opline.op2 = arg_num


def _compile_args(ctx: CompileContext, node: ast.ArgList, fbc: Any) -> _Arguments:
    """Send every argument (zend_compile_args)."""
    if not node.children:
        return _NO_ARGUMENTS
    args = _Arguments(fbc)
    arg: Any
    for index, arg in enumerate(node.children, 1):
        arg_num: int | None = index
        name: str | None = None
        if type(arg) is ast.Unpack:
            _compile_unpack(ctx, args, arg)
            continue
        if type(arg) is ast.NamedArg:
            arg_num, name = _place_named(args, string_of(arg.name))
            arg = arg.expr
        else:
            if args.uses_unpack:
                ctx.error("Cannot use positional argument after argument unpacking")
            if args.uses_named:
                ctx.error("Cannot use positional argument after named argument")
            args.count += 1
        passing = None if args.fbc is None else args.known_passing(arg_num)
        kind = type(arg)
        if kind is ast.Zval:
            operand, opcode = _compile_value_argument(ctx, arg, passing)
        elif is_call(arg) or is_globals_fetch(arg):
            operand, opcode = _compile_call_argument(ctx, arg, passing, args.fbc)
        elif kind is ast.Var or is_variable(arg) and not is_short_circuited(arg):
            operand, opcode = _compile_variable_argument(ctx, arg, passing, arg_num, name, node.lineno)
        else:
            operand, opcode = _compile_value_argument(ctx, arg, passing)
        opline = ctx.emit_op(opcode, operand)
        if name is None:
            opline.op2 = arg_num  # type: ignore[assignment]  # which then is known
        else:
            _set_argument(ctx, opline, arg_num, name)
    if args.may_have_undef:
        ctx.emit_op(ops.CHECK_UNDEF_ARGS)
    return args


def do_opcode(options: CompilerOptions, init_opcode: int, fbc: Any, is_used: bool = False) -> int:
    """The DO of a call that `init_opcode` begins (zend_get_call_op). `is_used`: something surely takes the result."""
    has_remarks = (fbc is not None and fbc.fn_flags & f.ACC_DEPRECATED
                   and (not is_used or is_deprecated(fbc)))
    if fbc is not None and fbc.is_internal:
        if init_opcode == ops.INIT_FCALL:
            return ops.DO_FCALL_BY_NAME if has_remarks else ops.DO_ICALL
    elif options.for_phpdbg:
        return ops.DO_FCALL
    elif fbc is not None:
        return ops.DO_FCALL_BY_NAME if has_remarks else ops.DO_UCALL
    elif init_opcode in (ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME):
        return ops.DO_FCALL_BY_NAME
    return ops.DO_FCALL


def compile_call_common(ctx: CompileContext, args_node: Node, fbc: Any, init: Opline,
                        line: int) -> tuple[Operand, bool]:
    """Compile arguments and DO (on `line`) of the call that `init` began; or CALLABLE_CONVERT for f(...).

    Gives the result and whether it was f(...) (zend_compile_call_common).
    """
    if isinstance(args_node, ast.CallableConvert):
        if init.opcode == ops.NEW:
            ctx.error("Cannot create Closure for new expression")
        if init.opcode == ops.INIT_FCALL:
            init.op1 = stack_of_call(ctx, 0, fbc)
        return result_of(ctx.emit_op_tmp(ops.CALLABLE_CONVERT)), True
    assert isinstance(args_node, ast.ArgList)
    args = _compile_args(ctx, args_node, fbc)
    init.extended_value = args.count
    if init.opcode == ops.INIT_FCALL:
        init.op1 = stack_of_call(ctx, args.count, fbc)
    opline = ctx.emit_op_var(do_opcode(ctx.options, init.opcode, fbc))
    opline.lineno = line
    if args.may_have_extra_named:
        opline.extended_value = MAY_HAVE_EXTRA_NAMED_PARAMS
    return result_of(opline), False


# function calls

def compile_dynamic_call(ctx: CompileContext, name: Operand, args: Node, line: int) -> Operand:
    """A call by name at run time, or of a value (zend_compile_dynamic_call)."""
    if name.kind == CONST and type(name.value) is str:
        colon = name.value.rfind(":")
        if colon > 0 and name.value[colon - 1] == ":":
            init = ctx.new_opline(ops.INIT_STATIC_METHOD_CALL)
            init.op1_type = init.op2_type = CONST
            init.op1 = ctx.add_class_name_literal(name.value[:colon - 1])
            init.op2 = ctx.add_func_name_literal(name.value[colon + 1:])
        else:
            init = ctx.new_opline(ops.INIT_FCALL_BY_NAME)
            init.op2_type = CONST
            init.op2 = ctx.add_func_name_literal(name.value)
    else:
        init = ctx.emit_op(ops.INIT_DYNAMIC_CALL, None, name)
    return compile_call_common(ctx, args, None, init, line)[0]


# method calls

def _known_this_method(ctx: CompileContext, name: str) -> Any:
    """The method $this->name() certainly calls: a private or final one of the class."""
    if ctx.class_entry is None or not is_scope_known(ctx):
        return None
    method = _own_method(ctx.class_entry, lower(name))
    return method if method is not None and method.fn_flags & (f.ACC_PRIVATE | f.ACC_FINAL) else None


def _own_method(class_entry: Any, lower_name: str) -> Any:
    """A method that the class itself declares. Where it was linked before the code in hand is compiled, its table has
    those of its ancestors, too."""
    method = class_entry.function_table.get(lower_name)
    return method if method is not None and method.scope is class_entry else None


def _compile_method_call(ctx: CompileContext, node: ast.MethodCall | ast.NullsafeMethodCall, mode: int,
                         by_ref: bool) -> Operand:
    checkpoint = len(ctx.short_circuiting)
    if is_this_fetch(node.obj):
        obj = this_operand(ctx)
    else:
        visitor.mark_inner(ctx, node.obj)
        obj = visitor.compile_expr(ctx, node.obj)
        if isinstance(node, ast.NullsafeMethodCall):
            jump = ctx.emit_jmp_null(obj)
            if mode == BP_IS:
                jump.extended_value = f.JMP_NULL_BP_VAR_IS
    method = visitor.compile_expr(ctx, node.method)
    init = ctx.emit_op(ops.INIT_METHOD_CALL, obj)
    fbc = None
    if method.kind == CONST:
        if type(method.value) is not str:
            ctx.error("Method name must be a string")
        init.op2_type = CONST
        init.op2 = ctx.add_func_name_literal(method.value)
        if obj.kind == UNUSED:
            fbc = _known_this_method(ctx, method.value)
    else:
        ctx.set_op2(init, method)
    result, is_callable = compile_call_common(ctx, node.args, fbc, init, node.method.lineno)
    if is_callable and len(ctx.short_circuiting) != checkpoint:
        ctx.error("Cannot combine nullsafe operator with Closure creation")
    return result


def _known_static_method(ctx: CompileContext, class_operand: Operand, name: str) -> Any:
    """The method X::name() certainly calls (zend_get_compatible_func_or_null)."""
    active = ctx.class_entry
    class_entry = None
    if class_operand.kind == CONST:
        lower_class = lower(class_operand.value)
        class_entry = ctx.script.classes.get(lower_class) or ctx.options.visible_class(lower_class)
        if class_entry is None and active is not None and lower(active.name) == lower_class:
            class_entry = active
    elif (class_operand.kind == UNUSED and class_operand.value & f.FETCH_CLASS_MASK == f.FETCH_CLASS_SELF
            and is_scope_known(ctx)):
        class_entry = active
    if class_entry is None:
        return None
    if class_entry is active:
        return _own_method(active, lower(name))
    method = _find_method(ctx, class_entry, lower(name))
    return method if method is not None and method.fn_flags & f.ACC_PUBLIC else None


def _find_method(ctx: CompileContext, class_entry: Any, lower_name: str) -> Any:
    """A method of a class or, where that was bound early, of its parents: their tables are not merged yet."""
    while class_entry is not None:
        method = class_entry.function_table.get(lower_name)
        if method is not None:
            return method
        parent = None if class_entry is ctx.class_entry else class_entry.parent_name
        class_entry = None if parent is None else ctx.script.classes.get(lower(parent))
    return None


def _parent_hook_call(ctx: CompileContext, node: ast.StaticCall, target: ast.StaticProp) -> ast.StaticCall | None:
    """`parent::$p::get()` as a call of the parent's method "$p::get"; None for other calls
    (zend_compile_parent_property_hook_call)."""
    owner, prop, method = target.class_name, target.prop, node.method
    if not (isinstance(owner, ast.Zval) and isinstance(prop, ast.Zval) and isinstance(method, ast.Zval)
            and lower(string_of(owner)) == "parent" and lower(string_of(method)) in ("get", "set")):
        return None
    if ctx.class_entry is None:
        ctx.error('Cannot use "parent" when no class scope is active')
    name, kind = string_of(prop), lower(string_of(method))
    running = ctx.op_array.function_name or ""
    hooked, _, own_kind = running[1:].partition("::")
    if running[:1] != "$":
        ctx.error(f"Must not use parent::${name}::{kind}() outside a property hook")
    if hooked != name:
        ctx.error(f"Must not use parent::${name}::{kind}() in a different property (${hooked})")
    if own_kind != kind:
        ctx.error(f"Must not use parent::${name}::{kind}() in a different property hook ({own_kind})")
    return ast.StaticCall(node.lineno, owner, ast.Zval(method.lineno, f"${name}::{kind}", 0), node.args)


def _compile_static_call(ctx: CompileContext, node: ast.StaticCall, mode: int, by_ref: bool) -> Operand:
    hook_call = None
    if ctx.options.target >= V8_4 and isinstance(node.class_name, ast.StaticProp):
        hook_call = _parent_hook_call(ctx, node, node.class_name)
    node = hook_call or node
    visitor.mark_inner(ctx, node.class_name)
    if hook_call is not None:  # whether there is a parent is asked when it is called
        class_operand = Operand(UNUSED, f.FETCH_CLASS_PARENT | f.FETCH_CLASS_EXCEPTION)
    else:
        class_operand = compile_class_ref(ctx, node.class_name, f.FETCH_CLASS_EXCEPTION)
    method = visitor.compile_expr(ctx, node.method)
    if method.kind == CONST:
        if type(method.value) is not str:
            ctx.error("Method name must be a string")
        if lower(method.value) == "__construct":
            method = Operand(UNUSED, 0)
    init = ctx.new_opline(ops.INIT_STATIC_METHOD_CALL)
    set_class_name_op1(ctx, init, class_operand)
    fbc = None
    if method.kind == CONST:
        init.op2_type = CONST
        init.op2 = ctx.add_func_name_literal(method.value)
        fbc = _known_static_method(ctx, class_operand, method.value)
    else:
        ctx.set_op2(init, method)
    return compile_call_common(ctx, node.args, fbc, init, node.method.lineno)[0]


VARIABLES = {
    ast.MethodCall: _compile_method_call, ast.NullsafeMethodCall: _compile_method_call,
    ast.StaticCall: _compile_static_call,
}
