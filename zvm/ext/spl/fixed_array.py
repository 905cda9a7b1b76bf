"""SplFixedArray (ext/spl/spl_fixedarray.c)."""
from __future__ import annotations

from zvm.executor.iteration import ElementSteps
from zvm.ext.spl.members import load_properties, overrides
from zvm.ext.vocabulary import Array, Bool, Int, Mixed, Scope, Untyped, Void, method, php_class
from zvm.opcodes.flags import BP_VAR_IS
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.array_access import FIXED_ELEMENTS
from zvm.runtime.objects.iterators import ObjectIterator
from zvm.runtime.objects.lifecycle import initialise, instantiate
from zvm.runtime.objects.property_tables import standard_table
from zvm.runtime.services.memory import fail_exhausted
from zvm.runtime.services.memory_usage import element_bytes
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import INT_MAX, UNDEF, Reference
from zvm.targets import V8_3

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject as Iterator

# ruff: noqa: F821, N802, N805, UP037


def _index(engine: Engine, offset: Any) -> int:
    """An offset as integer; throws TypeError where it is none (spl_offset_convert_to_long)."""
    kind = type(offset)
    if kind is int:
        return offset  # type: ignore[no-any-return]
    if kind is Reference:
        return _index(engine, offset.value)
    if kind is str:
        offset = normalize_key(offset)
        if type(offset) is int:
            return offset
    elif kind is bool or kind is float or convert.is_resource(offset):
        return convert.to_key(engine, offset)  # type: ignore[return-value]
    engine.throw("TypeError", convert.illegal_offset(engine, convert.ILLEGAL_OFFSET, offset, "SplFixedArray"))
    return 0


def _checked(engine: Engine, obj: Any, offset: Any) -> int:
    """The index of an element that is there; throws for any other."""
    if offset is UNDEF:
        engine.throw("Error", "[] operator not supported for SplFixedArray")
    index = _index(engine, offset)
    if not 0 <= index < len(obj.elements):
        engine.throw("OutOfBoundsException" if engine.target >= V8_3 else "RuntimeException",
                     "Index invalid or out of range")
    return index


