"""The examples of docs/embedding.md do what they show."""
from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "embedding.md"


def test_examples() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(verbose=False)
    for number, block in enumerate(blocks):
        example = doctest.DocTestParser().get_doctest(block, names, f"block {number + 1}", str(PAGE), 0)
        example.globs = names
        runner.run(example, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0
    assert len(blocks) >= 8
