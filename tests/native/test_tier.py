"""The native tier: that it runs what the Python handlers run, and is off where it must be."""
from __future__ import annotations

import gc
import re
import sys
import threading
import time
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.handlers.native import abi, tier
from zvm.runtime.services import memory_usage
from zvm.runtime.values.zval import UNDEF

native = tier.load(Engine)
needs_native = pytest.mark.skipif(native is None, reason=f"native handlers are {tier.status(Engine)}")


def run(source: str, native: bool = True) -> str:
    written: list[bytes] = []
    Engine([("display_errors", "1")], written.append, native=native).run_code(source)
    return b"".join(written).decode("latin-1")


PROGRAMS = {
    "ints at the edges": (
        "foreach ([1, -1, 0, 1 << 29, (1 << 30) - 1, 1 << 30, -(1 << 30), 1 << 59, 1 << 60, PHP_INT_MAX, "
        "PHP_INT_MIN] as $n) { $a = $n; $a += 1; $b = $n - 1; $c = $n * 3; $d = -$n; var_dump($a, $b, $c, $d,"
        " $n % 7, $n & 255, $n ^ 1, $n | 8, ~$n, $n >> 3, $n << 2, $n <=> 5, $n == $a, $n < $b); }"),
    "boxes are not shared": (
        "$a = 5; $b = $a; $b++; $c = [$a, $b]; $c[0]++; $d = $c; $d[1] += 7; function f($x) { $x++; return "
        "$x; } f($a); var_dump($a, $b, $c, $d);"),
    "floats": (
        "$x = 1.5; for ($i = 0; $i < 5; $i++) { $x = $x * 1.25 + $i; } var_dump($x, $x / 3, 7 / 2, 8 / 2, "
        "-$x);"),
    "strings": (
        "$s = ''; for ($i = 0; $i < 300; $i++) { $s .= chr($i % 256) . $i; } $t = $s; $t .= 'x'; "
        "var_dump(md5($s), md5($t), $s[5], $s == $t, \"a$i\" . 5);"),
    "arrays": (
        "$a = []; for ($i = 0; $i < 50; $i++) { $a[] = $i; $h[\"k$i\"] = $i; $n[-$i] = $i; } $b = $a; $b[3] = "
        "'x'; $h['k7'] += 5; $n[] = 1; var_dump($a[3], $b[3], $h['k7'], isset($a[60]), isset($h['k9']), "
        "count($n), $n[1], array_key_exists(-49, $n));"),
    "objects": (
        "class P { public int $n = 0; public $v; function up($by) { $this->n += $by; $this->v .= 'x'; "
        "$this->n++; return $this; } } $p = new P; for ($i = 0; $i < 5; $i++) { $p->up($i); } var_dump($p); "
        "$q = new P; var_dump(spl_object_id($q)); unset($q); var_dump(spl_object_id(new P));"),
    "references": (
        "$a = 1; $b = &$a; $b++; foreach ([1, 2] as $b); $c = [&$a]; $c[0] .= 'z'; function g(&$x) { $x++; } "
        "$n = 4; g($n); g($n); static $s = 1; var_dump($a, $b, $n);"),
    "destructors die where they die": (
        "class D { function __construct(public $n) {} function __destruct() { echo $this->n; } } function f()"
        " { $a = new D(1); $b = new D(2); echo 'x'; } f(); $c = new D(3); $c = new D(4); echo 'y'; $c = null;"
        " echo 'z';"),
    "an exception of a destructor": (
        "class D { function __destruct() { throw new Exception('d'); } } try { $d = new D; $d = 1; echo 'not "
        "reached'; } catch (Exception $e) { echo $e->getMessage(), $e->getLine(); }"),
    "exceptions": (
        "function f($n) { try { if (!$n) throw new Exception('e'); return f($n - 1); } finally { echo $n; } }"
        " try { f(4); } catch (Exception $e) { echo $e->getMessage(), count($e->getTrace()); }"),
    "switch and match": (
        "foreach ([1, 'a', 2, 'zz', null] as $v) { switch ($v) { case 1: echo 'one'; break; case 2: echo "
        "'two'; break; default: echo 'd'; } echo match(true) { $v === 'a' => 'A', default => '-' }; }"),
    "typed parameters": (
        "declare(strict_types=1); function f(int $a, ?string $b = null, float ...$c) { return $a; } try { "
        "f('1'); } catch (TypeError $e) { echo $e->getMessage(); } echo f(1, 'x', 1.5, 2);"),
    "internal functions": (
        "var_dump(strlen('abc'), abs(-5), abs('-7'), str_repeat('ab', 3), max(1, 2.5), in_array(2, [1, 2]), "
        "implode(',', [1, 2]), ord('a'), intdiv(7, 2)); try { strlen([]); } catch (TypeError $e) { echo "
        "$e->getMessage(); } echo @strlen(null);"),
    "warnings have their lines": (
        "\n\necho $undefined;\n$a = [1];\necho $a[5];\necho 'x' + 1;"),
}


