"""Which bodies may be compiled later: those in which the compiler cannot find anything to report.

PHP reports compile errors, warnings and deprecations of a whole file before it runs any of it. So a body waits only if
everything in it is of a shape that always compiles. SHAPES says, by role (what stands around a node) and type of node,
which roles its fields have and what else is to be checked. A type that a role does not list makes the body one that is
compiled at once, and so does whatever declares something: functions, classes, static variables, labels. Closures are
collected, and checked themselves: what stands before their bodies, then these.

`check()` walks a body in Python, the kernel `check_body` (handlers/native/kernels/compiling/deferral.py) the same
tables in native code; tests/compiler/test_deferral.py holds both against each other and against the compiler.
"""
from __future__ import annotations

from zvm.compiler.declarations.types import RESERVED_TYPES
from zvm.compiler.names import AUTO_GLOBALS, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    Fields = tuple[tuple[str, int], ...]
    AnyClosure = ast.Closure | ast.ArrowFunc

# roles
(VALUE, STATEMENT, TARGET, CHANGED, OWNER, CHANGED_OWNER, TESTED, NAME, MEMBER, CLASS, ARGUMENTS, ARGUMENT, ELEMENT,
 KEY, TEXT, ASSIGNED, EACH_VALUE, LIST_ELEMENT, REFERRED, UNPACKED, BRANCH, CASE, CASES, CATCHES, CATCH,
 CLASS_NAMES, CAUGHT_CLASS, CAUGHT, ARMS, ARM, VALUES, CALLED) = range(32)
OPTIONAL, LIST = 64, 128  # of a field's role: None is allowed; it is a list of nodes
DEEPEST = 200  # nodes inside one another

# what is checked of a node beside its fields' roles
(NOTHING, NO_ATTRIBUTE, TEXT_ONLY, VARIABLE, OTHER_VARIABLE, OTHER_NAME, LOOP, FOREACH, SWITCH, BREAK, CONTINUE,
 RETURN, CAST, CONDITIONAL, LITERAL, LIST_LITERAL, ORDERED, ONE_DEFAULT, CLASS_NAME, DEFAULT_CLASS, OPERATOR,
 TEXT_OPERATOR, CLASS_CONSTANT, SCALAR, TRY, CLOSURE) = range(26)

ARRAY_LIST, ARRAY_LONG = 1, 2  # ast.Array.attr: list() and array()
NAME_NOT_FQ = 1  # ast.Zval.attr of a name: as it is resolved in its namespace
SPECIAL_CLASSES = frozenset(("self", "parent", "static"))

# results
REFUSED, PLAIN, USES_CONSTANTS = 0, 1, 2
# flags of a function
IN_CLASS, HAS_PARENT, RETURNS_VALUES, RETURNS_NOTHING = 1, 2, 4, 8
OUTSIDE, IN_LOOP, IN_SWITCH = range(3)


_STATIC_PROPERTY = (NOTHING, (("class_name", CLASS), ("prop", NAME)))
_ONE_EXPRESSION = (NOTHING, (("expr", VALUE),))
_TWO_VALUES = (NOTHING, (("left", VALUE), ("right", VALUE)))
_CHANGES = (NOTHING, (("var", CHANGED),))

