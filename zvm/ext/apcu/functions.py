"""apcu_store() and the like (php_apc.c of APCu)."""
from __future__ import annotations

from zvm.ext.apcu.cache import CacheEntry
from zvm.ext.apcu.iterator import APCUIterator
from zvm.ext.apcu.values import cache_of, now, put, restored
from zvm.ext.vocabulary import UNDEF, Array, Bool, ByRef, Callable, False_, Int, Mixed, Null, Str, Untyped, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.objects.typed_references import assign_by_reference
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.numbers import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_FAILED = -1  # the value of a key that was not stored
_STRINGS = "expects a string or array of strings."


def _warn(engine: Engine, text: str) -> None:
    engine.diagnostics.warning(f"{running_function(engine)}(): {text}")


@function
def apcu_clear_cache(engine: Engine) -> Bool:
    cache = cache_of(engine)
    if cache is not None:
        with cache.lock:
            cache.clear()
    return True


@function
def apcu_cache_info(engine: Engine, limited: Bool = False) -> Array | False_:
    cache = cache_of(engine)
    if cache is None:
        _warn(engine, "No APC info available.  Perhaps APC is not enabled? Check apc.enabled in your ini file")
        return False
    with cache.lock:
        found: dict[Any, Any] = {
            "num_slots": cache.slots, "ttl": cache.ttl, "num_hits": float(cache.hits),
            "num_misses": float(cache.misses), "num_inserts": float(cache.inserts), "num_entries": len(cache.entries),
            "expunges": float(cache.expunges), "start_time": cache.started, "mem_size": float(cache.size),
            "memory_type": "mmap"}
        if not limited:
            entries = cache.in_order()
            slots: dict[Any, Any] = {}
            for entry in entries:
                slot = cache.slot(entry.key)
                slots[slot] = slots.get(slot, 0) + 1
            found["cache_list"] = PhpArray.from_list([_listed(entry) for entry in entries])
            found["deleted_list"] = PhpArray()
            found["slot_distribution"] = PhpArray.from_dict(slots)
    return PhpArray.from_dict(found)


def _listed(entry: CacheEntry) -> PhpArray:
    return PhpArray.from_dict({
        "info": entry.key, "ttl": entry.ttl, "num_hits": float(entry.hits), "mtime": entry.changed,
        "creation_time": entry.created, "deletion_time": 0, "access_time": entry.accessed, "ref_count": 0,
        "mem_size": entry.size})


@function
def apcu_key_info(engine: Engine, key: Str) -> Array | Null:
    cache = cache_of(engine)
    if cache is None:
        return None
    with cache.lock:
        entry = cache.entries.get(key)
        return None if entry is None else PhpArray.from_dict({
            "hits": entry.hits, "access_time": entry.accessed, "mtime": entry.changed, "creation_time": entry.created,
            "deletion_time": 0, "ttl": entry.ttl, "refs": 0})


@function
def apcu_sma_info(engine: Engine, limited: Bool = False) -> Array | False_:
    cache = cache_of(engine)
    if cache is None:
        _warn(engine, "No APC SMA info available.  Perhaps APC is disabled via apc.enabled?")
        return False
    with cache.lock:
        size, free = cache.segment_size, cache.free
    found: dict[Any, Any] = {"num_seg": 1, "seg_size": float(size), "avail_mem": float(free)}
    if not limited:
        block = PhpArray.from_dict({"size": free, "offset": size - free})
        found["block_lists"] = PhpArray.from_list([PhpArray.from_list([block])])
    return PhpArray.from_dict(found)


@function
def apcu_enabled(engine: Engine) -> Bool:
    return cache_of(engine) is not None


def _store(engine: Engine, key: Any, value: Any, ttl: int, only_new: bool) -> PhpArray | bool:
    cache = cache_of(engine)
    if cache is None:
        return False
    if type(key) is PhpArray:
        failed = {}
        for name, item in key.plain_items():
            if not put(engine, cache, str(name), item, ttl, only_new):
                failed[name] = _FAILED
        return PhpArray.from_dict(failed)
    if type(key) is not str:
        _warn(engine, "apc_store expects key parameter to be a string or an array of key/value pairs.")
        return False
    return value is not UNDEF and put(engine, cache, key, value, ttl, only_new)


@function
def apcu_store(engine: Engine, key: Untyped, value: Mixed = UNDEF, ttl: Int = 0) -> Array | Bool:
    return _store(engine, key, value, ttl, False)


