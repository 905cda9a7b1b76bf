"""scripts/whats_left.py: what it counts, and that the names it goes by are PHP's."""
from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zvm.engine import Engine

ROOT = Path(__file__).resolve().parent.parent.parent
spec = importlib.util.spec_from_file_location("whats_left", ROOT / "scripts/whats_left.py")
assert spec is not None and spec.loader is not None
whats_left = importlib.util.module_from_spec(spec)
spec.loader.exec_module(whats_left)


def test_counts_by_kind() -> None:
    names = {"filter": {"function": ["filter_var", "filter_nothing"],
                        "method": ["ArrayObject::count", "Nothing::count"],
                        "class": ["stdClass", "Nothing"], "constant": ["FILTER_DEFAULT", "FILTER_NOTHING"],
                        "ini": ["filter.default", "filter.nothing"]}}
    left = whats_left.missing(Engine(), names)
    assert left == {"filter": {"function": ["filter_nothing"], "method": ["Nothing::count"], "class": ["Nothing"],
                               "constant": ["FILTER_NOTHING"], "ini": ["filter.nothing"]}}
    assert "| filter | 1/2 | 1/2 | 1/2 | 1/2 | 1/2 |" in whats_left.table(names, left)


@pytest.mark.parametrize("extension", ["ctype", "date", "filter", "json", "pcre"])
def test_nothing_is_left_of(extension: str) -> None:
    names = {extension: whats_left.recorded()[extension]}
    assert not any(whats_left.missing(Engine(), names)[extension].values())


def test_the_page_claims_no_more_than_there_is() -> None:
    """The table of docs/reference/extensions.md may lag behind what is there, but promises nothing that is not."""
    text = whats_left.PAGE.read_text(encoding="utf-8").partition(whats_left.BEGIN)[2].partition(whats_left.END)[0]
    names = whats_left.recorded()
    left = whats_left.missing(Engine(), names)
    for line in text.splitlines()[2:-1]:
        extension, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        for kind, cell in zip(whats_left.KINDS, cells, strict=True):
            known = len(names[extension][kind])
            claimed = int(cell.partition("/")[0]) if known else 0
            assert claimed <= known - len(left[extension][kind]), f"{extension} {kind}"


@pytest.mark.skipif(shutil.which("php") is None, reason="no php here")
def test_names_are_phps() -> None:
    subprocess.run([sys.executable, str(ROOT / "scripts/gen_extension_names.py"), "--check"], check=True)
