"""What stands in a class besides methods: properties, constants, enum cases, the use of traits.

Reads their AST nodes, fills ctx.class_entry; registered with visitor.py. Methods are functions.py's.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import type_code_of
from zvm.compiler.declarations.attributes import compile_attributes
from zvm.compiler.declarations.constant_expressions import compile_const_expr
from zvm.compiler.declarations.property_hooks import check_hooks, compile_hooks, is_virtual
from zvm.compiler.declarations.types import TYPE_NAMES, compile_type, valid_default
from zvm.compiler.names import resolve_const_class_name_reference, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.opcodes.attribute import TARGET_CLASS_CONST, TARGET_PROPERTY
from zvm.opcodes.types import DeclaredType
from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry, PropertyInfo, TraitAlias, TraitPrecedence
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

_MODIFIER_NAMES = ((f.ACC_STATIC, "static"), (f.ACC_ABSTRACT, "abstract"), (f.ACC_FINAL, "final"),
                   (f.ACC_READONLY, "readonly"))


# properties

def declare_property(class_entry: ClassEntry, name: str, default: Any, flags: int,
                     declared: DeclaredType | None) -> PropertyInfo:
    """Add a property to a class being made (zend_declare_typed_property)."""
    if not flags & f.ACC_PPP_MASK:
        flags |= f.ACC_PUBLIC
    defaults = class_entry.default_static_members if flags & f.ACC_STATIC else class_entry.default_properties
    info = PropertyInfo(name, len(defaults), flags, class_entry, declared)
    defaults.append(default)
    class_entry.properties_info[name] = info
    return info


def compile_prop_group(ctx: CompileContext, node: ast.PropGroup) -> None:
    """public int $a = 1, $b; (zend_compile_prop_decl)."""
    class_entry, flags = ctx.class_entry, node.attr
    if ctx.options.target >= V8_4:
        flags = _check_property_group(ctx, node)
    else:
        if class_entry.flags & f.ACC_INTERFACE:
            ctx.error("Interfaces may not include properties")
        if class_entry.flags & f.ACC_ENUM:
            ctx.error(f"Enum {class_entry.name} cannot include properties")
        if flags & f.ACC_ABSTRACT:
            ctx.error("Properties cannot be declared abstract")
    if class_entry.flags & f.ACC_READONLY_CLASS:
        flags |= f.ACC_READONLY
    assert isinstance(node.props, ast.PropDecl)
    for element in node.props.children:
        assert isinstance(element, ast.PropElem)
        info = _compile_property(ctx, element, node.type, flags)
        if element.doc_comment is not None:
            info.doc_comment = string_of(element.doc_comment)
        if node.attributes is not None:
            info.attributes = compile_attributes(ctx, node.attributes, TARGET_PROPERTY)
        if element.hooks is not None:
            compile_hooks(ctx, element.hooks, info, node.type)


def _check_property_group(ctx: CompileContext, node: ast.PropGroup) -> int:
    """The modifiers of properties, by the rules of PHP 8.4, which has hooks; an interface's are abstract."""
    class_entry, flags = ctx.class_entry, node.attr
    assert isinstance(node.props, ast.PropDecl)
    first = node.props.children[0]
    assert isinstance(first, ast.PropElem)
    if flags & f.ACC_FINAL and flags & f.ACC_PRIVATE:
        ctx.error("Property cannot be both final and private")
    if class_entry.flags & f.ACC_INTERFACE:
        if first.hooks is None:
            ctx.error("Interfaces may only include hooked properties")
        if flags & (f.ACC_PROTECTED | f.ACC_PRIVATE):
            ctx.error("Property in interface cannot be protected or private")
        if flags & f.ACC_FINAL:
            ctx.error("Property in interface cannot be final")
        if flags & f.ACC_ABSTRACT:
            ctx.error("Property in interface cannot be explicitly abstract. "
                      "All interface members are implicitly abstract")
        flags |= f.ACC_ABSTRACT
    if class_entry.flags & f.ACC_ENUM:
        ctx.error(f"Enum {class_entry.name} cannot include properties")
    if flags & f.ACC_ABSTRACT:
        if flags & f.ACC_FINAL:
            ctx.error("Cannot use the final modifier on an abstract property")
        if first.hooks is None:
            ctx.error("Only hooked properties may be declared abstract")
        class_entry.flags |= f.ACC_IMPLICIT_ABSTRACT_CLASS
    return flags


def check_set_visibility(ctx: CompileContext, flags: int, full_name: str, is_typed: bool) -> int:
    """The flags of a property whose writing has a visibility of its own; one that is no narrower is left out."""
    if not flags & f.ACC_PPP_SET_MASK:
        return flags
    if not is_typed:
        ctx.error(f"Property with asymmetric visibility {full_name} must have type")
    if flags & f.ACC_STATIC and ctx.options.target < V8_5:
        ctx.error("Static property may not have asymmetric visibility")
    reading = flags & f.ACC_PPP_MASK or f.ACC_PUBLIC
    writing = (flags & f.ACC_PPP_SET_MASK) // f.ACC_PUBLIC_SET
    if writing < reading:
        ctx.error(f"Visibility of property {full_name} must not be weaker than set visibility")
    if writing == reading and not flags & f.ACC_READONLY:
        flags &= ~f.ACC_PPP_SET_MASK
    if flags & f.ACC_PRIVATE_SET:
        flags |= f.ACC_FINAL
    return flags


