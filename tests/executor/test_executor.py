"""The executor seen from Python: what it leaves behind, what it refuses, how calls from Python behave."""
from __future__ import annotations

import gc
import sys
import threading
from typing import Any

import pytest

from zvm.engine import Engine
from zvm.executor import dispatch
from zvm.executor.unwinder import FinallyState
from zvm.opcodes.cloning import clone_op_array, scoped_op_array
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.signals import Thrown


def run(source: str, engine: Engine | None = None) -> tuple[str, Engine]:
    """What the code prints, and the engine it ran in."""
    written: list[bytes] = []
    if engine is None:
        engine = Engine([("display_errors", "1")], written.append)
    engine.run_code(source)
    return b"".join(written).decode("latin-1"), engine


def alive(kind: type) -> int:
    """Objects of the class; frames that native code keeps for the next call have no function."""
    return sum(type(thing) is kind and hasattr(thing, "func") is (kind is ExecuteData) for thing in gc.get_objects())


CODES = {
    "calls": "function f($n) { return $n ? f($n - 1) : 0; } f(50);",
    "exceptions": "function f($n) { if (!$n) throw new Exception; f($n - 1); } "
                  "for ($i = 0; $i < 3; $i++) { try { f(5); } catch (Exception $e) { } } unset($e);",
    "finally": "function f() { try { throw new Exception; } finally { return 1; } } f();",
    "generators": "function g() { try { yield 1; yield 2; } finally { } } foreach (g() as $x) break; g()->next();",
    "delegation": "function g($n) { yield $n; if ($n) yield from g($n - 1); } foreach (g(5) as $x);",
    "closures": "function f() { $x = 1; return function () use (&$x) { return $x++; }; } f()(); (fn() => 1)();",
    "callbacks": "usort($GLOBALS['a'], fn($x, $y) => $x <=> $y); call_user_func(function () { throw new Exception; });",
    "destructors": "class D { function __destruct() { throw new Exception; } } "
                   "function f() { $d = new D; } try { f(); } catch (Exception $e) { } unset($e);",
    "exit": "function f($n) { if (!$n) exit; f($n - 1); } f(10);",
    "eval": "function f() { return eval('return 5;'); } f();",
}


@pytest.mark.parametrize("name", CODES)
def test_no_frame_survives_the_run(name: str) -> None:
    gc.collect()
    before = alive(ExecuteData), alive(FinallyState)
    gc.disable()
    try:
        engine = run("$a = [2, 1]; " + CODES[name])[1]
        engine.symbol_table.clear()
        assert (alive(ExecuteData), alive(FinallyState)) == before
    finally:
        gc.enable()


def test_values_die_where_zend_lets_them_die() -> None:
    output, _ = run("""
        class D { function __construct(public $n) {} function __destruct() { echo $this->n; } }
        function id($x) { return $x; }
        function f() { $a = new D('a'); $b = new D('b'); echo '('; }
        f(); echo ')';
        id(new D('c')); echo '|';
        (new D('d'))->n; echo '|';
        $x = id(new D('e')); $x = 1; echo '|';
        try { throw (function () { $y = new D('f'); return new Exception; })(); } catch (Exception $e) { echo '.'; }
        foreach ([new D('g')] as $v) { echo '['; } unset($v); echo ']';
        $l = function () { static $s; $s = new D('h'); }; $l(); unset($l); echo '|';
    """)
    assert output == "(ab)c|d|e|f.[g]h|"


def test_functions_called_from_python() -> None:
    _, engine = run("function add($a, $b = 10, ...$rest) { return $a + $b + count($rest); } "
                    "function inc(&$x) { $x++; } function fail() { throw new LogicException('no'); }")
    assert engine.call_callable("add", [1]) == 11
    assert engine.call_callable("add", [1, 2, 3, 4]) == 5
    with pytest.raises(Thrown) as caught:
        engine.call_callable("fail", [])
    assert caught.value.object.ce.name == "LogicException"
    with pytest.raises(Thrown) as caught:
        engine.call_callable("add", [])
    assert caught.value.object.ce.name == "ArgumentCountError"
    assert engine.current_execute_data is None


def test_callables_resolve_or_say_why() -> None:
    _, engine = run("class A { function m() {} static function s() {} private function p() {} } ")
    reasons = {"nope": 'function "nope" not found or invalid function name',
               "A::m": "non-static method A::m() cannot be called statically",
               "A::p": "non-static method A::p() cannot be called statically",
               "A::x": 'class A does not have a method "x"',
               "X::y": 'class "X" not found', "::y": "invalid function name"}
    for name, reason in reasons.items():
        assert engine.resolve_callable(name) == reason
    assert engine.resolve_callable("a::S").func.function_name == "s"
    assert engine.resolve_callable(5) == "no array or string given"


