"""OPcache's directives as opcache_get_configuration() tells them (ext/opcache/zend_accelerator_module.c).

They are those of the configuration, and their defaults where it names none; ZVM's own cache decides what it decides.
"""
from __future__ import annotations

from zvm.runtime.services.ini import parse_bool, parse_quantity
from zvm.runtime.values import convert

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

MEGABYTE = 1 << 20
# directive → default; the type of the default is that of what is told
DEFAULTS: dict[str, Any] = {
    "enable": True, "enable_cli": False, "use_cwd": True, "validate_timestamps": True, "validate_permission": False,
    "validate_root": False, "dups_fix": False, "revalidate_path": False, "log_verbosity_level": 1,
    "memory_consumption": 128 * MEGABYTE, "interned_strings_buffer": 8, "max_accelerated_files": 10000,
    "max_wasted_percentage": 0.05, "consistency_checks": 0, "force_restart_timeout": 180, "revalidate_freq": 2,
    "preferred_memory_model": "", "blacklist_filename": "", "max_file_size": 0, "error_log": "",
    "protect_memory": False, "save_comments": True, "record_warnings": False, "enable_file_override": False,
    "optimization_level": 0x7FFEBFFF, "lockfile_path": "/tmp", "file_cache": "", "file_cache_only": False,
    "file_cache_consistency_checks": True, "file_update_protection": 2, "opt_debug_level": 0, "restrict_api": "",
    "huge_code_pages": False, "preload": "", "preload_user": "", "jit": "tracing", "jit_buffer_size": 0, "jit_debug": 0,
    "jit_bisect_limit": 0, "jit_blacklist_root_trace": 16, "jit_blacklist_side_trace": 8, "jit_hot_func": 127,
    "jit_hot_loop": 64, "jit_hot_return": 8, "jit_hot_side_exit": 8, "jit_max_exit_counters": 8192,
    "jit_max_loop_unrolls": 8, "jit_max_polymorphic_calls": 2, "jit_max_recursive_calls": 2,
    "jit_max_recursive_returns": 2, "jit_max_root_traces": 1024, "jit_max_side_traces": 128,
    "jit_prof_threshold": 0,  # which PHP tells as an int
}


def directives(engine: Engine) -> dict[int | str, Any]:
    """All of them by name, with the values the configuration gives; of the cache, where there is one, what it does."""
    found: dict[int | str, Any] = {}
    for name, default in DEFAULTS.items():
        text = engine.ini.configured.get(f"opcache.{name}")
        found[f"opcache.{name}"] = default if text is None else _value(engine, name, text, default)
    cache = engine.script_cache
    if cache is not None:
        found |= {"opcache.enable_cli": True, "opcache.file_cache": cache.root, "opcache.file_cache_only": False,
                  "opcache.validate_timestamps": cache.validate != "never"}
    return found


def _value(engine: Engine, name: str, text: str, default: Any) -> Any:
    if type(default) is bool:
        return parse_bool(text)
    if type(default) is int:
        number = parse_quantity(text)
        return number * MEGABYTE if name == "memory_consumption" else number
    if type(default) is float:
        fraction = convert.to_float(engine, text)
        return fraction / 100 if name == "max_wasted_percentage" else fraction
    return text
