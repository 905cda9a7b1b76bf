"""add() and sub() of intervals (zvm/ext/date/moments/arithmetic.py)."""


@methods("datetime", "datetimeimmutable")
def add(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return moved_date(this, arguments[0], 1) if count == 1 else None


@methods("datetime", "datetimeimmutable")
def sub(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return moved_date(this, arguments[0], -1) if count == 1 else None


@cold
def moved_date(this: PhpObject, value: Object, direction: i64) -> Object:
    """The date later, or earlier, by an interval of amounts, owned; null where Python has to look."""
    moment = moment_of(Object(this))
    interval = amounts_of(dereferenced(value)) if moment is not None else None
    fields = local_array(Words, FIELDS_BYTES)
    amounts = local_array(Words, FIELDS_BYTES)
    if interval is None or not read_fields(fields, moment) or not read_amounts(amounts, interval):
        return None
    if unbox_int(interval.invert) != 0:
        direction = 0 - direction
    elapsed = 0
    if IntervalObject(dereferenced(value)).counts_elapsed is TRUE:
        elapsed = take_elapsed(amounts)
    zone = moment.zone
    local = type_at(zone, fields[TIMESTAMP])
    if elapsed == 0 or amounts[YEARS] != 0 or amounts[MONTHS] != 0 or amounts[DAYS] != 0:
        add_amounts(fields, amounts, direction)
        local = settle_fields(fields, zone)
    if local is None:
        return None
    if elapsed != 0:
        local = show_time(fields, zone, fields[TIMESTAMP] + direction * elapsed)
    return changed_date(this, is_copied_by(this), fields, zone, local)


@cold
def read_amounts(amounts: Words, interval: Relative) -> i1:
    """False of such as go to a weekday or the like, have fractions of seconds or are large, where Python has to look."""
    if interval.has_weekday is not FALSE or interval.has_special is not FALSE or unbox_int(interval.day_of_month) != 0:
        return False
    amounts[YEARS] = unbox_int(interval.year)
    amounts[MONTHS] = unbox_int(interval.month)
    amounts[DAYS] = unbox_int(interval.day)
    amounts[HOURS] = unbox_int(interval.hour)
    amounts[MINUTES] = unbox_int(interval.minute)
    amounts[SECONDS] = unbox_int(interval.second)
    amounts[MICROSECONDS] = unbox_int(interval.microsecond)
    i = 0
    while i < MICROSECONDS:
        if not is_near(amounts[i], FAR_YEAR):
            return False
        i = i + 1
    return amounts[MICROSECONDS] == 0


@cold
def take_elapsed(amounts: Words) -> i64:
    """The seconds of hours and what is below, which count as time that passes; they are no more among the amounts."""
    elapsed = (amounts[HOURS] * 60 + amounts[MINUTES]) * 60 + amounts[SECONDS]
    amounts[HOURS] = 0
    amounts[MINUTES] = 0
    amounts[SECONDS] = 0
    return elapsed
