"""From source text to a Script: parse, then compile. What the engine and zvm-dump call."""
from __future__ import annotations

from zvm.compiler.builder import CompilerOptions
from zvm.compiler.compiler import compile_ast
from zvm.compiler.errors import CompileError
from zvm.frontend.parser import parse_file
from zvm.runtime.values.convert import to_string

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.frontend.multibyte import SourceConverter
    from zvm.opcodes.script import Script


def compile_source(source: str, filename: str, options: CompilerOptions, *, short_open_tag: bool = False,
                   scripting: bool = False, skip_shebang: bool = False,
                   converter: SourceConverter | None = None) -> Script:
    """Compile source text (bytes as latin-1), or that of a converter. `scripting`: it starts inside of PHP. Changes
    `options.last_lineno`.

    Raises PhpSyntaxError and PhpCompileError (frontend/errors.py) and CompileError; the diagnostics met before are in
    their `diagnostics`, those of a compilation that succeeded in Script.diagnostics.
    """
    tree, options.last_lineno, diagnostics = parse_file(source, short_open_tag, scripting=scripting,
                                                        skip_shebang=skip_shebang, converter=converter,
                                                        float_text=lambda value: to_string(options.engine, value),
                                                        target=options.target)
    try:
        script = compile_ast(tree, filename, options)
    except CompileError as error:
        error.diagnostics = diagnostics + error.diagnostics
        raise
    script.diagnostics = diagnostics + script.diagnostics
    return script
