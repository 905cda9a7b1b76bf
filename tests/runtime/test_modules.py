"""Modules that are imported when something in them is asked for."""
import sys

import pytest

from zvm.runtime.services.modules import LateModule


@pytest.fixture
def module(tmp_path, monkeypatch):
    (tmp_path / "zvm_late_example.py").write_text("value = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield "zvm_late_example"
    sys.modules.pop("zvm_late_example", None)


def test_a_late_module_is_imported_by_its_first_name(module):
    late = LateModule(module)
    assert module not in sys.modules
    assert late.value == 1
    sys.modules[module].value = 2
    assert late.value == 2
    with pytest.raises(AttributeError, match="has no attribute 'missing'"):
        _ = late.missing
