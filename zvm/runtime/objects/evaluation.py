"""Evaluating constant expressions at run time (zend_ast_evaluate).

compiler/declarations/constant_expressions.py says which nodes occur and how their names were resolved. Called through
`engine.evaluate()` by whatever meets defaults, constants, static variables or attribute arguments.
"""
from __future__ import annotations

from zvm.frontend.errors import MissingRule
from zvm.frontend.generated import ast
from zvm.opcodes import flags
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import OpArray, Opline
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.classes.visibility import is_protected_compatible, visibility_name
from zvm.runtime.execute_data import CONSTANT_EXPRESSION, executed_scope, line_of, new_frame, user_frame
from zvm.runtime.objects.casts import cast_to
from zvm.runtime.objects.class_constants import class_by_name, fetch_class_constant
from zvm.runtime.objects.enums import make_case
from zvm.runtime.objects.lifecycle import forget_destructor, instantiate
from zvm.runtime.objects.properties import read_property
from zvm.runtime.objects.remarks import report_own_constant
from zvm.runtime.signals import EXCEPTIONS
from zvm.runtime.values.arrays import OCCUPIED, PhpArray
from zvm.runtime.values.convert import to_bool, to_key, to_string
from zvm.runtime.values.dimensions import read_dimension
from zvm.runtime.values.operators import BINARY_OPERATORS, bitwise_not
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import UNDEF, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry

_WITHOUT_FRAME = (ast.Zval, ast.Const)


def evaluate(engine: Engine, expression: ConstantExpression, scope: ClassEntry | None) -> Any:
    """The value; `scope` is what self and parent mean. Raises Thrown for what the expression throws."""
    node = expression.node
    if engine.target >= V8_4 and scope is not None and not scope.is_internal and not isinstance(node, _WITHOUT_FRAME):
        return _evaluate_in_frame(engine, node, scope)
    return evaluate_node(engine, node, scope)


def _evaluate_in_frame(engine: Engine, node: Any, scope: ClassEntry) -> Any:
    """The value in a frame of its own, which gives messages and traces the place of the expression, where that is not
    the one that is being executed (EG(lineno_override), since PHP 8.3)."""
    outer = engine.current_execute_data
    while outer is not None and outer.func.function_name == CONSTANT_EXPRESSION:
        outer = outer.prev
    user = user_frame(outer)
    if outer is None or user is None:
        return evaluate_node(engine, node, scope)
    running: Any = user.func
    if line_of(user) == node.lineno and running.filename == scope.filename:
        return evaluate_node(engine, node, scope)
    func = OpArray(scope.filename or "")
    func.function_name, func.scope = CONSTANT_EXPRESSION, executed_scope(engine)
    opline = Opline(ops.NOP, node.lineno)
    func.opcodes = [opline]
    frame = new_frame(engine, func)
    frame.opline, frame.prev, frame.stack_left = opline, outer, outer.stack_left
    current = engine.current_execute_data
    engine.current_execute_data = frame
    try:
        return evaluate_node(engine, node, scope)
    finally:
        engine.current_execute_data = current


def evaluate_node(engine: Engine, node: Any, scope: ClassEntry | None) -> Any:
    """The value of one node."""
    if type(node) is ast.Zval:
        return node.value
    rule = RULES.get(type(node).__name__)
    if rule is None:
        raise MissingRule(f"no rule evaluates {type(node).__name__}")
    return rule(engine, node, scope)


def _is_true(engine: Engine, node: Any, scope: ClassEntry | None) -> bool:
    return to_bool(engine, evaluate_node(engine, node, scope))


# ---- names -------------------------------------------------------------------------------------------------------

def _const(engine: Engine, node: ast.Const, scope: ClassEntry | None) -> Any:
    """A global constant, in a namespace perhaps the one outside (zend_get_constant_ex)."""
    name: Any = node.name
    value = engine.constants.fetch(name.value)
    if value is UNDEF and name.attr == flags.NAME_NOT_FQ:
        value = engine.constants.fetch(name.value.rpartition("\\")[2])
    if value is UNDEF:
        engine.throw("Error", f'Undefined constant "{name.value}"')
    if engine.constants.attributes:
        report_own_constant(engine, name.value)
    return value


