"""Values of PHP as plain Python data that can be stored and sent, and back."""
from __future__ import annotations

from zvm.opcodes.flags import ACC_ENUM
from zvm.runtime.objects.class_constants import case_object
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import CLOSED_TYPE, Resource
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from zvm.engine.facade import Engine

_PLAIN = frozenset((bool, int, float, str, type(None)))
UNDEFINED, REFERENCE, LIST, HASH, RESOURCE, ARGUMENT, CASE, OBJECT, SEEN, OTHER = range(10)  # first item of a tuple


class Encoder:
    """Encodes the values of one call. `known` are values that both sides have: they are named by their positions."""

    def __init__(self, known: Sequence[Any]) -> None:
        self._known = {id(value): index for index, value in enumerate(known) if isinstance(value, PhpObject)}
        self._seen: dict[int, int] = {}

    def encode(self, value: Any) -> Any:
        """Return the plain data of a value."""
        if type(value) in _PLAIN:
            return value
        if value is UNDEF:
            return (UNDEFINED,)
        if type(value) is Reference:
            return REFERENCE, self.encode(value.value)
        if isinstance(value, PhpArray):
            if value.packed is not None:
                return LIST, [self.encode(element) for element in value.packed]
            return HASH, [(key, self.encode(element)) for key, element in value.items()]
        if isinstance(value, Resource):
            return RESOURCE, value.id, value.type_name
        if isinstance(value, PhpObject):
            return self._encode_object(value)
        return OTHER, type(value).__name__

    def _encode_object(self, value: PhpObject) -> Any:
        if id(value) in self._known:
            return ARGUMENT, self._known[id(value)]
        if id(value) in self._seen:
            return SEEN, self._seen[id(value)]
        self._seen[id(value)] = len(self._seen)
        if value.ce.flags & ACC_ENUM:
            return CASE, value.ce.name, value.slots[0]
        return OBJECT, value.ce.name, *state_of(self, value)


class Decoder:
    """The opposite."""

    def __init__(self, engine: Engine, known: Sequence[Any]) -> None:
        self._engine, self._known = engine, known
        self._seen: list[Any] = []

    def decode(self, data: Any) -> Any:
        """Return the value that plain data stand for. Raises LookupError for what cannot be made again."""
        if type(data) is not tuple:
            return data
        kind = data[0]
        if kind == UNDEFINED:
            return UNDEF
        if kind == REFERENCE:
            return Reference(self.decode(data[1]))
        if kind == LIST:
            return PhpArray.from_list([self.decode(element) for element in data[1]])
        if kind == HASH:
            return PhpArray.from_dict({key: self.decode(element) for key, element in data[1]})
        if kind == RESOURCE:
            return self.resource(data[1], data[2])
        if kind == ARGUMENT:
            return self._known[data[1]]
        if kind == SEEN:
            return self._seen[data[1]]
        if kind == CASE:
            return self._case(data[1], data[2])
        if kind == OBJECT:
            return self._object(*data[1:])
        raise LookupError(f"a value of the kind {data[1]} cannot be made again")

    def resource(self, number: int, type_name: str) -> Resource:
        """The resource of a number, made where there is none, closed where it was."""
        held = self._engine.resources.get(number)
        resource: Resource | None = None if held is None else held()
        if resource is None:
            resource = Resource(self._engine, type_name, number)
        elif type_name == CLOSED_TYPE:
            resource.type_name = CLOSED_TYPE
        return resource

    def _class(self, name: str) -> Any:
        ce = self._engine.lookup_class(name, False)
        if ce is None:
            raise LookupError(f"there is no class {name}")
        return ce

    def _case(self, class_name: str, name: str) -> Any:
        case = case_object(self._engine, self._class(class_name), name)
        self._seen.append(case)
        return case

    def _object(self, class_name: str, slots: list[Any], dynamic: list[tuple[str, Any]] | None) -> Any:
        instance = instantiate(self._engine, self._class(class_name))
        self._seen.append(instance)
        fill(instance, self, slots, dynamic)
        return instance


def state_of(encoder: Encoder, value: PhpObject) -> tuple[list[Any], list[tuple[str, Any]] | None]:
    """The properties of an object that may have been changed."""
    return ([encoder.encode(slot) for slot in value.slots],
            None if value.dynamic is None else [(name, encoder.encode(entry)) for name, entry in value.dynamic.items()])


def fill(target: PhpObject, decoder: Decoder, slots: list[Any], dynamic: list[tuple[str, Any]] | None) -> None:
    """Give an object the properties that state_of() has told."""
    target.slots[:] = [decoder.decode(slot) for slot in slots]
    if dynamic is not None:
        target.dynamic = {name: decoder.decode(entry) for name, entry in dynamic}
