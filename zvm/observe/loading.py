"""Extensions that are there when a setting asks for them: `-d extension=pcov`.

Everything else that PHP has as an extension is always loaded (zvm/ext/registry.py); these change how programs that
look for them behave. A module of one has EXTENSION.
"""
from __future__ import annotations

from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.services.modules import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.engine.facade import Engine

_MODULES = {("extension", "pcov"): "zvm.observe.pcov", ("zend_extension", "xdebug"): "zvm.observe.xdebug"}


class Extension:
    """What an extension registers. `functions`: PHP's names, in lower case, with what implements them; `directives` as
    in runtime/services/ini_directives.py; `start` is called for each engine that loads it."""

    def __init__(self, name: str, version: str, functions: dict[str, Any], constants: dict[str, Any],
                 directives: dict[str, tuple[str | None, int]], start: Callable[[Engine], object]) -> None:
        self.name, self.version, self.start = name, version, start
        self.functions = {lower_name: InternalFunction(lower_name, implementation, name)
                          for lower_name, implementation in functions.items()}
        self.constants, self.directives = constants, directives


def is_known(kind: str, name: str) -> bool:
    """Whether it is one of these; `kind` is "extension" or "zend_extension"."""
    return (kind, name) in _MODULES


def load(engine: Engine, name: str) -> None:
    """Load an extension that is_known(), before anything runs."""
    module = next(module for (_, known), module in _MODULES.items() if known == name)
    extension: Extension = import_module(module).EXTENSION
    engine.loaded[name] = extension.version
    for lower_name, function in extension.functions.items():
        engine.functions[lower_name] = function
    for constant, value in extension.constants.items():
        engine.constants.replace(constant, value, name)
    engine.ini.add(extension.directives)
    extension.start(engine)
