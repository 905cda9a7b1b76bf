"""Plain statements: echo, return, global, static, unset.

Reads their AST nodes, fills ctx.op_array; registered with visitor.py. compiler.py and functions.py end each op-array
with emit_final_return().
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_UNSET, BP_W, Operand, result_of
from zvm.compiler.constant_operators import type_code_of
from zvm.compiler.declarations.constant_expressions import compile_const_expr
from zvm.compiler.expressions import assignment, fetches
from zvm.compiler.expressions.folding import constant_to_string, fold
from zvm.compiler.names import string_of
from zvm.compiler.statements.control_flow import handle_loops_and_finally, has_finally
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, VAR
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.opcodes.types import DeclaredType

# return

def emit_return_type_check(ctx: CompileContext, value: Operand | None, declared: DeclaredType,
                           implicit: bool) -> Operand | None:
    """Emit VERIFY_RETURN_TYPE where the type asks for it; give the operand to return (zend_emit_return_type_check).

    `value` is None for `return;` and for the implicit return at the end, which `implicit` marks.
    """
    mask = declared.mask
    if mask & t.MAY_BE_VOID:
        if value is not None:
            hint = ""
            if value.kind == CONST and value.value is None:
                hint = ' (did you mean "return;" instead of "return null;"?)'
            ctx.error("A void function must not return a value" + hint)
        return value
    if mask & t.MAY_BE_NEVER:
        ctx.error("A never-returning function must not return")
    if value is None and not implicit:
        hint = ' (did you mean "return null;" instead of "return;"?)' if mask & t.MAY_BE_NULL else ""
        ctx.error("A function with return type must return a value" + hint)
    if value is not None:
        if mask == t.MAY_BE_ANY:
            return value
        if value.kind == CONST and mask & (1 << type_code_of(value.value)):
            return value
    opline = ctx.emit_op(ops.VERIFY_RETURN_TYPE, value)
    if value is not None and value.kind == CONST:
        return ctx.make_tmp_result(opline)
    return value


def emit_final_return(ctx: CompileContext, return_one: bool) -> None:
    """The return at the end of each op-array (zend_emit_final_return): 1 for a file, else null."""
    op_array = ctx.op_array
    info = op_array.return_info
    if info is not None and info.type is not None and not op_array.fn_flags & f.ACC_GENERATOR:
        if info.type.mask & t.MAY_BE_NEVER:
            ctx.emit_op(ops.VERIFY_NEVER_TYPE)
            return
        emit_return_type_check(ctx, None, info.type, True)
    by_ref = op_array.fn_flags & f.ACC_RETURN_REFERENCE
    opline = ctx.emit_op(ops.RETURN_BY_REF if by_ref else ops.RETURN, Operand.const(1 if return_one else None))
    opline.extended_value = -1


def compile_return(ctx: CompileContext, node: ast.Return) -> None:
    """return (zend_compile_return)."""
    op_array = ctx.op_array
    is_generator = op_array.fn_flags & f.ACC_GENERATOR
    by_ref = op_array.fn_flags & f.ACC_RETURN_REFERENCE and not is_generator
    expr = node.expr
    if expr is None:
        value = Operand.const(None)
    elif by_ref and fetches.is_variable(expr):
        if fetches.is_short_circuited(expr):
            ctx.error("Cannot take reference of a nullsafe chain")
        value = visitor.compile_var(ctx, expr, BP_W, True)
    else:
        value = visitor.compile_expr(ctx, expr)

    if (op_array.fn_flags & f.ACC_HAS_FINALLY_BLOCK and (value.kind == CV or (by_ref and value.kind == VAR))
            and has_finally(ctx)):
        # a copy, which the finally block cannot change
        value = result_of(ctx.emit_op_var(ops.MAKE_REF, value) if by_ref else ctx.emit_op_tmp(ops.QM_ASSIGN, value))

    info = op_array.return_info
    if info is not None and info.type is not None and not is_generator:
        value = emit_return_type_check(ctx, value if expr is not None else None, info.type, False) or value
    handle_loops_and_finally(ctx, None, value if value.kind & (TMP_VAR | VAR) else None)
    opline = ctx.emit_op(ops.RETURN_BY_REF if by_ref else ops.RETURN, value)
    if by_ref and expr is not None:
        if fetches.is_call(expr):
            opline.extended_value = f.RETURNS_FUNCTION
        elif not fetches.is_variable(expr) or fetches.is_short_circuited(expr):
            opline.extended_value = f.RETURNS_VALUE


# variables

def compile_global(ctx: CompileContext, node: ast.Global) -> None:
    """global $name; (zend_compile_global_var)."""
    var = node.var
    assert isinstance(var, ast.Var)
    name = visitor.compile_expr(ctx, var.name)
    if name.kind == CONST:
        name = Operand.const(constant_to_string(ctx, name.value))
    if fetches.is_this_fetch(var):
        ctx.error("Cannot use $this as global variable")
    cv = fetches.try_compile_cv(ctx, var)
    if cv is not None:
        ctx.emit_op(ops.BIND_GLOBAL, cv, name)
        return
    # FETCH_GLOBAL_LOCK: the name is used again by the assignment, which frees it
    opline = ctx.emit_op_var(ops.FETCH_W, name)
    opline.extended_value = f.FETCH_GLOBAL_LOCK
    target = ast.Var(var.lineno, visitor.OperandNode(var.lineno, name), 0)
    assignment.emit_assign_ref(ctx, target, result_of(opline))


def bind_static(ctx: CompileContext, name: str, value: Any, mode: int) -> None:
    """Declare a static variable (or a closure's variable) and bind the CV of its name to it
    (zend_compile_static_var_common). `mode` is of flags.BIND_*."""
    op_array = ctx.op_array
    if op_array.static_variables is None:
        op_array.static_variables = {}
    op_array.static_variables[name] = value
    if name == "this":
        ctx.error("Cannot use $this as static variable")
    opline = ctx.emit_op(ops.BIND_STATIC, ctx.cv(name))
    opline.extended_value = static_number(op_array.static_variables, name) << f.BIND_SHIFT | mode


def static_number(static_variables: dict[str, Any], name: str) -> int:
    """A static variable's number: its place among the others."""
    return list(static_variables).index(name)


def compile_static(ctx: CompileContext, node: ast.Static) -> None:
    """static $name = value; (zend_compile_static_var)."""
    if ctx.options.target >= V8_3:
        _compile_static_with_code(ctx, node)
        return
    value = None if node.value is None else compile_const_expr(ctx, node.value, allow_dynamic=True)
    bind_static(ctx, string_of(node.var), value, f.BIND_REF)


def _compile_static_with_code(ctx: CompileContext, node: ast.Static) -> None:
    """The same since PHP 8.3: what is not a literal is computed by code when the statement is first reached."""
    name = string_of(node.var)
    op_array = ctx.op_array
    if op_array.static_variables is not None and name in op_array.static_variables:
        ctx.error(f"Duplicate declaration of static variable ${name}")
    value = None if node.value is None else fold(ctx, node.value)
    if value is None or isinstance(value, ast.Zval):
        bind_static(ctx, name, None if value is None else value.value, f.BIND_REF)
        return
    if op_array.static_variables is None:
        op_array.static_variables = {}
    op_array.static_variables[name] = None
    if name == "this":
        ctx.error("Cannot use $this as static variable")
    number = static_number(op_array.static_variables, name) << f.BIND_SHIFT
    place = ctx.next_opnum
    jump = ctx.emit_op(ops.BIND_INIT_STATIC_OR_JMP, ctx.cv(name))
    jump.extended_value = number
    result = visitor.compile_expr(ctx, value)
    ctx.emit_op(ops.BIND_STATIC, ctx.cv(name), result).extended_value = number | f.BIND_REF
    ctx.update_jump_target_to_next(place)


def compile_unset(ctx: CompileContext, node: ast.Unset) -> None:
    """unset(one variable); (zend_compile_unset)."""
    var = node.var
    fetches.ensure_writable(ctx, var)
    if isinstance(var, ast.Dim) and fetches.is_global_var_fetch(var):
        _unset_global(ctx, var)
    elif isinstance(var, ast.Var):
        _unset_variable(ctx, var)
    elif isinstance(var, ast.Dim):
        fetches.compile_dim(ctx, var, BP_UNSET, result=False).opcode = ops.UNSET_DIM
    elif isinstance(var, (ast.Prop, ast.NullsafeProp)):
        fetches.compile_prop(ctx, var, BP_UNSET, result=False).opcode = ops.UNSET_OBJ
    else:
        assert isinstance(var, ast.StaticProp)
        fetches.compile_static_prop(ctx, var, BP_UNSET, result=False).opcode = ops.UNSET_STATIC_PROP


def _unset_global(ctx: CompileContext, var: ast.Dim) -> None:
    if var.dim is None:
        ctx.error("Cannot use [] for unsetting")
    name = visitor.compile_expr(ctx, var.dim)
    if name.kind == CONST:
        name = Operand.const(constant_to_string(ctx, name.value))
    ctx.emit_op(ops.UNSET_VAR, name).extended_value = f.FETCH_GLOBAL


def _unset_variable(ctx: CompileContext, var: ast.Var) -> None:
    if fetches.is_this_fetch(var):
        ctx.error("Cannot unset $this")
    cv = fetches.try_compile_cv(ctx, var)
    if cv is not None:
        ctx.emit_op(ops.UNSET_CV, cv)
    else:
        fetches.compile_simple_var_no_cv(ctx, var, BP_UNSET, result=False).opcode = ops.UNSET_VAR


# output

def compile_echo(ctx: CompileContext, node: ast.Echo) -> None:
    """echo of one expression, inline HTML."""
    ctx.emit_op(ops.ECHO, visitor.compile_expr(ctx, node.expr))


def compile_stmt_list(ctx: CompileContext, node: ast.StmtList) -> None:
    """{ … }"""
    for child in node.children:
        visitor.compile_stmt(ctx, child)


STATEMENTS = {
    ast.StmtList: compile_stmt_list,
    ast.Echo: compile_echo,
    ast.Return: compile_return,
    ast.Global: compile_global,
    ast.Static: compile_static,
    ast.Unset: compile_unset,
}
