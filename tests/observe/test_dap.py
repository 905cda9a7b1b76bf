"""`zvm debug`: the debug adapter, in both tiers."""
from __future__ import annotations

import os
import re
import socket
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.observe.dap_client import DapClient, DapProcess

if TYPE_CHECKING:
    from collections.abc import Callable

PROGRAM = """<?php
function steps(int $n): int {
    $steps = 0;
    while ($n !== 1) {
        $n = $n % 2 === 0 ? intdiv($n, 2) : 3 * $n + 1;
        $steps++;
    }
    return $steps;
}
class Point {
    public $x = 1;
    protected $y = ['k' => [2, 3]];
    private $z = 3;
    static $count = 4;
    function sum() {
        return $this->x + $this->z;
    }
}
$point = new Point;
$list = [1, "zwei", 3.5, null, true];
echo "before\\n";
echo steps(6), "\\n";
$doubled = array_map(function ($value) {
    return [$value];
}, $list);
echo $point->sum(), "\\n";
exit(3);
"""

Start = "Callable[..., DapProcess]"


@pytest.fixture(params=["native", "python"])
def start(request: pytest.FixtureRequest, zvm: list[str], tmp_path: Path) -> Start:  # type: ignore[valid-type]
    """Starts an adapter for a program."""
    def run(source: str = PROGRAM, *words: str) -> DapProcess:
        path = tmp_path / "program.php"
        path.write_text(source)
        environment = dict(os.environ) | ({} if request.param == "native" else {"ZVM_NATIVE": "0"})
        client = DapProcess([*zvm, "debug", "-n", *words, str(path)], env=environment)
        request.addfinalizer(client.process.kill)
        return client

    return run


def path_of(client: DapProcess) -> str:
    return str(client.process.args[-1])  # type: ignore[index]


def test_breakpoints_and_steps(start: Callable[..., DapProcess]) -> None:
    client = start()
    path = path_of(client)
    client.begin(lines={path: [22]})
    assert client.stop() == ("breakpoint", [("{main}", 22)])
    assert client.output() == "before\n"
    client.body("stepIn", threadId=1)
    assert client.stop() == ("step", [("steps", 3), ("{main}", 22)])
    client.body("next", threadId=1)
    assert client.stop() == ("step", [("steps", 4), ("{main}", 22)])
    client.body("stepOut", threadId=1)
    assert client.stop() == ("step", [("{main}", 22)])
    client.body("next", threadId=1)
    assert client.stop() == ("step", [("{main}", 23)])
    client.body("stepIn", threadId=1)
    assert client.stop() == ("step", [("{closure}", 24), ("array_map", 0), ("{main}", 23)])
    client.body("continue", threadId=1)
    assert client.end() == 3
    assert client.output() == "before\n8\n4\n"


def test_conditions_hits_and_logpoints(start: Callable[..., DapProcess]) -> None:
    client = start()
    client.begin(lines={path_of(client): [
        {"line": 6, "condition": "$steps === 2"}, {"line": 24, "hitCondition": "% 2"},
        {"line": 8, "logMessage": "{$steps} steps, n is {$n + 1}"}]})
    assert client.stop() == ("breakpoint", [("steps", 6), ("{main}", 22)])
    assert client.variables(client.top())["$n"]["value"] == "5"
    for element in (2, 4):
        client.body("continue", threadId=1)
        assert client.stop()[1][0] == ("{closure}", 24)
        assert client.body("evaluate", expression=f"$value === $GLOBALS['list'][{element - 1}]",
                           frameId=client.top())["result"] == "true"
    client.body("continue", threadId=1)
    assert client.end() == 3
    assert client.output("console") == "8 steps, n is 2\n"


