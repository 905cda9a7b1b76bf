"""compare.compare() and its kin for scalars, strings and arrays of them (zvm/runtime/values/compare.py does the rest).

See conversions.py for how these kernels stand for functions of the runtime.
"""
UNKNOWN = 2  # an order that Python has to find


@cold
def order(left: Object, right: Object) -> i64:
    """left <=> right: -1, 0, 1; UNKNOWN."""
    first = left.type
    second = right.type
    if first is LONG:
        if second is LONG:
            return order_of_ints(unbox_int(left), unbox_int(right))
        if second is FLOAT:
            return order_of_floats(f64(unbox_int(left)), Float(right).value)
        if second is STR and is_narrow(Str(right)):
            return order_with_text(unbox_int(left), Str(right))
    elif first is STR:
        if second is STR:
            return order_of_texts(Str(left), Str(right))
        if second is LONG and is_narrow(Str(left)):
            found = order_with_text(unbox_int(right), Str(left))
            return UNKNOWN if found == UNKNOWN else 0 - found
        if right is NONE:
            return i64(Str(left).length != 0)
    elif first is FLOAT:
        if second is FLOAT:
            return order_of_floats(Float(left).value, Float(right).value)
        if second is LONG:
            return order_of_floats(Float(left).value, f64(unbox_int(right)))
        if second is STR and is_narrow(Str(right)) and numeric_kind(Str(right)) == WHOLE:
            return order_of_floats(Float(left).value, f64(whole_number(Str(right))))
    elif left is NONE and second is STR:
        return 0 - i64(Str(right).length != 0)
    if first is STR and second is FLOAT and is_narrow(Str(left)) and numeric_kind(Str(left)) == WHOLE:
        return order_of_floats(f64(whole_number(Str(left))), Float(right).value)
    if first is PHP_ARRAY and second is PHP_ARRAY:
        return order_of_arrays(PhpArray(left), PhpArray(right))
    if first is BOOL or left is NONE or second is BOOL or right is NONE:
        one = convert__to_bool(left)
        other = convert__to_bool(right)
        if one is None or other is None:
            return UNKNOWN
        return i64(one is TRUE) - i64(other is TRUE)
    return UNKNOWN


@inline
def order_of_ints(left: i64, right: i64) -> i64:
    return i64(left > right) - i64(left < right)


@inline
def order_of_floats(left: f64, right: f64) -> i64:
    """1 where one is not a number."""
    if left == right:
        return 0
    return -1 if left < right else 1


@inline
def order_of_texts(left: Str, right: Str) -> i64:
    if left is right:
        return 0
    return order_of_other_texts(left, right)


@cold
def order_of_other_texts(left: Str, right: Str) -> i64:
    """As numbers where both are numeric, else as bytes."""
    if not is_narrow(left) or not is_narrow(right):
        return UNKNOWN
    first = numeric_kind(left)
    if first != NOT_NUMERIC:
        second = numeric_kind(right)
        if second == WHOLE and first == WHOLE:
            return order_of_ints(whole_number(left), whole_number(right))
        if second != NOT_NUMERIC:
            return order_of_float_texts(left, first, right, second)
    return order_of_bytes(left, right)


@cold
def order_of_float_texts(left: Str, first: i64, right: Str, second: i64) -> i64:
    """Of strings of which one may be a float's text."""
    if first == UNSURE and not is_float_text(left) or second == UNSURE and not is_float_text(right):
        return UNKNOWN
    one = f64(whole_number(left)) if first == WHOLE else float_of_text(left)
    other = f64(whole_number(right)) if second == WHOLE else float_of_text(right)
    return order_of_floats(one, other) if one - one == 0.0 and other - other == 0.0 else UNKNOWN


@cold
def order_of_bytes(left: Str, right: Str) -> i64:
    shorter = left.length
    if right.length < shorter:
        shorter = right.length
    found = i64(memcmp(str_data(left), str_data(right), shorter))
    if found == 0:
        return order_of_ints(left.length, right.length)
    return order_of_ints(found, 0)


