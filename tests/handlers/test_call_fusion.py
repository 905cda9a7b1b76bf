"""Fused call sites: which calls they are, and what is passed over."""
from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from zvm.engine import Engine
from zvm.handlers.call_fusion import fusing
from zvm.handlers.call_fusion.site import FAILURES, HOT, skip
from zvm.opcodes import metadata as ops

SENDS = (ops.SEND_VAL, ops.SEND_VAR, ops.SEND_REF, ops.SEND_VAL_EX, ops.SEND_VAR_EX, ops.SEND_FUNC_ARG)
INITS = (ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME, ops.INIT_NS_FCALL_BY_NAME)
ENDS = (ops.DO_ICALL, ops.DO_FCALL_BY_NAME, ops.DO_UCALL, ops.DO_FCALL)


def run(body: str, turns: int = 1, head: str = "", engine: Engine | None = None,
        prelude: str = "") -> tuple[Any, str]:
    """The op-array of a function that ran `body` in a loop, and what it returned in $r, as JSON."""
    written: list[bytes] = []
    engine = engine or Engine(write=written.append, native=False)
    engine.output.flush()
    source = (f"<?php {head} {prelude} function user($x) {{ return $x; }} function f($n, $a, $b, $list) {{ $r = null;"
              f"for ($i = 0; $i < $n; $i++) {{ {body} }} return $r; }}"
              f"echo \\json_encode(f({turns}, 'a', 'b', [2, 1]));")
    assert engine.run_source(source, "test.php") == 0
    name = "f" if not head else head.split()[1].rstrip(";").lower() + "\\f"
    return engine.functions[name], b"".join(written).decode()


def name_of(handler: Any) -> str:
    """A function that was never called may have another name (bundle_stubs.py): skip()."""
    return "skip" if handler is skip else handler.__name__


def handlers(op_array: Any, opcodes: tuple[int, ...]) -> list[str]:
    return [name_of(opline.handler) for opline in op_array.opcodes if opline.opcode in opcodes]


def reachable(op_array: Any) -> set[str]:
    """Names of the handlers that oplines lead to."""
    found = set()
    for opline in op_array.opcodes:
        found.update(name_of(other.handler) for other in (opline.next, opline.target) if other is not None)
    return found


@pytest.mark.parametrize(("body", "sends", "result"), [
    ("$r = str_pad($a, 3, $b);", ["skip"] * 3, '"abb"'),
    ("$r = str_pad($a . 'c', $i + 4, 'x');", ["skip"] * 3, '"acxx"'),
    ("$r = str_pad($a, 3, $b . 'c');", ["keep", "skip", "skip"], '"abc"'),
    ("$r = sprintf($a, $b, $a . 'c');", ["keep", "keep", "skip"], '"a"'),
    ("$r = str_pad(strtoupper($a), strlen($a . $b) + 1, $b);", ["skip"] * 4, '"Abb"'),
    ("$r = str_pad(user($a), $i + 3, $b);", ["skip", "keep", "skip", "skip"], '"abb"'),
    ("sort($list); $r = $list;", ["skip"], "[1,2]"),
    ("$r = array_push($list, $a . 'c');", ["keep", "skip"], "3"),
])
def test_arguments_wait_or_are_kept(body: str, sends: list[str], result: str) -> None:
    op_array, output = run(body)
    assert output == result
    assert handlers(op_array, SENDS) == sends
    assert "skip" in handlers(op_array, INITS)
    assert "count" in handlers(op_array, ENDS)


@pytest.mark.parametrize(("body", "result"), [
    ("$r = str_pad($a, length: 3, pad_type: STR_PAD_LEFT);", '"  a"'),
    ("$r = max(...$list);", "2"),
    ("$r = @end(array_values($list));", "1"),
    ("$r = strrev(...)($a);", '"a"'),
    ("$r = @utf8_encode($a);", '"a"'),
])
def test_other_calls_stay(body: str, result: str) -> None:
    op_array, output = run(body)
    assert output == result
    assert any(name != "skip" for name in handlers(op_array, INITS))
    assert "count" not in handlers(op_array, (ops.DO_UCALL, ops.DO_FCALL, ops.DO_FCALL_BY_NAME))


def test_hot_sites_are_specialised_and_nothing_leads_to_what_they_skip() -> None:
    op_array, output = run("if (in_array($i, $list)) { $r = str_pad($a, 3, $b . 'c'); } $r = strrev($b . 'a');", 700)
    assert output == '"ab"'
    assert set(handlers(op_array, ENDS)) == {"count", "handler"}  # str_pad() was called twice
    assert "skip" not in reachable(op_array)


