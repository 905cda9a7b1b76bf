"""convert.to_int() and the like for what programs convert (zvm/runtime/values/convert.py does the rest).

A kernel named `module__function` stands for that function of the runtime, without the engine or frame it takes: its
result is owned (a bool is not), null where Python has to do it; nothing has happened then.
"""
MOST_PRECISE = 40  # digits of a float's text
NOT_NUMERIC, WHOLE, UNSURE = 0, 1, 2  # what a string is as a number: none, an int of few digits, whatever Python says


@cold
def numeric_kind(text: Str) -> i64:
    """NOT_NUMERIC, WHOLE (at most MOST_DIGITS digits, perhaps with a sign and white space around) or UNSURE."""
    length = text.length
    data = str_data(text)
    i = 0
    while i < length and is_space(i64(data[i])):
        i = i + 1
    if i < length and (i64(data[i]) == b"-" or i64(data[i]) == b"+"):
        i = i + 1
    first = i
    while i < length and is_digit(i64(data[i])):
        i = i + 1
    digits = i - first
    if digits != 0:
        while i < length and is_space(i64(data[i])):
            i = i + 1
        if i == length:
            return WHOLE if digits <= MOST_DIGITS else UNSURE
    return numeric_kind_of_others(text, i, digits != 0)


@cold
def numeric_kind_of_others(text: Str, i: i64, has_digits: i1) -> i64:
    """Of a string that goes on at i with what stands in no int."""
    data = str_data(text)
    while i < text.length:
        byte = i64(data[i])
        if is_digit(byte):
            has_digits = True
        elif byte != b"+" and byte != b"-" and byte != b"." and byte != b"E" and byte != b"e" and not is_space(byte):
            return NOT_NUMERIC
        i = i + 1
    return UNSURE if has_digits else NOT_NUMERIC


@cold
def is_float_text(text: Str) -> i1:
    """Of an UNSURE string: a float's text, with a point or an exponent, and white space around it at most?"""
    data = str_data(text)
    end = local_array(Cells, 8)
    strtod(data, end)
    i = i64(end[0]) - i64(data)
    if i == 0:
        return False
    has_point = False
    j = 0
    while j < i:
        byte = i64(data[j])
        if byte == b"." or byte == b"E" or byte == b"e":
            has_point = True
        j = j + 1
    while i < text.length:
        if not is_space(i64(data[i])):
            return False
        i = i + 1
    return has_point


@inline
def float_of_text(text: Str) -> f64:
    """Its value."""
    return strtod(str_data(text), local_array(Cells, 8))


@cold
def number_of_text(text: Str) -> Object:
    """The int or float that a numeric string stands for, owned; null of other strings, and of ints of many digits."""
    kind = numeric_kind(text)
    if kind == WHOLE:
        return box_int(whole_number(text))
    return box_float(float_in_front(text)) if kind == UNSURE and is_float_text(text) else None


@cold
def whole_number(text: Str) -> i64:
    """The value of a WHOLE string."""
    data = str_data(text)
    i = 0
    while is_space(i64(data[i])):
        i = i + 1
    sign = i64(data[i])
    if sign == b"-" or sign == b"+":
        i = i + 1
    number = 0
    while i < text.length and is_digit(i64(data[i])):
        number = number * 10 + i64(data[i]) - b"0"
        i = i + 1
    return 0 - number if sign == b"-" else number


@cold
def convert__to_int(value: Object) -> Object:
    type = value.type
    if type is LONG:
        return own(value)
    if type is FLOAT:
        return int_of_float(Float(value).value)
    if value is NONE or value is FALSE:
        return box_int(0)
    if value is TRUE:
        return box_int(1)
    if type is STR and is_narrow(Str(value)):
        return int_of_text(Str(value))
    return int_of_selection(PhpObject(value)) if is_object(value) else None


@cold
def coerced_scalar(engine: Engine, value: Object, accepted: Set, is_strict: i1) -> Object:
    """What a scalar becomes in a place of a type that takes it only as another (zend_verify_weak_scalar_type_hint), owned; null
    where Python has to say."""
    type = value.type
    takes_floats = set_has_pointer(accepted, FLOAT)
    if set_has_pointer(accepted, Object(type)):
        return None
    if type is LONG and takes_floats:
        return box_float(f64(unbox_int(value)))
    if is_strict or value is NONE:
        return None
    takes_ints = set_has_pointer(accepted, LONG)
    if type is STR:
        if not is_narrow(Str(value)):
            return None
        if takes_ints or takes_floats:
            kind = numeric_kind(Str(value))
            if kind == UNSURE and takes_floats and is_float_text(Str(value)):
                return convert__to_float(value)
            if kind != WHOLE:
                return None
            number = whole_number(Str(value))
            return box_int(number) if takes_ints else box_float(f64(number))  # 0 of "-0"
        return convert__to_bool(value) if set_has_pointer(accepted, BOOL) else None
    if type is BOOL and takes_ints:
        return convert__to_int(value)
    if type is BOOL and takes_floats:
        return convert__to_float(value)
    if type is not LONG and type is not BOOL:
        return None
    if set_has_pointer(accepted, STR):
        return plain_text(engine, value)
    return convert__to_bool(value) if type is LONG and set_has_pointer(accepted, BOOL) else None


