"""System calls, and texts in memory."""
AT_FDCWD = -100
O_CLOEXEC = 0o2000000
O_PATH = 0o10000000
SOL_SOCKET = 1
MSG_NOSIGNAL = 0x4000
SO_PEERCRED, SO_SNDTIMEO = 17, 21
SIG_UNBLOCK, SIG_SETMASK = 1, 2
MASK_BYTES = 8  # of a set of signals
STATX_BASIC = 0x7FF
STATX_BYTES = 256
ALL_SIGNALS = -1
EINTR = -4


def exit(status: i64) -> None:
    syscall(SYS_exit_group, status)


@inline
def address(pointer: Raw) -> i64:
    return i64(pointer)


def length(text: Bytes) -> i64:
    """The bytes of a text before its NUL."""
    size = 0
    while text[size] != 0:
        size += 1
    return size


def same(text: Bytes, other: Bytes) -> i1:
    at = 0
    while text[at] == other[at]:
        if text[at] == 0:
            return True
        at += 1
    return False


def starts(text: Bytes, start: Bytes) -> i1:
    at = 0
    while start[at] != 0:
        if text[at] != start[at]:
            return False
        at += 1
    return True


def put_text(place: Bytes, at: i64, text: Bytes) -> i64:
    """Write a text and NUL; where the NUL is."""
    index = 0
    while text[index] != 0:
        place[at + index] = text[index]
        index += 1
    place[at + index] = 0
    return at + index


def put_number(place: Bytes, at: i64, number: i64) -> i64:
    """Write a number of at least 0 in decimal and NUL; where the NUL is."""
    size = 1
    left = number // 10
    while left != 0:
        size += 1
        left = left // 10
    left = number
    index = at + size
    place[index] = 0
    while index > at:
        index -= 1
        place[index] = i8(b"0" + left % 10)
        left = left // 10
    return at + size


def read_number(text: Bytes) -> i64:
    """The decimal number that a text is; -1 of another text."""
    number = 0
    at = 0
    while text[at] != 0:
        digit = i64(text[at]) - b"0"
        if digit < 0 or digit > 9:
            return -1
        number = number * 10 + digit
        at += 1
    return number if at > 0 else -1


def block_signals(mask: i64, how: i64, before: Words) -> None:
    """Change the signals that wait; which did goes to `before`, unless that is null."""
    signals = local_array(Words, 8)
    signals[0] = mask
    syscall(SYS_rt_sigprocmask, how, signals, before, MASK_BYTES)


def file_status(path: Bytes, flags: i64, status: Words) -> i1:
    """Whether statx() could tell of a file."""
    return syscall(SYS_statx, AT_FDCWD, path, flags, STATX_BASIC, status) == 0
