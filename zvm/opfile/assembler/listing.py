"""A Script as assembler text (docs/reference/assembler.md).

Reads op-arrays and classes as the compiler or reader.py leaves them; makes lines. Imported by zvm-dump.
"""
from __future__ import annotations

import math

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, CV, LIVE_NAMES, TMP_VAR, UNUSED, VAR
from zvm.opcodes.operands import jump_slots
from zvm.opfile.nodes import node_fields
from zvm.runtime.classes.constant_expressions import ConstantExpression
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import INT_MIN, UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable, Iterator
    from typing import Any

    from zvm.opcodes.attribute import Attribute
    from zvm.opcodes.op_array import ArgInfo, OpArray, Opline
    from zvm.opcodes.script import Script
    from zvm.opcodes.types import DeclaredType
    from zvm.runtime.classes.class_entry import ClassEntry

_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", '"': '\\"'}
SUPERGLOBALS = ((1, "_SERVER"), (2, "_ENV"), (4, "_REQUEST"))


def quoted(text: str) -> str:
    """A string literal."""
    return '"' + "".join(_ESCAPES.get(char) or (char if " " <= char <= "~" else f"\\x{ord(char):02x}")
                         for char in text) + '"'


def optional(text: str | None) -> str:
    return "_" if text is None else quoted(text)


def value_text(value: Any, labels: dict[int, str] | None = None) -> str:
    """A constant. `labels` are names of oplines, for jump tables."""
    kind = type(value)
    if kind is str:
        return quoted(value)
    if kind is float:
        return repr(value) if math.isfinite(value) else ("nan" if value != value else "inf" if value > 0 else "-inf")
    if value is None or kind is bool or kind is int:
        return "null" if value is None else str(value).lower()
    if value is UNDEF:
        return "undef"
    if kind is PhpArray:
        return _array_text(value)
    if kind is ConstantExpression:
        return "expr" + _node_text(value.node)
    if kind is dict:
        cases = (f"{value_text(key)}: {(labels or {}).get(number, f'%{number}')}" for key, number in value.items())
        return "switch {" + ", ".join(cases) + "}"
    return _node_text(value)


def _array_text(array: PhpArray) -> str:
    if array.packed is not None:
        end = "" if array.next_free == INT_MIN else f" | {array.next_free}"
        return "[" + ", ".join(map(value_text, array.packed)) + end + "]"
    items = ", ".join(f"{value_text(key)}: {value_text(item)}" for key, item in array.items())
    return f"{{{items} | {array.next_free}}}"


def _node_text(node: Any) -> str:
    from zvm.frontend.generated import ast

    parts = [type(node).__name__, str(node.lineno)]
    parts += [value_text(getattr(node, name)) for name in node_fields(type(node))]
    if isinstance(node, ast.ListNode):
        parts += [":", *map(value_text, node.children)]
    return f"({' '.join(parts)})"


def type_text(declared: DeclaredType | None) -> str:
    if declared is None:
        return "_"
    parts = [hex(declared.mask)]
    for name in declared.names:
        parts.append(f"({' '.join(map(quoted, name))})" if isinstance(name, tuple) else quoted(name))
    if declared.is_intersection:
        parts.append("intersection")
    if declared.iterable:
        parts.append("iterable")
    return f"type({' '.join(parts)})"


def listing(script: Script, path: str, superglobals: int = 0) -> str:
    """The whole script. `superglobals` are the NAMES_* of format.py."""
    return "\n".join([*_script_lines(script, path, superglobals), ""])


def _script_lines(script: Script, path: str, superglobals: int) -> Iterator[str]:
    yield f".source {quoted(path)}"
    names = [name for flag, name in SUPERGLOBALS if superglobals & flag]
    if names:
        yield f".superglobals {' '.join(names)}"
    if script.halt_offset is not None:
        yield f".halt {script.halt_offset}"
    if script.by_types:
        yield ".optimized"
    for level, message, line in script.diagnostics:
        yield f".diagnostic {level} {line} {quoted(message)}"
    yield ""
    yield from _function_lines(".main", None, script.main, "")
    for key, function in script.functions.items():
        yield ""
        yield from _function_lines(".function", key, function, "")
    for key, ce in script.classes.items():
        yield ""
        yield from _class_lines(key, ce)


