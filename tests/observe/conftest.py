"""Fixtures for tests that hold for native and for Python handlers."""
from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from zvm import Engine


@pytest.fixture(params=["native", "python"])
def environment(request: pytest.FixtureRequest) -> dict[str, str]:
    """The environment of a command."""
    return dict(os.environ) | ({} if request.param == "native" else {"ZVM_NATIVE": "0"})


@pytest.fixture(params=["native", "python"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Engine]:
    """An engine whose run is recorded."""
    if request.param == "python":
        monkeypatch.setenv("ZVM_NATIVE", "0")
    with Engine() as made:
        made.debugger.record()
        yield made
