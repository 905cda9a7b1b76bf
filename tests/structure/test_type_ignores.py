"""How many `type: ignore` comments each package has: type_ignores.txt lists them, and no count may grow."""
from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("type_ignores.txt")


def counted() -> dict[str, int]:
    """The comments by package, those of zvm/ext by extension."""
    found: dict[str, int] = {}
    for path in sorted((ROOT / "zvm").rglob("*.py")):
        parts = path.relative_to(ROOT).parts[:-1]
        package = "/".join(parts[:3 if parts[1:2] == ("ext",) else 2])
        found[package] = found.get(package, 0) + path.read_text().count("# type: ignore")
    return {package: number for package, number in found.items() if number}


def test_no_package_needs_more_of_them(pytestconfig: pytest.Config) -> None:
    """--update-goldens lowers the counts of the list to those of today."""
    allowed = {package: int(number) for package, number in map(str.split, LIST.read_text().splitlines())}
    now = counted()
    if pytestconfig.getoption("--update-goldens"):
        lowered = {package: min(number, now.get(package, 0)) for package, number in allowed.items()}
        LIST.write_text("".join(f"{package} {number}\n" for package, number in lowered.items() if number))
    assert {package: number for package, number in now.items() if number > allowed.get(package, 0)} == {}
