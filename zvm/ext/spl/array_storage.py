"""What ArrayObject and ArrayIterator keep their elements in, and every access to it (ext/spl/spl_array.c).

The elements are a PHP array of the object's own, the properties of an object (perhaps of itself), or those of another
ArrayObject. Imported by array_object.py; iterators.py appends to ArrayIterators with it.
"""
from __future__ import annotations

from zvm.executor.iteration import ElementSteps
from zvm.ext.spl.members import overrides
from zvm.opcodes import flags
from zvm.opcodes.flags import BP_VAR_IS, BP_VAR_R, BP_VAR_RW, BP_VAR_UNSET
from zvm.runtime.objects.array_access import ARRAY_ELEMENTS
from zvm.runtime.objects.iterators import ElementIterator
from zvm.runtime.objects.property_tables import mangled_name
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import HashTableIterator, PhpArray, separate, separate_reference
from zvm.runtime.values.compare import compare_arrays, compare_standard_objects
from zvm.runtime.values.dimensions import report_missing
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF, Reference
from zvm.targets import V8_3, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

# bits of SplArray.ar_flags: the first three are the user's
STD_PROP_LIST, ARRAY_AS_PROPS, CHILD_ARRAYS_ONLY, IS_SELF = 1, 2, 4, 0x0100_0000
USER_MASK, CLONE_MASK = 0xFFFF, 0x0100_FFFF

SORTING = "Modification of ArrayObject during sorting is prohibited"


class SplArray(PhpObject):
    """An ArrayObject or ArrayIterator.

    With `target` None the elements are the array at `container[index]`: a list of one, or for a child of a
    RecursiveArrayIterator the place of the array in its parent's. Otherwise they are those of the object `target`: its
    properties, or of an SplArray its elements. With IS_SELF they are the properties of this very object.
    """

    __slots__ = ("container", "index", "target", "ar_flags", "sorting", "iterator_class", "cursor")
    own_bytes = 88

    def __init__(self) -> None:
        self.container: Any = [PhpArray()]
        self.index: Any = 0
        self.target: Any = None
        self.ar_flags = 0
        self.sorting = 0
        self.iterator_class: Any = None  # None: ArrayIterator
        self.cursor: Any = None


class Properties:
    """The properties of an object as a table; those not public are under mangled names."""

    __slots__ = ("obj",)

    def __init__(self, obj: PhpObject) -> None:
        self.obj = obj

    def place(self, name: str) -> tuple[Any, Any] | None:
        """(container, key) of a property, None where there is no such."""
        obj = self.obj
        info = obj.ce.properties_info.get(name)
        if info is not None and info.flags & flags.ACC_PUBLIC and not info.flags & flags.ACC_STATIC:
            return (obj.slots, info.slot) if obj.slots[info.slot] is not UNDEF else None
        if name[:1] == "\0":
            for info in obj.ce.slot_infos:
                if mangled_name(info) == name:
                    return (obj.slots, info.slot) if obj.slots[info.slot] is not UNDEF else None
        if obj.dynamic and name in obj.dynamic:
            return obj.dynamic, name
        return None

    def get(self, name: str, default: Any = None) -> Any:
        """The value as stored, perhaps a Reference."""
        place = self.place(name)
        return default if place is None else place[0][place[1]]

    def set(self, name: str, value: Any) -> None:
        """Store a value as it is, without regard to types and readonly."""
        obj = self.obj
        info = obj.ce.properties_info.get(name)
        if info is not None and info.flags & flags.ACC_PUBLIC and not info.flags & flags.ACC_STATIC:
            obj.slots[info.slot] = value
            return
        place = self.place(name)
        if place is not None:
            place[0][place[1]] = value
        else:
            if obj.dynamic is None:
                obj.dynamic = {}
            obj.dynamic[name] = value

    def append(self, value: Any) -> None:
        """Store under the next integer as name."""
        numbers = [int(name) for name in self.obj.dynamic or () if name.isdigit()]
        self.set(str(max(numbers, default=-1) + 1), value)

    def delete(self, name: str) -> None:
        """Remove a property."""
        place = self.place(name)
        if place is None:
            return
        if place[0] is self.obj.slots:
            place[0][place[1]] = UNDEF
        else:
            del place[0][place[1]]

    def visible(self) -> list[str]:
        """The names of public and dynamic properties, which iteration and count() see."""
        obj = self.obj
        slots = obj.slots
        names = [info.name for info in obj.ce.slot_infos
                 if info.flags & flags.ACC_PUBLIC and slots[info.slot] is not UNDEF]
        names.extend(name for name in obj.dynamic or () if name[:1] != "\0")
        return names

    def __len__(self) -> int:
        return len(self.visible())


