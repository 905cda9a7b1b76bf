"""Going back in a recorded run, by `engine.debugger`, `zvm debug` and DAP."""
from __future__ import annotations

import importlib.util
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.observe.dap_client import DapProcess
from zvm import Engine
from zvm.embedding.debugging import EvaluationFailed, PastLost, PastObject

if TYPE_CHECKING:
    pass

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """<?php
class Counter {
    public array $seen = [];
    function add(int $n): int {
        $this->seen[] = $n;
        return count($this->seen);
    }
}
$counter = new Counter;
$total = 0;
foreach ([3, 1, 2] as $n) {
    $total += $n;
    $count = $counter->add($n);
}
$end = true;
"""
END = PROGRAM.count("\n")


def place(stop: Any) -> tuple[str, int, bool]:
    return stop.function, stop.line, stop.is_past


def test_steps_back(engine: Engine) -> None:
    debugger = engine.debugger
    debugger.break_at("program", END)
    places: list[Any] = []
    totals = []
    for number, stop in enumerate(debugger.run_source(PROGRAM, "program")):
        places.append(place(stop))
        totals.append(stop.variables.get("total"))
        if number < 2:
            assert stop.step_back()
        elif number < 4:
            assert stop.step_back_in()
        elif number == 4:
            assert stop.step_back_out()
        elif number == 5:
            stop.step_in()
        elif number == 6:
            stop.step_out()
        elif number == 7:
            stop.step_over()
    assert places == [
        ("{main}", 15, False), ("{main}", 13, True), ("{main}", 12, True), ("Counter->add", 6, True),
        ("Counter->add", 5, True), ("{main}", 13, True), ("Counter->add", 5, True), ("{main}", 12, True),
        ("{main}", 13, True), ("{main}", 15, False)]
    assert totals == [6, 6, 4, None, None, 4, None, 4, 6, 6]


def test_reverse_continue_stops_at_breakpoints(engine: Engine) -> None:
    debugger = engine.debugger
    debugger.break_at("program", END)
    places: list[Any] = []
    for stop in debugger.run_source(PROGRAM, "program"):
        places.append((stop.reason, stop.line, stop.variables.get("n")))
        if len(places) == 1:
            debugger.break_at("program", 5)
            debugger.break_at("program", 12, condition="$n === 3")
        if len(places) < 6:
            assert stop.reverse_continue()
        elif len(places) == 6:
            assert not stop.reverse_continue()
        elif len(places) == 11:
            assert (stop.reason, stop.is_past) == ("breakpoint", False)
    assert places[:6] == [("breakpoint", 15, 2), ("breakpoint", 5, 2), ("breakpoint", 5, 1), ("breakpoint", 5, 3),
                          ("breakpoint", 12, 3), ("entry", 9, None)]
    assert [entry[:2] for entry in places[6:]] == [("breakpoint", line) for line in (12, 5, 5, 5, 15)]


def test_who_wrote(engine: Engine) -> None:
    debugger = engine.debugger
    debugger.break_at("program", END)
    for number, stop in enumerate(debugger.run_source(PROGRAM, "program")):
        if number == 0:
            written = {name: stop.who_wrote(name) for name in ("$total", "$n", "$counter", "$counter->seen",
                                                                "$counter->seen[0]", "$missing")}
            lines = {name: write and write.line for name, write in written.items()}
            assert lines == {"$total": 12, "$n": 11, "$counter": 9, "$counter->seen": 5, "$counter->seen[0]": 5,
                             "$missing": None}
            with pytest.raises(ValueError, match="no variable"):
                stop.who_wrote("f()")
            assert stop.back_to_write("$counter->seen[0]")
        elif number == 1:
            assert (stop.reason, stop.line, stop.variables) == ("write", 5, {"n": 3})
            this = stop.frame.this
            assert this == PastObject("Counter", this.handle, {"seen": []})


def test_looking_at_the_past(engine: Engine) -> None:
    debugger = engine.debugger
    debugger.break_at("program", END)
    for number, stop in enumerate(debugger.run_source(PROGRAM, "program")):
        if number == 0:
            assert stop.step_back()
        elif number == 1:
            assert stop.stack[0].function == "{main}"
            assert stop.evaluate("$total + 1") == 7
            assert stop.evaluate("$counter->seen") == [3, 1]
            assert stop.variables["counter"].php_class == "Counter"
            assert stop.frame.execute("$total = 99; return $counter->add(5);") == 3  # in a copy
            assert (stop.evaluate("$total"), stop.evaluate("$counter->seen")) == (6, [3, 1])
            with pytest.raises(EvaluationFailed, match="reaches outside"):
                stop.evaluate("file_get_contents('/etc/passwd')")
            with pytest.raises(EvaluationFailed, match="undefined function"):
                stop.evaluate("missing()")
            with pytest.raises(ValueError, match="cannot be changed"):
                stop.set("total", 1)


