"""Internal functions that make arrays of arrays: joined, cut, turned, by keys and by values.

An element that is a Reference is taken over as such where something else has it, too.
"""
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
