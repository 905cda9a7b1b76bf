"""Zones: the local time type at a moment, where the zone remembers it (zvm/ext/date/zones/zone_file.py, which does the rest)."""


@inline
def in_span(span: Tuple, number: i64) -> i1:
    """Of (from, to, answer)."""
    return unbox_int(span.first) <= number and number < unbox_int(span.second)


@cold
def type_at(zone: Zone, timestamp: i64) -> LocalTime:
    """The local time type in force at a moment, borrowed; null where Python has to look."""
    if zone.is_constant is TRUE:
        return zone.standard
    found = dict_find_int(zone.by_time, timestamp >> STRETCH)
    if found is not None:
        return LocalTime(found[0])
    if in_span(zone.span, timestamp):
        return LocalTime(zone.span.third)
    return LocalTime(zone.last_span.third) if in_span(zone.last_span, timestamp) else None


@cold
def type_at_clock(zone: Zone, seconds: i64) -> LocalTime:
    """The same when its clock shows that many seconds from 1970; null near transitions, too, where Python has to look."""
    found = dict_find_int(zone.by_clock, seconds >> STRETCH)
    if found is not None:
        return LocalTime(found[0])
    if in_span(zone.clock, seconds):
        return LocalTime(zone.clock.third)
    return LocalTime(zone.last_clock.third) if in_span(zone.last_clock, seconds) else None


@cold
def span_at(zone: Zone, timestamp: i64) -> Tuple:
    """The span between transitions that a moment is in, as the zone remembers it; null where Python has to look."""
    if zone.is_constant is TRUE:
        return None
    if in_span(zone.span, timestamp):
        return zone.span
    return zone.last_span if in_span(zone.last_span, timestamp) else None


@cold
def settle_fields(fields: Words, zone: Zone) -> LocalTime:
    """Bring the fields into their ranges and set the timestamp: the local time type then, borrowed; null, with the fields in
    their ranges, where type_at_clock() knows none."""
    normalise_fields(fields)
    seconds = seconds_of(fields)
    local = type_at_clock(zone, seconds)
    if local is not None:
        fields[TIMESTAMP] = seconds - unbox_int(local.offset)
    return local


@cold
def settle_anywhere(fields: Words, zone: Zone) -> LocalTime:
    """settle_fields() of a date whose own zone is not known yet, near changes of the clock, too, which may move the fields
    (_offset_of_clock() in zvm/ext/date/moments/arithmetic.py)."""
    local = settle_fields(fields, zone)
    if local is not None:
        return local
    seconds = seconds_of(fields)
    current = span_at(zone, seconds)
    if current is None:
        return None
    shift = unbox_int(LocalTime(current.third).offset)
    actual = span_at(zone, seconds - shift)
    if actual is None:
        return None
    other = unbox_int(LocalTime(actual.third).offset)
    since = unbox_int(actual.first)
    if since + shift - other > seconds - other or seconds - other >= since:
        shift = other
    return show_time(fields, zone, seconds - shift)


@cold
def show_time(fields: Words, zone: Zone, timestamp: i64) -> LocalTime:
    """Set the fields, but microseconds, to what the zone's clock shows then: the local time type, borrowed; null where
    Python has to look."""
    local = type_at(zone, timestamp) if is_near(timestamp, FAR_AMOUNT) else None
    if local is not None:
        fields[TIMESTAMP] = timestamp
        set_clock(fields, timestamp + unbox_int(local.offset))
    return local


@cold
def default_zone(engine: Object) -> Zone:
    """The zone in force, borrowed; null where Python has to look."""
    if not knows_moments():
        return None
    return Zone(asked_quietly(engine, "zvm.ext.date.state.default_zone"))


@inline
def knows_moments() -> i1:
    """Whether moments and zones are laid out as they were when this was compiled."""
    return is_layout("zvm.handlers.native.late.MOMENTS", MOMENTS_LAYOUT)


@inline
def knows_dates() -> i1:
    """Whether objects of dates, too, are."""
    return is_layout("zvm.handlers.native.late.DATES", DATES_LAYOUT) and knows_moments()


@inline
def is_layout(group: i64, key: i64) -> i1:
    found = provided_object(group)
    if found is None:
        PyErr_Clear()
        return False
    return unbox_int(found) == key
