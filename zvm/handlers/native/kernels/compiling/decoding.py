"""Decoding what an op-array file holds beside oplines: strings, values, and functions that stay undecoded.

The same in Python is in zvm/opfile/reader.py; docs/reference/opfile.md has the records. A file is given as its bytes and the dict
of its strings by number, to which strings are added when they are first asked for.
"""
STRING_COUNT, STRING_TABLE = 28, 29  # words of the header
VALUE_WORDS, FUNCTION_WORDS, ARRAY_WORDS = 3, 10, 4
WORD_MASK = 4294967295


@inline
def words_at(data: Object, place: i64) -> Halves:
    """The words of a file from an offset on."""
    return offset(data, BYTES_DATA + place, Halves)


@inline
def word(words: Halves, index: i64) -> i64:
    return i64(words[index]) & WORD_MASK


@inline
def long_word(words: Halves, index: i64) -> i64:
    """The i64 that begins at a word."""
    return word(words, index) | (i64(words[index + 1]) << 32)


@entry
def read_string(self: Object, arguments: Cells, count: i64) -> Object:
    """read_string(data, strings, number): a string of the file."""
    text = heap_string(arguments[0], Dict(arguments[1]), unbox_int(arguments[2]))
    if text is not None:
        incref(text)
    return text


def heap_string(data: Object, strings: Dict, number: i64) -> Object:
    """A string by its number, borrowed; None for 0. Null when Python raised: IndexError where there is none."""
    known = dict_find_int(strings, number)
    if known is not None:
        return known[0]
    header = words_at(data, 0)
    if not below(number - 1, word(header, STRING_COUNT)):
        return no_string()
    table = words_at(data, word(header, STRING_TABLE))
    start = word(table, number - 1)
    length = word(table, number) - start
    if length < 0 or start + length > List(data).size:
        return no_string()
    text = local_array(Cells, 8)
    text[0] = PyUnicode_FromKindAndData(1, offset(data, BYTES_DATA + start, Bytes), length)
    key = PyLong_FromLongLong(number)
    if text[0] is None or key is None:
        return None
    PyUnicode_InternInPlace(text)
    if PyDict_SetItem(strings, key, text[0]) != 0:
        return None
    release(key)
    drop_ref(text[0])
    return text[0]


@cold
def no_string() -> Object:
    """Raise IndexError."""
    error = provided_object("builtins.IndexError")
    if error is None:
        return None
    incref(error)
    PyErr_Restore(error, None, None)
    return None


@entry
def read_values(self: Object, arguments: Cells, count: i64) -> Object:
    """read_values(data, strings, place, number, others): the values of so many records. Appended to `others` are the
    numbers of those that Python has to make, which are None as yet."""
    total = unbox_int(arguments[3])
    values = PyList_New(total)
    if values is None:
        return None
    record = words_at(arguments[0], unbox_int(arguments[2]))
    index = 0
    while index < total:
        value = stored_value(arguments[0], Dict(arguments[1]), record)
        if value is None:
            number = PyLong_FromLongLong(index)
            if PyErr_Occurred() is not None or not append_made(List(arguments[4]), number):
                release(Object(values))
                return None
            value = NONE
        values.items[index] = value
        record = offset(record, VALUE_WORDS * 4, Halves)
        index = index + 1
    return Object(values)


def stored_value(data: Object, strings: Dict, record: Halves) -> Object:
    """The value of a tag and a payload, owned; null where Python raised or has to make it."""
    tag = word(record, 0)
    if tag == VALUE_TEXT:
        text = heap_string(data, strings, long_word(record, 1))
        if text is not None:
            incref(text)
        return text
    if tag == VALUE_INT:
        return PyLong_FromLongLong(long_word(record, 1))
    if tag == VALUE_ARRAY:
        return stored_array(data, strings, long_word(record, 1))
    if tag == VALUE_NULL:
        return NONE
    if tag == VALUE_FALSE:
        return FALSE
    if tag == VALUE_TRUE:
        return TRUE
    if tag == VALUE_UNDEFINED:
        return UNDEF
    return None


