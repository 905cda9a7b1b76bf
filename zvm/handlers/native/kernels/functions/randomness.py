"""mt_rand(), shuffle() and the like on the engine's Mersenne Twister, which CPython's is."""
WORD = 4294967295  # 32 bits, what is drawn at once
NOTHING_DRAWN = -1
TWISTER_WORDS = 624
TWISTER_FACTOR = 1812433253  # of seeding


@cold
def drawer(engine: Engine) -> Twister:
    """RandomState.twister, owned; null where Python has to draw."""
    state = state_of(engine, "zvm.ext.random.mt_rand.RandomState")
    twister = None if state is None else attribute(state, "'twister")
    if twister is None:
        PyErr_Clear()
    return Twister(None if twister is NONE else twister)


@inline
def drawn(twister: Twister) -> i64:
    """32 bits; NOTHING_DRAWN without memory."""
    index = i64(twister.index)
    if not below(index, TWISTER_WORDS):
        return drawn_anew(twister)
    twister.index = i32(index + 1)
    number = i64(twister_words(twister)[index]) & WORD
    number = number ^ number >> 11
    number = number ^ number << 7 & 2636928640
    number = number ^ number << 15 & 4022730752
    return number ^ number >> 18


@inline
def twister_words(twister: Twister) -> Halves:
    return offset(twister, TWISTER_STATE, Halves)


@cold
def drawn_anew(twister: Twister) -> i64:
    """The first of the next words, which Python makes."""
    given = local_array(Cells, 16)
    given[0] = Object(twister)
    given[1] = box_int(32)
    name = provided_object(".getrandbits")
    if given[1] is None or name is None:
        release(given[1])
        PyErr_Clear()
        return NOTHING_DRAWN
    number = PyObject_VectorcallMethod(name, given, 2, None)
    release(given[1])
    if number is None:
        PyErr_Clear()
        return NOTHING_DRAWN
    bits = unbox_int(number)
    release(number)
    return bits


@cold
def drawn_below(twister: Twister, size: i64) -> i64:
    """Mt19937.range(0, size - 1), of a size up to 32 bits."""
    number = drawn(twister)
    if size & (size - 1) == 0:
        return number if number < 0 else number & (size - 1)
    ceiling = WORD - WORD % size - 1
    while number > ceiling:
        number = drawn(twister)
    return number if number < 0 else number % size


@entry
def function__mt_rand(engine: Object, arguments: Cells, count: i64) -> Object:
    return random_number(Engine(engine), arguments, count)


@entry
def function__rand(engine: Object, arguments: Cells, count: i64) -> Object:
    return random_number(Engine(engine), arguments, count)


@entry
def function__mt_srand(engine: Object, arguments: Cells, count: i64) -> Object:
    return seeded(Engine(engine), arguments, count)


@entry
def function__srand(engine: Object, arguments: Cells, count: i64) -> Object:
    return seeded(Engine(engine), arguments, count)


@cold
def seeded(engine: Engine, arguments: Cells, count: i64) -> Object:
    """Mt19937 begun anew in its place: null for the script, and where Python has to."""
    twister = drawer(engine) if count == 1 and arguments[0].type is LONG else Twister(None)
    if twister is None:
        return None
    words = twister_words(twister)
    word = unbox_int(arguments[0]) & WORD
    words[0] = i32(word)
    i = 1
    while i < TWISTER_WORDS:
        word = TWISTER_FACTOR * (word ^ word >> 30) + i & WORD
        words[i] = i32(word)
        i = i + 1
    twister.index = i32(TWISTER_WORDS)
    release(Object(twister))
    return NONE


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
    twister = drawer(engine)
    if twister is None:
        return None
    number = drawn(twister) >> 1 if count == 0 else drawn_below(twister, size)
    release(Object(twister))
    return None if number < 0 else box_int(low + number)


# ---- arrays and texts ----------------------------------------------------------------------------------------------

@entry
def function__shuffle(engine: Object, arguments: Cells, count: i64) -> Object:
    variable = Reference(arguments[0])
    if count != 1 or arguments[0].type is not REFERENCE or variable.value.type is not PHP_ARRAY:
        return None
    array = PhpArray(variable.value)
    if Object(array.order) is not NONE:
        return None
    twister = drawer(Engine(engine))
    if twister is None:
        return None
    result = values_of(array)
    if result is not None:
        mix_up(twister, result.packed.items, result.packed.size)
    release(Object(twister))
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
def mix_up(twister: Twister, cells: Cells, size: i64) -> None:
    """Generator.shuffle()"""
    last = size - 1
    while last > 0:
        place = drawn_below(twister, last + 1)
        if place >= 0:
            value = cells[last]
            cells[last] = cells[place]
            cells[place] = value
        last = last - 1


@entry
def function__array_rand(engine: Object, arguments: Cells, count: i64) -> Object:
    array = array_argument(arguments, 0, count)
    if array is None or not below(count - 1, 2) or array_size(array) == 0:
        return None
    wanted = 1
    if count == 2:
        wanted = unbox_int(arguments[1]) if arguments[1].type is LONG else 0
    if not below(wanted - 1, array_size(array)):
        return None
    twister = drawer(Engine(engine))
    if twister is None:
        return None
    if wanted > 1:
        keys = keys_picked(twister, array, wanted)
        release(Object(twister))
        return keys
    place = drawn_below(twister, array_size(array))
    release(Object(twister))
    if Object(array.packed) is NONE and array.hash.keys.entries == array.hash.used:  # without holes
        return element_key(array, place) if place >= 0 else None
    i = next_element(array, 0)
    while place > 0 and i >= 0:
        i = place if Object(array.packed) is not NONE else next_element(array, i + 1)
        place = 0 if Object(array.packed) is not NONE else place - 1
    return element_key(array, i) if i >= 0 and place >= 0 else None


@cold
def keys_picked(twister: Twister, array: PhpArray, wanted: i64) -> Object:
    """So many keys in their order (php_array_pick_keys), owned: of more than half, the others are drawn. Null without memory."""
    size = array_size(array)
    is_drawn = Bytes(PyMem_Realloc(Cells(None), size))
    if is_drawn is None:
        return None
    i = 0
    while i < size:
        is_drawn[i] = i8(0)
        i = i + 1
    draws_others = wanted > size >> 1
    left = size - wanted if draws_others else wanted
    while left > 0:
        place = drawn_below(twister, size)
        if place < 0:
            PyMem_Free(Raw(is_drawn))
            return None
        if i64(is_drawn[place]) == 0:
            is_drawn[place] = i8(1)
            left = left - 1
    result = PhpArray(new_array())
    number = 0
    i = next_element(array, 0)
    while result is not None and i >= 0:
        if (i64(is_drawn[number]) != 0) != draws_others and not append_made(result.packed, element_key(array, i)):
            release(Object(result))
            result = PhpArray(None)
        else:
            i = next_element(array, i + 1)
        number = number + 1
    PyMem_Free(Raw(is_drawn))
    return Object(result)


@entry
def function__str_shuffle(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1 or text.length < 2:
        return None
    twister = drawer(Engine(engine))
    if twister is None:
        return None
    result = copied_text(text, largest_in(text))
    if result is None:
        release(Object(twister))
        return None
    data = str_data(result)
    last = text.length - 1
    while last > 0:
        place = drawn_below(twister, last + 1)
        if place >= 0:
            byte = data[last]
            data[last] = data[place]
            data[place] = byte
        last = last - 1
    release(Object(twister))
    return Object(result)
