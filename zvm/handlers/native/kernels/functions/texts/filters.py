"""filter_var() and filter_var_array() of texts, by the filters that programs use most (ext/filter)."""
VALIDATE_INT, VALIDATE_BOOL, VALIDATE_FLOAT = 257, 258, 259  # FILTER_*
VALIDATE_URL, VALIDATE_EMAIL, VALIDATE_IP, SPECIAL_CHARS, UNSAFE_RAW = 273, 274, 275, 515, 516
IPV4_ONLY, IPV6_ONLY, NULL_ON_FAILURE = 1048576, 2097152, 134217728  # FILTER_FLAG_*, FILTER_NULL_ON_FAILURE
VALUE_REFUSED, VALUE_ACCEPTED, VALUE_UNDECIDED = 0, 1, 2  # what is thought of a text; Python decides what is undecided
ADDRESS_4, ADDRESS_6 = 2, 10  # AF_INET, AF_INET6
LONGEST_LABEL, LONGEST_LOCAL, LONGEST_ADDRESS = 63, 64, 253


@external("inet_pton")
def inet_pton(family: i32, text: Bytes, address: Bytes) -> i32: ...


@entry
def function__filter_var(engine: Object, arguments: Cells, count: i64) -> Object:
    """With the flags above, a range of ints and a default."""
    if not below(count - 1, 3) or count > 1 and arguments[1].type is not LONG:
        return None
    filter = unbox_int(arguments[1]) if count > 1 else UNSAFE_RAW
    wanted = arguments[2] if count > 2 else ZERO
    if wanted.type is PHP_ARRAY:
        return filtered_by_array(arguments[0], filter, PhpArray(wanted))
    return filtered(arguments[0], filter, unbox_int(wanted), None) if wanted.type is LONG else None


@entry
def function__filter_var_array(engine: Object, arguments: Cells, count: i64) -> Object:
    """Each by a filter, or an array that names one."""
    values = plain_array(arguments, 0, count)
    wanted = plain_array(arguments, 1, count)
    if values is None or wanted is None or count != 2:
        return None
    result = PhpArray(empty_hash())
    if result is None:
        return None
    i = next_element(wanted, 0)
    while i >= 0:
        if Object(wanted.packed) is not NONE:
            return give_up(result)
        key = entry_key(wanted.hash, i)
        if key.type is not STR or Str(key).length == 0:
            return give_up(result)
        place = cell_under(values, key)
        value = NONE
        if place is not None:
            by = element_number(wanted, i)
            if by.type is PHP_ARRAY:
                value = filtered_by_array(dereferenced(place[0]), UNSAFE_RAW, PhpArray(by))
            else:
                value = filtered(dereferenced(place[0]), unbox_int(by), 0, None) if by.type is LONG else None
        if not store_value(result, TEXT_KEY, key, value):
            return give_up(result)
        i = next_element(wanted, i + 1)
    return Object(result)


@cold
def filtered_by_array(value: Object, filter: i64, wanted: PhpArray) -> Object:
    """By what an array says: `filter`, `flags` and `options`."""
    known = 0
    flags = 0
    options = None
    place = named_in(wanted, "'filter")
    if place is not None:
        known = known + 1
        filter = unbox_int(place[0]) if place[0].type is LONG else 0
    place = named_in(wanted, "'flags")
    if place is not None:
        known = known + 1
        flags = unbox_int(place[0]) if place[0].type is LONG else -1
    place = named_in(wanted, "'options")
    if place is not None:
        known = known + 1
        if place[0].type is not PHP_ARRAY:
            return None
        options = PhpArray(place[0])
    return filtered(value, filter, flags, options) if known == array_size(wanted) else None


@inline
def named_in(array: PhpArray, index: i64) -> Cells:
    """The cell under a key that kernels name; null where there is none."""
    name = provided_object(index)
    return None if name is None else cell_under(array, name)


@cold
def filtered(value: Object, filter: i64, flags: i64, options: PhpArray) -> Object:
    """What a scalar becomes, owned; null where Python has to say. `options`, if any, are a range of ints and a default."""
    failure = NONE if flags & NULL_ON_FAILURE != 0 else FALSE
    other_flags = flags & (0 - NULL_ON_FAILURE - 1)
    if other_flags != 0 and filter != VALIDATE_IP or not is_scalar(value) and value.type is not STR:
        return None
    result = filtered_scalar(value, filter, other_flags, failure)
    if options is None or result is None:
        return result
    lowest = named_in(options, "'min_range")
    highest = named_in(options, "'max_range")
    other = named_in(options, "'default")
    if i64(lowest is not None) + i64(highest is not None) + i64(other is not None) != array_size(options):
        release(result)
        return None
    if lowest is not None or highest is not None:
        is_unknown = lowest is not None and lowest[0].type is not LONG or highest is not None and highest[0].type is not LONG
        if is_unknown or filter != VALIDATE_INT:
            release(result)
            return None
        if result.type is LONG:
            number = unbox_int(result)
            if lowest is not None and number < unbox_int(lowest[0]) or highest is not None and number > unbox_int(highest[0]):
                release(result)
                result = failure
    if result is failure and other is not None:
        return own(dereferenced(other[0]))
    return result


