"""Numbers that Zend's parser puts into AST attribute words and that go no further than the compiler.

Those that op-arrays carry, too, are in zvm/opcodes: flags.py, types.py, and metadata.py for the opcodes of operators.
"""
from __future__ import annotations

ARRAY_SYNTAX_LIST, ARRAY_SYNTAX_LONG, ARRAY_SYNTAX_SHORT = 1, 2, 3
DIM_ALTERNATIVE_SYNTAX = 1 << 1
ENCAPS_VAR_DOLLAR_CURLY, ENCAPS_VAR_DOLLAR_CURLY_VAR_VAR = 1 << 0, 1 << 2
PARENTHESIZED_CONDITIONAL = 1
ALTERNATIVE_CASE_SYNTAX = 1
IS_BOOL = 18  # the type code of a cast to bool (_IS_BOOL)
