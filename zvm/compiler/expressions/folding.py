"""Compile-time evaluation: operators in expressions, constant arrays, constants, class constants, magic constants.

`fold` replaces constant sub-expressions of an AST by Zval nodes (zend_eval_const_expr). The `eval_*` functions compute
one thing; they give None (a 1-tuple is the value where None could be one) when it must be left to the run time: because
it is not constant, or because PHP would report something there. Imported by the expression modules and
constant_expressions.py.

As under OPcache only constants of PHP itself (options.constant) and true, false, null are substituted, never define()d
ones.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import (
    cast_warns,
    eval_binary,
    eval_greater,
    eval_unary,
    eval_unary_sign,
    is_nan,
    is_true,
)
from zvm.compiler.names import (
    class_fetch_type,
    class_name_at_compile_time,
    refers_to_active_class,
    resolve_class_name_of,
    resolve_const_name,
    string_of,
    unqualified,
)
from zvm.frontend import tokens
from zvm.frontend.attributes import DIM_ALTERNATIVE_SYNTAX, IS_BOOL
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import types as t
from zvm.opcodes.attribute import find_attribute
from zvm.runtime.objects.casts import to_array
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.numbers import float_is_integer, parse_numeric
from zvm.runtime.values.strings import lower
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

DIM_IS = 1  # ast.Dim.attr: read as isset() does (ZEND_DIM_IS)
_CURLY_BRACES = "Array and string offset access syntax with curly braces is no longer supported"
SPECIAL_CONSTANTS = {"null": None, "true": True, "false": False}


def constant_to_string(ctx: CompileContext, value: Any) -> str:
    """A constant as a string; an array is "Array", with PHP's warning."""
    if type(value) is str:
        return value
    if type(value) is PhpArray:
        ctx.warning("Array to string conversion")
        return "Array"
    if ctx.options.target >= V8_5 and is_nan(value):
        ctx.warning("unexpected NAN value was coerced to string")
        return "NAN"
    return str(convert.to_string(ctx.options.engine, value))


# constants

def eval_const(ctx: CompileContext, name: str, is_fully_qualified: bool) -> tuple[Any] | None:
    """A constant by its resolved name (zend_try_ct_eval_const): one of PHP's own, or true, false, null, which an
    unqualified name in a namespace means too."""
    known = ctx.options.constant(name) if ctx.substitute_constants else None
    if known is not None:
        return known
    special = lower(name if is_fully_qualified else unqualified(name))
    return (SPECIAL_CONSTANTS[special],) if special in SPECIAL_CONSTANTS else None


def eval_class_const(ctx: CompileContext, class_name: str, name: str) -> tuple[Any] | None:
    """A constant whose value is known, of the class being compiled or of one above (zend_try_ct_eval_class_const)."""
    if not ctx.substitute_constants:
        return None
    if refers_to_active_class(ctx, class_name, class_fetch_type(class_name)):
        if ctx.class_entry.flags & f.ACC_TRAIT:
            return None
        constant = ctx.class_entry.constants_table.get(name)
        if ctx.constants_above is not None and name not in ctx.constants_above:
            return None
    elif ctx.options.without_opcache:
        constant = _constant_elsewhere(ctx, class_name, name)
    else:
        return None
    if constant is None or type(constant.value) not in _FOLDABLE_TYPES or \
            constant.was_expression and ctx.classes_above is not None:  # there it was one
        return None
    if ctx.options.target >= V8_4 and find_attribute(constant.attributes, "deprecated") is not None:
        return None  # its use is to be reported
    if type(constant.value) is PhpArray and any(type(item) is PhpArray for item in constant.value.values()):
        return None  # an array of arrays is left to the run time
    return (constant.value,)


def _constant_elsewhere(ctx: CompileContext, class_name: str, name: str) -> Any:
    """A public constant of a class that is declared already; OPcache leaves these to the run time.

    Of classes from other files only for eval() and a dump: a file may run where others are declared. PHP's own
    classes are always there.
    """
    lc_name = lower(class_name)
    class_entry = ctx.script.classes.get(lc_name)
    if class_entry is None or \
            ctx.classes_above is not None and ctx.deferred_bodies.position_of(lc_name) >= ctx.classes_above:
        class_entry = ctx.options.known_class(lc_name)
        if class_entry is not None and not (class_entry.is_internal or ctx.options.is_eval or ctx.options.for_phpdbg):
            return None
    if class_entry is None or class_entry.flags & f.ACC_TRAIT:
        return None
    constant = class_entry.constants_table.get(name)
    return constant if constant is not None and constant.flags & f.ACC_PUBLIC else None


_FOLDABLE_TYPES = frozenset((type(None), bool, int, float, str, PhpArray))


