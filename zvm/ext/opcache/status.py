"""What opcache_get_status() tells, as PHP's keys and types (ext/opcache/zend_accelerator_module.c).

It is about the compiled files that this process has in memory (zvm/opfile/cache.py): sizes are those of what is held,
counts are of all engines of the process. Nothing is ever kept in vain, restarted on its own or on a list of what must
not be cached, and nothing is compiled while it runs, so those numbers are 0.
"""
from __future__ import annotations

from sys import maxsize
from time import ctime

from zvm.opfile.cache import NEVER
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.engine.resident.preloading import Preloaded
    from zvm.opfile.cache import Cache
    from zvm.opfile.reader import OpFile

_NANOSECONDS = 1_000_000_000
_TRACING, _FUNCTION = 1254, 1205
_JIT_NAMES = {**dict.fromkeys(("", "0", "disable", "off", "no", "false"), 0), "function": _FUNCTION,
              **dict.fromkeys(("1", "on", "yes", "true", "enable", "tracing"), _TRACING)}
_REGISTERS, _AVX = 2, 4  # of opt_flags


def status(engine: Engine, cache: Cache, with_scripts: bool) -> PhpArray:
    """The whole array; `with_scripts`: each script's details, too."""
    if engine.world is not None:
        engine.world.note_hits()
    files = cache.known_files()
    parts: dict[int | str, Any] = {
        "opcache_enabled": True, "file_cache": cache.root, "cache_full": not cache.writable, "restart_pending": False,
        "restart_in_progress": False, "memory_usage": _memory(cache, files), "interned_strings_usage": _strings(files),
        "opcache_statistics": _counts(cache, files)}
    if engine.world is not None and engine.world.preloaded is not None:
        parts["preload_statistics"] = _preloaded(engine.world.preloaded, files)
    if with_scripts:
        parts["scripts"] = PhpArray.from_dict({file.path: _script(cache, file) for file in files})
    parts["jit"] = _jit(engine)
    return PhpArray.from_dict(parts)


def _preloaded(found: Preloaded, files: list[OpFile]) -> PhpArray:
    memory = sum(file.memory for file in files if file.path in found.paths)
    names = [function.function_name for function in found.functions.values()]
    classes = [key if isinstance(key, str) else key.name for key in found.positions]
    lists: dict[int | str, Any] = {"functions": names, "classes": classes, "scripts": found.paths}
    return PhpArray.from_dict({"memory_consumption": memory, **{
        kind: PhpArray.from_list(list(values)) for kind, values in lists.items() if values}})


def _memory(cache: Cache, files: list[OpFile]) -> PhpArray:
    used = sum(file.memory for file in files)
    return PhpArray.from_dict({"used_memory": used, "free_memory": max(cache.limit - used, 0), "wasted_memory": 0,
                               "current_wasted_percentage": 0.0})


def _strings(files: list[OpFile]) -> PhpArray:
    """The string heaps, and what of them has been decoded."""
    size = sum(file.strings.size for file in files)
    texts = [text for file in files for text in list(file.strings.values()) if text is not None]
    used = sum(map(len, texts))
    return PhpArray.from_dict({"buffer_size": size, "used_memory": used, "free_memory": size - used,
                               "number_of_strings": len(texts)})


def _counts(cache: Cache, files: list[OpFile]) -> PhpArray:
    counts = cache.statistics
    asked = counts.hits + counts.misses
    return PhpArray.from_dict({
        "num_cached_scripts": len(files), "num_cached_keys": len(files), "max_cached_keys": maxsize,
        "hits": counts.hits, "start_time": counts.start_time, "last_restart_time": counts.last_reset_time,
        "oom_restarts": 0, "hash_restarts": 0, "manual_restarts": counts.resets, "misses": counts.misses,
        "blacklist_misses": 0, "blacklist_miss_ratio": 0.0,
        "opcache_hit_rate": 100.0 * counts.hits / asked if asked else 0.0})


def _script(cache: Cache, file: OpFile) -> PhpArray:
    details: dict[int | str, Any] = {
        "full_path": file.path, "hits": file.hits, "memory_consumption": file.memory,
        "last_used": ctime(file.last_used), "last_used_timestamp": int(file.last_used)}
    if cache.validate != NEVER:
        details["timestamp"] = file.header.mtime_ns // _NANOSECONDS
    return PhpArray.from_dict(details)


def _jit(engine: Engine) -> PhpArray:
    """There is none; the rest is what opcache.jit asks for, in its four digits CRTO (zend_jit_parse_config_num)."""
    text = (engine.ini.get("opcache.jit") or "").lower()
    digits = _JIT_NAMES[text] if text in _JIT_NAMES else int(text) if text.isdecimal() else 0
    cpu, registers, trigger, level = (digits // unit % 10 for unit in (1000, 100, 10, 1))
    flags = min(registers, _REGISTERS) | (_AVX if cpu else 0)
    return PhpArray.from_dict({"enabled": False, "on": False, "kind": trigger, "opt_level": level, "opt_flags": flags,
                               "buffer_size": 0, "buffer_free": 0})
