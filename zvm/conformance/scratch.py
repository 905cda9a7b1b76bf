"""A worker's copy of the tests, so that no test meets the files another one writes.

Only the folders of tests that are run are copied; what lies beside the way to them is linked to, for tests include
scripts of other folders.
"""
from __future__ import annotations

import shutil
from pathlib import Path, PurePosixPath

TESTS = "tests"  # php-src keeps the tests of each part in a folder of that name


def unit_of(name: str) -> PurePosixPath:
    """The folder to copy for a test of that name: the outermost folder of tests, else the test's own."""
    folder = PurePosixPath(name).parent
    below = folder.parts
    return PurePosixPath(*below[:below.index(TESTS) + 1]) if TESTS in below else folder


class Scratch:
    """Copies of test trees below a folder, made as tests ask for them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._roots: dict[Path, Path] = {}
        self._copied: set[Path] = set()

    def root_for(self, root: Path, name: str) -> Path:
        """The folder that stands for `root`, with everything that the test of that name needs in it."""
        copy = self._roots.get(root)
        if copy is None:
            copy = self._roots[root] = self.folder / str(len(self._roots))
            copy.mkdir(parents=True)
            if len(unit_of(name).parts):
                self._link_all(root, copy)
        unit = unit_of(name)
        if copy / unit not in self._copied:
            self._copy(root, copy, unit)
            self._copied.add(copy / unit)
        return copy

    def _copy(self, root: Path, copy: Path, unit: PurePosixPath) -> None:
        source, target = root, copy
        for part in unit.parts[:-1]:
            source, target = source / part, target / part
            if target.is_symlink():
                target.unlink()
                target.mkdir()
                self._link_all(source, target)
        target = copy / unit
        if target.is_symlink():
            target.unlink()
        shutil.copytree(root / unit, target, symlinks=True, dirs_exist_ok=True)

    @staticmethod
    def _link_all(source: Path, target: Path) -> None:
        for entry in source.iterdir():
            (target / entry.name).symlink_to(entry)
