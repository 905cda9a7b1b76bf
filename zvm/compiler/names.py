"""Name resolution: namespaces, `use`, self/parent/static, reserved names (zend_resolve_*_name and the like).

Reads ctx.file and ctx.class_entry; imported by any module of zvm/compiler.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand, result_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.opcodes.op_array import Opline

RESERVED_CLASS_NAMES = frozenset((
    "bool", "false", "float", "int", "null", "parent", "self", "static", "string", "true", "void", "never", "iterable",
    "object", "mixed",
))
AUTO_GLOBALS = frozenset(("GLOBALS", "_GET", "_POST", "_COOKIE", "_SERVER", "_ENV", "_REQUEST", "_FILES", "_SESSION"))
_FETCH_TYPES = {"self": f.FETCH_CLASS_SELF, "parent": f.FETCH_CLASS_PARENT, "static": f.FETCH_CLASS_STATIC}
_FETCH_NAMES = {number: name for name, number in _FETCH_TYPES.items()}


def string_of(node: Node) -> str:
    """The string a Zval node holds (zend_ast_get_str)."""
    assert isinstance(node, ast.Zval) and isinstance(node.value, str)
    return node.value


def unqualified(name: str) -> str:
    """The part after the last backslash."""
    return name[name.rfind("\\") + 1:]


def is_reserved_class_name(name: str) -> bool:
    """Whether a class may not have that name (zend_is_reserved_class_name)."""
    return lower(unqualified(name)) in RESERVED_CLASS_NAMES


def assert_valid_class_name(ctx: CompileContext, name: str) -> None:
    """Error out on a reserved class name (zend_assert_valid_class_name)."""
    if is_reserved_class_name(name):
        ctx.error(f"Cannot use '{name}' as class name as it is reserved")


def prefix_with_namespace(ctx: CompileContext, name: str) -> str:
    """`name` in the current namespace (zend_prefix_with_ns)."""
    namespace = ctx.file.current_namespace
    return f"{namespace}\\{name}" if namespace else name


def class_fetch_type(name: str) -> int:
    """FETCH_CLASS_SELF, _PARENT or _STATIC for those words, else FETCH_CLASS_DEFAULT."""
    if not 3 < len(name) < 7:
        return f.FETCH_CLASS_DEFAULT
    return _FETCH_TYPES.get(lower(name), f.FETCH_CLASS_DEFAULT)


def class_fetch_type_of(node: Node) -> int:
    """class_fetch_type() of a name node; a fully qualified name is never self, parent or static."""
    assert isinstance(node, ast.Zval)
    return f.FETCH_CLASS_DEFAULT if node.attr == f.NAME_FQ else class_fetch_type(string_of(node))


def is_default_class_ref(node: Node) -> bool:
    """Whether a class is written as a plain name (zend_is_const_default_class_ref)."""
    return isinstance(node, ast.Zval) and class_fetch_type_of(node) == f.FETCH_CLASS_DEFAULT


def _resolve_non_class(ctx: CompileContext, name: str, kind: int, imported: str | None) -> tuple[str, bool]:
    if name.startswith("\\"):
        return name[1:], True
    if kind == f.NAME_FQ:
        return name, True
    if kind == f.NAME_RELATIVE:
        return prefix_with_namespace(ctx, name), True
    if imported is not None:
        return imported, True
    separator = name.find("\\")
    if separator >= 0:
        alias = ctx.file.imports.get(lower(name[:separator]))
        if alias is not None:
            return alias + name[separator:], True
    return prefix_with_namespace(ctx, name), separator >= 0


def resolve_function_name(ctx: CompileContext, name: str, kind: int) -> tuple[str, bool]:
    """The full name, and whether it is fully qualified, so that no global function can be meant instead."""
    imports = ctx.file.imports_function
    return _resolve_non_class(ctx, name, kind, imports.get(lower(name)) if imports else None)


def resolve_const_name(ctx: CompileContext, name: str, kind: int) -> tuple[str, bool]:
    """As resolve_function_name(), for constants, whose aliases are case-sensitive."""
    return _resolve_non_class(ctx, name, kind, ctx.file.imports_const.get(name))


def resolve_class_name(ctx: CompileContext, name: str, kind: int) -> str:
    """The full name of a class; self, parent and static are left as they are (zend_resolve_class_name)."""
    if class_fetch_type(name) != f.FETCH_CLASS_DEFAULT:
        if kind == f.NAME_FQ:
            ctx.error(f"'\\{name}' is an invalid class name")
        if kind == f.NAME_RELATIVE:
            ctx.error(f"'namespace\\{name}' is an invalid class name")
        return name
    if kind == f.NAME_RELATIVE:
        return prefix_with_namespace(ctx, name)
    if kind == f.NAME_FQ:
        if not name.startswith("\\"):
            return name
        if class_fetch_type(name[1:]) != f.FETCH_CLASS_DEFAULT:
            ctx.error(f"'{name}' is an invalid class name")
        return name[1:]
    separator = name.find("\\")
    first = name if separator < 0 else name[:separator]
    imports = ctx.file.imports
    imported = imports.get(lower(first)) if imports else None
    if imported is not None:
        return imported if separator < 0 else imported + name[separator:]
    return prefix_with_namespace(ctx, name)


def resolve_class_name_of(ctx: CompileContext, node: Node) -> str:
    """resolve_class_name() of a name node (zend_resolve_class_name_ast)."""
    assert isinstance(node, ast.Zval)
    if not isinstance(node.value, str):
        ctx.error("Illegal class name")
    return resolve_class_name(ctx, node.value, node.attr)


def resolve_const_class_name_reference(ctx: CompileContext, node: Node, what: str) -> str:
    """The full name of a class where self, parent and static are not allowed; `what` is its role, for the message."""
    name = string_of(node)
    if class_fetch_type_of(node) != f.FETCH_CLASS_DEFAULT:
        ctx.error(f"Cannot use '{name}' as {what}, as it is reserved")
    assert isinstance(node, ast.Zval)
    return resolve_class_name(ctx, name, node.attr)


def is_scope_known(ctx: CompileContext) -> bool:
    """Whether self and parent are certain at compile time (zend_is_scope_known): not in closures, which can be
    rebound; not outside functions, where the including scope counts; not in traits."""
    if ctx.op_array.fn_flags & f.ACC_CLOSURE:
        return False
    if ctx.class_entry is None:
        return ctx.op_array.function_name is not None
    return not ctx.class_entry.flags & f.ACC_TRAIT


def ensure_valid_class_fetch_type(ctx: CompileContext, fetch_type: int) -> None:
    """Error out on self, parent or static where there can be none."""
    if fetch_type == f.FETCH_CLASS_DEFAULT or not is_scope_known(ctx):
        return
    if ctx.class_entry is None:
        ctx.error(f'Cannot use "{_FETCH_NAMES[fetch_type]}" when no class scope is active')
    if fetch_type == f.FETCH_CLASS_PARENT and ctx.class_entry.parent_name is None:
        ctx.error('Cannot use "parent" when current class scope has no parent')


def refers_to_active_class(ctx: CompileContext, name: str, fetch_type: int) -> bool:
    """Whether `name` is certainly the class being compiled (class_name_refers_to_active_ce)."""
    if ctx.class_entry is None:
        return False
    if fetch_type == f.FETCH_CLASS_SELF and is_scope_known(ctx):
        return True
    own = ctx.class_entry.name
    return fetch_type == f.FETCH_CLASS_DEFAULT and len(name) == len(own) and lower(name) == lower(own)


def compile_class_ref(ctx: CompileContext, node: Node, fetch_flags: int) -> Operand:
    """The class in `X::f()`, `new X` and so on: a CONST name, an UNUSED fetch type, or the VAR of a FETCH_CLASS
    (zend_compile_class_ref)."""
    if type(node) is not ast.Zval:
        name = visitor.compile_expr(ctx, node)
        if name.kind != CONST:
            opline = ctx.emit_op_var(ops.FETCH_CLASS, None, name)
            opline.op1 = f.FETCH_CLASS_DEFAULT | fetch_flags
            return result_of(opline)
        if type(name.value) is not str:
            ctx.error("Illegal class name")
        fetch_type = class_fetch_type(name.value)
        if fetch_type == f.FETCH_CLASS_DEFAULT:
            return Operand.const(resolve_class_name(ctx, name.value, f.NAME_FQ))
    else:
        if node.attr == f.NAME_FQ:
            return Operand.const(resolve_class_name_of(ctx, node))
        fetch_type = class_fetch_type(string_of(node))
        if fetch_type == f.FETCH_CLASS_DEFAULT:
            return Operand.const(resolve_class_name_of(ctx, node))
    ensure_valid_class_fetch_type(ctx, fetch_type)
    return Operand(UNUSED, fetch_type | fetch_flags)


def set_class_name_op1(ctx: CompileContext, opline: Opline, class_operand: Operand) -> None:
    """Put what compile_class_ref() gave into op1 (zend_set_class_name_op1)."""
    if class_operand.kind == CONST:
        opline.op1_type = CONST
        opline.op1 = ctx.add_class_name_literal(class_operand.value)
    else:
        ctx.set_op1(opline, class_operand)


def set_class_name_op2(ctx: CompileContext, opline: Opline, class_operand: Operand) -> None:
    """Put what compile_class_ref() gave into op2."""
    if class_operand.kind == CONST:
        opline.op2_type = CONST
        opline.op2 = ctx.add_class_name_literal(class_operand.value)
    else:
        ctx.set_op2(opline, class_operand)


def class_name_at_compile_time(ctx: CompileContext, node: Node) -> str | None:
    """What X::class is where that is known, else None (zend_try_compile_const_expr_resolve_class_name)."""
    if type(node) is not ast.Zval:
        return None
    if not isinstance(node.value, str):
        ctx.error("Illegal class name")
    fetch_type = class_fetch_type(node.value)
    ensure_valid_class_fetch_type(ctx, fetch_type)
    if fetch_type == f.FETCH_CLASS_DEFAULT:
        return resolve_class_name_of(ctx, node)
    if ctx.class_entry is None or not is_scope_known(ctx):
        return None
    if fetch_type == f.FETCH_CLASS_SELF:
        return str(ctx.class_entry.name)
    if fetch_type == f.FETCH_CLASS_PARENT and ctx.class_entry.parent_name is not None:
        return str(ctx.class_entry.parent_name)
    return None
