"""The program: hand everything to the server of the session and wait, or run the ordinary command.

It asks the server first and has the child wait for its word, so that a program never runs twice. While the child runs,
it stands in the process group of this process, which has gone to the server's: signals for the group are the child's
alone, and those for this process are forwarded.
"""
PATH_ROOM = 4200
MOST_PATH = 4096
MESSAGE_BYTES = 8
MAGIC = 0x31304D52415756  # of the first word of what is sent: zvm/cli/warm/protocol.py has all of it
HEAD_BYTES = 64
MOST_DESCRIPTORS = 240  # of which the system sends 253 at once
PATIENCE = 50_000_000  # nanoseconds in which the server must answer …
LONG_PATIENCE = 999_999_999  # … and, having done so, its child must be ready
ACCEPTED, READY, EXITED, SIGNALLED, STOPPED = 1, 2, 3, 4, 5
LOST_STATUS = 70  # EX_SOFTWARE: the server is gone, and with it the child's exit status
CANNOT_START = 127
SIGHUP, SIGCHLD, SIGINFO_BYTES = 1, 17, 128
AT_SECURE, AT_EXECFN = 23, 31
S_IFMT, S_IFDIR, FOR_OTHERS = 0o170000, 0o040000, 0o077
AT_SYMLINK_NOFOLLOW = 0x100


@entry
def run(stack: Words) -> None:
    """`stack`: as the system hands it to a process, the number of arguments, these, the environment, and auxv."""
    count = stack[0]
    if count < 1:
        exit(CANNOT_START)
    command = local_array(Bytes, PATH_ROOM)
    size = syscall(SYS_readlinkat, AT_FDCWD, c_text("/proc/self/exe"), command, MOST_PATH)
    if size <= 0:
        exit(CANNOT_START)
    command[size] = 0  # this program's own path, and then that of the command beside it
    second = Bytes(stack[2])  # null where there is no argument
    is_named = count > 1 and same(second, c_text("--warm"))
    arguments = Words(stack)
    environment = at(stack, count + 2)
    is_cold = count > 1 and starts(second, c_text("--cold="))
    if not is_cold:
        ask_server(stack, is_named, command)
    while size > 0 and command[size - 1] != b"/":
        size -= 1
    put_text(command, size, c_text("zvm"))
    if is_cold:
        arguments = Words(offset(stack, 8, Words))
    else:
        name = Bytes(stack[1]) if is_named else called_by(stack)
        word = local_array(Bytes, PATH_ROOM)
        if length(name) > MOST_PATH:
            exit(CANNOT_START)
        put_text(word, put_text(word, 0, c_text("--cold=")), name)
        if is_named:
            arguments = Words(offset(stack, 8, Words))
        arguments[0] = address(name)
        arguments[1] = address(word)
        if is_named:  # by the command, which is to be run, not another beside this program
            syscall(SYS_execve, name, arguments, environment)
    syscall(SYS_execve, command, arguments, environment)
    complaint = c_text("zvm-warm: the command zvm, which is to lie beside it, cannot be run\n")
    syscall(SYS_write, 2, complaint, length(complaint))
    exit(CANNOT_START)


def called_by(stack: Words) -> Bytes:
    """The path that this program was executed by, as auxv has it; the first argument where it has none."""
    return Bytes(auxiliary(stack, AT_EXECFN, stack[1]))


def auxiliary(stack: Words, kind: i64, default: i64) -> i64:
    """The value of an entry of auxv."""
    index = stack[0] + 2
    while stack[index] != 0:
        index += 1
    index += 1
    while stack[index] != 0:
        if stack[index] == kind:
            return stack[index + 1]
        index += 2
    return default


def ask_server(stack: Words, is_named: i1, path: Bytes) -> None:
    """Have the server run the command and end as that does. Returns where it cannot be asked, or will not. `path` is
    this program's own."""
    name = auxiliary(stack, AT_EXECFN, 0)
    if auxiliary(stack, AT_SECURE, 0) != 0:
        return
    timer = local_array(Words, 32)
    if name < stack[1] or syscall(SYS_getitimer, 0, timer) < 0 or timer[2] != 0 or timer[3] != 0:
        return
    socket = connected_socket(path)
    if socket < 0:
        return
    before = local_array(Words, 8)
    block_signals(ALL_SIGNALS, SIG_SETMASK, before)
    all = local_array(Words, 8)
    all[0] = ALL_SIGNALS
    server = peer_of(socket)
    child = i64(0)
    if server > 0 and send_all(stack, name, socket, before[0], is_named):
        child = answer(socket)
    if child > 0:
        signals = syscall(SYS_signalfd4, -1, all, MASK_BYTES, O_CLOEXEC)
        handle = syscall(SYS_pidfd_open, child, 0)
        if signals >= 0 and handle >= 0 and say_go(socket):
            syscall(SYS_setpgid, 0, server)
            attend(socket, signals, handle, child, server)
    syscall(SYS_close, socket)
    block_signals(before[0], SIG_SETMASK, Words(i64(0)))


