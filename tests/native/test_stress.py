"""The image for stress: where handlers and kernels give up; a short seeded run, where scripts/stress has made it."""
from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.fuzzing.campaign import Campaign
from zvm.fuzzing.executors import Zvm
from zvm.fuzzing.language.generate import program
from zvm.handlers.generator.native.module import make_kernels
from zvm.handlers.generator.native.stress import refusal, with_refusals
from zvm.handlers.generator.native.target import write_handler
from zvm.handlers.generator.pipeline import generate

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(1, 13)


def kernel(signature: str, docstring: str, body: str = "return x") -> ast.FunctionDef:
    node = ast.parse(f'def {signature}:\n    """{docstring}"""\n    {body}').body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


@pytest.mark.parametrize(("signature", "docstring", "gives"), [
    ("function__ord(engine: Object) -> Object", "", "None"),
    ("convert__to_int(value: Object) -> i64", "", "-1"),
    ("element(x: Object) -> Object", "Owned; null where Python has to look.", "None"),
    ("store(x: Object) -> i1", "False, and nothing done, where Python has to.", "False"),
    ("insert(x: Object) -> Object", "False, and nothing done, where Python has to compare.", "FALSE"),
    ("count(x: Object) -> i64", "-1 where Python has to say.", "-1"),
    ("make(x: Object) -> Object", "Owned; null without memory.", None),
    ("array_append(x: Object) -> i1", "False, and nothing done, where Python has to.", None),
])
def test_what_kernels_give_when_they_give_up(signature: str, docstring: str, gives: str | None) -> None:
    assert refusal(kernel(signature, docstring)) == gives


def test_kernels_draw_before_they_begin() -> None:
    text = ast.unparse(with_refusals(kernel("function__ord(engine: Object) -> Object", "The byte."), "entry", 7))
    assert text.splitlines()[1:4] == ["    note_reached(7)", "    if not goes_well():", "        return None"]


def test_handlers_draw_with_their_first_test() -> None:
    node = kernel("leave(op: Op) -> i32", "", "if op.next is None:\n        return jump(slow, op)\n    return goto(op)")
    assert "if not goes_well() or op.next is None:" in ast.unparse(with_refusals(node, "handler", 0))


def test_only_handlers_for_stress_draw() -> None:
    plan = next(each for each in generate(ROOT).plans_by_topic()["arithmetic"] if each.name == "ADD_CV_CV")
    texts = [write_handler(plan, make_kernels(Engine, stress)).text or "" for stress in (False, True)]
    assert ["@goes_well" in text for text in texts] == [False, True]
    assert texts[1].count("label %slow") == texts[0].count("label %slow") + 1  # one more, where it begins


def test_kernels_that_no_test_reaches_are_few_and_there() -> None:
    """The recorded ones, which scripts/kernels_reached finds."""
    lines = (Path(__file__).parent / "unreached_kernels.txt").read_text(encoding="utf-8").splitlines()[1:]
    names = [line.partition("\t")[0] for line in lines]
    kernels = {kernel.signature.name for kernel in make_kernels(Engine).kernels}
    assert names == sorted(set(names) & kernels)
    assert len([line for line in lines if "loops run too briefly" not in line]) <= 10


def test_programs_do_the_same_under_stress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = runpy.run_path(str(ROOT / "scripts/build_native.py"))
    image = build["STRESS_IMAGE"]
    if not image.exists() or build["image_key"](image) != build["inputs_key"](True):
        pytest.skip("no image for stress (scripts/stress)")
    monkeypatch.setenv("ZVM_NATIVE", str(image))
    monkeypatch.setenv("ZVM_NATIVE_STRESS", "1")
    campaign = Campaign(program, [Zvm("python", False), Zvm("native", True)], tmp_path, tmp_path / "out", 0, 0)
    try:
        campaign.run(SEEDS)
    finally:
        campaign.close()
    assert campaign.causes == {}
