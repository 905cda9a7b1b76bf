"""Calls in lowered functions: intrinsics, helpers, methods of strings and builders."""
from __future__ import annotations

import ast
import functools
import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from zvm.handlers.generator.native.lowering import intrinsics, ranges, signature, templates
from zvm.handlers.generator.native.lowering.body import ENGINE, Body
from zvm.handlers.generator.native.lowering.intrinsics import RAISES, Intrinsic
from zvm.handlers.generator.native.lowering.ranges import Number
from zvm.handlers.generator.native.lowering.types import (
    ARRAY,
    BOOL,
    BUILDER,
    CALLABLE,
    CHAR,
    DICT,
    FLOAT,
    FRESH,
    INT,
    KEY,
    NONE,
    NULL,
    PART,
    ROW,
    SET,
    STR,
    VALUE,
    WORD,
    Value,
    Variable,
)

_VALUES = frozenset((VALUE, FRESH, KEY, INT, FLOAT, BOOL, STR, CHAR, PART, ARRAY, NULL))  # types of PHP's values
_MOST_TRANSLATED = 7  # bytes that one becomes
_SHORT = 2  # bytes of a text that is put into a builder one by one


class Calls(Body):
    """What is called. Expressions, which derives from this, has the values of operands."""

    if TYPE_CHECKING:
        def value(self, node: ast.expr) -> Value: ...
        def integer(self, node: ast.expr) -> Value: ...
        def simple(self, value: Value) -> Value: ...
        def as_char(self, node: ast.AST, value: Value) -> Value: ...
        def as_text(self, value: Value) -> Value: ...
        def data_of(self, value: Value) -> ast.expr: ...
        def length(self, node: ast.expr, value: Value) -> Value: ...
        def owned_temporary(self, node: ast.expr) -> Value: ...
        def wrapped(self, node: ast.expr) -> Value: ...
        def callback(self, node: ast.Call, variable: Variable) -> Value: ...
        def first_key(self, node: ast.Call) -> Value: ...
        def finished(self, node: ast.Call) -> Value | None: ...
        def fresh(self, node: ast.expr) -> Value: ...
        def as_object(self, node: ast.AST, value: Value) -> ast.expr: ...
        def element_or(self, node: ast.Call, container: Value) -> Value: ...
        def step(self, form: Intrinsic, node: ast.expr, result: ast.expr, operands: list[ast.expr]) -> Value: ...

    def call(self, node: ast.Call) -> Value:
        """The value of a call. Raises Refusal."""
        callee = self.callee(node.func)
        if isinstance(node.func, ast.Name) and node.func.id in self.variables \
                and self.variables[node.func.id].type == CALLABLE:
            return self.callback(node, self.variables[node.func.id])
        if node.keywords:
            raise self.unsupported(node, "a call with names of parameters")
        if callee == "len":
            return self.length(node, self.value(node.args[0]))
        if callee == "list" and isinstance(node.args[0], ast.Call):
            values = self.value(node.args[0])
            if values.type != FRESH:
                raise self.unsupported(node, f"a list of {values.type}")
            return values
        if callee == "next" and len(node.args) == 2 and self.is_null(node.args[1]):
            return self.first_key(node)
        if callee == "chr":
            code = self.integer(node.args[0])
            if not 0 <= code.number.low <= code.number.high <= 255:
                raise self.unsupported(node, f"{ast.unparse(node)} may be more than a byte")
            return Value(CHAR, code.node, code.number)
        if callee == "ord":
            char = self.as_char(node, self.value(node.args[0]))
            return Value(INT, char.node, ranges.BYTE)
        if callee == intrinsics.CHECK_REPEATED:
            length, times = node.args[-2:]
            size = self.value(ast.copy_location(ast.BinOp(length, ast.Mult(), times), node))
            return self.applied(intrinsics.FUNCTIONS[intrinsics.CHECK_STRING][0], node, [size])
        if callee == intrinsics.WRAP:
            return self.wrapped(node.args[0])
        if callee in intrinsics.FUNCTIONS:
            return self.chosen(
                callee, intrinsics.FUNCTIONS[callee], node, [self.value(each) for each in self.operands(node)]
            )
        if callee == intrinsics.SET_CLASS:
            return self.byte_set(node, self.value(node.args[0]))
        if callee == intrinsics.CHARACTER_SET:
            return self.character_set(node, self.value(node.args[-1]))
        if isinstance(node.func, ast.Name) and node.func.id in self.helpers:
            return self.helper(node, *self.helpers[node.func.id])
        if isinstance(node.func, ast.Name) and hasattr(self.namespace.get(node.func.id), "is_native"):
            return self.helper(node, definition(self.namespace[node.func.id]), ranges.ANY)
        if isinstance(node.func, ast.Attribute) and not callee:
            finished = self.finished(node)
            return self.method(node, node.func) if finished is None else finished
        raise self.unsupported(node, f"{ast.unparse(node.func)}() has no native form")

    def operands(self, node: ast.Call) -> list[ast.expr]:
        """The arguments, but for the engine."""
        return [each for each in node.args if not (isinstance(each, ast.Name) and each.id == ENGINE)]

    def method(self, node: ast.Call, function: ast.Attribute) -> Value:
        target = self.value(function.value)
        if function.attr == "translate" and isinstance(node.args[0], ast.Name):
            return self.translated(node, target, self.namespace.get(node.args[0].id))
        if target.type == BUILDER and function.attr == "text":
            raise self.unsupported(node, "the text of a builder is made where it is returned")
        if target.type in (ARRAY, DICT) and function.attr == "get":
            return self.element_or(node, target)
        return self.intrinsic(function.attr, node, [target, *(self.value(each) for each in node.args)])

    def translated(self, node: ast.Call, target: Value, table: object) -> Value:
        """`text.translate(TABLE)` by a constant table: byte → what it becomes."""
        if not isinstance(table, dict):
            raise self.unsupported(node, "a table that is no constant of the module")
        texts = [str(table.get(byte, "")).encode("latin-1") for byte in range(256)]
        if any(len(text) > _MOST_TRANSLATED for text in texts) or any(table[byte] == "" for byte in table):
            raise self.unsupported(node, f"a byte that becomes nothing, or more than {_MOST_TRANSLATED}")
        flat = b"".join(bytes((len(text),)) + text.ljust(_MOST_TRANSLATED, b"\0") for text in texts)
        return self.owned_temporary(templates.expression(
            "Str(text_translated(text, constant_data(table, Bytes)))", text=self.as_text(target).node,
            table=ast.Constant(flat)))

    def intrinsic(self, name: str, node: ast.expr, operands: list[Value]) -> Value:
        """A call of a method of the table."""
        if name not in intrinsics.METHODS:
            raise self.unsupported(node, f".{name}() has no native form")
        return self.chosen(f".{name}", intrinsics.METHODS[name], node, operands)

    def chosen(self, name: str, candidates: tuple[Intrinsic, ...], node: ast.expr, operands: list[Value]) -> Value:
        """The call of the first of an intrinsic's forms that takes these operands. Raises Refusal."""
        for each in candidates:
            missing = len(each.parameters) - len(operands)
            if 0 <= missing <= len(each.defaults) and all(
                    _accepts(type, operand) for type, operand in zip(each.parameters, operands, strict=False)):
                return self.applied(each, node, operands)
        raise self.unsupported(node, f"{name}() has no form for {', '.join(each.type for each in operands)}")

    def applied(self, form: Intrinsic, node: ast.expr, operands: list[Value]) -> Value:
        pieces = [self.adapted(node, type, value) for type, value in zip(form.parameters, operands, strict=False)]
        names = "abcdefgh"
        by_name = {names[index]: piece for index, piece in enumerate(pieces)}
        for index, default in enumerate(form.defaults[len(form.defaults) - (len(form.parameters) - len(pieces)):]
                                        if len(pieces) < len(form.parameters) else ()):
            by_name[names[len(pieces) + index]] = templates.expression(default, **by_name)
        result = templates.expression(form.template, **by_name)
        if form.step:
            return self.step(form, node, result, pieces)
        if form.result == PART:
            base = operands[0]
            return Value(
                PART, pieces[0], start=result, end=templates.expression(form.end, **by_name), source=base.source
            )
        number = self.result_number(form, operands)
        if form.effect == RAISES:
            return self.raising(form, result, number)
        return Value(form.result, result, number)

    def result_number(self, form: Intrinsic, operands: list[Value]) -> Number:
        if form.template.startswith("smaller"):
            (left, right) = (operands[0].number, operands[1].number)
            room = left.room | right.room
            return Number(min(left.low, right.low), min(left.high, right.high), room)
        if form.template.startswith("larger"):
            (left, right) = (operands[0].number, operands[1].number)
            room = left.join(right).room
            if right.low == right.high == 0:  # no string is shorter
                room |= frozenset((string, 0) for string, slack in left.room if slack >= 0)
            return Number(max(left.low, right.low), max(left.high, right.high), room)
        if form.within and operands[0].source:
            return Number(form.number.low, form.number.high, frozenset({(operands[0].source, 0)}))
        return form.number

    def raising(self, form: Intrinsic, result: ast.expr, number: Number) -> Value:
        """A call after which Python's exception may be set: null, False or -1 is its result then."""
        if form.result == STR:
            return self.owned_temporary(result)
        if form.result == FRESH:
            return self.fresh(result)
        if form.result == NULL:
            self.fail_if(ast.UnaryOp(ast.Not(), result))
            return Value(NULL, ast.Constant(None))
        target = templates.name(self.temporary())
        self.emit("target = value", target=target, value=result)
        self.fail_if(templates.expression("target < 0", target=target))
        return Value(form.result, target, Number(0, number.high, number.room))

    def adapted(self, node: ast.AST, type: str, value: Value) -> ast.expr:
        """An operand as a form wants it."""
        if type == STR:
            return self.as_text(value).node
        if type == CHAR:
            return self.as_char(node, value).node
        if type == SET and value.type != SET:
            return self.byte_set(node, value).node
        if type == VALUE:
            return self.as_object(node, value)
        return value.node

    # -- sets ----------------------------------------------------------------------------------------------------

    def byte_set(self, node: ast.AST, value: Value) -> Value:
        """A set of a string's bytes: a table of 256 flags."""
        if value.type == SET:
            return value
        if value.text is not None:
            return Value(SET, _flags(value.text))
        target = templates.name(self.temporary())
        fill = templates.statements(
            "target = local_array(Bytes, 256)\nfill_byte_set(target, text)",
            self.line,
            target=target,
            text=self.as_text(value).node,
        )
        self.fill_set(target, value, fill)
        return Value(SET, target)

    def character_set(self, node: ast.expr, value: Value) -> Value:
        """The bytes that a list with ranges stands for; a wrong range is Python's."""
        if value.text is not None and ".." not in value.text:
            return self.byte_set(node, value)
        target = templates.name(self.temporary())
        fill = templates.statements("target = local_array(Bytes, 256)", self.line, target=target)
        test = templates.expression("unlikely(not fill_character_set(target, text))", target=target,
                                    text=self.as_text(value).node)
        fill.append(ast.If(test, self.give_up(node), [], lineno=self.line))
        self.fill_set(target, value, fill)
        return Value(SET, target)

    def fill_set(self, target: ast.Name, value: Value, fill: list[ast.stmt]) -> None:
        """Fill a set; that of a parameter's default is there already."""
        if value.source not in self.default_texts:
            self.statements += fill
            return
        text, index = self.default_texts[value.source]
        self.emit("target = flags", target=target, flags=_flags(text))
        self.append(ast.If(templates.expression(f"count > {index}"), fill, [], lineno=self.line))

    # -- helpers -------------------------------------------------------------------------------------------------

    def helper(self, node: ast.Call, definition: ast.FunctionDef, number: Number) -> Value:
        """A call of a function marked @native; `number` is the range of its results."""
        taken = signature.read(definition)
        pieces: dict[str, ast.expr] = {}
        for parameter, argument in zip(taken.parameters, self.operands(node), strict=True):
            name = f"x{len(pieces)}"
            if parameter.is_nullable:
                pieces[name], pieces[f"{name}_given"] = self.nullable(argument, parameter.type)
                continue
            value = self.value(argument)
            is_word = parameter.type == WORD and value.type == INT and value.number.is_natural
            if not _accepts(parameter.type, value) and not is_word:
                raise self.unsupported(node, f"{parameter.name} is {parameter.type}, not {value.type}")
            pieces[name] = self.adapted(node, parameter.type, value)
            if parameter.type == ROW:
                pieces[f"{name}_size"] = templates.name(f"{self.variables[value.source].kernel_name}_size")
        call = templates.expression(
            f"{helper_kernel(definition.name)}({', '.join((ENGINE, 'failure', *pieces))})", **pieces
        )
        self.calls_helpers = True
        failed = templates.expression("failure[0] != 0")
        result, = taken.results
        if result == STR:
            return self.owned_temporary(call)
        if result == NONE:
            self.append(ast.Expr(call, lineno=self.line))
            self.fail_if(failed)
            return Value(NULL, ast.Constant(None))
        target = templates.name(self.temporary())
        self.emit("target = value", target=target, value=call)
        self.fail_if(failed)
        return Value(result, target, number)

    def nullable(self, node: ast.expr, type: str) -> tuple[ast.expr, ast.expr]:
        """An argument of a helper that may be null: its value and whether it is there."""
        if self.is_null(node):
            return templates.expression({STR: "Str(EMPTY)"}.get(type, "0")), ast.Constant(False)
        variable = self.variables.get(node.id) if isinstance(node, ast.Name) else None
        if variable is not None and variable.flag and variable.type == type:
            return templates.name(variable.kernel_name), templates.name(variable.flag)
        return self.adapted(node, type, self.value(node)), ast.Constant(True)

    # -- builders ------------------------------------------------------------------------------------------------

    def builder_call(self, node: ast.Call, builder: ast.expr, method: str) -> None:
        """A statement that adds to a string builder."""
        if method == "byte":
            code = self.integer(node.args[0])
            self.emit("put_byte(builder, code)", builder=builder, code=code.node)
        elif method == "add":
            self.add_text(node, builder, self.value(node.args[0]))
        elif method == "repeat":
            text, times = self.as_text(self.value(node.args[0])), self.integer(node.args[1])
            self.emit("put_repeated(builder, text, size)", builder=builder, text=text.node, size=times.node)
        elif method == "cut":
            size = self.integer(node.args[0])
            if not size.number.is_natural:
                raise self.unsupported(node, f"{ast.unparse(node.args[0])} may be negative")
            self.emit("cut_sink(builder, size)", builder=builder, size=size.node)
        else:
            raise self.unsupported(node, f"builders have no {method}()")

    def add_text(self, node: ast.Call, builder: ast.expr, value: Value) -> None:
        if value.text is not None and len(value.text) <= _SHORT:
            for char in value.text:
                self.emit("put_byte(builder, code)", builder=builder, code=ast.Constant(ord(char)))
        elif value.text is not None:
            self.emit("put_bytes(builder, constant_data(text, Bytes), size)", builder=builder,
                      text=ast.Constant(value.text.encode("latin-1")), size=ast.Constant(len(value.text)))
        elif value.type == CHAR:
            self.emit("put_byte(builder, code)", builder=builder, code=value.node)
        elif value.type == PART:
            self.emit("put_part(builder, text, start, end)", builder=builder, text=value.node,
                      start=value.start or value.node, end=value.end or value.node)
        elif value.type == STR:
            self.emit("put_text(builder, text)", builder=builder, text=value.node)
        else:
            raise self.unsupported(node, f"{value.type} is added to a string builder")


def _flags(text: str) -> ast.expr:
    """The table of a known set."""
    return templates.expression("constant_data(flags, Bytes)",
                                flags=ast.Constant(bytes(chr(byte) in text for byte in range(256))))


@functools.cache
def definition(implementation: Callable[..., Any]) -> ast.FunctionDef:
    """The definition of a helper, read from its source."""
    node = ast.parse(inspect.getsource(implementation)).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def helper_kernel(name: str) -> str:
    """The kernel of a helper."""
    return f"native__{name.strip('_')}"


def _accepts(type: str, value: Value) -> bool:
    """Whether a form's parameter takes a value, which may have to be made a string or a character."""
    if type == STR:
        return value.type in (STR, CHAR, PART)
    if type == CHAR:
        return value.type == CHAR or value.text is not None and len(value.text) == 1
    if type == SET:
        return value.type in (SET, STR)
    if type == VALUE:
        return value.type in _VALUES
    return value.type == type


