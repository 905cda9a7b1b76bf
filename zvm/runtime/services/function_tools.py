"""What zvm uses of functools and collections, whose import takes longer than that of all of zvm's values.

Imports nothing of zvm.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from functools import cache, cached_property, lru_cache, reduce
    from functools import partial as partial
    from typing import Any, TypeVar

    Element = TypeVar("Element")

    def counts_of(elements: Iterable[Element]) -> dict[Element, int]:
        """How often each is met, the one that is met first in front."""
else:
    from _collections import _count_elements
    from _functools import _lru_cache_wrapper, reduce
    from _functools import partial as partial

    def counts_of(elements):
        counts = {}
        _count_elements(counts, elements)
        return counts

    _ABOUT = ("__module__", "__name__", "__qualname__", "__doc__")

    def lru_cache(maxsize):
        """The decorator: results of so many calls, of those made last, are kept."""
        def decorate(function):
            kept = _lru_cache_wrapper(function, maxsize, False, _CacheInfo)
            for name in _ABOUT:
                setattr(kept, name, getattr(function, name))
            kept.__wrapped__ = function
            return kept
        return decorate

    def cache(function):
        """Keeps the results of all calls."""
        return lru_cache(None)(function)

    class cached_property:  # noqa: N801  # functools' name
        """A property that is worked out once, of objects with a __dict__."""

        def __init__(self, function):
            self.function, self.name, self.__doc__ = function, function.__name__, function.__doc__

        def __get__(self, owner, kind=None):
            if owner is None:
                return self
            value = owner.__dict__[self.name] = self.function(owner)
            return value

    def _CacheInfo(*fields):  # noqa: N802
        """What cache_info() gives: hits, misses, maxsize, currsize."""
        return fields

__all__ = ("cache", "cached_property", "counts_of", "lru_cache", "reduce")


class closing:  # contextlib's name; that module is slow to import
    """Closes something at the end of a `with` block."""

    __slots__ = ("resource",)

    def __init__(self, resource: Any) -> None:
        self.resource = resource

    def __enter__(self) -> Any:
        return self.resource

    def __exit__(self, *exception: object) -> None:
        self.resource.close()


class suppress:  # noqa: N801  # likewise
    """Passes over exceptions of some kinds in a `with` block."""

    __slots__ = ("kinds",)

    def __init__(self, *kinds: type[BaseException]) -> None:
        self.kinds = kinds

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, *exception: object) -> bool:
        return kind is not None and issubclass(kind, self.kinds)
