"""APCUIterator (apc_iterator.c of APCu)."""
from __future__ import annotations

from zvm.ext.apcu.cache import Cache, CacheEntry
from zvm.ext.apcu.constants import APC_ITER_ALL, APC_LIST_ACTIVE, APC_LIST_DELETED
from zvm.ext.apcu.values import cache_of, now, restored
from zvm.ext.pcre.matching import preg_match
from zvm.ext.pcre.patterns import PcreState, compiled
from zvm.ext.vocabulary import Bool, Int, Mixed, Str, Untyped, Void, method, php_class
from zvm.opcodes.flags import ACC_NOT_CLONEABLE
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine

# ruff: noqa: N802

_FIELDS: tuple[tuple[int, str, Callable[[CacheEntry], Any]], ...] = (
    (1, "type", lambda entry: "user"), (2, "key", lambda entry: entry.key), (4, "value", lambda entry: entry.value),
    (8, "num_hits", lambda entry: entry.hits), (16, "mtime", lambda entry: entry.changed),
    (32, "creation_time", lambda entry: entry.created), (64, "deletion_time", lambda entry: 0),
    (128, "access_time", lambda entry: entry.accessed), (256, "ref_count", lambda entry: 0),
    (512, "mem_size", lambda entry: entry.size), (1024, "ttl", lambda entry: entry.ttl))


@php_class("APCUIterator", implements=("Iterator",), flags=ACC_NOT_CLONEABLE)
class APCUIterator(PhpObject):
    """`found` is what there was when it was first asked or rewound, None before; `at` is where it stands."""

    __slots__ = ("ready", "pattern", "names", "format", "list_type", "found", "at")

    def __init__(self) -> None:
        self.ready = False
        self.pattern: str | None = None
        self.names: set[str] | None = None
        self.format = 0
        self.list_type = APC_LIST_ACTIVE
        self.found: list[CacheEntry] | None = None
        self.at = 0

    def matching(self, engine: Engine, cache: Cache) -> list[CacheEntry]:
        """The entries that are wanted and have not expired."""
        if self.list_type == APC_LIST_DELETED:
            return []
        moment = now(engine)
        with cache.lock:
            entries = cache.in_order()
        return [entry for entry in entries if not entry.is_expired(moment) and
                (self.names is None or entry.key in self.names) and
                (self.pattern is None or preg_match(engine, self.pattern, entry.key))]

    def check(self, engine: Engine) -> None:
        """Throw unless the constructor has run."""
        if not self.ready:
            engine.throw("Error", "Trying to use uninitialized APCUIterator")

    def delete_all(self, engine: Engine, cache: Cache) -> bool:
        """Forget the entries that are wanted."""
        self.check(engine)
        for entry in self.matching(engine, cache):
            with cache.lock:
                cache.delete(entry.key)
        return True

    def element(self, engine: Engine, what: str) -> CacheEntry:
        """The current entry; throws at the end."""
        self.check(engine)
        found = self.begin(engine) if self.found is None else self.found
        if self.at >= len(found):
            engine.throw("Error", f"Cannot call {what}() on invalid iterator")
        return found[self.at]

    def begin(self, engine: Engine) -> list[CacheEntry]:
        """Look for the entries again."""
        cache = cache_of(engine)
        self.found = [] if cache is None else self.matching(engine, cache)
        self.at = 0
        return self.found

    def total(self, engine: Engine, of_entry: Callable[[CacheEntry], int]) -> int:
        """A sum over all entries that are wanted."""
        self.check(engine)
        cache = cache_of(engine)
        return 0 if cache is None else sum(of_entry(entry) for entry in self.matching(engine, cache))

    @method(defaults={"search": "null", "format": "APC_ITER_ALL", "list": "APC_LIST_ACTIVE"})
    def __construct(self, engine: Engine, search: Untyped = None, format: Int = APC_ITER_ALL, chunk_size: Int = 0,
                    list: Int = APC_LIST_ACTIVE) -> Untyped:
        if cache_of(engine) is None:
            engine.throw("Error", "APC must be enabled to use APCUIterator")
        if chunk_size < 0:
            engine.diagnostics.fatal("APCUIterator::__construct(): APCUIterator chunk size must be 0 or greater")
        if format > APC_ITER_ALL:
            engine.diagnostics.fatal("APCUIterator::__construct(): APCUIterator format is invalid")
        if list not in (APC_LIST_ACTIVE, APC_LIST_DELETED):
            engine.diagnostics.warning("APCUIterator::__construct(): APCUIterator invalid list type")
            return
        self.format, self.list_type = format, list
        if type(search) is str and search:
            self.pattern = search
            if compiled(engine, engine.state_of(PcreState), search) is None:
                engine.diagnostics.fatal("APCUIterator::__construct(): Could not compile regular expression: "
                                         f"{search}")
        elif type(search) is PhpArray:
            self.names = {name for name in search.plain_values() if type(name) is str}
        self.ready = True

    @method
    def rewind(self, engine: Engine) -> Void:
        self.check(engine)
        self.begin(engine)

    @method
    def next(self, engine: Engine) -> Void:
        self.check(engine)
        self.at += self.at < len(self.found or ())

    @method
    def valid(self, engine: Engine) -> Bool:
        self.check(engine)
        return self.at < len(self.begin(engine) if self.found is None else self.found)

    @method
    def key(self, engine: Engine) -> Str | Int:
        return self.element(engine, "key").key

    @method
    def current(self, engine: Engine) -> Mixed:
        entry = self.element(engine, "current")
        facts = {name: of_entry(entry) for flag, name, of_entry in _FIELDS if self.format & flag}
        if "value" in facts:
            facts["value"] = restored(engine, facts["value"])
        return PhpArray.from_dict(facts)

    @method
    def getTotalHits(self, engine: Engine) -> Int:
        return self.total(engine, lambda entry: entry.hits)

    @method
    def getTotalSize(self, engine: Engine) -> Int:
        return self.total(engine, lambda entry: entry.size)

    @method
    def getTotalCount(self, engine: Engine) -> Int:
        return self.total(engine, lambda entry: 1)
