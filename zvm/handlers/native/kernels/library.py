"""Small internal functions that programs call most, for the values they mostly pass.

A kernel `function__name(engine, arguments, count)` stands for the function, `method__class__name(this, …)` for a method
(lower-case names): its value, owned, null where the function in Python has to look; nothing has happened then.
"""
MESSAGE, CODE, EXCEPTION_FILE, EXCEPTION_LINE, PREVIOUS = 0, 2, 3, 4, 6  # slots of every Throwable


# ---- numbers -------------------------------------------------------------------------------------------------------

@entry
def function__min(engine: Object, arguments: Cells, count: i64) -> Object:
    return extreme(arguments, count, True)


@entry
def function__max(engine: Object, arguments: Cells, count: i64) -> Object:
    return extreme(arguments, count, False)


def extreme(arguments: Cells, count: i64, least: i1) -> Object:
    """The least or greatest of ints, or of floats."""
    if count < 2:
        return None
    found = arguments[0]
    i = 1
    while i < count:
        value = arguments[i]
        if value.type is LONG and found.type is LONG:
            is_less = unbox_int(value) < unbox_int(found)
            is_more = unbox_int(value) > unbox_int(found)
        elif value.type is FLOAT and found.type is FLOAT and Float(value).value == Float(value).value:
            is_less = Float(value).value < Float(found).value
            is_more = Float(value).value > Float(found).value
        else:
            return None
        if is_less and least or is_more and not least:
            found = value
        i = i + 1
    if found.type is FLOAT and Float(found).value != Float(found).value:
        return None
    return own(found)


