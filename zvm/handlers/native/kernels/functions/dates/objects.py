"""What all objects can do, with dates and zones: be made, copied, compared, and written as JSON (zvm/ext/date/objects.py)."""


@inline
def has_met_dates() -> i1:
    """Were dates met before, so that asking about their classes imports nothing?"""
    return SHARED.provided["zvm.handlers.native.late.DATES"] is not NONE and knows_dates()


@inline
def is_date(object: PhpObject) -> i1:
    """One that has been constructed."""
    if not has_met_dates() or not is_a(Object(object), "zvm.ext.date.objects.DateObject"):
        return False
    return Object(DateObject(object).moment) is not NONE


@cold
def order_of_dates(left: PhpObject, right: PhpObject) -> i64:
    """UNKNOWN of other objects."""
    if not is_date(left) or not is_date(right):
        return UNKNOWN
    one = DateObject(left).moment
    other = DateObject(right).moment
    found = order_of_ints(unbox_int(one.timestamp), unbox_int(other.timestamp))
    return order_of_ints(unbox_int(one.microsecond), unbox_int(other.microsecond)) if found == 0 else found


@cold
def cloned_date(object: PhpObject) -> Object:
    """A copy of a date without properties, owned; null where Python has to make it."""
    if not is_date(object) or object.ce.clone is not NONE or has_members(object):
        return None
    return new_date(object.ce, Moment(copied_slots(Object(DateObject(object).moment))))


@cold
def copied_slots(object: Object) -> Object:
    """A twin of an object that has slots and nothing else, owned; null without memory."""
    twin = PyType_GenericAlloc(object.type, 0)
    if twin is None:
        return None
    place = FIRST_SLOT
    while place < Type(object.type).basicsize:
        value = offset(object, place, Cells)[0]
        if value is not None:
            offset(twin, place, Cells)[0] = own(value)
        place = place + 8
    return twin


# ---- zones ---------------------------------------------------------------------------------------------------------

@methods("datetime", "datetimeimmutable")
def gettimezone(this: PhpObject, arguments: Cells, count: i64) -> Object:
    name = provided_object("'datetimezone")
    moment = moment_of(Object(this)) if count == 0 else None
    ce = known_class(this.ce.engine, name) if name is not None and moment is not None else None
    zone = plain_object(ce) if ce is not None else None
    if zone is None:
        return None
    copy = copied_slots(Object(moment))
    if copy is None:
        release(Object(zone))
        return None
    ZoneObject(zone).moment = Moment(copy)
    return Object(zone)


@entry
def method__datetimezone____construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not STR or not knows_dates() or Object(ZoneObject(this).moment) is not NONE:
        return None
    found = call_provided("zvm.ext.date.objects.read_zone_moment", arguments, 1)
    if found is None:
        return None
    if found.type is STR:  # why there is none
        release(found)
        return None
    ZoneObject(this).moment = Moment(found)
    return NONE


# ---- JSON ----------------------------------------------------------------------------------------------------------

@cold
def put_json_date(engine: Object, sink: Words, object: PhpObject) -> i1:
    """Of a date without properties. False, and nothing done, where Python has to look."""
    moment = moment_of(Object(object)) if has_met_dates() and not has_members(object) else None
    format = provided_object("zvm.ext.date.objects.FULL_FORMAT")
    fields = local_array(Words, FIELDS_BYTES)
    if moment is None or format is None or not read_fields(fields, moment):
        return False
    zone = moment.zone
    local = type_at(zone, fields[TIMESTAMP])
    text = date_text(format, fields, zone, local) if local is not None else None
    if text is None:
        return False
    incref(Object(zone))
    open_json(sink, b"{")
    is_done = put_json_named(engine, sink, 0, "'date", text)
    is_done = is_done and put_json_named(engine, sink, 1, "'timezone_type", count_object(ZONE_BY_IDENTIFIER))
    is_done = is_done and put_json_named(engine, sink, 2, "'timezone", zone.name)
    close_json(sink, b"}", 3)
    release(Object(zone))
    release(text)
    return is_done


@inline
def put_json_named(engine: Object, sink: Words, number: i64, name: i64, value: Object) -> i1:
    known = provided_object(name)
    return known is not None and put_json_member(engine, sink, number, known, value)
