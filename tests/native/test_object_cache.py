"""The cache of compiled units, which builds share."""
from __future__ import annotations

import os
from pathlib import Path

from zvm.handlers.generator.native import module


def test_the_least_recently_used_objects_go(tmp_path: Path) -> None:
    kept = []
    for number in range(module.KEPT_OBJECTS + 3):
        path = tmp_path / f"unit-{number}.o"
        module._write_object(path, b"object %d" % number)
        os.utime(path, ns=(number, number))
        kept.append(path)
    other = tmp_path / "other-0.o"
    module._write_object(other, b"of another unit")
    assert module._read_object(kept[0]) == b"object 0"  # used now
    module._remove_old_objects(tmp_path, "unit")
    assert set(tmp_path.iterdir()) == {kept[0], *kept[4:], other}


def test_an_object_that_is_not_there(tmp_path: Path) -> None:
    assert module._read_object(tmp_path / "unit-0.o") is None
