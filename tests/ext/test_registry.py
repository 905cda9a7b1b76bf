"""Which extensions are there, and what asking for one costs."""
from __future__ import annotations

import pytest

from zvm.engine import Engine
from zvm.ext import registry


def test_asking_for_an_extension_loads_no_other_ones_library(monkeypatch: pytest.MonkeyPatch) -> None:
    engine, asked = Engine(), []
    monkeypatch.setattr(registry, "is_available", lambda package: bool(asked.append(package)) or package != "gd")
    assert registry.extension_loaded(engine, "JSON")
    assert not registry.extension_loaded(engine, "gd")
    assert not registry.extension_loaded(engine, "xdebug")
    assert asked == ["json", "gd"]
    assert "gd" not in registry.extensions(engine)


def test_a_partial_extension_is_there_where_it_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "is_available", lambda package: package != "icu")
    assert not registry.extension_loaded(Engine(), "intl")
    assert registry.extension_loaded(Engine([("zvm.claim", "intl")]), "intl")
