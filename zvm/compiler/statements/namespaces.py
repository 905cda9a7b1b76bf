"""What concerns a file as a whole: namespace, use, const, declare, __halt_compiler().

Reads their AST nodes, changes ctx.file (zend_file_context); registered with visitor.py. Looking names up is names.py's.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import NO_ENGINE, Operand
from zvm.compiler.declarations.attributes import compile_attributes
from zvm.compiler.declarations.constant_expressions import compile_const_expr
from zvm.compiler.names import is_reserved_class_name, prefix_with_namespace, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.attribute import TARGET_CONST
from zvm.opcodes.error_levels import E_COMPILE_WARNING, E_WARNING
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

_SPECIAL_CONSTANTS = frozenset(("true", "false", "null"))
_USE_TYPES = {f.SYMBOL_CLASS: "", f.SYMBOL_FUNCTION: " function", f.SYMBOL_CONST: " const"}


def verify_namespace(ctx: CompileContext) -> None:
    """A file with `namespace X { … }` has no code outside of such (zend_verify_namespace)."""
    if ctx.file.has_bracketed_namespaces and not ctx.file.in_namespace:
        ctx.error("No code may exist outside of namespace {}")


def compile_top_stmt(ctx: CompileContext, node: Node | None) -> None:
    """Compile a statement outside of any block: functions and classes there are declared early
    (zend_compile_top_stmt)."""
    if node is None:
        return
    if type(node) is ast.StmtList:
        for child in node.children:
            compile_top_stmt(ctx, child)
        return
    declare = visitor.TOP_LEVEL.get(type(node))
    if declare is not None:
        ctx.lineno = node.lineno
        declare(ctx, node, True)
        ctx.lineno = node.end_lineno  # type: ignore[attr-defined]  # declarations have it
    else:
        visitor.compile_stmt(ctx, node)
    if type(node) not in (ast.Namespace, ast.HaltCompiler):
        verify_namespace(ctx)


def _is_first_statement(ctx: CompileContext, node: Node, allow_nop: bool) -> bool:
    """Whether only declare()s stand before `node` in the file (zend_is_first_statement)."""
    assert isinstance(ctx.tree, ast.StmtList)
    for child in ctx.tree.children:
        if child is node:
            return True
        if child is None:
            if not allow_nop:
                return False
        elif not isinstance(child, ast.Declare):
            return False
    return False


def compile_namespace(ctx: CompileContext, node: ast.Namespace) -> None:
    """namespace X; and namespace X { … } (zend_compile_namespace)."""
    file = ctx.file
    bracketed = node.stmt is not None
    mixed = "Cannot mix bracketed namespace declarations with unbracketed namespace declarations"
    if not file.has_bracketed_namespaces:
        if file.current_namespace is not None and bracketed:
            ctx.error(mixed)
    elif not bracketed:
        ctx.error(mixed)
    elif file.current_namespace is not None or file.in_namespace:
        ctx.error("Namespace declarations cannot be nested")

    is_first = not file.has_bracketed_namespaces if bracketed else file.current_namespace is None
    if is_first and not _is_first_statement(ctx, node, allow_nop=True):
        ctx.error("Namespace declaration statement has to be the very first statement or after any declare call in "
                  "the script")
    name = None if node.name is None else string_of(node.name)
    if name is not None and lower(name) == "namespace":
        ctx.error(f"Cannot use '{name}' as namespace name")
    file.current_namespace = name
    file.reset_imports()
    file.in_namespace = True
    if bracketed:
        file.has_bracketed_namespaces = True
        compile_top_stmt(ctx, node.stmt)
        file.in_namespace = False
        file.reset_imports()
        file.current_namespace = None


# use

def _imports(ctx: CompileContext, kind: int) -> dict[str, str]:
    if kind == f.SYMBOL_CLASS:
        return ctx.file.imports
    return ctx.file.imports_function if kind == f.SYMBOL_FUNCTION else ctx.file.imports_const


def compile_use(ctx: CompileContext, node: ast.Use) -> None:
    """use A\\B as C, … (zend_compile_use)."""
    for element in node.children:
        assert isinstance(element, ast.UseElem)
        _import(ctx, node.attr, string_of(element.name), element)


def compile_group_use(ctx: CompileContext, node: ast.GroupUse) -> None:
    """use A\\{B, function c}; (zend_compile_group_use)."""
    assert isinstance(node.uses, ast.Use)
    prefix = string_of(node.prefix)
    for element in node.uses.children:
        assert isinstance(element, ast.UseElem)
        _import(ctx, node.attr or element.attr, f"{prefix}\\{string_of(element.name)}", element)


def _import(ctx: CompileContext, kind: int, name: str, element: ast.UseElem) -> None:
    namespace = ctx.file.current_namespace
    if element.alias is not None:
        alias = string_of(element.alias)
    else:
        alias = name[name.rfind("\\") + 1:]
        if alias == name and namespace is None:
            ctx.warning(f"The use statement with non-compound name '{name}' has no effect", E_WARNING)
    key = alias if kind == f.SYMBOL_CONST else lower(alias)
    if kind == f.SYMBOL_CLASS and is_reserved_class_name(alias):
        ctx.error(f"Cannot use {name} as {alias} because '{alias}' is a special class name")
    imports = _imports(ctx, kind)
    own_name = key if namespace is None else f"{lower(namespace)}\\{key}"
    is_declared = ctx.have_seen_symbol(own_name, kind) and lower(name) != lower(own_name)
    if is_declared or key in imports:
        ctx.error(f"Cannot use{_USE_TYPES[kind]} {name} as {alias} because the name is already in use")
    imports[key] = name


# const

def compile_const_decl(ctx: CompileContext, node: ast.ConstDecl) -> None:
    """const X = …; outside of classes (zend_compile_const_decl)."""
    attributes = None
    if node.attributes is not None:
        if len(node.children) > 1:
            ctx.error("Cannot apply attributes to multiple constants at once")
        attributes = compile_attributes(ctx, node.attributes, TARGET_CONST)
    for element in node.children:
        assert isinstance(element, ast.ConstElem)
        unqualified = string_of(element.name)
        value = compile_const_expr(ctx, element.value, allow_dynamic=True)
        if lower(unqualified) in _SPECIAL_CONSTANTS:
            ctx.error(f"Cannot redeclare constant '{unqualified}'")
        name = prefix_with_namespace(ctx, unqualified)
        imported = ctx.file.imports_const.get(unqualified)
        if imported is not None and imported != name:
            ctx.error(f"Cannot declare const {name} because the name is already in use")
        if attributes:
            ctx.emit_op(ops.DECLARE_ATTRIBUTED_CONST, Operand.const(name), Operand.const(value))
            ctx.emit_op_data(Operand.const(attributes))
        else:
            ctx.emit_op(ops.DECLARE_CONST, Operand.const(name), Operand.const(value))
        ctx.register_seen_symbol(name, f.SYMBOL_CONST)


# declare

def compile_declare(ctx: CompileContext, node: ast.Declare) -> None:
    """declare(ticks=n), declare(strict_types=1), declare(encoding='…') (zend_compile_declare)."""
    assert isinstance(node.declares, ast.ConstDecl)
    outer_ticks = ctx.file.ticks
    for element in node.declares.children:
        assert isinstance(element, ast.ConstElem)
        _compile_declaration(ctx, node, string_of(element.name), element.value)
    if node.stmt is not None:
        visitor.compile_stmt(ctx, node.stmt)
        ctx.file.ticks = outer_ticks


def _compile_declaration(ctx: CompileContext, node: ast.Declare, name: str, value: Node) -> None:
    if not isinstance(value, ast.Zval):
        ctx.error(f"declare({name}) value must be a literal")
    directive = lower(name)
    if directive == "ticks":
        ctx.file.ticks = _ticks(value.value)
    elif directive == "encoding":
        if not _is_first_statement(ctx, node, allow_nop=False):
            ctx.error("Encoding declaration pragma must be the very first statement in the script")
    elif directive == "strict_types":
        if not _is_first_statement(ctx, node, allow_nop=False):
            ctx.error("strict_types declaration must be the very first statement in the script")
        if node.stmt is not None:
            ctx.error("strict_types declaration must not use block mode")
        if type(value.value) is not int or value.value not in (0, 1):
            ctx.error("strict_types declaration must have 0 or 1 as its value")
        if value.value == 1:
            ctx.op_array.fn_flags |= f.ACC_STRICT_TYPES
    else:
        ctx.warning(f"Unsupported declare '{name}'", E_COMPILE_WARNING)


def _ticks(value: object) -> int:
    """declare(ticks=…) takes any literal, as (int) does."""
    from zvm.runtime.values.convert import to_int

    return to_int(NO_ENGINE, value)


def compile_halt_compiler(ctx: CompileContext, node: ast.HaltCompiler) -> None:
    """__halt_compiler(): notes where the data begins (zend_compile_halt_compiler)."""
    if ctx.file.has_bracketed_namespaces and ctx.file.in_namespace:
        ctx.error("__HALT_COMPILER() can only be used from the outermost scope")
    assert isinstance(node.offset, ast.Zval) and isinstance(node.offset.value, int)
    ctx.script.halt_offset = node.offset.value


STATEMENTS = {
    ast.Namespace: compile_namespace,
    ast.Use: compile_use,
    ast.GroupUse: compile_group_use,
    ast.ConstDecl: compile_const_decl,
    ast.Declare: compile_declare,
    ast.HaltCompiler: compile_halt_compiler,
}
