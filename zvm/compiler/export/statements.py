"""PHP source of statements and declarations, as they stand in a closure or an anonymous class inside an assert()."""
from __future__ import annotations

from zvm.compiler.export.expressions import arguments
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import

    from zvm.compiler.export.exporter import Exporter, Rule
    from zvm.frontend.generated.ast import Node

_UNTERMINATED = frozenset((
    ast.Label, ast.If, ast.Switch, ast.While, ast.Try, ast.For, ast.Foreach, ast.FuncDecl, ast.Method, ast.ClassDecl,
    ast.UseTrait, ast.Namespace, ast.Declare))
_VISIBILITY = ((f.ACC_PUBLIC, "public"), (f.ACC_PROTECTED, "protected"), (f.ACC_PRIVATE, "private"))
_SET_VISIBILITY = ((f.ACC_PUBLIC_SET, "public"), (f.ACC_PROTECTED_SET, "protected"), (f.ACC_PRIVATE_SET, "private"))


def _indentation(e: Exporter, indent: int) -> None:
    e.out.append("    " * indent)


def _statement(e: Exporter, node: Node | None, indent: int) -> None:
    if node is None:
        return
    if isinstance(node, (ast.StmtList, ast.TraitAdaptations)):
        for child in node.children:
            _statement(e, child, indent)
        return
    _indentation(e, indent)
    e.export(node, 0, indent)
    e.out.append("\n" if type(node) in _UNTERMINATED or _ends_with_hooks(node) else ";\n")


def _ends_with_hooks(node: Node) -> bool:
    if not isinstance(node, ast.PropGroup) or not isinstance(node.props, ast.PropDecl):
        return False
    last = node.props.children[-1]
    return isinstance(last, ast.PropElem) and last.hooks is not None


def _block(e: Exporter, node: Node | None, indent: int) -> None:
    """` {`, the statements, `}`."""
    e.out.append(" {\n")
    _statement(e, node, indent + 1)
    _indentation(e, indent)
    e.out.append("}")


def export_attributes(e: Exporter, node: Node | None, indent: int, newlines: bool) -> None:
    """#[…] groups, each on its own line where `newlines`."""
    if not isinstance(node, ast.AttributeList):
        return
    for group in node.children:
        assert isinstance(group, ast.AttributeGroup)
        e.out.append("#[")
        for index, attribute in enumerate(group.children):
            assert isinstance(attribute, ast.Attribute)
            if index:
                e.out.append(", ")
            e.ns_name(attribute.name, indent)
            if attribute.args is not None:
                e.out.append("(")
                e.export(attribute.args, 0, indent)
                e.out.append(")")
        e.out.append("]\n" + "    " * indent if newlines else "] ")


def _visibility(e: Exporter, flags: int) -> None:
    for flag, name in _VISIBILITY:
        if flags & flag:
            e.out.append(name + " ")
            break
    if e.target >= V8_4:
        e.out += [f"{name}(set) " for flag, name in _SET_VISIBILITY if flags & flag]


def _default(e: Exporter, node: Node | None, priority: int, indent: int) -> None:
    if node is not None:
        e.out.append(" = ")
        e.export(node, priority, indent)


def _function(e: Exporter, node: ast.FuncDecl | ast.Closure | ast.ArrowFunc | ast.Method, priority: int,
              indent: int) -> None:
    is_closure = isinstance(node, (ast.Closure, ast.ArrowFunc))
    export_attributes(e, node.attributes, indent, not is_closure)
    _visibility(e, node.flags)
    for flag, word in ((f.ACC_STATIC, "static "), (f.ACC_ABSTRACT, "abstract "), (f.ACC_FINAL, "final ")):
        if node.flags & flag:
            e.out.append(word)
    e.out.append("fn" if isinstance(node, ast.ArrowFunc) else "function ")
    if node.flags & f.ACC_RETURN_REFERENCE:
        e.out.append("&")
    if not is_closure:
        e.out.append(node.name)
    e.out.append("(")
    e.export(node.params, 0, indent)
    e.out.append(")")
    if isinstance(node, ast.Closure):
        e.export(node.uses, 0, indent)
    if node.return_type is not None:
        e.out.append(": ")
        e.type(node.return_type, indent)
    if isinstance(node, ast.ArrowFunc):
        e.out.append(" => ")
        e.export(node.stmt.expr if isinstance(node.stmt, ast.Return) else node.stmt, 0, indent)
    elif node.stmt is None:
        e.out.append(";\n")
    else:
        _block(e, node.stmt, indent)
        if not isinstance(node, ast.Closure):
            e.out.append("\n")


