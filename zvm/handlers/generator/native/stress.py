"""The image for stress: its fast paths pretend now and then that they cannot, and Python takes over.

`scripts/build_native.py --stress` makes it; `kernels/base/stress.py` draws. Every handler may give up where it begins
and at each of its tests, a kernel where its contract has a word for it: one that stands for a function of the runtime
or an internal function gives null, another what its docstring gives "where Python has to look". What programs print
must stay the same. Kernels that are no part of others note that they were reached, too, each by its number.
"""
from __future__ import annotations

import ast
import re

from zvm.handlers.generator.definition_vocabulary import MODULES

_STANDING_FOR = {"function", "method", *MODULES}
_CACHES = {"find_cached"}  # null: not there
_FILLING = {"array_append", "array_store", "add_renumbered", "to_hash"}  # who makes an array knows that they can
_CONTRACT = re.compile(r"(?<!\w)(null|false|-1)\b[^.;:]*?\b(nothing done|python has to|none is kept)\b")
_VALUES = {("false", "i1"): "False", ("false", "Object"): "FALSE", ("-1", "i64"): "-1"}


def with_refusals(node: ast.FunctionDef, kind: str, number: int) -> ast.FunctionDef:
    """A kernel that gives up now and then, where it may. By its number it is known which ones were reached."""
    body = node.body
    refused = refusal(node)
    if kind == "handler":
        slow_path = _SlowPath()
        body = [slow_path.visit(each) for each in body]
    elif refused is not None:
        body = [*ast.parse(f"if not goes_well():\n    return {refused}").body, *body]
    if kind != "inline":
        body = [*ast.parse(f"note_reached({number})").body, *body]
    return ast.fix_missing_locations(ast.copy_location(
        ast.FunctionDef(node.name, node.args, body, node.decorator_list, node.returns), node))


def refusal(node: ast.FunctionDef) -> str | None:
    """What a kernel gives where it leaves its work to others before it has begun; None of one that cannot."""
    module, separator, _ = node.name.partition("__")
    result = "None" if node.returns is None else ast.unparse(node.returns)
    if separator and module in _STANDING_FOR or node.name in _CACHES:
        return "-1" if result == "i64" else "None"
    contract = _CONTRACT.search(" ".join((ast.get_docstring(node) or "").split()).lower())
    return None if contract is None or node.name in _FILLING else _VALUES.get((contract[1], result), "None")


class _SlowPath(ast.NodeTransformer):
    """The first `if test: return jump(slow, …)`, before which nothing has happened, does so where the test does not
    hold, too."""

    def __init__(self) -> None:
        self.done = False

    def visit_If(self, node: ast.If) -> ast.If:
        if not self.done and len(node.body) == 1 and ast.unparse(node.body[0]).startswith("return jump(slow,"):
            node.test = ast.BoolOp(ast.Or(), [ast.parse("not goes_well()", mode="eval").body, node.test])
            self.done = True
        self.generic_visit(node)
        return node
