"""Moments and the objects of dates: their fields as numbers, and new ones of such."""


@inline
def is_a(value: Object, class_: i64) -> i1:
    """Of a Python class that is provided."""
    known = provided_object(class_)
    return known is not None and is_object(value) and derives(value.type, known)


@cold
def moment_of(value: Object) -> Moment:
    """The moment of a date that is in a zone by identifier, borrowed; null of others, where Python has to look."""
    if not knows_dates() or not is_a(value, "zvm.ext.date.objects.DateObject"):
        return None
    moment = DateObject(value).moment
    if Object(moment) is NONE or unbox_int(moment.zone_type) != ZONE_BY_IDENTIFIER:
        return None
    return moment


@cold
def zone_of(engine: Object, value: Object) -> Zone:
    """The zone of a DateTimeZone, of null the one in force, borrowed; null where Python has to look."""
    if value is NONE:
        return default_zone(engine)
    if not knows_dates() or not is_a(value, "zvm.ext.date.objects.ZoneObject"):
        return None
    moment = ZoneObject(value).moment
    if Object(moment) is NONE or unbox_int(moment.zone_type) != ZONE_BY_IDENTIFIER:
        return None
    return moment.zone


@cold
def read_fields(fields: Words, moment: Moment) -> i1:
    """False of years that are far away, where Python has to look."""
    fields[YEARS] = unbox_int(moment.year)
    fields[MONTHS] = unbox_int(moment.month)
    fields[DAYS] = unbox_int(moment.day)
    fields[HOURS] = unbox_int(moment.hour)
    fields[MINUTES] = unbox_int(moment.minute)
    fields[SECONDS] = unbox_int(moment.second)
    fields[MICROSECONDS] = unbox_int(moment.microsecond)
    fields[TIMESTAMP] = unbox_int(moment.timestamp)
    return is_near(fields[YEARS], FAR_YEAR)


@inline
def number_object(number: i64) -> Object:
    """A box that may be kept, owned: shared ones of small numbers. Null without memory."""
    if below(number - 1, 256):
        return own(count_object(number))
    return ZERO if number == 0 else box_int(number)


@cold
def new_moment(fields: Words, zone: Zone, local: LocalTime) -> Moment:
    """A moment in a zone, owned; null without memory."""
    type = provided_object("zvm.ext.date.moments.moment.Moment")
    moment = Moment(PyType_GenericAlloc(type, 0)) if type is not None else None
    if moment is None:
        return None
    moment.year = number_object(fields[YEARS])
    moment.month = number_object(fields[MONTHS])
    moment.day = number_object(fields[DAYS])
    moment.hour = number_object(fields[HOURS])
    moment.minute = number_object(fields[MINUTES])
    moment.second = number_object(fields[SECONDS])
    moment.microsecond = number_object(fields[MICROSECONDS])
    moment.timestamp = number_object(fields[TIMESTAMP])
    moment.zone_type = own(count_object(ZONE_BY_IDENTIFIER))
    moment.offset = own(local.offset)
    moment.is_dst = local.is_dst
    moment.abbreviation = own(local.abbreviation)
    moment.zone = Zone(own(Object(zone)))
    if PyErr_Occurred() is not None:
        release(Object(moment))
        return None
    return moment


@cold
def new_date(ce: ClassEntry, moment: Moment) -> Object:
    """An object of a class with a moment, which is owned; null without memory, and, nothing done, where Python has to make
    it."""
    if moment is None:
        return None
    date = plain_object(ce)
    if date is None:
        release(Object(moment))
        return None
    DateObject(date).moment = moment
    return Object(date)


@cold
def plain_object(ce: ClassEntry) -> PhpObject:
    """An object of a class of dates, without what its Python class adds, owned; null without memory, and where Python has
    to make it."""
    if ce.create_object is not NONE or ce.instantiable is not TRUE or ce.destructor is not NONE:
        return None
    engine = ce.engine
    if is_collection_due(engine.objects):
        return None
    object = with_defaults(PhpObject(PyType_GenericAlloc(ce.object_type, 0)), ce)
    if object is None:
        return None
    run = local_array(Run, RUN_SIZE)
    run.engine = engine
    if not take_handle(object, run, None):
        release(Object(object))
        return None
    return object


@inline
def has_members(object: PhpObject) -> i1:
    """Has it more than its moment, which a copy would need, too?"""
    return object.slots.size != 0 or Object(object.dynamic) is not NONE or object.guards is not NONE


# ---- changing dates ------------------------------------------------------------------------------------------------