_VARIABLES = {
    ast.Var: (VARIABLE, ()),
    ast.Dim: (NO_ATTRIBUTE, (("var", VALUE), ("dim", VALUE))),
    ast.Prop: (NOTHING, (("obj", VALUE), ("prop", MEMBER))),
    ast.NullsafeProp: (NOTHING, (("obj", VALUE), ("prop", MEMBER))),
    ast.StaticProp: _STATIC_PROPERTY,
}
_CALLS = {
    ast.Call: (NOTHING, (("name", VALUE), ("args", ARGUMENTS))),
    ast.MethodCall: (NOTHING, (("obj", VALUE), ("method", MEMBER), ("args", ARGUMENTS))),
    ast.NullsafeMethodCall: (NOTHING, (("obj", VALUE), ("method", MEMBER), ("args", ARGUMENTS))),
    ast.StaticCall: (NOTHING, (("class_name", CLASS), ("method", NAME), ("args", ARGUMENTS))),
}
_VALUES = {
    **_VARIABLES, **_CALLS,
    ast.Zval: (NOTHING, ()),
    ast.MagicConst: (NOTHING, ()),
    ast.Const: (NOTHING, (("name", NAME),)),
    ast.ClassConst: (NOTHING, (("class_name", CLASS), ("name", NAME))),
    ast.ClassName: (NOTHING, (("class_name", CLASS),)),
    ast.UnaryPlus: _ONE_EXPRESSION, ast.UnaryMinus: _ONE_EXPRESSION, ast.Empty: _ONE_EXPRESSION,
    ast.Silence: _ONE_EXPRESSION, ast.Clone: _ONE_EXPRESSION, ast.Print: _ONE_EXPRESSION,
    ast.IncludeOrEval: _ONE_EXPRESSION, ast.UnaryOp: _ONE_EXPRESSION, ast.Throw: _ONE_EXPRESSION,
    ast.YieldFrom: _ONE_EXPRESSION,
    ast.Exit: (NOTHING, (("expr", VALUE | OPTIONAL),)),
    ast.Yield: (NOTHING, (("value", VALUE | OPTIONAL), ("key", VALUE | OPTIONAL))),
    ast.Cast: (CAST, (("expr", VALUE),)),
    ast.Isset: (NOTHING, (("expr", TESTED),)),
    ast.PreInc: _CHANGES, ast.PreDec: _CHANGES, ast.PostInc: _CHANGES, ast.PostDec: _CHANGES,
    ast.New: (NOTHING, (("class_name", CLASS), ("args", ARGUMENTS | OPTIONAL))),
    ast.Assign: (NOTHING, (("var", ASSIGNED), ("expr", VALUE))),
    ast.AssignRef: (NOTHING, (("var", TARGET), ("expr", TARGET))),
    ast.AssignOp: (NOTHING, (("var", CHANGED), ("expr", VALUE))),
    ast.AssignCoalesce: (NOTHING, (("var", CHANGED), ("default", VALUE))),
    ast.BinaryOp: (OPERATOR, (("left", VALUE), ("right", VALUE))),
    ast.Greater: _TWO_VALUES, ast.GreaterEqual: _TWO_VALUES, ast.And: _TWO_VALUES, ast.Or: _TWO_VALUES,
    ast.Coalesce: _TWO_VALUES,
    ast.Closure: (CLOSURE, ()), ast.ArrowFunc: (CLOSURE, ()),
    ast.InstanceOf: (NOTHING, (("expr", VALUE), ("class_name", CLASS))),
    ast.Conditional: (CONDITIONAL, (("cond", VALUE), ("then", VALUE | OPTIONAL), ("otherwise", VALUE))),
    ast.Match: (NOTHING, (("expr", VALUE), ("arms", ARMS))),
    ast.Array: (LITERAL, (("children", ELEMENT | LIST),)),
    ast.EncapsList: (NOTHING, (("children", VALUE | LIST),)),
}
_TARGETS = {
    ast.Var: (OTHER_VARIABLE, ()),
    ast.Dim: (NO_ATTRIBUTE, (("var", TARGET), ("dim", VALUE | OPTIONAL))),
    ast.Prop: (NOTHING, (("obj", OWNER), ("prop", MEMBER))),
    ast.StaticProp: _STATIC_PROPERTY,
}
_LIST = (LIST_LITERAL, (("children", LIST_ELEMENT | LIST),))

