#!/usr/bin/env python3
"""Write zvm/frontend/generated/parse_tables.py from the grammar (zvm/frontend/grammar, tokens.py). Needs ply.

usage: gen_parser.py [--check]      --check exits 1 when the committed file is not what would be written.
"""
from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "zvm/frontend/generated/parse_tables.py"
sys.path.insert(0, str(ROOT))


def main() -> None:
    from zvm.frontend.generator import generate

    text = generate()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text() != text:
            sys.exit(f"{TARGET.relative_to(ROOT)} is not what scripts/gen_parser.py writes")
        return
    TARGET.write_text(text)


if __name__ == "__main__":
    main()