def _compile_property(ctx: CompileContext, node: ast.PropElem, type_node: Node | None, flags: int) -> PropertyInfo:
    class_entry, name = ctx.class_entry, string_of(node.name)
    full_name = f"{class_entry.name}::${name}"
    declared = None
    if type_node is not None:
        declared = compile_type(ctx, type_node)
        if declared.mask & (t.MAY_BE_VOID | t.MAY_BE_NEVER | t.MAY_BE_CALLABLE):
            ctx.error(f"Property {full_name} cannot have type {declared}")
    if flags & f.ACC_FINAL and ctx.options.target < V8_4:
        ctx.error(f"Cannot declare property {full_name} final, the final modifier is allowed only for methods, "
                  "classes, and class constants")
    if name in class_entry.properties_info:
        ctx.error(f"Cannot redeclare {full_name}")
    default: Any = None if declared is None else UNDEF
    if node.default is not None:
        default = _compile_default(ctx, node.default, declared, full_name)
    if flags & f.ACC_READONLY:
        if declared is None:
            ctx.error(f"Readonly property {full_name} must have type")
        if default is not UNDEF:
            ctx.error(f"Readonly property {full_name} cannot have default value")
        if flags & f.ACC_STATIC:
            ctx.error(f"Static property {full_name} cannot be readonly")
    flags = check_set_visibility(ctx, flags, full_name, declared is not None)
    if node.hooks is not None:
        check_hooks(ctx, node.hooks, flags)
        if is_virtual(ctx, node.hooks, name):
            flags |= f.ACC_VIRTUAL
            if node.default is None:
                default = UNDEF
            elif class_entry.parent_name is None:  # else the parent may have the value: the linker looks
                ctx.error(f"Cannot specify default value for virtual hooked property {full_name}")
    return declare_property(class_entry, name, default, flags, declared)


def _compile_default(ctx: CompileContext, node: Node, declared: DeclaredType | None, full_name: str) -> Any:
    default = compile_const_expr(ctx, node)
    code = type_code_of(default)
    if declared is None or code == t.IS_CONSTANT_AST:
        return default
    valid = valid_default(declared, default)
    if valid is not None:
        return valid[0]
    message = f"Cannot use {TYPE_NAMES[code]} as default value for property {full_name} of type {declared}"
    if default is None and not declared.is_intersection:
        nullable = DeclaredType(declared.mask | t.MAY_BE_NULL, declared.names)
        message = (f"Default value for property of type {declared} may not be null. "
                   f"Use the nullable type {nullable} to allow null default value")
    return ctx.error(message)


# constants

def declare_constant(ctx: CompileContext, name: str, value: Any, flags: int) -> ClassConstant:
    """Add a constant to the class (zend_declare_class_constant_ex)."""
    class_entry = ctx.class_entry
    if class_entry.flags & f.ACC_INTERFACE and not flags & f.ACC_PUBLIC:
        ctx.error(f"Access type for interface constant {class_entry.name}::{name} must be public")
    if lower(name) == "class":
        ctx.error("A class constant must not be called 'class'; it is reserved for class name fetching")
    if name in class_entry.constants_table:
        ctx.error(f"Cannot redefine class constant {class_entry.name}::{name}")
    constant = ClassConstant(value, flags, class_entry)
    class_entry.constants_table[name] = constant
    return constant


def compile_class_const_group(ctx: CompileContext, node: ast.ClassConstGroup) -> None:
    """public const A = 1, B = 2; (zend_compile_class_const_decl)."""
    flags = node.attr if node.attr & f.ACC_PPP_MASK else node.attr | f.ACC_PUBLIC
    assert isinstance(node.decl, ast.ClassConstDecl)
    for element in node.decl.children:
        assert isinstance(element, ast.ConstElem)
        name = string_of(element.name)
        if flags & (f.ACC_STATIC | f.ACC_ABSTRACT | f.ACC_READONLY):
            _check_modifiers(ctx, flags, "constant")
        if flags & f.ACC_PRIVATE and flags & f.ACC_FINAL:
            ctx.error(f"Private constant {ctx.class_entry.name}::{name} cannot be final as it is not visible to other "
                      "classes")
        value = compile_const_expr(ctx, element.value)
        declared = None
        if node.type is not None:
            declared, value = _typed_value(ctx, node.type, f"{ctx.class_entry.name}::{name}", value)
        constant = declare_constant(ctx, name, value, flags)
        constant.type = declared
        if element.doc_comment is not None:
            constant.doc_comment = string_of(element.doc_comment)
        if node.attributes is not None:
            constant.attributes = compile_attributes(ctx, node.attributes, TARGET_CLASS_CONST)