def test_variables(start: Callable[..., DapProcess]) -> None:
    client = start()
    client.begin(lines={path_of(client): [22]})
    client.stop()
    frame = client.top()
    names = client.variables(frame)
    assert {name: (each["value"], each["type"]) for name, each in names.items() if name in ("$list", "$doubled")} == {
        "$list": ("array(5)", "array"), "$doubled": ("uninitialized", "uninitialized")}
    elements = client.children(names["$list"]["variablesReference"])
    assert [(name, each["value"], each["evaluateName"]) for name, each in elements.items()] == [
        ("0", "1", "$list[0]"), ("1", '"zwei"', "$list[1]"), ("2", "3.5", "$list[2]"), ("3", "null", "$list[3]"),
        ("4", "true", "$list[4]")]
    page = client.children(names["$list"]["variablesReference"], start=1, count=2)
    assert list(page) == ["1", "2"]
    properties = client.children(names["$point"]["variablesReference"])
    assert {name: (each["value"], each["presentationHint"]["visibility"]) for name, each in properties.items()} == {
        "::$count": ("4", "public"), "x": ("1", "public"), "y": ("array(1)", "protected"), "z": ("3", "private")}
    nested = client.children(properties["y"]["variablesReference"])
    assert nested["k"]["evaluateName"] == '$point->y["k"]'
    assert "$_SERVER" in client.variables(frame, "Superglobals")


def test_setting_variables(start: Callable[..., DapProcess]) -> None:
    client = start()
    client.begin(lines={path_of(client): [22]})
    client.stop()
    frame = client.top()
    number = client.body("scopes", frameId=frame)["scopes"][0]["variablesReference"]
    assert client.body("setVariable", variablesReference=number, name="$list", value="[10, 'a' => 20]")["value"] \
        == "array(2)"
    point = client.children(number)["$point"]["variablesReference"]
    assert client.body("setVariable", variablesReference=point, name="z", value="40 + 2")["value"] == "42"
    inner = client.children(client.children(point)["y"]["variablesReference"])["k"]["variablesReference"]
    client.body("setVariable", variablesReference=inner, name="0", value='"new"')
    assert client.children(inner)["0"]["value"] == '"new"'
    assert not client.request("setVariable", variablesReference=point, name="x", value="nothing(")["success"]
    assert client.body("setExpression", expression="$point->x", value="8", frameId=frame)["value"] == "8"
    client.body("continue", threadId=1)
    assert client.end() == 3
    assert client.output() == "before\n8\n50\n"


def test_evaluating(start: Callable[..., DapProcess]) -> None:
    client = start()
    client.begin(lines={path_of(client): [16]})
    client.stop()
    inner, outer = (frame["id"] for frame in client.body("stackTrace", threadId=1)["stackFrames"])

    def evaluate(expression: str, frame: int | None = inner, context: str = "watch") -> str:
        arguments = {} if frame is None else {"frameId": frame}
        response = client.request("evaluate", expression=expression, context=context, **arguments)
        return str(response["body"]["result"] if response["success"] else response["message"])

    assert evaluate("$this->z + self::$count") == "7"
    assert evaluate("array_sum(array_map(fn($v) => $v * 2, [1, 2]))") == "6"
    assert evaluate("count($list)", outer) == "5"
    assert evaluate("count($list)", None) == "5"
    assert evaluate("$made = 5; $made++; echo 'printed ', $made;", outer, "repl") == "null"
    assert evaluate("$made", outer) == "6"
    assert evaluate("missing()") == "Error: Call to undefined function missing()"
    assert evaluate("1 +") == 'ParseError: syntax error, unexpected token ")"'
    assert client.output() == "before\n8\nprinted 6"
    client.body("continue", threadId=1)
    assert client.end() == 3


EXCEPTIONS = """<?php
function thrower($kind) {
    throw new $kind("text of $kind");
}
try {
    thrower("LogicException");
} catch (RuntimeException $e) {
} catch (LogicException $e) {
    echo "caught\\n";
}
try {
    intdiv(1, 0);
} catch (Error) {
}
echo $undefined;
thrower("DomainException");
"""


