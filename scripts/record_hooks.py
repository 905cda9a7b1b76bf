#!/usr/bin/env python3
"""Record what php makes of a sample of the programs of zvm/fuzzing/hooks.py, for tests/fuzzing/test_hooks.py."""
from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from zvm.fuzzing import hooks  # noqa: E402
from zvm.fuzzing.executors import reference  # noqa: E402

RESULTS = ROOT / "tests/fuzzing/hooks_results.txt"
COUNT = 300  # programs


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        php = reference(Path(folder))
        try:
            lines = [f"{seed} {hooks.digest(outcome)}\n" for seed, outcome in
                     enumerate(hooks.run(range(COUNT), php, Path(folder)))]
        finally:
            php.close()
    RESULTS.write_text("".join(lines))


if __name__ == "__main__":
    main()