SHAPES: dict[int, dict[type[ast.Node], tuple[int, Fields]]] = {
    VALUE: _VALUES,
    STATEMENT: {
        **_VALUES,
        ast.StmtList: (NOTHING, (("children", STATEMENT | OPTIONAL | LIST),)),
        ast.Echo: _ONE_EXPRESSION,
        ast.Return: (RETURN, (("expr", VALUE | OPTIONAL),)),
        ast.If: (NOTHING, (("children", BRANCH | LIST),)),
        ast.While: (LOOP, (("cond", VALUE), ("stmt", STATEMENT | OPTIONAL))),
        ast.DoWhile: (LOOP, (("stmt", STATEMENT | OPTIONAL), ("cond", VALUE))),
        ast.For: (LOOP, (("init", VALUES | OPTIONAL), ("cond", VALUES | OPTIONAL), ("loop", VALUES | OPTIONAL),
                         ("stmt", STATEMENT | OPTIONAL))),
        ast.Foreach: (FOREACH, (("expr", VALUE), ("value", EACH_VALUE), ("key", TARGET | OPTIONAL),
                             ("stmt", STATEMENT | OPTIONAL))),
        ast.Switch: (SWITCH, (("expr", VALUE), ("cases", CASES))),
        ast.Break: (BREAK, ()), ast.Continue: (CONTINUE, ()),
        ast.Try: (TRY, (("stmt", STATEMENT), ("catches", CATCHES))),
        ast.Unset: _CHANGES,
        ast.Global: (NOTHING, (("var", REFERRED),)),
    },
    TARGET: _TARGETS,
    CHANGED: {
        ast.Var: (OTHER_VARIABLE, ()),
        ast.Dim: (NO_ATTRIBUTE, (("var", CHANGED), ("dim", VALUE))),
        ast.Prop: (NOTHING, (("obj", CHANGED_OWNER), ("prop", MEMBER))),
        ast.StaticProp: _STATIC_PROPERTY,
    },
    OWNER: {
        ast.Var: (VARIABLE, ()),
        ast.Dim: (NO_ATTRIBUTE, (("var", TARGET), ("dim", VALUE | OPTIONAL))),
        ast.Prop: (NOTHING, (("obj", OWNER), ("prop", MEMBER))),
        ast.StaticProp: _STATIC_PROPERTY,
    },
    CHANGED_OWNER: {
        ast.Var: (VARIABLE, ()),
        ast.Dim: (NO_ATTRIBUTE, (("var", CHANGED), ("dim", VALUE))),
        ast.Prop: (NOTHING, (("obj", CHANGED_OWNER), ("prop", MEMBER))),
        ast.StaticProp: _STATIC_PROPERTY,
    },
    TESTED: _VARIABLES,
    NAME: {ast.Zval: (TEXT_ONLY, ())},
    MEMBER: {ast.Zval: (TEXT_ONLY, ()), ast.Var: (VARIABLE, ())},
    CLASS: {ast.Zval: (CLASS_NAME, ()), ast.Var: (VARIABLE, ())},
    ARGUMENTS: {ast.ArgList: (ORDERED, (("children", ARGUMENT | LIST),))},
    ARGUMENT: {**_VALUES, ast.Unpack: _ONE_EXPRESSION, ast.NamedArg: (NOTHING, (("name", NAME), ("expr", VALUE)))},
    ELEMENT: {ast.ArrayElem: (NO_ATTRIBUTE, (("value", VALUE), ("key", KEY | OPTIONAL))),
              ast.Unpack: (NOTHING, (("expr", UNPACKED),))},
    KEY: {
        **_CALLS,
        ast.Zval: (SCALAR, ()),
        ast.Var: (VARIABLE, ()),
        ast.Dim: (NO_ATTRIBUTE, (("var", CHANGED_OWNER), ("dim", VALUE))),
        ast.Prop: _VARIABLES[ast.Prop],
        ast.Const: _VALUES[ast.Const], ast.ClassName: _VALUES[ast.ClassName],
        ast.ClassConst: (CLASS_CONSTANT, _VALUES[ast.ClassConst][1]),
        ast.EncapsList: _VALUES[ast.EncapsList],
    },
    TEXT: {**{kind: shape for kind, shape in _VALUES.items() if kind is not ast.Array},
           ast.BinaryOp: (TEXT_OPERATOR, _VALUES[ast.BinaryOp][1]),
           ast.ClassConst: (CLASS_CONSTANT, _VALUES[ast.ClassConst][1])},
    ASSIGNED: {**_TARGETS, ast.Array: _LIST},
    EACH_VALUE: {**_TARGETS, ast.Array: _LIST, ast.Ref: (NOTHING, (("var", REFERRED),))},
    REFERRED: {ast.Var: (OTHER_VARIABLE, ())},
    LIST_ELEMENT: {ast.ArrayElem: (NO_ATTRIBUTE, (("value", TARGET), ("key", VALUE | OPTIONAL)))},
    UNPACKED: {**_CALLS, ast.Var: (VARIABLE, ()), ast.Prop: _VARIABLES[ast.Prop], ast.StaticProp: _STATIC_PROPERTY},
    BRANCH: {ast.IfElem: (NOTHING, (("cond", VALUE | OPTIONAL), ("stmt", STATEMENT | OPTIONAL)))},
    CASES: {ast.SwitchList: (ONE_DEFAULT, (("children", CASE | LIST),))},
    CASE: {ast.SwitchCase: (NO_ATTRIBUTE, (("cond", VALUE | OPTIONAL), ("stmt", STATEMENT)))},
    CATCHES: {ast.CatchList: (NOTHING, (("children", CATCH | LIST),))},
    CATCH: {ast.Catch: (NOTHING, (("types", CLASS_NAMES), ("var", CAUGHT | OPTIONAL), ("stmt", STATEMENT)))},
    CLASS_NAMES: {ast.NameList: (NOTHING, (("children", CAUGHT_CLASS | LIST),))},
    ARMS: {ast.MatchArmList: (ONE_DEFAULT, (("children", ARM | LIST),))},
    ARM: {ast.MatchArm: (NOTHING, (("conds", VALUES | OPTIONAL), ("expr", VALUE)))},
    VALUES: {ast.ExprList: (NOTHING, (("children", VALUE | LIST),))},
    CAUGHT_CLASS: {ast.Zval: (DEFAULT_CLASS, ())},
    CAUGHT: {ast.Zval: (OTHER_NAME, ())},
    CALLED: _CALLS,
}


