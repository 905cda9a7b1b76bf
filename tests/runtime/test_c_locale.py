"""Locales belong to an engine: neither other engines nor the process itself see what a script sets."""
from __future__ import annotations

import locale

import pytest

from zvm.engine import Engine
from zvm.runtime.services.c_locale import LC_ALL, CLocale


def test_an_unknown_locale_changes_nothing() -> None:
    own = CLocale()
    before = own.name(LC_ALL)
    assert not own.set(LC_ALL, "xx_YY.UTF-8")
    assert not own.set(99, "C")
    assert own.name(LC_ALL) == before


def test_engines_have_locales_of_their_own() -> None:
    first, second = (Engine().state_of(CLocale) for _ in range(2))
    outside = locale.setlocale(locale.LC_ALL)
    if not first.set(LC_ALL, "de_DE.UTF-8"):
        pytest.skip("no locale de_DE.UTF-8 here")
    assert (first.decimal_point, second.decimal_point) == (",", ".")
    assert locale.setlocale(locale.LC_ALL) == outside
    assert locale.localeconv()["decimal_point"] == "."
