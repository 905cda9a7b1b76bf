"""runtime/values/patterns.py: patterns that are compiled when they are first used."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from zvm import bundle
from zvm.runtime.values.patterns import LazyPattern, lazy_pattern

COMMON = """<?php
echo trim(" a "), implode(",", explode(" ", "b c")), htmlspecialchars("<d>"), sprintf("%05.2f", 3.14159), md5("e"),
    json_encode(["f" => 1.5]), preg_replace("/g(.)/", "$1", "gh"), is_file(__FILE__), version_compare("1.0", "1.1"),
    array_sum([1, 2]), strtr("ab", ["a" => "b"]), var_export([1], true), file_get_contents(__FILE__) === "";
"""
ROOT = Path(__file__).parents[2]
SUBJECT = "a1 B22\n_c3"


def test_is_as_compiled():
    lazy, compiled = lazy_pattern("a(b+)", re.IGNORECASE), re.compile("a(b+)", re.IGNORECASE)
    assert lazy.sub("x", "cABBd") == compiled.sub("x", "cABBd") == "cxd"
    assert lazy.match("abb")[1] == "bb"
    assert (lazy.pattern, lazy.flags) == (compiled.pattern, compiled.flags)


def test_errors_come_with_the_first_use():
    lazy = lazy_pattern("(")
    with pytest.raises(re.error):
        lazy.search("")


@pytest.mark.parametrize(("text", "flags"), [
    ("[a-z][0-9]+", 0), ("(?P<letter>[a-z])(?P<digits>[0-9]+)", re.IGNORECASE), (r"^\w(?<!_)", re.MULTILINE)])
def test_what_the_bundle_keeps_makes_the_same_pattern(monkeypatch, text, flags):
    kept = {(pattern := LazyPattern(text, flags)).kept_as(): pattern.to_keep()}
    monkeypatch.setattr(bundle, "compiled", kept.get)
    expected, made = re.compile(text, flags), LazyPattern(text, flags)
    assert made.finditer.__self__ is not expected  # which re.compile() would have had from its cache
    assert [each.groupdict() or each[0] for each in made.finditer(SUBJECT)] == \
        [each.groupdict() or each[0] for each in expected.finditer(SUBJECT)]
    assert (made.flags, made.groups, made.groupindex) == (expected.flags, expected.groups, expected.groupindex)


def test_what_was_kept_for_another_python(monkeypatch):
    monkeypatch.setattr(bundle, "compiled", lambda text: (0, "what that understood"))
    assert lazy_pattern("[0-9]+").findall(SUBJECT) == ["1", "22", "3"]


def test_common_functions_do_without_slow_modules(tmp_path):
    script = tmp_path / "common.php"
    script.write_text(COMMON)
    program = "import sys; from zvm.cli.main import main; main(exit=lambda status: print('', *sys.modules))"
    run = subprocess.run([sys.executable, "-S", "-c", program, "-n", script],
                         cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout.startswith("ab,c&lt;d&gt;03.14"), run.stderr
    imported = set(run.stdout.split())
    assert "zvm.engine" in imported
    slow = {"contextlib", "importlib", "ctypes", "typing"}
    if bundle.bundle_digest(str(ROOT / "zvm")):  # which has the patterns that are used
        slow |= {"re", "enum", "functools", "collections"}
    assert not imported & slow