def eval_magic_const(ctx: CompileContext, node: ast.MagicConst) -> int | str | None:
    """__LINE__, __FILE__, …; None for __CLASS__ in a trait."""
    return _MAGIC[node.attr](ctx, node)


def _directory(ctx: CompileContext, node: ast.MagicConst) -> str:
    import os

    path = ctx.filename.rstrip("/")
    if not path:
        return "/"
    slash = path.rfind("/")
    if slash < 0:
        try:
            return os.fsencode(os.getcwd()).decode("latin-1")
        except OSError:  # the folder is gone
            return "."
    return path[:slash].rstrip("/") or "/"


def _method(ctx: CompileContext, node: ast.MagicConst) -> str:
    op_array = ctx.op_array
    if op_array.function_name is None:
        return ""
    if op_array.scope is not None:
        return f"{op_array.scope.name}::{op_array.function_name}"
    if ctx.class_entry is not None and not op_array.fn_flags & f.ACC_CLOSURE:
        return ""  # directly inside a class that is declared in a function
    return op_array.function_name


def _class(ctx: CompileContext, node: ast.MagicConst) -> str | None:
    if ctx.class_entry is None:
        return ""
    return None if ctx.class_entry.flags & f.ACC_TRAIT else str(ctx.class_entry.name)


def _trait(ctx: CompileContext, node: ast.MagicConst) -> str:
    in_trait = ctx.class_entry is not None and ctx.class_entry.flags & f.ACC_TRAIT
    return str(ctx.class_entry.name) if in_trait else ""


def _property(ctx: CompileContext, node: ast.MagicConst) -> str:
    """__PROPERTY__: the property whose hook this is."""
    name = ctx.op_array.function_name
    is_hook = name is not None and name[:1] == "$"
    return name[1:].partition("::")[0] if is_hook and name is not None else ""


_MAGIC: dict[int, Callable[[CompileContext, ast.MagicConst], int | str | None]] = {
    tokens.NUMBERS["T_LINE"]: lambda ctx, node: node.lineno,
    tokens.NUMBERS["T_FILE"]: lambda ctx, node: ctx.filename,
    tokens.NUMBERS["T_DIR"]: _directory,
    tokens.NUMBERS["T_PROPERTY_C"]: _property,
    tokens.NUMBERS["T_FUNC_C"]: lambda ctx, node: ctx.op_array.function_name or "",
    tokens.NUMBERS["T_METHOD_C"]: _method,
    tokens.NUMBERS["T_CLASS_C"]: _class,
    tokens.NUMBERS["T_TRAIT_C"]: _trait,
    tokens.NUMBERS["T_NS_C"]: lambda ctx, node: ctx.file.current_namespace or "",
}


def halt_compiler_offset(ctx: CompileContext) -> int | None:
    """What __COMPILER_HALT_OFFSET__ is in this file, if it ends in __halt_compiler()."""
    last: Node | None = ctx.tree
    while isinstance(last, ast.StmtList) and last.children:
        last = last.children[-1]
    if isinstance(last, ast.HaltCompiler) and isinstance(last.offset, ast.Zval) and isinstance(last.offset.value, int):
        return last.offset.value
    return None


# arrays

def eval_array(ctx: CompileContext, node: ast.Array) -> PhpArray | None:
    """An array literal all of whose elements are constant and by value (zend_try_ct_eval_array). Folds its elements."""
    if node.attr == 1:
        ctx.error("Cannot use list() as standalone expression")
    is_constant = True
    last: Node | None = None
    for element in node.children:
        if element is None:
            ctx.error("Cannot use empty array elements in arrays", None if last is None else last.lineno)
        if isinstance(element, ast.Unpack):
            element.expr = fold(ctx, element.expr)
            is_constant = is_constant and isinstance(element.expr, ast.Zval)
        else:
            assert isinstance(element, ast.ArrayElem)
            element.value = fold(ctx, element.value)
            if element.key is not None:
                element.key = fold(ctx, element.key)
            if (element.attr or not isinstance(element.value, ast.Zval)
                    or not (element.key is None or isinstance(element.key, ast.Zval))):
                is_constant = False
        last = element
    return _build_array(ctx, node) if is_constant else None


def _build_array(ctx: CompileContext, node: ast.Array) -> PhpArray | None:
    result = PhpArray() if node.children or ctx.options.target >= V8_3 else PhpArray.empty()
    for element in node.children:
        if isinstance(element, ast.Unpack):
            assert isinstance(element.expr, ast.Zval)
            if not isinstance(element.expr.value, PhpArray):
                ctx.error("Only arrays and Traversables can be unpacked")
            for key, value in element.expr.value.items():
                if type(key) is str:
                    result.set(key, value)
                elif not result.append(value):
                    return None
            continue
        assert isinstance(element, ast.ArrayElem) and isinstance(element.value, ast.Zval)
        if element.key is None:
            if not result.append(element.value.value):
                return None
            continue
        assert isinstance(element.key, ast.Zval)
        index = _array_key(ctx, element.key.value)
        if index is None:
            return None
        result.set(index, element.value.value)
    return result