def test_what_the_debugger_changes_belongs_to_the_past(engine: Engine) -> None:
    debugger = engine.debugger
    debugger.break_at("program", 12, condition="$n === 1")
    debugger.break_at("program", END)
    seen: list[Any] = []
    for number, stop in enumerate(debugger.run_source(PROGRAM, "program")):
        seen.append((stop.line, stop.variables["total"]))
        if number == 0:
            stop.set("total", 100)
        elif number < 6:
            assert stop.step_back()
    assert seen == [(12, 3), (15, 103), (13, 103), (12, 101), (13, 101), (12, 100), (13, 3), (12, 100), (15, 103)] \
        or seen[:6] == [(12, 3), (15, 103), (13, 103), (12, 101), (13, 101), (12, 100)]


OUTSIDE = """<?php
file_put_contents(PATH, "x", FILE_APPEND);
$first = [time(), microtime(true), hrtime(true), date("H:i:s"), (new DateTime)->format("U.u"), mt_rand(),
    random_int(0, 1 << 40), uniqid(), getmypid(), bin2hex(random_bytes(4)), memory_get_usage(), lcg_value(),
    str_shuffle("abcdefgh")];
$file = fopen(PATH, "r+");
$read = fgets($file);
fseek($file, 0, SEEK_END);
fwrite($file, "y");
$closed = fclose($file);
$missing = @file_get_contents("/missing");
$error = error_get_last()["message"];
echo "shown ";
readfile(PATH);
$memory = fopen("php://memory", "w+");
fwrite($memory, "inside");
rewind($memory);
$inside = fread($memory, 10);
try { new SplFileObject("/missing"); } catch (RuntimeException $exception) { $message = $exception->getMessage(); }
$database = new PDO("sqlite::memory:");
$database->exec("create table t (a)");
$rows = $database->query("select random() as r")->fetchAll(PDO::FETCH_ASSOC);
$asked = ask(5);
$end = true;
"""


def test_effects_are_not_repeated(tmp_path: Path) -> None:
    target = tmp_path / "target"
    source = OUTSIDE.replace("PATH", f"'{target}'")
    calls: list[int] = []

    def ask(number: int) -> int:
        calls.append(number)
        return number * 10 + len(calls)

    printed: list[bytes] = []
    with Engine(functions={"ask": ask}, stdout=printed.append) as engine:
        debugger = engine.debugger
        debugger.record()
        debugger.break_at("program", source.count("\n"))
        hidden = ("memory", "file", "database", "exception", "_GET", "_POST", "_COOKIE", "_FILES")
        states = []
        for number, stop in enumerate(debugger.run_source(source, "program")):
            states.append({name: value for name, value in stop.variables.items() if name not in hidden})
            if number == 0:
                target.unlink()
                assert stop.go_to(0)
            elif number == 1:
                assert states[1] == {}
                assert stop.go_to(20)
            elif number == 2:
                assert states[2].pop("asked", 51) == 51
                states[0].pop("asked", None)
                assert states[2] == {name: states[0][name] for name in states[2]}
                assert {"first", "read", "closed", "missing", "error", "inside", "message", "rows"} <= set(states[2])
        assert calls == [5]
        assert b"".join(printed) == b"shown xy"
        assert not target.exists()


def test_a_record_is_repeated_without_clock_and_network(zvm: list[str], tmp_path: Path) -> None:
    program, record = tmp_path / "program.php", tmp_path / "record"
    server = socket.create_server(("127.0.0.1", 0))
    (tmp_path / "part.php").write_text("<?php return time();")
    program.write_text(f"""<?php
echo microtime(true), " ", mt_rand(), " ", getenv("ANSWER"), " ", $_SERVER["REQUEST_TIME_FLOAT"], "\\n";
$stream = stream_socket_client("tcp://127.0.0.1:{server.getsockname()[1]}");
fwrite($stream, "question\\n");
echo fgets($stream), file_get_contents(__DIR__ . "/input"), include __DIR__ . "/part.php", "\\n";
file_put_contents(__DIR__ . "/output", "line\\n", FILE_APPEND);
""")
    (tmp_path / "input").write_text("input ")
    drive = tmp_path / "drive.py"
    drive.write_text("for stop in debugger.run_file(program): pass\n")

    def answer() -> None:
        connection, _ = server.accept()
        connection.recv(100)
        connection.sendall(b"answer\n")
        connection.close()

    thread = threading.Thread(target=answer)
    thread.start()
    command = [*zvm, "debug", f"--script={drive}"]
    environment = {**os.environ, "ANSWER": "42"}
    first = subprocess.run([*command, f"--record={record}", "-n", str(program)], capture_output=True, timeout=60,
                           env=environment)
    thread.join()
    server.close()
    assert first.stderr == b"" and b"answer" in first.stdout
    for name in ("input", "part.php"):
        (tmp_path / name).unlink()
    second = subprocess.run([*command, f"--replay={record}"], capture_output=True, timeout=60)
    assert (second.stdout, second.stderr) == (first.stdout, b"")
    assert (tmp_path / "output").read_text() == "line\n"
    program.write_text("<?php // another")
    third = subprocess.run([*command, f"--replay={record}"], capture_output=True, timeout=60)
    assert third.returncode == 1 and b"has changed since it was recorded" in third.stderr


