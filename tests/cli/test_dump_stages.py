"""zvm-dump --stage in json, html and dot, and --explain: recorded answers in stages/FORMAT.test or STAGE.FORMAT.test.

--update-goldens rewrites them.
"""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from dumping import dump
from golden_files import cases, each_case
from jsonschema import Draft202012Validator
from test_dump_formats import SOURCE, STRANGE, Checker

ROOT = Path(__file__).resolve().parents[2]
CASES = cases(sorted(Path(__file__).with_name("stages").glob("*.test")))
EXAMPLE = ROOT / "examples" / "optimized.php"
SCHEMA = json.loads((ROOT / "zvm" / "cli" / "dump" / "schema.json").read_text())
WORDS = [[SOURCE], [EXAMPLE], ["-r", STRANGE], [SOURCE, "-r", "echo 1;"], ["-r", "echo"],
         [SOURCE, "--function", "loop"]]
# the lines zvm-dump writes, which are DOT, each a statement or the end of one
QUOTED = r'"(?:[^"\\\n]|\\.)*"'
ATTRIBUTES = rf'\[(?:\w+=(?:{QUOTED}|[\w.]+) ?)*\]'
STATEMENTS = (rf'(?:sub|di)graph {QUOTED} \{{', r'\}', rf'(?:graph|node|edge) {ATTRIBUTES}', rf'\w+={QUOTED}',
              rf'(?P<node>\w+) {ATTRIBUTES}', rf'(?P<edge>\w+(?: -> \w+)+) {ATTRIBUTES}')
STATEMENT = re.compile(rf" *(?:{'|'.join(STATEMENTS)})")


@each_case(CASES)
def test_recorded(case, tmp_path, pytestconfig, capsysbinary):
    script = tmp_path / "test.php"
    script.write_text(case.source)
    stage, _, form = case.path.stem.partition(".")
    name = re.search(r"function (\w+)", case.source)[1]
    words = ["--explain", name] if stage == "explain" else ["--stage", stage, "--format", form, "--function", name]
    done = dump(capsysbinary, *words, script)
    assert (done.status, done.messages) == (0, "")
    case.check(done.output.replace(str(script), "test.php"), pytestconfig)


@pytest.mark.parametrize("stage", ["after", "cfg", "ssa", "types"])
@pytest.mark.parametrize("words", WORDS)
def test_json_is_valid(words, stage, capsysbinary):
    made = json.loads(dump(capsysbinary, f"--stage={stage}", "--format=json", *words).output)
    assert not list(Draft202012Validator(SCHEMA).iter_errors(made))
    assert {file["stage"] for file in made["files"]} == {stage}
    parts = {"after": {"passes"}, "cfg": {"blocks"}}.get(stage, {"blocks", "ssa"})
    for file in made["files"]:
        for op_array in file["op_arrays"]:
            assert op_array.keys() & {"passes", "blocks", "ssa"} == parts


def test_json_of_ssa_is_whole(capsysbinary):
    """Definitions and uses are told the same by variables and by oplines; dominators and edges by both their ends."""
    (file,) = json.loads(dump(capsysbinary, "--stage=types", "--format=json", EXAMPLE).output)["files"]
    seen = 0
    for op_array in file["op_arrays"]:
        for block in op_array["blocks"]:
            for successor in block["to"]:
                assert block["number"] in op_array["blocks"][successor]["from"]
            for child in block["dominates"]:
                assert op_array["blocks"][child]["dominator"] == block["number"]
        if op_array["ssa"] is None:
            continue
        for variable in op_array["ssa"]["variables"]:
            for opline in op_array["ssa"]["oplines"]:
                reads = variable["number"] in [opline.get(f"{slot}_use") for slot in ("op1", "op2", "result")]
                makes = variable["number"] in [opline.get(f"{slot}_def") for slot in ("op1", "op2", "result")]
                assert reads == (opline["number"] in variable["uses"])
                assert makes == (opline["number"] == variable["definition"])
                seen += 1
    assert seen > 100


