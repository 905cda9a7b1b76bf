"""PHP source of expressions: a rule for each node that is not a plain operator."""
from __future__ import annotations

from zvm.frontend import tokens
from zvm.frontend.attributes import IS_BOOL
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.export.exporter import Exporter, Rule
    from zvm.frontend.generated.ast import Node

# operator, its priority, those of its operands
_BINARY = {
    ops.ADD: (" + ", 200, 200, 201), ops.SUB: (" - ", 200, 200, 201), ops.MUL: (" * ", 210, 210, 211),
    ops.DIV: (" / ", 210, 210, 211), ops.MOD: (" % ", 210, 210, 211), ops.SL: (" << ", 190, 190, 191),
    ops.SR: (" >> ", 190, 190, 191), ops.CONCAT: (" . ", 185, 185, 186), ops.BW_OR: (" | ", 140, 140, 141),
    ops.BW_AND: (" & ", 160, 160, 161), ops.BW_XOR: (" ^ ", 150, 150, 151), ops.IS_IDENTICAL: (" === ", 170, 171, 171),
    ops.IS_NOT_IDENTICAL: (" !== ", 170, 171, 171), ops.IS_EQUAL: (" == ", 170, 171, 171),
    ops.IS_NOT_EQUAL: (" != ", 170, 171, 171), ops.IS_SMALLER: (" < ", 180, 181, 181),
    ops.IS_SMALLER_OR_EQUAL: (" <= ", 180, 181, 181), ops.POW: (" ** ", 250, 251, 250),
    ops.BOOL_XOR: (" xor ", 40, 40, 41), ops.SPACESHIP: (" <=> ", 180, 181, 181),
}
_CASTS = {t.IS_NULL: "unset", IS_BOOL: "bool", t.IS_LONG: "int", t.IS_DOUBLE: "double", t.IS_STRING: "string",
          t.IS_ARRAY: "array", t.IS_OBJECT: "object"}
_INCLUDES = {f.EVAL: "eval", f.INCLUDE: "include", f.INCLUDE_ONCE: "include_once", f.REQUIRE: "require",
             f.REQUIRE_ONCE: "require_once"}


def _zval(e: Exporter, node: ast.Zval, priority: int, indent: int) -> None:
    e.value(node.value, priority, indent)


def _magic(e: Exporter, node: ast.MagicConst, priority: int, indent: int) -> None:
    e.out.append(tokens.DISPLAY[tokens.NAMES[node.attr]][0])


def _constant_class(e: Exporter, node: ast.ConstantClass, priority: int, indent: int) -> None:
    e.out.append("__CLASS__")


def _list(e: Exporter, node: ast.ListNode, priority: int, indent: int) -> None:
    e.separated(node.children, ", ", 20, indent)


def _array(e: Exporter, node: ast.Array, priority: int, indent: int) -> None:
    e.out.append("[")
    e.separated(node.children, ", ", 20, indent)
    e.out.append("]")


def _encaps(e: Exporter, node: ast.EncapsList, priority: int, indent: int) -> None:
    e.encaps(node, '"', indent)


def _shell_exec(e: Exporter, node: ast.ShellExec, priority: int, indent: int) -> None:
    if isinstance(node.expr, ast.EncapsList):
        e.encaps(node.expr, "`", indent)
    elif isinstance(node.expr, ast.Zval):
        e.out.append("`")
        e.quoted(str(node.expr.value), "`")
        e.out.append("`")


def _var(e: Exporter, node: ast.Var, priority: int, indent: int) -> None:
    e.out.append("$")
    e.var(node.name, indent)


def _const(e: Exporter, node: ast.Const, priority: int, indent: int) -> None:
    if e.compiled:
        e.name(node.name, indent)
    else:
        e.ns_name(node.name, indent)


def _unpack(e: Exporter, node: ast.Unpack, priority: int, indent: int) -> None:
    e.out.append("...")
    e.export(node.expr, priority, indent)


