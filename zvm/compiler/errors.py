"""Compile-time diagnostics: the fatal CompileError.

Imported by every module of zvm/compiler and by the engine, which turns a CompileError into PHP's fatal error
("PHP Fatal error:  message in file on line n") and reports what `Script.diagnostics` holds.
"""
from __future__ import annotations

from zvm.opcodes.error_levels import E_COMPILE_ERROR


class CompileError(Exception):
    """A fatal error found while compiling (zend_error_noreturn(E_COMPILE_ERROR, …)).

    `line` is where PHP reports it; `level` is E_COMPILE_ERROR, except for the few errors Zend raises as E_ERROR.
    `diagnostics` are the milder ones met before it, set by compiler.compile_ast(); the engine reports them first.
    """

    def __init__(self, message: str, line: int, level: int = E_COMPILE_ERROR) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.level = level
        self.diagnostics: list[tuple[int, str, int]] = []
