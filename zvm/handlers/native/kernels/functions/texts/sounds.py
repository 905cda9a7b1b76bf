"""soundex() and metaphone(): how words sound."""


@entry
def function__metaphone(engine: Object, arguments: Cells, count: i64) -> Object:
    """The whole code (ext/standard/strings/metaphone.py)."""
    text = text_at(arguments, 0, count)
    if text is None or count != 1 or has_byte(text, i8(0)):
        return None
    sink = local_array(Words, SINK_BYTES)
    open_sink(sink, local_array(Bytes, STACK_TEXT))
    at = 0
    while at < text.length and letter_at(text, at) == 0:
        at = at + 1
    at = put_first_sound(sink, text, at)
    while at < text.length:
        letter = letter_at(text, at)
        if letter != 0 and (letter != letter_at(text, at - 1) or letter == b"C"):
            at = at + put_sound(sink, text, at, letter)
        at = at + 1
    return sink_value(sink)


@inline
def letter_at(text: Str, at: i64) -> i64:
    """The letter there as a capital; 0 where there is none."""
    byte = i64(str_data(text)[at]) if below(at, text.length) else 0
    return byte & 223 if is_letter(byte) else 0


@inline
def is_vowel(letter: i64) -> i1:
    return letter == b"A" or letter == b"O" or letter == b"U" or letter == b"E" or letter == b"I"


@inline
def is_front_vowel(letter: i64) -> i1:
    return letter == b"E" or letter == b"I" or letter == b"Y"


@cold
def put_first_sound(sink: Words, text: Str, at: i64) -> i64:
    """What is particular about the beginning of a word; where the rest of it begins."""
    letter = letter_at(text, at)
    following = letter_at(text, at + 1)
    sound = 0
    size = 2
    if letter == b"A" and following == b"E":
        sound = b"E"
    elif (letter == b"G" or letter == b"K" or letter == b"P") and following == b"N":
        sound = b"N"
    elif letter == b"W" and following == b"R":
        sound = b"R"
    elif letter == b"W" and (following == b"H" or is_vowel(following)):
        sound = b"W"
    elif letter == b"X" or is_vowel(letter):
        sound = b"S" if letter == b"X" else letter
        size = 1
    if sound == 0:
        return at
    put_byte(sink, sound)
    return at + size


@cold
def put_sound(sink: Words, text: Str, at: i64, letter: i64) -> i64:
    """Append the sound of a letter within a word; how many letters after it are part of that."""
    before = letter_at(text, at - 1)
    following = letter_at(text, at + 1)
    after = letter_at(text, at + 2)
    if letter == b"C" or letter == b"S" or letter == b"T":
        return put_sibilant(sink, letter, before, following, after)
    if letter == b"G":
        return put_sound_of_g(sink, text, at)
    if letter == b"D":
        is_soft = following == b"G" and is_front_vowel(after)
        put_byte(sink, b"J" if is_soft else b"T")
        return i64(is_soft)
    sound = letter
    if is_vowel(letter) or letter == b"B" and before == b"M" or letter == b"K" and before == b"C":
        sound = 0
    elif letter == b"W" or letter == b"Y" or letter == b"H":
        is_silent = letter == b"H" and (before == b"C" or before == b"G" or before == b"P" or before == b"S" or before == b"T")
        sound = letter if is_vowel(following) and not is_silent else 0
    elif letter == b"P":
        sound = b"F" if following == b"H" else letter
    elif letter == b"V":
        sound = b"F"
    elif letter == b"Q" or letter == b"X":
        sound = b"K"
    elif letter == b"Z":
        sound = b"S"
    if sound != 0:
        put_byte(sink, sound)
    if letter == b"X":
        put_byte(sink, b"S")
    return 0


@cold
def put_sibilant(sink: Words, letter: i64, before: i64, following: i64, after: i64) -> i64:
    """put_sound() of C, S and T."""
    sound = b"K" if letter == b"C" else letter
    skipped = i64(following == b"H")
    if following == b"H":
        sound = b"0" if letter == b"T" else b"X"
    elif letter == b"C" and is_front_vowel(following):
        sound = b"X" if following == b"I" and after == b"A" else (0 if before == b"S" else b"S")
    elif letter != b"C" and following == b"I" and (after == b"O" or after == b"A"):
        sound = b"X"
    elif letter == b"T" and following == b"C" and after == b"H":
        sound = 0
    if sound != 0:
        put_byte(sink, sound)
    return skipped


@cold
def put_sound_of_g(sink: Words, text: Str, at: i64) -> i64:
    following = letter_at(text, at + 1)
    after = letter_at(text, at + 2)
    if following == b"H":
        start = letter_at(text, at - 3)
        if start == b"B" or start == b"D" or start == b"H" or letter_at(text, at - 4) == b"H":
            return 0
        put_byte(sink, b"F")
        return 1
    if following == b"N" and (after == 0 or after == b"E" and letter_at(text, at + 3) == b"D"):
        return 0
    is_soft = is_front_vowel(following) and letter_at(text, at - 1) != b"G"
    put_byte(sink, b"J" if is_soft else b"K")
    return 0
