"""The parser's own behaviour: depth, size, what it keeps besides the AST."""
from __future__ import annotations

import time

import pytest

from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
from zvm.frontend.generated import ast
from zvm.frontend.parser import parse, parse_file


@pytest.mark.parametrize(("opening", "closing", "depth"), [("(", ")", 9993), ("[", "]", 4900), ("f(", ")", 3300)])
def test_deep_nesting(opening: str, closing: str, depth: int) -> None:
    parse(f"<?php $a = {opening * depth}1{closing * depth};", "deep")


def test_too_deep_nesting_is_php_s_error() -> None:
    """Bison's stack has room for 10,000 symbols: PHP 8.2 takes 9,993 parentheses here, and not one more."""
    with pytest.raises(PhpSyntaxError, match="memory exhausted"):
        parse(f"<?php $a = {'(' * 9994}1{')' * 9994};", "deep")


def test_time_is_linear_in_the_length_of_a_line() -> None:
    """16 times the text takes 16 times the thread's own time; what is quadratic would take 256 times."""
    def seconds(count: int) -> float:
        source = "<?php " + "$a = $b . f($c, 'x', \"y $d\"); " * count
        started = time.thread_time()
        parse(source, "long")
        return time.thread_time() - started

    assert seconds(8000) < 64 * min(seconds(500) for _ in range(4))


def test_generator_and_other_flags() -> None:
    function = parse("<?php function &f() { yield 1; }", "f").children[0]
    assert isinstance(function, ast.FuncDecl)
    assert function.flags == 1 << 24 | 1 << 12


def test_diagnostics_reach_the_caller_even_when_parsing_fails() -> None:
    source = '<?php\ndeclare(encoding="x"); "\\400";\n"\\401" +; "\\402";'
    with pytest.raises(PhpSyntaxError, match='unexpected token ";"') as caught:
        parse(source, "f")
    assert caught.value.diagnostics == [
        (128, "declare(encoding=...) ignored because Zend multibyte feature is turned off by settings", 2),
        (128, "Octal escape sequence overflow \\400 is greater than \\377", 2),
        (128, "Octal escape sequence overflow \\401 is greater than \\377", 3)]


def test_compile_errors_of_the_grammar_are_throwable() -> None:
    with pytest.raises(PhpCompileError) as caught:
        parse("<?php\n\nfinal final class A {}", "f")
    assert (caught.value.message, caught.value.line, caught.value.throwable) == (
        "Multiple final modifiers are not allowed", 3, True)


@pytest.mark.parametrize(("source", "line"), [
    ("<?php\n1;\n", 3), ("<?php 1 ?>\n", 2), ("<?php __halt_compiler();\n\n", 1)])
def test_last_line(source: str, line: int) -> None:
    assert parse_file(source)[1] == line


def test_eval_starts_inside_of_php() -> None:
    tree = parse("1; ?>a", "eval()'d code", scripting=True)
    assert [type(child) for child in tree.children] == [ast.Zval, type(None), ast.Echo]
