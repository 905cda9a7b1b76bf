"""A library function that is lowered from Python has no kernel by hand."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from zvm.handlers.generator.native.lowering.sources import native_files, native_functions
from zvm.handlers.generator.native.module import KERNEL_FOLDER, LIBRARY_FOLDER

_BY_HAND = re.compile(r"^def (function__\w+)\(", re.MULTILINE)


def kernels_by_hand(folder: Path) -> set[str]:
    return {name for path in folder.rglob("*.py") for name in _BY_HAND.findall(path.read_text(encoding="utf-8"))}


def test_no_function_stands_twice() -> None:
    lowered = {f"function__{name}" for path in native_files(LIBRARY_FOLDER) for name in native_functions(path)}
    assert len(lowered) > 10
    assert lowered & kernels_by_hand(KERNEL_FOLDER) == set()


def test_a_kernel_by_hand_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_text("@entry\ndef function__strrev(engine: Object) -> Object:\n    return None\n")
    assert kernels_by_hand(tmp_path) == {"function__strrev"}


LINES = Path(__file__).with_name("kernel_lines.txt")


def lines_by_room(folder: Path) -> dict[str, int]:
    """The lines of kernels by hand for PHP's functions: of each room, or file, in kernels/functions/."""
    counts: dict[str, int] = {}
    for path in sorted(folder.rglob("*.py")):
        room = path.relative_to(folder).parts[0].removesuffix(".py")
        counts[room] = counts.get(room, 0) + path.read_text(encoding="utf-8").count("\n")
    return counts


def test_kernels_of_functions_only_get_fewer(pytestconfig: pytest.Config) -> None:
    """--update-goldens lowers the counts of the list to those of today."""
    allowed = {room: int(number) for room, number in map(str.split, LINES.read_text().splitlines())}
    now = lines_by_room(KERNEL_FOLDER / "functions")
    if pytestconfig.getoption("--update-goldens"):
        lowered = {room: min(number, now[room]) for room, number in allowed.items() if room in now}
        LINES.write_text("".join(f"{room} {number}\n" for room, number in lowered.items()))
    assert {room: number for room, number in now.items() if number > allowed.get(room, 0)} == {}