def _class_const(engine: Engine, node: ast.ClassConst, scope: ClassEntry | None) -> Any:
    name: Any = node.class_name
    constant: Any = node.name
    if scope is None:
        ce = class_by_name(engine, name.value, scope)
        return fetch_class_constant(engine, ce, constant.value, scope, name.value)
    if lower(name.value) not in ("self", "parent", "static"):
        engine.lookup_class(name.value)  # an autoloader's complaints are about its own place
    diagnostics = engine.diagnostics
    outer, diagnostics.place = diagnostics.place, (scope.filename or "Unknown", node.lineno)
    try:
        ce = class_by_name(engine, name.value, scope)
        return fetch_class_constant(engine, ce, constant.value, scope, name.value)
    finally:
        diagnostics.place = outer


def _class_name(engine: Engine, node: ast.ClassName, scope: ClassEntry | None) -> Any:
    name: Any = node.class_name
    key = lower(name.value)
    if scope is None:
        engine.throw("Error", f'Cannot use "{key}" when no class scope is active')
    if key == "parent":
        if scope.parent is None:
            engine.throw("Error", 'Cannot use "parent" when current class scope has no parent')
        return scope.parent.name
    return scope.name if key == "self" else name.value


def _constant_class(engine: Engine, node: ast.ConstantClass, scope: ClassEntry | None) -> str:
    return scope.name if scope is not None else ""


def _enum_init(engine: Engine, node: ast.ConstEnumInit, scope: ClassEntry | None) -> Any:
    name: Any = node.class_name
    case: Any = node.case_name
    value = None if node.value is None else evaluate_node(engine, node.value, scope)
    return make_case(engine, class_by_name(engine, name.value, scope), case.value, value)


# ---- operators ---------------------------------------------------------------------------------------------------

def _binary(engine: Engine, node: ast.BinaryOp, scope: ClassEntry | None) -> Any:
    left = evaluate_node(engine, node.left, scope)
    return BINARY_OPERATORS[node.attr](engine, left, evaluate_node(engine, node.right, scope))


def _greater(engine: Engine, node: ast.Greater, scope: ClassEntry | None) -> Any:
    left = evaluate_node(engine, node.left, scope)
    return BINARY_OPERATORS[ops.IS_SMALLER](engine, evaluate_node(engine, node.right, scope), left)


def _greater_equal(engine: Engine, node: ast.GreaterEqual, scope: ClassEntry | None) -> Any:
    left = evaluate_node(engine, node.left, scope)
    return BINARY_OPERATORS[ops.IS_SMALLER_OR_EQUAL](engine, evaluate_node(engine, node.right, scope), left)


def _unary(engine: Engine, node: ast.UnaryOp, scope: ClassEntry | None) -> Any:
    value = evaluate_node(engine, node.expr, scope)
    if node.attr == ops.BOOL_NOT:
        return not to_bool(engine, value)
    return bitwise_not(engine, value)


def _unary_plus(engine: Engine, node: ast.UnaryPlus, scope: ClassEntry | None) -> Any:
    return BINARY_OPERATORS[ops.MUL](engine, 1, evaluate_node(engine, node.expr, scope))


def _unary_minus(engine: Engine, node: ast.UnaryMinus, scope: ClassEntry | None) -> Any:
    return BINARY_OPERATORS[ops.MUL](engine, -1, evaluate_node(engine, node.expr, scope))


def _and(engine: Engine, node: ast.And, scope: ClassEntry | None) -> bool:
    return _is_true(engine, node.left, scope) and _is_true(engine, node.right, scope)


def _or(engine: Engine, node: ast.Or, scope: ClassEntry | None) -> bool:
    return _is_true(engine, node.left, scope) or _is_true(engine, node.right, scope)


def _conditional(engine: Engine, node: ast.Conditional, scope: ClassEntry | None) -> Any:
    value = evaluate_node(engine, node.cond, scope)
    if to_bool(engine, value):
        return value if node.then is None else evaluate_node(engine, node.then, scope)
    return evaluate_node(engine, node.otherwise, scope)


