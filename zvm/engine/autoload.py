"""Autoloading of classes (spl_autoload.c)."""
from __future__ import annotations

from zvm.runtime.values import strings

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.runtime.classes.class_entry import ClassEntry


def autoload_class(engine: Engine, name: str, key: str) -> ClassEntry | None:
    """The class, if an autoloader makes it (zend_lookup_class_ex). `key` is its name in lower case."""
    if key in engine.autoloading or key in engine.unlinked_classes or not strings.is_class_name(name):
        return None
    engine.autoloading.add(key)
    try:
        return run_autoloaders(engine, name, key)
    finally:
        engine.autoloading.discard(key)


def bind_loader(engine: Engine, loader: Any) -> Callable[[str], object]:
    """What calls an autoloader from now on."""
    call: Callable[[str], object] = loader.positional()
    engine.autoload_calls[loader] = call
    return call


def run_autoloaders(engine: Engine, name: str, key: str) -> ClassEntry | None:
    """Ask the autoloaders, those registered meanwhile included, until one has made the class
    (spl_perform_autoload)."""
    loaders, bound = engine.autoloaders, engine.autoload_calls
    index = 0
    while index < len(loaders):
        loader = loaders[index]
        call = bound.get(loader) or bind_loader(engine, loader)
        call(name)
        found: ClassEntry | None = engine.classes.get(key)
        if found is not None:
            return found
        index = loaders.index(loader) + 1 if loader in loaders else index + 1
    return None
