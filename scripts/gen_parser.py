#!/usr/bin/env python3
"""Write the frontend's tables: generated/parse_tables.py from the grammar, lex_tables.py from the lexer's rules.

Reads zvm/frontend/grammar, tokens.py and rules.py. Needs ply, and the version of Python that is to run the result.

usage: gen_parser.py [--check]      --check exits 1 when a committed file is not what would be written.
"""
from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATED = "zvm/frontend/generated"
sys.path.insert(0, str(ROOT))


def main() -> None:
    from zvm.frontend.generator.lex_tables import generate_lex_tables
    from zvm.frontend.generator.parse_tables import generate_parse_tables

    for name, generate in (("lex_tables.py", generate_lex_tables), ("parse_tables.py", generate_parse_tables)):
        target = ROOT / GENERATED / name
        text = generate()
        if "--check" not in sys.argv[1:]:
            target.write_text(text)
        elif not target.exists() or target.read_text() != text:
            sys.exit(f"{GENERATED}/{name} is not what scripts/gen_parser.py writes")


if __name__ == "__main__":
    main()
