"""date() and format(): moments as text (zvm/ext/date/moments/formatting.py)."""
LAST_SHOWN_YEAR = 9999  # in four digits
SHORT_NAME = 3  # characters


@methods("datetime", "datetimeimmutable")
def format(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return formatted_date(Object(this), arguments[0]) if count == 1 else None


@entry
def function__date_format(engine: Object, arguments: Cells, count: i64) -> Object:
    return formatted_date(dereferenced(arguments[0]), arguments[1]) if count == 2 else None


@cold
def formatted_date(date: Object, format: Object) -> Object:
    moment = moment_of(date)
    fields = local_array(Words, FIELDS_BYTES)
    if moment is None or not read_fields(fields, moment):
        return None
    local = type_at(moment.zone, fields[TIMESTAMP])
    return date_text(format, fields, moment.zone, local) if local is not None else None


@entry
def function__date(engine: Object, arguments: Cells, count: i64) -> Object:
    zone = default_zone(engine) if below(count - 1, 2) else None
    fields = local_array(Words, FIELDS_BYTES)
    if zone is None or not read_timestamp(fields, arguments[1] if count == 2 else NONE):
        return None
    local = show_time(fields, zone, fields[TIMESTAMP])
    return date_text(arguments[0], fields, zone, local) if local is not None else None


@entry
def function__gmdate(engine: Object, arguments: Cells, count: i64) -> Object:
    fields = local_array(Words, FIELDS_BYTES)
    if not below(count - 1, 2) or not read_timestamp(fields, arguments[1] if count == 2 else NONE):
        return None
    if not is_near(fields[TIMESTAMP], FAR_AMOUNT):
        return None
    set_clock(fields, fields[TIMESTAMP])
    return date_text(arguments[0], fields, None, None)


@cold
def read_timestamp(fields: Words, value: Object) -> i1:
    """Set the timestamp to an int, now for null, and microseconds to 0. False of others."""
    fields[MICROSECONDS] = 0
    if value is not NONE:
        fields[TIMESTAMP] = unbox_int(value) if value.type is LONG else 0
        return value.type is LONG
    now = local_array(Words, 16)
    if gettimeofday(now, None) != 0:
        return False
    fields[TIMESTAMP] = now[0]
    return True


@cold
def date_text(format: Object, fields: Words, zone: Zone, local: LocalTime) -> Object:
    """The text of a moment, one of Greenwich where it has no zone (null), owned; null where Python has to look."""
    if format.type is not STR or not is_narrow(Str(format)) or not below(fields[YEARS] - 1, LAST_SHOWN_YEAR):
        return None
    sink = local_array(Words, SINK_BYTES)
    room = local_array(Bytes, STACK_TEXT)
    open_sink(sink, room)
    put_date(sink, Str(format), fields, zone, local)
    return sink_value(sink)


@cold
def put_date(sink: Words, format: Str, fields: Words, zone: Zone, local: LocalTime) -> None:
    data = str_data(format)
    i = 0
    while i < format.length:
        letter = i64(data[i]) & 255
        i = i + 1
        if letter == b"\\":
            put_byte(sink, i64(data[i]) if i < format.length else 0)  # PHP takes the NUL after the format
            i = i + 1
        elif not is_letter(letter):
            put_byte(sink, letter)
        elif letter == b"c":
            put_provided_date(sink, "zvm.ext.date.moments.formatting.ISO_FORMAT", fields, zone, local)
        elif letter == b"r":
            put_provided_date(sink, "zvm.ext.date.moments.formatting.MAIL_FORMAT", fields, zone, local)
        elif not put_day(sink, letter, fields) and not put_year(sink, letter, fields):
            if not put_time(sink, letter, fields) and not put_zone(sink, letter, fields, zone, local):
                put_byte(sink, letter)


@cold
def put_provided_date(sink: Words, index: i64, fields: Words, zone: Zone, local: LocalTime) -> None:
    format = provided_object(index)
    if format is None:
        PyErr_Clear()
        sink[SINK_FAILED] = 1
    else:
        put_date(sink, Str(format), fields, zone, local)


@cold
def put_day(sink: Words, letter: i64, fields: Words) -> i1:
    """A day, weekday or month. False of other letters."""
    day = fields[DAYS]
    if letter == b"d":
        put_digits(sink, day, 2)
    elif letter == b"m":
        put_digits(sink, fields[MONTHS], 2)
    elif letter == b"j":
        put_number(sink, day)
    elif letter == b"n":
        put_number(sink, fields[MONTHS])
    elif letter == b"D":
        put_name(sink, "zvm.ext.date.moments.calendar.DAYS", weekday_of(fields), SHORT_NAME)
    elif letter == b"l":
        put_name(sink, "zvm.ext.date.moments.calendar.DAYS", weekday_of(fields), 0)
    elif letter == b"M":
        put_name(sink, "zvm.ext.date.moments.calendar.MONTHS", fields[MONTHS] - 1, SHORT_NAME)
    elif letter == b"F":
        put_name(sink, "zvm.ext.date.moments.calendar.MONTHS", fields[MONTHS] - 1, 0)
    elif letter == b"w":
        put_number(sink, weekday_of(fields))
    elif letter == b"N":
        put_number(sink, 7 if weekday_of(fields) == 0 else weekday_of(fields))
    elif letter == b"S":
        put_suffix(sink, day)
    elif letter == b"t":
        put_number(sink, month_length(fields[YEARS], fields[MONTHS]))
    else:
        return False
    return True


@inline
def weekday_of(fields: Words) -> i64:
    return weekday_of_days(days_from_civil(fields[YEARS], fields[MONTHS], fields[DAYS]))


@cold
def put_name(sink: Words, names: i64, number: i64, length: i64) -> None:
    """A name of a tuple, or so many characters of it."""
    name = name_of(names, number)
    if name is None:
        PyErr_Clear()
        sink[SINK_FAILED] = 1
    else:
        put_bytes(sink, str_data(name), name.length if length == 0 else length)


@inline
def name_of(names: i64, number: i64) -> Str:
    """One of a tuple that is provided, borrowed; null without memory."""
    known = provided_object(names)
    return Str(offset(known, TUPLE_ITEMS, Cells)[number]) if known is not None else None


@cold
def put_suffix(sink: Words, day: i64) -> None:
    """The end of an ordinal."""
    unit = 0 if below(day - 10, 10) else day % 10
    put_byte(sink, b"s" if unit == 1 else b"n" if unit == 2 else b"r" if unit == 3 else b"t")
    put_byte(sink, b"t" if unit == 1 else b"d" if unit == 2 or unit == 3 else b"h")


@cold
def put_year(sink: Words, letter: i64, fields: Words) -> i1:
    """A year, a week or a day of the year. False of other letters."""
    year = fields[YEARS]
    if letter == b"Y" or letter == b"x":
        put_digits(sink, year, 4)
    elif letter == b"X":
        put_byte(sink, b"+")
        put_digits(sink, year, 4)
    elif letter == b"y":
        put_digits(sink, year % 100, 2)
    elif letter == b"L":
        put_number(sink, i64(is_leap_year(year)))
    elif letter == b"z":
        put_number(sink, days_from_civil(year, fields[MONTHS], fields[DAYS]) - days_from_civil(year, 1, 1))
    elif letter == b"W" or letter == b"o":
        thursday = local_array(Words, FIELDS_BYTES)
        days = days_from_civil(year, fields[MONTHS], fields[DAYS])
        days = days - (weekday_of_days(days) + 6) % 7 + 3
        set_date(thursday, days)
        if letter == b"o":
            put_number(sink, thursday[YEARS])
        else:
            put_digits(sink, (days - days_from_civil(thursday[YEARS], 1, 1)) // 7 + 1, 2)
    else:
        return False
    return True


@cold
def put_time(sink: Words, letter: i64, fields: Words) -> i1:
    """False of other letters."""
    hour = fields[HOURS]
    if letter == b"H":
        put_digits(sink, hour, 2)
    elif letter == b"i":
        put_digits(sink, fields[MINUTES], 2)
    elif letter == b"s":
        put_digits(sink, fields[SECONDS], 2)
    elif letter == b"G":
        put_number(sink, hour)
    elif letter == b"g":
        put_number(sink, (hour + 11) % 12 + 1)
    elif letter == b"h":
        put_digits(sink, (hour + 11) % 12 + 1, 2)
    elif letter == b"a" or letter == b"A":
        put_byte(sink, (b"p" if hour >= 12 else b"a") - (b"a" - letter))
        put_byte(sink, b"m" - (b"a" - letter))
    elif letter == b"u":
        put_digits(sink, fields[MICROSECONDS], SIX_DIGITS)
    elif letter == b"v":
        put_digits(sink, fields[MICROSECONDS] // 1000, 3)
    elif letter == b"U":
        put_number(sink, fields[TIMESTAMP])
    elif letter == b"B":
        put_digits(sink, swatch_beat(fields[TIMESTAMP]), 3)
    else:
        return False
    return True


@inline
def swatch_beat(timestamp: i64) -> i64:
    """Internet time: thousandths of a day in Biel."""
    seconds = timestamp % SECONDS_PER_DAY + 3600
    return (seconds + SECONDS_PER_DAY if seconds < 0 else seconds) * 10 // 864 % 1000


@cold
def put_zone(sink: Words, letter: i64, fields: Words, zone: Zone, local: LocalTime) -> i1:
    """False of other letters."""
    shift = unbox_int(local.offset) if local is not None else 0
    if letter == b"e":
        if zone is None:
            put_provided(sink, "'UTC")
        else:
            put_text(sink, Str(zone.name))
    elif letter == b"T":
        if zone is None:
            put_provided(sink, "'GMT")
        else:
            put_text(sink, Str(local.abbreviation))
    elif letter == b"P":
        put_offset(sink, shift, True)
    elif letter == b"O":
        put_offset(sink, shift, False)
    elif letter == b"p":
        if zone is None or is_text(Str(local.abbreviation), "'UTC", 3):
            put_byte(sink, b"Z")
        else:
            put_offset(sink, shift, True)
    elif letter == b"I":
        put_number(sink, i64(zone is not None and local.is_dst is TRUE))
    elif letter == b"Z":
        put_number(sink, shift)
    else:
        return False
    return True


@cold
def put_offset(sink: Words, offset: i64, has_colon: i1) -> None:
    size = 0 - offset if offset < 0 else offset
    put_byte(sink, b"-" if offset < 0 else b"+")
    put_digits(sink, size // 3600, 2)
    if has_colon:
        put_byte(sink, b":")
    put_digits(sink, size % 3600 // 60, 2)


# ---- as an array ---------------------------------------------------------------------------------------------------

@entry
def function__getdate(engine: Object, arguments: Cells, count: i64) -> Object:
    zone = default_zone(engine) if below(count, 2) else None
    fields = local_array(Words, FIELDS_BYTES)
    if zone is None or not read_timestamp(fields, arguments[0] if count == 1 else NONE):
        return None
    result = empty_hash() if show_time(fields, zone, fields[TIMESTAMP]) is not None else None
    if result is None:
        return None
    return Object(result) if put_parts(result, fields) else give_up(result)


@cold
def put_parts(result: PhpArray, fields: Words) -> i1:
    """False without memory."""
    year = fields[YEARS]
    month = fields[MONTHS]
    weekday = weekday_of(fields)
    day = days_from_civil(year, month, fields[DAYS]) - days_from_civil(year, 1, 1)
    done = put_date_field(result, "'seconds", fields[SECONDS]) and put_date_field(result, "'minutes", fields[MINUTES])
    done = done and put_date_field(result, "'hours", fields[HOURS]) and put_date_field(result, "'mday", fields[DAYS])
    done = done and put_date_field(result, "'wday", weekday) and put_date_field(result, "'mon", month) and put_date_field(result, "'year", year)
    done = done and put_date_field(result, "'yday", day)
    done = done and put_date_name(result, "'weekday", "zvm.ext.date.moments.calendar.DAYS", weekday)
    done = done and put_date_name(result, "'month", "zvm.ext.date.moments.calendar.MONTHS", month - 1)
    timestamp = box_int(fields[TIMESTAMP]) if done else None
    done = timestamp is not None and set_entry(result, ZERO, timestamp)
    if timestamp is not None:
        release(timestamp)
    return done


@inline
def put_date_field(result: PhpArray, key: i64, number: i64) -> i1:
    return put_value(result, key, box_int(number))


@inline
def put_date_name(result: PhpArray, key: i64, names: i64, number: i64) -> i1:
    name = name_of(names, number)
    return name is not None and put_value(result, key, own(Object(name)))
