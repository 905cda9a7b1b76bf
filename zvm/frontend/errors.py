"""What the frontend raises. Imported by the lexer, the parser, the compiler and the engine.

Both errors have `diagnostics`: the warnings (level, message, line) met before, to be reported first.
"""
from __future__ import annotations


class PhpSyntaxError(Exception):
    """Zend throws a ParseError with this message at this line.

    `at_caller`: Zend throws it while it compiles no file, so that it stands at the file and line of the running code
    ("[no active file]", 0 when nothing runs) instead of those of the source.
    """

    def __init__(self, message: str, line: int, at_caller: bool = False) -> None:
        super().__init__(message, line)
        self.message = message
        self.line = line
        self.at_caller = at_caller
        self.diagnostics: list[tuple[int, str, int]] = []


class PhpCompileError(Exception):
    """A compile-time error with this message at this line.

    `throwable` tells Zend's two kinds apart: a CompileError that is thrown (and that a script can catch around eval())
    and an E_COMPILE_ERROR that ends the script.
    """

    def __init__(self, message: str, line: int, throwable: bool = False) -> None:
        super().__init__(message, line)
        self.message = message
        self.line = line
        self.throwable = throwable
        self.diagnostics: list[tuple[int, str, int]] = []


class MissingRule(Exception):
    """A node has no rule in a table that must have one: a mistake of zvm's own, shown as an internal error."""
