"""Every SSA form keeps its promises, and the checker finds what is broken."""
from __future__ import annotations

from pathlib import Path

import pytest
from sources import compiled, context_of, dumper

from zvm.optimizer.analysis import analyse_script
from zvm.optimizer.ssa_integrity import SsaIntegrityError, check, violations

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted((ROOT / "bench").rglob("*.php")) + sorted((ROOT / "examples").rglob("*.php"))


def ssa_of(code):
    script = compiled(f"function f() {{ {code} }}")
    return analyse_script(script, context_of(script))[script.functions["f"]].ssa


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs(path):
    script = dumper().compile(path.read_text(encoding="latin-1"), str(path)).script
    if script is None:
        pytest.skip("does not compile alone")
    for info in analyse_script(script, context_of(script)).values():
        if info.ssa is not None:
            check(info.ssa)


def test_what_is_not_analysed():
    assert ssa_of("try { g(); } finally { h(); }") is None
    assert ssa_of("extract($a);") is None


LOOP = "$i = 0; while ($i < 10) { $i = $i + g(); } return $i;"


def broken(change):
    ssa = ssa_of(LOOP)
    assert not list(violations(ssa))
    change(ssa)
    with pytest.raises(SsaIntegrityError):
        check(ssa)
    return "\n".join(violations(ssa))


def test_definition_that_does_not_dominate_its_use():
    def change(ssa):
        late = max(name for name, variable in enumerate(ssa.variables) if variable.definition >= 0)
        ssa.ops[0].op2_use = late
        ssa.variables[late].uses.append(0)

    assert "is not there at opline 0" in broken(change)


def test_use_that_is_not_in_the_chain():
    def change(ssa):
        name = next(name for name, variable in enumerate(ssa.variables) if variable.uses)
        ssa.variables[name].uses.clear()

    assert "does not know that opline" in broken(change)


def test_phi_without_a_source():
    def change(ssa):
        phi = next(phi for phi in ssa.all_phis() if not phi.is_pi)
        phi.sources[0] = -1

    assert "has no source from block" in broken(change)


def test_phi_with_too_few_sources():
    def change(ssa):
        phi = next(phi for phi in ssa.all_phis() if not phi.is_pi)
        phi.sources.pop()

    assert "sources for" in broken(change)


def test_two_definitions():
    def change(ssa):
        defining = [op for op in ssa.ops if op.result_def >= 0]
        defining[0].result_def = defining[1].result_def

    assert "is defined 2 times" in broken(change)
