"""min(), abs(), intdiv(), floor() and other functions of numbers."""
PI = 3.141592653589793


@entry
def function__min(engine: Object, arguments: Cells, count: i64) -> Object:
    return extreme(arguments, count, True)


@entry
def function__max(engine: Object, arguments: Cells, count: i64) -> Object:
    return extreme(arguments, count, False)


def extreme(arguments: Cells, count: i64, least: i1) -> Object:
    """The least or greatest of scalars and arrays, or of those in an array."""
    if count == 1:
        return extreme_element(PhpArray(arguments[0]), least) if arguments[0].type is PHP_ARRAY else None
    found = arguments[0] if count > 1 else None
    i = 1
    while i < count and found is not None:
        found = further(found, arguments[i], arguments[i], found, least)
        i = i + 1
    return None if found is None else own(found)


@cold
def extreme_element(array: PhpArray, least: i1) -> Object:
    i = next_element(array, 0)
    found = dereferenced(element_number(array, i)) if i >= 0 else None
    while i >= 0 and found is not None:
        value = dereferenced(element_number(array, i))
        found = further(found, value, found, value, not least)
        i = next_element(array, i + 1)
    return None if found is None else own(found)


@inline
def further(found: Object, value: Object, left: Object, right: Object, wants_less: i1) -> Object:
    """The value if left <=> right, the two in some order, is less, or more, than 0, else what was found; borrowed. Null of
    objects and of NAN."""
    if left.type is LONG and right.type is LONG:
        replaces = unbox_int(left) < unbox_int(right) if wants_less else unbox_int(left) > unbox_int(right)
        return value if replaces else found
    return further_of_others(found, value, left, right, wants_less)


@cold
def further_of_others(found: Object, value: Object, left: Object, right: Object, wants_less: i1) -> Object:
    compared = UNKNOWN if is_object(left) or is_object(right) else order(left, right)
    if compared == UNKNOWN or left is not right and compared != 0 - order(right, left):
        return None
    return value if (compared < 0 if wants_less else compared > 0) else found


@entry
def function__abs(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1:
        return None
    value = arguments[0]
    if value.type is FLOAT:
        number = Float(value).value
        return box_float(0.0 - number if number < 0.0 else number + 0.0)
    if value.type is not LONG or unbox_int(value) == 0 - INT_MAX - 1:
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
def function__deg2rad(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(as_float(arguments[0]) / 180.0 * PI) if count == 1 and is_number(arguments[0]) else None


@entry
def function__rad2deg(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(as_float(arguments[0]) / PI * 180.0) if count == 1 and is_number(arguments[0]) else None


@entry
def function__cos(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(cos(as_float(arguments[0]))) if count == 1 and is_number(arguments[0]) else None


@entry
def function__tan(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(tan(as_float(arguments[0]))) if count == 1 and is_number(arguments[0]) else None


@entry
def function__atan(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(atan(as_float(arguments[0]))) if count == 1 and is_number(arguments[0]) else None


@entry
def function__atan2(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or not is_number(arguments[0]) or not is_number(arguments[1]):
        return None
    return box_float(atan2(as_float(arguments[0]), as_float(arguments[1])))


@entry
def function__exp(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(exp(as_float(arguments[0]))) if count == 1 and is_number(arguments[0]) else None


@entry
def function__log(engine: Object, arguments: Cells, count: i64) -> Object:
    if not below(count - 1, 2) or not is_number(arguments[0]) or not as_float(arguments[0]) > 0.0:
        return None
    number = as_float(arguments[0])
    if count == 1:
        return box_float(log(number))
    base = as_float(arguments[1]) if is_number(arguments[1]) else 0.0
    if base == 2.0:
        return box_float(log2(number))
    if base == 10.0:
        return box_float(log10(number))
    return box_float(log(number) / log(base)) if base > 0.0 and base != 1.0 else None


@entry
def function__fmod(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or not is_number(arguments[0]) or not is_number(arguments[1]) or as_float(arguments[1]) == 0.0:
        return None
    return box_float(fmod(as_float(arguments[0]), as_float(arguments[1])))


@entry
def function__pow(engine: Object, arguments: Cells, count: i64) -> Object:
    return operators__pow(arguments[0], arguments[1]) if count == 2 else None


@entry
def function__is_nan(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or not is_number(arguments[0]):
        return None
    number = as_float(arguments[0])
    return boolean(number != number)


@entry
def function__is_finite(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or not is_number(arguments[0]):
        return None
    number = as_float(arguments[0])
    return boolean(number - number == 0.0)


@entry
def function__is_infinite(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 1 or not is_number(arguments[0]):
        return None
    number = as_float(arguments[0])
    return boolean(number == number and number - number != 0.0)


@entry
def function__pi(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_float(3.141592653589793) if count == 0 else None

# ---- inverse functions and others of one or two numbers ------------------------------------------------------------

@entry
def function__asin(engine: Object, arguments: Cells, count: i64) -> Object:
    number = number_argument(arguments, count)
    return box_float(asin(number)) if number <= 1.0 and number >= -1.0 else None


@entry
def function__acos(engine: Object, arguments: Cells, count: i64) -> Object:
    number = number_argument(arguments, count)
    return box_float(acos(number)) if number <= 1.0 and number >= -1.0 else None


@entry
def function__tanh(engine: Object, arguments: Cells, count: i64) -> Object:
    number = number_argument(arguments, count)
    return box_float(tanh(number)) if number == number else None


@entry
def function__log10(engine: Object, arguments: Cells, count: i64) -> Object:
    number = number_argument(arguments, count)
    return box_float(log10(number)) if number > 0.0 else None


@entry
def function__hypot(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or not is_number(arguments[0]) or not is_number(arguments[1]):
        return None
    return box_float(hypot(as_float(arguments[0]), as_float(arguments[1])))


@entry
def function__fdiv(engine: Object, arguments: Cells, count: i64) -> Object:
    if count != 2 or not is_number(arguments[0]) or not is_number(arguments[1]) or as_float(arguments[1]) == 0.0:
        return None
    return box_float(as_float(arguments[0]) / as_float(arguments[1]))


@inline
def number_argument(arguments: Cells, count: i64) -> f64:
    """The only argument; not a number where it is none."""
    return as_float(arguments[0]) if count == 1 and is_number(arguments[0]) else sqrt(0.0 - 1.0)
