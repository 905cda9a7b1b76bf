"""intl as PHP has it: recorded answers about random texts; and that it counts as loaded only with ICU, or where that is
asked for.

sample.json is what `scripts/compare_intl.py --seed 82 --count 700 --record` wrote.
"""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from zvm.ext import registry

ROOT = Path(__file__).resolve().parents[3]
ZVM = [sys.executable, "-m", "zvm.cli.main"]
ASK = ("echo json_encode([extension_loaded('Intl'), in_array('intl', get_loaded_extensions()), "
       "phpversion('intl') > '8', (bool)get_extension_funcs('intl'), "
       "function_exists('grapheme_strlen'), class_exists('Normalizer')]);")


def test_recorded_answers() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "scripts/compare_intl.py"), "--zvm", " ".join(ZVM), "--check",
                           str(Path(__file__).with_name("sample.json"))], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr


@pytest.mark.parametrize(("options", "expected"), [
    ((), "[true,true,true,true,true,true]" if registry.is_available("icu") else "[false,false,false,false,true,true]"),
    (("-d", "zvm.claim=intl"), "[true,true,true,true,true,true]"),
])
def test_intl_is_loaded_where_it_is_claimed(options: tuple[str, ...], expected: str) -> None:
    done = subprocess.run([*ZVM, *options, "-r", ASK], capture_output=True, text=True, check=False)
    assert done.stdout == expected
