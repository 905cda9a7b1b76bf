"""zvm-dump --format=json, html and dot."""
from __future__ import annotations

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from dumping import dump
from jsonschema import Draft202012Validator

from zvm.engine import Engine
from zvm.handlers.native.tier import status

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tests" / "opcodes" / "verified.php"
STRANGE = ("function f(float $x = -INF, A|null ...$y) { static $z = [1, 'k' => [null, NAN]]; "
           "echo \"\\0\\xff</pre>&\\\"\"; }")


@pytest.fixture(scope="module")
def validator():
    schema = json.loads((ROOT / "zvm" / "cli" / "dump" / "schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def shown_as_json(capture, *words):
    return json.loads(dump(capture, "--format=json", *words).output)


@pytest.mark.parametrize("words", [
    [SOURCE], [SOURCE, "--source", "--handlers", "--live-ranges"], ["-r", STRANGE], ["-r", "echo"],
    ["-r", "use A; class B extends C { public int $d = self::E; const E = F; }"], [SOURCE, "-r", "echo 1;"],
    [SOURCE, "--function", "none"],
])
def test_json_is_valid(words, validator, capsysbinary):
    assert not list(validator.iter_errors(shown_as_json(capsysbinary, *words)))


def test_json_schema_can_be_had(validator, capsysbinary):
    assert json.loads(dump(capsysbinary, "--json-schema").output) == validator.schema


def test_json_schema_refuses_what_is_not_described(validator, capsysbinary):
    made = shown_as_json(capsysbinary, "-r", "echo 1;")
    made["files"][0]["op_arrays"][0]["oplines"][0]["op1"] = {"kind": "CV"}
    assert list(validator.iter_errors(made))


def test_json_has_what_the_op_array_holds(capsysbinary):
    (file,) = shown_as_json(capsysbinary, SOURCE, "--live-ranges", "--handlers")["files"]
    by_name = {op_array["name"]: op_array for op_array in file["op_arrays"]}
    loop = by_name["loop"]
    assert (loop["variables"], loop["temporaries"], loop["line_start"]) == (["list", "v"], 5, 2)
    assert loop["oplines"][2] == {
        "number": 2, "opcode": "FE_FETCH_R", "code": 78, "line": 2, "op1": {"kind": "VAR", "slot": 2},
        "op2": {"kind": "CV", "slot": 1, "name": "v"}, "result": None, "extended_value": 15, "targets": [15],
        "text": "FE_FETCH_R V2 CV1($v) 0015", "handler": "FE_FETCH_R_VAR_CV_RETVAL_UNUSED",
        "native": bool(status(Engine)), "alive": [2]}
    assert loop["live_ranges"][0] == {"slot": 2, "kind": "loop", "start": 2, "end": 15}
    assert by_name["safe"]["try_catch"] == [{"try": 1, "catch": 10, "finally": 18, "finally_end": 20}]
    closure = by_name["closure"]
    assert [file["op_arrays"][number]["kind"] for number in closure["definitions"]] == ["closure"]
    assert by_name["assign"]["parameters"][0] == {"name": "a", "type": "array", "by_reference": False,
                                                  "variadic": False, "promoted": False}
    table = by_name["swint"]["literals"][by_name["swint"]["oplines"][1]["op2"]["literal"]]
    assert table["value"][0] == {"case": 1, "target": 13}
    assert by_name["gen"]["flags"] == ["generator"]


def test_json_escapes_bytes(capsysbinary):
    output = dump(capsysbinary, "--format=json", "-r", STRANGE).output
    assert '"\\u0000\\u00ff</pre>&\\""' in output and output.isascii()
    (static,) = json.loads(output)["files"][0]["op_arrays"][1]["static_variables"]
    assert static["value"]["value"][1]["value"]["value"][1]["value"] == {"type": "float", "value": "nan"}


def test_json_tells_errors(capsysbinary):
    done = dump(capsysbinary, "--format=json", "-r", "use A;\nbreak;", "-r", "echo 1;")
    first, second = json.loads(done.output)["files"]
    assert done.status == 255 and first["op_arrays"] == [] and not first["compiled"] and second["compiled"]
    assert [(found["level"], found["line"]) for found in first["diagnostics"]] == [("Warning", 1), ("Fatal error", 2)]


class Checker(HTMLParser):
    """Elements nest, ids are unique, links lead somewhere."""

    VOID = {"meta", "br"}

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.text = [], [], [], ""

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag not in self.VOID:
            self.open.append(tag)
        if "id" in attrs:
            self.ids.append(attrs["id"])
        if tag == "a":
            self.links.append(attrs["href"].removeprefix("#"))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


@pytest.mark.parametrize("words", [[SOURCE], [SOURCE, "--handlers"], ["-r", STRANGE], ["-r", "echo"], [SOURCE, SOURCE]])
def test_html_is_sound(words, capsysbinary):
    output = dump(capsysbinary, "--format=html", *words).output
    checker = Checker()
    checker.feed(output)
    checker.close()
    assert checker.open == [] and output.isascii()
    assert len(set(checker.ids)) == len(checker.ids)
    assert set(checker.links) <= set(checker.ids)


def test_html_has_source_beside_oplines(capsysbinary):
    output = dump(capsysbinary, "--format=html", "--function=f", "--handlers", "-r",
                  "function f($a) {\n  foreach ($a as $v)\n    echo '<i>', $v;\n}").output
    assert re.search(r'<td class="line" rowspan="2">3</td><td class="source" rowspan="2">echo &#x27;&lt;i&gt;&#x27;, '
                     r'\$v;</td>', output)
    assert '<a href="#s1f0-5">0005</a>' in output or re.search(r'<a href="#s1f0-\d+">', output)
    assert '<td class="handler">ECHO_CONST' in output
    assert 'title="V2 is alive (loop)"' in output and 'class="unreachable"' not in output


def test_html_tells_errors(capsysbinary):
    done = dump(capsysbinary, "--format=html", "-r", "echo")
    assert done.status == 255 and "Parse error: syntax error, unexpected end of file" in done.output


def test_dot(capsysbinary):
    output = dump(capsysbinary, "--format=dot", "--function=safe", "--source", "--handlers", SOURCE).output
    assert output.count("subgraph") == 1 and output.isascii()
    assert 's1f0_4 -> s1f0_8 [label="end" color="#0550ae"]' in output
    assert re.search(r's1f0_5 -> s1f0_10 \[color="#cf222e" style=dashed', output)
    assert re.search(r's1f0_11 -> s1f0_18 \[color="#9a6700" penwidth=2\]', output)
    assert 's1f0_11 -> s1f0_12 [label="after finally"' in output
    assert "ECHO_CONST" in output


@pytest.mark.skipif(shutil.which("dot") is None, reason="no graphviz")
@pytest.mark.parametrize("words", [[SOURCE], ["-r", STRANGE], [SOURCE, "-r", "echo 'a\\b\\n\"é&amp;';"]])
def test_graphviz_takes_it(words, capsysbinary):
    output = dump(capsysbinary, "--format=dot", *words).output
    done = subprocess.run(["dot", "-Tsvg"], input=output.encode(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_html_explains_opcodes_operands_and_edges(capsysbinary):
    page = dump(capsysbinary, "--format=html", "-r", "function f($a) { while ($a) { $a--; }"
                "try { g(); } catch (E $e) {} return strrev($a . 'x'); }").output
    assert "<span class=\"opcode\" title=\"" in page
    assert "title=\"the variable $a, slot 0 of the frame\"" in page
    assert "title=\"a constant, of the function&#x27;s literals\"" in page
    assert ", the result of " in page
    assert "<span class=\"edge\">true &rarr; " in page
    assert "class=\"exception down turn\"" in page and "class=\"backward" in page and "class=\"forward" in page
    blocks = dump(capsysbinary, "--format=html", "--stage=cfg", "-r", "if ($a) { echo 1; } echo 2;").output
    assert "(false)" in blocks and "(true)" in blocks and "title=\"the variable $a, slot 0 of the frame\"" in blocks
    typed = dump(capsysbinary, "--format=html", "--stage=types", "-r", "function f(int $a) { return $a + 1; }").output
    assert "; version " in typed
    passes = dump(capsysbinary, "--format=html", "--stage=after", "-r", "$a = 1; echo $a . 'x';").output
    assert "title=\"a constant, of the function&#x27;s literals\"" in passes
