"""array_map(), array_filter(), array_reduce(): internal functions that call back for each element.

The array is held meanwhile, so that a callback which writes to the variable it is in separates it.
"""
MOST_MAPPED = 8  # arrays


@cold
def is_running(engine: Engine, kernel: Raw) -> i1:
    """Whether the function of that kernel has its frame, which back traces show. One called back has none."""
    function = engine.current_execute_data.func
    return function.native is not NONE and info_of(function).kernel is kernel


@cold
def converts_arguments(engine: Engine, kernel: Raw) -> i1:
    """Whether the function of that kernel has its frame, and is called by code that is not strict about types."""
    return is_running(engine, kernel) and is_weakly_typed(engine.current_execute_data.prev)


@cold
def callback_target(target: Cells, engine: Engine, callback: Object) -> i1:
    """Note what call_user() is to call: a closure, a function or static method by its name, a method, an object with
    __invoke(). False of callbacks that Python has to look at."""
    target[0] = Object(engine)
    target[4] = NONE
    if is_object(callback) and is_closure(callback):
        function = Object(ClosureObject(callback).func)
        target[2] = ClosureObject(callback).this
        target[3] = ClosureObject(callback).called_scope
        target[4] = callback
    else:
        function = callee(target, engine, callback)
    if function is None:
        return False
    target[1] = function
    if function.type is OP_ARRAY:
        return True
    native = Function(function).native
    return native is not NONE and info_of(Function(function)).kind == INTERNAL and info_of(Function(function)).flags & IS_METHOD == 0


@inline
def begins(engine: Object, kernel: Raw, target: Cells, array: PhpArray, callback: Object) -> i1:
    """Whether native code can go over the array with that callback."""
    if array is None or not is_running(Engine(engine), kernel) or has_reference_in(array):
        return False
    return callback_target(target, Engine(engine), callback)


@inline
def returns_reference(target: Cells) -> i1:
    """Whether what callback_target() noted returns by reference, which array_map() keeps."""
    return unbox_int(Function(target[1]).fn_flags) & ACC_RETURN_REFERENCE != 0


@entry
def function__array_map(engine: Object, arguments: Cells, count: i64) -> Object:
    if below(count - 3, MOST_MAPPED - 1):
        return map_rows(engine, arguments, count)
    array = array_argument(arguments, 1, count)
    if count == 2 and array is not None and arguments[0] is NONE:
        return own(Object(array))
    target = local_array(Cells, 40)
    if count != 2 or not begins(engine, function__array_map, target, array, arguments[0]) or returns_reference(target):
        return None
    keeps_keys = Object(array.packed) is NONE and array.hash.used != 0
    result = hash_for(array_size(array)) if keeps_keys else PhpArray(new_array())
    if result is None:
        return None
    incref(Object(array))
    given = local_array(Cells, 8)
    is_done = True
    i = next_element(array, 0)
    while i >= 0 and is_done:
        given[0] = element_number(array, i)
        value = call_user(target, given, 1)
        if value is None:
            is_done = False
        elif keeps_keys:
            is_done = set_entry(result, entry_key(array.hash, i), value)
            release(value)
        else:
            is_done = list_append(result.packed, value)
        i = next_element(array, i + 1)
    release(Object(array))
    return Object(result) if is_done else give_up(result)


@cold
def map_rows(engine: Object, arguments: Cells, count: i64) -> Object:
    """array_map() over several arrays: the values in the same place together, null where there are no more."""
    target = local_array(Cells, 40)
    given = local_array(Cells, 64)
    if not are_in_rows(at(arguments, 1), count - 1) or not is_running(Engine(engine), function__array_map):
        return None
    if arguments[0] is not NONE:
        if not callback_target(target, Engine(engine), arguments[0]) or returns_reference(target):
            return None
    result = PhpArray(new_array())
    rows = longest(at(arguments, 1), count - 1)
    row = 0
    while result is not None and row < rows:
        i = 0
        while i < count - 1:
            given[i] = value_in_row(PhpArray(arguments[i + 1]), row)
            i = i + 1
        value = tuple_array(given, count - 1) if arguments[0] is NONE else call_user(target, given, count - 1)
        if value is None or not list_append(result.packed, value):
            return give_up(result)
        row = row + 1
    return Object(result)


@cold
def are_in_rows(arrays: Cells, count: i64) -> i1:
    """Whether all are arrays whose elements have the numbers 0, 1, 2 …"""
    i = 0
    while i < count:
        array = plain_array(arrays, i, count)
        if array is None or Object(array.packed) is NONE and array.hash.keys.entries != array.hash.used:
            return False
        i = i + 1
    return True


@cold
def longest(arrays: Cells, count: i64) -> i64:
    size = 0
    i = 0
    while i < count:
        if array_size(PhpArray(arrays[i])) > size:
            size = array_size(PhpArray(arrays[i]))
        i = i + 1
    return size


@inline
def value_in_row(array: PhpArray, row: i64) -> Object:
    """Of a packed array, or a hash from which nothing was removed (are_in_rows())."""
    return element_number(array, row) if row < array_size(array) else NONE


@cold
def tuple_array(values: Cells, count: i64) -> Object:
    """An array of values, owned; null without memory."""
    array = new_array()
    i = 0
    while array is not None and i < count:
        if not add_renumbered(PhpArray(array), ZERO, values[i]):
            return None
        i = i + 1
    return array


@entry
def function__call_user_func(engine: Object, arguments: Cells, count: i64) -> Object:
    target = local_array(Cells, 40)
    if count == 0 or has_reference(arguments, count) or not is_running(Engine(engine), function__call_user_func):
        return None
    if not callback_target(target, Engine(engine), arguments[0]):
        return None
    return call_user(target, at(arguments, 1), count - 1)
