"""Counting oplines: `zvm --slow-oplines`, and saying whether the tier is on."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from zvm import __version__
from zvm.engine import Engine
from zvm.handlers.native import tier

needs_native = pytest.mark.skipif(tier.load(Engine) is None, reason=f"native handlers are {tier.status(Engine)}")


def run(command: list[str], *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*command, *arguments], capture_output=True, text=True, check=False, timeout=120,
                          env={"PATH": "/usr/bin:/bin", **environment})


@needs_native
def test_report(zvm: list[str], tmp_path: Path) -> None:
    script = tmp_path / "script.php"
    script.write_text("<?php\nclass A { function f() { for ($i = 0; $i < 100; $i++) {\n    isset($this);\n} } }\n"
                      "(new A)->f();\nexit(3);\n")
    done = run(zvm, "--slow-oplines", str(script))
    assert (done.stdout, done.returncode) == ("", 3)
    totals, heading, *rows = done.stderr.splitlines()
    assert re.fullmatch(r"\d+ of \d+ oplines ran in Python \(\d+\.\d\d %\)", totals)
    assert heading.split()[:2] == ["runs", "share"]
    assert any(re.fullmatch(rf" +100 +\d+\.\d\d %  ISSET_ISEMPTY_THIS\S* +{re.escape(str(script))}:3", row)
               for row in rows)


@needs_native
def test_native_oplines_are_counted_and_not_listed(zvm: list[str]) -> None:
    done = run(zvm, "--slow-oplines", "-r", "for ($i = 0; $i < 100000; $i++);")
    slow, total = re.findall(r"[\d,]+", done.stderr)[:2]
    assert int(slow.replace(",", "")) < 10
    assert 200_000 <= int(total.replace(",", "")) < 200_010


@needs_native
def test_generators_and_callbacks_are_counted(zvm: list[str]) -> None:
    done = run(zvm, "--slow-oplines", "-r", "function g() { for ($i = 0; $i < 500; $i++) yield $i; }"
               "foreach (g() as $v); array_map(fn ($x) => $x + 1, range(1, 1000));")
    total = int(re.findall(r"[\d,]+", done.stderr)[1].replace(",", ""))
    assert total > 500 * 3 + 1000 * 3


def test_without_native_handlers(zvm: list[str]) -> None:
    done = run(zvm, "--slow-oplines", "-r", "echo 1;", ZVM_NATIVE="0")
    assert (done.stdout, done.stderr, done.returncode) == \
        ("", "zvm: native handlers are off: switched off by ZVM_NATIVE=0\n", 1)


@needs_native
def test_status(zvm: list[str]) -> None:
    done = run(zvm, "--native-status")
    handlers, regions = done.stdout.splitlines()
    assert (handlers, done.returncode) == (f"native handlers are on: {tier.default_path()}", 0)
    assert regions.startswith("compiled regions are ")
    assert f"\nzvm\n\nZVM Version => {__version__}\nNative handlers => enabled\n" in run(zvm, "-i").stdout


def test_status_of_a_tier_that_is_off(zvm: list[str]) -> None:
    done = run(zvm, "--native-status", ZVM_NATIVE="0")
    assert (done.stdout, done.returncode) == ("native handlers are off: switched off by ZVM_NATIVE=0\n", 1)
    assert "Native handlers => disabled\nReason => switched off" in run(zvm, "-i", ZVM_NATIVE="0").stdout


def test_status_of_an_image_that_is_missing(zvm: list[str]) -> None:
    done = run(zvm, "--native-status", ZVM_NATIVE="/nonexistent/image")
    assert done.stdout == "native handlers are off: there is no /nonexistent/image\n"


@needs_native
def test_status_of_engines() -> None:
    assert Engine().native
    status = Engine(native=False).native
    assert not status
    assert str(status) == "off: the engine was made with native=False"
