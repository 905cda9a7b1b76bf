"""Functions, methods, closures and arrow functions: each becomes an op-array of its own.

Reads FuncDecl, Method, Closure and ArrowFunc nodes; fills Script.functions, ClassEntry.function_table or the enclosing
op-array's dynamic_func_defs. Parameters are parameters.py's, variables a closure takes along closures.py's.

A function at the top of a file is declared when the file is loaded; one inside a block by DECLARE_FUNCTION, a closure
by DECLARE_LAMBDA_FUNCTION, whose op2 is the number of its op-array in dynamic_func_defs.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import LoopVar, Operand, result_of
from zvm.compiler.declarations import closures
from zvm.compiler.declarations.attributes import check_no_discard, compile_attributes
from zvm.compiler.declarations.magic_methods import check_magic_method
from zvm.compiler.declarations.parameters import compile_parameters
from zvm.compiler.deferral.bodies import defer
from zvm.compiler.expressions.fetches import this_guaranteed_exists
from zvm.compiler.expressions.simple import mark_as_generator
from zvm.compiler.names import prefix_with_namespace
from zvm.compiler.passes.pass_two import pass_two
from zvm.compiler.statements.simple import emit_final_return
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.attribute import TARGET_FUNCTION, TARGET_METHOD
from zvm.opcodes.error_levels import E_COMPILE_WARNING
from zvm.opcodes.op_array import CONST, OpArray
from zvm.runtime.classes.class_entry import add_magic_method
from zvm.runtime.values.strings import lower
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.runtime.classes.class_entry import ClassEntry, PropertyInfo

    Declaration = ast.FuncDecl | ast.Method | ast.Closure | ast.ArrowFunc
    Body = Declaration | ast.PropertyHook


def compile_func_decl(ctx: CompileContext, node: Declaration, toplevel: bool) -> Operand | None:
    """Compile a function; give the operand of a closure, None for what has a name (zend_compile_func_decl)."""
    op_array = OpArray(ctx.filename)
    op_array.fn_flags = node.flags & ~f.PARENTHESIZED_ARROW_FUNC | (ctx.op_array.fn_flags & f.ACC_STRICT_TYPES)
    op_array.line_start, op_array.line_end = node.lineno, node.end_lineno
    op_array.doc_comment = node.doc_comment
    uses: list[str] = []
    result = None
    if isinstance(node, ast.Method):
        _begin_method(ctx, op_array, node)
    elif isinstance(node, ast.FuncDecl):
        _begin_function(ctx, op_array, node, toplevel)
    else:
        op_array.fn_flags |= f.ACC_CLOSURE
        result = _begin_closure(ctx, op_array, node)
        if isinstance(node, ast.ArrowFunc):
            uses = closures.find_implicit_binds(node)
            closures.bind_implicitly(ctx, result, op_array, uses)
        elif node.uses is not None:
            closures.bind_uses(ctx, result, op_array, node.uses)
    _compile_body(ctx, op_array, node, uses)
    if toplevel and isinstance(node, ast.FuncDecl):
        _enter_function(ctx, op_array)
    return result


def _compile_body(ctx: CompileContext, op_array: OpArray, node: Body, uses: list[str]) -> None:
    """Fill the op-array. A free function does not see the class it may be declared in."""
    outer_class = ctx.class_entry
    in_closure = op_array.fn_flags & f.ACC_CLOSURE and ctx.options.target >= V8_4
    outer_has_this = bool(in_closure) and this_guaranteed_exists(ctx)
    saved = ctx.begin_op_array(op_array)
    ctx.scope.outer_has_this = outer_has_this
    is_method = isinstance(node, ast.Method | ast.PropertyHook)
    if node.attributes is not None:
        target = TARGET_METHOD if is_method else TARGET_FUNCTION
        op_array.attributes = compile_attributes(ctx, node.attributes, target)
    if isinstance(node, ast.FuncDecl):
        ctx.class_entry = None
    ctx.loop_vars.append(LoopVar(ops.RETURN))
    is_tostring = is_method and lower(node.name) == "__tostring"
    assert node.params is not None
    compile_parameters(ctx, node.params, node.return_type, t.MAY_BE_STRING if is_tostring else 0)
    if op_array.fn_flags & f.ACC_GENERATOR:
        mark_as_generator(ctx)
        ctx.emit_op(ops.GENERATOR_CREATE)
    if isinstance(node, ast.ArrowFunc):
        closures.declare_implicit_uses(ctx, uses)
    elif isinstance(node, ast.Closure) and node.uses is not None:
        closures.declare_uses(ctx, node.uses)
    if op_array.fn_flags & f.ACC_DEPRECATED:
        check_no_discard(ctx, op_array)
    is_deferred = ctx.options.defers and not isinstance(node, ast.PropertyHook) and defer(ctx, node)
    if not is_deferred:
        visitor.compile_stmt(ctx, _body(op_array, node))
    if isinstance(node, ast.Method):
        ctx.lineno = node.lineno
        check_magic_method(ctx, ctx.class_entry, op_array)
    ctx.lineno = node.end_lineno
    if not is_deferred:
        visitor.emit_extended_statement(ctx)
        emit_final_return(ctx, return_one=False)
        pass_two(ctx, op_array)
    ctx.loop_vars.pop()
    ctx.end_op_array(saved)
    if outer_has_this and ctx.op_array.fn_flags & f.ACC_CLOSURE:  # which must not lose its $this, either
        ctx.op_array.fn_flags |= op_array.fn_flags & f.ACC_USES_THIS
    ctx.class_entry = outer_class


def _body(op_array: OpArray, node: Body) -> Node | None:
    """The statement to compile: an arrow function that never returns does not return its expression."""
    info = op_array.return_info
    if isinstance(node, ast.ArrowFunc) and info is not None and info.type is not None and \
            info.type.mask & t.MAY_BE_NEVER:
        assert isinstance(node.stmt, ast.Return)
        return node.stmt.expr
    return node.stmt


# declaring

def compile_hook(ctx: CompileContext, node: ast.PropertyHook, info: PropertyInfo, kind: str) -> None:
    """Compile a hook of a property, `$name::get` (zend_begin_method_decl, zend_compile_property_hooks)."""
    op_array = OpArray(ctx.filename)
    op_array.fn_flags = node.flags | (ctx.op_array.fn_flags & f.ACC_STRICT_TYPES)
    op_array.line_start, op_array.line_end = node.lineno, node.end_lineno
    op_array.doc_comment = node.doc_comment
    op_array.scope = ctx.class_entry
    op_array.function_name = f"${info.name}::{kind}"
    assert info.hooks is not None
    info.hooks[kind] = op_array
    _compile_body(ctx, op_array, node, [])


def compile_constant_closure(ctx: CompileContext, node: ast.Closure) -> OpArray:
    """The op-array of a closure that a constant expression makes; no opline declares it (PHP 8.5)."""
    op_array = OpArray(ctx.filename)
    op_array.fn_flags = node.flags | f.ACC_CLOSURE | (ctx.op_array.fn_flags & f.ACC_STRICT_TYPES)
    op_array.line_start, op_array.line_end = node.lineno, node.end_lineno
    op_array.doc_comment = node.doc_comment
    op_array.function_name = _closure_name(ctx, node)
    _compile_body(ctx, op_array, node, [])
    return op_array


def _refuse_abstract(ctx: CompileContext, class_entry: ClassEntry, name: str) -> None:
    """An abstract method in a class that is not (PHP 8.5)."""
    if class_entry.flags & f.ACC_ENUM:
        ctx.error(f"Enum method {class_entry.name}::{name}() must not be abstract")
    if class_entry.flags & f.ACC_ANON_CLASS:
        ctx.error(f"Anonymous class method {name}() must not be abstract")
    ctx.error(f"Class {class_entry.name} declares abstract method {name}() and must therefore be declared abstract")


def _begin_method(ctx: CompileContext, op_array: OpArray, node: ast.Method) -> None:
    """Check a method's modifiers and put it into the class (zend_begin_method_decl)."""
    class_entry, name, fn_flags = ctx.class_entry, node.name, op_array.fn_flags
    lc_name = lower(name)
    in_interface = class_entry.flags & f.ACC_INTERFACE != 0
    full_name = f"{class_entry.name}::{name}()"
    if fn_flags & f.ACC_READONLY:
        ctx.error("Cannot use 'readonly' as method modifier")
    if fn_flags & f.ACC_PRIVATE and fn_flags & f.ACC_FINAL and lc_name != "__construct":
        ctx.warning("Private methods cannot be final as they are never overridden by other classes", E_COMPILE_WARNING)
    if in_interface:
        if not fn_flags & f.ACC_PUBLIC:
            ctx.error(f"Access type for interface method {full_name} must be public")
        if fn_flags & f.ACC_FINAL:
            ctx.error(f"Interface method {full_name} must not be final")
        if fn_flags & f.ACC_ABSTRACT:
            ctx.error(f"Interface method {full_name} must not be abstract")
        op_array.fn_flags |= f.ACC_ABSTRACT
    if op_array.fn_flags & f.ACC_ABSTRACT:
        kind = "Interface" if in_interface else "Abstract"
        if ctx.options.target >= V8_5 and not class_entry.flags & (
                f.ACC_INTERFACE | f.ACC_TRAIT | f.ACC_EXPLICIT_ABSTRACT_CLASS):
            _refuse_abstract(ctx, class_entry, name)
        if fn_flags & f.ACC_PRIVATE and not class_entry.flags & f.ACC_TRAIT:
            ctx.error(f"{kind} function {full_name} cannot be declared private")
        if node.stmt is not None:
            ctx.error(f"{kind} function {full_name} cannot contain body")
        class_entry.flags |= f.ACC_IMPLICIT_ABSTRACT_CLASS
    elif node.stmt is None:
        ctx.error(f"Non-abstract method {full_name} must contain body")
    op_array.scope = class_entry
    op_array.function_name = name
    if lc_name in class_entry.function_table:
        ctx.error(f"Cannot redeclare {full_name}")
    class_entry.function_table[lc_name] = op_array
    add_magic_method(class_entry, lc_name, op_array)
    if lc_name == "__tostring" and not class_entry.flags & f.ACC_TRAIT and \
            "stringable" not in map(lower, class_entry.interface_names):
        class_entry.interface_names.append("Stringable")


