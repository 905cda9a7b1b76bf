"""SPL's functions: objects' identities, ancestors of classes, autoloading, walking iterators (ext/spl/php_spl.c)."""
from __future__ import annotations

from zvm.executor.iteration import steps_of
from zvm.ext.vocabulary import Array, Bool, Callable, False_, Int, Null, Object, Str, Untyped, Void, function
from zvm.runtime.functions.parameters import argument_type_error, value_error
from zvm.runtime.objects.iterators import get_iterator
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_bool, to_key
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import c_string, lower
from zvm.runtime.values.zval import deref, value_name
from zvm.targets import V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject as Traversable

# ruff: noqa: F821, UP037


# ---- ancestors of classes ----------------------------------------------------------------------------------------

def _class(engine: Engine, value: Any, autoload: bool, function_name: str) -> Any:
    """The class entry of an object or name; None, with a warning, for a name without class."""
    if isinstance(value, PhpObject):
        return value.ce
    if type(value) is not str:
        argument_type_error(engine, 1, f"must be of type object|string, {value_name(engine, value)} given")
    found = engine.lookup_class(value, autoload)
    if found is None:
        tail = " and could not be loaded" if autoload else ""
        engine.diagnostics.warning(f"{function_name}(): Class {c_string(value)} does not exist{tail}")
    return found


def _names(classes: Any) -> PhpArray:
    return PhpArray.from_dict({ce.name: ce.name for ce in classes})


@function
def class_implements(engine: Engine, object_or_class: Untyped, autoload: Bool = True) -> Array | False_:
    ce = _class(engine, object_or_class, autoload, "class_implements")
    return False if ce is None else _names(ce.interfaces)


@function
def class_parents(engine: Engine, object_or_class: Untyped, autoload: Bool = True) -> Array | False_:
    ce = _class(engine, object_or_class, autoload, "class_parents")
    if ce is None:
        return False
    found = []
    while ce.parent is not None:
        ce = ce.parent
        found.append(ce)
    return _names(found)


@function
def class_uses(engine: Engine, object_or_class: Untyped, autoload: Bool = True) -> Array | False_:
    ce = _class(engine, object_or_class, autoload, "class_uses")
    if ce is None:
        return False
    return _names([engine.lookup_class(name) for name in ce.trait_names])


# ---- autoloading -------------------------------------------------------------------------------------------------

class AutoloadState:
    """The file extensions that one engine's spl_autoload() tries, separated by commas."""

    __slots__ = ("extensions",)

    def __init__(self, engine: Engine) -> None:
        self.extensions = ".inc,.php"


@function
def spl_autoload(engine: Engine, class_: Str, file_extensions: Str | Null = None) -> Void:
    if file_extensions is None:
        file_extensions = engine.state_of(AutoloadState).extensions
    key = lower(class_)
    base = key.replace("\\", "/")
    for extension in file_extensions.split(","):
        if _include_once(engine, base + extension) and engine.classes.get(key) is not None:
            return


def _include_once(engine: Engine, filename: str) -> bool:
    """Run the file if the include path has it (spl_autoload's part of include_once)."""
    from zvm.executor.scripts import include_found

    return bool(include_found(engine, filename))


@function
def spl_autoload_call(engine: Engine, class_: Str) -> Void:
    engine.run_autoloaders(class_)


@function
def spl_autoload_extensions(engine: Engine, file_extensions: Str | Null = None) -> Str:
    if file_extensions is not None:
        engine.state_of(AutoloadState).extensions = file_extensions
    return engine.state_of(AutoloadState).extensions


@function
def spl_autoload_functions(engine: Engine) -> Array:
    return PhpArray.from_list([_loader_value(loader) for loader in engine.autoloaders])


def _loader_value(loader: Any) -> Any:
    """An autoloader as a PHP value (autoload_func_info_to_zval)."""
    if isinstance(loader.value, PhpObject):
        return loader.value
    if loader.func.scope is None:
        return loader.func.function_name
    target = loader.this if loader.this is not None else loader.called_scope.name
    return PhpArray.from_list([target, loader.func.function_name])


