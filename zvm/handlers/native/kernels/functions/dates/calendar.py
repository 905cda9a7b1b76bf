"""The Gregorian calendar (zvm/ext/date/moments/calendar.py) and fields of dates: `local_array(Words, FIELDS_BYTES)`, numbers
at YEARS, MONTHS …, where years and amounts are so near that nothing leaves 64 bits.
"""
YEARS, MONTHS, DAYS, HOURS, MINUTES, SECONDS, MICROSECONDS = 0, 1, 2, 3, 4, 5, 6
TIMESTAMP = 7
INVERTED, WHOLE_DAYS = 8, 9  # of differences
FIELDS_BYTES = 80
FAR_YEAR = 100000000
FAR_AMOUNT = 1 << 40
MILLION = 1000000
LAST_YEAR = 32767  # of checkdate()
DAYS_OF_ERA = 146097  # in 400 years


@inline
def floored(number: i64, divisor: i64) -> i64:
    """number // divisor as Python has it, of a divisor above 0."""
    quotient = number // divisor
    return quotient - i64(number - quotient * divisor < 0)


@inline
def is_near(number: i64, limit: i64) -> i1:
    """-limit <= number < limit"""
    return below(number + limit, limit + limit)


@inline
def is_leap_year(year: i64) -> i1:
    return year & 3 == 0 and (year % 100 != 0 or year % 400 == 0)


@inline
def month_length(year: i64, month: i64) -> i64:
    if month == 2:
        return 28 + i64(is_leap_year(year))
    return 30 + ((month + (month >> 3)) & 1)


@inline
def days_from_civil(year: i64, month: i64, day: i64) -> i64:
    """The number of a day, which may be out of range; the month may not."""
    if month <= 2:
        year = year - 1
    days = 365 * year + floored(year, 4) - floored(year, 100) + floored(year, 400)
    return days + (153 * ((month + 9) % 12) + 2) // 5 + day - 1 - EPOCH_SHIFT


@inline
def weekday_of_days(days: i64) -> i64:
    """0 is Sunday."""
    shifted = (days + 4) % 7
    return shifted + 7 if shifted < 0 else shifted


@cold
def set_date(fields: Words, days: i64) -> None:
    """Set year, month and day to those of the number of a day."""
    shifted = days + EPOCH_SHIFT
    era = floored(shifted, DAYS_OF_ERA)
    day = shifted - era * DAYS_OF_ERA
    year = (day - day // 1460 + day // 36524 - day // 146096) // 365
    day = day - (365 * year + year // 4 - year // 100)
    month = (5 * day + 2) // 153
    fields[DAYS] = day - (153 * month + 2) // 5 + 1
    fields[MONTHS] = month + 3 if month < 10 else month - 9
    fields[YEARS] = year + era * 400 + i64(month >= 10)


@inline
def set_clock(fields: Words, seconds: i64) -> None:
    """Set the fields to what a clock shows that counts these seconds from 1970."""
    days = floored(seconds, SECONDS_PER_DAY)
    rest = seconds - days * SECONDS_PER_DAY
    fields[HOURS] = rest // 3600
    fields[MINUTES] = rest // 60 % 60
    fields[SECONDS] = rest % 60
    set_date(fields, days)


@inline
def seconds_of(fields: Words) -> i64:
    """What a clock counts from 1970 that shows the fields."""
    days = days_from_civil(fields[YEARS], fields[MONTHS], fields[DAYS])
    return ((days * 24 + fields[HOURS]) * 60 + fields[MINUTES]) * 60 + fields[SECONDS]


@inline
def time_of_day(fields: Words) -> i64:
    """In microseconds."""
    return ((fields[HOURS] * 60 + fields[MINUTES]) * 60 + fields[SECONDS]) * MILLION + fields[MICROSECONDS]


@inline
def carry_times(fields: Words) -> i64:
    """Bring what is below a day into its range: the days that are over or lacking."""
    carried = floored(fields[MICROSECONDS], MILLION)
    fields[MICROSECONDS] = fields[MICROSECONDS] - carried * MILLION
    seconds = (fields[HOURS] * 60 + fields[MINUTES]) * 60 + fields[SECONDS] + carried
    days = floored(seconds, SECONDS_PER_DAY)
    seconds = seconds - days * SECONDS_PER_DAY
    fields[HOURS] = seconds // 3600
    fields[MINUTES] = seconds // 60 % 60
    fields[SECONDS] = seconds % 60
    return days


@cold
def normalise_fields(fields: Words) -> None:
    """Bring all fields into their ranges (timelib_do_normalize)."""
    day = fields[DAYS] + carry_times(fields)
    years = floored(fields[MONTHS] - 1, 12)
    fields[MONTHS] = fields[MONTHS] - years * 12
    fields[YEARS] = fields[YEARS] + years
    fields[DAYS] = day
    if not below(day - 1, 28):
        set_date(fields, days_from_civil(fields[YEARS], fields[MONTHS], day))


@entry
def function__checkdate(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 3 or not are_near(arguments, count):
        return None
    month = unbox_int(arguments[0])
    year = unbox_int(arguments[2])
    if not below(year - 1, LAST_YEAR) or not below(month - 1, 12):
        return FALSE
    return boolean(below(unbox_int(arguments[1]) - 1, month_length(year, month)))
