"""Compile-time diagnostics: the fatal CompileError, and the warnings and deprecations that do not stop compilation.

Imported by every module of zvm/compiler and by the engine, which turns a CompileError into PHP's fatal error
("PHP Fatal error:  message in file on line n") and reports what `Script.diagnostics` holds.
"""
from __future__ import annotations

E_ERROR, E_WARNING, E_PARSE, E_NOTICE = 1, 2, 4, 8
E_COMPILE_ERROR, E_COMPILE_WARNING, E_DEPRECATED = 64, 128, 8192


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


class CompileException(CompileError):
    """An exception PHP throws while compiling (`zend_throw_exception(zend_ce_compile_error, …)`): a ParseError's
    sibling, catchable around include and eval; `class_name` is "CompileError" or e.g. "Error"."""

    def __init__(self, message: str, line: int, class_name: str = "CompileError") -> None:
        super().__init__(message, line)
        self.class_name = class_name
