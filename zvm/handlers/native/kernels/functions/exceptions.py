"""Methods of Exception and Error, and assert()."""


@methods("exception", "error")
def __construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    if count > 3 or (count > 0 and arguments[0].type is not STR) or (count > 1 and arguments[1].type is not LONG):
        return None
    if count == 3 and arguments[2] is not NONE and not is_throwable(arguments[2]):
        return None
    slots = this.slots.items
    if count > 0:
        replace(at(slots, MESSAGE), arguments[0])
    if count > 1 and unbox_int(arguments[1]) != 0:
        code = own(arguments[1])
        replace(at(slots, CODE), code)
        release(code)
    if count == 3 and arguments[2] is not NONE:
        replace(at(slots, PREVIOUS), arguments[2])
    return NONE


@inline
def field_value(this: PhpObject, count: i64, slot: i64) -> Object:
    if count != 0:
        return None
    value = this.slots.items[slot]
    if value.type is REFERENCE or value is UNDEF:
        return None
    return own(value)


@methods("exception", "error")
def getmessage(this: PhpObject, arguments: Cells, count: i64) -> Object:
    if this.slots.items[MESSAGE].type is not STR:
        return None
    return field_value(this, count, MESSAGE)


@entry
def method__exception__getcode(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, CODE)


@entry
def method__exception__getprevious(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, PREVIOUS)


@entry
def method__exception__getline(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, LINE)


@entry
def function__assert(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of what is true."""
    return TRUE if count > 0 and arguments[0] is TRUE else None
