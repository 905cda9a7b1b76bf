"""What the passes leave, as OPcache lists it: passes/<pass>_<opcache.optimization_level>.test.

--update-goldens rewrites them from zvm; --differential holds them against the OPcache installed here. Every op-array is
verified after every pass.
"""
from __future__ import annotations

import functools
from pathlib import Path

import pytest
from golden_files import cases, each_case
from sources import FILENAME, compiled, dumper, opcache_listing

from zvm.cli.dump import stages
from zvm.opcodes.metadata import FREE
from zvm.opcodes.verify import verify
from zvm.optimizer.analysis import analyse_script
from zvm.optimizer.dominators import find_dominators
from zvm.optimizer.passes import data_flow, literals
from zvm.optimizer.passes.context import DEFAULT_LEVEL, Context
from zvm.optimizer.passes.editing import TEMPORARY
from zvm.optimizer.pipeline import (
    AFTER_OPTIMIZER,
    early_passes,
    late_passes,
    looks_at_calls,
    optimize_script,
    prepare_for_data_flow,
)
from zvm.optimizer.ssa_integrity import check

CASES = cases(sorted(Path(__file__).with_name("passes").glob("*.test")))
TESTS = Path(__file__).resolve().parents[1]


def level_of(case):
    return int(case.path.stem.rpartition("_")[2], 16)


@each_case(CASES)
def test_listing(case, pytestconfig):
    listing = stages.listing(dumper().compile(case.source, FILENAME), stages.AFTER, dumper().optimizer_options(),
                              level_of(case))
    case.check(listing, pytestconfig)


@pytest.mark.differential
@each_case(CASES)
def test_golden_is_opcache_s(case, php, tmp_path):
    listing = opcache_listing(php, tmp_path, case.source, f"opcache.optimization_level={level_of(case)}",
                              "opcache.opt_debug_level=0x20000")
    assert listing == case.expected.strip("\n")


# when op-arrays are not whole: NOPs and live ranges are settled after data flow
BETWEEN = (AFTER_OPTIMIZER, "after pass 8", "after pass 14")


def checker(level):
    """A listener that verifies what each pass leaves."""
    def check(op_array, when):
        if when not in BETWEEN:
            verify(op_array, looks_at_calls(level))

    return check


@pytest.mark.parametrize("level", [DEFAULT_LEVEL, DEFAULT_LEVEL & ~0x60, 0x201])
@each_case(CASES)
def test_valid_after_every_pass(case, level):
    script = dumper().compile(case.source, FILENAME).script
    optimize_script(script, dumper().optimizer_options(), level, checker(level))
    for op_array in script.op_arrays():
        verify(op_array, looks_at_calls(level))


@each_case(CASES)
def test_ssa_form_stays_one(case):
    script = dumper().compile(case.source, FILENAME).script
    ctx = Context(script, dumper().optimizer_options(), DEFAULT_LEVEL)
    prepare_for_data_flow(script, ctx)
    for info in analyse_script(script, ctx).values():
        if info.ssa is not None:
            data_flow.optimize(info, ctx, functools.partial(check_form, info.ssa))


def check_form(ssa, number):
    find_dominators(ssa.cfg)
    check(ssa)


@pytest.mark.parametrize("topic", ["arrays", "calls", "classes", "control", "exceptions", "foreach", "generators"])
def test_our_own_tests_stay_valid(topic):
    for path in sorted((TESTS / "php" / topic).glob("*.phpt")):
        source = path.read_text(encoding="latin-1").partition("--FILE--\n")[2].partition("\n--EXPECT")[0]
        script = dumper().compile(source, str(path)).script
        if script is not None:
            optimize_script(script, dumper().optimizer_options(), DEFAULT_LEVEL, checker(DEFAULT_LEVEL))


def test_what_is_freed_at_the_end_and_never_reached():
    script = compiled("function f($a) { switch ($a[0]) { default: switch ($a[1]) { default: return 2; } } }")
    optimize_script(script, dumper().optimizer_options(), DEFAULT_LEVEL, checker(DEFAULT_LEVEL))
    op_array = script.functions["f"]
    assert [opline.opcode for opline in op_array.opcodes[-2:]] == [FREE, FREE]
    verify(op_array, True)


def test_level_switches_passes():
    assert [number for number, _ in early_passes(0x7FFFFFFF)] == [1, 3, 4, 5]
    assert [number for number, _ in late_passes(0x7FFFFFFF)] == [9, 11, 13]
    assert [number for number, _ in early_passes(0x304)] == [3, 9, 10]
    assert [number for number, _ in early_passes(0x7FFFFFBF)] == [1, 3, 4, 5, 6, 9]
    assert not list(early_passes(0)) and not list(late_passes(0))


def test_equal_literals_become_one():
    script = compiled('f(5, "5", 5.0, 5, "5", true, 1, [], [], $a["5"], $b[5], -0.0, 0.0, null, null);')
    ctx = Context(script, dumper().options(), DEFAULT_LEVEL)
    literals.optimize(script.main, ctx)
    values = [repr(value) for value in script.main.literals]
    assert values.count("5") == 2  # one is followed by the string it was written as
    assert values.count("'5'") == 2
    assert values.count("5.0") == values.count("True") == values.count("None") == values.count("-0.0") == 1
    assert sum(type(value).__name__ == "PhpArray" for value in script.main.literals) == 1
    verify(script.main)


def slots_of_results(to_run, begin="", end=""):
    """The slots of the temporaries of a function, one an opline that makes one."""
    body = f'{begin} g($a + 1, "$a b", $a * 2, [$b]); {end} return strlen($a . $b);'
    script = compiled(f"function f($a, $b) {{ {body} }}")
    optimize_script(script, dumper().optimizer_options(), to_run=to_run)
    op_array = script.functions["f"]
    verify(op_array, True)
    return [opline.result for opline in op_array.opcodes if opline.result_type & TEMPORARY]


def test_temporaries_share_no_slots_in_loops_to_run():
    slots = slots_of_results(True, "do {", "} while (--$a);")
    assert len(slots) == len(set(slots))


@pytest.mark.parametrize("words", [(False, "do {", "} while (--$a);"), (True,), (False,)])
def test_other_temporaries_share_slots(words):
    slots = slots_of_results(*words)
    assert len(slots) > len(set(slots))
