"""What no listing shows of expressions: lines, depth, literals, what constant expressions keep."""
from __future__ import annotations

import sys

import pytest

from zvm.compiler.builder import MAX_DEPTH, CompilerOptions
from zvm.compiler.compiler import compile_ast
from zvm.compiler.errors import CompileError
from zvm.compiler.php_names import PhpNames
from zvm.compiler.sources import compile_source
from zvm.frontend.generated import ast
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST
from zvm.runtime.classes.constant_expressions import ConstantExpression


def compiled(code: str, **options: object):
    return compile_source("<?php\n" + code, "test.php", PhpNames().options(**options))


def lines(code: str) -> list[tuple[str, int]]:
    return [(ops.NAMES[opline.opcode], opline.lineno) for opline in compiled(code).main.opcodes[:-1]]


def test_a_call_stands_where_its_name_does():
    assert lines("f(\n1\n);") == [("INIT_FCALL_BY_NAME", 2), ("SEND_VAL_EX", 3), ("DO_FCALL_BY_NAME", 2)]
    assert lines("$a\n->b(\n1\n);") == [("INIT_METHOD_CALL", 3), ("SEND_VAL_EX", 4), ("DO_FCALL", 3)]
    assert lines("$f\n(\n1\n);")[-1] == ("DO_FCALL", 3)


def test_the_jump_over_else_stands_at_the_if():
    assert lines("if ($a) {\necho 1;\n} else {\necho 2;\n}") == [("JMPZ", 2), ("ECHO", 3), ("JMP", 2), ("ECHO", 5)]


def test_folded_elements_stand_where_the_compiler_is():
    assert lines("f([\n$a,\n1 + 1,\n2]);")[1:4] == [("INIT_ARRAY", 3), ("ADD_ARRAY_ELEMENT", 3),
                                                    ("ADD_ARRAY_ELEMENT", 5)]


def nested(depth: int) -> ast.StmtList:
    node: ast.Node = ast.Var(1, ast.Zval(1, "a", 0), 0)
    for _ in range(depth):
        node = ast.UnaryOp(1, node, ops.BW_NOT)
    return ast.StmtList(1, [ast.Echo(1, node)])


def test_nesting_has_a_limit():
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(1_000_000)
    try:
        assert len(compile_ast(nested(MAX_DEPTH // 2), "test.php").main.opcodes) == MAX_DEPTH // 2 + 2
        with pytest.raises(CompileError, match="Nesting too deep"):
            compile_ast(nested(MAX_DEPTH + 1), "test.php")
    finally:
        sys.setrecursionlimit(limit)


def test_python_s_own_limit_is_no_traceback():
    with pytest.raises(CompileError, match="Nesting too deep"):
        compile_ast(nested(sys.getrecursionlimit()), "test.php")


def test_names_bring_their_lower_case_forms_along():
    assert compiled("Foo();").main.literals[:2] == ["Foo", "foo"]
    assert compiled("namespace N; Foo();").main.literals[:3] == ["N\\Foo", "n\\foo", "foo"]
    assert compiled("namespace N; FOO;").main.literals[:3] == ["N\\FOO", "n\\FOO", "FOO"]
    assert compiled("A::B();").main.literals[:4] == ["A", "a", "B", "b"]


def test_an_integer_like_dimension_keeps_its_string():
    opline = compiled("$a['12'];").main.opcodes[0]
    assert opline.op2_type == CONST
    assert compiled("$a['12'];").main.literals[opline.op2:opline.op2 + 2] == [12, "12"]


def test_constant_expressions_keep_resolved_names():
    script = compiled("namespace N; use A\\B as C; function f($a = C::X, $b = D, $c = \\E) {}")
    defaults = [literal for literal in script.functions["n\\f"].literals if isinstance(literal, ConstantExpression)]
    class_const, unqualified, qualified = (default.node for default in defaults)
    assert (class_const.class_name.value, class_const.name.value) == ("A\\B", "X")
    assert (unqualified.name.value, unqualified.name.attr) == ("N\\D", f.NAME_NOT_FQ)
    assert (qualified.name.value, qualified.name.attr) == ("E", f.NAME_FQ)


def test_assertions_may_not_be_compiled_at_all():
    assert [opline.opcode for opline in compiled("assert(f());", assertions=-1).main.opcodes] == [ops.RETURN]


def test_php_s_names():
    names = PhpNames()
    multisort = names.internal_function("array_multisort")
    assert multisort is not None
    assert [(info.name, info.by_ref, info.variadic) for info in multisort.arg_info] == [
        ("array", 2, False), ("rest", 2, True)]
    assert names.internal_function("no_such_function") is None
    assert names.constant("E_ALL") == (32767,)
    assert names.constant("FILE_TEXT") is None
    assert CompilerOptions().constant("E_ALL") is None
