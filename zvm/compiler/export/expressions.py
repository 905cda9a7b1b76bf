"""PHP source from an AST, as PHP itself writes it: the message of a failed assert(), defaults shown by reflection.

Follows zend_ast_export(): fixed spacing, four blanks of indentation, parentheses by priority only. Reads AST nodes;
imported by special_functions.py and, through the engine, by reflection. Statements are in ast_export_statements.py.
"""
from __future__ import annotations

from zvm.frontend import tokens
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import float_to_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.frontend.generated.ast import Node

_NAME_START = frozenset("_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" + "".join(map(chr, range(127, 256))))
_NAME_CHAR = _NAME_START | frozenset("0123456789")
_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\v": "\\v", "\x1b": "\\e"}

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
_INFIX: dict[type[Node], tuple[str, int, int, int]] = {
    ast.Assign: (" = ", 90, 91, 90), ast.AssignRef: (" =& ", 90, 91, 90), ast.AssignCoalesce: (" ??= ", 90, 91, 90),
    ast.Greater: (" > ", 180, 181, 181), ast.GreaterEqual: (" >= ", 180, 181, 181), ast.And: (" && ", 130, 130, 131),
    ast.Or: (" || ", 120, 120, 121), ast.Coalesce: (" ?? ", 110, 111, 110),
}
_PREFIX: dict[type[Node], tuple[str, int, int]] = {
    ast.UnaryPlus: ("+", 240, 241), ast.UnaryMinus: ("-", 240, 241), ast.Silence: ("@", 240, 241),
    ast.Clone: ("clone ", 270, 271), ast.Print: ("print ", 60, 61), ast.PreInc: ("++", 240, 241),
    ast.PreDec: ("--", 240, 241), ast.YieldFrom: ("yield from ", 85, 86),
}
_CASTS = {t.IS_NULL: "unset", 18: "bool", t.IS_LONG: "int", t.IS_DOUBLE: "double", t.IS_STRING: "string",
          t.IS_ARRAY: "array", t.IS_OBJECT: "object"}
_INCLUDES = {f.EVAL: "eval", f.INCLUDE: "include", f.INCLUDE_ONCE: "include_once", f.REQUIRE: "require",
             f.REQUIRE_ONCE: "require_once"}
_TYPES = {t.IS_ARRAY: "array", t.IS_CALLABLE: "callable", t.IS_STATIC: "static", t.IS_MIXED: "mixed"}


def export(node: Node | None, precision: int = 14, compiled: bool = False) -> str:
    """The source of an expression or statement; floats are written with `precision` (ini precision). `compiled`: it
    is a constant expression that went through the compiler, where constants have lost their backslash."""
    exporter = Exporter(precision, compiled)
    exporter.export(node, 0, 0)
    return "".join(exporter.out)


class Exporter:
    """Collects the text; one method a way of writing, `RULES` says which for each node type."""

    def __init__(self, precision: int, compiled: bool = False) -> None:
        self.out: list[str] = []
        self.precision = precision
        self.compiled = compiled

    def export(self, node: Node | None, priority: int, indent: int) -> None:
        """Write a node; `priority` is that of the place it stands in."""
        if node is None:
            return
        kind = type(node)
        if kind in _INFIX:
            self.infix(node, _INFIX[kind], priority, indent)
        elif kind in _PREFIX:
            self.prefix(node, _PREFIX[kind], priority, indent)
        else:
            rule = RULES.get(kind)
            if rule is None:
                from zvm.compiler.export.statements import STATEMENT_RULES

                rule = STATEMENT_RULES[kind]
            rule(self, node, priority, indent)

    # pieces

    def bracketed(self, needed: bool, write: Callable[[], None]) -> None:
        if needed:
            self.out.append("(")
        write()
        if needed:
            self.out.append(")")

    def infix(self, node: Node, operator: tuple[str, int, int, int], priority: int, indent: int) -> None:
        text, own, left, right = operator
        first, second = (getattr(node, name) for name in node.children_names)

        def write() -> None:
            self.export(first, left, indent)
            self.out.append(text)
            self.export(second, right, indent)
        self.bracketed(priority > own, write)

    def prefix(self, node: Node, operator: tuple[str, int, int], priority: int, indent: int) -> None:
        def write() -> None:
            self.out.append(operator[0])
            self.export(getattr(node, node.children_names[0]), operator[2], indent)
        self.bracketed(priority > operator[1], write)

    def name(self, node: Node | None, indent: int) -> None:
        """A plain name as it is, anything else as an expression."""
        if isinstance(node, ast.Zval) and isinstance(node.value, str):
            self.out.append(node.value)
        else:
            self.export(node, 0, indent)

    def ns_name(self, node: Node | None, indent: int) -> None:
        """A function, constant or class name with the backslash it was written with."""
        if isinstance(node, ast.Zval) and isinstance(node.value, str):
            if node.attr == f.NAME_FQ:
                self.out.append("\\")
            elif node.attr == f.NAME_RELATIVE:
                self.out.append("namespace\\")
            self.out.append(node.value)
        else:
            self.export(node, 0, indent)

    def var(self, node: Node | None, indent: int) -> None:
        """What stands behind $ or ->: a name, a variable, or an expression in braces."""
        if (isinstance(node, ast.Zval) and isinstance(node.value, str) and node.value[:1] in _NAME_START
                and all(char in _NAME_CHAR for char in node.value)):
            self.out.append(node.value)
        elif isinstance(node, ast.Var):
            self.export(node, 0, indent)
        else:
            self.out.append("{")
            self.name(node, indent)
            self.out.append("}")

    def separated(self, nodes: list[Node | None], separator: str, priority: int, indent: int) -> None:
        for index, node in enumerate(nodes):
            if index:
                self.out.append(separator)
            self.export(node, priority, indent)

    def call_like(self, name: str, argument: Node | None, indent: int) -> None:
        self.out.append(name + "(")
        self.export(argument, 0, indent)
        self.out.append(")")

    def quoted(self, text: str, quote: str) -> None:
        for char in text:
            if char < " ":
                self.out.append(_ESCAPES.get(char) or f"\\0{ord(char) // 8}{ord(char) % 8}")
            else:
                self.out.append("\\" + char if char in (quote, "$", "\\") else char)

    def encaps(self, node: ast.EncapsList, quote: str, indent: int) -> None:
        children = node.children
        self.out.append(quote)
        for index, child in enumerate(children):
            if isinstance(child, ast.Zval):
                self.quoted(str(child.value), quote)
                continue
            following = children[index + 1] if index + 1 < len(children) else None
            first = str(following.value)[:1] if isinstance(following, ast.Zval) else ""
            if (isinstance(child, ast.Var) and isinstance(child.name, ast.Zval)
                    and not (first == "[" or first in _NAME_CHAR)):
                self.export(child, 0, indent)
            else:
                self.out.append("{")
                self.export(child, 0, indent)
                self.out.append("}")
        self.out.append(quote)

    def value(self, value: Any, priority: int, indent: int) -> None:
        """A literal."""
        if value is None:
            self.out.append("null")
        elif type(value) is bool:
            self.out.append("true" if value else "false")
        elif type(value) is str:
            self.out.append("'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'")
        elif type(value) is float:
            self.out.append(float_to_string(value, self.precision))
        elif type(value) is PhpArray:
            self.out.append("[")
            for index, (key, element) in enumerate(value.items()):
                if index:
                    self.out.append(", ")
                self.value(key, 0, indent)
                self.out.append(" => ")
                self.value(element, 0, indent)
            self.out.append("]")
        else:
            self.out.append(str(value))

    def type(self, node: Node | None, indent: int) -> None:
        """A declared type."""
        if isinstance(node, (ast.TypeUnion, ast.TypeIntersection)):
            separator = "|" if isinstance(node, ast.TypeUnion) else "&"
            for index, child in enumerate(node.children):
                if index:
                    self.out.append(separator)
                self.type(child, indent)
        elif isinstance(node, ast.Type):
            self.out.append(("?" if node.attr & f.TYPE_NULLABLE else "") + _TYPES[node.attr & ~f.TYPE_NULLABLE])
        elif isinstance(node, ast.Zval):
            if node.attr & f.TYPE_NULLABLE:
                self.out.append("?")
            self.ns_name(node, indent)


