"""Operators, comparisons and conversions of awkward values, held against PHP itself where it is installed."""
from __future__ import annotations

import random
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.runtime.values.numbers import float_to_string

needs_php = pytest.mark.skipif(shutil.which("php") is None, reason="needs PHP to compare with")


def php(*arguments: str) -> str:
    run = subprocess.run(["php", "-n", *arguments], capture_output=True, check=False, timeout=60)
    return run.stdout.decode("latin-1")


def zvm(path: Path) -> str:
    chunks: list[bytes] = []
    Engine(write=chunks.append).run_source(path.read_bytes().decode("latin-1"), str(path))
    return b"".join(chunks).decode("latin-1")


@needs_php
def test_matrix_of_values() -> None:
    script = Path(__file__).with_name("differential.php")
    expected, actual = php(str(script)).splitlines(), zvm(script).splitlines()
    different = [f"{theirs}\n    {ours}" for theirs, ours in zip(expected, actual, strict=False) if theirs != ours]
    assert not different, "\n".join(different[:20])
    assert len(expected) == len(actual)


@needs_php
def test_texts_of_floats(tmp_path: Path) -> None:
    source = random.Random(8235)
    numbers = [struct.unpack("<d", source.randbytes(8))[0] for _ in range(500)]
    numbers += [source.uniform(-1, 1) * 10 ** source.randint(-8, 24) for _ in range(1500)]
    numbers += [float(10 ** exponent) for exponent in range(23)] + [9.5e16, 99999999999999.5, 123456789012345678.0]
    numbers = [number for number in numbers if number == number]
    script = tmp_path / "floats.php"
    packed = b"".join(struct.pack("<d", number) for number in numbers).hex()
    script.write_text(f"<?php foreach(unpack('e*', hex2bin('{packed}')) as $f) {{ foreach ([-1, 14, 17, 3, 0] as $p) {{"
                      "ini_set('precision', $p); echo $f, ' '; } echo \"\\n\"; }")
    expected = php(str(script)).splitlines()
    for number, line in zip(numbers, expected, strict=True):
        assert [float_to_string(number, precision) for precision in (-1, 14, 17, 3, 0)] == line.split(" ")[:-1]
