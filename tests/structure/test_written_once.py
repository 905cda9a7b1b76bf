"""A library function that is lowered from Python has no kernel by hand."""
from __future__ import annotations

import re
from pathlib import Path

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
