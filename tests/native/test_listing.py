"""What scripts/gen_handlers.py shows of the native target."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def gen_handlers(*arguments: str) -> str:
    return subprocess.run([sys.executable, str(ROOT / "scripts/gen_handlers.py"), *arguments], capture_output=True,
                          text=True, check=True).stdout


def test_ir() -> None:
    text = gen_handlers("--list", "NOP", "--target=native")
    assert text.startswith("; NOP: native whole\ndefine preserve_nonecc i32 @h_NOP(")


def test_refused_paths_are_named() -> None:
    assert "; ADD_CV_CV: fast path\n;   left to Python: " in gen_handlers("--list", "ADD", "--target=native")


def test_machine_code() -> None:
    pytest.importorskip("llvmlite")
    assert gen_handlers("--list", "NOP", "--target=asm").startswith("; NOP: native whole\nh_NOP:\n\t")


def test_coverage() -> None:
    heading, *rows = gen_handlers("--stats", "--target=native").splitlines()
    assert heading.split() == ["opcode", "native", "whole", "fast", "path", "Python", "only"]
    assert any(row.split() == ["NOP", "1", "0", "0"] for row in rows)
    totals = [sum(int(row.split()[column]) for row in rows[:-1]) for column in (1, 2, 3)]
    assert rows[-1].split() == ["all", *map(str, totals)]