# the one or two fields that a check looks at
LOOKED_AT: dict[int, tuple[str, ...]] = {
    TEXT_ONLY: ("value",), VARIABLE: ("name",), OTHER_VARIABLE: ("name",), OTHER_NAME: ("value",),
    FOREACH: ("value", "expr"), BREAK: ("depth",), CONTINUE: ("depth",), RETURN: ("expr",), CONDITIONAL: ("cond",),
    LIST_LITERAL: ("children",), ORDERED: ("children",), ONE_DEFAULT: ("children",), CLASS_NAME: ("value",),
    DEFAULT_CLASS: ("value",), SCALAR: ("value",), TRY: ("finally_", "catches"),
}
# check_body() in native code
run_native: Callable[[ast.Node, int, list[AnyClosure]], int] | None = None


class _Refused(Exception):
    """A node is not of a shape that always compiles."""


class Walk:
    """One walk over a body; `flags` are the function's (IN_CLASS, …), `closures` gets the closures in it."""

    __slots__ = ("flags", "result", "depth", "closures")

    def __init__(self, flags: int, closures: list[AnyClosure]) -> None:
        self.flags, self.closures = flags, closures
        self.result = PLAIN
        self.depth = 0

    def visit(self, node: Any, role: int, inside: int) -> None:
        """Check a node and all in it; `inside`: what `break` would leave. Raises _Refused."""
        shape = SHAPES[role].get(type(node))
        self.depth += 1
        if shape is None or self.depth > DEEPEST:
            raise _Refused
        check, fields = shape
        if check and not CHECKS[check](self, node, inside):
            raise _Refused
        if check in (LOOP, FOREACH, SWITCH):
            inside = IN_SWITCH if check == SWITCH else IN_LOOP
        is_text = check in (OPERATOR, TEXT_OPERATOR) and node.attr == ops.CONCAT
        for name, role_of_field in fields:
            field = getattr(node, name)
            role = TEXT if is_text else role_of_field & ~(OPTIONAL | LIST)
            for child in field if role_of_field & LIST else (field,):
                if child is not None:
                    self.visit(child, role, inside)
                elif not role_of_field & OPTIONAL:
                    raise _Refused
        self.depth -= 1

    def class_name(self, node: ast.Zval, inside: int) -> bool:
        """A name; self, parent and static as the function may use them."""
        name = node.value
        if type(name) is not str:
            return False
        special = lower(name.rpartition("\\")[2])
        if special not in SPECIAL_CLASSES:
            return True
        needed = IN_CLASS | (HAS_PARENT if special == "parent" else 0)
        return len(special) == len(name) and node.attr == NAME_NOT_FQ and self.flags & needed == needed


