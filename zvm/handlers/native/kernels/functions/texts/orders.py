"""strnatcmp(), version_compare() and the like: texts in order."""


@inline
def have_two(arguments: Cells, count: i64) -> i1:
    return text_argument(arguments, count, 2) is not None and arguments[1].type is STR and is_narrow(Str(arguments[1]))


# ---- natural order -------------------------------------------------------------------------------------------------

@entry
def function__strnatcmp(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_int(natural_order(Str(arguments[0]), Str(arguments[1]), False)) if have_two(arguments, count) else None


@entry
def function__strnatcasecmp(engine: Object, arguments: Cells, count: i64) -> Object:
    return box_int(natural_order(Str(arguments[0]), Str(arguments[1]), True)) if have_two(arguments, count) else None


@inline
def in_capitals(byte: i64, folds: i1) -> i64:
    return byte - 32 if folds and below(byte - b"a", 26) else byte


@cold
def natural_order(left: Str, right: Str, folds: i1) -> i64:
    """natural_compare() of ext/standard/arrays/zend_sort.py: -1, 0 or 1. CPython's strings end with a NUL."""
    if left.length == 0 or right.length == 0:
        return order_of_ints(left.length, right.length)
    one = str_data(left)
    other = str_data(right)
    i = needless_zeros(one)
    j = needless_zeros(other)
    while True:
        while is_space(i64(one[i])):
            i = i + 1
        while is_space(i64(other[j])):
            j = j + 1
        if is_digit(i64(one[i])) and is_digit(i64(other[j])):
            size = digits_at(one, i, left.length)
            other_size = digits_at(other, j, right.length)
            found = order_of_digits(offset(one, i, Bytes), size, offset(other, j, Bytes), other_size)
            if found != 0:
                return found
            i = i + size
            j = j + other_size
            if i == left.length or j == right.length:
                return order_of_ends(left.length - i, right.length - j)
        byte = in_capitals(i64(one[i]), folds)
        other_byte = in_capitals(i64(other[j]), folds)
        if byte != other_byte:
            return order_of_ints(byte, other_byte)
        i = i + 1
        j = j + 1
        if i >= left.length or j >= right.length:
            return order_of_ends(left.length - i, right.length - j)
    return 0


@inline
def order_of_ends(rest: i64, other_rest: i64) -> i64:
    """Which of the texts has more to come."""
    return i64(rest > 0) - i64(other_rest > 0)


@cold
def needless_zeros(data: Bytes) -> i64:
    """How many zeros there are before other digits."""
    i = 0
    while i64(data[i]) == b"0" and is_digit(i64(data[i + 1])):
        i = i + 1
    return i


@cold
def order_of_digits(one: Bytes, size: i64, other: Bytes, other_size: i64) -> i64:
    """As numbers, or as fractions, byte by byte, where one has a zero in front."""
    if i64(one[0]) != b"0" and i64(other[0]) != b"0" and size != other_size:
        return order_of_ints(size, other_size)
    i = 0
    while i < size and i < other_size:
        if one[i] != other[i]:
            return order_of_ints(i64(one[i]), i64(other[i]))
        i = i + 1
    return order_of_ints(size, other_size)


# ---- versions ------------------------------------------------------------------------------------------------------

@entry
def function__version_compare(engine: Object, arguments: Cells, count: i64) -> Object:
    """Of versions that numbers and dots decide."""
    if not below(count - 2, 2) or not have_two(arguments, 2):
        return None
    order = order_of_versions(Str(arguments[0]), Str(arguments[1]))
    if order == UNKNOWN:
        return None
    if count == 2 or arguments[2] is NONE:
        return box_int(order)
    operator = text_at(arguments, 2, count)
    if operator is None or operator.length > 2 or has_byte(operator, i8(0)):
        return None
    truth = order_meets(order, str_data(operator))
    return None if truth == UNKNOWN else boolean(truth == 1)


@cold
def order_of_versions(left: Str, right: Str) -> i64:
    """php_version_compare(), as far as there is a number after each dot."""
    one = str_data(left)
    other = str_data(right)
    i = 0
    j = 0
    order = 0
    while order == 0 and (i < left.length or j < right.length):
        if i > 0:
            if i == left.length and is_subversion(other, j) or j == right.length and is_subversion(one, i):
                return order_of_ints(left.length - i, right.length - j)
            if not is_subversion(one, i) or not is_subversion(other, j):
                return UNKNOWN
            i = i + 1
            j = j + 1
        digits = digits_at(one, i, left.length)
        others = digits_at(other, j, right.length)
        if not below(digits - 1, MOST_DIGITS) or not below(others - 1, MOST_DIGITS):
            return UNKNOWN
        order = order_of_ints(number_at(one, i, digits), number_at(other, j, others))
        i = i + digits
        j = j + others
    return order


@inline
def is_subversion(data: Bytes, i: i64) -> i1:
    return i64(data[i]) == b"." and is_digit(i64(data[i + 1]))


@cold
def order_meets(order: i64, operator: Bytes) -> i64:
    """Whether an order is what an operator of two bytes at most asks for; UNKNOWN of other operators."""
    name = i64(operator[0]) * 256 + i64(operator[1])
    if name == b"<" * 256 or name == b"l" * 256 + b"t":
        return i64(order < 0)
    if name == b"<" * 256 + b"=" or name == b"l" * 256 + b"e":
        return i64(order <= 0)
    if name == b">" * 256 or name == b"g" * 256 + b"t":
        return i64(order > 0)
    if name == b">" * 256 + b"=" or name == b"g" * 256 + b"e":
        return i64(order >= 0)
    if name == b"=" * 256 + b"=" or name == b"e" * 256 + b"q" or name == b"=" * 256:
        return i64(order == 0)
    if name == b"!" * 256 + b"=" or name == b"n" * 256 + b"e" or name == b"<" * 256 + b">":
        return i64(order != 0)
    return UNKNOWN