@cold
def stored_array(data: Object, strings: Dict, place: i64) -> Object:
    """An array, owned; null where Python raised or has to make a value in it."""
    head = words_at(data, place)
    array = PhpArray(PyType_GenericAlloc(PHP_ARRAY, 0))
    if array is None:
        return None
    array.packed = List(NONE)
    array.hash = Dict(NONE)
    array.pos = ZERO
    array.order = Order(NONE)
    array.next_free = PyLong_FromLongLong(long_word(head, 2))
    records = offset(head, ARRAY_WORDS * 4, Halves)
    if word(head, 1) == 0:
        is_whole = fill_packed(array, data, strings, records, word(head, 0))
    else:
        is_whole = fill_hash(array, data, strings, records, word(head, 0))
    if is_whole:
        return unless_refused(Object(array))
    release(Object(array))
    return None


def fill_packed(array: PhpArray, data: Object, strings: Dict, record: Halves, total: i64) -> i1:
    list = PyList_New(total)
    if list is None:
        return False
    array.packed = list
    index = 0
    while index < total:
        value = stored_value(data, strings, record)
        if value is None:
            list.size = index
            return False
        list.items[index] = value
        record = offset(record, VALUE_WORDS * 4, Halves)
        index = index + 1
    return True


def fill_hash(array: PhpArray, data: Object, strings: Dict, record: Halves, total: i64) -> i1:
    dict = PyDict_New()
    if dict is None:
        return False
    array.hash = dict
    index = 0
    while index < total:
        key = stored_value(data, strings, record)
        if key is None:
            return False
        value = stored_value(data, strings, offset(record, VALUE_WORDS * 4, Halves))
        if value is None:
            release(key)
            return False
        is_stored = PyDict_SetItem(dict, key, value) == 0
        release(key)
        release(value)
        if not is_stored:
            return False
        record = offset(record, VALUE_WORDS * 8, Halves)
        index = index + 1
    return True


@entry
def read_function(self: Object, arguments: Cells, count: i64) -> Object:
    """read_function(data, strings, place, loader, scope, filename): the StoredOpArray of a record."""
    return stored_function(arguments[0], Dict(arguments[1]), unbox_int(arguments[2]), at(arguments, 3))


@entry
def read_functions(self: Object, arguments: Cells, count: i64) -> Object:
    """read_functions(data, strings, place, number, loader, scope, filename): those of a table by their keys."""
    return Object(functions_of_table(arguments[0], Dict(arguments[1]), unbox_int(arguments[2]), unbox_int(arguments[3]),
                                     at(arguments, 4)))


def functions_of_table(data: Object, strings: Dict, place: i64, left: i64, given: Cells) -> Dict:
    """The functions of a table of `left` rows by their keys, owned; null when Python raised. `given`: as for
    stored_function()."""
    table = PyDict_New()
    if table is None:
        return None
    while left > 0:
        key = heap_string(data, strings, word(words_at(data, place), 0))
        function = stored_function(data, strings, place, given)
        if key is None or function is None or PyDict_SetItem(table, key, function) != 0:
            release(Object(table))
            return None
        release(function)
        place = place + FUNCTION_WORDS * 4
        left = left - 1
    return table


def stored_function(data: Object, strings: Dict, place: i64, given: Cells) -> Object:
    """A function of whose record only the first fields are read, owned; null when Python raised. `given`: what will
    decode it, its scope, the path of its source."""
    record = words_at(data, place)
    name = heap_string(data, strings, word(record, 1))
    if name is None:
        return None
    code = StoredCode(PyType_GenericAlloc(STORED_CODE, 0))
    function = Function(PyType_GenericAlloc(STORED_OP_ARRAY, 0))
    if code is None or function is None:
        return None
    incref(given[0])
    incref(given[1])
    incref(given[2])
    incref(name)
    code.loader = given[0]
    code.place = PyLong_FromLongLong(place)
    code.literals = NONE
    function.live_range = Object(code)
    function.native = NONE
    function.prototype = NONE
    function.statics = List(NONE)
    function.scoped = Dict(NONE)
    function.resident = Tuple(NONE)
    function.scope = given[1]
    function.filename = given[2]
    function.function_name = name
    function.fn_flags = PyLong_FromLongLong(word(record, 2))
    function.num_args = PyLong_FromLongLong(word(record, 3))
    function.required_num_args = PyLong_FromLongLong(word(record, 4))
    function.line_start = PyLong_FromLongLong(word(record, 5))
    return unless_refused(Object(function))
