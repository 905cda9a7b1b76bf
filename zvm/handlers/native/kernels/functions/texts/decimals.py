"""bcadd() and the like of decimals that are not long (ext/bcmath, libbcmath): as Python ints of units of the last place.

What is no plain decimal, a division by zero and whatever is long are left to Python.
"""
MOST_PLACES = 1000  # that a result is asked for


@entry
def function__bcadd(engine: Object, arguments: Cells, count: i64) -> Object:
    return decimal_sum(engine, arguments, count, False)


@entry
def function__bcsub(engine: Object, arguments: Cells, count: i64) -> Object:
    return decimal_sum(engine, arguments, count, True)


@cold
def decimal_sum(engine: Object, arguments: Cells, count: i64, is_difference: i1) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    scale = larger(scales[0], scales[1])
    operands = local_array(Cells, 16)
    if not read_decimals(arguments, operands, scale, scale, True):
        return None
    sum = PyNumber_Subtract(operands[0], operands[1]) if is_difference else PyNumber_Add(operands[0], operands[1])
    return decimal_text(given_up(operands, sum), scale, places, False)


@entry
def function__bccomp(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    scale = smaller(larger(scales[0], scales[1]), places)
    operands = local_array(Cells, 16)
    if not read_decimals(arguments, operands, scale, scale, True):
        return None
    order = order_of_integers(operands[0], operands[1])
    given_up(operands, None)
    return box_int(order)


@entry
def function__bcmul(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    operands = local_array(Cells, 16)
    if places < 0 or not read_decimals(arguments, operands, scales[0], scales[1], True):
        return None
    product = PyNumber_Multiply(operands[0], operands[1])
    return decimal_text(given_up(operands, product), scales[0] + scales[1], places, False)


@entry
def function__bcdiv(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    operands = local_array(Cells, 16)
    shift = places + scales[1] - scales[0]
    if not read_decimals(arguments, operands, scales[0] + larger(shift, 0), scales[1] + larger(0 - shift, 0), False):
        return None
    quotient = PyNumber_FloorDivide(operands[0], operands[1]) if is_positive(Long(operands[1])) else Object(None)
    is_negative = begins_with_minus(arguments[0]) != begins_with_minus(arguments[1])
    return decimal_text(given_up(operands, quotient), places, places, is_negative)


@entry
def function__bcmod(engine: Object, arguments: Cells, count: i64) -> Object:
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    if places < 0:
        return None
    scale = larger(scales[0], scales[1])
    operands = local_array(Cells, 16)
    if not read_decimals(arguments, operands, scale, scale, False):
        return None
    rest = PyNumber_Remainder(operands[0], operands[1]) if is_positive(Long(operands[1])) else Object(None)
    return decimal_text(given_up(operands, rest), scale, places, begins_with_minus(arguments[0]))


@entry
def function__bcpow(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of a power that is not negative."""
    scales = local_array(Words, 16)
    places = decimal_places(engine, arguments, count, scales)
    operands = local_array(Cells, 16)
    if places < 0 or scales[1] != 0 or not read_decimals(arguments, operands, scales[0], 0, True):
        return None
    times = small_int(Long(operands[1])) if is_small(Long(operands[1])) else -1
    is_short = below(times, DECIMAL_DIGITS) and times * Str(arguments[0]).length <= DECIMAL_DIGITS
    power = PyNumber_Power(operands[0], operands[1], NONE) if is_short else Object(None)
    return decimal_text(given_up(operands, power), scales[0] * times, places, False)


# ---- arguments -------------------------------------------------------------------------------------------

@cold
def decimal_places(engine: Object, arguments: Cells, count: i64, scales: Words) -> i64:
    """The third argument, bcmath.scale where it is not given, and how many places the decimals of the first two have; -1
    where Python has to look."""
    scales[0] = scale_of(text_at(arguments, 0, count))
    scales[1] = scale_of(text_at(arguments, 1, count))
    if not below(count - 2, 2) or scales[0] < 0 or scales[1] < 0:
        return -1
    if count == 3 and arguments[2] is not NONE:
        given = own(arguments[2])
    else:
        given = asked_quietly(engine, "zvm.ext.bcmath.functions.default_scale")
        if given is None:
            return -1
        incref(given)
    places = unbox_int(given) if given.type is LONG else -1
    release(given)
    return places if below(places, MOST_PLACES + 1) else -1


@inline
def begins_with_minus(text: Object) -> i1:
    return i64(str_data(Str(text))[0]) == b"-"


@cold
def read_decimals(arguments: Cells, operands: Cells, first: i64, second: i64, is_signed: i1) -> i1:
    """Read the first two arguments, with so many places each; False, and nothing is owned, where that is long."""
    operands[0] = units_of(Str(arguments[0]), first, is_signed)
    operands[1] = units_of(Str(arguments[1]), second, is_signed) if operands[0] is not None else Object(None)
    if operands[1] is not None:
        return True
    if operands[0] is not None:
        release(operands[0])
    PyErr_Clear()
    return False


@cold
def given_up(operands: Cells, result: Object) -> Object:
    release(operands[0])
    release(operands[1])
    return result
