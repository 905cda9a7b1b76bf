#!/usr/bin/env python3
"""Write the frontend's tables: generated/parse_tables*.py from the grammar, lex_tables*.py from the lexer's rules.

Reads zvm/frontend/grammar, tokens.py and rules.py. Needs ply, and the version of Python that is to run the result.

usage: gen_parser.py [--check]      --check exits 1 when a committed file is not what would be written.
"""
from __future__ import annotations

import sys
from pathlib import Path

from generated_files import write_or_check

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def main() -> int:
    from zvm.frontend.dialects import tables_name
    from zvm.frontend.generator.lex_tables import generate_later_tables, generate_lex_tables
    from zvm.frontend.generator.parse_tables import generate_parse_tables
    from zvm.targets import TARGETS

    folder = ROOT / "zvm/frontend/generated"
    files = {folder / "lex_tables.py": generate_lex_tables(), folder / "lex_tables_8_5.py": generate_later_tables()}
    files |= {folder / f"{tables_name(target)}.py": generate_parse_tables(target) for target in TARGETS}
    return write_or_check(files, "--check" in sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
