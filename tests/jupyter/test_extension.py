"""PHP cells in an IPython shell of Python: %load_ext zvm."""
from __future__ import annotations

import pytest

testing = pytest.importorskip("IPython.testing.globalipapp", reason="needs the extra jupyter")


@pytest.fixture
def shell(capsys):
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    settings = Config()
    settings.HistoryManager.enabled = False
    made = InteractiveShell(config=settings)
    made.run_line_magic("load_ext", "zvm")
    yield made
    made.run_line_magic("unload_ext", "zvm")


def test_cells_share_variables(shell, capsys):
    shell.run_cell("numbers = [1, 2, 3]")
    shell.run_cell("%%php\n$sum = array_sum($numbers);\n$numbers[] = 4;\necho 'sum ', $sum;")
    shell.run_cell("print(sum, numbers)")
    assert capsys.readouterr().out == "sum 6\n6 [1, 2, 3, 4]\n"


def test_the_last_value_is_shown(shell):
    assert repr(shell.run_cell("%%php\n$x = 2; $x * 3").result) == "int(6)"
    assert shell.run_cell("%%php\n$x * 3;").result is None


def test_an_exception_ends_the_cell(shell, capsys):
    result = shell.run_cell("%%php\nthrow new LogicException('no');")
    assert type(result.error_in_exec).__name__ == "LogicException"
    assert str(result.error_in_exec) == "no"
    assert shell.run_cell("%%php\n1").success


def test_a_python_list_stays_what_it_is_while_php_leaves_it_alone(shell):
    shell.run_cell("kept = changed = [1]")
    shell.run_cell("%%php\n$changed[] = 2;")
    assert shell.user_ns["kept"] == [1]
    assert shell.user_ns["changed"] == [1, 2]
