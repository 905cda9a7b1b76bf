"""DateInterval objects: new ones, their fields as properties, format() (zvm/ext/date/date_interval.py)."""
SIX_DIGITS = 6


@cold
def new_interval(engine: Engine, difference: Words) -> Object:
    """A DateInterval of a difference, owned; null without memory, and where Python has to make it."""
    name = provided_object("'dateinterval")
    ce = known_class(engine, name) if name is not None else None
    object = plain_object(ce) if ce is not None else None
    if object is None:
        return None
    interval = new_amounts(difference)
    if interval is None:
        release(Object(object))
        return None
    IntervalObject(object).interval = interval
    IntervalObject(object).counts_elapsed = FALSE
    IntervalObject(object).words = NONE
    return Object(object)


@cold
def new_amounts(fields: Words) -> Relative:
    """A Relative of a difference, owned; null without memory."""
    type = provided_object("zvm.ext.date.moments.moment.Relative")
    relative = Relative(PyType_GenericAlloc(type, 0)) if type is not None else None
    if relative is None:
        return None
    relative.year = number_object(fields[YEARS])
    relative.month = number_object(fields[MONTHS])
    relative.day = number_object(fields[DAYS])
    relative.hour = number_object(fields[HOURS])
    relative.minute = number_object(fields[MINUTES])
    relative.second = number_object(fields[SECONDS])
    relative.microsecond = number_object(fields[MICROSECONDS])
    relative.invert = number_object(fields[INVERTED])
    relative.days = number_object(fields[WHOLE_DAYS])
    relative.weekday = ZERO
    relative.weekday_behavior = ZERO
    relative.day_of_month = ZERO
    relative.special = ZERO
    relative.special_amount = ZERO
    relative.has_weekday = FALSE
    relative.has_special = FALSE
    if PyErr_Occurred() is not None:
        release(Object(relative))
        return None
    return relative


@cold
def amounts_of(value: Object) -> Relative:
    """What a DateInterval has, borrowed; null of other values, where Python has to look."""
    if not knows_dates() or not is_a(value, "zvm.ext.date.objects.IntervalObject"):
        return None
    interval = IntervalObject(value).interval
    return None if Object(interval) is NONE else interval


# ---- properties ----------------------------------------------------------------------------------------------------

@cold
def interval_property(object: PhpObject, name: Str) -> Object:
    """A field of a DateInterval, owned; null of what is none, where Python has to look."""
    letter = i64(str_data(name)[0]) if name.length == 1 else 0
    is_days = is_text(name, "'days", 4)
    is_invert = is_text(name, "'invert", 6)
    if not is_days and not is_invert and not is_amount_letter(letter) and letter != b"f":
        return None
    interval = amounts_of(Object(object))
    if interval is None:
        return None
    if is_days:
        return FALSE if interval.days is NONE else own(interval.days)
    if is_invert:
        return own(interval.invert)
    if letter == b"f":
        return box_float(f64(unbox_int(interval.microsecond)) / 1000000.0)
    return own(amount_named(interval, letter))


@inline
def is_text(name: Str, word: i64, length: i64) -> i1:
    """Is a name a text of that length that kernels name?"""
    if name.length != length:
        return False
    known = provided_object(word)
    return known is not None and str_equal(name, Str(known))


@inline
def is_amount_letter(letter: i64) -> i1:
    return letter == b"y" or letter == b"m" or letter == b"d" or letter == b"h" or letter == b"i" or letter == b"s"


@inline
def amount_named(interval: Relative, letter: i64) -> Object:
    """An amount by its letter, borrowed."""
    if letter == b"y":
        return interval.year
    if letter == b"m":
        return interval.month
    if letter == b"d":
        return interval.day
    if letter == b"h":
        return interval.hour
    if letter == b"i":
        return interval.minute
    return interval.second


# ---- as text -------------------------------------------------------------------------------------------------------

@entry
def method__dateinterval__format(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return formatted_interval(Object(this), arguments[0]) if count == 1 else None


@entry
def function__date_interval_format(engine: Object, arguments: Cells, count: i64) -> Object:
    return formatted_interval(dereferenced(arguments[0]), dereferenced(arguments[1])) if count == 2 else None


@cold
def formatted_interval(object: Object, format: Object) -> Object:
    """Of amounts that are not negative and fit C's int."""
    if format.type is not STR or not is_narrow(Str(format)):
        return None
    interval = amounts_of(object)
    if interval is None:
        return None
    text = Str(format)
    data = str_data(text)
    sink = local_array(Words, SINK_BYTES)
    room = local_array(Bytes, STACK_TEXT)
    open_sink(sink, room)
    i = 0
    while i < text.length:
        letter = i64(data[i])
        i = i + 1
        if letter != b"%":
            put_byte(sink, letter)
        elif i < text.length:
            if not put_interval_part(sink, interval, i64(data[i])):
                return drop_sink(sink)
            i = i + 1
    return sink_value(sink)


@cold
def put_interval_part(sink: Words, interval: Relative, letter: i64) -> i1:
    """What a letter after % stands for. False where Python has to look."""
    if is_amount_letter(letter | 32):
        number = unbox_int(amount_named(interval, letter | 32))
        if not below(number, SMALL_INTS):
            return False
        put_digits(sink, number, 1 if letter >= b"a" else 2)
        return True
    if letter == b"a":
        if interval.days is NONE:
            return False
        put_number(sink, unbox_int(interval.days))
    elif letter == b"R" or letter == b"r":
        if unbox_int(interval.invert) != 0:
            put_byte(sink, b"-")
        elif letter == b"R":
            put_byte(sink, b"+")
    elif letter == b"%":
        put_byte(sink, b"%")
    elif letter == b"F" or letter == b"f":
        number = unbox_int(interval.microsecond)
        if number < 0:
            return False
        put_digits(sink, number, SIX_DIGITS if letter == b"F" else 1)
    else:
        put_byte(sink, b"%")
        put_byte(sink, letter)
    return True


@cold
def put_digits(sink: Words, number: i64, width: i64) -> None:
    """A number that is not negative with at least so many digits."""
    buffer = local_array(Bytes, 32)
    first = decimal_digits(buffer, number)
    while 32 - first < width:
        first = first - 1
        buffer[first] = i8(b"0")
    put_bytes(sink, offset(buffer, first, Bytes), 32 - first)
