"""What the system tells of the process. Python threads that wait get no turn meanwhile: a run that asks every millisecond
would give each of them one that is over before it is awake, again and again."""
O_CLOEXEC = 524288
STATM_ROOM = 128


@external("open")
def open(path: Bytes, flags: i32) -> i32: ...


@external("read")
def read(descriptor: i32, buffer: Bytes, size: i64) -> i64: ...


@external("close")
def close(descriptor: i32) -> i32: ...


@entry
def resident_pages(self: Object, arguments: Cells, count: i64) -> Object:
    """resident_pages(b"/proc/self/statm"): its second number, of the pages that the process holds; 0 where it cannot be
    read."""
    descriptor = open(offset(arguments[0], BYTES_DATA, Bytes), i32(O_CLOEXEC))
    if descriptor < 0:
        return box_int(0)
    text = local_array(Bytes, STATM_ROOM)
    length = read(descriptor, text, STATM_ROOM)
    close(descriptor)
    start = digits_at(text, 0, length) + 1
    return box_int(number_at(text, start, digits_at(text, start, length)))
