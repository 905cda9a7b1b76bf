"""zvm-phpt --resident: what it says of scripts that do the same, that do not by themselves, and that never end."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from zvm.conformance.command import main

SCRIPTS = {
    "same": "class A { static $n = 0; } function f() { static $m = 0; return ++$m; } echo ++A::$n, f(), f();",
    "differs": "echo hrtime(true);",
    "dies": "posix_kill(getmypid(), 9);",
}


def verdicts(folder: Path, *names: str, timeout: str = "60") -> dict[str, tuple[str, str]]:
    for name in names:
        (folder / f"{name}.phpt").write_text(f"--TEST--\n{name}\n--FILE--\n<?php {SCRIPTS[name]}\n--EXPECT--\n")
    report = folder / "report.json"
    main([*(str(folder / f"{name}.phpt") for name in names), "--resident", "--timeout", timeout, "--json", str(report)])
    return {Path(each["name"]).stem: (each["verdict"], each["reason"])
            for each in json.loads(report.read_text())["tests"]}


def test_verdicts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert verdicts(tmp_path, "same", "differs", "dies") == {
        "same": ("PASS", ""), "differs": ("SKIP", "does not do the same twice"),
        "dies": ("SKIP", "ends its process")}
    assert sorted(path.name for path in tmp_path.glob("*.php")) == []
