"""What optimizing costs: processor seconds of all passes over a corpus, held against those of compiling it.

`scripts/bench --optimizing PATH…` shows a row a path. Each file (.php, or the script of a .phpt) is compiled, natively
and in Python, and optimized --rounds times; the best of each counts, without Python's collector, as in a run.
"""
from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from zvm.compiler import sources
from zvm.compiler.builder import CompilerOptions
from zvm.compiler.errors import CompileError
from zvm.engine import Engine, native_compiling
from zvm.engine.optimizing import evaluate
from zvm.frontend import parser
from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
from zvm.optimizer.pipeline import optimize_script

_TITLES = ("files", "oplines", "native s", "Python s", "optimizing", "to native", "to Python")


def report(paths: list[Path], rounds: int) -> Iterator[str]:
    """The table, a line at a time."""
    engine = Engine()
    yield _row("corpus", _TITLES)
    for path in paths:
        files = [file for file in sorted(path.rglob("*.php*")) if file.is_file()] if path.is_dir() else [path]
        taken = [found for file in files if (found := _measure(engine, file, rounds)) is not None]
        oplines, native, python, optimizing = (sum(column) for column in zip(*taken, strict=True))
        yield _row(path.name, (str(len(taken)), f"{oplines:,}", f"{native:.3f}", f"{python:.3f}", f"{optimizing:.3f}",
                               f"{optimizing / native:.2f}", f"{optimizing / python:.2f}"))


def _measure(engine: Engine, path: Path, rounds: int) -> tuple[int, float, float, float] | None:
    """Oplines of a file, seconds of compiling it natively and in Python, and of optimizing it; None if it does not
    compile."""
    source = path.read_bytes().decode("latin-1")
    if path.suffix == ".phpt":
        source = source.partition("--FILE--")[2].lstrip("\r\n").partition("\n--EXPECT")[0]
    tier = engine.tier
    assert tier is not None, "there is no native image"

    def options() -> CompilerOptions:
        return CompilerOptions(engine.internal_function, engine.classes.get, engine.constants.persistent, engine,
                               evaluate=lambda *words: evaluate(engine, *words))

    def compile_file() -> Any:
        return sources.compile_source(source, str(path), options())

    def optimize() -> float:
        script = compile_file()
        return _seconds(lambda: optimize_script(script, options(), to_run=True))

    try:
        parser.run_native = tier.parser
        native_compiling.use(tier.image)
        oplines = sum(len(op_array.opcodes) for op_array in compile_file().op_arrays())
        native = min(_seconds(compile_file) for _ in range(rounds))
        optimizing = min(optimize() for _ in range(rounds))
    except (PhpSyntaxError, PhpCompileError, CompileError):
        return None
    finally:
        parser.run_native = None
        native_compiling.leave()
    return oplines, native, min(_seconds(compile_file) for _ in range(rounds)), optimizing


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    gc.disable()
    begin = time.process_time()
    try:
        work()
        return time.process_time() - begin
    finally:
        gc.enable()


def _row(name: str, cells: tuple[str, ...]) -> str:
    return "  ".join([name.ljust(24), *(cell.rjust(11) for cell in cells)])