def test_exceptions(start: Callable[..., DapProcess]) -> None:
    client = start(EXCEPTIONS)
    client.begin(filters=["all", "warnings"])
    seen = []
    for _ in range(4):
        reason, frames = client.stop()
        info = client.body("exceptionInfo", threadId=1)
        seen.append((reason, frames[0], info["exceptionId"], info["description"]))
        client.body("continue", threadId=1)
    assert seen == [
        ("exception", ("thrower", 3), "LogicException", "text of LogicException"),
        ("exception", ("{main}", 12), "DivisionByZeroError", "Division by zero"),
        ("exception", ("{main}", 15), "Warning", "Undefined variable $undefined"),
        ("exception", ("thrower", 3), "DomainException", "text of DomainException")]
    assert client.end() == 255


def test_uncaught_exceptions(start: Callable[..., DapProcess]) -> None:
    client = start(EXCEPTIONS)
    client.begin(filters=["uncaught"])
    assert client.stop() == ("exception", [("thrower", 3), ("{main}", 16)])
    assert client.body("exceptionInfo", threadId=1)["breakMode"] == "unhandled"
    client.body("continue", threadId=1)
    assert client.end() == 255
    assert "Uncaught DomainException" in client.output()


def test_functions(start: Callable[..., DapProcess]) -> None:
    client = start()
    client.body("initialize", adapterID="zvm")
    client.body("setFunctionBreakpoints", breakpoints=[{"name": "STEPS"}, {"name": "Point::sum"}])
    client.body("launch")
    client.body("configurationDone")
    assert client.stop() == ("function breakpoint", [("steps", 3), ("{main}", 22)])
    client.body("continue", threadId=1)
    assert client.stop() == ("function breakpoint", [("Point->sum", 16), ("{main}", 26)])
    client.body("continue", threadId=1)
    assert client.end() == 3


def test_stop_on_entry_and_launch_arguments(start: Callable[..., DapProcess], tmp_path: Path) -> None:
    client = start("<?php\necho getcwd(), ' ', $argv[1], ' ', getenv('OWN'), ' ', ini_get('precision');\n")
    client.begin({"stopOnEntry": True, "args": ["word"], "cwd": str(tmp_path), "env": {"OWN": "set"},
                  "ini": {"precision": 5}})
    assert client.stop() == ("entry", [("{main}", 2)])
    client.body("continue", threadId=1)
    assert client.end() == 0
    assert client.output() == f"{tmp_path} word set 5"


ENDLESS = """<?php
$turns = 0;
while (true) {
    $turns++;
}
"""


def test_pausing(start: Callable[..., DapProcess]) -> None:
    client = start(ENDLESS)
    client.begin()
    assert client.request("stackTrace", threadId=1)["success"] is False
    client.body("pause", threadId=1)
    reason, frames = client.stop()
    assert (reason, frames[0][0]) == ("pause", "{main}")
    client.body("continue", threadId=1)
    client.body("setBreakpoints", source={"path": path_of(client)}, breakpoints=[{"line": 4}])
    assert client.stop() == ("breakpoint", [("{main}", 4)])
    client.body("setBreakpoints", source={"path": path_of(client)}, breakpoints=[])
    client.body("continue", threadId=1)
    client.body("disconnect", terminateDebuggee=True)
    client.process.wait(60)


@pytest.mark.parametrize("is_stopped", [True, False])
def test_terminating(start: Callable[..., DapProcess], is_stopped: bool) -> None:
    client = start(ENDLESS)
    client.begin({"stopOnEntry": is_stopped})
    if is_stopped:
        client.stop()
    client.body("terminate")
    client.event("terminated")
    client.body("disconnect")
    client.process.wait(60)


def test_disconnecting_while_stopped(start: Callable[..., DapProcess], tmp_path: Path) -> None:
    client = start(f"<?php\n$a = 1;\nfile_put_contents('{tmp_path}/done', 'yes');\n")
    client.begin({"stopOnEntry": True})
    client.stop()
    client.body("disconnect", terminateDebuggee=False)
    client.process.wait(60)
    assert (tmp_path / "done").read_text() == "yes"