@cold
def filtered_scalar(value: Object, filter: i64, flags: i64, failure: Object) -> Object:
    """Without options."""
    if value.type is LONG and filter == VALIDATE_INT or value.type is BOOL and filter == VALIDATE_BOOL:
        return own(value)
    if value.type is not STR or not is_narrow(Str(value)):
        return None
    text = Str(value)
    if filter == VALIDATE_INT:
        return int_filtered(text, failure)
    if filter == VALIDATE_FLOAT:
        return float_filtered(text, failure)
    if filter == VALIDATE_BOOL:
        return bool_filtered(text, failure)
    if filter == SPECIAL_CHARS:
        return with_special_characters(text)
    verdict = VALUE_ACCEPTED if filter == UNSAFE_RAW else VALUE_UNDECIDED
    if filter == VALIDATE_EMAIL:
        verdict = verdict_on_email(text)
    elif filter == VALIDATE_URL:
        verdict = verdict_on_url(text)
    elif filter == VALIDATE_IP:
        verdict = verdict_on_ip(text, flags)
    if verdict == VALUE_UNDECIDED:
        return None
    return own(value) if verdict == VALUE_ACCEPTED else failure


@cold
def with_special_characters(text: Str) -> Object:
    """Quotes, <, >, & and control characters as numbers of HTML."""
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    data = str_data(text)
    written = 0
    i = 0
    while i < text.length:
        byte = i64(data[i]) & 255
        if byte < 32 or byte == b'"' or byte == b"'" or byte == b"<" or byte == b">" or byte == b"&":
            put_part(sink, text, written, i)
            put_byte(sink, b"&")
            put_byte(sink, b"#")
            put_number(sink, byte)
            put_byte(sink, b";")
            written = i + 1
        i = i + 1
    return sink_and_rest(sink, text, written)


# ---- numbers and bools ---------------------------------------------------------------------------------------------

@inline
def has_space_around(text: Str) -> i1:
    """Of a text that is not empty."""
    return is_space(i64(str_data(text)[0])) or is_space(i64(str_data(text)[text.length - 1]))


@cold
def int_filtered(text: Str, failure: Object) -> Object:
    """The int that a text is; null of one with many digits or white space around it."""
    if text.length == 0:
        return failure
    data = str_data(text)
    sign = i64(i64(data[0]) == b"-" or i64(data[0]) == b"+")
    digits = digits_at(data, sign, text.length)
    if has_space_around(text) or digits > MOST_DIGITS:
        return None
    if digits == 0 or sign + digits != text.length or i64(data[sign]) == b"0" and digits > 1:
        return failure
    number = number_at(data, sign, digits)
    return box_int(0 - number if i64(data[0]) == b"-" else number)


@cold
def float_filtered(text: Str, failure: Object) -> Object:
    """The float of few digits, with a point or without, that a text is; null of other numbers."""
    data = str_data(text)
    i = 0
    while i < text.length:
        byte = i64(data[i])
        is_part = is_digit(byte) or is_space(byte) or byte == b"." or byte == b"+" or byte == b"-" or byte | 32 == b"e"
        if not is_part:
            return failure
        i = i + 1
    sign = i64(i64(data[0]) == b"-")
    whole = digits_at(data, sign, text.length)
    end = sign + whole
    if i64(data[end]) == b".":
        end = end + 1 + digits_at(data, end + 1, text.length)
    if end < text.length and i64(data[end]) | 32 == b"e":
        return float_with_exponent(text, sign, end)
    number = short_decimal(offset(data, sign, Bytes))
    if text.length == 0 or end != text.length or i64(data[end - 1]) == b"." or not number >= 0.0:
        return None
    is_negative = sign == 1 and (number != 0.0 or end != sign + whole)  # "-0" is an int
    return box_float(-number if is_negative else number)


@cold
def float_with_exponent(text: Str, sign: i64, end: i64) -> Object:
    """Of a text that has an exponent at `end`; null where there is no number before it, of a very large one and zero."""
    data = str_data(text)
    if end == sign or i64(data[end - 1]) == b".":
        return None
    start = end + 1
    start = start + i64(i64(data[start]) == b"-" or i64(data[start]) == b"+")
    digits = digits_at(data, start, text.length)
    if digits == 0 or digits > 2 or start + digits != text.length:
        return None
    number = PyOS_string_to_double(offset(data, sign, Bytes), local_array(Cells, 8), None)
    if not number > 0.0:
        return None
    return box_float(-number if sign == 1 else number)


@cold
def bool_filtered(text: Str, failure: Object) -> Object:
    """True of "1", "true", "on" and "yes", false of "0", "false", "off", "no" and ""; null with white space around it."""
    if text.length == 0:
        return FALSE
    if has_space_around(text):
        return None
    lower = Str(lower_case(text))
    if lower is None:
        return None
    value = failure
    if is_word(lower, "'1") or is_word(lower, "'true") or is_word(lower, "'on") or is_word(lower, "'yes"):
        value = TRUE
    elif is_word(lower, "'0") or is_word(lower, "'false") or is_word(lower, "'off") or is_word(lower, "'no"):
        value = FALSE
    release(Object(lower))
    return value


