"""Hooks that call themselves without end: a fatal error in PHP's form, never text of Python."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

_CLASSES = """<?php
class A { public $p; function __destruct() { $x = 1; } }
class S { function __toString() { f(); return ""; } }
class G { function __get($name) { f(); } }
class J implements JsonSerializable { function jsonSerialize(): mixed { f(); return 1; } }
class I implements IteratorAggregate { function getIterator(): Iterator { f(); return new ArrayIterator([]); } }
class P { function __sleep() { f(); return []; } }
"""
_HOOKS = {
    "callback": 'array_map("f", [1]);',
    "comparator": '$z = [1, 2]; usort($z, fn ($a, $b) => f());',
    "conversion": '"" . new S;',
    "property": '$o = new G; $o->x;',
    "json": 'json_encode(new J);',
    "iterator": 'foreach (new I as $x);',
    "serialize": 'serialize(new P);',
}
_DEATHS = {
    "temporary": 'new A;',
    "element": '$a = [new A]; $a = [];',
    "property": '$a = new A; $a->p = new A; $a = null;',
}


@pytest.mark.parametrize("native", ["", "0"], ids=["native", "python"])
@pytest.mark.parametrize("death", _DEATHS)
@pytest.mark.parametrize("hook", _HOOKS)
def test_endless_recursion_is_a_fatal_error(tmp_path: Path, hook: str, death: str, native: str) -> None:
    script = tmp_path / "recursion.php"
    dies = _DEATHS[death]
    script.write_text(f"{_CLASSES}function f() {{ {dies} {_HOOKS[hook]} {dies} }}\nf();\n")
    run = subprocess.run([sys.executable, "-m", "zvm", "-n", "-d", "memory_limit=-1", str(script)], text=True,
                         capture_output=True, timeout=120, env={**os.environ, "ZVM_NATIVE": native})
    assert (run.returncode, run.stderr) == (255, "")
    assert "Maximum call stack size reached. Infinite recursion?" in run.stdout
    assert run.stdout.count("\n") <= 2