# rules of single nodes

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


def _function_like(name: str) -> Callable[[Exporter, Any, int, int], None]:
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


def _arguments(e: Exporter, args: Node | None, indent: int) -> None:
    e.out.append("(")
    e.export(args, 0, indent)
    e.out.append(")")


def _call(e: Exporter, node: ast.Call, priority: int, indent: int) -> None:
    e.ns_name(node.name, indent)
    _arguments(e, node.args, indent)


def _method_call(e: Exporter, node: ast.MethodCall | ast.NullsafeMethodCall, priority: int, indent: int) -> None:
    e.export(node.obj, 0, indent)
    e.out.append("->" if isinstance(node, ast.MethodCall) else "?->")
    e.var(node.method, indent)
    _arguments(e, node.args, indent)


def _static_call(e: Exporter, node: ast.StaticCall, priority: int, indent: int) -> None:
    e.ns_name(node.class_name, indent)
    e.out.append("::")
    e.var(node.method, indent)
    _arguments(e, node.args, indent)


def _callable_convert(e: Exporter, node: ast.CallableConvert, priority: int, indent: int) -> None:
    e.out.append("...")


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


def _new(e: Exporter, node: ast.New, priority: int, indent: int) -> None:
    e.out.append("new ")
    if isinstance(node.class_name, ast.ClassDecl):
        from zvm.compiler.export.statements import export_attributes, export_class_body

        export_attributes(e, node.class_name.attributes, indent, False)
        e.out.append("class")
        if not isinstance(node.args, ast.ArgList) or node.args.children:
            _arguments(e, node.args, indent)
        export_class_body(e, node.class_name, indent)
    else:
        e.ns_name(node.class_name, indent)
        _arguments(e, node.args, indent)


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


RULES: dict[type[Node], Callable[[Exporter, Any, int, int], None]] = {
    ast.Zval: _zval, ast.MagicConst: _magic, ast.ConstantClass: _constant_class, ast.ArgList: _list,
    ast.ExprList: _list, ast.Array: _array, ast.EncapsList: _encaps, ast.ShellExec: _shell_exec, ast.Var: _var,
    ast.Const: _const, ast.Unpack: _unpack, ast.Cast: _cast, ast.UnaryOp: _unary, ast.PostInc: _postfix,
    ast.PostDec: _postfix, ast.Empty: _function_like("empty"), ast.Isset: _function_like("isset"), ast.Exit: _exit,
    ast.IncludeOrEval: _include, ast.Throw: _throw, ast.Dim: _dim, ast.Prop: _prop, ast.NullsafeProp: _prop,
    ast.StaticProp: _static_prop, ast.Call: _call, ast.MethodCall: _method_call, ast.NullsafeMethodCall: _method_call,
    ast.StaticCall: _static_call, ast.CallableConvert: _callable_convert, ast.ClassConst: _class_const,
    ast.ClassName: _class_name, ast.AssignOp: _assign_op, ast.BinaryOp: _binary_op, ast.ArrayElem: _array_elem,
    ast.New: _new, ast.InstanceOf: _instanceof, ast.Yield: _yield, ast.Conditional: _conditional,
    ast.NamedArg: _named_arg, ast.Match: _match,
}
