"""From a source to its op-arrays, or to PHP's message about it.

Functions and constants are looked up as a full PHP 8.2 would (compiler/php_names.py), whatever the engine has of it;
parent classes are the engine's own where it has them. Made once for all sources of a command; imported by zvm-dump's
other modules and by tests.
"""
from __future__ import annotations

from functools import partial

from zvm.engine.optimizing import evaluate
from zvm.opcodes.error_levels import E_COMPILE_ERROR, E_PARSE
from zvm.targets import DEFAULT, SETTING, V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompilerOptions
    from zvm.frontend.errors import PhpSyntaxError
    from zvm.opcodes.op_array import Function, OpArray
    from zvm.opcodes.script import Script
    from zvm.optimizer.extra_passes import ExtraPass
    from zvm.runtime.classes.class_entry import ClassEntry

LEVELS = {1: "Fatal error", 2: "Warning", 4: "Parse error", 8: "Notice", 64: "Fatal error", 128: "Warning",
          8192: "Deprecated"}
_OFF = ("0", "", "off", "Off", "no", "false")
# what PHP has without configuration: dumps of a version know these
_BUILT_IN = frozenset(("Core", "date", "filter", "hash", "json", "lexbor", "libxml", "openssl", "pcntl", "pcre",
                       "random", "Reflection", "session", "sodium", "SPL", "standard", "uri", "zlib"))
OPCACHE, PHPDBG = "opcache", "phpdbg"


class Compiled:
    """A source, compiled: `script` is None when that failed. `diagnostics` are (level, message, line, file) as PHP
    would show them, the fatal one last."""

    __slots__ = ("filename", "source", "script", "diagnostics")

    def __init__(self, filename: str, source: str, script: Script | None,
                 diagnostics: list[tuple[int, str, int, str]]) -> None:
        self.filename, self.source, self.script, self.diagnostics = filename, source, script, diagnostics

    @property
    def op_arrays(self) -> list[OpArray]:
        """In the order OPcache lists them."""
        return [] if self.script is None else list(self.script.op_arrays())

    def messages(self) -> str:
        """The diagnostics as PHP's command line shows them."""
        return "".join(f"\n{LEVELS[level]}: {text} in {file} on line {line}\n"
                       for level, text, line, file in self.diagnostics)


