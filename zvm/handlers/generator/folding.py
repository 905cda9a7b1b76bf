"""Partial evaluation: tests of the operand-kind combination become True or False and dead branches vanish.

Reads an Opcode's body and a Variant; makes a new body. Before, for ASSIGN with op1 CV:
`if op1 is VAR: a() \n else: b()`; after: `b()`.
"""
from __future__ import annotations

import ast
import copy

from zvm.handlers.generator.model import ANY, CONST, LONG, OPERANDS, REAL_KINDS, TEMPORARIES, UNUSED, Opcode, Variant
from zvm.handlers.generator.specialise import has_const_variants

_TYPE_NUMBERS = {"UNUSED": 0, "CONST": 1, "TMP": 2, "VAR": 4, "TMPVAR": 6, "CV": 8}


def fold(opcode: Opcode, variant: Variant) -> list[ast.stmt]:
    """The body as the variant needs it."""
    folder = _Folder(opcode, variant)
    return folder.block([copy.deepcopy(statement) for statement in opcode.body])


def constant(node: ast.expr) -> bool | None:
    """True or False for those constants, None for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, bool) else None


class _Folder(ast.NodeTransformer):
    def __init__(self, opcode: Opcode, variant: Variant) -> None:
        self.opcode, self.variant = opcode, variant
        self.parameters = {parameter.name: parameter.operand for parameter in opcode.parameters}

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        result: list[ast.stmt] = []
        for statement in statements:
            if isinstance(statement, ast.If):
                statement.test = self.visit(statement.test)
                truth = constant(statement.test)
                if truth is not None:
                    result += self.block(statement.body if truth else statement.orelse)
                else:
                    statement.body = self.block(statement.body) or [ast.Pass()]
                    statement.orelse = self.block(statement.orelse)
                    result.append(statement)
            elif isinstance(statement, (ast.For, ast.While)):
                statement.body = self.block(statement.body)
                statement.orelse = self.block(statement.orelse)
                if isinstance(statement, ast.While):
                    statement.test = self.visit(statement.test)
                else:
                    statement.iter = self.visit(statement.iter)
                result.append(statement)
            elif isinstance(statement, ast.With):
                statement.body = self.block(statement.body)
                result.append(statement)
            elif isinstance(statement, ast.Try):
                statement.body = self.block(statement.body)
                for handler in statement.handlers:
                    handler.body = self.block(handler.body) or [ast.Pass()]
                statement.finalbody = self.block(statement.finalbody)
                statement.orelse = self.block(statement.orelse)
                result.append(statement)
            else:
                result.append(self.visit(statement))
            if result and leaves(result[-1]):
                break  # what follows is dead in this variant
        return result

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        node.test = self.visit(node.test)
        truth = constant(node.test)
        if truth is not None:
            branch: ast.expr = self.visit(node.body if truth else node.orelse)
            return branch
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        node.operand = self.visit(node.operand)
        truth = constant(node.operand)
        if isinstance(node.op, ast.Not) and truth is not None:
            return ast.Constant(not truth)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        decisive = isinstance(node.op, ast.Or)
        values: list[ast.expr] = []
        for value in node.values:
            value = self.visit(value)
            truth = constant(value)
            if truth is decisive:
                if not values:
                    return ast.Constant(decisive)
                values.append(ast.Constant(decisive))
                break
            if truth is None:
                values.append(value)
        if not values:
            return ast.Constant(not decisive)
        if constant(values[-1]) is decisive and all(_is_pure_test(value) for value in values):
            return ast.Constant(decisive)
        if len(values) == 1:
            return values[0]
        node.values = values
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        if len(node.ops) == 1:
            folded = self._combination_test(node)
            if folded is None:
                folded = self._type_test(node)
            if folded is not None:
                return folded
        self.generic_visit(node)
        return node

    def _combination_test(self, node: ast.Compare) -> ast.expr | None:
        """`op1 is CONST`, `op2 in (CONST, CV)`, `result is UNUSED`, `extended_value is ADD`."""
        left, operator, right = node.left, node.ops[0], node.comparators[0]
        if not isinstance(left, ast.Name) or left.id not in (*OPERANDS, "result", "extended_value"):
            return None
        if isinstance(operator, (ast.In, ast.NotIn)) and isinstance(right, ast.Tuple):
            wanted = [ast.unparse(element) for element in right.elts]
        elif isinstance(operator, (ast.Is, ast.IsNot)):
            wanted = [ast.unparse(right)]
        else:
            raise self.opcode.error(node, f"{left.id} is tested with `is` and `in (…)` only")
        negative = isinstance(operator, (ast.IsNot, ast.NotIn))
        if left.id == "extended_value":
            return self._split_test(node, wanted, negative)
        if left.id == "result":
            if wanted != ["UNUSED"]:
                raise self.opcode.error(node, "result is UNUSED or not, nothing else")
            if not self.opcode.retval_variants:
                raise self.opcode.error(node, "result is never UNUSED")
            if "GENERIC" in self.opcode.rules:
                return ast.parse(f"op.result_type {'!=' if negative else '=='} 0", mode="eval").body
            return ast.Constant((not self.variant.result_used) is not negative)
        return self._kind_test(node, left.id, wanted, negative)

    def _split_test(self, node: ast.Compare, wanted: list[str], negative: bool) -> ast.expr:
        for name in wanted:
            if name not in self.opcode.split:
                raise self.opcode.error(node, f"{name} is not among the values in split")
        return ast.Constant((self.variant.extended_value in wanted) is not negative)

    def _kind_test(self, node: ast.Compare, operand: str, wanted: list[str], negative: bool) -> ast.expr:
        kinds = self.opcode.operand(operand).kinds
        for name in wanted:
            possible = name in kinds or (name == "TMPVAR" and set(kinds) & set(TEMPORARIES))
            if name not in REAL_KINDS or not possible and kinds != (ANY,):
                raise self.opcode.error(node, f"{operand} is never {name}")
        kind = self.variant.kind(operand)
        if kind == ANY:
            mask = 0
            for name in wanted:
                mask |= _TYPE_NUMBERS[name]
            field = f"op.{operand}_type"
            if wanted == [UNUSED]:
                test = f"{field} != 0" if negative else f"{field} == 0"
            elif UNUSED in wanted:
                raise self.opcode.error(node, "UNUSED is tested by itself in a GENERIC opcode")
            else:
                test = f"not {field} & {mask}" if negative else f"{field} & {mask}"
            return ast.parse(test, mode="eval").body
        matches = kind in wanted or (kind == LONG and CONST in wanted)
        matches = matches or (kind in TEMPORARIES and "TMPVAR" in wanted)
        return ast.Constant(matches is not negative)

    def _type_test(self, node: ast.Compare) -> ast.expr | None:
        """`type(x) is int` where x is a constant known to be an int, or known not to be one."""
        call, operator, right = node.left, node.ops[0], node.comparators[0]
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "type"
                and len(call.args) == 1 and isinstance(call.args[0], ast.Name) and isinstance(right, ast.Name)
                and isinstance(operator, (ast.Is, ast.IsNot))):
            return None
        operand = self.parameters.get(call.args[0].id)
        if operand is None:
            return None
        kind = self.variant.kind(operand)
        if kind == LONG:
            return ast.Constant((right.id == "int") is isinstance(operator, ast.Is))
        if kind == CONST and right.id == "Reference":
            return ast.Constant(isinstance(operator, ast.IsNot))
        if kind == CONST and right.id == "int" and has_const_variants(self.opcode, operand, self.variant):
            return ast.Constant(isinstance(operator, ast.IsNot))
        return None


def _is_pure_test(node: ast.expr) -> bool:
    """No call but type(): may be dropped when its value no longer matters."""
    return all(isinstance(inner.func, ast.Name) and inner.func.id in ("type", "isinstance", "len")
               for inner in ast.walk(node) if isinstance(inner, ast.Call))


def leaves(statement: ast.stmt) -> bool:
    """Whether control never goes past the statement."""
    if isinstance(statement, (ast.Return, ast.Raise, ast.Continue, ast.Break)):
        return True
    if isinstance(statement, ast.With):
        return leaves(statement.body[-1])
    if isinstance(statement, ast.If):
        return bool(statement.orelse) and leaves(statement.body[-1]) and leaves(statement.orelse[-1])
    return False
