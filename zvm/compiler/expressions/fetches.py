"""Variables: CVs, variable variables, $this, $GLOBALS, dimensions, properties, static properties, each in the six fetch
modes, at once or delayed.

Registers Var, Dim, Prop, NullsafeProp and StaticProp as variables. `compile_dim`, `compile_prop`, `compile_static_prop`
and `compile_simple_var_no_cv` give the Opline, for callers that turn the fetch into another opcode (isset, unset, ++);
with `result=False` that opline gets no result. Imported by the modules of those callers.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_FUNC_ARG, BP_IS, BP_R, BP_RW, BP_UNSET, BP_W, Operand, result_of
from zvm.compiler.expressions.folding import constant_to_string
from zvm.compiler.names import AUTO_GLOBALS, compile_class_ref, set_class_name_op2
from zvm.frontend.attributes import DIM_ALTERNATIVE_SYNTAX
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR
from zvm.runtime.values.arrays import normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Opline

# the opcode of each mode, by the opcode for reading
_MODES = {
    read: {BP_R: read, BP_W: write, BP_RW: read_write, BP_IS: isset, BP_FUNC_ARG: func_arg, BP_UNSET: unset}
    for read, write, read_write, isset, func_arg, unset in (
        (ops.FETCH_R, ops.FETCH_W, ops.FETCH_RW, ops.FETCH_IS, ops.FETCH_FUNC_ARG, ops.FETCH_UNSET),
        (ops.FETCH_DIM_R, ops.FETCH_DIM_W, ops.FETCH_DIM_RW, ops.FETCH_DIM_IS, ops.FETCH_DIM_FUNC_ARG,
         ops.FETCH_DIM_UNSET),
        (ops.FETCH_OBJ_R, ops.FETCH_OBJ_W, ops.FETCH_OBJ_RW, ops.FETCH_OBJ_IS, ops.FETCH_OBJ_FUNC_ARG,
         ops.FETCH_OBJ_UNSET),
        (ops.FETCH_STATIC_PROP_R, ops.FETCH_STATIC_PROP_W, ops.FETCH_STATIC_PROP_RW, ops.FETCH_STATIC_PROP_IS,
         ops.FETCH_STATIC_PROP_FUNC_ARG, ops.FETCH_STATIC_PROP_UNSET),
    )
}
_VARIABLES = frozenset((ast.Var, ast.Dim, ast.Prop, ast.NullsafeProp, ast.StaticProp))
_CALLS = frozenset((ast.Call, ast.MethodCall, ast.NullsafeMethodCall, ast.StaticCall))


def is_variable(node: Node) -> bool:
    """zend_is_variable()."""
    return type(node) in _VARIABLES


def is_call(node: Node) -> bool:
    """zend_is_call()."""
    return type(node) in _CALLS


def is_variable_or_call(node: Node) -> bool:
    """zend_is_variable_or_call()."""
    return type(node) in _VARIABLES or type(node) in _CALLS


def is_this_fetch(node: Node) -> bool:
    """Whether `node` is $this."""
    return type(node) is ast.Var and type(node.name) is ast.Zval and node.name.value == "this"


def is_globals_fetch(node: Node) -> bool:
    """Whether `node` is $GLOBALS."""
    return type(node) is ast.Var and type(node.name) is ast.Zval and node.name.value == "GLOBALS"


def is_global_var_fetch(node: Node) -> bool:
    """Whether `node` is $GLOBALS[…]."""
    return type(node) is ast.Dim and is_globals_fetch(node.var)


def is_short_circuited(node: Node) -> bool:
    """Whether a chain holds `?->` (zend_ast_is_short_circuited)."""
    while True:
        kind = type(node)
        if kind not in visitor.SHORT_CIRCUITED:
            return False
        if kind is ast.NullsafeProp or kind is ast.NullsafeMethodCall:
            return True
        if isinstance(node, ast.Dim):
            node = node.var
        elif isinstance(node, (ast.Prop, ast.MethodCall)):
            node = node.obj
        else:
            assert isinstance(node, (ast.StaticProp, ast.StaticCall))
            node = node.class_name


def can_write_to(node: Node) -> bool:
    """zend_can_write_to_variable()."""
    while isinstance(node, (ast.Dim, ast.Prop)):
        node = node.var if isinstance(node, ast.Dim) else node.obj
    return is_variable_or_call(node) and not is_short_circuited(node)


def ensure_writable(ctx: CompileContext, node: Node) -> None:
    """Error out on what nothing can be assigned to (zend_ensure_writable_variable)."""
    kind = type(node)
    if kind is ast.Var:
        if is_globals_fetch(node):
            ctx.error("$GLOBALS can only be modified using the $GLOBALS[$name] = $value syntax")
        return
    if kind is ast.Call:
        ctx.error("Can't use function return value in write context")
    if kind in _CALLS:
        ctx.error("Can't use method return value in write context")
    if is_short_circuited(node):
        ctx.error("Can't use nullsafe operator in write context")


def this_guaranteed_exists(ctx: CompileContext) -> bool:
    """Whether code here runs only with a $this."""
    op_array = ctx.op_array
    return not op_array.fn_flags & f.ACC_STATIC and (op_array.scope is not None or ctx.scope.outer_has_this)


def this_operand(ctx: CompileContext) -> Operand:
    """$this as an object: UNUSED where it certainly exists, else the VAR of a FETCH_THIS."""
    ctx.op_array.fn_flags |= f.ACC_USES_THIS
    return Operand(UNUSED, 0) if this_guaranteed_exists(ctx) else result_of(ctx.emit_op_var(ops.FETCH_THIS))


def adjust_for_mode(opline: Opline, mode: int) -> None:
    """Make a *_R opline one of `mode`; reading ones give a TMP (zend_adjust_for_fetch_type)."""
    if mode in (BP_R, BP_IS):
        opline.result_type = TMP_VAR
    opline.opcode = _MODES[opline.opcode][mode]


def try_compile_cv(ctx: CompileContext, node: Node) -> Operand | None:
    """The CV of a variable with a plain name that is not a superglobal, else None (zend_try_compile_cv)."""
    if type(node) is ast.Var and type(node.name) is ast.Zval:
        value = node.name.value
        name = value if type(value) is str else constant_to_string(ctx, value)
        number = ctx.scope.cv_numbers.get(name)
        if number is not None:
            return Operand(CV, number)
        if name not in AUTO_GLOBALS:
            return Operand(CV, ctx.lookup_cv(name))
    return None


def compile_simple_var_no_cv(ctx: CompileContext, node: ast.Var, mode: int, delayed: bool = False,
                             result: bool = True) -> Opline:
    """Fetch a variable by name even where there could be a CV (zend_compile_simple_var_no_cv)."""
    name = visitor.compile_expr(ctx, node.name)
    if name.kind == CONST:
        name = Operand.const(constant_to_string(ctx, name.value))
    opline = _emit_fetch(ctx, ops.FETCH_R, name, delayed, result)
    is_global = name.kind == CONST and name.value in AUTO_GLOBALS
    opline.extended_value = f.FETCH_GLOBAL if is_global else f.FETCH_LOCAL
    adjust_for_mode(opline, mode)
    return opline


def _emit_fetch(ctx: CompileContext, opcode: int, operand: Operand, delayed: bool, result: bool) -> Opline:
    """A fetch that is emitted at once or later, for its place or (`result`) for its value as well."""
    if delayed:
        return ctx.delayed_emit_op(opcode, operand, result=result)
    return ctx.emit_op_var(opcode, operand) if result else ctx.emit_op(opcode, operand)


def _compile_simple_var(ctx: CompileContext, node: ast.Var, mode: int, delayed: bool) -> Operand:
    name = node.name.value if type(node.name) is ast.Zval else None
    if name == "this" or name == "GLOBALS":
        opline = ctx.emit_op_var(ops.FETCH_THIS if name == "this" else ops.FETCH_GLOBALS)
        if mode in (BP_R, BP_IS):
            opline.result_type = TMP_VAR
        if name == "this":
            ctx.op_array.fn_flags |= f.ACC_USES_THIS
        return result_of(opline)
    return try_compile_cv(ctx, node) or result_of(compile_simple_var_no_cv(ctx, node, mode, delayed))


def _compile_var(ctx: CompileContext, node: ast.Var, mode: int, by_ref: bool) -> Operand:
    return _compile_simple_var(ctx, node, mode, False)


def _delayed_var(ctx: CompileContext, node: ast.Var, mode: int, by_ref: bool) -> Operand:
    return _compile_simple_var(ctx, node, mode, True)


def separate_if_call_and_write(ctx: CompileContext, operand: Operand, node: Node, mode: int) -> None:
    """What a call returned must not be shared when something inside it is written (zend_separate_if_call_and_write).
    Whether a FUNC_ARG is written shows at run time only."""
    if mode in (BP_R, BP_IS, BP_FUNC_ARG) or not is_call(node):
        return
    if operand.kind != VAR:
        ctx.error("Cannot use result of built-in function in write context")
    ctx.set_result(ctx.emit_op(ops.SEPARATE, operand), operand)


def handle_numeric_dim(ctx: CompileContext, opline: Opline, dim: Operand) -> None:
    """An integer-like string as op2 becomes an integer; the string follows it among the literals, for ArrayAccess
    (zend_handle_numeric_dim)."""
    if dim.kind == CONST and type(dim.value) is str:
        index = normalize_key(dim.value)
        if type(index) is int:
            ctx.add_literal(dim.value)
            ctx.op_array.literals[opline.op2] = index
            opline.cache = dim.value  # executor/dims.py hands this to objects


def _compile_globals_dim(ctx: CompileContext, node: ast.Dim, mode: int, result: bool) -> Opline:
    if node.dim is None:
        ctx.error("Cannot append to $GLOBALS")
    dim = visitor.compile_expr(ctx, node.dim)
    if dim.kind == CONST:
        dim = Operand.const(constant_to_string(ctx, dim.value))
    opline = ctx.delayed_emit_op(ops.FETCH_R, dim, result=result)
    opline.extended_value = f.FETCH_GLOBAL
    adjust_for_mode(opline, mode)
    return opline


def delayed_compile_dim(ctx: CompileContext, node: ast.Dim, mode: int, result: bool = True) -> Opline:
    """$var[dim], delayed (zend_delayed_compile_dim)."""
    if node.attr == DIM_ALTERNATIVE_SYNTAX and id(node) not in ctx.inner_nodes:  # Zend's mark hides the syntax
        ctx.error("Array and string offset access syntax with curly braces is no longer supported")
    if is_globals_fetch(node.var):
        return _compile_globals_dim(ctx, node, mode, result)
    visitor.mark_inner(ctx, node.var)
    waiting = len(ctx.delayed)
    var = visitor.delayed_compile_var(ctx, node.var, mode)
    if mode == BP_W and len(ctx.delayed) > waiting and ctx.delayed[-1].opcode in (ops.FETCH_STATIC_PROP_W,
                                                                                   ops.FETCH_OBJ_W):
        ctx.delayed[-1].extended_value |= f.FETCH_DIM_WRITE
    separate_if_call_and_write(ctx, var, node.var, mode)
    if node.dim is None:
        if mode in (BP_R, BP_IS):
            ctx.error("Cannot use [] for reading")
        if mode == BP_UNSET:
            ctx.error("Cannot use [] for unsetting")
        dim = Operand(UNUSED, 0)
    else:
        dim = visitor.compile_expr(ctx, node.dim)
    opline = ctx.delayed_emit_op(ops.FETCH_DIM_R, var, dim, result=result)
    adjust_for_mode(opline, mode)
    handle_numeric_dim(ctx, opline, dim)
    return opline


def compile_dim(ctx: CompileContext, node: ast.Dim, mode: int, result: bool = True) -> Opline:
    """$var[dim], at once (zend_compile_dim)."""
    offset = ctx.delayed_begin()
    opline = delayed_compile_dim(ctx, node, mode, result)
    ctx.delayed_end(offset)
    return opline


def _emit_jmp_null(ctx: CompileContext, obj: Operand, mode: int) -> None:
    """The JMP_NULL of `?->`: nothing after it may run when there is no object, so that its operand cannot wait."""
    if obj.kind == TMP_VAR:
        ctx.flush_delayed(obj)
    opline = ctx.emit_jmp_null(obj)
    if mode == BP_IS:
        opline.extended_value = f.JMP_NULL_BP_VAR_IS


def delayed_compile_prop(ctx: CompileContext, node: ast.Prop | ast.NullsafeProp, mode: int,
                         result: bool = True) -> Opline:
    """$obj->prop and $obj?->prop, delayed (zend_delayed_compile_prop)."""
    if is_this_fetch(node.obj):
        obj = this_operand(ctx)
        # no JMP_NULL: without a $this there is an Error
    else:
        visitor.mark_inner(ctx, node.obj)
        obj = visitor.delayed_compile_var(ctx, node.obj, mode)
        separate_if_call_and_write(ctx, obj, node.obj, mode)
        if type(node) is ast.NullsafeProp:
            _emit_jmp_null(ctx, obj, mode)
    prop = visitor.compile_expr(ctx, node.prop)
    if prop.kind == CONST:
        prop = Operand.const(constant_to_string(ctx, prop.value))
    opline = ctx.delayed_emit_op(ops.FETCH_OBJ_R, obj, prop, result=result)
    adjust_for_mode(opline, mode)
    return opline


def compile_prop(ctx: CompileContext, node: ast.Prop | ast.NullsafeProp, mode: int, by_ref: bool = False,
                 result: bool = True) -> Opline:
    """$obj->prop and $obj?->prop, at once (zend_compile_prop)."""
    offset = ctx.delayed_begin()
    opline = delayed_compile_prop(ctx, node, mode, result)
    if by_ref:
        opline.extended_value |= f.FETCH_REF
    ctx.delayed_end(offset)
    return opline


def compile_static_prop(ctx: CompileContext, node: ast.StaticProp, mode: int, by_ref: bool = False,
                        delayed: bool = False, result: bool = True) -> Opline:
    """X::$prop (zend_compile_static_prop)."""
    visitor.mark_inner(ctx, node.class_name)
    class_operand = compile_class_ref(ctx, node.class_name, f.FETCH_CLASS_EXCEPTION)
    prop = visitor.compile_expr(ctx, node.prop)
    if prop.kind == CONST:
        prop = Operand.const(constant_to_string(ctx, prop.value))
    opline = _emit_fetch(ctx, ops.FETCH_STATIC_PROP_R, prop, delayed, result)
    set_class_name_op2(ctx, opline, class_operand)
    if by_ref and mode in (BP_W, BP_FUNC_ARG):
        opline.extended_value |= f.FETCH_REF
    adjust_for_mode(opline, mode)
    return opline


def _compile_dim_var(ctx: CompileContext, node: ast.Dim, mode: int, by_ref: bool) -> Operand:
    return result_of(compile_dim(ctx, node, mode))


def _delayed_dim_var(ctx: CompileContext, node: ast.Dim, mode: int, by_ref: bool) -> Operand:
    return result_of(delayed_compile_dim(ctx, node, mode))


def _compile_prop_var(ctx: CompileContext, node: ast.Prop, mode: int, by_ref: bool) -> Operand:
    return result_of(compile_prop(ctx, node, mode, by_ref))


def _delayed_prop_var(ctx: CompileContext, node: ast.Prop, mode: int, by_ref: bool) -> Operand:
    opline = delayed_compile_prop(ctx, node, mode)
    if by_ref:
        opline.extended_value |= f.FETCH_REF
    return result_of(opline)


def _compile_static_prop_var(ctx: CompileContext, node: ast.StaticProp, mode: int, by_ref: bool) -> Operand:
    return result_of(compile_static_prop(ctx, node, mode, by_ref))


def _delayed_static_prop_var(ctx: CompileContext, node: ast.StaticProp, mode: int, by_ref: bool) -> Operand:
    return result_of(compile_static_prop(ctx, node, mode, by_ref, delayed=True))


VARIABLES = {
    ast.Var: _compile_var, ast.Dim: _compile_dim_var, ast.Prop: _compile_prop_var, ast.NullsafeProp: _compile_prop_var,
    ast.StaticProp: _compile_static_prop_var,
}
DELAYED = {
    ast.Var: _delayed_var, ast.Dim: _delayed_dim_var, ast.Prop: _delayed_prop_var, ast.NullsafeProp: _delayed_prop_var,
    ast.StaticProp: _delayed_static_prop_var,
}
