"""PHP source from an AST, as PHP itself writes it: the message of a failed assert(), defaults shown by reflection.

Follows zend_ast_export(): fixed spacing, four blanks of indentation, parentheses by priority only. Imported by
special_functions.py and by reflection.
"""
from __future__ import annotations

from zvm.compiler.export.exporter import Exporter
from zvm.compiler.export.expressions import RULES
from zvm.compiler.export.statements import STATEMENT_RULES
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.frontend.generated.ast import Node

ALL_RULES = RULES | STATEMENT_RULES


def export(node: Node | None, precision: int = 14, compiled: bool = False, target: int = DEFAULT) -> str:
    """The source of an expression or statement (see Exporter). Raises MissingRule."""
    exporter = Exporter(ALL_RULES, precision, compiled, target)
    exporter.export(node, 0, 0)
    return "".join(exporter.out)
