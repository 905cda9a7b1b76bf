"""memory_limit holds where a single step of a script takes too much, and lets through what fits."""
from __future__ import annotations

import subprocess

import pytest

from zvm.engine import Engine
from zvm.handlers.native import tier

pytestmark = pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")

TOO_MUCH = {  # 16 MB; php 8.2.36 ends each of these
    "str_repeat": "str_repeat('x', 20 << 20);", "range": "range(1, 2000000);",
    "array_fill": "array_fill(0, 2000000, 1);",
    "preg_replace": "preg_replace('/a/', str_repeat('b', 1000), str_repeat('a', 30000));",
    "preg_split": "preg_split('//', str_repeat('a', 1000000));",
    "str_replace": "str_replace('a', str_repeat('b', 1000), str_repeat('a', 30000));",
    "strtr": "strtr(str_repeat('a', 30000), ['a' => str_repeat('b', 1000)]);",
    "implode": "implode(str_repeat(',', 1000), range(1, 30000));",
    "nl2br": 'nl2br(str_repeat("\\n", 4 << 20));', "htmlspecialchars": "htmlspecialchars(str_repeat('\"', 4 << 20));",
    "bin2hex": "bin2hex(str_repeat('a', 10 << 20));", "base64_encode": "base64_encode(str_repeat('a', 13 << 20));",
    "the argument beside the result": "strrev(str_repeat('a', 10 << 20));",
    "number_format": "number_format(1.5, 20000000);", "sprintf": "sprintf('%20000000s', 'x');",
    "serialize": "serialize(array_fill(0, 400, str_repeat('x', 100000)));",
    "json_encode": "json_encode(array_fill(0, 400, str_repeat('x', 100000)));",
    "print_r": "print_r(array_fill(0, 400, str_repeat('x', 100000)), true);",
    "mb_convert_encoding": "mb_convert_encoding(str_repeat('a', 5 << 20), 'UTF-32');",
    "explode": "explode(',', str_repeat(',', 2000000));", "str_split": "str_split(str_repeat('ab', 1000000));",
    "array_merge": "$a = range(1, 300000); array_merge($a, $a, $a);",
    "array_chunk": "array_chunk(range(1, 200000), 1);",
    "random_bytes": "random_bytes(20 << 20);", "pack": "pack('a20000000', 'x');",
    "a bomb": "gzinflate(gzdeflate(str_repeat('a', 9 << 20)) . '') . str_repeat('a', 9 << 20);",
}
ENOUGH = {  # php lets these through
    "strrev of a variable": "$a = str_repeat('a', 5 << 20); $b = strrev($a);",
    "results that are dropped": "for ($i = 0; $i < 20; $i++) strrev(str_repeat('a', 5 << 20));",
    "range": "$a = range(1, 500000);", "implode": "$s = implode(',', range(1, 200000));",
    "many conversions": "$s = str_repeat('a', 4 << 20); for ($i = 0; $i < 20; $i++) $s = strtoupper(strtolower($s));",
}


def run(zvm: list[str], code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*zvm, "-d", "memory_limit=16M", "-d", "display_errors=1", "-d", "log_errors=0", "-r",
                           f"{code} echo 'survived';"], capture_output=True, text=True)


@pytest.mark.parametrize("name", TOO_MUCH)
def test_one_step_that_takes_too_much_ends_the_script(zvm: list[str], name: str) -> None:
    done = run(zvm, TOO_MUCH[name])
    assert "Fatal error: Allowed memory size of 16777216 bytes exhausted (tried to allocate " in done.stdout
    assert done.returncode == 255


@pytest.mark.parametrize("name", ENOUGH)
def test_what_fits_goes_on(zvm: list[str], name: str) -> None:
    assert run(zvm, ENOUGH[name]).stdout == "survived"
