"""The cache itself: one for the process, which every engine in it shares (apc_cache.c, apc_sma.c of APCu 5.1).

What is kept belongs to no engine: scalars and strings as they are, arrays and objects serialized. Functions take the
lock for as long as they look at entries, never while PHP code runs.
"""
from __future__ import annotations

from threading import RLock
from time import time

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_SLOTS = (257, 521, 1031, 2053, 3079, 4099, 5147, 6151, 7177, 9221, 12289, 15361, 18433, 30727, 40961, 61441, 81929,
          122887, 163841, 245771, 327689, 655373, 983063)
_DEFAULT_SLOTS = 2053  # where no number of entries is hinted at
_OVERHEAD, _FREE_OVERHEAD = 120, 33304  # bytes of the memory that are not for entries
_ENTRY, _BLOCK, _STRING = 88, 8, 25  # bytes of an entry, of a block's head, of a string without its text


class Serialized:
    """The text of an array or object."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


def _aligned(size: int, unit: int) -> int:
    return -(-size // unit) * unit


class CacheEntry:
    """A value that is kept, with when it was made, changed and asked for."""

    __slots__ = ("key", "value", "ttl", "created", "changed", "accessed", "hits", "size")

    def __init__(self, key: str, value: Any, ttl: int, now: int) -> None:
        self.key, self.value, self.ttl = key, value, ttl
        self.created = self.changed = self.accessed = now
        self.hits = 0
        text = value.text if type(value) is Serialized else value if type(value) is str else None
        size = _ENTRY + _aligned(_STRING + len(key), 8) + (0 if text is None else _aligned(_STRING + len(text), 8))
        self.size = _aligned(size + _BLOCK, 16)

    def is_expired(self, now: int) -> bool:
        return self.ttl != 0 and self.created + self.ttl < now


class Cache:
    """All entries. `settings` are those of the engine that first used it."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.making = RLock()  # of apcu_entry(): a value is made once
        self.entries: dict[str, CacheEntry] = {}
        self.hits = self.misses = self.inserts = self.expunges = 0
        self.size = 0
        self.started = int(time())
        self.limit = 0  # bytes of memory, 0 until it is known
        self.slots = 0
        self.ttl = 0

    def configure(self, size: int, hint: int, ttl: int) -> None:
        """Take the settings, the first time."""
        if not self.limit:
            self.limit = size
            self.slots = next((count for count in _SLOTS if count > hint), _SLOTS[-1]) if hint else _DEFAULT_SLOTS
            self.ttl = ttl

    @property
    def segment_size(self) -> int:
        return self.limit - _OVERHEAD

    @property
    def free(self) -> int:
        return self.segment_size - _FREE_OVERHEAD - self.size

    def find(self, key: str, now: int) -> CacheEntry | None:
        """An entry that has not expired; nothing is counted."""
        found = self.entries.get(key)
        return None if found is None or found.is_expired(now) else found

    def fetch(self, key: str, now: int) -> CacheEntry | None:
        """An entry that is asked for."""
        found = self.find(key, now)
        if found is None:
            self.misses += 1
        else:
            self.hits += 1
            found.hits += 1
            found.accessed = now
        return found

    def store(self, entry: CacheEntry, only_new: bool, now: int) -> bool:
        """Keep an entry, in place of one of that key unless there must be none; False where that cannot be."""
        if only_new and self.find(entry.key, now) is not None:
            return False
        self.delete(entry.key)
        if entry.size > self.free and not self._make_space(entry.size, now):
            return False
        self.entries[entry.key] = entry
        self.size += entry.size
        self.inserts += 1
        return True

    def _make_space(self, size: int, now: int) -> bool:
        """Forget what has expired, or everything where entries have no lasting worth (apc_cache_default_expunge)."""
        if size > self.segment_size - _FREE_OVERHEAD:
            return False
        stale = [key for key, entry in self.entries.items()
                 if entry.is_expired(now) or self.ttl and entry.accessed + self.ttl < now]
        for key in stale if self.ttl else ():
            self.delete(key)
        if size > self.free:
            self.clear()
            self.expunges += 1
        return True

    def delete(self, key: str) -> bool:
        """Forget an entry; False where there is none."""
        found = self.entries.pop(key, None)
        if found is None:
            return False
        self.size -= found.size
        return True

    def clear(self) -> None:
        """Forget all entries, and what was counted."""
        self.entries.clear()
        self.size = self.hits = self.misses = self.inserts = self.expunges = 0
        self.started = int(time())

    def slot(self, key: str) -> int:
        """Where a key stands in APCu's table, which shows in the order of entries."""
        number = 5381
        for byte in key.encode("latin-1"):
            number = number * 33 + byte
        return (number & 0x7FFFFFFFFFFFFFFF | 1 << 63) % self.slots

    def in_order(self) -> list[CacheEntry]:
        """The entries as APCu lists them."""
        return sorted(self.entries.values(), key=lambda entry: self.slot(entry.key))


CACHE = Cache()