class PropertyCursor:
    """A position among the properties of an object that may come and go meanwhile."""

    __slots__ = ("table", "names", "index")

    def __init__(self, table: Properties) -> None:
        self.table = table
        self.rewind()

    def rewind(self) -> None:
        """To the first property."""
        self.names = self.table.visible()
        self.index = 0

    def key(self) -> str | None:
        """The name it is at, or of the next one when that is gone; None at the end."""
        while True:
            names = self.names
            while self.index < len(names):
                if self.table.place(names[self.index]) is not None:
                    return names[self.index]
                self.index += 1
            known = set(names)
            added = [name for name in self.table.visible() if name not in known]
            if not added:
                return None
            self.names = names + added

    def step(self) -> None:
        """To the next property."""
        if self.key() is not None:
            self.index += 1


# ---- the table -----------------------------------------------------------------------------------------------------

def root_of(obj: Any) -> Any:
    """The SplArray whose elements these are in the end."""
    while isinstance(obj.target, SplArray):
        obj = obj.target
    return obj


def own_array(root: Any) -> Any:
    """The array of a root, None when it stands for an object's properties."""
    if root.target is not None or root.ar_flags & IS_SELF:
        return None
    try:
        array = root.container[root.index]
    except LookupError:
        array = None
    if type(array) is Reference:
        array = array.value
    if type(array) is not PhpArray:  # the parent lost this child
        root.container = [PhpArray()]
        root.index = 0
        return root.container[0]
    return array


def table_of(obj: Any) -> Any:
    """The elements for reading: a PhpArray or Properties (spl_array_get_hash_table)."""
    while (target := obj.target) is not None:
        if not isinstance(target, SplArray):
            return Properties(target)
        obj = target
    if obj.ar_flags & IS_SELF:
        return Properties(obj)
    container = obj.container
    if type(container) is list and len(container) == 1 and type(container[0]) is PhpArray:
        return container[0]
    return own_array(obj)


def writable(obj: Any) -> Any:
    """The elements for writing: an unshared PhpArray or Properties."""
    root = root_of(obj)
    if own_array(root) is None:
        return Properties(root if root.ar_flags & IS_SELF else root.target)
    container = root.container
    if type(container[root.index]) is Reference:
        return separate_reference(container[root.index])
    return separate(container, root.index)


def is_object(obj: Any) -> bool:
    """Are the elements an object's properties? (spl_array_is_object)"""
    root = root_of(obj)
    return root.target is not None or bool(root.ar_flags & IS_SELF)


def set_array(engine: Engine, obj: Any, value: Any, ar_flags: int, just_array: bool) -> None:
    """Make an array or an object what `obj` stands for (spl_array_set_array)."""
    own_flags = obj.ar_flags & ~IS_SELF
    if engine.target >= V8_5 and isinstance(value, PhpObject):
        base = "ArrayIterator" if isinstance(obj, engine.internal_class("ArrayIterator").object_type) else "ArrayObject"
        engine.diagnostics.deprecated(f"{engine.active_function_name()}(): Using an object as a backing array for "
                                      f"{base} is deprecated, as it allows violating class constraints and invariants")
    if type(value) is PhpArray:
        obj.container, obj.index, obj.target = [value.clone()], 0, None
    elif isinstance(value, SplArray):
        if just_array:
            ar_flags = value.ar_flags & USER_MASK
        if value is obj:
            ar_flags |= IS_SELF
            obj.target = None
        else:
            if root_of(value) is obj or value.target is obj:
                engine.throw("Error", f"{obj.ce.display_name} cannot hold an object that stands for itself")
            obj.target = value
    elif isinstance(value, PhpObject):
        if getattr(value.ce.native, "get_properties", None) is not None:
            engine.throw("InvalidArgumentException", f"Overloaded object of type {value.ce.display_name} is not "
                                                     "compatible "
                                                     f"with {obj.ce.display_name}")
        if value.ce.flags & flags.ACC_ENUM and engine.target >= V8_5:
            engine.throw("InvalidArgumentException", f"Enums are not compatible with {obj.ce.display_name}")
        obj.target = value
    else:
        engine.throw("InvalidArgumentException", "Passed variable is not an array or object")
    obj.ar_flags = own_flags | ar_flags
    obj.cursor = None


def set_place(obj: Any, container: Any, key: Any) -> None:
    """Make `obj` stand for the array at a place in its parent's elements, so that both see each other's changes."""
    if type(container[key]) is Reference:
        separate_reference(container[key])
    else:
        separate(container, key)  # now, for later the positions in it would be lost
    obj.container, obj.index, obj.target, obj.cursor = container, key, None, None
    obj.ar_flags &= ~IS_SELF


