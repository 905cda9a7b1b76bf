"""Rules about CONST operands: what handlers count on their being, by LITERALS of the opcode.

Reads an op-array and the metadata of its opcodes; called by oplines.py for each opline.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CONST, OpArray, Opline
from zvm.opcodes.operands import literal_count, literal_kind
from zvm.opcodes.verify.violations import Violation

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator

_SCALARS = frozenset((type(None), bool, int, float, str))
_CASES = {meta.SWITCH_LONG: (int,), meta.SWITCH_STRING: (str,), meta.MATCH: (int, str)}
_COMPLAINTS = {meta.LITERAL_NUMBER: "is no number of something", meta.LITERAL_SET: "is no array",
               meta.LITERAL_JUMP_TABLE: "is not a jump table", meta.LITERAL_EXPRESSION: "is no value and no expression",
               meta.LITERAL_VALUE: "is no value", meta.LITERAL_KEY: "is no value"}
_NO_NAME = "names something, but is no string"


def check_literals(op_array: OpArray, number: int, opline: Opline) -> Iterator[Violation]:
    """Everything wrong with the literals of an opline; a number that is none of the table is not looked at."""
    if opline.op1_type == CONST and 0 <= opline.op1 < len(op_array.literals):
        if number > 0 and op_array.opcodes[number - 1].opcode == meta.DECLARE_ATTRIBUTED_CONST:
            if type(op_array.literals[opline.op1]) is not list:
                yield Violation(op_array, number, "literal", "op1 is no list of attributes")
        else:
            yield from _check_literal(op_array, number, opline, False)
    if opline.op2_type == CONST and 0 <= opline.op2 < len(op_array.literals):
        yield from _check_literal(op_array, number, opline, True)
    elif type(opline.cache) is str:
        yield Violation(op_array, number, "literal", "op2 is no constant, but was written as a string")


def _check_literal(op_array: OpArray, number: int, opline: Opline, op2: bool) -> Iterator[Violation]:
    name, at = ("op2", opline.op2) if op2 else ("op1", opline.op1)
    kind, literal = literal_kind(opline.opcode, op2), op_array.literals[at]
    if not _is_of_kind(literal, kind):
        rule = "jump-table" if kind == meta.LITERAL_JUMP_TABLE else "literal"
        yield Violation(op_array, number, rule, f"{name} {_COMPLAINTS.get(kind, _NO_NAME)}")
        return
    if kind == meta.LITERAL_JUMP_TABLE:
        for key, target in literal.items():
            if type(key) not in _CASES[opline.opcode] or type(target) is not int:
                yield Violation(op_array, number, "jump-table", f"a case of the jump table is {key!r} => {target!r}")
        return
    count = literal_count(opline, op2)
    texts = op_array.literals[at + 1:at + count]
    if len(texts) != count - 1 or any(type(text) is not str for text in texts):
        yield Violation(op_array, number, "literal", f"{name} lacks the literals that belong to it")
    elif op2 and type(opline.cache) is str:
        fits = kind == meta.LITERAL_KEY and type(literal) is int and opline.cache == str(literal) == texts[0]
        if not fits:
            yield Violation(op_array, number, "literal", f"op2 was not written as {opline.cache!r}")


def _is_of_kind(literal: object, kind: int) -> bool:
    of_type = type(literal)
    if meta.LITERAL_NAME <= kind <= meta.LITERAL_CONSTANT_NAME:
        return of_type is str
    if kind == meta.LITERAL_NUMBER:
        return type(literal) is int and literal >= 0
    if kind == meta.LITERAL_JUMP_TABLE:
        return of_type is dict
    if kind == meta.LITERAL_EXPRESSION and of_type.__name__ == "ConstantExpression":  # runtime lies above this package
        return True
    return of_type.__name__ == "PhpArray" or of_type in _SCALARS and kind != meta.LITERAL_SET
