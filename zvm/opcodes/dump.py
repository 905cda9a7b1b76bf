"""Op-array dumps in OPcache's format (what opt_debug_level=0x10000 prints, "before optimizer"), byte for byte.

Reads op-arrays after pass two and the operand flags of metadata.py; writes text. Four things, top down:
`Script.op_arrays` iterates, `dump_op_array` formats a listing, `opline_record` makes an opline's parts, and the
`_…_text` functions resolve one operand each. How variables and jump targets are written is a Naming's, since the
optimizer's listings (zvm/optimizer/dump) have other names. Imported by zvm/cli, the verifier and the tests.
"""
from __future__ import annotations

from math import copysign

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as meta
from zvm.opcodes import operands as words
from zvm.opcodes import types as t
from zvm.opcodes.frameless import NAMES as FRAMELESS
from zvm.opcodes.op_array import CONST, CV, LIVE_NAMES, TMP_VAR, UNUSED, VAR, OpArray, Opline
from zvm.targets import DEFAULT, V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterator
    from typing import Any

    from zvm.opcodes.script import Script

BEFORE_OPTIMIZER = "before optimizer"

_WORD = 0xFFFFFFFF
_IS_BOOL = 18
_CONSTANT_AST_TYPE = 11

_TYPE_NAMES = {
    t.IS_NULL: "null", t.IS_FALSE: "false", t.IS_TRUE: "true", t.IS_LONG: "long", t.IS_DOUBLE: "double",
    t.IS_STRING: "string", t.IS_ARRAY: "array", t.IS_OBJECT: "object", t.IS_RESOURCE: "resource", _IS_BOOL: "bool",
    t.IS_CALLABLE: "callable", t.IS_VOID: "void", t.IS_NEVER: "never",
}
_TYPE_MASK_NAMES = {1 << code: name for code, name in _TYPE_NAMES.items() if code <= t.IS_RESOURCE}
_TYPE_MASK_NAMES[t.MAY_BE_BOOL] = "bool"
_TYPE_INFO = (  # the order of zend_dump_type_info(); bool stands for false and true together
    (t.MAY_BE_NULL, "null"), (t.MAY_BE_BOOL, "bool"), (t.MAY_BE_LONG, "long"), (t.MAY_BE_DOUBLE, "double"),
    (t.MAY_BE_STRING, "string"), (t.MAY_BE_ARRAY, "array"), (t.MAY_BE_OBJECT, "object"),
    (t.MAY_BE_RESOURCE, "resource"))
_EVAL_NAMES = {f.EVAL: "eval", f.INCLUDE: "include", f.INCLUDE_ONCE: "include_once", f.REQUIRE: "require",
               f.REQUIRE_ONCE: "require_once"}
_CLASS_FETCH_NAMES = {f.FETCH_CLASS_SELF: " (self)", f.FETCH_CLASS_PARENT: " (parent)",
                      f.FETCH_CLASS_STATIC: " (static)", f.FETCH_CLASS_AUTO: " (auto)",
                      f.FETCH_CLASS_INTERFACE: " (interface)", f.FETCH_CLASS_TRAIT: " (trait)"}


def _c_string(text: str) -> str:
    """As printf's %s prints a zend_string: up to the first NUL."""
    end = text.find("\0")
    return text if end < 0 else text[:end]


_ESCAPES = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\v": "\\v", "\\": "\\\\", "\x1b": "\\e", '"': '\\"'}


def string_text(text: str, target: int) -> str:
    """A string literal as the version's OPcache writes it between quotes: 8.4 escapes quotes and backslashes, 8.5
    everything that is no printable ASCII."""
    if target < V8_4:
        return _c_string(text)
    if target < V8_5:
        return _c_string(text).replace("\\", "\\\\").replace('"', '\\"')
    return "".join(_ESCAPES.get(char) or (char if " " <= char < "\x7f" else f"\\x{ord(char):02X}") for char in text)


