"""Functions and classes by name, of which the internal ones are made when they are first asked for (EG(function_table),
EG(class_table))."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

_MOST_MISSING = 4096  # names
held = dict.get  # what a table has, without looking further


class LazyTable(dict):  # type: ignore[type-arg]  # dict[str, Any], which Python would evaluate
    """A symbol table whose internal entries come from the extension registry on first look-up; None is never held.

    `find` makes what the registry has of a name, `knows` says whether it has anything, which takes less. `missing` has
    names as keys that the registry does not know, which is so for good (class_exists() of what is not installed); a
    script may declare them nevertheless. `kinds` has ACC_INTERFACE or 0 of classes that were asked about and are not
    made.
    """

    __slots__ = ("_find", "_knows", "missing", "kinds")

    def __init__(self, find: Callable[[str], Any], knows: Callable[[str], bool]) -> None:
        super().__init__()
        self._find, self._knows = find, knows
        self.missing: dict[str, None] = {}
        self.kinds: dict[str, int] = {}

    def intercept(self, change: Callable[[Any], Any]) -> None:
        """Have what is found from now on pass through a function, which gives what the table is to hold."""
        find = self._find
        self._find = lambda name: None if (found := find(name)) is None else change(found)

    def get(self, name: str, default: Any = None) -> Any:
        found = held(self, name)
        if found is None:
            found = self._ask(name)
        return default if found is None else found

    def __missing__(self, name: str) -> Any:
        found = self._ask(name)
        if found is None:
            raise KeyError(name)
        return found

    def _ask(self, name: str) -> Any:
        """What the registry has of a name that is not held, which is held from then on; None where there is nothing."""
        missing = self.missing
        if name in missing:
            return None
        found = self._find(name)
        if found is None:
            if len(missing) < _MOST_MISSING:
                missing[name] = None
            return None
        return self.setdefault(name, found)

    def __contains__(self, name: object) -> bool:
        """Whether get() would give something; makes nothing."""
        if held(self, name) is not None:
            return True
        return name not in self.missing and (self._knows(name) or self._ask(name) is not None)  # type: ignore[arg-type]
