"""ReflectionExtension and ReflectionZendExtension. Reads the extension registry."""
from __future__ import annotations

from zvm.ext import registry
from zvm.ext.reflection.mirrors import (
    CLASS_FLAGS,
    HOOKS,
    Mirror,
    fail,
    name_text,
    reflect_class,
    reflect_function,
    set_name,
)
from zvm.ext.reflection.subjects import dependencies_of, ini_entries
from zvm.ext.vocabulary import PRIVATE, Array, Bool, Null, Str, Untyped, Void, method, php_class, prop
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_AUTHOR, _URL, _COPYRIGHT = "Zend Technologies", "http://www.zend.com/", "Copyright (c)"

# ruff: noqa: F821, N802, N805, UP037

@php_class("ReflectionExtension", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           properties=[prop("name", type="Str")])
class ReflectionExtension(Mirror):
    __slots__ = ("extension",)
    extension: str

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method
    def __construct(self, engine: Engine, name: Str) -> Untyped:
        found = next((known for known in registry.extensions(engine) if known.lower() == name.lower()), None)
        if found is None:
            fail(engine, f'Extension "{name_text(engine, name)}" does not exist')
        self.extension = found
        set_name(self, found)

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.extension_text import extension_text

        return extension_text(engine, self.extension)

    @method(tentative=True)
    def getName(self) -> Str:
        return self.extension

    @method(tentative=True)
    def getVersion(self, engine: Engine) -> Str | Null:
        return registry.extension_version(engine, self.extension)

    @method(tentative=True)
    def getFunctions(self, engine: Engine) -> Array:
        return PhpArray.from_dict({name: reflect_function(engine, engine.functions[name])
                                   for name in registry.function_names(self.extension, engine.target)})

    @method(tentative=True)
    def getConstants(self, engine: Engine) -> Array:
        return PhpArray.from_dict({registry.shown_constant(name): engine.constants.get(name)
                                   for name in registry.constant_names(self.extension, engine.target)})

    @method(tentative=True)
    def getINIEntries(self, engine: Engine) -> Array:
        return PhpArray.from_dict(ini_entries(engine, self.extension))

    @method(tentative=True)
    def getClasses(self, engine: Engine) -> Array:
        return PhpArray.from_dict({shown: reflect_class(engine, engine.classes[name])
                                   for name, shown in self._classes(engine)})

    @method(tentative=True)
    def getClassNames(self, engine: Engine) -> Array:
        return PhpArray.from_list([shown for _, shown in self._classes(engine)])

    def _classes(self, engine: Engine) -> list[tuple[str, str]]:
        """The keys of its classes and how they are listed: aliases by their keys."""
        names = registry.class_names(self.extension, engine.target)
        own = ((name, engine.classes[name].name) for name in names)
        return [(name, shown if shown.lower() == name else name) for name, shown in own]

    @method(tentative=True)
    def getDependencies(self, engine: Engine) -> Array:
        return PhpArray.from_dict(dict(dependencies_of(engine, self.extension)))

    @method(tentative=True)
    def info(self, engine: Engine) -> Void:
        from zvm.ext.standard.info.modules import module

        engine.output.write(module(engine, self.extension))

    @method(tentative=True)
    def isPersistent(self) -> Bool:
        return self.extension is not None

    @method(tentative=True)
    def isTemporary(self) -> Bool:
        return self.extension is None


@php_class("ReflectionZendExtension", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           properties=[prop("name", type="Str")])
class ReflectionZendExtension(Mirror):
    """Of OPcache, the only one there is."""

    __slots__ = ("zend_extension",)
    zend_extension: str

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method
    def __construct(self, engine: Engine, name: Str) -> Untyped:
        if name not in registry.ZEND_EXTENSIONS:
            fail(engine, f'Zend Extension "{name_text(engine, name)}" does not exist')
        self.zend_extension = name
        set_name(self, name)

    @method
    def __toString(self, engine: Engine) -> Str:
        return f"Zend Extension [ {self.zend_extension} {engine.target.version} {_COPYRIGHT} by {_AUTHOR} <{_URL}> ]\n"

    @method(tentative=True)
    def getName(self) -> Str:
        return self.zend_extension

    @method(tentative=True)
    def getVersion(self, engine: Engine) -> Str:
        return engine.target.version

    @method(tentative=True)
    def getAuthor(self) -> Str:
        return _AUTHOR

    @method(tentative=True)
    def getURL(self) -> Str:
        return _URL

    @method(tentative=True)
    def getCopyright(self) -> Str:
        return _COPYRIGHT