def _coalesce(engine: Engine, node: ast.Coalesce, scope: ClassEntry | None) -> Any:
    left = node.left
    value = _dim(engine, left, scope, True) if isinstance(left, ast.Dim) else evaluate_node(engine, left, scope)
    return value if value is not None and value is not _CUT_SHORT else evaluate_node(engine, node.right, scope)


# ---- arrays ------------------------------------------------------------------------------------------------------

def _array(engine: Engine, node: ast.Array, scope: ClassEntry | None) -> PhpArray:
    result = PhpArray()
    for element in node.children:
        if isinstance(element, ast.Unpack):
            _unpack(engine, result, evaluate_node(engine, element.expr, scope))
        elif isinstance(element, ast.ArrayElem):
            key = None if element.key is None else evaluate_node(engine, element.key, scope)
            value = evaluate_node(engine, element.value, scope)
            if element.key is not None:
                result.set(to_key(engine, key), value)
            elif not result.append(value):
                _occupied(engine)
    return result


def _occupied(engine: Engine) -> None:
    engine.throw("Error", OCCUPIED)


def _unpack(engine: Engine, result: PhpArray, source: Any) -> None:
    if not isinstance(source, PhpArray):
        engine.throw("Error", "Only arrays and Traversables can be unpacked")
    for key, value in source.items():
        if type(key) is str:
            result.set(key, value)
        elif not result.append(value):
            _occupied(engine)


def _dim(engine: Engine, node: ast.Dim, scope: ClassEntry | None, silent: bool = False) -> Any:
    inner = node.var
    container = _dim(engine, inner, scope, silent) if isinstance(inner, ast.Dim) else _link(engine, inner, scope)
    if container is _CUT_SHORT:
        return container
    if isinstance(container, PhpObject):
        engine.throw("Error", "Cannot use [] on objects in constant expression")
    key = evaluate_node(engine, node.dim, scope)
    return read_dimension(engine, container, key, silent)


# ---- objects -----------------------------------------------------------------------------------------------------

_CUT_SHORT = object()  # what a chain gives after a ?-> whose left side is null; null outside of it


def _link(engine: Engine, node: Any, scope: ClassEntry | None) -> Any:
    """What a [] or -> of a chain is applied to."""
    rule = _CHAIN.get(type(node).__name__)
    return evaluate_node(engine, node, scope) if rule is None else rule(engine, node, scope)


def _chain(engine: Engine, node: Any, scope: ClassEntry | None) -> Any:
    """The value of a whole chain of [], -> and ?->."""
    value = _CHAIN[type(node).__name__](engine, node, scope)
    return None if value is _CUT_SHORT else value


def _prop(engine: Engine, node: ast.Prop | ast.NullsafeProp, scope: ClassEntry | None) -> Any:
    target = _link(engine, node.obj, scope)
    if target is _CUT_SHORT or target is None and isinstance(node, ast.NullsafeProp):
        return _CUT_SHORT
    name = to_string(engine, evaluate_node(engine, node.prop, scope))
    if not isinstance(target, PhpObject):
        engine.diagnostics.warning(f'Attempt to read property "{name}" on {value_name(engine, target)}')
        return None
    if not target.ce.flags & flags.ACC_ENUM:
        engine.throw("Error", "Fetching properties on non-enums in constant expressions is not allowed")
    return read_property(engine, target, name, scope)


def _new(engine: Engine, node: ast.New, scope: ClassEntry | None) -> Any:
    """`new` in an initialiser; the constructor is called from the scope of the expression."""
    name: Any = node.class_name
    ce = class_by_name(engine, name.value, scope)
    obj: Any = instantiate(engine, ce)
    positional: list[Any] = []
    named: Any = None
    try:
        named = _arguments(engine, node.args, scope, positional)
        constructor = ce.constructor
        if constructor is not None:
            _check_constructor(engine, ce, constructor, scope)
            engine.call_function(constructor, positional, this=obj, called_scope=ce, named=named)
    except EXCEPTIONS:
        positional.clear()
        forget_destructor(obj)
        obj = None
        raise
    return obj


_FEW_ARGUMENTS = 4  # that native code passes on


