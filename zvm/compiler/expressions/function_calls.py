"""Calls of functions by name. Registers their node; special_functions.py has those that get opcodes of their own."""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand, result_of
from zvm.compiler.expressions import special_functions
from zvm.compiler.expressions.calls import compile_call_common, compile_dynamic_call, is_finalized, known_function
from zvm.compiler.names import resolve_function_name
from zvm.compiler.visitor import OperandNode
from zvm.frontend.generated import ast
from zvm.opcodes import metadata as ops
from zvm.opcodes.frameless import ARGUMENTS, NAMES, VARIANTS, variant_name
from zvm.opcodes.op_array import CONST
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node


def _compile_ns_call(ctx: CompileContext, name: str, args: Node, line: int) -> Operand:
    """An unqualified call in a namespace: the namespace's function, or else the global one."""
    init = ctx.new_opline(ops.INIT_NS_FCALL_BY_NAME)
    init.op2_type = CONST
    init.op2 = ctx.add_ns_func_name_literal(name)
    return compile_call_common(ctx, args, None, init, line)[0]


def _is_frameless(name: str, args: ast.ArgList) -> bool:
    """Whether OPcache shows such a call as FRAMELESS_ICALL_n."""
    return len(args.children) in ARGUMENTS.get(name, ()) and not any(
        isinstance(arg, ast.Unpack | ast.NamedArg) for arg in args.children)


def _compile_frameless(ctx: CompileContext, name: str, args: ast.ArgList) -> Operand:
    """FRAMELESS_ICALL_n, a third argument in OP_DATA (zend_compile_frameless_icall)."""
    operands = [visitor.compile_expr(ctx, arg) for arg in args.children if arg is not None]
    opline = ctx.emit_op_tmp(ops.FRAMELESS_ICALL_0 + len(operands), *operands[:2])
    opline.extended_value = NAMES.index(name)
    if len(operands) == 3:
        ctx.emit_op_data(operands[2])
    return result_of(opline)


def _compile_like_frameless(ctx: CompileContext, name: str, args: ast.ArgList, fbc: Any, line: int) -> Operand:
    """A call in place of FRAMELESS_ICALL_n, which reads its operands when all are computed."""
    nodes: list[Node | None] = [OperandNode(line, visitor.compile_expr(ctx, arg)) for arg in args.children
                                if arg is not None]
    if name == "min":
        nodes.reverse()  # of equal values it takes the second
    if (name, len(nodes)) in VARIANTS:
        name = variant_name(name, len(nodes))
        fbc = known_function(ctx, name) or fbc
    init = ctx.emit_op(ops.INIT_FCALL, None, Operand.const(name))
    return compile_call_common(ctx, ast.ArgList(line, nodes), fbc, init, line)[0]


def _compile_call(ctx: CompileContext, node: ast.Call, mode: int, by_ref: bool) -> Operand:
    name_node, args = node.name, node.args
    if not isinstance(name_node, ast.Zval) or not isinstance(name_node.value, str):
        return compile_dynamic_call(ctx, visitor.compile_expr(ctx, name_node), args, node.lineno)
    name, is_fully_qualified = resolve_function_name(ctx, name_node.value, name_node.attr)
    if not is_fully_qualified and ctx.file.current_namespace is not None:
        if lower(name_node.value) == "assert" and isinstance(args, ast.ArgList):
            return special_functions.compile_assert(ctx, args, name, None, node.lineno)
        return _compile_ns_call(ctx, name, args, node.lineno)
    lower_name = lower(name)
    fbc = known_function(ctx, lower_name)
    if fbc is not None and lower_name == "assert" and isinstance(args, ast.ArgList):
        return special_functions.compile_assert(ctx, args, lower_name, fbc, node.lineno)
    if fbc is None or not is_finalized(fbc):
        return compile_dynamic_call(ctx, Operand.const(name), args, node.lineno)
    if fbc.is_internal and isinstance(args, ast.ArgList):
        special = special_functions.try_compile(ctx, lower_name, args, mode)
        if special is not None:
            return special
        if ctx.options.target >= V8_4 and not ctx.options.for_phpdbg and _is_frameless(lower_name, args):
            if ctx.options.frameless:
                return _compile_frameless(ctx, lower_name, args)
            return _compile_like_frameless(ctx, lower_name, args, fbc, node.lineno)
    init = ctx.emit_op(ops.INIT_FCALL, None, Operand.const(lower_name))
    return compile_call_common(ctx, args, fbc, init, node.lineno)[0]


VARIABLES = {ast.Call: _compile_call}
