"""Internal functions that have an opcode of their own or are folded (zend_try_compile_special_func), and assert().

Used by calls.py only. Each compiler of SPECIAL gives the result, or None when the call is an ordinary one after all. As
in Zend only an internal function of that name counts, called without named or unpacked arguments.
"""
from __future__ import annotations

from zvm.compiler import visitor
from zvm.compiler.builder import BP_R, Operand, result_of
from zvm.compiler.constant_operators import is_true
from zvm.compiler.expressions.calls import compile_call_common, is_finalized, known_function, stack_of_call
from zvm.compiler.expressions.folding import constant_to_string, eval_array, eval_const, fold
from zvm.compiler.expressions.strings import Rope
from zvm.compiler.names import resolve_const_name, resolve_function_name, string_of
from zvm.frontend.generated import ast
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import CONST
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import parse_numeric
from zvm.runtime.values.strings import lower
from zvm.targets import V8_3, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.compiler.builder import CompileContext
    from zvm.frontend.generated.ast import Node

    Compile = Callable[[CompileContext, list[Node], str], "Operand | None"]

LONGEST_ROPE_FORMAT = 256  # bytes; sprintf() with such a format is called
_SCALAR = t.MAY_BE_BOOL | t.MAY_BE_DOUBLE | t.MAY_BE_LONG | t.MAY_BE_STRING


def try_compile(ctx: CompileContext, lower_name: str, args: ast.ArgList, mode: int) -> Operand | None:
    """Compile a call of the internal function `lower_name` specially, or give None."""
    compile_it = SPECIAL.get(lower_name)
    if compile_it is None or (mode != BP_R and lower_name in ("chr", "ord")):
        return None
    arguments: list[Node] = []
    for arg in args.children:
        if arg is None or isinstance(arg, (ast.Unpack, ast.NamedArg)):
            return None
        arguments.append(arg)
    return compile_it(ctx, arguments, lower_name)


