"""From the grammar and the lexer's rules to generated/parse_tables.py and lex_tables.py.

Reads zvm/frontend/grammar, tokens.py and rules.py; used by scripts/gen_parser.py and the tests only, never at run time
(it imports ply and re), and not part of the wheel.
"""
