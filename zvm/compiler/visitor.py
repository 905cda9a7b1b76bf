"""Dispatch by AST node type to the topic modules, and nothing more.

Topic modules compile their nodes' children through the functions here, so that they need not import one another:

    compile_expr(ctx, node) -> Operand              the value of an expression
    compile_var(ctx, node, mode, by_ref) -> Operand a variable fetched in one of the six modes BP_R … BP_UNSET
    delayed_compile_var(ctx, node, mode, by_ref)    the same, its oplines delayed (see builder.py)
    compile_stmt(ctx, node)                         a statement (None: nothing)

A topic module says which nodes are its own by three module constants, each optional:

    EXPRESSIONS = {ast.BinaryOp: compile_binary_op}  # f(ctx, node) -> Operand
    VARIABLES = {ast.Dim: compile_dim}               # f(ctx, node, mode, by_ref) -> Operand
    STATEMENTS = {ast.While: compile_while}          # f(ctx, node) -> None

and is listed in compiler.py. A node in no STATEMENTS table is an expression statement; a node in VARIABLES compiles as
an expression in mode BP_R. Expression nodes get Zend's two rules here: CG(zend_lineno) becomes the node's line, and the
JMP_NULLs of a nullsafe chain are pointed after the whole chain (zend_short_circuiting_commit).
"""
from __future__ import annotations

from zvm.compiler.builder import (
    BP_R,
    BP_RW,
    BP_UNSET,
    BP_W,
    MAX_DEPTH,
    MEMOIZE_COMPILE,
    MEMOIZE_NONE,
    Operand,
    result_of,
)
from zvm.compiler.errors import CompileError
from zvm.frontend.errors import MissingRule
from zvm.frontend.generated import ast
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, VAR

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.runtime.classes.class_entry import PropertyInfo

EXPRESSIONS: dict[type[Node], Callable[[CompileContext, Any], Operand]] = {}
VARIABLES: dict[type[Node], Callable[[CompileContext, Any, int, bool], Operand]] = {}
DELAYED: dict[type[Node], Callable[[CompileContext, Any, int, bool], Operand]] = {}
STATEMENTS: dict[type[Node], Callable[[CompileContext, Any], None]] = {}
HOOKS: list[Callable[[CompileContext, Any, PropertyInfo, str], None]] = []  # the one rule of property hooks
CONSTANT_CLOSURES: list[Callable[[CompileContext, Any], Any]] = []  # the one rule of closures in constant expressions
TOP_LEVEL: dict[type[Node], Callable[[CompileContext, Any, bool], object]] = {}  # what is declared early

# extended_value of JMP_NULL: what the whole chain gives when it stops early
CHAIN_EXPR, CHAIN_ISSET, CHAIN_EMPTY = 0, 1, 2

SHORT_CIRCUITED = frozenset((ast.Dim, ast.Prop, ast.NullsafeProp, ast.StaticProp, ast.MethodCall,
                             ast.NullsafeMethodCall, ast.StaticCall))
UNTICKED = frozenset((ast.StmtList, ast.Label, ast.PropDecl, ast.ClassConstGroup, ast.UseTrait, ast.Method))


class OperandNode(ast.Node):
    """An operand that stands in the AST, for code made by the compiler itself (ZEND_AST_ZNODE)."""

    __slots__ = ("operand",)

    def __init__(self, lineno: int, operand: Operand) -> None:
        self.lineno = lineno
        self.operand = operand


def compile_hook(ctx: CompileContext, node: Node, info: PropertyInfo, kind: str) -> None:
    """Compile a property hook into its PropertyInfo; functions.py registers how."""
    HOOKS[0](ctx, node, info, kind)


def compile_constant_closure(ctx: CompileContext, node: Node) -> Any:
    """Compile a closure that stands in a constant expression: its op-array; functions.py registers how."""
    return CONSTANT_CLOSURES[0](ctx, node)


def register(module: Any) -> None:
    """Take over a topic module's tables."""
    EXPRESSIONS.update(getattr(module, "EXPRESSIONS", {}))
    VARIABLES.update(getattr(module, "VARIABLES", {}))
    DELAYED.update(getattr(module, "DELAYED", {}))
    STATEMENTS.update(getattr(module, "STATEMENTS", {}))
    TOP_LEVEL.update(getattr(module, "TOP_LEVEL", {}))
    HOOKS.extend(getattr(module, "HOOKS", ()))
    CONSTANT_CLOSURES.extend(getattr(module, "CONSTANT_CLOSURES", ()))


def compile_expr(ctx: CompileContext, node: Node) -> Operand:
    """Compile an expression (zend_compile_expr)."""
    ctx.lineno = node.lineno
    kind: Any = type(node)
    if ctx.memoize_mode == MEMOIZE_NONE:
        if kind is ast.Zval:
            return Operand(CONST, node.value)  # type: ignore[attr-defined]
        if kind is ast.Var:
            variable: Any = node
            name = variable.name
            is_plain = type(name) is ast.Zval and type(name.value) is str
            number = ctx.scope.cv_numbers.get(name.value) if is_plain else None
            return VARIABLES[kind](ctx, node, BP_R, False) if number is None else Operand(CV, number)
    ctx.depth += 1
    if ctx.depth > MAX_DEPTH:
        raise CompileError("Nesting too deep", node.lineno)
    checkpoint = len(ctx.short_circuiting)
    if ctx.memoize_mode != MEMOIZE_NONE:
        result = _compile_memoized(ctx, node)
    elif kind in VARIABLES:
        result = VARIABLES[kind](ctx, node, BP_R, False)
    elif kind in EXPRESSIONS:
        result = EXPRESSIONS[kind](ctx, node)
    elif kind is OperandNode:
        result = node.operand  # type: ignore[attr-defined]
    else:
        raise MissingRule(f"no rule compiles {kind.__name__}")
    ctx.depth -= 1
    if len(ctx.short_circuiting) != checkpoint:
        _end_short_circuit(ctx, checkpoint, result, node)
    return result