@pytest.mark.parametrize("stage", ["after", "cfg", "ssa", "types"])
@pytest.mark.parametrize("words", WORDS)
def test_html_is_sound(words, stage, capsysbinary):
    output = dump(capsysbinary, f"--stage={stage}", "--format=html", *words).output
    checker = Checker()
    checker.VOID = Checker.VOID | {"input"}
    checker.feed(output)
    checker.close()
    assert checker.open == [] and output.isascii()
    assert len(set(checker.ids)) == len(checker.ids)
    assert set(checker.links) <= set(checker.ids)
    assert not re.search(r"<script|https?:|@import|url\(", output)


def test_html_of_passes(capsysbinary):
    output = dump(capsysbinary, "--stage=after", "--format=html", "--function=label", EXAMPLE).output
    removed = re.search(r'<tr class="removed" id="s1f0p5-3">(.*)</tr>', output)[1]
    assert "<del>T4 = BOOL_NOT T3</del></td><td class=\"opline\"></td>" in removed
    assert "the opline that read its result does without it" in removed
    rewritten = re.search(r'<tr class="rewritten" id="s1f0p5-4">(.*)</tr>', output)[1]
    assert "<mark>JMPZ</mark> <mark>T4</mark>" in rewritten and "<mark>JMPNZ</mark> <mark>T3</mark>" in rewritten
    assert 'href="#s1f0p5-3" title="the opline that read its result does without it"' in output
    assert output.count('<details class="pass"') == len(set(re.findall(r'<th class="pass"><a href="(\S+)"', output)))


def test_html_of_types(capsysbinary):
    output = dump(capsysbinary, "--stage=types", "--format=html", "--function=sum", EXAMPLE).output
    assert re.search(r'<td class="phi"><span title="[^"]*">#\d+\.CV1\(\$total\)</span> = Phi\(', output)
    assert re.search(r'<b>#\d+\.CV1\(\$total\)</b> \[long, double\] RANGE\[0\.\.\+\+\]', output)
    assert 'immediate dominator <a href="#s1f0b' in output


@pytest.mark.parametrize("stage", ["before", "after", "cfg", "ssa", "types"])
@pytest.mark.parametrize("words", WORDS)
def test_dot_is_well_formed(words, stage, capsysbinary):
    output = dump(capsysbinary, f"--stage={stage}", "--format=dot", *words).output
    assert output.isascii()
    depth, nodes, ends = 0, set(), set()
    for line in output.splitlines():
        statement = STATEMENT.fullmatch(line)
        assert statement is not None, line
        depth += line.endswith("{") - (line.strip() == "}")
        if statement["node"]:
            assert statement["node"] not in nodes
            nodes.add(statement["node"])
        ends.update((statement["edge"] or "").split(" -> "))
    assert depth == 0
    assert ends - {""} <= nodes


def test_explain_takes_several_functions(capsysbinary):
    done = dump(capsysbinary, "--explain", "label", "--explain", "SUM", "--explain", "none", EXAMPLE)
    assert re.findall(r"^(\w+) \(", done.output, re.MULTILINE) == ["label", "sum"]
    assert (done.status, done.messages) == (1, "zvm-dump: there is no function none\n")


def test_explain_what_is_not_optimized(capsysbinary):
    done = dump(capsysbinary, "--explain", "sum", "-d", "opcache.optimization_level=0", EXAMPLE)
    assert done.output == f"\nsum ({EXAMPLE}:15-22): 11 oplines before the optimizer, 11 after it\n"


@pytest.mark.parametrize("words", [["--explain=f", "--format=json"], ["--explain=f", "--stage=cfg"],
                                   ["--stage=after", "--format=asm"], ["--stage=ssa", "--handlers"]])
def test_what_makes_no_sense(words, capsysbinary):
    done = dump(capsysbinary, *words, EXAMPLE)
    assert done.status == 1 and re.match("--(explain|stage) is", done.messages)


def test_example_of_the_documentation(capsysbinary):
    """What docs/guides/optimizer.md shows is what its commands print."""
    page = (ROOT / "docs" / "guides" / "optimizer.md").read_text()
    shown = re.findall(r"^    \$ zvm-dump (.*)\n((?:(?:    .*)?\n)+)", page, re.MULTILINE)
    assert len(shown) >= 2
    for command, expected in shown:
        words = [ROOT / word if word.startswith("examples/") else word for word in command.split()]
        output = dump(capsysbinary, *words).output.replace(f"{ROOT}/", "")
        assert re.sub(r"^    ", "", expected, flags=re.MULTILINE).strip() == output.strip(), command