# functions

def _function_lines(word: str, key: str | None, function: OpArray, indent: str) -> Iterator[str]:
    yield f"{indent}{word}" + ("" if key is None else f" {quoted(key)}")
    inner = indent + "    "
    if function.function_name is not None and (key is None or lower(function.function_name) != key
                                               or function.function_name != key):
        yield f"{inner}.name {quoted(function.function_name)}"
    yield f"{inner}.flags {function.fn_flags:#x}"
    yield f"{inner}.lines {function.line_start} {function.line_end}"
    if function.doc_comment is not None:
        yield f"{inner}.doc {quoted(function.doc_comment)}"
    yield from _attribute_lines(function.attributes, inner)
    for info in function.arg_info:
        yield from _info_lines(".param", info, inner)
    if function.arg_info:
        yield f"{inner}.required {function.required_num_args}"
    if function.return_info is not None:
        yield from _info_lines(".returns", function.return_info, inner)
    yield from _body_lines(function, inner)
    yield f"{indent}.end"


def _info_lines(word: str, info: ArgInfo, indent: str) -> Iterator[str]:
    parts = [word, quoted(info.name), type_text(info.type)]
    parts += [name for name, given in (("by-reference", info.by_ref == 1), ("prefers-reference", info.by_ref == 2),
                                       ("variadic", info.variadic), ("promoted", info.promoted)) if given]
    yield indent + " ".join(parts)
    yield from _attribute_lines(info.attributes, indent + "    ")


def _attribute_lines(attributes: list[Attribute] | None, indent: str) -> Iterator[str]:
    if attributes is not None and not attributes:
        yield f"{indent}.attributes none"
    for one in attributes or ():
        strict = " strict" if one.strict_types else ""
        args = "".join(f" ({optional(name)} {value_text(value)})" for name, value in one.args)
        yield f"{indent}.attribute {quoted(one.name)} {one.lineno}{strict}{args}"


def _body_lines(function: OpArray, indent: str) -> Iterator[str]:
    labels = _labels(function)
    if function.vars:
        yield f"{indent}.vars {' '.join(variable_text(name) for name in function.vars)}"
    if function.T:
        yield f"{indent}.temporaries {function.T}"
    for name, value in (function.static_variables or {}).items():
        yield f"{indent}.static {quoted(name)} {value_text(value)}"
    for closure in function.dynamic_func_defs:
        yield from _function_lines(".closure", None, closure, indent)
    for number, value in enumerate(function.literals):
        yield f"{indent}.literal {value_text(value, labels)}  ; #{number}"
    yield f"{indent}.code"
    line = function.line_start
    for number, opline in enumerate(function.opcodes):
        if number in labels:
            yield f"{indent}{labels[number]}:"
        if opline.lineno != line:
            line = opline.lineno
            yield f"{indent}  .line {line}"
        yield f"{indent}    {_opline_text(function, opline, labels)}"
    if len(function.opcodes) in labels:
        yield f"{indent}{labels[len(function.opcodes)]}:"
    yield from _range_lines(function, labels, indent)


def _range_lines(function: OpArray, labels: dict[int, str], indent: str) -> Iterator[str]:
    for one in function.live_range:
        kind = LIVE_NAMES[one.kind] if one.kind < len(LIVE_NAMES) else str(one.kind)
        yield (f"{indent}.live T{one.var - len(function.vars)} {quoted(kind)} {labels[one.start]} {labels[one.end]}")
    for element in function.try_catch_array:
        parts = [f"{indent}.try {labels[element.try_op]}"]
        if element.catch_op:
            parts.append(f"catch {labels[element.catch_op]}")
        if element.finally_op:
            parts.append(f"finally {labels[element.finally_op]}")
        if element.finally_end:
            parts.append(f"end {labels[element.finally_end]}")
        yield " ".join(parts)


def variable_text(name: str) -> str:
    is_plain = name.isascii() and name.replace("_", "a").isalnum()
    return f"${name}" if is_plain else f"${quoted(name)}"


