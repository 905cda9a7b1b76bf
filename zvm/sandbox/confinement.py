"""What a process asks of Linux before it runs code of others: resource limits, no new rights, Landlock, seccomp.

Each function binds the calling thread and those it starts later; none can be undone. Landlock is asked for by its
system calls, seccomp through libseccomp, the kept library for it, where the system has that.
"""
from __future__ import annotations

import ctypes
import errno
import os
import resource
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_SET_NO_NEW_PRIVS = 1, 4, 38
_SIGKILL = 9

# Landlock: system calls, and rights by the version of the interface that brought them
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_RULE_PATH = 1
EXECUTE, READ_FILE, READ_DIR = 1 << 0, 1 << 2, 1 << 3
_FILE_RIGHTS = EXECUTE | 1 << 1 | READ_FILE | 1 << 14 | 1 << 15  # those that a rule for a file may give
_ALL_RIGHTS = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14, 5: 1 << 15}
_SPECIAL_FILES = 1 << 6 | 1 << 9 | 1 << 10 | 1 << 11  # making devices, sockets, fifos: never allowed
_NETWORK_RIGHTS = 3  # binding and connecting, from version 4 on
_SCOPES = 3  # abstract sockets and signals stay within, from version 6 on

# seccomp
_ALLOW, _ERRNO = 0x7FFF0000, 0x00050000
_MASKED_EQUAL, _EQUAL = 7, 4
_TSYNC = 4
_O_ACCMODE = 3
_CLONE_THREAD = 0x10000
_TERMINAL_REQUESTS = (0x5401, 0x5421, 0x5450, 0x5451, 0x541B)  # TCGETS, FIONBIO, FIONCLEX, FIOCLEX, FIONREAD
_USUAL_CALLS = """
    read write readv writev pread64 pwrite64 preadv pwritev close fstat lseek mmap munmap mprotect mremap madvise brk
    rt_sigaction rt_sigprocmask rt_sigreturn rt_sigtimedwait sigaltstack fcntl flock fsync fdatasync ftruncate
    getdents64 getdents getcwd readlink readlinkat access faccessat faccessat2 stat lstat newfstatat fstatat64 statx
    statfs fstatfs poll ppoll select pselect6 epoll_create1 epoll_ctl epoll_wait epoll_pwait eventfd2 pipe pipe2 dup
    dup2 dup3 futex nanosleep clock_nanosleep clock_gettime clock_getres gettimeofday time times getrusage sysinfo uname
    getpid gettid getppid getuid geteuid getgid getegid getgroups getrandom sched_yield sched_getaffinity
    set_robust_list rseq getrlimit exit exit_group restart_syscall recvfrom recvmsg sendto sendmsg shutdown getsockopt
    membarrier arch_prctl set_tid_address fadvise64 copy_file_range sendfile getpgrp getpgid getsid getresuid
    getresgid umask memfd_create"""
_WRITING_CALLS = """
    open creat truncate unlink unlinkat rename renameat renameat2 mkdir mkdirat rmdir chmod fchmod fchmodat utime utimes
    futimesat utimensat fallocate"""
_NETWORK_CALLS = "socket connect bind listen accept accept4 getsockname getpeername setsockopt socketpair"
_PROCESS_CALLS = """
    fork vfork clone clone3 execve execveat wait4 waitid kill tgkill pidfd_open pidfd_send_signal
    close_range prlimit64 socketpair"""


