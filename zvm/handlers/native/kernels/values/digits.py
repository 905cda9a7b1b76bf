"""Letters and digits of ASCII, and the numbers that digits are."""
MOST_DIGITS = 18  # of a number that surely fits 64 bits


@inline
def is_digit(byte: i64) -> i1:
    return below(byte - b"0", 10)


@inline
def is_space(byte: i64) -> i1:
    return byte == b" " or below(byte - 9, 5)


@inline
def is_letter(byte: i64) -> i1:
    """Of ASCII."""
    return below((byte | 32) - b"a", 26)


@inline
def begins_with_letter(text: Str) -> i1:
    return text.length > 0 and is_letter(i64(str_data(text)[0]))


@inline
def is_word_byte(byte: i64) -> i1:
    """A letter, digit or underscore of ASCII."""
    return is_letter(byte) or is_digit(byte) or byte == b"_"


# ---- decimal -------------------------------------------------------------------------------------------------------

@cold
def digits_at(data: Bytes, start: i64, length: i64) -> i64:
    """How many digits there are."""
    i = start
    while i < length and is_digit(i64(data[i])):
        i = i + 1
    return i - start


@inline
def number_of_digits(data: Bytes, count: i64, number: i64) -> i64:
    """What a number is with so many digits appended."""
    i = 0
    while i < count:
        number = number * 10 + i64(data[i]) - b"0"
        i = i + 1
    return number


@cold
def number_at(data: Bytes, start: i64, digits: i64) -> i64:
    """The value of so many digits; INT_MAX of more than MOST_DIGITS."""
    return INT_MAX if digits > MOST_DIGITS else number_of_digits(offset(data, start, Bytes), digits, 0)


@inline
def decimal_digits(buffer: Bytes, number: i64) -> i64:
    """Where the digits of a number, without sign, begin in a buffer of 32 bytes, which they end."""
    first = 31
    rest = number
    if number < 0:
        while rest < -9:
            buffer[first] = i8(b"0" - rest % 10)
            rest = rest // 10
            first = first - 1
        buffer[first] = i8(b"0" - rest)
    else:
        while rest > 9:
            buffer[first] = i8(b"0" + rest % 10)
            rest = rest // 10
            first = first - 1
        buffer[first] = i8(b"0" + rest)
    return first


# ---- other bases ---------------------------------------------------------------------------------------------------

@inline
def digit_value(byte: i64) -> i64:
    """Of a letter as well; 36 of what is not a digit."""
    if is_digit(byte):
        return byte - b"0"
    return (byte | 32) - b"a" + 10 if is_letter(byte) else 36


@inline
def hex_digit(value: i64) -> i64:
    """As a byte, of other bases, too."""
    return value + b"0" if value < 10 else value - 10 + b"a"


@inline
def capital_digit(value: i64) -> i64:
    """hex_digit() in capitals."""
    return value + b"0" if value < 10 else value - 10 + b"A"


@inline
def byte_of_digits(data: Bytes, i: i64) -> i64:
    """The byte that two hexadecimal digits are; negative of others."""
    high = digit_value(i64(data[i]))
    low = digit_value(i64(data[i + 1]))
    return high * 16 + low if high < 16 and low < 16 else -1
