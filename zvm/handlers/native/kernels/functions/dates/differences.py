"""The difference of two moments in one zone (zvm/ext/date/moments/difference.py)."""


@methods("datetime", "datetimeimmutable")
def diff(this: PhpObject, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 2) or count == 2 and arguments[1].type is not BOOL:
        return None
    return interval_between(this.ce.engine, Object(this), arguments[0], count == 2 and arguments[1] is TRUE)


@entry
def function__date_diff(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 2) or count == 3 and arguments[2].type is not BOOL:
        return None
    return interval_between(Engine(engine), arguments[0], arguments[1], count == 3 and arguments[2] is TRUE)


@cold
def interval_between(engine: Engine, start: Object, end: Object, is_absolute: i1) -> Object:
    """A DateInterval, owned; null where Python has to look."""
    one = moment_of(start)
    two = moment_of(dereferenced(end)) if one is not None else None
    difference = local_array(Words, FIELDS_BYTES)
    if two is None or two.zone is not one.zone or not subtract_moments(difference, one, two):
        return None
    if is_absolute:
        difference[INVERTED] = 0
    return new_interval(engine, difference)


@cold
def subtract_moments(result: Words, one: Moment, two: Moment) -> i1:
    """How far it is from `one` to `two`. False where Python has to look."""
    start = local_array(Words, FIELDS_BYTES)
    end = local_array(Words, FIELDS_BYTES)
    if not read_fields(start, one) or not read_fields(end, two):
        return False
    result[WHOLE_DAYS] = whole_days(start, end)
    result[INVERTED] = 0
    if is_later_by_clock(start, end):
        result[INVERTED] = 1
        other = one
        one = two
        two = other
        fields = start
        start = end
        end = fields
    if end[TIMESTAMP] < start[TIMESTAMP]:
        return False
    i = 0
    while i <= MICROSECONDS:
        result[i] = end[i] - start[i]
        i = i + 1
    carry_amounts(result, start if result[INVERTED] != 0 else end)
    return follow_clock_changes(result, one, two)


@inline
def is_later_by_clock(one: Words, two: Words) -> i1:
    i = 0
    while i < MICROSECONDS and one[i] == two[i]:
        i = i + 1
    return one[i] > two[i]


@inline
def whole_days(one: Words, two: Words) -> i64:
    """The whole days between two moments, on the clock."""
    days = days_from_civil(one[YEARS], one[MONTHS], one[DAYS]) - days_from_civil(two[YEARS], two[MONTHS], two[DAYS])
    if days == 0:
        return 0
    is_first_earlier = one[TIMESTAMP] < two[TIMESTAMP]
    if one[TIMESTAMP] == two[TIMESTAMP]:
        is_first_earlier = one[MICROSECONDS] < two[MICROSECONDS]
    spent = time_of_day(one) - time_of_day(two)
    is_unfinished = spent > 0 if is_first_earlier else spent < 0
    return (0 - days if days < 0 else days) - i64(is_unfinished)


@cold
def carry_amounts(result: Words, base: Words) -> None:
    """Bring the amounts into their ranges, days by the lengths of the months next to `base`."""
    result[DAYS] = result[DAYS] + carry_times(result)
    year = base[YEARS]
    month = base[MONTHS]
    step = 1 if result[INVERTED] != 0 else -1
    while result[DAYS] < 0:
        if step < 0:
            year = year - i64(month == 1)
            month = 12 if month == 1 else month - 1
        result[DAYS] = result[DAYS] + month_length(year, month)
        result[MONTHS] = result[MONTHS] - 1
        if step > 0:
            year = year + i64(month == 12)
            month = 1 if month == 12 else month + 1
    years = floored(result[MONTHS], 12)
    result[MONTHS] = result[MONTHS] - years * 12
    result[YEARS] = result[YEARS] + years


@cold
def follow_clock_changes(result: Words, one: Moment, two: Moment) -> i1:
    """Correct a difference for summer time that began or ended meanwhile (timelib_diff_with_tzid). False where Python has
    to look."""
    start = unbox_int(one.timestamp)
    end = unbox_int(two.timestamp)
    passed = end - start
    shift = unbox_int(two.offset) - unbox_int(one.offset)
    if one.is_dst is TRUE and two.is_dst is FALSE:
        if passed + shift < SECONDS_PER_DAY:
            take_back(result, shift)
        return True
    zone = two.zone
    if two.is_dst is TRUE and one.is_dst is FALSE:
        span = span_at(zone, end)
        if span is None:
            return False
        since = unbox_int(span.first)
        day_later = start + SECONDS_PER_DAY
        if (since >= day_later or day_later > since + shift) and (passed + shift) % SECONDS_PER_DAY > end - since:
            take_back(result, shift)
        return True
    if passed >= SECONDS_PER_DAY and zone.is_constant is FALSE:
        span = span_at(zone, end - unbox_int(two.offset))
        if span is None:
            return False
        since = unbox_int(span.first)
        if since - unbox_int(one.offset) + unbox_int(LocalTime(span.third).offset) <= end and end < since:
            result[DAYS] = result[DAYS] - 1
            result[HOURS] = 24
    return True


@inline
def take_back(result: Words, shift: i64) -> None:
    """Take the hours and minutes of a shift of the clock off."""
    result[HOURS] = result[HOURS] - shift // 3600
    result[MINUTES] = result[MINUTES] - shift % 3600 // 60