def connected_socket(path: Bytes) -> i64:
    """A connection to the server of this session, made by this user for this installation; negative where there is
    none."""
    status = local_array(Words, STATX_BYTES)
    session = syscall(SYS_getsid, 0)
    if session <= 0 or session == syscall(SYS_getpid) or not file_status(path, 0, status):
        return -1
    place = local_array(Bytes, 160)
    user = syscall(SYS_getuid)
    family = Quarters(place)
    family[0] = 1
    end = put_number(place, put_text(place, 2, c_text("/tmp/zvm-")), user)
    folder = local_array(Words, STATX_BYTES)
    if not file_status(offset(place, 2, Bytes), AT_SYMLINK_NOFOLLOW, folder) or not is_private(folder, user):
        return -1
    end = put_number(place, put_text(place, end, c_text("/")), session)
    end = put_number(place, put_text(place, end, c_text("-")), status[4])  # stx_ino
    end = put_number(place, put_text(place, end, c_text("-")), status[14])  # stx_mtime: seconds …
    nanoseconds = Halves(offset(status, 120, Words))
    end = put_number(place, put_text(place, end, c_text("-")), i64(nanoseconds[0]))
    socket = syscall(SYS_socket, 1, 1 | O_CLOEXEC, 0)
    patience = local_array(Words, 16)
    patience[0] = 0
    patience[1] = PATIENCE // 1000
    syscall(SYS_setsockopt, socket, SOL_SOCKET, SO_SNDTIMEO, patience, 16)
    if socket < 0 or syscall(SYS_connect, socket, place, end + 1) == 0:
        return socket
    syscall(SYS_close, socket)
    return -1


def is_private(status: Words, user: i64) -> i1:
    """Whether a file is a folder of the user's that is closed to others."""
    owner = Halves(offset(status, 20, Words))
    mode = Quarters(offset(status, 28, Words))
    bits = i64(mode[0]) & 0xFFFF
    return i64(owner[0]) == user and bits & S_IFMT == S_IFDIR and bits & FOR_OTHERS == 0


def peer_of(socket: i64) -> i64:
    """The process that listens, if it is this user's and this one may look at it; else 0."""
    credentials = local_array(Halves, 16)
    size = local_array(Halves, 8)
    size[0] = 12
    if syscall(SYS_getsockopt, socket, SOL_SOCKET, SO_PEERCRED, credentials, size) < 0:
        return 0
    if i64(credentials[1]) != syscall(SYS_getuid):
        return 0
    name = local_array(Bytes, 64)
    put_text(name, put_number(name, put_text(name, 0, c_text("/proc/")), i64(credentials[0])), c_text("/exe"))
    target = local_array(Bytes, 8)
    # which a sandbox of this process's own, such as Landlock's, does not let it read
    return i64(credentials[0]) if syscall(SYS_readlinkat, AT_FDCWD, name, target, 8) > 0 else 0


def send_all(stack: Words, name: i64, socket: i64, mask: i64, is_named: i1) -> i1:
    """Send the texts from the first argument's to that of the program's name, which end this process's memory, and its
    descriptors, of which the first is its folder."""
    control = local_array(Halves, 1024)
    numbers = local_array(Halves, 1024)
    folder = syscall(SYS_openat, AT_FDCWD, c_text("."), O_PATH | O_CLOEXEC)
    control[4] = i32(folder)
    count = open_descriptors(numbers, offset(control, 20, Halves), socket, folder)
    if folder < 0 or count < 0:
        return False
    head = local_array(Words, HEAD_BYTES)
    size = name + length(Bytes(name)) + 1 - stack[1]
    head[0] = MAGIC
    head[1] = stack[0]
    head[2] = size
    head[3] = count
    head[4] = mask
    head[5] = i64(is_named)
    head[6] = 0
    head[7] = 0
    controls = Words(control)
    controls[0] = 20 + 4 * count
    control[2] = SOL_SOCKET
    control[3] = 1  # SCM_RIGHTS
    parts = local_array(Words, 32)
    parts[0] = address(head)
    parts[1] = HEAD_BYTES
    parts[2] = address(numbers)
    parts[3] = 4 * count
    if send(socket, parts, 2, control, (20 + 4 * count + 7) & -8) != HEAD_BYTES + 4 * count:
        return False
    syscall(SYS_close, folder)
    start = stack[1]
    while size > 0:
        parts[0] = start
        parts[1] = size
        sent = send(socket, parts, 1, control, 0)
        if sent <= 0:
            return False
        start += sent
        size -= sent
    return True


def send(socket: i64, parts: Words, count: i64, control: Halves, control_size: i64) -> i64:
    """Send pieces of memory, given by address and size; the size sent, or negative, without SIGPIPE, where the server
    has gone."""
    message = local_array(Words, 56)
    message[0] = 0
    message[1] = 0
    message[2] = address(parts)
    message[3] = count
    message[4] = address(control)
    message[5] = control_size
    message[6] = 0
    return syscall(SYS_sendmsg, socket, message, MSG_NOSIGNAL)


