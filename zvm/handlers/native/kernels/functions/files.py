"""What the file system says of a path (zvm/ext/standard/streams/filestat.py). Where the answer is no, or wrappers or open_basedir
have a say in it, Python gives it."""
F_OK = 0
W_OK = 2
R_OK = 4


@cold
def is_accessible(engine: Object, path: Object, mode: i64) -> Object:
    """TRUE; null where that has to be looked at."""
    text = Str(path)
    if path.type is not STR or Engine(engine).has_plain_files is not TRUE or not is_narrow(text) or text.length == 0:
        return None
    data = str_data(text)
    if i64(data[0]) != b"/" or strlen(data) != text.length:
        return None
    return TRUE if access(data, i32(mode)) == 0 else Object(None)


@entry
def function__file_exists(engine: Object, arguments: Cells, count: i64) -> Object:
    return is_accessible(engine, arguments[0], F_OK) if count == 1 else None


@entry
def function__is_readable(engine: Object, arguments: Cells, count: i64) -> Object:
    return is_accessible(engine, arguments[0], R_OK) if count == 1 else None


@entry
def function__is_writable(engine: Object, arguments: Cells, count: i64) -> Object:
    return is_accessible(engine, arguments[0], W_OK) if count == 1 else None