# ---- addresses -----------------------------------------------------------------------------------------------------

@cold
def verdict_on_ip(text: Str, flags: i64) -> i64:
    """Of all addresses or those of one version."""
    if flags & (0 - IPV4_ONLY - IPV6_ONLY - 1) != 0 or has_byte(text, i8(0)):
        return VALUE_UNDECIDED
    is_long = has_byte(text, i8(b":"))
    if flags != 0 and flags & (IPV6_ONLY if is_long else IPV4_ONLY) == 0:
        return VALUE_REFUSED
    return i64(inet_pton(i32(ADDRESS_6 if is_long else ADDRESS_4), str_data(text), local_array(Bytes, 16)) == 1)


@cold
def verdict_on_email(text: Str) -> i64:
    """Of atoms between dots, and a domain."""
    data = str_data(text)
    if text.length > LONGEST_ADDRESS:
        return VALUE_UNDECIDED
    at = find_last_byte(text, 0, b"@")
    i = 0
    starts = True
    while i < at:
        byte = i64(data[i])
        if byte == b'"' or byte == b"\\":
            return VALUE_UNDECIDED
        if byte == b".":
            if starts:
                return VALUE_REFUSED
        elif not is_in_atom(byte):
            return VALUE_REFUSED
        starts = byte == b"."
        i = i + 1
    if starts or at > LONGEST_LOCAL:
        return VALUE_REFUSED
    return VALUE_UNDECIDED if i64(data[at + 1]) == b"[" else verdict_on_mail_domain(text, at + 1)


@inline
def is_in_atom(byte: i64) -> i1:
    """RFC 5322's atext."""
    if is_letter(byte) or is_digit(byte) or below(byte - b"#", 5) or below(byte - b"^", 3) or below(byte - b"{", 4):
        return True
    return byte == b"!" or byte == b"*" or byte == b"+" or byte == b"-" or byte == b"/" or byte == b"=" or byte == b"?"


@cold
def verdict_on_mail_domain(text: Str, start: i64) -> i64:
    """Two labels at least, the last of which does not begin with a digit."""
    labels = 0
    last = start
    i = start
    while i <= text.length:
        end = label_end(text, i)
        if end < 0:
            return VALUE_REFUSED
        labels = labels + 1
        last = i
        i = end + 1
    return i64(labels > 1 and i == text.length + 1 and not is_digit(i64(str_data(text)[last])))


@cold
def label_end(text: Str, start: i64) -> i64:
    """Where the label of a domain ends that begins there, before a dot or the end of the text; -1 where there is none."""
    data = str_data(text)
    i = start
    while i < text.length and (is_letter(i64(data[i])) or is_digit(i64(data[i])) or i64(data[i]) == b"-"):
        i = i + 1
    if i == start or i - start > LONGEST_LABEL or i64(data[start]) == b"-" or i64(data[i - 1]) == b"-":
        return -1
    return i if i == text.length or i64(data[i]) == b"." else -1


@cold
def verdict_on_url(text: Str) -> i64:
    """Of http and https, with a host that is a name and nothing else before the path."""
    data = str_data(text)
    i = 0
    while i < text.length:
        if not below(i64(data[i]) - 33, 127 - 33):
            return VALUE_REFUSED
        i = i + 1
    if not has_byte(text, i8(b":")):
        return VALUE_REFUSED
    scheme = Str(provided_object("'http://"))
    secure = Str(provided_object("'https://"))
    if scheme is None or secure is None or text.length <= secure.length:
        return VALUE_UNDECIDED
    is_plain = stands_at(text, 0, scheme)
    if not is_plain and not stands_at(text, 0, secure):
        return VALUE_UNDECIDED
    start = scheme.length if is_plain else secure.length
    end = start
    while end < text.length and i64(data[end]) != b"/" and i64(data[end]) != b"?" and i64(data[end]) != b"#":
        byte = i64(data[end])
        if byte != b"." and byte != b"-" and not is_letter(byte) and not is_digit(byte):
            return VALUE_UNDECIDED
        end = end + 1
    return verdict_on_host(text, start, end)


@cold
def verdict_on_host(text: Str, start: i64, end: i64) -> i64:
    """text[start:end], of labels between dots; one more dot may be last."""
    if i64(str_data(text)[end - 2]) == b"-" and i64(str_data(text)[end - 1]) == b".":  # which PHP takes
        return VALUE_UNDECIDED
    host = part(text, start, end)
    if host is None:
        return VALUE_UNDECIDED
    verdict = VALUE_ACCEPTED if below(end - start - 1, LONGEST_ADDRESS) else VALUE_UNDECIDED
    i = 0
    while verdict == VALUE_ACCEPTED and i < Str(host).length:
        i = label_end(Str(host), i) + 1
        verdict = i64(i > 0)
    release(host)
    return verdict
