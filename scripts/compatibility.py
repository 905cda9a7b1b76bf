#!/usr/bin/env python3
"""Write docs/reference/compatibility.md: scripts/compatibility.py REPORT.json … [--fuzz SUMMARY.json …]

The reports are those of `zvm-phpt --json`, later ones first in what they have; the summaries are in the folder that
`scripts/fuzz --out` names.
"""
from __future__ import annotations

import argparse
import datetime
import platform
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from zvm import PHP_VERSION, __version__  # noqa: E402
from zvm.conformance import compatibility  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reports", nargs="+", type=Path)
    parser.add_argument("--fuzz", nargs="*", type=Path, default=[], help="summaries, without causes mended since")
    options = parser.parse_args()
    versions = f"ZVM {__version__}, Python {platform.python_version()}; the reference is PHP {PHP_VERSION}."
    causes = compatibility.read_causes(ROOT / "docs/reference/causes.tsv")
    fuzzing = (ROOT / "docs/inside/fuzzing.md").read_text(encoding="utf-8")
    text = compatibility.page(compatibility.read_tests(options.reports), causes, options.fuzz, fuzzing, versions,
                              datetime.date.today().isoformat())
    (ROOT / "docs/reference/compatibility.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