def _arrow_function(e: Exporter, node: ast.ArrowFunc, priority: int, indent: int) -> None:
    """8.5 keeps its parentheses."""
    is_in_parentheses = e.target >= V8_5 and node.flags & f.PARENTHESIZED_ARROW_FUNC != 0
    e.bracketed(is_in_parentheses, lambda: _function(e, node, priority, indent))


def export_class_body(e: Exporter, node: ast.ClassDecl, indent: int) -> None:
    """` extends … implements … { … }`."""
    if node.extends is not None:
        e.out.append(" extends ")
        e.ns_name(node.extends, indent)
    if node.implements is not None:
        e.out.append(" implements ")
        e.export(node.implements, 0, indent)
    _block(e, node.stmts, indent)


def _class(e: Exporter, node: ast.ClassDecl, priority: int, indent: int) -> None:
    export_attributes(e, node.attributes, indent, True)
    if node.flags & f.ACC_INTERFACE:
        e.out.append("interface ")
    elif node.flags & f.ACC_TRAIT:
        e.out.append("trait ")
    elif node.flags & f.ACC_ENUM:
        e.out.append("enum ")
    else:
        if node.flags & f.ACC_EXPLICIT_ABSTRACT_CLASS:
            e.out.append("abstract ")
        if node.flags & f.ACC_FINAL:
            e.out.append("final ")
        e.out.append("class ")
    e.out.append(node.name or "")
    if node.enum_backing_type is not None:
        e.out.append(": ")
        e.type(node.enum_backing_type, indent)
    export_class_body(e, node, indent)
    e.out.append("\n")


def _comma_list(prefix: str) -> Rule:
    def rule(e: Exporter, node: ast.ListNode, priority: int, indent: int) -> None:
        e.out.append(prefix)
        e.separated(node.children, ", ", 20, indent)
    return rule


def _name_list(e: Exporter, node: ast.NameList, priority: int, indent: int) -> None:
    for index, child in enumerate(node.children):
        if index:
            e.out.append(", ")
        e.name(child, indent)


def _closure_uses(e: Exporter, node: ast.ClosureUses, priority: int, indent: int) -> None:
    e.out.append(" use(")
    for index, child in enumerate(node.children):
        assert isinstance(child, ast.Zval)
        e.out.append((", " if index else "") + ("&$" if child.attr & f.BIND_REF else "$") + str(child.value))
    e.out.append(")")


def _prop_group(e: Exporter, node: ast.PropGroup, priority: int, indent: int) -> None:
    export_attributes(e, node.attributes, indent, True)
    _visibility(e, node.attr)
    if node.attr & f.ACC_STATIC:
        e.out.append("static ")
    if node.attr & f.ACC_READONLY:
        e.out.append("readonly ")
    if node.type is not None:
        e.type(node.type, indent)
        e.out.append(" ")
    e.export(node.props, priority, indent)


def _class_const_group(e: Exporter, node: ast.ClassConstGroup, priority: int, indent: int) -> None:
    export_attributes(e, node.attributes, indent, True)
    _visibility(e, node.attr)
    e.out.append("const ")
    if node.type is not None and e.target >= V8_4:
        e.type(node.type, indent)
        e.out.append(" ")
    e.export(node.decl, priority, indent)


def _prop_elem(e: Exporter, node: ast.PropElem, priority: int, indent: int) -> None:
    e.out.append("$")
    e.name(node.name, indent)
    _default(e, node.default, priority, indent)
    _hooks(e, node.hooks, indent)


def _hooks(e: Exporter, hooks: Node | None, indent: int) -> None:
    if not isinstance(hooks, ast.StmtList):
        return
    e.out.append(" {\n")
    for hook in hooks.children:
        assert isinstance(hook, ast.PropertyHook)
        _indentation(e, indent + 1)
        if hook.flags & f.ACC_FINAL:
            e.out.append("final ")
        e.out.append(hook.name)
        if isinstance(hook.stmt, ast.PropertyHookShortBody):
            e.out.append(" => ")
            e.export(hook.stmt.expr, 0, indent + 1)
            e.out.append(";")
        elif hook.stmt is None:
            e.out.append(";")
        else:
            _block(e, hook.stmt, indent + 1)
        e.out.append("\n")
    _indentation(e, indent)
    e.out.append("}")


def _const_elem(e: Exporter, node: ast.ConstElem, priority: int, indent: int) -> None:
    e.name(node.name, indent)
    _default(e, node.value, priority, indent)


