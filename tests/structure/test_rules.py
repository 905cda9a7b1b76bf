"""Every node of nodes.asdl has its rule in each table that takes nodes, or stands in that table's list of exceptions.

A node added to the grammar must not be met first by a table that does not know it: that is an internal error.
"""
from __future__ import annotations

import re
from pathlib import Path

from zvm.compiler import compiler, visitor
from zvm.compiler.declarations.constant_expressions import ALLOWED
from zvm.compiler.export.exporter import INFIX, PREFIX
from zvm.compiler.export.source import ALL_RULES
from zvm.compiler.expressions import folding
from zvm.frontend.generated import ast
from zvm.opfile.checking_nodes import SHAPES
from zvm.runtime.objects import evaluation

assert compiler  # registers the topics

_DECLARATIONS = Path(ast.__file__).parents[1] / "nodes.asdl"
NODES = {getattr(ast, name) for name in re.findall(r"^(\w+)\(", _DECLARATIONS.read_text(), re.MULTILINE)}

# compiled by the rule of the node they are part of
PARTS = {ast.Type, ast.ArgList, ast.ExprList, ast.SwitchList, ast.CatchList, ast.ParamList, ast.ClosureUses,
         ast.PropDecl, ast.ClassConstDecl, ast.NameList, ast.TraitAdaptations, ast.TypeUnion, ast.TypeIntersection,
         ast.AttributeList, ast.AttributeGroup, ast.MatchArmList, ast.Unpack, ast.Ref, ast.ArrayElem, ast.IfElem,
         ast.SwitchCase, ast.TraitPrecedence, ast.MethodReference, ast.UseElem, ast.TraitAlias, ast.Attribute,
         ast.MatchArm, ast.NamedArg, ast.Catch, ast.PropElem, ast.ConstElem, ast.Param, ast.CallableConvert,
         ast.PropertyHook, ast.PropertyHookShortBody}
# made by the compiler for constant expressions, never by the parser
MADE = {ast.ConstantClass, ast.ConstEnumInit, ast.ConstantClosure}
# written by the rule of the node they are part of
WRITTEN_WITH_PARENT = {ast.Type, ast.SwitchList, ast.CatchList, ast.TypeUnion, ast.TypeIntersection, ast.AttributeList,
                       ast.AttributeGroup, ast.MatchArmList, ast.IfElem, ast.SwitchCase, ast.Attribute, ast.MatchArm,
                       ast.Catch, ast.PropertyHook, ast.PropertyHookShortBody}
# at the top of a file only, so never inside an assert() or a default; enum cases are shown by name
NEVER_EXPORTED = {ast.Use, ast.GroupUse, ast.UseElem, ast.Namespace, ast.ConstEnumInit}
# parts of arrays and `new`, evaluated with them; magic constants are resolved by the compiler
NOT_EVALUATED_ALONE = {ast.Zval, ast.ArrayElem, ast.Unpack, ast.ArgList, ast.NamedArg, ast.MagicConst, ast.Closure,
                       ast.CallableConvert}
# have nothing to fold, or are folded with the array they stand in
NOT_FOLDED = {ast.Zval, ast.ArrayElem, ast.Unpack, ast.Closure, ast.Call, ast.StaticCall, ast.CallableConvert}


def names(nodes: set[type]) -> list[str]:
    return sorted(node.__name__ for node in nodes)


def test_every_node_is_compiled() -> None:
    compiled = {*visitor.EXPRESSIONS, *visitor.VARIABLES, *visitor.STATEMENTS}
    assert names(NODES - compiled) == names(PARTS | MADE)


def test_every_node_is_exported() -> None:
    assert names(NODES - {*ALL_RULES, *INFIX, *PREFIX}) == names(WRITTEN_WITH_PARENT | NEVER_EXPORTED)


def test_every_node_of_constant_expressions_is_evaluated() -> None:
    evaluated = {getattr(ast, name) for name in evaluation.RULES}
    assert names({*ALLOWED} - evaluated) == names(NOT_EVALUATED_ALONE)
    assert names(evaluated - {*ALLOWED}) == names({ast.ConstantClass, ast.ConstantClosure})


def test_every_node_of_constant_expressions_is_folded() -> None:
    assert names({*ALLOWED} - {*folding.RULES}) == names(NOT_FOLDED)


def test_every_node_of_constant_expressions_is_known_in_files() -> None:
    """Magic constants are resolved by the compiler, __CLASS__ of a class known at run time becomes another node."""
    made = {ast.ConstantClass, ast.ConstantClosure}
    assert sorted(SHAPES) == names({*ALLOWED} - {ast.MagicConst, ast.Closure} | made)
