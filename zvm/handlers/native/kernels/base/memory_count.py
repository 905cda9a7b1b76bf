"""What a script's values hold, as Zend would count it: the loops of zvm/runtime/services/memory_usage.py, whose functions of
these names say the same. Nothing is changed."""


@inline
def string_share(value: Object) -> i64:
    """The share that one holder of a string has of it; 0 of anything else, and of strings that are never freed."""
    if value.type is not STR:
        return 0
    length = Str(value).length
    if length <= 1:
        return 0
    holders = value.count
    if IMMORTALS:
        holders = i64(value.count32)
        if holders < 0:
            return 0
    return ((length + 32) & -8) // holders


def strings_in(items: Cells, count: i64) -> i64:
    """The shares of the strings among some values."""
    total = 0
    i = 0
    while i < count:
        if items[i] is not None:
            total = total + string_share(items[i])
        i = i + 1
    return total


@inline
def room_for(count: i64) -> i64:
    """How many elements Zend makes room for."""
    if count == 0:
        return 0
    room = SMALLEST_ROOM
    while room < count:
        room = room + room
    return room


@inline
def block_size(size: i64) -> i64:
    """The size of the block that Zend's allocator gives: eight sizes to each power of two, then pages."""
    if size <= 64:
        return (size + 7) & -8
    if size > 3072:
        return (size + 4095) & -4096
    step = 16
    while step * 8 < size:
        step = step + step
    return (size + step - 1) & -step


def hash_bytes(dict: Dict) -> i64:
    """A hash with its keys and the strings among its values."""
    if dict.used == 0:
        return 0
    total = block_size(BUCKET_BYTES * room_for(dict.used))
    keys = dict.keys
    i = 0
    while i < keys.entries:
        value = entry_value(keys, i)[0]
        if value is not None:
            total = total + string_share(value) + string_share(entry_key(dict, i))
        i = i + 1
    return total


def array_bytes(array: PhpArray) -> i64:
    """An array; the elements of a large packed one are found by themselves. What is null has not been set yet."""
    packed = array.packed
    if packed is None:
        return 0
    if Object(packed) is NONE:
        return ARRAY_BYTES + (0 if array.hash is None else hash_bytes(array.hash))
    if packed.size == 0 or packed.size >= LARGE_LIST:
        return ARRAY_BYTES
    return ARRAY_BYTES + block_size(ZVAL_BYTES * room_for(packed.size) + 8) + strings_in(packed.items, packed.size)


def object_bytes(object: PhpObject) -> i64:
    """An object without anything of its own; nothing of one that is on a free list, or not yet complete."""
    slots = object.slots
    if object.ce is None or Object(object.ce) is NONE or slots is None or object.dynamic is None:
        return 0
    total = block_size(OBJECT_BYTES + ZVAL_BYTES * slots.size) + strings_in(slots.items, slots.size)
    if Object(object.dynamic) is not NONE and object.dynamic.used != 0:
        total = total + ARRAY_BYTES + hash_bytes(object.dynamic)
    return total


@inline
def list_bytes(list: List) -> i64:
    """A list that is large enough to be found by itself."""
    if list.size < LARGE_LIST:
        return 0
    return ZVAL_BYTES * room_for(list.size) + strings_in(list.items, list.size)


@inline
def is_php_object(type: Type) -> i1:
    """Whether a type is derived from PhpObject."""
    while type is not None:
        if type is PHP_OBJECT:
            return True
        type = type.base
    return False


@entry
def objects_bytes(self: Object, arguments: Cells, count: i64) -> Object:
    """objects_bytes(objects, others): what those of a list hold; objects whose classes keep something of their own are
    appended to the other list."""
    objects = List(arguments[0])
    total = 0
    i = 0
    while i < objects.size:
        value = objects.items[i]
        type = value.type
        if type is PHP_ARRAY:
            total = total + array_bytes(PhpArray(value))
        elif type is LIST:
            total = total + list_bytes(List(value))
        elif type is REFERENCE:
            if Reference(value).value is not None:
                total = total + REFERENCE_BYTES + string_share(Reference(value).value)
        elif type is PHP_OBJECT or type is DESTRUCTIBLE_OBJECT:
            total = total + object_bytes(PhpObject(value))
        elif is_php_object(type):
            if PyList_Append(arguments[1], value) < 0:
                return None
        i = i + 1
    return box_int(total)


@entry
def frames_bytes(self: Object, arguments: Cells, count: i64) -> Object:
    """frames_bytes(frame): what a frame and those before it hold. Variables only: a temporary's slot may still point to a
    number that native code has given up. Large lists of slots are found among the objects, too."""
    frame = ExecuteData(arguments[0])
    total = 0
    while Object(frame) is not NONE:
        slots = frame.slots
        total = total + FRAME_BYTES + ZVAL_BYTES * slots.size - list_bytes(slots)
        function = frame.func
        if Object(function).type is OP_ARRAY:
            variables = function.vars.size
            total = total + strings_in(slots.items, slots.size if slots.size < variables else variables)
        frame = frame.prev
    return box_int(total)
