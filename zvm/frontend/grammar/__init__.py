"""PHP 8.2's grammar: productions with their actions, by topic.

PRODUCTIONS numbers them from 1 on (0 is the start of the automaton), as scripts/gen_parser.py and the generated tables
do. A production is written `left : symbol symbol … %prec token`; a token is named as in zvm/frontend/tokens.py. The
structure follows Zend's grammar, production by production, since the parser's states are what decides which tokens PHP
lists as expected and at which lines its nodes stand.
"""
from __future__ import annotations

from zvm.frontend.grammar import classes, expressions, functions, names, statements, variables

PRODUCTIONS = (statements.PRODUCTIONS + names.PRODUCTIONS + functions.PRODUCTIONS + classes.PRODUCTIONS
               + expressions.PRODUCTIONS + variables.PRODUCTIONS)