def _constant_text(value: Any, target: int) -> str:
    """A literal (zend_dump_const)."""
    kind = type(value)
    if kind is str:
        return f' string("{string_text(value, target)}")'
    if kind is int:
        return f" int({value})"
    if value is None:
        return " null"
    if kind is bool:
        return " bool(true)" if value else " bool(false)"
    if kind is float:
        return " float(-nan)" if value != value and copysign(1, value) < 0 else f" float({value:g})"  # noqa: PLR0124
    if kind.__name__ == "PhpArray":  # runtime lies above this package
        return " array(...)"
    return f" zval(type={_CONSTANT_AST_TYPE})"


def variable_text(op_array: OpArray, kind: int, number: int) -> str:
    """A CV, VAR or TMP by its slot number (zend_dump_var); X where its kind is not known."""
    if kind == CV:
        return f"CV{number}(${_c_string(op_array.vars[number])})"
    if kind == VAR:
        return f"V{number}"
    return f"T{number}" if kind == TMP_VAR else f"X{number}"


class Naming:
    """How a listing writes variables and where jumps lead to. `slot` is the operand: "op1", "op2" or "result".
    `version` is that of PHP whose listings are meant."""

    __slots__ = ("version",)

    def __init__(self, version: int = DEFAULT) -> None:
        self.version = version

    def operand(self, op_array: OpArray, opline: Opline, slot: str, kind: int, number: int) -> str:
        """An operand that is a variable, with a blank before it."""
        return " " + variable_text(op_array, kind, number)

    def result(self, op_array: OpArray, opline: Opline) -> str:
        """What stands before the opcode, of an opline that has a result."""
        return variable_text(op_array, opline.result_type, opline.result) + " = "

    def changed_result(self, op_array: OpArray, opline: Opline) -> str:
        """What stands after everything, of an opline whose result was there before."""
        return ""

    def target(self, number: int) -> str:
        """An opline that is jumped to."""
        return f"{number:04d}"


_NUMBERS = Naming()


def _class_fetch_text(fetch_type: int) -> str:
    text = _CLASS_FETCH_NAMES.get(fetch_type & f.FETCH_CLASS_MASK, "")
    if fetch_type & f.FETCH_CLASS_NO_AUTOLOAD:
        text += " (no-autoload)"
    if fetch_type & f.FETCH_CLASS_SILENT:
        text += " (silent)"
    if fetch_type & f.FETCH_CLASS_EXCEPTION:
        text += " (exception)"
    return text


def _unused_text(number: int, flags: int, naming: Naming) -> str:
    """What an UNUSED operand means to its opcode (zend_dump_unused_op)."""
    meaning = flags & words.OP_MASK
    if meaning == words.OP_NUM:
        return f" {number & _WORD}"
    if meaning == words.OP_JMP_ADDR:
        return " " + naming.target(number)
    if meaning == words.OP_TRY_CATCH:
        return "" if number == -1 or number == _WORD else f" try-catch({number})"
    if meaning == words.OP_THIS:
        return " THIS"
    if meaning == words.OP_NEXT:
        return " NEXT"
    if meaning == words.OP_CLASS_FETCH:
        return _class_fetch_text(number)
    if meaning == words.OP_CONSTRUCTOR:
        return " CONSTRUCTOR"
    if meaning == words.OP_CONST_FETCH and number & f.CONSTANT_UNQUALIFIED_IN_NAMESPACE:
        return " (unqualified-in-namespace)"
    return ""


def _type_mask_text(mask: int) -> str:
    name = _TYPE_MASK_NAMES.get(mask)
    if name is not None:
        return f" ({name})"
    if mask & t.MAY_BE_ANY == t.MAY_BE_ANY:
        return " TYPE [any]"
    names = []
    for bits, name in _TYPE_INFO:
        if bits == t.MAY_BE_BOOL and mask & t.MAY_BE_BOOL != t.MAY_BE_BOOL:
            if mask & t.MAY_BE_BOOL:
                names.append("false" if mask & t.MAY_BE_FALSE else "true")
        elif mask & bits:
            names.append(name)
    return f" TYPE [{', '.join(names)}]"