@cold
def order_with_text(number: i64, text: Str) -> i64:
    """number <=> text: as text where the text is not numeric."""
    kind = numeric_kind(text)
    if kind == WHOLE:
        return order_of_ints(number, whole_number(text))
    if kind == UNSURE:
        return order_of_floats(f64(number), float_of_text(text)) if is_float_text(text) else UNKNOWN
    shown = str_of_int(number)
    if shown is None:
        return UNKNOWN
    found = order_of_bytes(Str(shown), text)
    drop_text(shown)
    return found


@inline
def drop_text(text: Object) -> None:
    """decref() of a string: nothing runs when it dies."""
    text.count = text.count - 1
    if text.count == 0:
        _Py_Dealloc(text)


@cold
def compare__compare(left: Object, right: Object) -> Object:
    found = order(left, right)
    if found == UNKNOWN:
        return None
    return box_int(found)


@cold
def compare__is_equal(left: Object, right: Object) -> Object:
    if left is right and left.type is not FLOAT:
        return TRUE if is_scalar(left) or left.type is STR or is_object(left) else None
    if left.type is STR and right.type is STR and is_narrow(Str(left)) and is_narrow(Str(right)):
        if numeric_kind(Str(left)) == NOT_NUMERIC or numeric_kind(Str(right)) == NOT_NUMERIC:
            return boolean(str_equal(Str(left), Str(right)))
    found = order(left, right)
    if found == UNKNOWN:
        return None
    return boolean(found == 0)


@cold
def compare__is_smaller(left: Object, right: Object) -> Object:
    if left.type is FLOAT or right.type is FLOAT:
        return compare_floats(left, right, False)
    found = order(left, right)
    if found == UNKNOWN:
        return None
    return boolean(found < 0)


@cold
def compare__is_smaller_or_equal(left: Object, right: Object) -> Object:
    if left.type is FLOAT or right.type is FLOAT:
        return compare_floats(left, right, True)
    found = order(left, right)
    if found == UNKNOWN:
        return None
    return boolean(found <= 0)


@inline
def compare_floats(left: Object, right: Object, or_equal: i1) -> Object:
    """Of numbers, one of them a float."""
    if left.type is not LONG and left.type is not FLOAT or right.type is not LONG and right.type is not FLOAT:
        return None
    first = as_float(left)
    second = as_float(right)
    return boolean(first < second or (or_equal and first == second))


@inline
def as_float(number: Object) -> f64:
    """Of an int or a float."""
    if number.type is LONG:
        return f64(unbox_int(number))
    return Float(number).value


@cold
def compare__is_identical(left: Object, right: Object) -> Object:
    first = left.type
    if first is not right.type:
        return FALSE if first is not PHP_ARRAY else None
    if first is LONG:
        return boolean(unbox_int(left) == unbox_int(right))
    if first is STR:
        return boolean(str_equal(Str(left), Str(right)))
    if first is FLOAT:
        return boolean(Float(left).value == Float(right).value)
    if first is PHP_ARRAY:
        return identical_lists(PhpArray(left), PhpArray(right))
    return boolean(left is right)


@cold
def identical_lists(left: PhpArray, right: PhpArray) -> Object:
    """TRUE or FALSE of packed arrays; null where Python has to look."""
    if left is right:
        return TRUE
    if Object(left.packed) is NONE or Object(right.packed) is NONE:
        return None
    if left.packed.size != right.packed.size:
        return FALSE
    i = 0
    while i < left.packed.size:
        one = dereferenced(left.packed.items[i])
        other = dereferenced(right.packed.items[i])
        found = FALSE
        if one.type is other.type:
            found = compare__is_identical(one, other)
        if found is not TRUE:
            return found
        i = i + 1
    return TRUE


@cold
def order_of_arrays(left: PhpArray, right: PhpArray) -> i64:
    """Of packed arrays without arrays in them."""
    first = left.packed
    second = right.packed
    if Object(first) is NONE or Object(second) is NONE:
        return UNKNOWN
    if first.size != second.size:
        return order_of_ints(first.size, second.size)
    i = 0
    while i < first.size:
        one = dereferenced(first.items[i])
        other = dereferenced(second.items[i])
        if one.type is PHP_ARRAY or other.type is PHP_ARRAY:
            return UNKNOWN
        found = order(one, other)
        if found != 0:
            return found
        i = i + 1
    return 0