def test_copies_of_op_arrays_share_no_oplines() -> None:
    _, engine = run("function f($x) { switch ($x) { case 1: case 2: case 3: case 4: case 5: return $x; } f($x - 1); }")
    original: Any = engine.functions["f"]
    engine.call_callable("f", [2])
    copy: Any = clone_op_array(engine, original)
    mine, theirs = {id(opline) for opline in copy.opcodes}, {id(opline) for opline in original.opcodes}
    assert not mine & theirs
    for opline in copy.opcodes:
        assert opline.next is None or id(opline.next) in mine
        assert opline.target is None or id(opline.target) in mine
        if type(opline.const2) is dict:
            assert {id(target) for target in opline.const2.values()} <= mine
    assert {id(entry.next) for entry in copy.entries} <= mine
    scope = object()
    assert scoped_op_array(engine, original, scope) is scoped_op_array(engine, original, scope)
    assert scoped_op_array(engine, scoped_op_array(engine, original, scope), original.scope) is original


def test_copies_of_interrupted_op_arrays_have_their_own_handlers() -> None:
    """They kept raise_pending, which nothing takes from them again: it ran for ever."""
    written: list[bytes] = []
    engine = Engine(write=written.append, native=False)
    engine.run_code("function f($x) { return $x + 1; } f(1);")
    original: Any = engine.functions["f"]
    handlers = [opline.handler for opline in original.opcodes]
    dispatch._interrupt_at(engine, original, original.opcodes)
    assert all(opline.handler is dispatch.raise_pending for opline in original.opcodes)
    assert [opline.handler for opline in clone_op_array(engine, original).opcodes] == handlers


def test_recursion_ends_at_the_memory_limit() -> None:
    written: list[bytes] = []
    engine = Engine([("display_errors", "1"), ("memory_limit", "4M")], written.append)
    assert engine.run_code("function f($x) { return f($x + 1); } f(1);") == 255
    assert b"Allowed memory size of 4194304 bytes exhausted" in b"".join(written)


def test_handlers_are_restored_after_a_destructor_threw() -> None:
    output, engine = run("""
        class D { public $t = true; function __destruct() { if ($this->t) throw new Exception('d'); } }
        function f($t) { $d = new D; $d->t = $t; unset($d); return 'end'; }
        foreach ([false, true, false, true, false] as $t) { try { echo f($t); } catch (Exception $e) { echo 'E'; } }
    """)
    assert output == "endEendEend"
    assert engine.interrupted == [] and engine.pending_exception is None


@pytest.mark.parametrize("native", [True, False])
def test_an_interrupt_from_another_thread_at_any_moment(native: bool) -> None:
    """What native code notes of where it is may be old: the op of a frame left since, or of another function. What a
    frame holds dies when that is left, in its own thread."""
    written: list[bytes] = []
    engine = Engine(write=written.append, native=native)
    ended = threading.Event()
    asked: list[int] = []

    def ask() -> None:
        while not ended.wait(0.0003):
            engine.interrupt(lambda: asked.append(threading.get_ident()), is_elsewhere=True)

    asker = threading.Thread(target=ask)
    asker.start()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(0.0001)
    try:
        engine.run_code("""
            class Task {
                static $live = 0;
                function __construct(public int $id) { self::$live++; }
                function __destruct() { self::$live--; }
                function step(int $by): int { $copy = new Task($by); return $this->id + $copy->id; }
            }
            function fibonacci($n) { return $n < 2 ? $n : fibonacci($n - 1) + fibonacci($n - 2); }
            $sum = 0;
            for ($i = 0; $i < 3000; $i++) {
                $tasks = array_map(fn($id) => new Task($id), [1, 2, 3]);
                usort($tasks, fn($a, $b) => $b->id <=> $a->id);
                foreach ($tasks as $task) {
                    $sum += $task->step(fibonacci(4));
                    if (Task::$live != 3) { echo "$i: ", Task::$live, "\n"; }
                }
                unset($task, $tasks);
            }
            echo $sum;""")
    finally:
        sys.setswitchinterval(interval)
        ended.set()
        asker.join()
    assert written == [b"45000"]
    assert set(asked) == {threading.get_ident()}


def test_a_returned_value_waits_while_its_finally_block_catches() -> None:
    written: list[bytes] = []
    engine = Engine([("display_errors", "1")], written.append, native=False)
    engine.run_code("""
        function f() {
            foreach ([1] as $i) {
                try { return [$i]; } finally { try { throw new Exception; } catch (Exception) { echo 'caught '; } }
            }
        }
        function g() {
            try { return [2]; } finally {
                try { throw new Exception; } catch (Exception) { return [3]; }
            }
        }
        echo json_encode([f(), g()]);
    """)
    assert b"".join(written) == b"caught [[1],[3]]"


@pytest.mark.parametrize("call", ["$closure()", "array_map($closure, [1])"])
def test_a_closure_of_an_abstract_internal_method_cannot_be_called(call: str) -> None:
    source = "$closure = (new ReflectionMethod('Iterator', 'current'))->getClosure(new ArrayIterator([1])); " \
             f"try {{ {call}; }} catch (Error $error) {{ echo $error->getMessage(); }}"
    assert run(source)[0] == "Cannot call abstract method Iterator::current()"
