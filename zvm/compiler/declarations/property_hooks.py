"""Property hooks: `public $a { get => …; set { … } }`. Each becomes a function of its PropertyInfo (PHP 8.4).

Imported by members.py and parameters.py; follows zend_compile_property_hooks(). A property whose hooks never name it
has no value of its own: it is virtual.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.declarations.types import compile_type
from zvm.compiler.names import string_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.opcodes.types import DeclaredType
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node
    from zvm.runtime.classes.class_entry import PropertyInfo

GET, SET = "get", "set"
_DECLARATIONS = (ast.FuncDecl, ast.Method, ast.Closure, ast.ArrowFunc, ast.ClassDecl, ast.PropertyHook, ast.Zval)


def check_hooks(ctx: CompileContext, hooks: Node, flags: int) -> None:
    """Refuse hooks of properties that cannot have any."""
    assert isinstance(hooks, ast.StmtList)
    if not hooks.children:
        ctx.error("Property hook list must not be empty")
    if flags & f.ACC_READONLY:
        ctx.error("Hooked properties cannot be readonly")


def is_virtual(ctx: CompileContext, hooks: Node, name: str) -> bool:
    """Whether no hook reads or writes the property itself."""
    assert isinstance(hooks, ast.StmtList)
    if ctx.class_entry.flags & f.ACC_INTERFACE:
        return True
    return not any(isinstance(hook, ast.PropertyHook) and _uses_property(hook, name) for hook in hooks.children)


def _uses_property(hook: ast.PropertyHook, name: str) -> bool:
    if lower(hook.name) == SET and isinstance(hook.stmt, ast.PropertyHookShortBody):
        return True  # `set => expr` assigns to it
    return hook.stmt is not None and _names_property(hook.stmt, name)


def _names_property(node: Node, name: str) -> bool:
    """Whether `$this->name` stands in the code, functions in it aside (zend_property_hook_find_property_usage)."""
    if isinstance(node, _DECLARATIONS):
        return False
    if isinstance(node, (ast.Prop, ast.NullsafeProp)) and isinstance(node.obj, ast.Var) \
            and isinstance(node.obj.name, ast.Zval) and node.obj.name.value == "this" \
            and isinstance(node.prop, ast.Zval) and node.prop.value == name:
        return True
    children = list(node.children) if isinstance(node, ast.ListNode) else []
    children += [getattr(node, field) for field in node.children_names]
    return any(_names_property(child, name) for child in children if child is not None)


def compile_hooks(ctx: CompileContext, hooks: Node, info: PropertyInfo, type_node: Node | None) -> None:
    """Compile the hooks of a property and put them into its PropertyInfo."""
    assert isinstance(hooks, ast.StmtList)
    info.hooks = {}
    info.flags |= f.HAS_HOOKS
    for hook in hooks.children:
        assert isinstance(hook, ast.PropertyHook)
        ctx.lineno = hook.lineno
        _check_hook(ctx, hook, info)
        kind = lower(hook.name)
        if kind not in (GET, SET):
            ctx.error(f'Unknown hook "{hook.name}" for property {info.ce.name}::${info.name}, expected "get" or "set"')
        if kind in info.hooks:
            ctx.error(f'Cannot redeclare property hook "{kind}"')
        _complete(ctx, hook, kind, info, type_node)
        visitor.compile_hook(ctx, hook, info, kind)
    if info.flags & f.ACC_ABSTRACT and not any(hook.fn_flags & f.ACC_ABSTRACT for hook in info.hooks.values()):
        ctx.error(f"Abstract property {info.ce.name}::${info.name} must specify at least one abstract hook")
    if info.flags & f.ACC_VIRTUAL and len(info.hooks) == 1 and \
            info.flags & (f.ACC_PUBLIC_SET | f.ACC_PROTECTED_SET | f.ACC_PRIVATE_SET):
        way = "Read-only" if GET in info.hooks else "Write-only"
        ctx.error(f"{way} virtual property {info.ce.name}::${info.name} must not specify asymmetric visibility")


def _check_hook(ctx: CompileContext, hook: ast.PropertyHook, info: PropertyInfo) -> None:
    is_private = info.flags & f.ACC_PRIVATE != 0
    hook.flags |= f.ACC_PRIVATE if is_private else f.ACC_PUBLIC
    if info.flags & f.ACC_STATIC:
        ctx.error("Cannot declare hooks for static property")
    if hook.flags & f.ACC_FINAL and is_private:
        ctx.error("Property hook cannot be both final and private")
    in_interface = info.ce.flags & f.ACC_INTERFACE != 0
    if in_interface or info.flags & f.ACC_ABSTRACT and hook.stmt is None:
        hook.flags |= f.ACC_ABSTRACT
        if hook.stmt is not None:
            ctx.error("Abstract property hook cannot have body")
        if is_private:
            ctx.error("Property hook cannot be both abstract and private")
        if hook.flags & f.ACC_FINAL:
            ctx.error("Property hook cannot be both abstract and final")
    elif hook.stmt is None:
        ctx.error("Non-abstract property hook must have a body")


def _complete(ctx: CompileContext, hook: ast.PropertyHook, kind: str, info: PropertyInfo,
              type_node: Node | None) -> None:
    """Give a hook the parameters, return type and statement that its short forms leave out."""
    line = hook.lineno
    if kind == GET:
        if hook.params is not None:
            ctx.error(f"get hook of property {info.ce.name}::${info.name} must not have a parameter list")
        hook.params = ast.ParamList(line, [])
        hook.return_type = type_node
    else:
        if hook.params is None:
            value = ast.Zval(line, "value", 0)
            hook.params = ast.ParamList(line, [ast.Param(line, type_node, value, None, None, None, None, 0)])
        else:
            _check_parameters(ctx, hook, info, type_node)
        hook.return_type = ast.Zval(line, "void", f.NAME_NOT_FQ)
    if isinstance(hook.stmt, ast.PropertyHookShortBody):
        expression = hook.stmt.expr
        if kind == GET:
            hook.stmt = ast.Return(expression.lineno, expression)
        else:
            this = ast.Var(line, ast.Zval(line, "this", 0), 0)
            target = ast.Prop(line, this, ast.Zval(line, info.name, 0))
            hook.stmt = ast.Assign(line, target, expression)


def _takes(parameter: DeclaredType, declared: DeclaredType) -> bool:
    """Whether a parameter takes all values of a property, as far as that is known without looking at classes."""
    if parameter.mask & t.MAY_BE_OBJECT or parameter.names:
        return not declared.mask & ~parameter.mask or bool(parameter.names and declared.names)
    return not declared.mask & ~parameter.mask and not declared.names


def _check_parameters(ctx: CompileContext, hook: ast.PropertyHook, info: PropertyInfo, type_node: Node | None) -> None:
    assert isinstance(hook.params, ast.ParamList)
    full_name = f"{info.ce.name}::${info.name}"
    parameters = hook.params.children
    if len(parameters) != 1:
        ctx.error(f"set hook of property {full_name} must accept exactly one parameters")
    parameter = parameters[0]
    assert isinstance(parameter, ast.Param)
    name = string_of(parameter.name)
    if parameter.attr & f.PARAM_REF:
        ctx.error(f"Parameter ${name} of set hook {full_name} must not be pass-by-reference")
    if parameter.attr & f.PARAM_VARIADIC:
        ctx.error(f"Parameter ${name} of set hook {full_name} must not be variadic")
    if parameter.default is not None:
        ctx.error(f"Parameter ${name} of set hook {full_name} must not have a default value")
    if (type_node is not None) and parameter.type is None:
        ctx.error(f"Type of parameter ${name} of hook {full_name}::set must be compatible with property type")
    if type_node is not None and parameter.type is not None and not _takes(
            compile_type(ctx, parameter.type), compile_type(ctx, type_node)):
        ctx.error(f"Type of parameter ${name} of hook {full_name}::set must be compatible with property type")
    if type_node is None and parameter.type is not None:
        ctx.error(f"Type of parameter ${name} of hook {full_name}::set must be compatible with property type")
