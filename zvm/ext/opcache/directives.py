"""OPcache's directives as opcache_get_configuration() tells them (ext/opcache/zend_accelerator_module.c).

ZVM's own cache goes by few of them: what it does itself is told instead.
"""
from __future__ import annotations

from zvm.runtime.services.ini import parse_bool, parse_quantity
from zvm.runtime.values import convert

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

MEGABYTE = 1 << 20
_SWITCHES = frozenset((
    "enable", "enable_cli", "use_cwd", "validate_timestamps", "validate_permission", "validate_root", "dups_fix",
    "revalidate_path", "protect_memory", "save_comments", "record_warnings", "enable_file_override", "file_cache_only",
    "file_cache_read_only", "file_cache_consistency_checks", "huge_code_pages"))
_TEXTS = frozenset(("preferred_memory_model", "blacklist_filename", "error_log", "lockfile_path", "file_cache",
                    "restrict_api", "preload", "preload_user", "jit"))
# all of them in PHP's order; the others are numbers
_NAMES = (
    "enable", "enable_cli", "use_cwd", "validate_timestamps", "validate_permission", "validate_root", "dups_fix",
    "revalidate_path", "log_verbosity_level", "memory_consumption", "interned_strings_buffer", "max_accelerated_files",
    "max_wasted_percentage", "consistency_checks", "force_restart_timeout", "revalidate_freq",
    "preferred_memory_model", "blacklist_filename", "max_file_size", "error_log", "protect_memory", "save_comments",
    "record_warnings", "enable_file_override", "optimization_level", "lockfile_path", "file_cache",
    "file_cache_read_only", "file_cache_only", "file_cache_consistency_checks", "file_update_protection",
    "opt_debug_level", "restrict_api", "huge_code_pages",
    "preload", "preload_user", "jit", "jit_buffer_size", "jit_debug", "jit_bisect_limit", "jit_blacklist_root_trace",
    "jit_blacklist_side_trace", "jit_hot_func", "jit_hot_loop", "jit_hot_return", "jit_hot_side_exit",
    "jit_max_exit_counters", "jit_max_loop_unrolls", "jit_max_polymorphic_calls", "jit_max_recursive_calls",
    "jit_max_recursive_returns", "jit_max_root_traces", "jit_max_side_traces", "jit_prof_threshold",
    "jit_max_trace_length")


def directives(engine: Engine) -> dict[int | str, Any]:
    """All of them by name, with their values; of the cache, where there is one, what it does."""
    found: dict[int | str, Any] = {f"opcache.{name}": _value(engine, name) for name in _NAMES
                                    if engine.ini.exists(f"opcache.{name}")}
    cache = engine.script_cache
    if cache is not None:
        found |= {"opcache.enable_cli": True, "opcache.file_cache": cache.root, "opcache.file_cache_only": False,
                  "opcache.validate_timestamps": cache.validate != "never"}
    return found


def _value(engine: Engine, name: str) -> Any:
    text = engine.ini.get(f"opcache.{name}") or ""
    if name in _SWITCHES:
        return parse_bool(text)
    if name in _TEXTS:
        return text
    if name == "max_wasted_percentage":
        return convert.to_float(engine, text) / 100
    number = parse_quantity(text)  # jit_prof_threshold, too, which PHP tells as an int
    return number * MEGABYTE if name == "memory_consumption" else number
