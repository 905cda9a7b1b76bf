"""All tokens of a source with what is between them, as zvm/ext/tokenizer/source_tokens.py makes them.

A reader is `local_array(Words, READER_BYTES)`: where the source has been read up to and the line there, whether that is PHP
code, and what token_get_all() is to be given.
"""
READ_TO, READ_LINE, IS_INSIDE, COMMENT_NUMBER, HTML_NUMBER, MAKES_ARRAYS = 0, 1, 2, 3, 4, 5
READER_BYTES = 48
# relative to T_COMMENT
DOC_COMMENT_NEXT, OPEN_TAG_NEXT, ECHO_TAG_NEXT, CLOSE_TAG_NEXT, WHITESPACE_NEXT = 1, 2, 3, 4, 5


@entry
def source_tokens(self: Object, arguments: Cells, count: i64) -> Object:
    """source_tokens(address of a Parse, PHP's numbers of tokens, T_COMMENT, T_INLINE_HTML, as arrays): a list of
    (number, text, line, position), or of what token_get_all() gives; None of a source in which lexing stops or starts anew."""
    parse = Parse(unbox_int(arguments[0]))
    numbers = Quarters(unbox_int(arguments[1]))
    reader = local_array(Words, READER_BYTES)
    reader[READ_TO] = 0
    reader[READ_LINE] = 1
    reader[IS_INSIDE] = 0
    reader[COMMENT_NUMBER] = unbox_int(arguments[2])
    reader[HTML_NUMBER] = unbox_int(arguments[3])
    reader[MAKES_ARRAYS] = i64(arguments[4] is TRUE)
    list = PyList_New(0)
    if list is None:
        return None
    goes_on = True
    is_whole = False
    while goes_on:
        goes_on = next_token(parse)
        if goes_on:
            release(parse.value)
            parse.value = None
            number = i64(numbers[parse.token])
            is_whole = parse.token == 0
            goes_on = put_gap(reader, parse, list, parse.start) and number >= 0 and not is_whole
            goes_on = goes_on and put_lexed(reader, parse, list, number)
    if parse.line_box is not None:
        release(parse.line_box)
        parse.line_box = None
    if is_whole and reader[READ_TO] == parse.end and PyErr_Occurred() is None:
        return Object(list)
    release(Object(list))
    return None if PyErr_Occurred() is not None else NONE


@cold
def put_lexed(reader: Words, parse: Parse, list: List, number: i64) -> i1:
    """The lexer's token. False without memory."""
    end = parse.token_end
    size = end - parse.start
    first = byte_at(parse, parse.start)
    second = byte_at(parse, parse.start + 1)
    if size > 1 and first == b"?" and second == b">":
        number = reader[COMMENT_NUMBER] + CLOSE_TAG_NEXT
        reader[IS_INSIDE] = 0
    else:
        reader[IS_INSIDE] = i64(number != reader[HTML_NUMBER])
        if size == 3 and first == b"<" and second == b"?" and number != reader[HTML_NUMBER]:
            number = reader[COMMENT_NUMBER] + ECHO_TAG_NEXT
    return put_source_token(reader, parse, list, byte_at(parse, end - 1) if number == 0 else number, end)


@cold
def put_source_token(reader: Words, parse: Parse, list: List, number: i64, end: i64) -> i1:
    """The token of that number from where the source has been read to. False without memory."""
    start = reader[READ_TO]
    text = part(Str(parse.text), start, end)
    if text is None:
        return False
    item = text
    if reader[MAKES_ARRAYS] == 0:
        item = tuple_of_four(box_int(number), text, box_int(reader[READ_LINE]), box_int(start))
    elif number >= 256:
        item = array_of_three(box_int(number), text, box_int(reader[READ_LINE]))
    lines = 0
    i = start
    while i < end:
        byte = byte_at(parse, i)
        lines = lines + i64(byte == b"\n" or byte == b"\r" and (i + 1 >= end or byte_at(parse, i + 1) != b"\n"))
        i = i + 1
    reader[READ_LINE] = reader[READ_LINE] + lines
    reader[READ_TO] = end
    return item is not None and list_append(list, item)


@cold
def tuple_of_four(first: Object, second: Object, third: Object, fourth: Object) -> Object:
    """Owned values in a tuple, owned; null without memory."""
    tuple = PyTuple_New(4)
    if tuple is None or first is None or third is None or fourth is None:
        return None
    items = offset(tuple, TUPLE_ITEMS, Cells)
    items[0] = first
    items[1] = second
    items[2] = third
    items[3] = fourth
    return Object(tuple)


@cold
def array_of_three(first: Object, second: Object, third: Object) -> Object:
    """Owned values in a packed array, owned; null without memory."""
    array = new_array()
    if array is None or first is None or third is None:
        return None
    list = PhpArray(array).packed
    return array if list_append(list, first) and list_append(list, second) and list_append(list, third) else None


# ---- between tokens ------------------------------------------------------------------------------------------------

@cold
def put_gap(reader: Words, parse: Parse, list: List, end: i64) -> i1:
    """Tags, white space and comments up to there. False without memory."""
    is_done = True
    if reader[IS_INSIDE] == 0 and reader[READ_TO] < end:
        reader[IS_INSIDE] = 1
        after = after_open_tag(parse, reader[READ_TO])
        number = reader[COMMENT_NUMBER] + OPEN_TAG_NEXT
        is_done = put_source_token(reader, parse, list, number, after if after < end else end)
    while is_done and reader[READ_TO] < end:
        start = reader[READ_TO]
        number = reader[COMMENT_NUMBER]
        after = start + 1
        if is_blank(byte_at(parse, start)):
            number = number + WHITESPACE_NEXT
            while after < end and is_blank(byte_at(parse, after)):
                after = after + 1
        elif byte_at(parse, start) == b"#" or byte_at(parse, start) == b"/" and byte_at(parse, start + 1) == b"/":
            after = after_comment(parse, start)
        elif byte_at(parse, start) == b"/" and byte_at(parse, start + 1) == b"*":
            after = after_stars(parse, start, end)
            number = number + i64(byte_at(parse, start + 2) == b"*" and is_blank(byte_at(parse, start + 3)))
        else:
            number = byte_at(parse, start)
        is_done = put_source_token(reader, parse, list, number, after if after < end else end)
    return is_done


@inline
def is_blank(byte: i64) -> i1:
    return byte == b" " or byte == b"\t" or byte == b"\n" or byte == b"\r"


@cold
def after_open_tag(parse: Parse, start: i64) -> i64:
    """`<?php` goes up to the one white space character after it, or a line's end of two; `<?` to the latter only."""
    is_long = byte_at(parse, start + 2) | 32 == b"p" and byte_at(parse, start + 3) | 32 == b"h" and \
        byte_at(parse, start + 4) | 32 == b"p"
    after = start + 5 if is_long else start + 2
    if byte_at(parse, after) == b"\r" and byte_at(parse, after + 1) == b"\n":
        return after + 2
    return after + 1 if is_long and is_blank(byte_at(parse, after)) else after


@cold
def after_stars(parse: Parse, start: i64, end: i64) -> i64:
    """The end of a comment in stars; where it has none, that of what is looked at."""
    close = memmem(offset(parse.source, start + 2, Bytes), end - start - 2, parse.grammar.comment_end, 2)
    return end if close is None else i64(close) - i64(parse.source) + 2