def test_errors(start: Callable[..., DapProcess], tmp_path: Path) -> None:
    client = start("<?php\n$a = ;\n")
    client.body("initialize", adapterID="zvm")
    assert not client.request("launch", program=str(tmp_path / "missing.php"))["success"]
    assert not client.request("stackTrace", threadId=1)["success"]
    assert not client.request("nonsense")["success"]
    client.body("launch", program=path_of(client))
    points = client.body("setBreakpoints", source={"path": path_of(client)}, breakpoints=[{"line": 2}])["breakpoints"]
    assert [(point["verified"], point["line"]) for point in points] == [(False, 2)]
    client.body("configurationDone")
    assert client.end() == 255
    assert "syntax error" in client.output()


def test_a_program_with_standard_streams(start: Callable[..., DapProcess]) -> None:
    client = start("<?php\nvar_dump(fgets(STDIN));\nfwrite(STDERR, 'error');\necho 'ü';\nsystem('echo child');\n")
    client.begin()
    assert client.end() == 0
    assert sorted(client.output()) == sorted("bool(false)\nüchild\n")
    assert client.output("stderr") == "error"


def test_eval_and_includes(start: Callable[..., DapProcess], tmp_path: Path) -> None:
    (tmp_path / "part.php").write_text("<?php\n$a = 2;\nreturn $a;\n")
    client = start("<?php\n$a = 1;\necho include __DIR__ . '/part.php';\neval('$a = 3;\necho $a;');\n")
    response = client.request("initialize", adapterID="zvm")
    assert response["body"]["supportsConditionalBreakpoints"]
    part = str(tmp_path / "part.php")
    points = client.body("setBreakpoints", source={"path": part}, breakpoints=[{"line": 1}, {"line": 90}])
    assert [(each["verified"], each["line"]) for each in points["breakpoints"]] == [(True, 2), (False, 90)]
    client.body("launch")
    client.body("configurationDone")
    assert client.stop() == ("breakpoint", [("include", 2), ("{main}", 3)])
    outer = client.body("stackTrace", threadId=1)["stackFrames"][1]["id"]
    assert client.body("evaluate", expression="$a + 1", frameId=outer)["result"] == "2"
    client.body("next", threadId=1)
    assert client.stop() == ("step", [("include", 3), ("{main}", 3)])
    assert client.variables(client.top())["$a"]["value"] == "2"
    client.body("next", threadId=1)
    assert client.stop() == ("step", [("{main}", 4)])
    client.body("stepIn", threadId=1)
    assert client.stop() == ("step", [("eval", 1), ("{main}", 4)])
    source = client.body("stackTrace", threadId=1)["stackFrames"][0]["source"]
    content = client.body("source", source=source, sourceReference=source["sourceReference"])["content"]
    assert content == "<?php $a = 3;\necho $a;"
    client.body("continue", threadId=1)
    assert client.end() == 0


def test_listening(zvm: list[str], tmp_path: Path) -> None:
    program = tmp_path / "program.php"
    program.write_text("<?php\necho 'printed';\n")
    process = subprocess.Popen([*zvm, "debug", "--listen=0", "--stop-on-entry", "-n", str(program)],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        assert process.stderr is not None and process.stdout is not None
        match = re.fullmatch(rb"zvm: waiting for a debugger at 127\.0\.0\.1:(\d+)\n", process.stderr.readline())
        assert match is not None
        connection = socket.create_connection(("127.0.0.1", int(match[1])))
        client = DapClient(connection.makefile("rb"), connection.makefile("wb"))
        client.body("initialize", adapterID="zvm")
        client.body("attach")
        client.body("configurationDone")
        assert client.stop() == ("entry", [("{main}", 2)])
        client.body("continue", threadId=1)
        client.event("terminated")
        client.body("disconnect")
        assert process.stdout.read() == b"printed"
        assert client.output() == "printed"
    finally:
        process.kill()