def plain_new(node: Any, ce: ClassEntry) -> tuple[ClassEntry, tuple[Any, ...]] | None:
    """The class of a `new` and its arguments, where these are few constants and nothing else is to be looked at."""
    if not isinstance(node, ast.New) or any((ce.destructor, ce.create_object, ce.native)):
        return None
    if ce.constructor is not None and not ce.constructor.fn_flags & flags.ACC_PUBLIC:
        return None
    given: Any = node.args
    arguments = given.children if given is not None else ()
    if len(arguments) > _FEW_ARGUMENTS or not all(type(argument) is ast.Zval for argument in arguments):
        return None
    return ce, tuple(argument.value for argument in arguments)


def _arguments(engine: Engine, arguments: Any, scope: ClassEntry | None, positional: list[Any]) -> PhpArray | None:
    """Evaluate arguments: positional ones are appended, named ones returned."""
    named: PhpArray | None = None
    for argument in arguments.children if arguments is not None else ():
        if isinstance(argument, ast.NamedArg):
            named = named or PhpArray()
            key: Any = argument.name
            if key.value in named:
                engine.throw("Error", f"Named parameter ${key.value} overwrites previous argument")
            named.set(key.value, evaluate_node(engine, argument.expr, scope))
        else:
            positional.append(evaluate_node(engine, argument, scope))
    return named


def _check_constructor(engine: Engine, ce: ClassEntry, constructor: Any, scope: ClassEntry | None) -> None:
    """zend_std_get_constructor."""
    if constructor.fn_flags & flags.ACC_PUBLIC or constructor.scope is scope:
        return
    if constructor.fn_flags & flags.ACC_PRIVATE or not is_protected_compatible(constructor.scope, scope):
        where = f"scope {scope.display_name}" if scope is not None else "global scope"
        engine.throw("Error", f"Call to {visibility_name(constructor.fn_flags)} {ce.display_name}::"
                              f"{constructor.function_name}() from {where}")


# ---- closures, casts ---------------------------------------------------------------------------------------------

def _closure(engine: Engine, node: ast.ConstantClosure, scope: ClassEntry | None) -> Any:
    func: Any = node.func
    return engine.constant_closure(func, scope)


def _function(engine: Engine, node: ast.Call, scope: ClassEntry | None) -> Any:
    """f(...); a name in a namespace may mean the function outside."""
    name: Any = node.name
    func = engine.functions.get(lower(name.value))
    if func is None and name.attr == flags.NAME_NOT_FQ:
        func = engine.functions.get(lower(name.value.rpartition("\\")[2]))
    if func is None:
        engine.throw("Error", f"Call to undefined function {name.value}()")
    return engine.fake_closure(func, None, None)


def _static_method(engine: Engine, node: ast.StaticCall, scope: ClassEntry | None) -> Any:
    """A::m(...)."""
    class_name: Any = node.class_name
    name: Any = node.method
    return engine.static_method_closure(class_by_name(engine, class_name.value, scope), name.value, scope)


def _cast(engine: Engine, node: ast.Cast, scope: ClassEntry | None) -> Any:
    return cast_to(engine, node.attr, evaluate_node(engine, node.expr, scope))


_CHAIN: dict[str, Callable[[Any, Any, ClassEntry | None], Any]] = {"Dim": _dim, "Prop": _prop, "NullsafeProp": _prop}

# by the names of the nodes, of whose classes a script needs few
RULES: dict[str, Callable[[Any, Any, ClassEntry | None], Any]] = {
    "Const": _const, "ClassConst": _class_const, "ClassName": _class_name, "ConstantClass": _constant_class,
    "ConstEnumInit": _enum_init, "BinaryOp": _binary, "Greater": _greater, "GreaterEqual": _greater_equal,
    "UnaryOp": _unary, "UnaryPlus": _unary_plus, "UnaryMinus": _unary_minus, "And": _and, "Or": _or,
    "ConstantClosure": _closure, "Call": _function, "StaticCall": _static_method, "Cast": _cast,
    "Conditional": _conditional, "Coalesce": _coalesce, "Array": _array, "New": _new,
    **dict.fromkeys(_CHAIN, _chain),
}
