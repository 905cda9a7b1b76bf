"""Extensions that are there when a setting asks for them: `-d extension=pcov`, and those from outside of ZVM.

Everything else that PHP has as an extension is always loaded (zvm/ext/registry.py); these change how programs that
look for them behave. A module of one has EXTENSION.

One from outside is a Python file, `-d extension=/path/NAME.py`, or an installed module that an entry point of the group
"zvm.extensions" names, `-d extension=NAME`. Its functions and classes are declared with the words of
zvm/ext/vocabulary.py, as ZVM's own; CONSTANTS, DIRECTIVES, NAME, VERSION and start(engine) are optional.
"""
from __future__ import annotations

from zvm.ext.vocabulary import is_deprecated
from zvm.opcodes.flags import ACC_DEPRECATED, ACC_PUBLIC
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.services.modules import import_module, module_of_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType
    from typing import Any

    from zvm.engine.facade import Engine

_MODULES = {("extension", "pcov"): "zvm.observe.pcov", ("zend_extension", "xdebug"): "zvm.observe.xdebug"}
GROUP = "zvm.extensions"


class ExtensionError(Exception):
    """An extension from outside cannot be loaded."""


class Extension:
    """What an extension registers. `functions`: PHP's names, in lower case, with what implements them; `directives` as
    in runtime/services/ini_directives.py; `start` is called for each engine that loads it; `classes` are declared by
    php_class, parents first."""

    def __init__(self, name: str, version: str, functions: dict[str, Any], constants: dict[str, Any],
                 directives: dict[str, tuple[str | None, int]], start: Callable[[Engine], object],
                 classes: tuple[type, ...] = ()) -> None:
        self.name, self.version, self.start = name, version, start
        self.functions = {lower_name: self._function(lower_name, implementation)
                          for lower_name, implementation in functions.items()}
        self.constants, self.directives, self.classes = constants, directives, classes

    def _function(self, lower_name: str, implementation: Any) -> InternalFunction:
        options = getattr(implementation, "php_options", {})
        is_alias = lower_name in options.get("aliases", ())
        fn_flags = ACC_PUBLIC | ACC_DEPRECATED * bool(is_deprecated(options, 0))
        return InternalFunction(lower_name if is_alias else options.get("name", lower_name), implementation, self.name,
                                fn_flags)


def is_known(kind: str, name: str) -> bool:
    """Whether it is one of these; `kind` is "extension" or "zend_extension"."""
    return (kind, name) in _MODULES


def load(engine: Engine, name: str) -> None:
    """Load an extension that is_known(), before anything runs."""
    module = next(module for (_, known), module in _MODULES.items() if known == name)
    register(engine, import_module(module).EXTENSION)


def register(engine: Engine, extension: Extension) -> None:
    """Have an engine know what an extension declares."""
    engine.loaded[extension.name.lower()] = extension.version
    for lower_name, function in extension.functions.items():
        engine.functions[lower_name] = function
    for constant, value in extension.constants.items():
        engine.constants.replace(constant, value, extension.name)
    engine.ini.add(extension.directives)
    for declared in extension.classes:
        from zvm.ext.internal_classes import build_class

        ce = build_class(engine, declared, extension.name)
        engine.classes[ce.name.lower()] = ce
    extension.start(engine)


# -- from outside --------------------------------------------------------------------------------------------------

def find_outside(word: str) -> Extension | None:
    """The extension of a Python file, or of an installed module; None where there is none of that name. Raises
    ExtensionError."""
    if word.endswith(".py"):
        return _of_file(word)
    from importlib.metadata import entry_points

    found = next(iter(entry_points(group=GROUP, name=word)), None)
    return None if found is None else of_module(found.load())


def _of_file(path: str) -> Extension:
    try:
        module, source = module_of_file(path)
    except Exception as error:
        raise ExtensionError(f"{path}: {type(error).__name__}: {error}") from error
    return of_module(module, source.decode("utf-8", "replace"))


def of_module(module: ModuleType, source: str | None = None) -> Extension:
    """The extension that a module declares. Raises ExtensionError."""
    if isinstance(getattr(module, "EXTENSION", None), Extension):
        extension: Extension = module.EXTENSION
        return extension
    if source is None:
        with open(module.__file__ or "", encoding="utf-8") as handle:
            source = handle.read()
    functions: dict[str, Any] = {}
    classes = []
    for name, word in _declarations(source):
        declared = getattr(module, name)
        if word == "php_class":
            classes.append(declared)
            continue
        options = getattr(declared, "php_options", {})
        for own in (options.get("name", name.removesuffix("_")), *options.get("aliases", ())):
            functions[own.lower()] = declared
    if not functions and not classes:
        raise ExtensionError(f"{module.__name__} declares neither functions nor classes")
    return Extension(getattr(module, "NAME", module.__name__), str(getattr(module, "VERSION", "1.0")), functions,
                     getattr(module, "CONSTANTS", {}), getattr(module, "DIRECTIVES", {}),
                     getattr(module, "start", lambda engine: None), tuple(classes))


def _declarations(source: str) -> Iterator[tuple[str, str]]:
    """The names that a source declares by @function and @php_class, as scripts/gen_ext_index.py finds those of
    zvm/ext."""
    import ast  # slow to import

    for statement in ast.parse(source).body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            for decorator in statement.decorator_list:
                target = decorator.func if isinstance(decorator, ast.Call) else decorator
                word = target.id if isinstance(target, ast.Name) else ""
                if word in ("function", "php_class"):
                    yield statement.name, word