@cold
def int_of_text(text: Str) -> Object:
    """(int) of a string: what it begins with; null of many digits."""
    data = str_data(text)
    length = text.length
    i = 0
    while i < length and is_space(i64(data[i])):
        i = i + 1
    negative = False
    if i < length and (i64(data[i]) == b"-" or i64(data[i]) == b"+"):
        negative = i64(data[i]) == b"-"
        i = i + 1
    first = i
    number = 0
    while i < length and is_digit(i64(data[i])):
        if i - first >= MOST_DIGITS:
            return None
        number = number * 10 + i64(data[i]) - b"0"
        i = i + 1
    if i < length:
        byte = i64(data[i])
        if byte == b"." or byte == b"E" or byte == b"e":
            return int_of_float(float_in_front(text))
    return box_int(0 - number if negative else number)


@inline
def int_of_float(number: f64) -> Object:
    """Cut off after the point; null of what no int can be."""
    if number > -9223372036854775808.0 and number < 9223372036854775808.0:
        return box_int(i64(number))
    return None


@cold
def convert__to_float(value: Object) -> Object:
    type = value.type
    if type is FLOAT:
        return own(value)
    if type is LONG:
        return box_float(f64(unbox_int(value)))
    if value is NONE or value is FALSE:
        return box_float(0.0)
    if value is TRUE:
        return box_float(1.0)
    if type is STR and is_narrow(Str(value)):
        return box_float(float_in_front(Str(value)))
    return None


@external("PyOS_string_to_double")
def PyOS_string_to_double(text: Bytes, end: Cells, overflow: Object) -> f64: ...


@cold
def float_in_front(text: Str) -> f64:
    """(float) of a string: what it begins with (zend_strtod)."""
    data = str_data(text)
    i = 0
    while is_space(i64(data[i])):
        i = i + 1
    first = i
    if i64(data[i]) == b"-" or i64(data[i]) == b"+":
        i = i + 1
    if i64(data[i]) == b".":
        i = i + 1
    if not is_digit(i64(data[i])):
        return 0.0
    number = short_decimal(offset(data, first, Bytes))
    if number >= 0.0:
        return number
    return PyOS_string_to_double(offset(data, first, Bytes), local_array(Cells, 8), None)


@cold
def short_decimal(data: Bytes) -> f64:
    """Of at most fifteen digits, so that one division makes the nearest float; below zero of all others."""
    whole = digits_at(data, 0, MOST_DIGITS)
    places = digits_at(data, whole + 1, MOST_DIGITS + whole) if i64(data[whole]) == b"." else 0
    end = i64(data[whole + 1 + places if places > 0 else whole])
    if not below(whole - 1, 15) or whole + places > 15 or (end | 32) == b"e" or end == b".":
        return -1.0
    number = number_of_digits(data, whole, 0)
    if places == 0:
        return f64(number)
    return f64(number_of_digits(offset(data, whole + 1, Bytes), places, number)) / power_of_ten(places)


@cold
def convert__to_bool(value: Object) -> Object:
    """Borrowed."""
    type = value.type
    if type is BOOL:
        return value
    if type is LONG:
        return boolean(unbox_int(value) != 0)
    if value is NONE:
        return FALSE
    if type is STR:
        length = Str(value).length
        return boolean(length > 1 or (length == 1 and value is not SHARED.characters[b"0"] and is_truthy(Str(value))))
    if type is FLOAT:
        number = Float(value).value
        return boolean(number != 0.0) if number == number else None
    if type is PHP_ARRAY:
        array = PhpArray(value)
        if Object(array.packed) is not NONE:
            return boolean(array.packed.size != 0)
        return boolean(array.hash.used != 0)
    return TRUE if is_object(value) and not has_hooks(PhpObject(value), HOOKS_CAST) else None


@inline
def has_hooks(object: PhpObject, hooks: i64) -> i1:
    """Whether the object's class changes one of these things (HOOKS_*)."""
    return unbox_int(object.ce.hooks) & hooks != 0