def _is_ordered(walk: Walk, node: ast.ArgList, inside: int) -> bool:
    """Positional arguments, then those unpacked, then named ones."""
    last = 0
    for child in node.children:
        order = 2 if type(child) is ast.NamedArg else 1 if type(child) is ast.Unpack else 0
        if order < last:
            return False
        last = order
    return True


def _is_list(walk: Walk, node: ast.Array, inside: int) -> bool:
    """list() or [] with keys for all or for none."""
    children: list[Any] = node.children
    if not children or node.attr == ARRAY_LONG or any(type(child) is not ast.ArrayElem for child in children):
        return False
    return len({child.key is None for child in children}) == 1


def _has_one_default(walk: Walk, node: Any, inside: int) -> bool:
    name = "cond" if type(node) is ast.SwitchList else "conds"
    return sum(getattr(child, name) is None for child in node.children) <= 1


def _note_class_constant(walk: Walk, node: ast.ClassConst, inside: int) -> bool:
    walk.result = USES_CONSTANTS
    return True


def _note_closure(walk: Walk, node: AnyClosure, inside: int) -> bool:
    walk.closures.append(node)
    return True


def _is_variable(walk: Walk, node: ast.Var, inside: int) -> bool:
    name = node.name
    return not node.attr and type(name) is ast.Zval and type(name.value) is str and name.value != "GLOBALS"


def _is_text(walk: Walk, node: ast.Zval, inside: int) -> bool:
    return type(node.value) is str


CHECKS: dict[int, Callable[[Walk, Any, int], bool]] = {
    NO_ATTRIBUTE: lambda walk, node, inside: not node.attr,
    TEXT_ONLY: _is_text,
    VARIABLE: _is_variable,
    OTHER_VARIABLE: lambda walk, node, inside: _is_variable(walk, node, inside) and node.name.value != "this",
    OTHER_NAME: lambda walk, node, inside: _is_text(walk, node, inside) and node.value != "this",
    LOOP: lambda walk, node, inside: True,
    FOREACH: lambda walk, node, inside: type(node.value) is not ast.Ref or type(node.expr) not in _CALLS,
    SWITCH: lambda walk, node, inside: True,
    BREAK: lambda walk, node, inside: node.depth is None and inside != OUTSIDE,
    CONTINUE: lambda walk, node, inside: node.depth is None and inside == IN_LOOP,
    RETURN: lambda walk, node, inside: walk.flags & (RETURNS_NOTHING if node.expr is None else RETURNS_VALUES) != 0,
    CAST: lambda walk, node, inside: node.attr != t.IS_NULL,
    CONDITIONAL: lambda walk, node, inside: type(node.cond) is not ast.Conditional or node.cond.attr != 0,
    LITERAL: lambda walk, node, inside: node.attr != ARRAY_LIST,
    LIST_LITERAL: _is_list,
    ORDERED: _is_ordered,
    ONE_DEFAULT: _has_one_default,
    CLASS_NAME: Walk.class_name,
    DEFAULT_CLASS: lambda walk, node, inside: type(node.value) is str and
    lower(node.value.rpartition("\\")[2]) not in SPECIAL_CLASSES,
    OPERATOR: lambda walk, node, inside: True,
    TEXT_OPERATOR: lambda walk, node, inside: node.attr != ops.ADD,
    CLASS_CONSTANT: _note_class_constant,
    SCALAR: lambda walk, node, inside: type(node.value) is str or type(node.value) is int,
    CLOSURE: _note_closure,
    TRY: lambda walk, node, inside: node.finally_ is None and bool(node.catches.children),
}


