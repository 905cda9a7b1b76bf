"""Internal functions that make arrays of arrays: joined, cut, turned, by keys and by values.

An element that is a Reference is taken over as such where something else has it, too.
"""
MOST_PADDED = 1048576  # elements that array_pad() adds
MOST_FILLED = 1 << 28  # elements that array_fill() and range() make


# ---- joining -------------------------------------------------------------------------------------------------------

# ---- keys and values -----------------------------------------------------------------------------------------------

@entry
def function__array_key_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return dims__key_exists(arguments[0], arguments[1]) if count == 2 else None


@entry
def function__key_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return dims__key_exists(arguments[0], arguments[1]) if count == 2 else None


# ---- parts ---------------------------------------------------------------------------------------------------------

# ---- columns -------------------------------------------------------------------------------------------------------

# ---- texts ---------------------------------------------------------------------------------------------------------

@entry
def function__implode(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of scalars."""
    if not below(count - 1, 2):
        return None
    array = array_argument(arguments, count - 1, count)
    separator = EMPTY if count == 1 else arguments[0]
    if array is None or separator.type is not STR:
        return None
    pieces = PyList_New(0)
    if pieces is None:
        return None
    length = 0
    is_known = True
    i = next_element(array, 0)
    while i >= 0 and is_known:
        text = plain_text(Engine(engine), dereferenced(element_number(array, i)))
        is_known = text is not None and list_append(pieces, text)
        if is_known:
            length = length + Str(text).length + Str(separator).length
        i = next_element(array, i + 1)
    result = PyUnicode_Join(separator, Object(pieces)) if is_known and string_fits(engine, length) else None
    release(Object(pieces))
    return result


@entry
def function__join(engine: Object, arguments: Cells, count: i64) -> Object:
    return function__implode(engine, arguments, count)
