"""What the tests of zvm/conformance share."""
from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def phpt(tmp_path: Path) -> Callable[..., Path]:
    """Writes a test: its name, then sections as keywords. TEST is filled in."""
    def write(name: str, **sections: str) -> Path:
        path = tmp_path / f"{name}.phpt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"--{section}--\n{textwrap.dedent(text)}\n" for section, text in
                                {"TEST": name, **sections}.items()))
        return path

    return write
