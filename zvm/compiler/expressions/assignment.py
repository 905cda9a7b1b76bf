"""Assignments: =, =&, list() and [], compound ones, ??=, and ++/--.

Registers Assign, AssignRef, AssignOp, AssignCoalesce, the four increments. `emit_assign` and `emit_assign_ref` assign
an operand to a variable (foreach, global, catch, list). Imported by statement modules.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import (
    BP_IS,
    BP_R,
    BP_RW,
    BP_W,
    MEMOIZE_COMPILE,
    MEMOIZE_FETCH,
    MEMOIZE_NONE,
    Operand,
    result_of,
)
from zvm.compiler.expressions.fetches import (
    can_write_to,
    compile_prop,
    compile_simple_var_no_cv,
    compile_static_prop,
    delayed_compile_dim,
    delayed_compile_prop,
    ensure_writable,
    handle_numeric_dim,
    is_call,
    is_global_var_fetch,
    is_globals_fetch,
    is_short_circuited,
    is_this_fetch,
    is_variable_or_call,
    try_compile_cv,
)
from zvm.compiler.expressions.folding import constant_to_string
from zvm.frontend.attributes import ARRAY_SYNTAX_LONG
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV, TMP_VAR, VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Opline



def emit_assign(ctx: CompileContext, var: Node, value: Operand) -> None:
    """`var = value;` for an operand (zend_emit_assign_znode)."""
    node = ast.Assign(var.lineno, var, visitor.OperandNode(var.lineno, value))
    ctx.do_free(visitor.compile_expr(ctx, node))


def emit_assign_ref(ctx: CompileContext, var: Node, value: Operand) -> None:
    """`var =& value;` for an operand (zend_emit_assign_ref_znode)."""
    node = ast.AssignRef(var.lineno, var, visitor.OperandNode(var.lineno, value))
    ctx.do_free(visitor.compile_expr(ctx, node))


def _become_assignment(ctx: CompileContext, opline: Opline, opcode: int, value: Operand) -> Operand:
    """Turn a FETCH_*_W into the assignment that writes there, with `value` in its OP_DATA."""
    opline.opcode = opcode
    opline.result_type = TMP_VAR
    ctx.emit_op_data(value)
    return result_of(opline)


def _compile_copy(ctx: CompileContext, node: ast.Var) -> Operand:
    """The value $node has now, whatever an assignment does to it next."""
    cv = try_compile_cv(ctx, node)
    if cv is None:
        return result_of(compile_simple_var_no_cv(ctx, node, BP_R))
    return result_of(ctx.emit_op_tmp(ops.QM_ASSIGN, cv))


def _plain_name(ctx: CompileContext, node: Node) -> str | None:
    if type(node) is ast.Var and type(node.name) is ast.Zval:
        return constant_to_string(ctx, node.name.value)
    return None


def _is_assign_to_self(ctx: CompileContext, var: Node, expr: Node) -> bool:
    """Whether it is `$a… = $a` (zend_is_assign_to_self)."""
    name = _plain_name(ctx, expr)
    if name is None:
        return False
    while not isinstance(var, ast.Var):
        if isinstance(var, ast.Dim):
            var = var.var
        elif isinstance(var, (ast.Prop, ast.NullsafeProp)):
            var = var.obj
        elif isinstance(var, ast.StaticProp):
            var = var.class_name
        else:
            return False
    return _plain_name(ctx, var) == name


def _compile_value(ctx: CompileContext, expr: Node, var: Node) -> Operand:
    """What is assigned to an element of `var`: `$a[0] = $a` wants the $a of before
    (zend_compile_expr_with_potential_assign_to_self)."""
    if isinstance(expr, ast.Var) and not is_this_fetch(expr) and _is_assign_to_self(ctx, var, expr):
        return _compile_copy(ctx, expr)
    return visitor.compile_expr(ctx, expr)


def _compile_assign(ctx: CompileContext, node: ast.Assign) -> Operand:
    var, expr = node.var, node.expr
    if is_this_fetch(var):
        ctx.error("Cannot re-assign $this")
    ensure_writable(ctx, var)
    if isinstance(var, ast.Array):
        return _compile_destructuring(ctx, var, expr)
    offset = ctx.delayed_begin()
    if isinstance(var, ast.Var) or is_global_var_fetch(var):
        target = visitor.delayed_compile_var(ctx, var, BP_W)
        value = visitor.compile_expr(ctx, expr)
        ctx.delayed_end(offset)
        ctx.lineno = var.lineno
        return result_of(ctx.emit_op_tmp(ops.ASSIGN, target, value))
    if isinstance(var, ast.Dim):
        opline, opcode = delayed_compile_dim(ctx, var, BP_W), ops.ASSIGN_DIM
        value = _compile_value(ctx, expr, var)
    else:
        if isinstance(var, ast.StaticProp):
            opline, opcode = compile_static_prop(ctx, var, BP_W, delayed=True), ops.ASSIGN_STATIC_PROP
        else:
            assert isinstance(var, (ast.Prop, ast.NullsafeProp))
            opline, opcode = delayed_compile_prop(ctx, var, BP_W), ops.ASSIGN_OBJ
        value = visitor.compile_expr(ctx, expr)
    ctx.delayed_end(offset)
    return _become_assignment(ctx, opline, opcode, value)


# list() and []

def propagate_list_refs(node: ast.Array) -> bool:
    """Whether anything in a list is taken by reference; marks the lists around such (zend_propagate_list_refs)."""
    has_refs = False
    for element in node.children:
        if isinstance(element, ast.ArrayElem):
            if isinstance(element.value, ast.Array):
                element.attr = int(propagate_list_refs(element.value))
            has_refs = has_refs or element.attr != 0
    return has_refs


def _compile_destructuring(ctx: CompileContext, var: ast.Array, expr: Node) -> Operand:
    if propagate_list_refs(var):
        if not is_variable_or_call(expr):
            ctx.error("Cannot assign reference to non referenceable value")
        value = visitor.compile_var(ctx, expr, BP_W, True)
        # not needed for a CV, but makes the right side come first in self-assignments
        value = result_of(ctx.emit_op_var(ops.MAKE_REF, value))
    elif isinstance(expr, ast.Var):
        value = _compile_copy(ctx, expr)
    else:
        value = visitor.compile_expr(ctx, expr)
    compile_list_assign(ctx, var, value, var.attr)
    return value


def _verify_list_target(ctx: CompileContext, var: Node, array_style: int) -> None:
    if isinstance(var, ast.Array):
        if var.attr == ARRAY_SYNTAX_LONG:
            ctx.error("Cannot assign to array(), use [] instead")
        if array_style != var.attr:
            ctx.error("Cannot mix [] and list()")
    elif not can_write_to(var):
        ctx.error("Assignments can only happen to writable values")


def _is_keyed(node: ast.Array) -> bool:
    for element in node.children:
        if element is not None:
            return isinstance(element, ast.ArrayElem) and element.key is not None
    return False


def compile_list_assign(ctx: CompileContext, node: ast.Array, value: Operand, array_style: int) -> None:
    """Take `value` apart into the variables of a list (zend_compile_list_assign). The value itself is not freed."""
    has_elements = False
    is_keyed = _is_keyed(node)
    for index, element in enumerate(node.children):
        if element is None:
            if is_keyed:
                ctx.error("Cannot use empty array entries in keyed array assignment")
            continue
        if isinstance(element, ast.Unpack):
            ctx.error("Spread operator is not supported in assignments")
        assert isinstance(element, ast.ArrayElem)
        has_elements = True
        if is_keyed != (element.key is not None):
            ctx.error("Cannot mix keyed and unkeyed array entries in assignments")
        dim = Operand.const(index) if element.key is None else visitor.compile_expr(ctx, element.key)
        _verify_list_target(ctx, element.value, array_style)
        opcode = ops.FETCH_LIST_R
        if element.attr:
            opcode = ops.FETCH_DIM_W if value.kind == CV else ops.FETCH_LIST_W
        opline = ctx.emit_op_var(opcode, value, dim)
        handle_numeric_dim(ctx, opline, dim)
        fetched = result_of(opline)
        if element.attr:
            fetched = result_of(ctx.emit_op_var(ops.MAKE_REF, fetched))
        if isinstance(element.value, ast.Array):
            compile_list_assign(ctx, element.value, fetched, element.value.attr)
            ctx.do_free(fetched)
        elif element.attr:
            emit_assign_ref(ctx, element.value, fetched)
        else:
            emit_assign(ctx, element.value, fetched)
    if not has_elements:
        ctx.error("Cannot use empty list")


def _compile_assign_ref(ctx: CompileContext, node: ast.AssignRef) -> Operand:
    target, source = node.var, node.expr
    if is_this_fetch(target):
        ctx.error("Cannot re-assign $this")
    ensure_writable(ctx, target)
    if is_short_circuited(source):
        ctx.error("Cannot take reference of a nullsafe chain")
    if is_globals_fetch(source):
        ctx.error("Cannot acquire reference to $GLOBALS")
    offset = ctx.delayed_begin()
    target_operand = visitor.delayed_compile_var(ctx, target, BP_W, True)
    source_operand = visitor.compile_var(ctx, source, BP_W, True)
    if (not (isinstance(target, ast.Var) and isinstance(target.name, ast.Zval))
            and not isinstance(source, visitor.OperandNode) and source_operand.kind != CV):
        # either side may change the structure the other points into (PHP bug 71539)
        source_operand = result_of(ctx.emit_op_var(ops.MAKE_REF, source_operand))
    opline = ctx.delayed_end(offset)
    if source_operand.kind != VAR and is_call(source):
        ctx.error("Cannot use result of built-in function in write context")
    flags = f.RETURNS_FUNCTION if is_call(source) else 0
    if opline is not None and opline.opcode in (ops.FETCH_OBJ_W, ops.FETCH_STATIC_PROP_W):
        opline.opcode = ops.ASSIGN_OBJ_REF if opline.opcode == ops.FETCH_OBJ_W else ops.ASSIGN_STATIC_PROP_REF
        opline.extended_value = opline.extended_value & ~f.FETCH_REF | flags
        ctx.emit_op_data(source_operand)
        return target_operand
    opline = ctx.emit_op_var(ops.ASSIGN_REF, target_operand, source_operand)
    opline.extended_value = flags
    return result_of(opline)


def _compile_compound_assign(ctx: CompileContext, node: ast.AssignOp) -> Operand:
    """`$a[$i] += $b` and the like: extended_value is the operator's opcode."""
    var = node.var
    ensure_writable(ctx, var)
    offset = ctx.delayed_begin()
    if isinstance(var, ast.Var) or is_global_var_fetch(var):
        target = visitor.delayed_compile_var(ctx, var, BP_RW)
        value = visitor.compile_expr(ctx, node.expr)
        ctx.delayed_end(offset)
        opline = ctx.emit_op_tmp(ops.ASSIGN_OP, target, value)
        opline.extended_value = node.attr
        return result_of(opline)
    if isinstance(var, ast.StaticProp):
        opline, opcode = compile_static_prop(ctx, var, BP_RW, delayed=True), ops.ASSIGN_STATIC_PROP_OP
    elif isinstance(var, ast.Dim):
        opline, opcode = delayed_compile_dim(ctx, var, BP_RW), ops.ASSIGN_DIM_OP
    else:
        assert isinstance(var, (ast.Prop, ast.NullsafeProp))
        opline, opcode = delayed_compile_prop(ctx, var, BP_RW), ops.ASSIGN_OBJ_OP
    value = _compile_value(ctx, node.expr, var) if isinstance(var, ast.Dim) else visitor.compile_expr(ctx, node.expr)
    ctx.delayed_end(offset)
    opline.extended_value = node.attr
    return _become_assignment(ctx, opline, opcode, value)


