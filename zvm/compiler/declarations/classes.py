"""Class, interface, trait, enum and anonymous class declarations: each becomes an unlinked ClassEntry.

Reads ClassDecl nodes, fills Script.classes; members.py and functions.py fill the entry. A class at the top of a file
that needs no others but a parent that is known is declared when the file is loaded (early binding); any other by
DECLARE_CLASS, which finds it under its run-time definition key, the literal after the name in op1.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import Operand
from zvm.compiler.declarations.attributes import compile_attributes
from zvm.compiler.declarations.early_binding import declare_early
from zvm.compiler.declarations.members import declare_property
from zvm.compiler.declarations.types import compile_type
from zvm.compiler.errors import CompileError
from zvm.compiler.names import (
    assert_valid_class_name,
    prefix_with_namespace,
    resolve_const_class_name_reference,
)
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.attribute import TARGET_CLASS
from zvm.opcodes.error_levels import E_DEPRECATED, E_ERROR
from zvm.opcodes.op_array import CONST, UNUSED
from zvm.opcodes.types import DeclaredType
from zvm.runtime.classes.class_entry import ClassEntry
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

_MAY_BE_ABSTRACT = (f.ACC_IMPLICIT_ABSTRACT_CLASS | f.ACC_INTERFACE | f.ACC_TRAIT | f.ACC_EXPLICIT_ABSTRACT_CLASS)
_SHOWN_METHODS = 3  # how many abstract methods a message names


def compile_class_decl(ctx: CompileContext, node: ast.ClassDecl, toplevel: bool) -> Operand | None:
    """Compile a declaration; give the VAR of an anonymous class, else None (zend_compile_class_decl)."""
    outer = ctx.class_entry
    is_anonymous = node.flags & f.ACC_ANON_CLASS != 0
    name = _anonymous_name(ctx, node) if is_anonymous else _declared_name(ctx, node)
    class_entry = _make_entry(ctx, node, name)
    if node.extends is not None:
        class_entry.parent_name = resolve_const_class_name_reference(ctx, node.extends, "class name")
    ctx.class_entry = class_entry
    if node.attributes is not None:
        class_entry.attributes = compile_attributes(ctx, node.attributes, TARGET_CLASS)
    if node.implements is not None:
        assert isinstance(node.implements, ast.NameList)
        class_entry.interface_names = [resolve_const_class_name_reference(ctx, child, "interface name")
                                       for child in node.implements.children if child is not None]
    if class_entry.flags & f.ACC_ENUM:
        _begin_enum(ctx, class_entry, node.enum_backing_type)
    visitor.compile_stmt(ctx, node.stmts)
    ctx.lineno = node.lineno
    if class_entry.flags & _MAY_BE_ABSTRACT == f.ACC_IMPLICIT_ABSTRACT_CLASS:
        _verify_not_abstract(ctx, class_entry)
    ctx.class_entry = outer
    if toplevel:
        class_entry.flags |= f.ACC_TOP_LEVEL
        if declare_early(ctx, class_entry):
            return None
    return _emit_declaration(ctx, class_entry, node, toplevel)


def _declared_name(ctx: CompileContext, node: ast.ClassDecl) -> str:
    if ctx.class_entry is not None:
        ctx.error("Class declarations may not be nested")
    assert node.name is not None
    assert_valid_class_name(ctx, node.name)
    if node.name == "_" and ctx.options.target >= V8_4:
        ctx.warning('Using "_" as a class name is deprecated since 8.4', E_DEPRECATED)
    name = prefix_with_namespace(ctx, node.name)
    imported = ctx.file.imports.get(lower(node.name))
    if imported is not None and lower(imported) != lower(name):
        ctx.error(f"Cannot declare class {name} because the name is already in use")
    ctx.register_seen_symbol(lower(name), f.SYMBOL_CLASS)
    return name


def _anonymous_name(ctx: CompileContext, node: ast.ClassDecl) -> str:
    """The parent or first interface, and after a NUL what makes it unique (zend_generate_anon_class_name)."""
    prefix = "class"
    if node.extends is not None:
        prefix = resolve_const_class_name_reference(ctx, node.extends, "class name")
    elif isinstance(node.implements, ast.NameList):
        first = node.implements.children[0]
        assert first is not None
        prefix = resolve_const_class_name_reference(ctx, first, "interface name")
    name = f"{prefix}@anonymous\0{ctx.filename}:{node.lineno}${ctx.rtd_key_counter:x}"
    ctx.rtd_key_counter += 1
    return name


def _make_entry(ctx: CompileContext, node: ast.ClassDecl, name: str) -> ClassEntry:
    class_entry = ClassEntry(name, ctx.options.engine)
    class_entry.flags = node.flags
    class_entry.filename = ctx.filename
    class_entry.line_start, class_entry.line_end = node.lineno, node.end_lineno
    class_entry.doc_comment = node.doc_comment
    if node.flags & f.ACC_ANON_CLASS:
        class_entry.flags |= f.ACC_NOT_SERIALIZABLE
    if node.flags & f.ACC_READONLY_CLASS:
        class_entry.flags |= f.ACC_NO_DYNAMIC_PROPERTIES
    return class_entry


def _begin_enum(ctx: CompileContext, class_entry: ClassEntry, backing_type: Node | None) -> None:
    """An enum's backing type, interfaces and properties; linking adds its methods."""
    if backing_type is not None:
        declared = compile_type(ctx, backing_type)
        if declared.names or declared.mask not in (t.MAY_BE_LONG, t.MAY_BE_STRING):
            ctx.error(f"Enum backing type must be int or string, {declared} given")
        class_entry.enum_backing_type = t.IS_LONG if declared.mask == t.MAY_BE_LONG else t.IS_STRING
        class_entry.backed_enum_table = {}
    class_entry.interface_names.append("UnitEnum")
    flags = f.ACC_PUBLIC | f.ACC_READONLY
    declare_property(class_entry, "name", UNDEF, flags, DeclaredType(t.MAY_BE_STRING))
    if class_entry.enum_backing_type:
        class_entry.interface_names.append("BackedEnum")
        declare_property(class_entry, "value", UNDEF, flags, DeclaredType(1 << class_entry.enum_backing_type))


