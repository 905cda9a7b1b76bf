"""The verifier as a whole: what it accepts, what it says, and that nothing makes it stumble."""
from __future__ import annotations

import random

import pytest
from corrupting import SOURCE, compiled, fresh, nop

from zvm.cli.verifying import VerifyingEngine
from zvm.compiler.php_names import PhpNames
from zvm.compiler.sources import compile_source
from zvm.linker.links import link_script
from zvm.opcodes.op_array import LIVE_TMPVAR, LiveRange
from zvm.opcodes.verify import VerificationError, verify, verify_script, violations

FUNCTIONS = sorted(compiled(SOURCE.read_text()))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_accepts(name):
    verify(fresh(name))


def test_accepts_what_is_linked():
    script = compile_source(SOURCE.read_text(), "verified.php", PhpNames().options())
    link_script(script)
    verify_script(script)


@pytest.mark.parametrize("source", [
    "f(...$a, ...[2]); f(a: 1, b: g()); new A(...$x); f(...);",
    "foreach ($a as $b) { foreach ($b as ['c' => $c, 'k' => $d]) { if ($c) break 2; continue 2; } }",
    "foreach (f() as $k => &$v) { try { if ($v) continue; return 1; } finally { g(); } }",
    "try { try { f(); } finally { try { g(); } catch (E) { return 2; } } } catch (A|B $e) { throw $e; }",
    "function f() { try { yield from g(); } finally { yield 1 => 2; } } function &h() { yield; }",
    "a: foreach ($x as $y) { switch (f()) { case 1: goto b; default: goto a; } } b: echo 1;",
    "$a[f()]->b['c'][g()] ??= h() + $$d['e']; $a?->b?->c[f()]?->g($x?->y); isset($a?->b[f()]);",
    "echo \"a{$b[f()]}$c->d\" . `ls` . <<<X\n$e\nX; @f(@g(), @$h[0]); $i = @$j ?: 3;",
    "echo match(true) { f($a), $b => throw new E, default => exit(g()) }; f($a and $b or throw $c);",
    "global $$n; static $s = 1 + X; unset($a[f()]->b, C::$d[1]); [, [$a[], &$b]] = $c;",
    "class C { function __construct(public readonly int $x = new D) {} function m(): never { throw new self; } } "
    "enum E: string { case A = 'x'; const B = self::A; }",
    "fn&(int ...$x): static => [...$x, ...f(), 'a' => &$b]; static function() use (&$x, $y): int { return $x; };",
    "function f(): int { foreach ($a as $b) { try { return g(); } finally { if ($c) { return 3; } } } }",
    "declare(ticks=1) { f(); } while (f()) { do { continue 2; } while (g()); } for (;f();g()) { break; }",
])
def test_accepts_all_kinds_of_code(source):
    for op_array in compiled("<?php " + source).values():
        verify(op_array)


def test_error_says_where_and_shows_the_oplines():
    op_array = fresh("loop")
    nop(op_array, 7)
    with pytest.raises(VerificationError) as caught:
        verify(op_array)
    assert str(caught.value) == (
        "loop at 0008: loop-variable: temporary 2, a loop's, is not freed\n"
        "    0001 V2 = FE_RESET_R CV0($list) 0015\n"
        "    0002 FE_FETCH_R V2 CV1($v) 0015\n"
        "       ...\n"
        "    0007 NOP\n"
        "  > 0008 RETURN V3\n"
        "    0009 T5 = ROPE_INIT 4 string(\"x\")\n"
        "       ...\n"
        "    0015 FE_FREE V2")
    assert [(one.rule, one.number) for one in caught.value.violations] == [("loop-variable", 8)]


def test_script_reports_every_function():
    script = compile_source(SOURCE.read_text(), "verified.php", PhpNames().options())
    for name in ("both", "loop"):
        script.functions[name].live_range.append(LiveRange(99, LIVE_TMPVAR, 1, 2))
    with pytest.raises(VerificationError) as caught:
        verify_script(script)
    assert [one.op_array.function_name for one in caught.value.violations] == ["loop", "both"]


def test_oplines_no_path_reaches_are_let_be():
    op_array = fresh("both")
    op_array.opcodes[9].op1_type, op_array.opcodes[9].op1 = 2, 2
    assert violations(op_array) == []


@pytest.mark.parametrize("name", FUNCTIONS)
def test_random_damage_never_breaks_the_verifier(name):
    chance = random.Random(name)
    for _ in range(60):
        op_array = fresh(name)
        for _ in range(chance.randint(1, 3)):
            opline = chance.choice(op_array.opcodes)
            field = chance.choice(("opcode", "op1_type", "op2_type", "result_type", "op1", "op2", "result",
                                   "extended_value"))
            setattr(opline, field, chance.choice((0, 1, 2, 4, 8, -1, 300, chance.randrange(203))))
        for live in op_array.live_range:
            if chance.random() < 0.2:
                live.end = chance.randrange(-1, 40)
        for element in op_array.try_catch_array:
            if chance.random() < 0.3:
                element.catch_op = chance.randrange(40)
        for violation in violations(op_array):
            assert violation.rule in str(violation)


def test_engine_of_the_tests_refuses_to_run_what_is_wrong(monkeypatch):
    engine = VerifyingEngine()
    assert engine.compile_source("<?php return 1;", "x.php").main.opcodes
    monkeypatch.setattr("zvm.compiler.passes.pass_two.calc_live_ranges", lambda *arguments: None)
    with pytest.raises(VerificationError, match="live-range-missing"):
        engine.compile_source("<?php echo f() + g();", "x.php")