@entry
def function__abs(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    value = arguments[0]
    if value.type is FLOAT:
        number = Float(value).value
        return box_float(0.0 - number if number < 0.0 else number + 0.0)
    if value.type is not LONG or value is INT_MIN_BOX or unbox_int(value) == 0 - INT_MAX - 1:
        return None
    whole = unbox_int(value)
    return box_int(0 - whole if whole < 0 else whole)


@entry
def function__intdiv(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or arguments[0].type is not LONG or arguments[1].type is not LONG:
        return None
    divisor = unbox_int(arguments[1])
    if divisor == 0 or divisor == -1:
        return None
    return box_int(unbox_int(arguments[0]) // divisor)


@entry
def function__floor(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    if arguments[0].type is FLOAT:
        return box_float(floor(Float(arguments[0]).value))
    return box_float(f64(unbox_int(arguments[0]))) if arguments[0].type is LONG else None


@entry
def function__ceil(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    if arguments[0].type is FLOAT:
        return box_float(ceil(Float(arguments[0]).value))
    return box_float(f64(unbox_int(arguments[0]))) if arguments[0].type is LONG else None


@entry
def function__sqrt(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or not is_number(arguments[0]):
        return None
    number = as_float(arguments[0])
    return box_float(sqrt(number)) if number >= 0.0 else None


@entry
def function__sin(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(sin(as_float(arguments[0]))) if count == 1 and is_number(arguments[0]) else None


@entry
def function__cos(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(cos(as_float(arguments[0]))) if count == 1 and is_number(arguments[0]) else None


# ---- types ---------------------------------------------------------------------------------------------------------

@entry
def function__is_numeric(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    if is_number(arguments[0]):
        return true_or_false(True)
    return None if arguments[0].type is STR or is_object(arguments[0]) else true_or_false(False)


@inline
def true_or_false(value: i1) -> Object:
    """Owned."""
    object = boolean(value)
    incref(object)
    return object


# ---- strings -------------------------------------------------------------------------------------------------------

@entry
def function__ord(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not STR or not is_narrow(Str(arguments[0])):
        return None
    text = Str(arguments[0])
    return box_int(i64(str_data(text)[0]) if text.length > 0 else 0)


@entry
def function__chr(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not LONG:
        return None
    one = SHARED.characters[unbox_int(arguments[0]) & 255]
    incref(one)
    return one


@entry
def function__strlen(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_int(Str(arguments[0]).length) if count == 1 and arguments[0].type is STR else None


@entry
def function__substr(engine: Object, arguments: Cells, count: i64) -> Object:
    if below(count - 2, 2) and arguments[0].type is STR and arguments[1].type is LONG and is_narrow(Str(arguments[0])):
        text = Str(arguments[0])
        length = text.length
        start = unbox_int(arguments[1])
        if start < 0:
            start = 0 if start + length < 0 else start + length
        elif start > length:
            start = length
        end = length
        if count == 3 and arguments[2] is not NONE:
            if arguments[2].type is not LONG:
                return None
            wanted = unbox_int(arguments[2])
            if wanted < 0:
                end = length + wanted
            elif wanted < length - start:
                end = start + wanted
        if end - start == 1:
            one = SHARED.characters[i64(str_data(text)[start])]
            incref(one)
            return one
        if end <= start:
            incref(EMPTY)
            return EMPTY
        return PyUnicode_Substring(Object(text), start, end)
    return None


@entry
def function__strpos(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 2) or arguments[0].type is not STR or arguments[1].type is not STR:
        return None
    text = Str(arguments[0])
    needle = Str(arguments[1])
    if not is_narrow(text) or not is_narrow(needle):
        return None
    first = 0
    if count == 3:
        if arguments[2].type is not LONG or not below(unbox_int(arguments[2]), text.length + 1):
            return None
        first = unbox_int(arguments[2])
    data = str_data(text)
    found = memmem(offset(data, first, Bytes), text.length - first, str_data(needle), needle.length)
    if found is None:
        return true_or_false(False)
    return box_int(i64(found) - i64(data))


# ---- arrays --------------------------------------------------------------------------------------------------------

@entry
def function__count(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or arguments[0].type is not PHP_ARRAY:
        return None
    array = PhpArray(arguments[0])
    return box_int(array.packed.size if Object(array.packed) is not NONE else array.hash.used)


@inline
def own_list(variable: Object) -> List:
    """The elements of a packed array without positions that only the variable, a Reference, holds; null of others."""
    if variable.type is not REFERENCE:
        return None
    array = PhpArray(Reference(variable).value)
    if Object(array).type is not PHP_ARRAY or array.count != 1 or Object(array.packed) is NONE:
        return None
    if array.order is not NONE or array.packed.count != 1:
        return None
    return array.packed


@entry
def function__array_push(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2:
        return None
    list = own_list(arguments[0])
    if list is None:
        return None
    value = dereferenced(arguments[1])
    if not list_append(list, own(value)):
        return None
    return box_int(list.size)


@entry
def function__array_pop(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    list = own_list(arguments[0])
    if list is None or list.size == 0:
        return None
    array = PhpArray(Reference(arguments[0]).value)
    last = list.items[list.size - 1]
    if last.type is REFERENCE:
        return None
    list.size = list.size - 1
    replace(cell(array.pos), ZERO)
    replace(cell(array.next_free), ZERO)
    return last


# ---- exceptions ----------------------------------------------------------------------------------------------------

@entry
def method__exception____construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return construct_exception(this, arguments, count)


@entry
def method__error____construct(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return construct_exception(this, arguments, count)


def construct_exception(this: PhpObject, arguments: Cells, count: i64) -> Object:
    """Without a previous one."""
    if count > 2 or (count > 0 and arguments[0].type is not STR) or (count > 1 and arguments[1].type is not LONG):
        return None
    slots = this.slots.items
    if count > 0:
        replace(at(slots, MESSAGE), arguments[0])
    if count > 1 and unbox_int(arguments[1]) != 0:
        code = own(arguments[1])
        replace(at(slots, CODE), code)
        release(code)
    incref(NONE)
    return NONE


@inline
def field_value(this: PhpObject, count: i64, slot: i64) -> Object:
    if count != 0:
        return None
    value = this.slots.items[slot]
    if value.type is REFERENCE or value is UNDEF:
        return None
    return own(value)


@entry
def method__exception__getmessage(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, MESSAGE)


@entry
def method__error__getmessage(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, MESSAGE)


@entry
def method__exception__getcode(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, CODE)


@entry
def method__exception__getprevious(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, PREVIOUS)


@entry
def method__exception__getline(this: PhpObject, arguments: Cells, count: i64) -> Object:
    return field_value(this, count, EXCEPTION_LINE)
