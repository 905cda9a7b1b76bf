"""md5(), sha1(), crc32(), and hash() by them and SHA-256, of short texts (RFC 1321, FIPS 180-4); of long ones Python's are as quick."""
MOST_MD5, MOST_SHA1, MOST_SHA256, MOST_CRC32 = 1024, 256, 256, 128  # bytes
PADDED_ROOM = 1104  # those in whole blocks, with 0x80 and their number
BLOCK = 64
MD5_SIZE, SHA1_SIZE, SHA256_SIZE, CRC32_SIZE = 16, 20, 32, 4
FIRST_A, FIRST_B, FIRST_C, FIRST_D, FIRST_E = 0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0
TURNS_1, TURNS_2, TURNS_3, TURNS_4 = 0x16110C07, 0x140E0905, 0x17100B04, 0x150F0A06  # of four steps, the lowest byte first
SHA1_1, SHA1_2, SHA1_3, SHA1_4 = 0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6


@entry
def function__md5(engine: Object, arguments: Cells, count: i64) -> Object:
    return md5_of(text_at(arguments, 0, count), binary_argument(arguments, 1, count))


@entry
def function__sha1(engine: Object, arguments: Cells, count: i64) -> Object:
    return sha1_of(text_at(arguments, 0, count), binary_argument(arguments, 1, count))


@entry
def function__hash(engine: Object, arguments: Cells, count: i64) -> Object:
    name = text_at(arguments, 0, count)
    text = text_at(arguments, 1, count)
    if name is None or text is None:
        return None
    is_binary = binary_argument(arguments, 2, count)
    if is_word(name, "'md5"):
        return md5_of(text, is_binary)
    if is_word(name, "'sha1"):
        return sha1_of(text, is_binary)
    if is_word(name, "'sha256"):
        return digest_of(text, is_binary, SHA256_SIZE, MOST_SHA256)
    if text.length > MOST_CRC32 or is_binary < 0 or not is_word(name, "'crc32b"):
        return None
    sum = crc32_of(text)
    state = local_array(Halves, 16)
    state[0] = reversed_bytes(i32(sum))
    return None if sum < 0 else digest_value(state, CRC32_SIZE, is_binary)


@inline
def binary_argument(arguments: Cells, number: i64, count: i64) -> i64:
    """Whether bytes are wanted, not digits, by the last argument; -1 where Python has to look."""
    return flag_argument(arguments, number, count) if count <= number + 1 else -1


@cold
def digest_of(text: Str, is_binary: i64, size: i64, longest: i64) -> Object:
    """By the algorithm whose digests have that size."""
    if text is None or is_binary < 0 or text.length > longest:
        return None
    table = NONE
    if size == MD5_SIZE:
        table = provided_object("zvm.ext.standard.strings.digest_tables.MD5_SINES")
    elif size == SHA256_SIZE:
        table = provided_object("zvm.ext.standard.strings.digest_tables.SHA256_ROOTS")
    if table is None:
        return None
    words = offset(table, BYTES_DATA, Halves)
    buffer = local_array(Bytes, PADDED_ROOM)
    state = local_array(Halves, 32)
    begin_digest(state, size)
    end = padded_size(buffer, text, size != MD5_SIZE)
    i = 0
    while i < end:
        block = offset(buffer, i, Halves)
        if size == MD5_SIZE:
            md5_block(state, block, words)
        elif size == SHA1_SIZE:
            sha1_block(state, block)
        else:
            sha256_block(state, block, words)
        i = i + BLOCK
    if size != MD5_SIZE:
        reverse_words(state, size)
    return digest_value(state, size, is_binary)


@inline
def md5_of(text: Str, is_binary: i64) -> Object:
    return digest_of(text, is_binary, MD5_SIZE, MOST_MD5)


@inline
def sha1_of(text: Str, is_binary: i64) -> Object:
    return digest_of(text, is_binary, SHA1_SIZE, MOST_SHA1)


@inline
def reverse_words(state: Halves, size: i64) -> None:
    """The most significant byte of each first."""
    i = 0
    while i < size // 4:
        state[i] = reversed_bytes(state[i])
        i = i + 1


@inline
def begin_digest(state: Halves, size: i64) -> None:
    if size == SHA256_SIZE:
        begin_sha256(state)
        return
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


@inline
def begin_sha256(state: Halves) -> None:
    """The fractions of the square roots of the first primes."""
    state[0] = i32(0x6A09E667)
    state[1] = i32(0xBB67AE85)
    state[2] = i32(0x3C6EF372)
    state[3] = i32(0xA54FF53A)
    state[4] = i32(0x510E527F)
    state[5] = i32(0x9B05688C)
    state[6] = i32(0x1F83D9AB)
    state[7] = i32(0x5BE0CD19)


@inline
def turned_thrice(number: i32, first: i32, second: i32, third: i32) -> i32:
    """Rotated to the right by three numbers of bits, together."""
    return turned(number, 32 - first) ^ turned(number, 32 - second) ^ turned(number, 32 - third)


@cold
def sha256_block(state: Halves, block: Halves, roots: Halves) -> None:
    words = local_array(Halves, 256)
    i = 0
    while i < 16:
        words[i] = reversed_bytes(block[i])
        i = i + 1
    while i < 64:
        early = words[i - 15]
        late = words[i - 2]
        low = turned(early, 25) ^ turned(early, 14) ^ shift_right(early, 3)
        high = turned(late, 15) ^ turned(late, 13) ^ shift_right(late, 10)
        words[i] = words[i - 16] + low + words[i - 7] + high
        i = i + 1
    work = local_array(Halves, 32)
    memcpy(offset(work, 0, Bytes), offset(state, 0, Bytes), SHA256_SIZE)
    i = 0
    while i < 64:
        a = work[0]
        e = work[4]
        mixed = work[7] + turned_thrice(e, 6, 11, 25) + (work[6] ^ e & (work[5] ^ work[6])) + roots[i] + words[i]
        major = a & work[1] | work[2] & (a | work[1])
        work[7] = work[6]
        work[6] = work[5]
        work[5] = e
        work[4] = work[3] + mixed
        work[3] = work[2]
        work[2] = work[1]
        work[1] = a
        work[0] = mixed + turned_thrice(a, 2, 13, 22) + major
        i = i + 1
    i = 0
    while i < 8:
        state[i] = state[i] + work[i]
        i = i + 1


@cold
def digest_value(state: Halves, size: i64, is_binary: i64) -> Object:
    data = offset(state, 0, Bytes)
    return text_of_bytes(data, size) if is_binary == 1 else hexadecimal(data, size)


@entry
def function__crc32(engine: Object, arguments: Cells, count: i64) -> Object:
    text = text_at(arguments, 0, count)
    if text is None or count != 1 or text.length > MOST_CRC32:
        return None
    sum = crc32_of(text)
    return None if sum < 0 else box_int(sum)


@cold
def crc32_of(text: Str) -> i64:
    """Negative without memory."""
    table = provided_object("zvm.ext.standard.strings.digest_tables.CRC_REMAINDERS")
    if table is None:
        return -1
    remainders = offset(table, BYTES_DATA, Halves)
    data = str_data(text)
    remainder = i32(-1)
    i = 0
    while i < text.length:
        remainder = shift_right(remainder, 8) ^ remainders[(i64(remainder) ^ i64(data[i])) & 255]
        i = i + 1
    return i64(~remainder) & 0xFFFFFFFF