def _source_text(value: int) -> str:
    if value == f.RETURNS_VALUE:
        return " (value)"
    return " (function)" if value & f.RETURNS_FUNCTION else ""


_EXTENDED: dict[int, Callable[[int], str]] = {
    words.EXT_NUM: lambda value: f" {value & _WORD}",
    words.EXT_OP: lambda value: f" ({meta.NAMES[value]})",
    words.EXT_TYPE: lambda value: f" ({_TYPE_NAMES.get(value, '???')})",
    words.EXT_TYPE_MASK: _type_mask_text,
    words.EXT_EVAL: lambda value: f" ({_EVAL_NAMES.get(value, '???')})",
    words.EXT_SRC: _source_text,
}


def _extended_text(value: int, flags: int) -> str:
    """extended_value, as far as OPcache shows it before the operands."""
    resolve = _EXTENDED.get(flags & words.EXT_MASK)
    if resolve is not None:
        return resolve(value)
    text = ""
    if flags & words.EXT_VAR_FETCH:
        if value & f.FETCH_GLOBAL:
            text += " (global)"
        elif value & f.FETCH_LOCAL:
            text += " (local)"
        elif value & f.FETCH_GLOBAL_LOCK:
            text += " (global+lock)"
    if flags & words.EXT_ISSET:
        text += " (empty)" if value & f.ISEMPTY else " (isset)"
    if flags & words.EXT_ARRAY_INIT:
        text += f" {value >> f.ARRAY_SIZE_SHIFT}"
        if not value & f.ARRAY_NOT_PACKED:
            text += " (packed)"
    if flags & words.EXT_REF and value & f.ARRAY_ELEMENT_REF:
        text += " (ref)"
    if flags & (words.EXT_DIM_WRITE | words.EXT_FETCH_REF):
        kind = value & f.FETCH_OBJ_FLAGS
        if kind == f.FETCH_REF:
            text += " (ref)"
        elif kind == f.FETCH_DIM_WRITE:
            text += " (dim write)"
    return text


def _jump_table_text(table: dict[int | str, int], naming: Naming) -> str:
    text = ""
    for key, target in table.items():
        value = f'"{string_text(key, naming.version)}"' if type(key) is str else key
        text += f" {value}: {naming.target(target)},"
    return text + " default:"


def _op1_text(op_array: OpArray, opline: Opline, flags: int, naming: Naming) -> str:
    if opline.op1_type == CONST:
        return _constant_text(op_array.literals[opline.op1], naming.version)
    if opline.op1_type == UNUSED:
        return _unused_text(opline.op1, flags, naming)
    return naming.operand(op_array, opline, "op1", opline.op1_type, opline.op1)


def _op2_text(op_array: OpArray, opline: Opline, flags: int, naming: Naming) -> str:
    if opline.op2_type == CONST:
        literal = op_array.literals[opline.op2]
        return _jump_table_text(literal, naming) if opline.opcode in words.JUMP_TABLES else \
            _constant_text(literal, naming.version)
    if opline.op2_type == UNUSED:
        if opline.opcode == meta.CATCH and opline.extended_value & f.LAST_CATCH:
            return ""
        if opline.op2 > 0 and opline.opcode in (meta.FREE, meta.FE_FREE):
            return f" loop-end(+{opline.op2})" if naming.version >= V8_4 else ""
        return _unused_text(opline.op2, flags, naming)
    return naming.operand(op_array, opline, "op2", opline.op2_type, opline.op2)


