"""PHP's grammar: productions with their actions, by topic.

`productions_of()` numbers those of a version from 1 on (0 is the start of the automaton), as scripts/gen_parser.py and
the generated tables do. A production is written `left : symbol symbol … %prec token`; a token is named as in
zvm/frontend/tokens.py. The structure follows Zend's grammar, production by production, since the parser's states are
what decides which tokens PHP lists as expected and at which lines its nodes stand. Those that not all versions have
are marked by `since()` and `until()` (actions.py).
"""
from __future__ import annotations

from zvm.frontend.grammar import classes, expressions, functions, names, statements, variables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.frontend.grammar.actions import Productions

ALL = (statements.PRODUCTIONS + names.PRODUCTIONS + functions.PRODUCTIONS + classes.PRODUCTIONS
       + expressions.PRODUCTIONS + variables.PRODUCTIONS)


def productions_of(target: int) -> Productions:
    """The productions of a version, (text, action), in order."""
    return tuple(production[:2] for production in ALL
                 if len(production) == 2 or production[2] <= target < production[3])