@function
def apcu_add(engine: Engine, key: Untyped, value: Mixed = UNDEF, ttl: Int = 0) -> Array | Bool:
    return _store(engine, key, value, ttl, True)


def _update(engine: Engine, key: str, step: int, success: Any, ttl: int) -> int | bool:
    cache = cache_of(engine)
    result: int | bool = False
    if cache is not None:
        moment = now(engine)
        with cache.lock:
            entry = cache.find(key, moment)
            if entry is None:
                entry = CacheEntry(key, 0, ttl, moment)
                if not cache.store(entry, False, moment):
                    entry = None
            if entry is not None and type(entry.value) is int:
                result = entry.value = wrap(entry.value + step)
                entry.changed = moment
    if success is not None:
        assign_by_reference(engine, success, result is not False)
    return result


@function
def apcu_inc(engine: Engine, key: Str, step: Int = 1, success: ByRef = None, ttl: Int = 0) -> Int | False_:
    return _update(engine, key, step, success, ttl)


@function
def apcu_dec(engine: Engine, key: Str, step: Int = 1, success: ByRef = None, ttl: Int = 0) -> Int | False_:
    return _update(engine, key, -step, success, ttl)


@function
def apcu_cas(engine: Engine, key: Str, old: Int, new: Int) -> Bool:
    cache = cache_of(engine)
    if cache is None:
        return False
    moment = now(engine)
    with cache.lock:
        entry = cache.find(key, moment)
        if entry is None or type(entry.value) is not int or entry.value != old:
            return False
        entry.value, entry.changed = new, moment
    return True


def _fetch(engine: Engine, key: str) -> tuple[Any, bool]:
    """The value of a key, and whether there is one."""
    cache = cache_of(engine)
    if cache is None:
        return None, False
    with cache.lock:
        entry = cache.fetch(key, now(engine))
        value = None if entry is None else entry.value
    return (None, False) if entry is None else (restored(engine, value), True)


@function
def apcu_fetch(engine: Engine, key: Untyped, success: ByRef = None) -> Mixed:
    is_there, result = cache_of(engine) is not None, False  # type: bool, Any
    if is_there and type(key) is PhpArray:
        found: dict[Any, Any] = {}
        for name in key.plain_values():
            if type(name) is not str:
                _warn(engine, f"apc_fetch() {_STRINGS}")
                continue
            value, known = _fetch(engine, name)
            if known:
                found[name] = value
        result = PhpArray.from_dict(found)
    elif is_there:
        result, is_there = _fetch(engine, to_string(engine, key))
        if not is_there:
            result = False
    if success is not None:
        assign_by_reference(engine, success, is_there)
    return result


@function
def apcu_exists(engine: Engine, key: Untyped) -> Array | Bool:
    cache = cache_of(engine)
    if cache is None:
        return PhpArray() if type(key) is PhpArray else False
    moment = now(engine)
    if type(key) is not PhpArray:
        text = to_string(engine, key)
        with cache.lock:
            return cache.find(text, moment) is not None
    found: dict[Any, Any] = {}
    for name in key.plain_values():
        if type(name) is not str:
            _warn(engine, f"apc_exists() {_STRINGS}")
            continue
        with cache.lock:
            if cache.find(name, moment) is not None:
                found[name] = True
    return PhpArray.from_dict(found)


@function
def apcu_delete(engine: Engine, key: Untyped) -> Array | Bool:
    cache = cache_of(engine)
    if cache is None:
        return False
    expected = "apc_delete() expects a string, array of strings, or APCIterator instance"
    if type(key) is str:
        with cache.lock:
            return cache.delete(key)
    if isinstance(key, APCUIterator):
        return key.delete_all(engine, cache)
    if type(key) is not PhpArray:
        _warn(engine, expected)
        return False
    failed = []
    for name in key.plain_values():
        if type(name) is not str:
            _warn(engine, expected)
            failed.append(name)
            continue
        with cache.lock:
            if not cache.delete(name):
                failed.append(name)
    return PhpArray.from_list(failed)


@function
def apcu_entry(engine: Engine, key: Str, callback: Callable, ttl: Int = 0) -> Mixed:
    cache = cache_of(engine)
    if cache is None:
        return None
    with cache.making:
        value, known = _fetch(engine, key)
        if not known:
            value = callback.call([key])
            put(engine, cache, key, value, ttl, False)
    return value
