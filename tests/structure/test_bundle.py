"""The bundle that modules are imported from: whatever is wrong with it, the modules' own files are used."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from zvm.bundle import bundle_digest, bundle_path, write_bundle

_SOURCES = {"__init__.py": "from zvm.bundle import install\ninstall(__path__[0])\n", "one.py": "value = 1\n",
            "sub/__init__.py": "value = 2\n", "sub/two.py": "from demo.one import value\n"}
_SHOW = ("import demo, sys\nfrom demo import one, sub\nfrom demo.sub import two\n"
         "print([(m.__name__, m.value, m.__file__, m.__cached__.endswith('.bundle'), m.__package__, m.__spec__.name)"
         " for m in (one, sub, two)])")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of three modules, bundled."""
    folder = tmp_path / "demo"
    for name, text in _SOURCES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    write_bundle(str(folder), [("demo.one", "/one.py", False), ("demo.sub", "/sub/__init__.py", True),
                               ("demo.sub.two", "/sub/two.py", False)], b"d" * 32)
    return folder


def imported(package: Path) -> list[tuple[str, int, str, bool, str, str]]:
    done = subprocess.run([sys.executable, "-c", _SHOW], cwd=package.parent, capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    return eval(done.stdout)  # type: ignore[no-any-return]


def expected(package: Path, *bundled: bool, value: int = 1) -> list[tuple[str, int, str, bool, str, str]]:
    return [("demo.one", value, f"{package}/one.py", bundled[0], "demo", "demo.one"),
            ("demo.sub", 2, f"{package}/sub/__init__.py", bundled[1], "demo.sub", "demo.sub"),
            ("demo.sub.two", value, f"{package}/sub/two.py", bundled[2], "demo.sub", "demo.sub.two")]


def test_modules_come_from_the_bundle(package: Path) -> None:
    assert bundle_digest(str(package)) == b"d" * 32
    assert imported(package) == expected(package, True, True, True)


def test_a_changed_source_counts(package: Path) -> None:
    (package / "one.py").write_text("value = 11\n")
    assert imported(package) == expected(package, False, True, True, value=11)


@pytest.mark.parametrize("content", [b"", b"ZVMB", b"something else" * 9, b"ZVMB" + b"\x7f" * 60])
def test_what_is_no_bundle(package: Path, content: bytes) -> None:
    Path(bundle_path(str(package))).write_bytes(content)
    assert imported(package) == expected(package, False, False, False)


def test_a_bundle_cut_short(package: Path) -> None:
    """The index is there; records are missing."""
    bundle = Path(bundle_path(str(package)))
    bundle.write_bytes(bundle.read_bytes()[:-50])
    assert imported(package) == expected(package, True, True, False)