def _array_key(ctx: CompileContext, key: Any) -> int | str | None:
    """A constant as an array key; None when that would report something."""
    kind = type(key)
    if kind is int:
        return int(key)
    if kind is str:
        return normalize_key(key)
    if key is None:
        return "" if ctx.options.target < V8_5 else None
    if kind is bool:
        return int(key)
    if kind is not float:
        ctx.error("Illegal offset type")
    return int(key) if float_is_integer(key) else None


# folding of whole expressions

def fold(ctx: CompileContext, node: Node) -> Node:
    """The node, its constant parts replaced, or the Zval it stands for (zend_eval_const_expr)."""
    rule = RULES.get(type(node))
    return node if rule is None else rule(ctx, node)


def _zval(ctx: CompileContext, value: Any) -> ast.Zval:
    # as in Zend on the line the compiler is at, not on that of the node
    return ast.Zval(ctx.lineno, value, 0)


def _folded(ctx: CompileContext, node: Node, result: tuple[Any] | None) -> Node:
    return node if result is None else _zval(ctx, result[0])


def _fold_binary(ctx: CompileContext, node: ast.BinaryOp) -> Node:
    node.left, node.right = left, right = fold(ctx, node.left), fold(ctx, node.right)
    if isinstance(left, ast.Zval) and isinstance(right, ast.Zval):
        return _folded(ctx, node, eval_binary(ctx.options.engine, node.attr, left.value, right.value))
    return node


def _fold_greater(ctx: CompileContext, node: ast.Greater | ast.GreaterEqual) -> Node:
    node.left, node.right = left, right = fold(ctx, node.left), fold(ctx, node.right)
    if isinstance(left, ast.Zval) and isinstance(right, ast.Zval):
        return _zval(ctx, eval_greater(ctx.options.engine, isinstance(node, ast.GreaterEqual), left.value, right.value))
    return node


def _fold_logical(ctx: CompileContext, node: ast.And | ast.Or) -> Node:
    node.left, node.right = left, right = fold(ctx, node.left), fold(ctx, node.right)
    if not isinstance(left, ast.Zval):
        return node
    is_or = isinstance(node, ast.Or)
    if is_true(left.value) == is_or:
        return _zval(ctx, is_or)
    return _zval(ctx, is_true(right.value)) if isinstance(right, ast.Zval) else node


def _fold_unary(ctx: CompileContext, node: ast.UnaryOp) -> Node:
    node.expr = operand = fold(ctx, node.expr)
    if isinstance(operand, ast.Zval):
        return _folded(ctx, node, eval_unary(ctx.options.engine, node.attr, operand.value))
    return node


def _fold_sign(ctx: CompileContext, node: ast.UnaryPlus | ast.UnaryMinus) -> Node:
    node.expr = operand = fold(ctx, node.expr)
    if not isinstance(operand, ast.Zval):
        return node
    sign = 1 if isinstance(node, ast.UnaryPlus) else -1
    return _folded(ctx, node, eval_unary_sign(ctx.options.engine, sign, operand.value))


def _fold_coalesce(ctx: CompileContext, node: ast.Coalesce) -> Node:
    if isinstance(node.left, ast.Dim):
        node.left.attr |= DIM_IS
    node.left = left = fold(ctx, node.left)
    if isinstance(left, ast.Zval) and left.value is not None:
        return left
    node.right = fold(ctx, node.right)
    return node.right if isinstance(left, ast.Zval) else node


def _fold_conditional(ctx: CompileContext, node: ast.Conditional) -> Node:
    node.cond = cond = fold(ctx, node.cond)
    if not isinstance(cond, ast.Zval):
        if node.then is not None:
            node.then = fold(ctx, node.then)
        node.otherwise = fold(ctx, node.otherwise)
        return node
    if not is_true(cond.value):
        return fold(ctx, node.otherwise)
    return cond if node.then is None else fold(ctx, node.then)


def _fold_dim(ctx: CompileContext, node: ast.Dim) -> Node:
    if node.dim is None:
        ctx.error("Cannot use [] for reading")
    if node.attr & DIM_ALTERNATIVE_SYNTAX:
        ctx.error(_CURLY_BRACES)
    if node.attr & DIM_IS and isinstance(node.var, ast.Dim):
        node.var.attr |= DIM_IS
    node.var, node.dim = var, dim = fold(ctx, node.var), fold(ctx, node.dim)
    if isinstance(var, ast.Zval) and isinstance(dim, ast.Zval):
        return _folded(ctx, node, _element(var.value, dim.value))
    return node


