"""Whether scripts are optimized, and how far: OPcache's directives of the configuration.

On the command line as in PHP only where opcache.enable_cli is on. Read by compilation.py and script_cache.py; the
optimizer is imported when the first script is optimized.
"""
from __future__ import annotations

from zvm.runtime.services.ini import parse_bool, parse_quantity

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.compiler.builder import CompilerOptions
    from zvm.engine.facade import Engine
    from zvm.opcodes.script import Script

_DEFAULT_LEVEL = "0x7FFEBFFF"


def optimization_level(engine: Engine) -> int:
    """opcache.optimization_level, 0 where scripts are not optimized."""
    configured = engine.ini.configured
    if parse_bool(configured.get("opcache.enable_cli", "0")) and parse_bool(configured.get("opcache.enable", "1")):
        return parse_quantity(configured.get("opcache.optimization_level", _DEFAULT_LEVEL))
    return 0


def optimize(engine: Engine, script: Script, options: CompilerOptions) -> None:
    """Optimize a script that is not linked yet."""
    level = optimization_level(engine)
    if level:
        from zvm.optimizer.pipeline import optimize_script

        optimize_script(script, options, level)