def say_go(socket: i64) -> i1:
    parts = local_array(Words, 16)
    parts[0] = address(c_text("!"))
    parts[1] = 1
    return send(socket, parts, 1, Halves(parts), 0) == 1


def open_descriptors(numbers: Halves, sent: Halves, socket: i64, folder: i64) -> i64:
    """Write the descriptors of this process to both, but for these two; how many they are, or -1."""
    listing = syscall(SYS_openat, AT_FDCWD, c_text("/proc/self/fd"), O_CLOEXEC)
    if listing < 0:
        return -1
    entries = local_array(Bytes, 4096)
    count = i64(0)
    size = syscall(SYS_getdents64, listing, entries, 4096)
    while size > 0:
        start = i64(0)
        while start < size:
            number = read_number(offset(entries, start + 19, Bytes))
            lengths = Quarters(offset(entries, start + 16, Bytes))
            start += i64(lengths[0])
            if number >= 0 and number != listing and number != socket and number != folder:
                if count == MOST_DESCRIPTORS:
                    return -1
                numbers[count] = i32(number)
                sent[count] = i32(number)
                count += 1
        size = syscall(SYS_getdents64, listing, entries, 4096)
    syscall(SYS_close, listing)
    return count if size == 0 else -1


def answer(socket: i64) -> i64:
    """The process that is ready to run the command; 0 where the server refuses, or does not answer in time."""
    message = local_array(Halves, MESSAGE_BYTES)
    if not is_answered(socket, message, PATIENCE) or message[0] != ACCEPTED:
        return 0
    if not is_answered(socket, message, LONG_PATIENCE) or message[0] != READY:
        return 0
    return i64(message[1])


def is_answered(socket: i64, message: Halves, patience: i64) -> i1:
    """Read a message; whether one came in time."""
    waiting = local_array(Words, 8)
    wait_for(waiting, 0, socket)
    time = local_array(Words, 16)
    time[0] = 0
    time[1] = patience
    return syscall(SYS_ppoll, waiting, 1, time, 0, MASK_BYTES) == 1 and \
        syscall(SYS_read, socket, message, MESSAGE_BYTES) == MESSAGE_BYTES


def wait_for(waiting: Words, index: i64, descriptor: i64) -> None:
    """Make an entry of what ppoll() waits for: a descriptor that can be read."""
    waiting[index] = descriptor | 1 << 32  # POLLIN


def attend(socket: i64, signals: i64, handle: i64, child: i64, server: i64) -> None:
    """Forward signals to the child until it has ended, and end as it did."""
    waiting = local_array(Words, 16)
    message = local_array(Halves, MESSAGE_BYTES)
    while True:
        wait_for(waiting, 0, socket)
        wait_for(waiting, 1, signals)
        syscall(SYS_ppoll, waiting, 2, 0, 0, MASK_BYTES)
        if waiting[1] >> 48 != 0:
            forward(signals, child, server)
        if waiting[0] >> 48 != 0:
            size = syscall(SYS_read, socket, message, MESSAGE_BYTES)
            value = i64(message[1])
            if size == EINTR:
                continue
            if size != MESSAGE_BYTES:
                wait_for(waiting, 0, handle)
                while syscall(SYS_ppoll, waiting, 1, 0, 0, MASK_BYTES) == EINTR:
                    pass
                exit(LOST_STATUS)
            if message[0] == EXITED:
                exit(value)
            if message[0] == SIGNALLED:
                suffer(value)
                exit(128 + value)
            if message[0] == STOPPED:
                suffer_default(value)


def forward(signals: i64, child: i64, server: i64) -> None:
    """Give the child a signal that this process got: but for those that a terminal gives a group, to which this
    process may still have belonged, and the server's, which has the process go on as the child does."""
    information = local_array(Halves, SIGINFO_BYTES)
    if syscall(SYS_read, signals, information, SIGINFO_BYTES) == SIGINFO_BYTES:
        signal = information[0]
        is_sent = information[2] <= 0 and i64(information[3]) != server  # si_code, si_pid
        if signal == SIGHUP or is_sent and signal != SIGCHLD:
            syscall(SYS_kill, child, i64(signal))


def suffer(signal: i64) -> None:
    """Have a signal do to this process what it does by default."""
    action = local_array(Words, 32)
    action[0] = 0
    action[1] = 0
    action[2] = 0
    action[3] = 0
    syscall(SYS_rt_sigaction, signal, action, 0, MASK_BYTES)
    suffer_default(signal)


def suffer_default(signal: i64) -> None:
    """Give this process a signal, which else waits."""
    syscall(SYS_kill, syscall(SYS_getpid), signal)
    block_signals(1 << signal - 1, SIG_UNBLOCK, Words(i64(0)))
    block_signals(ALL_SIGNALS, SIG_SETMASK, Words(i64(0)))
