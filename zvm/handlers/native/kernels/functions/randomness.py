"""mt_rand(), shuffle() and the like on the engine's Mersenne Twister, which CPython's is."""
WORD = 4294967295  # 32 bits, what is drawn at once
NOTHING_DRAWN = -1


@cold
def drawer(engine: Engine) -> Object:
    """RandomState.draw, owned; null where Python has to draw."""
    state = state_of(engine, "zvm.ext.random.mt_rand.RandomState")
    draw = None if state is None else attribute(state, "'draw")
    if draw is None:
        PyErr_Clear()
    return None if draw is NONE else draw


@cold
def drawn(draw: Object) -> i64:
    """32 bits; NOTHING_DRAWN without memory."""
    given = local_array(Cells, 8)
    given[0] = box_int(32)
    if given[0] is None:
        return NOTHING_DRAWN
    number = PyObject_Vectorcall(draw, given, 1, None)
    release(given[0])
    if number is None:
        PyErr_Clear()
        return NOTHING_DRAWN
    bits = unbox_int(number)
    release(number)
    return bits


@cold
def drawn_below(draw: Object, size: i64) -> i64:
    """Mt19937.range(0, size - 1), of a size up to 32 bits."""
    number = drawn(draw)
    if size & (size - 1) == 0:
        return number if number < 0 else number & (size - 1)
    ceiling = WORD - WORD % size - 1
    while number > ceiling:
        number = drawn(draw)
    return number if number < 0 else number % size


@entry
def function__mt_rand(engine: Object, arguments: Cells, count: i64) -> Object:
    return random_number(Engine(engine), arguments, count)


@entry
def function__rand(engine: Object, arguments: Cells, count: i64) -> Object:
    return random_number(Engine(engine), arguments, count)


@cold
def random_number(engine: Engine, arguments: Cells, count: i64) -> Object:
    low = 0
    size = WORD + 1
    if count == 2 and arguments[0].type is LONG and arguments[1].type is LONG:
        low = unbox_int(arguments[0])
        if sub_overflows(unbox_int(arguments[1]), low, size) or not below(size, WORD):
            return None
        size = size + 1
    elif count != 0:
        return None
    draw = drawer(engine)
    if draw is None:
        return None
    number = drawn(draw) >> 1 if count == 0 else drawn_below(draw, size)
    release(draw)
    return None if number < 0 else box_int(low + number)


# ---- arrays and texts ----------------------------------------------------------------------------------------------

@entry
def function__shuffle(engine: Object, arguments: Cells, count: i64) -> Object:
    variable = Reference(arguments[0])
    if count != 1 or arguments[0].type is not REFERENCE or variable.value.type is not PHP_ARRAY:
        return None
    array = PhpArray(variable.value)
    if array_size(array) > SMALL_OUTPUT or Object(array.order) is not NONE or has_reference_in(array):
        return None
    draw = drawer(Engine(engine))
    if draw is None:
        return None
    result = values_of(array)
    if result is not None:
        mix_up(draw, result.packed.items, result.packed.size)
    release(draw)
    if result is None:
        return None
    replace(cell(variable.value), Object(result))
    release(Object(result))
    return TRUE


@cold
def values_of(array: PhpArray) -> PhpArray:
    """A packed array of the values, owned; null without memory."""
    result = PhpArray(new_array())
    i = next_element(array, 0)
    while result is not None and i >= 0:
        if not list_append(result.packed, own(element_number(array, i))):
            return PhpArray(give_up(result))
        i = next_element(array, i + 1)
    return result


@cold
def mix_up(draw: Object, cells: Cells, size: i64) -> None:
    """Generator.shuffle()"""
    last = size - 1
    while last > 0:
        place = drawn_below(draw, last + 1)
        if place >= 0:
            value = cells[last]
            cells[last] = cells[place]
            cells[place] = value
        last = last - 1


@entry
def function__array_rand(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of one key."""
    array = plain_array(arguments, 0, count)
    if array is None or not below(count - 1, 2) or array_size(array) == 0:
        return None
    if count == 2 and (arguments[1].type is not LONG or unbox_int(arguments[1]) != 1):
        return None
    draw = drawer(Engine(engine))
    if draw is None:
        return None
    place = drawn_below(draw, array_size(array))
    release(draw)
    i = next_element(array, 0)
    while place > 0 and i >= 0:
        i = place if Object(array.packed) is not NONE else next_element(array, i + 1)
        place = 0 if Object(array.packed) is not NONE else place - 1
    return element_key(array, i) if i >= 0 and place >= 0 else None


@entry
def function__str_shuffle(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1 or text.length < 2:
        return None
    draw = drawer(Engine(engine))
    result = copied_text(text, largest_in(text)) if draw is not None else None
    if result is None:
        return None
    data = str_data(result)
    last = text.length - 1
    while last > 0:
        place = drawn_below(draw, last + 1)
        if place >= 0:
            byte = data[last]
            data[last] = data[place]
            data[place] = byte
        last = last - 1
    release(draw)
    return Object(result)