def _typed_value(ctx: CompileContext, node: Node, full_name: str, value: Any) -> tuple[DeclaredType, Any]:
    """The type of a class constant, and its value, which is checked here where it is known (PHP 8.3)."""
    declared = compile_type(ctx, node)
    if declared.mask & (t.MAY_BE_VOID | t.MAY_BE_NEVER | t.MAY_BE_CALLABLE):
        ctx.error(f"Class constant {full_name} cannot have type {declared}")
    code = type_code_of(value)
    if code == t.IS_CONSTANT_AST:
        return declared, value
    valid = valid_default(declared, value)
    if valid is None:
        ctx.error(f"Cannot use {TYPE_NAMES[code]} as value for class constant {full_name} of type {declared}")
    return declared, valid[0]


def _check_modifiers(ctx: CompileContext, flags: int, entity: str) -> None:
    """Constants and aliases take access modifiers only, aliases final, too, since PHP 8.3."""
    is_later = entity == "method" and ctx.options.target >= V8_3
    for bit, word in _MODIFIER_NAMES:
        if flags & bit and is_later and bit != f.ACC_FINAL:
            ctx.error(f'Cannot use "{word}" as method modifier in trait alias')
        if flags & bit and not is_later:
            ctx.error(f"Cannot use '{word}' as {entity} modifier")


def compile_enum_case(ctx: CompileContext, node: ast.EnumCase) -> None:
    """case A = 1; becomes a constant whose value makes the case's object (zend_compile_enum_case)."""
    class_entry, name = ctx.class_entry, string_of(node.name)
    if not class_entry.flags & f.ACC_ENUM:
        ctx.error("Case can only be used in enums")
    if class_entry.enum_backing_type != t.IS_UNDEF and node.value is None:
        ctx.error(f"Case {name} of backed enum {class_entry.name} must have a value")
    if class_entry.enum_backing_type == t.IS_UNDEF and node.value is not None:
        ctx.error(f"Case {name} of non-backed enum {class_entry.name} must not have a value")
    line = node.lineno
    init = ast.ConstEnumInit(line, ast.Zval(line, class_entry.name, f.NAME_FQ), ast.Zval(line, name, 0), node.value)
    constant = declare_constant(ctx, name, compile_const_expr(ctx, init), f.ACC_PUBLIC)
    constant.flags |= f.CLASS_CONST_IS_CASE
    if node.doc_comment is not None:
        constant.doc_comment = string_of(node.doc_comment)
    if node.attributes is not None:
        constant.attributes = compile_attributes(ctx, node.attributes, TARGET_CLASS_CONST)


# traits

def compile_use_trait(ctx: CompileContext, node: ast.UseTrait) -> None:
    """use T { … } in a class (zend_compile_use_trait); linking binds the traits."""
    class_entry = ctx.class_entry
    assert isinstance(node.traits, ast.NameList)
    for trait in node.traits.children:
        assert trait is not None
        if class_entry.flags & f.ACC_INTERFACE:
            ctx.error(f"Cannot use traits inside of interfaces. {string_of(trait)} is used in {class_entry.name}")
        class_entry.trait_names.append(resolve_const_class_name_reference(ctx, trait, "trait name"))
    if node.adaptations is None:
        return
    assert isinstance(node.adaptations, ast.TraitAdaptations)
    for adaptation in node.adaptations.children:
        if isinstance(adaptation, ast.TraitPrecedence):
            _compile_precedence(ctx, adaptation)
        else:
            assert isinstance(adaptation, ast.TraitAlias)
            _compile_alias(ctx, adaptation)


def _method_reference(ctx: CompileContext, node: Node) -> tuple[str | None, str]:
    assert isinstance(node, ast.MethodReference)
    class_name = None
    if node.class_name is not None:
        class_name = resolve_const_class_name_reference(ctx, node.class_name, "trait name")
    return class_name, string_of(node.method)


def _compile_precedence(ctx: CompileContext, node: ast.TraitPrecedence) -> None:
    class_name, method_name = _method_reference(ctx, node.method)
    assert class_name is not None and isinstance(node.insteadof, ast.NameList)
    excluded = [resolve_const_class_name_reference(ctx, name, "trait name")
                for name in node.insteadof.children if name is not None]
    ctx.class_entry.trait_precedences.append(TraitPrecedence(class_name, method_name, excluded))


def _compile_alias(ctx: CompileContext, node: ast.TraitAlias) -> None:
    _check_modifiers(ctx, node.attr, "method")
    class_name, method_name = _method_reference(ctx, node.method)
    alias = None if node.alias is None else string_of(node.alias)
    ctx.class_entry.trait_aliases.append(TraitAlias(class_name, method_name, alias, node.attr))


STATEMENTS = {
    ast.PropGroup: compile_prop_group,
    ast.ClassConstGroup: compile_class_const_group,
    ast.EnumCase: compile_enum_case,
    ast.UseTrait: compile_use_trait,
}