_ASSIGN_COALESCE = {ast.StaticProp: ops.ASSIGN_STATIC_PROP, ast.Dim: ops.ASSIGN_DIM, ast.Prop: ops.ASSIGN_OBJ,
                    ast.NullsafeProp: ops.ASSIGN_OBJ}


def _compile_assign_coalesce(ctx: CompileContext, node: ast.AssignCoalesce) -> Operand:
    """`$var ??= default`: $var is compiled twice, for IS and for W, its parts memoized in between."""
    var = node.var
    ensure_writable(ctx, var)
    if is_this_fetch(var):
        ctx.error("Cannot re-assign $this")
    saved = ctx.memoized, ctx.memoize_mode
    memoized: dict[int, Operand] = {}
    ctx.memoized = memoized
    ctx.memoize_mode = MEMOIZE_COMPILE
    fetched = visitor.compile_var(ctx, var, BP_IS)
    coalesce = ctx.next_opnum
    result = result_of(ctx.emit_op_tmp(ops.COALESCE, fetched))
    ctx.memoize_mode = MEMOIZE_NONE
    default = (_compile_value(ctx, node.default, var) if isinstance(var, ast.Dim)
               else visitor.compile_expr(ctx, node.default))
    ctx.memoize_mode = MEMOIZE_FETCH
    target = visitor.compile_var(ctx, var, BP_W)
    opcode = _ASSIGN_COALESCE.get(type(var))
    if opcode is None or is_global_var_fetch(var):
        assigned = result_of(ctx.emit_op_tmp(ops.ASSIGN, target, default))
    else:
        assigned = _become_assignment(ctx, ctx.op_array.opcodes[-1], opcode, default)
    ctx.set_result(ctx.emit_op(ops.QM_ASSIGN, assigned), result)
    copies = [operand for operand in memoized.values() if operand.kind in (TMP_VAR, VAR)]
    if copies:
        jump = ctx.emit_jump()
        ctx.update_jump_target_to_next(coalesce)
        for operand in copies:
            ctx.emit_op(ops.FREE, operand)
        ctx.update_jump_target_to_next(jump)
    else:
        ctx.update_jump_target_to_next(coalesce)
    ctx.memoized, ctx.memoize_mode = saved
    return result


