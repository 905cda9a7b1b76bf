"""Bodies that are compiled when their function is first called (zvm/compiler/deferral): which, and to what."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zvm.compiler import sources
from zvm.compiler.deferral import shapes
from zvm.engine import Engine
from zvm.engine.compilation import compile_only
from zvm.engine.script_cache import internal_classes
from zvm.frontend.generated import ast
from zvm.frontend.parser import parse
from zvm.opcodes.dump import dump_op_array
from zvm.opcodes.op_array import OpArray
from zvm.opcodes.script import Script
from zvm.opcodes.stored_op_array import StoredOpArray

ROOT = Path(__file__).parents[2]
IN_CLASS = shapes.IN_CLASS | shapes.RETURNS_VALUES | shapes.RETURNS_NOTHING

CLOSURES = """<?php
class Shop {
    private array $prices = ['tea' => 3];
    function total(int $tax, $names) {
        $one = function (string $name, &$count, $extra = 1) use ($tax, &$names): int {
            $names[] = $name;
            return $this->prices[$name] * $count++ + $tax + $extra;
        };
        $other = static fn(?array $list, Shop $shop) => array_map(fn($name) => $one($name, $tax), $list);
        $each = function () use ($names) { foreach ($names as $name) yield $name => 1; };
        $none = function (): void { echo 1; };
        return [$one, $other, $each, $none];
    }
}
"""
REFUSED = ("function (void $a) {}", "function ($a, $a) {}", "function ($a) use ($a) {}", "function () use ($a, $a) {}",
           "function () use ($this) {}", "function () use ($_GET) {}", "function (): int { return; }",
           "function (): void { return 1; }", "fn(): void => 1", "function (integer $a) {}", "function (?mixed $a) {}",
           "function (): never {}", "function ($a = 1, $b) {}", "function (int $a = 'x') {}", "#[Attribute] fn() => 1",
           "function (private $a) {}", "function ($this) {}", "function (): \\int {}", "function (self $a) {}",
           "function &() {}", "function () { break; }", "fn() => function ($b, $b) {}", "fn(...$a) => 1")


@pytest.fixture(autouse=True)
def _without_verifying(monkeypatch: pytest.MonkeyPatch) -> None:
    """The verifier looks at all bodies."""
    monkeypatch.setattr(sources, "compile_source", sources.compile_source.__wrapped__)  # type: ignore[attr-defined]


def _functions(node: Any) -> Iterator[Any]:
    """The functions in a tree that have a body."""
    if isinstance(node, ast.ListNode):
        for child in node.children:
            yield from _functions(child)
    if not isinstance(node, ast.Node):
        return
    if isinstance(node, (ast.FuncDecl, ast.Method, ast.Closure, ast.ArrowFunc)) and node.stmt is not None:
        yield node
    for name in node.children_names:
        yield from _functions(getattr(node, name))


def _trees() -> Iterator[ast.Node]:
    for path in [*sorted(ROOT.glob("bench/*.php")), *sorted(ROOT.glob("examples/**/*.php"))]:
        yield parse(path.read_text(encoding="latin-1"), str(path))
    yield parse(CLOSURES, "closures.php")
    for text in REFUSED:
        yield parse(f"<?php function f() {{ return {text}; }}", "refused.php")


def _compiled(source: str, defers: bool) -> Script:
    engine = Engine()
    engine.owns_process = True
    return compile_only(engine, source, "/tmp/test.php", internal_classes(engine), defers=defers)


def _with_closures(op_array: OpArray) -> Iterator[OpArray]:
    yield op_array
    for each in op_array.dynamic_func_defs:
        yield from _with_closures(each)


def _method(script: Script) -> OpArray:
    return next(each for each in script.classes["shop"].function_table.values() if isinstance(each, OpArray))


@pytest.mark.skipif(Engine().tier is None, reason="there is no native code")
def test_native_code_refuses_what_python_refuses() -> None:
    engine = Engine()
    compile_only(engine, "<?php", "/tmp/test.php", engine.classes.get)  # has it used
    native = shapes.run_native
    assert native is not None
    for tree in _trees():
        for function in _functions(tree):
            for flags in (0, IN_CLASS, IN_CLASS | shapes.HAS_PARENT, shapes.RETURNS_VALUES):
                closures: list[Any] = []
                found = native(function.stmt, flags, closures), closures
                walk = shapes.Walk(flags, [])
                try:
                    walk.visit(function.stmt, shapes.STATEMENT, shapes.OUTSIDE)
                    assert found == (walk.result, walk.closures)
                except shapes._Refused:
                    assert found[0] == shapes.REFUSED


@pytest.mark.parametrize("text", REFUSED)
def test_a_closure_that_may_not_compile_is_compiled_at_once(text: str) -> None:
    function = next(_functions(parse(f"<?php function f() {{ return {text}; }}", "refused.php")))
    assert shapes.check(function.stmt, IN_CLASS) == shapes.REFUSED


def test_bodies_with_closures_and_closures_wait() -> None:
    method = _method(_compiled(CLOSURES, True))
    assert type(method) is StoredOpArray
    closures = method.dynamic_func_defs
    assert [type(each) for each in closures] == [StoredOpArray] * 4
    assert [each.static_variables for each in closures] == [
        {"tax": None, "names": None}, {"one": None, "name": None, "tax": None}, {"names": None}, None]
    assert [type(each) for each in closures] == [StoredOpArray] * 4


def test_what_waits_is_compiled_to_the_same() -> None:
    whole, deferred = (list(_with_closures(_method(_compiled(CLOSURES, defers)))) for defers in (False, True))
    assert list(map(dump_op_array, deferred)) == list(map(dump_op_array, whole))
    assert [each.static_variables for each in deferred] == [each.static_variables for each in whole]
    assert [each.fn_flags for each in deferred] == [each.fn_flags for each in whole]


def test_calls_in_a_file_leave_its_functions_uncompiled() -> None:
    source = "<?php function f($x) { return g($x); } function g($x) { return $x; } if ($a) { echo f(1); f(...); }"
    script = _compiled(source, True)
    assert [type(each) for each in script.functions.values()] == [StoredOpArray] * 2
    assert script.functions["f"].opcodes
    assert type(script.functions["g"]) is StoredOpArray