def _verify_not_abstract(ctx: CompileContext, class_entry: ClassEntry) -> None:
    """A class with abstract methods must say so (zend_verify_abstract_class)."""
    missing = [f"{function.scope.name}::{function.function_name}" for function in class_entry.function_table.values()
               if function.fn_flags & f.ACC_ABSTRACT]
    missing += [f"{class_entry.name}::{hook.function_name}" for info in class_entry.properties_info.values()
                if info.hooks for hook in info.hooks.values() if hook.fn_flags & f.ACC_ABSTRACT]
    if not missing:
        return
    count = len(missing)
    shown = ", ".join(missing[:_SHOWN_METHODS]) + (", ..." if count > _SHOWN_METHODS else "")
    plural = "" if count == 1 else "s"
    is_later = ctx.options.target >= V8_5
    remaining = plural if is_later else "s"
    if is_later and class_entry.flags & f.ACC_ANON_CLASS:
        message = f"Class {class_entry.name} must implement {count} abstract method{plural} ({shown})"
    elif class_entry.flags & f.ACC_ENUM:
        message = f"Enum {class_entry.name} must implement {count} abstract private method{plural} ({shown})"
    else:
        message = (f"Class {class_entry.name} contains {count} abstract method{plural} and must therefore be declared "
                   f"abstract or implement the remaining method{remaining} ({shown})")
    raise CompileError(message, ctx.lineno, E_ERROR)


# declaring

def _emit_declaration(ctx: CompileContext, class_entry: ClassEntry, node: ast.ClassDecl,
                      toplevel: bool) -> Operand | None:
    """DECLARE_CLASS, DECLARE_ANON_CLASS, or DECLARE_CLASS_DELAYED for what may be bound while the file is loaded."""
    lc_name = lower(class_entry.name)
    opline = ctx.new_opline(ops.DECLARE_CLASS)
    if class_entry.parent_name is not None:
        opline.op2_type = CONST
        opline.op2 = ctx.add_literal(lower(class_entry.parent_name))
    opline.op1_type = CONST
    opline.op1 = ctx.add_literal(lc_name)
    if node.flags & f.ACC_ANON_CLASS:
        opline.opcode = ops.DECLARE_ANON_CLASS
        ctx.script.classes[lc_name] = class_entry
        return ctx.make_var_result(opline)
    key = ctx.runtime_definition_key(lc_name, node.lineno)
    ctx.script.classes[key] = class_entry
    ctx.add_literal(key)
    if (class_entry.parent_name is not None and toplevel and not ctx.options.for_phpdbg
            and not (class_entry.interface_names or class_entry.trait_names)):
        ctx.op_array.fn_flags |= f.ACC_EARLY_BINDING
        opline.opcode = ops.DECLARE_CLASS_DELAYED
        opline.result_type, opline.result = UNUSED, -1
    return None


def _compile_class(ctx: CompileContext, node: ast.ClassDecl) -> None:
    compile_class_decl(ctx, node, False)


def _compile_anonymous(ctx: CompileContext, node: ast.ClassDecl) -> Operand:
    result = compile_class_decl(ctx, node, False)
    assert result is not None
    return result


EXPRESSIONS = {ast.ClassDecl: _compile_anonymous}
STATEMENTS = {ast.ClassDecl: _compile_class}
TOP_LEVEL = {ast.ClassDecl: compile_class_decl}
