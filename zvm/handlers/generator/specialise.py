"""Which handlers an opcode needs: one Variant per combination of operand kinds, and its name.

The linker composes the same names from an opline (zvm/linker/handler_selection.py), by the rows that targets/index.py
prints; the rule is zvm/linker/variants.py.
"""
from __future__ import annotations

import ast
from collections.abc import Iterator

from zvm.handlers.generator.model import ANY, CONST, LONG, TMP, TMPVAR, UNUSED, VAR, Opcode, Variant
from zvm.linker.variants import operand_suffix, value_suffix, variant_name


def operand_kinds(opcode: Opcode, name: str) -> tuple[str, ...]:
    """The kinds an operand is specialised on. TMP and VAR are one kind unless the body tests for them."""
    kinds = opcode.operand(name).kinds
    if "GENERIC" in opcode.rules:
        return (ANY,)
    if TMP in kinds and VAR in kinds and "SPLIT_TMP" not in opcode.rules and not _tells_apart(opcode, name):
        merged = [TMPVAR if kind in (TMP, VAR) else kind for kind in kinds]
        kinds = tuple(dict.fromkeys(merged))
    if "LONG_CONST" in opcode.rules and CONST in kinds and name != "op_data":
        kinds += (LONG,)
    return kinds


def _tells_apart(opcode: Opcode, name: str) -> bool:
    for statement in opcode.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == name:
                names = {inner.id for inner in ast.walk(node.comparators[0]) if isinstance(inner, ast.Name)}
                if names & {TMP, VAR}:
                    return True
    return False


def suffix(opcode: Opcode, name: str, kind: str) -> str:
    """What a kind adds to the handler's name; nothing when the operand never varies and is not a variable."""
    if kind == ANY or (kind == UNUSED and len(opcode.operand(name).kinds) == 1):
        return ""
    return operand_suffix(kind, name == "op_data")


def variants(opcode: Opcode) -> Iterator[Variant]:
    """Every variant of the opcode, in a fixed order."""
    data_kinds: tuple[str | None, ...] = (None,) if opcode.op_data is None else operand_kinds(opcode, "op_data")
    for op1 in operand_kinds(opcode, "op1"):
        for op2 in operand_kinds(opcode, "op2"):
            if not _wanted(opcode, op1, op2):
                continue
            for data in data_kinds:
                yield from _result_variants(opcode, op1, op2, data)


def _wanted(opcode: Opcode, op1: str, op2: str) -> bool:
    constants = (CONST, LONG)
    if op1 in constants and op2 in constants:
        return "NO_CONST_CONST" not in opcode.rules and LONG not in (op1, op2)
    return True


def _result_variants(opcode: Opcode, op1: str, op2: str, data: str | None) -> Iterator[Variant]:
    operands = suffix(opcode, "op1", op1) + suffix(opcode, "op2", op2)
    if data is not None:
        operands += suffix(opcode, "op_data", data)
    has_retval = opcode.retval_variants and "GENERIC" not in opcode.rules
    branches = (None, "JMPZ", "JMPNZ") if "SMART_BRANCH" in opcode.rules and not has_retval else (None,)
    for value in (None, *opcode.split):
        by_value = "" if value is None else value_suffix(value)
        for used in (True, False) if has_retval else (None,):
            for branch in branches:
                name = variant_name(opcode.name, operands, by_value, used, branch)
                yield Variant(name, op1, op2, data, used is not False, branch, value)


def has_const_variants(opcode: Opcode, name: str, variant: Variant) -> bool:
    """Whether a CONST operand of the variant is known not to hold an int (there is a LONG variant beside it)."""
    other = variant.op2 if name == "op1" else variant.op1
    return "LONG_CONST" in opcode.rules and name != "op_data" and other not in (CONST, LONG)
