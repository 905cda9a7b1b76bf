"""Which extensions are there, and what asking for one costs."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.ext import registry


def test_asking_for_an_extension_loads_no_other_ones_library(monkeypatch: pytest.MonkeyPatch) -> None:
    engine, asked = Engine(), []
    monkeypatch.setattr(registry, "is_available", lambda package: bool(asked.append(package)) or package != "gd")
    assert registry.extension_loaded(engine, "JSON")
    assert not registry.extension_loaded(engine, "gd")
    assert not registry.extension_loaded(engine, "xdebug")
    assert asked == ["json", "gd"]
    assert "gd" not in registry.extensions(engine)


def test_a_partial_extension_is_there_where_it_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "is_available", lambda package: package != "icu")
    assert not registry.extension_loaded(Engine(), "intl")
    assert registry.extension_loaded(Engine([("zvm.claim", "intl")]), "intl")


_PROGRAM = """import sys
sys.modules["zvm.ext.mbstring.oniguruma"] = None  # as where the library is missing
from zvm.cli.main import main
main(["-r", sys.argv[1]])
"""


def test_without_oniguruma_its_functions_are_undefined_and_the_rest_is_there(tmp_path: Path) -> None:
    code = ('var_dump(function_exists("mb_ereg"), defined("MB_ONIGURUMA_VERSION"), extension_loaded("mbstring"), '
            'in_array("mb_split", get_extension_funcs("mbstring")), mb_strlen("\u00e4")); phpinfo(INFO_MODULES); '
            'mb_ereg("a", "b");')
    done = subprocess.run([sys.executable, "-c", _PROGRAM, code], capture_output=True, text=True,
                          env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)})  # where no answer is kept yet
    assert done.stdout.startswith("bool(false)\nbool(false)\nbool(true)\nbool(false)\nint(1)\n")
    assert "Multibyte Support" in done.stdout and "oniguruma" not in done.stdout
    assert "Call to undefined function mb_ereg()" in done.stdout
    assert done.returncode == 255