def check(body: ast.Node, flags: int) -> int:
    """REFUSED, PLAIN, or USES_CONSTANTS where the body is plain unless constants of classes are arrays."""
    closures: list[AnyClosure] = []
    result = check_body(body, flags, closures)
    for closure in closures:  # which grows
        if result == REFUSED or not _is_plain_declaration(closure):
            return REFUSED
        of_class = flags & (IN_CLASS | HAS_PARENT)
        result = min(result, check_body(closure.stmt, of_class | flags_of_result(closure), closures),
                     key=_STRICTNESS.index)
    return result


_STRICTNESS = (REFUSED, USES_CONSTANTS, PLAIN)


def check_body(body: ast.Node, flags: int, closures: list[AnyClosure]) -> int:
    """check() of a body without the closures in it, which are added to a list."""
    if run_native is not None:
        return run_native(body, flags, closures)
    walk = Walk(flags, closures)
    try:
        walk.visit(body, STATEMENT, OUTSIDE)
    except _Refused:
        return REFUSED
    return walk.result


def flags_of_result(node: AnyClosure) -> int:
    """What a closure may return, whose type is plain."""
    if node.flags & f.ACC_GENERATOR or node.return_type is None:
        return RETURNS_VALUES | RETURNS_NOTHING
    return RETURNS_NOTHING if _is_void(node.return_type) else RETURNS_VALUES


def _is_plain_declaration(node: AnyClosure) -> bool:
    """Whether there is nothing to report of what stands before a closure's body."""
    if node.attributes is not None or node.flags & (f.ACC_RETURN_REFERENCE | f.ACC_DEPRECATED):
        return False
    if node.return_type is not None and (node.flags & f.ACC_GENERATOR or not _is_plain_type(node.return_type)
                                         and (type(node) is ast.ArrowFunc or not _is_void(node.return_type))):
        return False
    names: list[str] = []
    has_defaults = False
    assert isinstance(node.params, ast.ParamList)
    for param in node.params.children:
        if type(param) is not ast.Param or not _is_plain_parameter(param) or has_defaults and param.default is None:
            return False
        has_defaults = param.default is not None
        names.append(string_of(param.name))
    if isinstance(node, ast.Closure) and isinstance(node.uses, ast.ClosureUses):
        names += [string_of(use) for use in node.uses.children if use is not None]
    return len(set(names)) == len(names) and "this" not in names and AUTO_GLOBALS.isdisjoint(names)


def _is_plain_parameter(node: ast.Param) -> bool:
    if node.attr & ~f.PARAM_REF or node.attributes is not None or node.hooks is not None:
        return False
    if node.default is not None:
        return node.type is None and type(node.default) is ast.Zval
    return node.type is None or _is_plain_type(node.type)


def _is_plain_type(node: Any) -> bool:
    """A class's name, or a type that may stand anywhere."""
    if type(node) is ast.Type:
        return node.attr & ~f.TYPE_NULLABLE in (t.IS_ARRAY, t.IS_CALLABLE)
    if type(node) is not ast.Zval:
        return False
    name = lower(string_of(node))
    if name in _PLAIN_TYPES:
        return node.attr & ~f.TYPE_NULLABLE == NAME_NOT_FQ
    return name.rpartition("\\")[2] not in RESERVED_TYPES


def _is_void(node: Any) -> bool:
    return type(node) is ast.Zval and lower(string_of(node)) == "void" and node.attr == NAME_NOT_FQ


_PLAIN_TYPES = frozenset(("int", "float", "string", "bool", "object"))
