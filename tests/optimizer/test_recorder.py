"""What a Recorder tells of the passes: the same work is done, every change has a reason, every reason is had."""
from __future__ import annotations

from pathlib import Path

import pytest
from sources import dumper
from test_passes import CASES

from zvm.opcodes.dump import dump_op_array
from zvm.opcodes.op_array import OpArray, Opline
from zvm.optimizer.passes.context import DEFAULT_LEVEL
from zvm.optimizer.passes.reasons import REASONS
from zvm.optimizer.pipeline import optimize_script
from zvm.optimizer.recorder import RENUMBERED, REWRITTEN, Recorder

ALONE = DEFAULT_LEVEL & ~0x60  # one op-array after the other
LEVELS = [DEFAULT_LEVEL, ALONE, DEFAULT_LEVEL | 1 << 14, DEFAULT_LEVEL & ~0x10, ALONE & ~0x10,
          DEFAULT_LEVEL & ~0x80]
OURS = sorted(path for topic in ("arrays", "control", "exceptions", "functions")
              for path in (Path(__file__).parents[1] / "php" / topic).glob("*.phpt"))[::5]


FORMS = r"""<?php
define("PORT", 80);
echo PORT;
class K { const NAME = "abc", OFF = false; }
function h($a, $x, $y) {
    if ($a) {}
    $z = $x == (true ? true : $a);
    $t = (bool) ($a && $x);
    $s = "$x$y" . "$y$x";
    return strlen(K::NAME) . $z . $t . ((true ? "a" : $x) . (true ? "b" : $y)) . strlen(true ? "c" : $x);
}
function s($a) {
    switch (K::NAME) { case "x": return 2; case "abc": echo 3; }
    switch (f($a)) { case 1: return 5; default: return 6; }
}
function t() {
    if (K::OFF) { try { f(); } finally { echo 3; } }
    try { try { f(); } finally { echo 4; } } finally { echo 5; }
}
function calculate(int $a, float $b) { $c = $a + 0; $d = $a * 2; $e = $b * 3; return [$c, $d, $e]; }
function count_down() { $i = 0; while ($i++ < 10) { echo $i; } $j = 3; $j = $j + 1; $j += 1; return $j; }
function sum(float $f) { $x = 1; $y = $x + $f; return $y; }
"""
# had by what other passes leave of few programs only
RARE = {"both ways lead to the same place: only its value is left", "every request has this constant",
        "the block it jumps to is only reached from here: the blocks are joined", "nothing leads there any more"}
LATER = {"comparing with null, true or false is looking at the type", "the operand was made a bool"}  # PHP 8.5


def recorded(source, level):
    """(op-array, its history) of everything in a source, in its order; nothing where it does not compile."""
    compiled = dumper().compile(source, "test.php")
    recorder = Recorder()
    op_arrays = compiled.op_arrays
    if compiled.script is not None:
        optimize_script(compiled.script, dumper().optimizer_options(), level, recorder=recorder)
    return [(op_array, recorder.history(op_array)) for op_array in op_arrays]


def history_of(code, level=DEFAULT_LEVEL):
    """Of `function f() { code }`."""
    return recorded(f"<?php function f() {{ {code} }}", level)[1][1]


def changes(source, level):
    return [change for _, history in recorded(source, level) for step in history.steps for change in step.changes]


SOURCES = [case.source for case in CASES] + [
    path.read_text(encoding="latin-1").partition("--FILE--\n")[2].partition("\n--EXPECT")[0] for path in OURS] + [FORMS]


@pytest.mark.parametrize("level", LEVELS, ids=hex)
def test_every_change_has_a_reason(level):
    for source in SOURCES:
        assert [(change.before.text, change.after and change.after.text)
                for change in changes(source, level) if not change.reasons] == []


def test_every_reason_is_had():
    had = {reason for level in LEVELS for source in SOURCES for change in changes(source, level)
           for reason in change.reasons}
    assert {reason.text for reason in REASONS.values()} - had == RARE | LATER


@pytest.mark.parametrize("level", LEVELS[:2], ids=hex)
def test_recording_changes_nothing(level):
    for source in SOURCES:
        plain = dumper().compile(source, "test.php")
        if plain.script is None:
            continue
        optimize_script(plain.script, dumper().optimizer_options(), level)
        watched = [op_array for op_array, _ in recorded(source, level)]
        assert [dump_op_array(op_array) for op_array in watched] == [
            dump_op_array(op_array) for op_array in plain.op_arrays]
        assert {type(op_array) for op_array in watched} == {OpArray}
        assert {type(opline) for op_array in watched for opline in op_array.opcodes} <= {Opline}
        assert {type(op_array.literals) for op_array in watched} == {list}


def test_steps_follow_each_other():
    history = history_of("$a = 1 + 2; return f(!$a ? 3 : 4);")
    assert [step.number for step in history.steps] == [1, 3, 4, 5, 7, 9, 11, 13, 12]
    before = history.first
    for step in history.steps:
        assert step.before is before and step.title.startswith("Pass")
        before = step.after
    assert history.last is before


def test_what_a_pass_did_to_an_opline():
    (step,) = [step for step in history_of("if (!$_GET) echo 1;").steps if step.number == 5]
    negated, jump, *others = step.changes
    assert negated.before.text == "T1 = BOOL_NOT T0" and negated.after is None
    assert negated.reasons == ["the opline that read its result does without it"]
    assert (jump.before.text, jump.after.text, jump.kind) == ("JMPZ T1 0004", "JMPNZ T0 0003", REWRITTEN)
    assert (jump.before.number, jump.after.number) == (2, 1)
    assert jump.reasons == ["it jumps on the opposite of a value: the opposite jump needs only the value",
                            "its operand was only passed on or converted: it reads what that opline read"]
    assert others == []


def test_numbers_alone():
    (step,) = [step for step in history_of("echo $_GET, $_POST;").steps if step.number == 9]
    assert {(change.kind, *change.reasons) for change in step.changes} == {
        (RENUMBERED, "temporaries that are not alive at the same time share a slot")}
