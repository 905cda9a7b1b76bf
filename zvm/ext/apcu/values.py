"""Is the cache in use, and values on their way into it and out of it (apc_persist.c of APCu)."""
from __future__ import annotations

import os
from time import monotonic

from zvm.ext.apcu.cache import CACHE, Cache, CacheEntry, Serialized
from zvm.ext.standard.variables.serialize import serialize
from zvm.ext.standard.variables.unserialize import unserialize_string
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.ini import parse_quantity
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_SMALLEST = 1 << 20  # sizes below are numbers of megabytes


def cache_of(engine: Engine) -> Cache | None:
    """The cache; None where directives switch it off."""
    ini = engine.ini
    if not ini.get_bool("apc.enabled") or engine.sapi == "cli" and not ini.get_bool("apc.enable_cli"):
        return None
    if not CACHE.limit:
        with CACHE.lock:
            size = parse_quantity(ini.get("apc.shm_size"))
            CACHE.configure(size if size >= _SMALLEST else size << 20, ini.get_int("apc.entries_hint"),
                            ini.get_int("apc.ttl"))
            _preload(engine, ini.get("apc.preload_path"))
    return CACHE


def _preload(engine: Engine, folder: str | None) -> None:
    """Keep what files of a folder have, each under its name without .data (apc_load_data)."""
    if not folder:
        return
    try:
        names = sorted(os.listdir(folder.encode("latin-1")))
    except OSError:
        return
    for name in names:
        if name.endswith(b".data"):
            with open(os.path.join(folder.encode("latin-1"), name), "rb") as handle:
                value = unserialize_string(engine, handle.read().decode("latin-1"), PhpArray())
            put(engine, CACHE, name[:-5].decode("latin-1"), value, 0, False)


def now(engine: Engine) -> int:
    """The time that entries are made and expire by: of no clock on the wall, or that of the request's start."""
    return int(engine.start_time if engine.ini.get_bool("apc.use_request_time") else monotonic())


def put(engine: Engine, cache: Cache, key: str, value: Any, ttl: int, only_new: bool) -> bool:
    """Keep a value; False where that cannot be."""
    moment = now(engine)
    if only_new:
        with cache.lock:
            if cache.find(key, moment) is not None:
                return False
    if isinstance(value, Resource):
        engine.diagnostics.warning(f"{running_function(engine)}(): Cannot store resources in apcu cache")
        return False
    if isinstance(value, PhpArray | PhpObject):
        value = Serialized(serialize(engine, value))
    with cache.lock:
        return cache.store(CacheEntry(key, value, ttl, moment), only_new, moment)


def restored(engine: Engine, value: Any) -> Any:
    """The value of an entry, as this engine has it."""
    return unserialize_string(engine, value.text, PhpArray()) if type(value) is Serialized else value
