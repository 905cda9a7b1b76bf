"""What compiling depends on: the settings, and whether scripts are optimized, and how far, by OPcache's directives of
the configuration.

On the command line as in PHP only where opcache.enable_cli is on. Read by compilation.py and script_cache.py; the
optimizer is imported when the first script is optimized.
"""
from __future__ import annotations

from zvm.runtime.execute_data import new_frame
from zvm.runtime.services.ini import parse_bool, parse_quantity
from zvm.runtime.signals import Thrown

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.compiler.builder import CompilerOptions
    from zvm.engine.facade import Engine
    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script

_DEFAULT_LEVEL = "0x7FFEBFFF"
_LIST_BEFORE, _LIST_AFTER = 1 << 16, 1 << 17  # of opcache.opt_debug_level; the lower bits are those of passes
_AFTER_PASS = "after pass "


def is_on(engine: Engine) -> bool:
    """Whether OPcache is."""
    configured = engine.ini.configured
    return parse_bool(configured.get("opcache.enable_cli", "0")) and parse_bool(configured.get("opcache.enable", "1"))


def without_opcache(engine: Engine) -> bool:
    """Whether scripts are compiled as PHP does without OPcache: the command line's are, a server's only where its
    configuration says so."""
    if engine.sapi in ("cli", "phpdbg"):
        return not is_on(engine)
    return not parse_bool(engine.ini.configured.get("opcache.enable", "1"))


def optimization_level(engine: Engine) -> int:
    """opcache.optimization_level, 0 where scripts are not optimized."""
    if not is_on(engine):
        return 0
    return parse_quantity(engine.ini.configured.get("opcache.optimization_level", _DEFAULT_LEVEL))


_ENCODINGS = ("zend.script_encoding", "zend.detect_unicode", "mbstring.internal_encoding", "internal_encoding",
              "default_charset", "mbstring.language", "mbstring.substitute_character")


def settings(engine: Engine) -> tuple[object, ...]:
    """The settings compiling depends on that a script may change."""
    revision, values = engine.known_settings
    if revision != engine.ini.revision:
        values = _settings(engine)
        engine.known_settings = engine.ini.revision, values
    return values


def _settings(engine: Engine) -> tuple[object, ...]:
    ini = engine.ini
    encodings = tuple(ini.get(name) for name in _ENCODINGS) if ini.get_bool("zend.multibyte") else ()
    level = -1 if without_opcache(engine) else optimization_level(engine)
    observer = engine.observer
    observed: tuple[object, ...] = () if observer is None else (observer.jump_tables, observer.statements)
    if engine.extended_statements or engine.passes:
        observed += (engine.extended_statements, *(extra.digest for extra in engine.passes))
    return ini.short_open_tag, ini.assertions < 0, ini.precision, level, int(engine.target), observed, encodings


def is_multibyte(engine: Engine) -> bool:
    """Whether sources may be in other encodings (zend.multibyte)."""
    return settings(engine)[-1] != ()


def optimize(engine: Engine, script: Script, options: CompilerOptions) -> None:
    """Optimize a script that is not linked yet. What opcache.opt_debug_level asks for goes to standard error."""
    if not is_on(engine):
        return
    level = optimization_level(engine)
    listed = parse_quantity(engine.ini.configured.get("opcache.opt_debug_level", "0"))
    if listed & _LIST_BEFORE:
        from zvm.opcodes.dump import dump_script

        _write(dump_script(script))
    if level or listed or engine.passes:
        from functools import partial  # slow to import

        from zvm.optimizer.pipeline import optimize_script

        options.evaluate = partial(evaluate, engine)
        options.passes = engine.passes
        optimize_script(script, options, level, _Listener(level, listed) if listed else None, to_run=not listed)


def evaluate(engine: Engine, name: str, arguments: list[Any], strict: bool) -> tuple[Any] | None:
    """What the internal function of that lower-case name returns, in a tuple; None if it reports or throws anything."""
    function: Any = engine.internal_function(name)
    if function is None:
        return None
    from zvm.executor.calls import run_internal

    caller = engine.current_execute_data
    call = new_frame(engine, function, None, None, 0)
    call.slots = list(arguments)
    with engine.diagnostics.counting() as count:
        try:
            result = run_internal(engine, caller, call, strict)
        except Thrown as thrown:
            thrown.__traceback__ = thrown.__context__ = None
            return None
        finally:
            engine.current_execute_data = caller
    return None if count.reported else (result,)


class _Listener:
    """Lists op-arrays when the optimizer has got where `listed` says."""

    __slots__ = ("level", "listed")

    def __init__(self, level: int, listed: int) -> None:
        self.level, self.listed = level, listed

    def __call__(self, op_array: OpArray, when: str) -> None:
        from zvm.opcodes.dump import dump_op_array
        from zvm.optimizer.pipeline import lists_live_ranges

        is_pass = when.startswith(_AFTER_PASS)
        wanted = 1 << int(when[len(_AFTER_PASS):]) - 1 if is_pass else _LIST_AFTER
        if self.listed & wanted:
            _write(dump_op_array(op_array, remark=when, live_ranges=not is_pass and lists_live_ranges(self.level)))


def _write(text: str) -> None:
    import sys

    sys.stdout.flush()
    sys.stderr.buffer.write(text.encode("latin-1"))
    sys.stderr.flush()