def _begin_function(ctx: CompileContext, op_array: OpArray, node: ast.FuncDecl, toplevel: bool) -> None:
    """Name a function and declare it, now or by an opline (zend_begin_func_decl)."""
    name = prefix_with_namespace(ctx, node.name)
    lc_name = lower(name)
    op_array.function_name = name
    imported = ctx.file.imports_function.get(lower(node.name))
    if imported is not None and lower(imported) != lc_name:
        ctx.error(f"Cannot declare function {name} because the name is already in use")
    if lc_name == "__autoload":
        ctx.error("__autoload() is no longer supported, use spl_autoload_register() instead")
    if lower(node.name) == "assert":
        ctx.error("Defining a custom assert() function is not allowed, as the function has special semantics")
    ctx.register_seen_symbol(lc_name, f.SYMBOL_FUNCTION)
    if toplevel:
        return  # compile_func_decl() enters it when it is complete
    opline = ctx.new_opline(ops.DECLARE_FUNCTION)
    opline.op1_type = CONST
    opline.op1 = ctx.add_literal(lc_name)
    opline.op2 = _add_dynamic_def(ctx, op_array)


def _kind(ctx: CompileContext) -> str:
    return "function " if ctx.options.target >= V8_4 else ""


def _enter_function(ctx: CompileContext, op_array: OpArray) -> None:
    """Enter a complete function into the script's table; an error where the name is in use."""
    name: Any = op_array.function_name
    lc_name, line = lower(name), op_array.line_start
    previous = ctx.script.functions.get(lc_name)
    if previous is not None and previous.opcodes:
        ctx.error(f"Cannot redeclare {_kind(ctx)}{name}() (previously declared in "
                  f"{previous.filename}:{previous.line_start})", line)
    if previous is not None or ctx.options.internal_function(lc_name) is not None:
        ctx.error(f"Cannot redeclare {_kind(ctx)}{name}()", line)
    ctx.script.functions[lc_name] = op_array


