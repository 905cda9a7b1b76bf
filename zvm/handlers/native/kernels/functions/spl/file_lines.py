"""Lines of an SplFileObject from what its stream has read ahead (zvm/ext/spl/file_object.py does the rest)."""
FILE_STREAM, FILE_LINE, FILE_ROW, FILE_NUMBER, FILE_LIMIT, FILE_FLAGS = 1, 2, 3, 4, 5, 6
DROPS_NEW_LINE, READS_AHEAD, SKIPS_EMPTY, READS_ROWS = 1, 2, 4, 8


@cold
def file_parts(this: PhpObject, is_fitting: i1) -> Cells:
    """What is known of an open file; null of others, and of calls that do not fit."""
    known = known_elements(this) if is_fitting else None
    if known is None or unbox_int(known[0]) != FILE_LINES or slot_at(this, known, FILE_STREAM)[0] is NONE:
        return None
    return known


@inline
def file_flags(this: PhpObject, known: Cells) -> i64:
    return unbox_int(slot_at(this, known, FILE_FLAGS)[0])


@cold
def taken_line(this: PhpObject, known: Cells, more: i64) -> Object:
    """SplFileObject.read_line() of the next line, owned; null, and nothing done, where Python has to read it."""
    stream = stream_read_ahead(slot_at(this, known, FILE_STREAM))
    if stream is None or unbox_int(slot_at(this, known, FILE_LIMIT)[0]) != 0:
        return None
    size = line_size(stream)
    line = None if size == 0 else taken_from(stream, size)
    if line is None:
        return None
    if file_flags(this, known) & DROPS_NEW_LINE != 0:
        size = size - 1
        if size > 0 and i64(str_data(Str(line))[size - 1]) == 13:
            size = size - 1
        whole = line
        line = part(Str(whole), 0, size)
        release(whole)
        if line is None:
            return None
    replace(slot_at(this, known, FILE_ROW), NONE)
    replace(slot_at(this, known, FILE_LINE), line)
    number = slot_at(this, known, FILE_NUMBER)
    put_int(number, unbox_int(number[0]) + more, Run(None), Op(None))
    return line


@entry
def method__splfileobject__current(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = file_parts(this, count == 0)
    if known is None or slot_at(this, known, FILE_ROW)[0] is not NONE:
        return None
    line = slot_at(this, known, FILE_LINE)[0]
    if line is not NONE:
        return own(line)
    method = dict_find_provided(this.ce.function_table, "'getcurrentline")
    ce = dict_find_provided(this.ce.engine.classes, "'splfileobject")
    if method is None or ce is None or Function(method[0]).scope is not ce[0]:
        return None
    return taken_line(this, known, 0) if file_flags(this, known) & (SKIPS_EMPTY | READS_ROWS) == 0 else None


@entry
def method__splfileobject__fgets(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = file_parts(this, count == 0)
    return None if known is None else taken_line(this, known, 1)


@entry
def method__splfileobject__next(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = file_parts(this, count == 0)
    if known is None or file_flags(this, known) & READS_AHEAD != 0:
        return None
    replace(slot_at(this, known, FILE_LINE), NONE)
    replace(slot_at(this, known, FILE_ROW), NONE)
    number = slot_at(this, known, FILE_NUMBER)
    put_int(number, unbox_int(number[0]) + 1, Run(None), Op(None))
    return NONE


@entry
def method__splfileobject__key(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = file_parts(this, count == 0)
    return None if known is None else own(slot_at(this, known, FILE_NUMBER)[0])


@entry
def method__splfileobject__valid(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = file_parts(this, count == 0)
    if known is None:
        return None
    if file_flags(this, known) & READS_AHEAD != 0:
        return boolean(slot_at(this, known, FILE_LINE)[0] is not NONE or slot_at(this, known, FILE_ROW)[0] is not NONE)
    at_end = at_stream_end(slot_at(this, known, FILE_STREAM)[0])
    return None if at_end is None else boolean(at_end is FALSE)


@entry
def method__splfileobject__eof(this: PhpObject, arguments: Cells, count: i64) -> Object:
    known = file_parts(this, count == 0)
    return None if known is None else at_stream_end(slot_at(this, known, FILE_STREAM)[0])
