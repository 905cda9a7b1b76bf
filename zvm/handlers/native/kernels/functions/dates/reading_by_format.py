"""createFromFormat() of numbers with all their digits (zvm/ext/date/reading/format_parser.py reads all others)."""
READ_YEAR, READ_MONTH, READ_DAY, READ_TIME, IS_RESET = 1, 2, 4, 8, 16
READ_WHOLE_DATE = 7
CANNOT_READ = -1


@methods("datetime", "datetimeimmutable")
def createfromformat(scope: ClassEntry, arguments: Cells, count: i64) -> Object:
    if not below(count - 2, 2) or not knows_dates():
        return None
    engine = Object(scope.engine)
    zone = zone_of(engine, dereferenced(arguments[2]) if count == 3 else NONE)
    fields = local_array(Words, FIELDS_BYTES)
    if zone is None or moment_now(fields, zone) is None:
        return None
    fields[MICROSECONDS] = 0
    read = read_by_format(fields, arguments[0], arguments[1])
    if read == CANNOT_READ or read & IS_RESET == 0 and read & READ_WHOLE_DATE != READ_WHOLE_DATE:
        return None
    if not below(fields[MONTHS] - 1, 12) or not below(fields[DAYS] - 1, month_length(fields[YEARS], fields[MONTHS])):
        return None
    local = settle_anywhere(fields, zone)
    if local is None or not forget_remarks(Engine(engine)):
        return None
    return new_date(scope, new_moment(fields, zone, local))


@cold
def read_by_format(fields: Words, format: Object, text: Object) -> i64:
    """What was read, READ_*, into the fields, which are those of now; CANNOT_READ where Python has to look."""
    if format.type is not STR or not is_narrow(Str(format)) or text.type is not STR or not is_narrow(Str(text)):
        return CANNOT_READ
    letters = str_data(Str(format))
    size = Str(format).length
    data = str_data(Str(text))
    length = Str(text).length
    read = 0
    at_text = 0
    i = 0
    while i < size:
        letter = i64(letters[i])
        i = i + 1
        if letter == b"!" and i == 1 or letter == b"|" and i == size:
            read = reset_fields(fields, read)
        elif is_letter(letter):
            width = 4 if letter == b"Y" else 2
            if at_text + width > length:
                return CANNOT_READ
            found = read_part(fields, letter, offset(data, at_text, Bytes), read)
            if found == CANNOT_READ:
                return CANNOT_READ
            read = read | found
            at_text = at_text + width
        else:
            if letter == b"\\" and i < size:
                letter = i64(letters[i])
                i = i + 1
            elif not is_separator(letter):
                return CANNOT_READ
            if at_text >= length or i64(data[at_text]) != letter:
                return CANNOT_READ
            at_text = at_text + 1
    return read if at_text == length else CANNOT_READ


@inline
def is_separator(letter: i64) -> i1:
    """One that only matches itself, or a blank."""
    return letter == b"-" or letter == b":" or letter == b"/" or letter == b"." or letter == b"," or letter == b" "


@cold
def reset_fields(fields: Words, read: i64) -> i64:
    """What has not been read := the beginning of 1970. What counts as read then."""
    if read & READ_YEAR == 0:
        fields[YEARS] = 1970
    if read & READ_MONTH == 0:
        fields[MONTHS] = 1
    if read & READ_DAY == 0:
        fields[DAYS] = 1
    if read & READ_TIME == 0:
        clear_time(fields)
    return read | IS_RESET


@inline
def clear_time(fields: Words) -> None:
    fields[HOURS] = 0
    fields[MINUTES] = 0
    fields[SECONDS] = 0


@cold
def read_part(fields: Words, letter: i64, data: Bytes, read: i64) -> i64:
    """Read the number that a letter means, one that may be: what was read; CANNOT_READ of others."""
    number = two_digits(data, 0)
    if number < 0:
        return CANNOT_READ
    if letter == b"Y":
        rest = two_digits(data, 2)
        fields[YEARS] = number * 100 + rest
        return CANNOT_READ if rest < 0 else READ_YEAR
    if letter == b"m":
        fields[MONTHS] = number
        return READ_MONTH
    if letter == b"d":
        fields[DAYS] = number
        return READ_DAY
    if read & READ_TIME == 0:
        clear_time(fields)
    if letter == b"H":
        fields[HOURS] = number
        return READ_TIME if number < 24 else CANNOT_READ
    if letter == b"i":
        fields[MINUTES] = number
        return READ_TIME if number < 60 else CANNOT_READ
    if letter == b"s":
        fields[SECONDS] = number
        return READ_TIME if number < 60 else CANNOT_READ
    return CANNOT_READ
