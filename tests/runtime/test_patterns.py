"""runtime/values/patterns.py: patterns that are compiled when they are first used."""
from __future__ import annotations

import re
import subprocess
import sys

import pytest

from zvm.runtime.values.patterns import lazy_pattern

COMMON = """<?php
echo trim(" a "), implode(",", explode(" ", "b c")), htmlspecialchars("<d>"), sprintf("%05.2f", 3.14159), md5("e"),
    json_encode(["f" => 1.5]);
"""


def test_is_as_compiled():
    lazy, compiled = lazy_pattern("a(b+)", re.IGNORECASE), re.compile("a(b+)", re.IGNORECASE)
    assert lazy.sub("x", "cABBd") == compiled.sub("x", "cABBd") == "cxd"
    assert lazy.match("abb")[1] == "bb"
    assert (lazy.pattern, lazy.flags) == (compiled.pattern, compiled.flags)


def test_errors_come_with_the_first_use():
    lazy = lazy_pattern("(")
    with pytest.raises(re.error):
        lazy.search("")


def test_common_functions_do_without_re(tmp_path):
    script = tmp_path / "common.php"
    script.write_text(COMMON)
    run = subprocess.run([sys.executable, "-X", "importtime", "-m", "zvm", "-n", script],
                         capture_output=True, text=True, check=False)
    assert run.stdout.startswith("ab,c&lt;d&gt;03.14"), run.stderr
    imported = {line.rpartition("|")[2].strip() for line in run.stderr.splitlines()}
    assert "zvm.engine" in imported and "re" not in imported
