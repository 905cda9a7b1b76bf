"""Running programs with regions switched off, on, forced and stressed."""
from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.handlers.native import tier
from zvm.handlers.native.stencils import default_stencil_path

has_stencils = Path(default_stencil_path()).exists
MODES = ("0", "auto", "1", "stress")
PROGRAMS = Path(__file__).parent / "programs"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run_regions(zvm: list[str]) -> Run:
    """run(mode, *arguments): the command with ZVM_REGIONS."""
    native = tier.load(Engine)
    if native is None or not has_stencils():
        pytest.skip("there are no stencils here")

    def run(mode: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*zvm, *arguments], capture_output=True, text=True, check=False, timeout=120,
                              env={"PATH": "/usr/bin:/bin", "ZVM_REGIONS": mode})
    return run
