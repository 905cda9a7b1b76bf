"""Ints and floats: reading their boxes, making new ones from lists of free boxes, changing those nothing else has.

An int's digits have 30 bits. A box may only be given more digits than it has while one is enough: nothing is assumed
about what its memory block has room for.
"""
DIGIT = 1 << 30
DIGIT_MASK = (1 << 30) - 1
SMALL_INTS = (1 << 31) - 1  # how many ints have one digit
TWO_DIGITS = 1 << 60
FREE_BOXES = 16384
INDEXES = 65536  # ints from 0 on that are shared by arrays of numbers in sequence


@inline
def is_small(value: Long) -> i1:
    """Has it at most one digit?"""
    if TAGGED_INTS:
        return shift_right(value.size, 4) == 0
    return below(value.size + 1, 3)


@inline
def small_int(value: Long) -> i64:
    if TAGGED_INTS:
        return (1 - (value.size & 3)) * i64(value.digit0)
    return value.size * i64(value.digit0)


@inline
def unbox_int(value: Object) -> i64:
    box = Long(value)
    if likely(is_small(box)):
        return small_int(box)
    return unbox_large(box)


@cold
def unbox_large(value: Long) -> i64:
    """An int of two or three digits, which fits 64 bits."""
    number = i64(value.digit0) + (i64(value.digit1) << 30)
    if TAGGED_INTS:
        if value.size >> 3 == 3:
            number = number + (i64(value.digit2) << 60)
        return 0 - number if value.size & 3 == 2 else number
    if value.size == 3 or value.size == -3:
        number = number + (i64(value.digit2) << 60)
    return 0 - number if value.size < 0 else number


@inline
def write_small(box: Long, number: i64) -> None:
    """The box's value := a number of one digit."""
    sign = number >> 63
    magnitude = (number ^ sign) - sign
    box.digit0 = i32(magnitude)
    if TAGGED_INTS:
        box.size = 1 if number == 0 else 8 + (sign & 2)
    else:
        box.size = sign | i64(number != 0)


@inline
def put_int(cell: Cells, number: i64, run: Run, op: Op) -> None:
    """cell := the int, in the box it holds where that is its own."""
    old = cell[0]
    if likely(old.type is LONG and old.count == 1 and below(number + DIGIT_MASK, SMALL_INTS)):
        write_small(Long(old), number)
    else:
        put_other_int(cell, number, run, op)


@cold
def put_other_int(cell: Cells, number: i64, run: Run, op: Op) -> None:
    """put_int() for a shared box, another type's, or a number of more than one digit. Without memory the cell stays as
    it is."""
    old = cell[0]
    if old.type is LONG and old.count == 1 and digits(Long(old)) == 2:
        if number < TWO_DIGITS and number > 0 - TWO_DIGITS:
            write_two(Long(old), number)
            return
    box = SHARED.ints
    if likely(box is not None and below(number + DIGIT_MASK, SMALL_INTS)):
        take_box(Long(box), number)
    else:
        box = box_int(number)
        if unlikely(box is None):
            end_soon(run)
            return
    cell[0] = box
    if old is not NONE:
        decref(old, run, op)


@cold
def end_soon(run: Run) -> None:
    """Python's exception is set: the run, if there is one, ends at its next jump or call."""
    if run is not None:
        run.countdown = 0


@inline
def take_box(box: Long, number: i64) -> None:
    """Give the first free box a number of one digit."""
    SHARED.ints = box.next_free
    SHARED.int_count = SHARED.int_count - 1
    box.count = 1
    write_small(box, number)


@inline
def digits(box: Long) -> i64:
    if TAGGED_INTS:
        return box.size >> 3
    return 0 - box.size if box.size < 0 else box.size


@inline
def write_two(box: Long, number: i64) -> None:
    """The value of a box with room for two digits := a number of at most two."""
    sign = number >> 63
    magnitude = (number ^ sign) - sign
    high = magnitude >> 30
    box.digit0 = i32(magnitude & DIGIT_MASK)
    box.digit1 = i32(high)
    count = i64(magnitude != 0) + i64(high != 0)
    if TAGGED_INTS:
        box.size = 1 if number == 0 else (count << 3) + (sign & 2)
    else:
        box.size = (count ^ sign) - sign


@cold
def box_int(number: i64) -> Object:
    """A new box, owned."""
    if below(number + DIGIT_MASK, SMALL_INTS):
        box = SHARED.ints
        if likely(box is not None):
            take_box(Long(box), number)
            return box
        box = PyLong_FromLongLong(DIGIT_MASK)  # not the number: Python has one object for each of the smallest
        if box is not None:
            write_small(Long(box), number)
        return box
    elif number < TWO_DIGITS and number > 0 - TWO_DIGITS:
        wide = SHARED.wide_ints
        if wide is not None:
            SHARED.wide_ints = Long(wide).next_free
            SHARED.int_count = SHARED.int_count - 1
            wide.count = 1
            write_two(Long(wide), number)
            return wide
    return PyLong_FromLongLong(number)


@inline
def index_box(number: i64) -> Object:
    """An int that may be one of many in sequence, such as the keys of a list, owned: what was asked for before is shared."""
    indexes = SHARED.indexes
    if likely(below(number, INDEXES) and indexes is not None):
        box = indexes[number]
        if likely(box is not None):
            incref(box)
            return box
    return other_index_box(number)


@cold
def other_index_box(number: i64) -> Object:
    """The same for the first time, and of others."""
    box = box_int(number)
    if box is None or not below(number, INDEXES):
        return box
    indexes = SHARED.indexes
    if indexes is None:
        indexes = PyMem_Calloc(INDEXES, 8)
        if indexes is None:
            return box
        SHARED.indexes = indexes
    incref(box)
    indexes[number] = box
    return box


@inline
def free_int(box: Long) -> None:
    """Nothing refers to the box: keep it for the next int of so many digits."""
    count = digits(box)
    if SHARED.int_count >= FREE_BOXES or count > 2:
        _Py_Dealloc(Object(box))
        return
    SHARED.int_count = SHARED.int_count + 1
    if count == 2:
        box.next_free = SHARED.wide_ints
        SHARED.wide_ints = Object(box)
    else:
        box.next_free = SHARED.ints
        SHARED.ints = Object(box)


@inline
def put_float(cell: Cells, number: f64, run: Run, op: Op) -> None:
    """cell := the float, in the box it holds where that is its own."""
    old = cell[0]
    if likely(old.type is FLOAT and old.count == 1):
        Float(old).value = number
    else:
        put_other_float(cell, number, run, op)


@cold
def put_other_float(cell: Cells, number: f64, run: Run, op: Op) -> None:
    old = cell[0]
    box = box_float(number)
    if unlikely(box is None):
        end_soon(run)
        return
    cell[0] = box
    decref(old, run, op)


@cold
def box_float(number: f64) -> Object:
    """A new box, owned."""
    box = SHARED.floats
    if box is not None:
        SHARED.floats = Float(box).next_free
        SHARED.float_count = SHARED.float_count - 1
        box.count = 1
        Float(box).value = number
        return box
    return PyFloat_FromDouble(number)


@inline
def free_float(box: Float) -> None:
    if SHARED.float_count >= FREE_BOXES:
        _Py_Dealloc(Object(box))
        return
    SHARED.float_count = SHARED.float_count + 1
    box.next_free = SHARED.floats
    SHARED.floats = Object(box)


@inline
def own(value: Object) -> Object:
    """A reference that may be kept."""
    incref(value)
    return value
