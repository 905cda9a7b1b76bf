"""Checking the files of a project."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zvm.cli.check.findings import CHANGED, DEPRECATED, ERROR, MISSING, WARNING, Finding
from zvm.cli.check.uses import CLASS, CONSTANT, FUNCTION, Declared, Use, uses_of
from zvm.cli.check.versions import Versions
from zvm.cli.dump.compiling import Compiled, Dumper
from zvm.opcodes.error_levels import E_COMPILE_ERROR, E_DEPRECATED, E_ERROR, E_PARSE
from zvm.targets import TARGETS, Target

_FATAL = E_ERROR | E_PARSE | E_COMPILE_ERROR
_BY_NAME = {target.name: target for target in TARGETS}


class Project:
    """A project that is to run on `target` and runs on `base` now. Files are given by `add()`, then `check()` yields
    what is found; with `compares` the op-arrays that differ, too."""

    def __init__(self, target: str, base: str, compares: bool = False) -> None:
        self.target, self.base, self.compares = _BY_NAME[target], _BY_NAME[base], compares
        self._dumpers = {each: Dumper(php=each.name) for each in {self.target, self.base}}
        self._engines: dict[Target, Any] = {each: dumper.engine for each, dumper in self._dumpers.items()}
        self._versions = Versions(self.target, self._engine_of)
        self._declared = Declared()
        self._files: list[tuple[str, str, Compiled]] = []

    def _engine_of(self, target: Target) -> Any:
        if target not in self._engines:
            self._engines[target] = Dumper(php=target.name).engine
        return self._engines[target]

    def add(self, path: str, source: str) -> None:
        """Compile a file: `source` is its bytes as a PHP string."""
        compiled = self._dumpers[self.target].compile(source, path)
        if compiled.script is not None:
            self._declared.add(compiled.script)
        self._files.append((path, source, compiled))

    def check(self) -> Iterator[Finding]:
        """What is found, file by file, by lines."""
        for path, source, compiled in self._files:
            findings = [*self._diagnostics(path, source, compiled), *self._names(path, compiled)]
            if self.compares:
                findings.extend(self._changes(path, source, compiled))
            yield from sorted(dict.fromkeys(findings), key=lambda finding: finding.line)

    def _diagnostics(self, path: str, source: str, compiled: Compiled) -> Iterator[Finding]:
        """What the compiler says; fatal errors that the present version gives, too, are no reason to change."""
        for level, message, line, _ in compiled.diagnostics:
            if level & _FATAL:
                yield Finding(path, line, ERROR, message)
            else:
                yield Finding(path, line, DEPRECATED if level & E_DEPRECATED else WARNING, message)

    def _names(self, path: str, compiled: Compiled) -> Iterator[Finding]:
        if compiled.script is None:
            return
        for use in uses_of(compiled.script):
            if self._is_own(use):
                continue
            if use.fallback is not None:
                use = use._replace(name=use.fallback, fallback=None)
                if self._is_own(use):
                    continue
            problem = self._versions.gap(use)
            if problem is not None:
                yield Finding(path, use.line, MISSING, problem)
                continue
            remark = self._versions.deprecation(use)
            if remark is not None:
                yield Finding(path, use.line, DEPRECATED, remark)

    def _is_own(self, use: Use) -> bool:
        """Does the project declare the name itself?"""
        if use.kind == FUNCTION:
            return use.name.lower() in self._declared.functions
        if use.kind == CONSTANT:
            return use.name in self._declared.constants
        name = use.name if use.kind == CLASS else use.owner or ""
        return name.lower() in self._declared.classes

    def _changes(self, path: str, source: str, compiled: Compiled) -> Iterator[Finding]:
        """The op-arrays that the two versions do not make alike."""
        before = self._dumpers[self.base].compile(source, path)
        if compiled.script is None or before.script is None:
            return
        listings = {_label(op_array): _listing(op_array) for op_array in before.op_arrays}
        for op_array in compiled.op_arrays:
            former = listings.get(_label(op_array))
            if former is not None and former != _listing(op_array):
                yield Finding(path, op_array.line_start, CHANGED,
                              f"{_label(op_array)} is compiled otherwise than for PHP {self.base.name}")


def _label(op_array: Any) -> str:
    name = op_array.function_name or "main"
    if name.startswith("{closure"):
        name = f"closure of line {op_array.line_start}"
    return f"{op_array.scope.name}::{name}" if op_array.scope is not None else name


def _listing(op_array: Any) -> list[tuple[Any, ...]]:
    """The oplines, as far as versions may differ in them."""
    return [(op.opcode, op.op1_type, op.op2_type, op.result_type, op.extended_value) for op in op_array.opcodes]


def check_files(project: Project, files: list[str], read: Callable[[str], str],
                advance: Callable[[], None]) -> list[Finding]:
    """Check files by their paths; `advance` is called after each."""
    unreadable = []
    for path in files:
        try:
            project.add(path, read(path))
        except OSError as error:
            unreadable.append(Finding(path, 0, ERROR, f"cannot be read: {error.strerror}"))
        advance()
    return [*unreadable, *project.check()]