def _element(container: Any, dim: Any) -> tuple[Any] | None:
    if type(container) is PhpArray:
        if type(dim) not in (int, str):
            return None
        key = normalize_key(dim) if type(dim) is str else dim
        return (container.get(key),) if key in container else None
    if type(container) is str:
        offset = dim
        if type(dim) is str:
            offset = parse_numeric(dim)
        if type(offset) is not int or not 0 <= offset < len(container):
            return None
        return (container[offset],)
    return None  # what there is to report, is reported at run time


def _fold_array(ctx: CompileContext, node: ast.Array) -> Node:
    array = eval_array(ctx, node)
    return node if array is None else _zval(ctx, array)


def _fold_magic(ctx: CompileContext, node: ast.MagicConst) -> Node:
    value = eval_magic_const(ctx, node)
    return node if value is None else _zval(ctx, value)


def _fold_const(ctx: CompileContext, node: ast.Const) -> Node:
    assert isinstance(node.name, ast.Zval)
    return _folded(ctx, node, eval_const(ctx, *resolve_const_name(ctx, string_of(node.name), node.name.attr)))


def _fold_class_const(ctx: CompileContext, node: ast.ClassConst) -> Node:
    node.class_name, node.name = fold(ctx, node.class_name), fold(ctx, node.name)
    if not isinstance(node.class_name, ast.Zval) or not isinstance(node.name, ast.Zval):
        return node
    class_name = resolve_class_name_of(ctx, node.class_name)
    return _folded(ctx, node, eval_class_const(ctx, class_name, string_of(node.name)))


def _fold_class_name(ctx: CompileContext, node: ast.ClassName) -> Node:
    name = class_name_at_compile_time(ctx, node.class_name)
    return node if name is None else _zval(ctx, name)


def _fold_args(ctx: CompileContext, node: ast.ArgList) -> Node:
    node.children = [None if child is None else fold(ctx, child) for child in node.children]
    return node


def _fold_new(ctx: CompileContext, node: ast.New) -> Node:
    node.class_name = fold(ctx, node.class_name)
    if node.args is not None:
        node.args = fold(ctx, node.args)
    return node


def _fold_cast(ctx: CompileContext, node: ast.Cast) -> Node:
    """Of constants, since PHP 8.5 (zend_try_ct_eval_cast)."""
    if ctx.options.target < V8_5:
        return node
    node.expr = operand = fold(ctx, node.expr)
    if not isinstance(operand, ast.Zval):
        return node
    if node.attr == t.IS_STRING and type(operand.value) is float:
        return node  # depends on ini settings
    return _folded(ctx, node, eval_cast(ctx.options.engine, node.attr, operand.value))


def eval_cast(engine: Any, kind: int, value: Any) -> tuple[Any] | None:
    """The value of a cast that reports nothing; None of others."""
    if cast_warns(kind, value):
        return None
    if kind == IS_BOOL:
        return (is_true(value),)
    if kind == t.IS_LONG:
        return (convert.to_int(engine, value),)
    if kind == t.IS_DOUBLE:
        return (convert.to_float(engine, value),)
    if kind == t.IS_STRING:
        return (convert.to_string(engine, value),) if type(value) is not PhpArray else None
    if kind == t.IS_ARRAY:
        return (to_array(engine, value),)
    return None


def _fold_named_arg(ctx: CompileContext, node: ast.NamedArg) -> Node:
    node.expr = fold(ctx, node.expr)
    return node


def _fold_prop(ctx: CompileContext, node: ast.Prop | ast.NullsafeProp) -> Node:
    node.obj, node.prop = fold(ctx, node.obj), fold(ctx, node.prop)
    return node


def _fold_enum_init(ctx: CompileContext, node: ast.ConstEnumInit) -> Node:
    if node.value is not None:
        node.value = fold(ctx, node.value)
    return node


RULES: dict[type[Node], Callable[[CompileContext, Any], Node]] = {
    ast.BinaryOp: _fold_binary, ast.Greater: _fold_greater, ast.GreaterEqual: _fold_greater, ast.And: _fold_logical,
    ast.Or: _fold_logical, ast.UnaryOp: _fold_unary, ast.UnaryPlus: _fold_sign, ast.UnaryMinus: _fold_sign,
    ast.Coalesce: _fold_coalesce, ast.Conditional: _fold_conditional, ast.Dim: _fold_dim, ast.Array: _fold_array,
    ast.MagicConst: _fold_magic, ast.Const: _fold_const, ast.ClassConst: _fold_class_const,
    ast.ClassName: _fold_class_name, ast.ArgList: _fold_args, ast.New: _fold_new, ast.NamedArg: _fold_named_arg,
    ast.Cast: _fold_cast, ast.Prop: _fold_prop, ast.NullsafeProp: _fold_prop, ast.ConstEnumInit: _fold_enum_init,
}