def _param(e: Exporter, node: ast.Param, priority: int, indent: int) -> None:
    export_attributes(e, node.attributes, indent, False)
    if e.target >= V8_4:
        _visibility(e, node.attr)
    if node.type is not None:
        e.type(node.type, indent)
        e.out.append(" ")
    e.out.append(("&" if node.attr & f.PARAM_REF else "") + ("...$" if node.attr & f.PARAM_VARIADIC else "$"))
    e.name(node.name, indent)
    _default(e, node.default, priority, indent)
    _hooks(e, node.hooks, indent)


def _enum_case(e: Exporter, node: ast.EnumCase, priority: int, indent: int) -> None:
    export_attributes(e, node.attributes, indent, True)
    e.out.append("case ")
    e.name(node.name, indent)
    _default(e, node.value, 0, indent)


def _word(word: str, field: str) -> Rule:
    def rule(e: Exporter, node: Node, priority: int, indent: int) -> None:
        e.out.append(word)
        child = getattr(node, field)
        if child is not None:
            e.out.append(" ")
            e.export(child, priority, indent)
    return rule


def _unset(e: Exporter, node: ast.Unset, priority: int, indent: int) -> None:
    e.call_like("unset", node.var, indent)


def _label(e: Exporter, node: ast.Label, priority: int, indent: int) -> None:
    e.name(node.name, indent)
    e.out.append(":")


def _goto(e: Exporter, node: ast.Goto, priority: int, indent: int) -> None:
    e.out.append("goto ")
    e.name(node.label, indent)


def _ref(e: Exporter, node: ast.Ref, priority: int, indent: int) -> None:
    e.out.append("&")
    e.export(node.var, priority, indent)


def _static(e: Exporter, node: ast.Static, priority: int, indent: int) -> None:
    e.out.append("static $")
    e.name(node.var, indent)
    _default(e, node.value, priority, indent)


def _if(e: Exporter, node: ast.If, priority: int, indent: int) -> None:
    chain: ast.If | None = node
    while chain is not None:
        following = None
        for index, element in enumerate(chain.children):
            assert isinstance(element, ast.IfElem)
            if element.cond is not None:
                if index:
                    _indentation(e, indent)
                e.out.append("} elseif (" if index else "if (")
                e.export(element.cond, 0, indent)
                e.out.append(") {\n")
                _statement(e, element.stmt, indent + 1)
            else:
                _indentation(e, indent)
                e.out.append("} else ")
                if isinstance(element.stmt, ast.If):
                    following = element.stmt
                    break
                e.out.append("{\n")
                _statement(e, element.stmt, indent + 1)
        chain = following
    _indentation(e, indent)
    e.out.append("}")


def _while(e: Exporter, node: ast.While, priority: int, indent: int) -> None:
    e.out.append("while (")
    e.export(node.cond, 0, indent)
    e.out.append(")")
    _block(e, node.stmt, indent)


def _do_while(e: Exporter, node: ast.DoWhile, priority: int, indent: int) -> None:
    e.out.append("do")
    _block(e, node.stmt, indent)
    e.out.append(" while (")
    e.export(node.cond, 0, indent)
    e.out.append(")")


def _for(e: Exporter, node: ast.For, priority: int, indent: int) -> None:
    e.out.append("for (")
    e.export(node.init, 0, indent)
    for part in (node.cond, node.loop):
        e.out.append(";" if part is None else "; ")
        e.export(part, 0, indent)
    e.out.append(")")
    _block(e, node.stmt, indent)


def _foreach(e: Exporter, node: ast.Foreach, priority: int, indent: int) -> None:
    e.out.append("foreach (")
    e.export(node.expr, 0, indent)
    e.out.append(" as ")
    if node.key is not None:
        e.export(node.key, 0, indent)
        e.out.append(" => ")
    e.export(node.value, 0, indent)
    e.out.append(")")
    _block(e, node.stmt, indent)


def _switch(e: Exporter, node: ast.Switch, priority: int, indent: int) -> None:
    e.out.append("switch (")
    e.export(node.expr, 0, indent)
    e.out.append(") {\n")
    assert isinstance(node.cases, ast.SwitchList)
    for case in node.cases.children:
        assert isinstance(case, ast.SwitchCase)
        _indentation(e, indent + 1)
        if case.cond is None:
            e.out.append("default:\n")
        else:
            e.out.append("case ")
            e.export(case.cond, 0, indent + 1)
            e.out.append(":\n")
        _statement(e, case.stmt, indent + 2)
    _indentation(e, indent)
    e.out.append("}")


