"""The IR of ten opcodes' handlers: goldens/handlers.test. A case's source is a handler's name."""
from __future__ import annotations

import functools
import re
import sys
from pathlib import Path

import pytest
from golden_files import GoldenCase, cases, each_case

from zvm.engine import Engine
from zvm.handlers.generator.native.listing import ir_listing
from zvm.handlers.generator.pipeline import generate
from zvm.handlers.generator.plan import Plan

ROOT = Path(__file__).resolve().parents[2]
CASES = cases([Path(__file__).with_name("goldens") / "handlers.test"])


@functools.cache
def plans() -> dict[str, Plan]:
    return {plan.name: plan for members in generate(ROOT).plans.values() for plan in members}


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="offsets in the goldens are those of Python 3.11")
@each_case(CASES)
def test_ir(case: GoldenCase, pytestconfig: pytest.Config) -> None:
    case.check(ir_listing([plans()[case.source]], Engine) + "\n", pytestconfig)


def test_what_a_cell_held_is_not_held_once_it_is_replaced() -> None:
    """SEND_VAR_EX puts another function into its cache before it warns of an undefined variable: the tuple that was
    there has died by then."""
    text = ir_listing([plans()["SEND_VAR_EX_CV_UNUSED"]], Engine)
    cached = re.search(r"(%v\d+) = getelementptr i8, ptr %v\d+, i64 16\n +(%v\d+) = load ptr, ptr \1\n", text)
    assert cached is not None and "@call_python(" in text
    assert f"@incref(ptr {cached[2]})" not in text
