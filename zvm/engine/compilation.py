"""From source text to a linked Script, and what the frontend and the compiler raise as PHP shows it."""
from __future__ import annotations

from zvm.compiler import sources
from zvm.compiler.builder import CompilerOptions
from zvm.compiler.errors import CompileError
from zvm.engine.optimizing import is_multibyte, is_on, optimize, without_opcache
from zvm.engine.recent_scripts import RecentScripts, key_of
from zvm.engine.superglobals import make_auto_globals
from zvm.ext import registry
from zvm.frontend import parser
from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
from zvm.linker.links import link_script
from zvm.opcodes.error_levels import E_COMPILE_ERROR
from zvm.runtime.signals import Thrown
from zvm.runtime.values import strings
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine.facade import Engine
    from zvm.frontend.multibyte import SourceConverter
    from zvm.opcodes.script import Script


def compile_source(engine: Engine, source: str, filename: str, *, scripting: bool = False,
                   is_eval: bool = False) -> Script:
    """Compile and link source text; `scripting`: it starts inside of PHP.

    Raises Thrown (ParseError, CompileError) or, a fatal error having been reported, Bailout.
    """
    recent = engine.state_of(RecentScripts)
    key = key_of(engine, source, filename, scripting, is_eval)
    return recent.find(key) or compile_as_recent(engine, recent, key)


def compile_as_recent(engine: Engine, recent: RecentScripts, key: tuple[Any, ...]) -> Script:
    """compile_source() of what a key of the engine's recent scripts names, which is not among them."""
    source, filename, scripting, is_eval, *_ = key
    options = engine.state_of(_EvalOptions).options() if is_eval else _options(
        engine, engine.classes.get, False, None, may_defer(engine))
    script = _compile(engine, source, filename, scripting, options)
    if script.diagnostics:
        report_all(engine, script.diagnostics, filename)
    link_script(script)
    make_auto_globals(engine, source)
    recent.add(key, source, script)
    return script


def compile_only(engine: Engine, source: str, filename: str, known_class: Callable[[str], Any], *,
                 scripting: bool = False, is_eval: bool = False,
                 declared_function: Callable[[str], Any] | None = None, defers: bool = False) -> Script:
    """Compile source text that may use the classes `known_class` tells, and for eval() the functions that
    `declared_function` does; with `defers` bodies may wait until their functions are called. Raises as compile_source()
    does."""
    return _compile(engine, source, filename, scripting,
                    _options(engine, known_class, is_eval, declared_function, defers))


def _compile(engine: Engine, source: str, filename: str, scripting: bool, options: CompilerOptions) -> Script:
    _choose_tier(engine)
    try:
        script = sources.compile_source(source, filename, options, short_open_tag=engine.ini.short_open_tag,
                                        scripting=scripting, skip_shebang=not options.is_eval,
                                        converter=_converter(engine, source, scripting))
    except (PhpSyntaxError, PhpCompileError, CompileError) as error:
        raise_compile_error(engine, error, filename)
    if not options.is_eval:
        optimize(engine, script, options)
    return script


def _options(engine: Engine, known_class: Callable[[str], Any], is_eval: bool,
             declared_function: Callable[[str], Any] | None, defers: bool) -> CompilerOptions:
    def constant(name: str) -> tuple[Any] | None:
        return None if registry.is_made_on_demand(name, engine.target) else engine.constants.persistent(name)

    return CompilerOptions(engine.internal_function, known_class, constant, engine, assertions=engine.ini.assertions,
                           is_eval=is_eval, without_opcache=is_eval or without_opcache(engine),
                           declared_function=declared_function,
                           jump_tables=engine.observer is None or engine.observer.jump_tables,
                           extended_statements=engine.extended_statements or
                           engine.observer is not None and engine.observer.statements,
                           defers=defers)


class _EvalOptions:
    """Of one engine: the options for what eval() compiles, as long as they stay the same. A compilation
    that is under way when another begins has ended: none runs PHP code."""

    __slots__ = ("engine", "made_for", "made")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.made_for: tuple[object, ...] = ()
        self.made: CompilerOptions | None = None

    def options(self) -> CompilerOptions:
        engine = self.engine
        asked = engine.ini.assertions, engine.observer, engine.extended_statements
        if self.made is None or self.made_for != asked:
            self.made_for = asked
            self.made = _options(engine, engine.classes.get, True, engine.functions.get, False)
        return self.made


def may_defer(engine: Engine) -> bool:
    """Whether bodies may be compiled when their functions are called: by the command, for code that runs as it is
    compiled. PHP 8.5 reports constants that are not numbers while it compiles."""
    return engine.owns_process and engine.world is None and engine.observer is None and not is_on(engine) \
        and engine.target < V8_5


def _choose_tier(engine: Engine) -> None:
    """Parse and compile in native code where the engine has it, and only there."""
    tier = engine.tier
    chosen = None if tier is None else tier.parser
    if parser.run_native is chosen:
        return
    parser.run_native = chosen
    from zvm.engine import native_compiling

    if tier is not None and chosen is not None:
        native_compiling.use(tier.image)
    else:
        native_compiling.leave()


def _converter(engine: Engine, source: str, is_code: bool) -> SourceConverter | None:
    """What reads sources in other encodings, where zend.multibyte is on."""
    if not is_multibyte(engine) or engine.functions.get("mb_convert_encoding") is None:
        return None
    from zvm.ext.mbstring.script_source import ScriptSource

    return ScriptSource(engine, source, is_code)


def raise_compile_error(engine: Engine, error: PhpSyntaxError | PhpCompileError | CompileError,
                        filename: str) -> NoReturn:
    """What the frontend or the compiler raised, as PHP has it: Thrown, or a fatal error reported and Bailout."""
    report_all(engine, error.diagnostics, filename)
    message = strings.strip_anonymous_suffix(error.message)
    is_syntax_error = isinstance(error, PhpSyntaxError)
    if not is_syntax_error and not getattr(error, "throwable", False):
        engine.diagnostics.fatal_at(E_COMPILE_ERROR, message, filename, error.line)
    from zvm.ext.core.exceptions import make_exception  # most sources compile

    at_caller = getattr(error, "at_caller", False)
    raise Thrown(make_exception(
        engine, "ParseError" if is_syntax_error else "CompileError", message,
        file=None if at_caller else filename, line=None if at_caller else error.line)) from None


def report_all(engine: Engine, diagnostics: list[tuple[int, str, int]], filename: str) -> None:
    """Report what frontend and compiler met without stopping: (level, message, line)."""
    for level, message, line in diagnostics:
        engine.diagnostics.error(level, message, filename, line)
