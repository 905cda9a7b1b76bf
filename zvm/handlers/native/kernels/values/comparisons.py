"""compare.compare() and the like for scalars, strings and arrays of them (zvm/runtime/values/compare.py does the rest).

See conversions.py for how these kernels stand for functions of the runtime.
"""
UNKNOWN = 2  # an order that Python has to find
UNCOMPARABLE = 1
MOST_DEPTH = 50


@inline
def order(left: Object, right: Object) -> i64:
    """left <=> right: -1, 0, 1; UNKNOWN."""
    return order_within(left, right, MOST_DEPTH)


@cold
def order_within(left: Object, right: Object, depth: i64) -> i64:
    """The same, of values that are nested so deep at most."""
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
        if second is STR and is_narrow(Str(right)):
            return order_with_float(Float(left).value, Str(right), False)
    elif left is NONE and second is STR:
        return 0 - i64(Str(right).length != 0)
    if first is STR and second is FLOAT and is_narrow(Str(left)):
        return order_with_float(Float(right).value, Str(left), True)
    if first is PHP_ARRAY and second is PHP_ARRAY:
        return UNKNOWN if depth == 0 else order_of_arrays(PhpArray(left), PhpArray(right), depth - 1)
    if first is BOOL or left is NONE or second is BOOL or right is NONE:
        if is_object(left) and compares_itself(PhpObject(left)) or is_object(right) and compares_itself(PhpObject(right)):
            return UNKNOWN
        one = convert__to_bool(left)
        other = convert__to_bool(right)
        if one is None or other is None:
            return UNKNOWN
        return i64(one is TRUE) - i64(other is TRUE)
    if not is_object(left) or not is_object(right):
        return order_of_integers(left, right)
    return UNKNOWN if depth == 0 else order_of_objects(PhpObject(left), PhpObject(right), depth - 1)


@inline
def compares_itself(object: PhpObject) -> i1:
    """An enum case, or an object whose class says how it compares."""
    return has_hooks(object, HOOKS_CAST | HOOKS_COMPARE) or unbox_int(object.ce.flags) & ACC_ENUM != 0


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
    release(shown)
    return found


@cold
def order_with_float(number: f64, text: Str, is_right: i1) -> i64:
    """number <=> text, or text <=> number; UNKNOWN of some texts that are not numeric."""
    kind = numeric_kind(text)
    if kind == NOT_NUMERIC:
        ordering = order_with_word(number, text)
        return 0 - ordering if is_right and ordering != UNKNOWN else ordering
    if kind != WHOLE and not is_float_text(text):
        return UNKNOWN
    other = f64(whole_number(text)) if kind == WHOLE else float_of_text(text)
    return order_of_floats(other, number) if is_right else order_of_floats(number, other)


@cold
def order_with_word(number: f64, text: Str) -> i64:
    """A float, as a string, <=> a string that is not numeric, where the first characters differ: that of the float is a sign or
    a digit. UNKNOWN of others, of zeros, and of infinities and NAN."""
    if number == 0.0 or number - number != 0.0:
        return UNKNOWN
    if text.length == 0:
        return 1
    byte = i64(str_data(text)[0]) & 255
    if number < 0.0:
        return UNKNOWN if byte == b"-" else order_of_ints(b"-", byte)
    return UNKNOWN if is_digit(byte) else order_of_ints(b"0", byte)


@cold
def compare__compare(left: Object, right: Object) -> Object:
    found = order(left, right)
    if found == UNKNOWN or is_object(left) and right.type is LONG:  # GMP objects are compared with ints by their size, too
        return None
    return box_int(found)


@cold
def compare__is_equal(left: Object, right: Object, frame: ExecuteData, op: Op, run: Run) -> Object:
    """Of an object and a string by __toString(), which may drop both."""
    result = plain_equality(left, right)
    if result is not None or not is_object(left) and not is_object(right) or left.type is not STR and right.type is not STR:
        return result
    at_call(frame, op, run)
    return equality_by_text(run.engine, left, right)


@cold
def equality_by_text(engine: Engine, left: Object, right: Object) -> Object:
    """left == right of an object and a string by __toString(), which may drop both; null where Python has to say, or raised."""
    object = PhpObject(left if is_object(left) else right)
    other = right if is_object(left) else left
    if object.ce.tostring is NONE or has_hooks(object, HOOKS_CAST | HOOKS_COMPARE):
        return None
    incref(other)
    text = string_of_object(object)
    result = None if text is None else plain_equality(text, other)
    if text is not None and result is None:
        result = equality_in_python(engine, text, other)
    release(text)
    release(other)
    return result


