"""PhpArray (zvm/runtime/values/arrays.py): new ones, and the writes its methods do where nobody counts positions."""


@cold
def new_array() -> Object:
    """PhpArray(), owned; null without memory."""
    array = PhpArray(PyType_GenericAlloc(PHP_ARRAY, 0))
    if array is None:
        return None
    list = PyList_New(0)
    if list is None:
        return None
    array.packed = list
    incref(NONE)
    array.hash = Dict(NONE)
    incref(INT_MIN_BOX)
    array.next_free = INT_MIN_BOX
    incref(ZERO)
    array.pos = ZERO
    incref(NONE)
    array.order = NONE
    return Object(array)


@cold
def array_add_str(array: PhpArray, key: Object, value: Object, run: Run, op: Op) -> i1:
    """hash[key] := value for a string that is no integer; both borrowed. False when Python raised."""
    return PyDict_SetItem(array.hash, key, value) == 0


@cold
def array_add_int(array: PhpArray, number: i64, value: Object, run: Run, op: Op) -> i1:
    """hash[number] := value under a new key, borrowed. False when Python raised."""
    key = box_int(number)
    if key is None:
        return False
    failed = PyDict_SetItem(array.hash, key, value)
    decref(key, run, op)
    if failed != 0:
        return False
    if number >= unbox_int(array.next_free):
        put_int(cell(array.next_free), number + 1 if number < INT_MAX else INT_MAX, run, op)
    return True



@cold
def arrays__is_text_key(key: Object) -> Object:
    """See conversions.py. Python looks at strings of many digits."""
    text = Str(key)
    length = text.length
    if not is_narrow(text):
        return None
    if length == 0 or length > 20:
        return TRUE
    data = str_data(text)
    first = i64(data[0])
    i = 0
    if first == 45:
        i = 1
    if i == length:
        return TRUE
    if i64(data[i]) == 48 and length > 1:
        return TRUE
    digits = length - i
    while i < length:
        if not is_digit(i64(data[i])):
            return TRUE
        i = i + 1
    return FALSE if digits <= MOST_DIGITS else None


@cold
def conversions__in_array(needle: Object, table: Object, strict: Object) -> Object:
    """IN_ARRAY: the values are the keys of the table."""
    array = PhpArray(table)
    if needle.type is STR:
        if Object(array.packed) is not NONE:
            return FALSE
        return boolean(dict_find_str(array.hash, Str(needle)) is not None)
    if strict is TRUE:
        if needle.type is not LONG:
            return FALSE
        if Object(array.packed) is not NONE:
            return boolean(below(unbox_int(needle), array.packed.size))
        return boolean(dict_find_int(array.hash, unbox_int(needle)) is not None)
    return None