@cold
def changed_date(this: PhpObject, is_copied: i1, fields: Words, zone: Zone, local: LocalTime) -> Object:
    """A date that has the moment of these fields: the object itself or a copy, owned; null where the local time type is,
    and Python has to look."""
    if local is None or is_copied and has_members(this):
        return None
    moment = new_moment(fields, zone, local)
    if is_copied or moment is None:
        return new_date(this.ce, moment)
    old = Object(DateObject(this).moment)
    DateObject(this).moment = moment
    release(old)
    return own(Object(this))


@inline
def is_copied_by(this: PhpObject) -> i1:
    """Do methods change a copy of the date?"""
    return is_a(Object(this), "zvm.ext.date.date_time.DateTimeImmutable")


@methods("datetime", "datetimeimmutable")
def gettimestamp(this: PhpObject, arguments: Cells, count: i64) -> Object:
    moment = moment_of(Object(this)) if count == 0 else None
    return None if moment is None else own(moment.timestamp)


@methods("datetime", "datetimeimmutable")
def getoffset(this: PhpObject, arguments: Cells, count: i64) -> Object:
    moment = moment_of(Object(this)) if count == 0 else None
    local = type_at(moment.zone, unbox_int(moment.timestamp)) if moment is not None else None
    return None if local is None else own(local.offset)


@methods("datetime", "datetimeimmutable")
def settimestamp(this: PhpObject, arguments: Cells, count: i64) -> Object:
    moment = moment_of(Object(this)) if count == 1 and arguments[0].type is LONG else None
    if moment is None:
        return None
    fields = local_array(Words, FIELDS_BYTES)
    if show_time(fields, moment.zone, unbox_int(arguments[0])) is None:
        return None
    fields[MICROSECONDS] = 0
    return changed_date(this, is_copied_by(this), fields, moment.zone, settle_fields(fields, moment.zone))


@methods("datetime", "datetimeimmutable")
def settimezone(this: PhpObject, arguments: Cells, count: i64) -> Object:
    moment = moment_of(Object(this)) if count == 1 and arguments[0] is not NONE else None
    zone = zone_of(None, arguments[0]) if moment is not None else None
    fields = local_array(Words, FIELDS_BYTES)
    if zone is None or not read_fields(fields, moment):
        return None
    return changed_date(this, is_copied_by(this), fields, zone, show_time(fields, zone, fields[TIMESTAMP]))


@methods("datetime", "datetimeimmutable")
def settime(this: PhpObject, arguments: Cells, count: i64) -> Object:
    fields = local_array(Words, FIELDS_BYTES)
    moment = changeable(fields, this, arguments, count, 2, 4)
    if moment is None:
        return None
    fields[SECONDS] = 0
    fields[MICROSECONDS] = 0
    put_numbers(fields, HOURS, arguments, count)
    return changed_date(this, is_copied_by(this), fields, moment.zone, settle_fields(fields, moment.zone))


@methods("datetime", "datetimeimmutable")
def setdate(this: PhpObject, arguments: Cells, count: i64) -> Object:
    fields = local_array(Words, FIELDS_BYTES)
    moment = changeable(fields, this, arguments, count, 3, 3)
    if moment is None or not is_near(unbox_int(arguments[0]), FAR_YEAR) or not is_near(unbox_int(arguments[1]), FAR_YEAR):
        return None
    put_numbers(fields, YEARS, arguments, count)
    return changed_date(this, is_copied_by(this), fields, moment.zone, settle_fields(fields, moment.zone))


@cold
def changeable(fields: Words, this: PhpObject, arguments: Cells, count: i64, fewest: i64, most: i64) -> Moment:
    """The moment of a date that is to be changed by so many numbers, borrowed, its fields read; null where Python has to
    look."""
    if not below(count - fewest, most - fewest + 1) or not are_near(arguments, count):
        return None
    moment = moment_of(Object(this))
    return moment if moment is not None and read_fields(fields, moment) else None


@cold
def are_near(arguments: Cells, count: i64) -> i1:
    """Are they ints that nothing leaves 64 bits by?"""
    i = 0
    while i < count:
        if arguments[i].type is not LONG or not is_near(unbox_int(arguments[i]), FAR_AMOUNT):
            return False
        i = i + 1
    return True


@inline
def put_numbers(fields: Words, first: i64, arguments: Cells, count: i64) -> None:
    i = 0
    while i < count:
        fields[first + i] = unbox_int(arguments[i])
        i = i + 1