def opline_record(op_array: OpArray, opline: Opline, naming: Naming = _NUMBERS) -> tuple[str, str, str, str, str, str]:
    """The parts of an opline as text: result, name, extended value, op1, op2, and what comes after those: the jump in
    the extended value, a result that is changed.

    Each part but the first two carries its leading blank, so that the parts joined are zend_dump_op()'s line.
    """
    flags = meta.FLAGS[opline.opcode]
    result = rest = ""
    if flags & words.EXT_MASK == words.EXT_JMP_ADDR:
        rest = " " + naming.target(opline.extended_value)
    if opline.result_type & (CV | VAR | TMP_VAR):
        result = naming.result(op_array, opline)
        rest += naming.changed_result(op_array, opline)
    if meta.FRAMELESS_ICALL_0 <= opline.opcode <= meta.FRAMELESS_ICALL_3:
        name = f"{meta.NAMES[opline.opcode]}({FRAMELESS[opline.extended_value]})"
        return (result, name, "", _op1_text(op_array, opline, flags, naming),
                _op2_text(op_array, opline, flags >> 8, naming), rest)
    return (result, meta.NAMES[opline.opcode] or "", _extended_text(opline.extended_value, flags),
            _op1_text(op_array, opline, flags, naming), _op2_text(op_array, opline, flags >> 8, naming), rest)


def op_array_name(op_array: OpArray) -> str:
    """The name OPcache gives an op-array: `$_main`, `function` or `Class::method`."""
    if op_array.function_name is None:
        return "$_main"
    if op_array.scope is not None:
        return f"{_c_string(op_array.scope.name)}::{_c_string(op_array.function_name)}"
    return _c_string(op_array.function_name)


def dump_header(op_array: OpArray, remark: str = BEFORE_OPTIMIZER, facts: str = "") -> str:
    """The lines in front of the first opline. `remark` is where in its work the optimizer is, which phpdbg leaves out;
    `facts` what is known beside the numbers, each with ", " before it."""
    return (f"\n{op_array_name(op_array)}:\n"
            f"     ; (lines={len(op_array.opcodes)}, args={op_array.num_args}"
            f", vars={op_array.last_var}, tmps={op_array.T}{facts})\n"
            f"{f'     ; ({remark}){chr(10)}' if remark else ''}"
            f"     ; {_c_string(op_array.filename)}:{op_array.line_start}-{op_array.line_end}\n")


def dump_live_ranges(op_array: OpArray) -> str:
    """The table after the oplines; empty where there are no live ranges."""
    if not op_array.live_range:
        return ""
    return "LIVE RANGES:\n" + "".join(
        f"     {live.var}: {live.start:04d} - {live.end:04d} ({LIVE_NAMES[live.kind]})\n"
        for live in op_array.live_range)


def dump_exception_table(op_array: OpArray, target: int = DEFAULT) -> str:
    """Likewise the table of try elements."""
    return "".join(_exception_table(op_array, target)) if op_array.try_catch_array else ""


def _exception_table(op_array: OpArray, target: int) -> Iterator[str]:
    yield "EXCEPTION TABLE:\n"
    for element in op_array.try_catch_array:
        row = [f"     {element.try_op:04d}"]
        row += [f"{number:04d}" if number else "-"
                for number in (element.catch_op, element.finally_op, element.finally_end)]
        # until 8.5 OPcache ends the row only where there is no finally block
        yield ", ".join(row) + ("" if element.finally_end and target < V8_5 else "\n")


def dump_op_array(op_array: OpArray, lines: bool = False, remark: str = BEFORE_OPTIMIZER,
                  live_ranges: bool = True, target: int = DEFAULT) -> str:
    """The listing of one op-array; `lines` puts `L` and the source line before each opline, as phpdbg does. `remark`
    is dump_header()'s, `target` the version of PHP whose OPcache is meant."""
    naming = Naming(target)
    parts = [dump_header(op_array, remark)]
    for number, opline in enumerate(op_array.opcodes):
        if lines:
            parts.append(f"L{opline.lineno:04d} ")
        parts.append(f"{number:04d}".ljust(4) + " ")
        parts.extend(opline_record(op_array, opline, naming))
        parts.append("\n")
    if live_ranges:
        parts.append(dump_live_ranges(op_array))
    parts.append(dump_exception_table(op_array, target))
    return "".join(parts)


def dump_script(script: Script, lines: bool = False) -> str:
    """All listings of a script, as OPcache prints them while compiling it."""
    return "".join(dump_op_array(op_array, lines) for op_array in script.op_arrays())
