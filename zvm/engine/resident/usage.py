"""Which code a run has used, by names that another process finds it by, and having that in a World without running it.

Used by the warm command (zvm/cli/warm): a child that has run a program tells its server what that was.
"""
from __future__ import annotations

import os
import sys
from contextlib import suppress

from zvm.engine.resident.pool import KEYS, lease, release
from zvm.executor.class_declaration import declare_class, missing
from zvm.linker.handler_selection import load_handler, loaded_handlers
from zvm.opcodes.flags import ACC_ANON_CLASS
from zvm.opcodes.op_array import OpArray
from zvm.opfile import cache as compiled
from zvm.runtime.services.ini_files import Configuration
from zvm.runtime.services.modules import import_module
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Generator, Iterator
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.engine.resident.world import World
    from zvm.opcodes.script import Script

_MAIN, _FUNCTION, _METHOD = "main", "function", "method"
# packages whose modules are not every command's, and modules that do something when they are imported
_UNFIT = ("zvm.cli.", "zvm.web.", "zvm.embedding.", "zvm.sandbox.", "readline", "rlcompleter", "curses", "_curses",
          "antigravity", "this", "idlelib", "tkinter", "turtle", "__main__", "site", "sitecustomize", "usercustomize")


class Usage:
    """What runs of one program have used, each in the order of its first use.

    `scripts`: compiled files by the paths of their sources; `classes`: path and key in the script, linked in that
    order; `functions`: path, kind, names, and the way down to a closure.
    """

    __slots__ = ("settings", "modules", "handlers", "internal_functions", "internal_classes", "scripts", "classes",
                 "functions")

    def __init__(self, settings: dict[str, str] | None = None) -> None:
        self.settings = settings or {}  # those that Worlds are told apart by
        self.modules: dict[str, None] = {}
        self.handlers: dict[int, tuple[str, str]] = {}
        self.internal_functions: dict[str, None] = {}
        self.internal_classes: dict[str, None] = {}
        self.scripts: dict[str, str] = {}
        self.classes: dict[tuple[str, str], None] = {}
        self.functions: dict[tuple[Any, ...], None] = {}

    def tables(self) -> list[dict[Any, Any]]:
        return [getattr(self, name) for name in self.__slots__]

    def update(self, tables: list[dict[Any, Any]]) -> bool:
        """Add what tables() of another had; whether any was new."""
        sizes = [len(table) for table in self.tables()]
        for table, more in zip(self.tables(), tables, strict=True):
            table.update(more)
        return sizes != [len(table) for table in self.tables()]


def usage_of(engine: Engine) -> Usage | None:
    """What the engine's run, which is over, has used. None where it has no World."""
    world: Any = engine.world
    if world is None:
        return None
    used = Usage({name: value for name in KEYS if (value := engine.ini.configured.get(name))})
    used.modules = {name: None for name in sys.modules if _is_fit(name)}
    used.handlers = loaded_handlers()
    used.internal_functions = {name: None for name, function in engine.functions.items() if function.is_internal}
    used.internal_classes = dict.fromkeys(world.internal)
    files = {stored: file for file, stored in compiled.in_memory()}
    for path in world.taken:
        if path in world.scripts and (file := files.get(world.scripts[path][0])) is not None:
            used.scripts[path] = file
    used.classes = {(record.ce.filename or "", key): None for record in world.declared
                    if (key := _key_of(world, record.ce)) is not None}
    places: dict[OpArray, tuple[Any, ...]] = {}
    for path in used.scripts:
        places.update(_places(path, world.scripts[path][1]))
    used.functions = {place: None for function in world.touched if (place := places.get(function)) is not None}
    return used


def _is_fit(module: str) -> bool:
    """Whether a server may import a module: one of ours that any command may need, or of Python's library."""
    package = module.partition(".")[0]
    if package == "zvm":
        return not module.startswith(_UNFIT)
    return package in sys.stdlib_module_names and package not in _UNFIT