def compile_var(ctx: CompileContext, node: Node, mode: int, by_ref: bool = False) -> Operand:
    """Compile a variable or call, fetched as `mode` (BP_*); `by_ref` when a reference to it will be made
    (zend_compile_var). Any other expression is compiled as one; in a writing mode it is an error."""
    ctx.lineno = node.lineno
    kind: Any = type(node)
    if kind is ast.Var:
        return VARIABLES[kind](ctx, node, mode, by_ref)
    checkpoint = len(ctx.short_circuiting)
    compile_it = VARIABLES.get(kind)
    if compile_it is not None:
        ctx.depth += 1
        if ctx.depth > MAX_DEPTH:
            raise CompileError("Nesting too deep", node.lineno)
        result = compile_it(ctx, node, mode, by_ref)
        ctx.depth -= 1
    elif kind is OperandNode:
        result = node.operand  # type: ignore[attr-defined]
    else:
        if mode in (BP_W, BP_RW, BP_UNSET):
            ctx.error("Cannot use temporary expression in write context")
        result = compile_expr(ctx, node)
    if len(ctx.short_circuiting) != checkpoint:
        _end_short_circuit(ctx, checkpoint, result, node)
    return result


def delayed_compile_var(ctx: CompileContext, node: Node, mode: int, by_ref: bool = False) -> Operand:
    """compile_var() with its oplines delayed where the node is a variable (zend_delayed_compile_var)."""
    compile_it = DELAYED.get(type(node))
    if compile_it is not None:
        return compile_it(ctx, node, mode, by_ref)
    return compile_var(ctx, node, mode)


def compile_stmt(ctx: CompileContext, node: Node | None) -> None:
    """Compile a statement; None is the empty one (zend_compile_stmt)."""
    if node is None:
        return
    ctx.lineno = node.lineno
    ctx.depth += 1
    if ctx.depth > MAX_DEPTH:
        raise CompileError("Nesting too deep", node.lineno)
    if ctx.options.extended_statements and type(node) not in UNTICKED:
        emit_extended_statement(ctx)
    compile_it = STATEMENTS.get(type(node))
    if compile_it is not None:
        compile_it(ctx, node)
    else:
        ctx.do_free(compile_expr(ctx, node))
    ctx.depth -= 1
    if ctx.file.ticks and type(node) not in UNTICKED:
        emit_tick(ctx)


def emit_extended_statement(ctx: CompileContext) -> None:
    """EXT_STMT, if they are asked for (zend_do_extended_stmt)."""
    if ctx.options.extended_statements:
        ctx.new_opline(ops.EXT_STMT)


def emit_tick(ctx: CompileContext) -> None:
    """TICKS, unless there is one just before (zend_emit_tick)."""
    opcodes = ctx.op_array.opcodes
    if opcodes and opcodes[-1].opcode == ops.TICKS:
        return
    ctx.new_opline(ops.TICKS).extended_value = ctx.file.ticks


def mark_inner(ctx: CompileContext, node: Node) -> None:
    """Note that `node` is an inner part of a chain that may short-circuit: its outermost node points the JMP_NULLs
    (zend_short_circuiting_mark_inner)."""
    if type(node) in SHORT_CIRCUITED:
        ctx.inner_nodes.add(id(node))


def _end_short_circuit(ctx: CompileContext, checkpoint: int, result: Operand, node: Node) -> None:
    kind = type(node)
    if id(node) in ctx.inner_nodes or not (kind in SHORT_CIRCUITED or kind is ast.Isset or kind is ast.Empty):
        return
    chain = CHAIN_ISSET if kind is ast.Isset else CHAIN_EMPTY if kind is ast.Empty else CHAIN_EXPR
    while len(ctx.short_circuiting) != checkpoint:
        opline = ctx.op_array.opcodes[ctx.short_circuiting.pop()]
        opline.op2 = ctx.next_opnum
        ctx.set_result(opline, result)
        opline.extended_value |= chain


def _compile_memoized(ctx: CompileContext, node: Node) -> Operand:
    """`a()[b()] ??= c` reads a variable and later writes it, but runs its parts once: the first pass keeps a copy of
    each operand, the second takes the copies (zend_compile_memoized_expr)."""
    if ctx.memoize_mode != MEMOIZE_COMPILE:
        return ctx.memoized[id(node)]
    ctx.memoize_mode = MEMOIZE_NONE
    result = compile_expr(ctx, node)
    ctx.memoize_mode = MEMOIZE_COMPILE
    kept = result
    if result.kind == VAR:
        kept = result_of(ctx.emit_op_var(ops.COPY_TMP, result))
    elif result.kind == TMP_VAR:
        kept = result_of(ctx.emit_op_tmp(ops.COPY_TMP, result))
    ctx.memoized[id(node)] = kept
    return result
