"""Op-arrays as JSON: everything an op-array holds, as schema.json beside this file describes it.

Reads a Compiled and a View; makes plain Python data and its text. PHP's strings are bytes: a character of a JSON string
is a byte, U+0000 to U+00FF, and all but printable ASCII is escaped.
"""
from __future__ import annotations

import json
import math
from pathlib import Path

from zvm.cli.dump.compiling import LEVELS
from zvm.cli.dump.stages import BEFORE
from zvm.cli.dump.view import Notes, View, display_name, is_closure, prepare, select, split_lines
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as meta
from zvm.opcodes import operands as words
from zvm.opcodes.cfg import jumps
from zvm.opcodes.dump import opline_record
from zvm.opcodes.op_array import CONST, CV, LIVE_NAMES, TMP_VAR, UNUSED
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.cli.dump.compiling import Compiled
    from zvm.opcodes.op_array import ArgInfo, LiveRange, OpArray, Opline, TryCatchElement

SCHEMA = Path(__file__).with_name("schema.json")
_FLAGS = (("public", f.ACC_PUBLIC), ("protected", f.ACC_PROTECTED), ("private", f.ACC_PRIVATE),
          ("static", f.ACC_STATIC), ("final", f.ACC_FINAL), ("abstract", f.ACC_ABSTRACT),
          ("return_reference", f.ACC_RETURN_REFERENCE), ("has_return_type", f.ACC_HAS_RETURN_TYPE),
          ("variadic", f.ACC_VARIADIC), ("has_finally", f.ACC_HAS_FINALLY_BLOCK), ("uses_this", f.ACC_USES_THIS),
          ("closure", f.ACC_CLOSURE), ("generator", f.ACC_GENERATOR), ("constructor", f.ACC_CTOR),
          ("deprecated", f.ACC_DEPRECATED), ("strict_types", f.ACC_STRICT_TYPES))
_MEANINGS = {words.OP_NUM: "number", words.OP_JMP_ADDR: "jump", words.OP_TRY_CATCH: "try_catch", words.OP_THIS: "this",
             words.OP_NEXT: "next", words.OP_CLASS_FETCH: "class_fetch", words.OP_CONSTRUCTOR: "constructor",
             words.OP_CONST_FETCH: "constant_fetch"}
_KINDS = {CV: "CV", TMP_VAR: "TMP"}


def document(compiled: Compiled, view: View, stage: str = BEFORE,
             extra: dict[OpArray, dict[str, Any]] | None = None) -> dict[str, Any]:
    """One source: `file`, `stage`, `diagnostics`, `op_arrays` and, for --source, its lines. `extra` is what the stage
    adds to op-arrays."""
    prepare(compiled, view)
    made: dict[str, Any] = {
        "file": compiled.filename,
        "stage": stage,
        "compiled": compiled.script is not None,
        "diagnostics": [{"level": LEVELS[level], "message": message, "line": line, "file": file}
                        for level, message, line, file in compiled.diagnostics],
    }
    if view.source:
        made["source"] = split_lines(compiled.source)
    numbers = {id(op_array): number for number, op_array in enumerate(compiled.op_arrays)}
    made["op_arrays"] = [{**_op_array(op_array, view, numbers), **(extra or {}).get(op_array, {})}
                         for op_array in select(compiled.op_arrays, view.functions)[0]]
    return made


def text(made: dict[str, Any]) -> str:
    """The JSON of one source."""
    return json.dumps(made, ensure_ascii=True, indent=1, allow_nan=False)


def whole(documents: list[str]) -> str:
    """The JSON of a command: every source's."""
    return '{"format": "zvm-dump", "version": 1, "files": [\n' + ",\n".join(documents) + "\n]}\n"


