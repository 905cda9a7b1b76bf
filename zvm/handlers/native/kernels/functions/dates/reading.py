"""Dates in texts as programs mostly write them: 2024-02-28, 2024-02-28 10:20:30, +3 days, and both, one after the other
(zvm/ext/date/reading/date_parser.py reads all others).
"""
SAYS_DATE, SAYS_TIME, SAYS_AMOUNT = 1, 2, 4
MOST_AMOUNT_DIGITS = 9
DATE_LENGTH = 10
# words of units as numbers, the first letter lowest
DAY_LETTERS, WEEK_LETTERS = (0).from_bytes(b"day", "little"), (0).from_bytes(b"week", "little")
MONTH_LETTERS, YEAR_LETTERS = (0).from_bytes(b"month", "little"), (0).from_bytes(b"year", "little")
HOUR_LETTERS, MIN_LETTERS = (0).from_bytes(b"hour", "little"), (0).from_bytes(b"min", "little")
MINUTE_LETTERS, SEC_LETTERS = (0).from_bytes(b"minute", "little"), (0).from_bytes(b"sec", "little")
SECOND_LETTERS = (0).from_bytes(b"second", "little")


@cold
def read_common(text: Object, fields: Words, amounts: Words) -> i64:
    """What a text says: SAYS_*, and that in fields and amounts; 0 where Python has to look."""
    if text.type is not STR or not is_narrow(Str(text)):
        return 0
    data = str_data(Str(text))
    length = Str(text).length
    if length < DATE_LENGTH or not is_digit(i64(data[0])):
        return SAYS_AMOUNT if length > 0 and read_amount(data, 0, length, amounts) else 0
    if not read_date(data, fields):
        return 0
    said = SAYS_DATE
    i = DATE_LENGTH
    if i < length and i64(data[i]) == b" " and i + 1 < length and is_digit(i64(data[i + 1])):
        i = read_time(data, i + 1, length, fields)
        if i < 0:
            return 0
        said = SAYS_DATE | SAYS_TIME
    if i == length:
        return said
    if i64(data[i]) != b" " or not read_amount(data, i + 1, length, amounts):
        return 0
    return said | SAYS_AMOUNT


@inline
def two_digits(data: Bytes, i: i64) -> i64:
    """Their number; negative of others."""
    if not is_digit(i64(data[i])) or not is_digit(i64(data[i + 1])):
        return -1
    return (i64(data[i]) - b"0") * 10 + i64(data[i + 1]) - b"0"


@cold
def read_date(data: Bytes, fields: Words) -> i1:
    """yyyy-mm-dd, of a day that there is."""
    century = two_digits(data, 0)
    year = two_digits(data, 2)
    month = two_digits(data, 5)
    day = two_digits(data, 8)
    if century < 0 or year < 0 or i64(data[4]) != b"-" or i64(data[7]) != b"-" or not below(month - 1, 12):
        return False
    year = century * 100 + year
    fields[YEARS] = year
    fields[MONTHS] = month
    fields[DAYS] = day
    return below(day - 1, month_length(year, month))


@cold
def read_time(data: Bytes, i: i64, length: i64, fields: Words) -> i64:
    """The place after hh:mm or hh:mm:ss, -1 of others."""
    if i + 5 > length or i64(data[i + 2]) != b":":
        return -1
    hour = two_digits(data, i)
    minute = two_digits(data, i + 3)
    second = 0
    i = i + 5
    if i < length and i64(data[i]) == b":":
        if i + 3 > length:
            return -1
        second = two_digits(data, i + 1)
        i = i + 3
    if not below(hour, 24) or not below(minute, 60) or not below(second, 60):
        return -1
    fields[HOURS] = hour
    fields[MINUTES] = minute
    fields[SECONDS] = second
    fields[MICROSECONDS] = 0
    return i


@cold
def read_amount(data: Bytes, i: i64, length: i64, amounts: Words) -> i1:
    """One signed amount of a unit, which ends the text."""
    sign = i64(data[i])
    if sign != b"+" and sign != b"-":
        return False
    i = i + 1
    digits = digits_at(data, i, length)
    if not below(digits - 1, MOST_AMOUNT_DIGITS) or i + digits >= length or i64(data[i + digits]) != b" ":
        return False
    number = number_of_digits(offset(data, i, Bytes), digits, 0)
    i = i + digits + 1
    size = length - i
    if size > 3 and i64(data[length - 1]) == b"s":
        size = size - 1
    unit = unit_of_word(offset(data, i, Bytes), size)
    if unit < 0:
        return False
    clear_fields(amounts)
    if unit > MICROSECONDS:
        unit = DAYS
        number = number * 7
    amounts[unit] = 0 - number if sign == b"-" else number
    return True


@inline
def clear_fields(fields: Words) -> None:
    i = 0
    while i <= MICROSECONDS:
        fields[i] = 0
        i = i + 1


