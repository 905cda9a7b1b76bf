"""What a test proves about a parameter on each of its branches.

Reads conditions; used by planning.py to leave out work: a value of a tested type is neither UNDEF nor a Reference, and
a scalar's slot need not be cleared.
"""
from __future__ import annotations

import ast

PLAIN, SCALAR, DEFINED = "plain", "scalar", "defined"  # not Reference and not UNDEF; None, bool, int, float; not UNDEF
_SCALAR_TYPES = frozenset(("int", "float", "bool"))
_SCALAR_VALUES = (None, True, False)

Facts = frozenset[tuple[str, str]]
NOTHING: Facts = frozenset()


def facts_of(test: ast.expr, truth: bool, aliases: dict[str, str]) -> Facts:
    """Facts (name, PLAIN | SCALAR | DEFINED) known when `test` came out as `truth`; `aliases`: t → x for t = type(x)"""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return facts_of(test.operand, not truth, aliases)
    if isinstance(test, ast.BoolOp):
        parts = [facts_of(value, truth, aliases) for value in test.values]
        if isinstance(test.op, ast.And) is truth:
            return frozenset().union(*parts)
        return frozenset.intersection(*parts)
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return _comparison_facts(test.left, test.ops[0], test.comparators[0], truth, aliases)
    if (isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "isinstance" and truth
            and isinstance(test.args[0], ast.Name)):
        return _plain(test.args[0].id)
    return NOTHING


def _plain(name: str) -> Facts:
    return frozenset(((name, PLAIN), (name, DEFINED)))


def _comparison_facts(left: ast.expr, operator: ast.cmpop, right: ast.expr, truth: bool,
                      aliases: dict[str, str]) -> Facts:
    if isinstance(operator, (ast.IsNot, ast.NotIn, ast.NotEq)):
        truth = not truth
    elif not isinstance(operator, (ast.Is, ast.In)):
        return NOTHING
    typed = _type_of(left, aliases)
    if typed is not None:
        types = [ast.unparse(element) for element in (right.elts if isinstance(right, ast.Tuple) else [right])]
        if not truth or "Reference" in types:
            return NOTHING
        facts = set(_plain(typed))
        if _SCALAR_TYPES.issuperset(types):
            facts.add((typed, SCALAR))
        return frozenset(facts)
    if isinstance(left, ast.Name) and isinstance(operator, (ast.Is, ast.IsNot)):
        if isinstance(right, ast.Constant) and right.value in _SCALAR_VALUES and truth:
            return _plain(left.id) | {(left.id, SCALAR)}
        if isinstance(right, ast.Name) and right.id == "UNDEF" and not truth:
            return frozenset(((left.id, DEFINED),))
    return NOTHING


def _type_of(node: ast.expr, aliases: dict[str, str]) -> str | None:
    """x for `type(x)` and for a local that holds it."""
    if isinstance(node, ast.Name):
        return aliases.get(node.id)
    if (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type"
            and isinstance(node.args[0], ast.Name)):
        return node.args[0].id
    return None
