"""What oplines are declared to change and to throw, held against what they do when programs run."""
from __future__ import annotations

from pathlib import Path

import pytest
from sources import is_internal

from zvm.conformance.phpt_file import read
from zvm.engine import Engine
from zvm.opcodes import metadata as meta
from zvm.opcodes.op_array import CV
from zvm.optimizer.cfg import FUNC_INDIRECT_VAR_ACCESS, build_cfg
from zvm.optimizer.definitions import defines_data, defines_op1, defines_op2
from zvm.runtime.signals import Thrown

TOPICS = ("closures", "foreach", "generators", "operators", "properties", "references", "variables")
PROGRAMS = sorted(path for topic in TOPICS for path in (Path(__file__).parents[1] / "php" / topic).glob("*.phpt"))
_CHANGES = (meta.CHANGES_OP1 | meta.CHANGES_OP2 | meta.CHANGES_OP_DATA | meta.CHANGES_REFERRED_OP1
            | meta.CHANGES_REFERRED_OP2)
# change what a variable holds, not which object or reference it is; or have a VAR for op1 wherever they are compiled
NOT_SEEN = ["ASSIGN_OBJ", "ASSIGN_OBJ_OP", "BIND_INIT_STATIC_OR_JMP", "FETCH_LIST_W", "POST_DEC_OBJ", "POST_INC_OBJ",
            "PRE_DEC_OBJ", "PRE_INC_OBJ", "SEND_FUNC_ARG", "SEND_VAR_NO_REF", "SEND_VAR_NO_REF_EX", "UNSET_OBJ"]
# an exception of a function that is called is one of the call
_MAY_RAISE = meta.MAY_THROW | meta.SWITCHES_FRAME


def changed_by(op_array, number):
    """The CVs that an opline is declared to change."""
    opline = op_array.opcodes[number]
    found = set()
    if defines_op1(op_array, opline):
        found.add(opline.op1)
    if defines_op2(opline):
        found.add(opline.op2)
    if opline.result_type == CV:
        found.add(opline.result)
    if defines_data(opline) and op_array.opcodes[number + 1].op1_type == CV:
        found.add(op_array.opcodes[number + 1].op1)
    return found


class Watch:
    """Watches the oplines of an engine's scripts; `complaints` are what they did that is not declared."""

    def __init__(self):
        self.complaints = set()
        self.changing = set()  # opcodes that were seen to change a variable
        self.engine = Engine(native=False, write=lambda written: None)
        compile_source = self.engine.compile_source

        def watching(*arguments, **options):
            script = compile_source(*arguments, **options)
            for op_array in script.op_arrays():
                # variables of a file, or reached by name, may be changed by whatever runs
                flags = build_cfg(op_array, is_internal).flags
                if op_array.function_name is not None and not flags & FUNC_INDIRECT_VAR_ACCESS:
                    self.watch(op_array)
            return script

        self.engine.compile_source = watching

    def watch(self, op_array):
        for number, opline in enumerate(op_array.opcodes):
            if opline.handler is not None:
                opline.handler = self.watched(op_array, number, opline.handler)

    def watched(self, op_array, number, handler):
        count, allowed = op_array.last_var, changed_by(op_array, number)
        properties = meta.PROPERTIES[op_array.opcodes[number].opcode]
        name = f"{meta.NAMES[op_array.opcodes[number].opcode]} at {op_array.filename}:{number}"

        def watch(ex, opline):
            slots = ex.slots
            before = slots[:count]
            try:
                return handler(ex, opline)
            except Thrown:
                if not properties & _MAY_RAISE:
                    self.complaints.add(f"{name} throws")
                raise
            finally:
                # a frame that was left may be another's by now; that of a generator that is not used is
                is_left = properties & meta.LEAVES or opline.opcode == meta.GENERATOR_CREATE and ex.prev is not None
                if slots is ex.slots and not is_left:
                    changed = {cv for cv in range(count) if slots[cv] is not before[cv]}
                    if changed:
                        self.changing.add(opline.opcode)
                    self.complaints |= {f"{name} changes ${op_array.vars[cv]}" for cv in changed - allowed}
                before.clear()

        return watch


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_oplines_change_what_they_are_declared_to(path):
    watch = Watch()
    watch.engine.run_source(read(path).sections["FILE"].decode("latin-1"), str(path))
    assert not watch.complaints


EVERY_CHANGE = """<?php
class C { public $p = 1; public $q; static $s; function __call($n, $a) { return $a; } }
function by_reference(&$x, ...$rest) { $x = 2; }
function by_value($x) {}
function &refers(&$x) { return $x; }
function all($a, $o, $f) {
    $v = 1; $v += 2; ++$v; $v++; --$v; $v2 = $v--; $v2 = $v++; $w = &$v; unset($w); $w = 'c'; $w[0] = 'd'; $w .= 'e';
    $b = $a; $b[] = 1; $c = $b; $c['k'] += 1; $d = $c; $d['x']['y'] = 1; $e = $d; unset($e['x']); $e2 = $d;
    unset($e2['x']['y']); $g = $a; $h = &$g['new']; $g2 = $a; $g2['n']['m'] ??= 1; $g3 = $a; $g3['z'][0]++;
    $o->p = 5; $o->p += 1; $o->p++; ++$o->p; $o->p--; --$o->p; $o->q = &$i; unset($o->q); C::$s = &$j; C::$s = 1;
    by_reference($k); $f($l, $m); $f($n['x'], 1);
    $values = array_values($a); by_reference(...$values); by_value(...$values); $r = [&$s, 1, &$t];
    foreach ($a as $key => $value) {} foreach ($g as &$u) {}
    [$x, [, $y]] = [1, [2, 3]]; $z = [1, [2]]; [&$x2, [&$y2]] = $z;
    static $st = 1; global $gl; $closure = function () use (&$cl, $v) {}; array_push($a, refers($v)); sort($a);
    $o->undefined($v); preg_match('/a/', 'a', $matches); $q = &refers($v); end($a); array_multisort($b, $c);
    call_user_func_array('by_reference', [&$z]); $arrow = $v ?: $w; $zz = $a; $zz[] = &$new;
    $list = [...$a, ...$b]; $values = [1]; $f(...$values);
    return $undefined;
}
function &generated(&$x) { $y = yield $x; $z = 1; $w = yield $z => $y; }
function checked($x): int { return $x; }
set_error_handler(fn() => true);
all([1, 2, 'k' => 3, 'z' => [1]], new C, 'by_reference');
foreach (generated($x) as &$y) {}
checked('5');
"""


def test_every_opcode_that_changes_variables_was_seen_to():
    watch = Watch()
    assert watch.engine.run_source(EVERY_CHANGE, "every_change.php") == 0
    assert not watch.complaints
    declared = {opcode for opcode, word in enumerate(meta.PROPERTIES) if word & _CHANGES}
    assert sorted(meta.NAMES[opcode] for opcode in declared - watch.changing) == NOT_SEEN