@cold
def unit_of_word(word: Bytes, size: i64) -> i64:
    """What a word in the singular counts, weeks being more than MICROSECONDS; -1 of others."""
    if size > 6:
        return -1
    letters = 0
    while size > 0:
        size = size - 1
        letters = letters << 8 | i64(word[size]) & 255
    if letters == DAY_LETTERS:
        return DAYS
    if letters == WEEK_LETTERS:
        return MICROSECONDS + 1
    if letters == MONTH_LETTERS:
        return MONTHS
    if letters == YEAR_LETTERS:
        return YEARS
    if letters == HOUR_LETTERS:
        return HOURS
    if letters == MIN_LETTERS or letters == MINUTE_LETTERS:
        return MINUTES
    return SECONDS if letters == SEC_LETTERS or letters == SECOND_LETTERS else -1


@inline
def add_amounts(fields: Words, amounts: Words, factor: i64) -> None:
    """Times 1 or -1."""
    i = 0
    while i <= MICROSECONDS:
        fields[i] = fields[i] + factor * amounts[i]
        i = i + 1


# ---- moments of texts ----------------------------------------------------------------------------------------------

@cold
def forget_remarks(engine: Engine) -> i1:
    """Nothing is wrong with the date that was read last. False where Python has to say so."""
    state = state_of(engine, "zvm.ext.date.state.DateState")
    if state is None:
        PyErr_Clear()
        return False
    replace(cell(DateState(state).remarks), NONE)
    return True


@methods("datetime", "datetimeimmutable")
def __construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """Of a date, or of now."""
    engine = this.ce.engine
    if not below(count, 3) or not knows_dates() or Object(DateObject(this).moment) is not NONE:
        return None
    zone = zone_of(Object(engine), dereferenced(arguments[1]) if count == 2 else NONE)
    if zone is None:
        return None
    fields = local_array(Words, FIELDS_BYTES)
    local = moment_now(fields, zone) if count == 0 or arguments[0] is EMPTY else moment_of_text(fields, zone, arguments[0])
    if local is None or not forget_remarks(engine):
        return None
    moment = new_moment(fields, zone, local)
    if moment is None:
        return None
    DateObject(this).moment = moment
    return NONE


@cold
def moment_now(fields: Words, zone: Zone) -> LocalTime:
    """Set the fields to what the zone's clock shows: the local time type, borrowed; null where Python has to look."""
    time = local_array(Words, 16)
    if gettimeofday(time, None) != 0:
        return None
    fields[MICROSECONDS] = time[1]
    return show_time(fields, zone, time[0])


@cold
def moment_of_text(fields: Words, zone: Zone, text: Object) -> LocalTime:
    """The same of a text that says a date."""
    amounts = local_array(Words, FIELDS_BYTES)
    clear_fields(fields)
    said = read_common(text, fields, amounts)
    if said & SAYS_DATE == 0:
        return None
    if said & SAYS_AMOUNT != 0:
        add_amounts(fields, amounts, 1)
    return settle_anywhere(fields, zone)


@entry
def function__strtotime(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a date, or of an amount and a timestamp."""
    zone = default_zone(engine) if below(count - 1, 2) else None
    if zone is None:
        return None
    fields = local_array(Words, FIELDS_BYTES)
    amounts = local_array(Words, FIELDS_BYTES)
    clear_fields(fields)
    said = read_common(arguments[0], fields, amounts)
    if said == SAYS_AMOUNT:
        if count != 2 or arguments[1].type is not LONG or show_time(fields, zone, unbox_int(arguments[1])) is None:
            return None
    elif said == 0 or count == 2 and arguments[1].type is not LONG and arguments[1] is not NONE:
        return None
    if said & SAYS_AMOUNT != 0:
        add_amounts(fields, amounts, 1)
    return box_int(fields[TIMESTAMP]) if settle_anywhere(fields, zone) is not None else None


@methods("datetime", "datetimeimmutable")
def modify(this: PhpObject, arguments: Cells, count: i64) -> Object:
    moment = moment_of(Object(this)) if count == 1 else None
    fields = local_array(Words, FIELDS_BYTES)
    amounts = local_array(Words, FIELDS_BYTES)
    if moment is None or not read_fields(fields, moment):
        return None
    said = read_common(arguments[0], fields, amounts)
    if said == 0:
        return None
    if said & SAYS_AMOUNT != 0:
        add_amounts(fields, amounts, 1)
    local = settle_fields(fields, moment.zone)
    if local is None or not forget_remarks(this.ce.engine):
        return None
    return changed_date(this, is_copied_by(this), fields, moment.zone, local)


# ---- parts ---------------------------------------------------------------------------------------------------------

@entry
def function__mktime(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of all six parts."""
    if count != 6 or not are_near(arguments, count) or not is_near(unbox_int(arguments[3]), FAR_YEAR):
        return None
    year = unbox_int(arguments[5])
    zone = default_zone(engine) if year > 100 and year < FAR_YEAR else None
    if zone is None:
        return None
    fields = local_array(Words, FIELDS_BYTES)
    clear_fields(fields)
    fields[YEARS] = year
    fields[MONTHS] = unbox_int(arguments[3])
    fields[DAYS] = unbox_int(arguments[4])
    put_numbers(fields, HOURS, arguments, 3)
    return box_int(fields[TIMESTAMP]) if settle_fields(fields, zone) is not None else None
