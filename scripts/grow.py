#!/usr/bin/env python3
"""Time functions on growing strings, zvm against php; print those that grow faster than php's or take much longer.

usage: grow [--functions LIST] [--sizes LIST] [--rounds N] [--all]

Processor time is measured; the two commands take turns, and the least of the rounds counts. Without --all only calls
above FACTOR times php's are printed, and those whose factor grows with the size.
"""
from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm.fuzzing.library import function_named  # noqa: E402
from zvm.fuzzing.sizes import lowered_functions  # noqa: E402

FACTOR = 6.0  # of php's time, above which a call is listed
GROWTH = 2.0  # of the factor between the first size and the last
SIZES = (1_000, 30_000, 1_000_000)
LIMITS = {"levenshtein": 2_000, "similar_text": 1_000}  # bytes, of functions whose time grows with the square
ARGUMENTS = {  # of functions that need others than the string, $s, and "a"
    "substr": "$s, 1, -1", "str_pad": "$s, strlen($s) + 100", "str_repeat": "$s, 3", "levenshtein": "$s, strrev($s)",
    "similar_text": "$s, strrev($s)", "strspn": "$s, $s", "substr_count": "$s, 'the'",
    "convert_uudecode": "convert_uuencode($s)",
    **dict.fromkeys(("strcspn", "strpos", "stripos", "strrpos", "strripos", "strstr", "stristr", "strchr", "strrchr",
                     "strpbrk"), "$s, '~'")}
HASHES = ("crc32", "crc32c", "fnv132", "fnv1a64", "joaat", "md4", "tiger192,3", "snefru", "whirlpool")
SCRIPT = """<?php
error_reporting(0);
$times = [];
[$sizes, $calls] = json_decode(<<<'JSON'
    %s
    JSON);
foreach ($sizes as $size) {
    foreach ($calls as [$name, $limit]) {
        $text = "The quick brown fox's \\"tail\\" jumps\\n over=the \\\\n lazy dog ";
        $s = substr(str_repeat($text, intdiv($size, 50) + 1), 0, min($size, $limit));
        $turns = $size > 100000 ? 1 : 100;
        $call = eval("return function (string \\$s) { return $name; };");
        $call($s);
        $count = 0;
        $start = getrusage();
        do {
            for ($turn = 0; $turn < $turns; $turn++) {
                $call($s);
            }
            $count += $turns;
            $now = getrusage();
            $spent = ($now['ru_utime.tv_sec'] - $start['ru_utime.tv_sec']) * 1e6
                + $now['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'];
        } while ($spent < 20000);
        $times["$name $size"] = $spent / $count;
    }
}
echo json_encode($times);
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/grow", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--functions", default="", help="comma-separated; by default all that are lowered from Python")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="bytes of the string")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--all", action="store_true", help="print every call")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]
    names = [name for name in options.functions.split(",") if name] or lowered_functions()
    calls = [[f"{name}({arguments(name)})", LIMITS.get(name, 1 << 40)] for name in names]
    if not options.functions:
        calls += [[f"hash('{name}', $s)", 1 << 40] for name in HASHES]
    php, zvm = measure(calls, sizes, options.rounds)
    slow = 0
    for call, _ in calls:
        factors = [zvm[f"{call} {size}"] / max(php[f"{call} {size}"], 0.05) for size in sizes]
        is_slow = max(factors) > FACTOR or factors[-1] > GROWTH * factors[0] and factors[-1] > 1
        slow += is_slow
        if is_slow or options.all:
            print(f"{call:42}" + "".join(f"{factor:9.2f}" for factor in factors))
    print(f"{len(calls)} calls at {', '.join(map(str, sizes))} bytes: "
          f"{slow} take more than {FACTOR:g} times php's time or grow faster")
    return 1 if slow else 0


def arguments(name: str) -> str:
    """What a function is called with: the string, and the shortest of what else it needs."""
    if name in ARGUMENTS:
        return ARGUMENTS[name]
    needed = function_named(name).required_num_args
    return ", ".join(["$s", *["'a'"] * (needed - 1)])


def measure(calls: list[list[object]], sizes: list[int], rounds: int) -> tuple[dict[str, float], dict[str, float]]:
    """Microseconds of each call by php and by zvm."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "calls.php"
        script.write_text(SCRIPT % json.dumps([sizes, calls]), encoding="utf-8")
        best: list[dict[str, float]] = [{}, {}]
        for _ in range(rounds):
            for number, command in enumerate(("php", str(Path(sys.prefix) / "bin/zvm"))):
                words = [command, "-d", "memory_limit=1G", str(script)]
                done = subprocess.run(words, capture_output=True, text=True, check=True)
                for name, time in json.loads(done.stdout).items():
                    best[number][name] = min(time, best[number].get(name, time))
    return best[0], best[1]


if __name__ == "__main__":
    sys.exit(main())
