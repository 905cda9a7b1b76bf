"""zvm/ext/registry.py: names are found in the text of the index as in the table that is made of it."""
from __future__ import annotations

import pytest

from zvm.ext import registry
from zvm.ext.generated import index


@pytest.mark.parametrize("table", ["FUNCTIONS", "CLASSES", "CONSTANTS"])
def test_a_search_finds_what_the_table_has(table: str) -> None:
    whole = registry.table_of(table)
    text = index.TEXTS[table]
    assert {name: registry._search(text, name) for name in whole} == whole
    for name in list(whole)[::7]:
        assert registry._search(text, name[:-1]) == whole.get(name[:-1])
        assert registry._search(text, name + "_x") is None


@pytest.mark.parametrize("name", ["", " ", "strlen strtolower", "strlen\n", "strlen:", "a\xe4", "core.functions", "\n"])
def test_what_is_no_name(name: str) -> None:
    assert registry._search(index.TEXTS["FUNCTIONS"], name) is None


def test_a_table_is_made_after_some_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._searches_left, "FUNCTIONS", 2)
    monkeypatch.setitem(registry._searched, "FUNCTIONS", {})
    monkeypatch.delitem(registry._tables, "FUNCTIONS", raising=False)
    where = [(registry.declaration("FUNCTIONS", name), "FUNCTIONS" in registry._tables)
             for name in ("strrev", "unknown", "strrev", "strlen", "unknown")]
    module = where[0][0]
    assert module is not None
    assert where == [(module, False), (None, False), (module, False), (where[3][0], True), (None, True)]
    assert where[3][0] == registry.table_of("FUNCTIONS")["strlen"]