def place_of(table: Any, key: Any) -> Any:
    """(container, key) of an element that is there."""
    if type(table) is PhpArray:
        return (table.packed if table.packed is not None else table.hash), key
    return table.place(key)


# ---- elements ------------------------------------------------------------------------------------------------------

def key_of(engine: Engine, obj: Any, offset: Any, illegal: str = convert.ILLEGAL_OFFSET) -> Any:
    """The table's key for an offset (get_hash_key); throws TypeError for arrays and objects."""
    if type(offset) is PhpArray or isinstance(offset, PhpObject):
        if engine.target >= V8_3:
            engine.throw("TypeError", convert.illegal_offset(engine, illegal, offset, obj.ce.display_name))
        from zvm.ext.core.exceptions import make_exception
        from zvm.runtime.objects.exceptions import set_previous
        from zvm.runtime.signals import Thrown

        first = make_exception(engine, "TypeError", convert.ILLEGAL_OFFSET)
        complaint = make_exception(engine, "TypeError", illegal)
        set_previous(engine, complaint, first)
        raise Thrown(complaint)
    key = convert.to_key(engine, offset)
    return str(key) if type(key) is int and is_object(obj) else key


def get(engine: Engine, obj: Any, offset: Any) -> Any:
    """The element, null with a warning where there is none."""
    key = key_of(engine, obj, offset)
    value = table_of(obj).get(key, UNDEF)
    if value is UNDEF:
        report_missing(engine, key)
        return None
    return value.value if type(value) is Reference else value