def test_loops_over_outside_objects_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("")
    source = f"<?php\nforeach (new DirectoryIterator('{tmp_path}') as $each) {{\n    $n = 1;\n}}\n$end = true;\n"
    with Engine() as engine:
        debugger = engine.debugger
        debugger.record()
        debugger.break_at("program", 5)
        for stop in debugger.run_source(source, "program"):
            with pytest.raises(PastLost, match="foreach over DirectoryIterator cannot be repeated"):
                stop.step_back()
            assert not stop.is_past


def test_without_a_record() -> None:
    with Engine() as engine:
        debugger = engine.debugger
        debugger.break_at("program", END)
        for stop in debugger.run_source(PROGRAM, "program"):
            with pytest.raises(ValueError, match="not recorded"):
                stop.step_back()


@pytest.mark.parametrize("tier", ["native", "python"])
def test_dap(zvm: list[str], tmp_path: Path, tier: str, request: pytest.FixtureRequest) -> None:
    path = tmp_path / "program.php"
    path.write_text(PROGRAM)
    environment = dict(os.environ) | ({} if tier == "native" else {"ZVM_NATIVE": "0"})
    client = DapProcess([*zvm, "debug", "-n", str(path)], env=environment)
    request.addfinalizer(client.process.kill)
    client.body("initialize", adapterID="zvm")
    client.body("launch", record=True)
    assert client.event("capabilities") == {"capabilities": {"supportsStepBack": True}}
    client.body("setBreakpoints", source={"path": str(path)}, breakpoints=[{"line": END}])
    client.body("configurationDone")
    assert client.stop() == ("breakpoint", [("{main}", END)])
    assert client.body("evaluate", expression="who-wrote $total", context="repl")["result"].startswith(
        "$total was written in line 12")
    client.body("stepBack", threadId=1)
    assert client.stop() == ("step", [("{main}", 13)])
    assert client.body("evaluate", expression="$counter->add(1)", frameId=client.top())["result"] == "3"
    assert client.body("evaluate", expression="count($counter->seen)", frameId=client.top())["result"] == "2"
    failed = client.request("setExpression", expression="$total", value="5", frameId=client.top())
    assert failed["message"] == "The past cannot be changed"
    client.body("setBreakpoints", source={"path": str(path)}, breakpoints=[{"line": 5}])
    client.body("reverseContinue", threadId=1)
    assert client.stop() == ("breakpoint", [("Counter->add", 5), ("{main}", 13)])
    client.body("reverseContinue", threadId=1)
    assert client.stop()[0] == "breakpoint"
    client.body("reverseContinue", threadId=1)
    assert client.stop() == ("entry", [("{main}", 9)])
    failed = client.request("stepBack", threadId=1)
    assert failed["message"] == "There is nothing before that"
    client.body("next", threadId=1)
    assert client.stop() == ("step", [("{main}", 10)])
    client.body("setBreakpoints", source={"path": str(path)}, breakpoints=[])
    client.body("continue", threadId=1)
    assert client.stop() == ("breakpoint", [("{main}", END)])
    client.body("continue", threadId=1)
    client.event("terminated")


def test_states_are_those_of_then() -> None:
    path = ROOT / "scripts" / "step_back_states.py"
    spec = importlib.util.spec_from_file_location("step_back_states", path)
    assert spec is not None and spec.loader is not None
    states = importlib.util.module_from_spec(spec)
    sys.modules["step_back_states"] = states
    spec.loader.exec_module(states)
    for seed in (1, 2, 3):
        assert states.check(seed, 15).startswith(("ok", "no end"))


def test_a_step_back_in_a_long_run() -> None:
    source = ("<?php\nfunction f($n) {\n    $s = 0;\n    for ($i = 0; $i < $n; $i++) {\n        $s += $i;\n    }\n"
              "    return $s;\n}\nfor ($k = 0; $k < 500; $k++) {\n    $sum = f(2000);\n}\n$end = true;\n")
    with Engine() as engine:
        debugger = engine.debugger
        debugger.record()
        debugger.break_at("program", 12)
        for number, stop in enumerate(debugger.run_source(source, "program")):
            if number == 0:
                assert stop.position > 1_000_000
                assert stop.step_back()
            else:
                assert (stop.line, stop.variables["k"]) in ((10, 499), (9, 499), (9, 500))
                break