def _has(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
    index = _index(engine, offset)
    if not 0 <= index < len(obj.elements):
        return False
    value = obj.elements[index]
    return convert.to_bool(engine, value) if check_empty else value is not None


class _Iteration(ObjectIterator):
    """foreach over a fixed array (spl_fixedarray_it_funcs)."""

    __slots__ = ("engine", "obj", "index")
    refuses_past_end = True

    def __init__(self, engine: Engine, obj: Any) -> None:
        self.engine, self.obj = engine, obj
        self.index = 0

    def rewind(self) -> None:
        self.index = 0

    def valid(self) -> bool:
        return self.index < len(self.obj.elements)

    def current(self) -> Any:
        return self.obj.elements[_checked(self.engine, self.obj, self.index)]

    def key(self) -> int:
        return self.index

    def next(self) -> None:
        self.index += 1

    def walk(self, with_keys: bool) -> ElementSteps:
        return ElementSteps(self, with_keys, self.obj)


class _Hooks:
    """Dimensions, properties and cloning."""

    __slots__ = ()
    elements = (FIXED_ELEMENTS, "elements", (_Iteration, "index"))

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        """`$array[offset]`."""
        if mode == BP_VAR_IS and not _Hooks.has_dimension(engine, obj, offset, False):
            return UNDEF
        if overrides(obj, "offsetget"):
            function = obj.ce.function_table["offsetget"]
            return engine.call_function_by_reference(function, [None if offset is UNDEF else offset], obj)
        index = _checked(engine, obj, offset)
        return obj.elements[index]

    @staticmethod
    def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
        """`$array[offset] = value`."""
        if overrides(obj, "offsetset"):
            engine.call_method(obj, "offsetset", None if offset is UNDEF else offset, value)
        else:
            obj.elements[_checked(engine, obj, offset)] = value

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        """isset() and !empty()."""
        if overrides(obj, "offsetexists"):
            return convert.to_bool(engine, engine.call_method(obj, "offsetexists", offset))
        return _has(engine, obj, offset, check_empty)

    @staticmethod
    def unset_dimension(engine: Engine, obj: Any, offset: Any) -> None:
        """unset($array[offset])."""
        if overrides(obj, "offsetunset"):
            engine.call_method(obj, "offsetunset", offset)
        else:
            obj.elements[_checked(engine, obj, offset)] = None

    @staticmethod
    def get_properties(engine: Engine, obj: Any) -> PhpArray:
        """The properties with the elements, which Zend puts into their table each time: what was in it keeps its
        place. An array that has become empty keeps the elements that were in the table last."""
        if obj.elements:
            obj.shown = list(obj.elements)
        table = dict(standard_table(obj).items()) | dict(enumerate(obj.shown))
        ordered = {key: table[key] for key in obj.order if key in table} | table
        obj.order = list(ordered)
        return PhpArray.from_dict(ordered)

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """An array of the same elements."""
        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        copy.elements = list(obj.elements)
        copy.shown, copy.order = list(obj.shown), list(obj.order)
        return copy


class _LaterHooks(_Hooks):
    """Since PHP 8.3 only dumps, casts, exports and JSON get the elements with the properties, the elements first."""

    __slots__ = ()

    @staticmethod
    def get_properties(engine: Engine, obj: Any) -> PhpArray:
        return standard_table(obj)

    @staticmethod
    def get_properties_for(engine: Engine, obj: Any) -> PhpArray:
        return PhpArray.from_dict(dict(enumerate(obj.elements)) | dict(standard_table(obj).items()))

    get_debug_info = get_properties_for


def _get_iterator(engine: Engine, obj: Any, by_ref: bool) -> _Iteration:
    """ClassEntry.get_iterator of SplFixedArray."""
    if by_ref:
        engine.throw("Error", "An iterator cannot be used with foreach by reference")
    return _Iteration(engine, obj)


_OWN_BYTES = 40  # of memory in Zend


@php_class("SplFixedArray", implements=("IteratorAggregate", "ArrayAccess", "Countable", "JsonSerializable"),
           native=_Hooks(), get_iterator=_get_iterator,
           changes=(80300, {"native": _LaterHooks()}))
class SplFixedArray(PhpObject):
    __slots__ = ("elements", "order", "shown")

    def __init__(self) -> None:
        self.elements: list[Any] = []
        self.order: list[Any] = []  # the keys of the table of properties as it was last
        self.shown: list[Any] = []  # the elements as the table of properties had them last

    @property
    def own_bytes(self) -> int:  # type: ignore[override]
        return _OWN_BYTES + element_bytes(self.elements)

    @method
    def __construct(self, engine: Engine, size: Int = 0) -> Untyped:
        if size < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        if not self.elements:
            _check_memory(engine, size)
            self.elements = [None] * size

    @method(tentative=True)
    def __wakeup(self) -> Void:
        if not self.elements:
            self.elements = standard_table(self).plain_values()
            self.dynamic = None
            for slot in range(len(self.slots)):
                self.slots[slot] = UNDEF

    @method
    def __serialize(self) -> Array:
        return PhpArray.from_dict(dict(enumerate(self.elements)) | dict(standard_table(self).items()))

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        if self.elements:
            return
        self.elements = [value for key, value in data.plain_items() if type(key) is int]
        members = {key: value for key, value in data.plain_items() if type(key) is not int}
        load_properties(engine, self, PhpArray.from_dict(members))

    @method(tentative=True)
    def count(self) -> Int:
        return len(self.elements)

    @method(tentative=True)
    def toArray(self) -> Array:
        return PhpArray.from_list(list(self.elements))

    @method(static=True, tentative=True)
    def fromArray(scope: Scope, engine: Engine, array: Array, preserveKeys: Bool = True) -> 'SplFixedArray':
        has_keys = preserveKeys and array.packed is None and len(array)
        elements = _keyed(engine, array) if has_keys else array.plain_values()
        made: SplFixedArray = instantiate(engine, engine.internal_class("SplFixedArray"))
        made.elements = elements
        return made

    @method(tentative=True)
    def getSize(self) -> Int:
        return len(self.elements)

    @method
    def setSize(self, engine: Engine, size: Int) -> Untyped:
        if size < 0:
            value_error(engine, 1, "must be greater than or equal to 0")
        elements = self.elements
        if size < len(elements):
            self.elements = elements[:size]
        else:
            _check_memory(engine, size)
            elements.extend([None] * (size - len(elements)))
        return True

    @method(tentative=True)
    def offsetExists(self, engine: Engine, index: Untyped) -> Bool:
        return _has(engine, self, index, False)

    @method(tentative=True)
    def offsetGet(self, engine: Engine, index: Untyped) -> Mixed:
        return self.elements[_checked(engine, self, index)]

    @method(tentative=True)
    def offsetSet(self, engine: Engine, index: Untyped, value: Mixed) -> Void:
        self.elements[_checked(engine, self, index)] = value

    @method(tentative=True)
    def offsetUnset(self, engine: Engine, index: Untyped) -> Void:
        self.elements[_checked(engine, self, index)] = None

    @method
    def getIterator(self, engine: Engine) -> 'Iterator':
        from zvm.ext.core.internal_iterator import iterator_for

        return iterator_for(engine, self)

    @method
    def jsonSerialize(self) -> Array:
        return PhpArray.from_list(list(self.elements))


def _check_memory(engine: Engine, size: int) -> None:
    """A size that memory_limit forbids is a fatal error, 16 bytes an element."""
    if size > (1 << 59) - 1:
        engine.diagnostics.fatal(f"Possible integer overflow in memory allocation ({size} * 16 + 0)")
    limit = engine.ini.memory_limit
    if 0 < limit < size * 16:
        fail_exhausted(engine, limit, size * 16)


def _keyed(engine: Engine, array: PhpArray) -> list[Any]:
    """The elements at the places their keys say."""
    keys: Any = list(array.keys())
    if any(type(key) is not int or key < 0 for key in keys):
        engine.throw("InvalidArgumentException", "array must contain only positive integer keys")
    last = max(keys)
    if last == INT_MAX:
        engine.throw("InvalidArgumentException", "integer overflow detected")
    _check_memory(engine, last + 1)
    elements: list[Any] = [None] * (last + 1)
    for key, value in zip(keys, array.plain_values(), strict=True):
        elements[key] = value
    return elements
