"""PHP objects as Python sees them: attributes are properties, calls methods, as far as they are public."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zvm.runtime.objects.iterators import get_iterator, is_traversable
from zvm.runtime.objects.properties import has_property, read_property, unset_property, write_property
from zvm.runtime.values.strings import lower

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zvm.embedding.engine import Engine
    from zvm.runtime.values.php_object import PhpObject

_EXISTS = 2  # has_property(): whether it is there, null or not


class PhpProxy:
    """A PHP object. `proxy.name` reads a property or gives a method to call, `proxy.name = value` writes; Traversable
    objects are iterated, Countable ones have a length, ArrayAccess ones are subscripted, those with __invoke called."""

    __slots__ = ("_engine", "_object", "__weakref__")

    def __init__(self, engine: Engine, object: PhpObject) -> None:
        super().__setattr__("_engine", engine)
        super().__setattr__("_object", object)

    def __del__(self) -> None:
        """The object may die with its proxy, in whatever thread that is: the engine sees to it."""
        try:
            engine = self._engine
            engine.unheld.append(self._object)
        except AttributeError:
            return  # it is half made
        super().__delattr__("_object")
        engine.let_go()

    def __reduce_ex__(self, protocol: object) -> Any:
        raise TypeError("PHP objects can be neither copied nor pickled")

    @property
    def php_class(self) -> str:
        """The name of its class."""
        return str(self._object.ce.name)

    def php_object(self, engine: Engine) -> PhpObject:
        """The object itself. Raises TypeError in another engine than its own."""
        if engine is not self._engine:
            raise TypeError("an object of one engine cannot go to another")
        found: PhpObject = self._object
        return found

    def __getattr__(self, name: str) -> Any:
        if name[:2] == "__" or name in PhpProxy.__slots__:
            raise AttributeError(name)
        engine, found = self._engine, self._object
        text = engine.text(name)
        method = found.ce.function_table.get(lower(text))
        if method is not None:
            return _Method(self, text)
        if not engine.inside(lambda world: has_property(world, found, text, None, _EXISTS)) and \
                "__get" not in found.ce.function_table:
            if "__call" in found.ce.function_table:
                return _Method(self, text)
            raise AttributeError(f"{self.php_class} has no property or method {name!r}")
        return engine.value(lambda world: read_property(world, found, text, None))

    def __setattr__(self, name: str, value: Any) -> None:
        given = self._engine.php_value(value)
        text = self._engine.text(name)
        self._engine.inside(lambda world: write_property(world, self._object, text, given, None))

    def __delattr__(self, name: str) -> None:
        text = self._engine.text(name)
        self._engine.inside(lambda world: unset_property(world, self._object, text, None))

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self._engine.call_value(self._object, arguments, named)

    def __len__(self) -> int:
        return int(self._method("count")())

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Any]:
        """The values; of objects with keys that matter, `items()` gives both."""
        return (value for _, value in self._pairs())

    def items(self) -> Iterator[tuple[Any, Any]]:
        """Keys and values of a Traversable."""
        if "items" in self._object.ce.function_table:
            return self._method("items")()  # type: ignore[no-any-return]
        return self._pairs()

    def _pairs(self) -> Iterator[tuple[Any, Any]]:
        engine = self._engine
        if not engine.inside(lambda world: is_traversable(world, self._object)):
            raise TypeError(f"objects of {self.php_class} are not iterable")
        iterator = engine.inside(lambda world: get_iterator(world, self._object))
        engine.inside(lambda world: iterator.rewind())
        while engine.inside(lambda world: iterator.valid()):
            yield engine.value(lambda world: iterator.key()), engine.value(lambda world: iterator.current())
            engine.inside(lambda world: iterator.next())

    def __getitem__(self, key: Any) -> Any:
        return self._method("offsetGet")(key)

    def __setitem__(self, key: Any, value: Any) -> None:
        self._method("offsetSet")(key, value)

    def __delitem__(self, key: Any) -> None:
        self._method("offsetUnset")(key)

    def __contains__(self, key: Any) -> bool:
        return bool(self._method("offsetExists")(key))

    def __str__(self) -> str:
        if "__tostring" not in self._object.ce.function_table:
            return repr(self)
        return str(self._method("__toString")())

    def __repr__(self) -> str:
        return f"<PHP object {self.php_class}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PhpProxy) and other._object is self._object

    def __hash__(self) -> int:
        return id(self._object)

    def _method(self, name: str) -> _Method:
        if lower(name) not in self._object.ce.function_table:
            raise TypeError(f"objects of {self.php_class} have no {name}()")
        return _Method(self, name)


class _Method:
    """A method of an object, to be called."""

    __slots__ = ("proxy", "name")

    def __init__(self, proxy: PhpProxy, name: str) -> None:
        self.proxy, self.name = proxy, name

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self.proxy._engine.call_method(self.proxy._object, self.name, arguments, named)

    def __repr__(self) -> str:
        return f"<PHP method {self.proxy.php_class}::{self.name}>"