def _begin_closure(ctx: CompileContext, op_array: OpArray, node: ast.Closure | ast.ArrowFunc) -> Operand:
    name = prefix_with_namespace(ctx, node.name) if ctx.options.target < V8_4 else _closure_name(ctx, node)
    op_array.function_name = name
    ctx.register_seen_symbol(lower(name), f.SYMBOL_FUNCTION)
    opline = ctx.emit_op_tmp(ops.DECLARE_LAMBDA_FUNCTION)
    opline.op2 = _add_dynamic_def(ctx, op_array)
    return result_of(opline)


def _closure_name(ctx: CompileContext, node: ast.Closure | ast.ArrowFunc) -> str:
    """A closure's name says where it stands: `{closure:A::m():4}` (PHP 8.4)."""
    outer = ctx.op_array
    if outer.function_name is None:
        place = ctx.filename
    elif outer.fn_flags & f.ACC_CLOSURE:
        place = outer.function_name
    else:
        place = f"{outer.function_name}()"
        if outer.scope is not None:
            place = f"{outer.scope.name}::{place}"
    return f"{{closure:{place}:{node.lineno}}}"


def _add_dynamic_def(ctx: CompileContext, op_array: OpArray) -> int:
    """zend_add_dynamic_func_def()."""
    definitions = ctx.op_array.dynamic_func_defs
    definitions.append(op_array)
    return len(definitions) - 1


def _compile_closure(ctx: CompileContext, node: ast.Closure | ast.ArrowFunc) -> Operand:
    result = compile_func_decl(ctx, node, False)
    assert result is not None
    return result


def _compile_declaration(ctx: CompileContext, node: ast.FuncDecl | ast.Method) -> None:
    compile_func_decl(ctx, node, False)


EXPRESSIONS = {ast.Closure: _compile_closure, ast.ArrowFunc: _compile_closure}
STATEMENTS = {ast.FuncDecl: _compile_declaration, ast.Method: _compile_declaration}
HOOKS = (compile_hook,)
CONSTANT_CLOSURES = (compile_constant_closure,)
TOP_LEVEL = {ast.FuncDecl: compile_func_decl}