class Dumper:
    """Compiles one source after the other. `settings` are ini entries: zend.assertions (1) and short_open_tag (0; for
    phpdbg 1, its own default). `binary` is PHP_BINARY; without it that is left to the run time. `php` is the
    version. `bare`: functions and classes are those that PHP has without its shared extensions; False: all that ZVM
    has; None: those of the php that the generated names come from, of versions after 8.2 the bare ones.
    `extended_statements` is -e, `passes` are those of --pass."""

    def __init__(self, style: str = OPCACHE, settings: dict[str, str] | None = None, binary: str | None = None,
                 php: str | None = None, frameless: bool = False, bare: bool | None = None,
                 extended_statements: bool = False, passes: tuple[ExtraPass, ...] = ()) -> None:
        from zvm.compiler.php_names import PhpNames
        from zvm.engine import Engine

        settings = settings or {}
        self.names = PhpNames()
        self.frameless = frameless
        self.engine = Engine([(SETTING, php or "")])
        self.style = style
        self.knows_all = bare is False  # what zvm has, beside what PHP has
        self.bare = self.engine.target != DEFAULT if bare is None else bare
        self.extended_statements, self.passes = extended_statements, passes
        self.binary = binary
        self.short_open_tag = settings.get("short_open_tag", "1" if style == PHPDBG else "0") not in _OFF
        self.assertions = int(settings.get("zend.assertions", "1"))

    def _known_class(self, name: str) -> ClassEntry | None:
        found: ClassEntry | None = self.engine.classes.get(name)
        known = self.names.known_class(name)
        if not self.bare or found is None or known is not None and self.engine.target != DEFAULT:
            return known if found is None else found
        from zvm.ext.reflection.subjects import extension_of_class

        return found if extension_of_class(found) in _BUILT_IN else None

    def _constant(self, name: str) -> tuple[object] | None:
        if name == "PHP_BINARY" and self.binary is not None:
            return (self.binary,)
        if self.engine.target == DEFAULT and not self.bare:
            return self.names.constant(name) or (self.engine.constants.persistent(name) if self.knows_all else None)
        if self.bare and (self.engine.target == DEFAULT or self.names.constant(name) is None):
            from zvm.ext.registry import extension_of, table_of

            module = table_of("CONSTANTS", self.engine.target).get(name)
            if module is not None and extension_of(module.partition(":")[0]) not in _BUILT_IN:
                return None
        return self.engine.constants.persistent(name) if self.engine.target != DEFAULT else self.names.constant(name)

    def _internal_function(self, name: str) -> Function | None:
        """An internal function, of versions after the default target by what the engine has: theirs are more."""
        function = self.names.internal_function(name)
        if self.engine.target == DEFAULT and not self.bare and (function is not None or not self.knows_all):
            return function
        own: Any = self.engine.functions.get(name)
        if self.bare and own is not None and own.extension_name not in _BUILT_IN and \
                (function is None or self.engine.target == DEFAULT):
            return None
        return own if own is not None and (self.engine.target != DEFAULT or function is None) else function

    def options(self, is_code: bool = False) -> CompilerOptions:
        """What a source is compiled with."""
        target = self.engine.target
        return self.names.options(known_class=self._known_class, constant=self._constant, assertions=self.assertions,
                                  target=target, is_eval=is_code, internal_function=self._internal_function,
                                  ignore_internal_classes=self.style == OPCACHE and target < V8_4,
                                  for_phpdbg=self.style == PHPDBG, extended_statements=self.extended_statements,
                                  frameless=self.frameless and self.style == OPCACHE and target >= V8_4)

    def optimizer_options(self) -> CompilerOptions:
        """What its optimizer knows: of classes those of PHP alone, whatever else the engine has."""
        def known_class(name: str) -> ClassEntry | None:
            return None if self.names.known_class(name) is None else self._known_class(name)

        options = self.names.options(known_class=known_class, assertions=self.assertions, target=self.engine.target,
                                     constant=self._constant, internal_function=self._internal_function,
                                     evaluate=partial(evaluate, self.engine))
        options.passes = self.passes
        return options

    def compile(self, source: str, filename: str, is_code: bool = False) -> Compiled:
        """Compile; `is_code`: the source begins inside of PHP, as with -r."""
        from zvm.compiler.errors import CompileError
        from zvm.compiler.sources import compile_source
        from zvm.frontend.errors import PhpCompileError, PhpSyntaxError

        script = None
        try:
            script = compile_source(source, filename, self.options(is_code), short_open_tag=self.short_open_tag,
                                    scripting=is_code, skip_shebang=not is_code)
            found = script.diagnostics
        except PhpSyntaxError as error:
            return Compiled(filename, source, None, _in(filename, error.diagnostics) + [_syntax(error, filename)])
        except PhpCompileError as error:
            found = [*error.diagnostics, (E_COMPILE_ERROR, error.message, error.line)]
        except CompileError as error:
            found = [*error.diagnostics, (error.level, error.message, error.line)]
        return Compiled(filename, source, script, _in(filename, found))

    def finish(self, compiled: Compiled) -> Compiled:
        """With what PHP still finds when it loads the script: of classes whose parents were not looked at before. To be
        called when the op-arrays have been shown, since this links classes."""
        from zvm.compiler.declarations.early_binding import bind_delayed
        from zvm.compiler.errors import CompileError

        if compiled.script is None:
            return compiled
        script = compiled.script
        found = script.diagnostics
        known, failed = len(found), False
        try:
            bind_delayed(script, self.names.options(known_class=self._known_class, target=self.engine.target))
        except CompileError as error:
            found, failed = [*found, (error.level, error.message, error.line)], True
        return Compiled(compiled.filename, compiled.source, None if failed else script,
                        compiled.diagnostics + _in(compiled.filename, found[known:]))


def _in(filename: str, diagnostics: list[tuple[int, str, int]]) -> list[tuple[int, str, int, str]]:
    return [(level, text, line, filename) for level, text, line in diagnostics]


def _syntax(error: PhpSyntaxError, filename: str) -> tuple[int, str, int, str]:
    if error.at_caller:
        return E_PARSE, error.message, 0, "[no active file]"
    return E_PARSE, error.message, error.line, filename
