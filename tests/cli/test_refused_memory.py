"""Memory that the system refuses: the script ends, and in PHP's words."""
from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from zvm.runtime.signals import refusal

_CHAIN = "for ($i = 0; $i < %d; $i++) { $new = new stdClass; $new->next = $last ?? null; $last = $new; }"
_MIXED = """<?php
class P {
    private array $l = [];
    function __construct(public int $x) {}
    function add($k, $v) { $this->l[$k] = $v; return $this; }
}
function gen($n) { for ($i = 0; $i < $n; $i++) { try { yield $i => "v$i"; } finally { $i; } } }
for ($i = 0; $i < 20; $i++) {
    $p = (new P($i))->add("k$i", $i)->add($i, $i * 2.5);
    foreach (gen(3) as $k => $v) { $out["g$k"] = "$v-$k-$i"; }
    $out[] = array_map(fn ($z) => $z . $i, explode("a", str_repeat("ba", $i)));
    try { throw new RuntimeException("e$i"); } catch (RuntimeException $e) { $out[] = $e->getMessage(); }
    $copy = $out; $copy[] = json_encode([$i, 1.5, "x"]);
}
echo "done";
"""

_LIBRARY = r"""<?php
function f($n) { $s = 0; for ($i = 0; $i < $n; $i++) { $s += $i * 3; } return $s; }
interface Shape { function area(): float; }
class Circle implements Shape {
    function __construct(private float $r) {}
    function area(): float { return 3.14 * $this->r ** 2; }
    function __get($n) { return $n; }
}
for ($j = 0; $j < 10; $j++) {
    $x[] = f($j * 10); $o = new Circle($j + 0.5); $a["k$j"] = $o->area() . $o->foo;
    usort($x, fn ($p, $q) => $p <=> $q);
    $t = sprintf("%05d %s", $j, md5("x$j")); $u = str_replace("a", "bb", $t); $v = preg_match('/(\d+) (\w+)/', $u, $m);
    foreach ($a as $k => &$r) { $r .= "!"; } unset($r);
    [$p, [$q]] = [$j, [$j + 1]]; $z = compact('p', 'q') + ['r' => 1 << $j]; $y = unserialize(serialize($z));
    $d = array_filter(array_combine(range(0, 5), range(5, 10)), fn ($e) => $e % 2); ksort($d);
    $big = 1 << 40; $big += $j; $l[$big] = $big;
    switch ($j % 3) {
        case 0: $n = null; break;
        case 1: $n = clone $o; break;
        default: $n = static fn () => yield from [1, 2]; foreach ($n() as $i) { $l[] = $i; }
    }
    $str = implode(",", array_keys($l)) . ucfirst(strrev("abc")) . number_format(1234.5 + $j, 2);
}
echo "done";
"""

# Runs argv[1] while one allocation is refused, the argv[2]th after the script began.
_REFUSING = """
import sys
from _testcapi import remove_mem_hooks, set_nomemory
from zvm.bundle import whole
from zvm.cli.main import main
from zvm.executor import scripts
execute, at = whole(scripts.execute), int(sys.argv[2])
def refusing(engine, frame):
    set_nomemory(at, at + 1)
    try:
        return execute(engine, frame)
    finally:
        remove_mem_hooks()
scripts.execute = refusing
main(["-n", sys.argv[1]])
"""


@pytest.mark.parametrize("limit", [110_000, 140_000])
def test_long_chains(zvm: list[str], limit: int) -> None:
    """The whole address space is full of objects."""
    done = subprocess.run(["bash", "-c", f'ulimit -v {limit}; exec "$@"', "bash", *zvm, "-n", "-r", _CHAIN % 300_000],
                          capture_output=True, text=True, check=False, timeout=120)
    assert "Traceback" not in done.stderr and "Fatal Python error" not in done.stderr
    assert (done.returncode, "Allowed memory size" in done.stdout) in ((255, True), (1, False))


@pytest.mark.parametrize("error", [RuntimeError("can't allocate lock"), OverflowError("repeated string is too long"),
                                   SystemError("error return without exception set"),
                                   ImportError("/lib/x.so: failed to map segment from shared object")], ids=repr)
def test_errors_of_python(error: Exception) -> None:
    """What Python raises in place of MemoryError is taken for one, what resembles it is not."""
    assert isinstance(refusal(error), MemoryError)
    other = type(error)(f"{error} or not")
    assert refusal(other) is other


@pytest.mark.skipif(sys.version_info[:3] == (3, 13, 0),
                    reason="where it refuses memory to an import this CPython goes on with what it has freed")
@pytest.mark.parametrize("code", ["<?php " + _CHAIN % 500 + " echo 'done';", _MIXED, _LIBRARY],
                         ids=["chain", "mixed", "library"])
def test_one_allocation(tmp_path: Path, code: str) -> None:
    """Whichever it is that is refused, the script goes on without it or ends at the line that wanted it."""
    pytest.importorskip("_testcapi")
    script = tmp_path / "script.php"
    script.write_text(code)
    ends: Counter[str] = Counter()
    for at in range(0, 5000, 311):
        done = subprocess.run([sys.executable, "-c", _REFUSING, os.fspath(script), str(at)], capture_output=True,
                              text=True, check=False, timeout=120)
        assert "Traceback" not in done.stderr
        place = "Unknown on line 0" if "done" in done.stdout else f"{script} on line"
        ended_by_error = f"(tried to allocate 65536 bytes) in {place}" in done.stdout
        assert (done.returncode, done.stdout.endswith("done")) in ((255, False), (0, True)), done.stdout + done.stderr
        assert ended_by_error is (done.returncode == 255)
        ends["error" if ended_by_error else "done"] += 1
    assert ends["error"]  # it differs by interpreter which of the allocations are wanted by a line
