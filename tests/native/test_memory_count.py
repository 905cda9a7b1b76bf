"""What a script holds: native code counts as the loops in Python do, and counts seldom."""
from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from zvm.engine import Engine
from zvm.handlers.native import tier
from zvm.runtime.services import memory_usage
from zvm.runtime.services.memory_usage import held_bytes

native = tier.load(Engine)
pytestmark = pytest.mark.skipif(native is None, reason=f"native handlers are {tier.status(Engine)}")

HOLDINGS = {
    "nothing": "",
    "packed arrays": "$a = []; for ($i = 0; $i < 100; $i++) $a[] = range(0, $i);",
    "a large packed array": "$a = range(1, 5000); $b = array_map('strval', $a);",
    "hashes": "$a = []; for ($i = 0; $i < 500; $i++) $a[\"key $i\"] = [\"v$i\" => str_repeat('x', $i), $i => $i / 2];",
    "removed elements": "$a = array_flip(range(0, 3000)); for ($i = 0; $i < 3000; $i += 3) unset($a[$i]);",
    "references": "$a = []; for ($i = 0; $i < 300; $i++) { $s = \"text $i\"; $a[] = &$s; unset($s); }",
    "objects": "class A { public $p = 'abc'; public $q; } $a = []; for ($i = 0; $i < 300; $i++) { $o = new A; "
               "$o->q = str_repeat('y', $i); $o->{\"dynamic$i\"} = $i; $a[] = $o; }",
    "destructible objects": "class D { public $p; function __destruct() {} } $a = []; "
                            "for ($i = 0; $i < 300; $i++) { $a[$i] = new D; $a[$i]->p = [\"x$i\"]; }",
    "objects of internal classes": "$a = new ArrayObject(range(1, 3000)); $s = new SplObjectStorage; $s[$a] = 'x'; "
                                   "$f = function () use ($a) { return $a; }; $d = new DateTime('@0');",
    "objects that died": "class E { public $p = [1]; } for ($i = 0; $i < 300; $i++) $o = new E; unset($o);",
}


WIDE = " ".join(f"$v{number} = 'text' . $n;" for number in range(1200))
FRAMES = f"""
function deep($n, $text) {{ $own = $text . $n; return $n ? deep($n - 1, $own) : memory_get_usage(); }}
function wide($n) {{ {WIDE} return $n ? wide($n - 1) : memory_get_usage(); }}
echo deep(50, 'text'), ' ', wide(5);
"""
LOOPS = {"frames_bytes": memory_usage._frames_bytes, "objects_bytes": memory_usage._objects_bytes}


def run(code: str, memory_limit: str = "128M") -> tuple[Engine, str]:
    written: list[bytes] = []
    engine = Engine([("memory_limit", memory_limit)], written.append)
    engine.run_code(code)
    return engine, b"".join(written).decode()


@pytest.mark.parametrize("name", HOLDINGS)
def test_native_code_counts_values_as_the_loops_in_python(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine, _ = run(HOLDINGS[name])
    gc.collect()
    by_native_code = held_bytes(engine)
    for loop, function in LOOPS.items():
        monkeypatch.setattr(memory_usage, loop, function)
    assert held_bytes(engine) == by_native_code


def test_native_code_counts_frames_as_the_loops_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_usage, "_FIRST_SECONDS", 60.0)  # however slow the machine is
    run(FRAMES)  # makes what stays
    gc.collect()
    by_native_code = run(FRAMES)[1]
    for loop, function in LOOPS.items():
        monkeypatch.setattr(memory_usage, loop, function)
    gc.collect()
    for counted, expected in zip(by_native_code.split(), run(FRAMES)[1].split(), strict=True):
        assert abs(int(counted) - int(expected)) < 2000  # of 60,000 and more


_COUNTS = """import sys
from zvm.runtime.services import memory_usage
count, made = memory_usage.held_bytes, []
memory_usage.held_bytes = lambda engine: made.append(1) or count(engine)
from zvm.cli.main import main
def end(status):
    print(len(made), status)
main(["-d", "memory_limit=64M", "-d", "display_errors=0", "-d", "log_errors=0", "-r", sys.argv[1]], end)
"""


@pytest.mark.parametrize(("code", "most"), [
    ("function down($n) { return down($n + 1); } down(0);", 10),
    ("class A { function m($n) { return $this->m($n + 1); } } (new A)->m(0);", 10),
    ("function f($n) { $a = $b = $c = $d = $e = $n; return f($n + 1); } f(0);", 10),
    ("$a = []; while (true) $a[] = new stdClass;", 40),
])
def test_what_grows_alike_is_seldom_counted(code: str, most: int) -> None:
    """Two or three times for the first ones, and more where the machine is so slow that much time is between two."""
    done = subprocess.run([sys.executable, "-c", _COUNTS, code], capture_output=True, text=True)
    counts, status = map(int, done.stdout.split())
    assert status == 255 and counts <= most