# ++ and --

_INCDEC = {
    ast.PreInc: (ops.PRE_INC, ops.PRE_INC_OBJ, ops.PRE_INC_STATIC_PROP),
    ast.PreDec: (ops.PRE_DEC, ops.PRE_DEC_OBJ, ops.PRE_DEC_STATIC_PROP),
    ast.PostInc: (ops.POST_INC, ops.POST_INC_OBJ, ops.POST_INC_STATIC_PROP),
    ast.PostDec: (ops.POST_DEC, ops.POST_DEC_OBJ, ops.POST_DEC_STATIC_PROP),
}


def _compile_incdec(ctx: CompileContext, node: ast.PreInc | ast.PreDec | ast.PostInc | ast.PostDec) -> Operand:
    var = node.var
    ensure_writable(ctx, var)
    plain, on_property, on_static = _INCDEC[type(node)]
    if isinstance(var, (ast.Prop, ast.NullsafeProp)):
        opline = compile_prop(ctx, var, BP_RW)
        opline.opcode = on_property
    elif isinstance(var, ast.StaticProp):
        opline = compile_static_prop(ctx, var, BP_RW)
        opline.opcode = on_static
    else:
        return result_of(ctx.emit_op_tmp(plain, visitor.compile_var(ctx, var, BP_RW)))
    opline.result_type = TMP_VAR
    return result_of(opline)


EXPRESSIONS = {
    ast.Assign: _compile_assign, ast.AssignRef: _compile_assign_ref, ast.AssignOp: _compile_compound_assign,
    ast.AssignCoalesce: _compile_assign_coalesce, ast.PreInc: _compile_incdec, ast.PreDec: _compile_incdec,
    ast.PostInc: _compile_incdec, ast.PostDec: _compile_incdec,
}