def _cast(e: Exporter, node: ast.Cast, priority: int, indent: int) -> None:
    e.prefix(node, (f"({_CASTS[node.attr]})", 240, 241), priority, indent)


def _unary(e: Exporter, node: ast.UnaryOp, priority: int, indent: int) -> None:
    e.prefix(node, ("~" if node.attr == ops.BW_NOT else "!", 240, 241), priority, indent)


def _postfix(e: Exporter, node: ast.PostInc | ast.PostDec, priority: int, indent: int) -> None:
    def write() -> None:
        e.export(node.var, 241, indent)
        e.out.append("++" if isinstance(node, ast.PostInc) else "--")
    e.bracketed(priority > 240, write)


def _function_like(name: str) -> Rule:
    def rule(e: Exporter, node: Any, priority: int, indent: int) -> None:
        e.call_like(name, node.expr, indent)
    return rule


def _exit(e: Exporter, node: ast.Exit, priority: int, indent: int) -> None:
    if node.expr is None:
        e.out.append("exit")
    else:
        e.call_like("exit", node.expr, indent)


def _include(e: Exporter, node: ast.IncludeOrEval, priority: int, indent: int) -> None:
    e.call_like(_INCLUDES[node.attr], node.expr, indent)


def _throw(e: Exporter, node: ast.Throw, priority: int, indent: int) -> None:
    e.out.append("throw ")
    e.export(node.expr, priority, indent)


def _dim(e: Exporter, node: ast.Dim, priority: int, indent: int) -> None:
    e.export(node.var, 260, indent)
    e.out.append("[")
    e.export(node.dim, 0, indent)
    e.out.append("]")


def _prop(e: Exporter, node: ast.Prop | ast.NullsafeProp, priority: int, indent: int) -> None:
    e.export(node.obj, 0, indent)
    e.out.append("->" if isinstance(node, ast.Prop) else "?->")
    e.var(node.prop, indent)


def _static_prop(e: Exporter, node: ast.StaticProp, priority: int, indent: int) -> None:
    e.ns_name(node.class_name, indent)
    e.out.append("::$")
    e.var(node.prop, indent)


def arguments(e: Exporter, args: Node | None, indent: int) -> None:
    e.out.append("(")
    e.export(args, 0, indent)
    e.out.append(")")


def _call(e: Exporter, node: ast.Call, priority: int, indent: int) -> None:
    e.callee(node.name, indent)
    arguments(e, node.args, indent)


def _method_call(e: Exporter, node: ast.MethodCall | ast.NullsafeMethodCall, priority: int, indent: int) -> None:
    e.export(node.obj, 0, indent)
    e.out.append("->" if isinstance(node, ast.MethodCall) else "?->")
    e.var(node.method, indent)
    arguments(e, node.args, indent)


def _static_call(e: Exporter, node: ast.StaticCall, priority: int, indent: int) -> None:
    e.ns_name(node.class_name, indent)
    e.out.append("::")
    e.var(node.method, indent)
    arguments(e, node.args, indent)


def _callable_convert(e: Exporter, node: ast.CallableConvert, priority: int, indent: int) -> None:
    e.out.append("...")


def _constant_closure(e: Exporter, node: ast.ConstantClosure, priority: int, indent: int) -> None:
    func: Any = node.func
    e.out.append(f"Closure({func.function_name})")


def _class_const(e: Exporter, node: ast.ClassConst, priority: int, indent: int) -> None:
    e.ns_name(node.class_name, indent)
    e.out.append("::")
    e.name(node.name, indent)


def _class_name(e: Exporter, node: ast.ClassName, priority: int, indent: int) -> None:
    e.ns_name(node.class_name, indent)
    e.out.append("::class")


def _assign_op(e: Exporter, node: ast.AssignOp, priority: int, indent: int) -> None:
    e.infix(node, (_BINARY[node.attr][0].rstrip(" ") + "= ", 90, 91, 90), priority, indent)


