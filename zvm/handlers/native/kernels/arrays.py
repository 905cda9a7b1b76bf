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

