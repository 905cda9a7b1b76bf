"""The grammar and the tables made from it."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from zvm.frontend.generator.automaton import ERROR, Automaton, GrammarConflict
from zvm.frontend.grammar import productions_of
from zvm.frontend.tokens import NUMBERS
from zvm.targets import DEFAULT

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def automaton() -> Automaton:
    return Automaton()


def test_no_conflicts(automaton: Automaton) -> None:
    """Making the automaton raises where precedence leaves a conflict open."""
    assert not automaton.table.sr_conflicts
    assert not automaton.table.rr_conflicts


@pytest.mark.parametrize("extra", [
    "expr : T_CLONE expr T_CLONE expr",  # %precedence levels that tie
    "statement : T_STRING ;",  # an expression statement already
])
def test_conflicts_are_refused(extra: str) -> None:
    with pytest.raises(GrammarConflict):
        Automaton((*productions_of(DEFAULT), (extra, None)))


def test_undefined_symbols_are_refused() -> None:
    with pytest.raises(GrammarConflict, match="nonsense"):
        Automaton((*productions_of(DEFAULT), ("expr : T_CLONE nonsense", None)))


def test_default_reductions(automaton: Automaton) -> None:
    """The most common reduction of a state is its default and no longer in its row."""
    for state, default in enumerate(automaton.defaults):
        reductions = {action for action in automaton.actions[state].values() if action < 0}
        assert default not in reductions
        assert default < 0 or not reductions


def test_ties_are_between_one_pair_of_productions(automaton: Automaton) -> None:
    """Where two reductions are equally common the first production wins, so its place in the grammar matters."""
    productions = automaton.grammar.Productions
    assert {tuple(str(productions[-action]) for action in best) for _, best in automaton.ties} == {
        ("semi_reserved -> T_STATIC", "class_name -> T_STATIC")}


def test_nonassociative_comparison_is_an_error(automaton: Automaton) -> None:
    assert any(row.get(NUMBERS["<"]) == ERROR for row in automaton.actions)


def test_generated_files_are_current() -> None:
    result = subprocess.run([sys.executable, ROOT / "scripts/gen_parser.py", "--check"], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    result = subprocess.run([sys.executable, ROOT / "scripts/gen_ast.py", "--check"], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_slow_modules_stay_out_of_the_start() -> None:
    code = ("import sys; import zvm.frontend.parser; "
            "print(*({'ply', 're', 'enum', 'inspect', 'typing', 'functools'} & set(sys.modules)))")
    output = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert output.stdout.strip() == ""