def _binary_op(e: Exporter, node: ast.BinaryOp, priority: int, indent: int) -> None:
    e.infix(node, _BINARY[node.attr], priority, indent)


def _array_elem(e: Exporter, node: ast.ArrayElem, priority: int, indent: int) -> None:
    if node.key is not None:
        e.export(node.key, 80, indent)
        e.out.append(" => ")
    if node.attr:
        e.out.append("&")
    e.export(node.value, 80, indent)


def _instanceof(e: Exporter, node: ast.InstanceOf, priority: int, indent: int) -> None:
    e.export(node.expr, 0, indent)
    e.out.append(" instanceof ")
    e.ns_name(node.class_name, indent)


def _yield(e: Exporter, node: ast.Yield, priority: int, indent: int) -> None:
    def write() -> None:
        e.out.append("yield ")
        if node.value is not None:
            if node.key is not None:
                e.export(node.key, 70, indent)
                e.out.append(" => ")
            e.export(node.value, 70, indent)
    e.bracketed(priority > 70, write)


def _conditional(e: Exporter, node: ast.Conditional, priority: int, indent: int) -> None:
    def write() -> None:
        e.export(node.cond, 100, indent)
        if node.then is not None:
            e.out.append(" ? ")
            e.export(node.then, 101, indent)
            e.out.append(" : ")
        else:
            e.out.append(" ?: ")
        e.export(node.otherwise, 101, indent)
    e.bracketed(priority > 100, write)


def _named_arg(e: Exporter, node: ast.NamedArg, priority: int, indent: int) -> None:
    e.name(node.name, indent)
    e.out.append(": ")
    e.export(node.expr, priority, indent)


def _match(e: Exporter, node: ast.Match, priority: int, indent: int) -> None:
    e.out.append("match (")
    e.export(node.expr, 0, indent)
    e.out.append(") {\n")
    assert isinstance(node.arms, ast.MatchArmList)
    for arm in node.arms.children:
        assert isinstance(arm, ast.MatchArm)
        e.out.append("    " * (indent + 1))
        if isinstance(arm.conds, ast.ListNode):
            e.separated(arm.conds.children, ", ", 0, indent + 1)
            e.out.append(" => ")
        else:
            e.out.append("default => ")
        e.export(arm.expr, 0, 0)
        e.out.append(",\n")
    e.out.append("    " * indent + "}")


RULES: dict[type[Node], Rule] = {
    ast.Zval: _zval, ast.MagicConst: _magic, ast.ConstantClass: _constant_class, ast.ArgList: _list,
    ast.ExprList: _list, ast.Array: _array, ast.EncapsList: _encaps, ast.ShellExec: _shell_exec, ast.Var: _var,
    ast.Const: _const, ast.Unpack: _unpack, ast.Cast: _cast, ast.UnaryOp: _unary, ast.PostInc: _postfix,
    ast.PostDec: _postfix, ast.Empty: _function_like("empty"), ast.Isset: _function_like("isset"), ast.Exit: _exit,
    ast.IncludeOrEval: _include, ast.Throw: _throw, ast.Dim: _dim, ast.Prop: _prop, ast.NullsafeProp: _prop,
    ast.StaticProp: _static_prop, ast.Call: _call, ast.MethodCall: _method_call, ast.NullsafeMethodCall: _method_call,
    ast.StaticCall: _static_call, ast.CallableConvert: _callable_convert,
    ast.ConstantClosure: _constant_closure, ast.ClassConst: _class_const,
    ast.ClassName: _class_name, ast.AssignOp: _assign_op, ast.BinaryOp: _binary_op, ast.ArrayElem: _array_elem,
    ast.InstanceOf: _instanceof, ast.Yield: _yield, ast.Conditional: _conditional,
    ast.NamedArg: _named_arg, ast.Match: _match,
}
