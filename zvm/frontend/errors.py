"""What the frontend raises. Imported by the lexer, the parser, the compiler and the engine."""
from __future__ import annotations


class PhpSyntaxError(Exception):
    """Zend throws a ParseError with this message at this line."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message, line)
        self.message = message
        self.line = line


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
