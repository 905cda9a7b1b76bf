"""Operations that call back into PHP code which frees, changes, throws, exits or suspends (zvm/fuzzing/hooks.py).

`scripts/record_hooks.py` records what php makes of a sample; `scripts/fuzz --kind hooks --seed N --show` prints one.
"""
from __future__ import annotations

from pathlib import Path

import pytest

from zvm.engine import Engine
from zvm.fuzzing import hooks
from zvm.fuzzing.executors import Zvm
from zvm.handlers.native import tier

RESULTS = [line.split(" ", 1)[1] for line in Path(__file__).with_name("hooks_results.txt").read_text().splitlines()]
# seeds of programs that differ, or that php crashes in (docs/inside/fuzzing.md)
CRASHES = {141}
OTHER_OPERANDS = {67}  # a warning's handler changes the other operand
LEFT = CRASHES | OTHER_OPERANDS


@pytest.mark.parametrize("name", ["native", "python"])
def test_hooks_may_do_anything(name: str, tmp_path: Path) -> None:
    if name == "native" and tier.load(Engine) is None:
        pytest.skip("no native handlers")
    executor = Zvm(name, name == "native")
    try:
        outcomes = hooks.run(range(len(RESULTS)), executor, tmp_path)
    finally:
        executor.close()
    digests = [hooks.digest(outcome) for outcome in outcomes]
    assert [seed for seed, digest in enumerate(digests) if digest != RESULTS[seed] and seed not in LEFT] == []


def test_each_seed_is_a_combination_of_its_own() -> None:
    assert len({hooks.combination(seed) for seed in range(hooks.COUNT)}) == hooks.COUNT >= 3000