def _compile_strlen(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if len(args) != 1:
        return None
    operand = visitor.compile_expr(ctx, args[0])
    if operand.kind == CONST and type(operand.value) is str:
        return Operand.const(len(operand.value))
    return result_of(ctx.emit_op_tmp(ops.STRLEN, operand))


def _type_check(mask: int) -> Compile:
    def compile_it(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
        if len(args) != 1:
            return None
        opline = ctx.emit_op_tmp(ops.TYPE_CHECK, visitor.compile_expr(ctx, args[0]))
        opline.extended_value = mask
        return result_of(opline)
    return compile_it


def _cast(opcode: int, type_code: int) -> Compile:
    def compile_it(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
        if len(args) != 1:
            return None
        opline = ctx.emit_op_tmp(opcode, visitor.compile_expr(ctx, args[0]))
        opline.extended_value = type_code
        return result_of(opline)
    return compile_it


def _one_operand(opcode: int) -> Compile:
    def compile_it(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
        if len(args) != 1:
            return None
        return result_of(ctx.emit_op_tmp(opcode, visitor.compile_expr(ctx, args[0])))
    return compile_it


def _compile_defined(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if len(args) != 1 or not isinstance(args[0], ast.Zval):
        return None
    constant = constant_to_string(ctx, args[0].value)
    if "\\" in constant or ":" in constant:
        return None
    if eval_const(ctx, constant, False) is not None:
        return Operand.const(True)
    return result_of(ctx.emit_op_tmp(ops.DEFINED, Operand.const(constant)))


def _compile_chr(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if len(args) == 1 and isinstance(args[0], ast.Zval) and type(args[0].value) is int and not (
            ctx.options.target >= V8_5 and not 0 <= args[0].value <= 255):
        return Operand.const(chr(args[0].value & 0xFF))
    return None


def _compile_ord(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if len(args) == 1 and isinstance(args[0], ast.Zval) and type(args[0].value) is str and not (
            ctx.options.target >= V8_5 and len(args[0].value) != 1):
        return Operand.const(ord(args[0].value[:1] or "\0"))
    return None


def _compile_init_user_function(ctx: CompileContext, callee: Node, num_args: int, caller: str) -> None:
    """INIT_FCALL where the callback is the name of a known function, else INIT_USER_CALL."""
    if isinstance(callee, ast.Zval) and isinstance(callee.value, str):
        lower_name = lower(callee.value)
        fbc = known_function(ctx, lower_name)
        if fbc is not None and is_finalized(fbc):
            opline = ctx.emit_op(ops.INIT_FCALL, None, Operand.const(lower_name))
            opline.extended_value = num_args
            opline.op1 = stack_of_call(ctx, num_args, fbc)
            return
    operand = visitor.compile_expr(ctx, callee)
    opline = ctx.emit_op(ops.INIT_USER_CALL, None, operand)
    ctx.set_op1(opline, Operand.const(caller))
    opline.extended_value = num_args


def _sliced_array(ctx: CompileContext, node: Node) -> tuple[Node, int, Node] | None:
    """The parts of `array_slice($array, 1, $length)` with a literal offset, which SEND_ARRAY does by itself."""
    if not (isinstance(node, ast.Call) and isinstance(node.name, ast.Zval) and isinstance(node.name.value, str)
            and isinstance(node.args, ast.ArgList)):
        return None
    name, _ = resolve_function_name(ctx, node.name.value, node.name.attr)
    args = node.args.children
    if lower(name) != "array_slice" or len(args) != 3 or any(isinstance(a, (ast.Unpack, ast.NamedArg)) for a in args):
        return None
    array, offset, length = args
    if (isinstance(offset, ast.Zval) and type(offset.value) is int and 0 <= offset.value <= 0x7FFFFFFF
            and array is not None and length is not None):
        return array, offset.value, length
    return None


def _compile_call_user_func_array(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if len(args) != 2:
        return None
    _compile_init_user_function(ctx, args[0], 0, name)
    sliced = _sliced_array(ctx, args[1])
    if sliced is not None:
        array = visitor.compile_expr(ctx, sliced[0])
        opline = ctx.emit_op(ops.SEND_ARRAY, array, visitor.compile_expr(ctx, sliced[2]))
        opline.extended_value = sliced[1]
    else:
        ctx.emit_op(ops.SEND_ARRAY, visitor.compile_expr(ctx, args[1]))
        ctx.emit_op(ops.CHECK_UNDEF_ARGS)
    return result_of(ctx.emit_op_var(ops.DO_FCALL))


def _compile_call_user_func(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if not args:
        return None
    _compile_init_user_function(ctx, args[0], len(args) - 1, name)
    for number, arg in enumerate(args[1:], 1):
        ctx.emit_op(ops.SEND_USER, visitor.compile_expr(ctx, arg)).op2 = number
    return result_of(ctx.emit_op_var(ops.DO_FCALL))


def _strictness(ctx: CompileContext, args: list[Node]) -> bool | None:
    """in_array()'s third argument where it is known."""
    if len(args) == 2:
        return False
    if len(args) != 3:
        return None
    strict = args[2]
    if isinstance(strict, ast.Zval):
        return is_true(strict.value)
    if isinstance(strict, ast.Const):
        assert isinstance(strict.name, ast.Zval)
        folded = eval_const(ctx, *resolve_const_name(ctx, string_of(strict.name), strict.name.attr))
        if folded is not None:
            return is_true(folded[0])
    return None


def _compile_in_array(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    """IN_ARRAY looks the needle up among the keys of a constant array: strings, or integers and strings when strict."""
    strict = _strictness(ctx, args)
    if strict is None or not isinstance(args[1], ast.Array):
        return None
    array = eval_array(ctx, args[1])
    if array is None:
        return None
    keys: dict[int | str, bool] = {}
    for value in array.values():
        if type(value) is str:
            if not strict and parse_numeric(value) is not None:
                return None
            keys.setdefault(value, True)
        elif type(value) is int and strict:
            keys.setdefault(value, True)
        else:
            return None
    needle = visitor.compile_expr(ctx, args[0])
    opline = ctx.emit_op_tmp(ops.IN_ARRAY, needle, Operand.const(PhpArray.from_dict(keys)))
    opline.extended_value = int(strict)
    return result_of(opline)


def _compile_count(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if len(args) != 1:
        return None
    opline = ctx.emit_op_tmp(ops.COUNT, visitor.compile_expr(ctx, args[0]))
    opline.extended_value = int(name == "sizeof")
    return result_of(opline)


def _placeholders(text: str) -> list[tuple[str, str]] | None:
    """A format's conversions, each with the literal text in front of it; None where one is not %s, %d or %%. At the end
    an empty one with the remaining text."""
    found = []
    start = at = 0
    while (at := text.find("%", at)) >= 0:
        kind = text[at + 1:at + 2]
        if kind not in ("s", "d", "%") or not kind:
            return None
        found.append((text[start:at + (kind == "%")], kind))
        start = at = at + 2
    return [*found, (text[start:], "")]


def _compile_sprintf(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    """A rope, where the format has nothing but %s, %d and %% (zend_compile_func_sprintf, since PHP 8.4)."""
    if ctx.options.target < V8_4 or not args:
        return None
    args[0] = text = fold(ctx, args[0])
    if not isinstance(text, ast.Zval) or type(text.value) is not str or len(text.value) >= LONGEST_ROPE_FORMAT:
        return None
    parts = _placeholders(text.value)
    if parts is None or sum(kind in ("s", "d") for _, kind in parts) != len(args) - 1:
        return None
    if not text.value:
        return Operand.const("")
    values = iter([visitor.compile_expr(ctx, arg) for arg in args[1:]])
    rope = Rope(ctx)
    for literal, kind in parts:
        if literal:
            rope.add(Operand.const(literal))
        if kind in ("s", "d"):
            rope.add(_converted(ctx, next(values), kind))
    return rope.finish()


def _converted(ctx: CompileContext, value: Operand, kind: str) -> Operand:
    """The value of %d as an int. That of %s is converted by the rope, but for constant arrays."""
    if kind == "s" and not (value.kind == CONST and type(value.value) is PhpArray):
        return value
    opline = ctx.emit_op_tmp(ops.CAST, value)
    opline.extended_value = t.IS_LONG if kind == "d" else t.IS_STRING
    return result_of(opline)


def _compile_get_class(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if not args:
        opline = ctx.emit_op_tmp(ops.GET_CLASS)
        opline.extended_value = int(ctx.options.target >= V8_3)  # reports that the argument is missing
        return result_of(opline)
    return _one_operand(ops.GET_CLASS)(ctx, args, name)


def _compile_get_called_class(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    return None if args else result_of(ctx.emit_op_tmp(ops.GET_CALLED_CLASS))


def _compile_func_num_args(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if ctx.op_array.function_name is None or args:
        return None
    return result_of(ctx.emit_op_tmp(ops.FUNC_NUM_ARGS))


def _compile_func_get_args(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if ctx.op_array.function_name is None or args:
        return None
    return result_of(ctx.emit_op_tmp(ops.FUNC_GET_ARGS))


def _compile_array_key_exists(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    if len(args) != 2:
        return None
    key = visitor.compile_expr(ctx, args[0])
    array = visitor.compile_expr(ctx, args[1])
    return result_of(ctx.emit_op_tmp(ops.ARRAY_KEY_EXISTS, key, array))


def _compile_array_slice(ctx: CompileContext, args: list[Node], name: str) -> Operand | None:
    """array_slice(func_get_args(), 1) is FUNC_GET_ARGS from an offset."""
    if ctx.op_array.function_name is None or len(args) != 2:
        return None
    inner, offset = args
    if not (isinstance(inner, ast.Call) and isinstance(inner.name, ast.Zval) and isinstance(inner.name.value, str)
            and isinstance(inner.args, ast.ArgList) and not inner.args.children
            and isinstance(offset, ast.Zval) and type(offset.value) is int and offset.value >= 0):
        return None
    inner_name, _ = resolve_function_name(ctx, inner.name.value, inner.name.attr)
    if lower(inner_name) != "func_get_args":
        return None
    return result_of(ctx.emit_op_tmp(ops.FUNC_GET_ARGS, Operand.const(offset.value)))


def compile_assert(ctx: CompileContext, args: ast.ArgList, name: str, fbc: Any, line: int) -> Operand:
    """assert(): ASSERT_CHECK jumps over the call when assertions are off; its source becomes the message
    (zend_compile_assert). `name` is lower-case where `fbc` is known, else resolved in its namespace."""
    if ctx.options.assertions < 0:
        return Operand.const(True)
    check = ctx.emit_op(ops.ASSERT_CHECK)
    if fbc is not None and is_finalized(fbc):
        init = ctx.emit_op(ops.INIT_FCALL, None, Operand.const(name))
    else:
        init = ctx.emit_op(ops.INIT_NS_FCALL_BY_NAME)
        init.op2_type = CONST
        init.op2 = ctx.add_ns_func_name_literal(name)
    if len(args.children) == 1 and args.children[0] is not None:
        args = ast.ArgList(args.lineno, [args.children[0], _assertion_text(ctx, args.children[0])])
    result, _ = compile_call_common(ctx, args, fbc, init, line)
    check.op2 = ctx.next_opnum
    ctx.set_result(check, result)
    return result


def _assertion_text(ctx: CompileContext, condition: Node) -> Node:
    from zvm.compiler.export.source import export

    source = export(condition, ctx.options.engine.ini.precision, target=ctx.options.target)
    text: Node = ast.Zval(ctx.lineno, f"assert({source})", 0)
    if isinstance(condition, ast.NamedArg):
        return ast.NamedArg(ctx.lineno, ast.Zval(ctx.lineno, "description", 0), text)
    return text


SPECIAL: dict[str, Compile] = {
    "strlen": _compile_strlen,
    "is_null": _type_check(t.MAY_BE_NULL), "is_bool": _type_check(t.MAY_BE_BOOL),
    "is_long": _type_check(t.MAY_BE_LONG), "is_int": _type_check(t.MAY_BE_LONG),
    "is_integer": _type_check(t.MAY_BE_LONG), "is_float": _type_check(t.MAY_BE_DOUBLE),
    "is_double": _type_check(t.MAY_BE_DOUBLE), "is_string": _type_check(t.MAY_BE_STRING),
    "is_array": _type_check(t.MAY_BE_ARRAY), "is_object": _type_check(t.MAY_BE_OBJECT),
    "is_resource": _type_check(t.MAY_BE_RESOURCE), "is_scalar": _type_check(_SCALAR),
    "boolval": _cast(ops.BOOL, 0), "intval": _cast(ops.CAST, t.IS_LONG), "floatval": _cast(ops.CAST, t.IS_DOUBLE),
    "doubleval": _cast(ops.CAST, t.IS_DOUBLE), "strval": _cast(ops.CAST, t.IS_STRING),
    "defined": _compile_defined, "chr": _compile_chr, "ord": _compile_ord,
    "call_user_func_array": _compile_call_user_func_array, "call_user_func": _compile_call_user_func,
    "in_array": _compile_in_array, "count": _compile_count, "sizeof": _compile_count,
    "get_class": _compile_get_class, "get_called_class": _compile_get_called_class,
    "gettype": _one_operand(ops.GET_TYPE), "func_num_args": _compile_func_num_args,
    "func_get_args": _compile_func_get_args, "array_slice": _compile_array_slice,
    "array_key_exists": _compile_array_key_exists, "sprintf": _compile_sprintf,
}