def test_namespaced_calls_fetch_arguments_by_value() -> None:
    op_array, output = run("$r = ucfirst($list['k'][0] ?? $a) . max($list[0], 1);", 400, "namespace Shop;")
    assert output == '"A2"'
    assert set(handlers(op_array, ENDS)) == {"handler"}
    assert set(handlers(op_array, (ops.CHECK_FUNC_ARG,))) == {"skip"}
    assert set(handlers(op_array, (ops.FETCH_DIM_FUNC_ARG,))) == {"FETCH_DIM_R_CV_LONG"}


def test_forms_change_with_their_failures() -> None:
    op_array, output = run("$r = str_pad($i, 4, $b);", HOT + FAILURES + 10)
    assert output == '"339b"'
    done = next(opline for opline in op_array.opcodes if opline.opcode == ops.DO_ICALL)
    assert done.handler.__name__ == "handler"
    assert done.cache is not None  # the frame of the framed form


def test_hot_calls_of_user_functions_begin_behind_what_their_arguments_pass() -> None:
    engine = Engine(write=lambda written: None, native=False)
    op_array, output = run("$r = typed($i, $a, 2) . user($r);", 700, engine=engine,
                           prelude="function typed(int $x, string $y, $z = 1) { return $x; }")
    assert set(handlers(op_array, ENDS)) == {"handler"}

    def unexpected(ex: Any, op: Any) -> None:
        raise AssertionError(op)

    for opline in engine.functions["typed"].opcodes[:3]:
        opline.handler = unexpected
    assert engine.run_source("<?php f(5, 'a', 'b', []);", "again.php") == 0


@pytest.mark.parametrize(("body", "is_fused"), [
    ("$r = $o->one($i);", True),
    ("$r = (new Thing)->one($i, 2);", True),
    ("$r = $o->one($i + 1);", False),
    ("$r = $o->one($o->one($i));", False),
    ("$r = $o->place($i);", False),
    ("$r = $o->all($i);", True),
    ("$r = $o::fixed($i);", False),
    ("$r = $o->fixed($i);", False),
    ("$r = $o->{'o' . 'ne'}(...[$i]);", False),
    ("$r = (new ArrayObject([1]))->offsetExists($i);", False),
])
def test_method_calls_are_fused_where_nothing_is_evaluated(body: str, is_fused: bool) -> None:
    op_array, _ = run(f"$o ??= new Thing; {body}", 700, prelude="class Thing { function one($x) { return $x; }"
                      "function place(&$x) { return $x; } static function fixed($x) { return $x; }"
                      "function all($x) { return $x; } }")
    assert (handlers(op_array, (ops.INIT_METHOD_CALL,)) == ["skip"]) is is_fused
    assert "skip" not in reachable(op_array)


@pytest.mark.parametrize(("body", "is_fused"), [
    ("$r = (new Thing(user($i), 2))->x;", True),
    ("$c = 'Thing'; $r = (new $c($i))->x;", False),
    ("$r = Closed::make($i)->x;", False),
    ("$r = count(new ArrayObject([1]));", False),
])
def test_constructors_are_fused_where_they_are_always_the_same(body: str, is_fused: bool) -> None:
    prelude = ("class Thing { function __construct(public $x, $y = 1) { } }"
               "class Closed { private function __construct(public $x) { }"
               "static function make($x) { return new Closed($x); } }")
    op_array, _ = run(body, 700, prelude=prelude)
    assert (handlers(op_array, (ops.NEW,)) == ["create"]) is is_fused


@pytest.mark.parametrize(("body", "is_fused"), [
    ("$this->one($this->one($x) + $x);", True),
    ("$this->one(user($x), ...[1]);", False),
    ("$this->one($x, $x + 1, 3);", False),  # a child's third parameter may be by reference
    ("$list = []; $this->place($list, $x);", True),
    ("$this->place($this->list, $x);", False),  # a place, which would have to wait
    ("$this->missing($x + 1);", False),
    ("(fn() => $this->one($x + 1))();", False),
])
def test_calls_on_this_are_fused_where_the_method_is_known(body: str, is_fused: bool) -> None:
    engine = Engine(write=lambda written: None, native=False)
    run("$o ??= new Thing; $r = $o->all($i);", 700, engine=engine, prelude=(
        "class Thing { public $list = []; function one($x, $y = 2) { return 1; } function place(array &$x, $y) { }"
        f"function __call($name, $x) {{ }} function all($x) {{ {body} return $x; }} }}"))
    called = engine.classes["thing"].function_table["all"]
    op_arrays = [called, *called.dynamic_func_defs]
    inits = [name for op_array in op_arrays for name in handlers(op_array, (ops.INIT_METHOD_CALL,))]
    assert ("skip" in inits) is is_fused


def test_not_while_an_interrupt_has_handlers_changed():
    """A site would keep raise_pending for its INIT_*'s own handler."""
    engine = SimpleNamespace(interrupted=[("function", "opline", "handler")], tier=None)
    assert not fusing.fuse(SimpleNamespace(engine=engine, func=None), None, None)