def _key_of(world: World, ce: Any) -> str | None:
    known = world.scripts.get(ce.filename or "")
    if known is None or ce.flags & ACC_ANON_CLASS:
        return None
    return next((key for key, one in known[1].classes.items() if one is ce), None)


def _places(path: str, script: Script) -> Iterator[tuple[OpArray, tuple[Any, ...]]]:
    """The functions of a script that are decoded, and where they are."""
    yield from _with_closures(script.main, (path, _MAIN))
    for name, function in script.functions.items():
        yield from _with_closures(function, (path, _FUNCTION, name))
    for key, ce in script.classes.items():
        for name, method in ce.function_table.items():
            if method.scope is ce and isinstance(method, OpArray):
                yield from _with_closures(method, (path, _METHOD, key, name))


def _with_closures(function: OpArray, place: tuple[Any, ...]) -> Iterator[tuple[OpArray, tuple[Any, ...]]]:
    if type(function) is OpArray:
        yield function, place
        for index, closure in enumerate(function.dynamic_func_defs):
            yield from _with_closures(closure, (*place, index))


def _function_at(script: Script, place: tuple[Any, ...]) -> OpArray | None:
    """The function at a place of the script; None where it has none there."""
    _, kind, *names = place
    found: Any = script.main
    if kind == _FUNCTION:
        found = script.functions.get(names.pop(0))
    elif kind == _METHOD:
        ce = script.classes.get(names.pop(0))
        found = ce and ce.function_table.get(names.pop(0))
    for index in names:
        if not isinstance(found, OpArray) or index >= len(found.dynamic_func_defs):
            return None
        found = found.dynamic_func_defs[index]
    return found if isinstance(found, OpArray) else None


class Filling:
    """Having what a program used in a World, one step at a time: `steps()` is gone through, then the World can be
    leased. Nothing of the program runs. Where something is not as it was, the World is dropped."""

    def __init__(self, used: Usage, make_engine: Callable[[Configuration], Engine]) -> None:
        self.used, self.make_engine = Usage(), make_engine
        self.used.update(used.tables())
        self.is_done = False  # all that is there was found

    def steps(self) -> Generator[None]:
        """Each step takes a few milliseconds at most."""
        used = self.used
        for name in used.modules:
            if name not in sys.modules:
                with suppress(ImportError):
                    import_module(name)
                yield
        for key, (topic, name) in used.handlers.items():
            load_handler(key, topic, name)
            yield
        configuration = Configuration(lambda name: None)
        configuration.values.update(used.settings)
        engine = self.make_engine(configuration)
        if used.scripts:
            first = next(iter(used.scripts.values()))
            engine.use_cache(os.path.dirname(os.path.dirname(first)))
        lease(engine)
        world: Any = engine.world
        if world is None:
            return
        try:
            yield from self._fill(engine, world)
            self.is_done = True
        except Exception:
            world.is_spoilt = True
        finally:
            release(engine)

    def _fill(self, engine: Engine, world: World) -> Iterator[None]:
        used, tier = self.used, engine.tier
        for name in used.internal_functions:
            function = engine.functions.get(name)
            if function is not None and tier is not None:
                tier.prepare(function, engine)
                yield
        for name in used.internal_classes:
            engine.lookup_class(name, False)
            yield
        cache: Any = engine.script_cache
        scripts: dict[str, Script] = {}
        for path, file in used.scripts.items():
            stored = cache.find(path, file)
            if stored is not None:
                scripts[path] = world.script_of(engine, stored, lambda engine, stored: stored.script(engine))
                yield
        for path, key in used.classes:
            ce = scripts[path].classes.get(key) if path in scripts else None
            if ce is not None and engine.classes.get(lower(ce.name)) is None and missing(engine, ce) is None:
                declare_class(engine, ce)
                yield
        for place in used.functions:
            function = _function_at(scripts[place[0]], place) if place[0] in scripts else None
            if function is not None and tier is not None:
                tier.prepare(function, engine)
                yield
