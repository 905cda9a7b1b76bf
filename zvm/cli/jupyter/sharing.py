"""Variables that PHP and Python cells have in common.

A variable belongs to the language that gave it its value. hand_out() gives Python what PHP has, take_in() gives PHP
what Python has; what nobody has changed meanwhile stays the object that it is. What has no counterpart (modules,
classes, data frames; resources) stays where it is. Names that begin with "_" are not shared.
"""
from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

from zvm.embedding.conversions import python_text, to_php, to_python
from zvm.runtime.values.compare import is_identical
from zvm.runtime.values.zval import UNDEF

if TYPE_CHECKING:
    from collections.abc import Collection

    from zvm.embedding.engine import Engine
    from zvm.engine import Engine as World

ENGINE_NAME = "php"  # Python's name for the engine
_MISSING = object()
_NO_COUNTERPART = (TypeError, ValueError, OverflowError)


class Sharing:
    """What `namespace`, of Python, and an engine have in common. `hidden` are names that are not the user's."""

    def __init__(self, namespace: dict[str, Any], hidden: Collection[str]) -> None:
        self.namespace, self.hidden = namespace, hidden
        self._of_python: dict[str, tuple[Any, Any]] = {}  # Python's objects, and the PHP values that were made of them
        self._of_php: dict[str, Any] = {}  # the objects that were made of PHP's values

    def hand_out(self, engine: Engine) -> None:
        """Give Python what PHP has."""
        self.namespace[ENGINE_NAME] = engine
        values = engine.inside(_variables)
        for name, value in values.items():
            mine = self._of_python.get(name)
            if mine is not None and self.namespace.get(name) is mine[0] and is_identical(value, mine[1]):
                continue
            self._of_python.pop(name, None)
            try:
                self.namespace[name] = self._of_php[name] = to_python(engine, value)
            except _NO_COUNTERPART:
                continue
        for name in [name for name in (*self._of_python, *self._of_php) if name not in values]:
            self._forget(name)

    def take_in(self, engine: Engine) -> None:
        """Give PHP what Python has."""
        for name in [name for name in (*self._of_python, *self._of_php) if name not in self.namespace]:
            self._forget(name)
            if name in engine.globals:
                del engine.globals[name]
        for name, value in list(self.namespace.items()):
            if self._is_shared(name, value):
                self._take(engine, name, value)

    def withdraw(self) -> None:
        """Take from Python what is PHP's, so that it lives as long as PHP says."""
        for name, value in self._of_php.items():
            if self.namespace.get(name, _MISSING) is value:
                del self.namespace[name]
        self._of_php.clear()

    def forget_all(self) -> None:
        """The engine starts over: what is PHP's is gone."""
        self.withdraw()
        self._of_python.clear()

    def _forget(self, name: str) -> None:
        for made in (self._of_php.pop(name, _MISSING), self._of_python.pop(name, (_MISSING,))[0]):
            if made is not _MISSING and self.namespace.get(name, _MISSING) is made:
                del self.namespace[name]

    def _is_shared(self, name: str, value: Any) -> bool:
        return name[:1] != "_" and name not in self.hidden and name != ENGINE_NAME \
            and not isinstance(value, ModuleType | type)

    def _take(self, engine: Engine, name: str, value: Any) -> None:
        is_container = isinstance(value, list | dict)  # which may have changed within
        is_of_php = self._of_php.get(name, _MISSING) is value
        mine = self._of_python.get(name, (_MISSING,))[0] is value
        if (is_of_php or mine) and not is_container:
            return
        try:
            made = to_php(engine, value)
        except _NO_COUNTERPART:
            return
        text = engine.text(name)
        engine.inside(lambda world: _assign(world, text, made))
        if not is_of_php:
            self._of_php.pop(name, None)
            self._of_python[name] = value, made


def _variables(world: World) -> dict[str, Any]:
    """The global variables, by names that Python may have."""
    found = {}
    for name in list(world.symbol_table):
        text, value = python_text(name), world.symbol_table.lookup(name)
        if value is not UNDEF and isinstance(text, str) and text.isidentifier() and text[:1] != "_":
            found[text] = value
    return found


def _assign(world: World, name: str, value: Any) -> None:
    if not is_identical(world.symbol_table.lookup(name), value):
        world.symbol_table.assign(name, value)