def _try(e: Exporter, node: ast.Try, priority: int, indent: int) -> None:
    e.out.append("try {\n")
    _statement(e, node.stmt, indent + 1)
    _indentation(e, indent)
    assert isinstance(node.catches, ast.CatchList)
    for catch in node.catches.children:
        assert isinstance(catch, ast.Catch) and isinstance(catch.types, ast.NameList)
        e.out.append("} catch (")
        for index, name in enumerate(catch.types.children):
            if index:
                e.out.append("|")
            e.name(name, indent)
        if catch.var is not None:
            e.out.append(" $")
            e.var(catch.var, indent)
        e.out.append(") {\n")
        _statement(e, catch.stmt, indent + 1)
        _indentation(e, indent)
    if node.finally_ is not None:
        e.out.append("} finally {\n")
        _statement(e, node.finally_, indent + 1)
        _indentation(e, indent)
    e.out.append("}")


def _declare(e: Exporter, node: ast.Declare, priority: int, indent: int) -> None:
    assert isinstance(node.declares, ast.ConstDecl)
    e.out.append("declare(")
    e.separated(node.declares.children, ", ", 0, indent)
    e.out.append(")")
    if node.stmt is None:
        e.out.append(";")
    else:
        _block(e, node.stmt, indent)


def _use_trait(e: Exporter, node: ast.UseTrait, priority: int, indent: int) -> None:
    e.out.append("use ")
    e.export(node.traits, 0, indent)
    if node.adaptations is None:
        e.out.append(";")
    else:
        _block(e, node.adaptations, indent)


def _trait_precedence(e: Exporter, node: ast.TraitPrecedence, priority: int, indent: int) -> None:
    e.export(node.method, 0, indent)
    e.out.append(" insteadof ")
    e.export(node.insteadof, 0, indent)


def _method_reference(e: Exporter, node: ast.MethodReference, priority: int, indent: int) -> None:
    if node.class_name is not None:
        e.name(node.class_name, indent)
        e.out.append("::")
    e.name(node.method, indent)


def _trait_alias(e: Exporter, node: ast.TraitAlias, priority: int, indent: int) -> None:
    e.export(node.method, 0, indent)
    visibility = next((" " + name for flag, name in _VISIBILITY if node.attr & flag), "")
    if visibility or node.alias is not None:
        e.out.append(" as" + visibility)
    if node.alias is not None:
        e.out.append(" ")
        e.name(node.alias, indent)


def _new(e: Exporter, node: ast.New, priority: int, indent: int) -> None:
    e.out.append("new ")
    if isinstance(node.class_name, ast.ClassDecl):
        export_attributes(e, node.class_name.attributes, indent, False)
        e.out.append("class")
        if not isinstance(node.args, ast.ArgList) or node.args.children:
            arguments(e, node.args, indent)
        export_class_body(e, node.class_name, indent)
    else:
        e.ns_name(node.class_name, indent)
        arguments(e, node.args, indent)


def _halt_compiler(e: Exporter, node: ast.HaltCompiler, priority: int, indent: int) -> None:
    e.out.append("__HALT_COMPILER()")


STATEMENT_RULES: dict[type[Node], Rule] = {
    ast.StmtList: lambda e, node, priority, indent: _statement(e, node, indent),
    ast.TraitAdaptations: lambda e, node, priority, indent: _statement(e, node, indent),
    ast.FuncDecl: _function, ast.Closure: _function, ast.ArrowFunc: _arrow_function, ast.Method: _function,
    ast.ClassDecl: _class, ast.New: _new, ast.ParamList: _comma_list(""), ast.PropDecl: _comma_list(""),
    ast.ClassConstDecl: _comma_list(""), ast.ConstDecl: _comma_list("const "), ast.NameList: _name_list,
    ast.ClosureUses: _closure_uses, ast.PropGroup: _prop_group, ast.ClassConstGroup: _class_const_group,
    ast.PropElem: _prop_elem, ast.ConstElem: _const_elem, ast.Param: _param, ast.EnumCase: _enum_case,
    ast.Global: _word("global", "var"), ast.Return: _word("return", "expr"), ast.Echo: _word("echo", "expr"),
    ast.Break: _word("break", "depth"), ast.Continue: _word("continue", "depth"), ast.Unset: _unset,
    ast.Label: _label, ast.Goto: _goto, ast.Ref: _ref, ast.Static: _static, ast.If: _if, ast.While: _while,
    ast.DoWhile: _do_while, ast.For: _for, ast.Foreach: _foreach, ast.Switch: _switch, ast.Try: _try,
    ast.Declare: _declare, ast.UseTrait: _use_trait, ast.TraitPrecedence: _trait_precedence,
    ast.MethodReference: _method_reference, ast.TraitAlias: _trait_alias, ast.HaltCompiler: _halt_compiler,
}