def get_place(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
    """(container, key) of an element that will be written, made when it is missing (spl_array_get_dimension_ptr)."""
    if obj.sorting:
        engine.throw("Error", SORTING)
    key = key_of(engine, obj, offset)
    if table_of(obj).get(key, UNDEF) is UNDEF:
        if mode == BP_VAR_UNSET:
            return None
        if mode == BP_VAR_RW:
            report_missing(engine, key)
        writable(obj).set(key, None)
    return place_of(writable(obj), key)


def put(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
    """Store an element; UNDEF and null append (spl_array_write_dimension_ex)."""
    if obj.sorting:
        engine.throw("Error", SORTING)
    if offset is None or offset is UNDEF:
        writable(obj).append(value)
        return
    key = key_of(engine, obj, offset)
    table = writable(obj)
    old = table.get(key)
    if type(old) is Reference and type(table) is not PhpArray:
        old.value = value
    else:
        table.set(key, value)


def remove(engine: Engine, obj: Any, offset: Any) -> None:
    """Remove an element (spl_array_unset_dimension_ex)."""
    if obj.sorting:
        engine.throw("Error", SORTING)
    key = key_of(engine, obj, offset, convert.ILLEGAL_IN_UNSET)
    if table_of(obj).get(key, UNDEF) is not UNDEF:
        writable(obj).delete(key)


def element(engine: Engine, obj: Any, offset: Any) -> Any:
    """The element for isset() and empty(), UNDEF where there is none."""
    value = table_of(obj).get(key_of(engine, obj, offset, convert.ILLEGAL_IN_ISSET), UNDEF)
    return value.value if type(value) is Reference else value


# ---- the position --------------------------------------------------------------------------------------------------

def current_key(obj: Any) -> Any:
    """The key the object's own position is at, None at the end."""
    table = table_of(obj)
    cursor = obj.cursor
    if type(table) is PhpArray:
        if type(cursor) is not HashTableIterator:
            obj.cursor = cursor = HashTableIterator(table)
        return cursor.key(table)
    if type(cursor) is not PropertyCursor or cursor.table.obj is not table.obj:
        obj.cursor = cursor = PropertyCursor(table)
    return cursor.key()


def current_value(obj: Any) -> Any:
    """The element there as it is stored, UNDEF at the end."""
    key = current_key(obj)
    return UNDEF if key is None else table_of(obj).get(key, UNDEF)


def rewind(obj: Any) -> None:
    """To the first element."""
    cursor = obj.cursor
    if type(cursor) is HashTableIterator and type(table := table_of(obj)) is PhpArray:
        cursor.rewind(table)
    else:
        obj.cursor = None


def seek(obj: Any, index: int) -> None:
    """To the element of an index, counted from the first; to the end where there are fewer."""
    current_key(obj)  # which makes the cursor
    if type(obj.cursor) is HashTableIterator:
        obj.cursor.seek(table_of(obj), index)
        return
    rewind(obj)
    for _ in range(min(index, len(table_of(obj)))):
        step(obj)


def step(obj: Any) -> None:
    """To the next element."""
    cursor = obj.cursor
    if type(cursor) is HashTableIterator and type(table := table_of(obj)) is PhpArray and table.order is cursor.order:
        cursor.next_key(table)
    elif current_key(obj) is not None:
        cursor = obj.cursor
        if type(cursor) is HashTableIterator:
            cursor.next_key(table_of(obj))
        else:
            cursor.step()


class ArrayIteration(ElementIterator):
    """foreach over an ArrayIterator, which moves that one's own position (spl_array_it_funcs)."""

    __slots__ = ()

    def rewind(self) -> None:
        rewind(self.obj)

    def valid(self) -> bool:
        return current_key(self.obj) is not None

    def current(self) -> Any:
        obj = self.obj
        key = current_key(obj)
        if key is None:
            return None
        if not self.by_ref:
            return table_of(obj).get(key)
        container, index = place_of(writable(obj), key)
        if type(container[index]) is not Reference:
            container[index] = Reference(container[index])
        return container[index]

    def key(self) -> Any:
        return current_key(self.obj)

    def next(self) -> None:
        step(self.obj)

    def walk(self, with_keys: bool) -> ElementSteps:
        return ElementSteps(self, with_keys, self.obj)


def get_iterator(engine: Engine, obj: Any, by_ref: bool) -> ArrayIteration:
    """ClassEntry.get_iterator of ArrayIterator."""
    return ArrayIteration(obj, by_ref)


# ---- hooks ---------------------------------------------------------------------------------------------------------

class ArrayHooks:
    """Dimensions, properties and comparison of ArrayObject and ArrayIterator (their zend_object_handlers)."""

    __slots__ = ()
    elements = (ARRAY_ELEMENTS, "container", "target", "sorting", "ar_flags", "cursor", IS_SELF, "index",
                "iterator_class")
    iteration = ArrayIteration
    reads_null_when_thrown = True
    leaves_declared = True  # elements are asked for where there is no such property

    @staticmethod
    def read_dimension(engine: Engine, obj: Any, offset: Any, mode: int) -> Any:
        """`$obj[offset]`; a place where it is to be written into."""
        own_get = overrides(obj, "offsetget")
        if mode == BP_VAR_IS and (own_get or overrides(obj, "offsetexists")) and \
                not ArrayHooks.has_dimension(engine, obj, offset, False):
            return UNDEF
        if own_get:
            function = obj.ce.function_table["offsetget"]
            return engine.call_function_by_reference(function, [None if offset is UNDEF else offset], obj)
        if offset is UNDEF:
            return None
        if mode == BP_VAR_R:
            return get(engine, obj, offset)
        if mode == BP_VAR_IS:
            silent = convert.ILLEGAL_IN_ISSET if engine.target >= V8_3 else convert.ILLEGAL_OFFSET
            value = table_of(obj).get(key_of(engine, obj, offset, silent), UNDEF)
            return value.value if type(value) is Reference else value
        place = get_place(engine, obj, offset, mode)
        return UNDEF if place is None else place

    @staticmethod
    def write_dimension(engine: Engine, obj: Any, offset: Any, value: Any) -> None:
        """`$obj[offset] = value`."""
        if overrides(obj, "offsetset"):
            engine.call_method(obj, "offsetset", None if offset is UNDEF else offset, value)
        else:
            put(engine, obj, offset, value)

    @staticmethod
    def has_dimension(engine: Engine, obj: Any, offset: Any, check_empty: bool) -> bool:
        """isset() and !empty()."""
        own_get = overrides(obj, "offsetget")
        if overrides(obj, "offsetexists"):
            if not convert.to_bool(engine, engine.call_method(obj, "offsetexists", offset)):
                return False
            if not check_empty:
                return True
            if own_get:
                return convert.to_bool(engine, engine.call_method(obj, "offsetget", offset))
        value = element(engine, obj, offset)
        if value is UNDEF:
            return False
        if not check_empty:
            return value is not None
        return convert.to_bool(engine, engine.call_method(obj, "offsetget", offset) if own_get else value)

    @staticmethod
    def unset_dimension(engine: Engine, obj: Any, offset: Any) -> None:
        """unset($obj[offset])."""
        if overrides(obj, "offsetunset"):
            engine.call_method(obj, "offsetunset", offset)
        else:
            remove(engine, obj, offset)

    @staticmethod
    def count_elements(engine: Engine, obj: Any) -> int:
        """count($obj)."""
        if overrides(obj, "count"):
            return convert.to_int(engine, engine.call_method(obj, "count"))
        return len(table_of(obj))

    @staticmethod
    def get_properties_for(engine: Engine, obj: Any) -> PhpArray | None:
        """What casts, var_export() and JSON take for the properties: the elements."""
        if obj.ar_flags & STD_PROP_LIST:
            return None
        return copy_elements(engine, obj)

    @staticmethod
    def compare(engine: Engine, left: Any, right: Any) -> int | None:
        """Elements first, then properties."""
        if not isinstance(left, SplArray) or not isinstance(right, SplArray):
            return None
        result = compare_arrays(engine, _held_elements(engine, left), _held_elements(engine, right))
        return result or compare_standard_objects(engine, left, right)

    @staticmethod
    def clone(engine: Engine, obj: Any) -> Any:
        """An ArrayObject gets a copy of the elements, an ArrayIterator goes on with those of the original."""
        from zvm.runtime.objects.lifecycle import initialise

        copy = type(obj)()
        initialise(engine, copy, obj.ce)
        copy.ar_flags = obj.ar_flags & CLONE_MASK
        copy.iterator_class = obj.iterator_class
        if obj.ar_flags & IS_SELF:
            return copy
        if "ArrayIterator" in [ce.name for ce in obj.ce.ancestors]:
            copy.target = obj
        else:
            copy.container = [copy_elements(engine, obj)]
        return copy

    # with ARRAY_AS_PROPS elements are read as properties that are not there otherwise

    @staticmethod
    def read_property(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        """`$obj->name`."""
        from zvm.runtime.objects.properties import read_standard

        if _is_element(engine, obj, name, scope):
            value = ArrayHooks.read_dimension(engine, obj, name, mode)
            if type(value) is tuple:
                return value
            return None if value is UNDEF else value.value if type(value) is Reference else value
        value = read_standard(engine, obj, name, scope, mode)
        return value.value if type(value) is Reference else value

    @staticmethod
    def write_property(engine: Engine, obj: Any, name: str, value: Any, scope: Any, strict: bool) -> Any:
        """`$obj->name = value`."""
        from zvm.runtime.objects.properties import write_standard

        if _is_element(engine, obj, name, scope):
            ArrayHooks.write_dimension(engine, obj, name, value)
            return value
        return write_standard(engine, obj, name, value, scope, strict)

    @staticmethod
    def has_property(engine: Engine, obj: Any, name: str, scope: Any, check: int) -> bool:
        """isset($obj->name) and the like."""
        from zvm.runtime.objects.properties import PROPERTY_EXISTS, PROPERTY_NOT_EMPTY, has_standard

        if _is_element(engine, obj, name, scope):
            if check == PROPERTY_EXISTS and not overrides(obj, "offsetexists"):
                return element(engine, obj, name) is not UNDEF
            return ArrayHooks.has_dimension(engine, obj, name, check == PROPERTY_NOT_EMPTY)
        return has_standard(engine, obj, name, scope, check)

    @staticmethod
    def unset_property(engine: Engine, obj: Any, name: str, scope: Any) -> None:
        """unset($obj->name)."""
        from zvm.runtime.objects.properties import unset_standard

        if _is_element(engine, obj, name, scope):
            ArrayHooks.unset_dimension(engine, obj, name)
        else:
            unset_standard(engine, obj, name, scope)

    @staticmethod
    def get_property_pointer(engine: Engine, obj: Any, name: str, scope: Any, mode: int) -> Any:
        """The place of `$obj->name` to be written into."""
        from zvm.runtime.objects.properties import pointer_standard

        if _is_element(engine, obj, name, scope):
            return None if overrides(obj, "offsetget") else get_place(engine, obj, name, mode)
        return pointer_standard(engine, obj, name, scope, mode)


def _is_element(engine: Engine, obj: Any, name: str, scope: Any) -> bool:
    from zvm.runtime.objects.properties import PROPERTY_EXISTS, has_standard

    return bool(obj.ar_flags & ARRAY_AS_PROPS) and not has_standard(engine, obj, name, scope, PROPERTY_EXISTS)


def _held_elements(engine: Engine, obj: Any) -> PhpArray:
    """An array of the elements that is not changed while the caller has it."""
    table = table_of(obj)
    return table if type(table) is PhpArray else copy_elements(engine, obj)


def copy_elements(engine: Engine, obj: Any) -> PhpArray:
    """A new array of the elements; of an object's properties under mangled names."""
    table = table_of(obj)
    if type(table) is PhpArray:
        return table.clone()
    from zvm.runtime.objects.property_tables import standard_table

    return standard_table(table.obj)
