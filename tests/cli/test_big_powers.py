"""Powers of many digits end at max_execution_time and memory_limit, and are not begun where they would not be over."""
from __future__ import annotations

import subprocess
import time

import pytest

TIME, MEMORY = "Maximum execution time of 1 second exceeded", "Allowed memory size of 33554432 bytes exhausted"


@pytest.mark.parametrize(("code", "message"), [
    ("bcpow('9999999999', '3000000');", TIME), ("bcpow('9999999999', '20000000');", MEMORY),
    ("gmp_pow(3, 150000000);", TIME), ("gmp_pow(3, 600000000);", MEMORY),
    ("bcpowmod(bcpow('7', '30000'), bcpow('3', '70000'), bcadd(bcpow('3', '40000'), '2'));", TIME),
    ("gmp_powm(gmp_pow(7, 30000), gmp_pow(3, 70000), gmp_add(gmp_pow(3, 70000), 2));", TIME),
    ("echo strlen(bcpow('99', '100000')), strlen(bcpowmod('2', bcpow('3', '2000'), '1000000007'));", ""),
])
def test_limits(zvm: list[str], code: str, message: str) -> None:
    began = time.monotonic()
    done = subprocess.run([*zvm, "-n", "-d", "memory_limit=32M", "-d", "max_execution_time=1", "-r", code],
                          capture_output=True, text=True, timeout=60)
    assert message in done.stdout and done.returncode == (255 if message else 0)
    assert time.monotonic() - began < 10
