"""The compiler's front door: an AST becomes a Script. Imported by the engine and zvm-dump.

Topic modules register their nodes with visitor.py (the order does not matter: each node has one home). compile_ast()
compiles the file's statements into the `$_main` op-array; functions and classes met on the way are compiled into
op-arrays of their own and end up in the Script's tables; every op-array goes through pass two when it is complete.

The rooms: expressions, statements, declarations (which compile), passes (over what was compiled), export (an AST as
source again).
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import CompileContext, CompilerOptions
from zvm.compiler.declarations import classes, functions, members
from zvm.compiler.errors import CompileError
from zvm.compiler.expressions import (
    arrays,
    assignment,
    calls,
    constants,
    fetches,
    function_calls,
    isset,
    match,
    objects,
    operators,
    pipes,
    strings,
)
from zvm.compiler.expressions import simple as expressions
from zvm.compiler.passes.pass_two import pass_two
from zvm.compiler.statements import control_flow, namespaces, try_catch
from zvm.compiler.statements import simple as statements
from zvm.compiler.statements.namespaces import compile_top_stmt
from zvm.compiler.statements.simple import emit_final_return
from zvm.opcodes import metadata as ops

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.script import Script


for _topic in (arrays, assignment, calls, classes, constants, control_flow, expressions, fetches, function_calls,
               functions, isset, match, members, namespaces, objects, operators, pipes, statements, strings, try_catch):
    visitor.register(_topic)


def compile_ast(tree: Node, filename: str, options: CompilerOptions | None = None) -> Script:
    """Compile what the parser made of a file.

    Raises CompileError; its `diagnostics` are the warnings and deprecations met before it. Those of a successful
    compilation are in `Script.diagnostics`.
    """
    ctx = CompileContext(filename, options or CompilerOptions())
    ctx.tree = tree
    try:
        _compile_main(ctx, tree)
    except CompileError as error:
        error.diagnostics = ctx.script.diagnostics
        raise
    except RecursionError:
        raise CompileError("Nesting too deep", ctx.lineno) from None
    return ctx.script


def _compile_main(ctx: CompileContext, tree: Node) -> None:
    op_array = ctx.op_array
    compile_top_stmt(ctx, tree)
    if ctx.options.without_opcache and ctx.script.classes:
        _declare_in_order(ctx)
    ctx.lineno = ctx.options.last_lineno
    emit_final_return(ctx, return_one=not ctx.options.is_eval)
    op_array.line_start = 1
    op_array.line_end = ctx.options.last_lineno
    pass_two(ctx, op_array)


def _declare_in_order(ctx: CompileContext) -> None:
    """A class whose parent is declared below it is declared where it stands. Where the parent is of another file, which
    may be loaded by then, it is left to the loading of this one."""
    for opline in ctx.op_array.opcodes:
        if opline.opcode == ops.DECLARE_CLASS_DELAYED and ctx.op_array.literals[opline.op2] in ctx.script.classes:
            opline.opcode = ops.DECLARE_CLASS
