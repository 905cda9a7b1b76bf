"""`engine.debugger` and `zvm debug --script`."""
from __future__ import annotations

import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from zvm import Engine, PhpError
from zvm.embedding.debugging import EvaluationFailed

SOURCE = """<?php
function steps(int $n): int {
    $steps = 0;
    while ($n !== 1) {
        $n = $n % 2 === 0 ? intdiv($n, 2) : 3 * $n + 1;
        $steps++;
    }
    return $steps;
}
return steps(6);
"""


def test_iterating() -> None:
    with Engine() as engine:
        debugger = engine.debugger
        debugger.break_at("program", 6, condition="$steps > 5")
        places: list[Any] = []
        for stop in debugger.run_source(SOURCE, "program"):
            places.append((stop.reason, stop.function, stop.line, stop.variables))
            if stop.reason == "breakpoint" and stop.line == 6:
                stop.step_over()
        assert places == [
            ("breakpoint", "steps", 6, {"n": 2, "steps": 6}), ("step", "steps", 5, {"n": 2, "steps": 7}),
            ("breakpoint", "steps", 6, {"n": 1, "steps": 7}), ("step", "steps", 8, {"n": 1, "steps": 8})]
        assert debugger.result == 8


def test_evaluating_and_setting() -> None:
    with Engine() as engine:
        debugger = engine.debugger
        debugger.break_on_call("steps")
        for stop in debugger.run_source(SOURCE, "program"):
            assert [frame.function for frame in stop.stack] == ["steps", "{main}"]
            assert stop.evaluate("$n * 2") == 12
            stop.set("n", 1)
            assert stop.frame.execute("$made = [$n, 'text']; return $made;") == [1, "text"]
            with pytest.raises(EvaluationFailed, match="undefined function missing"):
                stop.evaluate("missing()")
        assert debugger.result == 0


def test_callbacks_and_exceptions() -> None:
    with Engine() as engine:
        seen: list[Any] = []
        engine.debugger.on_stop = lambda stop: seen.append((stop.reason, stop.exception_class, stop.message, stop.line))
        point = engine.debugger.break_on_exception("LogicException")
        with pytest.raises(PhpError):
            engine.run("<?php\ntry { throw new RuntimeException('no'); } catch (Exception) {}\n"
                       "throw new DomainException('text');\n")
        assert seen == [("exception", "DomainException", "text", 3)]
        assert point.hits == 1
        engine.debugger.remove(point)
        assert engine.eval("(function () { try { throw new LogicException; } catch (Exception) { return 1; } })()") == 1


def test_hits_logs_and_returns() -> None:
    with Engine() as engine:
        debugger = engine.debugger
        logs: list[str] = []
        debugger.on_log = logs.append
        debugger.break_at("program", 6, hits="% 4", log="n is {$n}")
        debugger.break_on_return("steps")
        returned = [stop.returned for stop in debugger.run_source(SOURCE, "program")]
        assert (logs, returned) == (["n is 16", "n is 1"], [8])


def test_attaching_late() -> None:
    with Engine() as engine:
        engine.run(SOURCE, "program")
        lines: list[int] = []
        engine.debugger.on_stop = lambda stop: lines.append(stop.line)
        engine.debugger.break_at("program", 8)
        assert engine.call("steps", 8) == 3
        assert lines == [8]
        engine.debugger.detach()
        assert engine.call("steps", 8) == 3
        assert lines == [8]


def test_abandoned_iteration() -> None:
    with Engine() as engine:
        first = next(iter(engine.debugger.run_source(SOURCE, "program", stop_on_entry=True)))
        assert (first.reason, first.line) == ("entry", 10)


def test_script(zvm: list[str], tmp_path: Path) -> None:
    (tmp_path / "program.php").write_text(SOURCE.replace("return steps(6)", "echo steps((int) $argv[1])"))
    (tmp_path / "drive.py").write_text(
        "debugger.break_at(program, 8)\n"
        "for stop in debugger.run_file(program):\n"
        "    print(stop.line, stop.variables, flush=True)\n")
    done = subprocess.run([*zvm, "debug", "--script=drive.py", "program.php", "8"], cwd=tmp_path, capture_output=True,
                          text=True, timeout=60)
    assert (done.stdout, done.stderr, done.returncode) == ("8 {'n': 1, 'steps': 3}\n3", "", 0)


def test_attaching_to_a_program_that_runs() -> None:
    source = "<?php\nfunction f() {\n$i = 0; $go = true;\nwhile ($go) {\n$i++;\n}\nreturn true; }\nreturn f();\n"
    with Engine() as engine:
        results: list[Any] = []
        thread = threading.Thread(target=lambda: results.append(engine.run(source, "program")))
        thread.start()
        while engine.world.current_execute_data is None:
            time.sleep(0.001)
        lines: list[int] = []

        def stopped(stop: Any) -> None:
            lines.append(stop.line)
            stop.set("go", False)

        engine.debugger.on_stop = stopped
        engine.debugger.pause()
        thread.join(60)
        assert results == [True]
        assert len(lines) == 1
