"""Events of a running program: `engine.observe()` and `engine.tool()`, in both tiers."""
from __future__ import annotations

from typing import Any

import pytest

from zvm import Engine, PhpError
from zvm.embedding.observing import DISABLE, Event

SOURCE = """<?php
function twice(int $n): int {
    return strlen(str_repeat("x", $n)) * 2;
}
function numbers() {
    $got = yield 1;
    yield 2;
}
class Shape {
    function area() { return twice(3); }
}
$total = twice(1);
foreach (numbers() as $number) {
    $total += $number;
}
$total += (new Shape)->area();
try {
    throw new DomainException("text");
} catch (Exception $e) {
    echo "caught";
}
eval('$made = 1;');
return $total;
"""


def places(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.function, event.line) for event in events]


def observed(*kinds: str, **filters: str) -> list[Event]:
    with Engine(stdout=lambda data: None) as engine:
        with engine.observe(*kinds, **filters) as events:
            assert engine.run(SOURCE, "program") == 11
        count = len(events)
        assert engine.call("twice", 2) == 4
        assert len(events) == count  # nothing is told afterwards
        return list(events)


def test_calls_and_returns() -> None:
    names = [event.function for event in observed("call") if event.function != "{main}"]
    assert names == ["twice", "numbers", "Shape::area", "twice"]
    assert [event.function for event in observed("return") if event.function != "{main}"] == [
        "twice", "numbers", "twice", "Shape::area"]


def test_generators() -> None:
    assert [(event.kind, event.line) for event in observed("yield", "resume")] == [
        ("yield", 6), ("resume", 6), ("yield", 7), ("resume", 8)]


def test_statements_and_lines() -> None:
    lines = [event.line for event in observed("statement", function="twice")]
    assert lines == [3, 3]
    assert [event.line for event in observed("line", function="Shape::area")] == [10]


def test_oplines() -> None:
    opcodes = [event.opcode for event in observed("opline", function="Shape::area")]
    assert opcodes[0] == "INIT_FCALL_BY_NAME" or opcodes[0] == "INIT_FCALL"
    assert opcodes[-1] == "RETURN"


def test_internal_calls_exceptions_and_eval() -> None:
    assert [event.value for event in observed("internal call", function="twice")] == ["str_repeat", "str_repeat"]
    thrown = observed("throw", "catch")
    assert [(event.kind, event.line) for event in thrown] == [("throw", 18), ("catch", 19)]
    assert [event.line for event in observed("eval")] == [22]


def test_a_tool() -> None:
    with Engine() as engine:
        tool = engine.tool()
        seen: list[Any] = []
        once: list[int] = []

        def look(event: Event) -> None:
            seen.append((event.variables, event.evaluate("$n * 10")))

        def look_once(event: Event) -> object:
            once.append(event.line)
            return DISABLE

        tool.on("line", look, function="twice")
        tool.on("line", look_once, function="twice")
        engine.run(SOURCE, "program")
        assert seen[0] == ({"n": 1}, 10)
        assert len(seen) == 2 and once == [3]
        tool.detach()
        with pytest.raises(ValueError, match="no kind of event"):
            tool.on("nonsense", look)


def test_output_and_files(tmp_path: Any) -> None:
    path = tmp_path / "file.php"
    path.write_text("<?php\necho 'printed';\n")
    printed: list[bytes] = []
    with Engine(stdout=printed.append) as engine, engine.observe("output", "compile") as events:
        engine.run_file(path)
        engine.flush()
        assert [(event.kind, event.value) for event in events] == [("compile", str(path)), ("output", b"printed")]
    assert printed == [b"printed"]


def test_two_tools_and_a_debugger() -> None:
    with Engine() as engine:
        stops: list[int] = []
        engine.debugger.on_stop = lambda stop: stops.append(stop.line)
        engine.debugger.break_at("program", 3)
        with engine.observe("call", function="twice") as calls, engine.observe("return", function="twice") as returns:
            engine.run(SOURCE, "program")
        assert (len(calls), len(returns), stops) == (2, 2, [3, 3])


def test_exceptions_go_on() -> None:
    with Engine() as engine, engine.observe("throw") as events:
        with pytest.raises(PhpError, match="text"):
            engine.run("<?php\nfunction f() { throw new LogicException('text'); }\nf();\n", "program")
        assert places(events) == [("f", 2)]
