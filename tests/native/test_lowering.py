"""Lowering library functions to kernels: goldens/lowering.test. A case's source is a toy function; the expected text is
its kernel, or why it is refused."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest
from golden_files import GoldenCase, cases, each_case

from zvm.engine import Engine
from zvm.ext import native
from zvm.ext.hash import checksums, md, snefru
from zvm.ext.standard.strings.encodings import latin1_of_utf8
from zvm.handlers.generator.native.kernels import Kernels
from zvm.handlers.generator.native.lowering.effects import Refusal
from zvm.handlers.generator.native.lowering.ranges import Number, length, result
from zvm.handlers.generator.native.lowering.sources import lower_module
from zvm.handlers.native import abi
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.services.memory import check_string
from zvm.runtime.signals import raise_pending
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool, to_string_in_passing
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower

CASES = cases([Path(__file__).with_name("goldens") / "lowering.test"])
NAMESPACE = {**vars(native), "value_error": value_error, "check_string": check_string, "lower": lower,
             "assign_by_reference": assign_by_reference, "PhpArray": PhpArray, "raise_pending": raise_pending,
             "to_bool": to_bool, "to_string_in_passing": to_string_in_passing, "CODES": "0123",
             "PhpObject": PhpObject, "ESCAPES": {92: "\\\\", 10: "\\n"}, "TABLE": (1, 2, 3),
             "MASK32": 0xFFFF_FFFF, "MASK64": 0xFFFF_FFFF_FFFF_FFFF}


def listing(source: str) -> str:
    """The kernels of a source, or the refusal."""
    try:
        kernels = lower_module(source, "toy.py", NAMESPACE)
    except Refusal as refusal:
        return f"refused: {refusal}\n"
    return "\n\n".join(ast.unparse(each) for each in kernels) + "\n"


@each_case(CASES)
def test_lowering(case: GoldenCase, pytestconfig: pytest.Config) -> None:
    case.check(listing(case.source), pytestconfig)


def test_kernels_have_lines_of_the_source() -> None:
    source = "\n\n@function(native=True)\ndef toy(string: Str) -> Int:\n    size = len(string)\n    return size\n"
    kernel, = lower_module(source, "toy.py", NAMESPACE)
    lines = {ast.unparse(node): node.lineno for node in kernel.body}
    assert lines["v_size = v_string.length"] == 5
    assert lines["return box_int(v_size)"] == 6


def test_a_place_is_below_the_length_after_a_comparison() -> None:
    place = Number(0, 100).at_most(length("text"), 1)
    assert place.slack("text") == 1
    after = result(ast.Add(), place, Number(1, 1))
    assert after is not None and after.slack("text") == 0


def test_the_part_after_a_place_is_not_negative() -> None:
    rest = result(ast.Sub(), length("text"), Number(0, 100).at_most(length("text")))
    assert rest is not None and rest.is_natural


def test_a_product_of_two_ints_does_not_fit() -> None:
    product = result(ast.Mult(), Number(), Number())
    assert product is not None and not product.fits


def test_constant_data_is_there_once(tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_text(
        "def first(at: i64) -> i8:\n    return constant_data(b'ab', Bytes)[at] | constant_data(b'ab', Bytes)[0]\n")
    kernels = Kernels(tmp_path, abi.VERSION, abi.STRUCTS, set())
    assert kernels.text(kernels.kernels[0]).count("private unnamed_addr constant") == 1


@pytest.fixture
def tier() -> None:
    if Engine().tier is None:
        pytest.skip("there is no image")


@pytest.mark.usefixtures("tier")
def test_compiled_helpers_give_what_python_gives() -> None:
    data = bytes(range(256)) * 3
    for helper, value in ((checksums.crc32c, 5), (checksums.fnv1a64, (1 << 64) - 1), (checksums.joaat, 7)):
        assert native.compiled(helper) is not helper
        assert native.compiled(helper)(data, value) == helper(data, value)
    for blocks, state in ((md.md4_blocks, [*md.INITIAL]), (snefru.snefru_blocks, [0] * 8)):
        ours, theirs = state.copy(), state.copy()
        blocks(ours, data, 0, 640)
        native.compiled(blocks)(theirs, data, 0, 640)
        assert ours == theirs != state
    text = "caf\xc3\xa9 \xff\xe2\x82\xac"
    assert native.compiled(latin1_of_utf8)(text) == latin1_of_utf8(text) == "caf\xe9 ??"


@pytest.mark.usefixtures("tier")
def test_a_compiled_helper_raises_for_an_index_outside() -> None:
    with pytest.raises(SystemError):
        native.compiled(md.md4_blocks)([1, 2, 3, 4], bytes(63), 0, 64)