@inline
def is_truthy(text: Str) -> i1:
    """Of a string of one character: is it another than "0"?"""
    return not is_narrow(text) or i64(str_data(text)[0]) != b"0"


@cold
def text_of(value: Object) -> Object:
    """(string) of a scalar, owned; null of others."""
    type = value.type
    if type is STR:
        incref(value)
        return value
    if type is LONG:
        return str_of_int(unbox_int(value))
    if value is NONE or value is FALSE:
        return EMPTY
    if value is TRUE:
        one = SHARED.characters[b"1"]
        incref(one)
        return one
    return None


@cold
def plain_text(engine: Engine, value: Object) -> Object:
    """The same, of most floats as well."""
    return text_of_float(engine, Float(value).value) if value.type is FLOAT else text_of(value)


@cold
def text_of_float(engine: Engine, number: f64) -> Object:
    """By the directive `precision` where that names digits, of a finite float; owned."""
    precision = unbox_int(engine.ini.precision)
    if number - number != 0.0 or not below(precision - 1, MOST_PRECISE):
        return None
    text = PyOS_double_to_string(number, b"g", i32(precision), 0, None)
    if text is None:
        PyErr_Clear()
        return None
    copy = local_array(Bytes, 80)
    size = copy_float_text(copy, text, strlen(text), b"G")
    PyMem_Free(Raw(text))
    return text_of_bytes(copy, size)


@cold
def copy_float_text(target: Bytes, text: Bytes, size: i64, kind: i64) -> i64:
    """A float's text with the exponent as PHP writes it, after %g's fraction and without needless zeros. How long it is."""
    end = 0
    has_point = False
    while end < size and i64(text[end]) != b"e":
        has_point = has_point or i64(text[end]) == b"."
        end = end + 1
    memcpy(target, text, end)
    if end == size:
        return size
    place = end
    if not has_point and kind | 32 == b"g":
        target[place] = i8(b".")
        target[place + 1] = i8(b"0")
        place = place + 2
    target[place] = i8(b"e" if kind >= b"a" else b"E")
    target[place + 1] = text[end + 1]
    i = end + 2
    while i < size - 1 and i64(text[i]) == b"0":
        i = i + 1
    memcpy(offset(target, place + 2, Bytes), offset(text, i, Bytes), size - i)
    return place + 2 + size - i


@cold
def convert__to_string(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an object as well."""
    if is_object(value):
        at_call(frame, op, run)
        return string_of_object(PhpObject(value))
    return plain_text(run.engine, value)


@cold
def conversions__strlen(value: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an object with __toString(), where types are weak."""
    if not is_object(value) or unbox_int(frame.func.fn_flags) & ACC_STRICT_TYPES != 0:
        return None
    at_call(frame, op, run)
    text = string_of_object(PhpObject(value))
    if text is None:
        return None
    length = Str(text).length
    release(text)
    return box_int(length)


@cold
def string_of_object(object: PhpObject) -> Object:
    """By __toString(), of a plain class, of a GMP object, of a SimpleXMLElement: null where Python has to call it, or it
    raised."""
    ce = object.ce
    has_cast = has_hooks(object, HOOKS_CAST)
    number = big_integer(object) if has_cast else None
    if number is not None:
        return decimal_of_integer(number)
    if has_cast and ce.tostring is not NONE and ce.tostring.type is not OP_ARRAY \
            and ce.tostring.type is not STORED_OP_ARRAY:
        return text_of_selection(object)
    if ce.tostring is NONE or has_cast or ce.engine.native_state is NONE:
        return None
    if unbox_int(Function(ce.tostring).fn_flags) & ACC_RETURN_REFERENCE != 0:
        return None
    incref(Object(object))
    text = call_method(ce.engine, ce.tostring, object, None, None)
    release(Object(object))
    if text is not None and text.type is not STR:
        release(text)
        return None
    return text


@cold
def is_true(engine: Engine, value: Object) -> i64:
    """(bool)$value: 0 or 1, -1 when Python raised."""
    truth = convert__to_bool(value)
    if truth is None:
        truth = ask_python(engine, value, "zvm.runtime.values.convert.to_bool")
        if truth is None:
            return -1
        drop_ref(truth)
    return 1 if truth is TRUE else 0


@cold
def answered_truth(engine: Engine, answer: Object) -> i64:
    """is_true() of what a method or callback has returned, owned; -1 of null, too: when that raised."""
    if answer is None:
        return -1
    truth = is_true(engine, answer)
    release(answer)
    return truth