@function
def spl_autoload_register(engine: Engine, callback: Callable | Null = None, throw: Bool = True,
                          prepend: Bool = False) -> Bool:
    if not throw:
        engine.diagnostics.notice("spl_autoload_register(): Argument #2 ($do_throw) has been ignored, "
                                  "spl_autoload_register() will always throw")
    if callback is None:
        callback = engine.resolve_callable("spl_autoload")
    if callback.func.is_internal and callback.func.function_name == "spl_autoload_call":
        value_error(engine, 1, "must not be the spl_autoload_call() function")
    if any(_same(loader, callback) for loader in engine.autoloaders):
        return True
    if prepend:
        engine.autoloaders.insert(0, callback)
    else:
        engine.autoloaders.append(callback)
    return True


def _same(left: Any, right: Any) -> bool:
    """Whether two resolved callables are one autoloader."""
    return left.func is right.func and left.this is right.this and left.closure is right.closure and \
        left.called_scope is right.called_scope


@function
def spl_autoload_unregister(engine: Engine, callback: Callable) -> Bool:
    if callback.func.is_internal and callback.func.function_name == "spl_autoload_call":
        if engine.target >= V8_5:
            engine.diagnostics.deprecated("spl_autoload_unregister(): Using spl_autoload_call() as a callback for "
                                          "spl_autoload_unregister() is deprecated, to remove all registered "
                                          "autoloaders, call spl_autoload_unregister() for all values returned from "
                                          "spl_autoload_functions()")
        engine.autoloaders.clear()
        return True
    for index, loader in enumerate(engine.autoloaders):
        if _same(loader, callback):
            del engine.autoloaders[index]
            return True
    return False


# ---- classes and objects -----------------------------------------------------------------------------------------

@function
def spl_classes(engine: Engine) -> Array:
    from zvm.ext.registry import class_names

    # alphabetic, but for SplMinHeap, which keeps its place before SplMaxHeap
    names = sorted(class_names("SPL", engine.target), key=lambda name: name.replace("splminheap", "splmaxheap"))
    return _names([engine.lookup_class(name) for name in names])


@function
def spl_object_hash(object: Object) -> Str:
    return f"{object.handle:016x}0000000000000000"


@function
def spl_object_id(object: Object) -> Int:
    return object.handle


# ---- iterators ---------------------------------------------------------------------------------------------------

class _ArrayIterator:
    """An array walked as an iterator is."""

    __slots__ = ("items", "position")

    def __init__(self, array: PhpArray) -> None:
        self.items = list(array.items())
        self.position = 0

    def rewind(self) -> None:
        self.position = 0

    def valid(self) -> bool:
        return self.position < len(self.items)

    def current(self) -> Any:
        return self.items[self.position][1]

    def key(self) -> Any:
        return self.items[self.position][0]

    def next(self) -> None:
        self.position += 1


def _walk(engine: Engine, iterator: Any) -> Any:
    """The iterator of a Traversable or an array, at its first element."""
    source = _ArrayIterator(iterator) if isinstance(iterator, PhpArray) else get_iterator(engine, iterator)
    source.rewind()
    return source


@function
def iterator_apply(engine: Engine, iterator: 'Traversable', callback: Callable, args: Array | Null = None) -> Int:
    count = 0
    source = _walk(engine, iterator)
    arguments = [] if args is None else list(args.values())
    while source.valid():
        count += 1
        if not to_bool(engine, callback.call(list(arguments))):
            break
        source.next()
    return count


@function
def iterator_count(engine: Engine, iterator: 'Traversable' | Array) -> Int:
    if isinstance(iterator, PhpArray):
        return len(iterator)
    count = 0
    source = _walk(engine, iterator)
    while source.valid():
        count += 1
        source.next()
    return count


@function
def iterator_to_array(engine: Engine, iterator: 'Traversable' | Array, preserve_keys: Bool = True) -> Array:
    if preserve_keys and type(iterator) is PhpArray:
        return iterator
    source = _walk(engine, iterator)
    if not source.valid():
        return PhpArray()
    if not preserve_keys:
        return PhpArray.from_list(list(steps_of(source, False)))
    result = PhpArray()
    for key, value in steps_of(source, True):
        result.set(key if type(key) is int else to_key(engine, deref(key)), value)
    return result
