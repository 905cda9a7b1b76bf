"""Characters of UTF-8: well-formed sequences (RFC 3629), and numbers of characters, also as JSON writes them."""
FIRST_SURROGATE, LAST_SURROGATE, LOW_SURROGATES, FIRST_PAIRED = 0xD800, 0xDFFF, 0xDC00, 0x10000


@inline
def is_following(byte: i64) -> i1:
    return byte & 192 == 128


@inline
def promised_size(first: i64) -> i64:
    """How many bytes a character has that begins with this one, if it is well-formed; 1 of what begins no longer one."""
    return 1 if first < 194 or first > 244 else (2 if first < 224 else (3 if first < 240 else 4))


@cold
def sequence_size(data: Bytes, left: i64) -> i64:
    """How many of the bytes, of which so many are left, are one character that is not ASCII; 0 where none is well-formed."""
    first = i64(data[0])
    size = promised_size(first)
    if size == 1 or size > left:
        return 0
    second = i64(data[1])
    lowest = 160 if first == 224 else (144 if first == 240 else 128)
    highest = 159 if first == 237 else (143 if first == 244 else 191)
    if second < lowest or second > highest:
        return 0
    if size > 2 and not is_following(i64(data[2])) or size > 3 and not is_following(i64(data[3])):
        return 0
    return size


@cold
def sequence_code(data: Bytes, size: i64) -> i64:
    """The number of the character that a well-formed sequence is."""
    code = i64(data[0]) & (127 >> size)
    i = 1
    while i < size:
        code = (code << 6) + (i64(data[i]) & 63)
        i = i + 1
    return code


@cold
def put_character(sink: Words, code: i64) -> None:
    """The bytes of a character that is not a surrogate."""
    if code < 128:
        put_byte(sink, code)
    elif code < 2048:
        put_byte(sink, 192 + (code >> 6))
        put_byte(sink, 128 + (code & 63))
    elif code < FIRST_PAIRED:
        put_byte(sink, 224 + (code >> 12))
        put_byte(sink, 128 + (code >> 6 & 63))
        put_byte(sink, 128 + (code & 63))
    else:
        put_byte(sink, 240 + (code >> 18))
        put_byte(sink, 128 + (code >> 12 & 63))
        put_byte(sink, 128 + (code >> 6 & 63))
        put_byte(sink, 128 + (code & 63))


@cold
def put_json_number(sink: Words, code: i64) -> None:
    r"""A character as `\u` and four digits, twice of one beyond 16 bits."""
    if code >= FIRST_PAIRED:
        put_json_number(sink, FIRST_SURROGATE + (code - FIRST_PAIRED >> 10))
        put_json_number(sink, LOW_SURROGATES + (code & 1023))
        return
    put_byte(sink, b"\\")
    put_byte(sink, b"u")
    put_letters(sink, hex_digit(code >> 12), hex_digit(code >> 8 & 15), hex_digit(code >> 4 & 15), hex_digit(code & 15))


@cold
def numbered_character(reader: Words, i: i64) -> i64:
    r"""The code that the digits after a `\u` so far on are; -1 of others."""
    code = 0
    end = i + 4
    while i < end:
        digit = digit_value(peeked(reader, i))
        if digit > 15:
            return -1
        code = code * 16 + digit
        i = i + 1
    return code
