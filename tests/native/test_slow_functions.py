"""Counting calls of internal functions that are left to Python: `zvm --slow-functions`."""
from __future__ import annotations

import re
import subprocess

import pytest

from zvm.engine import Engine
from zvm.handlers.native import tier

needs_native = pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")


def run(command: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*command, "--slow-functions", "-r", *arguments], capture_output=True, text=True, check=False,
                          timeout=120, env={"PATH": "/usr/bin:/bin"})


@needs_native
def test_report(zvm: list[str]) -> None:
    done = run(zvm, "for ($i = 0; $i < 3; $i++) parse_ini_string('a=1'); @max(1, new stdClass); "
                    "strtoupper('abc'); array_sum([1, 2]);")
    totals, heading, *rows = done.stderr.splitlines()
    assert re.fullmatch(r"4 calls were left to Python, for \d+\.\d\d ms", totals)
    assert heading.split()[0] == "calls"
    assert any(re.fullmatch(r" +3 +\S+ +\S+  parse_ini_string\(string\(3\)\)  no kernel", row) for row in rows)
    assert any(re.fullmatch(r" +1 +\S+ +\S+  max\(int, stdClass\)", row) for row in rows)
    assert len(rows) == 2


@needs_native
def test_arguments_are_described(zvm: list[str]) -> None:
    done = run(zvm, "$a = [2, new stdClass]; @sort($a);")
    assert re.search(r"sort\(&list\(2\) of int\|stdClass", done.stderr)


@needs_native
def test_nothing_is_left(zvm: list[str]) -> None:
    assert run(zvm, "echo strlen('abc');").stderr == "no call of an internal function was left to Python\n"


@needs_native
def test_objects_are_not_asked(zvm: list[str]) -> None:
    done = run(zvm, "echo count((new ReflectionClass('Iterator'))->getMethods());")
    assert done.stdout == "5"