def _op_array(op_array: OpArray, view: View, numbers: dict[int, int]) -> dict[str, Any]:
    notes = Notes(op_array, view, [])
    scope = op_array.scope
    static = op_array.static_variables or {}
    return {
        "name": display_name(op_array),
        "number": numbers[id(op_array)],
        "kind": _kind(op_array),
        "function": op_array.function_name,
        "class": None if scope is None else scope.name,
        "flags": [name for name, bit in _FLAGS if op_array.fn_flags & bit],
        "line_start": op_array.line_start,
        "line_end": op_array.line_end,
        "doc_comment": op_array.doc_comment,
        "parameters": [_parameter(info) for info in op_array.arg_info],
        "required_parameters": op_array.required_num_args,
        "returns": None if op_array.return_info is None else str(op_array.return_info.type),
        "variables": op_array.vars,
        "temporaries": op_array.T,
        "static_variables": [{"name": name, "value": literal(value)} for name, value in static.items()],
        "literals": [literal(value) for value in op_array.literals],
        "oplines": [_opline(notes, number, opline) for number, opline in enumerate(op_array.opcodes)],
        "live_ranges": [_live_range(live) for live in op_array.live_range],
        "try_catch": [_try_element(element) for element in op_array.try_catch_array],
        "definitions": [numbers[id(definition)] for definition in op_array.dynamic_func_defs],
    }


def _kind(op_array: OpArray) -> str:
    if op_array.function_name is None:
        return "main"
    if is_closure(op_array):
        return "closure"
    return "function" if op_array.scope is None else "method"


def _parameter(info: ArgInfo) -> dict[str, Any]:
    return {"name": info.name, "type": None if info.type is None else str(info.type), "by_reference": bool(info.by_ref),
            "variadic": info.variadic, "promoted": info.promoted}


def literal(value: Any) -> dict[str, Any]:
    """A literal with its type."""
    kind = type(value)
    if value is None:
        return {"type": "null"}
    if kind is bool or kind is int:
        return {"type": kind.__name__, "value": value}
    if kind is float:
        return {"type": "float", "value": value if math.isfinite(value) else repr(value)}
    if kind is str:
        return {"type": "string", "value": value}
    if kind is dict:  # keys of cases: a jump table
        return {"type": "jump_table", "value": [{"case": key, "target": target} for key, target in value.items()]}
    if kind is PhpArray:
        return {"type": "array", "value": [{"key": key, "value": literal(item)} for key, item in value.items()]}
    return {"type": "constant_expression"}


def _operand(op_array: OpArray, kind: int, number: int, flags: int) -> dict[str, Any] | None:
    """None for an operand that is not there."""
    if kind == CONST:
        return {"kind": "CONST", "literal": number}
    if kind == CV:
        return {"kind": "CV", "slot": number, "name": op_array.vars[number]}
    if kind != UNUSED:
        return {"kind": _KINDS.get(kind, "VAR"), "slot": number}
    meaning = _MEANINGS.get(flags & words.OP_MASK)
    return None if meaning is None else {"kind": "UNUSED", "meaning": meaning, "value": number}


def _opline(notes: Notes, number: int, opline: Opline) -> dict[str, Any]:
    op_array = notes.op_array
    flags = meta.FLAGS[opline.opcode]
    made: dict[str, Any] = {
        "number": number,
        "opcode": meta.NAMES[opline.opcode],
        "code": opline.opcode,
        "line": opline.lineno,
        "op1": _operand(op_array, opline.op1_type, opline.op1, flags),
        "op2": _operand(op_array, opline.op2_type, opline.op2, flags >> 8),
        "result": _operand(op_array, opline.result_type, opline.result, 0),
        "extended_value": opline.extended_value,
        "targets": sorted({target for _, target, _ in jumps(op_array, opline)}),
        "text": "".join(opline_record(op_array, opline)),
    }
    if notes.view.handlers:
        made["handler"] = notes.handler(number)
        made["native"] = made["handler"] is not None and notes.is_native(number)
    if notes.view.live_ranges:
        made["alive"] = [live.var for live in notes.alive(number)]
    return made


def _live_range(live: LiveRange) -> dict[str, Any]:
    return {"slot": live.var, "kind": LIVE_NAMES[live.kind], "start": live.start, "end": live.end}


def _try_element(element: TryCatchElement) -> dict[str, Any]:
    return {"try": element.try_op, "catch": element.catch_op or None, "finally": element.finally_op or None,
            "finally_end": element.finally_end or None}