def address_space() -> int:
    """Bytes of address space that the process has taken."""
    with open("/proc/self/statm", "rb") as handle:
        return int(handle.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def confine(readable: Iterable[str], writable: Collection[str], network: bool, processes: bool) -> list[str]:
    """Give up all but that, after limit_resources(); the protections that the system gives."""
    give_up_rights()
    protections = ["rlimits", "no_new_privs"]
    if restrict_files(readable, writable, network, processes):
        protections.append("landlock")
    if restrict_system_calls(bool(writable), network, processes):
        protections.append("seccomp")
    return protections


def limit_resources(address_space: int | None, file_size: int, processes: bool) -> None:
    """Set hard limits: of memory, of the files that are written, of descriptors; no core dumps."""
    limits = [(resource.RLIMIT_CORE, 0), (resource.RLIMIT_FSIZE, file_size), (resource.RLIMIT_NOFILE, 256),
              (resource.RLIMIT_MEMLOCK, 0), (resource.RLIMIT_MSGQUEUE, 0)]
    if address_space is not None:
        limits.append((resource.RLIMIT_AS, address_space))
    if not processes:
        limits.append((resource.RLIMIT_NPROC, 0) if os.getuid() else (resource.RLIMIT_NICE, 0))
    for kind, value in limits:
        most = resource.getrlimit(kind)[1]
        value = value if most == resource.RLIM_INFINITY else min(value, most)
        resource.setrlimit(kind, (value, value))


def give_up_rights() -> None:
    """No program gains rights any more, none may look into the process, and it ends with its parent."""
    libc = ctypes.CDLL(None, use_errno=True)
    for option, value in ((_PR_SET_NO_NEW_PRIVS, 1), (_PR_SET_DUMPABLE, 0), (_PR_SET_PDEATHSIG, _SIGKILL)):
        if libc.prctl(option, value, 0, 0, 0):
            raise OSError(ctypes.get_errno(), "prctl")


def restrict_files(readable: Iterable[str], writable: Iterable[str], network: bool, processes: bool = False) -> bool:
    """Nothing but these files and folders can be opened from now on, nor run without `processes`; False where the
    system has no Landlock. Needs give_up_rights() before."""
    libc = ctypes.CDLL(None, use_errno=True)
    version = libc.syscall(_CREATE_RULESET, None, 0, 1)
    if version < 1:
        return False
    handled = sum(rights for since, rights in _ALL_RIGHTS.items() if since <= version)
    attributes = struct.pack("=QQQ", handled, 0 if network or version < 4 else _NETWORK_RIGHTS,
                             _SCOPES if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    ruleset = libc.syscall(_CREATE_RULESET, attributes, size, 0)
    if ruleset < 0:
        return False
    try:
        for path in readable:
            _allow_path(libc, ruleset, path, READ_FILE | READ_DIR | EXECUTE * processes)
        for path in writable:
            _allow_path(libc, ruleset, path, handled & ~_SPECIAL_FILES & ~(EXECUTE * (not processes)))
        if libc.syscall(_RESTRICT_SELF, ruleset, 0):
            raise OSError(ctypes.get_errno(), "landlock_restrict_self")
    finally:
        os.close(ruleset)
    return True


def _allow_path(libc: ctypes.CDLL, ruleset: int, path: str, rights: int) -> None:
    """Add a rule; what is not there needs none."""
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not os.path.isdir(path):
            rights &= _FILE_RIGHTS
        if libc.syscall(_ADD_RULE, ruleset, _RULE_PATH, struct.pack("=Qi", rights, descriptor), 0):
            raise OSError(ctypes.get_errno(), "landlock_add_rule", path)
    finally:
        os.close(descriptor)


class _Comparison(ctypes.Structure):
    """struct scmp_arg_cmp."""

    _fields_ = [("arg", ctypes.c_uint), ("op", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


class _Filter:
    """A filter of libseccomp."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.library = library
        library.seccomp_init.restype = ctypes.c_void_p
        library.seccomp_rule_add_array.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int, ctypes.c_uint,
                                                   ctypes.POINTER(_Comparison)]
        library.seccomp_attr_set.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32]
        library.seccomp_load.argtypes = [ctypes.c_void_p]
        self.context = library.seccomp_init(_ERRNO | errno.EPERM)
        if not self.context:
            raise OSError(errno.ENOMEM, "seccomp_init")

    def add(self, name: str, action: int = _ALLOW, *conditions: tuple[int, int, int, int]) -> None:
        """A rule for a system call; one that this machine does not have needs none. A condition is number of the
        argument, comparison, and what that takes."""
        number = self.library.seccomp_syscall_resolve_name(name.encode())
        if number == -1:
            return
        comparisons = (_Comparison * max(len(conditions), 1))(*(_Comparison(*each) for each in conditions))
        self.library.seccomp_rule_add_array(self.context, action, number, len(conditions), comparisons)

    def load(self) -> None:
        self.library.seccomp_attr_set(self.context, _TSYNC, 1)
        problem = self.library.seccomp_load(self.context)
        if problem:
            raise OSError(-problem, "seccomp_load")


def restrict_system_calls(writing: bool, network: bool, processes: bool) -> bool:
    """Let through what an interpreter needs; all other system calls fail with EPERM. False where there is no
    libseccomp. Needs give_up_rights() before."""
    try:
        made = _Filter(ctypes.CDLL("libseccomp.so.2"))
    except OSError:
        return False
    for names, wanted in ((_USUAL_CALLS, True), (_WRITING_CALLS, writing), (_NETWORK_CALLS, network),
                          (_PROCESS_CALLS, processes)):
        for name in names.split() if wanted else ():
            made.add(name)
    if writing:
        made.add("openat")
    else:
        made.add("openat", _ALLOW, (2, _MASKED_EQUAL, _O_ACCMODE, 0))
        made.add("open", _ALLOW, (1, _MASKED_EQUAL, _O_ACCMODE, 0))
    for request in _TERMINAL_REQUESTS:
        made.add("ioctl", _ALLOW, (1, _EQUAL, request, 0))
    if not processes:
        made.add("clone", _ALLOW, (0, _MASKED_EQUAL, _CLONE_THREAD, _CLONE_THREAD))
        made.add("clone3", _ERRNO | errno.ENOSYS)  # its flags are in memory; the C library then calls clone
        made.add("tgkill", _ALLOW, (0, _EQUAL, os.getpid(), 0))
        made.add("prlimit64", _ALLOW, (2, _EQUAL, 0, 0))
    made.load()
    return True
