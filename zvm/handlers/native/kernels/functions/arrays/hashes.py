"""Hashes that are made, their keys, and arrays as arguments, as functions of arrays have them."""


@cold
def empty_hash() -> PhpArray:
    """A hash without elements, owned; null without memory."""
    array = PhpArray(PyType_GenericAlloc(PHP_ARRAY, 0))
    if array is None:
        return None
    dict = PyDict_New()
    if dict is None:
        return None
    array.packed = List(NONE)
    array.hash = dict
    incref(INT_MIN_BOX)
    array.next_free = INT_MIN_BOX
    array.pos = ZERO
    array.order = NONE
    return array


@cold
def set_entry(array: PhpArray, key: Object, value: Object) -> i1:
    """hash[key] := value, both borrowed, of an int or a text that is not an integer's. False when Python raised, and where
    there was no memory for one of them."""
    if key is None or value is None or PyDict_SetItem(array.hash, key, value) != 0:
        return False
    if key.type is LONG and unbox_int(key) >= unbox_int(array.next_free):
        number = unbox_int(key)
        put_int(cell(array.next_free), number + 1 if number < INT_MAX else INT_MAX, None, None)
    return True


@cold
def add_renumbered(array: PhpArray, key: Object, value: Object) -> i1:
    """array[key] := value, both borrowed, an int key being the next one. False, and nothing done, where Python has to, and of a
    key that there was no memory for."""
    if key is None:
        return False
    incref(value)
    if array_store(array, NEXT_KEY if key.type is LONG else TEXT_KEY, key, value, None, None):
        return True
    drop_ref(value)
    return False


@cold
def as_key(value: Object) -> Object:
    """The key that an int or a string is, owned; null of others, and where Python has to look."""
    if value.type is LONG:
        incref(value)
        return value
    if value.type is not STR or not is_narrow(Str(value)):
        return None
    kind = is_int_text(Str(value))
    if kind == TEXT_KEY:
        incref(value)
        return value
    return box_int(key_number(value)) if kind == INT_KEY else None


@cold
def as_text_key(engine: Engine, value: Object) -> Object:
    """The key that a scalar is by its text, owned, that of what a Reference refers to, too; null of others."""
    value = dereferenced(value)
    if value.type is LONG or value.type is STR:
        return as_key(value)
    text = plain_text(engine, value)
    if text is None:
        return None
    key = as_key(text)
    release(text)
    return key


@inline
def shared_value(value: Object) -> Object:
    """An element as other arrays take it over, borrowed: the value of a Reference that nothing else has."""
    return Reference(value).value if value.type is REFERENCE and value.count == 1 else value


@cold
def dict_has(dict: Dict, key: Object) -> i1:
    """Whether a dict has a key that as_key() gave."""
    if key.type is LONG:
        return dict_find_int(dict, unbox_int(key)) is not None
    return dict_find_str(dict, Str(key)) is not None


@cold
def has_reference_in(array: PhpArray) -> i1:
    """Whether an element is stored as a Reference."""
    if Object(array.packed) is not NONE:
        return has_references(array.packed)
    if offset(array.hash, -16, Words)[0] == 0:
        return False
    i = next_element(array, 0)
    while i >= 0:
        if entry_value(array.hash.keys, i)[0].type is REFERENCE:
            return True
        i = next_element(array, i + 1)
    return False


@cold
def plain_array(arguments: Cells, number: i64, count: i64) -> PhpArray:
    """An argument, of so many, that is an array without References; null of others."""
    array = array_argument(arguments, number, count)
    if array is None or has_reference_in(array):
        return None
    return array


@cold
def are_plain(arguments: Cells, count: i64) -> i1:
    """Whether all arguments are such arrays."""
    i = 0
    while i < count:
        if plain_array(arguments, i, count) is None:
            return False
        i = i + 1
    return count > 0


@cold
def are_arrays(arguments: Cells, count: i64) -> i1:
    """Whether all arguments are arrays."""
    i = 0
    while i < count and arguments[i].type is PHP_ARRAY:
        i = i + 1
    return i == count and count > 0


@cold
def array_fits(engine: Object, count: i64) -> i1:
    """Does memory_limit allow an array of so many elements? False, MemoryExhausted having been raised, where it does not."""
    if likely(count <= MANY):
        return True
    number = box_int(count)
    if number is None:
        return False
    arguments = local_array(Cells, 16)
    arguments[0] = engine
    arguments[1] = number
    is_allowed = did_call("zvm.runtime.services.memory.require_array", arguments, 2)
    drop_ref(number)
    return is_allowed


@inline
def hash_or_empty(array: PhpArray) -> Object:
    """A hash, owned, or what has no elements in its place."""
    if array.hash.used != 0:
        return Object(array)
    release(Object(array))
    return new_array()


@cold
def cloned(array: PhpArray) -> Object:
    """clone_array() of an array without positions, owned; null of others."""
    return None if array.order is not NONE else Object(clone_array(array))


@inline
def flag_argument(arguments: Cells, number: i64, count: i64) -> i64:
    """A bool, false where it is not given; -1 of others."""
    if number >= count:
        return 0
    return i64(arguments[number] is TRUE) if arguments[number].type is BOOL else -1
