"""Importing modules by name, when the first thing in them is asked for, and reading the texts beside them."""
from __future__ import annotations

import os

from zvm import bundle

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def import_module(name: str) -> Any:
    """The module of that full name: importlib's function, without importlib, whose import every start would pay for."""
    bundle.load(name)
    return __import__(name, fromlist=("",))


class LateModule:
    """Stands for a module that is imported when something in it is first asked for; from then on its names are that
    module's.

    For functions that are called often: an `import` inside of them takes 1.5 µs each time in Python 3.11, an attribute
    of this hardly anything.
    """

    __slots__ = ("module_name", "__dict__")

    def __init__(self, name: str) -> None:
        self.module_name = name

    def __getattr__(self, name: str) -> Any:
        module = import_module(self.module_name)
        self.__dict__ = module.__dict__
        return getattr(module, name)


def text_beside(module: str, name: str) -> str:
    """The text of a file that lies beside a module, given by its __file__. (pathlib takes longer to import than most
    such files to read.)"""
    with open(os.path.join(os.path.dirname(module), name), encoding="utf-8") as file:
        return file.read()


def module_of_file(path: str) -> tuple[Any, bytes]:
    """A new module that a Python file outside of the package makes, and its source. Raises OSError, and what the file
    raises."""
    import sys
    from types import ModuleType

    with open(path, "rb") as handle:
        source = handle.read()
    module = ModuleType(os.path.basename(path).removesuffix(".py"))
    module.__file__ = os.path.abspath(path)
    sys.modules.setdefault(module.__name__, module)
    exec(compile(source, module.__file__, "exec"), module.__dict__)
    return module, source
