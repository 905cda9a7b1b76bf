"""md5(), sha1() and crc32() of short texts (RFC 1321, FIPS 180-4); of long ones Python's are as quick."""
MOST_MD5, MOST_SHA1, MOST_CRC32 = 1024, 256, 128  # bytes
PADDED_ROOM = 1104  # those in whole blocks, with 0x80 and their number
BLOCK = 64
MD5_SIZE, SHA1_SIZE = 16, 20
FIRST_A, FIRST_B, FIRST_C, FIRST_D, FIRST_E = 0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0
TURNS_1, TURNS_2, TURNS_3, TURNS_4 = 0x16110C07, 0x140E0905, 0x17100B04, 0x150F0A06  # of four steps, the lowest byte first
SHA1_1, SHA1_2, SHA1_3, SHA1_4 = 0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6


@entry
def function__md5(engine: Object, arguments: Cells, count: i64) -> Object:
    text = digestible(arguments, count, MOST_MD5)
    sines = None if text is None else provided_object("zvm.ext.standard.strings.digest_tables.MD5_SINES")
    if sines is None:
        return None
    buffer = local_array(Bytes, PADDED_ROOM)
    state = local_array(Halves, 32)
    begin_digest(state)
    size = padded_size(buffer, text, False)
    at_block = 0
    while at_block < size:
        md5_block(state, offset(buffer, at_block, Halves), offset(sines, BYTES_DATA, Halves))
        at_block = at_block + BLOCK
    return digest_value(state, MD5_SIZE, arguments, count)


@entry
def function__sha1(engine: Object, arguments: Cells, count: i64) -> Object:
    text = digestible(arguments, count, MOST_SHA1)
    if text is None:
        return None
    buffer = local_array(Bytes, PADDED_ROOM)
    state = local_array(Halves, 32)
    begin_digest(state)
    size = padded_size(buffer, text, True)
    at_block = 0
    while at_block < size:
        sha1_block(state, offset(buffer, at_block, Halves))
        at_block = at_block + BLOCK
    i = 0
    while i < SHA1_SIZE // 4:
        state[i] = reversed_bytes(state[i])
        i = i + 1
    return digest_value(state, SHA1_SIZE, arguments, count)


@inline
def digestible(arguments: Cells, count: i64, most: i64) -> Str:
    """The text of md5() and sha1(); null where Python has to look."""
    text = text_at(arguments, 0, count)
    if text is None or count > 2 or flag_argument(arguments, 1, count) < 0 or text.length > most:
        return None
    return text


@inline
def begin_digest(state: Halves) -> None:
    state[0] = i32(FIRST_A)
    state[1] = i32(FIRST_B)
    state[2] = i32(FIRST_C)
    state[3] = i32(FIRST_D)
    state[4] = i32(FIRST_E)


@cold
def padded_size(buffer: Bytes, text: Str, is_big: i1) -> i64:
    """Put a text into whole blocks, the number of its bits last; their size."""
    memcpy(buffer, str_data(text), text.length)
    size = (text.length + 8) // BLOCK * BLOCK + BLOCK
    buffer[text.length] = i8(128)
    i = text.length + 1
    while i < size - 8:
        buffer[i] = i8(0)
        i = i + 1
    bits = text.length * 8
    while i < size:
        distance = size - 1 - i if is_big else i - size + 8
        buffer[i] = i8(bits >> distance * 8)
        i = i + 1
    return size


@inline
def turned(number: i32, bits: i32) -> i32:
    """Rotated to the left."""
    return number << bits | shift_right(number, 32 - bits)


@inline
def reversed_bytes(number: i32) -> i32:
    return turned(number, 8) & 0x00FF00FF | turned(number & 0x00FF00FF, 24)


@cold
def md5_block(state: Halves, block: Halves, sines: Halves) -> None:
    a = state[0]
    b = state[1]
    c = state[2]
    d = state[3]
    i = 0
    while i < 64:
        if i < 16:
            mixed = d ^ b & (c ^ d)
            word = i
            turns = TURNS_1
        elif i < 32:
            mixed = c ^ d & (b ^ c)
            word = i * 5 + 1
            turns = TURNS_2
        elif i < 48:
            mixed = b ^ c ^ d
            word = i * 3 + 5
            turns = TURNS_3
        else:
            mixed = c ^ (b | ~d)
            word = i * 7
            turns = TURNS_4
        mixed = mixed + a + sines[i] + block[word & 15]
        a = d
        d = c
        c = b
        b = b + turned(mixed, i32(turns >> (i & 3) * 8 & 31))
        i = i + 1
    state[0] = state[0] + a
    state[1] = state[1] + b
    state[2] = state[2] + c
    state[3] = state[3] + d


@cold
def sha1_block(state: Halves, block: Halves) -> None:
    words = local_array(Halves, 320)
    i = 0
    while i < 16:
        words[i] = reversed_bytes(block[i])
        i = i + 1
    while i < 80:
        words[i] = turned(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1)
        i = i + 1
    a = state[0]
    b = state[1]
    c = state[2]
    d = state[3]
    e = state[4]
    i = 0
    while i < 80:
        if i < 20:
            mixed = (d ^ b & (c ^ d)) + SHA1_1
        elif i < 40:
            mixed = (b ^ c ^ d) + SHA1_2
        elif i < 60:
            mixed = (b & c | d & (b | c)) + SHA1_3
        else:
            mixed = (b ^ c ^ d) + SHA1_4
        mixed = mixed + turned(a, 5) + e + words[i]
        e = d
        d = c
        c = turned(b, 30)
        b = a
        a = mixed
        i = i + 1
    state[0] = state[0] + a
    state[1] = state[1] + b
    state[2] = state[2] + c
    state[3] = state[3] + d
    state[4] = state[4] + e


@cold
def digest_value(state: Halves, size: i64, arguments: Cells, count: i64) -> Object:
    """The digest as the second argument wants it."""
    data = offset(state, 0, Bytes)
    return text_of_bytes(data, size) if flag_argument(arguments, 1, count) == 1 else hexadecimal(data, size)


@entry
def function__crc32(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1 or text.length > MOST_CRC32:
        return None
    table = provided_object("zvm.ext.standard.strings.digest_tables.CRC_REMAINDERS")
    if table is None:
        return None
    remainders = offset(table, BYTES_DATA, Halves)
    data = str_data(text)
    remainder = i32(-1)
    i = 0
    while i < text.length:
        remainder = shift_right(remainder, 8) ^ remainders[(i64(remainder) ^ i64(data[i])) & 255]
        i = i + 1
    return box_int(i64(~remainder) & 0xFFFFFFFF)
