"""zvm timeline: what is recorded of a run, and that the page asks for nothing."""
from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAM = """<?php
function add($a, &$total) {
    $total += $a;
    return $total;
}
$sum = 0;
foreach ([1, 2] as $n) {
    echo add($n, $sum), "\\n";
}
$list = [str_repeat('ab', 2)];
$copy = $list;
$o = new ArrayObject([1]);
try {
    throw new LogicException("é</script>");
} catch (LogicException $e) {
    echo $e->getMessage();
}
"""


def record(folder: Path, *words: str, program: str = PROGRAM, native: str = "1") -> tuple[dict[str, Any], str, str]:
    """The data of the page, the page, what the program printed."""
    (folder / "p.php").write_text(program)
    done = subprocess.run([sys.executable, "-m", "zvm", "timeline", "-o", "page.html", *words, "p.php"], cwd=folder,
                          capture_output=True, text=True, check=False, env={"ZVM_NATIVE": native, "PATH": ""})
    assert done.returncode == 0, done.stderr
    page = (folder / "page.html").read_text()
    match = re.search(r'id="data">(.*?)</script>', page, re.DOTALL)
    assert match is not None
    return json.loads(match[1]), page, done.stdout


def lines(data: dict[str, Any]) -> list[int]:
    return [_function(data, step)["oplines"][step[1]][0] for step in data["steps"]]


def _function(data: dict[str, Any], step: list[Any]) -> Any:
    return data["functions"][data["calls"][step[0]][0]]


def variables(data: dict[str, Any], number: int, frame: int = 0) -> dict[str, list[Any]]:
    return {name: data["values"][value] for name, value in data["states"][data["steps"][number][4][frame]][1]}


@pytest.mark.parametrize("native", ["1", "0"])
def test_statements(tmp_path: Path, native: str) -> None:
    data, _, printed = record(tmp_path, native=native)
    assert printed == "1\n3\né</script>" == data["output"]
    assert lines(data) == [6, 7, 8, 3, 4, 4, 8, 8, 3, 4, 4, 8, 10, 11, 12, 14, 14, 16, 18]
    assert [call[:2] for call in data["calls"]] == [[0, -1], [1, 0], [1, 0]]
    assert [variables(data, number)["$total"][0] for number in (3, 4)] == ["0", "1"]
    assert variables(data, 4, 1)["$sum"][3] == variables(data, 4)["$total"][3]  # the same reference
    assert variables(data, 13)["$list"][1:] == [1, [["0", ['"abab"', -1, None]]]]
    assert variables(data, 14)["$list"][1] == 2
    assert [step[5] for step in data["steps"] if step[3] == 2] == ["LogicException: é</script>"]
    assert data["outputBytes"][-1] == len(data["output"])


def test_oplines_and_temporaries(tmp_path: Path) -> None:
    data, _, _ = record(tmp_path, "--oplines", program="<?php\n$a = 'x' . strrev($b ?? 'cb');\necho $a . $a, 1 + $n;")
    names = [[name for name in variables(data, number) if name[0] in "TV"] for number in range(len(data["steps"]))]
    assert any(each == ["V3"] or each == ["T3"] or len(each) == 1 for each in names)
    opcodes = [next(text for style, text in _function(data, step)["oplines"][step[1]][2] if style == "opcode").strip()
               for step in data["steps"]]
    assert opcodes[-1] == "RETURN" and "CONCAT" in opcodes
    assert not any(name for name in names[-1])


def test_what_is_no_value_is_named(tmp_path: Path) -> None:
    program = """<?php
        foreach ([1] as $k => $v) { $text = "$k and $v"; $place['x']['y'] = $v; $name = 'ArrayObject'; new $name; }"""
    data, _, _ = record(tmp_path, "--oplines", program=program)
    texts = {text for text, *_ in data["values"]}
    assert texts >= {"loop", "string being joined", "place", "class ArrayObject"}
    assert not any("<" in text for text in texts)


def test_page_is_whole(tmp_path: Path) -> None:
    _, page, _ = record(tmp_path)
    assert page.count("</script>") == 2 and "default-src 'none'" in page
    assert not re.search(r"(src|href)=", page.replace("default-src", ""))


def test_steps_are_limited_and_the_program_runs_on(tmp_path: Path) -> None:
    program = "<?php for ($i = 0; $i < 1000; $i++) {\n$x = $i;\n} echo $i;"
    data, _, printed = record(tmp_path, "--steps=10", program=program)
    assert data["isCut"] and len(data["steps"]) == 10 and printed == "1000"


def test_deep_recursion_generators_and_destructors(tmp_path: Path) -> None:
    program = """<?php
class D { function __destruct() { echo 'gone '; } function f() { return 1; } }
function f($n) { return $n ? f($n - 1) : 0; }
function g() { yield 1; yield from [2, 3]; }
echo f(30);
$d = new D; $d->f();
$d = null;
echo 'after';
foreach (g() as $x) echo $x;
eval('$y = 1;');
"""
    data, _, printed = record(tmp_path, program=program)
    assert printed == "0gone after123"
    assert max(len(step[4]) for step in data["steps"]) == 12
    assert any(each["name"].endswith("eval()'d code") and each["text"] == "$y = 1;" for each in data["files"])


def test_command_line(tmp_path: Path) -> None:
    for words, status, text in ((["--help"], 0, "--oplines"), ([], 2, "Usage"), (["--steps=x", "a.php"], 2, "number"),
                                (["no.php"], 1, "Could not open")):
        done = subprocess.run([sys.executable, "-m", "zvm", "timeline", *words], cwd=tmp_path, capture_output=True,
                              text=True, check=False)
        assert done.returncode == status and text in done.stdout + done.stderr


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_script_has_no_syntax_error(tmp_path: Path) -> None:
    source = Path(__file__).resolve().parents[2] / "zvm/cli/timeline/page.js"
    subprocess.run(["node", "--check", str(source)], check=True)