@needs_native
@pytest.mark.parametrize("name", PROGRAMS)
def test_prints_what_the_python_handlers_print(name: str) -> None:
    assert run(PROGRAMS[name]) == run(PROGRAMS[name], native=False)


@needs_native
def test_loops_run_natively() -> None:
    assert native is not None
    counts = native.count_oplines()
    try:
        run("$s = 0; for ($i = 0; $i < 1000; $i++) { $s += $i % 7; } echo $s;")
        assert sum(runs for _, _, runs in counts.slow_oplines()) < 10
        assert 4000 < counts.executed < 4100
    finally:
        native.counts = None


@needs_native
def test_memory_does_not_grow() -> None:
    source = ("function f($n) { return $n < 2 ? $n : f($n - 1) + f($n - 2); } $a = ['k' => 1.5];"
              "for ($i = 0; $i < 200; $i++) { $a[] = \"x$i\"; $a['k'] += 0.5; f(5); $o = new ArrayObject($a);"
              "foreach ($a as $k => $v) { $s = $k . $v; } }")
    assert native is not None and native.parser  # which is made when enough was parsed, and keeps what it has met
    objects = []
    for _ in range(3):  # a loop that becomes a region in one of them leaves what it is made of, once
        for _ in range(5):
            run(source)
        gc.collect()
        objects.append(len(gc.get_objects()))
    growth = min(objects[1] - objects[0], objects[2] - objects[1])
    assert growth < 900  # frames in the pools, each with its list


@needs_native
def test_references_are_counted_right() -> None:
    watched = (1, 5, 200, "a", "zz", int, str)
    source = ("function f($a, $b = null) { $x = $a; return $x === $b; } $kept = ['a' => 'zz', 5, 200, 1, 'a'];"
              "for ($i = 0; $i < 500; $i++) { f($i % 7); f(null); f('a'); f($kept['a'], 200); $k = $kept; $k[] = 5; }")
    run(source)
    before = [sys.getrefcount(value) for value in watched]
    run(source)
    drift = [abs(sys.getrefcount(value) - count) for value, count in zip(watched, before, strict=True)]
    assert max(drift) < 100


@needs_native
def test_what_is_not_counted_lives_on() -> None:
    run("for ($i = 0; $i < 1000; $i++) { $a = [null, true, '', $undefined ?? false]; unset($a); }")
    assert all(sys.getrefcount(value) >= 1 << 31 for value in (None, True, False, 0, "", UNDEF))


@needs_native
def test_runs_leave_few_frames_behind() -> None:
    def frames_after(runs: int) -> int:
        for _ in range(runs):
            run("function f($n) { return $n ? f($n - 1) : array_map(fn($x) => $x, [1]); } f(50); g(); function g() {}")
        return sum(type(found).__name__ == "ExecuteData" for found in gc.get_objects())

    before = frames_after(300)  # each run leaves one, until the pool is full
    assert frames_after(100) < before + 20


@needs_native
def test_asking_for_the_size_of_the_process_gives_other_threads_no_turn() -> None:
    """They would wait for the next turn again and again, each of which is over before they are awake."""
    told = memory_usage._resident_pages(b"/proc/self/statm")
    assert abs(memory_usage.resident_pages(b"/proc/self/statm") - told) < 64
    assert memory_usage.resident_pages(b"/proc/self/absent") == 0
    turns = []
    ended = threading.Event()

    def take_turns() -> None:
        while not ended.is_set():
            turns.append(time.sleep(0))  # each turn ends by giving way at once

    thread = threading.Thread(target=take_turns)
    before = sys.getswitchinterval()
    sys.setswitchinterval(10)  # seconds: nothing but giving way ends a turn
    try:
        thread.start()
        had = len(turns)
        for _ in range(1000):
            memory_usage.resident_pages(b"/proc/self/statm")
        assert len(turns) == had
    finally:
        ended.set()
        sys.setswitchinterval(before)
        thread.join()


def test_where_layouts_are_unknown_all_runs_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = {name: run(source) for name, source in PROGRAMS.items()}
    monkeypatch.setattr(abi, "fingerprint", lambda engine: "another interpreter")
    monkeypatch.setattr(tier, "_loaded", None)
    try:
        status = tier.status(Engine)
        assert not status and status.reason.endswith("it is for another version of ZVM")
        assert {name: run(source) for name, source in PROGRAMS.items()} == expected
    finally:
        monkeypatch.setattr(tier, "_loaded", None)


def test_the_setting_switches_the_tier_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZVM_NATIVE", "0")
    monkeypatch.setattr(tier, "_loaded", None)
    try:
        assert tier.load(Engine) is None
        assert tier.status(Engine).reason == "switched off by ZVM_NATIVE=0"
    finally:
        monkeypatch.setattr(tier, "_loaded", None)


@needs_native
def test_kernels_of_first_times_belong_to_handlers() -> None:
    assert native is not None
    texts = [path.read_text() for path in (Path(tier.__file__).parent / "kernels").rglob("*.py")]
    names = [name for text in texts for name in re.findall(r"^def rest__(\w+)", text, re.MULTILINE)]
    assert names
    assert [name for name in names if native.image.address(f"h_{name}") is None] == []