def _labels(function: OpArray) -> dict[int, str]:
    """Names of the oplines that something refers to."""
    numbers: set[int] = set()
    for opline in function.opcodes:
        numbers.update(getattr(opline, slot) for slot in _jumps(opline))
    for value in function.literals:
        if type(value) is dict:
            numbers.update(value.values())
    for one in function.live_range:
        numbers |= {one.start, one.end}
    for element in function.try_catch_array:
        numbers |= {element.try_op, element.catch_op, element.finally_op, element.finally_end}
    return {number: f"L{number}" for number in sorted(numbers) if 0 <= number <= len(function.opcodes)}


def _jumps(opline: Opline) -> Iterable[str]:
    """The fields that hold opline numbers: where an operand is of no kind."""
    for slot in jump_slots(opline.opcode):
        if slot == "extended_value" or getattr(opline, f"{slot}_type") == UNUSED:
            yield slot


def _opline_text(function: OpArray, opline: Opline, labels: dict[int, str]) -> str:
    jumps = tuple(_jumps(opline))
    first = len(function.vars)

    def operand(name: str, kind: int) -> str:
        number = getattr(opline, name)
        if kind == CONST:
            return f"#{number}"
        if kind == CV:
            return variable_text(function.vars[number])
        if kind in (TMP_VAR, VAR):
            return f"{'T' if kind == TMP_VAR else 'V'}{number - first}"
        if name in jumps and number in labels:
            return labels[number]
        return f"%{number}" if number else "_"

    operands = [operand("op1", opline.op1_type), operand("op2", opline.op2_type)]
    while operands and operands[-1] == "_":
        operands.pop()
    text = " ".join([ops.NAMES[opline.opcode] or str(opline.opcode), ", ".join(operands)]).rstrip()
    result = operand("result", opline.result_type)
    if result != "_":
        text += f" -> {result}"
    if opline.extended_value:
        jump = "extended_value" in jumps and labels.get(opline.extended_value)
        text += f" ext {jump or opline.extended_value}"
    if type(opline.cache) is str:
        text += f" spelled {quoted(opline.cache)}"
    return text


# classes

def _class_lines(key: str, ce: ClassEntry) -> Iterator[str]:
    yield f".class {quoted(key)}"
    yield f"    .name {quoted(ce.name)}"
    yield f"    .flags {ce.flags & ~f.ACC_LINKED:#x}"
    yield f"    .lines {ce.line_start} {ce.line_end}"
    if ce.doc_comment is not None:
        yield f"    .doc {quoted(ce.doc_comment)}"
    if ce.parent_name is not None:
        yield f"    .extends {quoted(ce.parent_name)}"
    if ce.enum_backing_type:
        yield f"    .backing {ce.enum_backing_type}"
    yield from _attribute_lines(ce.attributes, "    ")
    for name in ce.interface_names:
        yield f"    .implements {quoted(name)}"
    for name in ce.trait_names:
        yield f"    .use {quoted(name)}"
    for alias in ce.trait_aliases:
        yield f"    .alias {optional(alias.class_name)} {quoted(alias.method_name)} {optional(alias.alias)} " \
              f"{alias.modifiers:#x}"
    for one in ce.trait_precedences:
        yield f"    .precedence {quoted(one.class_name)} {quoted(one.method_name)} " \
              f"{' '.join(map(quoted, one.excluded))}"
    yield from _member_lines(ce)
    for key, method in ce.function_table.items():
        if method.scope is ce:
            yield from _function_lines(".method", key, method, "    ")  # type: ignore[arg-type]
    yield ".end"


def _member_lines(ce: ClassEntry) -> Iterator[str]:
    for name, constant in ce.constants_table.items():
        if constant.ce is ce:
            yield f"    .constant {quoted(name)} {constant.flags:#x} {value_text(constant.value)}" \
                  f"{_comment_text(constant.doc_comment)}"
            yield from _attribute_lines(constant.attributes, "        ")
    for name, info in ce.properties_info.items():
        if info.ce is ce:
            defaults = ce.default_static_members if info.flags & f.ACC_STATIC else ce.default_properties
            yield f"    .property {quoted(name)} {info.flags:#x} {type_text(info.type)} " \
                  f"{value_text(defaults[info.slot])}{_comment_text(info.doc_comment)}"
            yield from _attribute_lines(info.attributes, "        ")


def _comment_text(comment: str | None) -> str:
    return "" if comment is None else f" doc {quoted(comment)}"