@cold
def equality_in_python(engine: Engine, left: Object, right: Object) -> Object:
    values = local_array(Cells, 24)
    values[0] = Object(engine)
    values[1] = left
    values[2] = right
    return call_provided("zvm.runtime.values.compare.is_equal", values, 3)


@cold
def plain_equality(left: Object, right: Object) -> Object:
    """left == right; null where Python has to say."""
    if left is right and left.type is not FLOAT:
        return TRUE if is_scalar(left) or left.type is STR or left.type is PHP_ARRAY or is_object(left) else None
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
    """Of numbers, one of them a float, or of a float and a string."""
    if left.type is STR or right.type is STR:
        ordering = order(left, right)
        return None if ordering == UNKNOWN else boolean(ordering < 0 or or_equal and ordering == 0)
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
        return identical_arrays(PhpArray(left), PhpArray(right), MOST_DEPTH)
    return boolean(left is right)


@cold
def identical_arrays(left: PhpArray, right: PhpArray, depth: i64) -> Object:
    """TRUE or FALSE; null where Python has to look: deep ones, and a packed array and a hash."""
    if left is right:
        return TRUE
    size = array_size(left)
    if size != array_size(right):
        return FALSE
    if size == 0:
        return TRUE
    if depth == 0 or (Object(left.packed) is NONE) != (Object(right.packed) is NONE):
        return None
    i = next_element(left, 0)
    j = next_element(right, 0)
    while i >= 0:
        if Object(left.packed) is NONE and not identical_keys(entry_key(left.hash, i), entry_key(right.hash, j)):
            return FALSE
        one = dereferenced(element_number(left, i))
        other = dereferenced(element_number(right, j))
        if one.type is not other.type:
            return FALSE
        if one.type is PHP_ARRAY:
            found = identical_arrays(PhpArray(one), PhpArray(other), depth - 1)
        else:
            found = compare__is_identical(one, other)
        if found is not TRUE:
            return found
        i = next_element(left, i + 1)
        j = next_element(right, j + 1)
    return TRUE


@inline
def identical_keys(left: Object, right: Object) -> i1:
    if left is right:
        return True
    if left.type is not right.type:
        return False
    return unbox_int(left) == unbox_int(right) if left.type is LONG else str_equal(Str(left), Str(right))


@cold
def order_of_arrays(left: PhpArray, right: PhpArray, depth: i64) -> i64:
    """By size, then element by element under the keys of the left one."""
    if left is right:
        return 0
    first = array_size(left)
    second = array_size(right)
    if first != second:
        return order_of_ints(first, second)
    i = next_element(left, 0)
    while i >= 0:
        other = same_key(right, left, i)
        if other is None:
            return UNCOMPARABLE
        found = order_within(dereferenced(element_number(left, i)), dereferenced(other[0]), depth)
        if found != 0:
            return found
        i = next_element(left, i + 1)
    return 0


@inline
def same_key(array: PhpArray, source: PhpArray, i: i64) -> Cells:
    """The cell under the key that element i of the source has; null where there is none."""
    if Object(source.packed) is not NONE:
        return element_at(array, i)
    key = entry_key(source.hash, i)
    return cell_under(array, key)


@cold
def order_of_objects(left: PhpObject, right: PhpObject, depth: i64) -> i64:
    """Of plain classes, dates and SPL's arrays, without dynamic properties (compare_standard_objects())."""
    if left is right:
        return 0
    ce = left.ce
    if unbox_int(ce.flags) & ACC_ENUM != 0:
        return UNCOMPARABLE
    if ce.native is not NONE:
        found = order_of_dates(left, right)
        if found != UNKNOWN:
            return found
        elements = elements_array(left)
        others = elements_array(right)
        if elements is None or others is None:
            return order_of_integers(Object(left), Object(right))
        found = order_of_arrays(elements, others, depth)
        if found != 0:
            return found
    if ce is not right.ce:
        return UNCOMPARABLE
    if has_dynamic(left) or has_dynamic(right):
        return UNKNOWN
    i = 0
    while i < left.slots.size:
        value = dereferenced(left.slots.items[i])
        other = dereferenced(right.slots.items[i])
        if value is UNDEF or other is UNDEF:
            if value is not other:
                return UNCOMPARABLE
        else:
            found = order_within(value, other, depth)
            if found != 0:
                return found
        i = i + 1
    return 0


@inline
def has_dynamic(object: PhpObject) -> i1:
    return Object(object.dynamic) is not NONE and object.dynamic.used != 0
